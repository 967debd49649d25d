### Natura del token: che cosa vuole essere RAA, in parole semplici.

meta-title = Che tipo di token è RAA
meta-description = RAA è descritto come utility token: a che cosa serve, che cosa non ti dà, che cos’è sRAA e quali questioni di classificazione restano aperte.
meta-keywords = RAA, classificazione del token, utility token, sRAA, diritti del token, cripto-attività
meta-social-title = RAA: che cosa ti dà e che cosa no
meta-social-description = Un utility token, descritto dai suoi usi e dai suoi limiti. Nessuna quota, nessun credito, nessun guadagno promesso.

## Introduzione

lead = Il progetto descrive RAA come un utility token, fatto per essere usato all’interno del protocollo. Questa pagina spiega che cosa significa in pratica, che cosa non comprende e che cosa nessuno ha ancora confermato.

## Uso

use-title = A che cosa serve il token
use-1 = Ogni uso elencato qui è indicato dal progetto. Le condizioni di ciascuno sono nella pagina Tokenomics.
use-plans = Pagare i piani di abbonamento e i dati alpha, a un prezzo inferiore che in valuta tradizionale.
use-agents = Copiare e usare agenti, e pagarne gli autori.
use-fees = Pagare le commissioni di esecuzione e scambiare token di agenti, con parte della commissione che viene bruciata.
use-stake = Fare staking e gestire uno dei nodi validatori, al massimo { $validators-maximum }.
use-vote = Votare nella DAO sul rendimento dopo il lancio e sulla tesoreria.
use-quests = Riceverlo come ricompensa per le missioni dell’app didattica.
use-2 = Diversi tra questi usi dipendono da voci che nella roadmap sono ancora in programma. Finché un uso non è disponibile, non aggiunge nulla a ciò che il token permette di fare.

## Che cosa non ti dà

limits-title = Che cosa non ti dà
limits-1 = Un token nel tuo wallet non è una parte di una società. Per quel che se ne sa, per RAA vale quanto segue.
limits-share = Nessuna quota di una società, nessun dividendo e nessuna parte dei suoi utili.
limits-claim = Nessun diritto a un rimborso, a un riacquisto o a un prezzo fisso.
limits-property = Nessun diritto sul patrimonio del progetto, se viene liquidato o venduto.
limits-income = Nessun reddito promesso: le ricompense dello staking non sono garantite e possono scendere a zero.
limits-listing = Nessun diritto a una quotazione, né a una data per averla.
limits-2 = I validatori partecipano alle entrate del protocollo per il lavoro che svolgono come validatori. Il solo possesso di RAA non dà questa quota. Una votazione nella DAO decide solo ciò che spetta alla DAO.

## sRAA

staked-title = Che cos’è sRAA
staked-1 = sRAA sta per staked RAA, cioè RAA in staking, { $staking-token-ratio }:{ $staking-token-ratio }. Chi compra in prevendita lo riceve automaticamente. Ha { $staking-token-decimals } decimali e il simbolo sRAA, e registra ciò che dopo la quotazione va scambiato con RAA più le ricompense. Fino ad allora è bloccato e non può essere trasferito.
staked-2 = Fino all’evento di generazione dei token (TGE) può maturare al massimo il { $staking-apy } l’anno, senza garanzia. Poiché sRAA comporta una ricompensa, in alcuni Paesi può essere classificato diversamente da RAA. Il micro-token di un agente è un terzo tipo di token: appartiene a quell’agente, ha condizioni proprie e non è RAA.

## Questioni aperte

open-title = Questioni aperte
open-1 = «Utility token» è la descrizione che ne dà il progetto stesso. Se sia corretta dipende dalla legge di ciascun Paese e da fatti che qui non sono noti.
open-2 = Un’autorità o un giudice può vedere RAA o sRAA in modo diverso, anche dopo che hai comprato. Ciò può limitarne gli scambi, cambiarne la tassazione o porre fine a un uso del token.

## Non è un parere legale

advice-title = Non è un parere legale
advice-1 = Questa pagina è descrittiva. Non è un parere legale, non è un’offerta e non afferma che RAA sia consentito, registrato o approvato da qualche parte. Una classificazione fatta dal progetto non vincola alcuna autorità e non tutela alcun acquirente.
advice-2 = Se per te conta come è classificato RAA, per le imposte, per la tua contabilità o perché assisti altri o agisci per loro, rivolgiti prima di comprare a un professionista abilitato nel tuo Paese e mostragli questa pagina, insieme all’informativa sui rischi e ai termini.
