emara-ending-single = V sólové hře se počítají body: { $score }. Zkuste je příště překonat.
emara-ending-campaign-won = Viktorie má { $rival }, vy { $score }: tato příčka kampaně je vaše.
emara-ending-campaign-lost = Viktorie má { $rival }, vy { $score }. Předstihnout ji musí slabší z vašich dvou stupnic.
emara-ending-result = Rozhodla slabší z obou stupnic.
emara-ending-shared = Vítězství je společné: všechno bylo vyrovnané.
emara-ending-tie-other-track = Na slabší stupnici remíza; rozhodla druhá.
emara-ending-tie-title = Na obou stupnicích remíza; rozhodl vyšší titul.
emara-ending-tie-title-card = Stupnice i titul jsou shodné; rozhodly body karty titulu.
