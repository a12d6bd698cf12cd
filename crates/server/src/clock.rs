//! The time of day, in milliseconds since 1970, that never goes back and never leaps: it is read from the system once,
//! and counted on from there. Somebody who sets the system's clock while the server runs takes nobody's time away.

use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// The beginning of counting, and the time it was then.
static BEGUN: OnceLock<(Instant, u64)> = OnceLock::new();

/// Milliseconds since 1970.
pub fn now() -> u64 {
    #[cfg(test)]
    if let Some((begun, at)) = simulated::BEGUN.get() {
        return at + begun.elapsed().as_millis() as u64;
    }
    let (begun, at) = BEGUN.get_or_init(|| (Instant::now(), wall()));
    at + begun.elapsed().as_millis() as u64
}

fn wall() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

/// The time of a simulation, on its own thread.
#[cfg(test)]
pub(crate) mod simulated {
    use std::cell::Cell;
    use tokio::time::Instant;

    thread_local! {
        pub(super) static BEGUN: Cell<Option<(Instant, u64)>> = const { Cell::new(None) };
    }

    /// From now on it is this time.
    pub(crate) fn begin(at: u64) {
        BEGUN.set(Some((Instant::now(), at)));
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn time_is_that_of_the_system_and_goes_on() {
        let (first, system) = (super::now(), super::wall());
        assert!(first.abs_diff(system) < 60_000);
        std::thread::sleep(std::time::Duration::from_millis(5));
        assert!(super::now() >= first + 5);
    }
}
