//! Letters: an SMTP server on this machine takes them as they go over the wire; before an address is confirmed nothing is told to it,
//! and a mail server that hangs or refuses slows nobody.

use crate::calls::{Receiver, Service, calling, slow, two_at_a_slow_table};
use crate::common::{Folder, bot, server_with};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use quintain_server::Config;
use quintain_server::client::Client;
use quintain_server::config::Mail;
use quintain_server::protocol::calls::Way;
use quintain_server::store::Store;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What a mail server does with a letter.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Post {
    Takes,
    /// It knows no such person, now or ever.
    Refuses,
    /// It has no time now.
    Busy,
    /// It says nothing at all.
    Silent,
    /// It takes everything and never says so.
    Hangs,
    /// It hangs up in the middle.
    Leaves,
    /// It does not speak SMTP.
    Babbles,
}

/// A letter as it came: to whom, and every line of it.
#[derive(Clone, Debug)]
pub(crate) struct Got {
    to: String,
    raw: String,
}

impl Got {
    /// The text, decoded.
    fn text(&self) -> String {
        let (head, body) = self.raw.split_once("\r\n\r\n").unwrap();
        let head = head.to_lowercase();
        if head.contains("content-transfer-encoding: base64") {
            let body: String = body.split_whitespace().collect();
            return String::from_utf8(BASE64_STANDARD.decode(body).unwrap()).unwrap();
        }
        assert!(
            !head.contains("quoted-printable") || !body.contains("=D"),
            "a way of writing that this test cannot read"
        );
        body.replace("=\r\n", "").replace("=3D", "=").replace("\r\n", "\n")
    }

    /// The link in it that begins so.
    fn link(&self, start: &str) -> String {
        let text = self.text();
        let at = text.find(start).unwrap_or_else(|| panic!("no {start} in {text}"));
        text[at..].split_whitespace().next().unwrap().to_owned()
    }

    fn header(&self, name: &str) -> String {
        let head = self.raw.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        let line = head.lines().find(|line| line.to_lowercase().starts_with(&format!("{}:", name.to_lowercase())));
        line.unwrap_or_else(|| panic!("no {name} in {head}")).split_once(':').unwrap().1.trim().to_owned()
    }
}

pub(crate) struct PostOffice {
    pub(crate) address: SocketAddr,
    got: Arc<Mutex<Vec<Got>>>,
    post: Arc<Mutex<Post>>,
}

async fn talk(stream: TcpStream, post: Post, got: Arc<Mutex<Vec<Got>>>) -> std::io::Result<()> {
    let (read, mut write) = stream.into_split();
    let mut lines = BufReader::new(read).lines();
    let long = Duration::from_mins(2);
    match post {
        Post::Silent => {
            tokio::time::sleep(long).await;
            return Ok(());
        }
        Post::Babbles => return write.write_all(b"HTTP/1.1 400 what?\r\n\r\n").await,
        _ => write.write_all(b"220 post.test\r\n").await?,
    }
    let mut to = String::new();
    while let Some(line) = lines.next_line().await? {
        let word = line.split([' ', ':']).next().unwrap_or_default().to_uppercase();
        let answer = match word.as_str() {
            "EHLO" => "250-post.test\r\n250 8BITMIME\r\n",
            "RCPT" if post == Post::Refuses => "550 no such person anna@example.org\r\n",
            "RCPT" if post == Post::Busy => "451 later\r\n",
            "RCPT" if post == Post::Leaves => return Ok(()),
            "RCPT" => {
                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 ok\r\n"
            }
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut raw = String::new();
                while let Some(line) = lines.next_line().await? {
                    if line == "." {
                        break;
                    }
                    raw.push_str(line.strip_prefix('.').unwrap_or(&line));
                    raw.push_str("\r\n");
                }
                if post == Post::Hangs {
                    tokio::time::sleep(long).await;
                    return Ok(());
                }
                got.lock().unwrap().push(Got { to: to.clone(), raw });
                "250 taken\r\n"
            }
            "QUIT" => return write.write_all(b"221 bye\r\n").await,
            _ => "250 ok\r\n",
        };
        write.write_all(answer.as_bytes()).await?;
    }
    Ok(())
}

