connect = Conectar monedero
open-account = Monedero { $address }, red { $network }
open-account-astray = Monedero { $address }, en una red que este sitio no usa

## The dialog, before a wallet is connected

choose-title = Conecta un monedero
choose-lead = Este sitio verá tu dirección. No se mueve nada que no firmes en el monedero, y nunca se te pide la frase de recuperación.
choose-networks = Para { $networks }
unnamed = Monedero de este navegador
none = No se ha encontrado ningún monedero en este navegador.
none-for = No se ha encontrado ningún monedero para { $network } en este navegador.
none-hint = Un monedero es una extensión del navegador o una app. Instala uno y recarga esta página.
apps-lead = En el móvil, el monedero es una app. Elige la tuya: abrirá esta página en su propio navegador.
apps-label = Apps de monedero
help = ¿Sin monedero? Cómo crear uno
close = Cerrar

## The dialog, while a wallet is asked

waiting-title = Esperando a { $wallet }
waiting-text = Responde en la ventana del monedero. Si no la ves, abre el monedero desde la barra de herramientas del navegador.
cancel = Cancelar

## The dialog, when it did not go well

error-rejected = Has rechazado la solicitud en { $wallet }. No ha cambiado nada.
error-busy = { $wallet } aún espera tu respuesta a una solicitud anterior. Abre su ventana, responde allí y vuelve a intentarlo.
error-unavailable = No hay conexión con { $wallet }. Comprueba que el monedero esté activado y desbloqueado, y vuelve a intentarlo.
error-unknown-chain = { $wallet } no permite que un sitio cambie a esta red. Elígela en el monedero o usa otro.
error-invalid-answer = { $wallet } ha enviado una respuesta que este sitio no puede interpretar. Actualiza el monedero o usa otro.
error-timeout = { $wallet } no ha respondido. Abre el monedero, desbloquéalo y vuelve a intentarlo.
error-failed = { $wallet } ha comunicado un problema. No ha cambiado nada. Abre el monedero para ver el motivo y vuelve a intentarlo.

## The dialog, once a wallet is connected

account-title = Tu monedero
wallet-label = Monedero
address-label = Dirección
network-label = Red
network-unknown = Este sitio no la usa
sees = Este sitio ve esta dirección y su red, y no guarda ninguna de las dos en un servidor.
sees-service = Este sitio ve esta dirección y su red, y consulta a su servicio de venta el staking y los referidos de la dirección.
remembers = De la conexión, este navegador solo recuerda qué monedero era, hasta que lo desconectes.
switch-label = Cambiar de red
switch-astray = El monedero está en una red que este sitio no usa. Elige una de estas.
switch-wanted = Este paso requiere la red { $network }. Elígela aquí.
astray-solana = El monedero está configurado en una testnet de { $network }. Elige la mainnet en sus ajustes.
switched = El monedero está ahora en { $network }.
copy = Copiar la dirección
another = Usar otro monedero
disconnect = Desconectar
platform = Abrir la plataforma
explorer = Ver en { $host }

## Notices in the corner of the page

toast-connected = Monedero conectado
toast-disconnected = Monedero desconectado
toast-disconnected-text = Este sitio ya no conoce su dirección.
