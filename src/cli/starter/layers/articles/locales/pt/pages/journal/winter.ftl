title = Uma luminária para as noites longas
description = Quando o inverno chega, uma luminária já não é um enfeite.