impl PostOffice {
    pub(crate) async fn open(post: Post) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (got, post) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(post)));
        let (letters, now) = (Arc::clone(&got), Arc::clone(&post));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let post = *now.lock().unwrap();
                tokio::spawn(talk(stream, post, Arc::clone(&letters)));
            }
        });
        Self { address, got, post }
    }

    fn becomes(&self, post: Post) {
        *self.post.lock().unwrap() = post;
    }

    fn count(&self) -> usize {
        self.got.lock().unwrap().len()
    }

    /// The letter with this in its text, when it is there.
    pub(crate) async fn letter(&self, with: &str) -> Got {
        let deadline = Instant::now() + Duration::from_secs(20);
        loop {
            let got = self.got.lock().unwrap().clone();
            if let Some(got) = got.iter().find(|got| got.text().contains(with)) {
                return got.clone();
            }
            assert!(Instant::now() < deadline, "no letter with {with}: {got:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) fn set(&self, config: Config) -> Config {
        let mail = Mail { server: format!("smtp://{}", self.address), from: "Quintain <games@example.org>".to_owned() };
        Config { mail: Some(mail), public_url: Some("https://play.example.org".to_owned()), ..config }
    }
}

/// A server that writes and pushes nothing.
fn writing(folder: &Folder, post: &PostOffice) -> Config {
    post.set(Config { push: None, ..calling(folder) })
}

async fn me(client: &mut Client) -> Value {
    client.get("/api/session").await.unwrap().json()["me"].clone()
}

/// Says where somebody is written to, and that it is theirs.
async fn confirmed(client: &mut Client, server: SocketAddr, post: &PostOffice, address: &str) {
    let before = post.count();
    let asked = client.post("/api/me/mail", &json!({ "address": address })).await.unwrap();
    assert_eq!(asked.status, 200, "{}", asked.json());
    assert_eq!(asked.json()["me"]["mail"], json!({ "address": address, "confirmed": false }));
    let letter = post.got.lock().unwrap()[before].clone();
    assert_eq!(letter.to, address);
    let link = letter.link("https://play.example.org/mail/confirm/");
    let secret = link.rsplit('/').next().unwrap();
    // Whoever has the letter may be nobody to this server.
    let said = Client::new(server).post(&format!("/api/mail/confirm/{secret}"), &Value::Null).await.unwrap();
    assert_eq!(said.status, 200, "{}", said.json());
    assert_eq!(me(client).await["mail"]["confirmed"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_told_to_an_address_before_its_owner_says_that_it_is_theirs() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let server = server_with(writing(&folder, &post)).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    assert_eq!(anna.get("/api/session").await.unwrap().json()["mail"], true);
    assert_eq!(anna.post("/api/me/mail/try", &Value::Null).await.unwrap().status, 404);
    anna.post("/api/me/mail", &json!({ "address": "anna@example.org" })).await.unwrap();
    assert_eq!(anna.post("/api/me/mail/try", &Value::Null).await.unwrap().status, 404, "it is not confirmed");
    let table = anna.open(&slow(&json!(["me", "open", bot(), bot()]))).await.unwrap().id;
    boris.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(post.count(), 1, "only the question was sent");
    let question = post.got.lock().unwrap()[0].clone();
    assert!(question.text().contains("within three days"), "{}", question.text());
    assert!(!question.text().contains("Anna"), "names are not for whoever has the address");
    // Nobody else sees the address.
    let id = me(&mut anna).await["person"]["id"].as_str().unwrap().to_owned();
    for address in [format!("/api/people/{id}"), format!("/api/tables/{table}")] {
        let seen = String::from_utf8(boris.get(&address).await.unwrap().body).unwrap();
        assert!(!seen.contains("anna@example.org"), "{address}");
    }
    // Links that are none, or of another's letter that was replaced, are no good.
    let secret = question.link("https://play.example.org/mail/confirm/").rsplit('/').next().unwrap().to_owned();
    for nonsense in ["x", "%00", &"x".repeat(5000), &secret[1..]] {
        for what in ["confirm", "stop"] {
            let answer = boris.post(&format!("/api/mail/{what}/{nonsense}"), &Value::Null).await.unwrap();
            assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("no-such-letter")), "{nonsense}");
        }
    }
    anna.post("/api/me/mail", &json!({ "address": "other@example.org" })).await.unwrap();
    assert_eq!(boris.post(&format!("/api/mail/confirm/{secret}"), &Value::Null).await.unwrap().status, 404);
    assert_eq!(me(&mut anna).await["mail"], json!({ "address": "other@example.org", "confirmed": false }));
    assert_eq!(anna.post("/api/me/mail/end", &Value::Null).await.unwrap().json()["me"]["mail"], Value::Null);
    assert_eq!(anna.post("/api/me/mail/end", &Value::Null).await.unwrap().status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_tells_what_a_device_would_be_told_in_the_persons_language() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let server = server_with(writing(&folder, &post)).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    anna.post("/api/session", &json!({ "lang": "ru" })).await.unwrap();
    confirmed(&mut anna, server.address, &post, "anna@example.org").await;
    assert!(post.got.lock().unwrap()[0].text().contains("Если это были не вы"));
    assert_eq!(anna.post("/api/me/mail/try", &Value::Null).await.unwrap().status, 200);
    post.letter("Уведомления сюда доходят").await;
    let table = anna.open(&slow(&json!(["me", "open", bot(), bot()]))).await.unwrap().id;
    boris.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    boris.post(&format!("/api/tables/{table}/leave"), &json!({})).await.unwrap();
    post.letter("Boris садится за ваш стол").await;
    let turn = post.letter("Ваш ход").await;
    assert_eq!(turn.to, "anna@example.org");
    assert!(turn.text().contains(&format!("https://play.example.org/table/{table}")), "{}", turn.text());
    assert_eq!(turn.header("from"), "Quintain <games@example.org>");
    assert_eq!(turn.header("auto-submitted"), "auto-generated");
    assert_eq!(turn.header("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
    assert!(turn.header("message-id").ends_with("@example.org>") && !turn.header("date").is_empty());
    // The mail program says that no more are wanted, as RFC 8058 has it; nobody is logged in there.
    let stop = turn.header("list-unsubscribe").trim_matches(['<', '>']).replace("https://play.example.org", "");
    assert!(turn.link("https://play.example.org/mail/stop/").ends_with(stop.rsplit('/').next().unwrap()));
    let mut program = Client::new(server.address);
    assert_eq!(program.post(&stop, &Value::Null).await.unwrap().status, 200);
    assert_eq!(me(&mut anna).await["mail"], Value::Null, "the address is forgotten");
    assert_eq!(program.post(&stop, &Value::Null).await.unwrap().status, 404);
    let before = post.count();
    anna.open(&json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true }))
        .await
        .unwrap();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(post.count(), before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_keep_the_switches_the_quiet_hours_and_the_bundling_of_calls() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let mut set = writing(&folder, &post);
    (set.call_after, set.call_pause) = (Duration::from_millis(1500), Duration::from_hours(1));
    let server = server_with(set).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    confirmed(&mut anna, server.address, &post, "anna@example.org").await;
    let wishes = json!({ "calls": { "accepted": false } });
    assert_eq!(anna.post("/api/me/preferences", &wishes).await.unwrap().status, 200);
    let solo = json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true });
    for _ in 0..3 {
        anna.open(&solo).await.unwrap();
    }
    let turn = post.letter("Your turn").await;
    assert!(turn.text().starts_with("Your turn at 3 tables\n"), "{}", turn.text());
    assert_eq!(turn.link("https://play.example.org/"), "https://play.example.org/");
    let table = anna.open(&slow(&json!(["me", "open", bot(), bot()]))).await.unwrap().id;
    boris.post(&format!("/api/tables/{table}/join"), &json!({})).await.unwrap();
    tokio::time::sleep(Duration::from_millis(3500)).await;
    assert_eq!(post.count(), 2, "no letter about who comes, and no second one about turns so soon");
    // Boris is not to be woken.
    confirmed(&mut boris, server.address, &post, "boris@example.org").await;
    let minute = (quintain_server::clock::now() / 60_000 % 1440) as u32;
    let quiet = json!({ "from": minute, "to": (minute + 120) % 1440, "offset": 0 });
    boris.post("/api/me/preferences", &json!({ "calls": { "quiet": quiet } })).await.unwrap();
    boris.open(&solo).await.unwrap();
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(post.count(), 3, "the question alone");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_hangs_refuses_or_babbles_slows_nobody_and_changes_nothing() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let server = server_with(post.set(calling(&folder))).await;
    let (mut anna, mut boris) = two_at_a_slow_table(server.address).await;
    let phone = Receiver::start(Service::Takes).await;
    boris.post("/api/me/devices", &phone.device()).await.unwrap();
    confirmed(&mut anna, server.address, &post, "anna@example.org").await;
    confirmed(&mut boris, server.address, &post, "boris@example.org").await;
    // Connections that are open may still be used.
    tokio::time::sleep(Duration::from_secs(1)).await;
    for (is, says) in [
        (Post::Refuses, "it answers 550"),
        (Post::Busy, "it answers 451"),
        (Post::Leaves, ""),
        (Post::Babbles, ""),
        (Post::Hangs, "does not answer"),
        (Post::Silent, "does not answer"),
    ] {
        let bad = PostOffice::open(is).await;
        let folder = Folder::new();
        let server = server_with(bad.set(Config { push: None, ..calling(&folder) })).await;
        let mut anna = Client::guest(server.address, "Anna").await.unwrap();
        let mut asks = anna.at(server.address);
        let begun = Instant::now();
        let answer =
            tokio::spawn(
                async move { asks.post("/api/me/mail", &json!({ "address": "anna@example.org" })).await.unwrap() },
            );
        // Meanwhile the house is open.
        let open = anna.open(&json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"] })).await;
        assert!(open.is_ok() && begun.elapsed() < Duration::from_secs(5));
        let answer = answer.await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (502, &json!("not-written")), "{}", answer.json());
        let message = answer.json()["message"].as_str().unwrap().to_owned();
        assert!(message.contains(says) && !message.contains("anna@"), "{message}");
        assert_eq!(me(&mut anna).await["mail"], Value::Null, "nothing has changed");
        server.stop().await;
    }
    // A letter that hangs keeps no device waiting, nor the same person's.
    post.becomes(Post::Silent);
    let begun = Instant::now();
    let solo = json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true });
    for client in [&mut anna, &mut boris] {
        client.open(&solo).await.unwrap();
    }
    phone.of_kind("turn").await;
    assert!(begun.elapsed() < Duration::from_secs(8), "{:?}", begun.elapsed());
    server.stop().await;
}

