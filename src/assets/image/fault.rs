//! Errors of images.

/// The reason why an image can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageFault {
    /// The message.
    pub message: String,
    /// The hint.
    pub hint: String,
}

impl From<String> for ImageFault {
    fn from(message: String) -> ImageFault {
        ImageFault { message, hint: "save it again as JPEG, PNG or WebP".to_owned() }
    }
}
