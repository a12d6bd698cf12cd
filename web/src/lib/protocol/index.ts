// Generated from crates/server/src/protocol. Do not edit: change the Rust types, then run
// QUINTAIN_WRITE=1 cargo test -p quintain-server typescript

/** A language of the house. */
export type Lang = 'en' | 'ru' | 'cs';

/** One name in the three languages. */
export type Names = Record<Lang, string>;

/** Who is looking: a seat's number, the public, or (after the game) somebody who sees everything. */
export type Viewer = number | 'spectator' | 'everything';

/** A sentence in the viewer's language, cut so that a client can point at the pieces it names. */
export type Sentence = Array<Words>;

/** One option of a game, described so that a form can be built from it. */
export type OptionSchema = {
  /** Its key in the options object. */
  id: string;
  /** Its name. */
  name: Names;
  /** What it does, in a sentence. */
  text: Names;
  /** The value when it is left out. */
  default: unknown;
} & ({ 'one-of': string[] } | { between: [number, number] } | { flag: boolean });

/** How a game ended. */
export type Outcome = {
  /** The way it ended, in the game's words. */
  ending: string;
  /** One result for each seat: points, rank (1 is best, ties share), and whether it won. */
  seats: { score: number; rank: number; won: boolean }[];
  /** The points of a rival whom the rules play. */
  rival?: number;
};

/**
 * Why a request was not granted: the body of every HTTP answer that is not a success. Nothing has
 * changed.
 */
export type Problem = { 
/**
 * A stable word for programs: `not-found`, `not-your-seat`, `stale-decision`, `illegal-move`, …
 */
code: string, 
/**
 * A sentence for people.
 */
message: string, 
/**
 * The same with the seats and pieces that it names, where a rule of the game says it.
 */
text?: Array<Words>, 
/**
 * The rule of the game that forbids it, such as `HEA-TURN-08`: opens the rules page there.
 */
rule?: string, 
/**
 * The facts behind a game's refusal, in the game's own JSON.
 */
facts?: unknown, 
/**
 * How long to wait before trying again, if waiting helps.
 */
retry_after_ms?: number, };

/**
 * A part of a sentence.
 */
export type Words = { 
/**
 * The words.
 */
text: string, 
/**
 * The piece on the table that they stand for, such as `hero:3`.
 */
piece?: string, };

/**
 * What others may know of a person.
 */
export type Person = { 
/**
 * A public id; it opens nothing.
 */
id: string, 
/**
 * The name at the table.
 */
name: string, 
/**
 * The seal, a field and a charge such as `azure tower`; empty: one is made from the name.
 */
arms: string, };

/**
 * `GET /api/session`, and the answer of everything that changes who I am.
 */
export type Session = { 
/**
 * Me; `null` until `POST /api/session`, which makes a guest at once.
 */
me: Me | null, 
/**
 * The version of the server: a client that was built for another one offers to reload.
 */
version: string, 
/**
 * The key by which browsers know who calls from here; `null` where nobody is called.
 */
push: string | null, 
/**
 * Are letters written here?
 */
mail: boolean, };

/**
 * Me, as I see myself.
 */
export type Me = { 
/**
 * What others see.
 */
person: Person, 
/**
 * My language.
 */
lang: Lang, 
/**
 * The login of my account; `null` for a guest.
 */
login: string | null, 
/**
 * People whose chat I do not want to see.
 */
muted: Array<string>, 
/**
 * How I like the house.
 */
preferences: Preferences, 
/**
 * Where I am written to, if anywhere.
 */
mail: MyMail | null, 
/**
 * May I see reports and act on them?
 */
operator: boolean, 
/**
 * What operators told me and I have not read yet.
 */
told: Array<Told>, };

/**
 * `POST /api/session` makes a guest or, if I am somebody already, changes what is given here.
 */
export type AboutMe = { 
/**
 * 1 to 24 characters: letters, digits and a few signs. A guest without a name gets one.
 */
name?: string, 
/**
 * A field and a charge, such as `azure tower`; empty for the seal that the name has by itself.
 */
arms?: string, 
/**
 * My language.
 */
lang: Lang, };

/**
 * `POST /api/account` turns the guest into an account, keeping its games; `POST /api/login` comes
 * back to one from another device, and the games of the guest who logs in become the account's.
 * `POST /api/logout` forgets this device.
 */
export type Credentials = { 
/**
 * 3 to 40 characters: letters, digits and `.@_-`; case does not matter.
 */
login: string, 
/**
 * 8 to 200 characters.
 */
password: string, };

/**
 * `POST /api/password`: another password; all other devices must log in anew.
 */
export type NewPassword = { 
/**
 * The one that is good now.
 */
old: string, 
/**
 * 8 to 200 characters.
 */
new: string, };

/**
 * A device that knows who I am: `GET /api/sessions`. `POST /api/sessions/{id}/end` makes it forget me,
 * `POST /api/logout/everywhere` all of them.
 */
export type Device = { 
/**
 * The session.
 */
id: string, 
/**
 * What the device says it is.
 */
device: string, 
/**
 * Since when, in milliseconds since 1970.
 */
created: number, 
/**
 * When it was last used, to the hour.
 */
seen: number, 
/**
 * Is it this one?
 */
this: boolean, };

/**
 * `POST /api/people/{id}/mute`: their chat is not sent to me any more, at any table.
 */
