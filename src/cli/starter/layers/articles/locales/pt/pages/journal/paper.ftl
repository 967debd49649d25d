title = O papel que deixa passar a luz
description = O papel grosso engole a luz, o fino rasga. O que procuramos em uma folha.
