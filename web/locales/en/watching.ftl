watching = You are watching
watching-hidden = Hands and goals stay hidden until the game ends.
watching-late = The picture is { $seconds } s behind.
watching-live = You see everything as it happens.
watching-stop = Stop watching
