//! Sessions that end while something is open through them, and from where people have logged in.

use super::Hall;
use crate::error::Granted;
use std::sync::PoisonError;

impl Hall {
    /// Has somebody logged in to this account from this network since the server started?
    pub fn knows(&self, login: &str, network: &str) -> bool {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner).contains(&pair(login, network))
    }

    /// Somebody has logged in to this account from this network.
    pub fn remember(&self, login: &str, network: &str) {
        let mut known = self.0.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() < 100_000 {
            known.insert(pair(login, network));
        }
    }

    /// Ends a session of a person, and whatever is open through it. False if there was none.
    pub async fn end_session(&self, id: &str, person: &str) -> Granted<bool> {
        let ended = self.store().end_session(id, person).await?;
        let _ = self.0.ended.send(id.into());
        Ok(ended)
    }

    /// Waits until a session is over; for ever, if there is none.
    pub async fn session_over(self, session: Option<String>) {
        let mut ended = self.0.ended.subscribe();
        let Some(session) = session else { return std::future::pending().await };
        loop {
            match ended.recv().await {
                Ok(id) if *id == *session => return,
                Ok(_) => {}
                // So many ended at once that some were not heard of.
                Err(_) => {
                    if matches!(self.store().session(&session).await, Ok(None)) {
                        return;
                    }
                }
            }
        }
    }
}

fn pair(login: &str, network: &str) -> u64 {
    let hash = blake3::hash(format!("{login} {network}").as_bytes());
    u64::from_le_bytes(std::array::from_fn(|n| hash.as_bytes()[n]))
}
