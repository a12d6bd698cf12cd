# Glory česky.
seat = Hráč { $n }
automaton = automat
nothing = nic
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
strength = { $n } síly
faith = { $n } víry
upgrade-to = { $item } na úroveň { $level }
event-circle = událost
deck-romance = dvoření
deck-trade = obchod
deck-challenge = výzva
item-mount = oř
item-armour = zbroj
dice-red = červené: { $n }
dice-black = černé: { $n }
dice-white = bílé: { $n }
foe-brave = soupeř Statečného
by-faith = víra
default-prize = obvyklá cena
why-start = začátek hry
why-late = pozdní místo v prvním pořadí
why-prize = cena turnaje
why-honour = střet vyhraný proti soupeři { $foe }
public-titles = Veřejná přízviska: { $titles }
characters-dealt = { $who } vybírá z: { $characters }
decided = { $who } se rozhodl
character-taken = { $who } hraje za postavu { $character }
order = Iniciativa: { $order }
cards-dealt = { $who } dobírá z balíčku { $deck }: { $cards }
cards-drawn = { $who } dobírá karty: { $n }, balíček { $deck }
title-dealt = { $who } dobírá přízvisko { $title }
title-drawn = { $who } dobírá přízvisko
titles-kept = { $who } si nechává: { $titles }
goal-chosen = { $who } si nechává { $n ->
    [one] { $n } přízvisko
    [few] { $n } přízviska
   *[other] { $n } přízvisek
 }
titles-reshuffled = Odhozená přízviska tvoří nový balíček: { $n }
returned = { $who } vrací: { $cards }
returned-count = { $who } vrací { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
 }
