### The technology digest: what its pages share.

digest-name = Boletín técnico
digest-more = Más del boletín
digest-all = Todos los artículos
