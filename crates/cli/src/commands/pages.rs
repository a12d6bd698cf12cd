//! `quintain pages`: what the pages of the hall cost when very much has been played.

use super::{print_json, queries, thousands};
use crate::Failure;
use clap::Args;
use quintain_core::registry::Registry;
use quintain_server::client::Client;
use quintain_server::config::Rate;
use quintain_server::store::{Dialect, Store, StoreError, is_postgres, sql};
use quintain_server::{Config, Running};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, Instant};

/// Measure the pages of the hall with very many games and tables.
///
/// Starts a server with a database of its own, plays one game, and writes it down again and again: one person's games in
/// every company, and tables that wait for people. Then it asks for the pages over HTTP.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  quintain pages
  quintain pages --database postgres://test@127.0.0.1/empty --json")]
pub struct Pages {
    /// How many games one person has played.
    #[arg(long, default_value_t = 100_000)]
    games: u32,
    /// How many tables wait for people.
    #[arg(long, default_value_t = 5_000)]
    tables: u32,
    /// How often each page is asked for.
    #[arg(long, default_value_t = 100)]
    runs: usize,
    /// An empty PostgreSQL database; a SQLite file in a temporary folder if left out.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// How long a page takes.
#[derive(Serialize)]
struct Page {
    name: &'static str,
    rows: usize,
    median_ms: f64,
    slowest_ms: f64,
}

impl Page {
    fn of((name, rows, mut times): queries::Timed) -> Self {
        times.sort_by(f64::total_cmp);
        let slowest_ms = times.last().copied().unwrap_or_default();
        Self { name, rows, median_ms: times[times.len() / 2], slowest_ms }
    }
}

#[derive(Serialize)]
struct Found {
    database: &'static str,
    games: u32,
    tables: u32,
    pages: Vec<Page>,
    /// The single queries behind them, without HTTP.
    queries: Vec<Page>,
    /// The load of the machine before and after.
    machine: [String; 2],
}

impl Pages {
    pub(super) fn run(self, registry: &Registry, out: &mut dyn Write) -> Result<(), Failure> {
        if self.database.as_deref().is_some_and(|place| !is_postgres(place)) {
            return Err(Failure::Misuse("--database is a postgres:// URL".to_owned()));
        }
        let folder = std::env::temp_dir().join(format!("quintain-pages-{}", std::process::id()));
        let file = folder.join("pages.sqlite").display().to_string();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let found = runtime.block_on(self.measure(registry, file));
        let _ = std::fs::remove_dir_all(&folder);
        let found = found?;
        if self.json {
            return print_json(&found, out);
        }
        let (games, tables) = (thousands(f64::from(found.games)), thousands(f64::from(found.tables)));
        let [before, after] = &found.machine;
        writeln!(
            out,
            "{games} games, {tables} tables, {}; load of the machine {before}, then {after}",
            found.database
        )?;
        for (what, pages) in [("Pages, over HTTP", &found.pages), ("Single queries", &found.queries)] {
            writeln!(out, "{what}:")?;
            for Page { name, rows, median_ms, slowest_ms } in pages {
                writeln!(
                    out,
                    "  {name:<34} {rows:>3} rows, half within {median_ms:.1} ms, all within {slowest_ms:.1} ms"
                )?;
            }
        }
        Ok(())
    }

    async fn measure(&self, registry: &Registry, file: String) -> Result<Found, Failure> {
        let before = machine();
        let config = Config {
            listen: "127.0.0.1:0".to_owned(),
            database: self.database.clone().unwrap_or(file),
            bot_pace: Duration::ZERO,
            rate: Rate { burst: 1e12, refill_ms: 1e-6 },
            ..Config::default()
        };
        let failed = |error: quintain_server::ServeError| Failure::No(error.to_string());
        let server = quintain_server::start(config, registry.clone()).await.map_err(failed)?;
        let (mut anna, person, table) = one_game(&server).await?;
        let store = server.hall.store();
        self.multiply(store, &person, &table).await.map_err(|error| Failure::No(error.to_string()))?;
        let of = |rest: &str| format!("/api/people/{person}{rest}");
        let half = json_of(&mut anna, &of("/games")).await?["games"][0]["finished"].as_u64().unwrap_or_default();
        let middle = half.saturating_sub(u64::from(self.games) / 2);
        let asked = [
            ("a person's page", of("")),
            ("all games", of("/games")),
            ("games from the middle", of(&format!("/games?before={middle}-x"))),
            ("games of one kind", of("/games?game=knight")),
            ("games won, hardly any", of("/games?result=won")),
            ("games alone", of("/games?company=alone")),
            ("one kind with bots, lost", of("/games?game=glory&company=bots&result=lost")),
            ("my tables", "/api/me/tables".to_owned()),
            ("my turns", "/api/me/turns".to_owned()),
            ("open tables", "/api/tables?status=gathering".to_owned()),
            ("with three free seats, in Russian", "/api/tables?status=gathering&free=3&lang=ru&clock=days".to_owned()),
            ("of a game that nobody opens", "/api/tables?status=gathering&game=knight&free=3".to_owned()),
            ("tables to watch, of which is none", "/api/tables?status=running".to_owned()),
        ];
        let mut pages = Vec::new();
        for (name, path) in asked {
            let (mut times, mut rows) = (Vec::new(), 0);
            for _ in 0..self.runs.max(1) {
                let begun = Instant::now();
                let answer = json_of(&mut anna, &path).await?;
                times.push(begun.elapsed().as_secs_f64() * 1000.0);
                rows = answer.as_array().or_else(|| answer["games"].as_array()).map_or(0, Vec::len);
            }
            pages.push(Page::of((name, rows, times)));
        }
        let known: Vec<String> = server.hall.games().iter().map(|game| game.id.clone()).collect();
        let queries = queries::time(store, &person, &known, middle as i64, self.runs).await;
        let queries = queries.map_err(|error| Failure::No(error.to_string()))?;
        let queries = queries.into_iter().map(Page::of).collect();
        let database = if store.dialect() == Dialect::Sqlite { "SQLite" } else { "PostgreSQL" };
        server.stop().await;
        Ok(Found { database, games: self.games, tables: self.tables, pages, queries, machine: [before, machine()] })
    }

