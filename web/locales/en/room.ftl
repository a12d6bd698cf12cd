chat-none = Nobody has spoken yet.
chat-say = Say something, or pick a line
chat-write = Say something to those who watch
chat-pick = Find a line to say
chat-send = Send
chat-lines = Lines to say
chat-about = What is it about?
chat-no-line = No such line. Try another word.
chat-silent = Nobody speaks at this table.
chat-more = What to do about { $name }
chat-mute = Mute
chat-muted = You will not hear { $name } any more.
chat-report = Report
chat-report-why = Why? The operator reads it with the lines around.
chat-apart = What you write here only those who watch read, until the game is over.
chat-reported = Thank you. The operator will read it.
luck-words = Shuffle along
luck-words-more = Write any words: they are mixed into the shuffle, so that nobody, not even the server, can have chosen the cards.
luck-add = Add
room-seats = Who sits where
room-you = you
room-kept = Kept for { $name }
room-open = Anybody may sit here
room-invited = For a guest with the link
room-sit = Sit down
room-seat-for = Who may take seat { $seat }
room-kick = Ask { $name } to get up
room-swap = Swap seats { $seat } and { $other }
room-start = Begin
room-close = Close the table
room-leave = Get up
room-host-starts = The game begins when the host says so.
room-starts-full = The game begins as soon as every seat is taken.
room-hints = { $allowed ->
    [true] A bot may be asked for hints.
   *[false] No hints at this table.
}
room-free = { $count ->
    [one] One seat is free: wait for a guest, or give it to a bot.
   *[other] { $count } seats are free: wait for guests, or give them to bots.
}
room-invite = Invite
room-invite-more = Send the link, or read out the code. Whoever opens it sits down at once.
room-link = The link to this table
room-share = Share
room-qr = The link as a picture to scan
menu-hints-allowed = allowed
menu-hints-forbidden = not at this table
menu-undo-bots = free among bots
menu-undo-consent = if the others agree
menu-watching = Watching
menu-watching-none = nobody may look on
menu-watching-live = open to all
menu-watching-delayed = open, { $seconds } s late
menu-mine = My settings
menu-sound = Sound
menu-notify = Tell me when it is my turn
menu-settings = All settings
menu-rules = Rules of this game
menu-hide = Hide from my games
menu-unhide = Show among my games
menu-home = To the front page
menu-home-more = Your seat is kept.
menu-leave = Let a bot play for me
menu-leave-sure = Get up from the table?
menu-leave-more = A bot plays on in your seat. You may take it back at any time.
menu-leave-alone = A bot plays on in your seat. You may take it back, but alone the game then counts as given up.
menu-not-now = Not now
