//! What one viewer may know. Only the hands of the others are hidden; everything else lies open.

use crate::Emara;
use crate::goods::Goods;
use crate::ids::{Area, Card, EventCard, Honour, Hut, Marker, Master, Title};
use crate::options::Mode;
use crate::outcome::Reckoning;
use crate::prices::Prices;
use crate::state::{Done, NONE, Phase};
use crate::victoria::Take;
use quintain_core::bits::bits;
use quintain_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct View {
    /// How it is played.
    pub mode: Mode,
    /// All areas shuffled together.
    pub random_layout: bool,
    /// All nine cards in hand.
    pub unlimited_choice: bool,
    /// What the game waits for.
    pub phase: Phase,
    /// The round, from 1; 0 during the set-up.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The lap of the round, from 1; 4 when its turns are over.
    pub lap: u8,
    /// Who holds the statue, once it is drawn.
    pub first: Option<Seat>,
    /// Who decides, or for whom chance is asked.
    pub active: Seat,
    /// The two rings, clockwise; empty until they are laid.
    pub rings: [Vec<Area>; 2],
    /// The countryside.
    pub country: Vec<CountryView>,
    /// The town.
    pub town: Vec<TownView>,
    /// The ten markers.
    pub markers: Vec<MarkerView>,
    /// The titles, lowest first.
    pub titles: Vec<TitleView>,
    /// The event card of the set-up, while and after it was shown.
    pub start_card: Option<EventCard>,
    /// The event of the round.
    pub event: Option<EventCard>,
    /// The events of the rounds before.
    pub past_events: Vec<EventCard>,
    /// Events that may still come.
    pub events_left: Vec<EventCard>,
    /// B masters that may still come.
    pub masters_left: Vec<Master>,
    /// What the event takes off the price of every master.
    pub master_discount: u8,
    /// Sales that a visit to the Market allows.
    pub sales: u8,
    /// Tokens in the stack, in no order.
    pub honour_stack: Vec<Honour>,
    /// Tokens in the open pile.
    pub honour_pile: Vec<Honour>,
    /// Tokens just drawn, of which one is kept.
    pub honours_drawn: Vec<Honour>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// What everything costs and brings the viewer.
    pub prices: Prices,
    /// The turn that is being played.
    pub turn: Option<TurnView>,
    /// The rival of solo games.
    pub victoria: Option<VictoriaView>,
    /// Is the game over? Then every player's `ends` is the result.
    pub over: bool,
}

/// A countryside area.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CountryView {
    /// Which.
    pub area: Area,
    /// Who has a councillor here.
    pub councillors: Vec<Seat>,
    /// Its huts and who lives there.
    pub huts: Vec<HutView>,
}

/// A hut.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HutView {
    /// Which.
    pub hut: Hut,
    /// Whose craftsman lives there.
    pub owner: Option<Seat>,
}

/// A town area.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TownView {
    /// Which.
    pub area: Area,
    /// Who has a councillor here.
    pub councillors: Vec<Seat>,
    /// The masters at its two places.
    pub masters: [Option<Master>; 2],
}

/// A marker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MarkerView {
    /// Which.
    pub marker: Marker,
    /// What counts now.
    pub value: u8,
    /// What will count after the next use.
    pub next: u8,
    /// Has it left the game, so that the value is the printed one for good?
    pub gone: bool,
}

/// A title.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TitleView {
    /// Which.
    pub title: Title,
    /// The points of the cards that remain, the top card first.
    pub cards: Vec<u8>,
    /// Whose highest title it is.
    pub holders: Vec<Seat>,
    /// Has Victoria taken it?
    pub victoria: bool,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerView {
    /// Citizen points.
    pub citizens: u16,
    /// Building points.
    pub buildings: u16,
    /// What the player would end with now.
    pub ends: Reckoning,
    /// Goods.
    pub stock: Goods,
    /// Where the two councillors stand; empty until they are placed.
    pub councillors: Vec<Area>,
    /// Where slots 1, 2 and 3 lead, in each ring; empty until the councillors are placed.
    pub reach: [Vec<Area>; 2],
    /// Own craftsmen in the countryside areas, in their order.
    pub craftsmen: [u8; 4],
    /// The points of the craftsmen still on the board, the next one first.
    pub craftsmen_left: Vec<u8>,
    /// Own masters.
    pub masters: Vec<Master>,
    /// Own honour tokens.
    pub tokens: Vec<Honour>,
    /// The highest title.
    pub title: Option<Title>,
    /// The cards in the three slots.
    pub slots: [Option<Card>; 3],
    /// The hand, if the viewer may know it.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in hand.
    pub hand_size: u8,
    /// Cards not yet played in this half of the game: public knowledge.
    pub unplayed: Vec<Card>,
    /// Both tracks at the start and after each round that is over.
    pub chart: Vec<[u16; 2]>,
}

