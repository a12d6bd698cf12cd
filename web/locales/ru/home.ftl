your-games = Ваши игры
your-games-wait = { $count ->
    [0] никто вас не ждёт
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
   *[other] { $count } столов ждут вас
}
your-games-all = Все { $count }
your-games-few = Меньше
resume-your-turn = Ваш ход
resume-gathering = Ждём игроков
resume-finished = Окончена
resume-waits-one = Ход: { $name }
resume-waits-many = { $count ->
    [0] Раздача
    [one] Ходит { $count } игрок
    [few] Ходят { $count } игрока
   *[other] Ходят { $count } игроков
}
resume-since = С вашего последнего взгляда: { $text }
resume-latest = { $text }
resume-more = { $count ->
    [one] И ещё { $count } событие.
    [few] И ещё { $count } события.
   *[other] И ещё { $count } событий.
}
resume-meta = { $game } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
resume-go = Продолжить
resume-look = Заглянуть
take-a-seat = Садитесь за стол
take-a-seat-more = с людьми, с ботами или со всеми сразу; регистрация не нужна
mode-solo = Соло
mode-bots = Боты
mode-friends = Друзья
mode-scenario = Сценарий
mode-level = Сложность
mode-seats = Сколько мест
mode-seats-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
mode-fewer = Меньше мест
mode-more = Больше мест
mode-you-bots = { $count ->
    [one] вы и { $count } бот
    [few] вы и { $count } бота
   *[many] вы и { $count } ботов
}
mode-you-friends = { $count ->
    [one] вы и { $count } друг
    [few] вы и { $count } друга
   *[many] вы и { $count } друзей
}
mode-solo-none = Соло в эту игру не играют: у неё нет соло-сценария.
mode-solo-more = Вы против игры, без спешки.
play-alone = Играть соло
play-bots = { $count ->
    [one] Играть с { $count } ботом
   *[other] Играть с { $count } ботами
}
game-seats = { $from }–{ $to }
length-hearts = партия 10 мин
length-glory = 90 мин
length-emara = 60 мин
length-knight = 45 мин
open-tables = Открытые столы
open-a-table = Открыть стол
open-none = Сейчас открытых столов нет
open-none-more = Откройте свой и пошлите ссылку или садитесь играть с ботами.
open-none-so = Таких открытых столов нет
open-game = Игра
open-any-game = все четыре
open-seats = Свободных мест
open-seats-least = { $count } и больше
open-clock = Часы
open-clock-none = без часов
open-clock-per-move = на ход
open-clock-bank = запас времени
open-clock-days = дни
open-table = Стол
open-chairs = Места
open-lang = Язык
open-any = любые
open-any-lang = любой
open-clear = Сбросить
open-more = Показать ещё
open-free = { $count ->
    [0] Свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
join-code-label = Шесть знаков стола
join-code-more = Шесть букв и цифр от хозяина стола или ссылка, которую вам прислали. Вы сразу садитесь гостем.
join-the-table = Сесть за стол
new-title = { $game }: новый стол
new-who = С кем играете?
new-who-bots = С ботами
new-who-both = С друзьями и ботами
new-who-people = С друзьями
new-who-bots-more = Можно начать сразу.
new-who-both-more = Вы получите ссылку для друзей; остальные места займут боты.
new-who-people-more = Вы получите ссылку для друзей. Каждое место ждёт человека.
new-table = Стол
new-bots = Сколько ботов?
new-listed = Показать среди открытых столов: сесть может любой
new-watched = Другим можно смотреть
new-hints = Игроки могут просить совета у бота
new-more = Другие настройки
new-sit = Сесть за стол
new-invite = Открыть стол
option-value-off = Нет
option-value-on = Да
option-value-standard = Обычный
option-value-single = Одна партия
option-value-campaign = Кампания
option-value-solo = Соло
option-value-simultaneous = Одновременно
option-value-war = Война на одной карте
option-value-drawn = По жребию
option-value-chosen = Выбор по очереди
option-value-easy = Лёгкая
option-value-normal = Обычная
option-value-medium = Средняя
option-value-hard = Трудная
option-value-defensive-war = Оборонительная война
option-value-flood = Наводнение
option-value-barbarian-invasion = Нашествие варваров
option-value-rebellion = Мятеж

watch-now = Сейчас играют
watch-every = Все ({ $count })
