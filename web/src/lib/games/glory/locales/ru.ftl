glory-town = Город
glory-automaton = Виртуальный противник
glory-you-named = { $name }, вы
glory-foe-brave = Соперник за титул «Храбрый»
glory-res-coins = Монеты
glory-res-strength = Сила
glory-res-faith = Вера
glory-res-glory = Слава
glory-res-prestige = Престиж
glory-res-attack = Атака
glory-mount = Скакун
glory-armour = Броня
glory-attack = атака
glory-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
glory-n-strength = { $n ->
    [one] { $n } сила
   *[other] { $n } силы
}
glory-n-faith = { $n ->
    [one] { $n } вера
   *[other] { $n } веры
}
glory-n-glory = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
}
glory-or = { $a } или { $b }
glory-of = { $has } из { $needs }
glory-pay = заплатить { $n }
glory-free = бесплатно
glory-none-yet = пока нет
glory-phase-action = Действия
glory-phase-travel = Путешествие
glory-phase-update = Обновление
glory-phase-registration = Запись
glory-phase-tournament = Турнир
glory-phase-character = Персонажи
glory-phase-titles = Титулы
glory-phase-return = Рука
glory-phase-final-travel = Последнее путешествие
glory-phase-titles-end = Титулы
glory-phase-round = Раунд { $round }
glory-mode-plaisance = Плезанс
glory-mode-pas-darmes = Падарм
glory-where = { $mode }, раунд { $round } из 3
glory-where-setup = { $mode }, подготовка
glory-ask-action = фишка { $figure } из { $total }
glory-ask-travel = { $plays ->
    [one] осталась { $plays } карта
    [few] осталось { $plays } карты
   *[other] осталось { $plays } карт
}
glory-ask-character = все сразу
glory-ask-titles = все сразу
glory-ask-return = все сразу
glory-ask-pick = возьмите карту
glory-ask-upgrade = скакун или броня
glory-ask-spoils = скакун или броня
glory-ask-support = выберите поддержку
glory-ask-herald = поставьте щит
glory-ask-register = поставьте щит
glory-ask-goal = оставьте титул
glory-ask-reward = выберите награду
glory-ask-tent = в шатре
glory-ask-strength = вложите силу
glory-ask-faith = перебросить?
glory-ask-lance = поддержка?
glory-ask-relic = реликвия?
glory-ask-refund-supporter = верните жетон
glory-ask-refund-relic = верните жетон
glory-ask-brave = бой за «Храброго»?
glory-prompt-action = Куда поставить фишку?
glory-prompt-travel = Сыграйте карту путешествия или остановитесь
glory-prompt-character = Выберите персонажа
glory-prompt-titles = Выберите, какие титулы оставить
glory-prompt-return = Верните карты ради силы или оставьте все
glory-prompt-pick = Возьмите открытую карту или верхнюю карту колоды
glory-prompt-upgrade = Улучшите скакуна или броню
glory-prompt-spoils = Улучшите скакуна или броню
glory-prompt-support = Выберите жетон на треке поддержки
glory-prompt-herald = Выберите, куда поставить щит
glory-prompt-register = Выберите, куда поставить щит
glory-prompt-goal = Оставьте один титул
glory-prompt-reward = Выберите награду
glory-prompt-tent = Использовать поддержку в шатре?
glory-prompt-strength = Сколько силы вложить?
glory-prompt-faith = Потратить веру и перебросить кубики?
glory-prompt-lance = Использовать поддержку с копьём?
glory-prompt-relic = Использовать реликвию?
glory-prompt-refund-supporter = Какую поддержку обновить?
glory-prompt-refund-relic = Какую реликвию обновить?
glory-prompt-brave = Биться за титул «Храбрый»?
glory-answer-stop = Больше не путешествовать
glory-answer-pass = Пропустить
glory-answer-fight = Биться за «Храброго»
glory-answer-decline = Не биться
glory-answer-keep-all = Оставить все карты
glory-answer-stop-short = Хватит
glory-answer-pass-short = Пас
glory-answer-fight-short = Биться
glory-answer-decline-short = Нет
glory-answer-keep-all-short = Все
glory-do-place = Поставить фишку
glory-do-take = Взять карту
glory-do-draw = Взять из колоды
glory-do-upgrade = Купить
glory-do-support = Получить поддержку
glory-do-shield = Поставить щит
glory-do-keep = Оставить
glory-do-travel = Сыграть карту
glory-do-reward = Взять награду
glory-do-use = Использовать
glory-do-turn-up = Обновить
glory-do-seal = Скрепить выбор
glory-do-commit = Вложить { $n }
glory-do-reroll = { $n ->
    [one] Перебросить { $n } кубик
    [few] Перебросить { $n } кубика
   *[other] Перебросить { $n } кубиков
}
glory-crumb-draw = верх колоды «{ $deck }»
glory-crumb-faith = Потратить 1 веру
glory-dice-red = { $n ->
    [one] { $n } красный
    [few] { $n } красных
   *[other] { $n } красных
}
glory-dice-black = { $n ->
    [one] { $n } чёрный
    [few] { $n } чёрных
   *[other] { $n } чёрных
}
glory-dice-white = { $n ->
    [one] { $n } белый
    [few] { $n } белых
   *[other] { $n } белых
}
glory-group-town = Город
glory-group-cards = Открытые карты
glory-group-decks = Колоды
glory-group-market = Рынок
glory-group-support = Поддержка
glory-group-shield = Поставить щит
glory-group-travel = Карты путешествий
glory-group-use = Поддержка
glory-group-relic = Реликвии
glory-group-strength = Сила
glory-group-faith = Вера: переброс
glory-group-titles = Титулы
glory-group-character = Персонаж
glory-group-return = Вернуть ради силы
glory-group-reward = Награда
glory-group-turn-up = Обновить
glory-group-wait = Подождать
glory-row-colours = { $n ->
    [one] Один цвет
    [few] { $n } цвета
   *[other] { $n } цветов
}
glory-row-return = { $n ->
    [one] Вернуть { $n } карту
    [few] Вернуть { $n } карты
   *[other] Вернуть { $n } карт
}
glory-place-training = Тренировка
glory-place-prayer = Молитва
glory-place-service = Служба
glory-place-solo-training = В одиночку
glory-place-guard = Караул
glory-place-plan-travel = Поездка
glory-place-market = Рынок
glory-place-support = Поддержка
glory-place-herald = Герольд
glory-place-new-goal = Цель
glory-place-initiative = Инициатива
glory-place-event = Событие
glory-place-open = всегда открыто
glory-place-free = { $count ->
    [one] свободна { $count } ячейка
    [few] свободно { $count } ячейки
   *[other] свободно { $count } ячеек
}
glory-place-there = там: { $names }
glory-note-support = выберите ниже
glory-note-herald = поставить щит
glory-note-goal = 3 титула, оставить 1
glory-note-travel = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
glory-travel-cards = { $count ->
    [one] { $count } карта путешествия
    [few] { $count } карты путешествий
   *[other] { $count } карт путешествий
}
glory-level-dice = { $level } · { $count } куб.
glory-track = Трек поддержки
glory-track-note = { $count ->
    [one] { $count } особая, затем стопки
    [few] { $count } особые, затем стопки
   *[other] { $count } особых, затем стопки
}
glory-space-label = { $name }, цена { $price }
glory-space-closed = закрыто
glory-space-taken = взят
glory-deck-romance = Романтика
glory-deck-trade = Торговля
glory-deck-challenge = Испытание
glory-deck-note-romance = бесплатно
glory-deck-note-trade = плата монетами
glory-deck-note-challenge = победа в поединке
glory-deck-label = { $count ->
    [one] { $deck }: в колоде { $count } карта
    [few] { $deck }: в колоде { $count } карты
   *[other] { $deck }: в колоде { $count } карт
}
glory-card-foe = атака { $attack }, престиж { $prestige }
glory-card-titles = взять титулов: { $drawn }, оставить { $kept }
glory-raise-mount = скакун { $from }–{ $to }
glory-raise-armour = броня { $from }–{ $to }
glory-need-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
}
glory-need-strength = { $n ->
    [one] { $n } сила
   *[other] { $n } силы
}
glory-need-faith = { $n ->
    [one] { $n } вера
   *[other] { $n } веры
}
glory-need-supporters = { $n ->
    [one] { $n } поддержка
    [few] { $n } поддержки
   *[other] { $n } поддержек
}
glory-need-relics = { $n ->
    [one] { $n } реликвия
    [few] { $n } реликвии
   *[other] { $n } реликвий
}
glory-need-prestige = { $n ->
    [one] { $n } престиж
   *[other] { $n } престижа
}
glory-need-duel = победа в поединке
glory-need-mount = скакун { $level }
glory-need-armour = броня { $level }
glory-need-supporter = { $n ->
    [1] { $name }
   *[other] { $n } × { $name }
}
glory-need-without = без: { $name }
glory-need-played-romance = { $n ->
    [one] { $n } карта романтики
    [few] { $n } карты романтики
   *[other] { $n } карт романтики
}
glory-need-played-trade = { $n ->
    [one] { $n } карта торговли
    [few] { $n } карты торговли
   *[other] { $n } карт торговли
}
glory-need-played-challenge = { $n ->
    [one] { $n } испытание
    [few] { $n } испытания
   *[other] { $n } испытаний
}
glory-title-met = выполнено
glory-progress-of = готово на { $done } %
glory-at-the-end = +{ $n } в конце
glory-your-secret = ваш тайный титул
glory-secret-titles = { $count ->
    [one] { $count } тайный титул
    [few] { $count } тайных титула
   *[other] { $count } тайных титулов
}
glory-event-of = событие раунда { $round }
glory-event-next = Далее:
glory-no-event = Нет события
glory-everyone = каждый
glory-special-supporter = особая поддержка
glory-fewer-figures = { $count ->
    [one] у каждого на { $count } фишку меньше
    [few] у каждого на { $count } фишки меньше
   *[other] у каждого на { $count } фишек меньше
}
glory-initiative = Инициатива
glory-this-round = в этом раунде
glory-next-round = Следующий раунд
glory-take-it = Проявить
glory-plus-coin = +1 монета
glory-take-initiative = Проявить инициативу
glory-place-in-order = { $place ->
    [1] ходит 1-м
    [2] ходит 2-м
    [3] ходит 3-м
   *[other] ходит 4-м
}
glory-figures-left = { $count ->
    [one] осталась { $count } фишка
    [few] осталось { $count } фишки
   *[other] осталось { $count } фишек
}
glory-left = ещё { $count }
glory-cards-in-hand = { $count ->
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[other] на руке { $count } карт
}
glory-supporters = Поддержка
glory-relics = Реликвии
glory-prestige = Престиж
glory-dimmed = Тусклые использованы
glory-face-down = лицом вниз
glory-hand = Моя рука
glory-hand-note = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
glory-hand-empty = на руке нет карт
glory-hand-hidden = { $count ->
    [one] на руке { $count } карта
    [few] на руке { $count } карты
   *[other] на руке { $count } карт
}
glory-seen = видели все
glory-unused = Пока не использовано и в конце ничего не стоит: { $names }.
glory-gained = получено
glory-turns-up = обновится
glory-turns-down = используется
glory-next-tournament = Следующий турнир
glory-attack-glory = атака, слава
glory-shields-yours = { $count ->
    [0] вашего щита ещё нет
    [one] { $count } ваш щит
    [few] { $count } ваших щита
   *[other] { $count } ваших щитов
}
glory-slot = ячейка { $slot }
glory-die-adds = добавляет свой белый кубик
glory-die-takes-red = отнимает один ваш красный кубик
glory-die-takes-black = отнимает один ваш чёрный кубик
glory-die-takes-white = отнимает один ваш белый кубик
glory-load-failed = Не удалось загрузить эту часть.
glory-again = Ещё раз
# The book of the game
glory-reference = Справочник
