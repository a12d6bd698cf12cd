//! A lesson: luck and bots do the same each time, for one person among bots, and it leaves no result.

use crate::common::{Folder, bot, four, play_to_the_end, server, sit_with_bots};
use quintain_core::record::Entry;
use quintain_server::Running;
use quintain_server::client::Client;
use serde_json::{Value, json};

/// Plays a table of Hearts with the same choices each time, and says what came of the first bout. After it all say in any
/// order that they are ready, and luck is another in each.
async fn story(server: &Running, client: &mut Client, more: Value) -> Vec<Entry<Value, Value>> {
    let (table, mut socket) = sit_with_bots(client, more).await;
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(5)).await;
    let log = server.hall.store().log(&table, 0).await.unwrap();
    let ready = |entry: &Entry<Value, Value>| matches!(entry, Entry::Move { play, .. } if play == "ready");
    log.into_iter().map(|logged| logged.entry).take_while(|entry| !ready(entry)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_the_same_way_each_time() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    let mut boris = Client::guest(server.address, "Boris").await.unwrap();
    let lesson = json!({ "lesson": true });
    let first = story(&server, &mut anna, lesson.clone()).await;
    assert!(first.len() > 20, "{first:?}");
    assert!(story(&server, &mut boris, lesson).await == first, "it went another way");
    assert!(story(&server, &mut boris, json!({})).await != first, "only a lesson does");

    let results = |mut who: Client| async move { who.get("/api/me/results/hearts").await.unwrap().json() };
    assert_eq!(results(anna).await, json!([]), "what everybody can repeat is no result");
    assert_eq!(results(boris).await.as_array().map(Vec::len), Some(1));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_for_one_person_among_bots() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    for other in ["open", "invited"] {
        let wanted = four(json!([bot(), bot(), other]), json!({ "lesson": true }));
        let answer = anna.post("/api/tables", &wanted).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("bad-lesson")));
    }
    server.stop().await;
}
