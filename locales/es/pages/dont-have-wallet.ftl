## Head of the document

meta-title = ¿Sin monedero? Cómo crear uno para RAA
meta-description = Qué es un monedero cripto, cómo crearlo paso a paso, cuáles admiten las redes de la preventa y cómo proteger la frase de recuperación.
meta-keywords = monedero cripto, crear un monedero, frase de recuperación, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = Primero, el monedero
meta-social-description = Qué es un monedero, cómo crear uno y cómo guardar su frase de recuperación en secreto.

## Head of the page

start-title = Primero, el monedero
start-lead = RAA se guarda en un monedero que solo controlas tú. Para crearlo necesitas un poco de tiempo, algo de cuidado y una hoja de papel.
start-action-label = Ver los monederos

## What a wallet is: three columns

what-title = Qué es un monedero
what-lead = Tus monedas son anotaciones en una red. El monedero guarda la clave que permite moverlas.
what-address-title = Una dirección
what-address-text = Es una serie de letras y cifras a la que otros envían tokens. Puedes enseñársela a cualquiera. Su formato cambia según el tipo de red.
what-key-title = Una clave
what-key-text = Es el secreto que firma lo que envías. No sale del monedero. Quien lo tiene puede moverlo todo, y un envío no se puede anular.
what-phrase-title = Una frase
what-phrase-text = Es la clave, escrita como una lista breve de palabras corrientes: la frase de recuperación. Sirve para recuperar el monedero si se pierde el dispositivo, y le sirve a cualquiera que la lea.

## Setting one up: numbered steps

steps-title = Cómo crear uno
steps-lead = Sigue este orden: anota la frase de recuperación antes de que llegue dinero.
steps-choose-title = Elige el que te sirva
steps-choose-text = Mira las redes que figuran junto a cada monedero. Si quieres pagar con tarjeta bancaria, tiene que admitir Base, porque los tokens comprados con tarjeta se entregan en esa red.
steps-download-title = Descárgalo del sitio oficial
steps-download-text = Usa un enlace de esta página o escribe tú la dirección del desarrollador. Los resultados de búsqueda y los anuncios llevan a menudo a monederos falsos hechos para robar.
steps-create-title = Crea un monedero nuevo
steps-create-text = Elige una contraseña que no uses en ningún otro sitio. Solo bloquea la app en este dispositivo y no sustituye a la frase de recuperación.
steps-phrase-title = Anota la frase
steps-phrase-text = Escríbela en papel, en el orden exacto, antes de recibir nada. No hagas fotos ni capturas de pantalla, ni la guardes en la nube.
steps-try-title = Pruébalo con poco
steps-try-text = Recibe una cantidad pequeña y comprueba que llega por la red correcta. Cada red cobra sus comisiones en su moneda nativa, así que reserva un poco de ella.

## Wallets: a list

wallets-title = Qué monedero elegir
wallets-lead = Estos monederos son de otras empresas. Ni ellas ni este sitio pueden recuperar lo que pierdas en uno.
wallets-networks = Redes de la preventa
wallets-download = Descargar de { $host }
wallets-metamask = Es una extensión de navegador y una app para el móvil. Empezó en Ethereum y hoy admite todas las redes de la preventa.
wallets-trust = Es una app para el móvil con extensión de navegador. Admite muchas redes, entre ellas todas las de la preventa.
wallets-coinbase = Es una app para el móvil y una extensión de navegador. Admite muchas redes, entre ellas todas las de la preventa.
wallets-phantom = Es una extensión de navegador y una app para el móvil. Empezó en Solana. De las redes de la preventa, no admite BNB Chain.
wallets-solflare = Es una extensión de navegador y una app para el móvil, solo para Solana. No admite Base, así que no sirve para comprar con tarjeta.

## Safety: three columns

safety-title = Protege la frase
safety-lead = Quien conoce tu frase de recuperación no necesita forzar tu monedero. Tres reglas la protegen.
safety-ask-title = Nadie más la necesita
safety-ask-text = Ningún equipo de soporte, ningún formulario ni ningún airdrop necesita tu frase de recuperación. Quien la pide quiere robarte, por amable que sea el mensaje.
safety-screen-title = Lejos de las pantallas
safety-screen-text = Escríbela en papel y guarda el papel a salvo del fuego y lejos de otras personas. Lo que se teclea o se fotografía puede copiarse sin dejar rastro.
safety-reset-title = No se puede restablecer
safety-reset-text = Si se pierden el dispositivo y la frase, también se pierden los tokens. Ni un desarrollador, ni una red, ni un tribunal pueden devolverlos.

## What comes next

next-title = Cuando tengas el monedero
next-text = Las dos formas de comprar se explican paso a paso: desde un monedero y con tarjeta bancaria. RAA puede perder todo su valor y permanece bloqueado hasta el evento de generación de tokens (TGE).
next-action-label = Cómo comprar
