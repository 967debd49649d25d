//! The extent of the tests, as set by `tests/run`.

/// The extent of slow tests.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// As in `tests/run fast`, and by default.
    Fast,
    /// As in `tests/run`.
    Usual,
    /// As in `tests/run all`.
    All,
}

/// Returns the extent of these tests.
pub fn extent() -> Extent {
    match std::env::var("ARCHIPEL_TESTS").as_deref() {
        Ok("usual") => Extent::Usual,
        Ok("all") => Extent::All,
        _ => Extent::Fast,
    }
}

/// Whether all cases are tried, or fewer of slow tests.
pub fn is_whole() -> bool {
    extent() == Extent::All
}
