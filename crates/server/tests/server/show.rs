//! What people watch for a while: bots wait until it is over.

use crate::common::{Folder, config, play_to_the_end, server_with, sit_with_bots};
use quintain_core::record::Entry;
use quintain_server::Config;
use quintain_server::client::Client;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_while_a_skirmish_is_watched() {
    const PACE: Duration = Duration::from_millis(25);
    const SHOW: u64 = 200;
    let folder = Folder::new();
    let server = server_with(Config { bot_pace: PACE, ..config(folder.database()) }).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    // How long each bot waited: after the skirmish was declared, or after the move before its own.
    let (mut after_others, mut after_skirmishes) = (Vec::new(), Vec::new());
    // A match may pass without anybody declaring: then another.
    while after_skirmishes.len() < 2 {
        let options = json!({ "options": { "players": 4, "length": "match" } });
        let (table, mut socket) = sit_with_bots(&mut anna, options).await;
        play_to_the_end(&mut socket, &mut fastrand::Rng::new()).await;
        let (mut declared, mut before) = (None, None);
        for logged in server.hall.store().log(&table, 0).await.unwrap() {
            let Entry::Move { seat, play } = logged.entry else { continue };
            let at = logged.stamp.at.unwrap();
            if seat.index() != 0 {
                match (declared.take(), before) {
                    (Some(since), _) => after_skirmishes.push(at - since),
                    (None, Some(since)) => after_others.push(at - since),
                    (None, None) => {}
                }
            }
            before = Some(at);
            if play == "declare" {
                declared = before;
            }
        }
    }
    assert!(after_skirmishes.iter().all(|wait| *wait + 1 >= SHOW), "{after_skirmishes:?}");
    assert!(after_others.iter().any(|wait| *wait < SHOW), "{after_others:?}");
    server.stop().await;
}
