### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Come nasce una rilevazione e che cosa non può dire
lead = Tra un post e un avviso ci sono cinque livelli: che cosa accade in ognuno, quali cifre sono solo dichiarate e che cosa nessuna rilevazione può dire.
figure-text = Molte linee colorate, inquiete a sinistra, confluiscono in un punto; da lì prosegue verso destra una sola linea calma.
caption = Illustrazione: molti segnali, una rilevazione. Non mostra dati misurati.
