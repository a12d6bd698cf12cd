hearts-table = The round table
hearts-seat = Seat { $seat }
hearts-you-short = You
hearts-you-named = { $name }, you
hearts-me = you
hearts-ally = ally
hearts-enemy = enemy
hearts-alone = alone, the wizard
hearts-hero-label = { $hero }, played by { $player }
hearts-hero-mine = { $hero }, your hero
hearts-played-by = Played by { $player }.
hearts-fallen = fallen
hearts-wounds = { $wounds } of { $deadly } wounds
hearts-hand-count = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hearts-risk = risk of death { $risk } %
hearts-risk-of-death = risk of death
hearts-your-turn = Your turn
hearts-turn = to move
hearts-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
hearts-undealt = { $count } undealt
hearts-discarded = { $count } discarded
hearts-swords = swords
hearts-shields = shields
hearts-unknown = unknown
hearts-says = { $hero } says: { $words }
hearts-must-declare = No cards left: must declare on turn { $turn }
hearts-slot-up = Card { $slot }: { $card }, played by { $hero }
hearts-slot-known = Card { $slot }, face down, played by { $hero }. You know it: { $card }
hearts-slot-down = Card { $slot }, face down, played by { $hero }
hearts-lies = { $swords ->
    [0] { $shields ->
        [0] { $unknown ->
            [0] no card
            [one] { $unknown } unknown card
           *[other] { $unknown } unknown cards
        }
       *[other] shields { $shields }, unknown { $unknown }
    }
   *[other] swords { $swords }, shields { $shields }, unknown { $unknown }
}
hearts-falls-now = Falls if the skirmish came now: { $risk } %
hearts-no-intent = From what you have seen; nobody’s intent is guessed.

hearts-my-area = My area
hearts-my-hand = My hand
hearts-my-goal = My secret goal
hearts-my-goal-short = My goal
hearts-lift-goal = My secret goal, covered. Hold to lift
hearts-hold-to-lift = Hold to lift
hearts-face = How the card is laid
hearts-face-up = Face up
hearts-face-down = Face down
hearts-seen = seen by all
hearts-no-cards = No cards in hand
hearts-back = Back
hearts-play = Play it
hearts-declare = Declare the skirmish
hearts-declare-short = Declare
hearts-declare-effect = { $count ->
    [0] All cards are turned over at once. This cannot be undone.
    [one] All cards are turned over at once. The card in your hand stays unplayed. This cannot be undone.
   *[other] All cards are turned over at once. Your { $count } cards in hand stay unplayed. This cannot be undone.
}
hearts-crumb-up = face up
hearts-crumb-down = face down
hearts-crumb-on = on { $hero }
hearts-crumb-extra = { $extra ->
    [move] move card { $slot }
    [discard] discard card { $slot }
   *[take] take card { $slot }
}
hearts-crumb-slot = card { $slot }
hearts-crumb-to = to { $hero }
hearts-crumb-to-me = into your hand
hearts-crumb-to-hand = into the hand of { $hero }
hearts-ask-card = Choose a card of your hand.
hearts-ask-target = On which hero?
hearts-ask-slot = { $extra ->
    [move] Which earlier card do you move?
    [discard] Which earlier card do you discard?
   *[take] Which earlier card do you take?
}
hearts-ask-to = To which hero does it go?
hearts-ask-hand = Into whose hand does it go?
hearts-ask-declare = You have no cards left: the skirmish begins.
hearts-next-card = Choose a card
hearts-next-hero = Choose a hero
hearts-next-hand = Choose a hand
hearts-next-slot = Choose an earlier card
hearts-next-declare = Declare first
hearts-back-to-card = Back to my cards
hearts-lapses = No card lies there yet: the extra action lapses.
hearts-wait = The cards are being dealt.
hearts-wait-for = { $hero } is to move.
hearts-goal-lives = Risk { $risk } %.
hearts-goal-dies = Chance { $risk } %.
hearts-if-now = Skirmish now: a death about { $death } %; { $unknown ->
    [0] your wounds: { $wounds }.
   *[other] your wounds: { $wounds }, unknown cards on you: { $unknown }.
}

