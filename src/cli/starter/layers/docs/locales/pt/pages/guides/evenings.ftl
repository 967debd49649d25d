title = Acompanhar o anoitecer
description = Um horário que reduz a luz do candeeiro quando escurece.
