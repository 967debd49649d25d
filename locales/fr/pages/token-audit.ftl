## Introduction

status-none = Aucun rapport d’audit n’est encore disponible.
status-published = Le tableau ci-dessous renvoie aux rapports.
lead = Un audit est l’examen d’un code par des personnes qui ne l’ont pas écrit. Tant qu’aucun rapport ne peut être lu ici, considérez les contrats comme non audités.

## Scope

scope-title = Ce que couvrirait un rapport
scope-1 = Voici les éléments qui détiennent, transfèrent ou brûlent des jetons. Dès qu’un rapport existe, la ligne y renvoie.
scope-caption = Les éléments et leurs rapports
scope-part = Élément
scope-question = Question à trancher
scope-report = Rapport
scope-token = Jeton RAA
scope-token-text = L’offre est-elle bien de { $tokenomics-supply } RAA, sans pouvoir croître ?
scope-staked = sRAA, le jeton en staking
scope-staked-text = Reste-t-il au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec le RAA, sans pouvoir être transféré tant qu’il est bloqué ?
scope-presale = Contrat de prévente
scope-presale-text = Ce qui est payé est-il crédité au prix affiché ?
scope-vesting = Blocage et vesting
scope-vesting-text = Tout reste-t-il bloqué jusqu’au TGE, et tout ce qui est dû peut-il ensuite être retiré ?
scope-staking = Staking et récompenses
scope-staking-text = Les récompenses sont-elles comptées comme indiqué, et viennent-elles de la source indiquée ?
scope-burns = Jetons brûlés
scope-burns-text = Ce qui est dit brûlé peut-il être réutilisé ?
scope-link = Lire le rapport
scope-2 = Le projet cite { $chains-count } réseaux : Ethereum, BNB Chain, Base et Solana. Un rapport ne vaut que pour le réseau et la version du code qu’il nomme.

## How to read a report

reading-title = Comment lire un rapport
reading-1 = Regardez qui l’a écrit, et si le même rapport figure sur le site de l’auditeur. Comparez l’adresse de contrat qu’il cite avec celle de ce site. Voyez quels points relevés n’ont pas été résolus, et si le code a changé depuis.
reading-2 = Un audit réduit un risque sans le supprimer : il trouve certaines erreurs et pas d’autres, ne dit rien du prix, et ne peut pas vous dire s’il faut acheter.

## Until then

until-title = Tant qu’il n’y en a pas
until-1 = Ne prenez les adresses de contrats et les rapports que sur ce site. Ce qu’une autre personne vous montre peut concerner un autre jeton, ou une contrefaçon.
