meta-title = Quel type de jeton est le RAA ?
meta-description = Le RAA est présenté comme un jeton utilitaire : à quoi il sert, ce qu’il ne vous donne pas, ce qu’est le sRAA, et quelles questions restent ouvertes.
meta-keywords = RAA, classification du jeton, jeton utilitaire, utility token, sRAA, droits attachés au jeton, crypto-actif
meta-social-title = RAA : ce que le jeton donne, ce qu’il ne donne pas
meta-social-description = Un jeton utilitaire, décrit par ses usages et ses limites. Ni part, ni créance, ni gain promis.

## Introduction

lead = Le projet présente le RAA comme un jeton utilitaire, fait pour servir à l’intérieur du protocole. Cette page explique ce que cela signifie en pratique, ce que cela ne comprend pas et ce que personne n’a encore confirmé.

## Use

use-title = À quoi sert le jeton
use-1 = Le projet indique les usages suivants. Leurs conditions figurent sur la page tokenomics.
use-plans = Payer une formule ou des données alpha, à un prix plus bas qu’en monnaie traditionnelle.
use-agents = Copier et utiliser des agents, et en payer les créateurs.
use-fees = Payer des frais d’exécution et échanger des jetons d’agent, une partie des frais étant brûlée.
use-stake = Mettre en staking, et exploiter l’un des nœuds validateurs, { $validators-maximum } au maximum.
use-vote = Voter dans la DAO sur le rendement après le lancement et sur la trésorerie.
use-quests = Recevoir des RAA en récompense de quêtes dans l’appli d’apprentissage.
use-2 = Plusieurs de ces usages dépendent d’éléments que la feuille de route présente encore comme des projets. Tant qu’un usage n’est pas disponible, il n’ajoute rien à ce que le jeton permet de faire.

## What it does not give

limits-title = Ce qu’il ne donne pas
limits-1 = Un jeton dans votre portefeuille n’est pas une part de société. D’après ce que l’on sait, voici ce qui vaut pour le RAA.
limits-share = Aucune part dans une société, aucun dividende, aucune participation à ses bénéfices.
limits-claim = Aucun droit à un remboursement, à un rachat ou à un prix fixe.
limits-property = Aucun droit sur les biens du projet, s’il est liquidé ou vendu.
limits-income = Aucun revenu promis : les récompenses de staking ne sont pas garanties et peuvent tomber à zéro.
limits-listing = Aucun droit à une cotation, ni à une date de cotation.
limits-2 = Les validateurs touchent une part des revenus du protocole pour leur travail de validateur. Le seul fait de détenir des RAA n’y donne pas droit. Un vote dans la DAO ne porte que sur ce dont la DAO décide.

## sRAA

staked-title = Ce qu’est le sRAA
staked-1 = sRAA désigne le RAA mis en staking (staked), au ratio de { $staking-token-ratio }:{ $staking-token-ratio }. Les acheteurs de la prévente le reçoivent automatiquement. Il a { $staking-token-decimals } décimales et le symbole sRAA, et il représente ce qui doit s’échanger, après la cotation, contre des RAA et les récompenses. Jusque-là, il est bloqué et ne peut pas être transféré.
staked-2 = Il peut rapporter jusqu’à { $staking-apy } par an avant l’événement de génération des jetons (TGE). C’est un plafond, qui n’est pas garanti. Parce qu’il donne lieu à une récompense, le sRAA peut être classé autrement que le RAA dans certains pays. Le micro-token d’un agent est une troisième sorte de jeton : il appartient à cet agent, a ses propres conditions et n’est pas du RAA.

## Open questions

open-title = Questions ouvertes
open-1 = L’expression « jeton utilitaire » est celle du projet. Son exactitude dépend du droit de chaque pays et de faits qui ne sont pas connus ici.
open-2 = Une autorité ou un tribunal peut considérer autrement le RAA ou le sRAA, y compris après votre achat. Cela pourrait limiter les échanges, modifier l’imposition ou mettre fin à un usage du jeton.

## Not legal advice

advice-title = Aucun conseil juridique
advice-1 = Cette page est une description. Elle n’est ni un avis juridique, ni une offre, ni l’affirmation que le RAA soit permis, enregistré ou agréé où que ce soit. Une classification par le projet ne lie aucune autorité et ne protège aucun acheteur.
advice-2 = La classification du RAA peut compter pour vous : pour l’impôt, pour vos comptes, ou parce que vous conseillez ou représentez autrui. Dans ce cas, consultez une personne qualifiée dans votre pays avant d’acheter. Montrez-lui cette page avec les facteurs de risque et les conditions.
