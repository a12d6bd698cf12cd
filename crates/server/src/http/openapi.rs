//! `GET /api/openapi.json`: the description of the HTTP side. A test calls every address in it.

use axum::Json;
use serde_json::{Map, Value, json};

/// A schema for every type of the protocol: one line each. The tests hold every answer against its own.
const SCHEMAS: &str = include_str!("schemas.json");

/// One address: method, path, what it does, the type of its body, the type of its answer. Types are those of
/// `schemas.json` and of the generated TypeScript definitions, in the same words; `[]` is a list of them.
pub struct Address(
    /// The method.
    pub &'static str,
    /// The path; `{id}` and the like are parts to fill in.
    pub &'static str,
    /// What it does.
    pub &'static str,
    /// The type of the body, if it has one.
    pub &'static str,
    /// The type of the answer.
    pub &'static str,
);

/// Every address.
pub const ADDRESSES: &[Address] = &[
    Address("get", "/health", "The process is alive.", "", "text"),
    Address("get", "/ready", "The process can serve: the database answers and nobody has told it to stop.", "", "text"),
    Address("get", "/metrics", "Numbers for Prometheus.", "", "text"),
    Address("get", "/api/openapi.json", "This description.", "", "object"),
    Address("get", "/api/session", "Who am I?", "", "Session"),
    Address("post", "/api/session", "Become a guest, or change my name, arms or language.", "AboutMe", "Session"),
    Address(
        "post",
        "/api/account",
        "The guest gets a login and a password, and keeps everything.",
        "Credentials",
        "Session",
    ),
    Address(
        "post",
        "/api/login",
        "Come back to an account; the guest's games become the account's.",
        "Credentials",
        "Session",
    ),
    Address("post", "/api/logout", "This device forgets me.", "", "Session"),
    Address("get", "/api/sessions", "The devices that know me.", "", "Device[]"),
    Address("post", "/api/sessions/{session}/end", "One of my devices forgets me.", "", "Device[]"),
    Address("post", "/api/password", "Another password; all other devices must log in anew.", "NewPassword", "Session"),
    Address("post", "/api/logout/everywhere", "Every device forgets me.", "", "Session"),
    Address("post", "/api/people/{person}/mute", "I do not want to see their chat, or do again.", "Mute", "Session"),
    Address("get", "/api/me/tables", "My tables; those that wait for me first.", "", "TableInfo[]"),
    Address("get", "/api/me/turns", "The tables that wait for me, without waking them.", "", "MyTurn[]"),
    Address("get", "/api/me/results/{game}", "My results of a game, oldest first.", "", "MyResult[]"),
    Address("get", "/api/me/records", "The records of all my games, a line of JSON for each.", "", "lines"),
    Address("post", "/api/me/preferences", "How I like the house, on every device.", "Preferences", "Session"),
    Address("get", "/api/me/opponents", "With whom I have played lately.", "", "Opponent[]"),
    Address("get", "/api/series/{id}", "A standing table, by any table of it.", "", "Standings"),
    Address("post", "/api/me/devices", "This device may be called while I am not here.", "NewDevice", "Session"),
    Address("post", "/api/me/devices/try", "Calls a device of mine now.", "Endpoint", "Session"),
    Address("post", "/api/me/devices/end", "A device of mine is not called any more.", "Endpoint", "Session"),
    Address(
        "post",
        "/api/me/mail",
        "Asks at an address whether it is mine, to write to me there.",
        "NewMail",
        "Session",
    ),
    Address("post", "/api/me/mail/try", "Writes to me now.", "", "Session"),
    Address("post", "/api/me/mail/end", "I am not written to any more.", "", "Session"),
    Address("post", "/api/mail/confirm/{secret}", "The link of a letter: the address is mine.", "", "object"),
    Address("post", "/api/mail/stop/{secret}", "The link of a letter: no more of them.", "", "object"),
    Address("get", "/api/people/{person}", "A person's page.", "", "Profile"),
    Address(
        "get",
        "/api/people/{person}/games",
        "A page of somebody's games, the latest first. Query: game, company, result, before.",
        "",
        "PlayedPage",
    ),
    Address("post", "/api/people/{person}/report", "Tells the operator about a person.", "PersonReport", "object"),
    Address("get", "/api/operator/reports", "For operators: reports, those that wait first.", "", "Reported[]"),
    Address("get", "/api/operator/acts", "For operators: what they did.", "", "ActDone[]"),
    Address("post", "/api/operator/acts", "For operators: does something about a person.", "NewAct", "ActDone[]"),
    Address("get", "/api/operator/limits", "For operators: the rate limits as numbers.", "", "LimitInfo[]"),
    Address("post", "/api/me/told", "I have read what an operator told me.", "HaveRead", "Session"),
    Address("get", "/api/games", "All games.", "", "GameInfo[]"),
    Address("get", "/api/games/{game}/catalogue", "Names and texts of a game's components. Query: lang.", "", "object"),
    Address("get", "/api/games/{game}/odds", "Chances worth knowing apart from any table.", "", "object"),
    Address(
        "get",
        "/api/tables",
        "Listed tables, newest first. Query: status (gathering, running, finished), game, free, clock, lang, before, limit.",
        "",
        "TableInfo[]",
    ),
    Address("post", "/api/tables", "Opens a table.", "NewTable", "TableInfo"),
    Address("get", "/api/tables/{id}", "A table.", "", "TableInfo"),
    Address("post", "/api/tables/{id}/join", "Sits down, or comes back.", "Join", "TableInfo"),
    Address("post", "/api/tables/{id}/leave", "Gets up; in a running game a bot plays on.", "", "TableInfo"),
    Address(
        "post",
        "/api/tables/{id}/seats",
        "The host arranges the seats, or answers who asks for one.",
        "Arrange",
        "TableInfo",
    ),
    Address("post", "/api/tables/{id}/seek", "I look on and ask for a seat that a bot plays.", "Seek", "TableInfo"),
    Address(
        "post",
        "/api/tables/{id}/words",
        "Adds a seat's words to the luck, before the start.",
        "AddWords",
        "TableInfo",
    ),
    Address("post", "/api/tables/{id}/start", "The host starts the game.", "", "TableInfo"),
    Address("post", "/api/tables/{id}/close", "The host gives the table up before the start.", "", "TableInfo"),
    Address("post", "/api/tables/{id}/rematch", "Sits me down where the same people play again.", "", "TableInfo"),
    Address("post", "/api/tables/{id}/report", "Tells the operator about a line of chat.", "Report", "object"),
    Address("get", "/api/tables/{id}/best", "My best result alone with the same game and options.", "", "Best"),
    Address("get", "/api/tables/{id}/qr.svg", "The invitation link as a QR code.", "", "svg"),
    Address("get", "/api/codes/{code}", "The table of a code.", "", "TableInfo"),
    Address(
        "get",
        "/api/tables/{id}/events",
        "The server's messages as server-sent events: ServerMessage. Query: lang, last, print, last_chat.",
        "",
        "events",
    ),
    Address(
        "post",
        "/api/tables/{id}/command",
        "One message of the client, where sockets are blocked. Query: lang.",
        "ClientMessage",
        "ServerMessage",
    ),
    Address("get", "/api/socket", "WebSocket: ClientMessage in, ServerMessage out.", "", "socket"),
    Address(
        "get",
        "/api/tables/{id}/replay",
        "A finished game through one viewer's eyes. Query: viewer, lang.",
        "",
        "Replay",
    ),
    Address("get", "/api/tables/{id}/replay/{number}", "One position of it. Query: viewer.", "", "Position"),
    Address(
        "get",
        "/api/tables/{id}/replay/{number}/advice",
        "What an adviser says to a seat there. Query: seat, topic, question, lang.",
        "",
        "Advised",
    ),
    Address("get", "/api/tables/{id}/record", "The record of a finished game, as a file.", "", "Record"),
    Address("get", "/api/tables/{id}/verify", "Was the luck as committed?", "", "Verification"),
    Address(
        "post",
        "/api/tables/{id}/branch",
        "A new table that goes on from a move of a finished one.",
        "Branch",
        "TableInfo",
    ),
    Address("post", "/api/me/delete", "I am deleted; the games of others stay.", "Leaving", "Session"),
];

