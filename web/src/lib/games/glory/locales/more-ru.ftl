glory-about-training = Получите 3 силы. В каждую ячейку — одна фишка за раунд.
glory-about-prayer = Получите 3 веры. В каждую ячейку — одна фишка за раунд.
glory-about-service = Получите 3 монеты. В каждую ячейку — одна фишка за раунд.
glory-about-solo-training = Получите 2 силы. Сколько угодно фишек.
glory-about-guard = Получите 2 монеты. Сколько угодно фишек.
glory-about-plan-travel = Возьмите 2 карты путешествий: открытые или из колоды.
glory-about-market = Улучшите скакуна или броню на один уровень за цену.
glory-about-support = Возьмите жетон поддержки с трека за его цену.
glory-about-herald = Поставьте щит сейчас, до записи на турнир.
glory-about-new-goal = Возьмите 3 титула, один тайно оставьте.
glory-about-initiative = Займите следующую ячейку: таков ваш порядок хода в следующем раунде. 1 монета.
glory-about-prestige = Решает при равной атаке; после победы при ничьей переворачивается.
glory-about-deck-romance = Играются бесплатно.
glory-about-deck-trade = Играются за монеты.
glory-about-deck-challenge = Играются победой в поединке; проигранная возвращается на руку.
glory-timing-gain = При получении
glory-timing-permanent = Всегда
glory-timing-tent = В шатре, до первой стычки
glory-timing-lance = С копьём
glory-relic-medallion = +1 к атаке в этой стычке
glory-relic-rosary = Переверните один кубик брони на 3
glory-relic-amulet = +2 к атаке в этой стычке
glory-relic-ring = Перебросьте до 4 кубиков
glory-symbol-awake = символ действует
glory-knight-numbers = атака { $attack }, слава { $glory }, престиж { $prestige }
glory-you = Вы
glory-none = нет
glory-nothing-yet = пока ничего
glory-pass-tent = ничего не использовать
glory-pass-faith = оставить бросок, вера цела
glory-pass-lance = никого не использовать
glory-pass-relic = без реликвии
glory-pass-register = подождать
glory-public-titles = Общие цели
glory-next-foe = Мой следующий соперник
glory-next-stakes = Победа: { $win } славы; одна стычка: { $honour }.
glory-commit-at-once = Если вложить сразу
glory-then-final = Потом финал
glory-then-semi = Потом полуфинал
glory-then-left = останется: сила { $strength }, вера { $faith }
glory-next-none = В этом турнире у вас больше нет поединков.
glory-missed-by = выполнен, но «{ $other }» забрал то же
glory-not-used = Лучший набор считается сам; жетон служит одному титулу. Не пригодились:
glory-hidden-titles = { $count ->
    [one] { $count } скрытый титул
    [few] { $count } скрытых титула
   *[other] { $count } скрытых титулов
}
glory-the-event = Событие
glory-hand-travel = { $plays ->
    [one] карт: { $count } · ещё { $plays } розыгрыш
    [few] карт: { $count } · ещё { $plays } розыгрыша
   *[other] карт: { $count } · ещё { $plays } розыгрышей
}
glory-short = { $n ->
    [one] не хватает { $n } монеты
    [few] не хватает { $n } монет
   *[other] не хватает { $n } монет
}
glory-level-first-mount = сначала скакун { $level }
glory-level-first-armour = сначала броня { $level }
glory-not-now = не сейчас
glory-duel-with = поединок, атака { $attack }
glory-tournament = Турнир
glory-slot-free = Свободно
glory-shields-set = { $count ->
    [0] щитов нет
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
}
glory-places-now = ставит сейчас
glory-not-challenged = без вызова
glory-city-mine = здесь ваш щит
glory-city-riders = Здесь выезжают: { $names }
glory-city-nobody = Сюда ещё никто не записался
glory-legend-attack = атака
glory-legend-glory = слава за победу
glory-legend-prestige = престиж решает ничьи
glory-legend-takes = отнимает один ваш кубик
glory-legend-chance = ваш шанс при расчёте ниже
glory-city-free = свободно: { $count }
glory-final = Финал
glory-semi = Полуфинал
glory-quarter = Первый круг
glory-bracket = Сетка
glory-prize = приз:
glory-goes-on = дальше: { $name }
glory-against = { $a } – { $b }
glory-you-go-on = вы идёте дальше
glory-you-wait = вы ждёте
glory-out = выбыл
glory-waits = ждёт: { $name }
glory-bracket-note = После записи в свободные ячейки встают рыцари. Проигравший первый поединок играет до 2 карт путешествий, второй — 1.
glory-my-shields = Мои щиты
glory-lane-stopped = остановка
glory-lane-yours = ваш ход
glory-lane-now = решает
glory-lane-left = ещё { $count }
glory-lost-by = проигрыш { $a } : { $b }
glory-won-by = победа { $a } : { $b }
glory-under-way = идёт
glory-played = сыграно
glory-back-in-hand = снова на руке
glory-step-tent = Шатёр
glory-step-strength = Сила
glory-step-roll = Бросок
glory-step-faith = Вера
glory-step-lance1 = Копьё 1
glory-step-lance2 = Копьё 2
glory-step-lance = Копьё
glory-step-relic = Реликвия
glory-step-resolve = Исход
glory-step-refund-supporter = Вернуть
glory-step-refund-relic = Вернуть
glory-step-brave = Храбрый
glory-step-reward = Награда
glory-clash = Стычка { $n }
glory-this-clash = эта стычка
glory-the-duel = поединок
glory-attack-now = атака сейчас
glory-committed = Вложено
glory-own-attack = своя атака
glory-his-die = его белый кубик
glory-veteran = ветеран
glory-tie-mine = При равной атаке победа ваша, пока хватает престижа.
glory-you-need = Вам нужно {$n}.
glory-tie-his = При равной атаке победа его.
glory-you-first = Вы действуете первым номером
glory-acts-first = { $name } действует раньше
glory-because-attack = атака слабее
glory-because-prestige = престижа меньше
glory-because-initiative = ниже инициатива
glory-stakes = Победа даёт { $win ->
        [one] { $win } очко славы
        [few] { $win } очка славы
       *[other] { $win } очков славы
    }, поражение с одной стычкой — { $honour }.
