title = Geprüfte Bibliotheken
description = Bibliotheken, die geprüft und verworfen wurden, mit Messwerten.
