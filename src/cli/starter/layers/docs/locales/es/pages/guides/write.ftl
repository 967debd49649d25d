title = Escribir una página
description = Las partes que puede tener una página de este manual.
