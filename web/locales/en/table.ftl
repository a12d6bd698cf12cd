go-home = To the front page
moves = Moves
moves-count = { $count ->
    [one] { $count } legal move
   *[other] { $count } legal moves
}
moves-none = Nothing to decide just now.
undo = Undo
plead = Ask to undo
plea-mine = You have asked to take your last move back.
plea-of = { $name } asks to take the last move back. All that came after it would be undone.
plea-waits = Still to answer: { $names }.
plea-agree = Agree
plea-deny = Decline
plea-withdraw = Withdraw
hint = Hint
rail-label = Log, chat, players, rules
rail-log = Log
rail-chat = Chat
rail-players = Players
rail-rules = Rules
ribbon-home = Quintain: to the front page
ribbon-phases = Where we are
ribbon-done = done:

turn-yours = Your turn
turn-chosen = You have chosen
turn-of = { $name } to move
turn-many = { $count ->
    [one] One player to move
   *[other] { $count } players to move
}
turn-gathering = Gathering
turn-over = The game is over
notify-turn = Your turn at the table

log-none = Nothing has happened yet.
log-undone = A move was taken back.
log-granted = { $who ->
    [bots] A move was taken back after something had been shown, with the bots’ consent.
   *[people] A move was taken back after something had been shown, with everybody’s consent.
}
log-since = since you looked away
clock-left = Time left
clock-hours = { $hours } h
player-you = { $name }, you
player-bot = bot
player-away = away from the table
player-stand-in = away: a bot plays
player-turn = to move

room-copy = Copy the link
room-copied = Copied

line-lost = The server does not answer.
line-lost-more = Your seat is kept; trying again…
line-try = Try now
menu = Menu of the table
table-loading = Setting the table…
table-closed = The host has closed this table before the game began.
table-no-board = There is no board for this game yet. Play it by the list of moves; the log tells what happens.

replay-go = Go to this step
