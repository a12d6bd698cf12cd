chat-none = Пока все молчат.
chat-say = Скажите или выберите реплику
chat-write = Скажите что-нибудь другим зрителям
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
chat-report-why = Почему? Хозяин сервера прочтёт это вместе с соседними строками.
chat-apart = То, что вы пишете здесь, до конца партии читают только зрители.
chat-reported = Спасибо. Владелец сервера это прочтёт.
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
room-share = Поделиться
room-qr = Ссылка картинкой для камеры
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
menu-leave-alone = На вашем месте будет играть бот. Вернуться можно, но соло-партия будет считаться брошенной.
menu-not-now = Не сейчас
