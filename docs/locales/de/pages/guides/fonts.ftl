title = Schriften
description = Schriften je Sprache reduzieren, ohne Anfrage an einen anderen Host.
