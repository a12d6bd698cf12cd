# Where we are
knight-setup = Подготовка
knight-where = ход { $turn } из 12
knight-turn = ход { $turn }
knight-mine = Мой рыцарь
knight-panes = Части поля
knight-asked-here = здесь ждут вашего решения
knight-pane-setup = Подготовка
knight-pane-event = Событие
knight-pane-court = Двор
knight-pane-land = Земля
knight-pane-war = Война
knight-pane-answer = Последствие
knight-pane-trade = Обмен
knight-pane-knight = Рыцарь
knight-phase-cards = Сторона
knight-phase-spend = Траты
knight-phase-act = Действие
knight-phase-command = Командование
knight-phase-consequence = Последствие
knight-phase-sides = Стороны
knight-phase-claims = Награды
knight-phase-duels = Поединки
knight-phase-bids = Инициатива
knight-phase-blocks = Командование

# What I am asked
knight-ask-setup = Выберите рыцаря
knight-ask-cards = Выберите сторону
knight-ask-spend = Потратьте что есть
knight-ask-act = Двор действует
knight-ask-command =
    { $n ->
        [0] Награды, битвы или дальше
        [one] { $n } очко командования
        [few] { $n } очка командования
       *[other] { $n } очков командования
    }
knight-ask-consequence = Враг отвечает
knight-ask-goal = Проверка цели
knight-ask-waiting = Ждём остальных
knight-ask-over = Ваша игра окончена
knight-ask-sides = Тайно выберите сторону
knight-ask-duels = Ваша ставка
knight-ask-bids = Ваша ставка
knight-ask-payment = Оплатите ставку
knight-ask-schedule = Вы задаёте порядок
knight-ask-blocks = Ваш блок
knight-ask-reward-blocks = Ваши очки командования
knight-ask-rewards = Проверка цели
knight-ask-penalties = Проверка цели
knight-ask-any =
    { $n ->
        [one] Возьмите { $n } ресурс
        [few] Возьмите { $n } ресурса по одному
       *[other] Возьмите { $n } ресурсов по одному
    }
knight-ask-bundle = Вы получаете
knight-ask-rest = Вы получаете
knight-ask-check = Положение на столе
knight-ask-remove =
    { $n ->
        [one] Уберите { $n } врага
        [few] Уберите { $n } врагов
       *[other] Уберите { $n } врагов
    }
knight-ask-chain = Отметьте цепь
knight-ask-actions = Какое действие первым?
knight-ask-stage = Выберите сторону ступени
knight-ask-privilege = Ваша привилегия
knight-ask-chained = Действует связанная шкала
knight-ask-pay =
    { $n ->
        [one] Заплатите { $n } ресурс
        [few] Заплатите { $n } ресурса
       *[other] Заплатите { $n } ресурсов
    }
knight-ask-pay-bid = Заплатите { $n }, можно золотом
knight-ask-commands = Очки командования за цель
knight-ask-march = Продолжайте марш или закончите его
knight-ask-strike = Кого поразить?
knight-ask-consider = Путь последствий
knight-ask-possible = Заплатить или стерпеть
knight-ask-orders = Враг действует
knight-ask-unavoidable = Враг действует
knight-ask-add = Где появится новый враг?
knight-ask-advance = Враг наступает
knight-ask-flow = Куда уйдёт вода?
knight-ask-penalty = Штраф
knight-ask-lose-any =
    { $n ->
        [one] Потеряйте { $n } ресурс
        [few] Потеряйте { $n } ресурса
       *[other] Потеряйте { $n } ресурсов
    }
knight-ask-lose-units =
    { $n ->
        [one] Потеряйте { $n } отряд
        [few] Потеряйте { $n } отряда
       *[other] Потеряйте { $n } отрядов
    }
knight-ask-spoils =
    { $n ->
        [one] Возьмите { $n } ресурс побеждённого
        [few] Возьмите { $n } ресурса побеждённого
       *[other] Возьмите { $n } ресурсов побеждённого
    }
knight-ask-compose = Составьте предложение

