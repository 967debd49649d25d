//! The preview: the site from memory, on this machine, kept up to date while people work on it.
//!
//! One thread builds, another one answers requests; between them lies [`preview::Preview`]. Of the
//! site, nothing is written to disk, and nothing below [`crate::pipeline`] knows that it is served:
//! the pages are the published ones, and what browsers need to stay up to date is added as they
//! are sent.
#![expect(clippy::disallowed_methods, reason = "a preview tells how long its builds take")]

mod address;
mod answer;
mod client;
mod editor;
mod host;
mod http;
mod live;
mod outcome;
mod own;
mod preview;
mod shelf;
mod status;
mod work;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::SystemTime;

use anyhow::Context as _;

use crate::pipeline::{Memory, Options};
use crate::serve::host::Hosts;
use crate::serve::preview::Preview;
use crate::serve::work::Work;
use crate::source::Snapshot;
use crate::watch::{Mode, Watch};

pub use crate::serve::editor::Editor;
pub use crate::serve::outcome::{Host, Outcome};
pub use crate::serve::status::{Status, Times};

/// What to serve, and how.
pub struct Serving {
    /// The site's folder.
    pub root: PathBuf,
    /// The address to listen on, and the name that requests may be for; this machine alone without.
    pub host: Option<String>,
    /// The port; the first free one from [`FIRST_PORT`] without.
    pub port: Option<u16>,
    /// Whether and how changes are followed.
    pub watch: Option<Mode>,
    /// Opens files by a click.
    pub editor: Option<Editor>,
}

/// Where the search for a free port begins.
pub const FIRST_PORT: u16 = 8000;

/// How many ports are tried.
const PORTS: u16 = 100;

/// Serves until the program is ended. Without a watch, a site with errors is not served: `false`.
pub fn serve(serving: Serving, host: &dyn Host) -> anyhow::Result<bool> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("the system can't wait for requests")?;
    // The port is taken first: who asks for one that is not free shall not wait for a build.
    let (listener, address) = runtime.block_on(listen(&serving))?;
    let hosts = Hosts::for_listening(serving.host.as_deref());
    let memory = Memory::new();
    let started = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let server = format!("{:x}-{:x}", std::process::id(), started.as_nanos());
    let Serving { root, watch, editor, .. } = serving;
    let preview = Arc::new(Preview::new(root.clone(), server, hosts, editor, memory.memo()));
    let watch = watch.map(|mode| Watch::new(&root, mode));
    let (gone, over) = tokio::sync::oneshot::channel::<()>();
    std::thread::scope(|scope| {
        let mut work =
            Work::new(&preview, memory, Options { whole_fonts: true, ..Options::default() }, host);
        let is_right = match &watch {
            Some(watch) => work.once(watch.snapshot(), watch.notice()),
            None => work.once(&Arc::new(Snapshot::take(&root)), None),
        };
        if watch.is_none() && !is_right {
            return Ok(false);
        }
        host.listening(&format!("http://{address}{}/", preview.base_path()));
        scope.spawn(move || {
            if let Some(watch) = watch {
                work.follow(watch);
                drop(gone);
            } else {
                // Nothing ends a preview that follows nothing.
                std::mem::forget(gone);
            }
        });
        let answers = std::pin::pin!(http::answer_all(listener, Arc::clone(&preview)));
        runtime.block_on(futures_util::future::select(answers, over));
        Ok(true)
    })
}

async fn listen(
    serving: &Serving,
) -> anyhow::Result<(tokio::net::TcpListener, std::net::SocketAddr)> {
    let host = serving.host.as_deref().unwrap_or("127.0.0.1");
    match serving.port {
        Some(port) => http::listen(host, [port]).await.map_err(|error| {
            let is_taken = error.kind() == std::io::ErrorKind::AddrInUse;
            let hint = match is_taken {
                true => {
                    "; choose another port with --port, or leave it away: the next free one is \
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
