brand = Quintain
close = Zavřít
cancel = Zrušit
reload = Načíst stránku znovu
try-again = Zkusit znovu
join = Přisednout
learn = Naučit se
campaign = Kampaň

nav-label = Stránky
nav-skip = Přejít k obsahu
nav-play = Hrát
nav-watch = Sledovat
nav-rules = Pravidla
nav-about = O projektu
nav-me = Vaše jméno

pitch-hearts = Dvě rytířská vojska a srdce každého na té nesprávné straně. Klamte, smlouvejte, bijte.
pitch-glory = Cestujte, cvičte a jeďte do kolbiště. O tom, kdo zůstane v sedle, rozhodnou kostky tří barev.
pitch-emara = Proveďte dva radní městem i venkovem. Počítá se jen slabší z vašich dvou ctností.
pitch-knight = Na každém rozcestí vlevo, nebo vpravo: každá volba něco dá a na každou se vzpomene.

pace-none = Bez hodin
pace-move = { $seconds } s na tah
pace-minutes = { $minutes } min na tah
pace-bank = { $minutes } min + { $increment } s
pace-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
   *[other] { $days } dní na tah
}

join-by-code = Přisednout podle kódu
join-looking = Hledáme stůl…
join-lost = Na kód { $code } se neozývá žádný stůl. Požádejte hostitele o nový odkaz, nebo otevřete vlastní stůl.
join-full = Všechna místa u tohoto stolu jsou obsazená. Můžete se dívat, nebo otevřít vlastní stůl.
join-watch = Dívat se

new-level = Jak silní mají být boti?

bot-random = Šašek
bot-greedy = Zbrojnoš
bot-page = Páže
bot-squire = Panoš
bot-knight = Rytíř
bot-champion = Šampion
bot-greedy-battles = Zbrojnoš bojechtivý
bot-greedy-tiles = Zbrojnoš chtivý půdy
bot-greedy-diplomacy = Zbrojnoš vyjednávající
guest-name = Host { $code }
somebody = Někdo
seat-free = Volné místo

table-name-1 = Zelený rytíř
table-name-2 = Roncesvalles
table-name-3 = Dlouhé kolbiště
table-name-4 = Tichá rada
table-name-5 = Stříbrný roh
table-name-6 = Tři lvi
table-name-7 = Dubová brána
table-name-8 = Rudá růže
table-name-9 = Hromnice
table-name-10 = Zlomené kopí
table-name-11 = Modrá věž
table-name-12 = Svatojánské pole
table-name-13 = Zlatá ostruha
table-name-14 = Pod korouhví
table-name-15 = Starý most
table-name-16 = Bílý jelen
table-name-17 = Večer u dvora
table-name-18 = Zkřížené klíče
table-name-19 = Kančí hlava
table-name-20 = Hvězda a půlměsíc
table-name-21 = Poslední klání
table-name-22 = Zimní ležení
table-name-23 = Železné kolo
table-name-24 = Sokolí odpočinek

settings-language = Jazyk
settings-theme-switch = Pergamen, nebo dub
settings-motion = Figurky se pohybují
settings-theme = Vzhled
settings-theme-parchment = Pergamen
settings-theme-oak = Dub
new-clock = Hodiny

why-rule = Přečíst pravidlo
problem-other = Něco se nepovedlo. Nic se nezměnilo; zkuste to znovu.
problem-offline = Server neodpovídá. Vaše hry jsou uloženy; zkuste to za chvíli.
problem-broken = Na stránce se něco pokazilo. Načtěte ji znovu; vaše hry jsou uloženy.
problem-outdated = Quintain má novou verzi. Načtěte stránku znovu; vaše místo zůstává vaše.
problem-page = Stránku se nepodařilo načíst. Zkontrolujte spojení a načtěte ji znovu.
