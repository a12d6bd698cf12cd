chat-none = Zatím nikdo nepromluvil.
chat-say = Řekněte něco, nebo vyberte repliku
chat-write = Řekněte něco ostatním divákům
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
chat-report-why = Proč? Správce to přečte i s okolními řádky.
chat-apart = Co sem píšete, čtou do konce partie jen diváci.
chat-reported = Děkujeme. Správce si to přečte.
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
room-share = Sdílet
room-qr = Odkaz jako obrázek k načtení
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
menu-leave-alone = Na vašem místě bude hrát bot. Vrátit se můžete, ale sólová hra se bude počítat jako vzdaná.
menu-not-now = Teď ne
