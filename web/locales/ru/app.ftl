brand = Quintain
close = Закрыть
cancel = Отмена
reload = Обновить страницу
try-again = Ещё раз
join = Сесть
learn = Учиться
campaign = Кампания

nav-label = Страницы
nav-skip = К содержанию
nav-play = Играть
nav-rules = Правила
nav-about = О проекте
nav-me = Ваше имя

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
resume-meta = { $game } · { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
resume-go = Продолжить
resume-look = Заглянуть

take-a-seat = Садитесь за стол
take-a-seat-more = с людьми, с ботами или со всеми сразу; регистрация не нужна
play-now = Играть
game-seats = { $from }–{ $to }
pitch-hearts = Два рыцарских войска, и у каждого сердце на чужой стороне. Блефуйте, торгуйтесь, разите.
pitch-glory = Странствуйте, упражняйтесь и выезжайте на ристалище. Кто усидит в седле, решат кости трёх цветов.
pitch-emara = Проведите двух советников по городу и округе. В счёт идёт только слабейшая из двух ваших добродетелей.
pitch-knight = На каждом повороте налево или направо: всякий выбор что-то даёт, и всякий запомнят.
length-hearts = партия 10 мин
length-glory = 90 мин
length-emara = 60 мин
length-knight = 45 мин

open-tables = Открытые столы
open-a-table = Открыть стол
open-none = Сейчас открытых столов нет
open-none-more = Откройте свой и пошлите ссылку или садитесь играть с ботами.
open-free = { $count ->
    [0] Свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
pace-none = Без часов
pace-move = { $seconds } с на ход
pace-bank = { $minutes } мин + { $increment } с
pace-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

join-by-code = Войти по коду
join-code-label = Шесть знаков стола
join-code-more = Шесть букв и цифр от хозяина стола или ссылка, которую вам прислали. Вы сразу садитесь гостем.
join-the-table = Сесть за стол
join-looking = Ищем стол…
join-lost = На код { $code } не отзывается ни один стол. Попросите у хозяина новую ссылку или откройте свой стол.
join-full = Все места за этим столом заняты. Можно смотреть игру или открыть свой стол.
join-watch = Смотреть

new-title = { $game }: новый стол
new-who = С кем играете?
new-who-bots = С ботами
new-who-both = С друзьями и ботами
new-who-people = С друзьями
new-who-bots-more = Можно начать сразу.
new-who-both-more = Вы получите ссылку для друзей; остальные места займут боты.
new-who-people-more = Вы получите ссылку для друзей. Каждое место ждёт человека.
new-table = Стол
new-level = Насколько сильны боты?
new-bots = Сколько ботов?
new-clock = Часы
new-listed = Показать среди открытых столов: сесть может любой
new-watched = Другим можно смотреть
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
option-value-hard = Трудная
option-value-medium = Средняя
option-value-defensive-war = Оборонительная война
option-value-flood = Наводнение
option-value-barbarian-invasion = Нашествие варваров
option-value-rebellion = Мятеж

bot-random = Шут
bot-greedy = Паж
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-champion = Чемпион
bot-greedy-battles = Паж-воитель
bot-greedy-tiles = Паж-землевладелец
bot-greedy-diplomacy = Паж-дипломат
bot-random-more = Делает любой разрешённый ход. Хорош, чтобы осмотреться.
bot-greedy-more = Берёт самое выгодное сейчас и не смотрит вперёд. Подойдёт для первой игры.
bot-squire-more = Немного думает вперёд. Обычно сильнее пажа.
bot-knight-more = Думает вперёд и взвешивает, что может быть у других.
bot-champion-more = Сильнейший в доме; думает не спеша.
guest-name = Гость { $code }
seat-free = Свободное место

table-name-1 = Зелёный рыцарь
table-name-2 = Ронсеваль
table-name-3 = Долгое ристалище
table-name-4 = Тихий совет
table-name-5 = Серебряный рог
table-name-6 = Три льва
table-name-7 = Дубовые ворота
table-name-8 = Алая роза
table-name-9 = Сретение
table-name-10 = Сломанное копьё
table-name-11 = Синяя башня
table-name-12 = Поле в Иванов день
table-name-13 = Золотая шпора
table-name-14 = Под знаменем
table-name-15 = Старый мост
table-name-16 = Белый олень
table-name-17 = Вечер при дворе
table-name-18 = Скрещённые ключи
table-name-19 = Кабанья голова
table-name-20 = Звезда и месяц
table-name-21 = Последняя сшибка
table-name-22 = Зимний лагерь
table-name-23 = Железное колесо
table-name-24 = Соколиный приют

settings-language = Язык
settings-theme-switch = Пергамент или дуб

why-rule = Прочесть правило
problem-other = Что-то не получилось. Ничего не изменилось; попробуйте ещё раз.
problem-offline = Сервер не отвечает. Ваши игры сохранены; попробуйте чуть позже.
problem-broken = На странице что-то сломалось. Обновите её; ваши игры сохранены.
problem-outdated = Quintain обновился. Обновите страницу, чтобы продолжить; место останется за вами.
problem-page = Страница не загрузилась. Проверьте связь и обновите её.
