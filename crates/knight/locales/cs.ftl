# Knight: sentences for moves, events and refusals.

good-glory = { $n } { $noun }
good-nobility = { $n } { $noun }
good-valor = { $n } { $noun }
good-gold = { $n } { $noun }
good-any = { $n } { $noun }
gain-vp = { $n } { $noun }
gain-influence = { $n } { $noun }
gain-command = { $n } { $noun }
gain-diplomacy = { $n } { $noun }
gain-enemy-diplomacy = { $n } k diplomacii nepřítele
gain-remove-enemy = odstranit { $n } { $noun }
nothing = nic
seat = Hráč { $n }
side-left = vlevo
side-right = vpravo
common-row = Společná řada
why-side = událost
why-segment = { $what }
why-income = { $what }
why-king = stupeň { $n } krále
why-stage = stupeň stupnice „{ $what }“ { $side }
why-privilege = výsada
why-reward = odměna stupnice „{ $what }“
why-threshold = vliv { $n }
why-special = zvláštní akce
why-gold = { $what }
why-war = { $what }
why-battle = { $what }
why-gather = sběr
why-envoy = vyslanec
why-goal = cíl tahu { $n }
why-consequence = následek
why-duel = souboj
why-initiative = iniciativa
why-castle = hrad
why-leftovers = zbylé suroviny
why-first-finisher = za první dokončení hry
why-unresolved = bez rozhodnutí
cause-path = { $path }, krok { $step }
cause-path-unpaid = { $path }, krok { $step }, nezaplaceno
cause-goal = trest tahu { $n }
cause-gold = akce za zlato
path = cesta „{ $name }“
order-add = noví nepřátelé: { $n }
order-move = pohyb o { $n }
order-attack = útok
order-diplomacy = diplomacie nepřítele +{ $n }
move-choose = Hrát za { $what-acc }
move-side = { $label }
move-reveal = Odhalit událost { $n } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-peek = Podívat se na událost { $n } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-swap = Prohodit události { $n } a { $m } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-replace = Vyměnit událost { $n } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-adjacent = Použít akci události { $n } ({ $side }) za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-pay = { $what }: zaplatit { $good-acc }
move-pay-any = { $what }: zaplatit { $good-acc } jako libovolnou surovinu
move-buy = { $what } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-exchange = Za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 } vyměnit { $give-acc } za { $take-acc }
move-shift-forward = Posunout všechny nepřátele k hradu za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-shift-back = Zatlačit všechny nepřátele zpět za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
 }
move-special = Zvláštní akce: zaplatit { $cost-acc }, získat { $gain-acc }
move-claim-reward = Vzít si odměnu stupnice „{ $what }“: { $gain }
move-claim-threshold = Vzít si za vliv { $n }: { $gain }
move-battle = Vyhrát bitvu „{ $what }“: { $gain }
move-war = { $what } za { $cost-acc }
move-challenge = Vyzvat na souboj { $seat-acc }
move-trade-with = Nabídnout výměnu { $seat-dat }
move-offer = Dát navíc { $good-acc }
move-ask = Chtít navíc { $good-acc }
move-offer-less = Dát o { $good-acc } méně
move-ask-less = Chtít o { $good-acc } méně
move-propose = Podat nabídku
move-withdraw = Stáhnout nabídku
move-accept = Přijmout výměnu: dáte { $give-acc }, dostanete { $take-acc } ({ $seat })
move-refuse = Odmítnout nabídku { $seat-gen }
move-take = Vzít si { $good-acc }
move-give = Zaplatit { $good-acc }
move-lose = Ztratit { $good-acc }
move-disband = Ztratit jednotku { $tile-at }
move-remove = Odstranit nepřítele { $tile-from }
move-place = Nový nepřítel se objeví { $tile-at }
move-flow = Voda odteče { $tile-to }
move-chain = Řetěz ke stupnici „{ $what }“
move-activate = Aktivovat stupnici „{ $what }“
move-stage = Vzít si { $gain-acc } ({ $side })
move-skip-stage = Nechat stupeň na později
move-recruit = Verbovat { $tile-at }
move-attack = Zaútočit
move-march = Pochod { $from-from } { $tile-to }
move-end-march = Ukončit pochod
move-gather = Sebrat { $gain-acc }
move-envoy = Poslat vyslance: diplomacie nepřítele −1
move-strike = Zničit jednotku { $seat-gen } { $tile-at }
move-end-attack = Ukončit útok
move-pay-consequence = Zaplatit { $cost-acc } a odvrátit následek
move-suffer = Přijmout následek: { $orders }
move-stake = Vsadit { $n }
move-spoils = Vzít poraženému { $good-acc }
move-bid = Nabídnout za iniciativu { $n }
move-block = { $seat }: { $n ->
    [one] { $n } bod velení
    [few] { $n } body velení
   *[other] { $n } bodů velení
 }
