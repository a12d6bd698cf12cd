glory-town = Město
glory-automaton = Automaton
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
glory-n-strength = { $n ->
    [one] { $n } síla
   *[other] { $n } síly
}
glory-n-faith = { $n ->
    [one] { $n } víra
   *[other] { $n } víry
}
glory-n-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
glory-or = { $a } nebo { $b }
glory-of = { $has } { $needs ->
    [3] ze
    [4] ze
   *[other] z
  } { $needs }
glory-pay = zaplatit { $n }
glory-free = zdarma
glory-none-yet = zatím žádné
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
glory-deck-romance = Dvoření
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
glory-need-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
glory-need-strength = { $n ->
    [one] { $n } síla
   *[other] { $n } síly
}
glory-need-faith = { $n ->
    [one] { $n } víra
   *[other] { $n } víry
}
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
glory-need-prestige = { $n ->
    [one] { $n } prestiž
   *[other] { $n } prestiže
}
glory-need-duel = výhra v souboji
glory-need-mount = oř { $level }
glory-need-armour = zbroj { $level }
glory-need-supporter = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
}
glory-need-without = bez: { $name }
glory-need-played-romance = { $n ->
    [one] { $n } karta dvoření
    [few] { $n } karty dvoření
   *[other] { $n } karet dvoření
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
glory-secret-titles = { $count ->
    [one] { $count } tajné přízvisko
    [few] { $count } tajná přízviska
   *[other] { $count } tajných přízvisek
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
glory-hand-empty = v ruce nejsou karty
glory-hand-hidden = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
glory-seen = všichni ji znají
glory-unused = Zatím nepoužito a na konci bez ceny: { $names }.
glory-gained = získáno
glory-turns-up = otočí se lícem
glory-turns-down = použije se
glory-next-tournament = Příští turnaj
glory-attack-glory = útok, sláva
glory-shields-yours = { $count ->
    [0] zatím bez vašeho štítu
    [one] { $count } váš štít
    [few] { $count } vaše štíty
   *[other] { $count } vašich štítů
}
glory-slot = pole { $slot }
glory-die-adds = přidává vlastní bílou kostku
glory-die-takes-red = bere vám jednu červenou kostku
glory-die-takes-black = bere vám jednu černou kostku
glory-die-takes-white = bere vám jednu bílou kostku
glory-load-failed = Tuto část se nepodařilo načíst.
glory-again = Znovu
# The book of the game
glory-reference = Přehled
