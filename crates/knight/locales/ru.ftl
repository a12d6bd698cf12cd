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
gain-enemy-diplomacy = { $n } к дипломатии врага
gain-remove-enemy = удалить { $n } { $noun }
nothing = ничего
seat = Игрок { $n }
side-left = слева
side-right = справа
common-row = Общий ряд
why-side = событие
why-segment = { $what }
why-income = { $what }
why-king = ступень { $n } короля
why-stage = ступень шкалы «{ $what }», { $side }
why-privilege = привилегия
why-reward = награда шкалы «{ $what }»
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
why-leftovers = остаток ресурсов
why-first-finisher = за первое завершение игры
why-unresolved = игра без развязки
cause-path = { $path }, шаг { $step }
cause-path-unpaid = { $path }, шаг { $step }, не оплачено
cause-goal = штраф хода { $n }
cause-gold = действие за золото
path = путь «{ $name }»
order-add = новых врагов: { $n }
order-move = движение на { $n }
order-attack = атака
order-diplomacy = дипломатия врага +{ $n }
move-choose = Играть за { $what-acc }
move-side = { $label }
move-reveal = Открыть событие { $n } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-peek = Посмотреть событие { $n } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-swap = Поменять местами события { $n } и { $m } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-replace = Заменить событие { $n } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-adjacent = Выполнить действие события { $n } ({ $side }) за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-pay = { $what }: заплатить { $good-acc }
move-pay-any = { $what }: заплатить { $good-acc } как любой ресурс
move-buy = { $what } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-exchange = Обменять { $give-acc } на { $take-acc } за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-shift-forward = Сдвинуть всех врагов к замку за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-shift-back = Отбросить всех врагов за { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
 }
move-special = Особое действие: отдать { $cost-acc }, получить { $gain-acc }
move-claim-reward = Взять награду шкалы «{ $what }»: { $gain }
move-claim-threshold = Взять за влияние { $n }: { $gain }
move-battle = Выиграть битву «{ $what }»: { $gain }
move-war = { $what } за { $cost-acc }
move-challenge = Вызвать на поединок { $seat-acc }
move-trade-with = Предложить обмен { $seat-dat }
move-offer = Отдать ещё { $good-acc }
move-ask = Попросить ещё { $good-acc }
move-offer-less = Отдать на { $good-acc } меньше
move-ask-less = Попросить на { $good-acc } меньше
move-propose = Сделать предложение
move-withdraw = Отозвать предложение
move-accept = Принять обмен: { $seat } берёт { $give-acc }, вы берёте { $take-acc }
move-refuse = Отклонить предложение { $seat-gen }
move-take = Взять { $good-acc }
move-give = Заплатить { $good-acc }
move-lose = Потерять { $good-acc }
move-disband = Потерять отряд { $tile-at }
move-remove = Убрать врага { $tile-from }
move-place = Новый враг появляется { $tile-at }
move-flow = Вода уходит { $tile-to }
move-chain = Цепь к шкале «{ $what }»
move-activate = Активировать шкалу «{ $what }»
move-stage = Взять { $gain-acc } ({ $side })
move-skip-stage = Оставить ступень на потом
move-recruit = Набрать отряд { $tile-at }
move-attack = Атаковать
move-march = Марш { $from-from } { $tile-to }
move-end-march = Закончить марш
move-gather = Собрать { $gain-acc }
move-envoy = Послать посла: дипломатия врага −1
move-strike = Уничтожить отряд { $seat-gen } { $tile-at }
move-end-attack = Закончить атаку
move-pay-consequence = Заплатить { $cost-acc } и отвратить последствие
move-suffer = Принять последствие: { $orders }
move-stake = Ставка в поединке: { $n }
move-spoils = Забрать у проигравшего { $good-acc }
move-bid = Ставка за инициативу: { $n }
move-block = { $seat }: { $n ->
    [one] { $n } очко командования
    [few] { $n } очка командования
   *[other] { $n } очков командования
 }
