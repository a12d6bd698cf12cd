//! Payments (EMA-GEN): what a price is, and every way to pay it.

use crate::goods::{Good, Goods};
use serde::{Deserialize, Serialize};

/// A price as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Price {
    /// Units of one kind each: wood, stone, cloth, grain.
    pub kinds: [u8; 4],
    /// Units of any kind.
    pub any: u8,
    /// Coins.
    pub coin: u8,
    /// Rings.
    pub ring: u8,
    /// Books; nothing stands in for them.
    pub book: u8,
    /// Breads; nothing stands in for them.
    pub bread: u8,
    /// Citizen points; they must be there (EMA-GEN-04).
    pub citizens: u8,
}

impl Price {
    /// The number of resources.
    #[inline]
    pub const fn units(&self) -> u8 {
        self.kinds[0] + self.kinds[1] + self.kinds[2] + self.kinds[3] + self.any
    }

    /// What has to be paid, without any discount.
    #[inline]
    pub const fn due(&self) -> Due {
        self.due_with(0, false)
    }

    /// What has to be paid when `discount` units may be left out, and, with Scholar, every unit may be of any
    /// kind.
    #[inline]
    pub const fn due_with(&self, discount: u8, any_kind: bool) -> Due {
        let units = self.units();
        Due {
            kinds: if any_kind { [0; 4] } else { self.kinds },
            any: if any_kind { units } else { self.any },
            units: units.saturating_sub(discount),
            coin: self.coin,
            ring: self.ring,
            coins_pay: true,
        }
    }

    /// The part that a payment does not name because nothing can stand in for it.
    #[inline]
    pub const fn fixed_goods(&self) -> Goods {
        let mut goods = [0; 8];
        goods[Good::Book as usize] = self.book;
        goods[Good::Bread as usize] = self.bread;
        Goods(goods)
    }
}

/// How many units a stock could pay at the very most, whatever they are: a quick test before the exact one.
#[inline]
pub(crate) fn purse(stock: Goods, chamberlain: bool) -> u8 {
    let rings = if chamberlain { stock.get(Good::Ring) } else { 0 };
    let all = stock.resources() + u32::from(stock.get(Good::Coin)) + u32::from(rings);
    all.min(150) as u8
}

/// What has to be paid now: units of which some may be left out, and coins and rings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    kinds: [u8; 4],
    any: u8,
    /// How many units remain to be paid after the discounts.
    units: u8,
    coin: u8,
    ring: u8,
    coins_pay: bool,
}

impl Due {
    /// Only resources pay, neither coins nor rings (EMA-GEN-03).
    #[inline]
    pub const fn in_resources(mut self) -> Self {
        self.coins_pay = false;
        self
    }

    /// `count` resources of one kind.
    #[inline]
    pub const fn of_kind(kind: crate::goods::Kind, count: u8) -> Self {
        let mut kinds = [0; 4];
        kinds[kind as usize] = count;
        Self { kinds, any: 0, units: count, coin: 0, ring: 0, coins_pay: true }
    }

    /// How many units, coins and rings have to be paid altogether.
    pub const fn size(&self) -> u8 {
        self.units + self.coin + self.ring
    }

    /// How many units cannot be paid with the resources of this stock.
    #[inline]
    fn short(&self, stock: Goods) -> u8 {
        let (mut fitting, mut left) = (0u8, 0u8);
        for i in 0..4 {
            let fits = stock.0[i].min(self.kinds[i]);
            fitting += fits;
            left = left.saturating_add(stock.0[i] - fits);
        }
        self.units.saturating_sub(fitting.saturating_add(left.min(self.any)))
    }

    /// Can it be paid? Exactly if [`each`](Self::each) finds a payment.
    #[inline]
    pub fn payable(&self, stock: Goods, chamberlain: bool) -> bool {
        self.payable_when(self.short(stock), stock, chamberlain)
    }

    /// Can it be paid when `short` units are beyond the resources?
    #[inline]
    fn payable_when(&self, short: u8, stock: Goods, chamberlain: bool) -> bool {
        if short > 0 && !self.coins_pay {
            return false;
        }
        let (coins, rings) = (stock.get(Good::Coin), stock.get(Good::Ring));
        if chamberlain {
            u16::from(coins) + u16::from(rings) >= u16::from(self.coin) + u16::from(self.ring) + u16::from(short)
        } else {
            rings >= self.ring && coins >= self.coin.saturating_add(short)
        }
    }

    /// How many goods are missing to pay it; 0 if it can be paid.
    pub fn missing(&self, stock: Goods, chamberlain: bool) -> u8 {
        let short = self.short(stock);
        let (coins, rings) = (stock.get(Good::Coin), stock.get(Good::Ring));
        if !self.coins_pay {
            short
        } else if chamberlain {
            self.coin.saturating_add(self.ring).saturating_add(short).saturating_sub(coins.saturating_add(rings))
        } else {
            self.ring.saturating_sub(rings) + self.coin.saturating_add(short).saturating_sub(coins)
        }
    }

