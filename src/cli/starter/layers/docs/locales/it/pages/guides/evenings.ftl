title = Seguire la sera
description = Un programma orario che abbassa la luce quando fa buio.
