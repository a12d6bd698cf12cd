// Generated from crates/knight. Do not edit: change the Rust types, then run
// QUINTAIN_WRITE=1 cargo test -p quintain-knight typescript

/**
 * A step the enemy would make.
 */
export type ArrowView = { 
/**
 * From.
 */
from: Tile, 
/**
 * To.
 */
to: Tile, 
/**
 * How many units.
 */
n: number, };

/**
 * A battle.
 */
export type Battle = string;

/**
 * A battle.
 */
export type BattleView = { 
/**
 * Which.
 */
battle: Battle, 
/**
 * Is it won?
 */
won: boolean, 
/**
 * Requirements that do not hold.
 */
missing: Array<Need>, };

/**
 * A player's cards, map and marks.
 */
export type BoardView = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The character.
 */
character: Character | null, 
/**
 * What the seat is doing.
 */
phase: Phase, 
/**
 * The question it is asked, beyond the phase.
 */
question: Question | null, 
/**
 * What it holds.
 */
held: Goods, 
/**
 * What may still be spent in this turn, once that is fixed.
 */
purse: Goods | null, 
/**
 * Points.
 */
vp: number, 
/**
 * Totals written so far.
 */
totals: Array<number>, 
/**
 * Points after each turn that is over.
 */
scores: Array<number>, 
/**
 * Where the points come from.
 */
sources: Array<PointsView>, 
/**
 * Influence.
 */
influence: number, 
/**
 * Command points.
 */
command: number, 
/**
 * The side chosen, if the viewer may know it.
 */
side: Side | null, 
/**
 * Has a side been chosen?
 */
"side-chosen": boolean, 
/**
 * The sides taken on the row so far, position by position.
 */
sides: Array<Side | null>, 
/**
 * The actions taken over from a neighbour.
 */
borrowed: CardSide | null, 
/**
 * Has the privilege been received in this turn?
 */
privileged: boolean, 
/**
 * Rewards claimed.
 */
rewards: Array<Track>, 
/**
 * Thresholds claimed.
 */
thresholds: Array<number>, 
/**
 * The tracks.
 */
tracks: Array<TrackView>, 
/**
 * The segments that are not yet unlocked or have just been: all of them, in the card's order.
 */
segments: Array<SegmentView>, 
/**
 * The battles.
 */
battles: Array<BattleView>, 
/**
 * The consequence paths, each with its next step.
 */
paths: Array<PathView>, 
/**
 * Own diplomacy and the track's length.
 */
diplomacy: [number, number], 
/**
 * The enemy's diplomacy and the track's length.
 */
"enemy-diplomacy": [number, number], 
/**
 * The map: in war mode only this seat's units are marked here.
 */
tiles: Array<TileView>, 
/**
 * What gathering would give.
 */
harvest: Goods, 
/**
 * Where the enemy would go if it advanced now.
 */
advance: Array<ArrowView>, 
/**
 * What it would destroy if it attacked now.
 */
attack: Array<Tile>, 
/**
 * Ways to win.
 */
win: Array<MeterView>, 
/**
 * Ways to lose.
 */
lose: Array<MeterView>, 
/**
 * Would the next goal column give its reward, and its penalty, as things stand?
 */
goal: [boolean, boolean] | null, 
/**
 * The numbers behind that: of the reward, and of the penalty.
 */
"goal-numbers": [GoalView, GoalView] | null, 
/**
 * The offer that is open or being put together.
 */
offer: OfferView | null, 
/**
 * Offers that it may still make in this turn, side by side.
 */
"offers-left": number | null, 
/**
 * How the seat's game ended, or which condition it has met.
 */
end: End | null, 
/**
 * War mode.
 */
war: WarBoardView | null, };

/**
 * Everything a card, a segment or a stage can give at once.
 */
export type Bundle = Partial<Record<Good | 'any' | 'vp' | 'influence' | 'command' | 'diplomacy' | 'enemy-diplomacy' | 'remove-enemy', number>>;

/**
 * An event card and one of its sides, as views and events name them.
 */
export type CardSide = { 
/**
 * The card.
 */
card: EventCard, 
/**
 * The side.
 */
side: Side, };

/**
 * Names, texts and figures of the components, by kind and id, in one language.
 */
