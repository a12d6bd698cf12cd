glory-practice = Cvičné kolbiště
glory-practice-note = Souboj s kterýmkoli rytířem; nic se tu nepočítá
glory-practice-foe = Váš soupeř
glory-practice-under = pod každým vaše šance
glory-practice-veteran = bere jednu vaši kostku
glory-practice-polish-noble = přidává bílou kostku
glory-practice-store = Žetony
glory-practice-win = Souboj vyhrajete
glory-practice-strength = Šance podle vložené síly
glory-practice-faithless = souboj bez víry
glory-practice-attack = Můj útok před vírou
glory-practice-committed = v procentech, vloženo { $n }
glory-practice-wins = { $n } a víc vyhrává
glory-practice-tie-mine = { $n }: shoda je vaše
glory-practice-tie-his = { $n }: shoda je jeho
glory-practice-loses = { $n } a méně prohrává
glory-practice-helps = Co by pomohlo nejvíc
glory-practice-one-more = souboj s jednou věcí navíc
glory-practice-random = Náhodně
glory-practice-copy = Kopírovat odkaz
glory-practice-copied = Zkopírováno
glory-practice-no-copy = Odkaz zde nelze zkopírovat; vezměte ho z adresního řádku.
glory-practice-ride = Vyjet
glory-help-strength = o sílu víc
glory-help-faith = o víru víc
glory-help-prestige = o prestiž víc
glory-help-mount = lepší kůň
glory-help-armour = lepší zbroj
glory-dice-n = { $n ->
    [one] { $n } kostka
    [few] { $n } kostky
   *[other] { $n } kostek
}
glory-less = Méně: { $what }
glory-more = Více: { $what }
glory-ride-back = O rozhodnutí zpět
glory-ride-forth = Dál
glory-ride-at = rozhodnutí { $at } z { $of }
glory-ride-leave = Změnit výbavu
glory-ride-won = Tento souboj jste vyhráli.
glory-ride-lost = Tento souboj jste prohráli.
glory-ride-again = Znovu se stejným štěstím
glory-ride-new = S novým štěstím