export type Mute = { 
/**
 * Mute, or hear again.
 */
on: boolean, };

/**
 * `GET /api/games`: a list of these.
 *
 * Names and texts of a game's components are at `GET /api/games/{id}/catalogue?lang=…`: an object by kind,
 * then by id, with the same kinds and ids that sentences name pieces with. It changes only with [`data`](GameInfo::data) and may be kept.
 */
export type GameInfo = { 
/**
 * The id: `hearts`.
 */
id: string, 
/**
 * The name in three languages.
 */
name: Names, 
/**
 * The fewest and the most seats.
 */
seats: [number, number], 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The fingerprint of the component data.
 */
data: string, 
/**
 * The options, to build a form from.
 */
options: OptionSchema[], 
/**
 * Ready-made options.
 */
presets: Array<PresetInfo>, 
/**
 * The levels of the bots that can take a seat, weakest first. Other bots that the game knows are accepted by name.
 */
bots: Array<string>, 
/**
 * What advice can be asked about, in a game and of a position of a replay.
 */
advice: Array<string>, };

/**
 * Ready-made options with a name.
 */
export type PresetInfo = { 
/**
 * The id: `wizard-5`.
 */
id: string, 
/**
 * What people read.
 */
name: Names, 
/**
 * The options.
 */
options: Record<string, unknown>, 
/**
 * How many seats a table with these options has.
 */
seats: number, };

/**
 * One figure, with the most that it can be where there is such a thing.
 */
export type Figure = { 
/**
 * What it counts, in the game's word.
 */
name: string, 
/**
 * How much there is.
 */
have: number, 
/**
 * How much there can be, or has to be.
 */
of?: number, };

/**
 * A seat at a glance.
 */
export type SeatGlance = { 
/**
 * Who the seat is in the game: a hero, a character.
 */
who?: string, 
/**
 * How the seat stands.
 */
figures: Array<Figure>, };

/**
 * Two who meet just now.
 */
export type DuelGlance = { 
/**
 * The seats; somebody whom the rules play has none.
 */
seats: [number | null, number | null], 
/**
 * What each has so far.
 */
score: [number, number], };

/**
 * A game at a glance. It is made from the spectator's view alone, so that nothing hidden can be in it.
 */
export type Glance = { 
/**
 * Where the game stands, in its own word: `turn`, `tournament`.
 */
stage: string, 
/**
 * How far it has come: rounds, laps, turns.
 */
figures: Array<Figure>, 
/**
 * The seats, in order.
 */
seats: Array<SeatGlance>, 
/**
 * Two who meet just now.
 */
duel?: DuelGlance, 
/**
 * Whom the game waits for.
 */
turn: number[], };

/**
 * `POST /api/tables`: opens a table and answers with its [`TableInfo`].
 */
export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * A preset of the game.
 */
preset?: string, 
/**
 * Options of the game; with a preset, those to change in it.
 */
options?: Record<string, unknown>, 
/**
 * Who sits where, in the order of the seats. Seats left out are open. With no seats at all the
 * first is mine.
 */
seats?: Array<SeatWish>, 
/**
 * The clock; none if left out.
 */
clock?: ClockRule, 
/**
 * Who may look on; everybody, at once, if left out.
 */
spectators?: SpectatorRule, 
/**
 * Who may say what. Left out, it is what the game's own option `talk` says, or free.
 */
talk?: TalkRule, 
/**
 * Shown in the list of open tables?
 */
listed?: boolean, 
/**
 * Start by itself as soon as every seat is taken? With bots in all other seats: at once.
 */
start_when_full?: boolean, 
/**
 * The bot that plays for people who are away; its second level if left out.
 */
stand_in?: string, 
/**
 * May people ask bots for hints while other people play? They may if left out; alone with bots always.
 */
hints?: boolean, 
/**
 * A first game to learn by: luck and bots do the same each time, so that a guide can speak of what comes. Only
 * for one person among bots; it leaves no result.
 */
lesson?: boolean, 
/**
 * The language to play in, for those who look for a table; any, if left out.
 */
lang?: Lang, 
/**
 * The finished table of mine after which it is played: results of both add up.
 */
after?: string, };

/**
 * What the host wants in a seat.
 */
export type SeatWish = "me" | "open" | "invited" | { "bot": string } | { "kept": string };

/**
 * How time is kept. The clock of a seat runs while it has something to decide.
 */
export type ClockRule = "none" | { "per-move": { 
/**
 * Seconds, 5 to 3600.
 */
seconds: number, } } | { "bank": { 
/**
 * Seconds at the start, 10 to 36000.
 */
seconds: number, 
/**
 * Seconds added after each decision, at most 600.
 */
increment: number, } } | { "days": { 
/**
 * 1 to 30.
 */
days: number, } };

/**
 * Who may look on.
 */
export type SpectatorRule = "live" | { "delayed": { 
/**
 * How much later, 5 to 3600.
 */
seconds: number, } } | "none";

/**
 * Who may say what.
 */
export type TalkRule = "free" | "canned" | "silent";

/**
 * How far a table has come.
 */
export type Status = "gathering" | "running" | "finished" | "closed";

/**
 * `GET /api/tables/{id}`; also in `GET /api/tables` (listed tables), `GET /api/me/tables` (mine, the ones
 * that wait for me first), and on the socket whenever it changes.
 */
