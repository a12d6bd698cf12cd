profile-since = { $field }, { $charge } · за столом с: { $since }
profile-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
profile-word = слово сдержано: { $percent } %
profile-seen = последний визит: { $day }
profile-edit = Изменить имя и герб
profile-copy = Скопировать ссылку на страницу
profile-copied = Скопировано
profile-hidden = Этот человек не показывает свои партии.
by-game = По играм
stats-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
stats-won = побед: { $percent } %
stats-of = { $won } из { $games }
stats-role-sympathy = Кто-то должен выжить
stats-role-hunter = Волшебник должен погибнуть
stats-role-wizard = За волшебника
stats-word = Слово сдержано { $kept } раз из { $said }.
stats-declared = { $count ->
    [one] Объявлена { $count } схватка.
    [few] Объявлены { $count } схватки.
   *[other] Объявлено { $count } схваток.
}
stats-glory = Как часто достигалась какая слава, по десяткам
stats-source-tournaments = Турниры
stats-source-titles = Титулы
stats-source-cards = Карты странствий
stats-source-supporters = Сторонники
stats-source-events = События
stats-source-prizes = Награды
stats-source-start = Начало
stats-each = { $points } за партию
stats-duels = Выиграно поединков: { $won } %.
stats-duels-hoped = Выиграно поединков: { $won } %; по шансам ожидалось { $hoped } %.
stats-tracks = Обе шкалы в последних партиях
stats-tracks-more = Закрашено: меньшая шкала, она и считается. Пусто: излишек.
stats-lost-by = Чаще всего поражение такое: { $how } ({ $count } из { $of }).
scenario-defensive-war = Оборонительная война
scenario-flood = Наводнение
scenario-barbarian-invasion = Нашествие варваров
scenario-rebellion = Мятеж
scenario-war = Война
scenario-warrior = Воин
scenario-lone-challenge = Одиночный вызов
scenario-rivalry = Соперничество
history = Партии
history-of = { $count ->
    [one] всего { $count }
   *[other] всего { $count }
}
history-download = Скачать все
history-game = Игра
history-any-game = все четыре
history-against = Против
history-any-company = кого угодно
history-people = людей
history-bots = ботов
history-alone = в одиночку
history-result = Исход
history-any-result = любой
history-won = победа
history-lost = поражение
history-own-table = Свой стол
history-replay = Повтор: { $game }, { $day }
history-older = Более ранние партии
history-none = Завершённых партий пока нет. Первая появится здесь.
history-none-so = Таких партий нет.
played-rank = { $rank }-е место из { $seats }
played-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
played-glory = слава: { $score }
played-climb = { $score } против { $rival }, начало { $start }
played-left = не доиграно
short-hearts-crusaders = поле за крестоносцами
short-hearts-saracens = поле за сарацинами
short-hearts-draw = ничья
short-hearts-wizard-alone = пал один волшебник
short-hearts-void = никто не пал
short-hearts-match = матч решён
short-hearts-match-without-winner = матч без победителя
short-knight-enemy-units = слишком много врагов в стране
short-knight-castle-occupied = замок занят
short-knight-castle-destroyed = замок разрушен
short-knight-areas-destroyed = разрушено слишком много земель
short-knight-villages-destroyed = разрушено слишком много деревень
short-knight-enemy-diplomacy-full = дипломатия врага
short-knight-held-out = выстояли, но цель не достигнута
short-knight-fell-short = цель не достигнута в срок
short-knight-points = меньше очков в войне
short-knight-castle-attack = взят замок
records = Рекорды
record-scenario = Сценарий
record-easy = Легко
record-medium = Средне
record-hard = Трудно
record-climb = победа с наименьшего начала: { $start }
record-no-climb = побед в кампании пока нет
record-climb-won = победа с { $start }
record-climb-lost = поражение с { $start }
record-ways = Пути к победе
record-ways-of = { $found } из { $of } путей
record-best = Лучшее
settings-follow = Это действует на всех ваших устройствах.
settings-here = На этом устройстве
settings-hide-history = Не показывать мои партии другим
settings-hide-presence = Не показывать, когда я здесь был в последний раз
account-delete = Удалить учётную запись…
account-delete-sure = Ваше имя, герб и история будут удалены без возврата. Партии других останутся, на вашем месте будет «кто-то».
account-delete-password = Ваш пароль
account-delete-yes = Удалить всё
account-delete-no = Оставить
account-deleted = Здесь вас больше не помнят. Прощайте.
problem-hidden = Этот человек не показывает свои партии.
problem-no-such-person = По этому адресу никого нет. Возможно, этот человек ушёл.
account-forget = Забыть меня здесь…
calls = Уведомления
calls-here = Уведомлять на этом устройстве, даже когда страница закрыта
calls-for = Сообщать мне, когда
calls-turn = мой ход
calls-invited = для меня держат место
calls-accepted = кто-то садится за мой стол
calls-finished = моя партия окончена
calls-quiet = Тихие часы
calls-quiet-from = с
calls-quiet-to = до
calls-more = Много ходов — одно уведомление, и о самой партии в нём ничего нет. Что придёт в тихие часы, сообщим после.
calls-try = Проверить
calls-tried = Уведомление отправлено.
person-about = Об этом человеке
person-mute = Не читать нигде
person-unmute = Читать снова
person-report = Пожаловаться…
person-report-why = Что не так? Это прочтёт хозяин сервера.
person-report-send = Отправить жалобу
person-reported = Хозяин сервера это прочтёт. Спасибо.
me-operator = Жалобы и ограничения
history-standing = Постоянный стол: эти люди, партия за партией
mail = По электронной почте
mail-address = Ваш адрес электронной почты
mail-ask = Писать мне
mail-more = Сначала письмо спросит, ваш ли это адрес. Здесь его никто не видит, и в каждом письме есть ссылка, чтобы больше не писали.
mail-asked = Письмо отправлено. Откройте ссылку в нём, и уведомления будут приходить и сюда.
mail-confirmed = Уведомления приходят и сюда: о том же и с теми же тихими часами.
mail-again = Отправить письмо ещё раз
mail-end = Забыть адрес
mail-tried = Письмо отправлено.
settings-confirm = Спрашивать перед ходом
settings-confirm-list = выбранным в списке ходов
settings-confirm-thought = с предупреждением
settings-confirm-last = который нельзя вернуть
settings-confirm-turn = которым кончается моя очередь
