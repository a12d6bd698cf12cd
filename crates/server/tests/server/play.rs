//! Whole games over real sockets.

use crate::common::{Folder, bot, four, play_to_the_end, server, sit_with_bots};
use quintain_core::Lang;
use quintain_server::client::Client;
use quintain_server::protocol::socket::{ClientMessage, LogLine, ServerMessage};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_three_bots_play_a_match_and_find_its_replay() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    assert!(socket.seen.turn.offers.iter().all(|offer| !offer.text.is_empty() && !offer.group.is_empty()));
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(1)).await;

    let table = olga.get(&format!("/api/tables/{id}")).await.unwrap().json();
    assert_eq!(table["status"], "finished");
    assert!(table["secret"].as_str().unwrap().len() == 64);
    let verified = olga.get(&format!("/api/tables/{id}/verify")).await.unwrap().json();
    assert_eq!((&verified["good"], &verified["luck_checked"]), (&json!(true), &json!(true)), "{verified}");

    // The replay ends where the game ended, through my eyes as through everybody's.
    let replay = olga.get(&format!("/api/tables/{id}/replay?viewer=0&lang=ru")).await.unwrap().json();
    let mut view = replay["view"].clone();
    for step in replay["steps"].as_array().unwrap() {
        let changes: Vec<_> = serde_json::from_value(step["changes"].clone()).unwrap();
        assert!(quintain_server::patch::apply(&mut view, &changes));
    }
    assert_eq!(view, socket.seen.view);
    let last = replay["steps"].as_array().unwrap().last().unwrap()["number"].as_u64().unwrap();
    assert_eq!(last as usize, socket.seen.number);
    let position = olga.get(&format!("/api/tables/{id}/replay/{last}?viewer=0")).await.unwrap().json();
    assert_eq!(position["view"], socket.seen.view);
    let record = olga.get(&format!("/api/tables/{id}/record")).await.unwrap();
    assert!(record.head.contains("attachment"));
    assert_eq!(record.json()["entries"].as_array().unwrap().len(), socket.seen.number);

    // Rematch with one click: the bots are there, so it begins.
    let again = olga.post(&format!("/api/tables/{id}/rematch"), &Value::Null).await.unwrap().json();
    assert_eq!(again["status"], "running", "{again}");
    assert_ne!(again["id"], json!(id));

    // A branch begins where the other game was.
    let middle = replay["steps"][3]["number"].as_u64().unwrap();
    let branch = json!({ "at": middle, "table": four(json!([bot(), bot(), bot()]), json!({})) });
    let branch = olga.post(&format!("/api/tables/{id}/branch"), &branch).await.unwrap().json();
    assert_eq!(branch["branched_from"], json!({ "table": id, "at": middle }), "{branch}");
    let branch = branch["id"].as_str().unwrap().to_owned();
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&branch, None).await.unwrap();
    socket.hear().await.unwrap();
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(2)).await;
    let verified = olga.get(&format!("/api/tables/{branch}/verify")).await.unwrap().json();
    assert_eq!((&verified["good"], &verified["luck_checked"]), (&json!(true), &json!(false)), "{verified}");
    server.stop().await;
}

