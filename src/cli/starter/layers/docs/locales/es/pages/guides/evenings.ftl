title = Seguir el atardecer
description = Un horario que atenúa la lámpara cuando oscurece.
