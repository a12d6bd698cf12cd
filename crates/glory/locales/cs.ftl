# Glory česky.
seat = Hráč { $n }
automaton = automaton
nothing = nic
foe-card = { $rival } z karty „{ $card }“
rival = soupeř
prestige-token = žeton prestiže „{ $token }“
quoted = „{ $name }“
glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }
coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
 }
coins-acc = { $n ->
    [one] { $n } minci
    [few] { $n } mince
   *[other] { $n } mincí
 }
strength = { $n ->
    [one] { $n } žeton síly
    [few] { $n } žetony síly
   *[other] { $n } žetonů síly
 }
strength-acc = { $n ->
    [one] { $n } žeton síly
    [few] { $n } žetony síly
   *[other] { $n } žetonů síly
 }
faith = { $n ->
    [one] { $n } žeton víry
    [few] { $n } žetony víry
   *[other] { $n } žetonů víry
 }
faith-acc = { $n ->
    [one] { $n } žeton víry
    [few] { $n } žetony víry
   *[other] { $n } žetonů víry
 }
upgrade-to = { $item } { $level }. úrovně
upgrade-to-acc = { $item-acc } { $level }. úrovně
event-circle = událost
deck-romance = dvoření
deck-trade = obchod
deck-challenge = výzva
item-mount = oř
item-armour = zbroj
dice-red = { $n ->
    [one] { $n } kostka síly
    [few] { $n } kostky síly
   *[other] { $n } kostek síly
 }
dice-red-acc = { $n ->
    [one] { $n } kostku síly
    [few] { $n } kostky síly
   *[other] { $n } kostek síly
 }
dice-black = { $n ->
    [one] { $n } kostka oře
    [few] { $n } kostky oře
   *[other] { $n } kostek oře
 }
dice-black-acc = { $n ->
    [one] { $n } kostku oře
    [few] { $n } kostky oře
   *[other] { $n } kostek oře
 }
dice-white = { $n ->
    [one] { $n } kostka zbroje
    [few] { $n } kostky zbroje
   *[other] { $n } kostek zbroje
 }
dice-white-acc = { $n ->
    [one] { $n } kostku zbroje
    [few] { $n } kostky zbroje
   *[other] { $n } kostek zbroje
 }
foe-brave = { $rival } o přízvisko „Statečný“
by-faith = víra
default-prize = standardní odměna
why-start = začátek hry
why-late = místo v počátečním pořadí
why-prize = cena turnaje
why-honour = vyhraný střet ({ $foe })
public-titles = Veřejná přízviska: { $titles }.
characters-dealt = { $who } vybírá postavu: { $characters }.
decided = { $who }: rozhodnuto.
character-taken = { $who } hraje za { $character-acc }.
order = Iniciativa: { $order }.
cards-dealt = { $who } dobírá z balíčku { $deck-of }: { $cards }.
cards-drawn = { $who } dobírá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 } z balíčku { $deck-of }.
title-dealt = { $who } dobírá přízvisko „{ $title }“.
title-drawn = { $who } dobírá přízvisko.
titles-kept = { $who } si nechává přízviska: { $titles }.
goal-chosen = { $who } si nechává { $n ->
    [one] { $n } přízvisko
    [few] { $n } přízviska
   *[other] { $n } přízvisek
 }.
