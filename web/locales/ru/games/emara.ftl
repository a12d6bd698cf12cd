emara-ending-single = В одиночной игре считаются очки: { $score }. Сыграйте ещё раз и превзойдите их.
emara-ending-campaign-won = У Виктории { $rival }, у вас { $score }: эта ступень кампании за вами.
emara-ending-campaign-lost = У Виктории { $rival }, у вас { $score }. Обогнать её должна слабейшая из двух ваших шкал.
emara-ending-result = Решила слабейшая из двух шкал.
emara-ending-shared = Победа общая: всё оказалось равным.
emara-ending-tie-other-track = По слабейшей шкале ничья; решила другая.
emara-ending-tie-title = По обеим шкалам ничья; решил более высокий титул.
emara-ending-tie-title-card = Равны и шкалы, и титул; решили очки карты титула.
