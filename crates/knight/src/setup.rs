//! Setting the table up: characters by seat, the goal, the rows.

use crate::Knight;
use crate::data::Data;
use crate::event::{Event, Events};
use crate::goods::Good;
use crate::ids::{Character, NONE, SEATS};
use crate::options::{Deal, Mode, Options};
use crate::refusal::Refusal;
use crate::state::{Board, Row, Stage, State, WarTable};
use quintain_core::{DataRef, OptionsError, Seat};

/// A table with nothing drawn yet.
pub(crate) fn set_up(data: &'static Data, options: &Options) -> Result<Knight, OptionsError> {
    let seats = options.seat_count()?;
    let sheet = options.sheet(data, seats)?;
    let state = State {
        seats,
        mode: options.mode,
        difficulty: options.difficulty,
        choosing: options.characters == Deal::Chosen,
        sheet: sheet.map_or(NONE, |sheet| sheet as u8),
        goal: NONE,
        turn: 0,
        stage: Stage::Setup,
        pool: if data.deck.len() == 64 { u64::MAX } else { (1u64 << data.deck.len()) - 1 },
        aside: 0,
        drawing: 0,
        rows: [Row::default(); SEATS],
        peeked: [0; 6],
        boards: [Board::default(); SEATS],
        war: WarTable::default(),
    };
    Ok(Knight { data: DataRef(data), state })
}

impl Knight {
    fn goal_deck(&self) -> &'static [u8] {
        &self.data.0.goal_decks[usize::from(self.state.mode != Mode::Solo)]
    }

    /// What chance must decide during the setup: scenario, characters by seat, goal.
    #[cold]
    pub(crate) fn setup_question(&self) -> Option<(&'static str, u32)> {
        if self.state.sheet == NONE {
            return Some(("C-SCENARIO", self.data.0.scenarios as u32));
        }
        let open = self.all_seats().any(|seat| self.board(seat).character == NONE);
        if open {
            return (!self.state.choosing).then(|| ("C-CHAR", self.free_characters().count() as u32));
        }
        (self.state.goal == NONE).then(|| ("C-GOAL", self.goal_deck().len() as u32))
    }

    /// Chance has answered a question of the setup.
    pub(crate) fn set_up_by_chance(&mut self, index: u32, events: &mut Events) {
        if self.state.sheet == NONE {
            self.state.sheet = index as u8;
            let scenario = self.sheet().id;
            events.all(|| Event::ScenarioDrawn { scenario });
            return;
        }
        let open = self.all_seats().find(|seat| self.board(*seat).character == NONE);
        if let Some(seat) = open {
            let place = self.free_characters().nth(index as usize);
            if let Some(place) = place {
                self.take_character(seat, place, events);
            }
            return;
        }
        self.state.goal = self.goal_deck()[index as usize];
        let goal = self.goal().id;
        events.all(|| Event::GoalDrawn { goal });
        self.begin_first_turn(events);
    }

    /// May this character be chosen? Answers with its place (KNI-CHAR-01).
    pub(crate) fn may_choose(&self, character: Character) -> Result<usize, Refusal> {
        let place = self.data.0.characters.iter().position(|known| known.id == character).ok_or(Refusal::NotHere)?;
        if self.free_characters().any(|free| free == place) { Ok(place) } else { Err(Refusal::Taken) }
    }

    /// A seat takes a character: start values, gold of the difficulty, units (KNI-CHAR-01).
    pub(crate) fn take_character(&mut self, seat: Seat, place: usize, events: &mut Events) {
        let character = &self.data.0.characters[place];
        let sheet = self.sheet();
        let difficulty = &sheet.difficulty[self.state.difficulty as usize];
        let war = self.state.mode == Mode::War;
        let limits = self.data.0.limits.held;
        let untouched = self.data.0.untouched;
        let board = self.board_mut(seat);
        board.character = place as u8;
        for good in Good::ALL {
            board.held[good.index()] = character.start.of(good).min(limits[good.index()]);
        }
        let gold = &mut board.held[Good::Gold.index()];
        *gold = gold.saturating_add(difficulty.start_gold).min(limits[Good::Gold.index()]);
        if war {
            let own_castle = |tile: &crate::data::TileData| tile.castle_of == Some(seat.index() as u8);
            if let Some(castle) = sheet.map.tiles.iter().position(own_castle) {
                board.own[castle] = 1;
                board.own_total = 1;
            }
        }
        for tile in &difficulty.own_start {
            board.own[usize::from(*tile)] += 1;
            board.own_total += 1;
        }
        for tile in &difficulty.enemy_start {
            board.enemy[usize::from(*tile)] += 1;
            board.enemy_total += 1;
        }
        (board.open, board.open_lines, board.shut) = untouched;
        self.reopen_court(seat);
        let character = character.id;
        events.all(|| Event::CharacterTaken { seat, character });
    }
}
