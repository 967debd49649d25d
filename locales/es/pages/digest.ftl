### The index of the technology digest.

page-head-title = Boletín técnico
page-head-lead = Cómo funciona el protocolo, qué está decidido y qué no. Cada artículo señala también lo que el proyecto aún no ha dicho.
digest-title = Artículos