/// The schema of a type by its name.
fn schema(name: &str) -> Value {
    match name.strip_suffix("[]") {
        Some(item) => json!({ "type": "array", "items": schema(item) }),
        None if name == "object" => json!({ "type": "object" }),
        None => json!({ "$ref": format!("#/components/schemas/{name}") }),
    }
}

/// The description.
pub fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for Address(method, path, what, body, answer) in ADDRESSES {
        let parameters: Vec<Value> = path
            .split(['{', '}'])
            .skip(1)
            .step_by(2)
            .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
            .collect();
        let content = match *answer {
            "text" => json!({ "text/plain": {} }),
            "lines" => json!({ "application/x-ndjson": {} }),
            "svg" => json!({ "image/svg+xml": {} }),
            "events" => json!({ "text/event-stream": {} }),
            "socket" => json!({}),
            name => json!({ "application/json": { "schema": schema(name) } }),
        };
        let (status, note) = if *answer == "socket" { ("101", "the socket") } else { ("200", "done") };
        let mut operation = json!({
            "summary": what,
            "parameters": parameters,
            "responses": {
                status: { "description": note, "content": content },
                "default": {
                    "description": "not granted; nothing has changed",
                    "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } },
                },
            },
        });
        if !body.is_empty() {
            operation["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": schema(body) } } });
        }
        let entry = paths.entry((*path).to_owned()).or_insert_with(|| json!({}));
        entry[*method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Quintain",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, people, clocks and replays. Types are named as in web/src/lib/protocol/index.ts.",
        },
        "paths": paths,
        "components": { "schemas": serde_json::from_str::<Value>(SCHEMAS).unwrap_or_default() },
    })
}

/// `GET /api/openapi.json`.
pub(super) async fn serve() -> Json<Value> {
    Json(document())
}
