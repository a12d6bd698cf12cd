//! The two who meet, and where they stand between two clashes: what both solvers speak about.

/// At most so many different lance supporters, and so many different relics.
pub const KINDS: usize = 8;

/// What an end of the duel is worth, and what tokens are worth. With all prices 0 and `win` 1 the solver
/// plays for the highest chance to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stakes {
    /// Winning.
    pub win: f64,
    /// Losing with one clash won.
    pub honour: f64,
    /// A strength token.
    pub strength: f64,
    /// A faith token.
    pub faith: f64,
    /// A supporter turned down, and a relic; prestige turned down costs this too.
    pub token: f64,
    /// A point of glory paid for a supporter.
    pub glory: f64,
}

impl Stakes {
    /// Only winning counts.
    pub const VICTORY: Self = Self { win: 1.0, honour: 0.0, strength: 0.0, faith: 0.0, token: 0.0, glory: 0.0 };

    /// Nothing is worth more than this: winning, or losing with everything coming back.
    pub(super) const fn most(&self) -> f64 {
        self.win.max(self.honour + self.strength + self.faith + 3.0 * self.token)
    }

    /// What the loser is left with: honour for a clash, and one of everything used (GLO-DUEL-14).
    pub(super) fn lost(&self, at: &Standing) -> f64 {
        let refund = if at.committed > 0 { self.strength } else { 0.0 }
            + if at.used[0] { self.faith } else { 0.0 }
            + self.token * f64::from(at.used[1..].iter().map(|used| u8::from(*used)).sum::<u8>());
        refund + if at.wins == 1 { self.honour } else { 0.0 }
    }
}

/// What a token does in a clash.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// Turns the lowest die of a colour to a value.
    Set(usize, u8),
    /// Adds to the difference of the attacks.
    Attack(i8),
    /// Rerolls up to so many dice.
    Reroll(u8),
}

/// A kind of token the player has, with the glory it costs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tool {
    /// What it does.
    pub effect: Effect,
    /// Glory paid for it.
    pub cost: u8,
}

/// The two who meet: everything that does not change during the duel.
#[derive(Clone, PartialEq, Debug)]
pub struct Joust {
    /// Red dice a veteran takes away.
    pub red_taken: u8,
    /// Black and white dice rolled, a veteran's theft included.
    pub dice: [u8; 2],
    /// Are the black and the white symbol awake?
    pub awake: [bool; 2],
    /// Strength that wakes the red symbol: also the most that may be committed.
    pub most_strength: u8,
    /// Dice a faith token rerolls.
    pub reroll: u8,
    /// The opponent's printed attack.
    pub attack: i8,
    /// The opponent's prestige.
    pub prestige: i8,
    /// Does the opponent roll a white die?
    pub die: bool,
    /// Does the player win when attack and prestige are equal?
    pub wins_ties: bool,
    /// Lance supporters.
    pub lances: Vec<Tool>,
    /// Relics.
    pub relics: Vec<Tool>,
}

impl Joust {
    /// Red, black and white dice rolled.
    pub(super) fn dice_of(&self, at: &Standing) -> [u8; 3] {
        [at.committed.min(3).saturating_sub(self.red_taken), self.dice[0], self.dice[1]]
    }

    /// Which symbols are awake?
    pub(super) fn awake_of(&self, at: &Standing) -> [bool; 3] {
        [at.committed >= self.most_strength, self.awake[0], self.awake[1]]
    }

    /// The highest values that tokens turn dice to, by colour.
    pub(super) fn turned(&self) -> [u8; 3] {
        let mut turned = [0; 3];
        for tool in self.lances.iter().chain(&self.relics) {
            if let Effect::Set(colour, to) = tool.effect {
                turned[colour] = to.max(turned[colour]);
            }
        }
        turned
    }

    /// What may still be committed.
    pub(super) fn most(&self, at: &Standing) -> u8 {
        at.strength.min(self.most_strength.saturating_sub(at.committed))
    }

