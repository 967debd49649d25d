title = Una lámpara para el jardín
description = El papel y la lluvia no se llevan bien. Lo intentamos de todos modos.
