glory-town = Město
glory-automaton = Automaton
glory-you = Vy
glory-you-named = { $name }, vy
glory-foe-brave = Soupeř o přízvisko „Statečný“
glory-res-coins = Mince
glory-res-strength = Síla
glory-res-faith = Víra
glory-res-glory = Sláva
glory-res-prestige = Prestiž
glory-res-attack = Útok
glory-mount = Oř
glory-armour = Zbroj
glory-attack = útok
glory-n-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
glory-n-strength = { $n } síly
glory-n-faith = { $n } víry
glory-n-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
glory-or = { $a } nebo { $b }
glory-of = { $has } z { $needs }
glory-pay = zaplatit { $n }
glory-free = zdarma
glory-none = žádný
glory-none-yet = zatím žádné
glory-nothing-yet = zatím nic
glory-phase-action = Akce
glory-phase-travel = Cestování
glory-phase-update = Obnova
glory-phase-registration = Zápis
glory-phase-tournament = Turnaj
glory-phase-character = Postavy
glory-phase-titles = Přízviska
glory-phase-return = Ruka
glory-phase-final-travel = Poslední cestování
glory-phase-titles-end = Přízviska
glory-phase-round = Kolo { $round }
glory-mode-plaisance = Plaisance
glory-mode-pas-darmes = Pas d’armes
glory-where = { $mode }, kolo { $round } ze 3
glory-where-setup = { $mode }, příprava
glory-ask-action = figurka { $figure } z { $total }
glory-ask-travel = { $plays ->
    [one] zbývá { $plays } karta
    [few] zbývají { $plays } karty
   *[other] zbývá { $plays } karet
}
glory-ask-character = všichni naráz
glory-ask-titles = všichni naráz
glory-ask-return = všichni naráz
glory-ask-pick = vezměte kartu
glory-ask-upgrade = oř, nebo zbroj
glory-ask-spoils = oř, nebo zbroj
glory-ask-support = vyberte stoupence
glory-ask-herald = umístěte štít
glory-ask-register = umístěte štít
glory-ask-goal = nechte si přízvisko
glory-ask-reward = vyberte odměnu
glory-ask-tent = ve stanu
glory-ask-strength = vložte sílu
glory-ask-faith = přehodit?
glory-ask-lance = stoupenec?
glory-ask-relic = památný předmět?
glory-ask-refund-supporter = vraťte si žeton
glory-ask-refund-relic = vraťte si žeton
glory-ask-brave = souboj o „Statečného“?
glory-prompt-action = Kam postavíte figurku?
glory-prompt-travel = Zahrajte cestovní kartu, nebo skončete
glory-prompt-character = Vyberte si postavu
glory-prompt-titles = Vyberte přízviska, která si necháte
glory-prompt-return = Vraťte karty za sílu, nebo si nechte všechny
glory-prompt-pick = Vezměte kartu z nabídky, nebo vrchní z balíčku
glory-prompt-upgrade = Vylepšete oře, nebo zbroj
glory-prompt-spoils = Vylepšete oře, nebo zbroj
glory-prompt-support = Vyberte stoupence z nabídky
glory-prompt-herald = Vyberte, kam dáte štít
glory-prompt-register = Vyberte, kam dáte štít
glory-prompt-goal = Nechte si jedno přízvisko
glory-prompt-reward = Vyberte odměnu
glory-prompt-tent = Použít stoupence ve stanu?
glory-prompt-strength = Kolik síly vložíte?
glory-prompt-faith = Utratit víru a přehodit kostky?
glory-prompt-lance = Použít stoupence s kopím?
glory-prompt-relic = Použít památný předmět?
glory-prompt-refund-supporter = Kterého stoupence otočíte?
glory-prompt-refund-relic = Který předmět otočíte?
glory-prompt-brave = Utkat se o přízvisko „Statečný“?
glory-answer-stop = Dál necestovat
glory-answer-pass = Vynechat
glory-answer-fight = Utkat se o „Statečného“
glory-answer-decline = Neutkat se
glory-answer-keep-all = Nechat si všechny karty
glory-answer-stop-short = Dost
glory-answer-pass-short = Dál
glory-answer-fight-short = Utkat se
glory-answer-decline-short = Ne
glory-answer-keep-all-short = Nechat
glory-pass-tent = nepoužít nic
glory-pass-faith = nechat hod, víra zůstává
glory-pass-lance = nepoužít nikoho
glory-pass-relic = bez předmětu
glory-pass-register = počkat
glory-do-place = Postavit figurku
glory-do-take = Vzít kartu
glory-do-draw = Dobrat
glory-do-upgrade = Koupit
glory-do-support = Získat stoupence
glory-do-shield = Umístit štít
glory-do-keep = Nechat si
glory-do-travel = Zahrát kartu
glory-do-reward = Vzít odměnu
glory-do-use = Použít
glory-do-turn-up = Otočit
glory-do-seal = Zpečetit volbu
glory-do-commit = Vložit { $n }
glory-do-reroll = { $n ->
    [one] Přehodit { $n } kostku
    [few] Přehodit { $n } kostky
   *[other] Přehodit { $n } kostek
}
glory-crumb-draw = vrchní z balíčku „{ $deck }“
glory-crumb-faith = Utratit 1 víru
glory-dice-red = { $n ->
    [one] { $n } červená
    [few] { $n } červené
   *[other] { $n } červených
}
glory-dice-black = { $n ->
    [one] { $n } černá
    [few] { $n } černé
   *[other] { $n } černých
}
glory-dice-white = { $n ->
    [one] { $n } bílá
    [few] { $n } bílé
   *[other] { $n } bílých
}
glory-group-town = Město
glory-group-cards = Karty z nabídky
glory-group-decks = Balíčky
glory-group-market = Tržnice
glory-group-support = Stoupenci
glory-group-shield = Umístit štít
glory-group-travel = Cestovní karty
glory-group-use = Stoupenci
glory-group-relic = Památné předměty
glory-group-strength = Síla
glory-group-faith = Víra: přehození
glory-group-titles = Přízviska
glory-group-character = Postava
glory-group-return = Vrátit za sílu
glory-group-reward = Odměna
glory-group-turn-up = Otočit
glory-group-wait = Počkat
glory-row-colours = { $n ->
    [one] Jedna barva
    [few] { $n } barvy
   *[other] { $n } barev
}
glory-row-return = { $n ->
    [one] Vrátit { $n } kartu
    [few] Vrátit { $n } karty
   *[other] Vrátit { $n } karet
}
glory-place-training = Výcvik
glory-place-prayer = Modlitba
glory-place-service = Služba
glory-place-solo-training = Samostatně
glory-place-guard = Stráž
glory-place-plan-travel = Cesta
glory-place-market = Tržnice
glory-place-support = Stoupenci
glory-place-herald = Herold
glory-place-new-goal = Cíl
glory-place-initiative = Iniciativa
glory-place-event = Událost
glory-place-open = vždy otevřeno
glory-place-free = { $count ->
    [one] { $count } volné pole
    [few] { $count } volná pole
   *[other] { $count } volných polí
}
glory-place-there = stojí tu: { $names }
glory-note-support = vyberte níže
glory-note-herald = umístit štít
glory-note-goal = 3 přízviska, 1 nechat
glory-note-travel = { $count ->
    [one] { $count } cestovní karta
    [few] { $count } cestovní karty
   *[other] { $count } cestovních karet
}
glory-travel-cards = { $count ->
    [one] { $count } cestovní karta
    [few] { $count } cestovní karty
   *[other] { $count } cestovních karet
}
glory-about-training = Získejte 3 síly. Na každé pole jedna figurka za kolo.
glory-about-prayer = Získejte 3 víry. Na každé pole jedna figurka za kolo.
glory-about-service = Získejte 3 mince. Na každé pole jedna figurka za kolo.
glory-about-solo-training = Získejte 2 síly. Libovolný počet figurek.
glory-about-guard = Získejte 2 mince. Libovolný počet figurek.
glory-about-plan-travel = Vezměte 2 cestovní karty z nabídky nebo z balíčku.
glory-about-market = Vylepšete oře nebo zbroj o jednu úroveň za její cenu.
glory-about-support = Vezměte stoupence z nabídky za jeho cenu.
glory-about-herald = Umístěte štít hned, před zápisem do turnaje.
glory-about-new-goal = Doberte 3 přízviska, jedno si tajně nechte.
glory-about-initiative = Obsaďte další pole: takové bude vaše pořadí v příštím kole. 1 mince.
glory-about-prestige = Rozhoduje při stejném útoku; po výhře při remíze se otočí.
glory-about-deck-romance = Hrají se zdarma.
glory-about-deck-trade = Hrají se za mince.
glory-about-deck-challenge = Hrají se výhrou v souboji; prohraná se vrací do ruky.
glory-timing-gain = Při získání
glory-timing-permanent = Vždy
glory-timing-tent = Ve stanu před 1. střetem
glory-timing-lance = S kopím
glory-relic-medallion = +1 k útoku v tomto střetu
glory-relic-rosary = Otočte jednu kostku zbroje na 3
glory-relic-amulet = +2 k útoku v tomto střetu
glory-relic-ring = Přehoďte až 4 kostky
glory-symbol-awake = symbol platí
glory-level-dice = { $level } · { $count } k.
glory-track = Nabídka stoupenců
glory-track-note = { $count ->
    [one] { $count } speciální, pak hromádky
    [few] { $count } speciální, pak hromádky
   *[other] { $count } speciálních, pak hromádky
}
glory-space-label = { $name }, cena { $price }
glory-space-closed = zavřeno
glory-space-taken = pryč
glory-deck-romance = Romance
glory-deck-trade = Obchod
glory-deck-challenge = Výzva
glory-deck-note-romance = zdarma
glory-deck-note-trade = za mince
glory-deck-note-challenge = výhra v souboji
glory-deck-label = { $count ->
    [one] { $deck }: v balíčku { $count } karta
    [few] { $deck }: v balíčku { $count } karty
   *[other] { $deck }: v balíčku { $count } karet
}
glory-card-foe = útok { $attack }, prestiž { $prestige }
glory-card-titles = dobrat přízvisek: { $drawn }, nechat { $kept }
glory-raise-mount = oř { $from }–{ $to }
glory-raise-armour = zbroj { $from }–{ $to }
glory-public-titles = Veřejná přízviska
glory-need-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
glory-need-strength = { $n } síly
glory-need-faith = { $n } víry
glory-need-supporters = { $n ->
    [one] { $n } stoupenec
    [few] { $n } stoupenci
   *[other] { $n } stoupenců
}
glory-need-relics = { $n ->
    [one] { $n } památný předmět
    [few] { $n } památné předměty
   *[other] { $n } památných předmětů
}
glory-need-prestige = { $n } prestiže
glory-need-duel = výhra v souboji
glory-need-mount = oř { $level }
glory-need-armour = zbroj { $level }
glory-need-supporter = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
}
glory-need-without = bez: { $name }
glory-need-played-romance = { $n ->
    [one] { $n } karta romance
    [few] { $n } karty romance
   *[other] { $n } karet romance
}
glory-need-played-trade = { $n ->
    [one] { $n } karta obchodu
    [few] { $n } karty obchodu
   *[other] { $n } karet obchodu
}
glory-need-played-challenge = { $n ->
    [one] { $n } vyhraná výzva
    [few] { $n } vyhrané výzvy
   *[other] { $n } vyhraných výzev
}
glory-title-met = splněno
glory-progress-of = hotovo z { $done } %
glory-at-the-end = +{ $n } na konci
glory-your-secret = vaše tajné přízvisko
glory-warn-conflict = Přízvisko „{ $title }“ je splněno, ale jiné chce totéž.
glory-warn-both = Přízvisko „{ $title }“ je splněno, ale „{ $other }“ bere totéž: { $what }.
glory-shared-coins = mince
glory-shared-strength = síla
glory-shared-faith = víra
glory-shared-relics = relikvie
glory-shared-prestige = žetony prestiže
glory-shared-supporters = stoupenci
glory-next-foe = Můj příští soupeř
glory-next-stakes = Výhra: { $win } slávy; jeden střet: { $honour }.
glory-next-none = V tomto turnaji už žádný souboj nemáte.
glory-missed-by = splněno, ale „{ $other }“ vzalo totéž
glory-not-used = Nejlepší sestava se počítá sama; žeton slouží jednomu přízvisku. Nevyužito:
glory-secret-titles = { $count ->
    [one] { $count } tajné přízvisko
    [few] { $count } tajná přízviska
   *[other] { $count } tajných přízvisek
}
glory-hidden-titles = { $count ->
    [one] { $count } skryté přízvisko
    [few] { $count } skrytá přízviska
   *[other] { $count } skrytých přízvisek
}
glory-event-of = událost kola { $round }
glory-event-next = Dále:
glory-no-event = Žádná událost
glory-everyone = každý
glory-special-supporter = speciální stoupenec
glory-fewer-figures = { $count ->
    [one] každý o { $count } figurku méně
    [few] každý o { $count } figurky méně
   *[other] každý o { $count } figurek méně
}
glory-the-event = Událost
glory-initiative = Iniciativa
glory-this-round = v tomto kole
glory-next-round = Příští kolo
glory-take-it = Převzít
glory-plus-coin = +1 mince
glory-take-initiative = Převzít iniciativu
glory-place-in-order = { $place ->
    [1] první
    [2] druhé místo
    [3] třetí místo
   *[other] čtvrté místo
}
glory-figures-left = { $count ->
    [one] zbývá { $count } figurka
    [few] zbývají { $count } figurky
   *[other] zbývá { $count } figurek
}
glory-left = zbývá { $count }
glory-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
glory-supporters = Stoupenci
glory-relics = Předměty
glory-prestige = Prestiž
glory-dimmed = Ztlumené: použité
glory-face-down = lícem dolů
glory-hand = Moje ruka
glory-hand-note = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
glory-hand-travel = { $plays ->
    [one] karet: { $count } · ještě { $plays } zahrání
    [few] karet: { $count } · ještě { $plays } zahrání
   *[other] karet: { $count } · ještě { $plays } zahrání
}
glory-hand-empty = v ruce nejsou karty
glory-hand-hidden = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
glory-seen = všichni ji znají
glory-short = { $n ->
    [one] chybí { $n } mince
    [few] chybí { $n } mince
   *[other] chybí { $n } mincí
}
glory-level-first-mount = nejdřív oř { $level }
glory-level-first-armour = nejdřív zbroj { $level }
glory-not-now = teď ne
glory-duel-with = souboj, útok { $attack }
glory-unused = Zatím nepoužito a na konci bez ceny: { $names }.
glory-gained = získáno
glory-turns-up = otočí se lícem
glory-turns-down = použije se
glory-tournament = Turnaj
glory-next-tournament = Příští turnaj
glory-attack-glory = útok, sláva
glory-shields-yours = { $count ->
    [0] zatím bez vašeho štítu
    [one] { $count } váš štít
    [few] { $count } vaše štíty
   *[other] { $count } vašich štítů
}
glory-slot = pole { $slot }
glory-slot-free = Volno
glory-knight-numbers = útok { $attack }, sláva { $glory }, prestiž { $prestige }
glory-die-adds = přidává vlastní bílou kostku
glory-die-takes-red = bere vám jednu červenou kostku
glory-die-takes-black = bere vám jednu černou kostku
glory-die-takes-white = bere vám jednu bílou kostku
glory-shields-set = { $count ->
    [0] bez štítu
    [one] { $count } štít
    [few] { $count } štíty
   *[other] { $count } štítů
}
glory-places-now = umisťuje teď
glory-not-challenged = bez vyzyvatele
glory-city-mine = zde je váš štít
glory-city-free = volno: { $count }
glory-final = Finále
glory-semi = Semifinále
glory-quarter = První kolo
glory-bracket = Pavouk
glory-prize = cena:
glory-goes-on = postupuje { $name }
glory-against = { $a } – { $b }
glory-you-go-on = postupujete
glory-you-wait = čekáte
glory-out = venku
glory-waits = čeká { $name }
glory-bracket-note = Volná pole po zápisu obsadí rytíři. Kdo prohraje první souboj, smí zahrát 2 cestovní karty, po druhém 1.
glory-my-shields = Moje štíty
glory-lane-stopped = konec
glory-lane-yours = jste na tahu
glory-lane-now = rozhoduje
glory-lane-left = zbývá { $count }
glory-lost-by = prohra { $a } : { $b }
glory-won-by = výhra { $a } : { $b }
glory-under-way = probíhá
glory-played = zahráno
glory-back-in-hand = zpět v ruce
glory-step-tent = Stan
glory-step-strength = Síla
glory-step-roll = Hod
glory-step-faith = Víra
glory-step-lance1 = Kopí 1
glory-step-lance2 = Kopí 2
glory-step-lance = Kopí
glory-step-relic = Předmět
glory-step-resolve = Výsledek
glory-step-refund-supporter = Vrátit
glory-step-refund-relic = Vrátit
glory-step-brave = Statečný
glory-step-reward = Odměna
glory-clash = Střet { $n }
glory-this-clash = tento střet
glory-the-duel = souboj
glory-attack-now = útok teď
glory-committed = Vloženo
glory-own-attack = vlastní útok
glory-his-die = jeho bílá kostka
glory-veteran = veterán
glory-tie-mine = Při stejném útoku vyhráváte, dokud stačí prestiž.
glory-you-need = Potřebujete {$n}.
glory-tie-his = Při stejném útoku vyhrává on.
glory-you-first = Jednáte jako první
glory-acts-first = { $name } jedná dříve
glory-because-attack = slabší útok
glory-because-prestige = menší prestiž
glory-because-initiative = horší iniciativa
glory-stakes = Výhra přinese { $win } slávy, prohra s jedním střetem { $honour }.
glory-duel-brave = o „Statečného“
glory-duel-journey = na cestě
glory-die-red = červená kostka: { $value }
glory-die-black = černá kostka: { $value }
glory-die-white = bílá kostka: { $value }
glory-commit-dice = { $n ->
    [0] bez červené kostky
    [one] { $n } červená kostka
    [few] { $n } červené kostky
   *[other] { $n } červených kostek
}
glory-rival-decides = { $name } rozhoduje
glory-watch = Cizí souboj
glory-skip = Přeskočit
glory-odds-estimate = Odhad: soupeř také rozhoduje.
glory-fewer = Méně
glory-all = Všech { $n }
glory-choose-character = Vyberte si postavu
glory-choose-titles = { $n ->
    [one] Nechte si { $n } přízvisko
    [few] Nechte si { $n } přízviska
   *[other] Nechte si { $n } přízvisek
}
glory-choose-return = Vraťte karty za sílu
glory-choose-goal = Nechte si jedno přízvisko
glory-choose-character-note = Jednu ze tří. Ostatní odejdou ze hry; volbu nikdo neuvidí, dokud nerozhodnou všichni.
glory-choose-titles-note = { $n } z { $of }. Zbytek se vrátí do balíčku; vaše přízviska zůstanou do konce tajná.
glory-choose-return-note = Za každou vrácenou kartu 1 síla. Vyberte karty, nebo si nechte všechny.
glory-choose-goal-note = Ostatní se odhodí lícem dolů.
glory-choose-watch = Hráči tajně vybírají.
glory-char-start = začátek
glory-char-income = příjem
glory-char-cards = karty
glory-char-titles = přízviska
glory-char-supporter = stoupenec
glory-char-keeps = nechá si { $kept } z { $drawn }
glory-title-needs = chce
glory-title-have = máte
glory-title-shares = sdílí
glory-shares-with = věci s: { $names }
glory-shares-nothing = s veřejnými přízvisky nic
glory-sealed = zpečetěno
glory-not-sealed = zatím nezpečetěno
glory-choosing = ještě vybírá
glory-automaton-card = Karta automatona
glory-automaton-waits = Jeho karta se otočí v jeho tahu.
glory-cards-left = zbývá { $count }
glory-solo-special = speciální stoupenec
glory-solo-deck = všechny čtyři: { $deck }
glory-reason-first-possible = první možné
glory-reason-no-free-space = žádné volné pole
glory-reason-initiative-taken = iniciativu už má
glory-reason-no-such-supporter = žádný takový levný stoupenec
glory-reason-no-special = žádný speciální stoupenec
glory-reason-market-incomplete = méně než čtyři karty
glory-reason-too-few-titles = zbývá málo přízvisek
glory-reason-no-event-action = událost nemá pole
glory-reason-no-shield = zde nejede
glory-reason-no-place = není kam dát štít
glory-the-rival = rival
glory-rival = rival
glory-target-warrior = vyhrát všechna tři finále
glory-target-lone-challenge = získat { $n } slávy
glory-target-rivalry = více slávy než rival
glory-now-titles = { $now } teď, přízviska { $titles }
glory-lead = vedete o { $n }
glory-behind = ztráta { $n }
glory-level = shoda
glory-difficulty-easy = lehká
glory-difficulty-medium = střední
glory-difficulty-hard = těžká
glory-personality-warrior = Dvojice „Válečník“
glory-personality-pious = Dvojice „Zbožný“
glory-tab-support = Stoupenci
glory-tab-travel = Karty
glory-tab-titles = Přízviska
glory-tab-lists = Turnaj
glory-tab-mine = Moje
glory-tab-rivals = Soupeři
glory-tab-automaton = Automaton
glory-load-failed = Tuto část se nepodařilo načíst.
glory-again = Znovu
glory-end-sources = Odkud je sláva
glory-end-titles = Přízviska
glory-end-chart = Sláva podle kol
glory-end-start = Začátek
glory-source-start = začátek
glory-source-tournaments = turnaje
glory-source-cards = cestovní karty
glory-source-supporters = stoupenci
glory-source-events = události
glory-source-titles = přízviska
glory-ending-victory = Vyhrává více slávy; při shodě více žetonů prestiže.
glory-ending-shared-victory = Stejná sláva i prestiž.
glory-ending-warrior-won = Všechna tři finále jsou vyhraná.
glory-ending-warrior-lost = Turnajový souboj je prohraný.
glory-ending-challenge-met = Sláva { $score }, potřeba bylo { $rival }.
glory-ending-challenge-missed = Sláva { $score }, potřeba bylo { $rival }.
glory-ending-rivalry-won = { $score } proti { $rival } rivala.
glory-ending-rivalry-lost = { $score } proti { $rival } rivala.