export type TableInfo = { 
/**
 * The id: part of every address of the table.
 */
id: string, 
/**
 * Six letters that open the invited seats: shown to those who sit at the table.
 */
code: string | null, 
/**
 * Which game.
 */
game: string, 
/**
 * The preset it was made from.
 */
preset: string | null, 
/**
 * The game's options, complete.
 */
options: Record<string, unknown>, 
/**
 * How far it has come.
 */
status: Status, 
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>, 
/**
 * Who opened it.
 */
host: string, 
/**
 * The clock.
 */
clock: ClockRule, 
/**
 * Who may look on.
 */
spectators: SpectatorRule, 
/**
 * Who may say what.
 */
talk: TalkRule, 
/**
 * Is it in the list of open tables?
 */
listed: boolean, 
/**
 * Does it start when every seat is taken?
 */
start_when_full: boolean, 
/**
 * May people ask bots for hints while other people play?
 */
hints: boolean, 
/**
 * Is it a first game to learn by, with luck that is the same each time?
 */
lesson: boolean, 
/**
 * When it was opened, in milliseconds since 1970; likewise below.
 */
created: number, 
/**
 * When the game began.
 */
started: number | null, 
/**
 * When it ended.
 */
finished: number | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * How often a move was taken back though something had been shown since; 0 until the game is over.
 */
taken_back: number, 
/**
 * What the dealer committed himself to before play: checked against his secret at the end.
 * `null` where luck cannot be verified, as at a branched table.
 */
commitment: string | null, 
/**
 * The dealer's secret, once the game is over.
 */
secret: string | null, 
/**
 * The words that the seats have added to the luck, in the order of the seats.
 */
words: Array<string>, 
/**
 * The language it is played in; any, if nothing is said.
 */
lang: Lang | null, 
/**
 * The table at which the same people play again.
 */
rematch: string | null, 
/**
 * Which game of a standing table it is, if it is one.
 */
series: Series | null, 
/**
 * The table and the move from which this one was branched.
 */
branched_from: Branched | null, 
/**
 * What I am at this table.
 */
you: You, 
/**
 * Seats that the running game waits for.
 */
waits_for: number[], 
/**
 * Somebody asks to take a move back.
 */
plea: Plea | null, 
/**
 * Those who look on and ask for a seat that a bot plays: all of them for the host, for others their own wish.
 */
seekers?: Array<Seeker>, 
/**
 * How many look on, each person once; where several processes share a database, how many at this one.
 */
watchers: number, 
/**
 * The game at a glance, as spectators see it and as late as they do: in `GET /api/tables`, of running games.
 */
glance?: Glance, 
/**
 * What happened lately, oldest first: in `GET /api/me/tables`, of running games.
 */
latest?: Array<LogLine>, };

/**
 * Where a branched table comes from.
 */
export type Branched = { 
/**
 * The table.
 */
table: string, 
/**
 * How many entries of its record were taken over.
 */
at: number, };

/**
 * A seat asks the other people to let it take its latest move back, though something was revealed since.
 */
export type Plea = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * Whose people have not answered yet.
 */
waits_for: number[], };

/**
 * Somebody who looks on asks for a seat that a bot plays.
 */
export type Seeker = { 
/**
 * Who.
 */
person: Person, 
/**
 * For which seat.
 */
seat: number, };

/**
 * `POST /api/tables/{id}/seek`: I look on and ask for a seat that a bot plays.
 */
export type Seek = { 
/**
 * Which seat; `null` if I do not any more.
 */
seat: number | null, };

/**
 * One of `GET /api/me/turns`: a table that waits for me.
 */
export type MyTurn = { 
/**
 * Which table.
 */
table: string, 
/**
 * Of which game.
 */
game: string, 
/**
 * How many milliseconds I have left; `null` without a clock.
 */
left: number | null, };

/**
 * What I am at a table.
 */
export type You = { 
/**
 * My seat; `null` if I look on.
 */
seat: number | null, 
/**
 * May I start, swap and kick?
 */
host: boolean, 
/**
 * Does the game wait for me?
 */
asked: boolean, };

/**
 * A seat, as everybody sees it.
 */
export type SeatInfo = { 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * Is the person connected? Bots always are.
 */
present: boolean, 
/**
 * Does a bot play for the person at the moment?
 */
stand_in: boolean, };

/**
 * Who sits in a seat.
 */
export type Sitter = "open" | "invited" | { "kept": Person } | { "person": Person } | { "bot": string };

/**
 * `POST /api/tables/{id}/join`: sits down, or comes back to my seat after leaving a running game.
 * `GET /api/codes/{code}` finds the table of a code.
 */
export type Join = { 
/**
 * Which seat; the first free one if left out.
 */
seat: number, 
/**
 * The table's code, for invited seats.
 */
code?: string, };

/**
 * `POST /api/tables/{id}/seats`: the host arranges the seats before the start, and answers those who ask for one later.
 * (`POST …/leave`, `…/start`, `…/close` and `…/rematch` need no body.)
 */
export type Arrange = { "swap": [number, number] } | { "kick": number } | { "set": { 
/**
 * Which seat.
 */
seat: number, 
/**
 * What it becomes.
 */
wish: SeatWish, } } | { "answer": { 
/**
 * Who.
 */
person: string, 
/**
 * Do they get it?
 */
give: boolean, } };

/**
 * `POST /api/tables/{id}/words`: before the start a seat adds words of its own to the luck, so that
 * the dealer alone cannot have chosen it.
 */
