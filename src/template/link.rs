//! The targets of links in bodies and messages.

use crate::engine::diagnostic::Diagnostic;
use crate::template::TemplateContext;

/// The URL of a link: that of the page of `page:<id>`, or of the file of `asset:<name>`; others
/// stay. The anchor of `#<anchor>` is one of the page `page`. If the text `is_embedded` in a file
/// of its own, such as a feed, the URL contains the page.
pub fn link_target(
    context: &dyn TemplateContext,
    page: &str,
    is_embedded: bool,
    address: &str,
) -> Result<String, Vec<Diagnostic>> {
    if let Some(page) = address.strip_prefix("page:") {
        return match page.split_once('#') {
            Some((page, anchor)) => context.url(page, Some(anchor)),
            None => context.url(page, None),
        };
    }
    if let Some(asset) = address.strip_prefix("asset:") {
        return context.asset(asset);
    }
    let Some(anchor) = address.strip_prefix('#') else { return Ok(address.to_owned()) };
    // Without an element of that id, browsers show the start of the page (HTML, "Scrolling to a
    // fragment").
    let url = context.url(page, Some(anchor).filter(|anchor| *anchor != "top"))?;
    Ok(if is_embedded { url } else { address.to_owned() })
}
