slot = karta { $slot }
seat = Hráč { $n }
first-crusaders = { $seat } je za křižáky
first-saracens = { $seat } je za Saracény

move-heroes = Křižáci: { $crusaders }. Saracéni: { $saracens }
move-down = { $card } lícem dolů k { $target-dat }
move-up = { $card } lícem nahoru k { $target-dat }
move-up-move = { $card } lícem nahoru k { $target-dat }; { $slot } přejde k { $to-dat }
move-up-discard = { $card } lícem nahoru k { $target-dat }; { $slot } jde pryč
move-up-take = { $card } lícem nahoru k { $target-dat }; { $slot } do vlastní ruky
move-up-pass = { $card } lícem nahoru k { $target-dat }; { $slot } do ruky, kterou má { $to }
move-declare = Vyhlásit střet
move-ready = Na další partii

reseated = Hráči si mění místa.
bout-began = Partie { $bout }: { $heroes }.
goal-drawn = { $who } si bere tajný cíl.
goal-seen = { $who } si bere cíl „{ $goal }“.
round-began = Kolo { $round }. Začíná { $who }.
hand-dealt = { $who } dostává { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
hand-seen = { $who } dostává: { $cards }.
played-down = { $who } hraje lícem dolů k { $target-dat }: { $slot }.
played-down-seen = { $who } hraje lícem dolů k { $target-dat }: { $card }, { $slot }.
played-up = { $who } hraje lícem nahoru k { $target-dat }: { $card }.
played-up-lapsed = { $who } hraje lícem nahoru k { $target-dat }: { $card }. Nic tam neleželo.
moved = { $who } přesouvá od { $target-gen } k { $to-dat }: { $slot }.
discarded = { $who } odhazuje od { $target-gen }: { $slot }.
taken = { $who } bere od { $target-gen }: { $slot }.
taken-seen = { $who } bere od { $target-gen }: { $slot }, { $card }.
passed = { $who } předává od { $target-gen }: { $slot }. Do ruky ji dostává { $to }.
passed-seen = { $who } předává od { $target-gen }: { $slot }, { $card }. Do ruky ji dostává { $to }.
declared = { $who } vyhlašuje střet.
declared-forced = { $who } musí vyhlásit střet.
revealed = { $count ->
    [0] Žádná karta neleží skrytá.
    [one] Otáčí se { $count } skrytá karta.
    [few] Otáčejí se { $count } skryté karty.
   *[other] Otáčí se { $count } skrytých karet.
}
unhurt = { $who }: { $swords } proti { $shields }, bez zranění.
wounded = { $who }: { $swords } proti { $shields }, { $new ->
    [one] { $new } zranění
   *[other] { $new } zranění
}, celkem { $total }.
killed = { $who }: { $swords } proti { $shields }, celkem { $total ->
    [one] { $total } zranění
   *[other] { $total } zranění
}. { $who } padá.
round-ended = Nikdo nepadl. Další kolo začíná { $who }.
ending-crusaders = Pole patří křižákům.
ending-saracens = Pole patří Saracénům.
ending-draw = Pole zůstává nerozhodné.
ending-wizard-alone = Padl jen čaroděj: lovci mají svou kořist.
ending-void = Ani v posledním střetu nikdo nepadl: partie neplatí.
bout-ended = { $how } { $count ->
    [one] Vítěz:
   *[other] Vítězové:
} { $winners }.
bout-ended-nobody = { $how } Nevítězí nikdo.
ready = { $who } čeká na další partii.
tokens-given = Žetony: { $tokens }.
match-ended = Zápas je u konce, { $tokens }. { $count ->
    [one] Vítěz:
   *[other] Vítězové:
} { $winners }.
match-ended-nobody = Zápas je u konce, { $tokens }. Nevítězí nikdo.
said = { $who }: „{ $words }“
whispered = { $who } šeptá { $to-dat }: „{ $words }“
whisper-seen = { $who } něco šeptá { $to-dat }.
judged-kept = { $who } drží slovo: „{ $words }“
judged-broken = { $who } klame: „{ $words }“

why-not-in-hand = Takovou kartu nemáte: { $card }.
why-no-such-hero = U tohoto stolu není místo { $seat }.
why-open-on-oneself = K vlastnímu hrdinovi lze kartu zahrát jen lícem dolů.
why-compulsory = U { $target-gen } už karta leží, takže se musí provést i její akce.
why-nothing-there = U { $target-gen } ještě žádná karta neleží, není co provést.
why-wrong-extra = Tato karta má jinou akci: { $card }.
why-not-earlier = U { $target-gen } neleží { $slot }.
why-same-hero = Karta se musí přesunout od { $target-gen } k jinému hrdinovi.
why-too-early = V tomto kole ještě { $left ->
    [one] nehrál { $left } hráč
    [few] nehráli { $left } hráči
   *[other] nehrálo { $left } hráčů
}.
why-not-now = O tom se teď nerozhoduje.
why-number-of-knights = Každá strana staví rytíře v počtu { $needed }.
why-talk-off = U tohoto stolu se takhle nemluví.
why-no-talk-now = Mezi partiemi se mlčí.
why-no-whispers = U tohoto stolu se nešeptá.
why-talked-turn = Nejvýš { $limit ->
    [one] { $limit } replika
    [few] { $limit } repliky
   *[other] { $limit } replik
} mezi dvěma tahy.
why-talked-lap = Nejvýš { $limit ->
    [one] { $limit } replika
    [few] { $limit } repliky
   *[other] { $limit } replik
} za oběh.
why-bad-line = Takhle tuhle repliku říct nelze.