export type AddWords = { 
/**
 * At most 100 characters.
 */
words: string, };

/**
 * `POST /api/tables/{id}/report`: tells the operator about a line of chat.
 */
export type Report = { 
/**
 * The number of the line.
 */
line: number, 
/**
 * Why, in at most 500 characters.
 */
reason: string, };

/**
 * `GET /api/me/results/{game}`: one of my finished games. The list is oldest first.
 */
export type MyResult = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The preset it was made from.
 */
preset: string | null, 
/**
 * The game's options, complete.
 */
options: Record<string, unknown>, 
/**
 * My seat.
 */
seat: number, 
/**
 * How many seats there were.
 */
seats: number, 
/**
 * My points.
 */
score: number, 
/**
 * My rank: 1 is best, ties share.
 */
rank: number, 
/**
 * Did I win?
 */
won: boolean, 
/**
 * The points of the rival whom the rules played, if there was one and they are known.
 */
rival: number | null, 
/**
 * I had left, and somebody else finished the game; alone: I left at some time, which gives the game up.
 */
left: boolean, 
/**
 * When it ended.
 */
finished: number, };

/**
 * `GET /api/tables/{id}/best`: my finished games alone with the same game and options, this one among them.
 */
export type Best = { 
/**
 * How many.
 */
games: number, 
/**
 * How many of them were won.
 */
won: number, 
/**
 * The best score; `null` if there is none yet.
 */
score: number | null, 
/**
 * The table at which it was first reached.
 */
table: string | null, };

/**
 * `GET /api/people/{id}`: what everybody may know of a person, and what they have played.
 */
export type Profile = { 
/**
 * Who.
 */
person: Person, 
/**
 * Since when, in milliseconds since 1970; likewise below.
 */
since: number, 
/**
 * When they were last here, to the hour; `null` if they do not tell.
 */
seen: number | null, 
/**
 * Is it me?
 */
you: boolean, 
/**
 * Do they keep their games to themselves? Then there are none here.
 */
hidden: boolean, 
/**
 * The games they have played, most played first.
 */
games: Array<GameStory>, };

/**
 * How a person did in one game.
 */
export type GameStory = { 
/**
 * The game.
 */
game: string, 
/**
 * Everything counted.
 */
tallies: Array<Tally>, 
/**
 * The latest results, oldest first.
 */
latest: Array<Played>, };

/**
 * Results added up.
 */
export type Tally = { 
/**
 * In whose company.
 */
company: Company, 
/**
 * The kind of fact: empty for all games; `preset`, `score` (tens), `ending`, the game's own words; `#` for quantities.
 */
kind: string, 
/**
 * The fact, or the name of the quantity.
 */
value: string, 
/**
 * Games of which it is so.
 */
games: number, 
/**
 * How many of them were won.
 */
won: number, 
/**
 * The sum of a quantity.
 */
total: number, 
/**
 * The best score.
 */
best: number, };

/**
 * In whose company a game was played.
 */
export type Company = "alone" | "bots" | "people";

/**
 * One finished game of a person.
 */
export type Played = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The preset it was made from.
 */
preset: string | null, 
/**
 * The game's options, complete.
 */
options: Record<string, unknown>, 
/**
 * The person's seat.
 */
seat: number, 
/**
 * Who sat there; empty if the table is gone.
 */
seats: Array<Sitter>, 
/**
 * In whose company.
 */
company: Company, 
/**
 * Points.
 */
score: number, 
/**
 * The rank: 1 is best, ties share.
 */
rank: number, 
/**
 * Won?
 */
won: boolean, 
/**
 * Left before the end?
 */
left: boolean, 
/**
 * The way it ended, in the game's words.
 */
ending: string, 
/**
 * What the game tells about the seat: `flags`, a list of pairs, and `numbers`, by name.
 */
facts: { flags?: [string, string][]; numbers?: Record<string, number> }, 
/**
 * When it ended.
 */
finished: number, };

/**
 * `GET /api/people/{id}/games`: a page of somebody's games, the latest first.
 */
export type PlayedPage = { 
/**
 * The games.
 */
games: Array<Played>, 
/**
 * How many there are on all pages.
 */
of: number, 
/**
 * What to ask for as `before` to get the next page; `null` on the last.
 */
next: string | null, };

/**
 * `POST /api/me/preferences`: how I like the house. It follows me from device to device; what is `null` is the device's own.
 */
export type Preferences = { 
/**
 * Light or dark.
 */
theme: Theme | null, 
/**
 * Pieces travel.
 */
motion: boolean | null, 
/**
 * Tinctures are hatched.
 */
hatch: boolean | null, 
/**
 * Single-letter keys.
 */
keys: boolean | null, 
/**
 * Which sounds there are, where there are any: of my turn, of moves, of the clock, of the end.
 */
sounds: Sounds | null, 
/**
 * Before which moves I am asked.
 */
confirm: Confirm | null, 
/**
 * Nobody else sees what I have played.
 */
hide_history: boolean, 
/**
 * Nobody sees when I was last here.
 */
hide_presence: boolean, 
/**
 * What I want to be called for.
 */
calls: Calls, };

/**
 * The look of the house.
 */
export type Theme = "parchment" | "oak";

/**
 * Before which moves I am asked. Leaving a game is asked about in any case.
 */
