title = Aan de slag
description = Het programma installeren, en de lamp voor het eerst aandoen.
