### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Come nasce una rilevazione e che cosa non può dirti
lead = Prima di un avviso, i dati passano per cinque livelli. Ecco che cosa fa ciascuno, quali cifre sono solo dichiarate e dove le rilevazioni sbagliano.
figure-text = Trenta linee intrecciate di cinque colori si separano per colore e poi si uniscono in una sola onda calma.
stage-signals = Segnali
stage-feelings = Emozioni
stage-reading = Una rilevazione
caption = Il disegno illustra l’idea. Non mostra dati misurati.
action-label = Leggi i rischi
