//! The files that code of islands refers to, as they are published.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::assets::asset::published_bytes;
use crate::assets::island::bundle::Base64;
use crate::engine::source::SourcePath;

/// A file whose published bytes the bundler needs.
#[derive(Deserialize)]
pub(super) struct PublishRequest {
    id: String,
    /// Its path in the project.
    path: String,
    content: Base64,
}

/// The reply to a request.
#[derive(Serialize)]
struct PublishReply {
    id: String,
    /// The published bytes, if they differ.
    content: Option<Base64>,
    /// The reason why the file can't be published.
    fault: Option<String>,
}

impl PublishRequest {
    /// The line with its reply, which depends only on the request.
    pub(super) fn reply(self) -> String {
        let published = published_bytes(&SourcePath::new(&self.path), &self.content.0);
        // Files of packages are public already, with their metadata.
        let is_package = self.path.contains("node_modules/");
        let (content, fault) = match published {
            Ok(Cow::Owned(published)) => (Some(Base64(published.into())), None),
            Err(wrong) if !is_package => (None, Some(wrong.message)),
            Ok(Cow::Borrowed(_)) | Err(_) => (None, None),
        };
        let reply = PublishReply { id: self.id, content, fault };
        let reply = serde_json::to_string(&reply).expect("texts are JSON");
        format!("{{\"reply\":{reply}}}\n")
    }
}
