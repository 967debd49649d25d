### The technology digest: what its pages share.

digest-name = Boletín técnico
digest-more = Otros artículos
digest-older = Anterior
digest-newer = Siguiente
digest-all = Todos los artículos
digest-feed = Avísame de los artículos nuevos
digest-feed-note = El enlace abre un feed. Añade su dirección a tu lector de feeds. No hace falta registrarse.
digest-fear = Miedo
digest-doubt = Duda
digest-calm = Calma
digest-greed = Codicia
digest-fomo = FOMO
