//! Stakes and bids of war: small games in which all choose at once, solved by regret matching and then drawn by lot, so
//! that nobody can foresee them.

use super::value::Worth;
use super::war::after_blocks;
use super::weights::Weights;
use quintain_core::{Game, Luck, Seat};
use quintain_knight::{Knight, Move};

/// So often everybody's regrets are reckoned.
const ROUNDS: u32 = 400;
/// Nobody's store or resources let more choices be made than this.
const CHOICES: usize = 20;
/// What a resource is worth, and the winner's other reward beside it.
const RESOURCE: f64 = 0.8;

/// How a player mixes its choices: shares that add up to 1.
pub type Mix = Vec<f64>;

/// Mixes of two players from which neither gains much by turning away: regret matching with linear averaging.
/// `payoff(player, choices)` is what a player has when both have chosen.
pub fn solve(sizes: [usize; 2], payoff: impl Fn(usize, [usize; 2]) -> f64) -> [Mix; 2] {
    let tables = [0, 1].map(|player| table(sizes, player, &payoff));
    let mut regrets = sizes.map(|size| vec![0.0; size]);
    let mut sums = regrets.clone();
    for round in 1..=ROUNDS {
        for player in 0..2 {
            let (mine, theirs) = (positive(&regrets[player]), positive(&regrets[1 - player]));
            let values = against(&tables[player], &theirs);
            let mean: f64 = values.iter().zip(&mine).map(|(value, share)| value * share).sum();
            for (choice, value) in values.into_iter().enumerate() {
                regrets[player][choice] = f64::max(regrets[player][choice] + value - mean, 0.0);
                sums[player][choice] += f64::from(round) * mine[choice];
            }
        }
    }
    sums.map(|sum| positive(&sum))
}

/// What each choice of a player brings against a mix of the other.
pub fn replies(
    sizes: [usize; 2],
    player: usize,
    theirs: &[f64],
    payoff: impl Fn(usize, [usize; 2]) -> f64,
) -> Vec<f64> {
    against(&table(sizes, player, &payoff), theirs)
}

/// A player's payoffs: a row for each choice of its own.
fn table(sizes: [usize; 2], player: usize, payoff: &impl Fn(usize, [usize; 2]) -> f64) -> Vec<Vec<f64>> {
    let both = |mine: usize, theirs: usize| if player == 0 { [mine, theirs] } else { [theirs, mine] };
    let row = |mine: usize| (0..sizes[1 - player]).map(|theirs| payoff(player, both(mine, theirs))).collect();
    (0..sizes[player]).map(row).collect()
}

fn against(table: &[Vec<f64>], theirs: &[f64]) -> Vec<f64> {
    table.iter().map(|row| row.iter().zip(theirs).map(|(value, share)| value * share).sum()).collect()
}

/// Shares in proportion to what is positive; all alike if nothing is.
fn positive(list: &[f64]) -> Mix {
    let sum: f64 = list.iter().map(|value| value.max(0.0)).sum();
    if sum <= 0.0 {
        return vec![1.0 / list.len() as f64; list.len()];
    }
    list.iter().map(|value| value.max(0.0) / sum).collect()
}

/// A choice by lot.
fn draw(mix: &[f64], luck: &mut dyn Luck) -> usize {
    let mut drawn = f64::from(luck.below(1 << 24)) / f64::from(1 << 24);
    for (choice, share) in mix.iter().enumerate() {
        if drawn < *share {
            return choice;
        }
        drawn -= share;
    }
    mix.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// The auction as two players see it: what they may bid, and what everybody gains by playing first. Of several rivals
/// the one who gains most stands for all.
pub struct Auction<'a> {
    world: &'a Knight,
    /// The seat that asks, and its rival.
    seats: [Seat; 2],
    gains: [f64; 2],
}

impl<'a> Auction<'a> {
    /// As this seat sees it.
    pub fn of(world: &'a Knight, seat: Seat, worth: Worth) -> Self {
        let gain = |seat: Seat| {
            if world.state().board(seat).store() == 0 {
                return 0.0;
            }
            (after_blocks(world, seat, worth, true) - after_blocks(world, seat, worth, false)).max(0.0)
        };
        let rivals = Seat::all(world.seats()).filter(|rival| *rival != seat && !world.state().board(*rival).barred);
        let rival = rivals.map(|rival| (gain(rival), rival)).max_by(|one, other| one.0.total_cmp(&other.0));
        let (theirs, rival) = rival.unwrap_or((0.0, seat));
        Self { world, seats: [seat, rival], gains: [gain(seat), theirs] }
    }

    /// Do both gain more by playing first than a bid costs?
    pub fn is_contested(&self) -> bool {
        self.gains.iter().all(|gain| *gain > 2.0 * RESOURCE)
    }

    /// How many bids each may make.
    pub fn sizes(&self) -> [usize; 2] {
        let most = self.world.data().war.highest_bid;
        self.seats.map(|seat| usize::from(self.world.state().board(seat).holdings().min(most)).min(CHOICES - 1) + 1)
    }