export type Confirm = { 
/**
 * Those chosen in the list.
 */
list: boolean, 
/**
 * Those with something to think of.
 */
thought: boolean, 
/**
 * Those that cannot be taken back.
 */
last: boolean, 
/**
 * Those that end my turn.
 */
turn: boolean, };

/**
 * Which sounds I want to hear.
 */
export type Sounds = { 
/**
 * It is my turn.
 */
turn: boolean, 
/**
 * Somebody has moved.
 */
moved: boolean, 
/**
 * My time runs out.
 */
clock: boolean, 
/**
 * The game is over.
 */
end: boolean, };

/**
 * What I want to be called for.
 */
export type Calls = { 
/**
 * It is my turn.
 */
turn: boolean, 
/**
 * A seat is kept for me.
 */
invited: boolean, 
/**
 * Somebody sits down at my table.
 */
accepted: boolean, 
/**
 * A game of mine is over.
 */
finished: boolean, 
/**
 * When I want to hear nothing.
 */
quiet: Quiet | null, };

/**
 * Hours of the day in which nobody calls: what comes then is told afterwards.
 */
export type Quiet = { 
/**
 * From this minute of my day, 0 to 1439.
 */
from: number, 
/**
 * Until this one; before `from`: over midnight.
 */
to: number, 
/**
 * My clock, in minutes east of Greenwich.
 */
offset: number, };

/**
 * `POST /api/me/devices`: the browser of this device may be called. What it gave for that, as it gave it.
 */
export type NewDevice = { 
/**
 * The address of its push service.
 */
endpoint: string, 
/**
 * Its public key, base64url.
 */
p256dh: string, 
/**
 * Its secret, base64url.
 */
auth: string, };

/**
 * `POST /api/me/mail`: where I want to be written to. I am asked there whether it is mine before anything else is sent.
 */
export type NewMail = { 
/**
 * The address.
 */
address: string, };

/**
 * Where I am written to. Nobody else sees it.
 */
export type MyMail = { 
/**
 * The address.
 */
address: string, 
/**
 * Have I said there that it is mine?
 */
confirmed: boolean, };

/**
 * `POST /api/me/devices/end`, `POST /api/me/devices/try`: one of the places where I am called.
 */
export type Endpoint = { 
/**
 * The address of its push service.
 */
endpoint: string, };

/**
 * `GET /api/me/opponents`: somebody I have played with, the latest first.
 */
export type Opponent = { 
/**
 * Who.
 */
person: Person, 
/**
 * How many of my latest games.
 */
games: number, 
/**
 * When the last of them ended.
 */
last: number, };

/**
 * A table of a row of games with the same people.
 */
export type Series = { 
/**
 * The first table of the row.
 */
id: string, 
/**
 * Which game of it, from 1.
 */
number: number, };

/**
 * `GET /api/series/{table}`: a standing table, and what its games come to.
 */
export type Standings = { 
/**
 * The first table.
 */
id: string, 
/**
 * Everybody who played, those who won most first.
 */
people: Array<SeriesSum>, 
/**
 * The games, the first first.
 */
games: Array<SeriesGame>, };

/**
 * What the games come to for one of those who played.
 */
export type SeriesSum = { 
/**
 * Who: a person, or a bot by its name.
 */
who: Player, 
/**
 * Finished games.
 */
games: number, 
/**
 * Won.
 */
won: number, 
/**
 * Points, added up game by game: glory is not added to points of another game.
 */
points: Array<PointsOf>, };

/**
 * Somebody who played in a row of games.
 */
export type Player = { "person": Person } | { "bot": string };

/**
 * Points in the games of one kind.
 */
export type PointsOf = { 
/**
 * Which game.
 */
game: string, 
/**
 * The sum.
 */
points: number, };

/**
 * One game of a row.
 */
export type SeriesGame = { 
/**
 * Its table.
 */
table: string, 
/**
 * Which game.
 */
game: string, 
/**
 * The preset it was made from.
 */
preset: string | null, 
/**
 * When it ended; `null` while it is not over.
 */
finished: number | null, 
/**
 * The results, by seat; empty while it is not over.
 */
results: Array<SeriesResult>, };

/**
 * What one seat reached.
 */
export type SeriesResult = { 
/**
 * Who.
 */
who: Player, 
/**
 * Points.
 */
score: number, 
/**
 * Won?
 */
won: boolean, };

/**
 * `POST /api/people/{id}/report`: tells the operator about a person.
 */
export type PersonReport = { 
/**
 * Why, in at most 500 characters.
 */
reason: string, };

/**
 * Which report.
 */
export type ReportId = { 
/**
 * The table; empty for a report about a person.
 */
table: string, 
/**
 * The number of the line, or the moment.
 */
line: number, 
/**
 * Who has reported it.
 */
reporter: string, };

/**
 * `GET /api/operator/reports`: the latest first, those that wait before those that are settled.
 */
export type Reported = { 
/**
 * Which.
 */
id: ReportId, 
/**
 * Who has reported it; `null` if they are gone.
 */
reporter: Person | null, 
/**
 * Whom it is about; `null` if they are gone.
 */
about: Person | null, 
/**
 * Why.
 */
reason: string, 
/**
 * When.
 */
at: number, 
/**
 * When an operator was done with it.
 */
settled: number | null, 
/**
 * The line and those around it.
 */
lines: Array<ChatLine>, 
/**
 * How the person it is about stands.
 */
standing: Standing, 
/**
 * What was done about them before, the latest first.
 */
acts: Array<ActDone>, };

