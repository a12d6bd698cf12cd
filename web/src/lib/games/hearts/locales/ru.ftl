hearts-table = Круглый стол
hearts-seat = Место { $seat }
hearts-you-short = Вы
hearts-you-named = { $name }, вы
hearts-me = вы
hearts-ally = союзник
hearts-enemy = враг
hearts-alone = сам за себя, колдун
hearts-hero-label = { $hero }, играет { $player }
hearts-hero-mine = { $hero }, ваш герой
hearts-played-by = Играет { $player }.
hearts-fallen = герой пал
hearts-wounds = ран: { $wounds } из { $deadly }
hearts-hand-count = { $count ->
    [0] на руке нет карт
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[other] на руке { $count } карт
}
hearts-risk = риск гибели { $risk } %
hearts-risk-of-death = риск гибели
hearts-your-turn = Ваш ход
hearts-turn = ходит
hearts-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
hearts-undealt = { $count } не роздано
hearts-discarded = { $count } в сбросе
hearts-swords = мечи
hearts-shields = щиты
hearts-unknown = неизвестно
hearts-says = { $hero }: { $words }
hearts-must-declare = Карт нет: объявит схватку на ходу { $turn }
hearts-slot-up = Карта { $slot }: { $card }, сыграл герой { $hero }
hearts-slot-known = Карта { $slot } рубашкой вверх, сыграл герой { $hero }. Вы её знаете: { $card }
hearts-slot-down = Карта { $slot } рубашкой вверх, сыграл герой { $hero }
hearts-lies = { $swords ->
    [0] { $shields ->
        [0] { $unknown ->
            [0] карт нет
            [one] { $unknown } неизвестная карта
            [few] { $unknown } неизвестные карты
           *[other] { $unknown } неизвестных карт
        }
       *[other] щитов { $shields }, неизвестно { $unknown }
    }
   *[other] мечей { $swords }, щитов { $shields }, неизвестно { $unknown }
}
hearts-falls-now = Гибель, если схватка сейчас: { $risk } %
hearts-no-intent = По тому, что видели вы; чужие намерения не угадываются.

hearts-my-area = Моя область
hearts-my-hand = Моя рука
hearts-my-goal = Моя тайная цель
hearts-my-goal-short = Цель
hearts-lift-goal = Моя тайная цель, закрыта. Удерживайте, чтобы поднять
hearts-hold-to-lift = Держите
hearts-face = Как кладётся карта
hearts-face-up = В открытую
hearts-face-down = В закрытую
hearts-seen = видели все
hearts-no-cards = На руке нет карт
hearts-back = Назад
hearts-play = Сыграть
hearts-declare = Объявить схватку
hearts-declare-short = Схватка
hearts-declare-effect = { $count ->
    [0] Все карты откроются разом. Отменить это нельзя.
    [one] Все карты откроются разом. { $count } карта на руке останется несыгранной. Отменить это нельзя.
    [few] Все карты откроются разом. { $count } карты на руке останутся несыгранными. Отменить это нельзя.
   *[other] Все карты откроются разом. { $count } карт на руке останутся несыгранными. Отменить это нельзя.
}
hearts-crumb-up = в открытую
hearts-crumb-down = в закрытую
hearts-crumb-on = на { $hero }
hearts-crumb-extra = { $extra ->
    [move] перенести карту { $slot }
    [discard] сбросить карту { $slot }
   *[take] забрать карту { $slot }
}
hearts-crumb-slot = карта { $slot }
hearts-crumb-to = к { $hero }
hearts-crumb-to-me = себе в руку
hearts-crumb-to-hand = в руку { $hero }
hearts-ask-card = Выберите карту на руке.
hearts-ask-target = На какого героя?
hearts-ask-slot = { $extra ->
    [move] Какую из прежних карт перенести?
    [discard] Какую из прежних карт сбросить?
   *[take] Какую из прежних карт забрать?
}
hearts-ask-to = К какому герою она перейдёт?
hearts-ask-hand = В чью руку она попадёт?
hearts-ask-declare = Карт не осталось: начинается схватка.
hearts-next-card = Выберите карту
hearts-next-hero = Выберите героя
hearts-next-hand = Выберите, кому
hearts-next-slot = Выберите карту на столе
hearts-next-declare = Объявите схватку
hearts-back-to-card = Назад к картам
hearts-lapses = Там ещё нет карт: дополнительное действие пропадает.
hearts-wait = Карты раздаются.
hearts-wait-for = Ходит { $hero }.
hearts-goal-lives = Риск { $risk } %.
hearts-goal-dies = Шанс { $risk } %.
hearts-if-now = Схватка сейчас: чья-то гибель около { $death } %; { $unknown ->
    [0] ваших ран: { $wounds }.
   *[other] ваших ран: { $wounds }, неизвестных карт на вас: { $unknown }.
}

