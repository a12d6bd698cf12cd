# Koruna Emary: slova plánu.
emara-yours = váš
emara-you = { $name }, vy
emara-no-title = bez titulu
emara-lap-order = Pořadí v oběhu
emara-statue = drží sochu: začíná každý oběh
emara-scores = Body
emara-lane = { $name }: obyvatelé { $citizens }, stavby { $buildings }
emara-ends = konec
emara-at-start = začátek
emara-lower-counts = platí nižší
emara-need-more = musíte mít víc
emara-victoria = Viktorie
emara-victoria-takes = Na konci kola si vezme
emara-victoria-next = Viktorie příště: { $title }
emara-victoria-ends = konec Viktorie
emara-event-set-up = jen pro začátek
emara-event-start_of_round = na začátku kola
emara-event-this_round = platí v tomto kole
emara-event-end_of_round = na konci kola
emara-event-ends = konec { $n }, druhá { $other }
emara-event-now = teď: konec kola
emara-by-slot = Sem vede pozice { $slot }
emara-hut = Chýše, cena: { $cost }
emara-hut-taken = Chýše, hráč { $name }
emara-hut-at = Chýše: { $area }
emara-master = { $name }: obyvatelé { $points }. { $text } Cena: { $cost }
emara-my-harvest = Moje sklizeň
emara-or = nebo
emara-here = stojíte tu
emara-no-craftsman = bez řemeslníka
emara-craftsmen-here = { $n ->
    [one] 1 + { $n } řemeslník
    [few] 1 + { $n } řemeslníci
   *[other] 1 + { $n } řemeslníků
  }
emara-donation = Příspěvek
emara-gift = Dar
emara-castle-book = Kniha na hrad
emara-marker = { $kind }: { $value }, pak { $next }
emara-marker-stone = Kámen: obyvatelé { $value }, pak { $next }
emara-marker-bread = Chléb: obyvatelé po { $value }, pak po { $next }
emara-marker-now = žeton { $value }, pak { $next }
emara-no-marker = bez žetonu
emara-3-to-21 = 3 až 21
emara-each = za kus
emara-ring = Okruh { $n }
emara-ring-0 = Venkov
emara-ring-1 = Město
emara-nobility = Šlechta
emara-title-label = { $name }: cena { $cost }, obyvatelé { $points }
emara-slots = Pozice: počet kroků
emara-slot = Pozice { $slot }
emara-slot-used = Pozice { $slot }: { $card }
emara-slot-free = volná
emara-hand = Moje ruka
emara-hand-empty = prázdná
emara-this-turn = Tento tah
emara-part-card = Karta
emara-part-move = Pohyb
emara-part-title = Titul
emara-part-craftsman = Řemeslník
emara-part-master = Mistr
emara-part-done = hotovo
emara-none-yet = –
emara-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
  }
emara-highest = nejvyšší
emara-all-placed = všichni pracují
emara-huts = { $n ->
    [one] { $n } chýše
    [few] { $n } chýše
   *[other] { $n } chýší
  }
emara-to-hire = k najmutí { $n }
emara-nothing-now = teď ne
emara-stock = Moje zásoby
emara-craftsmen = Moji řemeslníci
emara-craftsman-points = Další řemeslník: obyvatelé +{ $n }
emara-cards-played = zahráno { $n } z 9
emara-nothing-kept = žádné žetony ani mistři
emara-citizens = obyvatelé
emara-buildings = stavby
emara-would-end = konec by byl
emara-ended = konec
emara-good-wood = dřevo
emara-good-stone = kámen
emara-good-cloth = látka
emara-good-grain = obilí
emara-good-coin = mince
emara-good-ring = prsteny
emara-good-book = knihy
emara-good-bread = chléb
emara-count-wood = { $n ->
      [one] { $n } dřevo
      [few] { $n } dřeva
     *[other] { $n } dřev
  }
emara-count-stone = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
  }