# Goods and other things
knight-good-glory = Слава
knight-good-nobility = Благородство
knight-good-valor = Доблесть
knight-good-gold = Золото
knight-good-any = Ресурсы
knight-points = Очки
knight-points-of =
    { $n ->
        [one] очко
        [few] очка
       *[other] очков
    }
knight-influence = Влияние
knight-command = Очки командования
knight-diplomacy = Дипломатия
knight-enemies = Враги на карте
knight-own-units = Ваши отряды
knight-nothing = ничего
knight-none = нет
knight-or = или
knight-then = затем
knight-full = полно
knight-purse = кошель { $n }
knight-n-glory =
    { $n ->
        [one] { $n } { $case ->
            [acc] славу
           *[nom] слава
        }
       *[other] { $n } славы
    }
knight-n-nobility =
    { $n ->
        [one] { $n } благородство
       *[other] { $n } благородства
    }
knight-n-valor =
    { $n ->
        [one] { $n } доблесть
       *[other] { $n } доблести
    }
knight-n-gold =
    { $n ->
        [one] { $n } золотой
       *[other] { $n } золотых
    }
knight-n-any =
    { $n ->
        [one] { $n } ресурс на выбор
        [few] { $n } ресурса на выбор
       *[other] { $n } ресурсов на выбор
    }
knight-n-influence =
    { $n ->
        [one] { $n } влияние
       *[other] { $n } влияния
    }
knight-n-command =
    { $n ->
        [one] { $n } очко командования
        [few] { $n } очка командования
       *[other] { $n } очков командования
    }
knight-n-diplomacy =
    { $n ->
        [one] { $n } дипломатия
       *[other] { $n } дипломатии
    }
knight-n-enemy-diplomacy = дипломатия врага { $n }
knight-n-remove-enemy =
    { $n ->
        [one] { $n } враг убран
        [few] { $n } врага убрано
       *[other] { $n } врагов убрано
    }
knight-n-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
knight-n-enemies =
    { $n ->
        [one] { $n } враг
        [few] { $n } врага
       *[other] { $n } врагов
    }
knight-units =
    { $n ->
        [one] { $n } ваш отряд
        [few] { $n } ваших отряда
       *[other] { $n } ваших отрядов
    }
knight-units-of =
    { $n ->
        [one] { $n } отряд игрока { $seat }
        [few] { $n } отряда игрока { $seat }
       *[other] { $n } отрядов игрока { $seat }
    }
knight-ruined = разрушено
knight-order-add =
    { $n ->
        [one] { $n } новый враг
        [few] { $n } новых врага
       *[other] { $n } новых врагов
    }
knight-order-move =
    { $n ->
        [one] все идут на { $n } поле
        [few] все идут на { $n } поля
       *[other] все идут на { $n } полей
    }
knight-order-attack = они атакуют
knight-order-diplomacy = дипломатия врага +{ $n }
knight-measure-influence = влияние
knight-measure-vp = очки
knight-measure-gold = золото
knight-measure-resources = ресурсы
knight-measure-units = отряды
knight-measure-tiles = поля с отрядами
knight-measure-battles = битвы
knight-measure-diplomacy = дипломатия
knight-measure-enemy-units = враги
knight-measure-enemy-diplomacy = дипломатия врага
knight-measure-scenario-actions = ступени и битвы

# Events and goal
knight-events = События
knight-face-down = Событие { $n }, закрытое
knight-goal-check = Здесь проверяется цель
knight-goal-in =
    { $n ->
        [0] цель в этот ход
        [one] цель через { $n } ход
        [few] цель через { $n } хода
       *[other] цель через { $n } ходов
    }
knight-goal-at-least = { $what } { $have } из { $need }
knight-goal-below = { $what } { $have }, меньше { $need }
knight-goal-most = больше всех: { $what }, сейчас { $have }
knight-goal-least = меньше всех: { $what }, сейчас { $have }
knight-compare-at-least = { $what }, не меньше { $need }
knight-compare-below = { $what }, меньше { $need }
knight-compare-most = { $what }, больше всех
knight-compare-least = { $what }, меньше всех
knight-path-again = снова путь
knight-choose-side = Выберите сторону
knight-left = слева
knight-right = справа
knight-receive = Вы получаете
knight-will-hold = и будет у вас
knight-then-acts = Затем: { $name }
knight-no-income = дохода пока нет
knight-stage-at = ступень: { $name } { $level }
knight-answers = Враг отвечает: { $name } { $step }
knight-of-purse = у вас будет { $n }
knight-before = Перед выбором
knight-card-reveal = Открыть
knight-card-peek = Подсмотреть
knight-card-swap-cards = Поменять
knight-card-replace-card = Заменить
knight-card-adjacent-action = Действие соседа

