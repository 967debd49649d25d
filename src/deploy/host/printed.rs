//! A printed configuration.

/// A configuration, and notes on its omissions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// The configuration.
    pub text: String,
    /// The omissions because of a limit of the host, one sentence each.
    pub notes: Vec<String>,
}

impl Printed {
    /// Creates a configuration without omissions.
    pub(super) fn whole(text: String) -> Printed {
        Printed { text, notes: Vec::new() }
    }
}
