hearts-ending-match = Матч выигран.
hearts-ending-match-without-winner = Матч кончился без победителя.
hearts-ending-crusaders = Поле за крестоносцами; из них победили те, чьё сердце получило своё.
hearts-ending-saracens = Поле за сарацинами; из них победили те, чьё сердце получило своё.
