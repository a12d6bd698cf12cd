//! The chain of a log: each step carries a hash of itself and of all steps before it, so that a missing or a
//! changed step is seen when the log is read. It is no secret and keeps nobody from forging a whole log; it keeps
//! a fault of a disk, of a program or of a hand from being played on.

use quintain_core::record::Logged;
use serde_json::Value;

/// Where a log ends: how many entries it has, and what they come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    length: usize,
    chain: String,
}

impl Head {
    /// The end of a table's log that has no steps.
    pub fn start(table: &str) -> Self {
        Self { length: 0, chain: hash(&[b"quintain log of", table.as_bytes()]) }
    }

    /// A log of so many entries that come to this.
    pub(crate) fn at(length: usize, chain: String) -> Self {
        Self { length, chain }
    }

    /// After a step of so many entries with this text.
    pub fn after(&self, entries: &str, count: usize) -> Self {
        let chain = hash(&[self.chain.as_bytes(), &(self.length as u64).to_le_bytes(), entries.as_bytes()]);
        Self { length: self.length + count, chain }
    }

    /// How many entries there are.
    pub fn length(&self) -> usize {
        self.length
    }

    /// What they come to.
    pub fn chain(&self) -> &str {
        &self.chain
    }

    /// Goes on with a stored step, and says what is in it.
    pub(crate) fn follow(&mut self, step: &StoredStep) -> Result<Vec<Logged<Value, Value>>, Damaged> {
        let damaged = |what: &str| Err(Damaged(format!("step {} {what}", step.seq)));
        if step.seq != self.length as i64 {
            return Err(Damaged(format!("{} entries are followed by number {}", self.length, step.seq)));
        }
        if step.prior != self.chain {
            return damaged("does not belong to what comes before it");
        }
        let Ok(entries) = serde_json::from_str::<Vec<Logged<Value, Value>>>(&step.entries) else {
            return damaged("cannot be read");
        };
        let head = self.after(&step.entries, entries.len());
        if head.chain != step.chain || head.length as i64 != step.upto {
            return damaged("was changed after it was written");
        }
        *self = head;
        Ok(entries)
    }
}

/// A row of the log.
#[derive(Clone)]
pub(crate) struct StoredStep {
    pub(crate) seq: i64,
    pub(crate) upto: i64,
    pub(crate) entries: String,
    pub(crate) prior: String,
    pub(crate) chain: String,
}

/// A log that is not as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged(pub String);

impl std::fmt::Display for Damaged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the record is damaged: {}", self.0)
    }
}

impl std::error::Error for Damaged {}

/// Sixteen digits of a hash over parts whose borders count.
fn hash(parts: &[&[u8]]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().to_hex()[..16].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> Vec<StoredStep> {
        let mut head = Head::start("t");
        let texts = [r#"[{"chance":[1]},{"chance":[2]}]"#, r#"[{"undo":0}]"#, r#"[{"chance":[3]}]"#];
        let count = |text: &str| text.matches('{').count();
        let steps = texts.into_iter().map(|text| {
            let next = head.after(text, count(text));
            let step = StoredStep {
                seq: head.length as i64,
                upto: next.length as i64,
                entries: text.to_owned(),
                prior: head.chain.clone(),
                chain: next.chain.clone(),
            };
            head = next;
            step
        });
        steps.collect()
    }

    fn read(table: &str, steps: &[StoredStep]) -> Result<usize, Damaged> {
        let mut head = Head::start(table);
        steps.iter().try_for_each(|step| head.follow(step).map(|_| ()))?;
        Ok(head.length())
    }

    #[test]
    fn a_log_that_is_whole_is_read() {
        assert_eq!(read("t", &log()), Ok(4));
    }

    #[test]
    fn a_hole_a_changed_move_and_another_tables_log_are_seen() {
        assert!(read("u", &log()).is_err(), "the log of another table");
        let mut hole = log();
        hole.remove(1);
        assert!(read("t", &hole).unwrap_err().to_string().contains("followed by number 3"));
        for (index, from, to) in [(0, "2", "5"), (1, "undo\":0", "undo\":1"), (2, "3", "4")] {
            let mut changed = log();
            changed[index].entries = changed[index].entries.replace(from, to);
            assert!(read("t", &changed).is_err(), "step {index} was changed");
        }
        let mut exchanged = log();
        exchanged.swap(1, 2);
        assert!(read("t", &exchanged).is_err());
    }
}