# Court
knight-court = Двор
knight-activated = действует в этот ход
knight-chained = связано цепью
knight-track-level = { $name }, уровень { $level } из { $most }
knight-unlocked = открыто
knight-asks = требует: { $what }
knight-each-time = каждый раз: { $what }
knight-at-once = сразу: { $what }
knight-pay-one-glory = Заплатить 1 славу: { $name }
knight-pay-one-nobility = Заплатить 1 благородство: { $name }
knight-pay-one-valor = Заплатить 1 доблесть: { $name }
knight-pay-one-gold = Заплатить 1 золотой: { $name }
knight-pay-one-any = Заплатить 1 любой ресурс: { $name }
knight-stage-asks = { $name } { $level }: { $what }

# Sheet
knight-sheet = Лист сценария
knight-map = Карта: { $name }
knight-victory = Победа
knight-defeat = Поражение
knight-any-one = любое из
knight-meter-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
knight-meter-influence = и { $n } влияния
knight-meter-tiles-held = Держать полей: { $n }
knight-meter-battles =
    { $n ->
        [one] { $n } битва
        [few] { $n } битвы
       *[other] { $n } битв
    }
knight-meter-diplomacy-full = Дипломатия
knight-meter-enemy-units =
    { $n ->
        [one] { $n } враг
        [few] { $n } врага
       *[other] { $n } врагов
    }
knight-meter-castle-occupied = { $n } у замка
knight-meter-castle-destroyed = Замок разрушен
knight-meter-areas-destroyed = Потеряно земель: { $n }
knight-meter-villages-destroyed = Потеряно деревень: { $n }
knight-meter-enemy-diplomacy-full = Дипломатия врага
knight-meter-castle-attack = Взят замок
knight-step = шаг { $step } из { $steps }
knight-battles = Битвы
knight-battles-note = нужны уровни, платы нет
knight-won = выиграна
knight-war-card = Карта войны
knight-war-card-note = очки и приказы в запас
knight-for-gold = За золото
knight-gold-held = есть { $n }

# Knight
knight-privilege = Привилегия
knight-special = Особое
knight-rewards = Награда персонажа
knight-thresholds = Пороги влияния
knight-threshold = Влияние { $n }: { $what }
knight-claimed = получено
knight-have-of = { $have } из { $need }
knight-your-knight = Ваш рыцарь
knight-starts = Начинает с

# Choosing
knight-choose-good = Выберите
knight-choose-with = Чем заплатить
knight-choose-give =
    { $n ->
        [0] Отдать
       *[other] Отдать, всего { $n }
    }
knight-choose-take =
    { $n ->
        [0] Взять
       *[other] Взять, всего { $n }
    }
knight-choose-lose = Потерять, всего { $n }
knight-choose-spoils = Взять у побеждённого, всего { $n }
knight-choose-shift = Все враги идут
knight-shift-back = назад
knight-shift-forward = вперёд
knight-done-spend = Закончить траты
knight-done-spend-short = Дальше
knight-done-command = Дальше
knight-done-command-short = Дальше
knight-skip-stage = Оставить ступень
knight-skip-stage-short = Оставить
knight-end-march = Закончить марш
knight-end-march-short = Конец
knight-end-attack = Закончить атаку
knight-end-attack-short = Конец

# Command
knight-commands = Команды
knight-commands-note = Одно очко за каждую, в любом порядке. Остаток пропадает.
knight-recruit-note = 1 отряд на поле с флагом; на карте { $n } из { $most }
knight-attack-note = каждый отряд уничтожает врага на своём поле
knight-march-note = отряды, каждый на соседнее поле
knight-envoy-note = дипломатия врага { $from } → { $to }

