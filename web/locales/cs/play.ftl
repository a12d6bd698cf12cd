dock = Vaše rozhodnutí
dock-choose = Vyberte něco, co září.
dock-next = Vyberte
dock-play = Zahrát
dock-clear = Zrušit plán (Esc = krok zpět)
dock-more = Více
dock-not-yours = Nejste na tahu
dock-no-undo = Teď nemáte co vrátit.
dock-no-hint = Radu dostanete, až budete na tahu.
dock-hints-forbidden = Hostitel rady u tohoto stolu zakázal.
dock-final = To nelze vrátit.
dock-reveals = Tím se něco odhalí; vrátit to půjde jen se souhlasem ostatních.
dock-luck = Dál rozhodne náhoda.
dock-wait = Hra pokračuje sama.
dock-thinks = { $name } přemýšlí
dock-think-many = { $count ->
    [one] Přemýšlí { $count } hráč
    [few] Přemýšlejí { $count } hráči
   *[other] Přemýšlí { $count } hráčů
}
dock-sealed = Máte vybráno. Volbu smíte změnit, dokud nevyberou všichni.
seal-done = má vybráno
seal-open = ještě nevybráno
goods-change = { $from }, potom { $to }
step-less = O jedno méně
step-more = O jedno více
pay = Čím zaplatit
pay-way = způsob { $at } { $of ->
    [3] ze
    [4] ze
   *[other] z
  } { $of }
pay-before = Předchozí způsob
pay-next = Další způsob
panes = Části desky
sheet-fold = Sbalit
sheet-unfold = Rozbalit
choose-of = { $at } { $of ->
    [3] ze
    [4] ze
   *[other] z
  } { $of }
end-sources = Odkud jsou body
end-decided = Co rozhodlo
end-rounds = Body v průběhu hry
plea-all = Souhlasit musí všichni; stačí jedno odmítnutí.
plea-thinks = odpověď ještě chybí
plea-agrees = souhlasí
