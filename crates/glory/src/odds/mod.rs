//! The joust solver: chances under the best play, from any point of a duel.
//!
//! - [`now`]: for a seat that is asked something in a duel, the chance to win this clash and the duel after
//!   each of its moves.
//! - [`forecast`]: the chance of a duel that has not begun, with a stated budget of tokens.
//! - [`chart`]: a rider against all knights, as rows, text, JSON or a plot.
//!
//! Against a knight, a card or the automaton the answers are exact ([`knight`]). Another player decides
//! too; such duels are estimated by taking that player's attack as it stands, or as he will probably roll,
//! and say so ([`Odds::exact`]).

pub mod chart;
mod dice;
pub mod knight;

use crate::Glory;
use crate::data::{Data, RelicEffect, Timing};
use crate::duel::{Foe, FoeStats, Step};
use crate::kinds::{Item, Relic, Supporter};
use crate::moves::{Move, Token};
use crate::state::{Ask, Rider};
use knight::{Effect, Joust, KINDS, Shown, Solver, Standing, Tool};
pub use knight::{Stakes, Worth};
use quintain_core::{Game, Seat};
use serde::Serialize;

/// The chances of a seat that is asked.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odds {
    /// Against whom.
    pub foe: Foe,
    /// Exact, or an estimate because another player decides too?
    pub exact: bool,
    /// The chances of the best move.
    pub clash: f64,
    /// See `clash`.
    pub duel: f64,
    /// Every move, in the order of the legal moves.
    pub choices: Vec<Choice>,
}

/// The chances after one move.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// Chance to win this clash.
    pub clash: f64,
    /// Chance to win the duel.
    pub duel: f64,
    /// Expected value by the stakes.
    pub value: f64,
}

/// Stakes of the duel a seat fights: the glory of the tables, and tokens at the prices of section 11.
pub fn usual_stakes(game: &Glory, home: usize) -> Stakes {
    let foe = game.players[home].duel.foe;
    let (win, honour) = match foe {
        Foe::Knight(_) => {
            let glory = f64::from(game.foe_stats(foe).glory);
            (glory, (glory / 2.0).floor())
        }
        Foe::Player(_) | Foe::Automaton => (8.0, 3.5),
        _ => (4.0, 0.0),
    };
    Stakes { win, honour, strength: 0.5, faith: 0.6, token: 0.4 }
}

/// The tools of a seat: lance supporters and relics, and how many of each lie face up.
struct Tools {
    lances: Vec<(Supporter, Tool)>,
    relics: Vec<(Relic, Tool)>,
    up: [u8; KINDS],
    relics_up: [u8; KINDS],
}

impl Tools {
    fn of(game: &Glory, seat: usize) -> Self {
        let (data, player) = (game.data(), &game.players[seat]);
        let mut tools = Self { lances: Vec::new(), relics: Vec::new(), up: [0; KINDS], relics_up: [0; KINDS] };
        for (supporter, entry) in data.supporters.iter() {
            let payable = i16::from(entry.effect.cost) <= player.glory;
            let owned = player.supporters(supporter) > 0;
            if entry.timing == Timing::Lance && owned && payable && tools.lances.len() < KINDS {
                tools.up[tools.lances.len()] = player.up.of(supporter.index());
                tools.lances.push((supporter, lance_tool(data, supporter)));
            }
        }
        for (relic, _) in data.relics.iter() {
            let (up, down) = (player.relics_up.of(relic.index()), player.relics_down.of(relic.index()));
            if up + down > 0 && tools.relics.len() < KINDS {
                tools.relics_up[tools.relics.len()] = up;
                tools.relics.push((relic, relic_tool(data, relic)));
            }
        }
        tools
    }

    fn lance(&self, supporter: Supporter) -> Option<usize> {
        self.lances.iter().position(|(kind, _)| *kind == supporter)
    }

    fn relic(&self, relic: Relic) -> Option<usize> {
        self.relics.iter().position(|(kind, _)| *kind == relic)
    }
}

fn lance_tool(data: &Data, supporter: Supporter) -> Tool {
    let effect = &data.supporters[supporter].effect;
    let does = match effect.set_die {
        Some((die, to)) => Effect::Set(die as usize, to),
        None => Effect::Attack(effect.attack - effect.opponent_attack),
    };
    Tool { effect: does, cost: f64::from(effect.cost) }
}

