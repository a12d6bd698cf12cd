//! The single queries behind the pages of the hall, each timed at the store, without HTTP around them.

use quintain_core::Lang;
use quintain_server::protocol::profile::Company;
use quintain_server::protocol::tables::Status;
use quintain_server::store::{Listing, Store, StoreError, Wanted};
use std::time::Instant;

/// What a query is, how many rows it finds, and how long it took each time, in milliseconds.
pub(super) type Timed = (&'static str, usize, Vec<f64>);

/// So many games on a page, and so many tables in a list, as the server asks for them.
const PAGE: i64 = 31;
const LISTED: i64 = 100;

/// A query of the hall.
enum Query {
    Tallies,
    Played(Wanted),
    Results(&'static str),
    Listed(Listing),
    Mine,
    Running,
    Preferences,
    Since,
}

/// Asks every query so often.
pub(super) async fn time(
    store: &Store,
    person: &str,
    games: &[String],
    middle: i64,
    runs: usize,
) -> Result<Vec<Timed>, StoreError> {
    let wanted = Wanted::default;
    let listing = || Listing {
        stage: Status::Gathering,
        game: None,
        free: 0,
        clock: None,
        lang: None,
        before: None,
        limit: LISTED,
    };
    let asked = [
        ("what is added up of a person", Query::Tallies),
        ("a page of all games", Query::Played(wanted())),
        ("from the middle", Query::Played(Wanted { before: Some((middle, "x".to_owned())), ..wanted() })),
        ("of one kind", Query::Played(Wanted { game: Some("knight".to_owned()), ..wanted() })),
        ("won, hardly any", Query::Played(Wanted { won: Some(true), ..wanted() })),
        ("alone", Query::Played(Wanted { company: Some(Company::Alone), ..wanted() })),
        (
            "one kind with bots, lost",
            Query::Played(Wanted {
                game: Some("glory".to_owned()),
                company: Some(Company::Bots),
                won: Some(false),
                ..wanted()
            }),
        ),
        ("results of one game", Query::Results("emara")),
        ("my tables", Query::Mine),
        ("my tables that run", Query::Running),
        ("what a person likes", Query::Preferences),
        ("since when, and last seen", Query::Since),
        ("open tables", Query::Listed(listing())),
        (
            "with three free seats, in Russian",
            Query::Listed(Listing { free: 3, lang: Some(Lang::Ru), clock: Some("days"), ..listing() }),
        ),
        (
            "of a game that nobody opens",
            Query::Listed(Listing { game: Some("knight".to_owned()), free: 3, ..listing() }),
        ),
        ("tables to watch, of which is none", Query::Listed(Listing { stage: Status::Running, ..listing() })),
    ];
    let mut timed = Vec::new();
    for (name, query) in asked {
        let (mut rows, mut times) = (0, Vec::new());
        for _ in 0..runs.max(1) {
            let begun = Instant::now();
            rows = match &query {
                Query::Tallies => store.tallies(person).await?.len(),
                Query::Played(wanted) => store.played(person, games, wanted, PAGE).await?.len(),
                Query::Results(game) => store.results_of(person, game, LISTED).await?.len(),
                Query::Listed(listing) => store.listed_tables(listing).await?.len(),
                Query::Mine => store.tables_of(person, LISTED).await?.len(),
                Query::Running => store.running_of(person, LISTED).await?.len(),
                Query::Preferences => store.preferences(person).await.map(|_| 1)?,
                Query::Since => store.since_and_seen(person).await.map(|_| 1)?,
            };
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
        }
        timed.push((name, rows, times));
    }
    Ok(timed)
}
