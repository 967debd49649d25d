meta-title = Datenschutz und Cookies auf der RAA-Website
meta-description = Was diese Website in Ihrem Browser ablegt und wie lange, wer bei Wallet oder Kartenzahlung was erfährt und was ohne Ihre Einwilligung ausgeschaltet bleibt.
meta-keywords = RAA, Datenschutz, Cookies, Local Storage, Empfehlungslink, Wallet-Daten, Einwilligung in Analysedienste
meta-social-title = Was die RAA-Website über Sie speichert
meta-social-description = Eine kurze Liste mit Namen: was Ihr Browser speichert, was ohne Einwilligung aus ist, was ein öffentliches Register zeigt.

## Introduction

lead = Sie können jede Seite dieser Website lesen, ohne Konto, ohne einen Namen anzugeben und ohne in etwas einzuwilligen. Hier steht, was trotzdem in Ihrem Browser abgelegt wird, unter den Namen, die Sie dort finden, und was geschieht, wenn Sie eine Wallet verbinden oder bezahlen.

## Responsibility

operator-title = Wer verantwortlich ist
operator-1 = Für das, was hier mit Ihren Daten geschieht, ist der Betreiber der Website verantwortlich. Diese Website nennt seinen Namen und seine Anschrift noch nicht und benennt keine für den Datenschutz zuständige Person. Sobald die Support-Seite eine Adresse nennt, können Sie Fragen zu Ihren Daten dorthin richten.
operator-2 = Diese Seite betrifft nur diese Website. Die Netzwerke, Ihre Wallet, ein Dienstleister für Kartenzahlungen und die Websites, zu denen Links führen, entscheiden selbst, was sie erheben, und sagen es Ihnen in eigenen Datenschutzhinweisen.

## Kept in your browser

storage-title = Was in Ihrem Browser bleibt
storage-1 = Die Website nutzt den Speicher Ihres Browsers für einige wenige Einträge. Keiner davon enthält Ihren Namen, und keiner wird von einer anderen Website gelesen.
storage-caption = Alles, was diese Website speichert, mit Namen
storage-name = Name
storage-where = Wo
storage-why = Wozu
storage-until = Dauer
storage-local = Local Storage
storage-session = Session Storage
storage-cookie = Cookie
storage-wallet-why = Welche Wallet Sie verbunden haben, damit die Website sie ohne Nachfrage wiederfindet
storage-purchase-why = Jede Zahlung mit Betrag, Zeitpunkt, Netzwerk, Konto und Transaktion, damit sie nach dem Neuladen, in einer anderen Sprache oder in einem anderen Tab wiedergefunden wird
storage-draft-why = Was Sie in das Kaufformular eingetragen haben, damit es nach dem Neuladen noch dasteht
storage-consent-why = Ob Sie Analysedienste erlaubt oder abgelehnt haben, erst nachdem Sie gefragt wurden
storage-referral-why = Wessen Empfehlungslink Sie gefolgt sind, nur wenn Sie einen Link mit ?{ $storage-referral-parameter }= geöffnet haben
storage-theme-why = Ihre Wahl der dunklen oder hellen Darstellung, erst nachdem Sie umgeschaltet haben
storage-motion-why = Dass Sie die Animation angehalten haben, bis Sie sie fortsetzen
storage-preloader-why = Zeigt den Startbildschirm nur einmal je Besuch
storage-sidebar-why = Ob Sie das Seitenmenü der Plattform offen oder geschlossen gelassen haben
storage-reload-why = Welcher Teil einer Seite nicht ankam, damit sie nur einmal neu geladen wird
storage-until-disconnected = Bis zur Trennung oder Löschung
storage-until-cleared = Bis Sie es löschen
storage-until-closed = Bis Sie den Tab schließen
storage-until-purchase =
    { $storage-purchase-days ->
        [one] { $storage-purchase-days } Tag nach der Zahlung, länger, solange ihr Ausgang nicht bekannt ist
       *[other] { $storage-purchase-days } Tage nach der Zahlung, länger, solange ihr Ausgang nicht bekannt ist
    }
storage-until-days =
    { $storage-sidebar-days ->
        [one] { $storage-sidebar-days } Tag nach letzter Nutzung des Menüs
       *[other] { $storage-sidebar-days } Tage nach letzter Nutzung des Menüs
    }
storage-2 = Der Empfehlungseintrag dient einem einzigen Zweck: Wenn Sie kaufen, kann der Kauf der Person zugerechnet werden, deren Link Sie gefolgt sind. Er enthält den Code dieser Person, nicht Ihren.

