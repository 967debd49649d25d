//! Parallel maps with results in the order of the items.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::Builder;

use parking_lot::Mutex;

/// Calls `work` for every item on all processors, and returns the results in order. Threads take
/// items one at a time, which balances uneven ones.
pub fn map<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    map_in(Builder::new, items, work)
}

/// Like [`map`], with threads from `thread`. If the system can't start as many threads, this thread
/// works along with those that run.
fn map_in<T: Sync, R: Send>(
    thread: impl Fn() -> Builder,
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let threads = threads().min(items.len());
    if threads <= 1 {
        return items.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::with_capacity(items.len()));
    let take = || {
        let mut results = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(at) else { break };
            results.push((at, work(item)));
        }
        done.lock().append(&mut results);
    };
    std::thread::scope(|scope| {
        if !(0..threads).all(|_| thread().spawn_scoped(scope, take).is_ok()) {
            take();
        }
    });
    let mut done = done.into_inner();
    done.sort_unstable_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

/// The number of threads. Cached, since the system reads several files to determine it.
fn threads() -> usize {
    static THREADS: OnceLock<usize> = OnceLock::new();
    *THREADS.get_or_init(|| std::thread::available_parallelism().map_or(1, std::num::NonZero::get))
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_keep_the_order() {
        let items: Vec<usize> = (0..1000).collect();
        let doubled: Vec<usize> = (0..2000).step_by(2).collect();
        assert_eq!(super::map(&items, |item| item * 2), doubled);
    }

    #[test]
    fn work_goes_on_if_no_thread_can_be_started() {
        // No system has an address space for such a stack.
        let thread = || std::thread::Builder::new().stack_size(1 << 60);
        assert!(thread().spawn(|| ()).is_err());
        let items: Vec<usize> = (0..1000).collect();
        let doubled: Vec<usize> = (0..2000).step_by(2).collect();
        assert_eq!(super::map_in(thread, &items, |item| item * 2), doubled);
    }
}
