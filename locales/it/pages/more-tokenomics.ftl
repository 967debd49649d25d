### Tokenomics in dettaglio: tutto ciò che è pubblicato sul token, come testo e tabelle.

meta-title = Tokenomics di RAA in dettaglio: tutte le cifre
meta-description = Totale, ripartizione, sblocchi, prevendita, staking, quote bruciate, piani, validatori e referral in testo semplice, con entrambi i valori dove ne esistono due.
meta-keywords = RAA, tokenomics, totale dei token, ripartizione, vesting, sRAA, staking, token bruciati, validatori, referral
meta-social-title = La tokenomics di RAA in dettaglio
meta-social-description = Tutte le cifre sul token in una sola pagina, e un link a ciò che resta da chiarire.

## Introduzione

lead = Qui trovi tutto ciò che il progetto dice del token, in forma di testo e di semplici tabelle da leggere, stampare e consultare. Le cifre sono del progetto. Dove una cifra manca, il testo lo dice. Dove sono due, compaiono entrambe.

## Totale e uso

supply-title = Totale e uso
supply-1 = Il totale dei token è di { $tokenomics-supply } RAA. RAA è un utility token: serve a pagare piani, rilevazioni, agenti e dati, a fare staking e a votare. Della maggior parte delle commissioni si brucia una quota: i token bruciati escono per sempre dal totale.
supply-2 = Il token è in vendita su { $chains-count } reti: Ethereum, BNB Chain, Base e Solana. Né il suo valore né la domanda sono garantiti.

## Ripartizione

allocation-title = Ripartizione
allocation-1 = I token sono destinati a sette gruppi. La somma delle quote corrisponde al totale. Gli importi si ricavano dalle quote e dal totale dei token.
allocation-caption = A chi sono destinati i token
allocation-2 = La parte dei validatori è ripartita su { $validators-maximum } nodi. La tesoreria è controllata dalla DAO.

## Sblocco

release-title = Sblocco
release-1 =
    { $tokenomics-team_cliff ->
        [one] I token comprati in prevendita sono bloccati e non possono essere trasferiti fino all’evento di generazione dei token (TGE). Dal TGE in poi si possono riscuotere, in parti uguali nell’arco di { $presale-vesting_months } mesi. Team e consulenti hanno un blocco di { $tokenomics-team_cliff } anno e poi ricevono i loro token nell’arco di { $tokenomics-team_vesting } mesi. I partner strategici hanno un blocco di { $tokenomics-partners_lock } mesi e poi ricevono i loro nell’arco di { $tokenomics-partners_vesting } mesi.
       *[other] I token comprati in prevendita sono bloccati e non possono essere trasferiti fino all’evento di generazione dei token (TGE). Dal TGE in poi si possono riscuotere, in parti uguali nell’arco di { $presale-vesting_months } mesi. Team e consulenti hanno un blocco di { $tokenomics-team_cliff } anni e poi ricevono i loro token nell’arco di { $tokenomics-team_vesting } mesi. I partner strategici hanno un blocco di { $tokenomics-partners_lock } mesi e poi ricevono i loro nell’arco di { $tokenomics-partners_vesting } mesi.
    }

## Prevendita

presale-title = Prevendita e prezzo
presale-1 =
    Secondo le condizioni la prevendita apre a { $presale-initial_price } USD. Poi il prezzo sale { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }; l’entità di uno scatto non è nota, quindi qui non si può calcolare alcun prezzo tra il primo e l’ultimo. La quotazione è prevista a { $presale-listing_price } USD, insieme al TGE. Dopo la quotazione il prezzo lo fa il mercato, e RAA può valere meno di quanto hai pagato.
presale-step = Il prezzo sale
presale-step-value =
    { $presale-step_days ->
        [one] ogni giorno
       *[other] ogni { $presale-step_days } giorni
    }
presale-minimum = Acquisto minimo
presale-minimum-value = circa { $presale-minimum_purchase } USD
presale-2 = Puoi pagare in ETH, BNB, SOL, USDT o USDC, oppure con carta tramite un fornitore di pagamenti con carta. Con la carta non serve la verifica dell’identità fino a { $presale-card_limit } USD, e i token arrivano su Base. Secondo il progetto un acquisto richiede meno di { $presale-purchase_minutes } minuti.

## Staking

