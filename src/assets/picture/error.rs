//! The errors of images and font faces.

/// The reason why an image or a font face can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureError {
    /// The problem, without a full stop.
    pub message: String,
    /// The instruction, if there is one for this problem.
    pub hint: Option<&'static str>,
}

impl From<String> for PictureError {
    fn from(message: String) -> PictureError {
        PictureError { message, hint: None }
    }
}

/// The error of a picture that the memory can't hold.
pub(super) fn no_memory() -> PictureError {
    "the picture takes more memory than there is".to_owned().into()
}
