# Words that the first frame does not need: what pieces are, the end, the campaign, the reference, the guide.
emara-account-titles = Tituly
emara-account-masters = Mistři
emara-account-places = Město
emara-account-craftsmen = Řemeslníci
emara-account-events = Události
emara-from-donation = Příspěvky
emara-from-gift = Dary
emara-from-castle-book = Knihy pro hrad
emara-from-market = Tržiště
emara-from-site = Dodávky
emara-from-honour = Žetony přízně
emara-from-craftsman = Řemeslníci
emara-from-start = Začátek
emara-decided = Co rozhodlo
emara-fact-short = Hráči { $name } chyběl { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] počet bodů { $n }
  }.
emara-fact-tie = { $name }: stejné číslo; rozhoduje druhá stupnice a titul.
emara-fact-idle = { $name }: body vyšší stupnice navíc neplatily, bylo jich { $n }.
emara-fact-victoria-beaten = Viktorie je pozadu o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
  }.
emara-fact-victoria-won = K vítězství nad Viktorií by stačilo o { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
  } víc.
emara-filled-counts = platí vyplněná část
emara-chart = { $name }: obyvatelé { $citizens }, stavby { $buildings }
emara-campaign = Proti Viktorii
emara-campaign-rule = Po výhře začínáte s počtem staveb o { $win } nižším, po prohře nebo remíze o { $loss } vyšším.
emara-campaign-variants = Varianty; rekordy se vedou zvlášť
emara-variant-standard = Běžná
emara-variant-choice = Odkrytá ruka
emara-variant-layout = Náhodné rozložení
emara-variant-both = Obě
emara-climb = Výstup { $n }
emara-climb-start = Stavby na začátku: { $n }
emara-climb-win = výhra: dál od { $n }
emara-climb-loss = prohra nebo remíza: { $n }
emara-climb-begin = Začít od { $n }
emara-climb-go-on = Pokračovat ve hře
emara-won = výhra
emara-lost = prohra
emara-playing = hraje se
emara-climb-ends = výhra: { $win }, prohra: { $loss }
emara-leaving = Odchod se počítá jako prohra.
emara-leaving-means = Příští začátek by byl { $loss } místo { $win }. Zavřít stránku není odejít: hra na vás počká.
emara-won-from = Výhra z { $n }
emara-lost-from = Z { $n } to nevyšlo
emara-score = { $result } : { $victoria }
emara-news-won = Stoupáte: příští hra začne se stavbami { $next }.
emara-news-lost = Příští hra začne se stavbami { $next }.
emara-news-left = Odešli jste: to je prohra. Příští hra: stavby na začátku { $next }.
emara-climb-replay = Záznam
emara-new-record = Nový rekord: výhra z { $start } s výsledkem { $result }
emara-record-before = dříve: z { $start }, výsledek { $result }
emara-tally = výher { $won }, proher { $lost }
emara-record = Rekord: výhra od { $start } s výsledkem { $result }.
emara-no-record = Zatím žádná výhra.
emara-singles = Nejlepší samostatné hry podle začátku
emara-single-none = nehráno
emara-single-victoria = Viktorie { $n }
emara-single-play = Zahrát samostatnou hru od { $n }
emara-rung = Záznam hry od { $n }
emara-ladder = Žebřík začátků; další hra začne od { $n }
emara-left-game = odchod
emara-to-campaign = K žebříku
emara-worth = Co zbylo
emara-worth-token = žetony pocty
emara-worth-any = suroviny, { $n }
emara-if-equal = Při shodě
emara-if-equal-1 = vyšší druhá stupnice
emara-if-equal-2 = vyšší titul
emara-if-equal-3 = lepší karta titulu
emara-if-equal-4 = o korunu se dělí
emara-fact-master = { $master }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
  } pro hráče { $name }.
emara-fact-event = { $event }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
  } pro hráče { $name }.
emara-fact-none-idle = { $name }: nic navíc, obě stupnice končí na { $n }.
emara-dotted = tečkovaně: Viktorie
emara-next-climb = Další výstup: z { $n }
emara-best-single = Váš nejlepší výsledek (stavby na začátku { $start }): { $result }
emara-col-left = Body za to, co zbylo
emara-col-tracks = Obě stupnice, doplněné, kde to pomůže nejvíc
emara-col-result = Výsledek
emara-reference = Všechny karty a díly
emara-all-cards = Karty akcí
emara-all-masters = Mistři
emara-all-events = Události
emara-all-honours = Žetony pocty
emara-all-titles = Tituly
emara-all-areas = Místa
emara-all-markers = Otočné žetony
emara-markers-note = každé použití žeton otočí; číslo ve čtverci je vytištěno na desce a zůstává
emara-players = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
  }
