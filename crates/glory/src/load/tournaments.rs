//! `tournaments.toml` and `prizes.toml`.

use super::parts::{Checked, Known, RawGain, expect, prize, raw, tournament};
use crate::data::{ByNumber, Data, PrizeData, SectionData, TournamentData};
use crate::ids::{KnightType, Prize, Tournament};
use quintain_core::Names;
use serde::Deserialize;

raw! {
    TournamentsFile { tournament: Vec<RawTournament> }
    RawTournament {
        id: String, name: Names, players: u8, round1: RawSection, round2: RawSection, round3: RawSection, count: u8,
        provenance: String,
    }
    RawSection { plaisance: RawPlaisance, pas_darmes: RawCities }
    RawPlaisance { placed: Vec<RawPlaced>, added: Vec<KnightType> }
    RawPlaced { slot: u8, r#type: KnightType }
    RawCities { florence: Vec<KnightType>, paris: Vec<KnightType>, munich: Vec<KnightType> }
    PrizesFile { prize: Vec<RawPrize> }
    RawPrize { id: String, name: Names, gain: RawGain, count: u8, provenance: String }
}

pub(super) fn tournaments(raw: TournamentsFile) -> Checked<ByNumber<Tournament, TournamentData>> {
    let file = "tournaments.toml";
    let mut entries = Vec::new();
    for entry in raw.tournament {
        let section = |section: RawSection| SectionData {
            placed: section.plaisance.placed.iter().map(|placed| (placed.slot, placed.r#type)).collect(),
            added: section.plaisance.added,
            cities: [section.pas_darmes.florence, section.pas_darmes.paris, section.pas_darmes.munich],
        };
        let kind = tournament(file, &entry.id)?;
        let rounds = [section(entry.round1), section(entry.round2), section(entry.round3)];
        entries.push((kind, kind.index(), TournamentData { name: entry.name, players: entry.players, rounds }));
    }
    Ok(ByNumber::new(entries))
}

pub(super) fn prizes(raw: PrizesFile, known: &Known) -> Checked<ByNumber<Prize, PrizeData>> {
    let file = "prizes.toml";
    expect(raw.prize.len() >= 3, file, "prize", "three tournaments need three prizes")?;
    let mut entries = Vec::new();
    for RawPrize { id, name, gain, .. } in raw.prize {
        let kind = prize(file, &id)?;
        entries.push((kind, kind.index(), PrizeData { name, gain: known.gain(file, &id, &gain)? }));
    }
    Ok(ByNumber::new(entries))
}

/// Every section of a tournament card fits the board.
pub(super) fn check(data: &Data) -> Checked<()> {
    let file = "tournaments.toml";
    for players in 2..=4u8 {
        let cards = data.tournaments.iter().filter(|(_, card)| card.players == players).count();
        expect(cards >= 3, file, format!("players {players}"), "three rounds need three cards for each player count")?;
    }
    for (id, card) in data.tournaments.iter() {
        expect((2..=4).contains(&card.players), file, id.id(), "a card is for 2, 3 or 4 players")?;
        for (round, section) in card.rounds.iter().enumerate() {
            let field = format!("{}.round{}", id.id(), round + 1);
            let placed = section.placed.len() + usize::from(card.players);
            let message = "the players and the knights placed leave two free slots (GLO-TSET-04)";
            expect(placed == 6 && section.added.len() == 2, file, field.clone(), message)?;
            let slots = section.placed.iter().fold(0u16, |slots, (slot, _)| slots | 1 << (slot & 15));
            let fits = slots.count_ones() as usize == section.placed.len() && slots < 256;
            expect(fits, file, field.clone(), "the slots are different and between 0 and 7")?;
            for (city, knights) in data.cities.iter().zip(&section.cities) {
                let expected = city.knights[usize::from(card.players) - 2];
                let message = format!("{} holds {expected} knights (GLO-TSET-03)", city.name.en);
                expect(knights.len() == usize::from(expected), file, field.clone(), message)?;
            }
            for kind in KnightType::ALL {
                // One token may be the automaton's avatar, and solo repeats the last added type.
                let there = data.knights.iter().filter(|(_, knight)| knight.kind == kind).count();
                let avatars = usize::from(card.players == 2);
                let cities = section.cities.iter().flatten().filter(|other| **other == kind).count();
                let added = section.added.iter().filter(|other| **other == kind).count()
                    + usize::from(card.players == 2 && section.added.last() == Some(&kind));
                let slots = section.placed.iter().filter(|(_, other)| *other == kind).count() + added;
                let message = format!("there are not enough knights of type '{}'", kind.id());
                expect(cities.max(slots) + avatars <= there, file, field.clone(), message)?;
            }
        }
    }
    Ok(())
}
