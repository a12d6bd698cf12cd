# Crown of Emara: words of the board.
emara-yours = yours
emara-you = { $name }, you
emara-no-title = no title yet
emara-lap-order = Order of the lap
emara-statue = holds the statue: begins each lap
emara-scores = Scores
emara-lane = { $name }: { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  }, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
  }
emara-ends = ends
emara-at-start = start
emara-lower-counts = the lower counts
emara-need-more = you need more
emara-victoria = Victoria
emara-victoria-takes = At the end of this round she takes
emara-victoria-next = Victoria next: { $title }
emara-victoria-ends = Victoria ends
emara-event-set-up = only for the start
emara-event-start_of_round = at the start of the round
emara-event-this_round = holds this round
emara-event-end_of_round = at the end of the round
emara-event-ends = ends { $n }, other { $other }
emara-event-now = now: end of the round
emara-by-slot = Slot { $slot } leads here
emara-hut = Hut, price { $cost }
emara-hut-taken = Hut of { $name }
emara-hut-at = Hut: { $area }
emara-master = { $name }: { $points ->
    [one] { $points } citizen
   *[other] { $points } citizens
  }. { $text } Price: { $cost }
emara-my-harvest = My harvest
emara-or = or
emara-here = you stand here
emara-no-craftsman = no craftsman yet
emara-craftsmen-here = { $n ->
    [one] 1 + { $n } craftsman
   *[other] 1 + { $n } craftsmen
  }
emara-donation = Donation
emara-gift = Gift
emara-castle-book = A book to the castle
emara-marker = { $kind }: { $value }, then { $next }
emara-marker-stone = Stone: { $value ->
    [one] { $value } citizen
   *[other] { $value } citizens
  }, then { $next }
emara-marker-bread = Bread: { $value ->
    [one] { $value } citizen
   *[other] { $value } citizens
  } each, then { $next }
emara-marker-now = marker { $value }, then { $next }
emara-no-marker = no marker
emara-3-to-21 = 3 to 21
emara-each = each
emara-ring = Ring { $n }
emara-ring-0 = The countryside
emara-ring-1 = The town
emara-nobility = Nobility
emara-title-label = { $name }: price { $cost }, { $points } citizens
emara-slots = Slots: steps to walk
emara-slot = Slot { $slot }
emara-slot-used = Slot { $slot }: { $card }
emara-slot-free = free
emara-hand = My hand
emara-hand-empty = empty
emara-this-turn = This turn
emara-part-card = Card
emara-part-move = Move
emara-part-title = Title
emara-part-craftsman = Craftsman
emara-part-master = Master
emara-part-done = done
emara-none-yet = –
emara-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }
emara-highest = the highest
emara-all-placed = all placed
emara-huts = { $n ->
    [one] { $n } hut
   *[other] { $n } huts
  }
emara-to-hire = { $n } to hire
emara-nothing-now = not now
emara-stock = My goods
emara-craftsmen = My craftsmen
emara-craftsman-points = The next craftsman gives { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
  }
emara-cards-played = { $n } of 9 cards played
emara-nothing-kept = no tokens, no masters
emara-citizens = citizens
emara-buildings = buildings
emara-would-end = would end at
emara-ended = ended at
emara-good-wood = wood
emara-good-stone = stone
emara-good-cloth = cloth
emara-good-grain = grain
emara-good-coin = coins
emara-good-ring = rings
emara-good-book = books
emara-good-bread = bread
emara-count-wood = { $n } wood
emara-count-stone = { $n } stone
emara-count-cloth = { $n } cloth
emara-count-grain = { $n } grain
emara-count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
  }
emara-count-ring = { $n ->
    [one] { $n } ring
   *[other] { $n } rings
  }
emara-count-book = { $n ->
    [one] { $n } book
   *[other] { $n } books
  }
emara-count-bread = { $n ->
    [one] { $n } bread
   *[other] { $n } breads
  }
emara-count-any = { $n ->
    [one] { $n } resource
   *[other] any { $n } resources
  }
emara-count-citizens = { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
  }
emara-count-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
  }
emara-count-honour_token = { $n ->
    [one] { $n } honour token
   *[other] { $n } honour tokens
  }