move-done-spend = Konec utrácení
move-done-command = Konec; nevyužité body velení propadnou
event-scenario-drawn = Scénář: „{ $what }“.
event-character-taken = { $seat } hraje za { $what-acc }.
event-goal-drawn = Karta cíle: „{ $what }“.
event-turn-began = Začíná tah { $n }.
event-card-turned = { $seat }: událost { $n } – „{ $card }“.
event-card-seen = { $seat } se dívá na událost { $n }: „{ $card }“.
event-card-peeked = { $seat } se dívá na událost { $n }.
event-cards-swapped = { $seat } prohazuje události { $n } a { $m }.
event-card-replaced = { $seat } vyměňuje událost { $n }.
event-action-borrowed = { $seat } použije akci události „{ $card }“ ({ $side }).
event-side-sealed = { $seat }: strana vybrána.
event-side-chosen = { $seat }, „{ $card }“: { $label }.
event-gained = { $seat } získává { $what-acc } ({ $why }).
event-paid = { $seat } platí { $what-acc } ({ $why }).
event-lost = { $seat } ztrácí { $what-acc } ({ $why }).
event-symbol-paid = { $seat } platí { $what-acc } za { $segment-acc }.
event-unlocked = { $seat } odemyká { $segment-acc }.
event-unlocked-level = { $seat } odemyká { $segment-acc }: úroveň { $level }.
event-unlocked-influence = { $seat } odemyká { $segment-acc }: vliv +{ $n }.
event-unlocked-both = { $seat } odemyká { $segment-acc }: úroveň { $level }, vliv +{ $n }.
event-chain-marked = { $seat } spojuje řetězem stupnice „{ $from }“ a „{ $to }“.
event-activated = { $seat } aktivuje stupnici „{ $what }“.
event-activated-chained = { $seat } aktivuje řetězem stupnici „{ $what }“.
event-stage-skipped = { $seat } nechává stupeň stupnice „{ $what }“ na později.
event-spending-done = { $seat } končí utrácení.
event-command-lost = { $seat } ztrácí nevyužité: { $what }.
event-order-stored = { $seat } kupuje rozkaz „{ $what }“.
event-battle-won = { $seat } vyhrává bitvu „{ $what }“.
event-recruited = { $seat } verbuje { $tile-at }.
event-marched = { $seat } vede jednotku { $from-from } { $tile-to }.
event-attacked = { $seat } útočí { $tile-at }: { $n ->
    [one] zničen { $n } nepřítel
    [few] zničeni { $n } nepřátelé
   *[other] zničeno { $n } nepřátel
 }.
event-enemy-removed = { $seat } odstraňuje { $tile-from } { $n ->
    [one] { $n } nepřítele
    [few] { $n } nepřátele
   *[other] { $n } nepřátel
 }.
