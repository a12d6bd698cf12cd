//! Looking at the table with the eyes of one viewer.

use super::{
    ActionView, Asked, AutomatonView, DuelView, PlaceView, PlayerView, SecretView, SideView, SpaceView, StakesView,
    TokenView, TournamentView, View,
};
use crate::Glory;
use crate::duel::Foe;
use crate::ids::{
    Action, Card, Character, City, Deck, EventCard, Item, Mode, Prestige, Prize, Relic, Scenario, SoloCard, Supporter,
    Tournament,
};
use crate::moves::Titles;
use crate::multiset::Multiset;
use crate::state::{Ask, Earned, NONE, Rider, Stage};
use quintain_core::Viewer;

fn some<T>(number: u8, kind: impl Fn(u8) -> T) -> Option<T> {
    (number != NONE).then(|| kind(number))
}

/// The view.
pub(crate) fn view(game: &Glory, viewer: Viewer) -> View {
    let data = game.data();
    let seats = usize::from(game.house.seats);
    let asked = (0..seats)
        .filter(|seat| game.draw.is_none() && game.players[*seat].ask != Ask::Nothing)
        .map(|seat| Asked { seat: seat as u8, ask: game.players[seat].ask })
        .collect();
    let market = Deck::ALL.map(|deck| game.market[deck as usize].iter().map(|card| some(*card, Card)).collect());
    View {
        mode: game.house.mode,
        scenario: game.house.scenario,
        difficulty: game.house.scenario.map(|_| game.house.difficulty),
        personality: game.house.personality,
        threshold: (game.house.scenario == Some(Scenario::LoneChallenge)).then(|| game.threshold()),
        round: game.round,
        phase: game.phase(),
        order: game.riders().to_vec(),
        cells: game.cells[..game.riders().len()].iter().map(|cell| some(*cell, Rider)).collect(),
        asked,
        players: (0..seats).map(|seat| player(game, seat, viewer)).collect(),
        automaton: game.solo().then(|| automaton(game)),
        titles: Titles(game.public).iter().collect(),
        title_deck: game.title_deck_size() as u8,
        title_discards: game.title_discard_size() as u8,
        market,
        decks: Deck::ALL.map(|deck| game.deck_size(deck) as u8),
        track: track(game),
        piles: [0, 1, 2, 3].map(|pile| game.piles[pile].total() as u8),
        scroll: game.piles[4].each().map(|kind| Supporter(kind as u8)).collect(),
        relics: game.relics.each().map(|kind| Relic(kind as u8)).collect(),
        prestige: game.prestige.each().map(|kind| Prestige(kind as u8)).collect(),
        event: some(game.event, EventCard),
        next_event: some(game.next_event, EventCard),
        recruit: some(game.recruit, Supporter),
        actions: data.actions.iter().map(|entry| action(game, entry.action)).chain(event_circle(game)).collect(),
        tournament: tournament(game),
        duels: (0..seats)
            .filter(|seat| game.players[*seat].duel.foe != Foe::Nobody)
            .map(|seat| duel(game, seat))
            .collect(),
    }
}

fn tokens<K: Copy, const N: usize>(up: &Multiset<N>, down: &Multiset<N>, kind: impl Fn(u8) -> K) -> Vec<TokenView<K>> {
    (0..N * 16)
        .filter(|index| up.has(*index) || down.has(*index))
        .map(|index| TokenView { kind: kind(index as u8), up: up.of(index), down: down.of(index) })
        .collect()
}

