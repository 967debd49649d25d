title = Veröffentlichen
description = Ziele, Optionen, Zugangsdaten, Berechtigungen, Kompression und CDNs.