    /// Writes a game down again and again.
    async fn multiply(&self, store: &Store, person: &str, table: &str) -> Result<(), StoreError> {
        let numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)";
        let game = "CASE i % 4 WHEN 0 THEN 'glory' WHEN 1 THEN 'knight' WHEN 2 THEN 'hearts' ELSE 'emara' END";
        let texts = [
            (
                format!(
                    "{numbers} INSERT INTO tables (id, code, game, status, listed, created, version, meta)
                     SELECT 't' || i, 't' || i, game, status, 0, created + i, 1, meta FROM tables, n WHERE id = $2"
                ),
                self.games,
                table,
            ),
            (
                format!(
                    "{numbers} INSERT INTO players (table_id, person, created, going)
                     SELECT 't' || i, person, created + i, 0 FROM players, n WHERE person = $2"
                ),
                self.games,
                person,
            ),
            (
                format!(
                    "{numbers} INSERT INTO results (table_id, seat, person, game, options, seats, score, place, won, gone,
                     finished, ending, company, facts)
                     SELECT 't' || i, 0, person, {game}, options, seats, score, place, 0, 0, finished + i, ending, i % 3, facts
                     FROM results, n WHERE person = $2"
                ),
                self.games,
                person,
            ),
            (
                format!(
                    "{numbers} INSERT INTO tallies (person, game, company, kind, value, games, won, total, best)
                     SELECT person, {game}, (i / 4) % 3, kind, value, games, 0, total, best FROM tallies, n
                     WHERE person = $2 ON CONFLICT DO NOTHING"
                ),
                12,
                person,
            ),
            (
                format!(
                    "{numbers} INSERT INTO tables (id, code, game, status, listed, created, version, meta, free, clock, lang)
                     SELECT 'o' || i, 'o' || i, 'hearts', 'gathering', 1, created + i, 1, meta, i % 4, 'days',
                     CASE i % 2 WHEN 0 THEN 'cs' ELSE 'ru' END FROM tables, n WHERE id = $2"
                ),
                self.tables,
                table,
            ),
        ];
        for (text, count, of) in texts {
            // A handful of texts for as long as the program runs.
            let text: &'static str = text.leak();
            store.run(vec![sql(text, [i64::from(count).into(), of.into()])]).await?;
        }
        // PostgreSQL counts its rows by itself after a minute; SQLite does not.
        if store.dialect() == Dialect::Postgres {
            store.run(vec![sql("ANALYZE", [])]).await?;
        }
        Ok(())
    }
}

async fn json_of(client: &mut Client, path: &str) -> Result<Value, Failure> {
    let answer = client.get(path).await?;
    if answer.status == 200 { Ok(answer.json()) } else { Err(Failure::No(format!("{path}: {}", answer.json()))) }
}

/// A person, and a finished game of theirs: they begin it, leave, and a bot plays on.
async fn one_game(server: &Running) -> Result<(Client, String, String), Failure> {
    let mut anna = Client::guest(server.address, "Anna").await?;
    let person =
        json_of(&mut anna, "/api/session").await?["me"]["person"]["id"].as_str().unwrap_or_default().to_owned();
    let options = json!({ "players": 1, "mode": "campaign", "buildings": 40 });
    let wanted = json!({ "game": "emara", "options": options, "seats": ["me"], "start_when_full": true });
    let table = anna.open(&wanted).await?.id;
    anna.post(&format!("/api/tables/{table}/leave"), &json!({})).await?;
    while json_of(&mut anna, &format!("/api/tables/{table}")).await?["status"] != "finished" {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok((anna, person, table))
}

/// How busy the machine is: processes that want to run, over a minute.
fn machine() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').next().unwrap_or_default().to_owned()
}
