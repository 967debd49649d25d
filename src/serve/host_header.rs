//! The `Host` headers that the preview accepts.
//!
//! A page of another site may resolve its name to this machine and send requests to the preview as
//! if it were that site (DNS rebinding). It can't change the name in the header.

use std::net::IpAddr;

use axum::http::uri::Authority;

/// The address that a request comes from.
#[derive(Clone, Copy)]
pub(super) struct Peer(pub(super) IpAddr);

/// Whether a request may render preview modes and perform actions: it comes from this machine or
/// has the token.
#[derive(Clone, Copy)]
pub(super) struct Trusted(pub(super) bool);

/// The accepted names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Hosts {
    /// The names of this machine, and additional ones.
    Ours(Vec<String>),
    /// Any, since the user serves a network.
    Any,
}

impl Hosts {
    /// Returns the accepted names for the `--host` to listen on.
    pub(super) fn for_listening(listen_host: Option<&str>) -> Hosts {
        let Some(listen_host) = listen_host else { return Hosts::Ours(Vec::new()) };
        let is_open = listen_host.parse::<IpAddr>().is_ok_and(|address| address.is_unspecified());
        if is_open { Hosts::Any } else { Hosts::Ours(vec![listen_host.to_ascii_lowercase()]) }
    }

    /// Returns whether a request for `host`, with or without a port, is accepted.
    pub(super) fn allow(&self, host: &str) -> bool {
        let Hosts::Ours(names) = self else { return true };
        let name = without_port(host);
        is_this_machine(host) || name.is_some_and(|name| names.contains(&name))
    }
}

/// Returns whether `host`, with or without a port, is a loopback name or address.
pub(super) fn is_this_machine(host: &str) -> bool {
    let Some(name) = without_port(host) else { return false };
    name == "localhost"
        || name.ends_with(".localhost")
        || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Returns the name in `host`, in lower case; `None` if it is more than a name and a port.
fn without_port(host: &str) -> Option<String> {
    let authority: Authority = host.parse().ok()?;
    let name = authority.host();
    let whole = match authority.port() {
        Some(port) => format!("{name}:{port}"),
        None => name.to_owned(),
    };
    let name = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name);
    (whole == host).then(|| name.trim_end_matches('.').to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_names_are_accepted() {
        let ours = Hosts::for_listening(None);
        for host in
            ["localhost:8000", "LOCALHOST", "127.0.0.1:1", "[::1]:9", "a.localhost", "127.9.9.9"]
        {
            assert!(ours.allow(host), "{host}");
        }
        for host in
            ["evil.example", "localhost.evil.example", "10.0.0.1", "", "127.0.0.1.evil.example"]
        {
            assert!(!ours.allow(host), "{host}");
        }
        for host in
            ["[::1].evil.example", "localhost:80@evil.example", "localhost:80.evil.example", "[::1"]
        {
            assert!(!ours.allow(host), "{host}");
        }
        assert!(Hosts::for_listening(Some("box.local")).allow("box.local:8000"));
        assert!(Hosts::for_listening(Some("0.0.0.0")).allow("anything.example"));
        assert!(!Hosts::for_listening(Some("192.168.1.5")).allow("evil.example"));
    }
}
