hearts-table = Kulatý stůl
hearts-seat = Místo { $seat }
hearts-you-short = Vy
hearts-you-named = { $name }, vy
hearts-me = vy
hearts-ally = spojenec
hearts-enemy = nepřítel
hearts-alone = sám za sebe, čaroděj
hearts-hero-label = { $hero }, hraje { $player }
hearts-hero-mine = { $hero }, váš hrdina
hearts-played-by = Hraje { $player }.
hearts-fallen = hrdina padl
hearts-wounds = zranění: { $wounds } { $deadly ->
    [3] ze
    [4] ze
   *[other] z
  } { $deadly }
hearts-hand-count = { $count ->
    [0] v ruce žádná karta
    [one] v ruce { $count } karta
    [few] v ruce { $count } karty
   *[other] v ruce { $count } karet
}
hearts-risk = riziko smrti { $risk } %
hearts-risk-of-death = riziko smrti
hearts-your-turn = Jste na tahu
hearts-turn = na tahu
hearts-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
hearts-undealt = { $count } nerozdáno
hearts-discarded = { $count } odhozeno
hearts-swords = meče
hearts-shields = štíty
hearts-unknown = neznámé
hearts-says = { $hero }: { $words }
hearts-must-declare = Nemá karty: v tahu { $turn } vyhlásí střet
hearts-slot-up = Karta { $slot }: { $card }, zahrál hrdina { $hero }
hearts-slot-known = Karta { $slot } lícem dolů, zahrál hrdina { $hero }. Znáte ji: { $card }
hearts-slot-down = Karta { $slot } lícem dolů, zahrál hrdina { $hero }
hearts-lies = { $swords ->
    [0] { $shields ->
        [0] { $unknown ->
            [0] žádná karta
            [one] { $unknown } neznámá karta
            [few] { $unknown } neznámé karty
           *[other] { $unknown } neznámých karet
        }
       *[other] štíty { $shields }, neznámé { $unknown }
    }
   *[other] meče { $swords }, štíty { $shields }, neznámé { $unknown }
}
hearts-falls-now = Padne, kdyby byl střet teď: { $risk } %
hearts-no-intent = Podle toho, co jste viděli; cizí úmysly se nehádají.

hearts-my-area = Moje místo
hearts-my-hand = Moje ruka
hearts-my-goal = Můj tajný cíl
hearts-my-goal-short = Můj cíl
hearts-lift-goal = Můj tajný cíl, zakrytý. Podržte, chcete-li ho zvednout
hearts-hold-to-lift = Podržte
hearts-face = Jak se karta položí
hearts-face-up = Lícem nahoru
hearts-face-down = Lícem dolů
hearts-seen = viděli všichni
hearts-no-cards = V ruce nejsou karty
hearts-back = Zpět
hearts-play = Zahrát
hearts-declare = Vyhlásit střet
hearts-declare-short = Střet
hearts-declare-effect = { $count ->
    [0] Všechny karty se otočí najednou. Nelze vzít zpět.
    [one] Všechny karty se otočí najednou. { $count } karta v ruce zůstane nezahraná. Nelze vzít zpět.
    [few] Všechny karty se otočí najednou. { $count } karty v ruce zůstanou nezahrané. Nelze vzít zpět.
   *[other] Všechny karty se otočí najednou. { $count } karet v ruce zůstane nezahraných. Nelze vzít zpět.
}
hearts-crumb-up = lícem nahoru
hearts-crumb-down = lícem dolů
hearts-crumb-on = k { $hero }
hearts-crumb-extra = { $extra ->
    [move] přesunout kartu { $slot }
    [discard] odhodit kartu { $slot }
   *[take] vzít kartu { $slot }
}
hearts-crumb-slot = karta { $slot }
hearts-crumb-to = k { $hero }
hearts-crumb-to-me = do své ruky
hearts-crumb-to-hand = do ruky { $hero }
hearts-ask-card = Vyberte kartu z ruky.
hearts-ask-target = Na kterého hrdinu?
hearts-ask-slot = { $extra ->
    [move] Kterou z dřívějších karet přesunete?
    [discard] Kterou z dřívějších karet odhodíte?
   *[take] Kterou z dřívějších karet vezmete?
}
hearts-ask-to = Ke kterému hrdinovi půjde?
hearts-ask-hand = Do čí ruky půjde?
hearts-ask-declare = Karty došly: začíná střet.
hearts-next-card = Vyberte kartu
hearts-next-hero = Vyberte hrdinu
hearts-next-hand = Vyberte, komu
hearts-next-slot = Vyberte kartu na stole
hearts-next-declare = Vyhlaste střet
hearts-back-to-card = Zpět ke kartám
hearts-lapses = Žádná karta tam ještě neleží: dodatečná akce propadá.
hearts-wait = Rozdávají se karty.
hearts-wait-for = Na tahu je { $hero }.
hearts-goal-lives = Riziko { $risk } %.
hearts-goal-dies = Šance { $risk } %.
hearts-if-now = Střet teď: něčí smrt asi { $death } %; { $unknown ->
    [0] vaše zranění: { $wounds }.
   *[other] vaše zranění: { $wounds }, neznámé karty na vás: { $unknown }.
}