    /// What a player has of the bids: the gain of the first, less what is paid.
    pub fn payoff(&self, player: usize, bids: [usize; 2]) -> f64 {
        let standing = |player: usize| {
            let board = self.world.state().board(self.seats[player]);
            (bids[player], board.influence, board.vp)
        };
        let first = match standing(player).cmp(&standing(1 - player)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        let bid = bids[player] as u8;
        let beaten = f64::from(beaten_payment(self.world, bid));
        let pays = first * f64::from(bid) + (1.0 - first) * beaten;
        first * self.gains[player] - RESOURCE * pays
    }

    /// The mix of each.
    pub fn solve(&self) -> [Mix; 2] {
        solve(self.sizes(), |player, bids| self.payoff(player, bids))
    }
}

/// What a beaten bid costs (KNI-INIT-03).
fn beaten_payment(world: &Knight, bid: u8) -> u8 {
    let war = &world.data().war;
    let below = war.thresholds.iter().copied().filter(|threshold| *threshold < bid).max();
    below.unwrap_or(war.first_payment).min(bid)
}

/// The duel in progress: what both may stake, and what comes of it.
pub struct Duel<'a> {
    world: &'a Knight,
    seats: [Seat; 2],
}

impl<'a> Duel<'a> {
    /// As this seat sees it.
    pub fn of(world: &'a Knight, seat: Seat) -> Self {
        let war = &world.state().war;
        let (one, other) = war.duels[usize::from(war.settled)];
        let rival = if usize::from(one) == seat.index() { other } else { one };
        Self { world, seats: [seat, Seat::new(usize::from(rival))] }
    }

    /// How many stakes each may make.
    pub fn sizes(&self) -> [usize; 2] {
        self.seats.map(|seat| usize::from(self.world.state().board(seat).resources()).min(CHOICES - 1) + 1)
    }

    /// What a player has of the stakes: the reward, and the loser's stake; without one the loser is barred.
    pub fn payoff(&self, player: usize, stakes: [usize; 2]) -> f64 {
        let war = &self.world.data().war;
        let levels = |tracks: &[quintain_knight::ids::Track], player: usize| -> usize {
            let board = self.world.state().board(self.seats[player]);
            tracks.iter().map(|track| usize::from(board.level(*track))).sum()
        };
        let key = |player: usize| (levels(&war.duel_levels, player) + stakes[player], levels(&war.duel_ties, player));
        let reward = Weights::usual().bundle(self.world.data().bundle(war.duel_winner));
        let spoils = |loser: usize| {
            let resources = self.world.state().board(self.seats[loser]).resources();
            if stakes[loser] == 0 && resources > 0 { BARRED } else { RESOURCE * stakes[loser] as f64 }
        };
        match key(player).cmp(&key(1 - player)) {
            std::cmp::Ordering::Greater => reward + spoils(1 - player),
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Less => -spoils(player),
        }
    }

    /// The mix of each.
    pub fn solve(&self) -> [Mix; 2] {
        solve(self.sizes(), |player, stakes| self.payoff(player, stakes))
    }
}

/// What it costs to be barred from the auction.
const BARRED: f64 = 2.0;

/// A bid by lot.
pub(super) fn bid(world: &Knight, seat: Seat, worth: Worth, luck: &mut dyn Luck) -> Move {
    let mixes = Auction::of(world, seat, worth).solve();
    Move::Bid(draw(&mixes[0], luck) as u8)
}

/// A stake by lot.
pub(super) fn stake(world: &Knight, seat: Seat, luck: &mut dyn Luck) -> Move {
    let mixes = Duel::of(world, seat).solve();
    Move::Stake(draw(&mixes[0], luck) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much the best reply of each player gains against the mix of the other.
    fn most_gained(sizes: [usize; 2], payoff: impl Fn(usize, [usize; 2]) -> f64) -> f64 {
        let mixes = solve(sizes, &payoff);
        let gain = |player: usize| {
            let values = replies(sizes, player, &mixes[1 - player], &payoff);
            let mean: f64 = values.iter().zip(&mixes[player]).map(|(value, share)| value * share).sum();
            values.into_iter().fold(f64::MIN, f64::max) - mean
        };
        f64::max(gain(0), gain(1))
    }

    #[test]
    fn known_games_are_solved() {
        // Stone, scissors, paper, where paper counts twice: a third of each is not the answer.
        let beats = |player: usize, choices: [usize; 2]| {
            let (mine, theirs) = (choices[player], choices[1 - player]);
            let stake = if mine == 2 || theirs == 2 { 2.0 } else { 1.0 };
            match (theirs + 3 - mine) % 3 {
                1 => stake,
                2 => -stake,
                _ => 0.0,
            }
        };
        let mixes = solve([3, 3], beats);
        for (share, wanted) in mixes[0].iter().zip([0.4, 0.4, 0.2]) {
            assert!((share - wanted).abs() < 0.03, "{:?}", mixes[0]);
        }
        assert!(most_gained([3, 3], beats) < 0.02);
        // An auction in which all pay: nobody can foresee the bid.
        let all_pay = |player: usize, bids: [usize; 2]| {
            let won = match bids[player].cmp(&bids[1 - player]) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            6.0 * won - bids[player] as f64
        };
        let mixes = solve([10, 10], all_pay);
        assert!(mixes[0].iter().all(|share| *share < 0.4), "{:?}", mixes[0]);
        assert!(most_gained([10, 10], all_pay) < 0.15);
    }
}
