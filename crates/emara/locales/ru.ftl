# Корона Эмара: фразы для ходов, событий, отказов.
seat = Место { $n }
nothing = ничего
and = и
wood = { $n } Дерево
stone = { $n } Камень
cloth = { $n } Ткань
grain = { $n } Зерно
coin = { $n ->
    [one] { $n } Монета
    [few] { $n } Монеты
   *[other] { $n } Монет
 }
ring = { $n ->
    [one] { $n } Перстень
    [few] { $n } Перстня
   *[other] { $n } Перстней
 }
book = { $n ->
    [one] { $n } Книга
    [few] { $n } Книги
   *[other] { $n } Книг
 }
bread = { $n } Хлеб
kind-wood = Дерево
kind-stone = Камень
kind-cloth = Ткань
kind-grain = Зерно
ring-country = сельской местности
ring-town = города
hut = хижина за { $cost } ({ $area })
move-start-move = Переставить Советника: { $from } → { $to }
move-start-resource = Начать с ресурса: { $goods }
move-play = Сыграть карту «{ $card }» в слот { $slot }
move-walk = Движение на { $steps }: { $area }
move-step = Карта: один шаг, { $area }
move-trade = Карта: отдать { $pay }, взять { $gain }
move-hire-craftsman = Карта: Ремесленник, { $hut }, цена: { $pay }
move-hire-master = Карта: нанять { $master }, цена: { $pay }
move-errand = Карта: поручение, { $area }
move-title = Новый титул: { $title }, цена: { $pay }
move-craftsman = Ремесленник, { $hut }, цена: { $pay }
move-master = Нанять { $master }, цена: { $pay }
move-use-master = { $master }: отдать { $pay }, получить { $gain }
move-harvest = Сбор: { $goods }
move-harvest-bake = Сбор: { $goods }, отдать { $pay } и испечь { $breads }
move-donate = Помощь, { $kind }: отдать { $pay }
move-give = Дар королю, { $kind }: отдать { $pay }
move-give-book = Книга в Замок: { $points } очков Строений
move-sell = Продать { $goods }
move-sell-books = Продать { $books }: { $points } очков Подданных
move-deliver-stone = Сдать Камень, отдать { $pay }: { $points } очков Строений, { $citizens } очков Подданных
move-deliver-bread = Раздать { $breads }: { $citizens } очков Подданных
move-deliver-wood = Сдать Дерево, отдать { $pay }: { $points } очков Строений
move-redeem = Применить жетон «{ $token }»
move-leave = Закончить: { $area }
move-keep = Оставить жетон «{ $token }»
move-take-offer = { $event }: отдать { $pay }, получить { $gain }
move-decline = { $event }: отказаться
move-end-turn = Закончить ход
gain-citizens = очки Подданных: { $n }
gain-buildings = очки Строений: { $n }
event-ring-laid = Круг { $ring }: { $areas }.
event-masters-laid = { $area }: { $masters }.
event-start-card = Карта «{ $card }»: все Строения на { $buildings }.
event-statue = Статуя: { $seat }.
event-placed = { $seat }: Советники на участках { $first } и { $second }.
event-start-moved = { $seat } переставляет Советника: { $from } → { $to }.
event-dealt = { $seat } берёт карты: { $cards }.
event-dealt-hidden = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
 }.
