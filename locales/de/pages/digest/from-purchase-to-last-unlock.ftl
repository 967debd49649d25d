### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA: vom Kauf bis zur letzten Freigabe
lead = Was Sie beim Kauf erhalten, was bis zum Token Generation Event (TGE) geschieht, wie Sie sRAA einlösen und wann Sie über RAA verfügen können.
figure-text = Zwölf graue Linien verlaufen dicht nebeneinander bis zu einer senkrechten Marke, dem TGE. Danach wird eine nach der anderen grün und steigt an.
stage-locked = Gesperrt
stage-event = TGE
stage-free = Freigegeben
caption = Jede Linie steht für eine monatliche Freigabe nach dem TGE.
action-label = Freigabeplan ansehen
