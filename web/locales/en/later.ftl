bot-random-more = Plays anything that is allowed. Good for a first look.
bot-greedy-more = Takes what pays best at once and does not look ahead.
bot-page-more = Sees what pays at once, and is often mistaken. Right for a first game.
bot-squire-more = Takes what pays best at once. Beats the page most of the time.
bot-knight-more = Thinks ahead and weighs what the others may hold.
bot-champion-more = The strongest of the house; takes its time.

sealed-title = The rest is sealed
sealed-text = Log, chat and the next deal follow as they are shown.
sealed-break = Break the seal and read

luck-title = Is the luck fair?
luck-text = Before the first deal the dealer sealed a secret under this print. Once the game is over the secret is shown, and anybody can check that every card follows from it.
luck-secret = The secret was:

told-away = { $name } is away.
told-stand-in = { $name } is away; a bot plays for them.
told-back = { $name } is back.
end-you = You win
end-you-share = You are among the winners
end-nobody = Nobody wins
end-lost = You lose
end-scored = You reach { $score }
end-won = { $count ->
    [one] { $names } wins
   *[other] Winners: { $names }
}
end-winner = winner
end-look = Look at the board
end-show = Show the result
end-replay = Replay
end-taken-back = { $count ->
    [one] One move was taken back after something had been shown
   *[other] { $count } moves were taken back after something had been shown
}, { $who ->
    [bots] with the bots’ consent.
   *[people] with everybody’s consent.
}
end-rematch = Play again
end-join-rematch = To the next game

rules-find = Search the rules
rules-all = All rules
rules-none = The rules of this game are not written down here yet.
rules-game = Game
reconstructed = reconstructed: no source gives this value
lost-title = Nothing here
lost-text = There is no page at this address. It may have been mistyped, or the table is long gone.

problem-not-found = There is nothing at this address. Check the link, or begin at the front page.
problem-no-such-table = There is no such table. The link may be mistyped; ask the host for a new one.
problem-no-such-code = No table answers to this code. Ask the host for a new link.
problem-table-full = Every seat of this table is taken. You may look on, or open a table of your own.
problem-seat-taken = Somebody was quicker: that seat is taken. Choose another.
problem-needs-code = This seat is for invited guests. Ask the host for the link.
problem-no-spectators = Only those who sit at this table may see it before the game is over.
problem-not-host = Only the host may do that.
problem-not-looking-on = Only those who look on can ask for a seat.
problem-nobody-asks = Nobody asks for this seat any more.
problem-turned-down = The host has said no.
problem-not-full = Not every seat is taken. Wait for guests, or give the free seats to bots.
problem-begun = The game has begun already. Reload the page to see it.
problem-closed = This table was closed before the game began. Open another one.
problem-over = This game is over. Play again, or look at the replay.
problem-not-over = This can be seen when the game is over.
problem-stale-decision = The table has moved on since you chose. Look again and choose anew.
problem-stale-undo = It is too late to take that back: the table has moved on.
problem-denied = The others have said no. Play on.
problem-no-plea = Nobody asks to take a move back any more.
problem-nothing-to-undo = There is nothing to take back.
problem-not-asked = It is not your turn.
problem-no-seat = You have no seat at this table.
problem-no-session = The server has forgotten who you are. Reload the page.
problem-no-bot = No bot has advice for this moment.
problem-no-hints = Hints are not allowed at this table.
problem-no-chat = There is no free chat at this table; pick one of the lines.
problem-no-talk = Nobody may speak just now.
problem-busy = The server is busy. Nothing has changed; try again in a moment.
problem-not-saved = The server could not save this. Nothing has changed; try again.
problem-too-many = That was too fast. Wait a moment and try again.
problem-bad-name = A name has 1 to 24 characters.
problem-bad-login = A login has 3 to 40 letters, digits or the signs . @ _ -
problem-bad-password = A password has 8 to 200 characters.
problem-login-taken = Somebody already has this login. Choose another.
problem-wrong-login = Login and password do not belong together. Check both and try again.
problem-has-account = You already have an account.
problem-bad-message = This page and the server do not understand each other. Reload the page; your seat is kept.
problem-server-stopping = The server is being restarted. Your seat is kept; the page comes back by itself.
problem-not-allowed-here = This browser does not let us call you. Its own settings for this page decide.
problem-not-called = The browser’s push service did not take the call. It may work later.
problem-bad-device = This browser is called in a way that we cannot use.
problem-no-calls = This server calls nobody.
problem-no-such-device = You are not called at this device.
problem-silenced = An operator has asked you to write nothing for some days.
problem-account-closed = An operator has closed this account.
problem-not-operator = This page is for the operators of this server.
problem-bad-reason = Say why, in at most 500 characters.
end-standing = Standing table
problem-never-met = Seats are kept for people you have played with.
strip-calls = Shall we tell you when it is your turn?
strip-calls-more = Only then, never in your quiet hours; you can change it among your settings.
strip-calls-do = Tell me
strip-install = Keep Quintain on this device:
strip-install-more = it opens like an app, and the rules can be read without a connection.
strip-install-do = Install
strip-guest = You play as a guest on this device only.
strip-guest-more = An account brings your games along.
strip-guest-do = Make an account
strip-not-now = Not now
line-back =
    { $count ->
        [0] Connected again. Nothing has happened meanwhile.
        [one] Connected again. One thing has happened; it is marked in the log.
       *[other] Connected again. { $count } things have happened; they are marked in the log.
    }
