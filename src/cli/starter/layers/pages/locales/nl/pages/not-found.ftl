title = Pagina niet gevonden
description = Op dit adres is geen pagina.

hero-title = Hier is niets
hero-lead = De pagina is verhuisd, of heeft nooit bestaan. De lampen branden nog.
hero-action = Terug naar de homepage
