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
hint-says = { $bot } советует:
hint-then = Дальше: { $line }.
hint-percent = { $percent } %
hint-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
hint-chance = Вероятность победы: { $value }.
hint-score = Ожидаемый итог: { $value }.
hint-others = Иначе: { $others }.

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
sealed-title = Остальное запечатано
sealed-text = Журнал, чат и новая раздача откроются по мере показа.
sealed-break = Сломать печать и прочесть
chat-none = Пока все молчат.
chat-say = Скажите или выберите реплику
chat-write = Скажите что-нибудь
chat-pick = Найдите реплику
chat-send = Отправить
chat-lines = Готовые реплики
chat-about = О чём реплика?
chat-no-line = Такой реплики нет. Попробуйте другое слово.
chat-silent = За этим столом молчат.
chat-more = Что делать с игроком { $name }
chat-mute = Не слышать
chat-muted = Вы больше не услышите: { $name }.
chat-report = Пожаловаться
chat-report-reason = Жалоба из чата
chat-reported = Спасибо. Владелец сервера это прочтёт.

clock-left = Осталось времени
clock-hours = { $hours } ч
player-you = { $name }, вы
player-bot = бот
player-away = нет за столом
player-stand-in = нет за столом: играет бот
player-turn = ходит

luck-title = Честен ли случай?
luck-text = До первой раздачи сдающий запечатал тайну под этим отпечатком. После игры тайна откроется, и каждый сможет проверить, что все карты следуют из неё.
luck-secret = Тайна была такой:
luck-words = Перетасовать вместе
luck-words-more = Напишите любые слова: они примешаются к тасовке, и тогда никто, даже сервер, не мог подобрать карты.
luck-add = Добавить

room-seats = Кто где сидит
room-you = вы
room-kept = Ждём: { $name }
room-open = Сесть может любой
room-invited = Для гостя со ссылкой
room-sit = Сесть
room-seat-for = Кто займёт место { $seat }
room-kick = Попросить встать: { $name }
room-swap = Поменять места { $seat } и { $other }
room-start = Начать
room-close = Закрыть стол
room-leave = Встать
room-host-starts = Игра начнётся, когда скажет хозяин стола.
room-starts-full = Игра начнётся, как только займут все места.
room-hints = { $allowed ->
    [true] Можно просить совета у бота.
   *[false] За этим столом без советов.
}
room-free = { $count ->
    [one] Свободно { $count } место: подождите гостя или отдайте его боту.
    [few] Свободно { $count } места: подождите гостей или отдайте их ботам.
   *[other] Свободно { $count } мест: подождите гостей или отдайте их ботам.
}
room-invite = Пригласить
room-invite-more = Пошлите ссылку или продиктуйте код. Кто её откроет, сразу сядет за стол.
room-link = Ссылка на этот стол
room-copy = Скопировать ссылку
room-copied = Скопировано
room-share = Поделиться
room-qr = Ссылка картинкой для камеры

line-lost = Сервер не отвечает. Место остаётся за вами; пробуем снова…
stand-in-plays = За вас играет бот.
stand-in-back = Вернуться на место
menu = Меню стола
menu-hints-allowed = можно
menu-hints-forbidden = не за этим столом
menu-undo-bots = с ботами свободно
menu-undo-consent = если остальные согласны
menu-watching = Зрители
menu-watching-none = смотреть нельзя
menu-watching-live = могут смотреть все
menu-watching-delayed = с опозданием на { $seconds } с
menu-mine = Мои настройки
menu-sound = Звук
menu-notify = Сообщать о моём ходе
menu-settings = Все настройки
menu-rules = Правила этой игры
menu-hide = Скрыть из моих игр
menu-unhide = Вернуть в мои игры
menu-home = На главную
menu-home-more = Место останется за вами.
menu-leave = Пусть за меня играет бот
menu-leave-sure = Встать из-за стола?
menu-leave-more = На вашем месте будет играть бот. Вернуться можно в любой момент.
menu-not-now = Не сейчас
told-away = { $name } — нет за столом.
told-stand-in = { $name } — нет за столом, вместо этого игрока играет бот.
told-back = { $name } снова за столом.
branched = Этот стол продолжает позицию другой игры; жребий новый.
branched-from = Посмотреть ту игру
table-loading = Накрываем стол…
table-closed = Хозяин закрыл этот стол до начала игры.
table-no-board = Доски для этой игры пока нет. Играйте по списку ходов, а журнал расскажет, что происходит.

end-you = Вы победили
end-you-share = Вы среди победителей
end-nobody = Никто не победил
end-lost = Вы проиграли
end-scored = Ваш результат: { $score }
end-won = { $count ->
    [one] Победа: { $names }
    [few] Победители: { $names }
   *[other] Победители: { $names }
}
end-winner = победитель
end-look = Посмотреть на доску
end-show = Показать итог
end-replay = Повтор
end-taken-back = { $who ->
    [bots] С согласия ботов
   *[people] С общего согласия
} { $count ->
    [one] взят назад { $count } ход, после которого что-то открылось.
    [few] взято назад { $count } хода, после которых что-то открылось.
   *[other] взято назад { $count } ходов, после которых что-то открылось.
}
end-rematch = Ещё раз
end-join-rematch = К следующей игре

