glory-town = The town
glory-automaton = The automaton
glory-you = You
glory-you-named = { $name }, you
glory-foe-brave = The challenger of Brave
glory-res-coins = Coins
glory-res-strength = Strength
glory-res-faith = Faith
glory-res-glory = Glory
glory-res-prestige = Prestige
glory-res-attack = Attack
glory-mount = Mount
glory-armour = Armour
glory-attack = attack
glory-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
glory-n-strength = { $n } strength
glory-n-faith = { $n } faith
glory-n-glory = { $n } glory
glory-or = { $a } or { $b }
glory-of = { $has } of { $needs }
glory-pay = pay { $n }
glory-free = free
glory-none = none
glory-none-yet = none yet
glory-nothing-yet = nothing yet
glory-phase-action = Action
glory-phase-travel = Travel
glory-phase-update = Update
glory-phase-registration = Registration
glory-phase-tournament = Tournament
glory-phase-character = Characters
glory-phase-titles = Titles
glory-phase-return = Hand
glory-phase-final-travel = Final travel
glory-phase-titles-end = Titles
glory-phase-round = Round { $round }
glory-mode-plaisance = Plaisance
glory-mode-pas-darmes = Pas d’armes
glory-where = { $mode }, round { $round } of 3
glory-where-setup = { $mode }, set-up
glory-ask-action = figure { $figure } of { $total }
glory-ask-travel = { $plays ->
    [one] { $plays } card left
   *[other] { $plays } cards left
}
glory-ask-character = all at once
glory-ask-titles = all at once
glory-ask-return = all at once
glory-ask-pick = take a card
glory-ask-upgrade = mount or armour
glory-ask-spoils = mount or armour
glory-ask-support = choose a supporter
glory-ask-herald = place a shield
glory-ask-register = place a shield
glory-ask-goal = keep a title
glory-ask-reward = choose the reward
glory-ask-tent = in the tent
glory-ask-strength = commit strength
glory-ask-faith = reroll?
glory-ask-lance = a supporter?
glory-ask-relic = a relic?
glory-ask-refund-supporter = take a token back
glory-ask-refund-relic = take a token back
glory-ask-brave = fight for Brave?
glory-prompt-action = Where does your figure go?
glory-prompt-travel = Play a travel card, or stop
glory-prompt-character = Choose your character
glory-prompt-titles = Choose the titles you keep
glory-prompt-return = Return cards for strength, or keep all
glory-prompt-pick = Take a face-up card, or the top of a deck
glory-prompt-upgrade = Raise mount or armour
glory-prompt-spoils = Raise mount or armour
glory-prompt-support = Choose a supporter on the track
glory-prompt-herald = Choose where your shield goes
glory-prompt-register = Choose where your shield goes
glory-prompt-goal = Keep one title
glory-prompt-reward = Choose your reward
glory-prompt-tent = Use a supporter in the tent?
glory-prompt-strength = How much strength?
glory-prompt-faith = Spend faith to reroll dice?
glory-prompt-lance = Use a supporter with the lance?
glory-prompt-relic = Use a relic?
glory-prompt-refund-supporter = Which supporter do you turn up?
glory-prompt-refund-relic = Which relic do you turn up?
glory-prompt-brave = Fight for the title Brave?
glory-answer-stop = Stop for this phase
glory-answer-pass = Pass
glory-answer-fight = Fight for Brave
glory-answer-decline = Do not fight
glory-answer-keep-all = Keep all cards
glory-answer-stop-short = Stop
glory-answer-pass-short = Pass
glory-answer-fight-short = Fight
glory-answer-decline-short = Decline
glory-answer-keep-all-short = Keep all
glory-pass-tent = use nothing
glory-pass-faith = keep the roll, no faith spent
glory-pass-lance = use nobody
glory-pass-relic = use no relic
glory-pass-register = wait
glory-do-place = Place figure
glory-do-take = Take the card
glory-do-draw = Draw
glory-do-upgrade = Buy it
glory-do-support = Gain support
glory-do-shield = Place shield
glory-do-keep = Keep it
glory-do-travel = Play the card
glory-do-reward = Take the reward
glory-do-use = Use it
glory-do-turn-up = Turn it up
glory-do-seal = Seal the choice
glory-do-commit = Commit { $n }
glory-do-reroll = { $n ->
    [one] Reroll { $n } die
   *[other] Reroll { $n } dice
}
glory-crumb-draw = top of { $deck }
glory-crumb-faith = Spend 1 faith
glory-dice-red = { $n } red
glory-dice-black = { $n } black
glory-dice-white = { $n } white
glory-group-town = Town
glory-group-cards = Face-up cards
glory-group-decks = Decks
glory-group-market = Market
glory-group-support = Gain support
glory-group-shield = Place a shield
glory-group-travel = Travel cards
glory-group-use = Supporters
glory-group-relic = Relics
glory-group-strength = Strength
glory-group-faith = Faith: reroll
glory-group-titles = Titles
glory-group-character = Character
glory-group-return = Return for strength
glory-group-reward = Reward
glory-group-turn-up = Turn up
glory-group-wait = Wait
glory-row-colours = { $n ->
    [one] One colour
   *[other] { $n } colours
}
glory-row-return = { $n ->
    [one] Return { $n } card
   *[other] Return { $n } cards
}
glory-place-training = Training
glory-place-prayer = Prayer
glory-place-service = Service
glory-place-solo-training = Train alone
glory-place-guard = Guard
glory-place-plan-travel = Journey
glory-place-market = Market
glory-place-support = Support
glory-place-herald = Herald
glory-place-new-goal = New goal
glory-place-initiative = Initiative
glory-place-event = Event
glory-place-open = always open
glory-place-free = { $count ->
    [one] one free space
   *[other] { $count } free spaces
}
glory-place-there = there: { $names }
glory-note-support = choose below
glory-note-herald = place a shield
glory-note-goal = 3 titles, keep 1
glory-note-travel = { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
}
glory-travel-cards = { $count ->
    [one] { $count } travel card
   *[other] { $count } travel cards
}
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
glory-level-dice = { $count ->
    [one] { $level } · { $count } die
   *[other] { $level } · { $count } dice
}
glory-track = Support track
glory-track-note = { $count ->
    [one] one special, then the piles
   *[other] { $count } special, then the piles
}
glory-space-label = { $name }, price { $price }
glory-space-closed = closed
glory-space-taken = taken
glory-deck-romance = Romance
glory-deck-trade = Trade
glory-deck-challenge = Challenge
glory-deck-note-romance = free
glory-deck-note-trade = pay the coins
glory-deck-note-challenge = win the duel
glory-deck-label = { $count ->
    [one] { $deck }: deck of one card
   *[other] { $deck }: deck of { $count } cards
}
glory-card-foe = attack { $attack }, prestige { $prestige }
glory-card-titles = draw { $drawn } titles, keep { $kept }
glory-raise-mount = mount { $from }–{ $to }
glory-raise-armour = armour { $from }–{ $to }
glory-public-titles = Public titles
glory-need-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
glory-need-strength = { $n } strength
glory-need-faith = { $n } faith
glory-need-supporters = { $n ->
    [one] { $n } supporter
   *[other] { $n } supporters
}
glory-need-relics = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
glory-need-prestige = { $n } prestige
glory-need-duel = win the duel
glory-need-mount = mount { $level }
glory-need-armour = armour { $level }
glory-need-supporter = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
}
glory-need-without = no { $name }
glory-need-played-romance = { $n ->
    [one] { $n } romance card
   *[other] { $n } romance cards
}
glory-need-played-trade = { $n ->
    [one] { $n } trade card
   *[other] { $n } trade cards
}
glory-need-played-challenge = { $n ->
    [one] { $n } won challenge
   *[other] { $n } won challenges
}
glory-title-met = met
glory-progress-of = { $done } % done
glory-at-the-end = +{ $n } at the end
glory-your-secret = your secret title
glory-warn-conflict = { $title } is met, but another title wants the same things.
glory-warn-both = { $title } is met, but { $other } takes the same: { $what }.
glory-shared-coins = coins
glory-shared-strength = strength
glory-shared-faith = faith
glory-shared-relics = relics
glory-shared-prestige = prestige tokens
glory-shared-supporters = supporters
glory-next-foe = My next foe
glory-next-stakes = Win { $win } glory; with one clash won { $honour }.
glory-next-none = No duel of mine is left in this tournament.
glory-missed-by = met, but { $other } took the same
glory-not-used = The best set is scored by itself; a token serves one title. Not used:
glory-secret-titles = { $count ->
    [one] secret title
   *[other] { $count } secret titles
}
glory-hidden-titles = { $count ->
    [one] one hidden title
   *[other] { $count } hidden titles
}
glory-event-of = event of round { $round }
glory-event-next = Next:
glory-no-event = No event
glory-everyone = everyone
glory-special-supporter = a special supporter
glory-fewer-figures = { $count ->
    [one] everyone: one figure less
   *[other] everyone: { $count } figures less
}
glory-the-event = The event
glory-initiative = Initiative
glory-this-round = this round
glory-next-round = Next round
glory-take-it = Take it
glory-plus-coin = +1 coin
glory-take-initiative = Take the initiative
glory-place-in-order = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
glory-figures-left = { $count ->
    [one] one figure left
   *[other] { $count } figures left
}
glory-left = { $count } left
glory-cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
glory-supporters = Supporters
glory-relics = Relics
glory-prestige = Prestige
glory-dimmed = Dimmed: face down, used
glory-face-down = face down
glory-hand = My hand
glory-hand-note = { $count ->
    [one] one card
   *[other] { $count } cards
}
glory-hand-travel = { $plays ->
    [one] { $count } cards · one more play
   *[other] { $count } cards · { $plays } more plays
}
glory-hand-empty = no cards in hand
glory-hand-hidden = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
glory-seen = seen by all
glory-short = { $n ->
    [one] { $n } coin short
   *[other] { $n } coins short
}
glory-level-first-mount = mount { $level } first
glory-level-first-armour = armour { $level } first
glory-not-now = not now
glory-duel-with = duel, attack { $attack }
glory-unused = Unused so far, and worth nothing at the end: { $names }.
glory-gained = gained
glory-turns-up = turns up
glory-turns-down = used
glory-tournament = Tournament
glory-next-tournament = Next tournament
glory-attack-glory = attack, glory
glory-shields-yours = { $count ->
    [0] no shield of yours yet
    [one] one shield of yours
   *[other] { $count } shields of yours
}
glory-slot = slot { $slot }
glory-slot-free = Free
glory-knight-numbers = attack { $attack }, glory { $glory }, prestige { $prestige }
glory-die-adds = adds a white die of his own
glory-die-takes-red = takes one red die of yours
glory-die-takes-black = takes one black die of yours
glory-die-takes-white = takes one white die of yours
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
glory-shares-with = things with { $names }
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
glory-load-failed = This part could not be loaded.
glory-again = Again
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

