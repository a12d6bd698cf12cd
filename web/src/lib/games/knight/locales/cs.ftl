# Where we are
knight-setup = Příprava
knight-where = tah { $turn } z 12
knight-turn = tah { $turn }
knight-mine = Můj rytíř
knight-panes = Části desky
knight-asked-here = zde se čeká na vás
knight-pane-setup = Příprava
knight-pane-event = Událost
knight-pane-court = Dvůr
knight-pane-land = Země
knight-pane-war = Válka
knight-pane-answer = Následek
knight-pane-trade = Výměna
knight-pane-knight = Rytíř
knight-phase-cards = Strana
knight-phase-spend = Útrata
knight-phase-act = Akce
knight-phase-command = Velení
knight-phase-consequence = Následek
knight-phase-sides = Strany
knight-phase-claims = Odměny
knight-phase-duels = Souboje
knight-phase-bids = Iniciativa
knight-phase-blocks = Velení

# What I am asked
knight-ask-setup = Vyberte rytíře
knight-ask-cards = Vyberte stranu
knight-ask-spend = Utraťte, co máte
knight-ask-act = Dvůr jedná
knight-ask-command =
    { $n ->
        [0] Odměny, bitvy, nebo dál
        [one] { $n } bod velení
        [few] { $n } body velení
       *[other] { $n } bodů velení
    }
knight-ask-consequence = Nepřítel odpovídá
knight-ask-goal = Vyhodnocení cíle
knight-ask-waiting = Čeká se na ostatní
knight-ask-over = Vaše hra skončila
knight-ask-sides = Tajně vyberte stranu
knight-ask-duels = Vaše sázka
knight-ask-bids = Vaše nabídka
knight-ask-payment = Zaplaťte nabídku
knight-ask-schedule = Určujete pořadí
knight-ask-blocks = Váš blok
knight-ask-reward-blocks = Vaše body velení
knight-ask-rewards = Vyhodnocení cíle
knight-ask-penalties = Vyhodnocení cíle
knight-ask-any =
    { $n ->
        [one] Vezměte { $n } surovinu
        [few] Vezměte { $n } suroviny po jedné
       *[other] Vezměte { $n } surovin po jedné
    }
knight-ask-bundle = Dostáváte
knight-ask-rest = Dostáváte
knight-ask-check = Stav stolu
knight-ask-remove =
    { $n ->
        [one] Odstraňte { $n } nepřítele
        [few] Odstraňte { $n } nepřátele
       *[other] Odstraňte { $n } nepřátel
    }
knight-ask-chain = Označte řetěz
knight-ask-actions = Která akce první?
knight-ask-stage = Vyberte stranu stupně
knight-ask-privilege = Vaše výsada
knight-ask-chained = Jedná spojená stupnice
knight-ask-pay =
    { $n ->
        [one] Zaplaťte { $n } surovinu
        [few] Zaplaťte { $n } suroviny
       *[other] Zaplaťte { $n } surovin
    }
knight-ask-pay-bid = Zaplaťte { $n }, i zlatem
knight-ask-commands = Body velení za cíl
knight-ask-march = Pochodujte dál, nebo pochod ukončete
knight-ask-strike = Koho zasáhnout?
knight-ask-consider = Cesta následků
knight-ask-possible = Zaplatit, nebo strpět
knight-ask-orders = Nepřítel jedná
knight-ask-unavoidable = Nepřítel jedná
knight-ask-add = Kde se objeví nový nepřítel?
knight-ask-advance = Nepřítel postupuje
knight-ask-flow = Kam odteče voda?
knight-ask-penalty = Trest
knight-ask-lose-any =
    { $n ->
        [one] Ztraťte { $n } surovinu
        [few] Ztraťte { $n } suroviny
       *[other] Ztraťte { $n } surovin
    }
knight-ask-lose-units =
    { $n ->
        [one] Ztraťte { $n } jednotku
        [few] Ztraťte { $n } jednotky
       *[other] Ztraťte { $n } jednotek
    }
knight-ask-spoils =
    { $n ->
        [one] Vezměte { $n } surovinu poraženého
        [few] Vezměte { $n } suroviny poraženého
       *[other] Vezměte { $n } surovin poraženého
    }
knight-ask-compose = Sestavte nabídku