supporter-laid = Místo { $space } na stupnici podpory: { $supporter }
market-laid = Odkryto, { $deck }: { $cards }
event-announced = Ohlášeno na příští kolo: { $event }
event-active = Událost kola: { $event }
recruit-laid = K naverbování: { $supporter }
tournament-drawn = Příští turnaj: { $card }
knight-in-city = { $knight } čeká, město { $city }
knight-in-slot = { $knight } stojí na místě { $slot }
prize-laid = Cena: { $prize }
round-begins = Začíná kolo { $n }
placed = { $who } posílá figurku: { $action }
gained = { $who } získává: { $tokens }
paid = { $who } platí: { $tokens }
glory-gained = { $who }: +{ $n } slávy, nyní { $total } ({ $why })
glory-lost = { $who }: −{ $n } slávy, nyní { $total } ({ $why })
initiative = { $who } přebírá iniciativu, pole { $n }
card-taken = { $who } bere kartu { $card }
upgraded = { $who }: { $item } je nyní na úrovni { $level }
token-gained = { $who } získává: { $token }
token-lost = { $who } nemůže získat: { $token }
challenged = { $who } vyzývá rytíře { $knight }, město { $city }
registered = { $who } obsazuje místo { $slot }
waited = { $who } čeká
card-played = { $who } hraje kartu { $card }
card-back = { $card } se vrací do ruky: { $who }
stopped = { $who } už necestuje
stopped-unasked = { $who } nemá co hrát
updated = Úklid po kole { $n }: figurky se vracejí, žetony se otáčejí
cleared = Opouští hru: { $supporters }; { $cards }
titles-revealed = { $who } odkrývá: { $titles }
declined = { $who } odmítá souboj Statečného
title-scored = { $who } získává přízvisko { $title }: { $n } slávy ({ $served })
ended = Konec hry: { $glory }
passed = { $winner } překonává soupeře { $loser }
champion = { $winner } vítězí v turnaji; cena: { $prize }
automaton-card = Automat otáčí: { $card }
automaton-skips = Automat nemůže: { $action } — { $why }
automaton-acts = Automat provádí: { $action } — { $why }
automaton-idle = Žádná karta nepomohla: figurka automatu drží stráž
automaton-takes = Opouští hru: { $things }
reason-first = první proveditelná akce karty
reason-no-free-space = není volné místo
reason-initiative = v tomto kole už iniciativu má
reason-no-supporter = žádný takový stoupenec na místě levnějším než 2 mince
reason-no-special = žádný speciální stoupenec
reason-market = méně než čtyři odkryté karty
reason-titles = zbývají méně než tři přízviska
reason-event = událost nemá akci
reason-no-shield = v tomto scénáři se turnajů neúčastní
reason-no-place = není místo pro štít
duel-begins = { $who } vyráží proti soupeři { $foe }
used = { $who } používá: { $supporter }
used-refresh = { $who } používá: { $supporter } a otáčí { $token }
committed = { $who } vkládá sílu: { $n }, celkem { $total }
rolled = { $who } hází { $dice }: { $attack }
rerolled = { $who } přehazuje { $counts } ({ $by }): { $dice }, { $attack }
foe-rolled = { $foe } hází { $n }: { $attack }
clash-won = Střet { $n }: vítězí { $who }, { $mine } : { $theirs }
clash-won-tie = Střet { $n }: remízu { $mine } vyhrává { $who }
clash-lost = Střet { $n }: vítězí { $foe }, { $theirs } : { $mine }
clash-lost-tie = Střet { $n }: remízu { $mine } vyhrává { $foe }
prestige-turned = { $who } otáčí rubem: { $token }
duel-won = { $who } poráží soupeře { $foe } { $score }
duel-lost = { $who } podléhá soupeři { $foe } { $score }
brave-won = { $who } dokazuje statečnost { $score }
brave-lost = { $who } prohrává souboj Statečného { $score }
taken-back = { $who } si bere zpět: { $tokens }
turned-up = { $who } otáčí lícem: { $token }
move-character = Hrát za postavu { $character }
move-keep = Nechat si: { $titles }
move-return-none = Nechat si všechny karty
move-return = Vrátit za sílu: { $cards }
move-event = Událost: { $event }
move-place = { $action }
move-take = Vzít kartu { $card }
move-draw = Dobrat z balíčku { $deck }
move-upgrade = Vylepšit: { $item }
move-support = Získat: { $supporter }, místo { $space }
move-challenge = Vyzvat rytíře { $knight }
move-slot = Obsadit místo { $slot }
move-goal = Nechat si přízvisko { $title }
move-travel = Zahrát kartu { $card }
move-stop = Dál necestovat
move-reward = Zvolit: { $reward }
move-use = Použít: { $supporter }
move-refresh = Použít: { $supporter }, otočit { $token }
move-commit = Vložit sílu: { $n }
move-reroll = Utratit víru, přehodit { $dice }
move-relic = Použít: { $relic }
move-relic-reroll = Použít: { $relic }, přehodit { $dice }
move-turn-up = Otočit lícem: { $token }
move-pass = Pas
move-fight = Bojovat o přízvisko Statečný
move-decline = Nebojovat
no-another-question = Teď se rozhoduje o něčem jiném
no-not-dealt = Tato postava vám nebyla rozdána
no-not-these = Nechte si z dobraných přízvisek: { $n }
no-not-in-hand = Tuto kartu nemáte v ruce
no-free-space = { $action }: všechna místa jsou obsazena
no-event-action = Událost tohoto kola nemá akci
no-cannot-pay = Stojí to { $needs } a máte { $has }
no-nothing-to-do = { $action }: teď by to nic nepřineslo
no-initiative-once = V tomto kole už iniciativu máte
no-such-card = Taková karta v nabídce není
no-upgrade = { $item }: z úrovně { $level } takto vylepšit nelze
no-empty-space = Na místě { $space } není žeton
no-knight-not-free = { $knight }: vyzvat nelze
no-shield-in-city = Ve městě rytíře { $knight } už máte štít
no-slot-taken = Místo { $slot } není volné
no-must-place = Teď musíte umístit štít
no-not-playable = { $card }: na této úrovni nelze zahrát
no-such-reward = Karta to teď nenabízí
no-too-much-strength = Lze vložit nejvýš { $n } síly
no-too-many-dice = Přehodit lze 1 až { $n } hozených kostek ({ $dice })
no-supporter = { $supporter }: teď použít nelze
no-refresh = { $supporter }: není co otočit
no-relic = { $relic }: teď použít nelze
no-not-used = Tento žeton nebyl v souboji použit
