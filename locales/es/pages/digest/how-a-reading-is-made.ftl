### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Cómo se hace una lectura y qué no puede decir
lead = Entre un mensaje y una alerta hay cinco capas: qué pasa en cada una, qué cifras son solo afirmaciones y qué no puede decirte ninguna lectura.
figure-text = Muchas líneas de colores, inquietas a la izquierda, se unen en un punto; de ahí sigue hacia la derecha una sola línea tranquila.
caption = Ilustración: muchas señales, una lectura. No muestra datos medidos.