replay = Повтор
replay-controls = Шаги повтора
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-position = Позиция
replay-of = шаг { $at } из { $of }
replay-go = К этому шагу
replay-no-board = Доски для этой игры пока нет. Журнал рассказывает каждый шаг.
replay-eyes = Чьими глазами
replay-everything = Все карты открыты
replay-spectator = Как зритель
replay-as = { $seat }. { $name }
replay-link = Ссылка на ход
replay-verify = Проверить
replay-download = Скачать
replay-branch = Играть отсюда
verify-good = Запись верна: шагов проверено по правилам { $entries }; тасовок и жеребьёвок среди них { $answers }, и все следуют из тайны, запечатанной до игры.
verify-good-no-luck = Запись верна: шагов проверено по правилам { $entries }. Тасовки этого стола проверить нельзя.
verify-bad = Запись неверна: { $message }
branch-title = Играть отсюда
branch-text = Новый стол начнётся с этой позиции. Вы займёте одно место, боты — остальные; жребий новый.
branch-seat = Какое место ваше?
branch-go = Играть

rules-find = Искать в правилах
rules-all = Все правила
rules-none = Правила этой игры здесь пока не записаны.
rules-nothing = Ни одно правило не говорит о «{ $query }». Попробуйте слово короче.
rules-pieces = Все карты и части
rules-contents = Главы
rules-game = Игра
reconstructed = восстановлено: ни один источник этого не сообщает
learn-text = Сыграйте первую партию со спокойными ботами: наставник расскажет, что перед вами. Это настоящая игра за настоящим столом, минут на пять.
learn-play = Сыграть с наставником
learn-text-plain = Наставника для этой игры пока нет. Прочтите сначала правила или садитесь играть со слабыми ботами: список ходов назовёт всё, что можно сделать, а совет даст бот.
learn-play-plain = Сыграть со слабыми ботами
learn-read = Читать правила
lost-title = Здесь ничего нет
lost-text = По этому адресу нет страницы. Может быть, в нём опечатка или стола давно нет.

problem-not-found = По этому адресу ничего нет. Проверьте ссылку или начните с главной страницы.
problem-no-such-table = Такого стола нет. Может быть, в ссылке опечатка; попросите у хозяина новую.
problem-no-such-code = На этот код не отзывается ни один стол. Попросите у хозяина новую ссылку.
problem-table-full = Все места за этим столом заняты. Можно смотреть игру или открыть свой стол.
problem-seat-taken = Кто-то успел раньше: место занято. Выберите другое.
problem-needs-code = Это место для приглашённых. Попросите у хозяина ссылку.
problem-no-spectators = До конца игры этот стол видят только те, кто за ним сидит.
problem-not-host = Это может только хозяин стола.
problem-not-full = Заняты не все места. Подождите гостей или отдайте свободные места ботам.
problem-begun = Игра уже началась. Обновите страницу, чтобы её увидеть.
problem-closed = Этот стол закрыли до начала игры. Откройте другой.
problem-over = Игра окончена. Сыграйте ещё раз или посмотрите повтор.
problem-not-over = Это можно увидеть после конца игры.
problem-stale-decision = Пока вы выбирали, на столе всё изменилось. Взгляните ещё раз и выберите снова.
problem-stale-undo = Вернуть ход уже нельзя: игра пошла дальше.
problem-denied = Остальные не согласились. Играйте дальше.
problem-no-plea = Никто больше не просит вернуть ход.
problem-nothing-to-undo = Возвращать нечего.
problem-not-asked = Сейчас не ваш ход.
problem-no-seat = У вас нет места за этим столом.
problem-no-session = Сервер вас забыл. Обновите страницу.
problem-no-bot = Ни у кого из ботов нет совета.
problem-no-hints = За этим столом советов не дают.
problem-no-chat = За этим столом нет свободной беседы; выберите реплику.
problem-no-talk = Сейчас говорить нельзя.
problem-busy = Сервер занят. Ничего не изменилось; попробуйте чуть позже.
problem-not-saved = Сервер не смог это сохранить. Ничего не изменилось; попробуйте ещё раз.
problem-too-many = Слишком быстро. Подождите немного и попробуйте ещё раз.
problem-bad-name = В имени от 1 до 24 знаков.
problem-bad-login = В логине от 3 до 40 букв, цифр или знаков . @ _ -
problem-bad-password = В пароле от 8 до 200 знаков.
problem-login-taken = Такой логин уже занят. Выберите другой.
problem-wrong-login = Логин и пароль не подходят друг к другу. Проверьте оба и попробуйте ещё раз.
problem-has-account = У вас уже есть учётная запись.
problem-bad-message = Страница и сервер не понимают друг друга. Обновите страницу; место останется за вами.
problem-server-stopping = Сервер перезапускается. Место остаётся за вами; страница вернётся сама.
