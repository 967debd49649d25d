title = Listen von Seiten
description = Listen, Nachbarn, Listenseiten, Schlagwortseiten und der Inhalt von Feeds.