hearts-notebook = Zápisník
hearts-only-you = vidíte jen vy
hearts-close = Zavřít
hearts-card-number = Karta { $slot }:
hearts-card-about = Karta { $slot }
hearts-note-mine = Moje zakryté karty
hearts-note-on = leží u { $hero }
hearts-note-taken = vzata do ruky { $hero }
hearts-note-discarded = odhozena
hearts-note-none = V tomto kole žádné.
hearts-note-receipts = Karty, o nichž vím v cizích rukou
hearts-note-received = { $hero }: v ruce { $card }
hearts-note-or-slot = (nebo je to karta { $slots })
hearts-note-no-receipts = Žádné.
hearts-note-unseen = Dosud neviděné: { $count }

hearts-skirmish = Střet
hearts-sides-so-far = Strany zatím
hearts-declared-by = střet vyhlašuje { $hero }
hearts-all-unhurt = nikdo není raněn
hearts-watch = Podívat se
hearts-turned-over = Odkryto
hearts-still-sealed = Ještě zapečetěno
hearts-next-in-turn = Další hrdina
hearts-falls = { $she ->
    [true] { $hero } padla
   *[other] { $hero } padl
}
hearts-takes = { $count ->
    [one] { $hero }: { $count } zranění
   *[other] { $hero }: { $count } zranění
}
hearts-unhurt = { $she ->
    [true] { $hero } je bez zranění
   *[other] { $hero } je bez zranění
}
hearts-wounds-new = { $count ->
    [0] žádné zranění
   *[other] { $count } zranění
}
hearts-cancelled = odraženo
hearts-nothing-lies = Tady neleží žádná karta.
hearts-words-judged = Slova a skutky
hearts-kept = dodrženo
hearts-broken = porušeno
hearts-skip = Rovnou k výsledku
hearts-to-result = Výsledek
hearts-to-round = Další kolo
hearts-space = mezerník

hearts-bout-over = Partie { $bout } skončila
hearts-side-wins = { $side } vítězí
hearts-ending-draw = Na poli je remíza
hearts-ending-wizard-alone = Padl jen čaroděj
hearts-ending-void = Nikdo nepadl: partie neplatí
hearts-side-tally = { $fallen ->
    [0] nikdo nepadl
    [one] padl { $fallen }
    [few] padli { $fallen }
   *[other] padlo { $fallen }
}, zranění { $wounds }
hearts-now-hearts = Teď se soudí srdce.
hearts-hearts-judged = Každé srdce je souzeno.
hearts-wins = { $hero } vítězí
hearts-nobody-wins = V této partii nikdo nevyhrál.
hearts-the-wizard = čaroděj
hearts-side-won = strana zvítězila
hearts-side-lost = strana prohrála
hearts-side-drawn = remíza na poli
hearts-himself = { $alive ->
    [true] čaroděj žije
   *[other] čaroděj padl
}
hearts-lives = { $she ->
    [true] { $hero } žije
   *[other] { $hero } žije
}
hearts-fell = { $she ->
    [true] { $hero } padla
   *[other] { $hero } padl
}
hearts-watch-again = Ukázat střet znovu
hearts-results = Výsledky a nová hra
hearts-ready = hotovo
hearts-ready-count = Připraveno { $ready } { $of ->
    [3] ze
    [4] ze
   *[other] z
  } { $of }
hearts-ready-for = Na partii { $bout }
hearts-match = Zápas na { $count } vítězství
hearts-next-wizard = V partii { $bout } přejde role čaroděje na hráče { $name }.

hearts-pick = Kdo vyjede?
hearts-pick-count = Rytířů z každé strany: { $count }.
hearts-pick-done = Pojedou tihle
hearts-pick-wait = { $name } vybírá rytíře.

hearts-phase-deal = Rozdání
hearts-phase-lap = Oběh { $lap }
hearts-phase-result = Výsledek
hearts-may-declare = lze vyhlásit
hearts-where = partie { $bout }, kolo { $round }
hearts-turn-number = tah { $turn }
hearts-yours = vaši
hearts-standing = { $side }: stojí { $count }
hearts-group-declare = Střet
hearts-group-ready = Připravenost
hearts-group-heroes = Rytíři
hearts-row-down = Lícem dolů ke kterémukoli hrdinovi
hearts-row-up = Lícem nahoru k { $hero }, nic tam neleží
hearts-row-extra = { $extra ->
    [move] Lícem nahoru k { $hero }, přesunout 1 z { $count }
    [discard] Lícem nahoru k { $hero }, odhodit 1 z { $count }
   *[take] Lícem nahoru k { $hero }, vzít 1 z { $count }
}