# Consequence
knight-path-note = Заплатите, иначе случится первая часть. Вторая случится всегда. Последний шаг повторяется.
knight-pay-answer = Заплатить { $what }
knight-suffer-answer = Стерпеть: { $what }
knight-kept = всё остаётся у вас
knight-cannot-pay = в кошеле только { $n }
knight-forecasting = …
knight-row-hits = Удары
knight-row-arrivals = Прибытие
knight-row-moves = Движение
knight-row-castle = Замок
knight-row-enemies = Враги
knight-row-diplomacy = Дипломатия врага
knight-tap-tile = коснитесь светящегося поля
knight-units-fall =
    { $n ->
        [one] { $n } отряд гибнет
        [few] { $n } отряда гибнут
       *[other] { $n } отрядов гибнут
    }
knight-sources-fall =
    { $n ->
        [one] { $n } источник пропадёт
        [few] { $n } источника пропадут
       *[other] { $n } источников пропадут
    }
knight-tiles-fall =
    { $n ->
        [one] { $n } поле пропадёт
        [few] { $n } поля пропадут
       *[other] { $n } полей пропадут
    }
knight-castle-stands = стоит
knight-castle-falls = падёт
knight-verdict-victory = Победа
knight-verdict-held-out = Земля выстояла
knight-verdict-defeat = Поражение

# The plan
knight-opens =
    { $n ->
        [one] Открывается «{ $name }»
       *[other] Открываются: { $name }
    }
knight-warn-command =
    { $n ->
        [one] { $n } очко командования пропадёт
        [few] { $n } очка командования пропадут
       *[other] { $n } очков командования пропадут
    }
knight-warn-victory = Так вы победите.
knight-warn-held-out = Так земля выстоит.
knight-warn-defeat = Так вы проиграете.
knight-do-pay =
    { $n ->
        [one] Заплатить
       *[other] Заплатить все { $n }
    }
knight-do-choose = Взять этого рыцаря
knight-do-side = Выбрать
knight-do-reveal = Открыть
knight-do-peek = Подсмотреть
knight-do-swap = Поменять
knight-do-replace = Заменить
knight-do-adjacent = Взять действие
knight-do-buy = Купить
knight-do-exchange = Обменять
knight-do-shift = Сдвинуть
knight-do-special = Применить
knight-do-claim-reward = Получить
knight-do-claim-threshold = Получить
knight-do-battle = Выиграть битву
knight-do-war = Купить
knight-do-challenge = Вызвать
knight-do-trade-with = Начать
knight-do-offer = Добавить
knight-do-ask = Попросить
knight-do-propose = Предложить
knight-do-withdraw = Отозвать
knight-do-accept = Принять
knight-do-refuse = Отказать
knight-do-take = Взять
knight-do-give = Отдать
knight-do-lose = Потерять
knight-do-disband = Снять отряд
knight-do-remove = Убрать
knight-do-place = Поставить
knight-do-flow = Пустить воду
knight-do-chain = Отметить цепь
knight-do-activate = Привести в действие
knight-do-stage = Взять
knight-do-skip-stage = Оставить
knight-do-recruit = Набрать
knight-do-attack = Атаковать
knight-do-march = Марш
knight-do-end-march = Закончить марш
knight-do-gather = Собрать
knight-do-envoy = Отправить посла
knight-do-strike = Поразить
knight-do-end-attack = Закончить атаку
knight-do-pay-consequence = Заплатить
knight-do-suffer = Стерпеть
knight-do-stake = Запечатать { $n }
knight-do-spoils = Взять
knight-do-bid = Запечатать { $n }
knight-do-block = Утвердить порядок
knight-do-done = Дальше
knight-seat-note = очки: { $points }, влияние: { $influence }
knight-group-court = Двор
knight-group-gold = За золото
knight-group-cards = Карты
knight-group-side = Сторона
knight-group-knight = Рыцарь
knight-group-war = Война
knight-group-trade = Обмен
knight-group-command = Командование
knight-group-turn = Ход
knight-row-march = Марш
knight-row-exchange = Обменять ресурс
knight-row-swap = Поменять события

