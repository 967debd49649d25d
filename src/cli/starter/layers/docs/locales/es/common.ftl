nav-start = Primeros pasos
nav-guides = Guías
nav-reference = Referencia
footer = Lumen es un ejemplo. Escriba aquí su propia documentación.
