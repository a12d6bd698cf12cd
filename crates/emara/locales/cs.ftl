# Koruna Emary: věty pro tahy, události, odmítnutí.
seat = Hráč { $n }
quoted = „{ $name }“
nothing = nic
wood = { $n } { $noun }
stone = { $n } { $noun }
cloth = { $n } { $noun }
grain = { $n } { $noun }
coin = { $n } { $noun }
ring = { $n } { $noun }
book = { $n } { $noun }
bread = { $n } { $noun }
kind-wood = dřevo
kind-stone = kámen
kind-cloth = látka
kind-grain = obilí
ring-country = venkova
ring-town = města
hut = chýše za { $cost-acc } { $area-at }
hut-acc = chýši za { $cost-acc } { $area-at }
hut-gen = chýše za { $cost-acc } { $area-at }
move-start-move = Přesunout radního { $from-from } { $to-to }
move-start-resource = Vzít si na začátek { $goods-acc }
move-play = Zahrát kartu „{ $card }“ na pozici { $slot }
move-walk = Jít { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
 } { $area-to }
move-step = Karta: jeden krok { $area-to }
move-trade = Karta: zaplatit { $pay-acc }, vzít { $gain-acc }
move-hire-craftsman = Karta: poslat řemeslníka do { $hut-gen }, zaplatit { $pay-acc }
move-hire-master = Karta: najmout { $master-acc }, zaplatit { $pay-acc }
move-errand = Karta: pochůzka { $area-to }
move-title = Stát se { $title-ins }, zaplatit { $pay-acc }
move-craftsman = Poslat řemeslníka do { $hut-gen }, zaplatit { $pay-acc }
move-master = Najmout { $master-acc }, zaplatit { $pay-acc }
move-use-master = { $master }: zaplatit { $pay-acc }, získat { $gain-acc }
move-harvest = Sklidit { $goods-acc }
move-harvest-bake = Sklidit { $goods-acc }, zaplatit { $pay-acc } a upéct { $breads-acc }
move-donate = Přispět { $kind-ins }: zaplatit { $pay-acc }
move-give = Darovat králi { $kind-acc }: zaplatit { $pay-acc }
move-give-book = Dát knihu na Hrad: { $points ->
    [one] { $points } bod staveb
    [few] { $points } body staveb
   *[other] { $points } bodů staveb
 }
move-sell = Prodat { $goods-acc }
move-sell-books = Prodat { $books-acc }: { $points ->
    [one] { $points } bod obyvatel
    [few] { $points } body obyvatel
   *[other] { $points } bodů obyvatel
 }
move-deliver-stone = Dodat kámen, zaplatit { $pay-acc }: { $points ->
    [one] { $points } bod staveb
    [few] { $points } body staveb
   *[other] { $points } bodů staveb
 }, { $citizens ->
    [one] { $citizens } bod obyvatel
    [few] { $citizens } body obyvatel
   *[other] { $citizens } bodů obyvatel
 }
move-deliver-bread = Rozdat { $breads-acc }: { $citizens ->
    [one] { $citizens } bod obyvatel
    [few] { $citizens } body obyvatel
   *[other] { $citizens } bodů obyvatel
 }
move-deliver-wood = Dodat dřevo, zaplatit { $pay-acc }: { $points ->
    [one] { $points } bod staveb
    [few] { $points } body staveb
   *[other] { $points } bodů staveb
 }
move-redeem = Uplatnit žeton „{ $token }“
move-leave = Odejít { $area-from }
move-keep = Nechat si žeton „{ $token }“
move-take-offer = „{ $event }“: zaplatit { $pay-acc }, získat { $gain-acc }
move-decline = Odmítnout událost „{ $event }“
move-end-turn = Ukončit tah
gain-citizens = { $n ->
    [one] { $n } bod obyvatel
    [few] { $n } body obyvatel
   *[other] { $n } bodů obyvatel
 }
gain-buildings = { $n ->
    [one] { $n } bod staveb
    [few] { $n } body staveb
   *[other] { $n } bodů staveb
 }
