## Introduction

status-none = Aún no hay ningún informe de auditoría disponible.
status-published = La tabla siguiente enlaza los informes.
lead = Una auditoría es una revisión del código por personas que no lo escribieron. Hasta que haya aquí un informe, considera que los contratos no están auditados.

## Scope: a paragraph and a table. Heads of parts: at most 34 characters.

scope-title = Qué abarcaría un informe
scope-1 = Estas son las piezas que guardan, mueven o queman tokens. Cada fila enlazará con un informe en cuanto lo haya.
scope-caption = Piezas e informes
scope-part = Pieza
scope-question = Qué debe responder
scope-report = Informe
scope-token = Token RAA
scope-token-text = ¿La emisión es de { $tokenomics-supply } RAA y no puede aumentar?
scope-staked = sRAA, el token en staking
scope-staked-text = ¿Se mantiene { $staking-token-ratio }:{ $staking-token-ratio } con RAA y no se puede mover mientras está bloqueado?
scope-presale = Contrato de la preventa
scope-presale-text = ¿Se entregan los tokens pagados, y al precio que se mostró?
scope-vesting = Bloqueo y desbloqueo
scope-vesting-text = ¿Queda todo bloqueado hasta el TGE y después se puede canjear todo lo debido?
scope-staking = Staking y recompensas
scope-staking-text = ¿Se calculan las recompensas como se declara y salen de donde se dice?
scope-burns = Quemas
scope-burns-text = ¿Se puede volver a usar lo que se da por quemado?
scope-link = Leer el informe
scope-2 = El proyecto nombra { $chains-count } redes: Ethereum, BNB Chain, Base y Solana. Un informe solo es válido para la red y la versión del código que indica.

## How to read a report

reading-title = Cómo se lee un informe
reading-1 = Comprueba quién lo ha escrito y si el mismo informe está en el sitio del propio auditor. Compara la dirección del contrato que contiene con la de este sitio. Fíjate en qué hallazgos quedaron sin resolver y en si el código ha cambiado desde entonces.
reading-2 = Una auditoría reduce un riesgo, pero no lo elimina: encuentra unos errores y otros no, no dice nada del precio y no puede decirte si debes comprar.

## Until then

until-title = Mientras no haya un informe
until-1 = Fíate solo de las direcciones de contrato y los informes de este sitio. Lo que te muestren en otra parte puede ser de otro token, o una falsificación.
