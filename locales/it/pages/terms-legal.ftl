### Termini e note legali.

meta-title = Termini d’uso e note legali del sito di RAA
meta-description = Che cosa accetti usando il sito, quali sono le condizioni della prevendita e che cosa non è indicato: il gestore, la legge applicabile e il foro competente.
meta-keywords = RAA, termini d’uso, note legali, condizioni della prevendita, sRAA, condizioni referral, responsabilità
meta-social-title = I termini del sito di RAA, in parole semplici
meta-social-description = Che cos’è e che cosa non è il sito, la prevendita e i punti da chiarire. Alto rischio: puoi perdere tutto ciò che versi.

## Introduzione

lead = Questi termini dicono che cos’è questo sito, che cosa puoi aspettarti e che cosa no. Se un dato manca, lo dicono.

## Oggetto

scope-title = Che cosa regolano questi termini
scope-1 = Si applicano a questo sito in tutte le sue lingue: alle pagine sul protocollo e sul suo token RAA, alle pagine della piattaforma dedicate allo staking e al programma referral e a ogni riquadro di acquisto che vi compare. Usando il sito li accetti. Se non li accetti, non usarlo.
scope-2 = Non sostituiscono i termini di altri. Il tuo wallet, le reti, il fornitore di pagamenti con carta e ogni sito a cui porta un link hanno termini propri, che valgono tra te e loro. Un piano a pagamento, o un accordo con un’istituzione, può prevedere ulteriori condizioni, mostrate prima della conclusione.

## Il gestore

operator-title = Chi gestisce questo sito
operator-1 = Questo sito non indica ancora il nome, la forma giuridica e l’indirizzo del gestore, e nemmeno un indirizzo e-mail o un numero di telefono. Finché non li indicherà, tieni conto che potresti non sapere contro chi far valere un’eventuale pretesa.
operator-2 = In questi termini «il progetto» e «noi» indicano chiunque gestisca il sito e presenti il protocollo. «Tu» indica la persona che lo usa. La pagina di assistenza spiega come vengono trattate le domande. Quando l’assistenza avrà un indirizzo, di solito la risposta arriverà in circa { $support-reply_hours } ore, ma questo tempo non è vincolante.

## Uso

use-title = Chi può usarlo, e come
use-1 = Puoi usare il sito se sei maggiorenne nel luogo in cui vivi, se agisci per te o per qualcuno che puoi legittimamente rappresentare e se né la legge, né sanzioni, né un giudice ti vietano di operare in cripto-attività. Spetta a te accertare se ti è consentito: il sito non lo verifica.
use-2 = Non puoi usarlo per violare una legge, per nascondere la provenienza di denaro o per fingerti un’altra persona. Non puoi diffondere una copia del sito, sondarne le difese, sovraccaricarlo o usarlo per pubblicizzare RAA nascondendone il rischio. Se questi termini vengono violati, l’accesso può essere negato o revocato.

## Nessuna consulenza

advice-title = Informazioni, non consulenza
advice-1 = Tutto ciò che trovi qui è informazione promozionale. Non è un’offerta, non è un prospetto e non è una consulenza in materia di investimenti, legale o fiscale. Nessuno ha esaminato la tua situazione. Una rilevazione o un avviso descrive un umore, e un agente segue delle regole: nulla di tutto ciò ti raccomanda un’operazione.
advice-2 = Le cifre indicate come dichiarate, ad esempio gli utenti formati o l’accuratezza delle previsioni, provengono dal progetto e non sono state verificate in modo indipendente. Le cifre indicate come esempio mostrano solo l’impaginazione. Dove per uno stesso fatto il progetto ha indicato due valori, compaiono entrambi, e nessuno dei due è confermato finché il sito non lo dice.

## La prevendita

presale-title = La prevendita
presale-1 =
    La prevendita parte da { $presale-initial_price } USD per un RAA. Il prezzo sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }; l’entità di uno scatto non è indicata. L’obiettivo di raccolta è di { NUMBER($presale-raise_target, notation: "compact", compactDisplay: "long") } di USD, ed è prevista una quotazione a { $presale-listing_price } USD. L’acquisto minimo è di circa { $presale-minimum_purchase } USD.
presale-2 = Se il fornitore di pagamenti non comunica un prezzo, la quantità di RAA indicata nel riquadro di acquisto è una stima. L’acquisto non dà diritto a una quotazione, né a un certo prezzo o a una certa data. Il sito non indica condizioni di rimborso. Un acquisto confermato da una rete non si può annullare; restano tuoi i diritti che la legge del tuo Paese ti riconosce e che nessun contratto può toglierti.

## Pagamento

payment-title = Il pagamento
payment-1 = RAA è in vendita su Ethereum, BNB Chain, Base e Solana. Puoi pagare in ETH, BNB, SOL, USDT o USDC, oppure con carta tramite un fornitore di pagamenti con carta. Finché su questo sito non è configurato alcun fornitore di pagamenti, qui non si può comprare nulla, e il riquadro di acquisto lo dice.
payment-2 = Con la carta, fino a { $presale-card_limit } USD non serve la verifica dell’identità. Il fornitore chiede un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e l’indirizzo di un wallet su Base, e decide in base ai propri termini se accettarti. Le commissioni della rete e del fornitore sono a tuo carico. Controlla rete, importo e indirizzo prima di confermare: i token inviati a un indirizzo sbagliato non si possono recuperare.

