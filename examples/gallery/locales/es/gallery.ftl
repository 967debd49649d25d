title = Seis vistas
description = Lugares que solo existen aquí, desde la primera luz hasta la salida de la luna. Elija uno para verlo en grande.
made = Las imágenes las dibujó <code>make-photos.py</code> y son de uso libre.
languages = Idiomas

## Pictures
ridges-title = La primera luz
ridges-alt = Siete crestas grises, una detrás de otra, bajo un sol que sale.
forest-title = El bosque en la niebla
forest-alt = Abetos oscuros delante; los de atrás se pierden en una niebla pálida.
dunes-title = Mediodía
dunes-alt = Dunas anaranjadas y suaves bajo un cielo azul claro.
fields-title = Al final del día
fields-alt = Colinas verdes bajo un cielo amarillo con el sol bajo.
night-title = Sale la luna
night-alt = Luna llena sobre montañas azules y negras.
sea-title = El último minuto
sea-alt = El sol toca el mar y su luz queda en franjas sobre el agua.