/// Whoever has both a device and an address is told once: at the device, or by letter if no device was reached.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_twice() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let server = server_with(post.set(calling(&folder))).await;
    let solo = json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true });
    for (service, by_letter) in [(Service::Takes, false), (Service::Gone, true), (Service::Refuses, true)] {
        let mut anna = Client::guest(server.address, "Anna").await.unwrap();
        let phone = Receiver::start(service).await;
        anna.post("/api/me/devices", &phone.device()).await.unwrap();
        confirmed(&mut anna, server.address, &post, "anna@example.org").await;
        let id = me(&mut anna).await["person"]["id"].as_str().unwrap().to_owned();
        let before = post.count();
        let table = anna.open(&solo).await.unwrap().id;
        phone.of_kind("turn").await;
        let waiting = async |way| server.hall.store().calls_of(&id, way, u64::MAX >> 1).await.unwrap();
        if by_letter {
            post.letter(&table).await;
            assert!(waiting(Way::Push).await.is_empty(), "nor is the device called again");
        } else {
            // What was to be told has been told, and nothing else waits.
            assert!(waiting(Way::Push).await.is_empty() && waiting(Way::Mail).await.is_empty());
            assert_eq!(post.count(), before);
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_letter_that_is_not_taken_is_tried_again_and_an_address_that_refuses_is_asked_anew() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let server = server_with(writing(&folder, &post)).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    confirmed(&mut anna, server.address, &post, "anna@example.org").await;
    let id = me(&mut anna).await["person"]["id"].as_str().unwrap().to_owned();
    let store = server.hall.store();
    // What the mail server has no time for waits a minute.
    let busy = PostOffice::open(Post::Busy).await;
    let folder_of_busy = Folder::new();
    let other = server_with(writing(&folder_of_busy, &busy)).await;
    let mut boris = Client::guest(other.address, "Boris").await.unwrap();
    let boris_id = me(&mut boris).await["person"]["id"].as_str().unwrap().to_owned();
    other.hall.store().ask_for_mail(&boris_id, "boris@example.org", "s", quintain_server::clock::now()).await.unwrap();
    assert!(other.hall.store().confirm_mail("s", 0, 1).await.unwrap());
    boris
        .open(&json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true }))
        .await
        .unwrap();
    let deadline = Instant::now() + Duration::from_secs(20);
    loop {
        let way = quintain_server::protocol::calls::Way::Mail;
        let waiting = other.hall.store().calls_of(&boris_id, way, u64::MAX >> 1).await.unwrap();
        if waiting.iter().any(|call| call.tries == 1 && call.due > quintain_server::clock::now() + 30_000) {
            break;
        }
        assert!(Instant::now() < deadline, "{waiting:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    other.stop().await;
    // Refused eight times in a row, the address must be confirmed anew; one letter that is taken begins the count anew.
    for _ in 0..7 {
        store.note_mail(&id, false, 8).await.unwrap();
    }
    store.note_mail(&id, true, 8).await.unwrap();
    for times in 1..=8 {
        assert!(store.mail(&id).await.unwrap().unwrap().confirmed, "after {times}");
        store.note_mail(&id, false, 8).await.unwrap();
    }
    assert_eq!(me(&mut anna).await["mail"], json!({ "address": "anna@example.org", "confirmed": false }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_goes_with_its_person() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let server = server_with(writing(&folder, &post)).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    let bad = ["", "anna", "a@[127.0.0.1]", "a@b.org\r\nBcc: c@d.org", "Anna <a@b.org>", "a@b.org,c@d.org"];
    for address in bad {
        let answer = anna.post("/api/me/mail", &json!({ "address": address })).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("bad-address")), "{address}");
    }
    assert_eq!(post.count(), 0);
    confirmed(&mut anna, server.address, &post, "anna@example.org").await;
    anna.post("/api/account", &json!({ "login": "anna", "password": "correct horse" })).await.unwrap();
    assert_eq!(me(&mut anna).await["mail"]["confirmed"], true, "it stays with the account");
    // On another device a guest comes back to the account: the account keeps its own.
    let mut guest = Client::guest(server.address, "Guest").await.unwrap();
    confirmed(&mut guest, server.address, &post, "guest@example.org").await;
    guest.post("/api/login", &json!({ "login": "anna", "password": "correct horse" })).await.unwrap();
    assert_eq!(me(&mut guest).await["mail"]["address"], "anna@example.org");
    // It is in backups.
    let mut file = Vec::new();
    server.hall.store().backup(&mut file).await.unwrap();
    let text = String::from_utf8(file.clone()).unwrap();
    assert!(text.contains("anna@example.org") && !text.contains("guest@example.org"));
    let elsewhere = Folder::new();
    let restored = Store::open(&elsewhere.database()).await.unwrap();
    restored.restore(file.as_slice()).await.unwrap();
    let id = me(&mut anna).await["person"]["id"].as_str().unwrap().to_owned();
    assert_eq!(restored.mail(&id).await.unwrap(), server.hall.store().mail(&id).await.unwrap());
    restored.close().await;
    // And it is deleted with the account.
    assert_eq!(anna.post("/api/me/delete", &json!({ "password": "correct horse" })).await.unwrap().status, 200);
    let mut file = Vec::new();
    server.hall.store().backup(&mut file).await.unwrap();
    assert!(!String::from_utf8(file).unwrap().contains("anna@example.org"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_are_not_flooded_and_where_nobody_writes_it_is_said() {
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let rate = Config::default().rate;
    let server = server_with(Config { rate, ..writing(&folder, &post) }).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    let mut statuses = Vec::new();
    for n in 0..8 {
        let address = json!({ "address": format!("stranger{n}@example.org") });
        statuses.push(anna.post("/api/me/mail", &address).await.unwrap().status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429, 429]);
    assert_eq!(post.count(), 5);
    server.stop().await;
    let folder = Folder::new();
    let server = crate::common::server(&folder).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    assert_eq!(anna.get("/api/session").await.unwrap().json()["mail"], false);
    let answer = anna.post("/api/me/mail", &json!({ "address": "anna@example.org" })).await.unwrap();
    assert_eq!((answer.status, &answer.json()["code"]), (409, &json!("no-letters")));
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_writes_the_same() {
    let Some(postgres) = crate::common::postgres::Postgres::start(false) else { return };
    let (folder, post) = (Folder::new(), PostOffice::open(Post::Takes).await);
    let server = server_with(Config { database: postgres.url.clone(), ..writing(&folder, &post) }).await;
    let mut anna = Client::guest(server.address, "Anna").await.unwrap();
    confirmed(&mut anna, server.address, &post, "anna@example.org").await;
    anna.open(&json!({ "game": "knight", "preset": "solo-flood", "seats": ["me"], "start_when_full": true }))
        .await
        .unwrap();
    let turn = post.letter("Your turn").await;
    let stop = turn.header("list-unsubscribe").trim_matches(['<', '>']).replace("https://play.example.org", "");
    assert_eq!(anna.post(&stop, &Value::Null).await.unwrap().status, 200);
    server.stop().await;
}
