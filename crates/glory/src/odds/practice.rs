//! The practice lists: a joust of any rider against any knight, apart from any table. Nothing is kept: who asks says the
//! rider, the foe, a number for the luck and the moves so far, and is told how it stands. The same words, the same joust.

use super::chart::{Outfit, RiderSheet, knight, relic, supporter};
use super::dice::Colour;
use super::shown::{OddsView, shown, tenths};
use super::throw::Throw;
use super::within;
use crate::data::{Data, Timing};
use crate::duel::Foe;
use crate::event::Event;
use crate::ids::{Knight, Mode, Scenario};
use crate::moves::Move;
use crate::options::Options;
use crate::state::Stage;
use crate::state::{Ask, NONE};
use crate::view::View;
use crate::{Glory, view};
use quintain_core::chance::MAX_DRAWS;
use quintain_core::{Describe, Events, Fast, Game, Lang, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// So much of anything is enough for a joust, and keeps an answer short.
const MOST: [u8; 3] = [12, 9, 6];
/// So many supporters, and so many relics.
const MOST_TOKENS: usize = 8;
/// A joust has three clashes of at most six decisions, and one in the tent.
const MOST_MOVES: usize = 24;

/// The ride so far.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ride {
    /// The luck: the same number, the same dice.
    seed: u32,
    /// The decisions.
    moves: Vec<Move>,
}

/// A rider and a foe, studied. Chances are in tenths of a per cent, under the best play for victory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Study {
    /// Chance to win the first clash.
    pub clash: u16,
    /// Chance to win the duel.
    pub duel: u16,
    /// Every knight, in the order of the data.
    pub knights: Vec<(Knight, u16)>,
    /// By strength committed to the first clash, from none to all that counts; the rest is kept.
    pub strength: Vec<ByStrength>,
    /// The attack that is rolled before faith and tokens: the chance of 0, 1, 2, ...
    pub attack: Vec<u16>,
    /// The duel with one thing more, the best first.
    pub helps: Vec<Help>,
}

/// The chances with so much strength.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct ByStrength {
    /// The first clash.
    pub clash: u16,
    /// The duel.
    pub duel: u16,
    /// The duel without faith.
    pub faithless: u16,
}

/// One thing more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Help {
    /// `supporter`, `relic`, `strength`, `faith`, `prestige`, `mount` or `armour`.
    pub kind: String,
    /// Which supporter or relic.
    pub id: Option<String>,
    /// The duel with it.
    pub duel: u16,
}

/// A ride: where it stands.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct RideView {
    /// The table as the rider sees it.
    pub view: View,
    /// The moves that are open, each with a sentence.
    pub offers: Vec<(Move, String)>,
    /// Their chances.
    pub odds: Option<OddsView>,
    /// What happened, after each decision: first what came before any.
    pub events: Vec<Vec<Event>>,
    /// Once it is over: won or not.
    pub over: Option<bool>,
}

/// Answers a question with `foe`: the [`Study`] of a rider against him, or, with `ride`, the ride.
pub fn answer(data: &'static Data, mut question: Map<String, Value>, lang: Lang) -> Result<Value, String> {
    let foe = question.remove("foe").unwrap_or_default();
    let foe = knight(data, foe.as_str().unwrap_or_default())?;
    let ride = question.remove("ride");
    let rider = serde_json::from_value(Value::Object(question));
    let rider: RiderSheet = rider.map_err(|error| format!("that is no rider: {error}"))?;
    let has = [rider.strength, rider.faith, rider.prestige];
    if let Some(most) = (0..3).find(|kind| has[*kind] > MOST[*kind]).map(|kind| MOST[kind]) {
        return Err(format!(
            "at most {} strength, {} faith and {} prestige: not more than {most}",
            MOST[0], MOST[1], MOST[2]
        ));
    }
    if rider.supporters.len() > MOST_TOKENS || rider.relics.len() > MOST_TOKENS {
        return Err(format!("at most {MOST_TOKENS} supporters and {MOST_TOKENS} relics"));
    }
    let told = match ride {
        None => serde_json::to_value(study(data, &rider, foe)?),
        Some(ride) => {
            let ride: Ride = serde_json::from_value(ride).map_err(|error| format!("that is no ride: {error}"))?;
            serde_json::to_value(ridden(data, &rider, foe, &ride, lang)?)
        }
    };
    told.map_err(|error| error.to_string())
}

