//! What is wrong with an image.

/// Why an image can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageFault {
    /// What is wrong with it.
    pub message: String,
    /// What to do.
    pub hint: String,
}

impl From<String> for ImageFault {
    fn from(message: String) -> ImageFault {
        ImageFault { message, hint: "save it again as JPEG, PNG or WebP".to_owned() }
    }
}