emara-visit = Visit
emara-visit-cathedral = one donation a visit
emara-visit-castle = any order, each once
emara-visit-market = any order, each once
emara-visit-construction-site = each delivery once
emara-visit-country = { $n ->
    [0] no craftsman of yours
    [one] { $n } craftsman of yours
   *[other] { $n } craftsmen of yours
  }
emara-once = once
emara-base = delivery
emara-one-of-three = 1 of 3
emara-chosen-once = another is chosen
emara-done-here = done in this visit
emara-then = then { $n }
emara-coin-stands-in = { $n ->
    [one] coin for 1
   *[other] coins for { $n }
  }
emara-enough = enough
emara-then-enough = after these steps: enough
emara-then-short = enough now, after these steps { $n } short
emara-short = { $n } short
emara-lacks = { $goods } short
emara-may-draw = What you may draw
emara-stack = stack { $stack }, open pile { $pile }
emara-draw-stack = { $n ->
    [one] This one.
   *[other] { $n } of these by chance; you keep one.
  }
emara-draw-pile = { $n ->
    [one] One of these by chance: they return from the open pile.
   *[other] { $n } of these by chance, as they return from the open pile; you keep one.
  }
emara-draw-both = { $n ->
    [one] The first for sure,
   *[other] The first { $n } for sure,
  } then { $rest } of those that return from the open pile; you keep one.
emara-give-book = Give 1 book
emara-none = none
emara-sales = { $n ->
    [one] one sale a visit
   *[other] { $n } sales this round
  }
emara-sell = Sell { $good }
emara-of = of { $n }
emara-one-bundle = one bundle a visit
emara-books-for = { $n ->
    [one] { $n } book
   *[other] { $n } books
  } for { $points } citizens
emara-bread-for = { $n ->
    [one] { $n } bread
   *[other] { $n } breads
  } for { $points } citizens
emara-wood-for = { $n } wood for { $points } buildings
emara-my-tokens = My honour tokens
emara-owned = owned on arrival
emara-only-at = only here: { $place }
emara-redeem = Redeem
emara-after-visit = After the visit
emara-bonus-actions = bonus actions
emara-harvest = Harvest
emara-harvest-choice = { $goods }, { $bread }
emara-bakes = bakes { $grain }
emara-no-grain = too little grain
emara-how-to-pay = How to pay
emara-pays = { $n } paid
emara-less = Less { $good }
emara-more = More { $good }
emara-way = way { $n } of { $all }
emara-way-before = The way before
emara-way-next = The next way
emara-keep-one = Keep one token
emara-others-to-pile = The others go to the open pile
emara-token-here = you stand there: on a later visit
emara-token-used = { $n ->
    [one] { $n } step: the slot is used
   *[other] { $n } steps: the slot is used
  }
emara-token-free = { $n ->
    [one] { $n } step: the slot is free
   *[other] { $n } steps: the slot is free
  }
