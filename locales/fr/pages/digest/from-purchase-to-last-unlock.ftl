### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA : de l’achat au dernier déblocage
lead = Ce que vous recevez à l’achat, ce qui se passe jusqu’à l’émission des jetons (TGE), comment on les récupère et quand chaque part devient libre.
figure-text = Un bloc verrouillé va de l’achat à un trait vertical, le TGE. Suivent douze barres, chacune une marche plus haut que la précédente.
caption = Illustration : bloqué jusqu’au TGE, puis libéré en parts égales.
