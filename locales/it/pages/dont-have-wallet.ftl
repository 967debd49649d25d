### Aiuto per chi non ha un wallet.

## Testata del documento

meta-title = Non hai un wallet? Come crearne uno per RAA
meta-description = Che cos’è un wallet di criptovalute, come si crea passo per passo, quali gestiscono le reti della prevendita e come si custodisce la frase di recupero.
meta-keywords = wallet di criptovalute, creare un wallet, frase di recupero, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = Prima serve un wallet
meta-social-description = Che cos’è un wallet, come si crea e come tenere per te la sua frase di recupero.

## Apertura

start-title = Prima serve un wallet
start-lead = RAA si conserva in un wallet che controlli soltanto tu. Per crearne uno servono un po’ di tempo, un po’ di attenzione e un foglio di carta.
start-action-label = Vedi i wallet

## Che cos’è un wallet

what-title = Che cos’è un wallet
what-lead = Le tue monete sono registrazioni su una rete. Il wallet custodisce la chiave che permette di spostarle.
what-address-title = Un indirizzo
what-address-text = È una serie di lettere e cifre a cui gli altri inviano token. Puoi mostrarlo a chiunque. Il formato cambia secondo il tipo di rete.
what-key-title = Una chiave
what-key-text = È il segreto che firma ciò che invii. Resta nel wallet. Chi ce l’ha può spostare tutto, e un invio non si può annullare.
what-phrase-title = La frase di recupero
what-phrase-text = È la chiave, scritta come un breve elenco di parole comuni. Ripristina il wallet quando un dispositivo va perso, e lo fa per chiunque la legga.

## Come si crea

steps-title = Come si crea
steps-lead = Segui quest’ordine: annota la frase di recupero prima di ricevere denaro.
steps-choose-title = Scegli quello adatto
steps-choose-text = Guarda le reti accanto a ogni wallet, più sotto. Se pensi di pagare con carta, il wallet deve gestire Base, perché i token comprati con carta arrivano su quella rete.
steps-download-title = Scaricalo dal sito ufficiale
steps-download-text = Usa un link di questa pagina o scrivi tu l’indirizzo dello sviluppatore. Nei risultati di ricerca e negli annunci compaiono wallet falsi fatti per rubare.
steps-create-title = Crea un nuovo wallet
steps-create-text = Scegli una password che non usi altrove. Protegge l’app solo su questo dispositivo e non sostituisce la frase di recupero.
steps-phrase-title = Scrivi la frase
steps-phrase-text = Scrivi le parole su carta, nell’ordine esatto, prima di ricevere qualcosa. Non fare foto né screenshot e non salvare note nel cloud.
steps-try-title = Prova con un piccolo importo
steps-try-text = Ricevi una piccola somma e controlla che arrivi sulla rete giusta. Ogni rete fa pagare le commissioni nella propria moneta nativa: tienine un po’.

## I wallet

wallets-title = Quale wallet scegliere
wallets-lead = Questi wallet sono sviluppati da altre aziende. Né queste aziende né questo sito possono ripristinare ciò che perdi.
wallets-networks = Reti della prevendita
wallets-download = Scarica da { $host }
wallets-metamask = È un’estensione per browser e un’app per telefono. È nato su Ethereum e oggi gestisce account su tutte le reti della prevendita.
wallets-trust = È un’app per telefono con un’estensione per browser. Gestisce account su molte reti, tra cui tutte quelle della prevendita.
wallets-coinbase = È un’app per telefono e un’estensione per browser. Gestisce account su molte reti, tra cui tutte quelle della prevendita.
wallets-phantom = È un’estensione per browser e un’app per telefono. È nato su Solana. Tra le reti della prevendita non gestisce BNB Chain.
wallets-solflare = È un’estensione per browser e un’app per telefono, solo per Solana. Non gestisce Base, quindi non è adatto a un acquisto con carta.

## Sicurezza

safety-title = Custodisci la frase
safety-lead = Chi conosce la tua frase di recupero non ha bisogno di forzare il wallet. Tre regole la proteggono.
safety-ask-title = Serve soltanto a te
safety-ask-text = Nessuna assistenza, nessun modulo e nessun airdrop ha mai bisogno della tua frase di recupero. Chi la chiede vuole derubarti, per quanto gentile sia il messaggio.
safety-screen-title = Lontano dagli schermi
safety-screen-text = Scrivila su carta e tienila al riparo dal fuoco e da occhi indiscreti. Ciò che è digitato o fotografato si può copiare senza lasciare traccia.
safety-reset-title = Non si può reimpostare
safety-reset-text = Se si perdono sia il dispositivo sia la frase, sono persi anche i token. Nessuno sviluppatore, nessuna rete e nessun tribunale può restituirli.

## E poi

next-title = Quando il wallet è pronto
next-text = I due modi di comprare sono spiegati passo per passo: da un wallet e con carta. RAA può perdere tutto il suo valore, e resta bloccato fino all’evento di generazione dei token (TGE).
next-action-label = Come si compra
