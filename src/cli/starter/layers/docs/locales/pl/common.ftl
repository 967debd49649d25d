nav-start = Pierwsze kroki
nav-guides = Poradniki
nav-reference = Opis poleceń
footer = Lumen to przykład. Tu powstanie Twoja własna dokumentacja.
