meta-title = Privacidad y cookies en el sitio de RAA
meta-description = Qué guarda este sitio en tu navegador y cuánto tiempo, qué revela un monedero o un pago con tarjeta y a quién, y qué está desactivado si no aceptas.
meta-keywords = RAA, privacidad, cookies, almacenamiento local, enlace de referido, datos del monedero, consentimiento para la analítica web
meta-social-title = Qué guarda de ti el sitio de RAA
meta-social-description = Qué se guarda en tu navegador, qué sigue desactivado si no aceptas y qué puede ver cualquiera en un registro público.

## Introduction

lead = Puedes leer todas las páginas de este sitio sin tener una cuenta, sin dar un nombre y sin dar tu consentimiento a nada. Esta página enumera lo que aun así se guarda en tu navegador, con los nombres con los que aparece allí, y lo que ocurre cuando conectas un monedero o pagas.

## Responsibility. Heads of parts: at most 34 characters.

operator-title = Quién es responsable
operator-1 = El titular del sitio es responsable de lo que aquí se hace con tus datos. Este sitio no indica todavía su nombre ni su dirección, y tampoco nombra a ninguna persona encargada de la protección de datos. Cuando la página de soporte indique una dirección, podrás enviar allí las consultas sobre tus datos.
operator-2 = Esta página trata solo del sitio. Las redes, tu monedero, el proveedor de pagos con tarjeta y los sitios a los que llevan los enlaces deciden por su cuenta qué recogen y te lo explican en sus propias políticas.

## Kept in your browser: a paragraph, a table with four columns, a paragraph

storage-title = Qué queda en tu navegador
storage-1 = El sitio guarda unos pocos datos en tu navegador. Ninguno contiene tu nombre y ningún otro sitio puede leerlos.
storage-caption = Todo lo que guarda este sitio, por su nombre
storage-name = Nombre
storage-where = Dónde
storage-why = Para qué
storage-until = Duración
storage-local = Almacenamiento local
storage-session = Almacenamiento de sesión
storage-cookie = Cookie
storage-wallet-why = Qué monedero conectaste, para encontrarlo otra vez sin preguntarte
storage-purchase-why = Cada pago: importe, hora, red, cuenta y transacción, para volver a encontrarlo al recargar la página, en otro idioma o en otra pestaña
storage-draft-why = Lo que has introducido en el formulario de compra, para que siga ahí al recargar la página
storage-consent-why = Si aceptaste o rechazaste la analítica web; solo después de preguntártelo
storage-referral-why = De quién es el enlace de referido que abriste; solo si contenía ?{ $storage-referral-parameter }=
storage-theme-why = Tu elección de modo oscuro o claro; solo si usaste el interruptor
storage-motion-why = Que has pausado las animaciones; se borra cuando las reanudas
storage-preloader-why = Para mostrar la pantalla de apertura una sola vez por visita
storage-sidebar-why = Si dejaste abierto o cerrado el menú lateral de la plataforma
storage-reload-why = Qué parte de una página no se cargó, para recargarla una sola vez
storage-until-disconnected = Hasta que lo desconectes o lo borres
storage-until-cleared = Hasta que lo borres
storage-until-closed = Hasta que cierres la pestaña
storage-until-purchase =
    { $storage-purchase-days ->
        [one] { $storage-purchase-days } día desde el pago, o más si aún no se conoce el resultado
       *[other] { $storage-purchase-days } días desde el pago, o más si aún no se conoce el resultado
    }
storage-until-days =
    { $storage-sidebar-days ->
        [one] { $storage-sidebar-days } día desde tu último uso del menú
       *[other] { $storage-sidebar-days } días desde tu último uso del menú
    }
storage-2 = El dato de referido sirve para una sola cosa: si compras, la compra puede atribuirse a la persona cuyo enlace seguiste. Contiene el código de esa persona, no el tuyo.

## Cookies

cookies-title = Cookies
cookies-1 = El sitio instala una cookie, llamada «{ $storage-sidebar-name }», y solo en las páginas de la plataforma. Recuerda durante { $storage-sidebar-days } días cómo dejaste el menú lateral, para que la página no dé un salto al abrirse. Los navegadores envían las cookies con cada petición al sitio; esta solo indica si el menú está abierto o cerrado.
cookies-2 = No se instala ninguna cookie publicitaria si no la has aceptado, como explica el apartado sobre analítica web. Puedes bloquear o borrar todas estas entradas en los ajustes de tu navegador. Sin ellas, puedes seguir leyendo todas las páginas. Solo se pierden las preferencias guardadas.

## Wallet

wallet-title = Cuando conectas un monedero
wallet-1 = Conectarlo es decisión tuya y requiere tu confirmación en el monedero. El sitio ve entonces las direcciones que le permites ver, la red y los saldos de esas direcciones. Los usa en tu navegador para mostrar lo que tienes y preparar una transacción. Nunca ve tu frase de recuperación ni tu clave privada, y no puede mover nada sin tu firma.
wallet-2 = Tu monedero y los servicios de red que utiliza saben que has abierto este sitio. Lo que firmas se escribe en un registro público: cualquiera puede leerlo, relacionarlo con tu dirección y conservarlo. Nadie puede borrarlo, tampoco el titular de este sitio.
wallet-3 = El propio sitio transmite dos cosas. Si el titular ha configurado un servicio de venta, la página pregunta a ese servicio por el staking y los referidos de la dirección conectada. Tras un pago desde tu monedero, la página puede preguntar a un nodo público de la red si la transacción está confirmada. El servicio y el nodo ven además tu dirección IP.

