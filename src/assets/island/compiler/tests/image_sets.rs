//! Addresses in `image-set()`, which may be strings.

use crate::assets::island::fixture::Project;

const CODE: &str = "import \"./plain.css\"; import s from \"./own.module.css\";
export default () => <p className={s.a}>text</p>;";

#[test]
fn files_of_image_sets_are_published() {
    let project = Project::new("image sets", "");
    project.write("islands/a/one.png", "1").write("islands/a/two.png", "2");
    project.write("islands/a/three (3).png", "3").write("islands/a/four.png", "4");
    project.write(
        "islands/a/plain.css",
        "/* image-set(\"gone.png\" 1x) */
@supports (background: image-set(\"gone.png\" 1x)) { .d { color: red } }
.b { background: image-set(\"./one.png\" type(\"image/png\") 1x, url(two.png) 2x) }
.c { --set: -WEBKIT-image\\2d set('three (3).png' 1x); content: \"image-set('gone.png' 1x)\" }
.e { background: url(one.png?image-set\\() }
.f { cursor: image-set(\"data:image/png;base64,AA\" 1x, \"https://a.example/b.png\" 2x), auto }",
    );
    project.write("islands/a/own.module.css", ".a { mask-image: image-set('four.png' 1x) }");
    project.island("a", "load", CODE);
    let bundle = project.bundle().unwrap();
    let css = bundle.files.iter().find(|(path, _)| path.as_str().ends_with(".css")).unwrap().1;
    let files: Vec<&str> =
        bundle.assets.keys().filter_map(|path| path.as_str().rsplit('/').next()).collect();
    assert_eq!(files.len(), 4, "{files:?}");
    for name in ["one-", "two-", "three-3-", "four-"] {
        let file = files.iter().find(|file| file.starts_with(name)).expect(name);
        assert!(css.contains(&format!("./{file}")), "{file} in {css}");
    }
    assert!(css.contains("type(\"image/png\")") || css.contains("type(image/png)"), "{css}");
}

#[test]
fn a_missing_file_of_an_image_set_is_located() {
    let project = Project::new("missing image", "");
    project.write("islands/a/one.png", "1");
    project.write(
        "islands/a/plain.css",
        ".é { background: image-set(\"one.png\" 1x, \"gone.png\" 2x) }",
    );
    project.write("islands/a/own.module.css", ".a { mask: image-set('away.png' 1x) }");
    project.island("a", "load", CODE);
    let wrong = project.bundle().unwrap_err();
    assert!(wrong.contains("there is no file `gone.png`"), "{wrong}");
    assert!(wrong.contains("islands/a/plain.css:1:42"), "{wrong}");
    assert!(wrong.contains("islands/a/own.module.css:1:22"), "{wrong}");
}
