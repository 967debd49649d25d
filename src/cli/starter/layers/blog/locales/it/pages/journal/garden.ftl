title = Una lampada per il giardino
description = La carta e la pioggia non vanno d’accordo. Noi ci proviamo lo stesso.
