title = Który papier świeci
description = Gruby papier połyka światło, cienki się drze. Czego szukamy w arkuszu.
