# «История рыцаря» по-русски.
seat = Игрок { $n }
automaton = автомат
nothing = ничего
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
strength = { $n } силы
faith = { $n } веры
upgrade-to = { $item } до уровня { $level }
event-circle = событие
deck-romance = романтика
deck-trade = торговля
deck-challenge = испытание
item-mount = скакун
item-armour = броня
dice-red = красных: { $n }
dice-black = чёрных: { $n }
dice-white = белых: { $n }
foe-brave = соперник Храброго
by-faith = вера
default-prize = обычный приз
why-start = начало партии
why-late = позднее место в первой очереди
why-prize = приз турнира
why-honour = стычка, выигранная у соперника { $foe }
public-titles = Общие титулы: { $titles }
characters-dealt = { $who } выбирает из: { $characters }
decided = { $who }: решение принято
character-taken = { $who } играет за персонажа { $character }
order = Инициатива: { $order }
cards-dealt = { $who } берёт из колоды { $deck }: { $cards }
cards-drawn = { $who } берёт карты: { $n }, колода { $deck }
title-dealt = { $who } берёт титул { $title }
title-drawn = { $who } берёт титул
titles-kept = { $who } оставляет: { $titles }
goal-chosen = { $who } оставляет { $n ->
    [one] { $n } титул
    [few] { $n } титула
   *[other] { $n } титулов
 }
titles-reshuffled = Сброшенные титулы становятся колодой: { $n }
returned = { $who } возвращает: { $cards }
returned-count = { $who } возвращает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
 }
