//! Bonus actions: the next title, a craftsman (EMA-BON-01 to 10). Masters have their own file.

use crate::Emara;
use crate::data::{HutData, Modifier};
use crate::event::{Event, Events, Source};
use crate::goods::Goods;
use crate::ids::{Area, Hut};
use crate::moves::Move;
use crate::payments::purse;
use crate::refusal::Refusal;
use crate::state::{Done, NONE, Phase};
use quintain_core::Choices;

impl Emara {
    /// Is this bonus action still free?
    #[inline]
    pub(crate) fn bonus_free(&self, part: u8, bonus: &'static str) -> Result<(), Refusal> {
        self.expect(Phase::Main)?;
        if self.state.turn.done.has(part) { Err(Refusal::BonusTaken { bonus }) } else { Ok(()) }
    }

    pub(crate) fn list_title(&self, moves: &mut impl Choices<Move>) {
        let me = self.me();
        if let Some(title) = self.data.titles.get(usize::from(me.title)) {
            title.price.due().each(me.stock, self.chamberlain(me), |pay| moves.one(Move::Title { pay }));
        }
    }

    /// The next title: its top card and the points on it (EMA-BON-01).
    pub(crate) fn raise_title(&mut self, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.bonus_free(Done::TITLE, "title")?;
        let rank = usize::from(self.me().title);
        let title = self.data.0.titles.get(rank).ok_or(Refusal::HighestTitle)?;
        self.check_due(&title.price.due(), pay)?;
        let seat = self.state.active;
        events.all(|| Event::TitleTaken { seat, title: title.id });
        self.pay(pay, events);
        let points = self.take_title_card(rank);
        let player = self.player_mut(seat);
        player.title += 1;
        player.title_points = points;
        self.add_citizens(seat, points, Source::Title(title.id), events);
        self.take_extras(|modifier| if let Modifier::OnTitle(gain) = modifier { Some(gain) } else { None }, events);
        self.state.turn.done.mark(Done::TITLE);
        Ok(())
    }

    /// Takes the top card of a title; four cards are always enough (EMA-BON-08).
    pub(crate) fn take_title_card(&mut self, rank: usize) -> u8 {
        let taken = &mut self.state.titles[rank];
        let points = self.data.titles[rank].points[usize::from(*taken) & 3];
        *taken += 1;
        points
    }

    /// May huts and masters anywhere be hired?
    #[inline]
    pub(crate) fn steward(&self) -> bool {
        self.me().masters & self.data.stewards != 0
    }

    /// May huts and masters be paid with any resources?
    #[inline]
    pub(crate) fn scholar(&self) -> bool {
        self.me().masters & self.data.scholars != 0
    }

    /// Has the active player a craftsman on the board (EMA-BON-09)?
    #[inline]
    fn craftsman_left(&self) -> bool {
        usize::from(self.me().placed()) < self.data.numbers.craftsman_points.len()
    }

    #[inline]
    pub(crate) fn list_craftsmen(
        &self,
        discount: u8,
        moves: &mut impl Choices<Move>,
        offer: impl Fn(Hut, Goods) -> Move,
    ) {
        if !self.craftsman_left() {
            return;
        }
        let me = self.me();
        let (anywhere, standing, chamberlain) = (self.steward(), self.standing(), self.chamberlain(me));
        let (scholar, purse) = (self.scholar(), purse(me.stock, chamberlain));
        for area in Area::COUNTRY {
            if !anywhere && !standing.contains(&area) {
                continue;
            }
            for number in huts_of(area) {
                let hut = &self.data.huts[number];
                if self.state.huts[number] == NONE && hut.price.units() <= purse + discount {
                    let due = hut.price.due_with(discount, scholar);
                    due.each(me.stock, chamberlain, |pay| moves.one(offer(hut.id, pay)));
                }
            }
        }
    }

    /// Bonus action: a craftsman.
    pub(crate) fn bonus_craftsman(&mut self, hut: Hut, pay: Goods, events: &mut Events) -> Result<(), Refusal> {
        self.bonus_free(Done::CRAFTSMAN, "craftsman")?;
        let (number, data) = self.may_hire_craftsman(hut, pay, 0)?;
        self.place_craftsman(number, data, pay, events);
        self.state.turn.done.mark(Done::CRAFTSMAN);
        Ok(())
    }

    /// May a craftsman move into this hut for this payment (EMA-BON-03)?
    pub(crate) fn may_hire_craftsman(
        &self,
        hut: Hut,
        pay: Goods,
        discount: u8,
    ) -> Result<(usize, &'static HutData), Refusal> {
        if !self.craftsman_left() {
            return Err(Refusal::NoCraftsman);
        }
        let number = self.data.hut(hut).ok_or(Refusal::HutTaken { hut })?;
        let data = &self.data.0.huts[number];
        if self.state.huts[number] != NONE {
            return Err(Refusal::HutTaken { hut });
        }
        if !self.steward() && !self.standing().contains(&data.area) {
            return Err(Refusal::HutOutOfReach { hut, area: data.area });
        }
        self.check_due(&data.price.due_with(discount, self.scholar()), pay)?;
        Ok((number, data))
    }

    /// The leftmost craftsman leaves the board for the hut and uncovers his points.
    pub(crate) fn place_craftsman(&mut self, number: usize, data: &HutData, pay: Goods, events: &mut Events) {
        let seat = self.state.active;
        events.all(|| Event::CraftsmanPlaced { seat, hut: data.id, area: data.area });
        self.pay(pay, events);
        self.state.huts[number] = seat.index() as u8;
        let points = self.data.numbers.craftsman_points[usize::from(self.me().placed())];
        self.player_mut(seat).craftsmen[data.area.local()] += 1;
        self.add_citizens(seat, points, Source::Craftsman, events);
    }
}

/// The huts of a countryside area: three in a row.
#[inline]
fn huts_of(area: Area) -> std::ops::Range<usize> {
    area.local() * 3..area.local() * 3 + 3
}
