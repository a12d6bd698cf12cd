# Words that the first frame does not need: what pieces are, the end, the campaign, the reference, the guide.
emara-account-titles = Титулы
emara-account-masters = Мастера
emara-account-places = Город
emara-account-craftsmen = Ремесленники
emara-account-events = События
emara-from-donation = Помощь
emara-from-gift = Дары
emara-from-castle-book = Книги для Замка
emara-from-market = Рынок
emara-from-site = Сдача
emara-from-honour = Жетоны Почести
emara-from-craftsman = Ремесленники
emara-from-start = Начало
emara-decided = Что решило
emara-fact-short = Игроку { $name } не хватило { $n ->
    [one] { $n } очка
   *[other] { $n } очков
  }.
emara-fact-tie = { $name }: то же число; решают другая шкала и титул.
emara-fact-idle = { $name }: очки большей шкалы сверх меньшей пропали, их { $n }.
emara-fact-victoria-beaten = Виктория позади на { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
  }.
emara-fact-victoria-won = До победы над Викторией не хватило { $n ->
    [one] { $n } очка
   *[other] { $n } очков
  }.
emara-filled-counts = в счёт закрашенное
emara-chart = { $name }: Подданные { $citizens }, Строения { $buildings }
emara-campaign = Против Виктории
emara-campaign-rule = После победы вы начинаете с числом Строений на { $win } меньше, после поражения или ничьей — на { $loss } больше.
emara-campaign-variants = Варианты; рекорды хранятся отдельно
emara-variant-standard = Обычная
emara-variant-choice = Открытая рука
emara-variant-layout = Случайная раскладка
emara-variant-both = Оба
emara-climb = Подъём { $n }
emara-climb-start = Строения в начале: { $n }
emara-climb-win = победа: дальше с { $n }
emara-climb-loss = поражение или ничья: { $n }
emara-climb-begin = Начать с { $n }
emara-climb-go-on = Продолжить игру
emara-won = победа
emara-lost = поражение
emara-playing = идёт игра
emara-climb-ends = победа: { $win }, поражение: { $loss }
emara-leaving = Уход считается поражением.
emara-leaving-means = Следующее начало было бы { $loss } вместо { $win }. Закрыть страницу — не значит уйти: игра вас подождёт.
emara-won-from = Победа с { $n }
emara-lost-from = Не вышло с { $n }
emara-score = { $result } : { $victoria }
emara-news-won = Вы поднялись: в следующей игре Строений в начале { $next }.
emara-news-lost = В следующей игре Строений в начале { $next }.
emara-news-left = Вы ушли: это поражение. Следующая игра: Строения в начале { $next }.
emara-climb-replay = Повтор
emara-new-record = Новый рекорд: победа с { $start }, результат { $result }
emara-record-before = прежде: с { $start }, результат { $result }
emara-tally = побед { $won }, поражений { $lost }
emara-record = Рекорд: победа со старта { $start }, итог { $result }.
emara-no-record = Побед ещё не было.
emara-singles = Лучшие отдельные игры по старту
emara-single-none = не играли
emara-single-victoria = Виктория { $n }
emara-single-play = Сыграть отдельную игру с { $n }
emara-rung = Повтор игры с { $n }
emara-ladder = Лестница стартов; следующая игра начнётся с { $n }
emara-left-game = уход
emara-to-campaign = К лестнице
emara-worth = Что осталось
emara-worth-token = жетоны Почести
emara-worth-any = ресурсы, { $n }
emara-if-equal = При равенстве
emara-if-equal-1 = другая шкала больше
emara-if-equal-2 = более высокий титул
emara-if-equal-3 = лучшая карта титула
emara-if-equal-4 = корону делят
emara-fact-master = { $master }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } игроку { $name }.
emara-fact-event = «{ $event }»: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  } игроку { $name }.
emara-fact-none-idle = { $name }: ничего лишнего, обе шкалы { $n }.
emara-dotted = пунктир: Виктория
emara-next-climb = Следующий подъём: с { $n }
emara-best-single = Ваш лучший результат (Строения в начале { $start }): { $result }
emara-col-left = Очки за оставшееся
emara-col-tracks = Обе шкалы, пополнены там, где важнее
emara-col-result = Итог
emara-reference = Все карты и части
emara-all-cards = Карты действий
emara-all-masters = Мастера
emara-all-events = События
emara-all-honours = Жетоны Почести
emara-all-titles = Титулы
emara-all-areas = Места
emara-all-markers = Маркеры
emara-markers-note = каждое действие поворачивает маркер; число в квадрате напечатано на поле и остаётся
emara-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }
emara-all-goods = Запасы
emara-tip-turn-1-title = Ваш первый ход
emara-tip-turn-1 = У вас 1 Камень. Коснитесь карты «Камень», потом Пшеничного поля: карта даст Камень, Советник пройдёт три шага и соберёт 1 Зерно. За 2 Камня Ремесленник поселится там в хижине: сразу Подданные, а позже больше Зерна при каждом посещении.
emara-tip-turn-2-title = Рынок и Титул
emara-tip-turn-2 = «Перстень» даёт Перстень. С ней идите на Рынок и продайте Зерно за Монету. За Монету вы станете Бароном: кто берёт Титул первым, получает лучшую его карту.
emara-tip-turn-3-title = Мастер
emara-tip-turn-3 = «Наём» удешевляет Ремесленника или Мастера на один. Идите в Каменный карьер, соберите 1 Камень, и карта наймёт Землевладельца: он ждёт там, где стоит ваш второй Советник. За Перстень вы станете Графом.
emara-tip-turn-4-title = Помощь
emara-tip-turn-4 = Сыграйте «Ткань» и идите в Собор. Помощь в 1 Ткань даёт Книгу и один из трёх жетонов. Оставьте жетон для Замка: туда вы пойдёте дальше. Тут вмешивается случай, и назад пути нет.
emara-tip-turn-5-title = Дар и жетон
emara-tip-turn-5 = Сыграйте «Дерево» и идите в Замок. 1 Зерно королю даёт Перстень, а жетон здесь даёт Книгу. Берегите Книги: на Рынке пять вместе стоят 21 Подданного.
emara-tip-turn-6-title = Монета и Перстень
emara-tip-turn-6 = «Обмен на монеты» сделает из Дерева Монету. Монета и Перстень сделают вас Принцем: 9 Подданных. Идите в Лес за новым Деревом.
emara-tip-free-title = Теперь совет ваш
emara-tip-free = Меньшая шкала у вас — Подданные, и вы видели, что её поднимает. Четыре раунда ваши; лампочка внизу даст подсказку, она выложит целый ход.
emara-tip-welcome-title = Шесть раундов совета
emara-tip-welcome = В каждом раунде у вас три хода. Ход — это карта, движение и посещение, и до трёх дополнительных действий.
emara-tip-lower-title = В счёт идёт меньшее
emara-tip-lower = У вас две шкалы: Подданные и Строения. Итог — только меньшая из них, поэтому растите обе.
emara-tip-card-title = Сыграйте карту
emara-tip-card = Коснитесь карты, потом места: слот, который туда ведёт, найдётся сам. Слот 1 — один шаг, слот 2 — два, слот 3 — три.
emara-tip-walk-title = Движение
emara-tip-walk = Один из двух советников идёт столько шагов, сколько показывает слот, в селе или в городе. Золото показывает, куда можно.
emara-tip-harvest-title = Урожай
emara-tip-harvest = В селе посещение приносит один ресурс и ещё по одному за каждого вашего ремесленника там.
emara-tip-visit-title = Посещение в городе
emara-tip-visit = Рядом с полем всё, что даёт это место. На золотое хватает, красное говорит, чего нет. Возьмите нужное и уйдите.
emara-tip-market-title = Рынок
emara-tip-market = Здесь ресурсы становятся монетами, а книги — подданными: одна книга 3, пять книг вместе 21.
emara-tip-craftsman-title = Ремесленник
emara-tip-craftsman = Там, где стоит ваш советник, можно послать ремесленника в свободную хижину. Он даёт подданных сейчас и больше урожая потом.
emara-tip-master-title = Мастер
emara-tip-master = Там, где стоит ваш советник в городе, можно нанять мастера. Он даёт подданных, и его умение теперь ваше.
emara-tip-title-title = Титул
emara-tip-title = Монеты и перстни покупают следующий титул. Кто успел раньше, берёт лучшую карту.
emara-tip-end-turn-title = Конец хода
emara-tip-end-turn = Больше делать нечего? Закончите ход. Если осталось то, за что вы можете заплатить, план один раз напомнит.
emara-tip-event-title = Событие
emara-tip-event = У каждого раунда есть событие: в начале, во время раунда или в конце. Когда — сказано на карте.
emara-tip-plan-title = Пока вы ждёте
emara-tip-plan = Коснитесь карты и места, пока ходят другие: в ваш ход план будет готов. До этого ничего не отправляется.
emara-tip-half-title = Вторая половина
emara-tip-half = Все девять карт снова в колоде. Посмотрите на свои шкалы: какая меньше и что её поднимет?
emara-tip-last-title = Последний раунд
emara-tip-last = Оставшееся даст очки в конце, и они пойдут туда, где нужнее. Тратьте то, что сейчас даёт больше.
emara-tip-over-title = Конец
emara-tip-over = Оставшееся пополнило меньшую шкалу. Итоги показывают, откуда ваши очки.
emara-describe-master = При найме: Подданные +{ $points }. Цена: { $cost }.
emara-describe-honour = Примените при посещении его участка, если жетон был у вас по приходе. В конце игры он стоит 1 очко.
emara-describe-title = Цена: { $cost }. Подданные за оставшиеся карты: { $points }. Титулы идут по порядку, один за ход.
emara-describe-hut = Цена: { $cost }. Ремесленник в хижине даёт ещё один ресурс при каждом вашем сборе на этом участке или печёт Хлеб.
emara-describe-country = Каждое посещение даёт 1 ресурс ({ $good }) и ещё по одному за каждого вашего Ремесленника здесь; вместо этого любой из них может испечь Хлеб из 1 Зерна.
emara-describe-cathedral = Один раз за посещение: отдайте ресурсы и получите Книгу и жетон Почести. Маркер показывает, сколько; потом он поворачивается.
emara-describe-castle = По разу за посещение: Дар королю за Перстень и Книга за 5 очков Строений.
emara-describe-market = По разу за посещение: продать ресурс за Монету и продать от 1 до 5 Книг за Подданных.
emara-describe-construction-site = По разу за посещение: Камень за Строения и Подданных, от 1 до 3 Хлебов за Подданных, 1 или 3 Дерева за Строения.
emara-describe-marker = Сейчас { $value }, после следующего применения { $next }.
emara-describe-marker-gone = { $value }, до конца игры.
emara-describe-good-wood = Ресурс. Два оставшихся ресурса стоят в конце 1 очко.
emara-describe-good-stone = Ресурс. Два оставшихся ресурса стоят в конце 1 очко.
emara-describe-good-cloth = Ресурс. Два оставшихся ресурса стоят в конце 1 очко.
emara-describe-good-grain = Ресурс; Ремесленники пекут из него Хлеб. Два оставшихся ресурса стоят в конце 1 очко.
emara-describe-good-coin = Платит за титулы и заменяет любой ресурс, но не Монету. В конце стоит 1 очко.
emara-describe-good-ring = Платит за титулы. В конце стоит 2 очка.
emara-describe-good-book = Для Рынка или Замка. В конце стоит 1 очко.
emara-describe-good-bread = Для Строительной площадки. В конце стоит 1 очко.
emara-describe-slot = С картой в этом слоте один Советник проходит ровно { $n ->
    [one] { $n } участок
    [few] { $n } участка
   *[other] { $n } участков
  }. Каждый слот служит один раз за раунд.
emara-describe-part-card = Действие карты, до или после движения.
emara-describe-part-move = Один Советник проходит столько участков, сколько указывает слот.
emara-describe-part-title = Бонусное Действие: следующий титул.
emara-describe-part-craftsman = Бонусное Действие: Ремесленник в свободную хижину там, где стоит ваш Советник.
emara-describe-part-master = Бонусное Действие: Мастер с участка Города, где стоит ваш Советник.
emara-seat-goods = Запасы: { $goods }
emara-seat-slots = Слоты 1, 2, 3: { $cards }
emara-seat-cards = Ещё не сыграны в этой половине: { $cards }
emara-seat-masters = Мастера: { $masters }
emara-seat-tokens = Жетоны: { $tokens }
emara-end-chart = График
emara-end-pieces = Очки
emara-end-decided = Что решило
emara-seat-craftsmen = { $n ->
    [0] нет Ремесленников
    [one] { $n } Ремесленник
    [few] { $n } Ремесленника
   *[other] { $n } Ремесленников
  }
emara-seat-hand = в руке: { $n }
emara-seat-to-come = осталось { $n }