fn relic_tool(data: &Data, relic: Relic) -> Tool {
    let effect = match data.relics[relic].effect {
        RelicEffect::Attack(attack) => Effect::Attack(attack),
        RelicEffect::SetDie(die, to) => Effect::Set(die as usize, to),
        RelicEffect::Reroll(dice) => Effect::Reroll(dice),
    };
    Tool { effect, cost: 0.0 }
}

/// The joust of a seat against these numbers.
fn joust(game: &Glory, seat: usize, foe: FoeStats, wins_ties: bool, tools: &Tools) -> Joust {
    let (data, player) = (game.data(), &game.players[seat]);
    let level = |item: Item| &data.equipment[item as usize][usize::from(player.level(item))];
    let (mount, armour) = (level(Item::Mount), level(Item::Armour));
    Joust {
        red_taken: foe.removes[0],
        dice: [mount.dice.saturating_sub(foe.removes[1]), armour.dice.saturating_sub(foe.removes[2])],
        awake: [mount.active, armour.active],
        most_strength: data.limits.max_strength_per_duel,
        reroll: game.reroll_limit(seat),
        attack: foe.attack,
        prestige: foe.prestige,
        die: foe.die,
        wins_ties,
        lances: tools.lances.iter().map(|(_, tool)| *tool).collect(),
        relics: tools.relics.iter().map(|(_, tool)| *tool).collect(),
    }
}

/// The chances of a seat that is asked something in a duel, for these stakes, or playing for victory alone.
pub fn now(game: &Glory, seat: Seat, stakes: Option<Stakes>) -> Option<Odds> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let seat = game.seat(seat)?;
    let player = &game.players[seat];
    if !matches!(player.ask, Ask::Tent | Ask::Strength | Ask::Faith | Ask::Lance | Ask::Relic) {
        return None;
    }
    let home = usize::from(player.side.home);
    let duel = &game.players[home].duel;
    let stakes = stakes.unwrap_or(Stakes::VICTORY);
    let tools = Tools::of(game, seat);
    let (foe, exact, score) = opponent(game, seat, home);
    let wins_ties = match foe {
        Foe::Player(other) => game.position(Rider::of(seat)) < game.position(Rider(other)),
        Foe::Automaton => game.home_is_before(home),
        _ => true,
    };
    let stats = if exact { game.foe_stats(foe) } else { likely(game, seat, home, foe) };
    let mut solver = Solver::new(game.data(), joust(game, seat, stats, wins_ties, &tools), stakes);
    let side = &player.side;
    let edge = if exact { duel.attack } else { 0 };
    let at = Standing {
        wins: score[0],
        losses: score[1],
        committed: side.committed,
        strength: player.strength,
        faith: player.faith,
        prestige: player.prestige(),
        lances: tools.up,
        relics: tools.relics_up,
        used: [side.faith > 0, side.used != 0, side.used_relics != 0, side.turned != 0],
        attack: side.attack - edge,
        prestige_edge: side.prestige - if exact { duel.prestige } else { 0 },
    };
    let best = [0, 1, 2].map(|colour| if side.count[colour] > 0 { side.dice[colour][0].value() } else { 0 });
    let foe_die = if duel.die == crate::state::NONE || !exact { 0 } else { duel.die };
    let shown = Shown { best, foe_die };
    let lances_to_come = u8::from(duel.step == Step::Lance1);
    let choices: Vec<Choice> = moves
        .into_iter()
        .map(|mv| {
            let worth = match (player.ask, mv) {
                (Ask::Tent, mv) => tent(game, &mut solver, at, mv, &tools),
                (_, Move::Commit(strength)) => solver.commit(at, strength),
                (Ask::Faith, Move::Reroll(dice)) => solver.reroll(at, shown, Some(dice)),
                (Ask::Faith, _) => solver.reroll(at, shown, None),
                (Ask::Lance, Move::Use(kind)) => solver.lance(at, shown, lances_to_come, tools.lance(kind)),
                (Ask::Lance, _) => solver.lance(at, shown, lances_to_come, None),
                (_, Move::Relic(kind)) => solver.relic(at, shown, tools.relic(kind), [0; 3]),
                (_, Move::RelicReroll { relic, dice }) => solver.relic(at, shown, tools.relic(relic), dice),
                _ => solver.relic(at, shown, None, [0; 3]),
            };
            Choice { mv, clash: worth.clash, duel: worth.duel, value: worth.value }
        })
        .collect();
    let best = choices.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
    Some(Odds { foe, exact, clash: best.clash, duel: best.duel, choices: choices.clone() })
}