# Goods and other things
knight-good-glory = Sláva
knight-good-nobility = Ušlechtilost
knight-good-valor = Udatnost
knight-good-gold = Zlato
knight-good-any = Suroviny
knight-points = Body
knight-points-of =
    { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
knight-influence = Vliv
knight-command = Body velení
knight-diplomacy = Diplomacie
knight-enemies = Nepřátelé na mapě
knight-own-units = Vaše jednotky
knight-nothing = nic
knight-none = nic
knight-or = nebo
knight-then = potom
knight-full = plno
knight-purse = měšec { $n }
knight-n-glory =
    { $n ->
        [one] { $n } { $case ->
            [acc] slávu
           *[nom] sláva
        }
       *[other] { $n } slávy
    }
knight-n-nobility =
    { $n ->
        [one] { $n } ušlechtilost
       *[other] { $n } ušlechtilosti
    }
knight-n-valor =
    { $n ->
        [one] { $n } udatnost
       *[other] { $n } udatnosti
    }
knight-n-gold =
    { $n ->
        [one] { $n } zlaťák
        [few] { $n } zlaťáky
       *[other] { $n } zlaťáků
    }
knight-n-any =
    { $n ->
        [one] { $n } { $case ->
            [acc] libovolnou surovinu
           *[nom] libovolná surovina
        }
        [few] { $n } libovolné suroviny
       *[other] { $n } libovolných surovin
    }
knight-n-influence =
    { $n ->
        [one] { $n } vliv
        [few] { $n } vlivy
       *[other] { $n } vlivů
    }
knight-n-command =
    { $n ->
        [one] { $n } bod velení
        [few] { $n } body velení
       *[other] { $n } bodů velení
    }
knight-n-diplomacy =
    { $n ->
        [one] { $n } bod diplomacie
        [few] { $n } body diplomacie
       *[other] { $n } bodů diplomacie
    }
knight-n-enemy-diplomacy = diplomacie nepřítele { $n }
knight-n-remove-enemy =
    { $n ->
        [one] { $n } nepřítel odstraněn
        [few] { $n } nepřátelé odstraněni
       *[other] { $n } nepřátel odstraněno
    }
knight-n-vp =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
knight-n-enemies =
    { $n ->
        [one] { $n } nepřítel
        [few] { $n } nepřátelé
       *[other] { $n } nepřátel
    }
knight-units =
    { $n ->
        [one] { $n } vaše jednotka
        [few] { $n } vaše jednotky
       *[other] { $n } vašich jednotek
    }
knight-units-of =
    { $n ->
        [one] { $n } jednotka hráče { $seat }
        [few] { $n } jednotky hráče { $seat }
       *[other] { $n } jednotek hráče { $seat }
    }
knight-ruined = zničeno
knight-order-add =
    { $n ->
        [one] { $n } nový nepřítel
        [few] { $n } noví nepřátelé
       *[other] { $n } nových nepřátel
    }
knight-order-move =
    { $n ->
        [one] všichni jdou o { $n } pole
        [few] všichni jdou o { $n } pole
       *[other] všichni jdou o { $n } polí
    }
knight-order-attack = útočí
knight-order-diplomacy = diplomacie nepřítele +{ $n }
knight-measure-influence = vliv
knight-measure-vp = body
knight-measure-gold = zlato
knight-measure-resources = suroviny
knight-measure-units = jednotky
knight-measure-tiles = pole s jednotkami
knight-measure-battles = bitvy
knight-measure-diplomacy = diplomacie
knight-measure-enemy-units = nepřátelé
knight-measure-enemy-diplomacy = diplomacie nepřítele
knight-measure-scenario-actions = stupně a bitvy

# Events and goal
knight-events = Události
knight-face-down = Událost { $n }, zakrytá
knight-goal-check = Zde se vyhodnotí cíl
knight-goal-in =
    { $n ->
        [0] cíl v tomto tahu
        [one] cíl za { $n } tah
        [few] cíl za { $n } tahy
       *[other] cíl za { $n } tahů
    }
knight-goal-at-least = { $what } { $have } { $need ->
    [3] ze
    [4] ze
   *[other] z
  } { $need }
knight-goal-below = { $what } { $have }, pod { $need }
knight-goal-most = nejvíc: { $what }, nyní { $have }
knight-goal-least = nejméně: { $what }, nyní { $have }
knight-compare-at-least = { $what }, aspoň { $need }
knight-compare-below = { $what }, méně než { $need }
knight-compare-most = { $what }, nejvíc ze všech
knight-compare-least = { $what }, nejméně ze všech
knight-path-again = znovu cesta
knight-choose-side = Vyberte stranu
knight-left = vlevo
knight-right = vpravo
knight-receive = Dostanete
knight-will-hold = a budete mít
knight-then-acts = Potom: { $name }
knight-no-income = zatím bez výnosu
knight-stage-at = stupeň: { $name } { $level }
knight-answers = Nepřítel odpoví: { $name } { $step }
knight-of-purse = budete mít { $n }
knight-before = Než vyberete
knight-card-reveal = Odkrýt
knight-card-peek = Nahlédnout
knight-card-swap-cards = Prohodit
knight-card-replace-card = Vyměnit
knight-card-adjacent-action = Akce souseda

# Court
knight-court = Dvůr
knight-activated = jedná v tomto tahu
knight-chained = spojeno řetězem
knight-track-level = { $name }, úroveň { $level } { $most ->
    [3] ze
    [4] ze
   *[other] z
  } { $most }
knight-unlocked = odemčeno
knight-asks = žádá: { $what }
knight-each-time = pokaždé: { $what }
knight-at-once = ihned: { $what }
knight-pay-one-glory = Zaplatit 1 slávu: { $name }
knight-pay-one-nobility = Zaplatit 1 ušlechtilost: { $name }
knight-pay-one-valor = Zaplatit 1 udatnost: { $name }
knight-pay-one-gold = Zaplatit 1 zlaťák: { $name }
knight-pay-one-any = Zaplatit 1 libovolnou surovinu: { $name }
knight-stage-asks = { $name } { $level }: { $what }

# Sheet
knight-sheet = List scénáře
knight-map = Mapa: { $name }
knight-victory = Vítězství
knight-defeat = Porážka
knight-any-one = stačí jedno
knight-meter-vp =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
knight-meter-influence = a vliv { $n }
knight-meter-tiles-held = Držet polí: { $n }
knight-meter-battles =
    { $n ->
        [one] { $n } bitva
        [few] { $n } bitvy
       *[other] { $n } bitev
    }
knight-meter-diplomacy-full = Diplomacie
knight-meter-enemy-units =
    { $n ->
        [one] { $n } nepřítel
        [few] { $n } nepřátelé
       *[other] { $n } nepřátel
    }
knight-meter-castle-occupied = { $n } u hradu
knight-meter-castle-destroyed = Hrad zničen
knight-meter-areas-destroyed = Ztraceno území: { $n }
knight-meter-villages-destroyed = Ztraceno vsí: { $n }
knight-meter-enemy-diplomacy-full = Diplomacie nepřítele
knight-meter-castle-attack = Dobytý hrad
knight-step = krok { $step } { $steps ->
    [3] ze
    [4] ze
   *[other] z
  } { $steps }
knight-battles = Bitvy
knight-battles-note = žádají úrovně, neplatí se
knight-won = vyhraná
knight-war-card = Válečná karta
knight-war-card-note = body a rozkazy do zásoby
knight-for-gold = Za zlato
knight-gold-held = máte { $n }

# Knight
knight-privilege = Výsada
knight-special = Zvláštní
knight-rewards = Odměna postavy
knight-thresholds = Prahy vlivu
knight-threshold = Vliv { $n }: { $what }
knight-claimed = vybráno
knight-have-of = { $have } { $need ->
    [3] ze
    [4] ze
   *[other] z
  } { $need }
knight-your-knight = Váš rytíř
knight-starts = Začíná s

# Choosing
knight-choose-good = Vyberte
knight-choose-with = Čím zaplatit
knight-choose-give =
    { $n ->
        [0] Dát
       *[other] Dát, celkem { $n }
    }
knight-choose-take =
    { $n ->
        [0] Vzít
       *[other] Vzít, celkem { $n }
    }
knight-choose-lose = Ztratit, celkem { $n }
knight-choose-spoils = Vzít poraženému, celkem { $n }
knight-choose-shift = Všichni nepřátelé jdou
knight-shift-back = zpět
knight-shift-forward = vpřed
knight-done-spend = Ukončit útratu
knight-done-spend-short = Dál
knight-done-command = Dál
knight-done-command-short = Dál
knight-skip-stage = Nechat stupeň
knight-skip-stage-short = Nechat
knight-end-march = Ukončit pochod
knight-end-march-short = Konec
knight-end-attack = Ukončit útok
knight-end-attack-short = Konec

# Command
knight-commands = Povely
knight-commands-note = Každý za jeden bod, v libovolném pořadí. Co zbude, propadne.
knight-recruit-note = 1 jednotka na pole s praporcem; venku { $n } z { $most }
knight-attack-note = každá jednotka zničí nepřítele na svém poli
knight-march-note = jednotky, každá na sousední pole
knight-envoy-note = diplomacie nepřítele { $from } → { $to }

# Consequence
knight-path-note = Zaplaťte, jinak nastane první část. Druhá nastane vždy. Poslední krok se opakuje.
knight-pay-answer = Zaplatit { $what }
knight-suffer-answer = Strpět: { $what }
knight-kept = vše vám zůstane
knight-cannot-pay = v měšci je jen { $n }
knight-forecasting = …
knight-row-hits = Zásahy
knight-row-arrivals = Příchod
knight-row-moves = Pohyb
knight-row-castle = Hrad
knight-row-enemies = Nepřátelé
knight-row-diplomacy = Diplomacie nepřítele
knight-tap-tile = ťukněte na svítící pole
knight-units-fall =
    { $n ->
        [one] padne { $n } jednotka
        [few] padnou { $n } jednotky
       *[other] padne { $n } jednotek
    }
knight-sources-fall =
    { $n ->
        [one] ztratí se { $n } zdroj
        [few] ztratí se { $n } zdroje
       *[other] ztratí se { $n } zdrojů
    }
knight-tiles-fall =
    { $n ->
        [one] ztratí se { $n } pole
        [few] ztratí se { $n } pole
       *[other] ztratí se { $n } polí
    }
knight-castle-stands = stojí
knight-castle-falls = padne
knight-verdict-victory = Vítězství
knight-verdict-held-out = Země obstála
knight-verdict-defeat = Porážka

# The plan
knight-opens =
    { $n ->
        [one] Otevře se „{ $name }“
       *[other] Otevřou se: { $name }
    }
knight-warn-command =
    { $n ->
        [one] { $n } bod velení propadne
        [few] { $n } body velení propadnou
       *[other] { $n } bodů velení propadne
    }
knight-warn-victory = Tím vyhrajete.
knight-warn-held-out = Tím země obstojí.
knight-warn-defeat = Tím prohrajete.
knight-do-pay =
    { $n ->
        [one] Zaplatit
       *[other] Zaplatit všech { $n }
    }
knight-do-choose = Vzít tohoto rytíře
knight-do-side = Vybrat
knight-do-reveal = Odkrýt
knight-do-peek = Nahlédnout
knight-do-swap = Prohodit
knight-do-replace = Vyměnit
knight-do-adjacent = Převzít akci
knight-do-buy = Koupit
knight-do-exchange = Směnit
knight-do-shift = Posunout
knight-do-special = Použít
knight-do-claim-reward = Vybrat
knight-do-claim-threshold = Vybrat
knight-do-battle = Vyhrát bitvu
knight-do-war = Koupit
knight-do-challenge = Vyzvat
knight-do-trade-with = Začít
knight-do-offer = Přidat
knight-do-ask = Žádat
knight-do-propose = Nabídnout
knight-do-withdraw = Stáhnout
knight-do-accept = Přijmout
knight-do-refuse = Odmítnout
knight-do-take = Vzít
knight-do-give = Dát
knight-do-lose = Ztratit
knight-do-disband = Odebrat
knight-do-remove = Odstranit
knight-do-place = Umístit
knight-do-flow = Pustit vodu
knight-do-chain = Označit řetěz
knight-do-activate = Spustit akci
knight-do-stage = Vzít
knight-do-skip-stage = Nechat
knight-do-recruit = Verbovat
knight-do-attack = Útočit
knight-do-march = Pochod
knight-do-end-march = Ukončit pochod
knight-do-gather = Sbírat
knight-do-envoy = Vyslat posla
knight-do-strike = Zasáhnout
knight-do-end-attack = Ukončit útok
knight-do-pay-consequence = Zaplatit
knight-do-suffer = Strpět
knight-do-stake = Zapečetit { $n }
knight-do-spoils = Vzít
knight-do-bid = Zapečetit { $n }
knight-do-block = Potvrdit pořadí
knight-do-done = Dál
knight-seat-note = body: { $points }, vliv: { $influence }
knight-group-court = Dvůr
knight-group-gold = Za zlato
knight-group-cards = Karty
knight-group-side = Strana
knight-group-knight = Rytíř
knight-group-war = Válka
knight-group-trade = Výměna
knight-group-command = Velení
knight-group-turn = Tah
knight-row-march = Pochod
knight-row-exchange = Směnit surovinu
knight-row-swap = Prohodit události

# What a piece is
knight-costs = Cena: { $what }.
knight-tell-asks = Žádá: { $what }.
knight-tell-once = Ihned dá: { $what }.
knight-tell-gain = Při každé akci: { $what }.
knight-tell-track-event = Spouštějí ji události: dá to, co dávají její úseky.
knight-tell-track-chain = Vynáší jen skrze hrad.
knight-tell-track-none = Nikdy se nespouští: její úroveň otevírá úseky a bitvy.
knight-tell-sources = Zdroje: { $what }.
knight-tell-goal = Vyhodnocuje se po tazích 3, 6 a 9: nejprve odměna, potom trest.
knight-tell-start = Začíná s: { $what }.
knight-tell-privilege = Když jedná „{ $name }“: { $what }.
knight-tell-recruit = Nová jednotka na pole s praporcem.
knight-tell-attack = Každá vaše jednotka zničí jednu nepřátelskou na svém poli.
knight-tell-move = Libovolné vaše jednotky, každá na sousední pole.
knight-tell-gather = Zdroje všech polí s vašimi jednotkami, každý jednou.
knight-tell-envoy = Diplomacie nepřítele klesne o jedna.

# Side by side
knight-short-cards = Strana
knight-short-spend = Útrata
knight-short-act = Akce
knight-short-command = Velení
knight-short-consequence = Následek
knight-short-goal = Cíl
knight-short-waiting = čeká
knight-short-over = konec
knight-offer-flag = nabídka
knight-waits-for = Tah { $turn }, čeká se:
knight-you = vy
knight-offers = { $name } nabízí
knight-for = za
knight-less = O jedno méně
knight-more = O jedno víc
knight-can-trade = může měnit
knight-cannot-trade = teď nemůže
knight-offer-open = Vaše nabídka je otevřená: { $name }
knight-you-give = Dáváte
knight-they-give = { $name } dává
knight-after = potom
knight-fits = Vejde se oběma: suroviny do 6, zlato do 12.
knight-does-not-fit = Nevejde se: nejvýše 6 od každé suroviny a 12 zlaťáků.
knight-trade-note = Vždy jen jedna otevřená nabídka, nejvýše { $n } za tah. Propadne, když jeden z vás ukončí útratu.

# War
knight-you-name = { $name }, vy
knight-holdings = Suroviny a zlato
knight-store = Zásoba velení: { $n } z { $most }
knight-barred = bez nabídky
knight-duels = souboje
knight-bid-note = otevřou se společně, až všichni zapečetí; nejvyšší platí celá a určí pořadí
knight-bids-open = nabídky jsou otevřené
knight-of-held = možno nejvýš { $n }
knight-beaten-pays = přebita: { $n }
knight-up-to = do { $n }
knight-wins-and-pays = vítězí, platí { $n }
knight-bid-pays = platí { $n }
knight-sealed = zapečetěno
knight-thinks = přemýšlí
knight-bid-of = Nabídka { $n }
knight-if-highest = Je-li nejvyšší
knight-if-beaten = Je-li přebita
knight-pay-and-order = zaplatíte { $n } a určíte pořadí velení
knight-pays = zaplatíte { $n }
knight-they-stake-less = Sázka pod { $n }
knight-they-stake-same = Sázka { $n }
knight-they-stake-more = Sázka nad { $n }
knight-you-win-duel = Berete tuto sázku, 1 vliv a 10 bodů; vaše vám zůstane.
knight-you-lose-duel =
    { $n ->
        [0] Nic neztratíte, ale nesmíte do iniciativy.
        [one] Ztratíte { $n } surovinu.
        [few] Ztratíte { $n } suroviny.
       *[other] Ztratíte { $n } surovin.
    }
knight-tie-duel = Rozhodne Král a Šlechta: { $mine } proti { $theirs }.
knight-stake-how-many = Kolik surovin vsadíte? Máte { $n }.
knight-stake-of = Vsadit { $n }
knight-stake-note = Sázku lze měnit, dokud nezapečetí oba.
knight-duel-of = { $a } proti { $b }
knight-order-of-command = Pořadí velení
knight-order-note = vyhráli jste: blok přetáhněte, rozřízněte, nebo položte vedle vlastního
knight-start-from = Začít od
knight-mine-first = Všechny mé první
knight-mine-last = Všechny mé poslední
knight-in-turns = Po jednom střídavě
knight-your-block =
    { $n ->
        [one] Váš blok: { $n } povel
        [few] Váš blok: { $n } povely
       *[other] Váš blok: { $n } povelů
    }

# The end
knight-decided = Co rozhodlo
knight-by-source = Body podle zdroje
knight-over-turns = Během tahů
knight-meter-score = { $vp ->
        [one] { $vp } bod
        [few] { $vp } body
       *[other] { $vp } bodů
    } a vliv { $influence }
knight-source-court = Úseky dvora
knight-source-stages = Stupně vlivu
knight-source-battles = Bitvy
knight-source-overflow = Co se nevešlo
knight-source-war = Souboje a hrady
knight-end-tiles-held = Země je udržena, pole za polem.
knight-end-battles = Žádná bitva už nezbývá.
knight-end-score = O rytíři mluví celé království.
knight-end-diplomacy-full = Vyslanci uzavřeli mír.
knight-end-enemy-units = Nepřítel je všude.
knight-end-castle-occupied = Hrad je obklíčen a nikdo v něm není.
knight-end-castle-destroyed = Hrad padl.
knight-end-areas-destroyed = Ztraceno je příliš mnoho země.
knight-end-villages-destroyed = Ztraceno je příliš mnoho vsí.
knight-end-enemy-diplomacy-full = Nepřítel si získal všechny.
knight-end-castle-attack = Soupeřův hrad je dobyt.
knight-end-unresolved = Dvanáct tahů a nic není rozhodnuto: o 100 bodů méně.
knight-wins = Vítězství: { $name }

# Forecast
knight-fx-defeat = hra je prohraná
knight-fx-may-lose = hra může být prohraná
knight-fx-castle = hrad padne
knight-fx-enemies = nepřátel { $from } → { $to }
knight-fx-diplomacy = diplomacie nepřítele { $from } → { $to }
knight-comes-next = Přijde { $name } { $step }
knight-paid-way = zaplaceno: { $what }
knight-unpaid-way = nezaplaceno: { $what }
knight-then-way = potom: { $what }
knight-end-points = Rozhodly body.
knight-offers-left = V tomto tahu zbývá nabídek: { $n }
knight-source-character = Postava
knight-source-goals = Karta cíle
knight-source-end = Konec hry
knight-fx-nearer = nepřátelé se blíží
knight-fx-nothing = nic se nemění
knight-may-claim = Vliv { $n }: lze vybrat
knight-warn-swap = Obě leží lícem dolů: výměna nic nezmění.
knight-warn-replace = Leží lícem dolů: nahrazení nic nezmění.
knight-warn-unclaimed = { $n ->
    [one] { $n } odměna čeká na vybrání.
    [few] { $n } odměny čekají na vybrání.
   *[other] { $n } odměn čeká na vybrání.
  }
knight-crumb-done = Hotovo
knight-order-cut = Rozříznout blok „{ $name }“ po { $n }
knight-order-block = { $place }: { $name }, { $n ->
    [one] { $n } povel
    [few] { $n } povely
   *[other] { $n } povelů
  }
knight-castle-danger = { $name }: až { $n } u vašeho hradu ({ $castle }) před vaším posledním blokem
knight-warn-castle-taken = { $castle }: hrad padne
knight-book = Všechny karty
knight-unpaid-short = nezaplaceno:
knight-lord-lord-marches = Pohraničí
knight-lord-lady-lakes = Jezera
knight-lord-lord-lists = Kolbiště
knight-lord-lord-coffers = Pokladnice
knight-difficulty-easy = lehká
knight-difficulty-normal = běžná
knight-difficulty-hard = těžká
knight-setup-note = Dvanáct tahů. Není-li do té doby nic rozhodnuto, ztratíte 100 bodů; zbude-li 0 nebo víc, vydrželi jste.
knight-setup-war-note = Dvanáct tahů na jedné mapě. Vyhraje ten, kdo splní některou z podmínek; jinak rozhodnou body.
knight-meter-yes = padl
knight-meter-no = stojí
knight-total = Celkem
knight-ranking = Pořadí
knight-ranking-note = vítězství před výdrží, ta před porážkou; pak body, pak vliv
knight-ranking-war = vyhrává splněná podmínka; jinak body, pak vliv
knight-rank-player = Hráč
knight-rank-verdict = Výsledek
knight-rank-by = Co rozhodlo
knight-over-turns-note = vlajky: kontroly cíle
knight-in-purse = máte { $n }
knight-claim-here = zde lze něco získat
