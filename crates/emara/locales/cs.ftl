# Koruna Emary: věty pro tahy, události, odmítnutí.
seat = Místo { $n }
nothing = nic
and = a
wood = { $n } dřevo
stone = { $n } kámen
cloth = { $n } látka
grain = { $n } obilí
coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
ring = { $n ->
    [one] { $n } prsten
    [few] { $n } prsteny
   *[other] { $n } prstenů
 }
book = { $n ->
    [one] { $n } kniha
    [few] { $n } knihy
   *[other] { $n } knih
 }
bread = { $n ->
    [one] { $n } chléb
    [few] { $n } chleby
   *[other] { $n } chlebů
 }
kind-wood = dřevo
kind-stone = kámen
kind-cloth = látka
kind-grain = obilí
ring-country = venkova
ring-town = města
hut = chýše za { $cost } ({ $area })
move-start-move = Přesunout radního: { $from } → { $to }
move-start-resource = Začít se surovinou: { $goods }
move-play = Zahrát kartu { $card } na pozici { $slot }
move-walk = Pohyb o { $steps }: { $area }
move-step = Karta: jeden krok, { $area }
move-trade = Karta: zaplatit { $pay }, vzít { $gain }
move-hire-craftsman = Karta: řemeslník, { $hut }, cena: { $pay }
move-hire-master = Karta: najmout { $master }, cena: { $pay }
move-errand = Karta: pochůzka, { $area }
move-title = Nový titul: { $title }, cena: { $pay }
move-craftsman = Řemeslník, { $hut }, cena: { $pay }
move-master = Najmout { $master }, cena: { $pay }
move-use-master = { $master }: zaplatit { $pay }, získat { $gain }
move-harvest = Sklizeň: { $goods }
move-harvest-bake = Sklizeň: { $goods }, zaplatit { $pay } a upéct { $breads }
move-donate = Příspěvek, { $kind }: zaplatit { $pay }
move-give = Dar králi, { $kind }: zaplatit { $pay }
move-give-book = Kniha na hrad: { $points } bodů staveb
move-sell = Prodat { $goods }
move-sell-books = Prodat { $books }: { $points } bodů obyvatel
move-deliver-stone = Dodat kámen, zaplatit { $pay }: { $points } bodů staveb, { $citizens } bodů obyvatel
move-deliver-bread = Rozdat { $breads }: { $citizens } bodů obyvatel
move-deliver-wood = Dodat dřevo, zaplatit { $pay }: { $points } bodů staveb
move-redeem = Uplatnit žeton { $token }
move-leave = Opustit: { $area }
move-keep = Ponechat žeton { $token }
move-take-offer = { $event }: zaplatit { $pay }, získat { $gain }
move-decline = { $event }: odmítnout
move-end-turn = Ukončit tah
gain-citizens = body obyvatel: { $n }
gain-buildings = body staveb: { $n }
event-ring-laid = Okruh { $ring }: { $areas }.
event-masters-laid = { $area }: { $masters }.
event-start-card = Karta { $card }: všechny stavby na { $buildings }.
event-statue = Socha: { $seat }.
event-placed = { $seat }: radní stojí na oblastech { $first } a { $second }.
event-start-moved = { $seat } přesouvá radního: { $from } → { $to }.
event-dealt = { $seat } bere karty: { $cards }.
event-dealt-hidden = { $seat } bere { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
 }.
