# Knight: sentences for moves, events and refusals.

good-glory = { $n ->
    [one] { $n } sláva
    [few] { $n } slávy
   *[other] { $n } slávy
 }
good-nobility = { $n ->
    [one] { $n } ušlechtilost
    [few] { $n } ušlechtilosti
   *[other] { $n } ušlechtilosti
 }
good-valor = { $n ->
    [one] { $n } udatnost
    [few] { $n } udatnosti
   *[other] { $n } udatnosti
 }
good-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
 }
good-any = { $n ->
    [one] { $n } libovolná surovina
    [few] { $n } libovolné suroviny
   *[other] { $n } libovolných surovin
 }
gain-vp = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
 }
gain-influence = { $n ->
    [one] { $n } vliv
    [few] { $n } vlivy
   *[other] { $n } vlivu
 }
gain-command = { $n ->
    [one] { $n } bod velení
    [few] { $n } body velení
   *[other] { $n } bodů velení
 }
gain-diplomacy = { $n ->
    [one] { $n } diplomacie
    [few] { $n } diplomacie
   *[other] { $n } diplomacie
 }
gain-enemy-diplomacy = diplomacie nepřítele { $n }
gain-remove-enemy = { $n ->
    [one] { $n } nepřítel odstraněn
    [few] { $n } nepřátelé odstraněni
   *[other] { $n } nepřátel odstraněno
 }
