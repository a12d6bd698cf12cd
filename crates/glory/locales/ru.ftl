# «История рыцаря» по-русски.
seat = Игрок { $n }
automaton = виртуальный противник
nothing = ничего
foe-card = { $rival } с карты «{ $card }»
rival = соперник
prestige-token = жетон престижа «{ $token }»
quoted = «{ $name }»
glory = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
 }
coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[other] { $n } монет
 }
coins-acc = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[other] { $n } монет
 }
strength = { $n ->
    [one] { $n } жетон силы
    [few] { $n } жетона силы
   *[other] { $n } жетонов силы
 }
strength-acc = { $n ->
    [one] { $n } жетон силы
    [few] { $n } жетона силы
   *[other] { $n } жетонов силы
 }
faith = { $n ->
    [one] { $n } жетон веры
    [few] { $n } жетона веры
   *[other] { $n } жетонов веры
 }
faith-acc = { $n ->
    [one] { $n } жетон веры
    [few] { $n } жетона веры
   *[other] { $n } жетонов веры
 }
upgrade-to = { $item } уровня { $level }
upgrade-to-acc = { $item-acc } уровня { $level }
event-circle = событие
deck-romance = романтика
deck-trade = торговля
deck-challenge = испытание
item-mount = скакун
item-armour = броня
dice-red = { $n ->
    [one] { $n } кубик силы
    [few] { $n } кубика силы
   *[other] { $n } кубиков силы
 }
dice-red-acc = { $n ->
    [one] { $n } кубик силы
    [few] { $n } кубика силы
   *[other] { $n } кубиков силы
 }
dice-black = { $n ->
    [one] { $n } кубик скакуна
    [few] { $n } кубика скакуна
   *[other] { $n } кубиков скакуна
 }
dice-black-acc = { $n ->
    [one] { $n } кубик скакуна
    [few] { $n } кубика скакуна
   *[other] { $n } кубиков скакуна
 }
dice-white = { $n ->
    [one] { $n } кубик брони
    [few] { $n } кубика брони
   *[other] { $n } кубиков брони
 }
dice-white-acc = { $n ->
    [one] { $n } кубик брони
    [few] { $n } кубика брони
   *[other] { $n } кубиков брони
 }
foe-brave = { $rival } за титул «Храбрый»
by-faith = вера
default-prize = обычный приз
why-start = начало партии
why-late = место в начальном порядке хода
why-prize = приз турнира
why-honour = стычка, выигранная у { $foe-gen }
public-titles = Общие цели: { $titles }.
characters-dealt = { $who } выбирает персонажа: { $characters }.
decided = { $who }: решение принято.
character-taken = { $who } играет за { $character-acc }.
order = Инициатива: { $order }.
cards-dealt = { $who } берёт из колоды { $deck-of }: { $cards }.
cards-drawn = { $who } берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 } из колоды { $deck-of }.
title-dealt = { $who } берёт титул «{ $title }».
title-drawn = { $who } берёт титул.
titles-kept = { $who } оставляет титулы: { $titles }.
goal-chosen = { $who } оставляет { $n ->
    [one] { $n } титул
    [few] { $n } титула
   *[other] { $n } титулов
 }.
titles-reshuffled = Сброшенные титулы снова в колоде: { $n }.
returned = { $who } возвращает карты: { $cards }.
returned-count = { $who } возвращает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }.
supporter-laid = Ячейка { $space } трека поддержки: { $supporter }.
market-laid = Открытые карты { $deck-of }: { $cards }.
event-announced = На следующий раунд объявлено событие «{ $event }».
event-active = Событие раунда: «{ $event }».
recruit-laid = Можно нанять { $supporter-acc }.
tournament-drawn = Следующий турнир: { $card }.
knight-in-city = { $knight } ждёт { $city-at }.
knight-in-slot = { $knight } занимает ячейку { $slot }.
prize-laid = Приз: { $prize }.
round-begins = Начинается раунд { $n }.
placed = { $who } ставит фишку на действие «{ $action }».
gained = { $who } получает { $tokens-acc }.
paid = { $who } платит { $tokens-acc }.
glory-gained = { $who }: +{ $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
 }, теперь { $total } ({ $why }).
glory-lost = { $who }: −{ $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
 }, теперь { $total } ({ $why }).
initiative = { $who } берёт инициативу: ячейка { $n }.
card-taken = { $who } берёт карту «{ $card }».
upgraded = { $who } улучшает { $item-acc } до уровня { $level }.
token-gained = { $who } получает { $token-acc }.
token-lost = { $who } не может получить { $token-acc }.
challenged = { $who } бросает вызов { $knight-dat } { $city-at }.
registered = { $who } занимает ячейку { $slot }.
waited = { $who } ждёт.
card-played = { $who } играет карту «{ $card }».
card-back = { $who } возвращает на руку карту «{ $card }».
stopped = { $who } больше не путешествует.
stopped-unasked = { $who }: играть нечего.
updated = Обновление после раунда { $n }: фишки возвращаются, жетоны снова открыты.
cleared = Уходят из игры: { $supporters }; { $cards }.
titles-revealed = { $who } открывает: { $titles }.
declined = { $who } отказывается от поединка за титул «Храбрый».
title-scored = { $who } получает титул «{ $title }»: { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
 } ({ $served }).
title-earned = { $who } получает титул «{ $title }»: { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
 }.
