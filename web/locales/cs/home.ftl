your-games = Vaše hry
your-games-wait = { $count ->
    [0] nikdo na vás nečeká
    [one] { $count } stůl čeká na vás
    [few] { $count } stoly čekají na vás
   *[other] { $count } stolů čeká na vás
}
your-games-all = Všech { $count }
your-games-few = Méně
resume-your-turn = Jste na tahu
resume-gathering = Čeká se na hráče
resume-finished = Skončila
resume-waits-one = Na tahu: { $name }
resume-waits-many = { $count ->
    [0] Rozdává se
    [one] Na tahu je { $count } hráč
    [few] Na tahu jsou { $count } hráči
   *[other] Na tahu je { $count } hráčů
}
resume-since = Od vašeho posledního pohledu: { $text }
resume-latest = { $text }
resume-more = { $count ->
    [one] A ještě { $count } událost.
    [few] A ještě { $count } události.
   *[other] A ještě { $count } událostí.
}
resume-meta = { $game } · { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
resume-go = Pokračovat
resume-look = Nahlédnout
take-a-seat = Posaďte se
take-a-seat-more = s lidmi, s boty, nebo s obojími; bez registrace
mode-solo = Sólo
mode-bots = Boti
mode-friends = Přátelé
mode-scenario = Scénář
mode-level = Obtížnost
mode-seats = Počet míst
mode-seats-count = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
mode-fewer = Méně míst
mode-more = Více míst
mode-you-bots = { $count ->
    [one] vy a { $count } bot
    [few] vy a { $count } boti
   *[other] vy a { $count } botů
}
mode-you-friends = { $count ->
    [one] vy a { $count } přítel
    [few] vy a { $count } přátelé
   *[other] vy a { $count } přátel
}
mode-solo-none = Tuto hru nelze hrát sólo: nemá sólový scénář.
mode-solo-more = Vy proti hře, bez spěchu.
play-alone = Hrát sólo
play-bots = { $count ->
    [one] Hrát s { $count } botem
   *[other] Hrát s { $count } boty
}
game-seats = { $from }–{ $to }
length-hearts = partie 10 min
length-glory = 90 min
length-emara = 60 min
length-knight = 45 min
open-tables = Otevřené stoly
open-a-table = Otevřít stůl
open-none = Teď není otevřený žádný stůl
open-none-more = Otevřete vlastní a pošlete odkaz, nebo si sedněte s boty.
open-none-so = Takový otevřený stůl tu není
open-game = Hra
open-any-game = všechny čtyři
open-seats = Volná místa
open-seats-least = { $count } a více
open-clock = Hodiny
open-clock-none = bez hodin
open-clock-per-move = na tah
open-clock-bank = zásoba času
open-clock-days = dny
open-table = Stůl
open-chairs = Místa
open-lang = Jazyk
open-any = libovolné
open-any-lang = libovolný
open-clear = Zrušit
open-more = Ukázat další
open-free = { $count ->
    [0] Žádné volné místo
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
join-code-label = Šest znaků stolu
join-code-more = Šest písmen a číslic od hostitele, nebo odkaz, který jste dostali. Hned se posadíte jako host.
join-the-table = Posadit se ke stolu
new-title = { $game }: nový stůl
new-who = Kdo hraje s vámi?
new-who-bots = Boti
new-who-both = Přátelé a boti
new-who-people = Přátelé
new-who-bots-more = Můžete hned začít.
new-who-both-more = Dostanete odkaz pro přátele; na ostatní místa si sednou boti.
new-who-people-more = Dostanete odkaz pro přátele. Každé místo čeká na člověka.
new-table = Stůl
new-bots = Kolik botů?
new-listed = Ukázat mezi otevřenými stoly: přisednout může kdokoli
new-watched = Ostatní se mohou dívat
new-hints = Hráči smějí žádat bota o radu
new-more = Další volby
new-sit = Posadit se
new-invite = Otevřít stůl
option-value-off = Ne
option-value-on = Ano
option-value-standard = Standardní
option-value-single = Jedna hra
option-value-campaign = Kampaň
option-value-solo = Sólo
option-value-simultaneous = Souběžně
option-value-war = Válka na jedné mapě
option-value-drawn = Losem
option-value-chosen = Výběr podle pořadí
option-value-easy = Lehká
option-value-normal = Normální
option-value-medium = Střední
option-value-hard = Těžká
option-value-defensive-war = Obranná válka
option-value-flood = Povodeň
option-value-barbarian-invasion = Vpád barbarů
option-value-rebellion = Vzpoura

watch-now = Právě se hraje
watch-every = Vše ({ $count })
