//! Rate limits: buckets of tokens that fill up with time, one for each address, person or account. Each kind of limit
//! has buckets of its own, so that a flood of one kind cannot empty, or make forget, those of another.

use crate::config::Rate;
use crate::protocol::operator::LimitInfo;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
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

    /// Would it be full again by now? Then it need not be remembered.
    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let passed = now.duration_since(self.at).as_secs_f64() * 1000.0;
        self.tokens + passed / rate.refill_ms >= rate.burst
    }
}

/// One kind of limit.
#[derive(Debug)]
pub struct Limit {
    /// `None` for no limit.
    rate: Option<Rate>,
    buckets: Mutex<Buckets>,
    refused: AtomicU64,
}

#[derive(Debug, Default)]
struct Buckets {
    of: HashMap<String, Bucket>,
    /// When there are so many, those that are full again are thrown away.
    sweep_at: usize,
}

/// So many buckets are kept without a look.
const FEW: usize = 10_000;

impl Limit {
    /// A limit; `None` for none.
    pub fn new(rate: Option<Rate>) -> Self {
        let buckets = Mutex::new(Buckets { of: HashMap::new(), sweep_at: FEW });
        Self { rate, buckets, refused: AtomicU64::new(0) }
    }

    /// The limit as numbers, under this name.
    fn numbers(&self, name: &str) -> LimitInfo {
        let known = self.buckets.lock().unwrap_or_else(PoisonError::into_inner).of.len() as u64;
        let Rate { burst, refill_ms } = self.rate.unwrap_or(Rate { burst: 0.0, refill_ms: 0.0 });
        LimitInfo { name: name.to_owned(), burst, refill_ms, known, refused: self.refused.load(Ordering::Relaxed) }
    }

    /// Takes a token from the bucket of `key`; `Err` says how many milliseconds to wait.
    pub fn take(&self, key: &str) -> Result<(), u64> {
        let taken = self.token(key);
        if taken.is_err() {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
        taken
    }

    fn token(&self, key: &str) -> Result<(), u64> {
        let Some(rate) = self.rate else { return Ok(()) };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.of.len() > buckets.sweep_at {
            let now = Instant::now();
            buckets.of.retain(|_, bucket| !bucket.is_full(rate, now));
            // However many addresses there are, a sweep costs each request no more than a few steps.
            buckets.sweep_at = FEW.max(buckets.of.len() * 2);
        }
        if let Some(bucket) = buckets.of.get_mut(key) {
            return bucket.take(rate.burst, rate.refill_ms);
        }
        let mut bucket = Bucket::full(rate.burst);
        let taken = bucket.take(rate.burst, rate.refill_ms);
        buckets.of.insert(key.to_owned(), bucket);
        taken
    }
}

/// All limits.
#[derive(Debug)]
pub struct Limits {
    /// Requests, by network and by session.
    pub requests: Limit,
    /// Looks at a table, by network: each tells the whole game.
    pub hellos: Limit,
    /// Hints, by network: each is a bot that thinks.
    pub hints: Limit,
    /// Attempts to log in, by network.
    pub logins: Limit,
    /// Attempts to log in to one account from one network.
    pub logins_here: Limit,
    /// Attempts to log in to one account from networks where nobody has logged in to it.
    pub logins_elsewhere: Limit,
    /// New accounts, and so questions whether a login is taken, by network.
    pub accounts: Limit,
    /// New tables, by network and by person.
    pub tables: Limit,
    /// New tables that take over a record, by network and by person.
    pub branches: Limit,
    /// New tables at which only bots sit, by network and by person.
    pub bot_tables: Limit,
    /// Devices that are to be called, and trial calls, by network and by person.
    pub devices: Limit,
    /// Letters that ask whose an address is, and trial letters, by network, by person and by address.
    pub letters: Limit,
    /// Reports, by network and by person.
    pub reports: Limit,
}

impl Limits {
    /// The limits of a server that takes so many requests.
    pub fn new(requests: Option<Rate>) -> Self {
        let limit = |burst: f64, refill_ms: f64| Limit::new(requests.map(|_| Rate { burst, refill_ms }));
        let minute = 60_000.0;
        Self {
            requests: Limit::new(requests),
            hellos: limit(40.0, 250.0),
            hints: limit(20.0, 1_000.0),
            logins: limit(30.0, 20_000.0),
            logins_here: limit(10.0, 30_000.0),
            logins_elsewhere: limit(50.0, minute),
            accounts: limit(10.0, minute),
            tables: limit(30.0, minute),
            branches: limit(10.0, 2.0 * minute),
            bot_tables: limit(5.0, 10.0 * minute),
            devices: limit(10.0, minute),
            letters: limit(5.0, 10.0 * minute),
            reports: limit(10.0, 5.0 * minute),
        }
    }

    /// All of them as numbers.
    pub fn numbers(&self) -> Vec<LimitInfo> {
        let all = [
            (&self.requests, "requests"),
            (&self.hellos, "hellos"),
            (&self.hints, "hints"),
            (&self.logins, "logins"),
            (&self.logins_here, "logins-here"),
            (&self.logins_elsewhere, "logins-elsewhere"),
            (&self.accounts, "accounts"),
            (&self.tables, "tables"),
            (&self.branches, "branches"),
            (&self.bot_tables, "bot-tables"),
            (&self.devices, "devices"),
            (&self.letters, "letters"),
            (&self.reports, "reports"),
        ];
        all.map(|(limit, name)| limit.numbers(name)).into()
    }
}

/// What counts as one address: of IPv6 the network, since one house has as many addresses as it likes.
pub fn network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_stopped_and_others_are_not_disturbed() {
        let limit = Limit::new(Some(Rate { burst: 3.0, refill_ms: 60_000.0 }));
        let granted = (0..10).filter(|_| limit.take("flood").is_ok()).count();
        assert_eq!(granted, 3);
        assert!(limit.take("flood").is_err_and(|wait| wait > 1_000));
        assert!(limit.take("calm").is_ok());
        assert!((0..10_000).all(|_| Limit::new(None).take("anybody").is_ok()));
    }

    #[test]
    fn many_addresses_do_not_make_the_limit_forget_one() {
        let limit = Limit::new(Some(Rate { burst: 3.0, refill_ms: 60_000.0 }));
        while limit.take("flood").is_ok() {}
        for n in 0..50_000 {
            let _ = limit.take(&format!("address {n}"));
        }
        assert!(limit.take("flood").is_err());
    }

    #[test]
    fn a_house_is_one_address() {
        let of = |text: &str| network(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:2::9"), of("2001:db8:1:3::9"));
        assert_eq!(of("::ffff:10.0.0.7"), of("10.0.0.7"));
        assert_ne!(of("10.0.0.7"), of("10.0.0.8"));
    }
}
