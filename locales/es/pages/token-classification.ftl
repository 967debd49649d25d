meta-title = Qué tipo de token es RAA
meta-description = RAA se describe como token de utilidad: para qué se usa, qué no te da, qué es sRAA y qué cuestiones sobre su clasificación siguen abiertas.
meta-keywords = RAA, clasificación del token, token de utilidad, sRAA, derechos del token, criptoactivo
meta-social-title = RAA: qué te da y qué no
meta-social-description = Un token de utilidad, descrito por sus usos y sus límites. No es una participación ni un derecho de cobro, y no promete ganancias.

## Introduction

lead = El proyecto describe RAA como un token de utilidad, hecho para usarse dentro del protocolo. Esta página explica qué significa eso en la práctica, qué no incluye y qué no ha confirmado nadie todavía.

## Use. Heads of parts: at most 34 characters.

use-title = Para qué se usa el token
use-1 = El proyecto indica los usos siguientes. Las condiciones de cada uno están en la página de tokenomía.
use-plans = Pagar planes de suscripción y datos alpha, a un precio menor que en moneda tradicional.
use-agents = Copiar y usar agentes, y pagar a sus creadores.
use-fees = Pagar comisiones de ejecución y negociar tokens de agentes; de la comisión se quema una parte.
use-stake = Hacer staking y operar uno de los nodos validadores, que son como máximo { $validators-maximum }.
use-vote = Votar en la DAO sobre el rendimiento tras el lanzamiento y sobre la tesorería.
use-quests = Recibirlo como recompensa por las misiones de la app de aprendizaje.
use-2 = Varios de estos usos dependen de piezas que en el mapa tecnológico siguen siendo planes. Mientras un uso no esté disponible, no da utilidad al token.

## What it does not give

limits-title = Qué no te da
limits-1 = Un token en tu monedero no es una parte de una empresa. Por lo que se sabe, en el caso de RAA se cumple lo siguiente.
limits-share = Ninguna participación en una empresa, ningún dividendo ni parte de sus beneficios.
limits-claim = Ningún derecho a reembolso, a recompra ni a un precio fijo.
limits-property = Ningún derecho sobre los bienes del proyecto si se liquida o se vende.
limits-income = Ningún ingreso prometido: las recompensas de staking no están garantizadas y pueden caer a cero.
limits-listing = Ningún derecho a un listado ni a una fecha de listado.
limits-2 = Los validadores participan en los ingresos del protocolo por el trabajo que hacen como validadores. Tener RAA no da, por sí solo, esa participación. Una votación en la DAO solo decide lo que corresponde a la DAO.

## sRAA

staked-title = Qué es sRAA
staked-1 = sRAA representa el RAA en staking, { $staking-token-ratio }:{ $staking-token-ratio }. Quien compra en la preventa lo recibe de forma automática. Tiene { $staking-token-decimals } decimales y el símbolo sRAA, y registra lo que se canjeará por RAA más las recompensas tras el listado. Hasta entonces está bloqueado y no se puede transferir.
staked-2 = Puede dar como máximo un { $staking-apy } anual hasta el evento de generación de tokens (TGE), y esa tasa no está garantizada. Como sRAA da una recompensa, en algunos países puede clasificarse de otro modo que RAA. El microtoken de un agente es un tercer tipo de token: pertenece a ese agente, tiene sus propias condiciones y no es RAA.

## Open questions

open-title = Cuestiones abiertas
open-1 = El nombre «token de utilidad» es la descripción que hace el propio proyecto. Que sea correcta depende de la ley de cada país y de hechos que aquí no se conocen.
open-2 = Una autoridad o un tribunal puede valorar RAA o sRAA de otro modo, también después de que hayas comprado. Eso podría limitar su negociación, cambiar los impuestos o poner fin a un uso del token.

## Not legal advice

advice-title = No es asesoramiento jurídico
advice-1 = Esta página es descriptiva. No es un dictamen jurídico, ni una oferta, ni una declaración de que RAA esté permitido, registrado o autorizado en algún lugar. Una clasificación hecha por el proyecto no vincula a ninguna autoridad ni protege a ningún comprador.
advice-2 = Si te importa cómo se clasifica RAA, por los impuestos, por tu contabilidad o porque asesoras a otros o actúas en su nombre, consulta a un profesional cualificado de tu país antes de comprar y enséñale esta página junto con la advertencia de riesgos y los términos.
