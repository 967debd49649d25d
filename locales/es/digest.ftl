### The technology digest: what its pages share.

digest-name = Boletín técnico
digest-more = Otros artículos
digest-older = Anterior
digest-newer = Siguiente
digest-all = Todos los artículos
digest-feed = Avísame de los artículos nuevos
digest-feed-title = Sigue las novedades con un lector de feeds
digest-feed-note = Un lector de feeds es una aplicación que consulta de vez en cuando la dirección de abajo y te muestra cada artículo nuevo y cada actualización de la lista de puntos pendientes. Copia la dirección en el lector de feeds que prefieras; no hace falta registrarse.
digest-feed-open = Abrir el feed
digest-feed-copy = Copiar la dirección del feed
digest-fear = Miedo
digest-doubt = Duda
digest-calm = Calma
digest-greed = Codicia
digest-fomo = FOMO
