nav-start = Primi passi
nav-guides = Guide
nav-reference = Riferimento
footer = Lumen è un esempio. Scrivete qui la vostra documentazione.