## Cookies

cookies-title = Cookies
cookies-1 = Die Website setzt ein einziges Cookie mit dem Namen „{ $storage-sidebar-name }“, und das nur auf den Seiten der Plattform. Es lässt das Seitenmenü { $storage-sidebar-days } Tage lang so, wie Sie es verlassen haben, damit die Seite beim Öffnen nicht springt. Browser senden ein Cookie mit jeder Anfrage an die Website mit. Dieses enthält nur „offen“ oder „geschlossen“.
cookies-2 = Ein Werbe-Cookie wird nur gesetzt, wenn Sie darin eingewilligt haben. Mehr dazu steht im Abschnitt über Analysedienste. Alle diese Einträge können Sie in den Einstellungen Ihres Browsers blockieren oder löschen. Jede Seite bleibt auch ohne sie lesbar, nur die gemerkten Einstellungen gehen verloren.

## Wallet

wallet-title = Wenn Sie eine Wallet verbinden
wallet-1 = Ob Sie eine Wallet verbinden, entscheiden Sie, und Sie müssen es in der Wallet bestätigen. Die Website sieht dann die Adressen, die Sie ihr zeigen, das Netzwerk und die Guthaben, die zu diesen Adressen gehören. Sie verwendet sie in Ihrem Browser, um anzuzeigen, was Sie halten, und um eine Transaktion vorzubereiten. Ihre Wiederherstellungsphrase und Ihren privaten Schlüssel sieht sie nie, und ohne Ihre Signatur kann sie nichts senden.
wallet-2 = Ihre Wallet und die Netzwerkdienste dahinter erfahren, dass Sie diese Website geöffnet haben. Was Sie signieren, wird in ein öffentliches Register geschrieben: Jeder kann es lesen, mit Ihrer Adresse verknüpfen und aufbewahren. Niemand kann es löschen, auch nicht der Betreiber dieser Website.
wallet-3 = Die Website selbst gibt zwei Dinge weiter. Wenn der Betreiber einen Verkaufsdienst eingerichtet hat, fragt die Seite dort Stake und Empfehlungen der verbundenen Adresse ab. Nach einer Zahlung aus Ihrer Wallet kann die Seite einen öffentlichen Node des Netzwerks fragen, ob die Transaktion bestätigt ist. Beide sehen dabei auch Ihre IP-Adresse.

## Payment

payment-title = Wenn Sie bezahlen
payment-1 = Ein Kauf mit einer Wallet besteht aus dem, was Sie signieren: Betrag, Währung, Adresse und Zeitpunkt in einem öffentlichen Register. Wenn ein Empfehlungscode in Ihrem Browser liegt, wird er mit dem Kauf weitergegeben. Solange auf dieser Website kein Zahlungsdienstleister eingerichtet ist, ist kein Kauf möglich, und nichts davon wird gesendet.
payment-2 = Eine Kartenzahlung läuft beim Dienstleister für Kartenzahlungen ab. Er fragt nach Telefonnummer, Name und Rechnungsadresse, Kartendaten und einer Wallet-Adresse auf Base. Bis { $presale-card_limit } USD verlangt er keine Identitätsprüfung, darüber kann er weitere Angaben fordern. Diese Angaben gehen an den Dienstleister. Diese Website speichert sie nicht.

## Analytics

analytics-title = Analysedienste und Werbung
analytics-1 = Analysedienste und Werbepixel sind ausgeschaltet. Sie werden nur geladen, wenn der Betreiber sie eingerichtet hat und Sie eingewilligt haben. Solange eines von beidem fehlt, wird kein Skript davon abgerufen, und kein Ereignis verlässt Ihren Browser.
analytics-2 = Wenn beides der Fall ist, beschreiben die Ereignisse einen Kauf Schritt für Schritt: Das Fenster öffnet sich, eine Wallet wird verbunden, ein Netzwerk gewählt, ein Betrag eingegeben und ein Kauf versucht, der gelingt oder scheitert. Auch ein Klick auf Staking wird aufgezeichnet. Das Pixel erhält Aufrufe, Leads, Warenkörbe, Bezahlvorgänge und Käufe mit ihrem Betrag in USD. Eine Ablehnung hat für Sie keine Nachteile, und eine erteilte Einwilligung lässt sich so leicht widerrufen, wie sie erteilt wurde.
analytics-3 = Die Anbieter dieser Dienste sehen, was jeder sieht, von dem ein Skript geladen wird: Ihre IP-Adresse, die Art Ihres Browsers und die Seite, auf der Sie sind. Sie können eigene Cookies setzen und einen Besuch mit einem Konto verknüpfen, das Sie bei ihnen haben.
analytics-4 = Wenn Analysedienste eingerichtet sind, fragt eine Leiste am unteren Rand der Seite ein einziges Mal. Ein Browser, der Global Privacy Control oder Do Not Track meldet, hat für Sie abgelehnt, und Sie werden nicht gefragt. Ihre Antwort wird im Eintrag „{ $storage-consent-name }“ aufbewahrt. Wenn Sie Ihre Einwilligung widerrufen, wird die Seite ohne diese Skripte neu geladen.

