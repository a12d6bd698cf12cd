//! `/api/tables`, `/api/codes`, `/api/me/tables`.

use super::who::{Body, Me, Network, Params, Who};
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::people::clean;
use crate::protocol::operator::ReportId;
use crate::protocol::tables::{
    AddWords, Arrange, ClockRule, Join, MyTurn, NewTable, Report, SeatWish, Seek, Status, TableInfo,
};
use crate::store::{Head, Listing, TableRow};
use crate::table::access::Sight;
use crate::table::live::{Live, Sealed, no_such_table};
use crate::table::mailbox::Act;
use crate::table::turns::Turns;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::{IntoResponse, Response};
use futures_util::future::join_all;
use qrcodegen::{QrCode, QrCodeEcc};
use quintain_core::{Lang, MAX_SEATS};
use serde::Deserialize;
use std::fmt::Write as _;
use std::sync::Arc;

/// So many tables in a list.
const LISTED: i64 = 100;

/// A table as a list shows it, without waking it.
fn asleep(hall: &Hall, row: TableRow, person: Option<&str>) -> Option<TableInfo> {
    let game = Arc::clone(hall.registry().game(&row.meta.game).ok()?);
    let turns = Turns::new(row.meta.clock, row.meta.places.len());
    let (sealed, head) = (Sealed::default(), Head::start(&row.id));
    let live = Live { row, game, table: None, turns, sealed, head, snapshot_at: 0 };
    Some(live.info(person, |_| (false, false)))
}

/// Which listed tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// How far they have come; left out, those that wait for people.
    #[serde(default = "gathering")]
    status: Status,
    /// Of one game alone.
    game: Option<String>,
    /// With so many free seats at least.
    free: Option<usize>,
    /// With this kind of clock.
    clock: Option<String>,
    /// In this language, or in any.
    lang: Option<Lang>,
    /// Older than this: when the last of the page before was opened, and which it is: `created-id`.
    before: Option<String>,
    /// So many at most.
    limit: Option<i64>,
}

impl Wanted {
    fn listing(self) -> Granted<Listing> {
        let bad = |message: &str| Failure::bad("bad-query", message);
        if self.status == Status::Closed {
            return Err(bad("tables that were given up are not listed"));
        }
        let clock = self.clock.map(|clock| ClockRule::KINDS.into_iter().find(|kind| *kind == clock));
        if clock == Some(None) {
            return Err(bad("a clock is none, per-move, bank or days"));
        }
        let before = self.before.as_deref().map(|before| {
            let (created, id) = before.split_once('-').unwrap_or((before, ""));
            created.parse().map(|created| (created, id.to_owned()))
        });
        Ok(Listing {
            stage: self.status,
            game: self.game,
            free: self.free.unwrap_or_default().min(MAX_SEATS + 1),
            clock: clock.flatten(),
            lang: self.lang,
            before: before.transpose().map_err(|_| bad("before is created-id of the last table"))?,
            limit: self.limit.unwrap_or(LISTED).clamp(1, LISTED),
        })
    }
}

fn gathering() -> Status {
    Status::Gathering
}

/// `GET /api/tables`: listed tables, those that wait for people or those that can be watched, newest first.
pub(super) async fn listed(
    State(hall): State<Hall>,
    who: Who,
    Params(wanted): Params<Wanted>,
) -> Granted<Json<Vec<TableInfo>>> {
    if let Some(game) = &wanted.game {
        hall.registry().game(game).map_err(|message| Failure::not_found("unknown-game", message))?;
    }
    let person = who.person().map(|person| person.id);
    let wanted = wanted.listing()?;
    let stage = wanted.stage;
    let listed = hall.store().listed_tables(&wanted).await?;
    // A table that nobody may watch is nobody's business once it has begun.
    let to_be_seen = listed.into_iter().filter(|row| Sight::of(&row.meta, None).may_stay(row.meta.status));
    let mut seen: Vec<(Sight, TableInfo)> = to_be_seen
        .filter_map(|row| {
            let sight = Sight::of(&row.meta, person.as_deref());
            Some((sight, asleep(&hall, row, person.as_deref())?))
        })
        .collect();
    if stage == Status::Running {
        hall.look_into_showcase(&mut seen).await;
    }
    Ok(Json(seen.into_iter().map(|(_, info)| info).collect()))
}