/**
 * How a person stands with the house.
 */
export type Standing = { 
/**
 * They may not write before this.
 */
silent_until: number | null, 
/**
 * Their account is closed.
 */
closed: boolean, };

/**
 * What an operator can do.
 */
export type ActKind = "dismiss" | "warn" | "silence" | "close" | "forgive";

/**
 * `POST /api/operator/acts`: does something about a person.
 */
export type NewAct = { 
/**
 * About whom.
 */
person: string, 
/**
 * What.
 */
kind: ActKind, 
/**
 * For so many days, 1 to 365: a silence.
 */
days?: number, 
/**
 * Why, in at most 500 characters: the person reads it.
 */
reason: string, 
/**
 * The report that is settled by it.
 */
report?: ReportId, };

/**
 * What an operator did. `GET /api/operator/acts` lists them, the latest first.
 */
export type ActDone = { 
/**
 * Its id.
 */
id: string, 
/**
 * When.
 */
at: number, 
/**
 * The login of the operator.
 */
operator: string, 
/**
 * About whom.
 */
person: string, 
/**
 * Their name then.
 */
name: string, 
/**
 * What.
 */
kind: ActKind, 
/**
 * The end of a silence.
 */
until: number | null, 
/**
 * Why.
 */
reason: string, };

/**
 * What an operator tells me: it stands on every page until I have read it.
 */
export type Told = { 
/**
 * Its id, for `POST /api/me/told`.
 */
id: string, 
/**
 * What.
 */
kind: ActKind, 
/**
 * The end of a silence.
 */
until: number | null, 
/**
 * Why.
 */
reason: string, };

/**
 * `POST /api/me/told`: I have read it.
 */
export type HaveRead = { 
/**
 * Which.
 */
id: string, };

/**
 * `GET /api/operator/limits`: a rate limit, and what came of it since the start.
 */
export type LimitInfo = { 
/**
 * What it limits.
 */
name: string, 
/**
 * So many at once; 0 where there is no limit.
 */
burst: number, 
/**
 * One more every so many milliseconds.
 */
refill_ms: number, 
/**
 * How many addresses, people or accounts it remembers now.
 */
known: number, 
/**
 * How often it has refused.
 */
refused: number, };

/**
 * `POST /api/me/delete`: my name, my arms and my history are deleted; the games of others stay, with somebody in my seat.
 */
export type Leaving = { 
/**
 * The password, if I have an account.
 */
password?: string, };

/**
 * What a client says. `id` is the client's own: the answer carries it.
 */
export type ClientMessage = { "kind": "hello", 
/**
 * The table.
 */
table: string, 
/**
 * The language of sentences. Without it no sentences are sent: for programs.
 */
lang?: Lang, 
/**
 * The number of the last update I have, when I come back.
 */
last?: number, 
/**
 * The print of the view I have, when I come back.
 */
print?: string, 
/**
 * The number of the last line of chat I have.
 */
last_chat?: number, } | { "kind": "command", 
/**
 * Mine.
 */
id: number, 
/**
 * The decision it answers, from [`Turn::decision`].
 */
decision: number, 
/**
 * The move, as it was offered.
 */
move: unknown, } | { "kind": "undo", 
/**
 * Mine.
 */
id: number, 
/**
 * The number of the last update I have: an undo is for what I saw.
 */
number: number, } | { "kind": "plead", 
/**
 * Mine.
 */
id: number, 
/**
 * The number of the last update I have: a plea is about what I saw.
 */
number: number, 
/**
 * `true` asks or agrees, `false` denies or withdraws.
 */
agree: boolean, } | { "kind": "say", 
/**
 * Mine.
 */
id: number, 
/**
 * The line, as it was listed.
 */
line: unknown, } | { "kind": "lines", 
/**
 * Mine.
 */
id: number, } | { "kind": "chat", 
/**
 * Mine.
 */
id: number, 
/**
 * The text.
 */
text: string, } | { "kind": "hint", 
/**
 * Mine.
 */
id: number, 
/**
 * Which bot; the strongest level that answers within half a second if left out.
 */
bot?: string, } | { "kind": "rehearse", 
/**
 * Mine.
 */
id: number, 
/**
 * The decision that the first move would answer, from [`Turn::decision`].
 */
decision: number, 
/**
 * The moves, as they were offered; at most 64.
 */
line: unknown[], } | { "kind": "advise", 
/**
 * Mine.
 */
id: number, 
/**
 * The decision it is about, from [`Turn::decision`]; left out where my seat is not asked.
 */
decision?: number, 
/**
 * One of the game's topics: `odds`. See [`GameInfo::advice`](super::games::GameInfo::advice).
 */
topic: string, 
/**
 * The question, in the game's own JSON.
 */
question?: unknown, } | { "kind": "ping", 
/**
 * Mine.
 */
id: number, };

/**
 * What the server says.
 */
