title = Um candeeiro para o jardim
description = O papel e a chuva não se dão bem. Mesmo assim, tentamos.
