//! The current waits of the process, for display by the command line.
//!
//! Waits begin deep in the pipeline and are shown by [`crate::cli`]; they belong to the process, so
//! their list is global and not passed as an argument.
#![expect(clippy::disallowed_methods, reason = "measures how long the program has waited")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};

/// The duration after which a wait is shown.
pub const DISPLAY_DELAY: Duration = Duration::from_secs(2);

/// The interval at which a wait is shown.
const INTERVAL: Duration = Duration::from_secs(1);

/// The waits of the process, the oldest first.
static WAITS: Mutex<Vec<Wait>> = Mutex::new(Vec::new());

/// Notified when the list of waits is no longer empty.
static BEGUN: Condvar = Condvar::new();

struct Wait {
    number: u64,
    what: String,
    since: Instant,
}

/// Runs `work` and shows `what` while it waits, for example "installing npm packages".
pub fn during<T>(what: impl Into<String>, work: impl FnOnce() -> T) -> T {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    WAITS.lock().push(Wait { number, what: what.into(), since: Instant::now() });
    BEGUN.notify_all();
    let _end = End(number);
    work()
}

/// Removes a wait, even if its work panics.
struct End(u64);

impl Drop for End {
    fn drop(&mut self) {
        WAITS.lock().retain(|wait| wait.number != self.0);
    }
}

/// Calls `show` about once a second with the oldest wait and its length, once it is long enough to
/// be shown. Never returns. A wait does not end while it is being shown.
pub fn watch(mut show: impl FnMut(&str, Duration)) -> ! {
    let mut waits = WAITS.lock();
    loop {
        let Some(oldest) = waits.first() else {
            BEGUN.wait(&mut waits);
            continue;
        };
        let length = oldest.since.elapsed();
        let pause = match DISPLAY_DELAY.checked_sub(length) {
            Some(rest) => rest,
            None => {
                show(&oldest.what, length);
                INTERVAL
            }
        };
        drop(waits);
        std::thread::sleep(pause);
        waits = WAITS.lock();
    }
}