move-done-spend = Закончить траты
move-done-command = Закончить; неиспользованные очки командования пропадут
event-scenario-drawn = Сценарий: «{ $what }».
event-character-taken = { $seat } играет за { $what-acc }.
event-goal-drawn = Карта цели: «{ $what }».
event-turn-began = Начинается ход { $n }.
event-card-turned = { $seat }: событие { $n } — «{ $card }».
event-card-seen = { $seat } смотрит событие { $n }: «{ $card }».
event-card-peeked = { $seat } смотрит событие { $n }.
event-cards-swapped = { $seat } меняет местами события { $n } и { $m }.
event-card-replaced = { $seat } заменяет событие { $n }.
event-action-borrowed = { $seat } выполнит действие события «{ $card }» ({ $side }).
event-side-sealed = { $seat }: сторона выбрана.
event-side-chosen = { $seat }, «{ $card }»: { $label }.
event-gained = { $seat } получает { $what-acc } ({ $why }).
event-paid = { $seat } платит { $what-acc } ({ $why }).
event-lost = { $seat } теряет { $what-acc } ({ $why }).
event-symbol-paid = { $seat } платит { $what-acc } за { $segment-acc }.
event-unlocked = { $seat } открывает { $segment-acc }.
event-unlocked-level = { $seat } открывает { $segment-acc }: уровень { $level }.
event-unlocked-influence = { $seat } открывает { $segment-acc }: влияние +{ $n }.
event-unlocked-both = { $seat } открывает { $segment-acc }: уровень { $level }, влияние +{ $n }.
event-chain-marked = { $seat } связывает цепью шкалы «{ $from }» и «{ $to }».
event-activated = { $seat } активирует шкалу «{ $what }».
event-activated-chained = { $seat } активирует по цепи шкалу «{ $what }».
event-stage-skipped = { $seat } оставляет ступень шкалы «{ $what }» на потом.
event-spending-done = { $seat } заканчивает траты.
event-command-lost = { $seat } теряет неиспользованное: { $what }.
event-order-stored = { $seat } покупает приказ «{ $what }».
event-battle-won = { $seat } выигрывает битву «{ $what }».
event-recruited = { $seat } набирает отряд { $tile-at }.
event-marched = { $seat } ведёт отряд { $from-from } { $tile-to }.
event-attacked = { $seat } атакует { $tile-at }: { $n ->
    [one] уничтожен { $n } враг
    [few] уничтожены { $n } врага
   *[other] уничтожено { $n } врагов
 }.
event-enemy-removed = { $seat } убирает { $tile-from } { $n ->
    [one] { $n } врага
   *[other] { $n } врагов
 }.
event-path-considered = { $seat }: { $path }, шаг { $step }.
event-path-considered-cost = { $seat }: { $path }, шаг { $step }; первую часть можно отвратить за { $cost-acc }.
event-suffered = { $seat } не платит.
event-suffered-forced = { $seat } не может заплатить.
event-enemy-placed = Враг появляется { $tile-at } ({ $cause }).
event-enemy-moved = { $n ->
    [one] { $n } враг идёт
    [few] { $n } врага идут
   *[other] { $n } врагов идут
 } { $from-from } { $tile-to } ({ $cause }).
event-enemy-attacked = { $n ->
    [one] { $n } враг атакует
    [few] { $n } врага атакуют
   *[other] { $n } врагов атакуют
 } { $tile-at }. Потеряно: { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[other] { $units } отрядов
 }, источники: { $sources } ({ $cause }).
event-castle-destroyed = { $n ->
    [one] { $n } враг разрушает
    [few] { $n } врага разрушают
   *[other] { $n } врагов разрушают
 } { $tile-acc } ({ $cause }).
event-tile-flooded = Вода заливает { $tile-acc } ({ $cause }).
event-tile-destroyed = Враг разоряет { $tile-acc } ({ $cause }).
event-water-moved = Вода уходит { $from-from } { $tile-to }.
event-water-gone = Вода сходит { $from-from }.
event-enemy-diplomacy = Дипломатия врага растёт на { $n }, теперь { $level } ({ $cause }).
event-order-failed = Ни один враг не может выполнить приказ «{ $order }»: дипломатия врага растёт до { $level } ({ $cause }).
event-order-idle = Приказ «{ $order }»: врагов на карте нет ({ $cause }).
event-goal-judged = { $seat }, цель хода { $turn }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
 }; награда — { $reward }, штраф — { $penalty }.