/// The turn that is being played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TurnView {
    /// Whose.
    pub seat: Seat,
    /// The card played.
    pub card: Option<Card>,
    /// The steps of its slot.
    pub steps: Option<u8>,
    /// Which parts of the turn are done: `card`, `move`, `title`, `craftsman`, `master`.
    pub done: Vec<Part>,
    /// Own masters used in this turn.
    pub used_masters: Vec<Master>,
    /// The visit that is open.
    pub visit: Option<VisitView>,
    /// May the turn be ended now?
    pub may_end: bool,
}

/// A part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// The card action.
    Card,
    /// The movement action.
    Move,
    /// The bonus action.
    Title,
    /// The bonus action.
    Craftsman,
    /// The bonus action.
    Master,
}

/// A visit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct VisitView {
    /// The area.
    pub area: Area,
    /// How often its actions were used, in the order of the data.
    pub uses: [u8; 3],
    /// Tokens that may be redeemed in it.
    pub redeemable: Vec<Honour>,
}

/// Victoria.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct VictoriaView {
    /// Her points.
    pub points: u16,
    /// Her highest title.
    pub title: Option<Title>,
    /// What she took in the rounds before.
    pub past: Vec<Take>,
    /// What she takes at the end of this and the coming rounds, if she is left alone.
    pub road: Vec<Take>,
    /// What she would end with then.
    pub ends: u16,
}