## Delivery of the pages

delivery-title = Wie die Seiten ausgeliefert werden
delivery-1 = Die Seiten sind einfache Dateien. Um eine davon auszuliefern, muss der Hosting-Anbieter Ihre IP-Adresse kennen. Wie jeder Webserver kann er diese Adresse protokollieren, zusammen mit dem Zeitpunkt, der abgerufenen Seite und der Art Ihres Browsers. Diese Website gibt nicht an, welcher Hosting-Anbieter genutzt wird und wie lange er ein solches Protokoll aufbewahrt.
delivery-2 = Schriften, Zeichnungen und Skripte kommen vom selben Ort wie die Seite, damit kein Dritter erfährt, was Sie lesen. Ein Video wird erst dann von einem anderen Dienst geladen, wenn Sie es starten.

## Error reports

errors-title = Fehlerberichte
errors-1 = Fehlerberichte werden nur gesendet, wenn der Betreiber ein Ziel dafür eingerichtet hat. Solange keines eingerichtet ist, sehen Sie die Einzelheiten auf der Seite oder in der Konsole Ihres Browsers, und dort bleiben sie.
errors-2 = Ein Bericht kann personenbezogene Daten enthalten. Er umfasst die Fehlermeldung und ihre Stelle im Code, die Art des Browsers und die Adresse der Seite ohne das, was nach dem Fragezeichen steht. Außerdem enthält er die letzten Schritte vor dem Fehler: welche Schaltflächen und Links gedrückt wurden, aber nichts, was Sie eingegeben haben. Was wie die Adresse einer Wallet oder einer Transaktion aussieht, wird herausgenommen. Wenn Sie dem Support wegen eines Fehlers schreiben, entscheiden Sie, was Sie mitschicken. Lassen Sie dabei Wiederherstellungsphrasen und Kartendaten weg.
errors-destination = Auf dieser Website gehen Fehlerberichte an { $destination }. Die Ladezeiten jeder Seite werden ebenfalls dorthin gesendet.

## Links

links-title = Links zu anderen Websites
links-1 = Links führen zu Wallet-Anbietern, zu Blockchain-Explorern und, sobald deren Adressen bekannt sind, zu Messengern, sozialen Netzwerken und Websites mit Marktdaten. Bevor Sie einem Link folgen, wird von dort nichts geladen. Wenn Sie ihm folgen, erfährt die andere Website Ihre IP-Adresse und kann eigene Cookies setzen.
links-2 = Explorer zeigen, was an einer Adresse geschehen ist. Wer weiß, dass eine Adresse Ihnen gehört, kann dort Ihre vergangenen und künftigen Transfers sehen. Denken Sie daran, bevor Sie eine Adresse veröffentlichen, etwa zusammen mit einem Empfehlungslink.

## Rights

rights-title = Was Sie tun können
rights-1 = Was in Ihrem Browser liegt, haben Sie in der Hand: Öffnen Sie seine Einstellungen, sehen Sie sich die Daten dieser Website an, löschen Sie sie. Private Fenster vergessen alles, wenn Sie sie schließen. Wenn Sie in einem öffentlichen Register weniger sichtbar sein möchten, verwenden Sie eine separate Adresse.
rights-2 = Je nachdem, wo Sie leben, können Sie das Recht haben zu erfahren, was über Sie gespeichert ist, und es berichtigen oder löschen zu lassen. Sie können auch das Recht haben, zu widersprechen und sich bei einer Behörde zu beschweren. Daten in einem öffentlichen Register kann niemand ändern oder löschen. Wenn sich diese Seite ändert, ändert sich das Datum oben mit ihr. Die Seite wird geändert, bevor eine neue Art von Daten erhoben wird.
