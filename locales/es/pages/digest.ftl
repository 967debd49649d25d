### The index of the technology digest.

head-title = Boletín técnico
head-lead = Cómo funciona el protocolo, qué está decidido y qué no. Cada artículo señala también lo que el proyecto aún no ha dicho.
list-title = Artículos
