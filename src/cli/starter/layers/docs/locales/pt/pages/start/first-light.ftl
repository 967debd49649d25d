title = A primeira luz
description = Emparelhar um candeeiro, ligá-lo e desligá-lo.
