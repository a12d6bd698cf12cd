bot-random-more = Hraje cokoli, co je dovoleno. Hodí se na první pohled.
bot-greedy-more = Bere, co se vyplatí hned, a nehledí dopředu.
bot-page-more = Vidí, co se vyplatí hned, a často se mýlí. Hodí se na první hru.
bot-squire-more = Bere, co se vyplatí hned nejvíc. Páže většinou porazí.
bot-knight-more = Myslí dopředu a zvažuje, co mohou mít ostatní.
bot-champion-more = Nejsilnější v domě; dává si na čas.

sealed-title = Zbytek je zapečetěn
sealed-text = Zápis, chat a další rozdání se otevřou, jak se budou ukazovat.
sealed-break = Zlomit pečeť a číst

luck-title = Je náhoda poctivá?
luck-text = Před prvním rozdáním zapečetil rozdávající tajemství pod tímto otiskem. Po hře se tajemství ukáže a každý může ověřit, že všechny karty plynou z něj.
luck-secret = Tajemství znělo:

told-away = { $name } není u stolu.
told-stand-in = { $name } není u stolu; místo toho hraje bot.
told-back = { $name } je zpět u stolu.
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
problem-not-looking-on = O místo mohou požádat jen diváci.
problem-nobody-asks = O toto místo už nikdo nežádá.
problem-turned-down = Hostitel odmítl.
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
problem-not-allowed-here = Prohlížeč nám nedovolí vás upozorňovat. Rozhoduje jeho nastavení pro tuto stránku.
problem-not-called = Služba prohlížeče upozornění nepřijala. Možná to půjde později.
problem-bad-device = Tento prohlížeč se upozorňuje způsobem, který neumíme použít.
problem-no-calls = Tento server nikoho neupozorňuje.
problem-no-such-device = Na tomto zařízení vás neupozorňujeme.
problem-silenced = Správce vás požádal, abyste několik dní nic nepsali.
problem-account-closed = Správce tento účet uzavřel.
problem-not-operator = Tato stránka je pro správce serveru.
problem-bad-reason = Řekněte proč, nejvýše 500 znaků.
end-standing = Stálý stůl
problem-never-met = Místa se drží pro ty, s nimiž jste hráli.
strip-calls = Máme vám dát vědět, když jste na tahu?
strip-calls-more = Jen tehdy a nikdy v tichých hodinách; změníte to v nastavení.
strip-calls-do = Dejte vědět
strip-install = Nechte si Quintain na tomto zařízení:
strip-install-more = otevírá se jako aplikace a pravidla lze číst bez připojení.
strip-install-do = Nainstalovat
strip-guest = Hrajete jako host, jen na tomto zařízení.
strip-guest-more = S účtem máte své partie všude s sebou.
strip-guest-do = Založit účet
strip-not-now = Teď ne
line-back =
    { $count ->
        [0] Jsme zase spojeni. Mezitím se nic nestalo.
        [one] Jsme zase spojeni. Mezitím se stala jedna věc; je označena v zápisu.
        [few] Jsme zase spojeni. Mezitím se staly { $count } věci; jsou označeny v zápisu.
       *[other] Jsme zase spojeni. Mezitím se stalo { $count } věcí; jsou označeny v zápisu.
    }
stand-in-plays = Hraje za vás bot.
stand-in-back = Vzít si místo zpět
branched = Tento stůl pokračuje z postavení jiné hry; náhoda je nová.
branched-from = Podívat se na ni
elsewhere = Jste na tahu
elsewhere-at = u stolu { $table } ({ $game }).
elsewhere-left = Zbývá { $time }.
elsewhere-many = u více stolů: { $count }.
elsewhere-go = Přejít tam
guests = Držet místa pro
guests-more = S těmito lidmi jste hráli. Dáme jim vědět a místo nikdo jiný nezabere.
standing = Stálý stůl
standing-more = Titíž lidé, partie za partií.
standing-people = Co dávají partie dohromady
standing-won = { $won } výher z { $games }
standing-none = Žádná partie ještě neskončila.
standing-go = Ke stolu
standing-again = Další partie
standing-other = Další partie, jiné volby…
standing-games = Partie: { $count }
standing-running = hraje se
standing-nobody = nikdo nevyhrál
standing-replay = Záznam z { $day }

coach = Průvodce
coach-next = Dál
coach-close = Bez průvodce
coach-show = Ukázat
coach-own = Po svém
problem-no-letters = Tento server dopisy nepíše.
problem-bad-address = Na tuto adresu nelze psát. Zkontrolujte ji.
problem-not-written = Poštovní server dopis nepřijal. Zkontrolujte adresu, nebo to zkuste později.
problem-no-such-address = Nikdo vám nepíše.
problem-no-such-letter = Odkaz už neplatí: adresa byla od té doby potvrzena, změněna nebo zapomenuta.
dock-sure-last = To nelze vzít zpět. Stiskněte ještě jednou, chcete-li to udělat.
dock-sure-turn = Tím váš tah končí. Stiskněte ještě jednou, chcete-li to udělat.
letter-confirm = Je to vaše adresa?
letter-confirm-more = Pak vám Quintain e-mailem dá vědět, když jste na tahu, a o dalším, o co jste požádali.
letter-confirm-do = Je moje
letter-confirm-done = Děkujeme
letter-confirm-after = Adresa je potvrzena. O čem vám dát vědět a kdy ne, najdete v nastavení.
letter-stop = Už žádné dopisy?
letter-stop-more = Quintain vaši e-mailovou adresu zapomene a nebude na ni psát.
letter-stop-do = Už nepsat
letter-stop-done = Hotovo
letter-stop-after = Vaši e-mailovou adresu jsme zapomněli. Žádný dopis už nepřijde.
watching = Díváte se
watching-hidden = Ruce a cíle zůstanou skryté do konce partie.
watching-late = Obraz je opožděn o { $seconds } s.
watching-live = Vidíte vše hned.
watching-stop = Přestat se dívat
seek = Požádat o místo
seek-which = Čí místo? Teď na něm hraje bot.
seek-asked = Požádali jste o místo: { $seat }. Odpoví hostitel.
seek-no-more = Už nežádat
seek-of = žádá o místo, na kterém hraje bot: { $seat }.
seek-give = Dát
seek-deny = Teď ne
sound-blocked = Prohlížeč nás nechá mlčet, dokud zvuk nepovolíte.
sound-allow = Povolit zvuk
watch-watchers =
    { $count ->
        [one] dívá se { $count } člověk
        [few] dívají se { $count } lidé
       *[other] dívá se { $count } lidí
    }
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

dock-stage = Připravit
dock-drop = Zavřít