export type ServerMessage = { "kind": "snapshot" } & Snapshot | { "kind": "update" } & Update | { "kind": "table", 
/**
 * The table.
 */
table: TableInfo, } | { "kind": "turn", 
/**
 * The number of the latest update.
 */
number: number, 
/**
 * What I may decide.
 */
turn: Turn, } | { "kind": "sealed", 
/**
 * The number of the latest update.
 */
number: number, 
/**
 * All seats that have chosen: the new `chosen` of [`Waiting::Decide`].
 */
chosen: number[], } | { "kind": "ack", 
/**
 * The client's.
 */
id: number, 
/**
 * How long the record was after it.
 */
number: number, } | { "kind": "refused", 
/**
 * The client's.
 */
id: number, 
/**
 * Why.
 */
problem: Problem, } | { "kind": "chat", 
/**
 * The line.
 */
line: ChatLine, } | { "kind": "lines", 
/**
 * The client's.
 */
id: number, 
/**
 * The lines, parameters filled in.
 */
lines: Array<Sayable>, } | { "kind": "hint", 
/**
 * The client's.
 */
id: number, 
/**
 * The suggestion.
 */
hint: Hint, } | { "kind": "rehearsal", 
/**
 * The client's.
 */
id: number, 
/**
 * The answer.
 */
rehearsal: Rehearsal, } | { "kind": "advice", 
/**
 * The client's.
 */
id: number, 
/**
 * The answer, in the game's own JSON; `null` if there is nothing to say here.
 */
advice: unknown, } | { "kind": "pong", 
/**
 * The client's.
 */
id: number, } | { "kind": "goodbye", 
/**
 * Why.
 */
problem: Problem, };

/**
 * Everything about a table for one viewer.
 */
export type Snapshot = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * As whom I see it.
 */
viewer: Viewer, 
/**
 * How long the record is.
 */
number: number, 
/**
 * The view, in the game's own JSON; `null` before the start.
 */
view: unknown, 
/**
 * The view's fingerprint.
 */
print: string, 
/**
 * What the game waits for.
 */
next: Waiting, 
/**
 * What I may decide.
 */
turn: Turn, 
/**
 * The clocks.
 */
clock: Clock, 
/**
 * The latest lines of the log, oldest first: all of it at most times, 200 at most.
 */
log: Array<LogLine>, 
/**
 * The latest lines of chat, oldest first.
 */
chat: Array<ChatLine>, };

/**
 * The game went on.
 */
export type Update = { 
/**
 * How long the record is now.
 */
number: number, 
/**
 * The number this follows on: the one before, or, after a gap, the client's `last`.
 */
from: number, 
/**
 * The new view, where that is shorter than the changes, or where the game has just begun.
 */
view?: unknown, 
/**
 * The changes to the view whose print is `base`.
 */
changes?: Array<Change>, 
/**
 * The print of the view that the changes are made to.
 */
base: string, 
/**
 * The print of the new view.
 */
print: string, 
/**
 * What happened, as far as I may know.
 */
events: Array<LogLine>, 
/**
 * What the game waits for.
 */
next: Waiting, 
/**
 * What I may decide.
 */
turn: Turn, 
/**
 * The clocks.
 */
clock: Clock, };

/**
 * One change to a view: walk down `at` (keys of objects, indices of arrays) and put `to` there. Without
 * `to` the key is removed. An empty `at` means the whole view.
 */
export type Change = { 
/**
 * Where.
 */
at: Array<Key>, 
/**
 * What; `null` is a value like any other.
 */
to?: unknown, };

/**
 * A step on the way to a place in a view.
 */
export type Key = number | string;

/**
 * What the game waits for.
 */
export type Waiting = { "kind": "start" } | { "kind": "decide", 
/**
 * The seats.
 */
seats: number[], 
/**
 * Do they choose in secret, at the same time?
 */
sealed: boolean, 
/**
 * In a sealed decision: the seats that have chosen. They may change their minds until the last has.
 */
chosen: number[], } | { "kind": "chance", 
/**
 * What is decided.
 */
label: string, } | { "kind": "over", 
/**
 * How it ended.
 */
outcome: Outcome, };

/**
 * What my seat may decide now.
 */
export type Turn = { 
/**
 * The decision, to be named in the command; `null` if my seat is not asked.
 */
decision: number | null, 
/**
 * Every legal move.
 */
offers: Array<Offer>, 
/**
 * In a sealed decision: what I have chosen so far.
 */
chosen?: unknown, 
/**
 * May I take my latest move back?
 */
may_undo: boolean, 
/**
 * Have I a move that I may take back only if the others agree?
 */
may_plead: boolean, };

/**
 * A move that may be made.
 */
export type Offer = { 
/**
 * The move, to be sent back as it is.
 */
move: unknown, 
/**
 * The kind of move it is, as the game's JSON names it: for grouping a list.
 */
group: string, 
/**
 * What it does.
 */
text: Array<Words>, };

/**
 * A line of the log.
 */
export type LogLine = { 
/**
 * How long the record was after the entry it belongs to.
 */
number: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number | null, 
/**
 * The seat that moved or spoke; `null` for luck.
 */
seat: number | null, 
/**
 * The bot that moved for it, if one did.
 */
bot?: string, 
/**
 * A move was taken back though something had been shown since: all others at the table agreed. Left out if not.
 */
granted?: boolean, 
/**
 * What happened, in the game's own JSON: for animations. `null` for a move taken back.
 */
event: unknown, 
/**
 * The same as a sentence.
 */
text: Array<Words>, };

/**
 * A line of chat.
 */
export type ChatLine = { 
/**
 * Counts up at each table.
 */
number: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who: the public id.
 */
person: string, 
/**
 * Their name.
 */
name: string, 
/**
 * Their seat; `null` for somebody who looks on.
 */
seat: number | null, 
/**
 * What: plain text, to be shown as text.
 */
text: string, };

/**
 * Something my seat could say.
 */
