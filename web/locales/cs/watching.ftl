watching = Díváte se
watching-hidden = Ruce a cíle zůstanou skryté do konce partie.
watching-late = Obraz je opožděn o { $seconds } s.
watching-live = Vidíte vše hned.
watching-stop = Přestat se dívat