# What a piece is
knight-costs = Цена: { $what }.
knight-tell-asks = Требует: { $what }.
knight-tell-once = Сразу даёт: { $what }.
knight-tell-gain = При каждом действии: { $what }.
knight-tell-track-event = Её приводят в действие события: она даёт то, что дают её участки.
knight-tell-track-chain = Приносит доход только через замок.
knight-tell-track-none = Не действует: её уровень открывает участки и битвы.
knight-tell-sources = Источники: { $what }.
knight-tell-goal = Проверяется после ходов 3, 6 и 9: сначала награда, потом штраф.
knight-tell-start = Начинает с: { $what }.
knight-tell-privilege = Когда действует «{ $name }»: { $what }.
knight-tell-recruit = Новый отряд на поле с флагом.
knight-tell-attack = Каждый ваш отряд уничтожает один отряд врага на своём поле.
knight-tell-move = Любые ваши отряды, каждый на соседнее поле.
knight-tell-gather = Источники всех полей с вашими отрядами, каждый один раз.
knight-tell-envoy = Дипломатия врага уменьшается на один.

# Side by side
knight-short-cards = Сторона
knight-short-spend = Траты
knight-short-act = Действие
knight-short-command = Команды
knight-short-consequence = Последствие
knight-short-goal = Цель
knight-short-waiting = ждёт
knight-short-over = конец
knight-offer-flag = обмен
knight-waits-for = Ход { $turn }, ожидаются:
knight-you = вы
knight-offers = { $name } предлагает
knight-for = за
knight-less = На один меньше
knight-more = На один больше
knight-can-trade = можно меняться
knight-cannot-trade = сейчас нельзя
knight-offer-open = Ваше предложение открыто: { $name }
knight-you-give = Вы даёте
knight-they-give = { $name } даёт
knight-after = станет
knight-fits = Подходит обоим: ресурсов до 6, золота до 12.
knight-does-not-fit = Не помещается: не больше 6 каждого ресурса и 12 золотых.
knight-trade-note = Одно открытое предложение за раз, не больше { $n } за ход. Оно пропадает, когда один из двоих заканчивает траты.

# War
knight-you-name = { $name }, вы
knight-holdings = Ресурсы и золото
knight-store = Запас командования: { $n } из { $most }
knight-barred = без ставки
knight-duels = поединки
knight-bid-note = откроются вместе, когда все запечатают; высшая платится целиком и задаёт порядок
knight-bids-open = ставки открыты
knight-of-held = из { $n } возможных
knight-beaten-pays = бита: { $n }
knight-up-to = до { $n }
knight-wins-and-pays = берёт ход, платит { $n }
knight-bid-pays = платит { $n }
knight-sealed = запечатано
knight-thinks = думает
knight-bid-of = Ставка { $n }
knight-if-highest = Если высшая
knight-if-beaten = Если перебита
knight-pay-and-order = вы платите { $n } и задаёте порядок команд
knight-pays = вы платите { $n }
knight-they-stake-less = Ставка меньше { $n }
knight-they-stake-same = Ставка { $n }
knight-they-stake-more = Ставка больше { $n }
knight-you-win-duel = Вы берёте эту ставку, 1 влияние и 10 очков; ваша остаётся у вас.
knight-you-lose-duel =
    { $n ->
        [0] Вы ничего не теряете, но не участвуете в инициативе.
        [one] Вы теряете { $n } ресурс.
        [few] Вы теряете { $n } ресурса.
       *[other] Вы теряете { $n } ресурсов.
    }
knight-tie-duel = Решают Король и Дворяне: { $mine } против { $theirs }.
knight-stake-how-many = Сколько ресурсов поставить? У вас { $n }.
knight-stake-of = Поставить { $n }
knight-stake-note = Ставку можно менять, пока не запечатают оба.
knight-duel-of = { $a } против { $b }
knight-order-of-command = Порядок командования
knight-order-note = вы первые: перетащите блок, разрежьте его или положите рядом со своим
knight-start-from = Начать с
knight-mine-first = Все мои сначала
knight-mine-last = Все мои в конце
knight-in-turns = По одному по очереди
knight-your-block =
    { $n ->
        [one] Ваш блок: { $n } команда
        [few] Ваш блок: { $n } команды
       *[other] Ваш блок: { $n } команд
    }

