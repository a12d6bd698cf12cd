# Words that the first frame does not need: what pieces are, the end, the campaign, the reference, the guide.
emara-account-titles = Titles
emara-account-masters = Masters
emara-account-places = Town
emara-account-craftsmen = Craftsmen
emara-account-events = Events
emara-from-donation = Donations
emara-from-gift = Gifts
emara-from-castle-book = Books for the castle
emara-from-market = Market
emara-from-site = Deliveries
emara-from-honour = Honour tokens
emara-from-craftsman = Craftsmen
emara-from-start = The start
emara-decided = What decided it
emara-fact-short = { $name } was { $n ->
    [one] { $n } point
   *[other] { $n } points
  } short.
emara-fact-tie = { $name } ended on the same number: the other track, then the title decide.
emara-fact-idle = { $name }: { $n } points of the higher track counted for nothing.
emara-fact-victoria-beaten = Victoria is beaten by { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
emara-fact-victoria-won = { $n ->
    [one] { $n } point more
   *[other] { $n } points more
  } would have beaten Victoria.
emara-filled-counts = the filled part counts
emara-chart = { $name }: citizens { $citizens }, buildings { $buildings }
emara-campaign = Against Victoria
emara-campaign-rule = After each win you begin with { $win } buildings fewer, after a loss or a tie with { $loss } more.
emara-campaign-variants = Variants; records are kept apart
emara-variant-standard = Standard
emara-variant-choice = Open hand
emara-variant-layout = Random layout
emara-variant-both = Both
emara-climb = Climb { $n }
emara-climb-start = { $n } buildings at the start
emara-climb-win = win: next from { $n }
emara-climb-loss = loss or tie: { $n }
emara-climb-begin = Begin from { $n }
emara-climb-go-on = Go on with the game
emara-won = won
emara-lost = lost
emara-playing = being played
emara-climb-ends = win: { $win }, loss: { $loss }
emara-leaving = Leaving counts as a loss.
emara-leaving-means = The next start would be { $loss } instead of { $win }. A closed page is not leaving: the game waits for you.
emara-won-from = Won from { $n }
emara-lost-from = Not won from { $n }
emara-score = { $result } to { $victoria }
emara-news-won = You climb: the next game starts with { $next } buildings.
emara-news-lost = The next game starts with { $next } buildings.
emara-news-left = You left: that counts as a loss. The next game starts with { $next } buildings.
emara-climb-replay = Replay
emara-new-record = New record: won from { $start } with { $result }
emara-record-before = before: from { $start }, with { $result }
emara-tally = { $won } won, { $lost } lost
emara-record = Record: won from { $start } with { $result }.
emara-no-record = No climb has been won yet.
emara-singles = Best single results by start
emara-single-none = not played
emara-single-victoria = Victoria { $n }
emara-single-play = Play a single game from { $n }
emara-rung = Replay of the game from { $n }
emara-ladder = The ladder of starts; the next game begins at { $n }
emara-left-game = left
emara-to-campaign = To the ladder
emara-worth = What is left over
emara-worth-token = honour tokens
emara-worth-any = { $n } resources
emara-if-equal = If equal
emara-if-equal-1 = the higher other track
emara-if-equal-2 = the higher title
emara-if-equal-3 = the better title card
emara-if-equal-4 = the crown is shared
emara-fact-master = { $master } brought { $name } { $n } points.
emara-fact-event = { $event } brought { $name } { $n } points.
emara-fact-none-idle = { $name }: nothing idle, both tracks end on { $n }.
emara-dotted = dotted: Victoria
emara-next-climb = Next climb: from { $n }
emara-best-single = Your best from { $start } buildings: { $result }
emara-col-left = Points for what is left over
emara-col-tracks = Both tracks, filled where it helps most
emara-col-result = Result
emara-reference = Every card and piece
emara-all-cards = Action cards
emara-all-masters = Masters
emara-all-events = Events
emara-all-honours = Honour tokens
emara-all-titles = Titles
emara-all-areas = Places
emara-all-markers = Markers
emara-markers-note = each use turns it on; the square is printed on the board and stays
emara-players = { $n } players
emara-all-goods = Goods
emara-tip-turn-1-title = Your first turn
emara-tip-turn-1 = You hold 1 stone. Tap the Stone card and then the Grain Field: the card brings a stone, your councillor walks three steps and harvests 1 grain. For 2 stone a craftsman moves into a hut there: citizens at once, and more grain at every later visit.
emara-tip-turn-2-title = The market and a title
emara-tip-turn-2 = Signet Ring brings a ring. With it walk to the Market and sell your grain for a coin. The coin makes you Baron: whoever takes a title first gets its best card.
emara-tip-turn-3-title = A master
emara-tip-turn-3 = Hiring makes a craftsman or a master cheaper by one. Walk to the Quarry, harvest 1 stone, and the card hires the Landlord, who waits where your other councillor stands. Your ring makes you Count.
emara-tip-turn-4-title = A donation
emara-tip-turn-4 = Play Cloth and walk to the Cathedral. A donation of 1 cloth brings a book and one of three tokens. Keep the one for the Castle: that is where you go next. Luck has spoken then, so there is no way back.
emara-tip-turn-5-title = Gift and token
emara-tip-turn-5 = Play Wood and walk to the Castle. 1 grain for the king brings a ring, and here your token is worth a book. Keep the books: at the Market five together are worth 21 citizens.
emara-tip-turn-6-title = Coin and ring
emara-tip-turn-6 = Money Changer makes a coin of your wood. Coin and ring make you Prince: 9 citizens. Walk to the Forest for new wood.
emara-tip-free-title = Now it is your council
emara-tip-free = Your lower track is citizens, and you have seen what raises it. Four rounds are yours; the bulb below gives a hint, which lays out a whole turn.
emara-tip-welcome-title = A council of six rounds
emara-tip-welcome = In each round you take three turns. A turn is a card, a walk and a visit, and up to three bonus actions.
emara-tip-lower-title = The lower track counts
emara-tip-lower = You have two tracks, citizens and buildings. Only the lower one is your result, so feed both.
emara-tip-card-title = Play a card
emara-tip-card = Tap one of your cards, then a place: the slot that leads there is found by itself. Slot 1 walks one step, slot 2 two, slot 3 three.
emara-tip-walk-title = Walk
emara-tip-walk = One of your two councillors walks the steps of the slot, in the country or in the city. Gold shows where he can go.
emara-tip-harvest-title = Harvest
emara-tip-harvest = In the country a visit brings one good, and one more for each of your craftsmen there.
emara-tip-visit-title = A visit in the city
emara-tip-visit = Beside the board is everything this place offers. Gold can be paid, red says what is missing. Take what helps, then leave.
emara-tip-market-title = The market
emara-tip-market = Here resources become coins, and books become citizens: one book 3, five books together 21.
emara-tip-craftsman-title = A craftsman
emara-tip-craftsman = Where your councillor stands you may send a craftsman into a free hut. He brings citizens now and more harvest later.
emara-tip-master-title = A master
emara-tip-master = Where your councillor stands in the city you may hire a master. He brings citizens, and what he can do is yours.
emara-tip-title-title = A title
emara-tip-title = Coins and rings buy the next title of nobility. Whoever comes first gets the better card.
emara-tip-end-turn-title = End the turn
emara-tip-end-turn = Nothing more to do? End the turn. If something you could pay for is left, the plan says so once.
emara-tip-event-title = The event
emara-tip-event = Each round has an event: at the start, during the round, or at its end. The tag on the card says when.
emara-tip-plan-title = While you wait
emara-tip-plan = Tap a card and a place while others move: your plan is laid out when your turn comes. Nothing is sent before.
emara-tip-half-title = The second half
emara-tip-half = All nine cards are back in your deck. Look at your two tracks: what is the lower one, and what raises it?
emara-tip-last-title = The last round
emara-tip-last = What you keep is worth points at the end, and they go where they help most. Spend what brings more now.
emara-tip-over-title = The end
emara-tip-over = What was left over has filled your lower track. The results show where your points came from.
emara-describe-master = Citizens when hired: { $points }. Price: { $cost }.
emara-describe-honour = Hand it in during a visit to its place, if you had it on arrival. Kept to the end it is worth 1 point.
emara-describe-title = Price: { $cost }. Citizens of the cards that are left: { $points }. Titles are taken in order, one a turn.
emara-describe-hut = Price: { $cost }. A craftsman who lives here gives one more good at each of your harvests in this place, or bakes bread.
emara-describe-country = Each visit gives 1 { $good } and one more for each of your craftsmen here; each of them may bake 1 grain into bread instead.
emara-describe-cathedral = Once a visit: donate a resource for a book and an honour token. The marker shows how many; then it turns.
emara-describe-castle = Once a visit each: a gift to the king for a ring, and a book for 5 buildings.
emara-describe-market = Once a visit each: sell a resource for a coin, and sell 1 to 5 books for citizens.
emara-describe-construction-site = Once a visit each: stone for buildings and citizens, 1 to 3 breads for citizens, 1 or 3 wood for buildings.
emara-describe-marker = Now { $value }, after the next use { $next }.
emara-describe-marker-gone = { $value }, for the rest of the game.
emara-describe-good-wood = A resource. Two left-over resources are worth 1 point at the end.
emara-describe-good-stone = A resource. Two left-over resources are worth 1 point at the end.
emara-describe-good-cloth = A resource. Two left-over resources are worth 1 point at the end.
emara-describe-good-grain = A resource; craftsmen bake it into bread. Two left-over resources are worth 1 point at the end.
emara-describe-good-coin = Pays for titles and stands in for any resource, but not for a coin. Worth 1 point at the end.
emara-describe-good-ring = Pays for titles. Worth 2 points at the end.
emara-describe-good-book = For the Market or the Castle. Worth 1 point at the end.
emara-describe-good-bread = For the Construction Site. Worth 1 point at the end.
emara-describe-slot = A card here lets one councillor walk { $n ->
    [one] { $n } area
   *[other] { $n } areas
  }, exactly. Each slot is used once a round.
emara-describe-part-card = The action of the card, before or after the walk.
emara-describe-part-move = One councillor walks as many areas as the slot says.
emara-describe-part-title = Bonus action: the next title.
emara-describe-part-craftsman = Bonus action: a craftsman for a free hut where one of your councillors stands.
emara-describe-part-master = Bonus action: a master from a town area where one of your councillors stands.
emara-seat-goods = Goods: { $goods }
emara-seat-slots = Slots 1, 2, 3: { $cards }
emara-seat-cards = Cards to come in this half: { $cards }
emara-seat-masters = Masters: { $masters }
emara-seat-tokens = Tokens: { $tokens }
emara-end-chart = Chart
emara-end-pieces = Pieces
emara-end-decided = What decided it
emara-seat-craftsmen = { $n ->
    [0] no craftsman
    [one] { $n } craftsman
   *[other] { $n } craftsmen
  }
emara-seat-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
  }
emara-seat-to-come = { $n } to come
