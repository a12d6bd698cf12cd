glory-practice = Пробные поединки
glory-practice-note = Поединок с любым рыцарем; здесь ничего не засчитывается
glory-practice-foe = Ваш соперник
glory-practice-under = под каждым ваш шанс
glory-practice-veteran = забирает один ваш кубик
glory-practice-polish-noble = бросает белый кубик
glory-practice-store = Жетоны
glory-practice-win = Вы победите
glory-practice-strength = Шанс по вложенной силе
glory-practice-faithless = поединок без веры
glory-practice-attack = Моя атака до веры
glory-practice-committed = в процентах, вложено { $n }
glory-practice-wins = { $n } и больше: победа
glory-practice-tie-mine = { $n }: ничья ваша
glory-practice-tie-his = { $n }: ничья его
glory-practice-loses = { $n } и меньше: поражение
glory-practice-helps = Что помогло бы больше всего
glory-practice-one-more = поединок с одной добавкой
glory-practice-random = Наугад
glory-practice-copy = Копировать ссылку
glory-practice-copied = Скопировано
glory-practice-no-copy = Здесь ссылку скопировать нельзя; возьмите её из адресной строки.
glory-practice-ride = В бой
glory-help-strength = ещё один жетон силы
glory-help-faith = ещё один жетон веры
glory-help-prestige = ещё один жетон престижа
glory-help-mount = скакун получше
glory-help-armour = броня получше
glory-dice-n = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[other] { $n } кубиков
}
glory-less = Меньше: { $what }
glory-more = Больше: { $what }
glory-ride-back = На решение назад
glory-ride-forth = Вперёд
glory-ride-at = решение { $at } из { $of }
glory-ride-leave = Сменить снаряжение
glory-ride-won = Этот поединок вы выиграли.
glory-ride-lost = Этот поединок вы проиграли.
glory-ride-again = Ещё раз с той же удачей
glory-ride-new = С новой удачей