export type Sayable = { 
/**
 * The line, to be sent back as it is.
 */
line: unknown, 
/**
 * As the log would tell it.
 */
text: Array<Words>, };

/**
 * What a bot would do in my place.
 */
export type Hint = { 
/**
 * Which bot.
 */
bot: string, 
/**
 * The move: one of the offers.
 */
move: unknown, 
/**
 * The move in words.
 */
text: Array<Words>, 
/**
 * The whole line: the move, and those that my seat would make after it, as far as neither luck nor anybody else
 * comes between.
 */
moves: unknown[], 
/**
 * What the bot expects from it, if it counts.
 */
value: number | null, 
/**
 * What the value counts: `chance` to win from 0 to 1, `points` of the final score, or the bot's `own` measure, which
 * compares moves and means nothing else.
 */
unit: 'own' | 'chance' | 'points', 
/**
 * Other moves that the bot looked at, the best first.
 */
others: Array<HintOther>, 
/**
 * Why, in the words of the game.
 */
reason?: string, 
/**
 * The moves after the first, in words.
 */
line: Array<Array<Words>>, };

/**
 * A move that a bot looked at and did not choose.
 */
export type HintOther = { 
/**
 * The move: one of the offers.
 */
move: unknown, 
/**
 * The move in words.
 */
text: Array<Words>, 
/**
 * What the bot expects from it, in the unit of the hint.
 */
value: number, };

/**
 * What a line of moves would do, as far as it depends neither on luck nor on what I do not know.
 */
export type Rehearsal = { 
/**
 * How many moves were taken.
 */
taken: number, 
/**
 * Why it goes no further: `end` (the line is at its end, and my seat may go on or the game is over), `luck` (chance
 * is to answer), `reveals` (the next move would show me something; or the last one taken does, and what it shows is
 * left out), `others` (other seats are to move), `refused` (the problem says why).
 */
stop: 'end' | 'luck' | 'reveals' | 'others' | 'refused', 
/**
 * Why the next move is refused: what a command with it would be answered.
 */
problem?: Problem, 
/**
 * What would happen, as far as I would see it. The `number` is that of the latest update plus one for each move.
 */
events: Array<LogLine>, 
/**
 * The changes to the view that I have.
 */
changes: Array<Change>, 
/**
 * What I could do next.
 */
offers: Array<Offer>, };

/**
 * The clocks of all seats at one moment.
 */
export type Clock = { 
/**
 * The server's time, in milliseconds since 1970: clients correct their own by it.
 */
now: number, 
/**
 * One for each seat; empty without a clock.
 */
seats: Array<SeatClock>, };

/**
 * The clock of one seat.
 */
export type SeatClock = { 
/**
 * Milliseconds left at [`Clock::now`].
 */
left: number, 
/**
 * Does it run?
 */
runs: boolean, };

/**
 * `GET /api/tables/{id}/replay?viewer=0|spectator|everything&lang=en`: the whole game, seen by one
 * viewer, step by step. (`GET …/record` downloads the record, `GET …/verify` answers with a
 * [`Verification`].)
 */
export type Replay = { 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Through whose eyes.
 */
viewer: Viewer, 
/**
 * The view before the first step.
 */
view: unknown, 
/**
 * What happened, each step with the changes that it makes to the view.
 */
steps: Array<ReplayStep>, };

/**
 * One step of a replay. Its address is its [`number`](ReplayStep::number).
 */
export type ReplayStep = { 
/**
 * How many entries the record has after it.
 */
number: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number | null, 
/**
 * What happened.
 */
events: Array<LogLine>, 
/**
 * How the view changes.
 */
changes: Array<Change>, 
/**
 * What the game waits for after it.
 */
next: Waiting, };

/**
 * `GET /api/tables/{id}/replay/{number}?viewer=…&lang=…`: one position of a replay.
 */
export type Position = { 
/**
 * How many entries of the record lie before it.
 */
number: number, 
/**
 * How many the record has.
 */
of: number, 
/**
 * Through whose eyes.
 */
viewer: Viewer, 
/**
 * What they see.
 */
view: unknown, 
/**
 * What the game waits for.
 */
next: Waiting, };

/**
 * `GET /api/tables/{id}/replay/{number}/advice?seat=0&topic=odds&question=…&lang=…`: what an adviser says to a seat in one
 * position of a replay. `question` is JSON and may be left out.
 */
export type Advised = { 
/**
 * How many entries of the record lie before the position.
 */
number: number, 
/**
 * The answer, in the game's own JSON; `null` if there is nothing to say here.
 */
advice: unknown, };

/**
 * `GET /api/tables/{id}/verify`.
 */
export type Verification = { 
/**
 * Does the record replay, and did the dealer answer as he had to?
 */
good: boolean, 
/**
 * Was luck derived again from the published secret?
 */
luck_checked: boolean, 
/**
 * Entries replayed.
 */
entries: number, 
/**
 * Questions of luck among them.
 */
answers: number, 
/**
 * What is wrong, if something is.
 */
message: string | null, };

/**
 * `POST /api/tables/{id}/branch`: a new table that goes on from a move of a finished one. Its luck is
 * fresh and, since everybody may know the cards, not verifiable.
 */
export type Branch = { 
/**
 * How many entries of the record to take over.
 */
at: number, 
/**
 * The new table. `game` must be the same; preset and options are those of the finished table.
 */
table: NewTable, };
