//! The token of a preview that a network can reach: whoever knows it may do what costs or acts.

use std::net::{IpAddr, SocketAddr, UdpSocket};

use anyhow::Context as _;
use axum::http::HeaderMap;
use constant_time_eq::constant_time_eq;
use headers::HeaderMapExt as _;

/// The cookie with the token.
const COOKIE: &str = "archipel-token";

/// What a request hears that must have the token.
pub(super) const NO_TOKEN: &str =
    "open the link with the token first; `archipel serve` printed it when it started\n";

/// A secret of this run of the program.
pub(super) struct Token(String);

impl Token {
    /// Makes a token of 128 random bits.
    pub(super) fn random() -> anyhow::Result<Token> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).context("the system has no random numbers")?;
        Ok(Token(format!("{:032x}", u128::from_le_bytes(bytes))))
    }

    /// The path and query of the link that gives the token to a browser.
    pub(super) fn link(&self) -> String {
        format!("/@archipel/enter?token={}", self.0)
    }

    /// Whether `text` is the token. How long it takes says nothing about the token.
    pub(super) fn is(&self, text: &str) -> bool {
        constant_time_eq(self.0.as_bytes(), text.as_bytes())
    }

    /// Whether a request has the token in its cookie.
    pub(super) fn is_in(&self, headers: &HeaderMap) -> bool {
        let cookies: Option<headers::Cookie> = headers.typed_get();
        cookies.is_some_and(|cookies| cookies.get(COOKIE).is_some_and(|value| self.is(value)))
    }

    /// The `Set-Cookie` that makes a browser send the token, and only with requests of our pages.
    pub(super) fn cookie(&self) -> String {
        format!("{COOKIE}={}; Path=/; HttpOnly; SameSite=Strict", self.0)
    }
}

/// Where other machines reach a server that listens on `address`.
pub(super) fn reachable(address: SocketAddr) -> SocketAddr {
    if !address.ip().is_unspecified() {
        return address;
    }
    // Nothing is sent: the system only chooses the address that it would send from. The other side
    // is of a network for documentation (RFC 5737).
    let chosen = UdpSocket::bind(("0.0.0.0", 0)).and_then(|socket| {
        socket.connect(("192.0.2.1", 9))?;
        socket.local_addr()
    });
    let ip = chosen.map_or(IpAddr::from([127, 0, 0, 1]), |chosen| chosen.ip());
    SocketAddr::new(ip, address.port())
}
