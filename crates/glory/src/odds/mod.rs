//! The joust solver: chances under the best play, from any point of a duel.
//!
//! - [`now`]: for a seat that is asked something in a duel, the chance to win this clash and the duel after
//!   each of its moves.
//! - [`forecast`]: the chance of a duel that has not begun, with a stated budget of tokens.
//! - [`chart`]: a rider against all knights, as rows, text, JSON or a plot.
//!
//! Against a knight, a card or the automaton the answers are exact ([`knight`]). Another player decides
//! too; such duels are solved as a game of two (`players`). Only where that would take too long, and in
//! [`quick`], are they estimated, by taking that player's attack as it stands, or as he will probably roll;
//! then they say so ([`Odds::exact`]).

pub mod chart;
mod dice;
pub mod knight;
mod players;
mod reach;
pub(crate) mod shown;

use crate::Glory;
use crate::data::{Data, RelicEffect, Timing};
use crate::duel::{Foe, FoeStats, Step};
use crate::kinds::{Item, Relic, Supporter};
use crate::moves::{Move, Token};
use crate::state::{Ask, Rider};
use knight::{Effect, Joust, KINDS, Shown, Solver, Standing, Tool};
pub use knight::{Stakes, Worth};
use players::{Act, Duellists, Pair, Phase, Point};
use quintain_core::{Game, Seat};
use serde::Serialize;
pub use shown::{ChanceView, OddsView};

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
    Stakes { win, honour, strength: 0.5, faith: 0.6, token: 0.4, glory: 1.0 }
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
/// Exact, unless the duel of two players is too long to solve: see [`Odds::exact`].
pub fn now(game: &Glory, seat: Seat, stakes: Option<Stakes>) -> Option<Odds> {
    let asked = Asked::of(game, seat, stakes)?;
    asked.among_players().or_else(|| asked.against_numbers())
}

/// The same in a few milliseconds: another player is taken at his numbers.
pub fn quick(game: &Glory, seat: Seat, stakes: Option<Stakes>) -> Option<Odds> {
    Asked::of(game, seat, stakes)?.against_numbers()
}

/// A seat that is asked something in a duel.
struct Asked<'a> {
    game: &'a Glory,
    seat: usize,
    home: usize,
    foe: Foe,
    stakes: Stakes,
    moves: Vec<Move>,
}

impl<'a> Asked<'a> {
    fn of(game: &'a Glory, seat: Seat, stakes: Option<Stakes>) -> Option<Self> {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let seat = game.seat(seat)?;
        let player = &game.players[seat];
        if !matches!(player.ask, Ask::Tent | Ask::Strength | Ask::Faith | Ask::Lance | Ask::Relic) {
            return None;
        }
        let home = usize::from(player.side.home);
        let foe = match game.players[home].duel.foe {
            Foe::Player(_) if seat != home => Foe::Player(home as u8),
            foe => foe,
        };
        Some(Self { game, seat, home, foe, stakes: stakes.unwrap_or(Stakes::VICTORY), moves })
    }

    /// Clashes won by the seat, and by the opponent.
    fn score(&self) -> [u8; 2] {
        let [mine, theirs] = self.game.score(self.home);
        if self.seat == self.home { [mine, theirs] } else { [theirs, mine] }
    }

    fn wins_ties(&self) -> bool {
        match self.foe {
            Foe::Player(other) => self.game.position(Rider::of(self.seat)) < self.game.position(Rider(other)),
            Foe::Automaton => self.game.home_is_before(self.home),
            _ => true,
        }
    }

    fn odds(&self, exact: bool, worths: Vec<Worth>) -> Option<Odds> {
        let choices: Vec<Choice> = (self.moves.iter().zip(worths))
            .map(|(mv, worth)| Choice { mv: *mv, clash: worth.clash, duel: worth.duel, value: worth.value })
            .collect();
        let best = choices.iter().max_by(|a, b| a.value.total_cmp(&b.value))?;
        Some(Odds { foe: self.foe, exact, clash: best.clash, duel: best.duel, choices: choices.clone() })
    }

    /// Against somebody who never decides, or a player taken at his numbers.
    fn against_numbers(&self) -> Option<Odds> {
        let (game, player) = (self.game, &self.game.players[self.seat]);
        let duel = &game.players[self.home].duel;
        let exact = !matches!(self.foe, Foe::Player(_));
        let tools = Tools::of(game, self.seat);
        let stats = if exact { game.foe_stats(self.foe) } else { likely(game, self.seat, self.home, self.foe) };
        let joust = joust(game, self.seat, stats, self.wins_ties(), &tools);
        let mut solver = Solver::new(game.data(), joust, self.stakes);
        let mut at = standing(game, self.seat, self.score(), &tools);
        if exact {
            at.attack -= duel.attack;
            at.prestige_edge -= duel.prestige;
        }
        let foe_die = if duel.die == crate::state::NONE || !exact { 0 } else { duel.die };
        let shown = Shown { best: best_dice(game, self.seat), foe_die };
        let lances_to_come = u8::from(duel.step == Step::Lance1);
        let worth = |mv: &Move| match (player.ask, *mv) {
            (Ask::Tent, mv) => {
                let (mine, theirs, price) = tent(game, mv, &tools, &self.stakes);
                let mut at = mine(at);
                at.attack -= theirs[0];
                at.prestige_edge -= theirs[1];
                let worth = solver.duel(at);
                Worth { value: worth.value - price, ..worth }
            }
            (_, Move::Commit(strength)) => solver.commit(at, strength),
            (Ask::Faith, Move::Reroll(dice)) => solver.reroll(at, shown, Some(dice)),
            (Ask::Faith, _) => solver.reroll(at, shown, None),
            (Ask::Lance, Move::Use(kind)) => solver.lance(at, shown, lances_to_come, tools.lance(kind)),
            (Ask::Lance, _) => solver.lance(at, shown, lances_to_come, None),
            (_, Move::Relic(kind)) => solver.relic(at, shown, tools.relic(kind), [0; 3]),
            (_, Move::RelicReroll { relic, dice }) => solver.relic(at, shown, tools.relic(relic), dice),
            _ => solver.relic(at, shown, None, [0; 3]),
        };
        let worths = self.moves.iter().map(worth).collect();
        self.odds(exact, worths)
    }

