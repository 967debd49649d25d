//! Requests explanations from a preview that another process serves.

use std::time::Duration;

use anyhow::anyhow;
use reqwest::header::{ACCEPT, CONTENT_TYPE};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode, Url};
use tokio::runtime;

/// The time limit of a response.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Requests the explanation of the page at a path from the preview at `host`, as text of a media
/// type; `None` if it has no such page. Returns an error if the preview does not respond.
pub fn remote_explanation(
    host: &str,
    path: &str,
    media_type: &str,
) -> anyhow::Result<Option<String>> {
    let mut url = Url::parse(&format!("http://{host}/@archipel/explain"))?;
    url.query_pairs_mut().append_pair("path", path);
    // The client requires a TLS provider even for plain http. An error means that one is installed.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = Client::builder().no_proxy().redirect(Policy::none()).timeout(TIMEOUT);
    let explanation =
        runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
            let response = client.build()?.get(url).header(ACCEPT, media_type).send().await?;
            Ok::<_, reqwest::Error>(match is_explanation(&response, media_type) {
                true => Some(response.text().await?),
                false => None,
            })
        });
    explanation.map_err(|error| anyhow!("{}", anyhow::Error::from(error).root_cause()))
}

fn is_explanation(response: &Response, media_type: &str) -> bool {
    let found = response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    response.status() == StatusCode::OK && found.is_some_and(|found| found.starts_with(media_type))
}
