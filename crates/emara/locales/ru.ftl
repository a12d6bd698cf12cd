# Корона Эмара: фразы для ходов, событий, отказов.
seat = Игрок { $n }
quoted = «{ $name }»
nothing = ничего
wood = { $n } { $noun }
stone = { $n } { $noun }
cloth = { $n } { $noun }
grain = { $n } { $noun }
coin = { $n } { $noun }
ring = { $n } { $noun }
book = { $n } { $noun }
bread = { $n } { $noun }
kind-wood = Дерево
kind-stone = Камень
kind-cloth = Ткань
kind-grain = Зерно
ring-country = Сельской местности
ring-town = Города
hut = хижина за { $cost-acc } { $area-at }
hut-acc = хижину за { $cost-acc } { $area-at }
hut-gen = хижины за { $cost-acc } { $area-at }
move-start-move = Переставить Советника { $from-from } { $to-to }
move-start-resource = Взять для начала { $goods-acc }
move-play = Сыграть карту «{ $card }» в слот { $slot }
move-walk = Пройти { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
 } { $area-to }
move-step = Карта: один шаг { $area-to }
move-trade = Карта: отдать { $pay-acc }, взять { $gain-acc }
move-hire-craftsman = Карта: послать Ремесленника в { $hut-acc }, отдать { $pay-acc }
move-hire-master = Карта: нанять { $master-acc }, отдать { $pay-acc }
move-errand = Карта: поручение { $area-at }
move-title = Стать { $title-ins }, отдать { $pay-acc }
move-craftsman = Послать Ремесленника в { $hut-acc }, отдать { $pay-acc }
move-master = Нанять { $master-acc }, отдать { $pay-acc }
move-use-master = { $master }: отдать { $pay-acc }, получить { $gain-acc }
move-harvest = Собрать { $goods-acc }
move-harvest-bake = Собрать { $goods-acc }, отдать { $pay-acc } и испечь { $breads-acc }
move-donate = Оказать Помощь { $kind-ins }: отдать { $pay-acc }
move-give = Поднести королю { $kind-acc }: отдать { $pay-acc }
move-give-book = Отдать Книгу в Замок: { $points ->
    [one] { $points } очко Строений
    [few] { $points } очка Строений
   *[other] { $points } очков Строений
 }
move-sell = Продать { $goods-acc }
move-sell-books = Продать { $books-acc }: { $points ->
    [one] { $points } очко Подданных
    [few] { $points } очка Подданных
   *[other] { $points } очков Подданных
 }
move-deliver-stone = Сдать Камень, отдать { $pay-acc }: { $points ->
    [one] { $points } очко Строений
    [few] { $points } очка Строений
   *[other] { $points } очков Строений
 }, { $citizens ->
    [one] { $citizens } очко Подданных
    [few] { $citizens } очка Подданных
   *[other] { $citizens } очков Подданных
 }
move-deliver-bread = Раздать { $breads-acc }: { $citizens ->
    [one] { $citizens } очко Подданных
    [few] { $citizens } очка Подданных
   *[other] { $citizens } очков Подданных
 }
move-deliver-wood = Сдать Дерево, отдать { $pay-acc }: { $points ->
    [one] { $points } очко Строений
    [few] { $points } очка Строений
   *[other] { $points } очков Строений
 }
move-redeem = Применить жетон «{ $token }»
move-leave = Закончить дела { $area-at }
move-keep = Оставить жетон «{ $token }»
move-take-offer = «{ $event }»: отдать { $pay-acc }, получить { $gain-acc }
move-decline = Отказаться от События «{ $event }»
move-end-turn = Закончить ход
gain-citizens = { $n ->
    [one] { $n } очко Подданных
    [few] { $n } очка Подданных
   *[other] { $n } очков Подданных
 }
gain-buildings = { $n ->
    [one] { $n } очко Строений
    [few] { $n } очка Строений
   *[other] { $n } очков Строений
 }
