//! Glory, nobility, valor and gold, and the bundles in which cards give them.

use serde::{Deserialize, Serialize};

/// One of the four things a knight holds. The first three are resources.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Good {
    /// Glory.
    Glory,
    /// Nobility.
    Nobility,
    /// Valor.
    Valor,
    /// Gold.
    Gold,
}

impl Good {
    /// All four, in the order in which bundles are credited (KNI-RES-04).
    pub const ALL: [Self; 4] = [Self::Glory, Self::Nobility, Self::Valor, Self::Gold];
    /// The three resources.
    pub const RESOURCES: [Self; 3] = [Self::Glory, Self::Nobility, Self::Valor];

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it a resource, that is, not gold?
    #[inline]
    pub const fn is_resource(self) -> bool {
        !matches!(self, Self::Gold)
    }

    /// Its id in data and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Glory => "glory",
            Self::Nobility => "nobility",
            Self::Valor => "valor",
            Self::Gold => "gold",
        }
    }
}

/// The place of "any resource" in [`Goods`].
pub const ANY: usize = 4;

/// So much of each good, and so many resources of somebody's choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "Partial<Record<Good | 'any', number>>"))]
#[serde(from = "GoodsText", into = "GoodsText")]
pub struct Goods(pub [u8; 5]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; 5]);

    /// One unit of a good.
    pub const fn one(good: Good) -> Self {
        let mut goods = [0; 5];
        goods[good as usize] = 1;
        Self(goods)
    }

    /// How much of this good.
    #[inline]
    pub const fn of(&self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many resources of choice.
    #[inline]
    pub const fn any(&self) -> u8 {
        self.0[ANY]
    }

    /// Nothing at all?
    #[inline]
    pub fn is_none(&self) -> bool {
        self.0 == [0; 5]
    }

    /// How many units altogether.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Can it be paid with so much of each good, the resources of choice included? (KNI-RES-03)
    #[inline]
    pub fn is_within(&self, have: [u8; 4]) -> bool {
        let Self([glory, nobility, valor, gold, any]) = *self;
        glory <= have[0]
            && nobility <= have[1]
            && valor <= have[2]
            && gold <= have[3]
            && any <= have[0] + have[1] + have[2] - glory - nobility - valor
    }

    /// Both together.
    #[inline]
    pub fn plus(mut self, other: Self) -> Self {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(theirs);
        }
        self
    }
}

/// How goods are written in data files, views and events.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct GoodsText {
    #[serde(skip_serializing_if = "is_zero")]
    glory: u8,
    #[serde(skip_serializing_if = "is_zero")]
    nobility: u8,
    #[serde(skip_serializing_if = "is_zero")]
    valor: u8,
    #[serde(skip_serializing_if = "is_zero")]
    gold: u8,
    #[serde(skip_serializing_if = "is_zero")]
    any: u8,
}

impl From<GoodsText> for Goods {
    fn from(text: GoodsText) -> Self {
        Self([text.glory, text.nobility, text.valor, text.gold, text.any])
    }
}

impl From<Goods> for GoodsText {
    fn from(Goods([glory, nobility, valor, gold, any]): Goods) -> Self {
        Self { glory, nobility, valor, gold, any }
    }
}

/// Everything a card, a segment or a stage can give at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(
        type = "Partial<Record<Good | 'any' | 'vp' | 'influence' | 'command' | 'diplomacy' | 'enemy-diplomacy' | 'remove-enemy', number>>"
    )
)]
#[serde(try_from = "BundleText", into = "BundleText")]
pub struct Bundle {
    /// Resources and gold.
    pub goods: Goods,
    /// Victory points.
    pub vp: i16,
    /// Influence.
    pub influence: u8,
    /// Command points.
    pub command: u8,
    /// Steps on the own diplomacy track.
    pub diplomacy: u8,
    /// Steps on the enemy's diplomacy track; negative ones take it down.
    pub enemy_diplomacy: i8,
    /// Enemy units taken off the map.
    pub remove_enemy: u8,
}

impl Bundle {
    /// Just goods.
    pub const fn goods(goods: Goods) -> Self {
        Self { goods, ..Self::NONE }
    }

    /// Just points.
    pub const fn points(vp: i16) -> Self {
        Self { vp, ..Self::NONE }
    }

    /// Nothing.
    pub const NONE: Self =
        Self { goods: Goods::NONE, vp: 0, influence: 0, command: 0, diplomacy: 0, enemy_diplomacy: 0, remove_enemy: 0 };

    /// Does it give command points and nothing else? (KNI-WAR-02)
    pub fn is_command_only(&self) -> bool {
        self.command > 0 && Self { command: 0, ..*self } == Self::NONE
    }
}

/// How a bundle is written.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct BundleText {
    #[serde(skip_serializing_if = "is_zero")]
    glory: u8,
    #[serde(skip_serializing_if = "is_zero")]
    nobility: u8,
    #[serde(skip_serializing_if = "is_zero")]
    valor: u8,
    #[serde(skip_serializing_if = "is_zero")]
    gold: u8,
    #[serde(skip_serializing_if = "is_zero")]
    any: u8,
    #[serde(skip_serializing_if = "is_zero")]
    vp: i16,
    #[serde(skip_serializing_if = "is_zero")]
    influence: u8,
    #[serde(skip_serializing_if = "is_zero")]
    command: u8,
    #[serde(skip_serializing_if = "is_zero")]
    diplomacy: u8,
    #[serde(rename = "enemy-diplomacy", alias = "enemy_diplomacy", skip_serializing_if = "is_zero")]
    enemy_diplomacy: i8,
    #[serde(rename = "remove-enemy", alias = "remove_enemy", skip_serializing_if = "is_zero")]
    remove_enemy: u8,
}

/// The most of one thing that a bundle may hold: everything a card could sensibly give, and far from
/// any overflow.
const MOST: i16 = 1000;

impl TryFrom<BundleText> for Bundle {
    type Error = String;
    fn try_from(text: BundleText) -> Result<Self, String> {
        let BundleText { glory, nobility, valor, gold, any, vp, .. } = text;
        if vp.abs() > MOST {
            return Err(format!("vp = {vp} is more than {MOST} either way"));
        }
        let small =
            [glory, nobility, valor, gold, any, text.influence, text.command, text.diplomacy, text.remove_enemy];
        if let Some(big) = small.iter().find(|n| **n > 60) {
            return Err(format!("{big} of one thing is more than 60"));
        }
        Ok(Self {
            goods: Goods([glory, nobility, valor, gold, any]),
            vp,
            influence: text.influence,
            command: text.command,
            diplomacy: text.diplomacy,
            enemy_diplomacy: text.enemy_diplomacy,
            remove_enemy: text.remove_enemy,
        })
    }
}

impl From<Bundle> for BundleText {
    fn from(bundle: Bundle) -> Self {
        let Goods([glory, nobility, valor, gold, any]) = bundle.goods;
        let Bundle { vp, influence, command, diplomacy, enemy_diplomacy, remove_enemy, .. } = bundle;
        Self { glory, nobility, valor, gold, any, vp, influence, command, diplomacy, enemy_diplomacy, remove_enemy }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero<T: Default + PartialEq>(n: &T) -> bool {
    *n == T::default()
}