titles-reshuffled = Odhozená přízviska jsou znovu v balíčku: { $n }.
returned = { $who } vrací karty: { $cards }.
returned-count = { $who } vrací { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }.
supporter-laid = Pole { $space } v nabídce stoupenců: { $supporter }.
market-laid = Nabídka karet { $deck-of }: { $cards }.
event-announced = Na příští kolo je ohlášena událost „{ $event }“.
event-active = Událost kola: „{ $event }“.
recruit-laid = Lze naverbovat { $supporter-acc }.
tournament-drawn = Příští turnaj: { $card }.
knight-in-city = { $knight } čeká { $city-at }.
knight-in-slot = { $knight } stojí na poli { $slot }.
prize-laid = Cena: { $prize }.
round-begins = Začíná kolo { $n }.
placed = { $who } posílá figurku na akci „{ $action }“.
gained = { $who } získává { $tokens-acc }.
paid = { $who } platí { $tokens-acc }.
glory-gained = { $who }: +{ $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }, nyní { $total } ({ $why }).
glory-lost = { $who }: −{ $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }, nyní { $total } ({ $why }).
initiative = { $who } přebírá iniciativu, pole { $n }.
card-taken = { $who } si bere kartu „{ $card }“.
upgraded = { $who } vylepšuje { $item-acc } na { $level }. úroveň.
token-gained = { $who } získává { $token-acc }.
token-lost = { $who } nemůže získat { $token-acc }.
challenged = { $who } vyzývá { $knight-acc } { $city-at }.
registered = { $who } obsazuje pole { $slot }.
waited = { $who } čeká.
card-played = { $who } hraje kartu „{ $card }“.
card-back = { $who } si vrací do ruky kartu „{ $card }“.
stopped = { $who } už necestuje.
stopped-unasked = { $who } nemá co hrát.
updated = Úklid po kole { $n }: figurky se vracejí, žetony se otáčejí lícem vzhůru.
cleared = Ze hry odchází: { $supporters }; { $cards }.
titles-revealed = { $who } odkrývá: { $titles }.
declined = { $who } odmítá souboj o přízvisko „Statečný“.
title-scored = { $who } získává přízvisko „{ $title }“: { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 } ({ $served }).
title-earned = { $who } získává přízvisko „{ $title }“: { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
 }.
ended-with = { $n } ({ $who })
ended = Konec hry: { $glory }.
passed = { $winner } postupuje, { $loser } vypadává.
champion = { $winner } vítězí v turnaji; cena: { $prize }.
automaton-card = Automaton otáčí kartu: { $card }.
automaton-skips = Automaton nemůže provést akci „{ $action }“: { $why }.
automaton-acts = Automaton provádí akci „{ $action }“: { $why }.
automaton-idle = Žádná karta nevyhověla: figurka automatona drží stráž.
automaton-takes = Ze hry odchází: { $things }.
reason-first = první proveditelná akce karty
reason-no-free-space = není volné pole
reason-initiative = v tomto kole už iniciativu má
reason-no-supporter = na poli levnějším než 2 mince není takový stoupenec
reason-no-special = není speciální stoupenec
reason-market = méně než čtyři odkryté karty
reason-titles = zbývá méně než tři přízviska
reason-event = událost nemá akci
reason-no-shield = v tomto scénáři se turnajů neúčastní
reason-no-place = štít není kam umístit
duel-begins = { $who } vyjíždí proti { $foe-dat }.
used = { $who } používá { $supporter-acc }.
used-refresh = { $who } používá { $supporter-acc } a otáčí lícem vzhůru { $token-acc }.
committed = { $who } vkládá { $n ->
    [one] { $n } žeton síly
    [few] { $n } žetony síly
   *[other] { $n } žetonů síly
 }, celkem { $total }.