    /// Both sides decide and value things alike. `None` against others, and if the duel is too long.
    fn among_players(&self) -> Option<Odds> {
        let Foe::Player(other) = self.foe else { return None };
        let (game, seats) = (self.game, [self.seat, usize::from(other)]);
        let tools = seats.map(|seat| Tools::of(game, seat));
        let ties = self.wins_ties();
        let jousts = [0, 1].map(|side| {
            joust(game, seats[side], FoeStats::default(), if side == 0 { ties } else { !ties }, &tools[side])
        });
        let [mine, theirs] = self.score();
        let at = Point {
            sides: [
                standing(game, seats[0], [mine, theirs], &tools[0]),
                standing(game, seats[1], [theirs, mine], &tools[1]),
            ],
        };
        let best = seats.map(|seat| best_dice(game, seat));
        let duel = &game.players[self.home].duel;
        // The one who was asked first in this step has an opponent who acts after him.
        let first = duel.turn == 1;
        let phase = match duel.step {
            Step::Lance1 => Phase::Lance1,
            Step::Lance2 => Phase::Lance2,
            Step::Relic => Phase::Relic,
            _ => Phase::Faith,
        };
        let mut solver = Duellists::new(game.data(), jousts, [self.stakes; 2]);
        let mut worths = Vec::new();
        for mv in &self.moves {
            let act = match (duel.step, *mv) {
                (Step::Tent, mv) => {
                    worths.push(self.tents(&mut solver, at, mv, &tools, first)?.of(0));
                    continue;
                }
                (Step::Strength, Move::Commit(strength)) if first => {
                    worths.push(solver.reply(at, 0, strength)?.of(0));
                    continue;
                }
                (Step::Strength, Move::Commit(strength)) => {
                    worths.push(solver.commit(at, 0, strength)?.of(0));
                    continue;
                }
                (_, Move::Reroll(dice)) => Act::Reroll(dice),
                (_, Move::Use(kind)) => Act::Lance(tools[0].lance(kind)?),
                (_, Move::Relic(kind)) => Act::Relic(tools[0].relic(kind)?, [0; 3]),
                (_, Move::RelicReroll { relic, dice }) => Act::Relic(tools[0].relic(relic)?, dice),
                _ => Act::Pass,
            };
            worths.push(solver.choice(phase, at, best, 0, act, first)?.of(0));
        }
        self.odds(true, worths)
    }

    /// D-TENT of the seat and, if he has yet to act, the best reply of the other.
    fn tents(&self, solver: &mut Duellists, at: Point, mv: Move, tools: &[Tools; 2], first: bool) -> Option<Pair> {
        let apply = |mut at: Point, side: usize, mv: Move| {
            let (own, theirs, price) = tent(self.game, mv, &tools[side], &self.stakes);
            at.sides[side] = own(at.sides[side]);
            at.sides[1 - side].attack += theirs[0];
            at.sides[1 - side].prestige_edge += theirs[1];
            (at, price)
        };
        let (at, price) = apply(at, 0, mv);
        let mut best = solver.duel(at)?;
        if let (true, Foe::Player(other)) = (first, self.foe) {
            for reply in self.game.tent_moves(usize::from(other)) {
                let (at, price) = apply(at, 1, reply);
                best = best.better(solver.duel(at)?.less(1, price), 1);
            }
        }
        Some(best.less(0, price))
    }
}

/// A side of a duel as the solvers see it.
fn standing(game: &Glory, seat: usize, [wins, losses]: [u8; 2], tools: &Tools) -> Standing {
    let player = &game.players[seat];
    let side = &player.side;
    Standing {
        wins,
        losses,
        committed: side.committed,
        strength: player.strength,
        faith: player.faith,
        prestige: player.prestige(),
        lances: tools.up,
        relics: tools.relics_up,
        used: [side.faith > 0, side.used != 0, side.used_relics != 0, side.turned != 0],
        attack: side.attack,
        prestige_edge: side.prestige,
    }
}

/// The best red, black and white value on the table; 0 without a die.
fn best_dice(game: &Glory, seat: usize) -> [u8; 3] {
    let side = &game.players[seat].side;
    [0, 1, 2].map(|colour| if side.count[colour] > 0 { side.dice[colour][0].value() } else { 0 })
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

/// D-TENT: what the supporter changes on the seat's own side, in the opponent's attack and prestige, and what
/// it costs.
fn tent<'a>(
    game: &Glory,
    mv: Move,
    tools: &'a Tools,
    stakes: &Stakes,
) -> (impl Fn(Standing) -> Standing + use<'a>, [i8; 2], f64) {
    let (mut attack, mut theirs, mut price) = (0, [0; 2], 0.0);
    if let Move::Use(by) | Move::Refresh { by, .. } = mv {
        let effect = &game.data().supporters[by].effect;
        attack = effect.attack;
        theirs = [effect.opponent_attack, effect.opponent_prestige];
        price = stakes.token + stakes.glory * f64::from(effect.cost);
    }
    let own = move |mut at: Standing| {
        at.attack += attack;
        at.used[1] |= mv != Move::Pass;
        if let Move::Refresh { up, .. } = mv {
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
        at
    };
    (own, theirs, price)
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
