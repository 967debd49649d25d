title = una lampada con riga di comando
description = Il manuale di Lumen: installarlo, accenderlo e lasciare che segua la sera.
headline = Una lampada con riga di comando
lead = Lumen è una lampada di carta che si accende da un terminale, da uno script o secondo un programma orario.
install = Installare Lumen
commands = Tutti i comandi

about-start = Installare il programma e accendere la lampada per la prima volta.
about-guides = Un compito per pagina.
about-reference = Tutti i comandi e le loro opzioni.
