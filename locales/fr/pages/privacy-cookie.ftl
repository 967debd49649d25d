meta-title = Vie privée et cookies sur le site RAA
meta-description = Ce que ce site garde dans votre navigateur et combien de temps, ce que révèle un portefeuille ou un paiement, et ce qui reste inactif sans votre accord.
meta-keywords = RAA, vie privée, cookies, stockage local, lien de parrainage, données de portefeuille, consentement
meta-social-title = Ce que le site RAA garde de vous
meta-social-description = Une courte liste, nom par nom : ce que garde votre navigateur, ce qui attend votre accord, ce qu’un registre public montre.

## Introduction

lead = Vous pouvez lire toutes les pages de ce site sans compte, sans donner de nom et sans consentir à quoi que ce soit. Cette page dresse la liste de ce que votre navigateur garde malgré tout, sous les noms que vous y trouverez, et dit ce qui se passe quand vous connectez un portefeuille ou que vous payez.

## Responsibility

operator-title = Qui est responsable
operator-1 = L’exploitant du site est responsable de l’usage qui est fait ici de vos données. Ce site n’indique pas encore son nom ni son adresse, et ne nomme aucune personne chargée de la protection des données. Dès que la page d’assistance indiquera une adresse, vous pourrez y envoyer vos questions sur vos données.
operator-2 = Cette page ne parle que du site. Les réseaux, votre portefeuille, un prestataire de paiement par carte et les sites vers lesquels mènent des liens décident eux-mêmes de ce qu’ils collectent, et vous le disent dans leurs propres politiques.

## Kept in your browser

storage-title = Ce que garde votre navigateur
storage-1 = Le site utilise l’espace de stockage de votre navigateur pour conserver quelques éléments. Aucun ne contient votre nom, et aucun n’est lu par un autre site.
storage-caption = Tout ce que ce site enregistre, nom par nom
storage-name = Nom
storage-where = Où
storage-why = Usage
storage-until = Durée
storage-local = Stockage local
storage-session = Stockage de session
storage-cookie = Cookie
storage-wallet-why = Le portefeuille connecté, pour que le site le retrouve sans rien demander
storage-purchase-why = Chaque paiement : son montant, son heure, son réseau, son compte et sa transaction, pour le retrouver après un rechargement, dans une autre langue ou dans un autre onglet
storage-draft-why = Ce que vous avez saisi dans le formulaire d’achat, pour le retrouver si la page se recharge
storage-consent-why = Si vous avez accepté ou refusé les outils d’analyse ; seulement une fois la question posée
storage-referral-why = Retient qui vous a parrainé ; seulement si le lien que vous avez ouvert contient ?{ $storage-referral-parameter }=
storage-theme-why = Votre choix du thème sombre ou clair ; seulement une fois le bouton utilisé
storage-motion-why = Le fait que vous avez arrêté l’animation ; effacé dès que vous la relancez
storage-preloader-why = Montre l’écran d’ouverture une seule fois par visite
storage-sidebar-why = Si vous avez laissé ouvert ou fermé le menu latéral de la plateforme
storage-reload-why = Quelle partie d’une page n’est pas arrivée, pour ne recharger la page qu’une fois
storage-until-disconnected = Jusqu’à la déconnexion ou l’effacement
storage-until-cleared = Jusqu’à ce que vous l’effaciez
storage-until-closed = Jusqu’à la fermeture de l’onglet
storage-until-purchase =
    { $storage-purchase-days ->
        [one] { $storage-purchase-days } jour après le paiement, plus longtemps tant que son issue n’est pas connue
       *[other] { $storage-purchase-days } jours après le paiement, plus longtemps tant que son issue n’est pas connue
    }
storage-until-days =
    { $storage-sidebar-days ->
        [one] { $storage-sidebar-days } jour après le dernier usage du menu
       *[other] { $storage-sidebar-days } jours après le dernier usage du menu
    }
storage-2 = L’entrée de parrainage sert à une seule chose : si vous achetez, l’achat peut être attribué à la personne dont vous avez suivi le lien. Elle contient le code de cette personne, pas le vôtre.

## Cookies

cookies-title = Cookies
cookies-1 = Le site dépose un seul cookie, nommé « { $storage-sidebar-name } », et seulement sur les pages de la plateforme. Il garde le menu latéral tel que vous l’avez laissé pendant { $storage-sidebar-days } jours, pour que la page ne se décale pas à l’ouverture. Un navigateur joint ses cookies à chaque requête adressée au site ; ce cookie indique si le menu est ouvert ou fermé, et rien d’autre.
cookies-2 = Aucun cookie publicitaire n’est déposé sans votre accord, comme l’explique la partie sur les outils d’analyse. Vous pouvez bloquer ou supprimer toutes ces entrées dans les réglages de votre navigateur. Sans elles, chaque page reste lisible ; seuls les choix qu’elles retiennent sont oubliés.

## Wallet

wallet-title = Quand un portefeuille est connecté
wallet-1 = C’est vous qui choisissez de connecter un portefeuille, et vous devez le confirmer dans celui-ci. Le site voit alors les adresses que vous l’autorisez à voir, le réseau et les soldes de ces adresses. Il s’en sert dans votre navigateur, pour montrer ce que vous détenez et pour préparer une transaction. Il ne voit jamais votre phrase de récupération ni votre clé privée, et ne peut rien transférer sans votre signature.
wallet-2 = Votre portefeuille et les services de réseau auxquels il recourt apprennent que vous avez ouvert ce site. Ce que vous signez s’inscrit dans un registre public : chacun peut le lire, le relier à votre adresse et le conserver. Personne ne peut l’effacer, pas même l’exploitant de ce site.
wallet-3 = Le site lui-même transmet deux choses. Si l’exploitant a configuré un service de vente, la page demande à ce service le staking et les parrainages de l’adresse connectée. Après un paiement depuis votre portefeuille, la page peut demander à un nœud public du réseau si la transaction est confirmée. L’un et l’autre voient aussi votre adresse IP.