fn player(game: &Glory, seat: usize, viewer: Viewer) -> PlayerView {
    let data = game.data();
    let player = &game.players[seat];
    let knows = viewer.knows(quintain_core::Seat::new(seat));
    let by_deck = |bag: &crate::multiset::CardPile| {
        Deck::ALL.map(|deck| data.decks[deck as usize].iter().map(|card| bag.of(card.index())).sum())
    };
    let nothing = Multiset::default();
    let setup = game.round == 0;
    let choosing = matches!(game.stage, Stage::TakeCharacters);
    let keeping = matches!(game.stage, Stage::KeptTitles);
    let played = if setup { &nothing } else { &player.played };
    let open = game.revealed || game.house.open_titles && !keeping;
    PlayerView {
        seat: seat as u8,
        glory: player.glory,
        sources: player.earned.by,
        growth: growth(game, player.earned),
        coins: player.coins,
        strength: player.strength,
        faith: player.faith,
        mount: player.level(Item::Mount),
        armour: player.level(Item::Armour),
        figures: player.figures,
        character: some(player.character, Character).filter(|_| knows || !choosing),
        supporters: tokens(&player.up, &player.down, Supporter),
        relics: tokens(&player.relics_up, &player.relics_down, Relic),
        prestige: data
            .prestige
            .list
            .iter()
            .map(|kind| TokenView {
                kind: *kind,
                up: player.prestige_up >> kind.index() & 1,
                down: player.prestige_down >> kind.index() & 1,
            })
            .filter(|token| token.up + token.down > 0)
            .collect(),
        hand: by_deck(&player.hand),
        seen: player.seen.each().map(|card| Card(card as u8)).collect(),
        played: played.each().map(|card| Card(card as u8)).collect(),
        played_by_deck: by_deck(played),
        goals: if keeping { 0 } else { player.titles.count_ones() as u8 },
        plays: player.plays,
        stopped: player.stopped,
        card: player.card(),
        prices: [Item::Mount, Item::Armour]
            .map(|item| if player.level(item) == 0 { None } else { game.market_price(seat, item).ok() }),
        support_prices: (0..data.track.len()).map(|space| game.support_price(seat, space)).collect(),
        secret: knows.then(|| SecretView {
            hand: player.hand.each().map(|card| Card(card as u8)).collect(),
            titles: Titles(player.titles).iter().collect(),
            drawn: Titles(player.drawn).iter().collect(),
            discarded: Titles(player.discarded).iter().collect(),
            characters: player.dealt.iter().filter_map(|character| some(*character, Character)).collect(),
            progress: if setup { Vec::new() } else { game.progress(seat, player.titles) },
        }),
        open_titles: open.then(|| Titles(player.titles).iter().collect()),
        progress: if setup { Vec::new() } else { game.progress(seat, if open { player.titles } else { 0 }) },
    }
}

fn growth(game: &Glory, earned: Earned) -> Vec<i16> {
    let moments = usize::from(game.round) + usize::from(game.revealed);
    earned.at.into_iter().take(moments).collect()
}

fn automaton(game: &Glory) -> AutomatonView {
    let automaton = &game.automaton;
    AutomatonView {
        glory: automaton.glory,
        sources: automaton.earned.by,
        growth: growth(game, automaton.earned),
        figures: automaton.figures,
        avatar: game.avatar(),
        deck: automaton.deck.count_ones() as u8,
        discards: quintain_core::bits::bits(u64::from(automaton.discards)).map(|card| SoloCard(card as u8)).collect(),
        card: some(automaton.card, SoloCard),
        goals: automaton.hidden + automaton.titles.count_ones() as u8,
        titles: if game.revealed { Titles(automaton.titles).iter().collect() } else { Vec::new() },
    }
}

fn track(game: &Glory) -> Vec<SpaceView> {
    let spaces = game.data().track.iter().zip(game.track);
    spaces
        .map(|(space, token)| SpaceView {
            space: space.index,
            special: space.special,
            cost: space.cost,
            closed: space.min_players > game.house.riders,
            supporter: some(token, Supporter),
        })
        .collect()
}

fn standing(game: &Glory, action: Action) -> Vec<(Rider, u8)> {
    let figures = game.standing[action as usize].iter().enumerate();
    figures.filter(|(_, count)| **count > 0).map(|(rider, count)| (Rider(rider as u8), *count)).collect()
}

