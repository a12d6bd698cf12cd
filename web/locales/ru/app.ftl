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
nav-watch = Смотреть
nav-rules = Правила
nav-about = О проекте
nav-me = Ваше имя

pitch-hearts = Два рыцарских войска, и у каждого сердце на чужой стороне. Блефуйте, торгуйтесь, разите.
pitch-glory = Странствуйте, упражняйтесь и выезжайте на ристалище. Кто усидит в седле, решат кости трёх цветов.
pitch-emara = Проведите двух советников по городу и округе. В счёт идёт только слабейшая из двух ваших добродетелей.
pitch-knight = На каждом повороте налево или направо: всякий выбор что-то даёт, и всякий запомнят.

pace-none = Без часов
pace-move = { $seconds } с на ход
pace-minutes = { $minutes } мин на ход
pace-bank = { $minutes } мин + { $increment } с
pace-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

join-by-code = Войти по коду
join-looking = Ищем стол…
join-lost = На код { $code } не отзывается ни один стол. Попросите у хозяина новую ссылку или откройте свой стол.
join-full = Все места за этим столом заняты. Можно смотреть игру или открыть свой стол.
join-watch = Смотреть

new-level = Насколько сильны боты?

bot-random = Шут
bot-greedy = Латник
bot-page = Паж
bot-squire = Оруженосец
bot-knight = Рыцарь
bot-champion = Чемпион
bot-greedy-battles = Латник-воитель
bot-greedy-tiles = Латник-землевладелец
bot-greedy-diplomacy = Латник-дипломат
guest-name = Гость { $code }
somebody = Кто-то
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
settings-motion = Фигуры движутся
settings-theme = Оформление
settings-theme-parchment = Пергамент
settings-theme-oak = Дуб
new-clock = Часы

why-rule = Прочесть правило
problem-other = Что-то не получилось. Ничего не изменилось; попробуйте ещё раз.
problem-offline = Сервер не отвечает. Ваши игры сохранены; попробуйте чуть позже.
problem-broken = На странице что-то сломалось. Обновите её; ваши игры сохранены.
problem-outdated = Quintain обновился. Обновите страницу, чтобы продолжить; место останется за вами.
problem-page = Страница не загрузилась. Проверьте связь и обновите её.