faces-red = síla { $faces }
faces-black = oř { $faces }
faces-white = zbroj { $faces }
rolled = { $who } hází kostkami: { $dice }; útok { $attack }.
rerolled = { $who } přehazuje { $counts-acc } ({ $by }): { $dice }; útok { $attack }.
foe-rolled = { $foe }: hod { $n }, útok { $attack }.
clash-won = Střet { $n }: { $who } vítězí, { $mine } : { $theirs }.
clash-won-tie = Střet { $n }: { $who } vítězí při shodě ({ $mine }).
clash-lost = Střet { $n }: { $foe } vítězí, { $theirs } : { $mine }.
clash-lost-tie = Střet { $n }: { $foe } vítězí při shodě ({ $mine }).
prestige-turned = { $who } otáčí lícem dolů žeton prestiže „{ $token }“.
duel-won = { $who } poráží { $foe-acc } { $score }.
duel-lost = { $who } podléhá { $foe-dat } { $score }.
brave-won = { $who } dokazuje statečnost { $score }.
brave-lost = { $who } prohrává souboj o přízvisko „Statečný“ { $score }.
taken-back = { $who } si bere zpět { $tokens-acc }.
turned-up = { $who } otáčí lícem vzhůru { $token-acc }.
move-character = Hrát za { $character-acc }
move-keep = Nechat si přízviska: { $titles }
move-return-none = Nechat si všechny karty
move-return = Vrátit za žetony síly: { $cards }
move-event = Událost „{ $event }“
move-place = { $action }
move-take = Vzít si kartu „{ $card }“
move-draw = Dobrat kartu z balíčku { $deck-of }
move-upgrade = Vylepšit { $item-acc }
move-support = Získat { $supporter-acc } z pole { $space }
move-challenge = Vyzvat { $knight-acc }
move-slot = Obsadit pole { $slot }
move-goal = Nechat si přízvisko „{ $title }“
move-travel = Zahrát kartu „{ $card }“
move-stop = Dál necestovat
move-reward = Zvolit { $reward-acc }
move-use = Použít { $supporter-acc }
move-refresh = Použít { $supporter-acc }, otočit lícem vzhůru { $token-acc }
move-commit = Vložit { $n ->
    [one] { $n } žeton síly
    [few] { $n } žetony síly
   *[other] { $n } žetonů síly
 }
move-reroll = Utratit žeton víry, přehodit { $dice-acc }
move-relic = Použít { $relic-acc }
move-relic-reroll = Použít { $relic-acc }, přehodit { $dice-acc }
move-turn-up = Otočit lícem vzhůru { $token-acc }
move-pass = Pasovat
move-fight = Bojovat o přízvisko „Statečný“
move-decline = Nebojovat
no-another-question = O tom se teď nerozhoduje.
no-not-dealt = Tato postava vám nebyla rozdána.
no-not-these = Nechte si { $n ->
    [one] { $n } přízvisko
    [few] { $n } přízviska
   *[other] { $n } přízvisek
 } z dobraných.
no-not-in-hand = Tuto kartu nemáte v ruce.
no-free-space = Akce „{ $action }“: všechna pole jsou obsazená.
no-event-action = Událost tohoto kola nemá akci.
no-cannot-pay = Stojí to { $needs }, ale máte { $has }.
no-nothing-to-do = Akce „{ $action }“ by teď nic nepřinesla.
no-initiative-once = V tomto kole už iniciativu máte.
no-such-card = Taková karta v nabídce není.
no-upgrade = Takto { $item-acc } na úrovni { $level } vylepšit nelze.
no-empty-space = Na poli { $space } není destička.
no-knight-not-free = { $knight-acc } teď vyzvat nelze.
no-shield-in-city = Ve městě, kde čeká { $knight }, už máte štít.
no-slot-taken = Pole { $slot } je obsazené.
no-must-place = Teď musíte umístit štít.
no-not-playable = Kartu „{ $card }“ na vaší úrovni vybavení zahrát nelze.
no-such-reward = Karta to teď nenabízí.
no-too-much-strength = Lze vložit nejvýš { $n ->
    [one] { $n } žeton síly
    [few] { $n } žetony síly
   *[other] { $n } žetonů síly
 }.
no-too-many-dice = Přehodit lze nejvýše { $n } z hozených kostek ({ $dice }).
no-supporter = { $supporter-acc } teď použít nelze.
no-refresh = { $supporter }: není co otočit lícem vzhůru.
no-relic = { $relic-acc } teď použít nelze.
no-not-used = Tento žeton nebyl v souboji použit.
odds-title = Jezdec proti rytířům, hra o vítězství
odds-axis = Šance na vítězství, %
odds-duel = celý souboj
odds-clash = první střet
