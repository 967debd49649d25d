//! Photos in the `data:` URLs of finished HTML: of templates, bodies, data and islands.

use crate::assets::image::embedded_without_metadata;
use crate::engine::diagnostic::{Code, Diagnostic, Report};
use crate::page::render::LoadedSite;
use crate::page::render::origin::HtmlOrigin;

/// The length of the part of a URL that is searched for in the sources, in bytes.
const MAX_SEARCHED: usize = 120;

/// The HTML without the metadata of photos in `data:` URLs. `None` if it can't be removed, which is
/// reported.
pub(super) fn without_photo_metadata(
    site: &LoadedSite,
    html: String,
    origin: HtmlOrigin<'_>,
    report: &mut Report,
) -> Option<String> {
    match embedded_without_metadata(&html) {
        Ok(cleaned) => Some(cleaned.unwrap_or(html)),
        Err((span, fault)) => {
            let url = &html[span];
            let searched = url.get(..MAX_SEARCHED).unwrap_or(url);
            let message = "a picture in a `data:` URL can't be published without its metadata";
            let wrong = format!("{message}: {}", fault.message);
            report.add(
                Diagnostic::new(Code::InvalidImage, wrong)
                    .at(origin.place(site, searched))
                    .on_page(origin.url)
                    .hint("write it as a file of assets/, and name that file here"),
            );
            None
        }
    }
}