    /// The same standing without what can make no difference any more: tokens that no clash is left for, and
    /// the memory of tokens that cost nothing. Strength that costs nothing is committed at once, because it
    /// counts in every clash to come.
    pub(super) fn plain(&self, stakes: &Stakes, mut at: Standing) -> Standing {
        let clashes = 3 - at.wins - at.losses;
        at.strength = self.most(&at);
        if stakes.strength == 0.0 {
            at.committed += std::mem::take(&mut at.strength);
        }
        at.faith = at.faith.min(clashes);
        for (count, tool) in at.lances.iter_mut().zip(&self.lances) {
            // A die is turned once in a clash: the second time it shows the value already.
            let steps = if matches!(tool.effect, Effect::Set(..)) { 1 } else { 2 };
            *count = (*count).min(steps * clashes);
        }
        for relic in &mut at.relics {
            *relic = (*relic).min(clashes);
        }
        let prices = at.lances.iter().zip(&self.lances).map(|(count, tool)| count.saturating_mul(tool.cost));
        at.glory = at.glory.min(prices.fold(0, u8::saturating_add));
        at.used[0] &= stakes.faith > 0.0;
        for used in &mut at.used[1..] {
            *used &= stakes.token > 0.0;
        }
        at
    }
}

/// A point between two clashes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Standing {
    /// Clashes won.
    pub wins: u8,
    /// Clashes lost.
    pub losses: u8,
    /// Strength committed.
    pub committed: u8,
    /// Strength left.
    pub strength: u8,
    /// Faith left.
    pub faith: u8,
    /// Face-up prestige.
    pub prestige: i8,
    /// Glory that supporters can be paid with.
    pub glory: u8,
    /// Face-up lance supporters of each kind.
    pub lances: [u8; KINDS],
    /// Face-up relics of each kind.
    pub relics: [u8; KINDS],
    /// What has been used in this duel so far, for the refund: faith, supporters, relics, prestige.
    pub used: [bool; 4],
    /// Modifiers of this clash: the difference of the attacks, and of the prestige.
    pub attack: i8,
    /// See `attack`.
    pub prestige_edge: i8,
}

impl Standing {
    /// So much more strength committed.
    pub(super) const fn with_strength(mut self, strength: u8) -> Self {
        self.committed += strength;
        self.strength -= strength;
        self
    }

    /// One faith token less.
    pub(super) const fn less_faith(mut self) -> Self {
        self.faith -= 1;
        self.used[0] = true;
        self
    }

    /// May a lance supporter of this kind be used? It must lie face up and be paid (GLO-DUEL-08).
    pub(super) const fn may_use(&self, kind: usize, tool: &Tool) -> bool {
        self.lances[kind] > 0 && tool.cost <= self.glory
    }

    /// One lance supporter less, and its glory.
    pub(super) const fn less_lance(mut self, kind: usize, tool: &Tool) -> Self {
        self.lances[kind] = self.lances[kind].saturating_sub(1);
        self.glory = self.glory.saturating_sub(tool.cost);
        self.used[1] = true;
        self
    }

    /// One relic less.
    pub(super) const fn less_relic(mut self, kind: usize) -> Self {
        self.relics[kind] = self.relics[kind].saturating_sub(1);
        self.used[2] = true;
        self
    }

    /// After the clash: its modifiers are gone, and somebody has won it.
    pub(super) const fn after_clash(mut self, won: bool) -> Self {
        self.attack = 0;
        self.prestige_edge = 0;
        if won {
            self.wins += 1;
        } else {
            self.losses += 1;
        }
        self
    }

    /// A clash won on equal attack turns a prestige token down, if there is one (GLO-DUEL-11); and its price.
    pub(super) fn turn_prestige(mut self, stakes: &Stakes) -> (Self, f64) {
        if self.prestige <= 0 {
            return (self, 0.0);
        }
        self.prestige -= 1;
        self.used[3] = true;
        (self, stakes.token)
    }
}

/// The worth of a point under the best play.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// Expected value by the stakes.
    pub value: f64,
    /// Chance to win the duel.
    pub duel: f64,
    /// Chance to win the clash that is on.
    pub clash: f64,
}

impl Worth {
    pub(super) fn add(&mut self, chance: f64, other: Self) {
        self.value += chance * other.value;
        self.duel += chance * other.duel;
        self.clash += chance * other.clash;
    }

    pub(super) fn less(mut self, price: f64) -> Self {
        self.value -= price;
        self
    }

    pub(super) fn better(self, other: Self) -> Self {
        if other.value > self.value + EVEN { other } else { self }
    }
}

/// Values so close are equal: then what spends nothing is taken, else the first.
pub(super) const EVEN: f64 = 1e-12;