nothing = nic
seat = Hráč { $n }
side-left = vlevo
side-right = vpravo
common-row = Události
why-side = událost
why-segment = { $what }
why-income = { $what }
why-king = stupeň { $n } krále
why-stage = stupeň: { $what }, { $side }
why-privilege = výsada
why-reward = odměna: { $what }
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
why-leftovers = zbytky
why-first-finisher = první v cíli
why-unresolved = bez rozhodnutí
cause-path = { $path }, krok { $step }
cause-path-unpaid = { $path }, krok { $step }, nezaplaceno
cause-goal = trest tahu { $n }
cause-gold = za zlato
path = cesta { $n }
order-add = přidat { $n }
order-move = pohyb { $n }
order-attack = útok
order-diplomacy = diplomacie { $n }
move-choose = Hrát za: { $what }
move-side = { $label }
move-reveal = Odhalit událost { $n } za { $gold } zlata
move-peek = Podívat se na událost { $n } za { $gold } zlata
move-swap = Prohodit události { $n } a { $m } za { $gold } zlata
move-replace = Vyměnit událost { $n } za { $gold } zlata
move-adjacent = Použít akci události { $n }, { $side }, za { $gold } zlata
move-pay = { $what }: zaplatit { $good }
move-pay-any = { $what }: zaplatit { $good } za libovolnou surovinu
move-buy = { $what } za { $gold } zlata
move-exchange = Vyměnit { $give } za { $take } za { $gold } zlata
move-shift-forward = Posunout všechny nepřátele k hradu za { $gold } zlata
move-shift-back = Zatlačit všechny nepřátele zpět za { $gold } zlata
move-special = Zvláštní akce: { $cost } za { $gain }
move-claim-reward = Vzít { $gain }: { $what }
move-claim-threshold = Vzít { $gain } za vliv { $n }
move-battle = Vyhrát, { $what }: { $gain }
move-war = { $what } za { $cost }
move-challenge = Vyzvat na souboj: { $seat }
move-trade-with = Nabídnout výměnu: { $seat }
move-offer = Dát navíc { $good }
move-ask = Žádat navíc { $good }
move-offer-less = Dát méně o { $good }
move-ask-less = Chtít méně o { $good }
move-propose = Podat nabídku
move-withdraw = Stáhnout nabídku
move-accept = Přijmout: { $give } za { $take }, { $seat }
move-refuse = Odmítnout nabídku: { $seat }
move-take = Vzít { $good }
move-give = Zaplatit { $good }
move-lose = Ztratit { $good }
move-disband = Ztratit jednotku: { $tile }
move-remove = Odstranit nepřítele: { $tile }
move-place = Nový nepřítel se objeví: { $tile }
move-flow = Voda teče: { $tile }
move-chain = Řetěz: { $what }
move-activate = Aktivovat: { $what }
move-stage = Vzít { $gain } ({ $side })
move-skip-stage = Nechat stupeň na později
move-recruit = Verbovat: { $tile }
move-attack = Zaútočit
move-march = Pochod: { $from }, { $tile }
move-end-march = Ukončit pochod
move-gather = Sebrat { $gain }
move-envoy = Poslat vyslance: diplomacie nepřítele -1
move-strike = { $tile }: zničit jednotku, { $seat }
move-end-attack = Ukončit útok
move-pay-consequence = Zaplatit { $cost } a odvrátit
move-suffer = Strpět: { $orders }
move-stake = Vsadit { $n }
move-spoils = Vzít poraženému { $good }
move-bid = Nabídnout { $n }
move-block = { $seat } hraje { $n }
move-done-spend = Konec utrácení
move-done-command = Konec; nevyužité body velení propadnou
event-scenario-drawn = Scénář: { $what }.
event-character-taken = { $seat }: postava { $what }.
event-goal-drawn = Karta cíle: { $what }.
event-turn-began = Začíná tah { $n }.
event-card-turned = { $seat }: událost { $n }, { $card }.
event-card-seen = { $seat } se dívá na událost { $n }: { $card }.
event-card-peeked = { $seat } se dívá na událost { $n }.
event-cards-swapped = { $seat } prohazuje události { $n } a { $m }.
event-card-replaced = { $seat } vyměňuje událost { $n }.
event-action-borrowed = { $seat } použije akci: { $card }, { $side }.
event-side-sealed = { $seat }: strana vybrána.
event-side-chosen = { $seat }, { $card }: { $label }.
event-gained = { $seat } získává { $what } ({ $why }).
event-paid = { $seat } platí { $what } ({ $why }).
event-lost = { $seat } ztrácí { $what } ({ $why }).
event-symbol-paid = { $seat } platí { $what }: { $segment }.
event-unlocked = { $seat } odemyká { $segment }: úroveň { $level }, vliv +{ $n }.
event-chain-marked = { $seat } spojuje řetězem: { $from }, { $to }.
event-activated = { $seat } aktivuje: { $what }.
event-activated-chained = { $seat } aktivuje řetězem: { $what }.
event-stage-skipped = { $seat } nechává stupeň na později: { $what }.
event-spending-done = { $seat } končí utrácení.
event-command-lost = { $seat } ztrácí nevyužité: { $what }.
event-order-stored = { $seat } kupuje rozkaz: { $what }.
event-battle-won = { $seat } vítězí: { $what }.
event-recruited = { $seat } verbuje: { $tile }.
event-marched = { $seat } pochoduje: { $from }, { $tile }.
event-attacked = { $seat } útočí, { $tile }: zničeno { $n }.
event-enemy-removed = { $seat } odstraňuje nepřátele, { $tile }: { $n }.
event-path-considered = { $seat }: { $path }, krok { $step }.
event-path-considered-cost = { $seat }: { $path }, krok { $step }; { $cost } odvrátí první část.
event-suffered = { $seat } neplatí.
event-suffered-forced = { $seat } nemůže zaplatit.
event-enemy-placed = Nepřítel se objevuje: { $tile } ({ $cause }).
event-enemy-moved = Nepřátelé, { $n }, postupují: { $from }, { $tile } ({ $cause }).
event-enemy-attacked = Nepřátelé, { $n }, útočí, { $tile }: ztraceno vlastních jednotek { $units }, zdroje: { $sources } ({ $cause }).
event-castle-destroyed = Nepřátelé, { $n }, ničí { $tile } ({ $cause }).
event-tile-flooded = { $tile }: zatopeno ({ $cause }).
event-tile-destroyed = { $tile }: zničeno ({ $cause }).
event-water-moved = Voda odtéká: { $from }, { $tile }.
event-water-gone = Voda opadá: { $from }.
event-enemy-diplomacy = Diplomacie nepřítele stoupá o { $n } na { $level } ({ $cause }).
event-order-failed = Žádný nepřítel nemůže splnit rozkaz „{ $order }“: diplomacie nepřítele stoupá na { $level } ({ $cause }).
event-order-idle = Rozkaz „{ $order }“: na mapě není nepřítel ({ $cause }).
event-goal-judged = { $seat }, cíl tahu { $turn }, bodů { $n }: odměna { $reward }, trest { $penalty }.
yes = ano
no = ne
event-disbanded = { $seat } ztrácí jednotku: { $tile }.
event-offered = { $seat } nabízí, { $to }: { $give } za { $take }.
event-offer-closed = Nabídka padá: { $seat }, { $to }.
event-offer-refused = { $to } odmítá nabídku: { $seat }.
event-traded = { $seat } dává { $give }, { $to } dává { $take }.
event-challenged = { $seat } vyzývá: { $to }.
event-stake-sealed = { $seat }: sázka uzavřena.
event-stake-made = { $seat }: sázka uzavřena – { $n }.
event-duel-fought = Souboj: { $seat } { $strength } + { $stake }, { $to } { $other } + { $against }. Vítězí: { $winner }.
nobody = Nikdo
event-spoils-taken = { $seat } bere { $good }: { $to }.
event-barred = { $seat }: nulová sázka, nyní bez nabídky a příští tah bez karty postavy.
event-bid-sealed = { $seat }: nabídka uzavřena.
event-bid-made = { $seat }: nabídka za iniciativu uzavřena – { $n }.
event-bid-opened = { $seat }: nabídka { $n }, platí { $pays }.
event-initiative-won = { $seat } získává iniciativu.
event-block-planned = Pořadí velení: { $seat } { $n }.
event-block-forfeited = { $seat } se vzdává { $n }.
event-unit-destroyed = { $seat } ničí jednotku, { $to }: { $tile }.
event-castle-taken = { $seat } úspěšně útočí na { $tile }, { $to }.
event-condition-met = { $seat } splňuje podmínku výhry: { $by }.
event-finished = { $seat }: { $verdict }, { $by }, bodů { $total }.
verdict-victory = vítězství
verdict-held-out = obstál
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
by-points = nejvíc bodů
by-unresolved = bez rozhodnutí
refusal-not-now = O tomhle se teď nerozhoduje.
refusal-not-here = U tohoto stolu nic takového není.
refusal-not-open = { $segment }: zavřeno, nebo už zaplaceno.
refusal-requires = Je třeba: { $what } { $need }; máš { $have }.
refusal-no-such-symbol = { $segment }: žádný nezaplacený symbol „{ $good }“.
refusal-not-with-gold = Jen suroviny, ne zlato.
refusal-too-little = Je třeba { $need } ({ $good }); utratit můžeš { $have }.
refusal-too-few-resources = Je třeba surovin: { $need }; utratit můžeš { $have }.
refusal-wrong-phase = Tato akce do této fáze nepatří.
refusal-not-face-down = Událost { $n } není zakrytá.
refusal-not-unused = Událost { $n } už byla použita.
refusal-not-a-pair = Jmenuj dvě různé události, dřívější první.
refusal-no-neighbour = Událost { $n } není odkrytý soused.
refusal-same-resource = Musí to být jiná surovina.
refusal-no-enemy = Na mapě není nepřítel.
refusal-not-reached = Toho ještě není dosaženo.
refusal-already-claimed = To už je vybráno.
refusal-banned = Odmítnutý souboj ti tento tah zakazuje kartu postavy.
refusal-already-won = Ta bitva je už vyhraná.
refusal-store-full = Zásoba velení je plná.
refusal-gather-limit = Tento tah už sbírat nelze.
refusal-no-challenge-left = Všechny výzvy jsou vyčerpány.
refusal-not-oneself = Jmenuj někoho jiného.
refusal-no-command-point = Chybí bod velení: { $what }.
refusal-nothing-to-do = { $what }: nic by se nezměnilo.
refusal-no-recruiting = Zde se neverbuje: { $tile }.
refusal-no-room = { $tile }: není místo.
refusal-no-unit-left = Všechny jednotky jsou na mapě.
refusal-no-unit-there = { $tile }: žádná taková jednotka.
refusal-not-adjacent = { $from } a { $tile } nesousedí.
refusal-flooded = { $tile }: zatopeno.
refusal-not-this-tile = { $tile }: sem ne.
refusal-pointless-attack = Útok musí zničit jednotku, nebo dobýt hrad.
refusal-partner-busy = { $seat } teď neutrácí suroviny.
refusal-offerer-busy = { $seat } má rozděláno něco jiného: počkejte, až to skončí.
refusal-no-more-offers = Nabídka je otevřená, nebo už žádná tento tah nezbývá.
refusal-nothing-to-give = { $seat }: není co dát.
refusal-not-in-offer = V nabídce to není: { $good }.
refusal-empty-side = Každá strana musí něco dát.
refusal-not-held = { $seat }: tolik nemá ({ $good }).
refusal-does-not-fit = { $seat }: tolik se nevejde ({ $good }).
refusal-no-offer = Taková nabídka není.
refusal-too-high = { $n } je mimo rozsah: nejvýš { $most }.
refusal-not-this-block = { $seat } teď na řadu nemůže.
refusal-taken = Tato postava je obsazená.
