//! Crown of Emara for one to four players.
//!
//! Two councillors walk two rings, one of countryside and one of town areas. A turn is a card put into one of
//! three slots: the card allows one thing, the slot moves one councillor, and bonus actions come on top. Two
//! tracks count citizens and buildings; the lower of them is the result.
//!
//! | File | Subject |
//! | --- | --- |
//! | `setup`, `rounds`, `turn` | from the box to the end of a turn |
//! | `countryside`, `city`, `honours`, `markers` | what a visit to an area brings |
//! | `bonus`, `masters` | titles, craftsmen, masters |
//! | `events` | event cards |
//! | `payments`, `goods`, `tracks` | what is paid and taken, and the two scores |
//! | [`prices`] | what everything costs and brings a player now |
//! | `scoring`, [`campaign`], `victoria` | the end, and playing alone |
//! | `state`, [`moves`], [`event`], [`refusal`], [`view`] | what lies on the table, is decided, happens, is refused, is seen |
//! | [`data`], `load`, [`options`], `words`, `teller`, `holding` | components, options, sentences, numbers for bots |
//!
//! Rule ids such as `EMA-TURN-03` are those of `docs/games/emara/en.md`.

#![cfg_attr(doctest, doc = include_str!("../README.md"))]

mod bonus;
pub mod campaign;
mod city;
mod countryside;
pub mod data;
pub mod event;
mod events;
pub mod goods;
mod holding;
mod honours;
pub mod ids;
mod load;
mod markers;
mod masters;
pub mod moves;
pub mod options;
mod pack;
pub mod payments;
pub mod prices;
pub mod refusal;
mod rounds;
pub mod scoring;
mod setup;
mod state;
mod teller;
mod tracks;
mod turn;
#[cfg(test)]
mod typescript;
mod victoria;
pub mod view;
mod words;

pub use event::Event;
pub use goods::{Good, Goods, Kind};
pub use holding::Holding;
pub use ids::{Area, Card, EventCard, Honour, Hut, Marker, Master, Ring, Title};
pub use moves::Move;
pub use options::{Mode, Options};
pub use refusal::Refusal;
pub use state::Phase;
pub use victoria::Take;
pub use view::View;

use data::Data;
use quintain_core::talk::NoTalk;
use quintain_core::{
    Choices, DataError, DataRef, Events, Game, Illegal, Luck, Next, OptionsError, Pack, Request, Revealed, Seat,
    SeatSet, Viewer,
};
use state::{State, take_nth};

/// What happens is written here.
pub(crate) type Log = Events<Event>;

/// A game of Crown of Emara.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Emara {
    pub(crate) data: DataRef<Data>,
    pub(crate) state: State,
}

impl Emara {
    /// Who decides now.
    #[inline]
    fn asked(&self) -> Option<Seat> {
        match self.state.phase {
            Phase::StartMove
            | Phase::StartResource
            | Phase::Play
            | Phase::Main
            | Phase::Harvest
            | Phase::Visit
            | Phase::KeepHonour
            | Phase::EventOffer => Some(self.state.active),
            _ => None,
        }
    }

    /// The open question of chance.
    #[inline]
    fn request(&self) -> Option<Request> {
        let count = |set: u32| set.count_ones();
        Some(match self.state.phase {
            Phase::LayCountry => Request::draw("C-COUNTRY", 3, 4),
            Phase::LayTown => Request::draw("C-TOWN", 3, 4),
            Phase::LayAll => Request::draw("C-LAYOUT", 7, 8),
            Phase::LayMasters => Request::draw("C-MASTERS-A", 8, count(self.data.decks[0])),
            Phase::DrawStart => Request::draw("C-EVENT-SETUP", 1, count(u32::from(self.state.events_left))),
            Phase::RevealEvent => Request::draw("C-EVENT", 1, count(u32::from(self.state.events_left))),
            Phase::DrawFirst => Request::draw("C-FIRST", 1, u32::from(self.state.seats)),
            Phase::Deal => {
                let undealt = count(u32::from(self.me().undealt));
                Request::draw("C-HAND", u32::from(self.data.numbers.hand), undealt)
            }
            Phase::Refill => Request::draw("C-MASTER-B", 1, count(self.state.masters_left)),
            Phase::DrawHonours => {
                let (first, rest) = self.honours_to_draw();
                let (stack, pile) = (self.state.honour_stack.count_ones(), self.state.honour_pile.count_ones());
                let bounds = (0..first).map(|i| stack - i).chain((0..rest).map(|i| pile - i));
                Request::new("C-HONOUR", bounds)
            }
            _ => return None,
        })
    }
}

