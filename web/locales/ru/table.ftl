go-home = На главную
moves = Ходы
moves-count = { $count ->
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[other] { $count } возможных ходов
}
moves-none = Сейчас решать нечего.
undo = Вернуть
plead = Попросить вернуть
plea-mine = Вы просите вернуть ваш последний ход.
plea-of = { $name } просит вернуть свой последний ход. Всё, что было после него, тоже отменится.
plea-waits = Ещё не ответили: { $names }.
plea-agree = Согласиться
plea-deny = Отказать
plea-withdraw = Отозвать просьбу
hint = Совет
rail-label = Журнал, чат, игроки, правила
rail-log = Журнал
rail-chat = Чат
rail-players = Игроки
rail-rules = Правила
ribbon-home = Quintain: на главную
ribbon-phases = Где мы
ribbon-done = пройдено:

turn-yours = Ваш ход
turn-chosen = Вы выбрали
turn-of = Ходит { $name }
turn-many = { $count ->
    [one] Ходит { $count } игрок
    [few] Ходят { $count } игрока
   *[other] Ходят { $count } игроков
}
turn-gathering = Сбор игроков
turn-over = Игра окончена
notify-turn = За столом ваш ход

log-none = Пока ничего не случилось.
log-undone = Ход взят назад.
log-granted = { $who ->
    [bots] Ход взят назад с согласия ботов, хотя что-то уже открылось.
   *[people] Ход взят назад с общего согласия, хотя что-то уже открылось.
}
log-since = пока вы не смотрели
clock-left = Осталось времени
clock-hours = { $hours } ч
player-you = { $name }, вы
player-bot = бот
player-away = нет за столом
player-stand-in = нет за столом: играет бот
player-turn = ходит

room-copy = Скопировать ссылку
room-copied = Скопировано

line-lost = Сервер не отвечает.
line-lost-more = Место остаётся за вами; пробуем снова…
line-try = Попробовать сейчас
menu = Меню стола
table-loading = Накрываем стол…
table-closed = Хозяин закрыл этот стол до начала игры.
table-no-board = Доски для этой игры пока нет. Играйте по списку ходов, а журнал расскажет, что происходит.

replay-go = К этому шагу
