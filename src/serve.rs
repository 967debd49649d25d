//! The preview and the language server: they serve the site from memory, and follow its sources.
//!
//! In: a project, the events of its files, and edits from its pages. Out: responses to browsers and
//! editors, and edited input files. Never: a file of `dist/`.
//!
//! One thread builds, another one responds to requests; they share a [`preview::Preview`]. Rooms
//! above do not depend on the preview. It serves the published pages, with complete fonts, and adds
//! its client to each response.
#![expect(clippy::disallowed_methods, reason = "a preview measures the time of its builds")]

mod address;
mod builder;
mod client;
mod edit;
mod edit_requests;
mod endpoints;
mod events;
mod findings;
mod host_header;
mod http;
mod launch_editor;
mod lsp;
mod memory_sink;
mod observer;
mod options;
mod preview;
mod remote;
mod response;
mod status;
mod token;
// File system events, debounced.
pub mod watch;

use std::sync::Arc;
use std::time::SystemTime;

use anyhow::Context as _;

use crate::build::pipeline::{BuildSession, Options};
use crate::engine::source::Snapshot;
use crate::serve::builder::Builder;
use crate::serve::host_header::Hosts;
use crate::serve::preview::Preview;
use crate::serve::token::{Token, reachable};
use crate::serve::watch::Watch;

pub use crate::serve::edit::addition::{AdditionKind, NewFiles, PlanAddition};
pub use crate::serve::launch_editor::Editor;
pub use crate::serve::lsp::language_server;
pub use crate::serve::observer::{Observer, Outcome};
pub use crate::serve::options::ServeOptions;
pub use crate::serve::remote::remote_explanation;
pub use crate::serve::status::{Status, Times};

/// The first port that is tried.
pub const FIRST_PORT: u16 = 8000;

/// The number of ports that are tried.
const PORTS: u16 = 100;

/// Serves until the program ends, or nobody observes the events. Without a watch, a site with
/// errors is not served, and the result is `false`.
pub fn serve(options: ServeOptions, observer: &dyn Observer) -> anyhow::Result<bool> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("can't start the runtime for requests")?;
    // The port is bound before the first build, so that a port in use is reported at once.
    let (listener, address) = runtime.block_on(listen(&options))?;
    let hosts = Hosts::for_listening(options.host.as_deref());
    let token = if address.ip().is_loopback() { None } else { Some(Token::random()?) };
    let session = BuildSession::new();
    let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let server = format!("{:x}-{:x}", std::process::id(), started.as_nanos());
    let (root, watch, days) = (options.root.clone(), options.watch, options.days.clone());
    let preview = Preview::new(options, server, hosts, token, session.database());
    let preview = Arc::new(preview);
    let watch = watch.map(|mode| Watch::new(&root, mode));
    let (gone, over) = tokio::sync::oneshot::channel::<()>();
    std::thread::scope(|scope| {
        let mut builder = Builder::new(
            &preview,
            session,
            Options { drafts: true, days, whole_fonts: true, ..Options::default() },
            observer,
        );
        let is_right = match &watch {
            Some(watch) => builder.once(watch.snapshot(), watch.notice()),
            None => builder.once(&Arc::new(Snapshot::scan(&root)), None),
        };
        if watch.is_none() && !is_right {
            return Ok(false);
        }
        let link = preview.token.as_ref().map(Token::link);
        let link = link.map(|link| format!("http://{}{link}", reachable(address)));
        let url = format!("http://{address}{}/", preview.base_path());
        observer.listening(&url, link.as_deref());
        if observer.is_gone() {
            return Ok(true);
        }
        let follow = move || {
            if let Some(watch) = watch {
                builder.follow(watch);
                drop(gone);
            } else {
                // Without a watch, only the end of the program ends the preview.
                std::mem::forget(gone);
            }
        };
        std::thread::Builder::new()
            .spawn_scoped(scope, follow)
            .context("can't start the build thread")?;
        let serving = std::pin::pin!(http::serve_requests(listener, Arc::clone(&preview)));
        runtime.block_on(futures_util::future::select(serving, over));
        Ok(true)
    })
}

async fn listen(
    options: &ServeOptions,
) -> anyhow::Result<(tokio::net::TcpListener, std::net::SocketAddr)> {
    let host = options.host.as_deref().unwrap_or("127.0.0.1");
    match options.port {
        Some(port) => http::listen(host, [port]).await.map_err(|error| {
            let is_taken = error.kind() == std::io::ErrorKind::AddrInUse;
            let hint = match is_taken {
                true => {
                    "; choose another port with --port, or omit it: the next free one is \
                         taken"
                }
                false => "",
            };
            anyhow::Error::new(error).context(format!("can't listen on {host}:{port}{hint}"))
        }),
        None => http::listen(host, FIRST_PORT..FIRST_PORT + PORTS)
            .await
            .with_context(|| format!("can't listen on {host}")),
    }
}