impl Emara {
    /// The view of a seat, of a spectator, or of whoever may see everything.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let (data, state) = (self.data.0, &self.state);
        let event = |number: u8| data.events.get(usize::from(number)).map(|event| event.id);
        let honours = |set: u16| bits(u32::from(set)).map(|token| data.honours[token].id).collect();
        let round = usize::from(state.round);
        View {
            mode: state.mode,
            random_layout: state.random_layout,
            unlimited_choice: state.unlimited_choice,
            phase: state.phase,
            round: state.round,
            rounds: data.numbers.rounds,
            lap: state.lap,
            first: (state.seats == 1 || state.phase > Phase::DrawFirst).then_some(state.first),
            active: state.active,
            rings: self.rings_view(),
            country: self.country_view(),
            town: self.town_view(),
            markers: Marker::ALL.into_iter().map(|marker| self.marker_view(marker)).collect(),
            titles: self.titles_view(),
            start_card: event(state.events[0]),
            event: (round > 0).then(|| event(state.events[round])).flatten(),
            past_events: (1..round).filter_map(|round| event(state.events[round])).collect(),
            events_left: bits(u32::from(state.events_left)).map(|event| data.events[event].id).collect(),
            masters_left: bits(state.masters_left).map(|master| data.masters[master].id).collect(),
            master_discount: self.master_discount(),
            sales: self.sales_allowed(),
            honour_stack: honours(state.honour_stack),
            honour_pile: honours(state.honour_pile),
            honours_drawn: honours(state.honour_drawn),
            players: self
                .reckonings()
                .into_iter()
                .map(|ends| self.player_view(ends, self.may_see_hand(viewer, ends.seat)))
                .collect(),
            prices: self.prices(viewer),
            turn: self.turn_view(),
            victoria: (state.mode != Mode::Standard).then(|| self.victoria_view()),
            over: state.phase == Phase::Over,
        }
    }

    /// The owner knows a hand; everybody does when no other hand is possible.
    fn may_see_hand(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.knows(seat) || self.player(seat).undealt == 0
    }

    fn rings_view(&self) -> [Vec<Area>; 2] {
        let all = self.state.phase >= Phase::LayMasters;
        let laid = [all || self.state.phase == Phase::LayTown, all];
        [0, 1].map(|ring| if laid[ring] { self.state.rings[ring].to_vec() } else { Vec::new() })
    }

    pub(crate) fn are_placed(&self) -> bool {
        self.state.phase >= Phase::StartResource
    }

    fn councillors_at(&self, area: Area) -> Vec<Seat> {
        if !self.are_placed() {
            return Vec::new();
        }
        let (ring, place) = self.find_area(area);
        self.all_seats().filter(|seat| usize::from(self.player(*seat).at[ring]) == place).collect()
    }

    fn country_view(&self) -> Vec<CountryView> {
        let huts = |area| {
            let huts = self.data.huts.iter().zip(self.state.huts).filter(move |(hut, _)| hut.area == area);
            huts.map(|(hut, owner)| HutView {
                hut: hut.id,
                owner: (owner != NONE).then(|| Seat::new(usize::from(owner))),
            })
            .collect()
        };
        Area::COUNTRY
            .into_iter()
            .map(|area| CountryView { area, councillors: self.councillors_at(area), huts: huts(area) })
            .collect()
    }

    fn town_view(&self) -> Vec<TownView> {
        let masters = |area: Area| {
            self.state.display[area.local()].map(|master| self.data.masters.get(usize::from(master)).map(|m| m.id))
        };
        Area::TOWN
            .into_iter()
            .map(|area| TownView { area, councillors: self.councillors_at(area), masters: masters(area) })
            .collect()
    }

    fn marker_view(&self, marker: Marker) -> MarkerView {
        let uses = self.state.markers[marker as usize];
        let (value, next) = (self.marker_after(marker, uses), self.marker_after(marker, uses.saturating_add(1)));
        MarkerView { marker, value, next, gone: self.marker_gone(marker) }
    }

    fn titles_view(&self) -> Vec<TitleView> {
        let titles = self.data.titles.iter().zip(self.state.titles).enumerate();
        titles
            .map(|(rank, (title, taken))| TitleView {
                title: title.id,
                cards: title.points.iter().copied().skip(usize::from(taken)).collect(),
                holders: self.all_seats().filter(|seat| usize::from(self.player(*seat).title) == rank + 1).collect(),
                victoria: rank < usize::from(self.state.victoria_titles),
            })
            .collect()
    }

    fn player_view(&self, ends: Reckoning, hand_known: bool) -> PlayerView {
        let (data, player) = (self.data.0, self.player(ends.seat));
        let cards = |set: u16| -> Vec<Card> { bits(u32::from(set)).map(|card| data.cards[card].id).collect() };
        let area = |ring: usize, steps: u8| self.state.rings[ring][usize::from(player.at[ring] + steps) % 4];
        let rings: &[usize] = if self.are_placed() { &[0, 1] } else { &[] };
        let rounds_over = if self.state.phase == Phase::Over { self.state.round } else { self.state.round.max(1) - 1 };
        let between = matches!(self.state.phase, Phase::Deal | Phase::RevealEvent) && self.state.round > 0;
        PlayerView {
            citizens: player.citizens,
            buildings: player.buildings,
            ends,
            stock: player.stock,
            councillors: rings.iter().map(|ring| area(*ring, 0)).collect(),
            reach: [0, 1].map(|ring| {
                let steps = if rings.is_empty() { &[][..] } else { &data.numbers.slots };
                steps.iter().map(|steps| area(ring, *steps)).collect()
            }),
            craftsmen: player.craftsmen,
            craftsmen_left: data.numbers.craftsman_points.iter().copied().skip(usize::from(player.placed())).collect(),
            masters: bits(player.masters).map(|master| data.masters[master].id).collect(),
            tokens: bits(u32::from(player.tokens)).map(|token| data.honours[token].id).collect(),
            title: ends.title,
            slots: player.slots.map(|card| data.cards.get(usize::from(card)).map(|card| card.id)),
            hand: hand_known.then(|| cards(player.hand)),
            hand_size: player.hand.count_ones() as u8,
            unplayed: cards(player.hand | player.undealt),
            chart: player.chart.iter().copied().take(1 + usize::from(rounds_over + u8::from(between))).collect(),
        }
    }

    fn turn_view(&self) -> Option<TurnView> {
        let (data, turn) = (self.data.0, &self.state.turn);
        let visiting =
            matches!(self.state.phase, Phase::Harvest | Phase::Visit | Phase::DrawHonours | Phase::KeepHonour);
        if !visiting && !matches!(self.state.phase, Phase::Play | Phase::Main | Phase::Refill) {
            return None;
        }
        let parts = [
            (Done::CARD, Part::Card),
            (Done::MOVE, Part::Move),
            (Done::TITLE, Part::Title),
            (Done::CRAFTSMAN, Part::Craftsman),
            (Done::MASTER, Part::Master),
        ];
        Some(TurnView {
            seat: self.state.active,
            card: self.played().map(|card| card.id),
            steps: data.numbers.slots.get(usize::from(turn.slot)).copied(),
            done: parts.into_iter().filter(|(part, _)| turn.done.has(*part)).map(|(_, part)| part).collect(),
            used_masters: bits(turn.used_masters).map(|master| data.masters[master].id).collect(),
            visit: visiting.then(|| VisitView {
                area: turn.visit.area,
                uses: turn.visit.uses,
                redeemable: bits(u32::from(turn.visit.tokens)).map(|token| data.honours[token].id).collect(),
            }),
            may_end: self.may_end_turn().is_ok(),
        })
    }

    fn victoria_view(&self) -> VictoriaView {
        let between = matches!(self.state.phase, Phase::Deal | Phase::RevealEvent | Phase::Over);
        let from = self.state.round + u8::from(between);
        let road: Vec<Take> = self.victoria_road(from).collect();
        let rank = usize::from(self.state.victoria_titles).checked_sub(1);
        VictoriaView {
            points: self.state.victoria,
            title: rank.map(|rank| self.data.titles[rank].id),
            past: self.victoria_past(from).collect(),
            ends: road.last().map_or(self.state.victoria, |take| take.sum),
            road,
        }
    }
}