event-path-considered = { $seat }: { $path }, krok { $step }.
event-path-considered-cost = { $seat }: { $path }, krok { $step }; první část lze odvrátit za { $cost-acc }.
event-suffered = { $seat } neplatí.
event-suffered-forced = { $seat } nemůže zaplatit.
event-enemy-placed = Nepřítel se objevuje { $tile-at } ({ $cause }).
event-enemy-moved = { $n ->
    [one] { $n } nepřítel postupuje
    [few] { $n } nepřátelé postupují
   *[other] { $n } nepřátel postupuje
 } { $from-from } { $tile-to } ({ $cause }).
event-enemy-attacked = { $n ->
    [one] { $n } nepřítel útočí
    [few] { $n } nepřátelé útočí
   *[other] { $n } nepřátel útočí
 } { $tile-at }. Ztraceno: { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
 }, zdroje: { $sources } ({ $cause }).
event-castle-destroyed = { $n ->
    [one] { $n } nepřítel ničí
    [few] { $n } nepřátelé ničí
   *[other] { $n } nepřátel ničí
 } { $tile-acc } ({ $cause }).
event-tile-flooded = Voda zaplavuje { $tile-acc } ({ $cause }).
event-tile-destroyed = Nepřítel ničí { $tile-acc } ({ $cause }).
event-water-moved = Voda odtéká { $from-from } { $tile-to }.
event-water-gone = Voda { $from-at } opadá.
event-enemy-diplomacy = Diplomacie nepřítele stoupá o { $n } na { $level } ({ $cause }).
event-order-failed = Žádný nepřítel nemůže splnit rozkaz „{ $order }“: diplomacie nepřítele stoupá na { $level } ({ $cause }).
event-order-idle = Rozkaz „{ $order }“: na mapě není nepřítel ({ $cause }).
event-goal-judged = { $seat }, cíl tahu { $turn }: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }; odměna: { $reward }, trest: { $penalty }.
yes = ano
no = ne
event-disbanded = { $seat } ztrácí jednotku { $tile-at }.
event-offered = { $seat } nabízí { $to-dat }: { $give-acc } za { $take-acc }.
event-offer-closed = { $seat } stahuje nabídku { $to-dat }.
event-offer-refused = { $to } odmítá nabídku { $seat-gen }.
event-traded = { $seat } dává { $give-acc }, { $to } dává { $take-acc }.
event-challenged = { $seat } vyzývá na souboj { $to-acc }.
event-stake-sealed = { $seat }: sázka uzavřena.
event-stake-made = { $seat }: sázka uzavřena – { $n }.
event-duel-fought = Souboj. { $seat }: { $strength } + { $stake }; { $to }: { $other } + { $against }. { $winner } vítězí.
event-duel-drawn = Souboj. { $seat }: { $strength } + { $stake }; { $to }: { $other } + { $against }. Nevítězí nikdo.
event-spoils-taken = { $seat } bere { $good-acc } { $to-dat }.
event-barred = { $seat } nesází nic: teď bez nabídky za iniciativu, příští tah bez karty postavy.
event-bid-sealed = { $seat }: nabídka za iniciativu uzavřena.
event-bid-made = { $seat }: nabídka za iniciativu uzavřena – { $n }.
event-bid-opened = { $seat }: nabídka za iniciativu { $n }, k zaplacení { $pays }.
event-initiative-won = { $seat } získává iniciativu.
event-block-planned = Pořadí velení: { $seat }, { $n ->
    [one] { $n } bod velení
    [few] { $n } body velení
   *[other] { $n } bodů velení
 }.
event-block-forfeited = { $seat } se vzdává { $n ->
    [one] { $n } bodu velení
   *[other] { $n } bodů velení
 }.
event-unit-destroyed = { $seat } ničí jednotku { $to-gen } { $tile-at }.
event-castle-taken = { $seat } úspěšně útočí na { $tile-acc } { $to-gen }.
event-condition-met = { $seat } splňuje podmínku výhry: { $by }.
event-finished = { $seat }: { $verdict }, { $by }; { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
 }.
