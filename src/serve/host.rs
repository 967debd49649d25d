//! Which `Host` headers are accepted.
//!
//! A page of another site may resolve its name to this machine and send requests to the preview as
//! if it were that site (DNS rebinding). It can't change the name in the header.

use std::net::IpAddr;

/// The accepted names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Hosts {
    /// The names of this machine, and these.
    Ours(Vec<String>),
    /// Any, since the user serves a network.
    Any,
}

impl Hosts {
    /// The names for the address that the user asked to listen on.
    pub(super) fn for_listening(asked: Option<&str>) -> Hosts {
        let Some(asked) = asked else { return Hosts::Ours(Vec::new()) };
        let is_open = asked.parse::<IpAddr>().is_ok_and(|address| address.is_unspecified());
        if is_open { Hosts::Any } else { Hosts::Ours(vec![asked.to_ascii_lowercase()]) }
    }

    /// Whether a request for `host`, with or without a port, is accepted.
    pub(super) fn allow(&self, host: &str) -> bool {
        let Hosts::Ours(names) = self else { return true };
        let name = without_port(host).to_ascii_lowercase();
        let name = name.trim_end_matches('.');
        name == "localhost"
            || name.ends_with(".localhost")
            || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
            || names.iter().any(|known| known == name)
    }
}

fn without_port(host: &str) -> &str {
    if let Some(rest) = host.strip_prefix('[') {
        return rest.split(']').next().unwrap_or(rest);
    }
    host.split(':').next().unwrap_or(host)
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
        assert!(Hosts::for_listening(Some("box.local")).allow("box.local:8000"));
        assert!(Hosts::for_listening(Some("0.0.0.0")).allow("anything.example"));
        assert!(!Hosts::for_listening(Some("192.168.1.5")).allow("evil.example"));
    }
}
