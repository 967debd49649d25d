title = Um candeeiro para as noites longas
description = Em novembro, um candeeiro já não é um enfeite.
