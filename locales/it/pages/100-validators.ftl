### Il programma dei validatori.

## Testata del documento

meta-title = Validatori di RAA: fino a { $validators-maximum } nodi, compiti e staking
meta-description = Che cosa approvano e controllano i validatori di RAA, che cosa ricevono, come si diventa validatori e quali sono i due minimi di staking. Alto rischio.
meta-keywords = RAA, validatori, nodo validatore, staking minimo, modelli di agente, smart money, quota delle entrate, prevendita
meta-social-title = Validatori di RAA: compiti e staking
meta-social-description = I compiti di un validatore di RAA, che cosa riceve e i due valori dello staking minimo. Alto rischio.

## Apertura

start-title = Un nodo richiede { $conflicts-validator_stake-first } RAA o almeno { NUMBER($conflicts-validator_stake-second, notation: "compact") }
start-stake-confirmed = Un nodo richiede { $stake }
start-lead = Per lo staking minimo ci sono due valori, e nessuno è confermato. I validatori approvano modelli di agente e progetti degli sviluppatori, controllano i dati e partecipano alle entrate del protocollo. RAA può perdere tutto il suo valore.
start-action-label = Come si diventa validatori
start-maximum-label = Nodi, al massimo
start-maximum-value = { $validators-maximum }
start-share-label = Riservato a loro
start-share-value = il { $tokenomics-allocation-validators } dei token
hero-stage-in = Arriva un modello
hero-stage-checks = I nodi lo controllano
hero-stage-out = Se approvato, si può copiare
start-caption-open = Disegno schematico, con un punto per ogni nodo. Sono tutti vuoti.
start-caption-taken = Disegno schematico, con un punto per ogni nodo. Occupati: { $taken }.

## Lo staking

stake-title = Due valori per lo staking minimo
stake-lead = Il testo sulla tokenomics e la pagina dei validatori danno valori diversi per lo staking minimo. Il progetto non ne ha confermato nessuno.
stake-confirmed = Staking minimo
stake-cost = { $cost } USD al prezzo iniziale

## Compiti

duties-title = Che cosa fa un validatore
duties-lead = Altre persone fanno affidamento su ogni approvazione.
duties-columns-name = Che cosa arriva
duties-columns-text = Che cosa fa il nodo
duties-columns-remark = Chi ne dipende
duties-templates-name = Modelli di agente
duties-templates-text = Seleziona ciò che entra nel mercato degli agenti e approva un modello prima che si possa copiare.
duties-templates-remark = Chiunque copi un agente
duties-submissions-name = Progetti presentati
duties-submissions-text = Esamina ciò che gli sviluppatori presentano e decide se approvarlo.
duties-submissions-remark = Sviluppatori e loro utenti
duties-index-name = Dati di influencer e dati alpha
duties-index-text = Indicizza ciò che dicono gli account influenti, per poter risalire alla fonte di un’affermazione.
duties-index-remark = Chi è abbonato ai dati alpha
duties-flows-name = Flussi dello smart money
duties-flows-text = Verifica che un movimento di wallet molto seguiti sia davvero ciò che sembra, prima che valga come segnale.
duties-flows-remark = Chi agisce in base a una rilevazione

## Che cosa ricevono

rewards-title = Che cosa riceve un validatore
rewards-lead = Il progetto non indica importi, quindi qui non ne promettiamo.
rewards-revenue-title = Quota delle entrate
rewards-revenue-text = I validatori partecipano alle entrate del protocollo.
rewards-priority-title = Priorità
rewards-priority-text = Il progetto dà la priorità ai validatori. Non ha ancora detto in che cosa né rispetto a chi.
rewards-allocation-title = Una parte dei token
rewards-allocation-text = Ai validatori è riservato il { $tokenomics-allocation-validators } dei token, da ripartire su { $validators-maximum } nodi.

## Diventarlo

steps-title = Come si diventa validatori
steps-lead = Prima compri, poi il team ti verifica. Comprare non ti assicura un posto.
steps-buy-title = Compra in prevendita
steps-buy-text = Ciò che compri resta bloccato fino all’evento di generazione dei token (TGE), che tu diventi validatore oppure no.
steps-contact-title = Contatta il team
steps-contact-text = Scrivi che vuoi gestire un nodo.
steps-verify-title = Supera la verifica
steps-verify-text = Il team verifica chi si candida.
steps-receive-title = Ricevi la tua parte
steps-receive-text = Ti vengono assegnati RAA dalla parte riservata ai validatori.

## Today: three columns

today-title = Che cosa puoi fare oggi
today-lead = Sono passi che non costano nulla e non ti vincolano a nulla.
today-estimate-title = Calcola l’acquisto
today-estimate-text = Il calcolo mostra quanti RAA compreresti al prezzo iniziale, che cosa resta bloccato e fino a quando.
today-wallet-title = Crea un wallet
today-wallet-text = Ogni acquisto comincia da un wallet. Impara a usarlo prima di metterci del denaro.
today-open-title = Segui i punti da chiarire
today-open-text = L’elenco mostra se nel frattempo sono stati chiariti lo staking minimo, la verifica e il contatto.

## Chiusura

buy-title = Controlla prima lo staking
buy-try-label = Vedi la tokenomics
