title = Drei Fenster
description = Notizen aus einer Wohnung mit drei Fenstern: nach Osten, zum Hof, zur Bahn.
author = Mira Haddad
languages = Sprachen
footer = Geschrieben von Mira Haddad.
feed = Als Feed lesen
more = Weitere Notizen
older = Ältere Notiz
newer = Neuere Notiz
lost = Diese Seite gibt es nicht
back = Zur Startseite
# $minutes: the number of minutes that the row of the post has
reading-time =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } Lesezeit

## The page of a post. $heading and $lead are the texts of its row.
post-title = { $heading }
post-lead = { $lead }

## Posts: a title, a sentence for lists, and the text in paragraphs.
bread = Brot, das man vergisst
bread-lead = Ein Teig, der über Nacht allein bleibt, braucht weniger Arbeit und schmeckt besser.
bread-text =
    <p>Am Abend rühre ich Mehl, Wasser, Salz und eine Messerspitze Hefe zusammen. Dann gehe ich schlafen. Das ist fast die ganze Anleitung.</p>
    <p>In der Küche geht das Fenster nach Osten. Wenn die Sonne den Topf erreicht, ist der Teig doppelt so hoch wie am Abend. Ich falte ihn zweimal und lasse ihn ruhen, während der Ofen heiß wird.</p>
    <p>Der Deckel bleibt die erste halbe Stunde auf dem Topf. Die <em>Kruste</em> entsteht danach. Wer das Brot anschneidet, bevor es abgekühlt ist, verliert: Es klebt am Messer.</p>

balcony = Der Balkon im September
balcony-lead = Was nach dem Sommer noch blüht, und warum ich die Samen der Kapuzinerkresse behalte.
balcony-text =
    <p>Die Tomaten sind fertig, die Kapuzinerkresse ist es nicht. Sie klettert über das Geländer in den Hof, und die Nachbarin von unten hat gefragt, ob man das essen kann. Man kann, alles davon.</p>
    <p>Die Samen liegen jetzt auf einem Teller am Fenster. Sie sind trocken, wenn sie klappern. Im Mai kommen sie wieder in die Erde, zwei Zentimeter tief.</p>

night-train = Nachtzug nach Süden
night-train-lead = Zwölf Stunden, drei Grenzen und ein Kissen, das man selbst mitbringen sollte.
night-train-text =
    <p>Vom dritten Fenster aus sehe ich die Gleise. Im Juli bin ich zum ersten Mal selbst in den Zug gestiegen, der hier jeden Abend vorbeifährt.</p>
    <p>Man schläft wenig und sieht viel: eine Schranke, an der jemand winkt, ein See ohne Lichter, um vier Uhr ein Bäcker, der schon arbeitet. Um acht riecht die Luft nach Meer.</p>
    <p>Mein Rat: das obere Bett, ein eigenes Kissen, und nichts vorhaben für den Tag danach.</p>
