//! Rate limits: buckets of tokens that fill up with time.

use crate::config::Rate;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::time::Instant;

/// A bucket of tokens. Each request takes one; time puts them back.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn full(burst: f64) -> Self {
        Self { tokens: burst, at: Instant::now() }
    }

    /// Takes a token; `Err` says after how many milliseconds there will be one.
    pub fn take(&mut self, burst: f64, refill_ms: f64) -> Result<(), u64> {
        let now = Instant::now();
        let passed = now.duration_since(self.at).as_secs_f64() * 1000.0;
        self.tokens = (self.tokens + passed / refill_ms).min(burst);
        self.at = now;
        if self.tokens < 1.0 {
            return Err(((1.0 - self.tokens) * refill_ms).ceil() as u64);
        }
        self.tokens -= 1.0;
        Ok(())
    }
}

/// One bucket for each address or person.
#[derive(Debug, Default)]
pub struct Limits {
    buckets: Mutex<HashMap<String, Bucket>>,
}

/// When there are more buckets than this, those that are surely full again are thrown away.
const MANY: usize = 10_000;

impl Limits {
    /// Takes a token from the bucket of `key`; `Err` says how many milliseconds to wait.
    pub fn take(&self, key: &str, rate: Rate) -> Result<(), u64> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            let full_again = rate.burst * rate.refill_ms / 1000.0;
            buckets.retain(|_, bucket| bucket.at.elapsed().as_secs_f64() < full_again);
        }
        if let Some(bucket) = buckets.get_mut(key) {
            return bucket.take(rate.burst, rate.refill_ms);
        }
        let mut bucket = Bucket::full(rate.burst);
        let taken = bucket.take(rate.burst, rate.refill_ms);
        buckets.insert(key.to_owned(), bucket);
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_stopped_and_others_are_not_disturbed() {
        let limits = Limits::default();
        let rate = Rate { burst: 3.0, refill_ms: 60_000.0 };
        let granted = (0..10).filter(|_| limits.take("flood", rate).is_ok()).count();
        assert_eq!(granted, 3);
        assert!(limits.take("flood", rate).is_err_and(|wait| wait > 1_000));
        assert!(limits.take("calm", rate).is_ok());
    }
}
