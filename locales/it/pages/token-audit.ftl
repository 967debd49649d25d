### Audit del token.

## Introduzione

status-none = Non è ancora disponibile alcun rapporto di audit.
status-published = I rapporti sono nella tabella che segue.
lead = Un audit è l’esame del codice da parte di chi non l’ha scritto. Finché qui non si può leggere un rapporto, considera i contratti come non sottoposti ad audit.

## Ambito

scope-title = Che cosa tratterebbe un rapporto
scope-1 = Sono i componenti che detengono, spostano o bruciano token. Ogni riga rimanderà al proprio rapporto non appena ce ne sarà uno.
scope-caption = Componenti e audit
scope-part = Componente
scope-question = Che cosa deve dire
scope-report = Rapporto
scope-token = Token RAA
scope-token-text = Se i token sono in tutto { $tokenomics-supply } RAA e non possono aumentare.
scope-staked = sRAA, il token in staking
scope-staked-text = Se resta { $staking-token-ratio }:{ $staking-token-ratio } con RAA e non si può spostare finché è bloccato.
scope-presale = Contratto della prevendita
scope-presale-text = Se ciò che si paga viene accreditato al prezzo mostrato.
scope-vesting = Blocco e vesting
scope-vesting-text = Se nulla si sblocca prima del TGE e poi si può riscuotere tutto il dovuto.
scope-staking = Staking e ricompense
scope-staking-text = Se le ricompense si calcolano come indicato e provengono dalla fonte indicata.
scope-burns = Token bruciati
scope-burns-text = Se ciò che si dice bruciato può essere usato di nuovo.
scope-link = Leggi il rapporto
scope-2 = Il progetto indica { $chains-count } reti: Ethereum, BNB Chain, Base e Solana. Un rapporto vale solo per la rete e la versione del codice che indica.

## Come leggerlo

reading-title = Come si legge un rapporto
reading-1 = Guarda chi l’ha scritto e se lo stesso rapporto si trova sul sito del revisore. Confronta l’indirizzo del contratto che vi è riportato con quello che trovi su questo sito. Controlla quali rilievi sono rimasti aperti e se da allora il codice è cambiato.
reading-2 = Un audit riduce un rischio, ma non lo elimina: trova alcuni errori e non altri, non dice nulla sul prezzo e non può dirti se comprare.

## Nel frattempo

until-title = Finché non c’è un rapporto
until-1 = Prendi indirizzi di contratti e rapporti soltanto da questo sito. Ciò che ti viene mostrato altrove può riguardare un altro token o essere un falso.
