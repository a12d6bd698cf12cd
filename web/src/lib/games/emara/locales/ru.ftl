# Корона Эмара: слова доски.
emara-yours = ваш
emara-you = { $name }, вы
emara-no-title = без титула
emara-lap-order = Порядок хода в круге
emara-statue = держит Статую: начинает каждый круг
emara-scores = Счёт
emara-lane = { $name }: Подданные { $citizens }, Строения { $buildings }
emara-ends = итог
emara-at-start = начало
emara-lower-counts = в счёт меньшее
emara-need-more = нужно больше
emara-victoria = Виктория
emara-victoria-takes = В конце раунда она получит
emara-victoria-next = Дальше у Виктории: { $title }
emara-victoria-ends = итог Виктории
emara-event-set-up = только для начала
emara-event-start_of_round = в начале раунда
emara-event-this_round = в этом раунде
emara-event-end_of_round = в конце раунда
emara-event-ends = итог { $n }, другая { $other }
emara-event-now = сейчас: конец раунда
emara-by-slot = Сюда ведёт слот { $slot }
emara-hut = Хижина, цена: { $cost }
emara-hut-taken = Хижина, игрок { $name }
emara-hut-at = Хижина: { $area }
emara-master = { $name }: Подданные { $points }. { $text } Цена: { $cost }
emara-my-harvest = Мой сбор
emara-or = или
emara-here = вы здесь
emara-no-craftsman = нет Ремесленника
emara-craftsmen-here = { $n ->
    [one] 1 + { $n } Ремесленник
    [few] 1 + { $n } Ремесленника
   *[other] 1 + { $n } Ремесленников
  }
emara-donation = Помощь
emara-gift = Дар
emara-castle-book = Книга в Замок
emara-marker = { $kind }: { $value }, потом { $next }
emara-marker-stone = Камень: Подданные { $value }, потом { $next }
emara-marker-bread = Хлеб: Подданные по { $value }, потом по { $next }
emara-marker-now = маркер { $value }, потом { $next }
emara-no-marker = без маркера
emara-3-to-21 = от 3 до 21
emara-each = за шт.
emara-ring = Круг { $n }
emara-ring-0 = Сельская местность
emara-ring-1 = Город
emara-nobility = Дворянство
emara-title-label = { $name }: цена { $cost }, Подданные { $points }
emara-slots = Слоты: число шагов
emara-slot = Слот { $slot }
emara-slot-used = Слот { $slot }: { $card }
emara-slot-free = свободен
emara-hand = Моя рука
emara-hand-empty = пусто
emara-this-turn = Этот ход
emara-part-card = Карта
emara-part-move = Движение
emara-part-title = Титул
emara-part-craftsman = Ремесленник
emara-part-master = Мастер
emara-part-done = сделано
emara-none-yet = –
emara-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
  }
emara-highest = высший
emara-all-placed = все заняты
emara-huts = { $n ->
    [one] { $n } хижина
    [few] { $n } хижины
   *[other] { $n } хижин
  }
emara-to-hire = можно { $n }
emara-nothing-now = не сейчас
emara-stock = Мои запасы
emara-craftsmen = Мои Ремесленники
emara-craftsman-points = Следующий Ремесленник: Подданные +{ $n }
emara-cards-played = сыграно { $n } из 9
emara-nothing-kept = ни жетонов, ни Мастеров
emara-citizens = Подданные
emara-buildings = Строения
emara-would-end = итог был бы
emara-ended = итог
emara-good-wood = Дерево
emara-good-stone = Камень
emara-good-cloth = Ткань
emara-good-grain = Зерно
emara-good-coin = Монеты
emara-good-ring = Перстни
emara-good-book = Книги
emara-good-bread = Хлеб
emara-count-wood = { $n ->
    [one] { $n } Дерево
    [few] { $n } Дерева
   *[other] { $n } Дерева
  }
emara-count-stone = { $n ->
    [one] { $n } Камень
    [few] { $n } Камня
   *[other] { $n } Камней
  }
emara-count-cloth = { $n ->
    [one] { $n } Ткань
    [few] { $n } Ткани
   *[other] { $n } Тканей
  }
emara-count-grain = { $n ->
    [one] { $n } Зерно
    [few] { $n } Зерна
   *[other] { $n } Зерна
  }
emara-count-coin = { $n ->
    [one] { $n } Монета
    [few] { $n } Монеты
   *[other] { $n } Монет
  }
emara-count-ring = { $n ->
    [one] { $n } Перстень
    [few] { $n } Перстня
   *[other] { $n } Перстней
  }
emara-count-book = { $n ->
    [one] { $n } Книга
    [few] { $n } Книги
   *[other] { $n } Книг
  }
emara-count-bread = { $n ->
    [one] { $n } Хлеб
    [few] { $n } Хлеба
   *[other] { $n } Хлебов
  }
emara-count-any = { $n ->
    [one] { $n } ресурс
    [few] любые { $n } ресурса
   *[other] любые { $n } ресурсов
  }
emara-count-citizens = { $n ->
    [one] { $n } очко Подданных
    [few] { $n } очка Подданных
   *[other] { $n } очков Подданных
  }
