profile-since = { $field }, { $charge } · u stolu od: { $since }
profile-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
profile-word = slovo dodrženo: { $percent } %
profile-seen = naposledy zde { $day }
profile-edit = Změnit jméno a erb
profile-copy = Kopírovat odkaz na tuto stránku
profile-copied = Zkopírováno
profile-hidden = Tento člověk si své partie nechává pro sebe.
by-game = Podle her
stats-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
stats-won = vyhráno { $percent } %
stats-of = { $won } z { $games }
stats-role-sympathy = Někdo musí přežít
stats-role-hunter = Čaroděj musí zemřít
stats-role-wizard = Za čaroděje
stats-word = Slovo dodrženo { $kept }× z { $said }.
stats-declared = { $count ->
    [one] Vyhlášena { $count } šarvátka.
    [few] Vyhlášeny { $count } šarvátky.
   *[other] Vyhlášeno { $count } šarvátek.
}
stats-glory = Jak často se dosáhlo jaké konečné slávy, po desítkách
stats-source-tournaments = Turnaje
stats-source-titles = Tituly
stats-source-cards = Karty cest
stats-source-supporters = Stoupenci
stats-source-events = Události
stats-source-prizes = Ceny
stats-source-start = Začátek
stats-each = { $points } za partii
stats-duels = Vyhrané souboje: { $won } %.
stats-duels-hoped = Vyhrané souboje: { $won } %; podle šancí se dalo čekat { $hoped } %.
stats-tracks = Obě stupnice v posledních partiích
stats-tracks-more = Plné: nižší stupnice, která se počítá. Prázdné: přebytek.
stats-lost-by = Nejčastější prohra: { $how } ({ $count } z { $of }).
scenario-defensive-war = Obranná válka
scenario-flood = Povodeň
scenario-barbarian-invasion = Vpád barbarů
scenario-rebellion = Vzpoura
scenario-war = Válka
scenario-warrior = Válečník
scenario-lone-challenge = Osamocená výzva
scenario-rivalry = Rival
history = Partie
history-of = { $count ->
    [one] celkem { $count }
   *[other] celkem { $count }
}
history-download = Stáhnout vše
history-game = Hra
history-any-game = všechny čtyři
history-against = Proti
history-any-company = komukoli
history-people = lidem
history-bots = botům
history-alone = o samotě
history-result = Výsledek
history-any-result = jakýkoli
history-won = výhra
history-lost = prohra
history-own-table = Vlastní stůl
history-replay = Záznam: { $game }, { $day }
history-older = Starší partie
history-none = Zatím žádná dohraná partie. První se objeví zde.
history-none-so = Taková partie tu není.
played-rank = { $rank }. z { $seats }
played-points = { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
played-glory = sláva { $score }
played-climb = { $score } proti { $rival }, od { $start }
played-left = opuštěno před koncem
short-hearts-crusaders = pole patří křižákům
short-hearts-saracens = pole patří Saracénům
short-hearts-draw = bitva nerozhodná
short-hearts-wizard-alone = padl jen čaroděj
short-hearts-void = nikdo nepadl
short-hearts-match = zápas rozhodnut
short-hearts-match-without-winner = zápas bez vítěze
short-knight-enemy-units = příliš mnoho nepřátel v zemi
short-knight-castle-occupied = hrad obsazen
short-knight-castle-destroyed = hrad zničen
short-knight-areas-destroyed = příliš mnoho zničených oblastí
short-knight-villages-destroyed = příliš mnoho zničených vesnic
short-knight-enemy-diplomacy-full = diplomacie nepřítele
short-knight-held-out = říše vydržela, cíl nesplněn
short-knight-fell-short = cíl nesplněn včas
short-knight-points = méně bodů ve válce
short-knight-castle-attack = dobytý hrad
records = Rekordy
record-scenario = Scénář
record-easy = Lehká
record-medium = Střední
record-hard = Těžká
record-climb = nejnižší vyhraný začátek: { $start }
record-no-climb = žádný výstup zatím nevyhrán
record-climb-won = výhra od { $start }
record-climb-lost = prohra od { $start }
record-ways = Cesty k výhře
record-ways-of = { $found } ze { $of } cest
record-best = Nejlepší
settings-follow = Toto platí na všech vašich zařízeních.
settings-here = Na tomto zařízení
settings-hide-history = Nechat si své partie pro sebe
settings-hide-presence = Neukazovat, kdy jsem tu byl naposledy
account-delete = Smazat účet…
account-delete-sure = Vaše jméno, erb a historie se smažou a nelze je vrátit. Partie ostatních zůstanou, na vašem místě bude „někdo“.
account-delete-password = Vaše heslo
account-delete-yes = Smazat všechno
account-delete-no = Nechat být
account-deleted = Zde už vás nikdo nezná. Sbohem.
problem-hidden = Tento člověk si své partie nechává pro sebe.
problem-no-such-person = Na této adrese nikdo není. Možná už odešel.
account-forget = Zapomenout mě zde…
calls = Upozornění
calls-here = Upozorňovat na tomto zařízení, i když stránka není otevřená
calls-for = Dát mi vědět, když
calls-turn = jsem na tahu
calls-invited = je pro mě drženo místo
calls-accepted = si někdo sedne k mému stolu
calls-finished = moje partie skončí
calls-quiet = Tiché hodiny
calls-quiet-from = od
calls-quiet-to = do
calls-more = Mnoho tahů je jedno upozornění a o partii v něm nic není. Co přijde v tichých hodinách, řekneme potom.
calls-try = Vyzkoušet
calls-tried = Upozornění je na cestě.
person-about = O této osobě
person-mute = Nikde nečíst
person-unmute = Znovu číst
person-report = Nahlásit…
person-report-why = Co je špatně? Přečte to správce serveru.
person-report-send = Odeslat hlášení
person-reported = Správce to přečte. Děkujeme.
me-operator = Hlášení a omezení
history-standing = Stálý stůl: tito lidé, partie za partií
mail = E-mailem
mail-address = Vaše e-mailová adresa
mail-ask = Psát mi
mail-more = Nejprve se vás dopis zeptá, zda je adresa vaše. Nikdo ji tu nevidí a v každém dopise je odkaz, kterým je ukončíte.
mail-asked = Dopis je na cestě. Otevřete odkaz v něm a upozornění budou chodit i sem.
mail-confirmed = Upozornění chodí i sem: o tomtéž a se stejnými tichými hodinami.
mail-again = Poslat dopis znovu
mail-end = Zapomenout adresu
mail-tried = Dopis je na cestě.
settings-confirm = Zeptat se před tahem
settings-confirm-list = vybraným v seznamu tahů
settings-confirm-thought = s varováním
settings-confirm-last = který nelze vzít zpět
settings-confirm-turn = kterým můj tah končí
