## Head of the document

meta-title = ¿Sin monedero? Cómo crear uno para RAA
meta-description = Qué es un monedero cripto, cómo crearlo paso a paso, cuáles admiten las redes de la preventa y cómo proteger la frase de recuperación.
meta-keywords = monedero cripto, crear un monedero, frase de recuperación, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = Primero, el monedero
meta-social-description = Qué es un monedero, cómo crear uno y cómo reservar solo para ti su frase de recuperación.

## Head of the page

hero-title = Primero, el monedero.
hero-lead = RAA se guarda en un monedero que solo controlas tú. Crearlo pide un poco de tiempo, algo de cuidado y una hoja de papel.
hero-action = Ver los monederos

## What a wallet is: three columns

what-title = Qué es un monedero.
what-lead = No contiene monedas. Las monedas son anotaciones en una red, y el monedero guarda la clave que las mueve.
what-address = Una dirección
what-address-text = Una línea de letras y cifras a la que otros envían. Puedes enseñársela a cualquiera. Según el tipo de red, tiene una forma u otra.
what-key = Una clave
what-key-text = El secreto que firma lo que envías. No sale del monedero. Quien la tiene puede moverlo todo, y lo que se ha enviado no vuelve.
what-phrase = Una frase
what-phrase-text = La clave, escrita como una lista breve de palabras corrientes. Devuelve el monedero cuando se pierde un dispositivo, y se lo devuelve a cualquiera que la lea.

## Setting one up: numbered steps

steps-title = Cómo crear uno.
steps-lead = El orden importa: el papel va antes que el dinero.
steps-choose = Elige el que te sirva
steps-choose-text = Mira las redes que figuran junto a cada monedero. Si quieres pagar con tarjeta bancaria, tiene que admitir Base: ahí llegan las compras con tarjeta.
steps-download = Descárgalo de su fabricante
steps-download-text = Sigue un enlace de esta página o escribe tú la dirección del fabricante. Las copias hechas para robar aparecen en buscadores y en anuncios.
steps-create = Crea un monedero nuevo
steps-create-text = Elige una contraseña que no uses en ningún otro sitio. Solo bloquea la app en este dispositivo; no es la frase.
steps-phrase = Anota la frase
steps-phrase-text = En papel, en su orden, antes de que llegue nada. Ni fotos, ni capturas de pantalla, ni notas en la nube.
steps-try = Pruébalo con poco
steps-try-text = Recibe una cantidad pequeña y comprueba que llega por la red correcta. Cada red cobra sus comisiones en su propia moneda, así que reserva un poco.

## Wallets: a list

wallets-title = Monederos para elegir.
wallets-lead = Todos los hacen terceros. Lo que se pierde en uno de ellos no pueden recuperarlo ni su fabricante ni este sitio.
wallets-networks = Redes de la preventa
wallets-download = Descargar de { $host }
wallets-metamask = Extensión de navegador y app para el móvil. Nació en Ethereum y hoy tiene cuentas en todas las redes de la preventa.
wallets-trust = App para el móvil con extensión de navegador. Tiene cuentas en muchas redes, entre ellas todas las de la preventa.
wallets-phantom = Extensión de navegador y app para el móvil. Nació en Solana; de las redes de la preventa, deja fuera BNB Chain.
wallets-solflare = Extensión de navegador y app para el móvil, hechas solo para Solana. No admite Base, así que no sirve para comprar con tarjeta.

## Safety: three columns

safe-title = Protege la frase.
safe-lead = No hace falta forzar un monedero. Bastan unas palabras que alguien entregó.
safe-ask = Nadie la necesita
safe-ask-text = Ningún equipo de soporte, ningún formulario y ningún airdrop necesita tu frase. Quien la pide quiere robar, por amable que sea el mensaje.
safe-screen = Lejos de las pantallas
safe-screen-text = Escríbela en papel y guárdala donde no lleguen ni el fuego ni las visitas. Lo que se teclea o se fotografía puede copiarse sin dejar rastro.
safe-reset = No se puede restablecer
safe-reset-text = Si se pierden el dispositivo y la frase, se pierden los tokens. Ni un fabricante, ni una red, ni un tribunal pueden devolverlos.

## What comes next

next-title = Con el monedero listo.
next-text = Las dos formas de comprar se explican paso a paso: desde un monedero y con tarjeta bancaria. RAA puede perder todo su valor y permanece bloqueado hasta el TGE.
next-link = Cómo se compra
