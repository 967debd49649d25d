//! How much the tests try, as `tests/run` says.

/// How much is tried of what takes long.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// As in `tests/run fast`, and where nothing is said.
    Fast,
    /// As in `tests/run`.
    Usual,
    /// As in `tests/run all`.
    All,
}

/// How much these tests try.
pub fn extent() -> Extent {
    match std::env::var("ARCHIPEL_TESTS").as_deref() {
        Ok("usual") => Extent::Usual,
        Ok("all") => Extent::All,
        _ => Extent::Fast,
    }
}

/// Whether everything is tried, or less of what takes long.
pub fn is_whole() -> bool {
    extent() == Extent::All
}