fn study(data: &'static Data, rider: &RiderSheet, foe: Knight) -> Result<Study, String> {
    let duel = |rider: &RiderSheet| chance(data, rider, foe).map(|[_, duel]| duel);
    let [clash, now] = chance(data, rider, foe)?;
    let knights = data.knights.list.iter().map(|knight| Ok((*knight, chance(data, rider, *knight)?[1])));
    let (with, without) =
        (by_strength(data, rider, foe)?, by_strength(data, &RiderSheet { faith: 0, ..rider.clone() }, foe)?);
    let strength = with.iter().zip(&without);
    let strength = strength.map(|([clash, duel], [_, faithless])| ByStrength {
        clash: *clash,
        duel: *duel,
        faithless: *faithless,
    });
    let mut helps = Vec::new();
    for (kind, id, more) in more(data, rider) {
        helps.push(Help { kind: kind.to_owned(), id, duel: duel(&more)? });
    }
    helps.sort_by_key(|help| std::cmp::Reverse(help.duel));
    helps.retain(|help| help.duel > now);
    Ok(Study {
        clash,
        duel: now,
        knights: knights.collect::<Result<_, String>>()?,
        strength: strength.collect(),
        attack: attack(data, rider, foe)?,
        helps,
    })
}

/// The chances of the first clash and of the duel by the strength committed to it.
fn by_strength(data: &'static Data, rider: &RiderSheet, foe: Knight) -> Result<Vec<[u16; 2]>, String> {
    let (mut game, mut told) = start(data, rider, foe)?;
    if game.players[0].ask == Ask::Tent {
        game.act(0, Move::Pass, &mut told).map_err(|why| format!("{why:?}"))?;
    }
    let odds = within(&game, Seat::new(0), None, 0).filter(|_| game.players[0].ask == Ask::Strength);
    let Some(odds) = odds else { return Ok(vec![chance(data, rider, foe)?]) };
    Ok(odds.choices.iter().map(|choice| [tenths(choice.clash), tenths(choice.duel)]).collect())
}

/// The rider with one thing more, in every way.
fn more(data: &Data, rider: &RiderSheet) -> Vec<(&'static str, Option<String>, RiderSheet)> {
    let mut all = Vec::new();
    let mut one = |kind, id: Option<String>, change: &dyn Fn(&mut RiderSheet)| {
        let mut more = rider.clone();
        change(&mut more);
        all.push((kind, id, more));
    };
    if rider.strength < data.limits.max_strength_per_duel {
        one("strength", None, &|rider| rider.strength += 1);
    }
    one("faith", None, &|rider| rider.faith += 1);
    one("prestige", None, &|rider| rider.prestige += 1);
    if rider.mount < 4 {
        one("mount", None, &|rider| rider.mount += 1);
    }
    if rider.armour < 4 {
        one("armour", None, &|rider| rider.armour += 1);
    }
    for (kind, entry) in data.supporters.iter() {
        let joust = matches!(entry.timing, Timing::Lance | Timing::Tent) || entry.effect.faith_reroll > 0;
        let id = kind.id().to_owned();
        if joust && !rider.supporters.contains(&id) {
            one("supporter", Some(id.clone()), &|rider| rider.supporters.push(id.clone()));
        }
    }
    for (kind, _) in data.relics.iter() {
        let id = kind.id().to_owned();
        if !rider.relics.contains(&id) {
            one("relic", Some(id.clone()), &|rider| rider.relics.push(id.clone()));
        }
    }
    all
}

/// The chance of the first clash and of the duel, tents included.
fn chance(data: &'static Data, rider: &RiderSheet, foe: Knight) -> Result<[u16; 2], String> {
    let (game, _) = start(data, rider, foe)?;
    if let Some(odds) = within(&game, Seat::new(0), None, 0) {
        return Ok([tenths(odds.clash), tenths(odds.duel)]);
    }
    // Nothing to decide before the dice roll.
    let worth = Outfit::of(data, rider)?.worth(data, foe);
    Ok([tenths(worth.clash), tenths(worth.duel)])
}

