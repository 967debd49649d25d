### Informativa sui rischi.

meta-title = Informativa sui rischi: che cosa puoi perdere con RAA
meta-description = Perdita totale, token bloccati, un lancio senza data confermata, rendimenti che calano, codice che non funziona: i rischi di RAA. Leggili prima di pagare.
meta-keywords = RAA, informativa sui rischi, rischi delle cripto, perdita totale, vesting, rischi dello staking, prevendita
meta-social-title = Prima di comprare RAA, leggi qui
meta-social-description = I rischi di RAA, uno per uno, in parole semplici. Puoi perdere tutto ciò che versi.

## Introduzione

lead = RAA è una cripto-attività ad alto rischio. Leggi questa pagina prima di pagare qualsiasi cosa e rileggila in un giorno tranquillo. Spiega che cosa può andare storto, ma non può elencare ogni rischio.

## In breve

summary-title = I rischi in breve
summary-loss = Puoi perdere tutto ciò che versi.
summary-price = Il prezzo può scendere a zero e può non esserci chi compra.
summary-lock = Mentre ciò accade, i tuoi token restano bloccati.
summary-yield = I rendimenti possono calare o cessare.
summary-code = Il codice può non funzionare, e lo stesso vale per gli agenti che operano per te.
summary-mistakes = Un errore con un wallet non si può annullare.

## Perdita totale

loss-title = Perdita totale
loss-1 = Puoi perdere tutto ciò che versi. RAA non ha un valore garantito, nessuno ha promesso di ricomprarlo e non esiste alcun bene che si possa vendere per rimborsarti. Il suo prezzo può scendere a zero e restarci.
loss-2 = Paga solo con denaro la cui perdita non cambierebbe nulla nella tua vita: non l’affitto, non i risparmi su cui conti, non denaro preso in prestito. Se perdere l’intero importo ti metterebbe in difficoltà, l’importo è troppo alto. Non devi aspettarti alcuna tutela se qualcosa va storto. Questo sito non indica alcun sistema di indennizzo né alcuna assicurazione che copra RAA.

## Prezzo e liquidità

price-title = Prezzo e liquidità
price-1 =
    La prevendita parte da { $presale-initial_price } USD e il prezzo sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }. L’entità di uno scatto non è indicata. È prevista una quotazione a { $presale-listing_price } USD, ma nessuno si è impegnato a comprare a quel prezzo. Dopo la quotazione il prezzo lo fa il mercato, e può essere inferiore a quello che hai pagato.
price-2 = Un mercato ha bisogno anche di chi compra. Quando vorrai vendere, i compratori potrebbero essere pochi, o nessuno. Gli ordini di grande importo muovono un mercato poco liquido, e un token può essere escluso da una piattaforma di negoziazione o non esservi mai ammesso. Su questo sito non ne è indicata nessuna.

## Blocco e vesting

lock-title = Blocco e vesting
lock-1 = I token comprati in prevendita non si possono spostare fino all’evento di generazione dei token (TGE). Da quel momento si sbloccano in parti uguali nell’arco di { $presale-vesting_months } mesi. Nel frattempo chi ha comprato in prevendita detiene sRAA, la cui riscossione è bloccata fino alla quotazione. Se il prezzo scende mentre i tuoi token sono bloccati, puoi solo stare a guardare.
lock-2 =
    { $tokenomics-team_cliff ->
        [one] I token di altri gruppi si sbloccano in altri momenti: quelli dei partner nell’arco di { $tokenomics-partners_vesting } mesi, dopo un blocco di { $tokenomics-partners_lock } mesi; quelli del team nell’arco di { $tokenomics-team_vesting } mesi, dopo un blocco di { $tokenomics-team_cliff } anno. Per gli altri non è indicato alcun calendario. Ogni sblocco può portare sul mercato nuovi venditori.
       *[other] I token di altri gruppi si sbloccano in altri momenti: quelli dei partner nell’arco di { $tokenomics-partners_vesting } mesi, dopo un blocco di { $tokenomics-partners_lock } mesi; quelli del team nell’arco di { $tokenomics-team_vesting } mesi, dopo un blocco di { $tokenomics-team_cliff } anni. Per gli altri non è indicato alcun calendario. Ogni sblocco può portare sul mercato nuovi venditori.
    }

## Lancio

launch-title = Lancio e quotazione
launch-1 = Lancio e quotazione possono arrivare più tardi di quanto ti aspetti, in un’altra forma, o non arrivare affatto. Finché il TGE non è avvenuto non si sblocca nulla, qualunque cosa dica il calendario.
launch-2 = Anche la tecnologia è in buona parte ancora un progetto. La roadmap indica dei semestri, e un periodo concluso non significa che tutto ciò che prevedeva sia stato realizzato. Le funzioni possono cambiare, essere abbandonate o essere costruite prima da altri. Non comprare contando su una data.