ended-with = { $n } ({ $who })
ended = Партия окончена: { $glory }.
passed = { $winner } проходит дальше, { $loser } выбывает.
champion = { $winner } побеждает в турнире; приз: { $prize }.
automaton-card = Виртуальный противник открывает карту: { $card }.
automaton-skips = Виртуальный противник пропускает действие «{ $action }»: { $why }.
automaton-acts = Виртуальный противник выполняет действие «{ $action }»: { $why }.
automaton-idle = Ни одна карта не подошла: фишка виртуального противника встаёт в караул.
automaton-takes = Из игры убрано: { $things }.
reason-first = первое выполнимое действие карты
reason-no-free-space = нет свободной ячейки
reason-initiative = инициатива в этом раунде уже взята
reason-no-supporter = нет такого жетона в ячейке дешевле 2 монет
reason-no-special = нет жетона особой поддержки
reason-market = меньше четырёх открытых карт
reason-titles = осталось меньше трёх титулов
reason-event = у события нет действия
reason-no-shield = в этом сценарии он не участвует в турнирах
reason-no-place = щит некуда поставить
duel-begins = { $who } выезжает против { $foe-gen }.
used = { $who } использует { $supporter-acc }.
used-refresh = { $who } использует { $supporter-acc } и обновляет { $token-acc }.
committed = { $who } вкладывает { $n ->
    [one] { $n } жетон силы
    [few] { $n } жетона силы
   *[other] { $n } жетонов силы
 }, всего { $total }.
faces-red = сила { $faces }
faces-black = скакун { $faces }
faces-white = броня { $faces }
rolled = { $who } бросает кубики: { $dice }; атака { $attack }.
rerolled = { $who } перебрасывает { $counts-acc } ({ $by }): { $dice }; атака { $attack }.
foe-rolled = { $foe }: бросок { $n }, атака { $attack }.
clash-won = Стычка { $n }: { $who } побеждает, { $mine } : { $theirs }.
clash-won-tie = Стычка { $n }: { $who } побеждает при равенстве ({ $mine }).
clash-lost = Стычка { $n }: { $foe } побеждает, { $theirs } : { $mine }.
clash-lost-tie = Стычка { $n }: { $foe } побеждает при равенстве ({ $mine }).
prestige-turned = { $who } переворачивает жетон престижа «{ $token }».
duel-won = { $who } побеждает { $foe-acc } со счётом { $score }.
duel-lost = { $who } уступает { $foe-dat } со счётом { $score }.
brave-won = { $who } доказывает храбрость со счётом { $score }.
brave-lost = { $who } проигрывает поединок за титул «Храбрый» со счётом { $score }.
taken-back = { $who } забирает обратно { $tokens-acc }.
turned-up = { $who } обновляет { $token-acc }.
move-character = Играть за { $character-acc }
move-keep = Оставить титулы: { $titles }
move-return-none = Оставить все карты
move-return = Вернуть за жетоны силы: { $cards }
move-event = Событие «{ $event }»
move-place = { $action }
move-take = Взять карту «{ $card }»
move-draw = Взять карту из колоды { $deck-of }
move-upgrade = Улучшить { $item-acc }
move-support = Получить { $supporter-acc } из ячейки { $space }
move-challenge = Бросить вызов { $knight-dat }
move-slot = Занять ячейку { $slot }
move-goal = Оставить титул «{ $title }»
move-travel = Сыграть карту «{ $card }»
move-stop = Больше не путешествовать
move-reward = Выбрать { $reward-acc }
move-use = Использовать { $supporter-acc }
move-refresh = Использовать { $supporter-acc }, обновить { $token-acc }
move-commit = Вложить { $n ->
    [one] { $n } жетон силы
    [few] { $n } жетона силы
   *[other] { $n } жетонов силы
 }
move-reroll = Потратить жетон веры, перебросить { $dice-acc }
move-relic = Использовать { $relic-acc }
move-relic-reroll = Использовать { $relic-acc }, перебросить { $dice-acc }
move-turn-up = Обновить { $token-acc }
move-pass = Пасовать
move-fight = Сразиться за титул «Храбрый»
move-decline = Не сражаться
no-another-question = Сейчас решается другое.
no-not-dealt = Этого персонажа вам не раздали.
no-not-these = Оставьте { $n ->
    [one] { $n } титул
    [few] { $n } титула
   *[other] { $n } титулов
 } из взятых.
no-not-in-hand = Этой карты нет на руке.
no-free-space = Действие «{ $action }»: свободных ячеек нет.
no-event-action = У события этого раунда нет действия.
no-cannot-pay = Цена { $needs }, а у вас { $has }.
no-nothing-to-do = Действие «{ $action }» сейчас ничего не даст.
no-initiative-once = Вы уже взяли инициативу в этом раунде.
no-such-card = Такой карты среди открытых нет.
no-upgrade = Так { $item-acc } с уровня { $level } не улучшить.
no-empty-space = В ячейке { $space } нет жетона.
no-knight-not-free = { $knight-dat } сейчас нельзя бросить вызов.
no-shield-in-city = В городе, где ждёт { $knight }, уже есть ваш щит.
no-slot-taken = Ячейка { $slot } занята.
no-must-place = Теперь нужно поставить щит.
no-not-playable = Карту «{ $card }» при вашем уровне снаряжения не сыграть.
no-such-reward = Карта сейчас этого не предлагает.
no-too-much-strength = Можно вложить не больше { $n ->
    [one] { $n } жетона силы
   *[other] { $n } жетонов силы
 }.
no-too-many-dice = Перебросить можно от 1 до { $n } брошенных кубиков ({ $dice }).
no-supporter = Сейчас { $supporter-acc } использовать нельзя.
no-refresh = { $supporter }: обновлять нечего.
no-relic = Сейчас { $relic-acc } использовать нельзя.
no-not-used = Этот жетон в поединке не использован.
odds-title = Всадник против рыцарей, игра на победу
odds-axis = Шанс победить, %
odds-duel = весь поединок
odds-clash = первая стычка
