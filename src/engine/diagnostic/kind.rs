//! The kinds of codes: their default levels.

/// The default level of a code, and how far `[check]` of `site.toml` may change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An error. It can't be lowered, since the output would be wrong.
    Error,
    /// An error about a choice of the site, which can be lowered: the output is as it is written.
    /// Pages with it are rendered.
    Denied,
    /// An error in a message. In a translation it can be a warning: the message of the fallback is
    /// shown instead.
    Message,
    /// A warning.
    Warning,
}
