go-home = Na úvodní stránku
moves = Tahy
moves-count = { $count ->
    [one] { $count } možný tah
    [few] { $count } možné tahy
   *[other] { $count } možných tahů
}
moves-none = Teď není o čem rozhodovat.
undo = Vrátit
plead = Poprosit o vrácení
plea-mine = Prosíte o vrácení svého posledního tahu.
plea-of = { $name } prosí o vrácení svého posledního tahu. Vše, co následovalo, by se vrátilo také.
plea-waits = Ještě neodpověděli: { $names }.
plea-agree = Souhlasit
plea-deny = Odmítnout
plea-withdraw = Vzít prosbu zpět
hint = Rada
rail-label = Zápis, chat, hráči, pravidla
rail-log = Zápis
rail-chat = Chat
rail-players = Hráči
rail-rules = Pravidla
ribbon-home = Quintain: na úvodní stránku
ribbon-phases = Kde jsme
ribbon-done = hotovo:

turn-yours = Jste na tahu
turn-chosen = Máte vybráno
turn-of = Na tahu: { $name }
turn-many = { $count ->
    [one] Na tahu je { $count } hráč
    [few] Na tahu jsou { $count } hráči
   *[other] Na tahu je { $count } hráčů
}
turn-gathering = Scházíme se
turn-over = Hra skončila
notify-turn = U stolu jste na tahu

log-none = Zatím se nic nestalo.
log-undone = Tah byl vzat zpět.
log-granted = { $who ->
    [bots] Tah byl se souhlasem botů vzat zpět, ač se už něco ukázalo.
   *[people] Tah byl se souhlasem všech vzat zpět, ač se už něco ukázalo.
}
log-since = co jste se nedívali
clock-left = Zbývající čas
clock-hours = { $hours } h
player-you = { $name }, to jste vy
player-bot = bot
player-away = není u stolu
player-stand-in = není u stolu: hraje bot
player-turn = na tahu

room-copy = Kopírovat odkaz
room-copied = Zkopírováno

line-lost = Server neodpovídá.
line-lost-more = Vaše místo zůstává vaše; zkoušíme to znovu…
line-try = Zkusit teď
menu = Nabídka stolu
table-loading = Prostíráme stůl…
table-closed = Hostitel tento stůl zavřel dřív, než hra začala.
table-no-board = Tato hra zatím nemá desku. Hrajte podle seznamu tahů; zápis řekne, co se děje.

replay-go = K tomuto kroku