supporter-laid = Место { $space } на шкале поддержки: { $supporter }
market-laid = Открыто, { $deck }: { $cards }
event-announced = На следующий раунд объявлено: { $event }
event-active = Событие раунда: { $event }
recruit-laid = Можно нанять: { $supporter }
tournament-drawn = Следующий турнир: { $card }
knight-in-city = { $knight } ждёт, город { $city }
knight-in-slot = { $knight } занимает место { $slot }
prize-laid = Приз: { $prize }
round-begins = Начинается раунд { $n }
placed = { $who } ставит фишку: { $action }
gained = { $who } получает: { $tokens }
paid = { $who } платит: { $tokens }
glory-gained = { $who }: +{ $n } славы, теперь { $total } ({ $why })
glory-lost = { $who }: −{ $n } славы, теперь { $total } ({ $why })
initiative = { $who } берёт инициативу, клетка { $n }
card-taken = { $who } берёт карту { $card }
upgraded = { $who }: { $item } теперь уровня { $level }
token-gained = { $who } получает: { $token }
token-lost = { $who } не может получить: { $token }
challenged = { $who } вызывает рыцаря { $knight }, город { $city }
registered = { $who } занимает место { $slot }
waited = { $who } ждёт
card-played = { $who } играет карту { $card }
card-back = { $card } возвращается в руку: { $who }
stopped = { $who } больше не путешествует
stopped-unasked = { $who }: нечего играть
updated = Обновление после раунда { $n }: фишки возвращаются, жетоны открываются
cleared = Уходят из игры: { $supporters }; { $cards }
titles-revealed = { $who } открывает: { $titles }
declined = { $who } отказывается от поединка Храброго
title-scored = { $who } получает титул { $title }: { $n } славы ({ $served })
ended = Партия окончена: { $glory }
passed = { $winner } превосходит соперника { $loser }
champion = { $winner } побеждает в турнире; приз: { $prize }
automaton-card = Автомат открывает: { $card }
automaton-skips = Автомат не может: { $action } — { $why }
automaton-acts = Автомат выполняет: { $action } — { $why }
automaton-idle = Ни одна карта не подошла: фишка автомата стоит в карауле
automaton-takes = Уходит из игры: { $things }
reason-first = первое выполнимое действие карты
reason-no-free-space = нет свободного места
reason-initiative = инициатива в этом раунде уже взята
reason-no-supporter = нет такого жетона на месте дешевле 2 монет
reason-no-special = нет особой поддержки
reason-market = меньше четырёх открытых карт
reason-titles = осталось меньше трёх титулов
reason-event = у события нет действия
reason-no-shield = в этом сценарии он не участвует в турнирах
reason-no-place = нет места для щита
duel-begins = { $who } выезжает против соперника { $foe }
used = { $who } использует: { $supporter }
used-refresh = { $who } использует: { $supporter }, открывая { $token }
committed = { $who } вкладывает силы: { $n }, всего { $total }
rolled = { $who } бросает { $dice }: { $attack }
rerolled = { $who } перебрасывает { $counts } ({ $by }): { $dice }, { $attack }
foe-rolled = { $foe } бросает { $n }: { $attack }
clash-won = Стычка { $n }: побеждает { $who }, { $mine } : { $theirs }
clash-won-tie = Стычка { $n }: при равенстве { $mine } побеждает { $who }
clash-lost = Стычка { $n }: побеждает { $foe }, { $theirs } : { $mine }
clash-lost-tie = Стычка { $n }: при равенстве { $mine } побеждает { $foe }
prestige-turned = { $who } переворачивает: { $token }
duel-won = { $who } побеждает соперника { $foe } { $score }
duel-lost = { $who } уступает сопернику { $foe } { $score }
brave-won = { $who } доказывает храбрость { $score }
brave-lost = { $who } проигрывает поединок Храброго { $score }
taken-back = { $who } возвращает себе: { $tokens }
turned-up = { $who } открывает: { $token }
move-character = Играть за персонажа { $character }
move-keep = Оставить: { $titles }
move-return-none = Оставить все карты
move-return = Вернуть за силу: { $cards }
move-event = Событие: { $event }
move-place = { $action }
move-take = Взять карту { $card }
move-draw = Взять из колоды { $deck }
move-upgrade = Улучшить: { $item }
move-support = Получить: { $supporter }, место { $space }
move-challenge = Вызвать рыцаря { $knight }
move-slot = Занять место { $slot }
move-goal = Оставить титул { $title }
move-travel = Сыграть карту { $card }
move-stop = Больше не путешествовать
move-reward = Выбрать: { $reward }
move-use = Использовать: { $supporter }
move-refresh = Использовать: { $supporter }, открыть { $token }
move-commit = Вложить силы: { $n }
move-reroll = Потратить веру, перебросить { $dice }
move-relic = Использовать: { $relic }
move-relic-reroll = Использовать: { $relic }, перебросить { $dice }
move-turn-up = Открыть: { $token }
move-pass = Пас
move-fight = Сразиться за титул Храбрый
move-decline = Не сражаться
no-another-question = Сейчас вопрос о другом
no-not-dealt = Этого персонажа вам не раздали
no-not-these = Оставьте из взятых титулов: { $n }
no-not-in-hand = Этой карты нет в руке
no-free-space = { $action }: все места заняты
no-event-action = У события этого раунда нет действия
no-cannot-pay = Цена { $needs }, а у вас { $has }
no-nothing-to-do = { $action }: сейчас это ничего не даст
no-initiative-once = Вы уже взяли инициативу в этом раунде
no-such-card = Такой карты на рынке нет
no-upgrade = { $item }: с уровня { $level } так не улучшить
no-empty-space = На месте { $space } нет жетона
no-knight-not-free = { $knight }: вызвать нельзя
no-shield-in-city = В городе рыцаря { $knight } уже есть ваш щит
no-slot-taken = Место { $slot } не свободно
no-must-place = Теперь нужно поставить щит
no-not-playable = { $card }: при этом уровне не сыграть
no-such-reward = Карта сейчас этого не предлагает
no-too-much-strength = Можно вложить силы не больше { $n }
no-too-many-dice = Перебросить можно от 1 до { $n } брошенных кубиков ({ $dice })
no-supporter = { $supporter }: сейчас использовать нельзя
no-refresh = { $supporter }: открывать нечего
no-relic = { $relic }: сейчас использовать нельзя
no-not-used = Этот жетон в поединке не использован