hearts-tip-welcome-title = Vítejte u stolu
hearts-tip-welcome = { $wizard ->
    [true] Váš hrdina je { $hero }, čaroděj, a nepatří k žádné straně. Sedíte dole. Ostatní jsou rytíři: šachovaný pruh je jedna strana, kosočtverce druhá.
   *[other] Váš hrdina je { $hero }, strana: { $side }. Sedíte dole. Šachovaný pruh je jedna strana, kosočtverce druhá.
}
hearts-tip-goal-title = Vaše srdce
hearts-tip-goal = { $hunt ->
    [true] Podržte zakrytou kartu vlevo dole: říká, že čaroděj musí zemřít. Nikdo jiný to neví.
   *[other] Podržte zakrytou kartu vlevo dole: { $friend } je hrdina, který musí přežít. Nikdo jiný to neví.
}
hearts-tip-sides-title = Dvě přání najednou
hearts-tip-sides = { $wizard ->
    [true] Vyhrajete, když ve chvíli, kdy někdo padne, žijete vy i oba rytíři, které milujete. Na stranách vám nezáleží.
   *[other] Vyhrajete, když vaše strana není poražena a přání srdce se splnilo. Poražená strana ztrácí vše, ať je srdci jakkoli.
}
hearts-tip-cards-title = Meče a štíty
hearts-tip-cards = Červené karty zraňují, modré odrazí stejný počet mečů. Značka dole je dodatečná akce: platí, jen když kartu položíte lícem nahoru. Vyberte kartu z ruky.
hearts-tip-face-down-title = Položte ji tajně
hearts-tip-face-down = Přepněte na „Lícem dolů“, vezměte kartu a ťukněte na hrdinu: na nepřítele meč, na přítele štít. Nebo blafujte. Pak ji zahrajte.
hearts-tip-watch-title = Čí je to karta?
hearts-tip-watch = Rub nese erb toho, kdo kartu položil. Své zakryté karty poznáte podle ohnutého okraje; zápisník (n) je pro vás uchová.
hearts-tip-tally-title = Co víte
hearts-tip-tally = U každého hrdiny vidíte meče a štíty, o nichž víte, neznámé karty a riziko, že padne, kdyby byl střet teď. Rytíře zabijí tři zranění, čaroděje pět.
hearts-tip-face-up-title = Lícem nahoru a s účinkem
hearts-tip-face-up = Teď položte kartu lícem nahoru k hrdinovi, u něhož už nějaká leží. Pak se její značka musí provést: tu kartu přesunout, odhodit, nebo vzít do ruky.
hearts-tip-declare-title = Střet
hearts-tip-declare = Všichni už hráli, a tak ten, kdo je na tahu, může místo karty vyhlásit střet. Vyhlaste ho, když se vám stůl líbí, jinak čekejte. Kdo nemá karty, musí ho vyhlásit.
hearts-tip-skirmish-title = Karty se otáčejí
hearts-tip-skirmish = Každý meč, který neodrazí štít, je zranění. Zranění zůstávají; štíty neléčí.
hearts-tip-wounds-title = Nové kolo
hearts-tip-wounds = Nikdo nepadl, a tak začíná nové kolo. Každé zranění stojí hrdinu jednu kartu. Partie končí, když někdo padne.
hearts-tip-talk-title = Řeči
hearts-tip-talk = Tvrďte, slibujte, vyhrožujte v chatu: slova visí u hrdinů, nikoho nezavazují a po odkrytí stůl ukáže, kdo slovo dodržel.
hearts-tip-end-title = Nejdřív strany, pak srdce
hearts-tip-end = Pole má strana s méně padlými; rovnost rozhodnou zranění. Z neporažené strany vyhrají ti, jejichž srdce má své přání. To je celá hra.

hearts-option-length-match = Zápas na tři vítězství
hearts-option-length-single = Jedna partie
hearts-option-heroes-random = Losem
hearts-option-heroes-host = Vybírá hostitel
hearts-option-talk-free = Volný hovor
hearts-option-talk-canned = Jen připravené repliky
hearts-option-talk-silent = Ticho
hearts-option-reseat-keep = Místa zůstávají
hearts-option-reseat-shuffle = Zamíchat před každou partií
hearts-option-wound-markers-cards = Karty mečů
hearts-option-wound-markers-tokens = Žetony