event-cards-back = Každý má zase všech devět karet pohromadě.
event-round-began = Kolo { $round }: { $event }.
event-played = { $seat } hraje kartu { $card } na pozici { $slot }.
event-walked = { $seat }: { $from } → { $to }.
event-errand = { $seat }: pochůzka, { $area }.
event-harvested = { $seat }: sklizeň, { $area }.
event-traded = { $seat } mění suroviny za mince.
event-craftsman-placed = { $seat }: řemeslník, { $hut }.
event-master-hired = { $seat } najímá: { $master }.
event-master-arrived = { $area }: nový mistr { $master }.
event-master-used = { $seat } využívá: { $master }.
event-title-taken = { $seat } získává titul: { $title }.
event-donated = { $seat }: příspěvek, { $kind }.
event-gave = { $seat }: dar králi, { $kind }.
event-book-given = { $seat }: kniha na hrad.
event-sold = { $seat } prodává: { $kind }.
event-books-sold = { $seat } prodává: { $books }.
event-delivered = { $seat } dodává: { $goods }.
event-marker-turned = { $marker }: nyní { $value }.
event-marker-gone = { $marker } opouští hru: odteď { $value }.
event-honour-stack-rebuilt = Odložené žetony přízně tvoří nový sloupek.
event-honours-drawn = { $seat } bere žetony: { $tokens }.
event-honour-kept = { $seat } si nechává: { $token }.
event-redeemed = { $seat } uplatňuje: { $token }.
event-offer-taken = { $seat } reaguje na událost { $event }.
event-offer-declined = { $seat } nereaguje na událost { $event }.
event-paid = { $seat } platí: { $goods }.
event-took = { $seat } bere: { $goods } ({ $from }).
event-citizens = { $seat }: obyvatelé { $change } ({ $from }), nyní { $now }.
event-buildings = { $seat }: stavby +{ $change } ({ $from }), nyní { $now }.
event-buildings-modified = { $seat }: stavby +{ $change } ({ $from } { $base }, mistři { $masters }, událost { $event }), nyní { $now }.
event-turn-ended = { $seat } končí tah.
event-victoria = Viktorie: { $stone } za kámen, { $bread } za chléb; nyní { $now }.
event-victoria-title = Viktorie: { $stone } za kámen, { $bread } za chléb, { $points } za titul { $title }; nyní { $now }.
event-over = Hra skončila: { $results }.
event-over-result = { $seat } { $result }
source-start = příprava
source-harvest = sklizeň
source-donation = příspěvek
source-gift = dar
source-castle-book = kniha
source-market = tržiště
source-site = staveniště
source-craftsman = řemeslník
refusal-not-now = To patří do jiné části hry.
refusal-play-first = Tah začíná kartou.
refusal-already-played = V tomto tahu už byla karta zahrána.
refusal-visit-open = Nejprve dokonči návštěvu oblasti.
refusal-no-visit = Žádná návštěva neprobíhá.
refusal-bad-start = { $from } → { $to } začátek nenapraví: jeden z obou radních musí přejít do druhého okruhu.
refusal-not-in-hand = Karta { $card } není v ruce.
refusal-slot-taken = Pozice { $slot } není volná.
refusal-already-moved = Pohyb tohoto tahu už byl proveden.
refusal-card-used = Karta tohoto tahu už byla využita.
refusal-other-card = Karta { $card } toto nedovoluje.
refusal-no-such-option = Možnost { $option } zde není.
refusal-wrong-payment = Toto není platba ceny { $size }; chybí { $missing }.
refusal-too-few = Je třeba { $needed }, k dispozici je jen { $have }.
refusal-too-few-citizens = Je třeba bodů obyvatel: { $needed }.
refusal-bonus-taken = Tato bonusová akce už byla v tomto tahu provedena.
refusal-highest-title = Vyšší titul není.
refusal-no-craftsman = Všichni tvoji řemeslníci pracují.
refusal-hut-taken = Chýše je obsazená.
refusal-hut-out-of-reach = Žádný tvůj radní nestojí v oblasti { $area }.
refusal-not-on-display = { $master }: tento mistr není v nabídce.
refusal-master-out-of-reach = { $master } je v oblasti { $area }, kde nestojí žádný tvůj radní.
refusal-not-your-master = { $master } pro tebe nepracuje nebo nemá co využít.
refusal-master-used = { $master }: v tomto tahu už využito.
refusal-bad-kind = Vzatá surovina musí být určena a lišit se od zaplacené.
refusal-not-a-town = { $area } není oblast města.
refusal-other-area = { $area }: to se zde nedělá.
refusal-action-used = { $area }: to už bylo při této návštěvě provedeno.
refusal-too-many-breads = Zde pracuje tvých řemeslníků: { $craftsmen }.
refusal-bad-number = { $number } nelze odevzdat.
refusal-not-redeemable = Žeton { $token } nelze při této návštěvě uplatnit.
refusal-not-drawn = Žeton { $token } nebyl vytažen.
refusal-must-move = Pohyb ještě nebyl proveden.
refusal-must-use-card = Kartu { $card } je ještě třeba provést.
