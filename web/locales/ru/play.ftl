dock = Ваше решение
dock-choose = Выберите то, что светится.
dock-next = Выберите
dock-play = Сыграть
dock-clear = Очистить план (Esc — шаг назад)
dock-more = Ещё
dock-not-yours = Не ваш ход
dock-no-undo = Сейчас вам нечего вернуть.
dock-no-hint = Совет даётся в ваш ход.
dock-stage = Подготовить
dock-drop = Убрать
dock-final = Это нельзя вернуть.
dock-reveals = Это что-то откроет: вернуть можно будет только с согласия остальных.
dock-luck = Дальше решает случай.
dock-wait = Игра идёт сама.
dock-thinks = { $name } думает
dock-think-many = { $count ->
    [one] Думает { $count } игрок
    [few] Думают { $count } игрока
   *[many] Думают { $count } игроков
}
dock-watching = Вы смотрите. Что скрыто, скрыто и от вас.
dock-sealed = Выбор сделан. Его можно изменить, пока не выбрали все.
seal-done = выбор сделан
