//! `/api/operator`: reports, what follows from them, and numbers. Only for operators: `quintain serve --admin LOGIN`.

use super::people::described;
use super::who::{Body, Me, Network};
use crate::clock::now;
use crate::error::{Failure, Granted};
use crate::hall::Hall;
use crate::people::clean;
use crate::protocol::operator::{ActDone, ActKind, HaveRead, LimitInfo, NewAct, PersonReport, ReportId, Reported};
use crate::protocol::people::Session;
use crate::protocol::tables::Status;
use crate::random;
use crate::store::{PersonRow, ReportRow};
use crate::table::mailbox::Act;
use axum::Json;
use axum::extract::{Path, State};

/// So many reports, and so many acts, on a page.
const PAGE: i64 = 100;
/// So many lines before and after the one that was reported.
const AROUND: u64 = 6;
const DAY: u64 = 86_400_000;

/// The operator behind a request.
fn operator(hall: &Hall, row: &PersonRow) -> Granted<String> {
    let login = row.login.clone().filter(|login| hall.is_operator(login));
    login.ok_or_else(|| Failure::forbidden("not-operator", "this is for the operators of this server"))
}

fn reason(text: &str) -> Granted<String> {
    clean(text, 500).ok_or_else(|| Failure::bad("bad-reason", "say why, in 500 characters"))
}

/// `POST /api/people/{id}/report`: tells the operator about a person.
pub(super) async fn report(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Me { row, .. }: Me,
    Network(from): Network,
    Body(report): Body<PersonReport>,
) -> Granted<Json<serde_json::Value>> {
    let why = reason(&report.reason)?;
    if hall.store().person(&id).await?.is_none_or(|about| about.person.name.is_empty()) {
        return Err(Failure::not_found("no-such-person", "there is no such person"));
    }
    for key in [&row.person.id, &from] {
        hall.limits().reports.take(key).map_err(Failure::too_many)?;
    }
    let which = ReportId { table: String::new(), line: now(), reporter: row.person.id };
    hall.store().report(&which, &id, &why, now()).await?;
    tracing::warn!(person = id, "a person was reported");
    Ok(Json(serde_json::json!({ "reported": true })))
}

async fn whole(hall: &Hall, row: ReportRow) -> Granted<Reported> {
    let store = hall.store();
    let lines = if row.id.table.is_empty() {
        Vec::new()
    } else {
        let from = row.id.line.saturating_sub(AROUND + 1);
        store.chat_from(&row.id.table, from, (2 * AROUND + 1) as i64).await?
    };
    let said = lines.iter().find(|line| line.number == row.id.line).map(|line| line.person.clone());
    let about = row.about.or(said).unwrap_or_default();
    Ok(Reported {
        reporter: store.person(&row.id.reporter).await?.map(|row| row.person),
        standing: store.standing(&about, now()).await?,
        acts: if about.is_empty() { Vec::new() } else { store.acts(Some(&about), 20).await? },
        about: store.person(&about).await?.map(|row| row.person),
        id: row.id,
        reason: row.reason,
        at: row.at,
        settled: row.settled,
        lines,
    })
}

/// `GET /api/operator/reports`.
pub(super) async fn reports(State(hall): State<Hall>, Me { row, .. }: Me) -> Granted<Json<Vec<Reported>>> {
    operator(&hall, &row)?;
    let mut all = Vec::new();
    for report in hall.store().reports(PAGE).await? {
        all.push(whole(&hall, report).await?);
    }
    Ok(Json(all))
}

/// `GET /api/operator/acts`.
pub(super) async fn acts(State(hall): State<Hall>, Me { row, .. }: Me) -> Granted<Json<Vec<ActDone>>> {
    operator(&hall, &row)?;
    Ok(Json(hall.store().acts(None, PAGE).await?))
}

/// `POST /api/operator/acts`: does something about a person, and notes it.
pub(super) async fn act(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Body(wanted): Body<NewAct>,
) -> Granted<Json<Vec<ActDone>>> {
    let operator = operator(&hall, &row)?;
    let why = reason(&wanted.reason)?;
    let gone = || Failure::not_found("no-such-person", "there is no such person");
    let about = hall.store().person(&wanted.person).await?.ok_or_else(gone)?;
    if wanted.kind == ActKind::Close && about.login.as_deref().is_some_and(|login| hall.is_operator(login)) {
        return Err(Failure::conflict("operator", "an operator's account is not closed from here"));
    }
    let until = match (wanted.kind, wanted.days) {
        (ActKind::Silence, Some(days @ 1..=365)) => Some(now() + u64::from(days) * DAY),
        (ActKind::Silence, _) => return Err(Failure::bad("bad-days", "a silence lasts 1 to 365 days")),
        (_, None) => None,
        (_, Some(_)) => return Err(Failure::bad("bad-days", "only a silence lasts for days")),
    };
    let done = ActDone {
        id: random::word(16),
        at: now(),
        operator,
        person: about.person.id.clone(),
        name: about.person.name.clone(),
        kind: wanted.kind,
        until,
        reason: why,
    };
    if !hall.store().add_act(&done, wanted.report.as_ref()).await? {
        return Err(Failure::not_found("no-such-report", "there is no such report"));
    }
    tracing::info!(operator = done.operator, person = done.person, kind = done.kind.word(), "an operator acted");
    if done.kind == ActKind::Close {
        close(&hall, &about).await?;
    }
    Ok(Json(hall.store().acts(None, PAGE).await?))
}

/// Somebody whose account is closed gets up everywhere; their games go on with a bot.
async fn close(hall: &Hall, row: &PersonRow) -> Granted<()> {
    for session in hall.store().sessions_of(&row.person.id).await? {
        hall.end_session(&session.id, &row.person.id).await?;
    }
    for table in hall.store().tables_of(&row.person.id, 1_000).await? {
        let act = match table.meta.status {
            Status::Gathering if table.meta.host == row.person.id => Act::Close,
            Status::Gathering | Status::Running => Act::Leave,
            Status::Finished | Status::Closed => continue,
        };
        // A table that has gone on meanwhile may refuse.
        let _ = hall.act(&table.id, Some(row.person.clone()), act).await;
    }
    Ok(())
}

/// `GET /api/operator/limits`: the rate limits as numbers.
pub(super) async fn limits(State(hall): State<Hall>, Me { row, .. }: Me) -> Granted<Json<Vec<LimitInfo>>> {
    operator(&hall, &row)?;
    Ok(Json(hall.limits().numbers()))
}

/// `POST /api/me/told`: I have read what an operator told me.
pub(super) async fn have_read(
    State(hall): State<Hall>,
    Me { row, .. }: Me,
    Body(HaveRead { id }): Body<HaveRead>,
) -> Granted<Json<Session>> {
    if !hall.store().have_read(&row.person.id, &id, now()).await? {
        return Err(Failure::not_found("no-such-act", "there is nothing to read"));
    }
    described(&hall, Some(row)).await.map(Json)
}
