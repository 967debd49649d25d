//! What only the user knows of a host.

use std::path::Path;

use crate::host::table::RouteTable;

/// What only the user knows of the host.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The folder on the host that the site's addresses are looked up in.
    pub folder: Option<&'a Path>,
    /// Whether nginx has the module that sends `.br` siblings.
    pub brotli: bool,
    /// Whether the policies of pages are sent by hosts whose configuration does not change together
    /// with the pages.
    pub policies: bool,
}

/// The folder that the site's addresses are looked up in.
pub(super) fn folder(table: &RouteTable, options: Options<'_>) -> String {
    match options.folder {
        Some(folder) => folder.display().to_string(),
        None => format!("/var/www/{}", table.host_name()),
    }
}
