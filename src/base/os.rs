//! Interfaces of operating systems. No other module uses interfaces that only Unix has.
//!
//! Each function has a fallback for systems that lack the interface. A fallback never produces a
//! wrong result: it is slower, or has a weaker guarantee, which its documentation states.
#![expect(clippy::disallowed_methods, reason = "opens folders to sync them, and reads any file")]

use std::fs::{File, Metadata};
use std::io;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

/// The name of npm's executable.
pub const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// The command that opens a URL in the user's browser.
pub const OPEN_URL: &str = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };

/// Metadata that changes with every write to a file, and that identifies a file with two paths.
///
/// On other systems than Unix it is the modification time alone, which programs can set: a write
/// that restores the time is not detected, and two files with the same time are treated as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileIdentity {
    device: u64,
    inode: u64,
    /// The last change of content or metadata. Programs can't set it.
    changed: SystemTime,
}

impl FileIdentity {
    /// The identity of the file with this metadata.
    #[cfg(unix)]
    pub fn new(metadata: &Metadata) -> FileIdentity {
        use std::os::unix::fs::MetadataExt as _;
        let seconds = Duration::from_secs(u64::try_from(metadata.ctime()).unwrap_or_default());
        let nanoseconds = u64::try_from(metadata.ctime_nsec()).unwrap_or_default();
        FileIdentity {
            device: metadata.dev(),
            inode: metadata.ino(),
            changed: SystemTime::UNIX_EPOCH + seconds + Duration::from_nanos(nanoseconds),
        }
    }

    /// The identity of the file with this metadata.
    #[cfg(not(unix))]
    pub fn new(metadata: &Metadata) -> FileIdentity {
        let modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        // Dates before 1970 can't be stored.
        FileIdentity { device: 0, inode: 0, changed: modified.max(SystemTime::UNIX_EPOCH) }
    }

    /// The last change of content or metadata.
    pub fn changed(self) -> SystemTime {
        self.changed
    }

    /// Returns whether both are the same file, changed or not.
    pub fn is_same_file(self, other: FileIdentity) -> bool {
        if cfg!(unix) {
            (self.device, self.inode) == (other.device, other.inode)
        } else {
            self == other
        }
    }
}

/// Returns whether a file is executable. On other systems than Unix, every file is.
#[cfg(unix)]
pub fn is_executable(metadata: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    metadata.mode() & 0o111 != 0
}

/// Returns whether a file is executable. On other systems than Unix, every file is.
#[cfg(not(unix))]
pub fn is_executable(_: &Metadata) -> bool {
    true
}

/// Opens a file to read it. Opening a pipe does not wait for a writer; Windows has no pipes among
/// files.
#[cfg(unix)]
pub fn open(path: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags};
    let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    Ok(rustix::fs::open(path, flags, Mode::empty())?.into())
}

/// Opens a file to read it.
#[cfg(not(unix))]
pub fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

/// Exchanges two folders in one step. Returns `false`, with both unchanged, if the system or the
/// file system does not support that: only Linux and macOS do.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub fn exchange(one: &Path, other: &Path) -> io::Result<bool> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    use rustix::io::Errno;
    match renameat_with(CWD, one, CWD, other, RenameFlags::EXCHANGE) {
        Err(Errno::NOSYS | Errno::INVAL | Errno::NOTSUP) => Ok(false),
        done => Ok(done.map(|()| true)?),
    }
}

/// Exchanges two folders in one step: not supported on this system.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub fn exchange(_: &Path, _: &Path) -> io::Result<bool> {
    Ok(false)
}

/// Waits until everything in the file system of `folder` that was written before the call is on the
/// disk: contents, names and links.
///
/// One call covers all files: for 8,000 files it took 0.1 s, but 1 s to sync each, and 0.2 ms if
/// there is nothing to sync. It also waits for the writes of other programs to the same file
/// system.
#[cfg(target_os = "linux")]
pub fn sync(folder: &Path) -> io::Result<()> {
    Ok(rustix::fs::syncfs(File::open(folder)?)?)
}

/// Waits until the files below `folder` are on the disk; on Unix, their names and that of the
/// folder, too.
#[cfg(not(target_os = "linux"))]
pub fn sync(folder: &Path) -> io::Result<()> {
    for entry in walkdir::WalkDir::new(folder).contents_first(true) {
        let entry = entry?;
        // Windows can't open a folder as a file.
        if cfg!(unix) || entry.file_type().is_file() {
            File::open(entry.path())?.sync_all()?;
        }
    }
    match folder.parent() {
        Some(parent) if cfg!(unix) => File::open(parent)?.sync_all(),
        _ => Ok(()),
    }
}

/// Starts the program in a process group of its own, so that it can be killed with all its child
/// processes. On other systems than Unix, child processes may outlive it.
#[cfg(unix)]
pub fn start_in_own_group(command: &mut Command) -> &mut Command {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0)
}

/// Starts the program in the process group of this one.
#[cfg(not(unix))]
pub fn start_in_own_group(command: &mut Command) -> &mut Command {
    command
}

/// The name of this machine, for people.
#[cfg(unix)]
pub fn host_name() -> String {
    rustix::system::uname().nodename().to_string_lossy().into_owned()
}

/// The name of this machine, for people.
#[cfg(not(unix))]
pub fn host_name() -> String {
    std::env::var("COMPUTERNAME").unwrap_or_else(|_| "unknown host".to_owned())
}

/// Waits for the user or the system to end this program: SIGINT or SIGTERM on Unix, Ctrl+C
/// elsewhere. Never returns if signals can't be received.
pub async fn termination_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
        if let (Ok(mut interrupt), Ok(mut terminate)) = signals {
            tokio::select! {
                _ = interrupt.recv() => return,
                _ = terminate.recv() => return,
            }
        }
    }
    #[cfg(not(unix))]
    if tokio::signal::ctrl_c().await.is_ok() {
        return;
    }
    std::future::pending::<()>().await;
}
