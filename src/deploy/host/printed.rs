//! A printed configuration.

/// A configuration, and what it lacks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// The configuration.
    pub text: String,
    /// What it lacks because of a limit of the host, one sentence each.
    pub notes: Vec<String>,
}

impl Printed {
    /// A configuration that lacks nothing.
    pub(super) fn whole(text: String) -> Printed {
        Printed { text, notes: Vec::new() }
    }
}
