title = Acompanhar o anoitecer
description = Um horário que diminui a luz da luminária quando escurece.
