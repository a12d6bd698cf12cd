watching = Вы смотрите
watching-hidden = Руки и цели скрыты до конца партии.
watching-late = Картина отстаёт на { $seconds } с.
watching-live = Вы видите всё сразу.
watching-stop = Не смотреть