# The end
knight-decided = Что решило
knight-by-source = Очки по источникам
knight-over-turns = По ходам
knight-meter-score = { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[other] { $vp } очков
    } и { $influence } влияния
knight-source-court = Участки двора
knight-source-stages = Ступени влияния
knight-source-battles = Битвы
knight-source-overflow = Что не поместилось
knight-source-war = Поединки и замки
knight-end-tiles-held = Земля удержана, поле за полем.
knight-end-battles = Битв больше не осталось.
knight-end-score = О рыцаре говорит всё королевство.
knight-end-diplomacy-full = Послы заключили мир.
knight-end-enemy-units = Враг повсюду.
knight-end-castle-occupied = Замок окружён, и в нём никого.
knight-end-castle-destroyed = Замок пал.
knight-end-areas-destroyed = Потеряно слишком много земель.
knight-end-villages-destroyed = Потеряно слишком много деревень.
knight-end-enemy-diplomacy-full = Враг склонил всех на свою сторону.
knight-end-castle-attack = Замок соперника взят.
knight-end-unresolved = Двенадцать ходов, и ничего не решено: минус 100 очков.
knight-wins = Победа: { $name }

# Forecast
knight-fx-defeat = игра проиграна
knight-fx-may-lose = игра может быть проиграна
knight-fx-castle = замок падёт
knight-fx-enemies = врагов { $from } → { $to }
knight-fx-diplomacy = дипломатия врага { $from } → { $to }
knight-comes-next = Дальше: { $name } { $step }
knight-paid-way = с платой: { $what }
knight-unpaid-way = без платы: { $what }
knight-then-way = затем: { $what }
knight-end-points = Решили очки.
knight-offers-left = В этот ход осталось предложений: { $n }
knight-source-character = Персонаж
knight-source-goals = Карта цели
knight-source-end = Конец игры
knight-fx-nearer = враги подходят ближе
knight-fx-nothing = ничего не меняется
knight-may-claim = Влияние { $n }: можно получить
knight-warn-swap = Обе лежат лицевой стороной вниз: обмен ничего не меняет.
knight-warn-replace = Она лежит лицевой стороной вниз: замена ничего не меняет.
knight-warn-unclaimed = { $n ->
    [one] { $n } награда ещё не взята.
    [few] { $n } награды ещё не взяты.
   *[other] { $n } наград ещё не взято.
  }
knight-crumb-done = Готово
knight-order-cut = Разрезать блок «{ $name }» после { $n }
knight-order-block = { $place }: { $name }, { $n ->
    [one] { $n } команда
    [few] { $n } команды
   *[other] { $n } команд
  }
knight-castle-danger = { $name }: до { $n } у вашего замка ({ $castle }) прежде вашего последнего блока
knight-warn-castle-taken = { $castle }: замок падёт
knight-book = Все карты
knight-unpaid-short = без платы:
knight-lord-lord-marches = Пограничье
knight-lord-lady-lakes = Озёра
knight-lord-lord-lists = Ристалище
knight-lord-lord-coffers = Казна
knight-difficulty-easy = лёгкая
knight-difficulty-normal = обычная
knight-difficulty-hard = трудная
knight-setup-note = Двенадцать ходов. Если к концу ничего не решилось, вы теряете 100 очков; если осталось 0 или больше, вы выстояли.
knight-setup-war-note = Двенадцать ходов на одной карте. Побеждает тот, кто выполнит одно из условий; иначе решают очки.
knight-meter-yes = пал
knight-meter-no = стоит
knight-total = Итого
knight-ranking = Места
knight-ranking-note = победа выше, чем выстоять, выстоять выше поражения; затем очки, затем влияние
knight-ranking-war = побеждает выполненное условие; иначе очки, затем влияние
knight-rank-player = Игрок
knight-rank-verdict = Исход
knight-rank-by = Что решило
knight-over-turns-note = флаги: проверки цели
knight-in-purse = у вас { $n }
knight-claim-here = здесь можно что-то получить
