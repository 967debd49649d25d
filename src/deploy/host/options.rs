//! Options of host configurations.

use std::path::Path;

use crate::deploy::host::table::RouteTable;

/// Properties of the host that the user sets.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// The folder of the site on the host.
    pub folder: Option<&'a Path>,
    /// Whether nginx has the module for `.br` files.
    pub brotli: bool,
    /// Whether to send the policies of pages also from hosts whose configuration is not updated
    /// together with the pages.
    pub policies: bool,
}

/// The folder of the site on the host.
pub(super) fn folder(table: &RouteTable, options: Options<'_>) -> String {
    match options.folder {
        Some(folder) => folder.display().to_string(),
        None => format!("/var/www/{}", table.host_name()),
    }
}
