//! The token that allows preview modes and actions from other machines in the network.

use std::net::{IpAddr, SocketAddr, UdpSocket};

use anyhow::Context as _;
use axum::http::HeaderMap;
use constant_time_eq::constant_time_eq;
use headers::HeaderMapExt as _;

/// The cookie with the token.
const COOKIE: &str = "archipel-token";

/// Body of the 403 response when the token is missing.
pub(super) const NO_TOKEN: &str =
    "open the link with the token first; `archipel serve` printed it when it started\n";

/// A secret of this run of the program.
pub(super) struct Token(String);

impl Token {
    /// Generates a token of 128 random bits.
    pub(super) fn random() -> anyhow::Result<Token> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).context("the system can't generate random numbers")?;
        Ok(Token(format!("{:032x}", u128::from_le_bytes(bytes))))
    }

    /// Returns the path and query of the link that sets the token in a browser.
    pub(super) fn link(&self) -> String {
        format!("/@archipel/enter?token={}", self.0)
    }

    /// Returns whether `text` is the token, in constant time.
    pub(super) fn is(&self, text: &str) -> bool {
        constant_time_eq(self.0.as_bytes(), text.as_bytes())
    }

    /// Returns whether the cookie of a request contains the token.
    pub(super) fn is_in(&self, headers: &HeaderMap) -> bool {
        let cookies: Option<headers::Cookie> = headers.typed_get();
        cookies.is_some_and(|cookies| cookies.get(COOKIE).is_some_and(|value| self.is(value)))
    }

    /// Returns the `Set-Cookie` header for the token, for requests from pages of the preview only.
    pub(super) fn cookie(&self) -> String {
        format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Strict", self.0)
    }
}

/// Returns the address at which other machines reach a server that listens on `address`.
pub(super) fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Nothing is sent: the system only selects a source address. The destination is in a network
    // for documentation (RFC 5737).
    let chosen = UdpSocket::bind(("0.0.0.0", 0)).and_then(|socket| {
        socket.connect(("192.0.2.1", 9))?;
        socket.local_addr()
    });
    let ip = chosen.map_or(IpAddr::from([127, 0, 0, 1]), |chosen| chosen.ip());
    SocketAddr::new(ip, address.port())
}