## Blocco e riscossione

lock-title = sRAA, blocco e riscossione
lock-1 = Ciò che compri è bloccato e non può essere trasferito fino all’evento di generazione dei token (TGE). Da quel momento può essere riscosso in parti uguali nell’arco di { $presale-vesting_months } mesi.
lock-2 = Chi compra in prevendita riceve sRAA, già in staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA. Fino al TGE matura al massimo il { $staking-apy } l’anno, senza garanzia. Dopo la quotazione sRAA si scambia con RAA più le ricompense. Per riscuotere token distribuiti in più tranche di vesting occorrono più transazioni firmate, e per ognuna la rete ti addebita una commissione. Dopo il lancio il rendimento è dinamico e lo stabilisce la DAO.

## Rilevazioni, agenti, piani

products-title = Rilevazioni, agenti e piani
products-1 = Rilevazioni, profili e agenti sono strumenti. Possono arrivare in ritardo, essere sbagliati o non essere disponibili, e un agente può perdere denaro, in fretta e mentre dormi. I suoi limiti li fissi tu, e ciò che fa entro quei limiti è fatto in tuo nome.
products-2 = Chi offre un modello di agente riceve il { $tokenomics-creator_share } dei pagamenti per le sue copie, il protocollo il { $tokenomics-protocol_share }. L’autore risponde del modello e deve avere il diritto di offrirlo. Per i piani a pagamento c’è una whitelist. Dove un prezzo non è indicato, nessun prezzo è pattuito. I piani Institutional ed Enterprise si concordano con il team vendite.

## Programma referral

referral-title = I link referral
referral-1 = Un link referral paga chi lo condivide, ogni mese, in USDT e in RAA. Per un volume oltre { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } di RAA paga l’{ $referral-tiers-leader-reward } in ciascuna valuta. Oltre { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") } paga l’{ $referral-tiers-mentor-reward } in ciascuna, e oltre { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") } il { $referral-tiers-guru-reward } in ciascuna. Non è indicato su che cosa si calcoli la percentuale. Per Beginner non è indicato alcun compenso. Non sono indicati nemmeno il giorno del pagamento e il modo di riscuotere.
referral-2 = Se condividi un link, di’ che ti fa guadagnare e che il token è ad alto rischio. Non promettere guadagni e non inviare messaggi indesiderati. Se tu possa o meno fare pubblicità a cripto-attività dipende dalle regole del luogo in cui vivete tu e chi ti legge.

## Contenuti e link

content-title = Contenuti, nomi e link
content-1 = Testi, disegni e software del sito appartengono ai loro autori. Puoi leggerli, stamparli e citarli indicandone la fonte. I nomi e i marchi di reti, valute, wallet e altri prodotti appartengono ai rispettivi titolari; il fatto che compaiano qui non significa che quei titolari sostengano RAA.
content-2 = I link portano a siti gestiti da altri. Sono offerti per comodità, e ciò che vi si trova non è controllato di continuo. Prima di installare un wallet o di inserire qualcosa su un altro sito, accertati che l’indirizzo sia quello dello sviluppatore.

## Responsabilità

liability-title = Nessuna garanzia
liability-1 = Il sito è messo a disposizione così com’è e nei limiti in cui è raggiungibile. Nessuno promette che sia privo di errori, sempre accessibile o adatto a ciò che hai in mente, né che un piano della roadmap venga realizzato. Operare in cripto-attività è una tua decisione, a tuo rischio.
liability-2 = Nei limiti consentiti dalla legge che ti si applica, il progetto non risponde di cali di prezzo, chiavi smarrite, indirizzi sbagliati, malfunzionamenti di reti, wallet o fornitori, azioni di agenti o mancati guadagni. Nulla in questi termini limita una responsabilità che non può essere limitata, come quella per dolo, né ti toglie un diritto che la legge riconosce ai consumatori.

## Modifiche e controversie

changes-title = Modifiche e controversie
changes-1 = Questi termini possono cambiare. La data in alto dice quando sono stati modificati l’ultima volta. A ciò che hai fatto si applica la versione presente qui in quel momento. Esistono in più lingue: se le traduzioni divergono, consulta il testo inglese e chiedi chiarimenti prima di fare affidamento su una delle versioni.
changes-2 = Questi termini non indicano quale legge li regoli, né quale giudice o organismo decida una controversia. Le norme che ti tutelano dove vivi si applicano in ogni caso, nella misura in cui non sono derogabili. Se una parte di questi termini non è valida, le altre restano valide. Prima di rivolgerti ad altri, descrivi la questione all’assistenza per iscritto, quando questo sito ne indicherà l’indirizzo.