verdict-victory = vítězství
verdict-held-out = vydrženo
verdict-defeat = porážka
by-tiles-held = držená pole
by-battles = bitvy
by-score = body a vliv
by-diplomacy-full = plná diplomacie
by-enemy-units = příliš mnoho nepřátel
by-castle-occupied = hrad obsazen
by-castle-destroyed = hrad zničen
by-areas-destroyed = zničené oblasti
by-villages-destroyed = zatopené vesnice
by-enemy-diplomacy-full = plná diplomacie nepřítele
by-castle-attack = dobytý hrad
by-points = podle bodů
by-unresolved = bez rozhodnutí
refusal-not-now = O tom se teď nerozhoduje.
refusal-not-here = U tohoto stolu nic takového není.
refusal-not-open = Zde je ještě zavřeno, nebo už zaplaceno: { $segment }.
refusal-requires = Je třeba: { $what } { $need }; máte { $have }.
refusal-no-such-symbol = { $segment }: žádný nezaplacený symbol „{ $good }“.
refusal-not-with-gold = Platit lze jen surovinami, ne zlatem.
refusal-too-little = Je třeba: { $good } { $need }; utratit můžete { $have }.
refusal-too-few-resources = Je třeba { $need ->
    [one] { $need } suroviny
   *[other] { $need } surovin
 }; utratit můžete { $have }.
refusal-wrong-phase = Tato akce do této fáze nepatří.
refusal-not-face-down = Událost { $n } není zakrytá.
refusal-not-unused = Událost { $n } už byla použita.
refusal-not-a-pair = Jmenujte dvě různé události, dřívější jako první.
refusal-no-neighbour = Událost { $n } nesousedí, nebo není odkrytá.
refusal-same-resource = Musí to být jiná surovina.
refusal-no-enemy = Na mapě není nepřítel.
refusal-not-reached = Toho ještě není dosaženo.
refusal-already-claimed = To už jste si vzali.
refusal-banned = Odmítnutý souboj vám v tomto tahu zakazuje kartu postavy.
refusal-already-won = Ta bitva je už vyhraná.
refusal-store-full = Zásoba velení je plná.
refusal-gather-limit = V tomto tahu už sbírat nelze.
refusal-no-challenge-left = Všechny výzvy jsou vyčerpány.
refusal-not-oneself = Jmenujte někoho jiného.
refusal-no-command-point = Chybí bod velení na rozkaz „{ $what }“.
refusal-nothing-to-do = Rozkaz „{ $what }“ by nic nezměnil.
refusal-no-recruiting = Verbovat { $tile-at } nelze.
refusal-no-room = Další jednotka se { $tile-at } nevejde.
refusal-no-unit-left = Všechny jednotky jsou na mapě.
refusal-no-unit-there = Taková jednotka { $tile-at } není.
refusal-not-adjacent = { $from } a { $tile } nesousedí.
refusal-flooded = Pole „{ $tile }“ je zatopené.
refusal-not-this-tile = Pole „{ $tile }“ nelze vybrat.
refusal-pointless-attack = Útok musí zničit jednotku, nebo dobýt hrad.
refusal-partner-busy = { $seat } teď neutrácí suroviny.
refusal-offerer-busy = { $seat } má rozděláno něco jiného: počkejte, až to skončí.
refusal-no-more-offers = Jedna nabídka je otevřená, nebo vám v tomto tahu už žádná nezbývá.
refusal-nothing-to-give = { $seat }: není co dát.
refusal-not-in-offer = V nabídce to není: { $good }.
refusal-empty-side = Každá strana musí něco dát.
refusal-not-held = { $seat }: tolik nemá ({ $good }).
refusal-does-not-fit = { $seat }: tolik se nevejde ({ $good }).
refusal-no-offer = Taková nabídka není.
refusal-too-high = { $n } je příliš: nejvýš { $most }.
refusal-not-this-block = { $seat } teď nemůže přijít na řadu.
refusal-taken = Tato postava je obsazená.