# The book of the game
glory-reference = Book
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
glory-coach = Guide
glory-coach-next = Understood
glory-coach-close = Leave the guide
glory-tip-character-title = Who you are
glory-tip-character = Three characters, one is yours: what it starts with, what it earns each round, how many secret titles it keeps. The first is the plainest.
glory-tip-titles-title = Secret titles
glory-tip-titles = A title brings glory at the end to the one who has what it asks for. Keep what fits your start; nobody sees it.
glory-tip-return-title = Cards back for strength
glory-tip-return = Travel cards you do not want go back now; each brings one strength.
glory-tip-town-title = The town
glory-tip-town = Six figures a round, one at a time. Gold is free for you: tap a place, look at before and after, press the button.
glory-tip-support-title = Supporters
glory-tip-support = They help in jousts and serve titles. You may tap a supporter on the track at once; the number below is its price for you.
glory-tip-journey-title = Plan a journey
glory-tip-journey = Takes two travel cards. Romance is free, trade costs coins, a challenge is a duel.
glory-tip-herald-title = The herald
glory-tip-herald = Places your shield before a knight ahead of the others. Without it you register after the journeys.
glory-tip-travel-title = Travel
glory-tip-travel = Everybody plays one card in turn, up to three. Gold cards can be played. A lost challenge comes back to your hand.
glory-tip-register-title = Registration
glory-tip-register = Place your shields. Beside each knight stands your chance with the strength and faith you set below, and what he is worth.
glory-tip-joust-title = The joust
glory-tip-joust = Two clashes of three win. Your attack is the best die of each colour; the one with more attack wins the clash, prestige decides ties.
glory-tip-strength-title = Strength
glory-tip-strength = Each strength is a red die for the whole duel; four wake the fist. The list says what every choice makes of your chances.
glory-tip-faith-title = Faith
glory-tip-faith = One faith token rerolls dice: tap a die, it takes all lower ones of its colour along. The two figures are this clash and the duel.
glory-tip-lance-title = Tokens
glory-tip-lance = Supporters and relics that fit this step glow. What you use lies face down until the round ends.
glory-tip-progress-title = Titles in sight
glory-tip-progress = The little squares on the public titles are yours; what a staged move would add is hatched.
glory-tip-last-title = The last round
glory-tip-last = Tokens left over are worth nothing unless a title asks for them. Think of them before the last tournament.
glory-tip-end-title = That was Glory
glory-tip-end = The bars show where everybody’s glory came from. Another mode, or a game alone, is on the home page.
glory-after-won = You unhorse { $name }
glory-after-lost = { $name } unhorses you
glory-after-spent = You spent
glory-after-back = You take back
glory-clash-won = won
glory-clash-lost = lost
glory-go-on = Go on