/// `GET /api/me/tables`: my tables; those that wait for me first, then those that run, then the finished ones.
pub(super) async fn mine(State(hall): State<Hall>, Me { row: me, .. }: Me) -> Granted<Json<Vec<TableInfo>>> {
    // All at once: each may have to be brought into memory.
    let (hall, me) = (&hall, &me);
    let looks = hall.store().tables_of(&me.person.id, LISTED).await?.into_iter().map(|row| async move {
        if row.meta.status == Status::Running {
            hall.act(&row.id, Some(me.person.clone()), Act::Glance(me.lang)).await.ok()
        } else {
            asleep(hall, row, Some(&me.person.id))
        }
    });
    let mut mine: Vec<TableInfo> = join_all(looks).await.into_iter().flatten().collect();
    mine.sort_by_key(|info| {
        let order = match info.status {
            _ if info.you.asked => 0,
            Status::Running => 1,
            Status::Gathering => 2,
            Status::Finished | Status::Closed => 3,
        };
        (order, std::cmp::Reverse(info.created))
    });
    Ok(Json(mine))
}

/// `GET /api/me/turns`: the tables that wait for me.
pub(super) async fn turns(State(hall): State<Hall>, Me { row: me, .. }: Me) -> Granted<Json<Vec<MyTurn>>> {
    hall.turns_of(&me.person).await.map(Json)
}

/// `POST /api/tables`: opens a table.
pub(super) async fn create(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Network(from): Network,
    Body(wanted): Body<NewTable>,
) -> Granted<Json<TableInfo>> {
    let bots_only = !wanted.seats.is_empty() && wanted.seats.iter().all(|wish| matches!(wish, SeatWish::Bot(_)));
    for key in [&row.person.id, &from] {
        hall.limits().tables.take(key).map_err(Failure::too_many)?;
        if bots_only {
            hall.limits().bot_tables.take(key).map_err(Failure::too_many)?;
        }
    }
    hall.one_more_table(&row.person.id, &from).await?;
    let id = hall.open(&wanted, &row.person).await?;
    hall.opened(&row.person.id, &from, &id);
    hall.act(&id, Some(row.person), Act::Look).await.map(Json)
}

/// `GET /api/tables/{id}`.
pub(super) async fn look(State(hall): State<Hall>, Path(id): Path<String>, who: Who) -> Granted<Json<TableInfo>> {
    hall.act(&id, who.person(), Act::Look).await.map(Json)
}

/// `GET /api/codes/{code}`: the table of a code.
pub(super) async fn by_code(State(hall): State<Hall>, Path(code): Path<String>, who: Who) -> Granted<Json<TableInfo>> {
    let id = hall.store().table_of_code(&code.trim().to_uppercase()).await?;
    let id = id.ok_or_else(|| Failure::not_found("no-such-code", "no table has this code"))?;
    hall.act(&id, who.person(), Act::Look).await.map(Json)
}

/// `POST /api/tables/{id}/join`: sits down, or comes back.
pub(super) async fn join(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
    Body(wish): Body<Join>,
) -> Granted<Json<TableInfo>> {
    hall.act(&id, Some(row.person), Act::Join(wish)).await.map(Json)
}

/// `POST /api/tables/{id}/seats`: the host arranges the seats.
pub(super) async fn arrange(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
    Body(wish): Body<Arrange>,
) -> Granted<Json<TableInfo>> {
    hall.act(&id, Some(row.person), Act::Arrange(wish)).await.map(Json)
}