emara-count-cloth = { $n ->
    [one] { $n } látka
    [few] { $n } látky
   *[other] { $n } látek
  }
emara-count-grain = { $n } obilí
emara-count-coin = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
  }
emara-count-ring = { $n ->
    [one] { $n } prsten
    [few] { $n } prsteny
   *[other] { $n } prstenů
  }
emara-count-book = { $n ->
    [one] { $n } kniha
    [few] { $n } knihy
   *[other] { $n } knih
  }
emara-count-bread = { $n ->
    [one] { $n } chléb
    [few] { $n } chleby
   *[other] { $n } chlebů
  }
emara-count-any = { $n ->
    [one] { $n } surovina
    [few] libovolné { $n } suroviny
   *[other] libovolných { $n } surovin
  }
emara-count-citizens = { $n ->
    [one] { $n } bod obyvatel
    [few] { $n } body obyvatel
   *[other] { $n } bodů obyvatel
  }
emara-count-buildings = { $n ->
    [one] { $n } bod staveb
    [few] { $n } body staveb
   *[other] { $n } bodů staveb
  }
emara-count-honour_token = { $n ->
    [one] { $n } žeton přízně
    [few] { $n } žetony přízně
   *[other] { $n } žetonů přízně
  }
emara-visit = Návštěva
emara-visit-cathedral = jeden příspěvek za návštěvu
emara-visit-castle = v libovolném pořadí, každé jednou
emara-visit-market = v libovolném pořadí, každé jednou
emara-visit-construction-site = každá dodávka jednou
emara-visit-country = { $n ->
    [0] žádný váš řemeslník
    [one] { $n } váš řemeslník
    [few] { $n } vaši řemeslníci
   *[other] { $n } vašich řemeslníků
  }
emara-once = jednou
emara-base = dodávka
emara-one-of-three = 1 ze 3
emara-chosen-once = zvoleno jiné
emara-done-here = při této návštěvě hotovo
emara-then = pak { $n }
emara-coin-stands-in = mince za { $n }
emara-enough = stačí
emara-then-enough = po těchto krocích stačí
emara-then-short = teď stačí, po těchto krocích chybí { $n }
emara-short = chybí { $n }
emara-lacks = chybí { $goods }
emara-may-draw = Co můžete líznout
emara-stack = sloupek { $stack }, odložené { $pile }
emara-draw-stack = { $n ->
    [one] Jen tento.
   *[other] { $n } z těchto náhodou; jeden si necháte.
  }
emara-draw-pile = { $n ->
    [one] Jeden z těchto náhodou: vrátí se z odložených.
   *[other] { $n } z těchto náhodou: vrátí se z odložených; jeden si necháte.
  }
emara-draw-both = { $n ->
    [one] První jistě,
   *[other] První { $n } jistě,
  } pak { $rest } z těch, které se vrátí z odložených; jeden si necháte.
emara-give-book = Dát 1 knihu
emara-none = nic
emara-sales = { $n ->
    [one] jeden prodej za návštěvu
    [few] { $n } prodeje v tomto kole
   *[other] { $n } prodejů v tomto kole
  }
emara-sell = Prodat: { $good }
emara-of = { $n ->
    [3] ze
    [4] ze
   *[other] z
  } { $n }
emara-one-bundle = jeden balík za návštěvu
emara-books-for = { $n ->
    [one] { $n } kniha
    [few] { $n } knihy
   *[other] { $n } knih
  }: obyvatelé +{ $points }
emara-bread-for = { $n ->
    [one] { $n } chléb
    [few] { $n } chleby
   *[other] { $n } chlebů
  }: obyvatelé +{ $points }