/// There is one log: what is told while it happens, to whoever comes later, and in the replay has the same lines with the
/// same numbers.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_counts_alike_live_later_and_in_the_replay() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let single = json!({ "options": { "players": 4, "length": "single" } });
    let id = olga.open(&four(json!([bot(), bot(), bot()]), single)).await.unwrap().id;
    let mut socket = olga.socket().await.unwrap();
    socket.hello(&id, Some(Lang::En)).await.unwrap();
    let (mut live, mut answered) = (Vec::new(), None);
    while !socket.seen.is_over() {
        match socket.hear().await.unwrap().expect("the server hung up") {
            ServerMessage::Snapshot(snapshot) => live = snapshot.log,
            ServerMessage::Update(update) => live.extend(update.events),
            ServerMessage::Refused { problem, .. } => {
                tokio::time::sleep(Duration::from_millis(problem.retry_after_ms.unwrap())).await;
                answered = None;
            }
            _ => {}
        }
        if let Some(decision) = socket.seen.turn.decision.filter(|decision| answered != Some(*decision)) {
            answered = Some(decision);
            let mv = socket.seen.turn.offers[0].mv.clone();
            socket.say(&ClientMessage::Command { id: decision, decision, mv }).await.unwrap();
        }
    }
    let replay = olga.get(&format!("/api/tables/{id}/replay?viewer=0&lang=en")).await.unwrap().json();
    let mut replayed: Vec<LogLine> = Vec::new();
    for step in replay["steps"].as_array().unwrap() {
        let lines: Vec<LogLine> = serde_json::from_value(step["events"].clone()).unwrap();
        assert!(lines.iter().all(|line| json!(line.number) == step["number"]), "a line names its position");
        replayed.extend(lines);
    }
    assert!(live.len() > 20);
    assert_eq!(live, replayed);
    let mut later = olga.socket().await.unwrap();
    later.hello(&id, Some(Lang::En)).await.unwrap();
    let Some(ServerMessage::Snapshot(snapshot)) = later.hear().await.unwrap() else { panic!("no snapshot") };
    assert!(!snapshot.log.is_empty() && replayed.ends_with(&snapshot.log));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_meet_by_code_talk_and_play() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let mut petr = Client::guest(server.address, "Petr").await.unwrap();
    let table = olga.open(&four(json!(["invited", bot(), bot()]), json!({}))).await.unwrap();
    let code = table.code.clone().unwrap();
    let path = format!("/api/tables/{}", table.id);

    // Without the code there is no seat; words are added before the start.
    let refused = petr.post(&format!("{path}/join"), &json!({})).await.unwrap();
    assert_eq!((refused.status, refused.json()["code"].as_str()), (403, Some("needs-code")));
    assert_eq!(petr.get(&path).await.unwrap().json()["code"], Value::Null);
    olga.post(&format!("{path}/words"), &json!({ "words": "a rose" })).await.unwrap();
    let found = petr.get(&format!("/api/codes/{}", code.to_lowercase())).await.unwrap().json();
    assert_eq!(found["id"], json!(table.id));
    let mut watching = olga.socket().await.unwrap();
    watching.hello(&table.id, Some(Lang::En)).await.unwrap();
    watching.hear().await.unwrap();
    let joined = petr.post(&format!("{path}/join"), &json!({ "code": code })).await.unwrap().json();
    assert_eq!((&joined["status"], &joined["you"]["seat"]), (&json!("running"), &json!(1)), "{joined}");
    assert_eq!(joined["words"], json!(["a rose"]));

    // Chat reaches the other; markup is text.
    let mut socket = petr.socket().await.unwrap();
    socket.hello(&table.id, Some(Lang::Cs)).await.unwrap();
    socket.hear().await.unwrap();
    socket.say(&ClientMessage::Chat { id: 7, text: "<b>Ahoj</b>".into() }).await.unwrap();
    assert!(matches!(socket.answer(7).await.unwrap(), ServerMessage::Ack { .. }));
    let heard = watching.hear_until(|message| matches!(message, ServerMessage::Chat { .. })).await.unwrap();
    let ServerMessage::Chat { line } = heard else { unreachable!() };
    assert_eq!((line.text.as_str(), line.name.as_str(), line.number), ("<b>Ahoj</b>", "Petr", 1));
    let reported = olga.post(&format!("{path}/report"), &json!({ "line": 1, "reason": "rude" })).await.unwrap();
    assert_eq!(reported.status, 200);

    // A muted person is not heard.
    let muted = olga.post(&format!("/api/people/{}/mute", line.person), &json!({ "on": true })).await.unwrap().json();
    assert_eq!(muted["me"]["muted"], json!([line.person]));

    // Lines of the game, if it has any, are told as sentences.
    socket.say(&ClientMessage::Lines { id: 8 }).await.unwrap();
    let ServerMessage::Lines { lines, .. } = socket.answer(8).await.unwrap() else { panic!("no lines") };
    assert!(!lines.is_empty());
    let line = lines.iter().find(|line| !line.text.is_empty()).expect("a line in words").line.clone();
    socket.say(&ClientMessage::Say { id: 9, line }).await.unwrap();
    assert!(matches!(socket.answer(9).await.unwrap(), ServerMessage::Ack { .. }));

    let mut luck = fastrand::Rng::with_seed(3);
    let (a, b) = (luck.u64(..), luck.u64(..));
    let olga_plays = tokio::spawn(async move {
        play_to_the_end(&mut watching, &mut fastrand::Rng::with_seed(a)).await;
        watching.seen
    });
    play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(b)).await;
    let seen = olga_plays.await.unwrap();
    assert_eq!(seen.number, socket.seen.number);
    let mine = olga.get("/api/me/tables").await.unwrap().json();
    assert_eq!(mine[0]["id"], json!(table.id));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_applied_once_however_often_it_is_sent() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (id, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    let mut luck = fastrand::Rng::with_seed(5);
    let mut commands = Vec::new();
    while !socket.seen.is_over() && commands.len() < 12 {
        let Some(decision) = socket.seen.turn.decision else {
            socket.hear().await.unwrap();
            continue;
        };
        let offers = &socket.seen.turn.offers;
        let mv = offers[luck.usize(..offers.len())].mv.clone();
        let command = ClientMessage::Command { id: commands.len() as u32, decision, mv };
        // Sent three times at once: one update, three answers.
        for _ in 0..3 {
            socket.say(&command).await.unwrap();
        }
        for _ in 0..3 {
            assert!(matches!(socket.answer(commands.len() as u32).await.unwrap(), ServerMessage::Ack { .. }));
        }
        commands.push(command);
    }
    let mut entries: Vec<Value> = Vec::new();
    // All of them again, out of order: nothing changes, each is known.
    luck.shuffle(&mut commands);
    for command in &commands {
        socket.say(command).await.unwrap();
        let ClientMessage::Command { id, .. } = command else { unreachable!() };
        assert!(matches!(socket.answer(*id).await.unwrap(), ServerMessage::Ack { .. }), "{command:?}");
    }
    // Another move for an old decision is refused.
    if let ClientMessage::Command { decision, .. } = commands[0] {
        socket.say(&ClientMessage::Command { id: 99, decision, mv: json!("teapot") }).await.unwrap();
        let ServerMessage::Refused { problem, .. } = socket.answer(99).await.unwrap() else { panic!("taken") };
        assert!(["stale-decision", "not-asked"].contains(&problem.code.as_str()), "{problem:?}");
    }
    let stored = server.hall.store().log(&id, 0).await.unwrap();
    entries.extend(stored.iter().map(|entry| serde_json::to_value(entry).unwrap()));
    let mine = entries
        .iter()
        .filter(|entry| entry["move"]["seat"] == 0 && entry["by"].as_str().is_some_and(|by| !by.starts_with("bot:")));
    assert_eq!(mine.count(), commands.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_rule_and_changes_nothing() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    let (_, mut socket) = sit_with_bots(&mut olga, json!({})).await;
    while socket.seen.turn.decision.is_none() {
        socket.hear().await.unwrap();
    }
    let before = socket.seen.clone();
    for mv in [json!("declare"), json!({ "teapot": 1 }), json!(null), json!([[[]]])] {
        let answer = socket.command(1, mv.clone()).await.unwrap();
        match answer {
            ServerMessage::Refused { problem, .. } => assert!(!problem.message.is_empty(), "{problem:?}"),
            other => panic!("{mv}: {other:?}"),
        }
    }
    socket.say(&ClientMessage::Undo { id: 2, number: 0 }).await.unwrap();
    assert!(matches!(socket.answer(2).await.unwrap(), ServerMessage::Refused { .. }));
    assert_eq!(socket.seen.view, before.view);
    socket.say(&ClientMessage::Hint { id: 3, bot: None }).await.unwrap();
    let ServerMessage::Hint { hint, .. } = socket.answer(3).await.unwrap() else { panic!("no hint") };
    assert!(socket.seen.turn.offers.iter().any(|offer| offer.mv == hint.mv));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_speak_where_there_is_talk() {
    let folder = Folder::new();
    let server = server(&folder).await;
    let mut olga = Client::guest(server.address, "Olga").await.unwrap();
    for (talk, speaks) in [("canned", true), ("silent", false)] {
        let greedy = json!({ "bot": "greedy" });
        let table = four(
            json!([greedy, greedy, greedy]),
            json!({ "talk": talk, "options": { "players": 4, "length": "single" } }),
        );
        let table = olga.open(&table).await.unwrap();
        let mut socket = olga.socket().await.unwrap();
        socket.hello(&table.id, None).await.unwrap();
        socket.hear().await.unwrap();
        play_to_the_end(&mut socket, &mut fastrand::Rng::with_seed(3)).await;
        let record = olga.get(&format!("/api/tables/{}/record", table.id)).await.unwrap().json();
        let said: Vec<&Value> =
            record["entries"].as_array().unwrap().iter().filter(|entry| entry.get("say").is_some()).collect();
        assert_eq!(!said.is_empty(), speaks, "{talk}");
        assert!(said.iter().all(|entry| entry["by"] == "bot:greedy"), "{said:?}");
        let verified = olga.get(&format!("/api/tables/{}/verify", table.id)).await.unwrap().json();
        assert_eq!(verified["good"], json!(true), "{verified}");
    }
    server.stop().await;
}