hearts-notebook = Записи
hearts-only-you = видите только вы
hearts-close = Закрыть
hearts-card-number = Карта { $slot }:
hearts-card-about = Карта { $slot }
hearts-note-mine = Мои закрытые карты
hearts-note-on = лежит у { $hero }
hearts-note-taken = забрана в руку { $hero }
hearts-note-discarded = сброшена
hearts-note-none = В этом раунде нет.
hearts-note-receipts = Известные мне карты в чужих руках
hearts-note-received = { $hero } — на руке { $card }
hearts-note-or-slot = (или это карта { $slots })
hearts-note-no-receipts = Нет.
hearts-note-unseen = Ещё не видели: { $count }

hearts-skirmish = Схватка
hearts-sides-so-far = Стороны сейчас
hearts-declared-by = схватку объявляет { $hero }
hearts-all-unhurt = никто не ранен
hearts-watch = Посмотреть
hearts-turned-over = Открыто
hearts-still-sealed = Ещё запечатано
hearts-next-in-turn = Следующий герой
hearts-falls = { $she ->
    [true] { $hero } пала
   *[other] { $hero } пал
}
hearts-takes = { $count ->
    [one] { $hero }: { $count } рана
    [few] { $hero }: { $count } раны
   *[other] { $hero }: { $count } ран
}
hearts-unhurt = { $she ->
    [true] { $hero } невредима
   *[other] { $hero } невредим
}
hearts-wounds-new = { $count ->
    [0] нет ран
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
}
hearts-cancelled = отражено
hearts-nothing-lies = Здесь нет карт.
hearts-words-judged = Слова и дела
hearts-kept = сдержано
hearts-broken = нарушено
hearts-skip = Сразу к итогу
hearts-to-result = Итог
hearts-to-round = Следующий раунд
hearts-space = пробел

hearts-bout-over = Партия { $bout } окончена
hearts-side-wins = { $side } побеждают
hearts-ending-draw = Ничья на поле
hearts-ending-wizard-alone = Пал один колдун
hearts-ending-void = Никто не пал: партия без итога
hearts-side-tally = { $fallen ->
    [0] никто не пал
    [one] пал { $fallen }
   *[other] пало { $fallen }
}, { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}
hearts-now-hearts = Теперь судятся сердца.
hearts-hearts-judged = Суд над каждым сердцем.
hearts-wins = { $hero } побеждает
hearts-nobody-wins = В этой партии никто не победил.
hearts-the-wizard = колдун
hearts-side-won = сторона победила
hearts-side-lost = сторона проиграла
hearts-side-drawn = ничья на поле
hearts-himself = { $alive ->
    [true] колдун жив
   *[other] колдун пал
}
hearts-lives = { $she ->
    [true] { $hero } жива
   *[other] { $hero } жив
}
hearts-fell = { $she ->
    [true] { $hero } пала
   *[other] { $hero } пал
}
hearts-watch-again = Показать схватку снова
hearts-results = Итоги и новая игра
hearts-ready = готово
hearts-ready-count = Готовы { $ready } из { $of }
hearts-ready-for = К партии { $bout }
hearts-match = Матч до { $count } побед
hearts-next-wizard = В партии { $bout } роль колдуна перейдёт к игроку { $name }.

hearts-pick = Кто выезжает?
hearts-pick-count = Рыцарей с каждой стороны: { $count }.
hearts-pick-done = Эти и поедут
hearts-pick-wait = { $name } выбирает рыцарей.

hearts-phase-deal = Раздача
hearts-phase-lap = Круг { $lap }
hearts-phase-result = Итог
hearts-may-declare = можно объявить
hearts-where = партия { $bout }, раунд { $round }
hearts-turn-number = ход { $turn }
hearts-yours = ваши
hearts-standing = { $side }: в строю { $count }
hearts-group-declare = Схватка
hearts-group-ready = Готовность
hearts-group-heroes = Рыцари
hearts-row-down = В закрытую на любого героя
hearts-row-up = В открытую на { $hero }, карт там нет
hearts-row-extra = { $extra ->
    [move] В открытую на { $hero }, перенести 1 из { $count }
    [discard] В открытую на { $hero }, сбросить 1 из { $count }
   *[take] В открытую на { $hero }, забрать 1 из { $count }
}