emara-count-buildings = { $n ->
    [one] { $n } очко Строений
    [few] { $n } очка Строений
   *[other] { $n } очков Строений
  }
emara-count-honour_token = { $n ->
    [one] { $n } жетон Почести
    [few] { $n } жетона Почести
   *[other] { $n } жетонов Почести
  }
emara-visit = Посещение
emara-visit-cathedral = одна Помощь за посещение
emara-visit-castle = в любом порядке, по разу
emara-visit-market = в любом порядке, по разу
emara-visit-construction-site = каждая сдача один раз
emara-visit-country = { $n ->
    [0] ваших Ремесленников нет
    [one] { $n } ваш Ремесленник
    [few] { $n } ваших Ремесленника
   *[other] { $n } ваших Ремесленников
  }
emara-once = один раз
emara-base = сдача
emara-one-of-three = 1 из 3
emara-chosen-once = выбрано другое
emara-done-here = уже сделано здесь
emara-then = потом { $n }
emara-coin-stands-in = { $n ->
    [1] Монета за 1
   *[other] Монеты за { $n }
  }
emara-enough = хватает
emara-then-enough = после этих шагов хватит
emara-then-short = сейчас хватает, после этих шагов не хватит { $n }
emara-short = не хватает { $n }
emara-lacks = не хватает: { $goods }
emara-may-draw = Что может выпасть
emara-stack = стопка { $stack }, сброс { $pile }
emara-draw-stack = { $n ->
    [one] Только этот.
   *[other] { $n } из этих наугад; один вы оставите.
  }
emara-draw-pile = { $n ->
    [one] Один из этих наугад: они вернутся из сброса.
   *[other] { $n } из этих наугад: они вернутся из сброса; один вы оставите.
  }
emara-draw-both = { $n ->
    [one] Первый наверняка,
   *[other] Первые { $n } наверняка,
  } потом { $rest } из тех, что вернутся из сброса; один вы оставите.
emara-give-book = Отдать 1 Книгу
emara-none = нет
emara-sales = { $n ->
    [one] одна продажа за посещение
    [few] { $n } продажи в этом раунде
   *[other] { $n } продаж в этом раунде
  }
emara-sell = Продать: { $good }
emara-of = из { $n }
emara-one-bundle = одна связка за посещение
emara-books-for = { $n ->
    [one] { $n } Книга
    [few] { $n } Книги
   *[other] { $n } Книг
  }: Подданные +{ $points }
emara-bread-for = { $n ->
    [one] { $n } Хлеб
    [few] { $n } Хлеба
   *[other] { $n } Хлебов
  }: Подданные +{ $points }
emara-wood-for = Дерево { $n }: Строения +{ $points }
emara-my-tokens = Мои жетоны Почести
emara-owned = бывшие по приходе
emara-only-at = только здесь: { $place }
emara-redeem = Применить
emara-after-visit = После посещения
emara-bonus-actions = Бонусные Действия
emara-harvest = Сбор
emara-harvest-choice = { $goods }, { $bread }
emara-bakes = на выпечку: { $grain }
emara-no-grain = мало Зерна
emara-how-to-pay = Чем платить
emara-pays = отдано { $n }
emara-less = Меньше: { $good }
emara-more = Больше: { $good }
emara-way = способ { $n } из { $all }
emara-way-before = Предыдущий способ
emara-way-next = Следующий способ
emara-keep-one = Оставьте один жетон
emara-others-to-pile = Остальные уйдут в сброс
emara-token-here = вы там: при следующем посещении
emara-token-used = { $n ->
    [one] { $n } шаг: слот занят
    [few] { $n } шага: слот занят
   *[other] { $n } шагов: слот занят
  }
emara-token-free = { $n ->
    [one] { $n } шаг: слот свободен
    [few] { $n } шага: слот свободен
   *[other] { $n } шагов: слот свободен
  }