hearts-notebook = Notebook
hearts-only-you = only you see it
hearts-close = Close
hearts-card-number = Card { $slot }:
hearts-card-about = Card { $slot }
hearts-note-mine = My hidden cards
hearts-note-on = before { $hero }
hearts-note-taken = taken into the hand of { $hero }
hearts-note-discarded = discarded
hearts-note-none = None this round.
hearts-note-receipts = Cards I know in other hands
hearts-note-received = { $hero } received { $card }
hearts-note-or-slot = (or it is card { $slots })
hearts-note-no-receipts = None.
hearts-note-unseen = Not yet seen: { $count }

hearts-skirmish = Skirmish
hearts-sides-so-far = The sides so far
hearts-declared-by = declared by { $hero }
hearts-all-unhurt = nobody was hurt
hearts-watch = Look at it
hearts-turned-over = Turned over
hearts-still-sealed = Still sealed
hearts-next-in-turn = Next hero
hearts-falls = { $she ->
    [true] { $hero } falls
   *[other] { $hero } falls
}
hearts-takes = { $count ->
    [one] { $hero }: { $count } wound
   *[other] { $hero }: { $count } wounds
}
hearts-unhurt = { $she ->
    [true] { $hero } is unhurt
   *[other] { $hero } is unhurt
}
hearts-wounds-new = { $count ->
    [0] no wound
    [one] { $count } wound
   *[other] { $count } wounds
}
hearts-cancelled = cancelled
hearts-nothing-lies = No card lies here.
hearts-words-judged = Words, judged
hearts-kept = kept
hearts-broken = broken
hearts-skip = Skip to the result
hearts-to-result = The result
hearts-to-round = Next round
hearts-space = space

