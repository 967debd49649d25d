//! Stacks of errors that islands throw.

use crate::island::prerender::outcome::{PrerenderFailure, Spot};

/// The failure of an island that threw `message`.
pub(super) fn thrown(message: String, stack: String) -> PrerenderFailure {
    let spot = stack.lines().filter_map(frame).find(|spot| is_own(&spot.file));
    PrerenderFailure::Thrown { message, spot, stack }
}

/// Whether the file is the site's own: the runtime and packages only pass on what they are given.
fn is_own(file: &str) -> bool {
    file.strip_prefix("islands/")
        .is_some_and(|file| !file.contains("node_modules/") && !file.starts_with("archipel:"))
}

/// Parses `    at Name (file:12:3)` or `    at file:12:3`.
fn frame(line: &str) -> Option<Spot> {
    let frame = line.trim().strip_prefix("at ")?;
    let place = match frame.strip_suffix(')') {
        Some(frame) => frame.rsplit_once('(')?.1,
        None => frame.strip_prefix("async ").unwrap_or(frame),
    };
    let mut parts = place.rsplitn(3, ':');
    let column = parts.next()?.parse().ok()?;
    let line = parts.next()?.parse().ok()?;
    Some(Spot { file: parts.next()?.to_owned(), line, column })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_read() {
        let spot = |file: &str, line, column| Some(Spot { file: file.to_owned(), line, column });
        assert_eq!(frame("    at f (islands/a/b.ts:3:14)"), spot("islands/a/b.ts", 3, 14));
        assert_eq!(frame("    at islands/a/b.ts:3:14"), spot("islands/a/b.ts", 3, 14));
        assert_eq!(frame("    at f (C:\\a\\b.ts:3:14)"), spot("C:\\a\\b.ts", 3, 14));
        assert_eq!(frame("    at f (native)"), None);
        assert_eq!(frame("Error: at x"), None);
    }

    #[test]
    fn the_islands_own_frame_is_the_place() {
        assert!(is_own("islands/counter/island.tsx"));
        assert!(is_own("islands/art/noise.ts"));
        assert!(!is_own("islands/archipel:messages.tsx"));
        assert!(!is_own("islands/node_modules/react/index.js"));
        assert!(!is_own("node:internal/process"));
    }
}
