title = Versionen
description = Was zwischen Versionen kompatibel bleibt und was sich ändern darf.
