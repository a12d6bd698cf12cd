//! Titles: drawing goals (GLO-ACT-11, GLO-TRV-08), Brave (GLO-TTL-01) and scoring (GLO-TTL-02).

mod assignment;
mod progress;

pub use progress::{Part, Progress};

use crate::Glory;
use crate::chance::{Draw, titles};
use crate::event::{Event, Events, Served, Why};
use crate::ids::{FEW, Title};
use crate::refusal::Refusal;
use crate::state::{Ask, Rider, Stage};
use assignment::Pool;
use quintain_core::bits::{bits, take_bit};
use quintain_core::{Revealed, Seat, SeatSet};

impl Glory {
    /// New goal and Quest: titles are drawn one at a time.
    pub(crate) fn begin_goal(&mut self, seat: usize, drawn: u8, kept: u8, events: &mut Events) {
        let player = &mut self.players[seat];
        player.to_draw = drawn;
        player.to_keep = kept;
        self.draw_goal(seat, events);
    }

    /// GLO-ACT-11: when a card is due and the deck is empty, the discards become the deck.
    pub(crate) fn draw_goal(&mut self, seat: usize, events: &mut Events) {
        if self.players[seat].to_draw > 0 {
            if self.title_deck_size() == 0 && self.title_discard_size() > 0 && !self.reshuffle_titles(events) {
                return;
            }
            if self.title_deck_size() > 0 {
                self.draw = Some(Draw::Title(seat as u8));
                return;
            }
            self.players[seat].to_draw = 0;
        }
        let player = &mut self.players[seat];
        if player.drawn.count_ones() > u32::from(player.to_keep) {
            player.ask = Ask::Goal;
        } else {
            self.keep_goals(seat, self.players[seat].drawn, events);
        }
    }

    /// The discards become the deck. In Rivalry the automaton's hidden titles are decided first
    /// (GLO-SOLO-14); then this is false, and chance is asked.
    pub(crate) fn reshuffle_titles(&mut self, events: &mut Events) -> bool {
        if self.automaton.hidden > 0 {
            self.draw = Some(Draw::AutomatonTitles);
            return false;
        }
        self.automaton.blind = 0;
        self.title_deck |= std::mem::take(&mut self.state.title_discards);
        for player in &mut self.players {
            player.gave_back = std::mem::take(&mut player.discarded);
            player.held = player.titles;
        }
        let deck = self.title_deck_size() as u8;
        events.all(|| Event::TitlesReshuffled { deck });
        true
    }

    /// C-AUTO-TITLE: before a reshuffle they stay sealed, at the end all see them.
    pub(crate) fn automaton_titles(&mut self, answer: &[u32], events: &mut Events) {
        self.automaton.pool |= self.title_deck;
        for index in answer {
            let title = take_bit(&mut self.state.title_deck, *index);
            self.automaton.titles |= 1 << title;
        }
        self.automaton.hidden = 0;
        if self.revealed {
            self.show_automaton_titles(events);
            return;
        }
        self.reshuffle_titles(events);
        if self.automaton.to_draw > 0 {
            self.automaton_goal(events);
        } else {
            self.draw_goal(0, events);
        }
    }

