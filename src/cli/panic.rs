//! Panics of the standard library that are errors of the system.

use crate::cli::outcome::fail;
use crate::cli::terminal::FAILURE;

/// How the standard library says that a folder can't be closed, where every other call returns an
/// error: it takes that for a bug of the program, and a failing disk or network may answer so.
const CLOSED_FOLDER: &str = "unexpected error during closedir";

/// A part of the path of the sources of the library that talks to stores.
const STORAGE_LIBRARY: &str = "/object_store-";

/// Ends the program like any other failure where a folder can't be closed. What it leaves of the
/// new output is removed by the next build, as after a kill.
pub(super) fn report_unclosed_folders(json: bool) {
    let others = std::panic::take_hook();
    #[expect(clippy::exit, reason = "a panic can't be turned into an error")]
    std::panic::set_hook(Box::new(move |panic| {
        // The command reports these itself.
        if panic.location().is_some_and(|place| place.file().contains(STORAGE_LIBRARY)) {
            return;
        }
        if panic.payload_as_str().is_none_or(|words| !words.starts_with(CLOSED_FOLDER)) {
            others(panic);
            return;
        }
        fail(json, "a folder can't be closed after it was listed; check its disk");
        std::process::exit(FAILURE.into());
    }));
}