yes = да
no = нет
event-disbanded = { $seat } теряет отряд { $tile-at }.
event-offered = { $seat } предлагает { $to-dat }: { $give-acc } за { $take-acc }.
event-offer-closed = { $seat } снимает предложение { $to-dat }.
event-offer-refused = { $to } отклоняет предложение { $seat-gen }.
event-traded = { $seat } отдаёт { $give-acc }, { $to } отдаёт { $take-acc }.
event-challenged = { $seat } вызывает на поединок { $to-acc }.
event-stake-sealed = { $seat }: ставка в поединке сделана.
event-stake-made = { $seat }: ставка в поединке сделана — { $n }.
event-duel-fought = Поединок. { $seat }: { $strength } + { $stake }; { $to }: { $other } + { $against }. { $winner } побеждает.
event-duel-drawn = Поединок. { $seat }: { $strength } + { $stake }; { $to }: { $other } + { $against }. Не побеждает никто.
event-spoils-taken = { $seat } забирает { $good-acc } у { $to-gen }.
event-barred = { $seat } ничего не ставит: сейчас без ставки за инициативу, в следующий ход без карты персонажа.
event-bid-sealed = { $seat }: ставка за инициативу сделана.
event-bid-made = { $seat }: ставка за инициативу сделана — { $n }.
event-bid-opened = { $seat }: ставка за инициативу { $n }, к оплате { $pays }.
event-initiative-won = { $seat } получает инициативу.
event-block-planned = Порядок командования: { $seat }, { $n ->
    [one] { $n } очко командования
    [few] { $n } очка командования
   *[other] { $n } очков командования
 }.
event-block-forfeited = { $seat } теряет { $n ->
    [one] { $n } очко командования
    [few] { $n } очка командования
   *[other] { $n } очков командования
 }.
event-unit-destroyed = { $seat } уничтожает отряд { $to-gen } { $tile-at }.
event-castle-taken = { $seat } успешно атакует { $tile-acc } { $to-gen }.
event-condition-met = { $seat } выполняет условие победы: { $by }.
event-finished = { $seat }: { $verdict }, { $by }; { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[other] { $total } очков
 }.
verdict-victory = победа
verdict-held-out = устоять удалось
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
by-points = по очкам
by-unresolved = без развязки
refusal-not-now = Сейчас решается другое.
refusal-not-here = За этим столом такого нет.
refusal-not-open = Здесь ещё закрыто или уже оплачено: { $segment }.
refusal-requires = Нужно: { $what } { $need }; у вас { $have }.
refusal-no-such-symbol = { $segment }: нет неоплаченного символа «{ $good }».
refusal-not-with-gold = Платить можно только ресурсами, не золотом.
refusal-too-little = Нужно: { $good } { $need }; потратить можно { $have }.
refusal-too-few-resources = Нужно { $need ->
    [one] { $need } ресурс
    [few] { $need } ресурса
   *[other] { $need } ресурсов
 }; потратить можно { $have }.
refusal-wrong-phase = Это действие не для этой фазы.
refusal-not-face-down = Событие { $n } не закрыто.
refusal-not-unused = Событие { $n } уже сыграно.
refusal-not-a-pair = Назовите два разных события, раннее первым.
refusal-no-neighbour = Событие { $n } не соседнее или не открыто.
refusal-same-resource = Нужен другой ресурс.
refusal-no-enemy = На карте нет врагов.
refusal-not-reached = Это ещё не достигнуто.
refusal-already-claimed = Это уже взято.
refusal-banned = После отказа от поединка карта персонажа в этот ход недоступна.
refusal-already-won = Эта битва уже выиграна.
refusal-store-full = Запас командования полон.
refusal-gather-limit = Больше в этот ход собирать нельзя.
refusal-no-challenge-left = Все вызовы уже сделаны.
refusal-not-oneself = Назовите другого игрока.
refusal-no-command-point = Нет очка командования на приказ «{ $what }».
refusal-nothing-to-do = Приказ «{ $what }» ничего не изменит.
refusal-no-recruiting = Набрать отряд { $tile-at } нельзя.
refusal-no-room = Больше отрядов { $tile-at } не поместится.
refusal-no-unit-left = Все отряды уже на карте.
refusal-no-unit-there = Такого отряда { $tile-at } нет.
refusal-not-adjacent = { $from } и { $tile } не соседи.
refusal-flooded = Поле «{ $tile }» затоплено.
refusal-not-this-tile = Поле «{ $tile }» не подходит.
refusal-pointless-attack = Атака должна уничтожить отряд или взять замок.
refusal-partner-busy = { $seat } сейчас не тратит ресурсы.
refusal-offerer-busy = { $seat } занимается другим: подождите, пока это закончится.
refusal-no-more-offers = Одно предложение уже открыто, или в этот ход их больше нет.
refusal-nothing-to-give = { $seat }: отдать нечего.
refusal-not-in-offer = В предложении этого нет: { $good }.
refusal-empty-side = Каждая сторона что-то отдаёт.
refusal-not-held = { $seat }: столько не наберётся ({ $good }).
refusal-does-not-fit = { $seat }: столько не поместится ({ $good }).
refusal-no-offer = Такого предложения нет.
refusal-too-high = { $n } — слишком много: не больше { $most }.
refusal-not-this-block = { $seat } не может быть следующим.
refusal-taken = Этот персонаж занят.
