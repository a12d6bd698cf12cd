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
hint-says = { $bot } radí:
hint-then = Potom: { $line }.
hint-percent = { $percent } %
hint-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
hint-chance = Naděje na výhru: { $value }.
hint-score = Očekávaný výsledek: { $value }.
hint-others = Jinak: { $others }.

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
sealed-title = Zbytek je zapečetěn
sealed-text = Zápis, chat a další rozdání se otevřou, jak se budou ukazovat.
sealed-break = Zlomit pečeť a číst

clock-left = Zbývající čas
clock-hours = { $hours } h
player-you = { $name }, to jste vy
player-bot = bot
player-away = není u stolu
player-stand-in = není u stolu: hraje bot
player-turn = na tahu

luck-title = Je náhoda poctivá?
luck-text = Před prvním rozdáním zapečetil rozdávající tajemství pod tímto otiskem. Po hře se tajemství ukáže a každý může ověřit, že všechny karty plynou z něj.
luck-secret = Tajemství znělo:

room-copy = Kopírovat odkaz
room-copied = Zkopírováno

line-lost = Server neodpovídá. Vaše místo zůstává vaše; zkoušíme to znovu…
stand-in-plays = Hraje za vás bot.
stand-in-back = Vzít si místo zpět
menu = Nabídka stolu
told-away = { $name } není u stolu.
told-stand-in = { $name } není u stolu; místo toho hraje bot.
told-back = { $name } je zpět u stolu.
branched = Tento stůl pokračuje z postavení jiné hry; náhoda je nová.
branched-from = Podívat se na ni
table-loading = Prostíráme stůl…
table-closed = Hostitel tento stůl zavřel dřív, než hra začala.
table-no-board = Tato hra zatím nemá desku. Hrajte podle seznamu tahů; zápis řekne, co se děje.

end-you = Vyhráli jste
end-you-share = Jste mezi vítězi
end-nobody = Nikdo nevyhrál
end-lost = Prohráli jste
end-scored = Váš výsledek: { $score }
end-won = { $count ->
    [one] Vítěz: { $names }
    [few] Vítězové: { $names }
   *[other] Vítězové: { $names }
}
end-winner = vítěz
end-look = Podívat se na desku
end-show = Ukázat výsledek
end-replay = Záznam
end-taken-back = { $who ->
    [bots] Se souhlasem botů
   *[people] Se souhlasem všech
} { $count ->
    [one] byl vzat zpět { $count } tah, po němž se něco ukázalo.
    [few] byly vzaty zpět { $count } tahy, po nichž se něco ukázalo.
   *[other] bylo vzato zpět { $count } tahů, po nichž se něco ukázalo.
}
end-rematch = Hrát znovu
end-join-rematch = K další hře

replay-go = K tomuto kroku

rules-find = Hledat v pravidlech
rules-all = Všechna pravidla
rules-none = Pravidla této hry tu zatím nejsou sepsána.
rules-game = Hra
reconstructed = rekonstruováno: žádný zdroj tuto hodnotu neuvádí
lost-title = Tady nic není
lost-text = Na této adrese není žádná stránka. Možná je v ní překlep, nebo stůl dávno není.

problem-not-found = Na této adrese nic není. Zkontrolujte odkaz, nebo začněte na úvodní stránce.
problem-no-such-table = Takový stůl není. V odkazu je možná překlep; požádejte hostitele o nový.
problem-no-such-code = Na tento kód se neozývá žádný stůl. Požádejte hostitele o nový odkaz.
problem-table-full = Všechna místa u tohoto stolu jsou obsazená. Můžete se dívat, nebo otevřít vlastní stůl.
problem-seat-taken = Někdo byl rychlejší: místo je obsazené. Vyberte jiné.
problem-needs-code = Toto místo je pro pozvané. Požádejte hostitele o odkaz.
problem-no-spectators = Tento stůl do konce hry vidí jen ti, kdo u něj sedí.
problem-not-host = To smí jen hostitel.
problem-not-full = Nejsou obsazená všechna místa. Počkejte na hosty, nebo dejte volná místa botům.
problem-begun = Hra už začala. Načtěte stránku znovu, abyste ji viděli.
problem-closed = Tento stůl byl zavřen dřív, než hra začala. Otevřete jiný.
problem-over = Hra skončila. Hrajte znovu, nebo se podívejte na záznam.
problem-not-over = To je vidět až po skončení hry.
problem-stale-decision = Než jste vybrali, na stole se něco změnilo. Podívejte se a vyberte znovu.
problem-stale-undo = Vrátit to už nejde: hra pokročila.
problem-denied = Ostatní nesouhlasili. Hrajte dál.
problem-no-plea = O vrácení tahu už nikdo neprosí.
problem-nothing-to-undo = Není co vracet.
problem-not-asked = Nejste na tahu.
problem-no-seat = U tohoto stolu nemáte místo.
problem-no-session = Server zapomněl, kdo jste. Načtěte stránku znovu.
problem-no-bot = Žádný bot teď nemá radu.
problem-no-hints = U tohoto stolu se nenapovídá.
problem-no-chat = U tohoto stolu se volně nemluví; vyberte repliku.
problem-no-talk = Teď se mluvit nesmí.
problem-busy = Server má moc práce. Nic se nezměnilo; zkuste to za chvíli.
problem-not-saved = Server to nedokázal uložit. Nic se nezměnilo; zkuste to znovu.
problem-too-many = To bylo příliš rychle. Chvíli počkejte a zkuste to znovu.
problem-bad-name = Jméno má 1 až 24 znaků.
problem-bad-login = Přihlašovací jméno má 3 až 40 písmen, číslic nebo znaků . @ _ -
problem-bad-password = Heslo má 8 až 200 znaků.
problem-login-taken = Toto přihlašovací jméno už někdo má. Zvolte jiné.
problem-wrong-login = Jméno a heslo k sobě nepatří. Zkontrolujte obojí a zkuste to znovu.
problem-has-account = Účet už máte.
problem-bad-message = Stránka a server si nerozumějí. Načtěte stránku znovu; vaše místo zůstává vaše.
problem-server-stopping = Server se restartuje. Vaše místo zůstává vaše; stránka se vrátí sama.
