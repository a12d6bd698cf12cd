brand = Quintain
