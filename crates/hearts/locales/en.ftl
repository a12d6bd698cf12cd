slot = card { $slot }
seat = Player { $n }
first-crusaders = { $seat } is a Crusader
first-saracens = { $seat } is a Saracen

move-heroes = Crusaders: { $crusaders }. Saracens: { $saracens }
move-down = { $card } face down on { $target }
move-up = { $card } face up on { $target }
move-up-move = { $card } face up on { $target }, move { $slot } to { $to }
move-up-discard = { $card } face up on { $target }, discard { $slot }
move-up-take = { $card } face up on { $target }, take { $slot }
move-up-pass = { $card } face up on { $target }, pass { $slot } to { $to }
move-declare = Declare the skirmish
move-ready = Ready for the next bout

reseated = The players change seats.
bout-began = Bout { $bout }: { $heroes }.
goal-drawn = { $who } draws a secret goal.
goal-seen = { $who } draws the goal “{ $goal }”.
round-began = Round { $round }. { $who } begins.
hand-dealt = { $who } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hand-seen = { $who } is dealt { $cards }.
played-down = { $who } plays { $slot } face down on { $target }.
played-down-seen = { $who } plays { $card } face down on { $target }, { $slot }.
played-up = { $who } plays { $card } face up on { $target }.
played-up-lapsed = { $who } plays { $card } face up on { $target }. Nothing lay there.
moved = { $who } moves { $slot } from { $target } to { $to }.
discarded = { $who } discards { $slot } from { $target }.
taken = { $who } takes { $slot } from { $target }.
taken-seen = { $who } takes { $slot } from { $target }: { $card }.
passed = { $who } passes { $slot } from { $target } to { $to }.
passed-seen = { $who } passes { $slot } from { $target } to { $to }: { $card }.
declared = { $who } declares the skirmish.
declared-forced = { $who } must declare the skirmish.
revealed = { $count ->
    [0] No card lies hidden.
    [one] { $count } hidden card is turned up.
   *[other] { $count } hidden cards are turned up.
}
unhurt = { $who }: { $swords } against { $shields }, unhurt.
wounded = { $who }: { $swords } against { $shields }, { $new ->
    [one] { $new } wound
   *[other] { $new } wounds
}, { $total } in all.
killed = { $who }: { $swords } against { $shields }, { $total ->
    [one] { $total } wound
   *[other] { $total } wounds
}. { $who } falls.
round-ended = Nobody has fallen. { $who } begins the next round.
ending-crusaders = The Crusaders win the field.
ending-saracens = The Saracens win the field.
ending-draw = The field is drawn.
ending-wizard-alone = The wizard alone has fallen: the hunters have their prey.
ending-void = Nobody falls in the last skirmish: the bout is void.
bout-ended = { $how } { $count ->
    [one] The winner:
   *[other] The winners:
} { $winners }.
bout-ended-nobody = { $how } Nobody wins.
ready = { $who } is ready.
tokens-given = Tokens: { $tokens }.
match-ended = The match is over, { $tokens }. { $count ->
    [one] The winner:
   *[other] The winners:
} { $winners }.
match-ended-nobody = The match is over, { $tokens }. Nobody wins.
said = { $who }: “{ $words }”
whispered = { $who } to { $to }, quietly: “{ $words }”
whisper-seen = { $who } whispers to { $to }.
judged-kept = { $who } kept his word: “{ $words }”
judged-broken = { $who } lied: “{ $words }”

why-not-in-hand = You do not hold { $card }.
why-no-such-hero = There is no seat { $seat } at this table.
why-open-on-oneself = A card can be played on your own hero only face down.
why-compulsory = A card already lies on { $target }, so the extra action must be carried out.
why-nothing-there = No card lies on { $target } yet, so there is nothing to do.
why-wrong-extra = { $card } has another extra action.
why-not-earlier = On { $target } there is no { $slot }.
why-same-hero = The card must move from { $target } to another hero.
why-too-early = { $left ->
    [one] { $left } seat has
   *[other] { $left } seats have
} not had a turn in this round yet.
why-not-now = This is not what is to be decided now.
why-number-of-knights = Each side brings { $needed } knights.
why-talk-off = This table does not allow such talk.
why-no-talk-now = There is no talk between bouts.
why-no-whispers = This table does not allow whispers.
why-talked-turn = At most { $limit } lines between two turns.
why-talked-lap = At most { $limit } lines in a lap.
why-bad-line = This line cannot be said like that.
