### La prima pagina della piattaforma: tre grandi righe che portano oltre.

head-title = Piattaforma
head-lead = Il tuo staking, i tuoi referral e l’umore del mercato.

staking-title = Staking
hub-title = Programma referral
hub-text = Il tuo link, il tuo livello e quanto paga ogni mese.
radar-title = RAAdar
radar-text = Avvisi su FOMO, paura e avidità. Una rilevazione descrive un umore; non prevede un prezzo.
radar-action = Che cosa legge RAAdar
