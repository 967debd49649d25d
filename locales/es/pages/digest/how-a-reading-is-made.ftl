### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Cómo se hace una lectura y qué no puede decirte
lead = Una lectura pasa por cinco capas antes de que recibas una alerta. Aquí verás qué hace cada capa, qué cifras son solo afirmaciones y en qué fallan las lecturas.
figure-text = Treinta líneas enredadas de cinco colores se separan por color y después se unen en una sola onda tranquila.
stage-signals = Señales
stage-feelings = Emociones
stage-reading = Una lectura
caption = El dibujo ilustra la idea. No muestra datos medidos.
action-label = Leer los riesgos
