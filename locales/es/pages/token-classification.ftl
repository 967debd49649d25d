meta-title = Qué tipo de token es RAA
meta-description = RAA se describe como token de utilidad: para qué se usa, qué no te da, qué es sRAA y qué cuestiones sobre su clasificación siguen abiertas.
meta-keywords = RAA, clasificación del token, token de utilidad, sRAA, derechos del token, criptoactivo
meta-social-title = RAA: qué te da y qué no
meta-social-description = Un token de utilidad, descrito por sus usos y sus límites. Ni participación, ni derecho de cobro, ni ganancia prometida.

## Introduction

lead = El proyecto describe RAA como un token de utilidad: algo que se usa, no algo que te deba dinero. Esta página expone qué significa eso en la práctica, qué no incluye y qué no ha confirmado nadie todavía.

## Use. Heads of parts: at most 34 characters.

use-title = Para qué se usa el token
use-1 = RAA está hecho para usarse dentro del protocolo. Todos los usos siguientes los ha publicado el proyecto; las condiciones de cada uno están en la página de tokenomía.
use-plans = Pagar planes de suscripción y datos alfa, a un precio menor que en moneda de curso legal.
use-agents = Copiar y usar agentes, y pagar a sus creadores.
use-fees = Pagar comisiones de ejecución y negociar tokens de agentes; parte de la comisión se quema.
use-stake = Hacer staking y operar uno de los nodos validadores, que son como máximo { $validators-maximum }.
use-vote = Votar en la DAO sobre el rendimiento tras el lanzamiento y sobre la tesorería.
use-quests = Recibirlo como recompensa por las misiones de la app de aprendizaje.
use-2 = Varios de estos usos dependen de piezas que en la hoja de ruta siguen siendo planes. Un uso que aún no está disponible no le da hoy ninguna utilidad al token.

## What it does not give

limits-title = Qué no te da
limits-1 = Un token en tu monedero no es una parte de una empresa. Hasta donde se ha publicado, RAA no te da nada de lo siguiente.
limits-share = Ni participación en una empresa, ni dividendos, ni parte de sus beneficios.
limits-claim = Ni derecho a reembolso, ni a recompra, ni a un precio fijo.
limits-property = Ningún derecho sobre los bienes del proyecto si se liquida o se vende.
limits-income = Ningún ingreso prometido: las recompensas de staking no están garantizadas y pueden caer a cero.
limits-listing = Ningún derecho a un listado ni a una fecha de listado.
limits-2 = Los validadores participan en los ingresos del protocolo por el trabajo que hacen como validadores. Tener RAA no da, por sí solo, esa participación. Una votación en la DAO decide lo que a la DAO le toca decidir, y nada más.

## sRAA

staked-title = Qué es sRAA
staked-1 = sRAA representa el RAA en staking, { $staking-token-ratio }:{ $staking-token-ratio }. Los primeros compradores lo reciben de forma automática. Tiene { $staking-token-decimals } decimales y el símbolo sRAA, y deja constancia de lo que se canjeará por RAA más las recompensas tras el listado. Hasta entonces está bloqueado y no se puede transferir.
staked-2 = Puede dar como máximo un { $staking-apy } anual hasta el TGE, lo que es un techo y no una promesa. Como sRAA lleva aparejada una recompensa, en algunos países puede clasificarse de otro modo que RAA. El microtoken de un agente es un tercer tipo de token: pertenece a ese agente, tiene sus propias condiciones y no es RAA.

## Open questions

open-title = Cuestiones abiertas
open-1 = El nombre «token de utilidad» es la descripción que hace el propio proyecto. Que se sostenga depende de la ley de cada país y de hechos que no se han publicado aquí.
open-2 = Una autoridad o un tribunal puede ver RAA o sRAA de otro modo, también después de que hayas comprado. Eso podría limitar su negociación, cambiar los impuestos o poner fin a un uso del token.

## Not legal advice

advice-title = No es asesoramiento jurídico
advice-1 = Esta página describe; no decide. No es un dictamen jurídico, ni una oferta, ni una declaración de que RAA esté permitido, registrado o autorizado en algún lugar. Una clasificación hecha por el proyecto no vincula a ninguna autoridad ni protege a ningún comprador.
advice-2 = Si te importa cómo se clasifica RAA, por los impuestos, por tus cuentas o porque asesoras a otros o actúas por ellos, consulta a un profesional cualificado de tu país antes de comprar y enséñale esta página junto con la advertencia de riesgos y los términos.
