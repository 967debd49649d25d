### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA: vom Kauf bis zur letzten Freigabe
lead = Was Sie beim Kauf erhalten, was bis zum Token Generation Event (TGE) geschieht, wie die Einlösung abläuft und wann welcher Teil frei wird.
figure-text = Ein gesperrter Block reicht vom Kauf bis zu einer senkrechten Marke, dem TGE. Danach stehen zwölf Balken, jeder eine Stufe höher.
caption = Illustration: bis zum TGE gesperrt, danach in gleichen Teilen frei.
