//! Luck and names from the operating system's generator.

/// Letters and digits that nobody mistakes for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn fill(bytes: &mut [u8]) {
    #[cfg(test)]
    if simulated::fill(bytes) {
        return;
    }
    if let Err(error) = getrandom::fill(bytes) {
        // Without it there are no secrets to keep, and nothing may go on.
        tracing::error!(%error, "the system gives no random bytes");
        std::process::abort();
    }
}

/// 32 fair bytes.
pub fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
}

/// A fair number.
pub fn number() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// A word of `length` letters that nobody can guess, at most 32.
pub fn word(length: usize) -> String {
    bytes().iter().take(length).map(|byte| LETTERS[usize::from(byte & 31)] as char).collect()
}

/// The luck of a simulation, on its own thread: the same seed, the same luck.
#[cfg(test)]
pub(crate) mod simulated {
    use std::cell::RefCell;

    thread_local! {
        static LUCK: RefCell<Option<fastrand::Rng>> = const { RefCell::new(None) };
    }

    pub(crate) fn begin(seed: u64) {
        LUCK.set(Some(fastrand::Rng::with_seed(seed)));
    }

    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        LUCK.with_borrow_mut(|luck| luck.as_mut().map(|luck| luck.fill(bytes)).is_some())
    }

    /// Does a simulation run on this thread?
    pub(crate) fn runs() -> bool {
        LUCK.with_borrow(Option::is_some)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn words_differ_and_are_easy_to_read() {
        let word = super::word(12);
        assert_eq!(word.len(), 12);
        assert_ne!(word, super::word(12));
        assert!(
            word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()) && !word.contains(['l', 'o', '0', '1'])
        );
    }
}