hearts-bout-over = Bout { $bout } is over
hearts-side-wins = The { $side } win
hearts-ending-draw = The field is drawn
hearts-ending-wizard-alone = The wizard alone has fallen
hearts-ending-void = Nobody fell: the bout is void
hearts-side-tally = { $fallen ->
    [0] no one fell
    [one] one fell
   *[other] { $fallen } fell
}, { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
hearts-now-hearts = Now each heart is judged.
hearts-hearts-judged = Each heart is judged.
hearts-wins = { $hero } wins
hearts-nobody-wins = Nobody wins this bout.
hearts-the-wizard = the wizard
hearts-side-won = the side won
hearts-side-lost = the side lost
hearts-side-drawn = the field was drawn
hearts-himself = { $alive ->
    [true] the wizard lives
   *[other] the wizard fell
}
hearts-lives = { $she ->
    [true] { $hero } lives
   *[other] { $hero } lives
}
hearts-fell = { $she ->
    [true] { $hero } fell
   *[other] { $hero } fell
}
hearts-watch-again = Watch the skirmish again
hearts-results = Results and a new game
hearts-ready = ready
hearts-ready-count = { $ready } of { $of } are ready
hearts-ready-for = Ready for bout { $bout }
hearts-match = Match to { $count } wins
hearts-next-wizard = In bout { $bout } the wizard’s role passes to { $name }.

hearts-pick = Who rides out?
hearts-pick-count = { $count } knights of each side.
hearts-pick-done = These it is
hearts-pick-wait = { $name } chooses the knights.

hearts-phase-deal = Deal
hearts-phase-lap = Lap { $lap }
hearts-phase-result = Result
hearts-may-declare = may be declared
hearts-where = bout { $bout }, round { $round }
hearts-turn-number = turn { $turn }
hearts-yours = yours
hearts-standing = { $side }: { $count ->
    [one] one stands
   *[other] { $count } stand
}
hearts-group-declare = Declare
hearts-group-ready = Ready
hearts-group-heroes = Knights
hearts-row-down = Face down on any hero
hearts-row-up = Face up on { $hero }, nothing lies there
hearts-row-extra = { $extra ->
    [move] Face up on { $hero }, move 1 of { $count }
    [discard] Face up on { $hero }, discard 1 of { $count }
   *[take] Face up on { $hero }, take 1 of { $count }
}

hearts-tip-welcome-title = Welcome to the table
hearts-tip-welcome = { $wizard ->
    [true] You are { $hero }, the wizard, and belong to no side. Your place is at the bottom. The others are knights: chequered plates are one side, lozenges the other.
   *[other] You are { $hero }, one of the { $side }. Your place is at the bottom. Chequered plates are one side, lozenges the other.
}
hearts-tip-goal-title = Your heart
hearts-tip-goal = { $hunt ->
    [true] Hold the covered card below left: it says that the wizard must die. Nobody else knows it.
   *[other] Hold the covered card below left: it names { $friend }, who must survive. Nobody else knows it.
}
hearts-tip-sides-title = Two wishes at once
hearts-tip-sides = { $wizard ->
    [true] You win if you and both knights you love are alive when somebody has fallen. Sides do not matter to you.
   *[other] You win if your side is not beaten and your heart has its wish. A beaten side loses everything, however the heart fares.
}
hearts-tip-cards-title = Swords and shields
hearts-tip-cards = Red cards wound, blue ones cancel as many swords. The sign below is the extra action: it counts only when you lay the card face up. Choose a card of your hand.
hearts-tip-face-down-title = Lay it in secret
hearts-tip-face-down = Switch to “Face down”, take a card, then tap a hero: an enemy for a sword, a friend for a shield. Or bluff. Then play it.
hearts-tip-watch-title = Whose card is it?
hearts-tip-watch = The back shows the arms of whoever laid the card. You see your own hidden cards on their folded edge; the notebook (n) keeps them for you.
hearts-tip-tally-title = What you know
hearts-tip-tally = Under each hero stand the swords and shields that you know of, the unknown cards, and the risk that he dies if the skirmish comes now. Three wounds kill a knight, five the wizard.
hearts-tip-face-up-title = Openly, with an effect
hearts-tip-face-up = Now lay a card face up on a hero before whom a card lies already. Then its sign must be carried out: move that card, discard it, or take it into a hand.
hearts-tip-declare-title = The skirmish
hearts-tip-declare = Everybody has had a turn, so whoever is on turn may declare the skirmish instead of playing. Declare when the table looks good for you; wait when it does not. Whoever has no cards must declare.
hearts-tip-skirmish-title = The cards are turned
hearts-tip-skirmish = Each sword that no shield cancels is a wound. Wounds stay; shields never heal.
hearts-tip-wounds-title = A new round
hearts-tip-wounds = Nobody has fallen, so a new round begins. Each wound costs its bearer one card. The bout ends when somebody falls.
hearts-tip-talk-title = Talk
hearts-tip-talk = Claim, promise, threaten in the chat: words hang beside the heroes, bind nobody, and after the reveal the table shows who kept his word.
hearts-tip-end-title = First the sides, then the hearts
hearts-tip-end = The side with fewer dead wins the field; equal losses are settled by wounds. Of the side that is not beaten, those win whose heart has its wish. That is the whole game.

hearts-option-length-match = Match to three wins
hearts-option-length-single = One bout
hearts-option-heroes-random = By lot
hearts-option-heroes-host = Picked by the host
hearts-option-talk-free = Free
hearts-option-talk-canned = Ready lines only
hearts-option-talk-silent = Silence
hearts-option-reseat-keep = Keep the seats
hearts-option-reseat-shuffle = Shuffle before every bout
hearts-option-wound-markers-cards = Sword cards
hearts-option-wound-markers-tokens = Tokens