emara-luck-spoke = Luck has spoken: no undo behind this point.
emara-unfold = Open
emara-fold = Fold
emara-to-log = To the log
emara-your-answer = Your answer
emara-once-or-not = once, or not at all
emara-cannot-pay = cannot be paid
emara-decline = Decline
emara-keep-all = keep everything
emara-who-answered = Who has answered
emara-in-turn-order = in turn order
emara-choosing = choosing
emara-answered = paid
emara-declined = declined
emara-fix-title = One of your councillors must change rings
emara-fix-text = The card puts both on one ring. The others follow you, one area further in each ring.
emara-fix-who = Who goes
emara-fix-where = Where to, on the other ring
emara-brief-cathedral = donation
emara-brief-castle = gift, book
emara-brief-market = coins, books
emara-brief-construction-site = stone, bread, wood
emara-start-title = Choose a resource to begin with
emara-start-text = Everybody takes one, in turn order.
emara-use-wood = for huts and the Construction Site
emara-use-stone = for the Construction Site and masters
emara-use-cloth = for masters and huts
emara-use-grain = for bread and huts
emara-tab-country = Country
emara-tab-city = City
emara-tab-nobles = Nobles
emara-tab-event = Event
emara-crumb-pay = pay { $goods }
emara-crumb-from = from: { $area }
emara-crumb-to = to: { $area }
emara-crumb-slot = slot { $slot }
emara-crumb-step = one step: { $area }
emara-crumb-errand = errand: { $area }
emara-crumb-trade = change for coins
emara-crumb-card-craftsman = craftsman, cheaper: { $area }
emara-crumb-craftsman = craftsman: { $area }
emara-crumb-hire = hire { $name }
emara-crumb-bake = bake { $bread }
emara-crumb-harvest = harvest
emara-crumb-donate = donate { $goods }
emara-crumb-give = give { $goods }
emara-crumb-castle-book = a book to the castle
emara-crumb-books = sell { $books }
emara-crumb-deliver = deliver { $goods }
emara-crumb-redeem = redeem { $token }
emara-crumb-keep = keep { $token }
emara-leave = Leave
emara-end-turn = End turn
emara-do = Do it
emara-do-steps = Do all { $n }
emara-do-and-end = Do it and end the turn
emara-do-start-move = Place them
emara-do-start-resource = Take it
emara-do-play = Play
emara-do-walk = Walk
emara-do-trade = Change
emara-do-step = Take the step
emara-do-hire-craftsman = Hire
emara-do-hire-master = Hire
emara-do-errand = Go
emara-do-title = Take the title
emara-do-craftsman = Hire
emara-do-master = Hire
emara-do-use-master = Use
emara-do-harvest = Harvest
emara-do-donate = Donate
emara-do-give = Give
emara-do-give-book = Give the book
emara-do-sell = Sell
emara-do-sell-books = Sell
emara-do-deliver-stone = Deliver
emara-do-deliver-bread = Deliver
emara-do-deliver-wood = Deliver
emara-do-redeem = Redeem
emara-do-keep = Keep it
emara-do-take-offer = Pay
emara-do-leave = Leave
emara-do-decline = Decline
emara-do-end-turn = End turn
emara-effect-pay = Pay
emara-effect-gain = Gain
emara-effect-marker = marker
emara-left = You could still have: { $list }.
emara-left-craftsman = a craftsman
emara-left-event = At the end of the round: { $event }. Keep what it asks for.
emara-phase-layout = Layout
emara-phase-masters = Masters
emara-phase-start = Start card
emara-phase-places = Places
emara-phase-resource = Resource
emara-phase-hands = Hands
emara-phase-event = Event
emara-phase-lap = Lap { $lap }
emara-phase-turn = Turn { $lap }
emara-phase-end = End of round
emara-phase-victoria = Victoria
emara-where = round { $round } of { $rounds }
emara-where-setup = set-up
emara-ask-event = Will you answer the event?
emara-ask-play = Choose a card, then a place
emara-ask-harvest = Who bakes?
emara-ask-visit = What will you do here?
emara-ask-main = Bonus actions, or end the turn
emara-seat-note = { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
  }, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
  }
emara-group-go = Walk
emara-group-bonus = Bonus actions
emara-group-end = Going on
emara-group-start = Beginning
emara-group-here = Here
emara-row-master = Hire { $name }
emara-row-hire-master = Card: hire { $name }
emara-row-use-master = Use { $name }
emara-row-craftsman = Craftsman: { $area }
emara-row-hire-craftsman = Card: craftsman, { $area }
emara-row-donate = Donate { $kind }
emara-row-give = Gift of { $kind }
emara-row-title = The next title
emara-timing-immediate = At once, when hired.
emara-timing-per_turn = Once in each of your turns.
emara-timing-permanent = From now on, by itself.
emara-left-over = Points for what is left over
emara-road = Victoria’s road
emara-road-note = if you leave her alone
emara-road-round = Round
emara-road-sum = Sum
emara-dream = Your plan: { $card }, then { $area }.
emara-dream-note = Not sent yet; others may still change it.
emara-dream-drop = Drop it
emara-pay-edit = Change it
emara-end-single = A game for its own sake, from { $start } buildings.
emara-end-beaten = You beat Victoria
emara-end-kept = Victoria keeps the crown
emara-end-against = { $score } against { $victoria }, from { $start } buildings.
emara-end-tie = A tie is hers.
emara-end-scores = { $best } against { $others }. Only the lower track counts; everybody began with { $start } buildings.
emara-end-by-tie-other-track = The other track decided.
emara-end-by-tie-title = The higher title decided.
emara-end-by-tie-title-card = The better title card decided.
emara-she-took = What she took
