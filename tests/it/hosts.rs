//! `archipel host`: the same requests to real servers, and to simulations of hosts that can't be
//! run here.

mod aws;
mod moved;
mod names;
mod netlify;
mod pages;
mod printed;
mod requests;
mod server;

use std::fs;

use crate::site::Site;

/// A site with two languages, a page that loads more than others, an error page and headers.
fn site(base_path: &str) -> Site {
    let site = Site::new(MORE_FILES);
    let base_url =
        format!("base_url = \"https://site.example{base_path}\"\nnot_found = \"nothing\"");
    site.replace("site.toml", "base_url = \"https://site.example\"", &base_url);
    let toml = fs::read_to_string(site.at("site.toml")).unwrap();
    fs::write(site.at("site.toml"), toml + MORE_TOML).unwrap();
    site.build().fine();
    site
}

/// The same site with a default language without a segment.
fn bare_site(base_path: &str) -> Site {
    let site = site(base_path);
    site.replace("site.toml", "segment = \"en\"", "segment = \"\"");
    site.build().fine();
    site
}

const MORE_TOML: &str = "
[security]
frame_ancestors = [\"https://frame.example\"]
permissions = { fullscreen = [\"self\", \"https://film.example\"] }

[[files]]
output = \"404.html\"
template = \"files/404.html\"
per = \"site\"
";

const MORE_FILES: &str = "\
-- static/.well-known/webfinger
{\"subject\": \"acct:a@site.example\"}
-- content/pages/terms.yaml
path: terms
template: special.html
title: footer-note
description: footer-note
-- content/pages/deep.yaml
path: some/where
aliases: [was/here, /2019/deep.html]
template: page.html
title: footer-note
description: footer-note
-- content/pages/nothing.yaml
path: nothing
template: nothing.html
title: footer-note
description: footer-note
-- templates/nothing.html
<h1>Nothing in {{ locale.tag }}</h1><p>Nothing, nothing, nothing, nothing.</p>
-- templates/special.html
<h1>Terms</h1><script>document.title += '$ {x}'</script>
-- templates/files/404.html
<!doctype html>
<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Nothing</title></head>
<body><h1>Nothing in any language</h1></body></html>
";
