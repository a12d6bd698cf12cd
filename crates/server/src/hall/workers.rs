//! The workers on which bots and advisers think.

use super::Hall;
#[cfg(test)]
use crate::random;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::Semaphore;

impl Hall {
    /// Lets a bot think on the bounded pool. `None` if it gave up with a panic.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        #[cfg(test)]
        if random::simulated::runs() {
            return Some(thought());
        }
        self.work(&self.0.bots, "", thought).await
    }

    /// The same for the bot with this name; one that takes its time keeps nobody else waiting.
    pub async fn think_as<T: Send + 'static>(
        &self,
        bot: &str,
        takes_time: bool,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        #[cfg(test)]
        if random::simulated::runs() {
            return Some(thought());
        }
        self.work(if takes_time { &self.0.thinkers } else { &self.0.bots }, bot, thought).await
    }

    async fn work<T: Send + 'static>(
        &self,
        workers: &Arc<Semaphore>,
        bot: &str,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _permit = Arc::clone(workers).acquire_owned().await.ok()?;
        self.metrics().thinking.inc();
        let begun = Instant::now();
        let result = tokio::task::spawn_blocking(thought).await.ok();
        self.metrics().thinking.dec();
        self.metrics().thought(bot, begun.elapsed());
        result
    }
}
