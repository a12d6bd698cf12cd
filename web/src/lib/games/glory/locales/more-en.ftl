glory-about-training = Gain 3 strength. Each space takes one figure a round.
glory-about-prayer = Gain 3 faith. Each space takes one figure a round.
glory-about-service = Gain 3 coins. Each space takes one figure a round.
glory-about-solo-training = Gain 2 strength. Any number of figures.
glory-about-guard = Gain 2 coins. Any number of figures.
glory-about-plan-travel = Take 2 travel cards, face up or from a deck.
glory-about-market = Raise mount or armour by one level for its price.
glory-about-support = Take a supporter from the track for its price.
glory-about-herald = Place a shield now, before the registration.
glory-about-new-goal = Draw 3 titles, keep 1 in secret.
glory-about-initiative = Stand in the next cell: that is your turn order in the next round. 1 coin.
glory-about-prestige = Decides equal attacks; turned down after a win on a tie.
glory-about-deck-romance = Played for nothing.
glory-about-deck-trade = Played for coins.
glory-about-deck-challenge = Played by winning a duel; a lost one returns to the hand.
glory-timing-gain = When gained
glory-timing-permanent = Always
glory-timing-tent = In the tent, before clash 1
glory-timing-lance = With the lance
glory-relic-medallion = +1 attack in this clash
glory-relic-rosary = Turn one armour die to 3
glory-relic-amulet = +2 attack in this clash
glory-relic-ring = Reroll up to 4 dice
glory-symbol-awake = symbol awake
glory-knight-numbers = attack { $attack }, glory { $glory }, prestige { $prestige }
glory-you = You
glory-none = none
glory-nothing-yet = nothing yet
glory-pass-tent = use nothing
glory-pass-faith = keep the roll, no faith spent
glory-pass-lance = use nobody
glory-pass-relic = use no relic
glory-pass-register = wait
glory-public-titles = Public titles
glory-next-foe = My next foe
glory-next-stakes = Win { $win } glory; with one clash won { $honour }.
glory-next-none = No duel of mine is left in this tournament.
glory-missed-by = met, but { $other } took the same
glory-not-used = The best set is scored by itself; a token serves one title. Not used:
glory-hidden-titles = { $count ->
    [one] one hidden title
   *[other] { $count } hidden titles
}
glory-the-event = The event
glory-hand-travel = { $plays ->
    [one] { $count } cards · one more play
   *[other] { $count } cards · { $plays } more plays
}
glory-short = { $n ->
    [one] { $n } coin short
   *[other] { $n } coins short
}
glory-level-first-mount = mount { $level } first
glory-level-first-armour = armour { $level } first
glory-not-now = not now
glory-duel-with = duel, attack { $attack }
glory-tournament = Tournament
glory-slot-free = Free
glory-shields-set = { $count ->
    [0] no shield set
    [one] one shield set
   *[other] { $count } shields set
}
glory-places-now = places now
glory-not-challenged = not challenged
glory-city-mine = you ride here
glory-city-free = { $count ->
    [0] none free
    [one] one free
   *[other] { $count } free
}
glory-final = Final
glory-semi = Semi-final
glory-quarter = First round
glory-bracket = The bracket
glory-prize = prize:
glory-goes-on = { $name } goes on
glory-against = { $a } – { $b }
glory-you-go-on = You go on
glory-you-wait = You wait
glory-out = out
glory-waits = { $name } waits
glory-bracket-note = Free slots are filled with knights after the registration. Who loses the first duel may play 2 travel cards, the second 1.
glory-my-shields = My shields
glory-lane-stopped = stopped
glory-lane-yours = your turn
glory-lane-now = decides
glory-lane-left = { $count } left
glory-lost-by = lost { $a } : { $b }
glory-won-by = won { $a } : { $b }
glory-under-way = under way
glory-played = played
glory-back-in-hand = back in hand
glory-step-tent = Tent
glory-step-strength = Strength
glory-step-roll = Roll
glory-step-faith = Faith
glory-step-lance1 = Lance 1
glory-step-lance2 = Lance 2
glory-step-lance = Lance
glory-step-relic = Relic
glory-step-resolve = Resolve
glory-step-refund-supporter = Take back
glory-step-refund-relic = Take back
glory-step-brave = Brave
glory-step-reward = Reward
glory-clash = Clash { $n }
glory-this-clash = this clash
glory-the-duel = the duel
glory-attack-now = attack now
glory-committed = Committed
glory-own-attack = own attack
glory-his-die = his white die
glory-veteran = veteran
glory-tie-mine = An equal attack is yours while your prestige holds.
glory-you-need = You need {$n}.
glory-tie-his = An equal attack is his.
glory-you-first = You act first
glory-acts-first = { $name } acts first
glory-because-attack = the weaker attack
glory-because-prestige = less prestige
glory-because-initiative = later in initiative
glory-stakes = A win brings { $win } glory, a loss with one clash won { $honour }.
glory-duel-brave = for Brave
glory-duel-journey = on the journey
glory-die-red = red die: { $value }
glory-die-black = black die: { $value }
glory-die-white = white die: { $value }
glory-commit-dice = { $n ->
    [0] no red die
    [one] one red die
   *[other] { $n } red dice
}
glory-rival-decides = { $name } decides
glory-watch = A duel of others
glory-watch-full = Full size
glory-watch-small = Small again
glory-skip = Skip
glory-odds-estimate = An estimate: the rival decides too.
glory-fewer = Fewer
glory-all = All { $n }
glory-choose-character = Choose your character
glory-choose-titles = { $n ->
    [one] Keep one title
   *[other] Keep { $n } titles
}
glory-choose-return = Return cards for strength
glory-choose-goal = Keep one title
glory-choose-character-note = One of three. The others leave the game; nobody sees your choice before all have sealed.
glory-choose-titles-note = { $n } of { $of }. The rest go back into the deck; your titles stay secret until the end.
glory-choose-return-note = One strength for every card returned. Tap the cards to return, or keep all.
glory-choose-goal-note = The others are discarded face down.
glory-choose-watch = The players choose in secret.
glory-char-start = start
glory-char-income = income
glory-char-cards = cards
glory-char-titles = titles
glory-char-supporter = supporter
glory-char-keeps = keeps { $kept } of { $drawn }
glory-title-needs = needs
glory-title-have = you have
glory-title-shares = shares
glory-shares-part = { $other }: { $what }
glory-shares-nothing = nothing with the public titles
glory-sealed = has sealed
glory-not-sealed = not sealed yet
glory-choosing = is still choosing
glory-automaton-card = The automaton’s card
glory-automaton-waits = Its card is turned when its turn comes.
glory-cards-left = { $count } left
glory-solo-special = a special supporter
glory-solo-deck = all four: { $deck }
glory-reason-first-possible = the first that can be done
glory-reason-no-free-space = no free space
glory-reason-initiative-taken = it has the initiative
glory-reason-no-such-supporter = no such supporter cheap enough
glory-reason-no-special = no special supporter
glory-reason-market-incomplete = fewer than four cards
glory-reason-too-few-titles = too few titles left
glory-reason-no-event-action = the event has no space
glory-reason-no-shield = it does not ride here
glory-reason-no-place = no place for its shield
glory-the-rival = the rival
glory-rival = rival
glory-target-warrior = win all three finals
glory-target-lone-challenge = reach { $n } glory
glory-target-rivalry = more glory than the rival
glory-now-titles = { $now } now, { $titles } by titles
glory-lead = you lead by { $n }
glory-behind = behind by { $n }
glory-level = level
glory-difficulty-easy = easy
glory-difficulty-medium = medium
glory-difficulty-hard = hard
glory-personality-warrior = Warrior pair
glory-personality-pious = Pious pair
glory-tab-support = Support
glory-tab-travel = Travel
glory-tab-titles = Titles
glory-tab-lists = Lists
glory-tab-mine = Mine
glory-tab-rivals = Rivals
glory-tab-automaton = Automaton
glory-end-sources = Where the glory came from
glory-end-titles = Titles
glory-end-chart = Glory over the rounds
glory-end-start = Start
glory-source-start = start
glory-source-tournaments = tournaments
glory-source-cards = travel cards
glory-source-supporters = supporters
glory-source-events = events
glory-source-titles = titles
glory-ending-victory = Most glory wins; on a tie the more prestige tokens.
glory-ending-shared-victory = The same glory and the same prestige.
glory-ending-warrior-won = All three finals are won.
glory-ending-warrior-lost = A duel of the tournament was lost.
glory-ending-challenge-met = { $score } glory, { $rival } were asked.
glory-ending-challenge-missed = { $score } glory, { $rival } were asked.
glory-ending-rivalry-won = { $score } to { $rival } against the rival.
glory-ending-rivalry-lost = { $score } to { $rival } against the rival.
# Chances of the duels that wait
glory-odds-assume = Odds assume
glory-no-tokens = no tokens
glory-with-tokens = with tokens
glory-you-win = you win {$chance}
glory-win-or-clash = {$win} for a win, {$honour} for one clash
glory-about = about +{$n}
glory-ties = your prestige {$mine} against {$his}
glory-first-tie-mine = the first tie is yours
glory-first-tie-his = a tie is his
glory-first-foe = first against {$name}
glory-knight-comes = a knight will come
glory-likely = likely {$name}
glory-expected = about {$n} glory to be expected
glory-duel-chance = duel, {$chance}
glory-ref-standing = Who leads, and why
glory-ref-knight = Knights
glory-ref-supporter = Supporters
glory-ref-relic = Relics
glory-ref-prestige = Prestige
glory-ref-title = Titles
glory-ref-event = Events
glory-ref-card = Travel cards
glory-ref-character = Characters
glory-ref-solo = Cards of the automaton
glory-reconstructed = reconstructed
# The guide
glory-after-won = You unhorse { $name }
glory-after-lost = { $name } unhorses you
glory-after-gained = You gain
glory-after-spent = You spent
glory-after-back = You take back
glory-clash-won = won
glory-clash-lost = lost
glory-go-on = Go on
glory-warn-together = { $title } and { $rival } together take { $needs } ({ $what }); you have { $has }.
glory-shared-coins = coins
glory-shared-strength = strength
glory-shared-faith = faith
glory-shared-relics = relics
glory-shared-prestige = prestige tokens
glory-shared-supporters = supporters
glory-chances-of = { $name }: chances
glory-end-behind = { $rival } led by { $n } before the titles; they brought { $name } { $mine } glory, { $rival } { $theirs }.
glory-end-most = What made the difference: { $source }, { $mine } to { $theirs }.