staking-title = Staking e sRAA
staking-1 = Chi compra in prevendita riceve sRAA al posto di RAA: un token in staking, { $staking-token-ratio }:{ $staking-token-ratio } con RAA, con { $staking-token-decimals } decimali e il simbolo sRAA. Entra automaticamente in staking e matura ricompense fino al TGE. Dopo la quotazione si scambia con RAA più le ricompense. Fino ad allora la riscossione è bloccata.
staking-2 = Il { $staking-apy } l’anno è il tasso massimo. Il tasso può essere più basso, non è garantito e termina con il TGE.
staking-3 = I livelli sono quattro: Contributor, Enhanced, Advanced e Core. Restano da chiarire i loro importi minimi di staking, i loro vantaggi e la penale per il ritiro anticipato. Il calcolatore della pagina Tokenomics usa il tasso più alto e lo indica. Non si conosce ancora alcun indirizzo del contratto sRAA.

## Quote bruciate

burns-title = Che cosa si brucia
burns-1 = Della maggior parte delle commissioni si brucia una quota. La quota dipende dalla commissione: per alcune è fissa, per altre è un intervallo o un massimo.
burns-caption = Quota bruciata di ogni commissione
burns-fee = Commissione
burns-share = Quota bruciata
burns-agent-use = Uso degli agenti (dalle FAQ)

## Chi viene pagato

fees-title = Chi viene pagato
fees-1 = Quando qualcuno copia un agente, il { $tokenomics-creator_share } del pagamento va all’autore del modello e il { $tokenomics-protocol_share } al protocollo. A parte, per la copia di modelli è indicata una quota bruciata del { $burns-copies }. Il rapporto tra queste cifre non è indicato: non vanno quindi sommate.
fees-2 = Un agente con { $tokenomics-micro_token_copies } o più copie attive può lanciare un proprio micro-token. Quando i token di agenti si scambiano su exchange decentralizzati, si brucia una quota tra lo { $burns-trades-low } e l’{ $burns-trades-high } dello scambio.
fees-3 = I pagamenti in valuta tradizionale vengono convertiti automaticamente in RAA, con un margine tra lo { $tokenomics-swap_margin-low } e l’{ $tokenomics-swap_margin-high }. Il margine è un costo a sé, distinto dalle quote bruciate.

## Piani

plans-title = Piani e sconti
plans-1 = I piani di abbonamento sono cinque. Pagato in RAA, un piano ha uno sconto tra il { $plans-token_discount-low } e il { $plans-token_discount-high }; resta da chiarire quale sconto spetti a ciascun piano. Sui dati alpha PRO dà uno sconto del { $plans-pro-alpha_discount }, Premium del { $plans-premium-alpha_discount }.
plans-caption = I cinque piani e le loro condizioni
plans-plan = Piano
plans-start = Start, detto anche Starter
plans-2 = Institutional ha un prezzo alternativo in token; il prezzo di Enterprise è su misura. Entrambi si concordano con il team vendite. Per i piani a pagamento c’è una whitelist.

## Validatori

validators-title = Validatori
validators-1 = I nodi validatori sono al massimo { $validators-maximum }, e a loro è riservato il { $tokenomics-allocation-validators } dei token. I validatori selezionano e approvano i modelli di agente, approvano i progetti presentati dagli sviluppatori, indicizzano i dati di influencer e i dati alpha e validano i flussi dello smart money. In cambio partecipano alle entrate del protocollo e hanno priorità. L’entità della quota che spetta loro resta da chiarire.
validators-2 = Per diventare validatore compri in prevendita, contatti il team, superi la verifica e ricevi la tua parte.

## Programma referral

referral-title = Programma referral
referral-1 = Chi condivide un link personale riceve un compenso mensile in base al volume che ne deriva. La percentuale di ogni livello vale per ciascuna delle due valute, USDT e RAA. Su che cosa si calcoli resta da chiarire. Il livello sale con il volume. Non sono indicati nemmeno il giorno del pagamento e il modo di riscuotere.
referral-caption = Livelli referral
referral-tier = Livello
referral-turnover = Volume oltre
referral-reward = Compenso mensile
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = I compensi mensili cominciano da Leader. Quando condividi il link, di’ che si tratta di un token ad alto rischio e che il link ti fa guadagnare.

## Punti aperti
