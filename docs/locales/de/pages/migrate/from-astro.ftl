title = Von Astro
description = Sammlungen, Komponenten und Übersetzungen einer Astro-Website übernehmen.
