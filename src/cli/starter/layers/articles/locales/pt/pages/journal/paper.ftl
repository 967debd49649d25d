title = Que papel se ilumina
description = O papel grosso engole a luz, o fino rasga-se. O que procuramos numa folha.