stand-in-plays = A bot plays for you.
stand-in-back = Take your seat back
branched = This table goes on from a position of another game; its luck is fresh.
branched-from = See that game
elsewhere = Your turn
elsewhere-at = at { $table } ({ $game }).
elsewhere-left = { $time } left.
elsewhere-many = at { $count } tables.
elsewhere-go = Go there
guests = Keep seats for
guests-more = People you have played with. They are told, and the seat is theirs alone.
standing = Standing table
standing-more = The same people, game after game.
standing-people = What the games come to
standing-won = { $won } of { $games } won
standing-none = No game is over yet.
standing-go = To the table
standing-again = Next game
standing-other = Next game, other options…
standing-games = Games: { $count }
standing-running = under way
standing-nobody = nobody won
standing-replay = Replay of { $day }

coach = Guide
coach-next = Next
coach-close = Without the guide
coach-show = Show me
coach-own = My own way
problem-no-letters = This server writes no letters.
problem-bad-address = No letter can be sent to this address. Check it.
problem-not-written = The mail server did not take the letter. Check the address, or try again later.
problem-no-such-address = You are not written to.
problem-no-such-letter = This link is not good any more: the address was confirmed, changed or forgotten since the letter was written.
dock-sure-last = This cannot be taken back. Press once more to do it.
dock-sure-turn = This ends your turn. Press once more to do it.
letter-confirm = Is this your address?
letter-confirm-more = Then Quintain tells you by e-mail when it is your turn, and whatever else you have asked for.
letter-confirm-do = It is mine
letter-confirm-done = Thank you
letter-confirm-after = The address is confirmed. What you are told of, and when not, stands among your settings.
letter-stop = No more letters?
letter-stop-more = Quintain forgets your e-mail address and writes to it no more.
letter-stop-do = Stop them
letter-stop-done = Done
letter-stop-after = Your e-mail address is forgotten. No more letters will come.
watching = You are watching
watching-hidden = Hands and goals stay hidden until the game ends.
watching-late = The picture is { $seconds } s behind.
watching-live = You see everything as it happens.
watching-stop = Stop watching
seek = Ask for a seat
seek-which = Whose seat? A bot plays it now.
seek-asked = You have asked for the seat of { $seat }. The host answers.
seek-no-more = Ask no more
seek-of = asks for the seat of { $seat }, which a bot plays.
seek-give = Give it
seek-deny = Not now
sound-blocked = The browser keeps us silent until you allow it.
sound-allow = Allow sound
watch-watchers =
    { $count ->
        [one] { $count } looks on
       *[other] { $count } look on
    }
hint-says = { $bot } would:
hint-then = Then: { $line }.
hint-percent = { $percent } %
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-chance = Chance to win: { $value }.
hint-score = Expected result: { $value }.
hint-others = Otherwise: { $others }.

dock-stage = Stage it
dock-drop = Dismiss