emara-wood-for = Dřevo { $n }: stavby +{ $points }
emara-my-tokens = Moje žetony přízně
emara-owned = vaše při příchodu
emara-only-at = jen tady: { $place }
emara-redeem = Uplatnit
emara-after-visit = Po návštěvě
emara-bonus-actions = bonusové akce
emara-harvest = Sklizeň
emara-harvest-choice = { $goods }, { $bread }
emara-bakes = na pečení: { $grain }
emara-no-grain = málo obilí
emara-how-to-pay = Čím zaplatit
emara-pays = zaplaceno { $n }
emara-less = Méně: { $good }
emara-more = Více: { $good }
emara-way = způsob { $n } { $all ->
    [3] ze
    [4] ze
   *[other] z
  } { $all }
emara-way-before = Předchozí způsob
emara-way-next = Další způsob
emara-keep-one = Nechte si jeden žeton
emara-others-to-pile = Ostatní se odloží
emara-token-here = stojíte tam: při další návštěvě
emara-token-used = { $n ->
    [one] { $n } krok: pozice je obsazená
    [few] { $n } kroky: pozice je obsazená
   *[other] { $n } kroků: pozice je obsazená
  }
emara-token-free = { $n ->
    [one] { $n } krok: pozice je volná
    [few] { $n } kroky: pozice je volná
   *[other] { $n } kroků: pozice je volná
  }