fn attack(data: &Data, rider: &RiderSheet, foe: Knight) -> Result<Vec<u16>, String> {
    let outfit = Outfit::of(data, rider)?;
    let (joust, mut at) = (outfit.against(data, foe), outfit.standing());
    at.committed = at.strength.min(joust.most_strength);
    let colours = [0, 1, 2].map(|colour| Colour::new(&data.dice[colour]));
    let throw = Throw::new(&colours, joust.dice_of(&at), joust.awake_of(&at), [0; 3]);
    let sum = |triples: &Vec<usize>| tenths(triples.iter().map(|triple| throw.chances[*triple]).sum());
    Ok(throw.by_total.iter().map(sum).collect())
}

/// The rider alone at a table, before the tent; what was told so far.
fn start(data: &'static Data, rider: &RiderSheet, foe: Knight) -> Result<(Glory, Events<Event>), String> {
    Outfit::of(data, rider)?;
    let alone = Options {
        mode: Mode::PasDarmes,
        players: 1,
        scenario: Some(Scenario::LoneChallenge),
        ..serde_json::from_value(Value::Object(Map::new())).map_err(|error| error.to_string())?
    };
    let mut game = Glory::laid_out(data, &alone.complete(data));
    game.draw = None;
    game.round = 1;
    game.stage = Stage::Lists(0);
    let player = &mut game.players[0];
    player.ask = Ask::Nothing;
    (player.strength, player.faith) = (rider.strength, rider.faith);
    player.equipment = [rider.mount, rider.armour];
    player.prestige_up =
        (0..data.prestige.list.len().min(usize::from(rider.prestige))).fold(0, |set, kind| set | 1 << kind);
    // Supporters that are paid with glory can be paid.
    player.glory = 20;
    for id in &rider.supporters {
        player.join(data, supporter(data, id)?);
    }
    for id in &rider.relics {
        player.relics_up.add(relic(data, id)?.index(), 1);
    }
    game.players[0].duel.bout = NONE;
    let mut events = Events::on();
    game.begin_duel(0, Foe::Knight(foe), &mut events);
    Ok((game, events))
}

fn ridden(data: &'static Data, rider: &RiderSheet, foe: Knight, ride: &Ride, lang: Lang) -> Result<RideView, String> {
    if ride.moves.len() > MOST_MOVES {
        return Err(format!("no joust has more than {MOST_MOVES} decisions"));
    }
    let me = Seat::new(0);
    let mut luck = Fast::new(u64::from(ride.seed));
    let (mut game, mut told) = start(data, rider, foe)?;
    let mut events = Vec::new();
    let fights = |game: &Glory| game.players[0].duel.foe != Foe::Nobody;
    let mut moves = ride.moves.iter();
    loop {
        while fights(&game)
            && let Some(draw) = game.draw.take()
        {
            let mut numbers = [0; MAX_DRAWS];
            let answer = game.roll(draw, &mut numbers, &mut luck);
            game.drawn(draw, answer, &mut told);
        }
        events.push(told.take().into_iter().map(|(_, event)| event).collect::<Vec<_>>());
        let Some(mv) = moves.next().filter(|_| fights(&game)) else { break };
        let refused = |why| format!("a move of the ride is not allowed: {why:?}");
        game.act(0, *mv, &mut told).map_err(refused)?;
    }
    let over = events.iter().flatten().find_map(|event| match event {
        Event::DuelEnds { won, .. } => Some(*won),
        _ => None,
    });
    let mut open = Vec::new();
    if over.is_none() {
        game.legal_moves(me, &mut open);
    }
    Ok(RideView {
        view: view::view(&game, Viewer::Seat(me)),
        offers: open.into_iter().map(|mv| (mv, game.move_text(me, mv, lang).plain())).collect(),
        odds: within(&game, me, None, 0).filter(|_| over.is_none()).map(|odds| shown(0, &odds)),
        events,
        over,
    })
}
