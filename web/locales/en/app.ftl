brand = Quintain
close = Close
cancel = Cancel
reload = Reload the page
try-again = Try again
join = Join
learn = Learn
campaign = Campaign

nav-label = Pages
nav-skip = Skip to the content
nav-play = Play
nav-watch = Watch
nav-rules = Rules
nav-about = About
nav-me = Your name

pitch-hearts = Two hosts of knights, and everyone’s heart is on the wrong side. Bluff, bargain, strike.
pitch-glory = Travel, train and ride in the lists. Three colours of dice decide who stays mounted.
pitch-emara = Walk two councillors round town and country. Only your weaker virtue counts.
pitch-knight = Left or right at every turn of the road: each choice pays, and each will be remembered.

pace-none = No clock
pace-move = { $seconds } s a turn
pace-minutes = { $minutes } min a turn
pace-bank = { $minutes } min + { $increment } s
pace-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
}

join-by-code = Join by code
join-looking = Looking for the table…
join-lost = No table answers to the code { $code }. Ask the host for a new link, or open a table of your own.
join-full = Every seat of this table is taken. You may look on, or open a table of your own.
join-watch = Look on

new-level = How strong are the bots?

bot-random = Jester
bot-greedy = Man-at-arms
bot-page = Page
bot-squire = Squire
bot-knight = Knight
bot-champion = Champion
bot-greedy-battles = Man-at-arms, fond of battles
bot-greedy-tiles = Man-at-arms, fond of land
bot-greedy-diplomacy = Man-at-arms, fond of envoys
guest-name = Guest { $code }
somebody = Somebody
seat-free = Free seat

table-name-1 = The Green Knight
table-name-2 = Roncesvalles
table-name-3 = The Long Lists
table-name-4 = The Quiet Council
table-name-5 = The Silver Horn
table-name-6 = Three Lions
table-name-7 = The Oak Gate
table-name-8 = The Red Rose
table-name-9 = Candlemas
table-name-10 = The Broken Lance
table-name-11 = The Blue Tower
table-name-12 = Midsummer Field
table-name-13 = The Golden Spur
table-name-14 = Under the Banner
table-name-15 = The Old Bridge
table-name-16 = The White Hart
table-name-17 = Evening at Court
table-name-18 = The Crossed Keys
table-name-19 = The Boar’s Head
table-name-20 = The Star and Crescent
table-name-21 = The Last Tilt
table-name-22 = The Winter Camp
table-name-23 = The Iron Wheel
table-name-24 = The Falcon’s Rest

settings-language = Language
settings-theme-switch = Parchment or oak
settings-motion = Pieces move
settings-theme = Theme
settings-theme-parchment = Parchment
settings-theme-oak = Oak
new-clock = Clock

why-rule = Read the rule
problem-other = Something went wrong. Nothing has changed; try again.
problem-offline = The server does not answer. Your games are kept; try again in a moment.
problem-broken = Something went wrong on this page. Reload it; your games are kept.
problem-outdated = Quintain has been renewed. Reload the page to go on; your seat is kept.
problem-page = This page could not be loaded. Check the connection and reload.