glory-duel-brave = за «Храброго»
glory-duel-journey = в путешествии
glory-die-red = красный кубик: { $value }
glory-die-black = чёрный кубик: { $value }
glory-die-white = белый кубик: { $value }
glory-commit-dice = { $n ->
    [0] без красных кубиков
    [one] { $n } красный кубик
    [few] { $n } красных кубика
   *[other] { $n } красных кубиков
}
glory-rival-decides = { $name } решает
glory-watch = Чужой поединок
glory-watch-full = Во весь экран
glory-watch-small = Уменьшить
glory-skip = Пропустить показ
glory-odds-estimate = Оценка: соперник тоже решает.
glory-fewer = Меньше
glory-all = Все { $n }
glory-choose-character = Выберите персонажа
glory-choose-titles = { $n ->
    [one] Оставьте { $n } титул
    [few] Оставьте { $n } титула
   *[other] Оставьте { $n } титулов
}
glory-choose-return = Верните карты ради силы
glory-choose-goal = Оставьте один титул
glory-choose-character-note = Одного из трёх. Остальные покидают игру; выбор не виден, пока не решат все.
glory-choose-titles-note = { $n } из { $of }. Остальные вернутся в колоду; ваши титулы останутся тайной до конца.
glory-choose-return-note = За каждую возвращённую карту — 1 сила. Выберите карты или оставьте все.
glory-choose-goal-note = Остальные сбрасываются втёмную.
glory-choose-watch = Игроки выбирают втайне.
glory-char-start = начало
glory-char-income = доход
glory-char-cards = карты
glory-char-titles = титулы
glory-char-supporter = поддержка
glory-char-keeps = оставляет { $kept } из { $drawn }
glory-title-needs = нужно
glory-title-have = у вас
glory-title-shares = делит
glory-shares-part = { $other }: { $what }
glory-shares-nothing = с общими целями ничего
glory-sealed = выбор скреплён
glory-not-sealed = ещё не скреплено
glory-choosing = ещё выбирает
glory-automaton-card = Карта виртуального противника
glory-automaton-waits = Его карта откроется в его ход.
glory-cards-left = ещё { $count }
glory-solo-special = особая поддержка
glory-solo-deck = все четыре: { $deck }
glory-reason-first-possible = первое возможное
glory-reason-no-free-space = нет свободной ячейки
glory-reason-initiative-taken = инициатива уже у него
glory-reason-no-such-supporter = нет такой недорогой поддержки
glory-reason-no-special = нет особой поддержки
glory-reason-market-incomplete = карт меньше четырёх
glory-reason-too-few-titles = мало титулов
glory-reason-no-event-action = у события нет ячейки
glory-reason-no-shield = здесь не участвует
glory-reason-no-place = некуда поставить щит
glory-the-rival = соперник
glory-rival = соперник
glory-target-warrior = выиграть все три финала
glory-target-lone-challenge = набрать { $n ->
        [one] { $n } очко славы
        [few] { $n } очка славы
       *[other] { $n } очков славы
    }