emara-all-goods = Zásoby
emara-tip-turn-1-title = Váš první tah
emara-tip-turn-1 = Máte 1 kámen. Klepněte na kartu Kámen a pak na Obilné pole: karta dá kámen, radní ujde tři kroky a sklidí 1 obilí. Za 2 kameny se tam do chýše nastěhuje řemeslník: hned obyvatelé a později víc obilí při každé návštěvě.
emara-tip-turn-2-title = Tržiště a titul
emara-tip-turn-2 = Karta Prsten dá prsten. S ní jděte na Tržiště a prodejte obilí za minci. Mince z vás udělá barona: kdo vezme titul první, dostane jeho nejlepší kartu.
emara-tip-turn-3-title = Mistr
emara-tip-turn-3 = Najímání zlevní řemeslníka nebo mistra o jedno. Jděte do Kamenolomu, sklidíte 1 kámen a karta najme Statkáře, který čeká tam, kde stojí váš druhý radní. Prsten z vás udělá hraběte.
emara-tip-turn-4-title = Příspěvek
emara-tip-turn-4 = Zahrajte Látku a jděte do Katedrály. Za 1 látku dostanete knihu a jeden ze tří žetonů. Nechte si ten pro Hrad: tam půjdete příště. Promluvila náhoda, zpátky už to nejde.
emara-tip-turn-5-title = Dar a žeton
emara-tip-turn-5 = Zahrajte Dřevo a jděte na Hrad. 1 obilí pro krále přinese prsten a žeton tu vydá knihu. Knihy si nechte: na Tržišti je pět najednou za 21 obyvatel.
emara-tip-turn-6-title = Mince a prsten
emara-tip-turn-6 = Směna za mince udělá ze dřeva minci. Mince a prsten z vás udělají prince: 9 obyvatel. Jděte do Lesa pro nové dřevo.
emara-tip-free-title = Teď je rada vaše
emara-tip-free = Nižší máte obyvatele a viděli jste, co je zvedá. Čtyři kola jsou vaše; žárovka dole dá radu, která vyloží celý tah.
emara-tip-welcome-title = Rada o šesti kolech
emara-tip-welcome = V každém kole máte tři tahy. Tah je karta, chůze a návštěva, a až tři bonusové akce.
emara-tip-lower-title = Platí to nižší
emara-tip-lower = Máte dvě stupnice, obyvatele a stavby. Výsledek je jen ta nižší, proto sytte obě.
emara-tip-card-title = Zahrajte kartu
emara-tip-card = Klepněte na kartu a pak na místo: pozice, která tam vede, se najde sama. Pozice 1 je jeden krok, 2 dva, 3 tři.
emara-tip-walk-title = Chůze
emara-tip-walk = Jeden z vašich dvou radních jde tolik kroků, kolik ukazuje pozice, na venkově nebo ve městě. Zlato ukazuje kam.
emara-tip-harvest-title = Sklizeň
emara-tip-harvest = Na venkově přinese návštěva jednu surovinu a za každého vašeho řemeslníka tam ještě jednu.
emara-tip-visit-title = Návštěva ve městě
emara-tip-visit = Vedle plánu je vše, co místo nabízí. Na zlaté máte, červené říká, co chybí. Vezměte, co pomůže, a odejděte.
emara-tip-market-title = Trh
emara-tip-market = Tady se suroviny mění v mince a knihy v obyvatele: jedna kniha 3, pět knih naráz 21.
emara-tip-craftsman-title = Řemeslník
emara-tip-craftsman = Kde stojí váš radní, můžete poslat řemeslníka do volné chýše. Přinese obyvatele hned a víc sklizně později.
emara-tip-master-title = Mistr
emara-tip-master = Kde stojí váš radní ve městě, můžete najmout mistra. Přinese obyvatele a jeho umění je vaše.
emara-tip-title-title = Titul
emara-tip-title = Mince a prsteny kupují další šlechtický titul. Kdo přijde dřív, bere lepší kartu.
emara-tip-end-turn-title = Konec tahu
emara-tip-end-turn = Nic dalšího? Ukončete tah. Zbývá-li něco, co byste zaplatili, plán to jednou řekne.
emara-tip-event-title = Událost
emara-tip-event = Každé kolo má událost: na začátku, během kola, nebo na konci. Kdy, říká štítek na kartě.
emara-tip-plan-title = Zatímco čekáte
emara-tip-plan = Klepněte na kartu a místo, když hrají ostatní: plán bude připraven, až přijdete na řadu. Předtím se nic neposílá.
emara-tip-half-title = Druhá půle
emara-tip-half = Všech devět karet je zpět v balíčku. Podívejte se na stupnice: která je nižší a co ji zvedne?
emara-tip-last-title = Poslední kolo
emara-tip-last = Co si necháte, dá na konci body, a ty jdou tam, kde nejvíc pomohou. Utraťte, co teď přinese víc.
emara-tip-over-title = Konec
emara-tip-over = Co zbylo, doplnilo nižší stupnici. Výsledky ukazují, odkud vaše body jsou.
emara-describe-master = Při najmutí: obyvatelé +{ $points }. Cena: { $cost }.
emara-describe-honour = Uplatněte ho při návštěvě jeho oblasti, pokud jste ho měli při příchodu. Na konci hry platí 1 bod.
emara-describe-title = Cena: { $cost }. Obyvatelé za zbylé karty: { $points }. Tituly se berou po řadě, jeden za tah.
emara-describe-hut = Cena: { $cost }. Řemeslník v chýši dá při každé vaší sklizni v této oblasti o surovinu víc, nebo upeče chléb.
emara-describe-country = Každá návštěva dá 1 surovinu ({ $good }) a o jednu víc za každého vašeho řemeslníka zde; kterýkoli z nich může místo toho upéct chléb z 1 obilí.
emara-describe-cathedral = Jednou za návštěvu: dejte suroviny a vezměte si knihu a žeton přízně. Otočný žeton ukazuje kolik; pak se otočí.
emara-describe-castle = Každé jednou za návštěvu: dar králi za prsten a kniha za 5 bodů staveb.
emara-describe-market = Každé jednou za návštěvu: prodat surovinu za minci a prodat 1 až 5 knih za obyvatele.
emara-describe-construction-site = Každé jednou za návštěvu: kámen za stavby a obyvatele, 1 až 3 chleby za obyvatele, 1 nebo 3 dřeva za stavby.
emara-describe-marker = Teď { $value }, po dalším použití { $next }.
emara-describe-marker-gone = { $value }, do konce hry.
emara-describe-good-wood = Surovina. Dvě zbylé suroviny platí na konci 1 bod.
emara-describe-good-stone = Surovina. Dvě zbylé suroviny platí na konci 1 bod.
emara-describe-good-cloth = Surovina. Dvě zbylé suroviny platí na konci 1 bod.
emara-describe-good-grain = Surovina; řemeslníci z něj pečou chléb. Dvě zbylé suroviny platí na konci 1 bod.
emara-describe-good-coin = Platí za tituly a zastoupí kteroukoli surovinu, ale ne minci. Na konci platí 1 bod.
emara-describe-good-ring = Platí za tituly. Na konci platí 2 body.
emara-describe-good-book = Pro Tržiště nebo Hrad. Na konci platí 1 bod.
emara-describe-good-bread = Pro Staveniště. Na konci platí 1 bod.
emara-describe-slot = S kartou zde ujde jeden radní přesně { $n ->
    [one] { $n } oblast
    [few] { $n } oblasti
   *[other] { $n } oblastí
  }. Každá pozice slouží jednou za kolo.
emara-describe-part-card = Akce karty, před pohybem nebo po něm.
emara-describe-part-move = Jeden radní ujde tolik oblastí, kolik říká pozice.
emara-describe-part-title = Bonusová akce: další titul.
emara-describe-part-craftsman = Bonusová akce: řemeslník do volné chýše tam, kde stojí váš radní.
emara-describe-part-master = Bonusová akce: mistr z oblasti města, kde stojí váš radní.
emara-seat-goods = Zásoby: { $goods }
emara-seat-slots = Pozice 1, 2, 3: { $cards }
emara-seat-cards = V této půli ještě přijdou: { $cards }
emara-seat-masters = Mistři: { $masters }
emara-seat-tokens = Žetony: { $tokens }
emara-end-chart = Graf
emara-end-pieces = Body
emara-end-decided = Co rozhodlo
emara-seat-craftsmen = { $n ->
    [0] žádný řemeslník
    [one] { $n } řemeslník
    [few] { $n } řemeslníci
   *[other] { $n } řemeslníků
  }
emara-seat-hand = v ruce: { $n }
emara-seat-to-come = zbývá { $n }
