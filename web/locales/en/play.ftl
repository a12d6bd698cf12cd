dock = Your decision
dock-choose = Choose a glowing piece.
dock-next = Choose
dock-play = Play it
dock-clear = Clear the plan (Esc steps back)
dock-more = More
dock-not-yours = Not your turn
dock-no-undo = Nothing of yours can be taken back now.
dock-no-hint = A hint is given when it is your turn.
dock-stage = Stage it
dock-drop = Dismiss
dock-final = This cannot be undone.
dock-reveals = This reveals something and cannot be taken back without consent.
dock-luck = Luck decides what follows.
dock-wait = The game goes on by itself.
dock-thinks = { $name } is thinking
dock-think-many = { $count ->
    [one] One player is thinking
   *[other] { $count } players are thinking
}
dock-watching = You are watching. What is hidden stays hidden from you.
dock-sealed = You have chosen. You may change it until the last has chosen.
seal-done = has chosen