event-cards-back = У каждого снова все девять карт.
event-round-began = Раунд { $round }: { $event }.
event-played = { $seat } играет карту «{ $card }» в слот { $slot }.
event-walked = { $seat }: { $from } → { $to }.
event-errand = { $seat }: поручение, { $area }.
event-harvested = { $seat }: сбор, { $area }.
event-traded = { $seat } меняет ресурсы на Монеты.
event-craftsman-placed = { $seat }: Ремесленник, { $hut }.
event-master-hired = { $seat } нанимает: { $master }.
event-master-arrived = { $area }: новый Мастер { $master }.
event-master-used = { $seat } использует: { $master }.
event-title-taken = { $seat } получает титул: { $title }.
event-donated = { $seat }: Помощь, { $kind }.
event-gave = { $seat }: Дар королю, { $kind }.
event-book-given = { $seat }: Книга в Замок.
event-sold = { $seat } продаёт: { $kind }.
event-books-sold = { $seat } продаёт: { $books }.
event-delivered = { $seat } сдаёт: { $goods }.
event-marker-turned = { $marker }: теперь { $value }.
event-marker-gone = { $marker } выходит из игры: отныне { $value }.
event-honour-stack-rebuilt = Сброшенные жетоны Почести становятся стопкой.
event-honours-drawn = { $seat } берёт жетоны: { $tokens }.
event-honour-kept = { $seat } оставляет: { $token }.
event-redeemed = { $seat } применяет: { $token }.
event-offer-taken = { $seat } отвечает на Событие «{ $event }».
event-offer-declined = { $seat } не отвечает на Событие «{ $event }».
event-paid = { $seat } отдаёт: { $goods }.
event-took = { $seat } берёт: { $goods } ({ $from }).
event-citizens = { $seat }: Подданные { $change } ({ $from }), теперь { $now }.
event-buildings = { $seat }: Строения +{ $change } ({ $from }), теперь { $now }.
event-buildings-modified = { $seat }: Строения +{ $change } ({ $from } { $base }, Мастера { $masters }, Событие { $event }), теперь { $now }.
event-turn-ended = { $seat } заканчивает ход.
event-victoria = Виктория: { $stone } за Камень, { $bread } за Хлеб; теперь { $now }.
event-victoria-title = Виктория: { $stone } за Камень, { $bread } за Хлеб, { $points } за титул { $title }; теперь { $now }.
event-over = Игра окончена: { $results }.
event-over-result = { $seat } { $result }
source-start = подготовка
source-harvest = сбор
source-donation = Помощь
source-gift = Дар
source-castle-book = Книга
source-market = Рынок
source-site = Строительная площадка
source-craftsman = Ремесленник
refusal-not-now = Это относится к другой части игры.
refusal-play-first = Ход начинается с карты.
refusal-already-played = В этот ход карта уже сыграна.
refusal-visit-open = Сначала закончите посещение участка.
refusal-no-visit = Никакой участок сейчас не посещается.
refusal-bad-start = { $from } → { $to } не исправляет начало: один из двух Советников должен перейти в другой круг.
refusal-not-in-hand = Карты «{ $card }» нет на руке.
refusal-slot-taken = Слот { $slot } не свободен.
refusal-already-moved = Движение этого хода уже сделано.
refusal-card-used = Действие карты этого хода уже выполнено.
refusal-other-card = Карта «{ $card }» этого не позволяет.
refusal-no-such-option = Варианта { $option } здесь нет.
refusal-wrong-payment = Это не оплата цены { $size }; не хватает { $missing }.
refusal-too-few = Нужно { $needed }, а есть только { $have }.
refusal-too-few-citizens = Нужно очков Подданных: { $needed }.
refusal-bonus-taken = Это Бонусное Действие в этот ход уже выполнено.
refusal-highest-title = Более высокого титула нет.
refusal-no-craftsman = Все ваши Ремесленники заняты.
refusal-hut-taken = Хижина занята.
refusal-hut-out-of-reach = Ни один ваш Советник не стоит на участке { $area }.
refusal-not-on-display = { $master }: этого Мастера нет на поле.
refusal-master-out-of-reach = { $master }: участок { $area }, там нет вашего Советника.
refusal-not-your-master = { $master } не работает на вас или не имеет такого свойства.
refusal-master-used = { $master }: свойство в этот ход уже использовано.
refusal-bad-kind = Взятый ресурс должен быть назван и отличаться от отданного.
refusal-not-a-town = { $area }: это не участок Города.
refusal-other-area = { $area }: здесь этого не делают.
refusal-action-used = { $area }: это в данном посещении уже сделано.
refusal-too-many-breads = Здесь ваших Ремесленников: { $craftsmen }.
refusal-bad-number = Сдать { $number } нельзя.
refusal-not-redeemable = Жетон «{ $token }» нельзя применить в это посещение.
refusal-not-drawn = Жетон «{ $token }» не был взят.
refusal-must-move = Движение ещё не сделано.
refusal-must-use-card = Карту «{ $card }» ещё нужно выполнить.
