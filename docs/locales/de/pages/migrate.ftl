title = Umziehen
description = Eine bestehende Website Schritt für Schritt übernehmen.
