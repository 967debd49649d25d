//! The options of a preview.

use std::path::PathBuf;

use crate::content::Days;
use crate::serve::edit::addition::PlanAddition;
use crate::serve::launch_editor::Editor;
use crate::serve::watch::Mode;

/// The options of a preview.
pub struct ServeOptions {
    /// The site's folder.
    pub root: PathBuf,
    /// The address to listen on, and an accepted name; by default this machine only.
    pub host: Option<String>,
    /// The port; by default the first free one from [`FIRST_PORT`](crate::serve::FIRST_PORT).
    pub port: Option<u16>,
    /// How changes are detected; without it, the site is built once.
    pub watch: Option<Mode>,
    /// The editor that the page opens files in.
    pub editor: Option<Editor>,
    /// The days whose pages are shown.
    pub days: Days,
    /// Plans the files of a new page, article or language.
    pub plan_addition: Box<PlanAddition>,
}