/// The opponent as the seat sees him, whether he never decides, and the score.
fn opponent(game: &Glory, seat: usize, home: usize) -> (Foe, bool, [u8; 2]) {
    let [mine, theirs] = game.score(home);
    match game.players[home].duel.foe {
        Foe::Player(other) if seat == home => (Foe::Player(other), false, [mine, theirs]),
        Foe::Player(_) => (Foe::Player(home as u8), false, [theirs, mine]),
        foe => (foe, true, [mine, theirs]),
    }
}

/// Another player's numbers: the attack on the table, or about what he will roll.
fn likely(game: &Glory, seat: usize, home: usize, foe: Foe) -> FoeStats {
    let Foe::Player(other) = foe else { return game.foe_stats(foe) };
    let other = usize::from(other);
    debug_assert_ne!(seat, other);
    let rolled = game.players[home].duel.step > Step::Roll;
    let attack = if rolled { game.attack_of(other) } else { expected_attack(game, other) };
    FoeStats { attack, prestige: game.prestige_of(other), ..FoeStats::default() }
}

/// About what a player rolls: the mean of his best dice, with one faith token if he has one.
fn expected_attack(game: &Glory, seat: usize) -> i8 {
    let player = &game.players[seat];
    let strength = (player.side.committed + player.strength).min(4).max(player.side.committed);
    let reds = strength.min(3);
    let data = game.data();
    let dice = [reds, game.dice_of(seat)[1], game.dice_of(seat)[2]];
    let awake = [strength >= 4, game.awake(seat, 1), game.awake(seat, 2)];
    let mut mean = f64::from(player.side.attack) + if player.faith > 0 { 1.2 } else { 0.0 };
    for colour in 0..3 {
        let chances = dice::Colour::new(&data.dice[colour]);
        let best = chances.roll(dice[colour], awake[colour]);
        mean += best.iter().enumerate().map(|(value, chance)| value as f64 * chance).sum::<f64>();
    }
    mean.round() as i8
}

/// D-TENT: what the supporter changes, then the first clash.
fn tent(game: &Glory, solver: &mut Solver, mut at: Standing, mv: Move, tools: &Tools) -> Worth {
    let mut price = 0.0;
    match mv {
        Move::Use(supporter) => {
            let effect = &game.data().supporters[supporter].effect;
            at.attack += effect.attack - effect.opponent_attack;
            at.prestige_edge -= effect.opponent_prestige;
            at.used[1] = true;
            price = f64::from(effect.cost) + 0.4;
        }
        Move::Refresh { up, .. } => {
            at.used[1] = true;
            match up {
                Token::Supporter(kind) => {
                    if let Some(kind) = tools.lance(kind) {
                        at.lances[kind] += 1;
                    }
                }
                Token::Relic(kind) => {
                    if let Some(kind) = tools.relic(kind) {
                        at.relics[kind] += 1;
                    }
                }
                Token::Prestige(_) => at.prestige += 1,
            }
        }
        _ => {}
    }
    let worth = solver.duel(at);
    Worth { value: worth.value - price, ..worth }
}

/// What a rider may spend in a duel that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Strength.
    pub strength: u8,
    /// Faith.
    pub faith: u8,
    /// Use supporters and relics?
    pub tokens: bool,
}

/// The chance of a duel that has not begun: exact for the budget, tents not counted.
pub fn forecast(game: &Glory, seat: Seat, foe: FoeStats, budget: Budget, stakes: Stakes) -> Worth {
    let Some(seat) = game.seat(seat) else { return Worth::default() };
    let mut tools = Tools::of(game, seat);
    if !budget.tokens {
        tools.up = [0; KINDS];
        tools.relics_up = [0; KINDS];
    }
    let player = &game.players[seat];
    let mut solver = Solver::new(game.data(), joust(game, seat, foe, true, &tools), stakes);
    solver.duel(Standing {
        strength: budget.strength.min(player.strength),
        faith: budget.faith.min(player.faith),
        prestige: player.prestige_tokens() as i8,
        lances: tools.up,
        relics: tools.relics_up,
        ..Standing::default()
    })
}
