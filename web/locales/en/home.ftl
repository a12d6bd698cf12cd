your-games = Your games
your-games-wait = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
your-games-all = All { $count }
your-games-few = Fewer
resume-your-turn = Your turn
resume-gathering = Waiting for people
resume-finished = Over
resume-waits-one = { $name } to move
resume-waits-many = { $count ->
    [0] Dealing
    [one] One player to move
   *[other] { $count } players to move
}
resume-since = Since you looked: { $text }
resume-latest = { $text }
resume-more = { $count ->
    [one] And one thing more.
   *[other] And { $count } things more.
}
resume-meta = { $game } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
resume-go = Resume
resume-look = Look in
take-a-seat = Take a seat
take-a-seat-more = with people, with bots, or both; no account needed
mode-solo = Solo
mode-bots = Bots
mode-friends = Friends
mode-scenario = Scenario
mode-level = Level
mode-seats = Number of seats
mode-seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
mode-fewer = Fewer seats
mode-more = More seats
mode-you-bots = { $count ->
    [one] you and a bot
   *[other] you and { $count } bots
}
mode-you-friends = { $count ->
    [one] you and a friend
   *[other] you and { $count } friends
}
mode-solo-none = Nobody plays this game alone: it has no solo scenario.
mode-solo-more = You against the game, at your own pace.
play-alone = Play alone
play-bots = { $count ->
    [one] Play with a bot
   *[other] Play with { $count } bots
}
game-seats = { $from }–{ $to }
length-hearts = 10 min a bout
length-glory = 90 min
length-emara = 60 min
length-knight = 45 min
open-tables = Open tables
open-a-table = Open a table
open-none = No open tables just now
open-none-more = Open one and send the link, or sit down with bots.
open-none-so = No open table like that
open-game = Game
open-any-game = all four
open-seats = Free seats
open-seats-least = { $count } or more
open-clock = Clock
open-clock-none = none
open-clock-per-move = a turn each
open-clock-bank = a bank each
open-clock-days = days
open-table = Table
open-chairs = Seats
open-lang = Language
open-any = any
open-any-lang = any
open-clear = Clear
open-more = Show more
open-free = { $count ->
    [0] No free seat
    [one] One free seat
   *[other] { $count } free seats
}
join-code-label = The six characters of the table
join-code-more = Six letters and digits from the host, or open the link you were sent. You sit down at once as a guest.
join-the-table = Join the table
new-title = { $game }: a new table
new-who = Who plays with you?
new-who-bots = Bots
new-who-both = Friends and bots
new-who-people = Friends
new-who-bots-more = You can start at once.
new-who-both-more = You get a link to send; bots take the other seats.
new-who-people-more = You get a link to send. Every seat waits for a person.
new-table = Table
new-bots = How many bots?
new-listed = Show it among the open tables: anybody may sit down
new-watched = Others may look on
new-hints = Players may ask a bot for hints
new-more = More choices
new-sit = Sit down
new-invite = Open the table
option-value-off = Off
option-value-on = On
option-value-standard = Standard
option-value-single = A single game
option-value-campaign = Campaign
option-value-solo = Alone
option-value-simultaneous = Side by side
option-value-war = War on one map
option-value-drawn = Drawn by lot
option-value-chosen = Chosen in order
option-value-easy = Easy
option-value-normal = Normal
option-value-medium = Medium
option-value-hard = Hard
option-value-defensive-war = Defensive war
option-value-flood = Flood
option-value-barbarian-invasion = Barbarian invasion
option-value-rebellion = Rebellion

watch-now = Now to watch
watch-every = All { $count }
