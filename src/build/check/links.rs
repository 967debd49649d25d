//! Links that are written as URLs of the site: the hint names the page.

use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::i18n::message::{parse_body, split_locale};
use crate::page::render::LoadedSite;

/// Names the page in the hints of links that are written as its URL, or as the path of its body.
pub fn name_pages(site: &LoadedSite, report: &mut Report) {
    report.replace_hints(|diagnostic| hint(site, diagnostic));
}

fn hint(site: &LoadedSite, diagnostic: &Diagnostic) -> Option<String> {
    if !matches!(diagnostic.code, Code::HandWrittenLink | Code::MessageMarkup) {
        return None;
    }
    let path = diagnostic.place.as_ref()?.path.as_str();
    let address = diagnostic.subject.as_deref()?;
    let (address, anchor) = match address.split_once('#') {
        Some((address, anchor)) => (address, Some(anchor)),
        None => (address, None),
    };
    let page = by_url(site, address).or_else(|| by_file(site, path, address))?;
    let id = &site.pages[page].id;
    let is_template = path.starts_with("templates/");
    Some(match (is_template, anchor) {
        (true, None) => format!("write `{{{{ url(\"{id}\") }}}}`"),
        (true, Some(anchor)) => format!("write `{{{{ url(\"{id}\", anchor=\"{anchor}\") }}}}`"),
        (false, None) => format!("write `page:{id}`"),
        (false, Some(anchor)) => format!("write `page:{id}#{anchor}`"),
    })
}

/// The page with that URL, with or without a slash at its end.
fn by_url(site: &LoadedSite, address: &str) -> Option<usize> {
    let parse = |url: &str| site.routes.parse(&site.config, url);
    let found = parse(address).or_else(|| parse(&format!("{address}/")));
    found.filter(|_| address.starts_with('/')).map(|(_, page)| page)
}

/// The page whose body has this path, relative to that of another body.
fn by_file(site: &LoadedSite, from: &str, address: &str) -> Option<usize> {
    let stem = address.strip_suffix(".md")?;
    let (from, _) = parse_body(split_locale(from)?.1)?;
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in stem.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    site.routes.page(&parts.join("/"))
}
