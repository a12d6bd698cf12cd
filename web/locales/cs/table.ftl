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
chat-none = Zatím nikdo nepromluvil.
chat-say = Řekněte něco, nebo vyberte repliku
chat-write = Řekněte něco
chat-pick = Najděte repliku
chat-send = Poslat
chat-lines = Připravené repliky
chat-about = O čem replika je?
chat-no-line = Taková replika není. Zkuste jiné slovo.
chat-silent = U tohoto stolu se mlčí.
chat-more = Co s hráčem { $name }
chat-mute = Neslyšet
chat-muted = { $name }: už nic neuslyšíte.
chat-report = Nahlásit
chat-report-reason = Nahlášeno z chatu
chat-reported = Děkujeme. Správce si to přečte.

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
luck-words = Míchat společně
luck-words-more = Napište jakákoli slova: přimíchají se do míchání, takže karty nemohl vybrat nikdo, ani server.
luck-add = Přidat

room-seats = Kdo kde sedí
room-you = vy
room-kept = Čeká se: { $name }
room-open = Sednout si může kdokoli
room-invited = Pro hosta s odkazem
room-sit = Sednout si
room-seat-for = Kdo smí na místo { $seat }
room-kick = Požádat o uvolnění místa: { $name }
room-swap = Prohodit místa { $seat } a { $other }
room-start = Začít
room-close = Zavřít stůl
room-leave = Vstát
room-host-starts = Hra začne, až řekne hostitel.
room-starts-full = Hra začne, jakmile budou všechna místa obsazena.
room-hints = { $allowed ->
    [true] Bota lze žádat o radu.
   *[false] U tohoto stolu bez rad.
}
room-free = { $count ->
    [one] { $count } místo je volné: počkejte na hosta, nebo je dejte botovi.
    [few] { $count } místa jsou volná: počkejte na hosty, nebo je dejte botům.
   *[other] { $count } míst je volných: počkejte na hosty, nebo je dejte botům.
}
room-invite = Pozvat
room-invite-more = Pošlete odkaz, nebo nadiktujte kód. Kdo jej otevře, hned si sedne.
room-link = Odkaz na tento stůl
room-copy = Kopírovat odkaz
room-copied = Zkopírováno
room-share = Sdílet
room-qr = Odkaz jako obrázek k načtení

line-lost = Server neodpovídá. Vaše místo zůstává vaše; zkoušíme to znovu…
stand-in-plays = Hraje za vás bot.
stand-in-back = Vzít si místo zpět
menu = Nabídka stolu
menu-hints-allowed = povoleny
menu-hints-forbidden = ne u tohoto stolu
menu-undo-bots = s boty volně
menu-undo-consent = když ostatní souhlasí
menu-watching = Diváci
menu-watching-none = nikdo nesmí přihlížet
menu-watching-live = smějí všichni
menu-watching-delayed = se zpožděním { $seconds } s
menu-mine = Moje nastavení
menu-sound = Zvuk
menu-notify = Upozornit na můj tah
menu-settings = Všechna nastavení
menu-rules = Pravidla této hry
menu-hide = Skrýt z mých her
menu-unhide = Vrátit do mých her
menu-home = Na úvodní stránku
menu-home-more = Místo vám zůstává.
menu-leave = Ať za mě hraje bot
menu-leave-sure = Odejít od stolu?
menu-leave-more = Na vašem místě bude hrát bot. Vrátit se můžete kdykoli.
menu-not-now = Teď ne
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

replay = Záznam
replay-controls = Kroky záznamu
replay-first = Na začátek
replay-back = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-play = Spustit
replay-pause = Zastavit
replay-position = Pozice
replay-of = krok { $at } z { $of }
replay-go = K tomuto kroku
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

rules-find = Hledat v pravidlech
rules-all = Všechna pravidla
rules-none = Pravidla této hry tu zatím nejsou sepsána.
rules-nothing = O „{ $query }“ nemluví žádné pravidlo. Zkuste kratší slovo.
rules-pieces = Všechny karty a díly
rules-contents = Kapitoly
rules-game = Hra
reconstructed = rekonstruováno: žádný zdroj tuto hodnotu neuvádí
learn-text = Zahrajte si první partii s mírnými boty a průvodce vám vysvětlí, co leží před vámi. Je to skutečná hra u skutečného stolu, asi na pět minut.
learn-play = Hrát s průvodcem
learn-text-plain = Průvodce touto hrou zatím není. Přečtěte si nejdřív pravidla, nebo si sedněte proti slabým botům: seznam tahů řekne všechno, co smíte, a radu dostanete na jedno stisknutí.
learn-play-plain = Zahrát si se slabými boty
learn-read = Číst pravidla
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
