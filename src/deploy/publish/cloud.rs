//! Opens the stores of clouds with the configuration of the environment.

use std::sync::Arc;

use object_store::aws::AmazonS3Builder;
use object_store::azure::MicrosoftAzureBuilder;
use object_store::gcp::GoogleCloudStorageBuilder;
use object_store::{ObjectStore, RetryConfig};

use crate::content::config::Location;
use crate::deploy::publish::environment::{Variable, attempt, configure, variables};
use crate::deploy::publish::http::Connector;

/// Opens the store of a cloud with the configuration of the environment; `None` for a folder.
pub(super) fn open(
    place: &Location,
    connector: &impl Fn() -> Connector,
) -> anyhow::Result<Option<Arc<dyn ObjectStore>>> {
    // The connector counts and retries requests.
    let once = || RetryConfig { max_retries: 0, ..RetryConfig::default() };
    Ok(match place {
        Location::S3(bucket) => {
            let endpoints = ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL", "AWS_ENDPOINT"];
            let build = |set: &[Variable]| -> object_store::Result<Arc<dyn ObjectStore>> {
                let builder = AmazonS3Builder::new();
                let builder = configure(set, builder, AmazonS3Builder::with_config);
                let builder = match is_loopback(set, &endpoints) {
                    true => builder.with_allow_http(true),
                    false => builder,
                };
                let builder = builder.with_bucket_name(bucket).with_retry(once());
                Ok(Arc::new(builder.with_http_connector(connector()).build()?))
            };
            Some(attempt(&variables("AWS_", &[])?, build)?)
        }
        Location::Google(bucket) => {
            let build = |set: &[Variable]| -> object_store::Result<Arc<dyn ObjectStore>> {
                let builder = GoogleCloudStorageBuilder::new();
                let builder = configure(set, builder, GoogleCloudStorageBuilder::with_config);
                let builder = builder.with_bucket_name(bucket).with_retry(once());
                Ok(Arc::new(builder.with_http_connector(connector()).build()?))
            };
            Some(attempt(&variables("GOOGLE_", &["SERVICE_ACCOUNT"])?, build)?)
        }
        Location::Azure(container) => {
            let endpoints = ["AZURE_STORAGE_ENDPOINT", "AZURE_ENDPOINT"];
            let build = |set: &[Variable]| -> object_store::Result<Arc<dyn ObjectStore>> {
                let builder = MicrosoftAzureBuilder::new();
                let builder = configure(set, builder, MicrosoftAzureBuilder::with_config);
                let builder = match is_loopback(set, &endpoints) {
                    true => builder.with_allow_http(true),
                    false => builder,
                };
                let builder = builder.with_container_name(container).with_retry(once());
                Ok(Arc::new(builder.with_http_connector(connector()).build()?))
            };
            Some(attempt(&variables("AZURE_", &["IDENTITY_ENDPOINT"])?, build)?)
        }
        Location::Folder(_) => None,
    })
}

/// Returns whether the first of the variables `names` that is set names this machine, where plain
/// HTTP is safe.
fn is_loopback(variables: &[Variable], names: &[&str]) -> bool {
    let value = |wanted: &&str| variables.iter().find(|(name, _)| name == wanted);
    let endpoint = names.iter().find_map(value).map(|(_, value)| value);
    let Some(url) = endpoint.and_then(|url| reqwest::Url::parse(url).ok()) else { return false };
    match url.host_str() {
        Some("localhost") => true,
        Some(host) => host
            .trim_start_matches('[')
            .trim_end_matches(']')
            .parse()
            .is_ok_and(|ip: std::net::IpAddr| ip.is_loopback()),
        None => false,
    }
}