event-ring-laid = Okruh { $ring }: { $areas }.
event-ring-mixed = Okruh { $n }: { $areas }.
event-masters-laid = { $area }: { $masters }.
event-start-card = Karta „{ $card }“: stavby všech začínají na { $buildings }.
event-statue = { $seat } dostává sochu.
event-placed = { $seat }: radní stojí { $first-at } a { $second-at }.
event-start-moved = { $seat } přesouvá radního { $from-from } { $to-to }.
event-dealt = { $seat } si lízá karty: { $cards }.
event-dealt-hidden = { $seat } si lízá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
event-cards-back = Každý má zase všech devět karet pohromadě.
event-round-began = Kolo { $round }: událost „{ $event }“.
event-played = { $seat } hraje kartu „{ $card }“ na pozici { $slot }.
event-walked = { $seat } vede radního { $from-from } { $to-to }.
event-errand = { $seat } má pochůzku { $area-to }.
event-harvested = { $seat } sklízí { $area-at }.
event-traded = { $seat } mění suroviny za mince.
event-craftsman-placed = { $seat } posílá řemeslníka do { $hut-gen }.
event-master-hired = { $seat } najímá { $master-acc }.
event-master-arrived = Nový mistr { $area-at }: { $master }.
event-master-used = { $seat } využívá služeb { $master-gen }.
event-title-taken = { $seat } se stává { $title-ins }.
event-donated = { $seat } přispívá { $kind-ins }.
event-gave = { $seat } daruje králi { $kind-acc }.
event-book-given = { $seat } dává knihu na Hrad.
event-sold = { $seat } prodává { $kind-acc }.
event-books-sold = { $seat } prodává { $books-acc }.
event-delivered = { $seat } dodává { $goods-acc }.
event-marker-turned = { $marker } – nyní { $value }.
event-marker-gone = { $marker } opouští hru: odteď { $value }.
event-honour-stack-rebuilt = Odložené žetony přízně tvoří nový sloupek.
event-honours-drawn = { $seat } si bere žetony přízně: { $tokens }.
event-honour-kept = { $seat } si nechává žeton „{ $token }“.
event-redeemed = { $seat } uplatňuje žeton „{ $token }“.
event-offer-taken = { $seat } přijímá nabídku události „{ $event }“.
event-offer-declined = { $seat } odmítá nabídku události „{ $event }“.
event-paid = { $seat } platí { $goods-acc }.
event-took = { $seat } si bere { $goods-acc } ({ $from }).
event-citizens = { $seat }: body obyvatel { $change } ({ $from }), nyní { $now }.
event-buildings = { $seat }: body staveb +{ $change } ({ $from }), nyní { $now }.
event-buildings-modified = { $seat }: body staveb +{ $change } ({ $from } { $base }, mistři { $masters }, událost { $event }), nyní { $now }.
event-turn-ended = { $seat } končí tah.
event-victoria = Viktorie bere, co ukazují žetony, { $stone } za kámen a { $bread } za chléb, a oba otočí; nyní { $now }.
event-victoria-title = Viktorie bere, co ukazují žetony, { $stone } za kámen a { $bread } za chléb, oba otočí a vezme nejlepší zbylou kartu titulu { $title-gen }: { $points }; nyní { $now }.
event-over = Hra skončila: { $results }.
event-over-result = { $seat } – { $result }
source-start = příprava
source-harvest = sklizeň
source-donation = příspěvek
source-gift = dar
source-castle-book = kniha
source-market = tržiště
source-site = staveniště
source-craftsman = řemeslník
refusal-not-now = O tom se teď nerozhoduje.
refusal-play-first = Tah začíná kartou.
refusal-already-played = V tomto tahu už byla karta zahrána.
refusal-visit-open = Nejprve dokončete návštěvu oblasti.
refusal-no-visit = Nejprve navštivte některou oblast.
refusal-bad-start = Přesun { $from-from } { $to-to } začátek nenapraví: jeden z obou radních musí přejít do druhého okruhu.
refusal-not-in-hand = Kartu „{ $card }“ nemáte v ruce.
refusal-slot-taken = Pozice { $slot } je obsazená.
refusal-already-moved = Pohyb už jste v tomto tahu provedli.
refusal-card-used = Kartu tohoto tahu už jste využili.
refusal-other-card = Karta „{ $card }“ to nedovoluje.
refusal-no-such-option = Možnost { $option } zde není.
refusal-wrong-payment = Cena je { $size ->
    [one] { $size } surovina
    [few] { $size } suroviny
   *[other] { $size } surovin
 }{ $missing ->
    [0] , a toto je jiná
   *[other] ; zde chybí { $missing }
 }.
refusal-too-few = Je třeba { $needed-gen }; máte { $have }.
refusal-too-few-citizens = Je třeba { $needed ->
    [one] { $needed } bodu obyvatel
   *[other] { $needed } bodů obyvatel
 }.
refusal-bonus-taken = Tato bonusová akce už byla v tomto tahu provedena.
refusal-highest-title = Vyšší titul není.
refusal-no-craftsman = Všichni vaši řemeslníci pracují.
refusal-hut-taken = Chýše je obsazená.
refusal-hut-out-of-reach = Žádný váš radní nestojí { $area-at }.
refusal-not-on-display = { $master } není v nabídce.
refusal-master-out-of-reach = { $master } je { $area-at }, kde nestojí žádný váš radní.
refusal-not-your-master = { $master } pro vás nepracuje, nebo nemá co využít.
refusal-master-used = Služeb { $master-gen } už jste v tomto tahu využili.
refusal-bad-kind = Určete surovinu, kterou si berete: musí se lišit od zaplacené.
refusal-not-a-town = { $area } není oblast města.
refusal-other-area = To se { $area-at } nedělá.
refusal-action-used = Při této návštěvě už jste to udělali ({ $area }).
refusal-too-many-breads = Máte tu jen { $craftsmen ->
    [one] { $craftsmen } řemeslníka
    [few] { $craftsmen } řemeslníky
   *[other] { $craftsmen } řemeslníků
 }.
refusal-bad-number = { $number } nelze odevzdat.
refusal-not-redeemable = Žeton „{ $token }“ nelze při této návštěvě uplatnit.
refusal-not-drawn = Žeton „{ $token }“ mezi vytaženými není.
refusal-must-move = Ještě musíte provést pohyb.
refusal-must-use-card = Ještě musíte provést akci karty „{ $card }“.