impl Game for Emara {
    const ID: &'static str = "emara";
    const RULES: u32 = 1;
    const SAME_DATA: &'static [&'static str] = &["758d31ee45f04cd43347e3ba79ae4a2b"];

    type Data = Data;
    type State = State;
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Talk = NoTalk;

    fn load(pack: &Pack) -> Result<Data, DataError> {
        Data::load(pack)
    }

    fn new(data: &'static Data, options: &Options) -> Result<Self, OptionsError> {
        Self::in_the_box(data, options)
    }

    fn complete(data: &'static Data, options: Options) -> Options {
        options.complete(data)
    }

    fn ends_turn(mv: Move) -> bool {
        mv == Move::EndTurn
    }

    fn restore(data: &'static Data, state: State) -> Self {
        Self { data: DataRef(data), state }
    }

    fn data(&self) -> &'static Data {
        self.data.0
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn seats(&self) -> usize {
        usize::from(self.state.seats)
    }

    #[inline]
    fn next(&self) -> Next {
        if let Some(seat) = self.asked() {
            return Next::seat(seat);
        }
        match self.request() {
            Some(request) => Next::Chance(request),
            None => Next::Over(self.outcome()),
        }
    }

    #[inline]
    fn list_moves(&self, seat: Seat, moves: &mut impl Choices<Move>) {
        if self.asked() != Some(seat) {
            return;
        }
        match self.state.phase {
            Phase::StartMove => self.list_start_moves(moves),
            Phase::StartResource => moves.numbers(4, |kind| Move::StartResource(Kind::ALL[kind as usize])),
            Phase::Play => self.list_cards(moves),
            Phase::Main => self.list_menu(moves),
            Phase::Harvest => self.list_harvest(moves),
            Phase::Visit => self.list_visit(moves),
            Phase::KeepHonour => {
                moves.each(u64::from(self.state.honour_drawn), |token| Move::Keep(self.data.honours[token].id));
            }
            Phase::EventOffer => self.list_event(moves),
            _ => {}
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: Move, log: &mut Log) -> Result<Revealed, Illegal<Refusal>> {
        let asked = self.asked();
        if asked != Some(seat) {
            return Err(Illegal::NotAsked { seat, asked: asked.map_or(SeatSet::EMPTY, SeatSet::one) });
        }
        let played = match mv {
            Move::StartMove { from, to } => self.start_move(from, to, log),
            Move::StartResource(kind) => self.start_resource(kind, log),
            Move::Play { card, slot } => self.play_card(card, slot, log),
            Move::Walk(ring) => self.walk(ring, log),
            Move::Trade { option, pay } => self.trade(option, pay, log),
            Move::Step(ring) => self.step(ring, log),
            Move::HireCraftsman { hut, pay } => self.card_craftsman(hut, pay, log),
            Move::HireMaster { master, pay } => self.card_master(master, pay, log),
            Move::Errand(area) => self.errand(area, log),
            Move::Title { pay } => self.raise_title(pay, log),
            Move::Craftsman { hut, pay } => self.bonus_craftsman(hut, pay, log),
            Move::Master { master, pay } => self.bonus_master(master, pay, log),
            Move::UseMaster { master, option, take, pay } => self.use_master(master, option, take, pay, log),
            Move::Harvest { breads, pay } => self.harvest(breads, pay, log),
            Move::Donate { kind, pay } => self.donate(kind, pay, log),
            Move::Give { kind, pay } => self.give(kind, pay, log),
            Move::GiveBook => self.give_book(log),
            Move::Sell(kind) => self.sell(kind, log),
            Move::SellBooks(count) => self.sell_books(count, log),
            Move::DeliverStone { pay } => self.deliver_stone(pay, log),
            Move::DeliverBread(count) => self.deliver_bread(count, log),
            Move::DeliverWood { wood, pay } => self.deliver_wood(wood, pay, log),
            Move::Redeem(token) => self.redeem(token, log),
            Move::Leave => self.leave(),
            Move::Keep(token) => self.keep(token, log),
            Move::TakeOffer { option, pay } => self.take_offer(option, pay, log),
            Move::Decline => self.decline(log),
            Move::EndTurn => self.end_turn(log),
        };
        played.map_err(Illegal::Refused)
    }

    #[inline]
    fn resolve(&mut self, answer: &[u32], log: &mut Log) -> Result<Revealed, Illegal<Refusal>> {
        let request = self.request().ok_or(Illegal::NoChanceDue)?;
        request.check(answer)?;
        match self.state.phase {
            Phase::LayCountry => self.lay_ring(Ring::Country, answer, log),
            Phase::LayTown => self.lay_ring(Ring::Town, answer, log),
            Phase::LayAll => self.lay_all(answer, log),
            Phase::LayMasters => self.lay_masters(answer, log),
            Phase::DrawStart => self.draw_start(answer[0], log),
            Phase::DrawFirst => self.draw_first(answer[0], log),
            Phase::Deal => return Ok(self.deal(answer, log)),
            Phase::RevealEvent => self.reveal_event(answer[0], log),
            Phase::Refill => self.refill(answer[0], log),
            _ => self.draw_honours(answer, log),
        }
        Ok(Revealed::TO_ALL)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    /// Only the hands of the others are hidden: each is drawn anew from the cards that player has not shown in
    /// this half of the game.
    fn determinize(&self, seat: Seat, luck: &mut dyn Luck) -> Self {
        let mut world = *self;
        for other in self.all_seats().filter(|other| *other != seat) {
            let player = world.player_mut(other);
            let (count, mut cards) = (player.hand.count_ones(), u32::from(player.hand | player.undealt));
            if player.undealt == 0 {
                continue;
            }
            let mut hand = 0;
            for _ in 0..count {
                let index = luck.below(cards.count_ones());
                hand |= 1 << take_nth(&mut cards, index);
            }
            (player.hand, player.undealt) = (hand, cards as u16);
        }
        world
    }
}
