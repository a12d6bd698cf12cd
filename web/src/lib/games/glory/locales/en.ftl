glory-town = The town
glory-automaton = The automaton
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
glory-none-yet = none yet
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
glory-secret-titles = { $count ->
    [one] secret title
   *[other] { $count } secret titles
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
glory-hand-empty = no cards in hand
glory-hand-hidden = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
glory-seen = seen by all
glory-unused = Unused so far, and worth nothing at the end: { $names }.
glory-gained = gained
glory-turns-up = turns up
glory-turns-down = used
glory-next-tournament = Next tournament
glory-attack-glory = attack, glory
glory-shields-yours = { $count ->
    [0] no shield of yours yet
    [one] one shield of yours
   *[other] { $count } shields of yours
}
glory-slot = slot { $slot }
glory-die-adds = adds a white die of his own
glory-die-takes-red = takes one red die of yours
glory-die-takes-black = takes one black die of yours
glory-die-takes-white = takes one white die of yours
glory-load-failed = This part could not be loaded.
glory-again = Again
# The book of the game
glory-reference = Book