    /// Which goods are missing to pay it. What a coin, a discount or a resource of another kind can stand in for is
    /// taken off again, so that [`missing`](Self::missing) of them remain; a missing resource of any kind is not named.
    pub fn lacks(&self, stock: Goods, chamberlain: bool) -> Goods {
        let asked = [self.kinds[0], self.kinds[1], self.kinds[2], self.kinds[3], self.coin, self.ring, 0, 0];
        let mut lacks = Goods(std::array::from_fn(|i| asked[i].saturating_sub(stock.0[i])));
        let named: u8 = lacks.0.iter().fold(0, |sum, n| sum.saturating_add(*n));
        let mut covered = named.saturating_sub(self.missing(stock, chamberlain));
        for n in &mut lacks.0 {
            let off = covered.min(*n);
            *n -= off;
            covered -= off;
        }
        lacks
    }

    /// The first of the payments, which is the cheapest; `None` if it cannot be paid.
    pub fn first(&self, stock: Goods, chamberlain: bool) -> Option<Goods> {
        let mut first = None;
        self.each(stock, chamberlain, |pay| {
            first.get_or_insert(pay);
        });
        first
    }

    /// Is this one of the payments?
    #[inline]
    pub fn accepts(&self, pay: Goods, stock: Goods, chamberlain: bool) -> bool {
        if !stock.covers(pay) || pay.get(Good::Book) > 0 || pay.get(Good::Bread) > 0 {
            return false;
        }
        let excess: u32 = (0..4).map(|i| u32::from(pay.0[i].saturating_sub(self.kinds[i]))).sum();
        let resources = pay.resources();
        if excess > u32::from(self.any) || resources > u32::from(self.units) {
            return false;
        }
        let stand_ins = u32::from(self.units) - resources;
        if stand_ins > 0 && !self.coins_pay {
            return false;
        }
        let (coins, rings) = (u32::from(pay.get(Good::Coin)), u32::from(pay.get(Good::Ring)));
        if chamberlain {
            coins + rings == u32::from(self.coin) + u32::from(self.ring) + stand_ins
        } else {
            rings == u32::from(self.ring) && coins == u32::from(self.coin) + stand_ins
        }
    }

    /// Every payment that this stock allows, each once: fewest rings first, then fewest coins, then, comparing
    /// wood, stone, cloth, grain in this order, the larger amount first.
    #[inline]
    pub fn each(&self, stock: Goods, chamberlain: bool, mut pay: impl FnMut(Goods)) {
        let short = self.short(stock);
        if !self.payable_when(short, stock, chamberlain) {
            return;
        }
        let most: [u8; 4] = std::array::from_fn(|i| stock.0[i].min(self.kinds[i] + self.any));
        let (coins, rings) = (stock.get(Good::Coin), stock.get(Good::Ring));
        let (printed, stand_ins) = (self.coin + self.ring, if self.coins_pay { self.units } else { 0 });
        if chamberlain {
            for ring in 0..=rings.min(printed + stand_ins) {
                let least = (printed + short).saturating_sub(ring);
                for coin in least..=coins.min(printed + stand_ins - ring) {
                    self.with_coins(self.units - (coin + ring - printed), most, coin, ring, &mut pay);
                }
            }
        } else {
            for extra in short..=stand_ins.min(coins - self.coin) {
                self.with_coins(self.units - extra, most, self.coin + extra, self.ring, &mut pay);
            }
        }
    }

    /// Every payment of `left` resources together with these coins and rings.
    #[inline]
    fn with_coins(&self, left: u8, most: [u8; 4], coin: u8, ring: u8, pay: &mut impl FnMut(Goods)) {
        let [_, b, c, d] = most.map(u16::from);
        let rest = [b + c + d, c + d, d];
        let least = |left: u8, rest: u16| u16::from(left).saturating_sub(rest) as u8;
        for wood in (least(left, rest[0])..=most[0].min(left)).rev() {
            let left = left - wood;
            for stone in (least(left, rest[1])..=most[1].min(left)).rev() {
                let left = left - stone;
                for cloth in (least(left, rest[2])..=most[2].min(left)).rev() {
                    let grain = left - cloth;
                    let goods = [wood, stone, cloth, grain, coin, ring, 0, 0];
                    if self.any == 0 || self.excess(goods) <= u16::from(self.any) {
                        pay(Goods(goods));
                    }
                }
            }
        }
    }

    /// How many resources of a payment are not of a kind that the price names.
    #[inline]
    fn excess(&self, goods: [u8; 8]) -> u16 {
        (0..4).map(|i| u16::from(goods[i].saturating_sub(self.kinds[i]))).sum()
    }
}
