## Head: for pages that name nothing of their own

meta-default-title = { -raa }: un protocolo que lee el ánimo del mercado cripto
meta-default-description = { -raa } lee el miedo, la codicia y el FOMO en la multitud y en tus operaciones. Los criptoactivos son de alto riesgo y puedes perder todo lo que pagues.
meta-default-keywords = RAA, emociones y criptomonedas, FOMO, finanzas conductuales, agentes de trading, token de utilidad

## For screen readers

a11y-skip = Saltar al contenido
a11y-home = { -raa }, página de inicio
a11y-navigation = Navegación principal
a11y-menu = Menú
a11y-menu-open = Abrir el menú
a11y-menu-close = Cerrar el menú
a11y-language = Idioma: { $language }
a11y-theme = Cambiar entre modo oscuro y claro
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = Pausar las animaciones
a11y-social-image = Muchas líneas de colores se convierten en una sola línea tranquila.

## Risk

risk-label = Advertencia de riesgo
risk-bar = Los criptoactivos son de alto riesgo. Puedes perder todo lo que pagues. <risks>Leer los riesgos</risks>
risk-short = Los criptoactivos son de alto riesgo. Puedes perder todo lo que pagues.
risk-footer = Las criptomonedas son volátiles y en gran parte no están reguladas. Puedes perder todo el dinero que pongas y no debes contar con ninguna protección si algo sale mal. Este sitio contiene información promocional: no es una oferta ni constituye asesoramiento.
risk-signal = Una lectura describe un estado de ánimo y no predice un precio.

## States, on small labels: one to three words

state-not-published = Aún no se sabe

## Copying, on small buttons beside an address

copy-address = Copiar la dirección en { $network }
copy-done = Copiado
copy-failed = No se ha podido copiar. El texto está seleccionado: cópialo a mano.

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = ¡Algo ha salido mal!
island-error-show = Mostrar el error
island-error-hide = Ocultar el error

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = Este botón todavía se está cargando. Comprueba tu conexión a internet. Responderá en cuanto se haya cargado. Si no ocurre nada, púlsalo de nuevo o recarga la página.
