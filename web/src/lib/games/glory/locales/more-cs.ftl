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
glory-knight-numbers = útok { $attack }, sláva { $glory }, prestiž { $prestige }
glory-you = Vy
glory-none = žádný
glory-nothing-yet = zatím nic
glory-pass-tent = nepoužít nic
glory-pass-faith = nechat hod, víra zůstává
glory-pass-lance = nepoužít nikoho
glory-pass-relic = bez předmětu
glory-pass-register = počkat
glory-public-titles = Veřejná přízviska
glory-next-foe = Můj příští soupeř
glory-next-stakes = Výhra: { $win } slávy; jeden střet: { $honour }.
glory-commit-at-once = Když vložím hned
glory-then-final = Potom finále
glory-then-semi = Potom semifinále
glory-then-left = zbude: síla { $strength }, víra { $faith }
glory-next-none = V tomto turnaji už žádný souboj nemáte.
glory-missed-by = splněno, ale „{ $other }“ vzalo totéž
glory-not-used = Nejlepší sestava se počítá sama; žeton slouží jednomu přízvisku. Nevyužito:
glory-hidden-titles = { $count ->
    [one] { $count } skryté přízvisko
    [few] { $count } skrytá přízviska
   *[other] { $count } skrytých přízvisek
}
glory-the-event = Událost
glory-hand-travel = { $plays ->
    [one] karet: { $count } · ještě { $plays } zahrání
    [few] karet: { $count } · ještě { $plays } zahrání
   *[other] karet: { $count } · ještě { $plays } zahrání
}
glory-short = { $n ->
    [one] chybí { $n } mince
    [few] chybí { $n } mince
   *[other] chybí { $n } mincí
}
glory-level-first-mount = nejdřív oř { $level }
glory-level-first-armour = nejdřív zbroj { $level }
glory-not-now = teď ne
glory-duel-with = souboj, útok { $attack }
glory-tournament = Turnaj
glory-slot-free = Volno
glory-shields-set = { $count ->
    [0] bez štítu
    [one] { $count } štít
    [few] { $count } štíty
   *[other] { $count } štítů
}
glory-places-now = umisťuje teď
glory-not-challenged = bez vyzyvatele
glory-city-mine = zde je váš štít
glory-city-riders = Jedou zde: { $names }
glory-city-nobody = Zatím zde nejede nikdo
glory-legend-attack = útok
glory-legend-glory = sláva za výhru
glory-legend-prestige = prestiž, rozhoduje remízy
glory-legend-takes = bere vám jednu kostku
glory-legend-chance = vaše šance s rozpočtem níže
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
glory-watch-full = Zvětšit
glory-watch-small = Zmenšit
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
glory-choose-titles-note = { $n } { $of ->
    [3] ze
    [4] ze
   *[other] z
  } { $of }. Zbytek se vrátí do balíčku; vaše přízviska zůstanou do konce tajná.
glory-choose-return-note = Za každou vrácenou kartu 1 síla. Vyberte karty, nebo si nechte všechny.
glory-choose-goal-note = Ostatní se odhodí lícem dolů.
glory-choose-watch = Hráči tajně vybírají.
glory-char-start = začátek
glory-char-income = příjem
glory-char-cards = karty
glory-char-titles = přízviska
glory-char-supporter = stoupenec
glory-char-keeps = nechá si { $kept } { $drawn ->
    [3] ze
    [4] ze
   *[other] z
  } { $drawn }
glory-title-needs = chce
glory-title-have = máte
glory-title-shares = sdílí
glory-shares-part = { $other }: { $what }
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
glory-leads = Ve vedení: { $name }, o { $n }. Hlavní rozdíl: { $source }, +{ $more }.
glory-leads-none = Nikdo nevede: první mají po { $n }.
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
glory-after-won = Vyrazili jste ze sedla: { $name }
glory-after-lost = { $name } vás vyrazil ze sedla
glory-after-gained = Získáváte
glory-after-spent = Utratili jste
glory-after-back = Vrací se
glory-clash-won = vyhraný
glory-clash-lost = prohraný
glory-go-on = Dál
glory-warn-together = „{ $title }“ a „{ $rival }“ dohromady: { $what } { $needs }, máte { $has }.
glory-shared-coins = mince
glory-shared-strength = síla
glory-shared-faith = víra
glory-shared-relics = relikvie
glory-shared-prestige = žetony prestiže
glory-shared-supporters = stoupenci
glory-chances-of = { $name }: šance
glory-end-behind = Před přízvisky vede { $rival } (+{ $n }); přízviska: { $name } { $mine }, { $rival } { $theirs }.
glory-end-most = Rozhodující rozdíl: { $source }, { $mine } : { $theirs }.
