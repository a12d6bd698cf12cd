//! The TypeScript definitions, generated from the Rust ones.

use super::{Problem, Words, calls, company, games, operator, people, profile, replay, results, socket, tables};
use std::path::Path;
use ts_rs::{Config, TS};

/// Types of the core that have no TypeScript form of their own, and aliases.
const FROM_THE_CORE: &str = "\
/** A language of the house. */
export type Lang = 'en' | 'ru' | 'cs';

/** One name in the three languages. */
export type Names = Record<Lang, string>;

/** Who is looking: a seat's number, the public, or (after the game) somebody who sees everything. */
export type Viewer = number | 'spectator' | 'everything';

/** A sentence in the viewer's language, cut so that a client can point at the pieces it names. */
export type Sentence = Array<Words>;

/** One option of a game, described so that a form can be built from it. */
export type OptionSchema = {
  /** Its key in the options object. */
  id: string;
  /** Its name. */
  name: Names;
  /** What it does, in a sentence. */
  text: Names;
  /** The value when it is left out. */
  default: unknown;
} & ({ 'one-of': string[] } | { between: [number, number] } | { flag: boolean });

/** How a game ended. */
export type Outcome = {
  /** The way it ended, in the game's words. */
  ending: string;
  /** One result for each seat: points, rank (1 is best, ties share), and whether it won. */
  seats: { score: number; rank: number; won: boolean }[];
  /** The points of a rival whom the rules play. */
  rival?: number;
};
";

fn declare<T: TS>(out: &mut String, config: &Config) {
    out.push('\n');
    if let Some(docs) = T::docs() {
        out.push_str(&docs);
    }
    out.push_str("export ");
    out.push_str(&T::decl(config));
    out.push('\n');
}

fn definitions() -> String {
    let config = Config::new().with_large_int("number");
    let mut out = String::from(
        "// Generated from crates/server/src/protocol. Do not edit: change the Rust types, then run\n\
         // QUINTAIN_WRITE=1 cargo test -p quintain-server typescript\n\n",
    );
    out.push_str(FROM_THE_CORE);
    macro_rules! declare {
        ($($ty:ty),* $(,)?) => { $(declare::<$ty>(&mut out, &config);)* };
    }
    declare!(
        Problem,
        Words,
        people::Person,
        people::Session,
        people::Me,
        people::AboutMe,
        people::Credentials,
        people::NewPassword,
        people::Device,
        people::Mute,
        games::GameInfo,
        games::PresetInfo,
        quintain_core::Figure,
        quintain_core::SeatGlance,
        quintain_core::DuelGlance,
        quintain_core::Glance,
        tables::NewTable,
        tables::SeatWish,
        tables::ClockRule,
        tables::SpectatorRule,
        tables::TalkRule,
        tables::Status,
        tables::TableInfo,
        tables::Branched,
        tables::Plea,
        tables::Seeker,
        tables::Seek,
        tables::MyTurn,
        tables::You,
        tables::SeatInfo,
        tables::Sitter,
        tables::Join,
        tables::Arrange,
        tables::AddWords,
        tables::Report,
        results::MyResult,
        results::Best,
        profile::Profile,
        profile::GameStory,
        profile::Tally,
        profile::Company,
        profile::Played,
        profile::PlayedPage,
        profile::Preferences,
        profile::Theme,
        profile::Confirm,
        profile::Sounds,
        calls::Calls,
        calls::Quiet,
        calls::NewDevice,
        calls::NewMail,
        calls::MyMail,
        calls::Endpoint,
        company::Opponent,
        company::Series,
        company::Standings,
        company::SeriesSum,
        company::Player,
        company::PointsOf,
        company::SeriesGame,
        company::SeriesResult,
        operator::PersonReport,
        operator::ReportId,
        operator::Reported,
        operator::Standing,
        operator::ActKind,
        operator::NewAct,
        operator::ActDone,
        operator::Told,
        operator::HaveRead,
        operator::LimitInfo,
        profile::Leaving,
        socket::ClientMessage,
        socket::ServerMessage,
        socket::Snapshot,
        socket::Update,
        socket::Change,
        socket::Key,
        socket::Waiting,
        socket::Turn,
        socket::Offer,
        socket::LogLine,
        socket::ChatLine,
        socket::Sayable,
        socket::Hint,
        socket::HintOther,
        socket::Rehearsal,
        socket::Clock,
        socket::SeatClock,
        replay::Replay,
        replay::ReplayStep,
        replay::Position,
        replay::Advised,
        replay::Verification,
        replay::Branch,
    );
    out
}

/// The client's definitions are those of this program. `QUINTAIN_WRITE=1` writes them anew.
#[test]
fn typescript_is_current() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol/index.ts");
    let expected = definitions();
    if std::env::var_os("QUINTAIN_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &expected).unwrap();
    }
    let current = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        current == expected,
        "web/src/lib/protocol/index.ts is stale: run QUINTAIN_WRITE=1 cargo test -p quintain-server typescript"
    );
}
