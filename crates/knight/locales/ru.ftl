# Knight: sentences for moves, events and refusals.

good-glory = { $n ->
    [one] { $n } слава
    [few] { $n } славы
   *[other] { $n } славы
 }
good-nobility = { $n ->
    [one] { $n } благородство
    [few] { $n } благородства
   *[other] { $n } благородства
 }
good-valor = { $n ->
    [one] { $n } доблесть
    [few] { $n } доблести
   *[other] { $n } доблести
 }
good-gold = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[other] { $n } золотых
 }
good-any = { $n ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
   *[other] { $n } ресурсов на выбор
 }
gain-vp = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 }
gain-influence = { $n ->
    [one] { $n } влияние
    [few] { $n } влияния
   *[other] { $n } влияния
 }
gain-command = { $n ->
    [one] { $n } очко командования
    [few] { $n } очка командования
   *[other] { $n } очков командования
 }
gain-diplomacy = { $n ->
    [one] { $n } дипломатия
    [few] { $n } дипломатии
   *[other] { $n } дипломатии
 }
gain-enemy-diplomacy = дипломатия врага { $n }
gain-remove-enemy = { $n ->
    [one] { $n } враг убран
    [few] { $n } врага убрано
   *[other] { $n } врагов убрано
 }
nothing = ничего
seat = Игрок { $n }
side-left = слева
side-right = справа
common-row = События
why-side = событие
why-segment = { $what }
why-income = { $what }
why-king = ступень { $n } короля
why-stage = ступень: { $what }, { $side }
why-privilege = привилегия
why-reward = награда: { $what }
why-threshold = влияние { $n }
why-special = особое действие
why-gold = { $what }
why-war = { $what }
why-battle = { $what }
why-gather = сбор
why-envoy = посол
why-goal = цель хода { $n }
why-consequence = последствие
why-duel = поединок
why-initiative = инициатива
why-castle = замок
why-leftovers = остатки
why-first-finisher = первый финиш
why-unresolved = без развязки
cause-path = { $path }, шаг { $step }
cause-path-unpaid = { $path }, шаг { $step }, не оплачено
cause-goal = штраф хода { $n }
cause-gold = за золото
path = путь { $n }
order-add = добавить { $n }
order-move = движение { $n }
order-attack = атака
order-diplomacy = дипломатия { $n }
move-choose = Играть: { $what }
move-side = { $label }
move-reveal = Открыть событие { $n } за { $gold } золота
move-peek = Посмотреть событие { $n } за { $gold } золота
move-swap = Поменять события { $n } и { $m } за { $gold } золота
move-replace = Заменить событие { $n } за { $gold } золота
move-adjacent = Взять действие события { $n }, { $side }, за { $gold } золота
move-pay = { $what }: заплатить { $good }
move-pay-any = { $what }: заплатить { $good } за любой ресурс
move-buy = { $what } за { $gold } золота
move-exchange = Превратить { $give } в { $take } за { $gold } золота
move-shift-forward = Сдвинуть всех врагов к замку за { $gold } золота
move-shift-back = Отбросить всех врагов назад за { $gold } золота
move-special = Особое действие: { $cost } за { $gain }
move-claim-reward = Взять { $gain }: { $what }
move-claim-threshold = Взять { $gain } за влияние { $n }
move-battle = Победить, { $what }: { $gain }
move-war = { $what } за { $cost }
move-challenge = Вызвать на поединок: { $seat }
move-trade-with = Предложить обмен: { $seat }
move-offer = Отдать ещё { $good }
move-ask = Попросить ещё { $good }
move-offer-less = Отдать на { $good } меньше
move-ask-less = Попросить на { $good } меньше
move-propose = Сделать предложение
move-withdraw = Отозвать предложение
move-accept = Принять: { $give } за { $take }, { $seat }
move-refuse = Отклонить предложение: { $seat }
move-take = Взять { $good }
move-give = Заплатить { $good }
move-lose = Потерять { $good }
move-disband = Потерять отряд: { $tile }
move-remove = Убрать врага: { $tile }
move-place = Новый враг появляется: { $tile }
move-flow = Вода уходит: { $tile }
move-chain = Цепь: { $what }
move-activate = Активировать: { $what }
move-stage = Взять { $gain } ({ $side })
move-skip-stage = Оставить ступень на потом
move-recruit = Набор: { $tile }
move-attack = Атаковать
move-march = Марш: { $from }, { $tile }
move-end-march = Закончить марш
move-gather = Собрать { $gain }
move-envoy = Послать посла: дипломатия врага -1
move-strike = { $tile }: уничтожить отряд, { $seat }
move-end-attack = Закончить атаку
move-pay-consequence = Заплатить { $cost } и избежать
move-suffer = Стерпеть: { $orders }
move-stake = Ставка { $n }
move-spoils = Забрать у проигравшего { $good }
move-bid = Предложить { $n }
move-block = { $seat } играет { $n }
move-done-spend = Закончить траты
move-done-command = Закончить; неиспользованные очки командования пропадут
event-scenario-drawn = Сценарий: { $what }.
event-character-taken = { $seat }: персонаж { $what }.
event-goal-drawn = Карта цели: { $what }.
event-turn-began = Начинается ход { $n }.
event-card-turned = { $seat }: событие { $n }, { $card }.
event-card-seen = { $seat } смотрит событие { $n }: { $card }.
event-card-peeked = { $seat } смотрит событие { $n }.
event-cards-swapped = { $seat } меняет события { $n } и { $m }.
event-card-replaced = { $seat } заменяет событие { $n }.
event-action-borrowed = { $seat } берёт действие: { $card }, { $side }.
event-side-sealed = { $seat }: сторона выбрана.
event-side-chosen = { $seat }, { $card }: { $label }.
event-gained = { $seat } получает { $what } ({ $why }).
event-paid = { $seat } платит { $what } ({ $why }).
event-lost = { $seat } теряет { $what } ({ $why }).
event-symbol-paid = { $seat } платит { $what }: { $segment }.
event-unlocked = { $seat } открывает { $segment }: уровень { $level }, влияние +{ $n }.
event-chain-marked = { $seat } связывает: { $from }, { $to }.
event-activated = { $seat } активирует: { $what }.
event-activated-chained = { $seat } активирует по цепи: { $what }.
event-stage-skipped = { $seat } оставляет ступень на потом: { $what }.
event-spending-done = { $seat } заканчивает траты.
event-command-lost = { $seat } теряет неиспользованное: { $what }.
event-order-stored = { $seat } покупает приказ: { $what }.
event-battle-won = { $seat } побеждает: { $what }.
event-recruited = { $seat } набирает отряд: { $tile }.
event-marched = { $seat } ведёт отряд: { $from }, { $tile }.
event-attacked = { $seat } атакует, { $tile }: уничтожено { $n }.
event-enemy-removed = { $seat } убирает врагов, { $tile }: { $n }.
event-path-considered = { $seat }: { $path }, шаг { $step }.
event-path-considered-cost = { $seat }: { $path }, шаг { $step }; { $cost } отвратит первую часть.
event-suffered = { $seat } не платит.
event-suffered-forced = { $seat } не может заплатить.
event-enemy-placed = Враг появляется: { $tile } ({ $cause }).
event-enemy-moved = Враги, { $n }, идут: { $from }, { $tile } ({ $cause }).
event-enemy-attacked = Враги, { $n }, атакуют, { $tile }: потеряно своих отрядов { $units }, источники: { $sources } ({ $cause }).
event-castle-destroyed = Враги, { $n }, разрушают { $tile } ({ $cause }).
event-tile-flooded = { $tile }: затоплено ({ $cause }).
event-tile-destroyed = { $tile }: разрушено ({ $cause }).
event-water-moved = Вода уходит: { $from }, { $tile }.
event-water-gone = Вода сходит: { $from }.
event-enemy-diplomacy = Дипломатия врага растёт на { $n } до { $level } ({ $cause }).
event-order-failed = Ни один враг не может выполнить приказ «{ $order }»: дипломатия врага растёт до { $level } ({ $cause }).
event-order-idle = Приказ «{ $order }»: врагов на карте нет ({ $cause }).
event-goal-judged = { $seat }, цель хода { $turn }, очков { $n }: награда { $reward }, штраф { $penalty }.
yes = да
no = нет
event-disbanded = { $seat } теряет отряд: { $tile }.
event-offered = { $seat } предлагает, { $to }: { $give } за { $take }.
event-offer-closed = Предложение снято: { $seat }, { $to }.
event-offer-refused = { $to } отклоняет предложение: { $seat }.
event-traded = { $seat } отдаёт { $give }, { $to } отдаёт { $take }.
event-challenged = { $seat } вызывает: { $to }.
event-stake-sealed = { $seat }: ставка сделана.
event-stake-made = { $seat }: ставка в поединке сделана — { $n }.
event-duel-fought = Поединок: { $seat } { $strength } + { $stake }, { $to } { $other } + { $against }. Победа: { $winner }.
nobody = Никто
event-spoils-taken = { $seat } забирает { $good }: { $to }.
event-barred = { $seat }: ставки не было, поэтому без торгов сейчас и без карты персонажа в следующем ходу.
event-bid-sealed = { $seat }: предложение сделано.
event-bid-made = { $seat }: ставка за инициативу сделана — { $n }.
event-bid-opened = { $seat }: предложено { $n }, платит { $pays }.
event-initiative-won = { $seat } получает инициативу.
event-block-planned = Порядок командования: { $seat } { $n }.
event-block-forfeited = { $seat } отказывается от { $n }.
event-unit-destroyed = { $seat } уничтожает отряд, { $to }: { $tile }.
event-castle-taken = { $seat } успешно атакует { $tile }, { $to }.
event-condition-met = { $seat } выполняет условие победы: { $by }.
event-finished = { $seat }: { $verdict }, { $by }, очков { $total }.
verdict-victory = победа
verdict-held-out = выстоял
verdict-defeat = поражение
by-tiles-held = удержанные поля
by-battles = битвы
by-score = очки и влияние
by-diplomacy-full = полная дипломатия
by-enemy-units = слишком много врагов
by-castle-occupied = замок занят
by-castle-destroyed = замок разрушен
by-areas-destroyed = разрушенные области
by-villages-destroyed = затопленные деревни
by-enemy-diplomacy-full = полная дипломатия врага
by-castle-attack = взятый замок
by-points = больше всего очков
by-unresolved = без развязки
refusal-not-now = Сейчас решается другое.
refusal-not-here = За этим столом такого нет.
refusal-not-open = { $segment }: ещё закрыто или уже оплачено.
refusal-requires = Нужно: { $what } { $need }; есть { $have }.
refusal-no-such-symbol = { $segment }: нет неоплаченного символа «{ $good }».
refusal-not-with-gold = Только ресурсы, не золото.
refusal-too-little = Нужно { $need } ({ $good }); можно потратить { $have }.
refusal-too-few-resources = Нужно ресурсов: { $need }; можно потратить { $have }.
refusal-wrong-phase = Это действие не для этой фазы.
refusal-not-face-down = Событие { $n } не закрыто.
refusal-not-unused = Событие { $n } уже сыграно.
refusal-not-a-pair = Назовите два разных события, раннее первым.
refusal-no-neighbour = Событие { $n } не соседнее открытое.
refusal-same-resource = Нужен другой ресурс.
refusal-no-enemy = На карте нет врагов.
refusal-not-reached = Это ещё не достигнуто.
refusal-already-claimed = Это уже взято.
refusal-banned = После отказа от поединка карта персонажа в этот ход недоступна.
refusal-already-won = Эта битва уже выиграна.
refusal-store-full = Запас командования полон.
refusal-gather-limit = В этот ход сбора больше не будет.
refusal-no-challenge-left = Все вызовы уже сделаны.
refusal-not-oneself = Назовите другого игрока.
refusal-no-command-point = Нет очка командования: { $what }.
refusal-nothing-to-do = { $what }: ничего не изменится.
refusal-no-recruiting = Здесь набора нет: { $tile }.
refusal-no-room = { $tile }: места нет.
refusal-no-unit-left = Все отряды уже на карте.
refusal-no-unit-there = { $tile }: нет такого отряда.
refusal-not-adjacent = { $from } и { $tile } не соседи.
refusal-flooded = { $tile }: затоплено.
refusal-not-this-tile = { $tile }: сюда нельзя.
refusal-pointless-attack = Атака должна уничтожить отряд или взять замок.
refusal-partner-busy = { $seat } сейчас не тратит ресурсы.
refusal-offerer-busy = { $seat } занимается другим: подождите, пока это закончится.
refusal-no-more-offers = Предложение уже открыто или предложений на этот ход больше нет.
refusal-nothing-to-give = { $seat }: отдать нечего.
refusal-not-in-offer = В предложении этого нет: { $good }.
refusal-empty-side = Каждая сторона что-то отдаёт.
refusal-not-held = { $seat }: столько нет ({ $good }).
refusal-does-not-fit = { $seat }: столько не поместится ({ $good }).
refusal-no-offer = Такого предложения нет.
refusal-too-high = { $n } вне пределов: не больше { $most }.
refusal-not-this-block = { $seat } не может быть следующим.
refusal-taken = Этот персонаж занят.
