//! `archipel diff`: the changes between two built folders.

use crate::site::{MORE, Run, Site};

/// Builds the site into a folder, and compares it with `old`.
fn diff(site: &Site, arguments: &[&str]) -> Run {
    site.run(&["build", "--out", "new"]).fine();
    site.run(&[&["diff", "old", "new"], arguments].concat())
}

#[test]
fn the_changes_of_a_build_are_markdown() {
    let site = Site::new(MORE);
    site.run(&["build", "--out", "old"]).fine();
    let same = diff(&site, &["--exit-code"]).fine();
    assert_eq!(same.out, "No page and no file of the site changes.\n");
    site.replace("locales/en/common.ftl", "without", "*with*");
    site.replace("locales/en/pages/home.ftl", "Welcome", "Hello");
    site.edit("-- content/pages/terms.yaml (absent)\n-- assets/main.css\nh1 { color: red }\n");
    site.edit(
        "-- content/pages/new.yaml\npath: new\ntemplate: page.html\ntitle: footer-note\n\
         description: footer-note\n",
    );
    let run = diff(&site, &[]).fine();
    let expected = "\
**2 pages added, 2 removed, 4 changed; 3 other files changed**

### Pages added

- `/de/new/`
- `/en/new/`

### Pages removed

- `/de/terms/`
- `/en/terms/`

### Pages changed

- `/de/`, `/de/secret/`
  - only markup, or addresses of files
- `/en/`
  - title: ~~Welcome~~ **Hello**
  - ~~Welcome~~ **Hello**
  - All prices ~~without~~ **\\*with\\*** tax.
- `/en/secret/`
  - title: ~~All prices without tax.~~ **All prices \\*with\\* tax.**
  - All prices ~~without~~ **\\*with\\*** tax.

### Other files

| File | Before | After |
| --- | ---: | ---: |
| `assets/main.css` | 14 B | 13 B |
| `sitemap-de.xml` | 743 B | 735 B |
| `sitemap-en.xml` | 743 B | 735 B |
";
    assert_eq!(run.out, expected);
    assert_eq!(diff(&site, &["--exit-code"]).code, 1);
    let json = diff(&site, &["--json"]).fine().out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["added"], serde_json::json!(["/de/new/", "/en/new/"]));
    assert_eq!(json["changed"][1]["title"], serde_json::json!(["Welcome", "Hello"]));
}

#[test]
fn only_built_folders_are_compared() {
    let site = Site::new("");
    site.run(&["build", "--out", "old"]).fine();
    site.run(&["diff", "old", "templates"])
        .mentions(2, "`templates` has no `archipel-manifest.json`; name a folder");
}