fn action(game: &Glory, action: Action) -> ActionView {
    let entry = game.data().action(action);
    let circles = entry.spaces.iter().filter(|players| **players <= game.house.riders).count() as u8;
    ActionView {
        action,
        open: entry.open,
        circles,
        closed: entry.spaces.len() as u8 - circles,
        standing: standing(game, action),
    }
}

fn event_circle(game: &Glory) -> Option<ActionView> {
    let event = game.active_event()?;
    let circles = u8::from(event.action);
    Some(ActionView {
        action: Action::Event,
        open: false,
        circles,
        closed: 1 - circles,
        standing: standing(game, Action::Event),
    })
}

fn tournament(game: &Glory) -> Option<TournamentView> {
    let card = some(game.tournament, Tournament)?;
    let cities = game.house.mode == Mode::PasDarmes;
    let places =
        game.lists.iter().enumerate().filter(|(index, place)| if cities { place.knight != NONE } else { *index < 8 });
    Some(TournamentView {
        card,
        places: places
            .map(|(index, place)| PlaceView {
                city: cities.then(|| City::ALL[index / 4]),
                slot: (!cities).then_some(index as u8),
                knight: place.knight(),
                rider: place.rider(),
                beaten: (place.fought > 0).then_some(place.fought == 1),
            })
            .collect(),
        winners: if cities { Vec::new() } else { game.winners.iter().map(|slot| some(*slot, |slot| slot)).collect() },
        prize: some(game.prize, Prize),
    })
}

fn duel(game: &Glory, home: usize) -> DuelView {
    let duel = &game.players[home].duel;
    let mut fighters = vec![home];
    if let Foe::Player(other) = duel.foe {
        fighters.push(usize::from(other));
    }
    let stats = game.foe_stats(duel.foe);
    let because = (fighters.len() == 2 && duel.turn <= 1).then(|| game.weaker(home).1);
    DuelView {
        home: home as u8,
        foe: duel.foe,
        step: duel.step,
        clash: duel.clash,
        score: game.score(home),
        attack: game.attacks(home),
        prestige: game.prestiges(home),
        first: duel.first,
        because,
        sides: fighters.into_iter().map(|seat| side(game, seat)).collect(),
        foe_glory: stats.glory,
        foe_printed: stats.attack,
        foe_die: some(duel.die, |die| die),
        removes: stats.removes,
        bout: some(duel.bout, |bout| bout),
        stakes: stakes(game, home),
    }
}

/// GLO-TRN-03 and GLO-PVP-05: a knight brings his glory, a rider 7 or 9; a challenge card and Brave bring none.
fn stakes(game: &Glory, home: usize) -> [StakesView; 2] {
    let stakes = |value: i16| StakesView { win: value as u8, honour: (value / 2) as u8 };
    let me = Rider::of(home);
    match game.players[home].duel.foe {
        foe @ Foe::Knight(_) => [stakes(i16::from(game.foe_stats(foe).glory)), StakesView::default()],
        Foe::Player(other) => [stakes(game.rider_value(Rider(other), me)), stakes(game.rider_value(me, Rider(other)))],
        Foe::Automaton => [Rider::AUTOMATON, me].map(|loser| {
            let winner = if loser == me { Rider::AUTOMATON } else { me };
            stakes(game.rider_value(loser, winner))
        }),
        Foe::Nobody | Foe::Card(_) | Foe::Brave => [StakesView::default(); 2],
    }
}

fn side(game: &Glory, seat: usize) -> SideView {
    let side = &game.players[seat].side;
    SideView {
        seat: seat as u8,
        committed: side.committed,
        faith_spent: side.faith,
        dice: side.shown(),
        rolls: game.dice_of(seat),
        awake: [0, 1, 2].map(|colour| game.awake(seat, colour)),
        reroll_limit: game.reroll_limit(seat),
        modifier: side.attack,
        used: quintain_core::bits::bits(u64::from(side.used)).map(|kind| Supporter(kind as u8)).collect(),
        used_relics: quintain_core::bits::bits(u64::from(side.used_relics)).map(|kind| Relic(kind as u8)).collect(),
    }
}
