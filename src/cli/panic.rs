//! Panics of the standard library that are errors of the system.

use crate::cli::outcome::fail;
use crate::cli::terminal::FAILURE;

/// The panic message of the standard library when a folder can't be closed. Every other call
/// returns an error; this one panics, although a failing disk or network may cause it.
const CLOSED_FOLDER: &str = "unexpected error during closedir";

/// A part of the source path of the storage library.
const STORAGE_LIBRARY: &str = "/object_store-";

/// Reports a folder that can't be closed like any other failure, and exits. The next build removes
/// the partial output, as after a kill.
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