# Chances of the duels that wait
glory-odds-assume = Šance počítají s
glory-no-tokens = bez žetonů
glory-with-tokens = s žetony
glory-you-win = vyhrajete: {$chance}
glory-win-or-clash = {$win} za výhru, {$honour} za jeden střet
glory-about = asi +{$n}
glory-ties = vaše prestiž {$mine} proti {$his}
glory-first-tie-mine = první shoda je vaše
glory-first-tie-his = shoda je jeho
glory-first-foe = první soupeř: {$name}
glory-knight-comes = přijde rytíř
glory-likely = asi {$name}
glory-expected = čeká se asi {$n} slávy
glory-duel-chance = souboj, {$chance}

# The book of the game
glory-reference = Přehled
glory-ref-standing = Kdo vede a proč
glory-ref-knight = Rytíři
glory-ref-supporter = Podpora
glory-ref-relic = Relikvie
glory-ref-prestige = Prestiž
glory-ref-title = Tituly
glory-ref-event = Události
glory-ref-card = Karty cestování
glory-ref-character = Postavy
glory-ref-solo = Karty automatu
glory-reconstructed = rekonstruováno

# The guide
glory-coach = Průvodce
glory-coach-next = Rozumím
glory-coach-close = Bez průvodce
glory-tip-character-title = Kdo jste
glory-tip-character = Tři postavy, jedna je vaše: s čím začíná, co dostává každé kolo a kolik tajných titulů si nechá. První je nejprostší.
glory-tip-titles-title = Tajné tituly
glory-tip-titles = Titul přinese na konci slávu tomu, kdo má, co žádá. Nechte si, co se hodí k vašemu začátku; nikdo to nevidí.
glory-tip-return-title = Karty za sílu
glory-tip-return = Karty cestování, které nechcete, teď vraťte; každá přinese jednu sílu.
glory-tip-town-title = Město
glory-tip-town = Šest figurek za kolo, po jedné. Zlaté je volné: klepněte na místo, podívejte se, co se změní, a stiskněte tlačítko.
glory-tip-support-title = Podpora
glory-tip-support = Pomáhá v soubojích a slouží titulům. Můžete klepnout rovnou na žeton na stupnici; číslo pod ním je cena pro vás.
glory-tip-journey-title = Cesta
glory-tip-journey = Dá dvě karty cestování. Romance je zdarma, obchod stojí mince, výzva je souboj.
glory-tip-herald-title = Herold
glory-tip-herald = Postaví váš štít před rytíře dřív než ostatní. Bez něj se zapisujete po cestách.
glory-tip-travel-title = Cestování
glory-tip-travel = Všichni hrají po kartě, nejvýš tři. Zlaté karty lze zahrát. Prohraná výzva se vrací do ruky.
glory-tip-register-title = Zápis
glory-tip-register = Postavte štíty. U rytíře je vaše šance se silou a vírou, které nastavíte dole, a kolik má slávy.
glory-tip-joust-title = Souboj
glory-tip-joust = Vítězí dva střety ze tří. Útok je nejlepší kostka každé barvy; kdo má víc, bere střet, o shodě rozhodne prestiž.
glory-tip-strength-title = Síla
glory-tip-strength = Každá síla je červená kostka na celý souboj; čtyři probudí pěst. Seznam říká, co volba udělá s vašimi šancemi.
glory-tip-faith-title = Víra
glory-tip-faith = Žeton víry přehodí kostky: klepněte na kostku, vezme s sebou všechny nižší své barvy. Dvě čísla jsou tento střet a souboj.
glory-tip-lance-title = Žetony
glory-tip-lance = Podpora a relikvie vhodné v tomto kroku svítí. Co použijete, leží lícem dolů do konce kola.
glory-tip-progress-title = Tituly na očích
glory-tip-progress = Čtverečky na veřejných titulech jsou vaše; šrafované je to, co by přidal připravený tah.
glory-tip-last-title = Poslední kolo
glory-tip-last = Zbylé žetony nemají cenu, pokud je nežádá titul. Myslete na ně před posledním turnajem.
glory-tip-end-title = To byla Glory
glory-tip-end = Pruhy ukazují, odkud kdo má slávu. Jiný režim nebo sólo najdete na úvodní stránce.
glory-after-won = Vyrazili jste ze sedla: { $name }
glory-after-lost = { $name } vás vyrazil ze sedla
glory-after-spent = Utratili jste
glory-after-back = Vrací se
glory-clash-won = vyhraný
glory-clash-lost = prohraný
glory-go-on = Dál
