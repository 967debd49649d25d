title = Archipel installieren
description = Installation und Voraussetzungen je Betriebssystem.