glory-target-rivalry = больше славы, чем у соперника
glory-now-titles = { $now } сейчас, титулы { $titles }
glory-lead = вы впереди на { $n }
glory-behind = отставание { $n }
glory-level = поровну
glory-difficulty-easy = легко
glory-difficulty-medium = средне
glory-difficulty-hard = сложно
glory-personality-warrior = Пара «Воин»
glory-personality-pious = Пара «Праведник»
glory-tab-support = Поддержка
glory-tab-travel = Карты
glory-tab-titles = Титулы
glory-tab-lists = Турнир
glory-tab-mine = Моё
glory-tab-rivals = Соперники
glory-tab-automaton = Противник
glory-end-sources = Откуда слава
glory-end-titles = Титулы
glory-end-chart = Слава по раундам
glory-end-start = Начало
glory-source-start = начало
glory-source-tournaments = турниры
glory-source-cards = карты
glory-source-supporters = поддержка
glory-source-events = события
glory-source-titles = титулы
glory-ending-victory = Побеждает больше славы; при равенстве — больше жетонов престижа.
glory-ending-shared-victory = Слава и престиж равны.
glory-ending-warrior-won = Все три финала выиграны.
glory-ending-warrior-lost = Турнирный поединок проигран.
glory-ending-challenge-met = Слава { $score }, нужно было { $rival }.
glory-ending-challenge-missed = Слава { $score }, нужно было { $rival }.
glory-ending-rivalry-won = { $score } против { $rival } у соперника.
glory-ending-rivalry-lost = { $score } против { $rival } у соперника.
# Chances of the duels that wait
glory-odds-assume = Расчёт на
glory-no-tokens = без жетонов
glory-with-tokens = с жетонами
glory-you-win = ваша победа: {$chance}
glory-win-or-clash = {$win} за победу, {$honour} за одну стычку
glory-about = около +{$n}
glory-ties = ваш престиж {$mine} против {$his}
glory-first-tie-mine = первая ничья ваша
glory-first-tie-his = ничья его
glory-first-foe = первый противник: {$name}
glory-knight-comes = придёт рыцарь
glory-likely = вероятно, {$name}
glory-expected = ожидаемая слава: около { $n }
glory-duel-chance = поединок, {$chance}
glory-leads = Впереди: { $name }, на { $n }. Главная разница: { $source }, +{ $more }.
glory-leads-none = Никто не впереди: у первых по { $n }.
glory-ref-standing = Кто впереди и почему
glory-ref-knight = Рыцари
glory-ref-supporter = Поддержка
glory-ref-relic = Реликвии
glory-ref-prestige = Престиж
glory-ref-title = Титулы
glory-ref-event = События
glory-ref-card = Карты путешествий
glory-ref-character = Персонажи
glory-ref-solo = Карты виртуального противника
glory-reconstructed = восстановлено
# The guide
glory-after-won = Победа: { $name } повержен
glory-after-lost = { $name } выбивает вас из седла
glory-after-gained = Вы получаете
glory-after-spent = Потрачено
glory-after-back = Возвращается
glory-clash-won = выиграна
glory-clash-lost = проиграна
glory-go-on = Дальше
glory-warn-together = «{ $title }» и «{ $rival }» вместе: { $what } — { $needs }, у вас { $has }.
glory-shared-coins = монеты
glory-shared-strength = сила
glory-shared-faith = вера
glory-shared-relics = реликвии
glory-shared-prestige = жетоны престижа
glory-shared-supporters = поддержка
glory-chances-of = { $name }: шансы
glory-end-behind = До титулов впереди { $rival } (+{ $n }); титулы: { $name } — { $mine }, { $rival } — { $theirs }.
glory-end-most = Решающая разница: { $source }, { $mine } : { $theirs }.
