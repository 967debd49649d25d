meta-title = Página no encontrada · { -raa }
meta-description = En esta dirección no hay ninguna página.

not-found-title = Página no encontrada
not-found-lead = En esta dirección no hay ninguna página. Puede que haya cambiado de sitio o que el enlace esté mal escrito.
not-found-home = Ir a la página de inicio