event-ring-laid = Круг { $ring }: { $areas }.
event-ring-mixed = Круг { $n }: { $areas }.
event-masters-laid = { $area }: { $masters }.
event-start-card = Карта «{ $card }»: Строения всех начинают с { $buildings }.
event-statue = { $seat } получает статую.
event-placed = { $seat }: Советники стоят { $first-at } и { $second-at }.
event-start-moved = { $seat } переставляет Советника { $from-from } { $to-to }.
event-dealt = { $seat } берёт карты: { $cards }.
event-dealt-hidden = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
event-cards-back = У каждого снова все девять карт.
event-round-began = Раунд { $round }: Событие «{ $event }».
event-played = { $seat } играет карту «{ $card }» в слот { $slot }.
event-walked = { $seat } ведёт Советника { $from-from } { $to-to }.
event-errand = { $seat } выполняет поручение { $area-at }.
event-harvested = { $seat } собирает ресурсы { $area-at }.
event-traded = { $seat } меняет ресурсы на Монеты.
event-craftsman-placed = { $seat } посылает Ремесленника в { $hut-acc }.
event-master-hired = { $seat } нанимает { $master-acc }.
event-master-arrived = Новый Мастер { $area-at }: { $master }.
event-master-used = { $seat } пользуется услугами { $master-gen }.
event-title-taken = { $seat } получает титул { $title-gen }.
event-donated = { $seat } оказывает Помощь { $kind-ins }.
event-gave = { $seat } подносит королю { $kind-acc }.
event-book-given = { $seat } отдаёт Книгу в Замок.
event-sold = { $seat } продаёт { $kind-acc }.
event-books-sold = { $seat } продаёт { $books-acc }.
event-delivered = { $seat } сдаёт { $goods-acc }.
event-marker-turned = { $marker } — теперь { $value }.
event-marker-gone = { $marker } выходит из игры: отныне { $value }.
event-honour-stack-rebuilt = Из сброшенных жетонов Почестей складывается новая стопка.
event-honours-drawn = { $seat } берёт жетоны Почестей: { $tokens }.
event-honour-kept = { $seat } оставляет жетон «{ $token }».
event-redeemed = { $seat } применяет жетон «{ $token }».
event-offer-taken = { $seat } откликается на Событие «{ $event }».
event-offer-declined = { $seat } не откликается на Событие «{ $event }».
event-paid = { $seat } отдаёт { $goods-acc }.
event-took = { $seat } берёт { $goods-acc } ({ $from }).
event-citizens = { $seat }: очки Подданных { $change } ({ $from }), теперь { $now }.
event-buildings = { $seat }: очки Строений +{ $change } ({ $from }), теперь { $now }.
event-buildings-modified = { $seat }: очки Строений +{ $change } ({ $from } { $base }, Мастера { $masters }, Событие { $event }), теперь { $now }.
event-turn-ended = { $seat } заканчивает ход.
event-victoria = Виктория берёт то, что показывают маркеры: { $stone } за Камень и { $bread } за Хлеб, и поворачивает оба; теперь { $now }.
event-victoria-title = Виктория берёт то, что показывают маркеры: { $stone } за Камень и { $bread } за Хлеб, поворачивает оба и берёт лучшую из оставшихся карт титула { $title-gen }: { $points }; теперь { $now }.
event-over = Игра окончена: { $results }.
event-over-result = { $seat } — { $result }
source-start = подготовка
source-harvest = сбор
source-donation = Помощь
source-gift = Дар
source-castle-book = Книга
source-market = Рынок
source-site = Строительная площадка
source-craftsman = Ремесленник
refusal-not-now = Сейчас решается другое.
refusal-play-first = Ход начинается с карты.
refusal-already-played = В этот ход карта уже сыграна.
refusal-visit-open = Сначала закончите посещение участка.
refusal-no-visit = Сначала посетите участок.
refusal-bad-start = Переход { $from-from } { $to-to } не исправляет начало: один из двух Советников должен перейти в другой круг.
refusal-not-in-hand = Карты «{ $card }» нет на руке.
refusal-slot-taken = Слот { $slot } занят.
refusal-already-moved = В этот ход Движение уже сделано.
refusal-card-used = В этот ход действие карты уже выполнено.
refusal-other-card = Карта «{ $card }» этого не позволяет.
refusal-no-such-option = Варианта { $option } здесь нет.
refusal-wrong-payment = Цена — { $size ->
    [one] { $size } ресурс
    [few] { $size } ресурса
   *[other] { $size } ресурсов
 }{ $missing ->
    [0] , а здесь другое
   *[other] ; здесь не хватает { $missing }
 }.
refusal-too-few = Нужно: { $needed }; у вас { $have }.
refusal-too-few-citizens = Нужно { $needed ->
    [one] { $needed } очко Подданных
    [few] { $needed } очка Подданных
   *[other] { $needed } очков Подданных
 }.
refusal-bonus-taken = Это Бонусное Действие в этот ход уже выполнено.
refusal-highest-title = Более высокого титула нет.
refusal-no-craftsman = Все ваши Ремесленники заняты.
refusal-hut-taken = Хижина занята.
refusal-hut-out-of-reach = Ни одного вашего Советника нет { $area-at }.
refusal-not-on-display = { $master-gen } нет на поле.
refusal-master-out-of-reach = { $master } находится { $area-at }, где нет вашего Советника.
refusal-not-your-master = { $master } не работает на вас или не имеет такого свойства.
refusal-master-used = Свойство { $master-gen } в этот ход уже использовано.
refusal-bad-kind = Назовите ресурс, который берёте: он должен отличаться от отданного.
refusal-not-a-town = { $area } — не участок Города.
refusal-other-area = Этого { $area-at } не делают.
refusal-action-used = За это посещение это уже сделано ({ $area }).
refusal-too-many-breads = Здесь у вас только { $craftsmen ->
    [one] { $craftsmen } Ремесленник
    [few] { $craftsmen } Ремесленника
   *[other] { $craftsmen } Ремесленников
 }.
refusal-bad-number = Сдать { $number } нельзя.
refusal-not-redeemable = Жетон «{ $token }» в это посещение применить нельзя.
refusal-not-drawn = Жетона «{ $token }» нет среди взятых.
refusal-must-move = Сначала сделайте Движение.
refusal-must-use-card = Сначала выполните действие карты «{ $card }».
