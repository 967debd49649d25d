//! The HTTP client of stores. It does not follow redirects, which would send the credentials and
//! the security token of the request to another host.

use std::error::Error;
use std::time::Duration;

use object_store::{ClientConfigKey, ClientOptions};
use reqwest::{Certificate, Client, NoProxy, Proxy, redirect};

/// The `User-Agent` of requests to stores.
const USER_AGENT: &str = concat!("archipel/", env!("CARGO_PKG_VERSION"));

/// The time limit of a connection, unless the library sets a lower one.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Builds a client with the connection options of the environment. Requests have their own time
/// limits.
pub(super) fn build(options: &ClientOptions) -> object_store::Result<Client> {
    try_build(options).map_err(|source| object_store::Error::Generic { store: "HTTP", source })
}

fn try_build(options: &ClientOptions) -> Result<Client, Box<dyn Error + Send + Sync>> {
    let text = |key: ClientConfigKey| options.get_config_value(&key);
    let is_set = |key: ClientConfigKey| match text(key).map(|it| it.to_ascii_lowercase()).as_deref()
    {
        Some("true" | "1" | "on" | "yes" | "y") => Ok(true),
        None | Some("false" | "0" | "off" | "no" | "n") => Ok(false),
        Some(_) => Err(format!("`{}` must be true or false", key.as_ref())),
    };
    let limit = match text(ClientConfigKey::ConnectTimeout) {
        None => CONNECT_TIMEOUT,
        Some(limit) => humantime::parse_duration(&limit)
            .map_err(|error| format!("`{limit}` is not a duration such as `5s`: {error}"))?,
    };
    let mut client = Client::builder()
        .redirect(redirect::Policy::none())
        .https_only(!is_set(ClientConfigKey::AllowHttp)?)
        .danger_accept_invalid_certs(is_set(ClientConfigKey::AllowInvalidCertificates)?)
        .connect_timeout(limit)
        // The length of an object is that of its stored bytes.
        .no_gzip()
        .no_brotli()
        .no_zstd()
        .no_deflate();
    if let Some(headers) = options.get_default_headers() {
        client = client.default_headers(headers.clone());
    }
    client = client
        .user_agent(text(ClientConfigKey::UserAgent).unwrap_or_else(|| USER_AGENT.to_owned()));
    if let Some(url) = text(ClientConfigKey::ProxyUrl) {
        let except = text(ClientConfigKey::ProxyExcludes);
        let except = except.and_then(|names| NoProxy::from_string(&names));
        client = client.proxy(Proxy::all(url)?.no_proxy(except));
    }
    if let Some(pem) = text(ClientConfigKey::ProxyCaCertificate) {
        client = client.tls_certs_merge([Certificate::from_pem(pem.as_bytes())?]);
    }
    Ok(client.build()?)
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpListener;

    use super::*;
    use crate::deploy::publish::store::block_on;

    fn options() -> ClientOptions {
        ClientOptions::new().with_allow_http(true)
    }

    #[test]
    fn a_redirect_is_not_followed() {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let (store, other) = (TcpListener::bind("[::1]:0"), TcpListener::bind("[::1]:0"));
        let (store, other) = (store.unwrap(), other.unwrap());
        let (from, to) = (store.local_addr().unwrap(), other.local_addr().unwrap());
        let server = std::thread::spawn(move || {
            let (mut stream, _) = store.accept().unwrap();
            let mut request = [0; 4096];
            let _ = stream.read(&mut request).unwrap();
            let response = format!(
                "HTTP/1.1 307 x\r\nLocation: http://{to}/\r\nContent-Length: 0\r\n\
                 Connection: close\r\n\r\n"
            );
            stream.write_all(response.as_bytes()).unwrap();
        });
        let status = block_on(async {
            let request = build(&options())?.put(format!("http://{from}/a"));
            Ok(request.header("x-amz-security-token", "secret").send().await?.status().as_u16())
        });
        server.join().unwrap();
        assert_eq!(status.unwrap(), 307);
        other.set_nonblocking(true).unwrap();
        assert!(other.accept().is_err(), "no connection");
    }

    #[test]
    fn options_are_read_strictly() {
        let _ = rustls::crypto::ring::default_provider().install_default();
        assert!(build(&options()).is_ok());
        let wrong = ClientOptions::new().with_config(ClientConfigKey::AllowHttp, "perhaps");
        let error = build(&wrong).unwrap_err().to_string();
        assert!(error.contains("`allow_http` must be true or false"), "{error}");
    }
}