emara-luck-spoke = Náhoda promluvila: dál se vrátit nedá.
emara-unfold = Otevřít
emara-fold = Sbalit
emara-to-log = K zápisu
emara-your-answer = Vaše odpověď
emara-once-or-not = jednou, nebo vůbec
emara-cannot-pay = nelze zaplatit
emara-decline = Odmítnout
emara-keep-all = nechat si vše
emara-who-answered = Kdo odpověděl
emara-in-turn-order = v pořadí tahů
emara-choosing = vybírá
emara-answered = zaplaceno
emara-declined = odmítnuto
emara-fix-title = Jeden z vašich radních musí změnit okruh
emara-fix-text = Karta staví oba do jednoho okruhu. Ostatní se postaví za vás, v každém okruhu o oblast dál.
emara-fix-who = Kdo půjde
emara-fix-where = Kam, v druhém okruhu
emara-brief-cathedral = příspěvek
emara-brief-castle = dar, kniha
emara-brief-market = mince, knihy
emara-brief-construction-site = kámen, chléb, dřevo
emara-start-title = Vyberte první surovinu
emara-start-text = Každý si vezme jednu, v pořadí tahů.
emara-use-wood = na chýše a Staveniště
emara-use-stone = na Staveniště a mistry
emara-use-cloth = na mistry a chýše
emara-use-grain = na chléb a chýše
emara-tab-country = Venkov
emara-tab-city = Město
emara-tab-nobles = Šlechta
emara-tab-event = Událost
emara-crumb-pay = cena: { $goods }
emara-crumb-from = odkud: { $area }
emara-crumb-to = kam: { $area }
emara-crumb-slot = pozice { $slot }
emara-crumb-step = jeden krok: { $area }
emara-crumb-errand = pochůzka: { $area }
emara-crumb-trade = směna za mince
emara-crumb-card-craftsman = řemeslník levněji: { $area }
emara-crumb-craftsman = řemeslník: { $area }
emara-crumb-hire = najmout: { $name }
emara-crumb-bake = upéct: { $bread }
emara-crumb-harvest = sklizeň
emara-crumb-donate = příspěvek: { $goods }
emara-crumb-give = dar: { $goods }
emara-crumb-castle-book = kniha na hrad
emara-crumb-books = prodat: { $books }
emara-crumb-deliver = dodat: { $goods }
emara-crumb-redeem = žeton: { $token }
emara-crumb-keep = nechat si: { $token }
emara-leave = Odejít
emara-end-turn = Ukončit tah
emara-do = Provést
emara-do-steps = Provést vše ({ $n })
emara-do-and-end = Provést a ukončit tah
emara-do-start-move = Postavit
emara-do-start-resource = Vzít
emara-do-play = Zahrát
emara-do-walk = Jít
emara-do-trade = Směnit
emara-do-step = Udělat krok
emara-do-hire-craftsman = Najmout
emara-do-hire-master = Najmout
emara-do-errand = Vydat se
emara-do-title = Přijmout titul
emara-do-craftsman = Najmout
emara-do-master = Najmout
emara-do-use-master = Použít
emara-do-harvest = Sklidit
emara-do-donate = Přispět
emara-do-give = Darovat
emara-do-give-book = Dát knihu
emara-do-sell = Prodat
emara-do-sell-books = Prodat
emara-do-deliver-stone = Dodat
emara-do-deliver-bread = Rozdat
emara-do-deliver-wood = Dodat
emara-do-redeem = Uplatnit
emara-do-keep = Nechat si
emara-do-take-offer = Zaplatit
emara-do-leave = Odejít
emara-do-decline = Odmítnout
emara-do-end-turn = Ukončit tah
emara-effect-pay = Cena
emara-effect-gain = Zisk
emara-effect-marker = žeton
emara-left = Ještě můžete mít: { $list }.
emara-left-craftsman = řemeslník
emara-left-event = Na konci kola: { $event }. Nechte si, co žádá.
emara-phase-layout = Rozložení
emara-phase-masters = Mistři
emara-phase-start = Karta začátku
emara-phase-places = Místa
emara-phase-resource = Surovina
emara-phase-hands = Karty
emara-phase-event = Událost
emara-phase-lap = Oběh { $lap }
emara-phase-turn = Tah { $lap }
emara-phase-end = Konec kola
emara-phase-victoria = Viktorie
emara-where = kolo { $round } z { $rounds }
emara-where-setup = příprava
emara-ask-event = Odpovíte na událost?
emara-ask-play = Vyberte kartu, pak místo
emara-ask-harvest = Kdo peče?
emara-ask-visit = Co tu uděláte?
emara-ask-main = Bonusové akce – nebo konec tahu
emara-seat-note = obyvatelé { $citizens }, stavby { $buildings }
emara-group-go = Pohyb
emara-group-bonus = Bonusové akce
emara-group-end = Dál
emara-group-start = Začátek
emara-group-here = Zde
emara-row-master = Najmout mistra: { $name }
emara-row-hire-master = Karta: najmout mistra: { $name }
emara-row-use-master = Použít: { $name }
emara-row-craftsman = Řemeslník: { $area }
emara-row-hire-craftsman = Karta: řemeslník, { $area }
emara-row-donate = Příspěvek: { $kind }
emara-row-give = Dar: { $kind }
emara-row-title = Další titul
emara-timing-immediate = Okamžitě, při najmutí.
emara-timing-per_turn = Jednou v každém vašem tahu.
emara-timing-permanent = Trvale, samo od sebe.
emara-left-over = Body za to, co zbylo
emara-road = Cesta Viktorie
emara-road-note = když ji necháte být
emara-road-round = Kolo
emara-road-sum = Součet
emara-dream = Váš plán: { $card }, pak { $area }.
emara-dream-note = Zatím se nic neposílá; ostatní ho mohou změnit.
emara-dream-drop = Zrušit
emara-pay-edit = Změnit
emara-end-single = Hra pro hru, stavby na začátku: { $start }.
emara-end-beaten = Porazili jste Viktorii
emara-end-kept = Koruna zůstává Viktorii
emara-end-against = { $score } proti { $victoria }, stavby na začátku: { $start }.
emara-end-tie = Remíza patří jí.
emara-end-scores = { $best } proti { $others }. Počítá se jen nižší stupnice; všichni začali se stavbami { $start }.
emara-end-by-tie-other-track = Rozhodla druhá stupnice.
emara-end-by-tie-title = Rozhodl vyšší titul.
emara-end-by-tie-title-card = Rozhodla lepší karta titulu.
emara-she-took = Co si vzala
