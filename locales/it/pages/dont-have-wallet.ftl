### Aiuto per chi non ha un wallet.

## Testata del documento

meta-title = Non hai un wallet? Come crearne uno per RAA
meta-description = Che cos’è un wallet di criptovalute, come si crea passo per passo, quali gestiscono le reti della prevendita e come si custodisce la frase di recupero.
meta-keywords = wallet di criptovalute, creare un wallet, frase di recupero, seed phrase, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = Prima serve un wallet
meta-social-description = Che cos’è un wallet, come si crea e come tenere per te la sua frase di recupero.

## Apertura

hero-title = Prima serve un wallet.
hero-lead = RAA si tiene in un wallet che controlli soltanto tu. Per crearne uno servono un po’ di tempo, un po’ di attenzione e un foglio di carta.
hero-action = Vedi i wallet

## Che cos’è un wallet

what-title = Che cos’è un wallet.
what-lead = Non contiene monete. Le monete sono registrazioni su una rete, e il wallet tiene la chiave che le muove.
what-address = Un indirizzo
what-address-text = Una riga di lettere e cifre a cui gli altri inviano. Puoi mostrarlo a chiunque. Reti di tipo diverso lo scrivono in forme diverse.
what-key = Una chiave
what-key-text = Il segreto che firma ciò che invii. Resta nel wallet. Chi ce l’ha può spostare tutto, e ciò che è stato inviato non si può richiamare.
what-phrase = Una frase
what-phrase-text = La chiave, scritta come un breve elenco di parole comuni: la frase di recupero, o seed phrase. Ripristina il wallet quando un dispositivo va perso, e lo fa per chiunque la legga.

## Come si crea

steps-title = Come se ne crea uno.
steps-lead = L’ordine conta: prima la carta, poi il denaro.
steps-choose = Scegli quello adatto
steps-choose-text = Guarda le reti accanto a ogni wallet, più sotto. Se pensi di pagare con carta, deve gestire Base: gli acquisti con carta arrivano lì.
steps-download = Scaricalo da chi lo produce
steps-download-text = Segui un link di questa pagina o digita tu l’indirizzo del produttore. Copie fatte per rubare compaiono nei risultati di ricerca e negli annunci.
steps-create = Crea un nuovo wallet
steps-create-text = Scegli una password che non usi altrove. Protegge l’app solo su questo dispositivo; non è la frase di recupero.
steps-phrase = Scrivi la frase
steps-phrase-text = Su carta, nel suo ordine, prima che arrivi qualcosa. Niente foto, niente schermate, niente note nel cloud.
steps-try = Prova con un piccolo importo
steps-try-text = Ricevi una piccola somma e controlla che arrivi sulla rete giusta. Ogni rete fa pagare le commissioni nella propria moneta: tienine un po’.

## I wallet

wallets-title = Quale scegliere.
wallets-lead = Sono tutti prodotti da altri. Ciò che va perso in uno di essi non lo può recuperare né chi lo produce né questo sito.
wallets-networks = Reti della prevendita
wallets-download = Scarica da { $host }
wallets-metamask = Un’estensione per browser e un’app per telefono. È nato su Ethereum e oggi gestisce conti su tutte le reti della prevendita.
wallets-trust = Un’app per telefono con un’estensione per browser. Gestisce conti su molte reti, tra cui tutte quelle della prevendita.
wallets-phantom = Un’estensione per browser e un’app per telefono. È nato su Solana; tra le reti della prevendita gli manca BNB Chain.
wallets-solflare = Un’estensione per browser e un’app per telefono, fatte solo per Solana. Non gestisce Base, quindi non è adatto a un acquisto con carta.

## Sicurezza

safe-title = Custodisci la frase.
safe-lead = Non serve forzare un wallet. Per aprirlo bastano parole che qualcuno ha rivelato.
safe-ask = Non serve a nessuno
safe-ask-text = Nessuna assistenza, nessun modulo e nessun airdrop ha mai bisogno della tua frase. Chi la chiede vuole rubare, per quanto gentile sia il messaggio.
safe-screen = Lontano dagli schermi
safe-screen-text = Scrivila su carta e tienila dove non arrivano né il fuoco né gli ospiti. Ciò che è digitato o fotografato si può copiare senza lasciare traccia.
safe-reset = Non si può reimpostare
safe-reset-text = Persi sia il dispositivo sia la frase, sono persi anche i token. Nessun produttore, nessuna rete e nessun tribunale può restituirli.

## E poi

next-title = Quando il wallet è pronto.
next-text = I due modi di comprare sono spiegati passo per passo: da un wallet e con carta. RAA può perdere tutto il suo valore, e resta bloccato fino al TGE.
next-link = Come si compra
