slot = карта { $slot }
seat = Игрок { $n }
first-crusaders = { $seat } — за крестоносцев
first-saracens = { $seat } — за сарацин

move-heroes = Крестоносцы: { $crusaders }. Сарацины: { $saracens }
move-down = { $card } в закрытую на { $target-acc }
move-up = { $card } в открытую на { $target-acc }
move-up-move = { $card } в открытую на { $target-acc }; { $slot } — к { $to-dat }
move-up-discard = { $card } в открытую на { $target-acc }; { $slot } — в сброс
move-up-take = { $card } в открытую на { $target-acc }; { $slot } — себе в руку
move-up-pass = { $card } в открытую на { $target-acc }; { $slot } — в руку { $to-dat }
move-declare = Объявить схватку
move-ready = К следующей партии

reseated = Игроки меняются местами.
bout-began = Партия { $bout }: { $heroes }.
goal-drawn = { $who } тянет тайную цель.
goal-seen = { $who } тянет цель «{ $goal }».
round-began = Раунд { $round }. Начинает { $who }.
hand-dealt = { $who } получает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
hand-seen = { $who } получает: { $cards }.
played-down = { $who } играет в закрытую на { $target-acc }: { $slot }.
played-down-seen = { $who } играет в закрытую на { $target-acc }: { $card }, { $slot }.
played-up = { $who } играет в открытую на { $target-acc }: { $card }.
played-up-lapsed = { $who } играет в открытую на { $target-acc }: { $card }. Других карт там не было.
moved = { $who } переносит с { $target-gen } на { $to-acc }: { $slot }.
discarded = { $who } сбрасывает с { $target-gen }: { $slot }.
taken = { $who } забирает с { $target-gen }: { $slot }.
taken-seen = { $who } забирает с { $target-gen }: { $slot }, { $card }.
passed = { $who } передаёт с { $target-gen } в руку { $to-dat }: { $slot }.
passed-seen = { $who } передаёт с { $target-gen } в руку { $to-dat }: { $slot }, { $card }.
declared = { $who } объявляет схватку.
declared-forced = { $who } вынужденно объявляет схватку.
revealed = { $count ->
    [0] Закрытых карт нет.
    [one] Открывается { $count } закрытая карта.
    [few] Открываются { $count } закрытые карты.
   *[other] Открываются { $count } закрытых карт.
}
unhurt = { $who }: { $swords } против { $shields }, без ран.
wounded = { $who }: { $swords } против { $shields }, { $new ->
    [one] { $new } рана
    [few] { $new } раны
   *[other] { $new } ран
}, всего { $total }.
killed = { $who }: { $swords } против { $shields }, всего { $total ->
    [one] { $total } рана
    [few] { $total } раны
   *[other] { $total } ран
}. { $who } погибает.
round-ended = Никто не погиб. Следующий раунд начинает { $who }.
ending-crusaders = Поле за крестоносцами.
ending-saracens = Поле за сарацинами.
ending-draw = Ничья.
ending-wizard-alone = Погиб только колдун: охотники взяли добычу.
ending-void = И в последней схватке никто не погиб: партия не засчитана.
bout-ended = { $how } { $count ->
    [one] Победитель:
   *[other] Победители:
} { $winners }.
bout-ended-nobody = { $how } Победителей нет.
ready = { $who } ждёт следующей партии.
tokens-given = Жетоны: { $tokens }.
match-ended = Матч окончен, { $tokens }. { $count ->
    [one] Победитель:
   *[other] Победители:
} { $winners }.
match-ended-nobody = Матч окончен, { $tokens }. Победителей нет.
said = { $who }: «{ $words }»
whispered = { $who } шепчет { $to-dat }: «{ $words }»
whisper-seen = { $who } что-то шепчет { $to-dat }.
judged-kept = { $who } держит слово: «{ $words }»
judged-broken = { $who } обманывает: «{ $words }»

why-not-in-hand = У вас нет такой карты: { $card }.
why-no-such-hero = За этим столом нет места { $seat }.
why-open-on-oneself = На своего героя карту можно сыграть только в закрытую.
why-compulsory = На { $target-acc } уже сыграна карта, поэтому дополнительное действие обязательно.
why-nothing-there = На { $target-acc } ещё не сыграно ни одной карты: делать нечего.
why-wrong-extra = У этой карты другое действие: { $card }.
why-not-earlier = На { $target-acc } не сыграна { $slot }.
why-same-hero = Карту нужно перенести с { $target-gen } на другого героя.
why-too-early = В этом раунде ещё не { $left ->
    [one] ходил { $left } игрок
    [few] ходили { $left } игрока
   *[other] ходили { $left } игроков
}.
why-not-now = Сейчас решается другое.
why-number-of-knights = Каждая сторона выставляет рыцарей: { $needed }.
why-talk-off = За этим столом так не говорят.
why-no-talk-now = Между партиями молчат.
why-no-whispers = За этим столом не шепчутся.
why-talked-turn = Не больше { $limit ->
    [one] { $limit } реплики
   *[other] { $limit } реплик
} между двумя ходами.
why-talked-lap = Не больше { $limit ->
    [one] { $limit } реплики
   *[other] { $limit } реплик
} за круг.
why-bad-line = Так эту реплику сказать нельзя.