## Payment

payment-title = Quand vous payez
payment-1 = Un achat avec un portefeuille se compose de ce que vous signez : un montant, une monnaie, une adresse et une heure dans un registre public. Si votre navigateur garde un code de parrainage, il est transmis avec l’achat. Tant qu’aucun prestataire de paiement n’est configuré sur ce site, aucun achat n’est possible et rien de cela n’est envoyé.
payment-2 = Un achat par carte se fait chez le prestataire de paiement par carte. Il demande un numéro de téléphone, un nom et une adresse de facturation, les données de la carte et une adresse de portefeuille sur Base. Jusqu’à { $presale-card_limit } USD, il n’exige aucune vérification d’identité ; au-delà, il peut demander davantage. Ces données vont au prestataire. Ce site ne les conserve pas.

## Analytics

analytics-title = Outils d’analyse et publicité
analytics-1 = Les outils d’analyse et le pixel publicitaire sont désactivés. Ils ne se chargent que si l’exploitant les a configurés et que vous avez donné votre accord. Tant que l’une de ces conditions manque, aucun de leurs scripts n’est chargé et aucun événement ne quitte votre navigateur.
analytics-2 = Si les deux conditions sont réunies, les événements décrivent un achat étape par étape : la fenêtre s’ouvre, un portefeuille se connecte, un réseau est choisi, un montant est saisi, un achat est tenté, puis réussit ou échoue. Un clic sur le staking est enregistré aussi. Le pixel reçoit les vues, les contacts, les paniers, les paiements engagés et les achats avec leur montant en USD. Vous ne perdez rien en refusant, et un consentement donné se retire aussi facilement qu’il a été donné.
analytics-3 = Les éditeurs de ces outils voient ce que voit tout hébergeur d’un script : votre adresse IP, le type de navigateur et la page où vous êtes. Ils peuvent déposer leurs propres cookies et relier une visite à un compte que vous avez chez eux.
analytics-4 = Si des outils d’analyse sont configurés, un bandeau en bas de page pose la question une seule fois. Un navigateur qui envoie le signal Global Privacy Control ou Do Not Track a refusé pour vous, et la question ne vous est pas posée. Votre réponse est gardée dans l’entrée « { $storage-consent-name } ». Si vous retirez votre accord, la page se recharge sans ces scripts.

## Delivery of the pages

delivery-title = Comment les pages vous parviennent
delivery-1 = Les pages sont de simples fichiers. Pour en livrer une, l’hébergeur doit connaître votre adresse IP. Comme tout serveur web, il peut enregistrer cette adresse avec l’heure, la page demandée et le type de navigateur que vous utilisez. Ce site n’indique ni quel est l’hébergeur, ni combien de temps il garde un tel journal.
delivery-2 = Les polices, les dessins et les scripts viennent du même endroit que la page, si bien qu’aucun tiers n’apprend ce que vous lisez. Une vidéo n’est chargée depuis un autre service qu’une fois que vous l’avez lancée.

## Error reports

errors-title = Rapports d’erreur
errors-1 = Des rapports d’erreur ne sont envoyés que si l’exploitant a configuré leur destination. Tant que rien n’est configuré, les détails vous sont montrés, sur la page ou dans la console de votre navigateur, et y restent.
errors-2 = Un rapport peut contenir des données personnelles. Il comporte le message de l’erreur et son emplacement dans le code, le type de navigateur et l’adresse de la page sans ce qui suit le point d’interrogation. Il comporte aussi les dernières étapes avant l’erreur : les boutons et les liens actionnés, sans rien de ce que vous avez saisi. Tout ce qui ressemble à l’adresse d’un portefeuille ou d’une transaction en est retiré. Si vous écrivez à l’assistance au sujet d’une erreur, vous décidez de ce que vous y mettez ; laissez de côté la phrase de récupération et les données de carte.
errors-destination = Sur ce site, les rapports d’erreur vont à { $destination }. Les temps de chargement de chaque page y sont envoyés aussi.

## Links

links-title = Liens vers d’autres sites
links-1 = Des liens mènent à des éditeurs de portefeuilles, à des explorateurs de blockchain et, une fois leurs adresses connues, à des messageries, à des réseaux sociaux et à des sites de données de marché. Rien n’en est chargé avant que vous ne suiviez un lien. Quand vous le faites, l’autre site voit votre adresse IP et peut déposer ses propres cookies.
links-2 = Un explorateur montre ce qui s’est passé à une adresse. Quiconque sait qu’une adresse est la vôtre peut y voir vos transferts passés et futurs. Pensez-y avant de communiquer une adresse, par exemple avec un lien de parrainage.

## Rights

rights-title = Ce que vous pouvez faire
rights-1 = Vous décidez de ce que garde votre navigateur : ouvrez ses réglages, regardez les données de ce site, effacez-les. Les fenêtres de navigation privée oublient tout quand vous les fermez. Pour être moins visible sur un registre public, utilisez une adresse distincte.
rights-2 = Selon le lieu où vous vivez, vous pouvez avoir le droit de savoir quelles données vous concernant sont conservées et de les faire corriger ou supprimer. Vous pouvez aussi avoir le droit de vous y opposer et de saisir une autorité d’une réclamation. Personne ne peut modifier ni supprimer les données inscrites dans un registre public. Quand cette page change, la date en tête change avec elle. La page est modifiée avant qu’un nouveau type de données ne soit collecté.
