//! A log that copies of a table share: a copy costs the latest entries, however long the log is.

use std::sync::Arc;

/// So many entries are kept apart from those that copies share.
const NEW: usize = 32;

/// Entries, oldest first.
#[derive(Clone, Debug)]
pub(crate) struct Log<T> {
    shared: Arc<Vec<Arc<T>>>,
    new: Vec<Arc<T>>,
}

impl<T> Default for Log<T> {
    fn default() -> Self {
        Self { shared: Arc::default(), new: Vec::new() }
    }
}

impl<T> Log<T> {
    /// How many entries there are.
    pub(crate) fn len(&self) -> usize {
        self.shared.len() + self.new.len()
    }

    /// One more.
    pub(crate) fn push(&mut self, entry: T) {
        if self.new.len() >= NEW {
            Arc::make_mut(&mut self.shared).append(&mut self.new);
        }
        self.new.push(Arc::new(entry));
    }

    /// The entries from number `from` on.
    pub(crate) fn since(&self, from: usize) -> impl Iterator<Item = &T> {
        let shared = self.shared.get(from..).unwrap_or_default();
        let new = self.new.get(from.saturating_sub(self.shared.len())..).unwrap_or_default();
        shared.iter().chain(new).map(Arc::as_ref)
    }
}

impl<T> FromIterator<T> for Log<T> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> Self {
        Self { shared: Arc::new(entries.into_iter().map(Arc::new).collect()), new: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_shares_what_is_old_and_goes_its_own_way() {
        let mut log: Log<usize> = (0..10).collect();
        (10..100).for_each(|n| log.push(n));
        let mut copy = log.clone();
        assert!(Arc::ptr_eq(&log.shared, &copy.shared) && copy.new.len() <= NEW);
        (100..200).for_each(|n| log.push(n));
        (500..600).for_each(|n| copy.push(n));
        assert!(log.since(0).copied().eq(0..200));
        assert!(copy.since(90).copied().eq((90..100).chain(500..600)));
        for from in [0, 1, 31, 64, 73, 99, 100, 199] {
            assert!(log.since(from).copied().eq(from..200), "{from}");
        }
        assert_eq!((log.len(), log.since(200).count(), log.since(900).count()), (200, 0, 0));
    }
}
