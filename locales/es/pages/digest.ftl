### The index of the technology digest.

head-title = Boletín técnico
head-lead = Cómo funciona el protocolo, qué está decidido y qué no. Cada artículo se atiene a lo publicado y dice hasta dónde llega.
list-title = Artículos