hearts-tip-welcome-title = Добро пожаловать за стол
hearts-tip-welcome = { $wizard ->
    [true] Ваш герой — { $hero }, колдун, он ни на чьей стороне. Ваше место внизу. Остальные — рыцари: шахматная полоса — одна сторона, ромбы — другая.
   *[other] Ваш герой — { $hero }, сторона — { $side }. Ваше место внизу. Шахматная полоса — одна сторона, ромбы — другая.
}
hearts-tip-goal-title = Ваше сердце
hearts-tip-goal = { $hunt ->
    [true] Подержите закрытую карту внизу слева: она велит, чтобы колдун умер. Больше этого не знает никто.
   *[other] Подержите закрытую карту внизу слева: { $friend } — герой, который должен выжить. Больше этого не знает никто.
}
hearts-tip-sides-title = Два желания сразу
hearts-tip-sides = { $wizard ->
    [true] Вы победите, если, когда кто-то падёт, живы и вы, и оба любимых вами рыцаря. Стороны вам не важны.
   *[other] Вы победите, если ваша сторона не побеждена и желание сердца сбылось. Побеждённая сторона теряет всё, что бы ни сталось с сердцем.
}
hearts-tip-cards-title = Мечи и щиты
hearts-tip-cards = Красные карты ранят, синие отражают столько же мечей. Знак внизу — дополнительное действие, оно работает, только если карта сыграна в открытую. Выберите карту на руке.
hearts-tip-face-down-title = Сыграйте в закрытую
hearts-tip-face-down = Переключите на «В закрытую», возьмите карту и нажмите на героя: меч — врагу, щит — другу. Или блефуйте. Затем сыграйте.
hearts-tip-watch-title = Чья это карта?
hearts-tip-watch = На рубашке — герб того, кто положил карту. Свои закрытые карты вы узнаёте по отогнутому краю; записи (n) хранят их для вас.
hearts-tip-tally-title = Что вы знаете
hearts-tip-tally = У каждого героя видны известные вам мечи и щиты, число неизвестных карт и риск гибели, если схватка начнётся сейчас. Рыцаря убивают три раны, колдуна — пять.
hearts-tip-face-up-title = В открытую и с действием
hearts-tip-face-up = Теперь сыграйте карту в открытую на героя, у которого уже лежит карта. Тогда её знак обязателен: перенесите ту карту, сбросьте или заберите на руку.
hearts-tip-declare-title = Схватка
hearts-tip-declare = Все уже ходили, поэтому тот, чей ход, может вместо карты объявить схватку. Объявляйте, когда расклад вам по душе, иначе ждите. У кого нет карт, тот обязан объявить.
hearts-tip-skirmish-title = Карты открываются
hearts-tip-skirmish = Каждый меч, не отражённый щитом, — рана. Раны остаются; щиты никогда не лечат.
hearts-tip-wounds-title = Новый раунд
hearts-tip-wounds = Никто не пал, и начинается новый раунд. Каждая рана стоит герою одной карты. Партия кончается, когда кто-нибудь падёт.
hearts-tip-talk-title = Разговоры
hearts-tip-talk = Утверждайте, обещайте, грозите в чате: слова висят рядом с героями, никого не связывают, а после вскрытия стол покажет, кто сдержал слово.
hearts-tip-end-title = Сначала стороны, потом сердца
hearts-tip-end = Поле за стороной, у которой меньше погибших; при равенстве решают раны. Из непобеждённой стороны выигрывают те, чьё желание сбылось. Вот и вся игра.

hearts-option-length-match = Матч до трёх побед
hearts-option-length-single = Одна партия
hearts-option-heroes-random = По жребию
hearts-option-heroes-host = Выбирает хозяин стола
hearts-option-talk-free = Свободные разговоры
hearts-option-talk-canned = Только готовые реплики
hearts-option-talk-silent = Молчание
hearts-option-reseat-keep = Места прежние
hearts-option-reseat-shuffle = Перемешать перед каждой партией
hearts-option-wound-markers-cards = Карты мечей
hearts-option-wound-markers-tokens = Жетоны
