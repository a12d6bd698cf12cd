dock = Ваше решение
dock-choose = Выберите то, что светится.
dock-next = Выберите
dock-play = Сыграть
dock-clear = Очистить план (Esc — шаг назад)
dock-more = Ещё
dock-not-yours = Не ваш ход
dock-no-undo = Сейчас вам нечего вернуть.
dock-no-hint = Совет даётся в ваш ход.
dock-hints-forbidden = Хозяин стола запретил советы.
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
dock-sealed = Выбор сделан. Его можно изменить, пока не выбрали все.
seal-done = выбор сделан
seal-open = выбор не сделан
goods-change = { $from }, потом { $to }
step-less = На один меньше
step-more = На один больше
pay = Чем заплатить
pay-way = способ { $at } из { $of }
pay-before = Предыдущий способ
pay-next = Следующий способ
panes = Части поля
sheet-fold = Свернуть
sheet-unfold = Развернуть
choose-of = { $at } из { $of }
end-sources = Откуда очки
end-decided = Что решило игру
end-rounds = Очки по ходу игры
plea-all = Согласны должны быть все; один отказ решает дело.
plea-thinks = ответа ещё нет
plea-agrees = согласие дано
