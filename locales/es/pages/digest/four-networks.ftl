### An entry of the technology digest; its text is four-networks.md.

title = Qué cambia según la red en la que pagas
lead = RAA se vende en { $chains-count } redes. Cada una tiene su comisión y sus monedas, y guarda tus tokens por separado. Comprueba estos puntos antes de pagar.
figure-text = Un haz de líneas, el monedero, se divide en cuatro haces separados, uno por cada red.
caption = Un monedero tiene un saldo distinto en cada red.
action-label = Elegir un monedero