## Rendimento

yield-title = Rendimenti che calano o cessano
yield-1 = Il { $staking-apy } l’anno è il tasso più alto indicato per lo staking in prevendita. Il tasso può essere più basso, non è garantito e termina con il TGE. Dopo il lancio il tasso è dinamico e lo stabilisce la DAO, che può portarlo a zero.
yield-2 = Le ricompense si contano in token. Se il prezzo di RAA scende più in fretta di quanto le ricompense maturino, ti ritrovi con più token e meno valore. La penale per il ritiro anticipato, gli importi minimi e i vantaggi dei livelli non sono indicati. Riscuotere da più tranche di vesting richiede più transazioni firmate, e le reti applicano una commissione su ciascuna.

## Tecnologia

technology-title = Tecnologia e contratti
technology-1 = Il protocollo dipende da software: i contratti dei token e dello staking, le reti su cui girano, i wallet, un fornitore di pagamenti e i modelli che leggono post e wallet. Ognuno può contenere errori, subire attacchi, essere modificato o smettere di funzionare. Un audit può ridurre questo rischio, ma non eliminarlo. La pagina sull’audit del token dice che cosa è disponibile.
technology-2 = Le reti possono essere congestionate, le commissioni possono salire senza preavviso e una transazione confermata non si può annullare. Le rilevazioni possono essere sbagliate. L’accuratezza dichiarata delle previsioni, { $claims-prediction_accuracy }, è una cifra del progetto e non è stata verificata in modo indipendente. Una rilevazione descrive un umore e non prevede un prezzo.

## Agenti

agents-title = Agenti e automazione
agents-1 = Un agente segue delle regole. Può comunque perdere denaro, in fretta e mentre dormi. Una regola adatta a un mercato può fallire nel successivo, una fonte di dati può essere in ritardo o manipolata e un ordine può essere eseguito a un prezzo peggiore di quello che hai visto.
agents-2 = Un agente copiato porta con sé gli errori del suo autore, e l’autore viene pagato per la copia, che tu ne ricavi qualcosa oppure no. Da { $tokenomics-micro_token_copies } copie attive in su un agente può lanciare un proprio micro-token, cioè un altro token che può perdere tutto il suo valore. Tu rispondi dei limiti che fissi.

## Norme

law-title = Le leggi del luogo in cui vivi
law-1 = Le norme sulle cripto-attività variano da Paese a Paese, e cambiano. Dove vivi, l’acquisto, la detenzione, lo staking, la pubblicità o la condivisione di un link referral possono essere soggetti a restrizioni, e una norma futura può applicarsi ai token comprati oggi. Per questo motivo l’accesso a qualsiasi parte del protocollo può essere limitato o revocato.
law-2 = Potresti dover pagare imposte su un acquisto, una vendita, una ricompensa o uno scambio di sRAA con RAA, anche mentre i token sono bloccati. Nulla su questo sito costituisce una consulenza legale, fiscale o in materia di investimenti, né tiene conto della tua situazione. Prima di pagare, rivolgiti a un professionista abilitato nel tuo Paese.

## Custodia

custody-title = Custodia ed errori
custody-1 = Le tue chiavi le custodisci tu. Chi ha la tua frase di recupero ha i tuoi token, e nessuno può recuperarla al posto tuo. Nessuno ne ha bisogno per aiutarti: chi te la chiede vuole i tuoi token.
custody-2 = Controlla ogni indirizzo due volte. I token inviati a un indirizzo sbagliato o sulla rete sbagliata non si possono recuperare. I token comprati con carta arrivano su Base. Aspettati copie di questo sito, falsi account di assistenza e token con lo stesso nome: digita tu l’indirizzo del sito e, prima di aggiungere un token, confronta l’indirizzo del contratto con quello indicato qui, quando ci sarà.

## Conflitti di interessi

interests-title = Conflitti di interessi
interests-1 = Chi sta dietro a RAA guadagna quando tu compri. Il { $tokenomics-allocation-team } dei token è riservato a team e consulenti, il { $tokenomics-allocation-partners } ai partner strategici. Chi ti ha mandato un link può ricevere per questo un compenso: i compensi referral sono mensili e crescono con il volume, fino al { $referral-tiers-guru-reward } in USDT e altrettanto in RAA.
interests-2 = Bruciare le commissioni riduce il numero dei token. Non crea domanda, e alcune delle quote indicate non concordano tra loro. Le cifre su utenti, post e accuratezza sono del progetto. Leggi tutto ciò che trovi su questo sito, questa pagina compresa, tenendo presente che è scritto per conto di persone che vorrebbero vederti comprare.