    /// D-GOAL: one of the drawn titles.
    pub(crate) fn may_keep_goal(&self, seat: usize, title: Title) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let drawn = title.index() < FEW && player.drawn & 1 << title.index() != 0;
        if drawn { Ok(()) } else { Err(Refusal::NotThese { kept: player.to_keep }) }
    }

    /// D-GOAL: the rest is discarded face down, known to this seat alone.
    pub(crate) fn keep_goals(&mut self, seat: usize, kept: u32, events: &mut Events) {
        let player = &mut self.state.players[seat];
        let discarded = player.drawn & !kept;
        player.ask = Ask::Nothing;
        player.drawn = 0;
        player.titles |= kept;
        player.discarded |= discarded;
        self.state.title_discards |= discarded;
        let number = seat as u8;
        let public = move || Event::GoalChosen {
            seat: number,
            kept: kept.count_ones() as u8,
            discarded: discarded.count_ones() as u8,
        };
        if self.state.house.open_titles {
            events.reveal(Revealed::to_others(Seat::new(seat)));
            events.split(
                SeatSet::one(Seat::new(seat)),
                || Event::TitlesKept { seat: number, titles: titles(kept), discarded: titles(discarded) },
                || Event::TitlesKept { seat: number, titles: titles(kept), discarded: Vec::new() },
            );
        } else {
            events.split(
                SeatSet::one(Seat::new(seat)),
                || Event::TitlesKept { seat: number, titles: titles(kept), discarded: titles(discarded) },
                public,
            );
        }
        self.finish_card(seat, true, events);
    }

    /// GLO-TTL-05: all personal titles are revealed.
    pub(crate) fn reveal_titles(&mut self, events: &mut Events) {
        events.reveal(Revealed::TO_ALL);
        self.revealed = true;
        self.note_glory(3);
        for position in 0..self.house.riders {
            if let Some(seat) = self.rider_at(position).seat() {
                let own = self.players[seat].titles;
                events.all(|| Event::TitlesRevealed { who: Rider::of(seat), titles: titles(own) });
            }
        }
        self.stage = Stage::Brave(0);
        if self.rivalry() {
            if self.automaton.hidden > 0 {
                self.chance(Draw::AutomatonTitles, Stage::Brave(0));
            } else {
                self.show_automaton_titles(events);
            }
        }
    }

    fn show_automaton_titles(&self, events: &mut Events) {
        let own = self.automaton.titles;
        events.all(|| Event::TitlesRevealed { who: Rider::AUTOMATON, titles: titles(own) });
    }

    /// The title that is a duel, and its opponent.
    pub(crate) fn brave_title(&self) -> Option<(Title, Option<(i8, i8)>)> {
        self.data()
            .titles
            .iter()
            .find(|(_, entry)| entry.requires.duel.is_some())
            .map(|(title, entry)| (title, entry.requires.duel))
    }

    /// GLO-TTL-01: everybody who may score Brave is asked once.
    pub(crate) fn ask_brave(&mut self, position: u8) {
        if position == self.house.riders {
            self.stage = Stage::Score;
            return;
        }
        self.stage = Stage::Brave(position + 1);
        let Some(seat) = self.rider_at(position).seat() else { return };
        if let Some((title, _)) = self.brave_title()
            && (self.public | self.players[seat].titles) & 1 << title.index() != 0
        {
            self.players[seat].ask = Ask::Brave;
        }
    }

    /// GLO-TTL-02: every seat scores its best set; the automaton scores all it has (GLO-SOLO-11).
    pub(crate) fn score_titles(&mut self, events: &mut Events) {
        for position in 0..self.house.riders {
            let rider = self.rider_at(position);
            let Some(seat) = rider.seat() else {
                if self.rivalry() {
                    self.score_automaton(events);
                }
                continue;
            };
            let set = self.best_titles(seat);
            let more = self.players[seat].perks.titles;
            let mut pool = Pool::of(self, seat);
            pool.reserve_named(self, set);
            for title in sorted(self, set) {
                let entry = &self.data().titles[title];
                let glory = entry.glory + more;
                events.all(|| Event::TitleScored { who: rider, title, glory, served: pool.serve(&entry.requires) });
                self.change_glory(rider, i16::from(glory), Why::Title(title), events);
            }
        }
        self.stage = Stage::Over;
        events.all(|| {
            let seats = (0..usize::from(self.house.seats)).map(|seat| (Rider::of(seat), self.players[seat].glory));
            let automaton = self.rivalry().then_some((Rider::AUTOMATON, self.automaton.glory));
            Event::Ended { glory: seats.chain(automaton).collect() }
        });
    }

    fn score_automaton(&mut self, events: &mut Events) {
        let who = Rider::AUTOMATON;
        for title in sorted(self, self.public | self.automaton.titles) {
            let glory = self.data().titles[title].glory;
            events.all(|| Event::TitleScored { who, title, glory, served: Served::default() });
            self.change_glory(who, i16::from(glory), Why::Title(title), events);
        }
    }
}

/// Titles of a set in the order of their ids.
fn sorted(game: &Glory, set: u32) -> impl Iterator<Item = Title> + use<> {
    let data = game.data();
    let mut by_rank = 0u64;
    for title in bits(u64::from(set)) {
        by_rank |= 1 << data.titles[Title(title as u8)].rank;
    }
    bits(by_rank).filter_map(move |rank| {
        data.titles.iter().find(|(_, entry)| usize::from(entry.rank) == rank).map(|(title, _)| title)
    })
}
