title = Wie ein Build abläuft
description = Von den Eingabedateien zum Ausgabeordner, und warum Unverändertes nicht neu gerendert wird.