/// `POST /api/tables/{id}/seek`: I ask for a seat that a bot plays.
pub(super) async fn seek(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
    Body(Seek { seat }): Body<Seek>,
) -> Granted<Json<TableInfo>> {
    hall.act(&id, Some(row.person), Act::Seek(seat)).await.map(Json)
}

/// `POST /api/tables/{id}/words`: words of mine for the luck.
pub(super) async fn words(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
    Body(AddWords { words }): Body<AddWords>,
) -> Granted<Json<TableInfo>> {
    hall.act(&id, Some(row.person), Act::Words(words)).await.map(Json)
}

/// `POST /api/tables/{id}/leave`: gets up; in a running game a bot plays on for me.
pub(super) async fn leave(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
) -> Granted<Json<TableInfo>> {
    hall.act(&id, Some(row.person), Act::Leave).await.map(Json)
}

/// `POST /api/tables/{id}/start`.
pub(super) async fn start(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
) -> Granted<Json<TableInfo>> {
    hall.act(&id, Some(row.person), Act::Start).await.map(Json)
}

/// `POST /api/tables/{id}/close`: nobody will play here.
pub(super) async fn close(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
) -> Granted<Json<TableInfo>> {
    hall.act(&id, Some(row.person), Act::Close).await.map(Json)
}

/// `POST /api/tables/{id}/rematch`: sits me down at the table where the same people play again; the first who
/// asks opens it.
pub(super) async fn rematch(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
) -> Granted<Json<TableInfo>> {
    let old = hall.act(&id, Some(row.person.clone()), Act::Rematch).await?;
    let again = old.rematch.ok_or_else(no_such_table)?;
    hall.act(&again, Some(row.person), Act::Join(Join::default())).await.map(Json)
}

/// `POST /api/tables/{id}/report`: tells the operator about a line of chat.
pub(super) async fn report(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
    Network(from): Network,
    Body(report): Body<Report>,
) -> Granted<Json<serde_json::Value>> {
    let reason = clean(&report.reason, 500).ok_or_else(|| Failure::bad("bad-reason", "say why, in 500 characters"))?;
    let meta = hall.store().table(&id).await?.ok_or_else(no_such_table)?.meta;
    if !Sight::of(&meta, Some(&row.person.id)).may_talk() {
        return Err(Failure::not_found("no-such-line", "there is no such line of chat"));
    }
    let said = hall.store().chat_from(&id, report.line.saturating_sub(1), 1).await?;
    let line = said.into_iter().find(|line| line.number == report.line);
    let line = line.ok_or_else(|| Failure::not_found("no-such-line", "there is no such line of chat"))?;
    for key in [&row.person.id, &from] {
        hall.limits().reports.take(key).map_err(Failure::too_many)?;
    }
    let which = ReportId { table: id.clone(), line: line.number, reporter: row.person.id.clone() };
    hall.store().report(&which, &line.person, &reason, now()).await?;
    tracing::warn!(table = id, line = report.line, reporter = row.person.id, "a line of chat was reported");
    Ok(Json(serde_json::json!({ "reported": true })))
}

/// `GET /api/tables/{id}/qr.svg`: the invitation link as a QR code, for those who may invite.
pub(super) async fn qr(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    who: Who,
    headers: HeaderMap,
) -> Granted<Response> {
    let info = hall.act(&id, who.person(), Act::Look).await?;
    let code = info.code.ok_or_else(|| Failure::forbidden("no-seat", "only those at the table may invite"))?;
    let site = hall.config().public_url.clone().unwrap_or_else(|| {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
        let https = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
        let https = https && hall.config().behind_proxy;
        format!("{}://{host}", if https { "https" } else { "http" })
    });
    let link = format!("{}/join/{code}", site.trim_end_matches('/'));
    let code =
        QrCode::encode_text(&link, QrCodeEcc::Medium).map_err(|_| Failure::bad("too-long", "too long a link"))?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], svg(&code)).into_response())
}

fn svg(code: &QrCode) -> String {
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{},{}h1v1h-1z", x + 2, y + 2);
        }
    }
    let side = size + 4;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    )
}