## Payment

payment-title = Cuando pagas
payment-1 = Una compra con monedero se compone de lo que firmas: un importe, una moneda, una dirección y una hora en un registro público. Si tu navegador guarda un código de referido, se transmite con la compra. Mientras no haya ningún proveedor de pagos configurado en este sitio, no se puede comprar y no se envía nada de esto.
payment-2 = Una compra con tarjeta se hace con el proveedor de pagos con tarjeta. Pide un número de teléfono, un nombre y una dirección de facturación, los datos de la tarjeta y la dirección de un monedero en Base. Hasta { $presale-card_limit } USD no exige verificar la identidad. Por encima de esa cantidad puede pedir más. Estos datos van al proveedor. Este sitio no los guarda.

## Analytics

analytics-title = Analítica web y publicidad
analytics-1 = La analítica web y el píxel publicitario están desactivados. Solo se cargan si el titular los ha configurado y tú los has aceptado. Si falta una de las dos condiciones, no se descarga ninguno de sus scripts y ningún evento sale de tu navegador.
analytics-2 = Si se cumplen ambas condiciones, los eventos describen una compra paso a paso: se abre el panel, se conecta un monedero, se elige una red, se introduce un importe, se intenta la compra y esta se completa o falla. También se registra un clic en staking. El píxel recibe vistas, clientes potenciales, carritos, inicios de pago y compras con su importe en USD. Rechazarlo no te cuesta nada, y puedes retirar el consentimiento con la misma facilidad con la que lo diste.
analytics-3 = Los proveedores de estas herramientas ven lo que ve cualquier servidor que aloja un script: tu dirección IP, el tipo de navegador y la página en la que estás. Pueden instalar sus propias cookies y relacionar una visita con una cuenta que tengas con ellos.
analytics-4 = Si hay analítica web configurada, una barra al pie de la página te pide permiso una sola vez. Si tu navegador envía Global Privacy Control o Do Not Track, ya la ha rechazado por ti y no se te pregunta. Tu respuesta se guarda en la entrada «{ $storage-consent-name }». Si retiras el consentimiento, la página vuelve a cargarse sin estos scripts.

## Delivery of the pages

delivery-title = Cómo te llegan las páginas
delivery-1 = Las páginas son simples archivos. Para entregar una, el servidor de alojamiento tiene que conocer tu dirección IP. Como cualquier servidor web, puede registrarla junto con la hora, la página que pediste y el tipo de navegador que usas. El sitio no indica qué alojamiento se utiliza ni cuánto tiempo conserva ese registro.
delivery-2 = Las tipografías, los dibujos y los scripts vienen del mismo lugar que la página, de modo que ningún tercero sabe qué lees. Un vídeo se carga desde otro servicio solo cuando decides reproducirlo.

## Error reports

errors-title = Informes de errores
errors-1 = Los informes de errores se envían solo si el titular ha configurado un destino. Mientras no haya nada configurado, los detalles se te muestran a ti, en la página o en la consola de tu navegador, y de ahí no salen.
errors-2 = Un informe puede contener datos personales. Incluye el mensaje del error y el lugar del código en que se produjo, el tipo de navegador y la dirección de la página sin lo que sigue al signo de interrogación. También incluye los últimos pasos antes del error: qué botones y enlaces se pulsaron, pero nada de lo que escribiste. Se elimina todo lo que parezca la dirección de un monedero o de una transacción. Si escribes a soporte por un error, tú decides qué incluyes; deja fuera las frases de recuperación y los datos de tarjetas.
errors-destination = En este sitio, los informes de errores van a { $destination }. También se envían allí los tiempos de carga de cada página.

## Links

links-title = Enlaces a otros sitios
links-1 = Los enlaces llevan a desarrolladores de monederos, a exploradores de bloques y, cuando se conozcan sus direcciones, a servicios de mensajería, redes sociales y sitios con datos de mercado. No se carga nada de ellos antes de que sigas un enlace. Cuando lo haces, el otro sitio ve tu dirección IP y puede instalar sus propias cookies.
links-2 = Los exploradores muestran todas las operaciones de una dirección. Quien sepa que una dirección es tuya puede ver en ella tus transferencias pasadas y futuras. Tenlo en cuenta antes de compartir una dirección, por ejemplo junto a un enlace de referido.

## Rights

rights-title = Qué puedes hacer
rights-1 = Tú controlas lo que se guarda en tu navegador: abre los ajustes, busca los datos de este sitio y bórralos. Las ventanas privadas lo olvidan todo cuando las cierras. Para que sea más difícil reconocerte en un registro público, usa una dirección aparte.
rights-2 = Según dónde vivas, puedes tener derecho a saber qué datos tuyos se conservan, a que se rectifiquen o supriman, a oponerte y a presentar una reclamación ante una autoridad. Nadie puede cambiar ni borrar los datos de un registro público. Cuando esta página cambia, se actualiza la fecha que figura al principio. La página se cambia antes de que se recoja un nuevo tipo de datos.
