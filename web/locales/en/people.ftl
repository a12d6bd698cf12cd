profile-since = { $field }, { $charge } · at the table since { $since }
profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-word = word kept { $percent } %
profile-seen = last here { $day }
profile-edit = Change name and arms
profile-copy = Copy link to this page
profile-copied = Copied
profile-hidden = This person keeps their games to themselves.
by-game = By game
stats-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-won = { $percent } % won
stats-of = { $won } of { $games }
stats-role-sympathy = Someone must live
stats-role-hunter = The wizard must die
stats-role-wizard = As the wizard
stats-word = Word kept { $kept } times of { $said }.
stats-declared = { $count ->
    [one] Declared { $count } skirmish.
   *[other] Declared { $count } skirmishes.
}
stats-glory = How often which final glory was reached, in tens
stats-source-tournaments = Tournaments
stats-source-titles = Titles
stats-source-cards = Travel cards
stats-source-supporters = Supporters
stats-source-events = Events
stats-source-prizes = Prizes
stats-source-start = The start
stats-each = { $points } a game
stats-duels = Duels won: { $won } %.
stats-duels-hoped = Duels won: { $won } %; by the chances { $hoped } % were to be expected.
stats-tracks = Both tracks of the last games
stats-tracks-more = Filled: the lower track, which counts. Open: the surplus.
stats-lost-by = Most often lost so: { $how } ({ $count } of { $of }).
scenario-defensive-war = Defensive War
scenario-flood = Flood
scenario-barbarian-invasion = Barbarian Invasion
scenario-rebellion = Rebellion
scenario-war = War
scenario-warrior = Warrior
scenario-lone-challenge = Lone challenge
scenario-rivalry = Rivalry
history = Games
history-of = { $count ->
    [one] { $count } in all
   *[other] { $count } in all
}
history-download = Download all
history-game = Game
history-any-game = all four
history-against = Against
history-any-company = anyone
history-people = people
history-bots = bots
history-alone = alone
history-result = Result
history-any-result = any
history-won = won
history-lost = lost
history-own-table = Own table
history-replay = Replay: { $game }, { $day }
history-older = Older games
history-none = No finished game yet. The first one will stand here.
history-none-so = No game like that.
played-rank =
    { $rank ->
        [1] 1st of { $seats }
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
       *[other] { $rank }th of { $seats }
    }
played-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
played-glory = { $score } glory
played-climb = { $score } to { $rival }, from { $start }
played-left = left before the end
short-hearts-crusaders = the Crusaders held the field
short-hearts-saracens = the Saracens held the field
short-hearts-draw = the field was drawn
short-hearts-wizard-alone = the wizard alone fell
short-hearts-void = nobody fell
short-hearts-match = the match was decided
short-hearts-match-without-winner = a match without a winner
short-knight-enemy-units = too many enemies in the land
short-knight-castle-occupied = the castle occupied
short-knight-castle-destroyed = the castle destroyed
short-knight-areas-destroyed = too many areas destroyed
short-knight-villages-destroyed = too many villages destroyed
short-knight-enemy-diplomacy-full = the enemy’s diplomacy
short-knight-held-out = held out, the goal not met
short-knight-fell-short = the goal not met in time
short-knight-points = fewer points in the war
short-knight-castle-attack = a castle taken
records = Records
record-scenario = Scenario
record-easy = Easy
record-medium = Medium
record-hard = Hard
record-climb = lowest start won: { $start }
record-no-climb = no climb won yet
record-climb-won = won from { $start }
record-climb-lost = lost from { $start }
record-ways = Ways won
record-ways-of = { $found } of { $of } ways
record-best = Best
settings-follow = These follow you to every device.
settings-here = On this device
settings-hide-history = Keep my games to myself
settings-hide-presence = Do not show when I was last here
account-delete = Delete the account…
account-delete-sure = Your name, arms and history are deleted and cannot be brought back. The games of others stay, with somebody in your seat.
account-delete-password = Your password
account-delete-yes = Delete it all
account-delete-no = Keep it
account-deleted = You are forgotten here. Farewell.
problem-hidden = This person keeps their games to themselves.
problem-no-such-person = There is nobody here by this address. They may have left.
account-forget = Forget me here…
calls = Being called
calls-here = Call this device, even when no page is open
calls-for = Call me when
calls-turn = it is my turn
calls-invited = a seat is kept for me
calls-accepted = somebody sits down at my table
calls-finished = a game of mine is over
calls-quiet = Quiet hours
calls-quiet-from = from
calls-quiet-to = until
calls-more = Many turns are one notice, and nothing of the game stands in it. What comes in quiet hours is told afterwards.
calls-try = Try it
calls-tried = The call is on its way.
person-about = About this person
person-mute = Mute everywhere
person-unmute = Read them again
person-report = Report…
person-report-why = What is wrong? The operator of this server reads it.
person-report-send = Send the report
person-reported = The operator will read it. Thank you.
me-operator = Reports and limits
history-standing = Standing table: these people, game after game
mail = By e-mail
mail-address = Your e-mail address
mail-ask = Write to me
mail-more = A letter asks first whether the address is yours. Nobody here sees it, and every letter has a link that ends them.
mail-asked = A letter is on its way. Open the link in it, and calls come here too.
mail-confirmed = Calls come here too, for the same things and with the same quiet hours.
mail-again = Send the letter again
mail-end = Forget the address
mail-tried = The letter is on its way.
settings-confirm = Ask me before a move
settings-confirm-list = chosen in the list of moves
settings-confirm-thought = with a warning
settings-confirm-last = that cannot be taken back
settings-confirm-turn = that ends my turn
