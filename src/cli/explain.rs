//! The command `explain`: explains a diagnostic code, or the inputs of a page.

use std::sync::Arc;

use anyhow::{Context as _, bail};
use serde::Serialize;
use serde_json::json;

use crate::build::explain::{Explanation, explain};
use crate::build::pipeline::{BuildSession, Options, start};
use crate::cli::terminal::{Common, SITE_ERRORS, SUCCESS, print, print_json, print_report};
use crate::content::{Days, PAGES};
use crate::engine::diagnostic::{Code, Record, nearest};
use crate::engine::output::NullSink;
use crate::engine::source::Snapshot;
use crate::serve::remote_explanation;

/// Explains a code, a page by its path, id or file, or a page of a running preview by its URL.
pub(super) fn run(common: &Common, about: Option<&str>) -> anyhow::Result<u8> {
    match about {
        Some(url) if url.starts_with("http://") => explain_in_preview(common, url),
        Some(url) if url.contains('/') || is_page(common, url) => explain_page(common, url),
        about => explain_code(common, about),
    }
}

/// Returns whether `name` is the id of a page and not a code.
fn is_page(common: &Common, name: &str) -> bool {
    let is_code = Code::ALL.iter().any(|code| code.as_str() == name);
    !is_code && Snapshot::scan(&common.root).contains(&format!("{PAGES}{name}.yaml"))
}

/// A page, for `--json`.
#[derive(Serialize)]
struct PageExplanation {
    ok: bool,
    failure: Option<String>,
    diagnostics: Vec<Record>,
    #[serde(flatten)]
    explanation: Explanation,
}

fn explain_code(common: &Common, code: Option<&str>) -> anyhow::Result<u8> {
    let mut text = String::new();
    match code {
        Some(name) => {
            let known = Code::ALL.iter().find(|code| code.as_str() == name);
            let Some(code) = known else {
                let near = nearest(name, Code::ALL.iter().map(|code| code.as_str()));
                let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
                bail!("unknown diagnostic code `{name}`{near}");
            };
            for line in code.explanation().lines() {
                text.push_str(line.trim());
                text.push('\n');
            }
            if common.json {
                print_json(&json!({ "ok": true, "code": name, "text": text.trim_end() }));
                return Ok(SUCCESS);
            }
        }
        None if common.json => {
            let codes: Vec<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
            print_json(&json!({ "ok": true, "codes": codes }));
            return Ok(SUCCESS);
        }
        None => {
            for code in Code::ALL {
                text.push_str(code.as_str());
                text.push('\n');
            }
        }
    }
    print(&text);
    Ok(SUCCESS)
}

/// Builds the site without writing it, and explains one of its pages.
fn explain_page(common: &Common, url: &str) -> anyhow::Result<u8> {
    let snapshot = Arc::new(Snapshot::scan(&common.root));
    let mut session = BuildSession::new();
    let options = Options { days: Days::All, ..Options::default() };
    let started = start(&snapshot, &options, &mut session, &NullSink, &())?;
    let site = started.site().cloned();
    let has_site = site.is_some();
    let built = started.finish(&|| false)?.expect("nothing cancels it");
    let database = session.database();
    let explained = site.and_then(|site| explain(&site, url, &database, session.builds()));
    let is_wrong = built.report.has_errors();
    if is_wrong {
        print_report(common, &built.report, &snapshot);
    }
    match explained {
        Some(explanation) if common.json => print_json(&PageExplanation {
            ok: !is_wrong,
            failure: None,
            diagnostics: common.shown(&built.report.errors_only()).records(&snapshot),
            explanation,
        }),
        Some(explanation) => print(&explanation.to_string()),
        None if is_wrong && !has_site => {}
        None if is_wrong => bail!("the site has no page at `{url}`, or its errors hide that page"),
        None => bail!("the site has no page at `{url}`; use its URL path, such as /en/about/"),
    }
    Ok(if is_wrong { SITE_ERRORS } else { SUCCESS })
}

/// Requests the explanation of `url` from its preview, which has a record of its last builds.
fn explain_in_preview(common: &Common, url: &str) -> anyhow::Result<u8> {
    let media_type = if common.json { "application/json" } else { "text/plain" };
    let rest = url.trim_start_matches("http://");
    let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let page = if path.is_empty() { "/" } else { path };
    let explanation = remote_explanation(host, page, media_type).with_context(|| {
        format!("no preview responds at {host}; start it with `archipel serve`")
    })?;
    let Some(text) = explanation else { bail!("the preview at {host} has no page at `{page}`") };
    print(&format!("{}\n", text.trim_end()));
    Ok(SUCCESS)
}
