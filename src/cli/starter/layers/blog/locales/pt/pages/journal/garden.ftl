title = Uma luminária para o jardim
description = Papel e chuva não se dão bem. Mesmo assim, tentamos.