export type Catalogue = {
  battle: Record<string, {
    id: string;
    name: string;
    order: number;
  }>;
  character: Record<string, {
    id: string;
    name: string;
    order: number;
    privilege: {
      gain: {
        any?: number;
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      track: string;
    };
    provenance: string;
    rewards: Array<{
      level: number;
      once: {
        any?: number;
        command?: number;
        diplomacy?: number;
        gold?: number;
        vp?: number;
      };
      track: string;
    }>;
    special: {
      cost: {
        any?: number;
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      gain: {
        command: number;
      };
    };
    start: {
      glory?: number;
      gold?: number;
      nobility?: number;
      valor?: number;
    };
    thresholds: Array<{
      influence: number;
      once: {
        any?: number;
        command?: number;
        diplomacy?: number;
        gold?: number;
        valor?: number;
        vp?: number;
      };
    }>;
  }>;
  command: Record<string, {
    id: string;
    order: number;
    provenance: string;
    text: string;
  }>;
  event: Record<string, {
    count: number;
    id: string;
    left: {
      actions: Array<string>;
      gain: {
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      label: string;
      path: number;
    };
    name: string;
    order: number;
    provenance: string;
    right: {
      actions: Array<string>;
      gain: {
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      label: string;
      path: number;
    };
    story: string;
  }>;
  figure: {
    court: {
      format: number;
      order: number;
      provenance: string;
    };
    limits: {
      glory: number;
      gold: number;
      leftover_vp: number;
      nobility: number;
      order: number;
      overflow_vp: number;
      provenance: string;
      valor: number;
    };
    simultaneous: {
      first_finisher_vp: number;
      offers_per_turn: number;
      order: number;
      provenance: string;
    };
    table: {
      format: number;
      order: number;
      provenance: string;
      row: number;
      turned_up: Array<number>;
      turns: number;
    };
    war: {
      card: {
        battle: Record<string, {
          id: string;
          name: string;
          once: {
            any?: number;
            gold?: number;
            vp: number;
          };
          order: number;
          provenance: string;
          requires: {
            armory?: number;
            church?: number;
            combat?: number;
            king?: number;
            knowledge?: number;
            stable?: number;
          };
        }>;
        gold_action: Record<string, {
          card?: string;
          cost?: {
            any: number;
          };
          gain?: {
            any?: number;
            command?: number;
            influence?: number;
          };
          gold: number;
          id: string;
          order: number;
          phases: Array<number>;
          provenance: string;
          requires: {
            merchants?: number;
          };
          text: string;
        }>;
        influence_actions: {
          church: Array<{
            left: {
              vp: number;
            };
            level: number;
            right: {
              any?: number;
              command: number;
            };
            stage: number;
          }>;
          merchants: Array<{
            left: {
              any?: number;
              command?: number;
              gold?: number;
            };
            level: number;
            right: {
              command?: number;
              gold?: number;
              vp?: number;
            };
            stage: number;
          }>;
          nobles: Array<{
            left: {
              any?: number;
              command: number;
            };
            level: number;
            right: {
              vp: number;
            };
            stage: number;
          }>;
        };
        king_actions: Array<{
          level: number;
          once: {
            command: number;
            gold?: number;
            vp: number;
          };
          stage: number;
        }>;
        war_action: Record<string, {
          cost: {
            glory?: number;
            gold?: number;
            nobility?: number;
            valor?: number;
          };
          gain?: {
            command: number;
          };
          id: string;
          order: number;
          phases: Array<number>;
          provenance: string;
          text: string;
        }>;
      };
      castle_attack: {
        three_or_four: {
          attacker_vp: number;
          defender_vp: number;
          once_per_turn_per_castle: boolean;
        };
        two_players: {
          ends_game: boolean;
        };
      };
      command_limits: {
        gather: number;
      };
      command_store_max: number;
      commands: Array<string>;
      diplomacy_vp: number;
      duel: {
        bet_currency: Array<string>;
        challenges_per_player: number;
        levels: Array<string>;
        refusal: {
          no_character_actions_next_turn: boolean;
          skip_initiative: boolean;
        };
        tie_levels: Array<string>;
        winner: {
          influence: number;
          vp: number;
        };
      };
      format: number;
      initiative: {
        currency: Array<string>;
        first_level_payment: number;
        spaces: number;
        thresholds: Array<number>;
        tie_break: Array<string>;
      };
      max_own_per_tile: number;
      order: number;
      provenance: string;
      seats: Array<number>;
      units_per_player: number;
    };
  };
  goal: Record<string, {
    column: Array<{
      penalty: {
        activate_path?: string;
        lose?: {
          any?: number;
          gold?: number;
          vp?: number;
        };
        orders?: Array<{
          n?: number;
          order: string;
        }>;
      };
      penalty_if: {
        at_least?: {
          enemy_units: number;
        };
        below?: {
          armory?: number;
          battles?: number;
          castle?: number;
          church?: number;
          combat?: number;
          diplomacy?: number;
          gold?: number;
          influence?: number;
          king?: number;
          knowledge?: number;
          lords?: number;
          merchants?: number;
          nobles?: number;
          resources?: number;
          scenario_actions?: number;
          stable?: number;
          tiles?: number;
          tournaments?: number;
          units?: number;
          village?: number;
          vp?: number;
        };
        least?: string;
      };
      reward: {
        any?: number;
        command?: number;
        diplomacy?: number;
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
        vp?: number;
      };
      reward_if: {
        at_least?: {
          armory?: number;
          battles?: number;
          castle?: number;
          church?: number;
          combat?: number;
          diplomacy?: number;
          fame?: number;
          gold?: number;
          influence?: number;
          king?: number;
          knowledge?: number;
          lords?: number;
          merchants?: number;
          nobles?: number;
          resources?: number;
          scenario_actions?: number;
          stable?: number;
          tiles?: number;
          tournaments?: number;
          units?: number;
          village?: number;
          vp?: number;
        };
        below?: {
          enemy_units: number;
        };
        most?: string;
      };
      turn: number;
    }>;
    count: number;
    deck: string;
    id: string;
    name: string;
    order: number;
    provenance: string;
  }>;
  "gold-action": Record<string, {
    id: string;
    name: string;
    order: number;
  }>;
  map: Record<string, {
    edges: Array<Array<string>>;
    id: string;
    name: string;
    order: number;
    players: Array<number>;
    provenance: string;
    start_units: Array<string>;
    three_players?: {
      unused_castle_is_plain: boolean;
      unused_seat: number;
    };
    tile: Record<string, {
      castle_of?: number;
      id: string;
      name: string;
      number: number;
      order: number;
      recruit_for?: Array<number>;
      sources: Array<{
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      }>;
    }>;
    win: Array<{
      influence?: number;
      kind: string;
      n?: number;
      opponent_free?: boolean;
      tiles?: number;
      units?: number;
      vp?: number;
    }>;
  }>;
  scenario: Record<string, {
    battle: Record<string, {
      id: string;
      name: string;
      once: {
        enemy_diplomacy?: number;
        remove_enemy?: number;
        vp: number;
      };
      order: number;
      provenance: string;
      requires: {
        armory?: number;
        castle?: number;
        church?: number;
        combat?: number;
        king?: number;
        knowledge?: number;
        lords?: number;
        merchants?: number;
        nobles?: number;
        stable?: number;
        village?: number;
      };
    }>;
    commands: Array<string>;
    difficulty: {
      easy: {
        cost_shift: number;
        enemy_diplomacy: number;
        enemy_start_units: Array<never>;
        own_start: Array<string>;
        player_diplomacy: number;
        start_gold: number;
      };
      hard: {
        cost_shift: number;
        enemy_diplomacy: number;
        enemy_start_units: Array<string>;
        own_start: Array<string>;
        player_diplomacy: number;
        start_gold: number;
      };
      normal: {
        cost_shift: number;
        enemy_diplomacy: number;
        enemy_start_units: Array<string>;
        own_start: Array<string>;
        player_diplomacy: number;
        start_gold: number;
      };
    };
    diplomacy: {
      enemy: number;
      player: number;
    };
    gold_action: Record<string, {
      card?: string;
      cost?: {
        any: number;
      };
      gain?: {
        any?: number;
        command?: number;
        influence?: number;
      };
      gold: number;
      id: string;
      order: number;
      phases: Array<number>;
      provenance: string;
      requires: {
        knowledge?: number;
        merchants?: number;
      };
      shift_enemies?: {
        directions: Array<string>;
        n: number;
      };
      text: string;
    }>;
    id: string;
    influence_actions: {
      church: Array<{
        left: {
          command?: number;
          diplomacy?: number;
          vp?: number;
        };
        level: number;
        right: {
          command?: number;
          diplomacy?: number;
          enemy_diplomacy?: number;
          vp?: number;
        };
        stage: number;
      }>;
      merchants: Array<{
        left: {
          command?: number;
          diplomacy?: number;
          gold?: number;
          remove_enemy?: number;
        };
        level: number;
        right: {
          command?: number;
          diplomacy?: number;
          gold?: number;
          vp?: number;
        };
        stage: number;
      }>;
      nobles: Array<{
        left: {
          command?: number;
          diplomacy?: number;
          remove_enemy?: number;
          vp?: number;
        };
        level: number;
        right: {
          command?: number;
          diplomacy?: number;
          enemy_diplomacy?: number;
          vp?: number;
        };
        stage: number;
      }>;
    };
    king_actions: Array<{
      level: number;
      once: {
        command?: number;
        diplomacy?: number;
        gold?: number;
        vp: number;
      };
      stage: number;
    }>;
    lose: Array<{
      kind: string;
      n?: number;
    }>;
    map: {
      edges: Array<Array<string>>;
      provenance: string;
      tile: Record<string, {
        castle?: boolean;
        enemy_start?: boolean;
        id: string;
        name: string;
        number: number;
        order: number;
        recruit?: boolean;
        sources: Array<{
          glory?: number;
          gold?: number;
          nobility?: number;
          valor?: number;
        }>;
        toward?: Array<string>;
        village?: boolean;
      }>;
    };
    map_rules: {
      advance: boolean;
      attack: string;
      max_enemy: number;
      max_own: number;
      place_enemy: string;
      place_own: string;
      total_enemy: number;
      total_own: number;
    };
    name: string;
    order: number;
    path: Array<{
      id: number;
      name: string;
      provenance: string;
      steps: Array<{
        possible?: {
          cost: {
            any?: number;
            glory?: number;
            gold?: number;
            nobility?: number;
            valor?: number;
          };
          orders: Array<{
            n?: number;
            order: string;
          }>;
        };
        unavoidable: Array<{
          n?: number;
          order: string;
        }>;
      }>;
    }>;
    provenance: string;
    story: string;
    unresolved: {
      success_at_least: number;
      vp: number;
    };
    win: Array<{
      enemy_free?: boolean;
      influence?: number;
      kind: string;
      n?: number;
      tiles?: number;
      units?: number;
      vp?: number;
    }>;
  }>;
  segment: Record<string, {
    id: string;
    name: string;
    order: number;
    track: string;
  }>;
  term: Record<string, {
    name: string;
    order: number;
  }>;
  tile: Record<string, {
    id: string;
    name: string;
    order: number;
  }>;
  track: Record<string, {
    activation: string;
    chain_to?: Array<string>;
    floor?: Record<string, {
      id: string;
      name: string;
      order: number;
      rooms: Record<string, {
        cost: {
          any?: number;
          glory?: number;
          gold?: number;
          nobility?: number;
          valor?: number;
        };
        gain?: {
          any?: number;
          glory?: number;
          gold?: number;
          nobility?: number;
          valor?: number;
        };
        id: string;
        name: string;
        once?: {
          command?: number;
          vp: number;
        };
        order: number;
      }>;
    }>;
    houses?: Record<string, {
      cost: {
        any?: number;
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      gain: {
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      id: string;
      name: string;
      order: number;
    }>;
    id: string;
    kind: string;
    lord?: Record<string, {
      id: string;
      name: string;
      order: number;
      segments: Record<string, {
        cost: {
          any?: number;
          glory?: number;
          gold?: number;
          nobility?: number;
          valor?: number;
        };
        gain?: {
          glory?: number;
          gold?: number;
          nobility?: number;
          valor?: number;
        };
        id: string;
        influence: number;
        once: {
          vp: number;
        };
        order: number;
        requires?: {
          combat?: number;
          knowledge?: number;
          merchants?: number;
          tournaments?: number;
        };
      }>;
    }>;
    name: string;
    order: number;
    pieces?: Record<string, {
      cost: {
        any?: number;
        glory?: number;
        gold: number;
        valor?: number;
      };
      id: string;
      name: string;
      once?: {
        vp: number;
      };
      order: number;
    }>;
    provenance: string;
    scenario_row?: string;
    segments?: Record<string, {
      cost: {
        any?: number;
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      gain?: {
        any?: number;
        glory?: number;
        gold?: number;
        nobility?: number;
        valor?: number;
      };
      id: string;
      influence: number;
      name?: string;
      once: {
        command?: number;
        gold?: number;
        vp: number;
      };
      order: number;
      requires?: {
        armory?: number;
        castle?: number;
        church?: number;
        combat?: number;
        fame?: number;
        influence?: number;
        king?: number;
        knowledge?: number;
        stable?: number;
        tournaments?: number;
        village?: number;
      };
    }>;
  }>;
  "war-action": Record<string, {
    id: string;
    name: string;
    order: number;
  }>;
};

/**
 * Why the enemy acts.
 */
export type Cause = { "path": { 
/**
 * The scenario, whose paths have names of their own.
 */
scenario: Scenario, 
/**
 * The path.
 */
path: number, 
/**
 * The step.
 */
step: number, 
/**
 * Is it the part that could have been paid for?
 */
unpaid: boolean, } } | { "goal": number } | "gold";

/**
 * A character card.
 */
export type Character = string;

/**
 * A choice that the player has on the way.
 */
export type Choose = { "place": Array<Tile> } | { "flow": Array<Tile> };

/**
 * A command.
 */
export type Command = "recruit" | "attack" | "move" | "gather" | "envoy";

/**
 * How a value is compared.
 */
export type Compare = "at-least" | "below" | "most" | "least";

/**
 * How hard a scenario is.
 */
export type Difficulty = "easy" | "normal" | "hard";

/**
 * Which way enemies are shifted for gold (KNI-GOLD-03).
 */
export type Direction = "forward" | "back";

/**
 * The end of a seat's game.
 */
export type End = { 
/**
 * Victory, held out or defeat.
 */
verdict: Verdict, 
/**
 * Why.
 */
by: EndedBy, 
/**
 * In which turn.
 */
turn: number, };

/**
 * Which condition ended it, as a plain word.
 */
export type EndedBy = "tiles-held" | "battles" | "score" | "diplomacy-full" | "enemy-units" | "castle-occupied" | "castle-destroyed" | "areas-destroyed" | "villages-destroyed" | "enemy-diplomacy-full" | "castle-attack" | "points" | "unresolved";

/**
 * Something that happened.
 */
export type Event = { "scenario-drawn": { scenario: Scenario, } } | { "character-taken": { seat: Seat, character: Character, } } | { "goal-drawn": { goal: GoalCard, } } | { "turn-began": { turn: number, } } | { "card-turned": { seat: Seat | null, position: number, card: EventCard, } } | { "card-seen": { seat: Seat, position: number, card: EventCard, } } | { "card-peeked": { seat: Seat, position: number, } } | { "cards-swapped": { seat: Seat, first: number, second: number, } } | { "card-replaced": { seat: Seat, position: number, card: EventCard | null, } } | { "action-borrowed": { seat: Seat, card: EventCard, side: Side, } } | { "side-sealed": { seat: Seat, } } | { "side-chosen": { seat: Seat, card: EventCard, side: Side, } } | { "gained": { seat: Seat, why: Why, bundle: Bundle, } } | { "paid": { seat: Seat, why: Why, goods: Goods, } } | { "lost": { seat: Seat, why: Why, goods: Goods, vp: number, } } | { "symbol-paid": { seat: Seat, segment: Segment, with: Good, any: boolean, } } | { "unlocked": { seat: Seat, segment: Segment, level: number, influence: number, } } | { "chain-marked": { seat: Seat, from: Track, to: Track, } } | { "activated": { seat: Seat, track: Track, chained: boolean, } } | { "stage-skipped": { seat: Seat, track: Track, } } | { "spending-done": { seat: Seat, } } | { "command-lost": { seat: Seat, points: number, } } | { "order-stored": { seat: Seat, command: Command, } } | { "battle-won": { seat: Seat, battle: Battle, } } | { "recruited": { seat: Seat, tile: Tile, } } | { "marched": { seat: Seat, from: Tile, to: Tile, } } | { "attacked": { seat: Seat, tile: Tile, destroyed: number, } } | { "enemy-removed": { seat: Seat, tile: Tile, n: number, } } | { "path-considered": { seat: Seat, scenario: Scenario, path: number, step: number, cost: Goods | null, } } | { "suffered": { seat: Seat, path: number, step: number, affordable: boolean, } } | { "enemy-placed": { seat: Seat, tile: Tile, cause: Cause, } } | { "enemy-moved": { seat: Seat, from: Tile, to: Tile, n: number, cause: Cause, } } | { "enemy-attacked": { seat: Seat, tile: Tile, enemies: number, units: number, sources: Goods, castle: boolean, cause: Cause, } } | { "tile-ruined": { seat: Seat, tile: Tile, flooded: boolean, cause: Cause, } } | { "water-moved": { seat: Seat, from: Tile, to: Tile | null, } } | { "enemy-diplomacy": { seat: Seat, change: number, level: number, cause: Cause, } } | { "order-failed": { seat: Seat, order: Order, level: number, cause: Cause, } } | { "order-idle": { seat: Seat, order: Order, cause: Cause, } } | { "goal-judged": { seat: Seat, turn: number, points: number, reward: boolean, penalty: boolean, } } | { "disbanded": { seat: Seat, tile: Tile, } } | { "offered": { seat: Seat, to: Seat, give: Goods, take: Goods, } } | { "offer-closed": { seat: Seat, to: Seat, refused: boolean, } } | { "traded": { seat: Seat, with: Seat, give: Goods, take: Goods, } } | { "challenged": { seat: Seat, opponent: Seat, } } | { "stake-sealed": { seat: Seat, } } | { "stake-made": { seat: Seat, stake: number, } } | { "duel-fought": { seats: [Seat, Seat], strengths: [number, number], stakes: [number, number], winner: Seat | null, } } | { "spoils-taken": { seat: Seat, from: Seat, good: Good, } } | { "barred": { seat: Seat, } } | { "bid-sealed": { seat: Seat, } } | { "bid-made": { seat: Seat, bid: number, } } | { "bid-opened": { seat: Seat, bid: number, pays: number, } } | { "initiative-won": { seat: Seat, } } | { "block-planned": { seat: Seat, points: number, } } | { "block-forfeited": { seat: Seat, points: number, } } | { "unit-destroyed": { seat: Seat, tile: Tile, owner: Seat, } } | { "castle-taken": { seat: Seat, tile: Tile, owner: Seat, } } | { "condition-met": { seat: Seat, by: EndedBy, } } | { "finished": { seat: Seat, verdict: Verdict, by: EndedBy, total: number, } };

/**
 * An event card.
 */
export type EventCard = string;

/**
 * One way to win or to lose.
 */
export type Finish = { "kind": "tiles-held", 
/**
 * So many units on them.
 */
units: number, 
/**
 * So many tiles.
 */
tiles: number, 
/**
 * None of the enemy's on them.
 */
enemy_free: boolean, 
/**
 * None of another player's on them.
 */
opponent_free: boolean, } | { "kind": "battles", 
/**
 * How many.
 */
n: number, } | { "kind": "score", 
/**
 * Points.
 */
vp: number, 
/**
 * Influence.
 */
influence: number, } | { "kind": "diplomacy-full" } | { "kind": "enemy-units", 
/**
 * How many.
 */
n: number, } | { "kind": "castle-occupied", 
/**
 * How many.
 */
n: number, } | { "kind": "castle-destroyed" } | { "kind": "areas-destroyed", 
/**
 * How many.
 */
n: number, } | { "kind": "villages-destroyed", 
/**
 * How many.
 */
n: number, } | { "kind": "enemy-diplomacy-full" } | { "kind": "castle-attack" };

/**
 * Water is displaced.
 */
export type Flow = { 
/**
 * From here.
 */
from: Tile, 
/**
 * To here, or off the map.
 */
to: Tile | null, };

/**
 * What the next consequence would do to a seat.
 */
export type Forecast = { 
/**
 * The side that is chosen, or both of them.
 */
sides: Array<SideForecast>, };

/**
 * A goal card.
 */
export type GoalCard = string;

/**
 * One value of a goal condition.
 */
export type GoalValue = { 
/**
 * What is measured.
 */
of: Measure, 
/**
 * What there is.
 */
have: number, 
/**
 * What it is compared with: the number on the card, or the best of the others.
 */
need: number, };

/**
 * A condition of the next goal column, in numbers.
 */
export type GoalView = { 
/**
 * Does it hold as things stand?
 */
holds: boolean, 
/**
 * How the values are compared.
 */
compare: Compare, 
/**
 * What counts: all of them together.
 */
values: Array<GoalValue>, };

/**
 * An action for gold.
 */
export type GoldAction = string;

/**
 * One of the four things a knight holds. The first three are resources.
 */
export type Good = "glory" | "nobility" | "valor" | "gold";

/**
 * So much of each good, and so many resources of somebody's choice.
 */
export type Goods = Partial<Record<Good | 'any', number>>;

/**
 * An attack lands on a tile.
 */
export type Hit = { 
/**
 * Where.
 */
tile: Tile, 
/**
 * Enemy units that attack.
 */
enemies: number, 
/**
 * Own units lost.
 */
units: number, 
/**
 * Sources lost.
 */
sources: Goods, 
/**
 * Is the castle destroyed?
 */
castle: boolean, };

/**
 * What can be measured: for requirements and goals.
 */
export type Measure = "influence" | "vp" | "gold" | "resources" | "units" | "tiles" | "enemy-units" | "enemy-diplomacy" | "diplomacy" | "battles" | "scenario-actions" | Track;

/**
 * How far a condition is.
 */
export type MeterView = { 
/**
 * The condition.
 */
condition: Finish, 
/**
 * What there is.
 */
have: number, 
/**
 * What it needs.
 */
need: number, 
/**
 * Does it hold?
 */
met: boolean, };

/**
 * Alone, side by side, or against each other.
 */
export type Mode = "solo" | "simultaneous" | "war";

/**
 * One small decision. Positions of the event row are numbered from 1.
 */
export type Move = { "choose": Character } | { "side": Side } | { "reveal": number } | { "peek": number } | { "swap": { 
/**
 * The earlier position.
 */
first: number, 
/**
 * The later position.
 */
second: number, } } | { "replace": number } | { "adjacent": { 
/**
 * The neighbour's position.
 */
position: number, 
/**
 * Which of its sides.
 */
side: Side, } } | { "pay": { 
/**
 * The segment.
 */
segment: Segment, 
/**
 * The good.
 */
with: Good, } } | { "pay-any": { 
/**
 * The segment.
 */
segment: Segment, 
/**
 * The resource.
 */
with: Good, } } | { "buy": GoldAction } | { "exchange": { 
/**
 * The resource paid.
 */
give: Good, 
/**
 * The resource received.
 */
take: Good, } } | { "shift": Direction } | "special" | { "claim-reward": Track } | { "claim-threshold": number } | { "battle": Battle } | { "war": WarAction } | { "challenge": Seat } | { "trade-with": Seat } | { "offer": Good } | { "ask": Good } | { "offer-less": Good } | { "ask-less": Good } | "propose" | "withdraw" | { "accept": Seat } | { "refuse": Seat } | { "take": Good } | { "give": Good } | { "lose": Good } | { "disband": Tile } | { "remove": Tile } | { "place": Tile } | { "flow": Tile } | { "chain": Track } | { "activate": Track } | { "stage": Side } | "skip-stage" | { "recruit": Tile } | "attack" | { "march": { 
/**
 * From here.
 */
from: Tile, 
/**
 * To an adjacent tile.
 */
to: Tile, } } | "end-march" | "gather" | "envoy" | { "strike": { 
/**
 * Where.
 */
tile: Tile, 
/**
 * Whose unit.
 */
seat: Seat, } } | "end-attack" | "pay-consequence" | "suffer" | { "stake": number } | { "spoils": Good } | { "bid": number } | { "block": { 
/**
 * Who plays it.
 */
seat: Seat, 
/**
 * How many points.
 */
points: number, } } | "done";

/**
 * So much is needed of something.
 */
export type Need = { 
/**
 * Of what.
 */
of: Measure, 
/**
 * How much.
 */
least: number, };

/**
 * An offer.
 */
export type OfferView = { 
/**
 * To whom.
 */
to: Seat, 
/**
 * What is given.
 */
give: Goods, 
/**
 * What is asked for.
 */
take: Goods, 
/**
 * Is it open for an answer?
 */
open: boolean, };

/**
 * An order to the enemy.
 */
export type Order = { "order": "add", 
/**
 * How many.
 */
n: number, } | { "order": "move", 
/**
 * How many.
 */
n: number, } | { "order": "attack" } | { "order": "diplomacy", 
/**
 * By how much.
 */
n: number, };

/**
 * The next step of a consequence path.
 */
export type PathView = { 
/**
 * The path, from 1.
 */
path: number, 
/**
 * The step that comes next, from 1.
 */
step: number, 
/**
 * How many steps it has; the last one repeats.
 */
steps: number, 
/**
 * What the possible part costs, at this difficulty.
 */
cost: Goods | null, 
/**
 * Could it be paid now?
 */
affordable: boolean, 
/**
 * The orders of the possible part.
 */
possible: Array<Order>, 
/**
 * The orders that follow anyway.
 */
unavoidable: Array<Order>, };

/**
 * What a seat is doing.
 */
export type Phase = "waiting" | "cards" | "spend" | "act" | "command" | "consequence" | "goal" | "over";

/**
 * Points from one source.
 */
export type PointsView = { 
/**
 * Where they come from.
 */
source: Source, 
/**
 * How many; fewer than none if more was lost than gained.
 */
points: number, };

/**
 * A position of an event row.
 */
export type PositionView = { 
/**
 * Its number, from 1.
 */
position: number, 
/**
 * The card, if the viewer knows it.
 */
card: EventCard | null, 
/**
 * Is it face up?
 */
up: boolean, 
/**
 * Who has looked at it.
 */
"peeked-by": Array<Seat>, };

/**
 * What a seat is asked, beyond its phase.
 */
export type Question = { "any": number } | { "remove": number } | { "chain": Track } | { "actions": { card: EventCard, side: Side, left: Array<Track>, } } | { "stage": Track } | { "pay": number } | { "pay-bid": number } | "commands" | "march" | "strike" | { "possible": { path: number, step: number, cost: Goods, } } | { "add": number } | { "flow": { from: Tile | null, } } | { "lose-any": number } | { "lose-units": number } | { "spoils": { from: Seat, n: number, } } | "compose";

/**
 * Why a move is refused.
 */
export type Refusal = "not-now" | "not-here" | { "not-open": { 
/**
 * The segment.
 */
segment: Segment, } } | { "requires": { 
/**
 * What is measured.
 */
of: Measure, 
/**
 * How much is needed.
 */
need: number, 
/**
 * How much there is.
 */
have: number, } } | { "no-such-symbol": { 
/**
 * The segment.
 */
segment: Segment, 
/**
 * The good.
 */
good: Good, } } | "not-with-gold" | { "too-little": { 
/**
 * The good.
 */
good: Good, 
/**
 * How much is needed.
 */
need: number, 
/**
 * How much may be spent.
 */
have: number, } } | { "too-few-resources": { 
/**
 * How many are needed.
 */
need: number, 
/**
 * How many may be spent.
 */
have: number, } } | { "wrong-phase": { 
/**
 * The action.
 */
action: GoldAction, } } | { "not-face-down": { 
/**
 * The position.
 */
position: number, } } | { "not-unused": { 
/**
 * The position.
 */
position: number, } } | "not-a-pair" | { "no-neighbour": { 
/**
 * The position.
 */
position: number, } } | "same-resource" | "no-enemy" | "not-reached" | "already-claimed" | "banned" | { "already-won": { 
/**
 * The battle.
 */
battle: Battle, } } | "store-full" | "gather-limit" | "no-challenge-left" | "not-oneself" | { "no-command-point": { 
/**
 * The command.
 */
command: Command, } } | { "nothing-to-do": { 
/**
 * The command.
 */
command: Command, } } | { "no-recruiting": { 
/**
 * The tile.
 */
tile: Tile, } } | { "no-room": { 
/**
 * The tile.
 */
tile: Tile, } } | "no-unit-left" | { "no-unit-there": { 
/**
 * The tile.
 */
tile: Tile, } } | { "not-adjacent": { 
/**
 * From.
 */
from: Tile, 
/**
 * To.
 */
to: Tile, } } | { "flooded": { 
/**
 * The tile.
 */
tile: Tile, } } | { "not-this-tile": { 
/**
 * The tile.
 */
tile: Tile, } } | "pointless-attack" | { "partner-busy": { 
/**
 * The partner.
 */
seat: Seat, } } | { "offerer-busy": { 
/**
 * The offerer.
 */
seat: Seat, } } | "no-more-offers" | { "nothing-to-give": { 
/**
 * Who.
 */
seat: Seat, } } | { "not-in-offer": { 
/**
 * The good.
 */
good: Good, } } | "empty-side" | { "not-held": { 
/**
 * Who lacks them.
 */
seat: Seat, 
/**
 * The good.
 */
good: Good, } } | { "does-not-fit": { 
/**
 * Whose limits.
 */
seat: Seat, 
/**
 * The good.
 */
good: Good, } } | "no-offer" | { "too-high": { 
/**
 * The number.
 */
number: number, 
/**
 * The most allowed.
 */
most: number, } } | { "not-this-block": { 
/**
 * The seat.
 */
seat: Seat, } } | "taken";

/**
 * A scenario.
 */
export type Scenario = string;

/**
 * A number that may be sealed.
 */
export type Sealed = "none" | "sealed" | { "open": number };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A segment, room, house or piece of the court card.
 */
export type Segment = string;

/**
 * A segment.
 */
export type SegmentView = { 
/**
 * Which.
 */
segment: Segment, 
/**
 * Is it unlocked?
 */
unlocked: boolean, 
/**
 * May its symbols be crossed off now?
 */
open: boolean, 
/**
 * Symbols paid.
 */
paid: Goods, 
/**
 * Symbols not yet paid.
 */
unpaid: Goods, 
/**
 * Is it open, and can all of them be paid now?
 */
affordable: boolean, 
/**
 * Requirements that do not hold.
 */
missing: Array<Need>, };

/**
 * Left or right.
 */
export type Side = "left" | "right";

/**
 * The step of the path that a side sets off.
 */
export type SideForecast = { 
/**
 * The side.
 */
side: Side, 
/**
 * Its path, from 1.
 */
path: number, 
/**
 * The step of the path that comes next, from 1.
 */
step: number, 
/**
 * What the possible part costs; nothing if the step has none.
 */
cost: Goods | null, 
/**
 * Can that be paid from what may be spent, the side's own gain included?
 */
affordable: boolean, 
/**
 * What happens if it is paid, or if there is nothing to pay.
 */
paid: Way, 
/**
 * What happens if it is not.
 */
unpaid: Way | null, };

/**
 * A castle that a rival could take with what is stored, if nobody stirs before.
 */
export type Siege = { 
/**
 * The castle's tile.
 */
castle: Tile, 
/**
 * Whose it is.
 */
owner: Seat, 
/**
 * Who could take it.
 */
by: Seat, 
/**
 * How many units would stand there.
 */
units: number, 
/**
 * Points and orders that it takes.
 */
uses: number, 
/**
 * The block in which it could fall, from 0, as far as the order of command is fixed.
 */
block: number | null, };

/**
 * Where points come from, for the tally of a game.
 */
export type Source = "court" | "stages" | "character" | "battles" | "goals" | "war" | "overflow" | "end";

/**
 * What the table as a whole is doing.
 */
export type Stage = "setup" | "turn" | "goal" | "sides" | "spend" | "act" | "claims" | "duels" | "bids" | "payment" | "schedule" | "blocks" | "rewards" | "reward-blocks" | "penalties" | "over";

/**
 * Enemy units step from tile to tile.
 */
export type Step = { 
/**
 * From here.
 */
from: Tile, 
/**
 * To here.
 */
to: Tile, 
/**
 * How many.
 */
n: number, };

/**
 * A tile of a map.
 */
export type Tile = string;

/**
 * A tile.
 */
export type TileView = { 
/**
 * Which.
 */
tile: Tile, 
/**
 * Own units.
 */
own: number, 
/**
 * Enemy units.
 */
enemy: number, 
/**
 * Sources that are still intact, in their order.
 */
sources: Array<boolean>, 
/**
 * Is it flooded or destroyed?
 */
ruined: boolean, };

/**
 * A court track.
 */
export type Track = "church" | "nobles" | "merchants" | "king" | "lords" | "castle" | "village" | "stable" | "knowledge" | "combat" | "fame" | "tournaments" | "armory";

/**
 * A track.
 */
export type TrackView = { 
/**
 * Which.
 */
track: Track, 
/**
 * Its level.
 */
level: number, 
/**
 * What an activation yields.
 */
income: Goods, 
/**
 * Chains from it.
 */
chains: Array<Track>, 
/**
 * Stages used, if it has a row.
 */
stages: number | null, 
/**
 * Would an activation reach the next stage?
 */
"stage-open": boolean, 
/**
 * Is it about to be, or being, activated in this turn?
 */
active: boolean, };

/**
 * How a seat's game ended.
 */
export type Verdict = "victory" | "held-out" | "defeat";

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * The mode.
 */
mode: Mode, 
/**
 * The scenario, or the war map; none while it is drawn.
 */
scenario: Scenario | null, 
/**
 * The difficulty.
 */
difficulty: Difficulty, 
/**
 * The turn, from 1; 0 during the setup.
 */
turn: number, 
/**
 * What the table is doing.
 */
stage: Stage, 
/**
 * The goal card.
 */
goal: GoalCard | null, 
/**
 * The turn after which the next column is judged.
 */
"next-goal": number | null, 
/**
 * Event rows: one for each seat, or one for all in war mode.
 */
rows: Array<Array<PositionView>>, 
/**
 * How many event cards nobody has seen.
 */
pool: number, 
/**
 * Event cards set aside.
 */
aside: Array<EventCard>, 
/**
 * The players.
 */
boards: Array<BoardView>, 
/**
 * War mode.
 */
war: WarView | null, };

/**
 * An action of the war card.
 */
export type WarAction = string;

/**
 * What a board has in war mode only.
 */
export type WarBoardView = { 
/**
 * Stored orders.
 */
orders: Array<Command>, 
/**
 * Has a gather been used or bought in this turn?
 */
gathers: number, 
/**
 * Challenges made.
 */
challenges: number, 
/**
 * Strength in a duel, without a stake.
 */
strength: number, 
/**
 * What breaks a tie.
 */
tie: number, 
/**
 * Is a bid made, and if the viewer may know, how high?
 */
bid: Sealed, 
/**
 * The highest bid it could make.
 */
"highest-bid": number, 
/**
 * Is a stake made, and if the viewer may know, how high?
 */
stake: Sealed, 
/**
 * Barred from the auction.
 */
barred: boolean, 
/**
 * Barred from its character card in this turn.
 */
banned: boolean, };

/**
 * What the table has in war mode only.
 */
export type WarView = { 
/**
 * Duels announced: challenger, opponent.
 */
duels: Array<[Seat, Seat]>, 
/**
 * How many are settled.
 */
settled: number, 
/**
 * Who won the initiative.
 */
winner: Seat | null, 
/**
 * The order of command.
 */
blocks: Array<[Seat, number]>, 
/**
 * The block being played, from 0.
 */
current: number, 
/**
 * Points left in it.
 */
left: number, 
/**
 * Points that are in no block yet, by seat.
 */
unplanned: Array<number>, 
/**
 * Castles attacked in this turn, by owner.
 */
taken: Array<Seat>, 
/**
 * Castles that somebody could take with what is stored.
 */
sieges: Array<Siege>, };

/**
 * A course of the consequence, up to its end or to the next tile that the player chooses.
 */
export type Way = { 
/**
 * The tile chosen to come here; none at the beginning.
 */
tile?: Tile | null, 
/**
 * What is chosen next, if anything is.
 */
choose?: Choose | null, 
/**
 * New enemy units, in order.
 */
arrivals: Array<Tile>, 
/**
 * Steps of enemy units, in order.
 */
moves: Array<Step>, 
/**
 * What attacks destroy.
 */
hits: Array<Hit>, 
/**
 * Tiles that are flooded or destroyed.
 */
ruined: Array<Tile>, 
/**
 * Where displaced water goes; nowhere if it runs off.
 */
flows: Array<Flow>, 
/**
 * Orders that no enemy unit can carry out: each raises the enemy's diplomacy.
 */
failed: Array<Order>, 
/**
 * Enemy units on the map then.
 */
enemies: number, 
/**
 * Own units on the map then.
 */
units: number, 
/**
 * The enemy's diplomacy then.
 */
diplomacy: number, 
/**
 * Own and enemy units on the castle's tile then.
 */
castle?: [number, number] | null, 
/**
 * How the game ends by it, if it does.
 */
end?: End | null, 
/**
 * One course for each tile that may be chosen next; empty if there are too many to play out.
 */
ways?: Array<Way>, };

/**
 * Why something is received, paid or lost.
 */
export type Why = "side" | { "segment": Segment } | { "income": Track } | { "king": number } | { "stage": { 
/**
 * The row.
 */
track: Track, 
/**
 * The side taken.
 */
side: Side, } } | { "privilege": Track } | { "reward": Track } | { "threshold": number } | "special" | { "gold": GoldAction } | { "war": WarAction } | { "battle": Battle } | "gather" | "envoy" | { "goal": number } | "consequence" | "duel" | "initiative" | "castle" | "leftovers" | "first-finisher" | "unresolved";
