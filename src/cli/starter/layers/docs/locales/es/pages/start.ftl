title = Primeros pasos
description = Instalar el programa y encender la lámpara por primera vez.
