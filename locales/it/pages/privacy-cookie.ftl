### Privacy e cookie.

meta-title = Privacy e cookie sul sito di RAA
meta-description = Che cosa questo sito conserva nel tuo browser e per quanto, che cosa rivelano un wallet o una carta e a chi, e che cosa resta disattivato se non acconsenti.
meta-keywords = RAA, privacy, cookie, archiviazione locale, link referral, dati del wallet, consenso agli strumenti di analisi
meta-social-title = Che cosa conserva di te il sito di RAA
meta-social-description = Che cosa resta nel browser, che cosa è disattivato se non acconsenti e che cosa è visibile a tutti in un registro pubblico.

## Introduzione

lead = Puoi leggere ogni pagina di questo sito senza un account, senza indicare un nome e senza dare il consenso a nulla. Questa pagina elenca ciò che viene comunque conservato nel tuo browser, con i nomi che vi troverai, e spiega che cosa succede quando colleghi un wallet o paghi.

## Responsabilità

operator-title = Chi è responsabile
operator-1 = Del trattamento dei tuoi dati risponde il gestore del sito. Questo sito non indica ancora il nome e l’indirizzo del gestore, né alcuna persona incaricata della protezione dei dati. Quando la pagina di assistenza indicherà un indirizzo, potrai inviare lì le domande sui tuoi dati.
operator-2 = Questa pagina riguarda soltanto il sito. Le reti, il tuo wallet, un fornitore di pagamenti con carta e i siti a cui portano i link decidono da sé che cosa raccogliere, e te lo dicono nelle proprie informative.

## Nel browser

storage-title = Che cosa resta nel tuo browser
storage-1 = Il sito conserva pochi dati nella memoria del tuo browser. Nessuno contiene il tuo nome e nessuno viene letto da altri siti.
storage-caption = Tutto ciò che questo sito memorizza, nome per nome
storage-name = Nome
storage-where = Dove
storage-why = A che cosa serve
storage-until = Durata
storage-local = Archiviazione locale
storage-session = Archiviazione sessione
storage-cookie = Cookie
storage-wallet-why = Quale wallet hai collegato, così il sito lo ritrova senza chiedertelo
storage-purchase-why = Ogni pagamento: importo, ora, rete, account e transazione, per ritrovarlo quando la pagina si ricarica, in un’altra lingua o in un’altra scheda
storage-draft-why = I dati inseriti nel modulo di acquisto, per ritrovarli se la pagina si ricarica
storage-consent-why = Se hai consentito o rifiutato gli strumenti di analisi; solo dopo la richiesta
storage-referral-why = Di chi è il link referral che hai aperto; solo se conteneva ?{ $storage-referral-parameter }=
storage-theme-why = Se preferisci il tema scuro o chiaro; solo dopo che hai usato il comando
storage-motion-why = Che hai fermato le animazioni; si cancella quando le riattivi
storage-preloader-why = Per mostrare la schermata d’apertura una sola volta per visita
storage-sidebar-why = Se hai lasciato aperto o chiuso il menu laterale della piattaforma
storage-reload-why = Quale parte di una pagina non si è caricata, per ricaricarla una volta sola
storage-until-disconnected = Finché non lo scolleghi o lo cancelli
storage-until-cleared = Finché non lo cancelli
storage-until-closed = Finché non chiudi la scheda
storage-until-purchase =
    { $storage-purchase-days ->
        [one] { $storage-purchase-days } giorno dal pagamento, più a lungo finché l’esito non è noto
       *[other] { $storage-purchase-days } giorni dal pagamento, più a lungo finché l’esito non è noto
    }
storage-until-days =
    { $storage-sidebar-days ->
        [one] { $storage-sidebar-days } giorno dall’ultimo uso del menu
       *[other] { $storage-sidebar-days } giorni dall’ultimo uso del menu
    }
storage-2 = Il dato del referral serve a una cosa sola: se compri, l’acquisto può essere attribuito alla persona di cui hai seguito il link. Contiene il codice di quella persona, non il tuo.

## Cookie

cookies-title = I cookie
cookies-1 = Il sito imposta un solo cookie, chiamato «{ $storage-sidebar-name }», e soltanto sulle pagine della piattaforma. Per { $storage-sidebar-days } giorni mantiene il menu laterale come l’hai lasciato, così la pagina non cambia aspetto mentre si apre. Il browser invia un cookie con ogni richiesta al sito; questo indica solo se il menu è aperto o chiuso.
cookies-2 = Nessun cookie pubblicitario viene impostato senza il tuo consenso, come spiega la parte sugli strumenti di analisi. Puoi bloccare o cancellare tutti questi dati nelle impostazioni del browser. Ogni pagina resta leggibile anche senza. Si perdono solo le preferenze salvate.

## Wallet

wallet-title = Quando colleghi un wallet
wallet-1 = Collegarlo è una tua scelta e richiede la tua conferma nel wallet. Da quel momento il sito vede gli indirizzi che gli permetti di vedere, la rete e i saldi che appartengono a quegli indirizzi. Li usa nel tuo browser, per mostrare ciò che possiedi e per preparare una transazione. Non vede mai la tua frase di recupero né la tua chiave privata, e non può spostare nulla senza la tua firma.
wallet-2 = Il tuo wallet e i servizi di rete su cui si appoggia vengono a sapere che hai aperto questo sito. Ciò che firmi è scritto in un registro pubblico: chiunque può leggerlo, collegarlo al tuo indirizzo e conservarlo. Nessuno può cancellarlo, nemmeno il gestore di questo sito.
wallet-3 = Il sito, da parte sua, trasmette due cose. Se il gestore ha configurato un servizio di vendita, la pagina chiede a quel servizio lo staking e i referral dell’indirizzo collegato. Dopo un pagamento dal tuo wallet, la pagina può chiedere a un nodo pubblico della rete se la transazione è confermata. Entrambi vedono anche il tuo indirizzo IP.

