//! The CI files of GitHub Pages and GitLab Pages.

use archipel::content::yaml::parse;
use archipel::engine::diagnostic::Report;
use archipel::engine::source::SourcePath;

use crate::hosts::site;
use crate::site::Site;

const KINDS: [&str; 2] = ["github-pages", "gitlab-pages"];

#[test]
fn ci_files_are_yaml() {
    let site = site("/sub");
    for kind in KINDS {
        let printed = site.run(&["host", kind]).fine().out;
        let mut report = Report::new();
        let node = parse(&SourcePath::new("ci.yaml"), &printed, &mut report);
        assert!(node.is_some() && !report.has_errors(), "{printed}");
        assert!(printed.contains("https://site.example/sub"), "{printed}");
        assert!(printed.contains("archipel build"), "{printed}");
    }
    let github = site.run(&["host", "github-pages"]).fine().out;
    assert!(github.contains("url: ${{ steps.publish.outputs.page_url }}"), "{github}");
}

#[test]
fn what_the_host_lacks_is_reported() {
    let whole = site("");
    for kind in KINDS {
        let run = whole.run(&["host", kind]).fine();
        assert!(run.err.contains("does not send the headers of [security]"), "{}", run.err);
        assert!(!run.err.contains("404.html"), "{}", run.err);
    }
    let plain = Site::new("");
    plain.build().fine();
    for kind in KINDS {
        let run = plain.run(&["host", kind]).fine();
        assert!(!run.err.contains("[security]"), "{}", run.err);
        assert!(run.err.contains("shows 404.html for unknown URLs"), "{}", run.err);
    }
}

#[test]
fn folders_are_redirected_by_gitlab_only() {
    let site = site("/sub");
    let toml = std::fs::read_to_string(site.at("site.toml")).unwrap();
    let moved = "\n[[redirects]]\nfrom = \"/pt/*\"\nto = \"/de/*\"\n";
    std::fs::write(site.at("site.toml"), toml + moved).unwrap();
    site.build().fine();
    let gitlab = site.run(&["host", "gitlab-pages"]).fine();
    let rule = "      /sub/pt/* /sub/de/:splat 301\n      END\n";
    assert!(gitlab.out.contains(rule), "{}", gitlab.out);
    let github = site.run(&["host", "github-pages"]).fine();
    assert!(github.err.contains("1 redirects of folders are omitted"), "{}", github.err);
}