emara-luck-spoke = Случай сказал своё: дальше назад нельзя.
emara-unfold = Открыть
emara-fold = Свернуть
emara-to-log = К журналу
emara-your-answer = Ваш ответ
emara-once-or-not = один раз или ничего
emara-cannot-pay = нечем платить
emara-decline = Отказаться
emara-keep-all = всё оставить
emara-who-answered = Кто ответил
emara-in-turn-order = в порядке хода
emara-choosing = выбирает
emara-answered = оплачено
emara-declined = отказ
emara-fix-title = Один из ваших Советников меняет круг
emara-fix-text = Карта ставит обоих в один круг. Остальные встанут за вами, в каждом круге на участок дальше.
emara-fix-who = Кто идёт
emara-fix-where = Куда, в другом круге
emara-brief-cathedral = Помощь
emara-brief-castle = Дар, Книга
emara-brief-market = Монеты, Книги
emara-brief-construction-site = Камень, Хлеб, Дерево
emara-start-title = Выберите первый ресурс
emara-start-text = Каждый берёт по одному, в порядке хода.
emara-use-wood = для хижин и Строительной площадки
emara-use-stone = для Строительной площадки и Мастеров
emara-use-cloth = для Мастеров и хижин
emara-use-grain = для Хлеба и хижин
emara-tab-country = Село
emara-tab-city = Город
emara-tab-nobles = Знать
emara-tab-event = Событие
emara-crumb-pay = цена: { $goods }
emara-crumb-from = откуда: { $area }
emara-crumb-to = куда: { $area }
emara-crumb-slot = слот { $slot }
emara-crumb-step = один шаг: { $area }
emara-crumb-errand = поручение: { $area }
emara-crumb-trade = обмен на Монеты
emara-crumb-card-craftsman = Ремесленник дешевле: { $area }
emara-crumb-craftsman = Ремесленник: { $area }
emara-crumb-hire = наём: { $name }
emara-crumb-bake = выпечка: { $bread }
emara-crumb-harvest = сбор
emara-crumb-donate = Помощь: { $goods }
emara-crumb-give = Дар: { $goods }
emara-crumb-castle-book = Книга в Замок
emara-crumb-books = продажа: { $books }
emara-crumb-deliver = сдать: { $goods }
emara-crumb-redeem = жетон: { $token }
emara-crumb-keep = оставить: { $token }
emara-leave = Уйти
emara-end-turn = Закончить ход
emara-do = Сделать
emara-do-steps = Сделать всё ({ $n })
emara-do-and-end = Сделать и закончить ход
emara-do-start-move = Поставить
emara-do-start-resource = Взять
emara-do-play = Сыграть
emara-do-walk = Идти
emara-do-trade = Обменять
emara-do-step = Сделать шаг
emara-do-hire-craftsman = Нанять
emara-do-hire-master = Нанять
emara-do-errand = Отправиться
emara-do-title = Получить титул
emara-do-craftsman = Нанять
emara-do-master = Нанять
emara-do-use-master = Применить
emara-do-harvest = Собрать
emara-do-donate = Оказать Помощь
emara-do-give = Поднести Дар
emara-do-give-book = Отдать Книгу
emara-do-sell = Продать
emara-do-sell-books = Продать
emara-do-deliver-stone = Сдать
emara-do-deliver-bread = Раздать
emara-do-deliver-wood = Сдать
emara-do-redeem = Применить
emara-do-keep = Оставить
emara-do-take-offer = Отдать
emara-do-leave = Уйти
emara-do-decline = Отказаться
emara-do-end-turn = Закончить ход
emara-effect-pay = Цена
emara-effect-gain = Доход
emara-effect-marker = маркер
emara-left = Ещё можно: { $list }.
emara-left-craftsman = Ремесленник
emara-left-event = В конце раунда: «{ $event }». Оставьте то, о чём оно просит.
emara-phase-layout = Раскладка
emara-phase-masters = Мастера
emara-phase-start = Карта начала
emara-phase-places = Места
emara-phase-resource = Ресурс
emara-phase-hands = Карты
emara-phase-event = Событие
emara-phase-lap = Круг { $lap }
emara-phase-turn = Ход { $lap }
emara-phase-end = Конец раунда
emara-phase-victoria = Виктория
emara-where = раунд { $round } из { $rounds }
emara-where-setup = подготовка
emara-ask-event = Ответите на событие?
emara-ask-play = Выберите карту, потом место
emara-ask-harvest = Кто печёт?
emara-ask-visit = Что вы сделаете здесь?
emara-ask-main = Бонусные Действия — или конец хода
emara-seat-note = Подданные { $citizens }, Строения { $buildings }
emara-group-go = Движение
emara-group-bonus = Бонусные Действия
emara-group-end = Дальше
emara-group-start = Начало
emara-group-here = Здесь
emara-row-master = Нанять Мастера: { $name }
emara-row-hire-master = Карта: нанять Мастера: { $name }
emara-row-use-master = Применить: { $name }
emara-row-craftsman = Ремесленник: { $area }
emara-row-hire-craftsman = Карта: Ремесленник, { $area }
emara-row-donate = Помощь: { $kind }
emara-row-give = Дар: { $kind }
emara-row-title = Следующий титул
emara-timing-immediate = Немедленно, при найме.
emara-timing-per_turn = Раз в каждый ваш ход.
emara-timing-permanent = Постоянно, само собой.
emara-left-over = Очки за оставшееся
emara-road = Путь Виктории
emara-road-note = если ей не мешать
emara-road-round = Раунд
emara-road-sum = Сумма
emara-dream = Ваш план: { $card }, затем { $area }.
emara-dream-note = Пока не отправлено; другие могут всё изменить.
emara-dream-drop = Отменить
emara-pay-edit = Изменить
emara-end-single = Игра ради игры, Строения в начале: { $start }.
emara-end-beaten = Вы победили Викторию
emara-end-kept = Корона остаётся у Виктории
emara-end-against = { $score } против { $victoria }, Строения в начале: { $start }.
emara-end-tie = При равенстве побеждает она.
emara-end-scores = { $best } против { $others }. Считается только меньшая шкала; Строения у всех в начале: { $start }.
emara-end-by-tie-other-track = Решила другая шкала.
emara-end-by-tie-title = Решил более высокий титул.
emara-end-by-tie-title-card = Решила лучшая карта титула.
emara-she-took = Что она взяла
