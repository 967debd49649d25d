play = Guarda il video
pause = Pausa
about =
    { $count ->
        [one] { $count } secondo, senza audio
       *[other] { $count } secondi, senza audio
    }
position = Posizione nel video
position-value = { $time } di { $length }. { $caption }
transcript = Trascrizione

crowd = Un mercato è una folla. Paura, avidità e FOMO parlano insieme.
loud = Più la folla fa rumore, più è difficile aspettare.
read = RAA legge questo rumore nei post e nei movimenti on-chain.
you = Legge anche le tue operazioni: che cosa hai già fatto con quell’umore.
alert = Quando un umore scatena la ressa, un avviso ti dice quale.
wait =
    { $count ->
        [one] In questo esempio l’ordine prima aspetta { $count } minuto.
       *[other] In questo esempio l’ordine prima aspetta { $count } minuti.
    }
decide = Poi decidi tu: aspettare, ridurre l’importo o andare avanti.
token = Con il token RAA paghi piani e agenti, fai staking e voti.
risk = RAA può perdere tutto il valore. I token sono bloccati fino al TGE.