## Pagamento

payment-title = Quando paghi
payment-1 = Un acquisto con un wallet consiste in ciò che firmi: un importo, una valuta, un indirizzo e un’ora in un registro pubblico. Se nel tuo browser è conservato un codice referral, viene trasmesso con l’acquisto. Finché su questo sito non è configurato alcun fornitore di pagamenti, nessun acquisto è possibile e nulla di tutto questo viene inviato.
payment-2 = Un acquisto con carta avviene presso il fornitore di pagamenti con carta, che chiede un numero di telefono, il nome e l’indirizzo di fatturazione, i dati della carta e l’indirizzo di un wallet su Base. Fino a { $presale-card_limit } USD non richiede la verifica dell’identità, mentre oltre quella soglia può chiedere altri dati. Questi dati vanno al fornitore. Questo sito non li memorizza.

## Statistiche

analytics-title = Strumenti di analisi e pubblicità
analytics-1 = Gli strumenti di analisi e il pixel pubblicitario sono disattivati. Si caricano solo se il gestore li ha configurati e tu hai acconsentito. Finché manca una delle due condizioni, nessuno dei loro script viene scaricato e nessun evento lascia il tuo browser.
analytics-2 = Se entrambe le condizioni sono soddisfatte, gli eventi descrivono un acquisto passo per passo: il riquadro si apre, un wallet si collega, si sceglie una rete, si inserisce un importo, si tenta un acquisto che riesce o fallisce. Viene registrato anche un clic sullo staking. Il pixel riceve visualizzazioni, contatti, carrelli, avvii di pagamento e acquisti con il loro importo in USD. Se rifiuti non perdi nulla, e il consenso dato si revoca con la stessa facilità con cui si dà.
analytics-3 = I fornitori di questi strumenti vedono ciò che vede chiunque ospiti uno script: il tuo indirizzo IP, il tipo di browser e la pagina su cui ti trovi. Possono impostare cookie propri e collegare una visita a un account che hai presso di loro.
analytics-4 = Se gli strumenti di analisi sono configurati, una barra in fondo alla pagina chiede il consenso una volta sola. Un browser che trasmette Global Privacy Control o Do Not Track ha rifiutato per te, e non ti viene chiesto nulla. La tua risposta è conservata alla voce «{ $storage-consent-name }». Se revochi il consenso, la pagina si ricarica senza questi script.

## Consegna delle pagine

delivery-title = Come ti arrivano le pagine
delivery-1 = Le pagine sono semplici file. Per consegnarne uno, il servizio di hosting deve conoscere il tuo indirizzo IP e, come ogni server web, può registrarlo insieme all’ora, alla pagina richiesta e al tipo di browser che usi. Il sito non indica quale hosting sia usato, né per quanto conservi tali registrazioni.
delivery-2 = Caratteri, disegni e script arrivano dallo stesso luogo della pagina: così nessun terzo viene a sapere che cosa leggi. Un video si carica da un altro servizio solo quando scegli di avviarlo.

## Segnalazione degli errori

errors-title = Segnalazione degli errori
errors-1 = Le segnalazioni degli errori vengono inviate solo se il gestore ha configurato dove inviarle. Finché non è configurato nulla, i dettagli vengono mostrati a te, nella pagina o nella console del browser, e restano lì.
errors-2 = Una segnalazione può contenere dati personali. Comprende il messaggio dell’errore e il suo punto nel codice, l’indirizzo della pagina senza ciò che segue il punto interrogativo, il tipo di browser e gli ultimi passaggi prima dell’errore: quali pulsanti e link sono stati premuti, non che cosa è stato digitato. Tutto ciò che somiglia all’indirizzo di un wallet o di una transazione viene tolto. Se scrivi all’assistenza per un errore, decidi tu che cosa includere; lascia fuori frasi di recupero e dati della carta.
errors-destination = Su questo sito le segnalazioni degli errori vanno a { $destination }. Vi vengono inviati anche i tempi di caricamento di ogni pagina.

## Link

links-title = Link ad altri siti
links-1 = I link portano ai siti degli sviluppatori di wallet, a siti che permettono di consultare i registri (explorer) e, quando i loro indirizzi saranno noti, a servizi di messaggistica, social network e siti con dati di mercato. Prima che tu segua un link, da lì non viene caricato nulla. Quando lo segui, l’altro sito vede il tuo indirizzo IP e può impostare cookie propri.
links-2 = Gli explorer mostrano che cosa è successo a un indirizzo. Chi sa che un indirizzo è tuo può vedervi i tuoi trasferimenti passati e futuri. Pensaci prima di rendere pubblico un indirizzo, ad esempio insieme a un link referral.

## Diritti

rights-title = Che cosa puoi fare
rights-1 = Ciò che è conservato nel tuo browser lo controlli tu: apri le impostazioni, cerca i dati di questo sito e cancellali. Le finestre in incognito dimenticano tutto quando le chiudi. Perché sia più difficile riconoscerti in un registro pubblico, usa un indirizzo separato.
rights-2 = A seconda di dove vivi, puoi avere il diritto di sapere quali dati che ti riguardano vengono conservati, di farli correggere o cancellare, di opporti e di presentare reclamo a un’autorità. I dati in un registro pubblico non possono essere modificati o cancellati da nessuno. Quando questa pagina cambia, si aggiorna la data indicata in alto. La pagina viene modificata prima che si raccolga un nuovo tipo di dati.
