title = Islands
description = Eine React-Komponente schreiben, die in jeder Sprache vorab gerendert wird.
