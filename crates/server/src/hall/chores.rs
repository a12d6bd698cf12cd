//! What has to be done now and then: finished games are packed, what never began is forgotten, clocks are looked after.

use super::Hall;
use crate::clock::now;
use crate::store::Due;
use crate::table::mailbox::Ask;
use std::time::Duration;

/// A finished game is packed after this long.
const PACKED_AFTER: u64 = 10 * 60_000;
/// A table that was opened and never began is forgotten after this long.
const FORGOTTEN_AFTER: u64 = 14 * 86_400_000;
/// A session that nobody uses is forgotten after this long, as the cookie is.
const SESSION_UNUSED: u64 = 400 * 86_400_000;

/// An address whose owner does not say that it is theirs is forgotten after this long.
pub(super) const UNCONFIRMED: u64 = 3 * 86_400_000;

/// Packs what is over, and forgets what never was.
pub(super) async fn keep_house(hall: Hall) {
    while !hall.is_stopping() {
        tokio::time::sleep(Duration::from_mins(1)).await;
        let (store, now) = (hall.store(), now());
        let kept = async {
            while store.pack_finished(now.saturating_sub(PACKED_AFTER), 20).await? == 20 {}
            let forgotten = store.forget_tables(now.saturating_sub(FORGOTTEN_AFTER)).await?;
            if forgotten > 0 {
                tracing::info!(forgotten, "tables that never began are forgotten");
            }
            store.forget_sessions(now.saturating_sub(SESSION_UNUSED)).await?;
            store.forget_mails(now.saturating_sub(UNCONFIRMED)).await?;
            store.forget_devices().await
        };
        if let Err(error) = kept.await {
            tracing::warn!(%error, "the house was not kept");
        }
    }
}

/// Wakes sleeping tables at which somebody's time has run out.
pub(super) async fn look_after_clocks(hall: Hall) {
    while !hall.is_stopping() {
        match hall.store().due_tables(Due::By(now())).await {
            Ok(tables) => {
                for id in tables {
                    hall.send(&id, Ask::Look).await;
                }
            }
            Err(error) => tracing::error!(%error, "clocks could not be looked after"),
        }
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
}
