replay = Záznam
replay-controls = Kroky záznamu
replay-first = Na začátek
replay-back = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-play = Spustit
replay-pause = Zastavit
replay-position = Pozice
replay-of = krok { $at } { $of ->
    [3] ze
    [4] ze
   *[other] z
  } { $of }
replay-no-board = Tato hra zatím nemá desku. Zápis vypráví každý krok.
replay-eyes = Číma očima
replay-everything = Všechno odkryté
replay-spectator = Jako divák
replay-as = { $seat }. { $name }
replay-link = Odkaz na tah
replay-verify = Ověřit
replay-download = Stáhnout
replay-branch = Hrát odtud
verify-good = Záznam sedí: podle pravidel ověřeno kroků { $entries }; míchání a losů mezi nimi { $answers } a všechny plynou z tajemství zapečetěného před hrou.
verify-good-no-luck = Záznam sedí: podle pravidel ověřeno kroků { $entries }. Míchání u tohoto stolu ověřit nelze.
verify-bad = Záznam nesedí: { $message }
branch-title = Hrát odtud
branch-text = Nový stůl začne z tohoto postavení. Jedno místo zaujmete vy, ostatní boti; náhoda je nová.
branch-seat = Které místo je vaše?
branch-go = Hrát
