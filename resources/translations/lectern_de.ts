<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccessiblePapers</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>ComparisonWords</name>
    <message>
        <source>bookmarked</source>
        <translation>mit Lesezeichen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>tagged %1</source>
        <translation>mit den Schlagwörtern %1</translation>
    </message>
    <message>
        <source>with a note: %1</source>
        <translation>mit der Notiz: %1</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihre Angaben</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>together: %1</source>
        <translation>zusammen: %1</translation>
    </message>
    <message numerus="yes">
        <source>▸ %n field(s) agree: %1</source>
        <translation>
            <numerusform>▸ %n Feld stimmt überein: %1</numerusform>
            <numerusform>▸ %n Felder stimmen überein: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▾ %n field(s) agree</source>
        <translation>
            <numerusform>▾ %n Feld stimmt überein</numerusform>
            <numerusform>▾ %n Felder stimmen überein</numerusform>
        </translation>
    </message>
    <message>
        <source>both stay</source>
        <translation>beide bleiben</translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message>
        <source>(untitled)</source>
        <translation>(ohne Titel)</translation>
    </message>
    <message>
        <source>The page gives no year; this is the latest such day before the page was saved.</source>
        <translation>Die Seite nennt kein Jahr; dies ist der späteste solche Tag, bevor die Seite gespeichert wurde.</translation>
    </message>
    <message>
        <source>1 paper</source>
        <translation>1 Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>%1 papers</source>
        <translation>
            <numerusform>%1 Arbeit</numerusform>
            <numerusform>%1 Arbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Abstract</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>Institution</translation>
    </message>
    <message>
        <source>arXiv</source>
        <translation>arXiv</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>%1 in the title and three times or more</source>
        <translation>%1 im Titel und dreimal oder öfter</translation>
    </message>
    <message>
        <source>%1 in the title</source>
        <translation>%1 im Titel</translation>
    </message>
    <message>
        <source>%1 among the authors</source>
        <translation>%1 unter den Autoren</translation>
    </message>
    <message>
        <source>%1 three times or more</source>
        <translation>%1 dreimal oder öfter</translation>
    </message>
    <message>
        <source>%1 in your note</source>
        <translation>%1 in Ihrer Notiz</translation>
    </message>
    <message>
        <source>%1 in a tag</source>
        <translation>%1 in einem Schlagwort</translation>
    </message>
    <message>
        <source>%1 in the venue</source>
        <translation>%1 in der Publikation</translation>
    </message>
    <message>
        <source>%1 once or twice</source>
        <translation>%1 ein- oder zweimal</translation>
    </message>
    <message>
        <source>Ranks here for %1</source>
        <translation>Steht hier wegen: %1</translation>
    </message>
    <message>
        <source>Nothing has all these words: each of these papers lacks one</source>
        <translation>Nichts enthält alle diese Wörter: Jeder dieser Arbeiten fehlt eines</translation>
    </message>
    <message>
        <source>Only titles, names and venues were looked through: with another word beside the expression abstracts are too</source>
        <translation>Durchsucht wurden nur Titel, Namen und Publikationen: mit einem weiteren Wort neben dem Ausdruck auch die Abstracts</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has %1 here: these have %2</source>
        <translation>%1 kommt hier nicht vor: Diese Arbeiten enthalten %2</translation>
    </message>
    <message>
        <source>by %1 and others</source>
        <translation>von %1 und anderen</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1, year inferred</source>
        <translation>%1, Jahr erschlossen</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>with code</source>
        <translation>mit Code</translation>
    </message>
    <message>
        <source>sources disagree</source>
        <translation>Quellen uneins</translation>
    </message>
    <message>
        <source>bookmarked</source>
        <translation>mit Lesezeichen</translation>
    </message>
    <message>
        <source>1 star</source>
        <translation>1 Stern</translation>
    </message>
    <message>
        <source>%1 stars</source>
        <translation>%1 Sterne</translation>
    </message>
    <message>
        <source>1 tag</source>
        <translation>1 Schlagwort</translation>
    </message>
    <message>
        <source>%1 tags</source>
        <translation>%1 Schlagwörter</translation>
    </message>
    <message>
        <source>with a note</source>
        <translation>mit Notiz</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>unread</source>
        <translation>ungelesen</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format</comment>
        <extracomment>How a day is written, in the letters of QLocale::toString().</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM &apos;[&apos;yyyy&apos;]&apos;</source>
        <comment>format</comment>
        <translation>d. MMM &apos;[&apos;yyyy&apos;]&apos;</translation>
    </message>
    <message>
        <source>%1 et al.</source>
        <translation>%1 et al.</translation>
    </message>
    <message>
        <source>with a PDF</source>
        <translation>mit PDF</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Art des Werks</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Issue</source>
        <translation>Heft</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Verlag</translation>
    </message>
</context>
<context>
    <name>EditText</name>
    <message>
        <source>bookmark %1</source>
        <translation>Lesezeichen für %1 setzen</translation>
    </message>
    <message>
        <source>%1 bookmarked</source>
        <translation>Lesezeichen gesetzt: %1</translation>
    </message>
    <message>
        <source>take the bookmark from %1</source>
        <translation>Lesezeichen von %1 entfernen</translation>
    </message>
    <message>
        <source>Bookmark taken from %1</source>
        <translation>Lesezeichen entfernt: %1</translation>
    </message>
    <message>
        <source>mark %1 as read</source>
        <translation>%1 als gelesen markieren</translation>
    </message>
    <message>
        <source>%1 marked as read</source>
        <translation>Als gelesen markiert: %1</translation>
    </message>
    <message>
        <source>mark %1 as unread</source>
        <translation>%1 als ungelesen markieren</translation>
    </message>
    <message>
        <source>%1 marked as unread</source>
        <translation>Als ungelesen markiert: %1</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>%1 bewerten</translation>
    </message>
    <message>
        <source>%1 rated</source>
        <translation>Bewertet: %1</translation>
    </message>
    <message>
        <source>tag %1 %2</source>
        <translation>%1 mit %2 verschlagworten</translation>
    </message>
    <message>
        <source>%1 tagged %2</source>
        <translation>%1 mit %2 verschlagwortet</translation>
    </message>
    <message>
        <source>take the tag %2 from %1</source>
        <translation>Schlagwort %2 von %1 entfernen</translation>
    </message>
    <message>
        <source>Tag %2 taken from %1</source>
        <translation>Schlagwort %2 entfernt: %1</translation>
    </message>
    <message>
        <source>make the tag %2</source>
        <translation>Schlagwort %2 anlegen</translation>
    </message>
    <message>
        <source>Tag %2 made</source>
        <translation>Schlagwort %2 angelegt</translation>
    </message>
    <message>
        <source>change the tag %2</source>
        <translation>Schlagwort %2 ändern</translation>
    </message>
    <message>
        <source>Tag %2 changed</source>
        <translation>Schlagwort %2 geändert</translation>
    </message>
    <message>
        <source>merge the tag %2 into another</source>
        <translation>Schlagwort %2 mit einem anderen zusammenführen</translation>
    </message>
    <message>
        <source>Tag %2 merged into another</source>
        <translation>Schlagwort %2 mit einem anderen zusammengeführt</translation>
    </message>
    <message>
        <source>delete the tag %2</source>
        <translation>Schlagwort %2 löschen</translation>
    </message>
    <message>
        <source>Tag %2 deleted</source>
        <translation>Schlagwort %2 gelöscht</translation>
    </message>
    <message>
        <source>make the list %2</source>
        <translation>Liste %2 anlegen</translation>
    </message>
    <message>
        <source>List %2 made</source>
        <translation>Liste %2 angelegt</translation>
    </message>
    <message>
        <source>change the list %2</source>
        <translation>Liste %2 ändern</translation>
    </message>
    <message>
        <source>List %2 changed</source>
        <translation>Liste %2 geändert</translation>
    </message>
    <message>
        <source>delete the list %2</source>
        <translation>Liste %2 löschen</translation>
    </message>
    <message>
        <source>List %2 deleted</source>
        <translation>Liste %2 gelöscht</translation>
    </message>
    <message>
        <source>put %1 into the list %2</source>
        <translation>%1 in die Liste %2 aufnehmen</translation>
    </message>
    <message>
        <source>%1 put into the list %2</source>
        <translation>%1 in die Liste %2 aufgenommen</translation>
    </message>
    <message>
        <source>take %1 out of the list %2</source>
        <translation>%1 aus der Liste %2 nehmen</translation>
    </message>
    <message>
        <source>%1 taken out of the list %2</source>
        <translation>%1 aus der Liste %2 genommen</translation>
    </message>
    <message>
        <source>reorder the list %2</source>
        <translation>Liste %2 umordnen</translation>
    </message>
    <message>
        <source>List %2 reordered</source>
        <translation>Liste %2 umgeordnet</translation>
    </message>
    <message>
        <source>edit the note of a paper</source>
        <translation>Notiz zu einer Arbeit ändern</translation>
    </message>
    <message>
        <source>Note written</source>
        <translation>Notiz gespeichert</translation>
    </message>
    <message>
        <source>edit the note of an author</source>
        <translation>Notiz zu einem Autor ändern</translation>
    </message>
    <message>
        <source>save the search %2</source>
        <translation>Suche %2 speichern</translation>
    </message>
    <message>
        <source>Search %2 saved</source>
        <translation>Suche %2 gespeichert</translation>
    </message>
    <message>
        <source>change the search %2</source>
        <translation>Suche %2 ändern</translation>
    </message>
    <message>
        <source>Search %2 changed</source>
        <translation>Suche %2 geändert</translation>
    </message>
    <message>
        <source>move the search %2</source>
        <translation>Suche %2 verschieben</translation>
    </message>
    <message>
        <source>delete the search %2</source>
        <translation>Suche %2 löschen</translation>
    </message>
    <message>
        <source>Search %2 deleted</source>
        <translation>Suche %2 gelöscht</translation>
    </message>
    <message>
        <source>merge authors into %2</source>
        <translation>Autoren in %2 zusammenführen</translation>
    </message>
    <message>
        <source>Authors merged into %2</source>
        <translation>Autoren in %2 zusammengeführt</translation>
    </message>
    <message>
        <source>split %1 from %2</source>
        <translation>%1 von %2 trennen</translation>
    </message>
    <message>
        <source>%1 split from %2</source>
        <translation>%1 von %2 getrennt</translation>
    </message>
    <message>
        <source>give %1 to %2</source>
        <translation>%1 an %2 geben</translation>
    </message>
    <message>
        <source>%1 given to %2</source>
        <translation>%1 an %2 gegeben</translation>
    </message>
    <message>
        <source>rename %2</source>
        <translation>%2 umbenennen</translation>
    </message>
    <message>
        <source>%2 renamed</source>
        <translation>%2 umbenannt</translation>
    </message>
    <message>
        <source>take a name out of %2</source>
        <translation>einen Namen aus %2 herausnehmen</translation>
    </message>
    <message>
        <source>A name taken out of %2</source>
        <translation>Ein Name wurde aus %2 herausgenommen</translation>
    </message>
    <message>
        <source>decide who is %2</source>
        <translation>entscheiden, wer %2 ist</translation>
    </message>
    <message>
        <source>Decided who is %2</source>
        <translation>Entschieden, wer %2 ist</translation>
    </message>
    <message>
        <source>decide which papers are the same</source>
        <translation>entscheiden, welche Arbeiten dieselben sind</translation>
    </message>
    <message>
        <source>Decided how these papers belong together</source>
        <translation>Entschieden, wie diese Arbeiten zusammengehören</translation>
    </message>
    <message>
        <source>make a source of %2 another paper</source>
        <translation>eine Quelle von %2 zu einer anderen Arbeit machen</translation>
    </message>
    <message>
        <source>A source of %2 is a paper of its own now</source>
        <translation>Eine Quelle von %2 ist jetzt eine eigene Arbeit</translation>
    </message>
    <message>
        <source>correct %2</source>
        <translation>%2 korrigieren</translation>
    </message>
    <message>
        <source>%2 corrected</source>
        <translation>%2 korrigiert</translation>
    </message>
    <message>
        <source>import marks</source>
        <translation>Markierungen importieren</translation>
    </message>
    <message>
        <source>Marks imported</source>
        <translation>Markierungen importiert</translation>
    </message>
    <message>
        <source>move %1 to the bin</source>
        <translation>%1 in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>%1 moved to the bin</source>
        <translation>%1 in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>restore %1 from the bin</source>
        <translation>%1 aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>move the source %2 to the bin</source>
        <translation>Quelle %2 in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Source %2 moved to the bin</source>
        <translation>Quelle %2 in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>restore the source %2 from the bin</source>
        <translation>Quelle %2 aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message>
        <source>Source %2 restored</source>
        <translation>Quelle %2 wiederhergestellt</translation>
    </message>
    <message>
        <source>a change</source>
        <translation>eine Änderung</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Rating taken from %1</source>
        <translation>Bewertung entfernt: %1</translation>
    </message>
    <message>
        <source>take the rating from %1</source>
        <translation>Bewertung von %1 entfernen</translation>
    </message>
    <message>
        <source>%1 rated %2</source>
        <translation>%1 mit %2 bewertet</translation>
    </message>
    <message>
        <source>rate %1 %2</source>
        <translation>%1 mit %2 bewerten</translation>
    </message>
    <message>
        <source>%1 corrected</source>
        <translation>%1 korrigiert</translation>
    </message>
    <message>
        <source>correct %1</source>
        <translation>%1 korrigieren</translation>
    </message>
    <message>
        <source>%2 of %1 corrected</source>
        <translation>%2 von %1 korrigiert</translation>
    </message>
    <message>
        <source>correct the field %2 of %1</source>
        <translation>das Feld %2 von %1 korrigieren</translation>
    </message>
    <message>
        <source>Rating taken from %1%2</source>
        <translation>Bewertung entfernt: %1%2</translation>
    </message>
    <message>
        <source>Undone: </source>
        <translation>Rückgängig gemacht: </translation>
    </message>
    <message>
        <source>Done again: </source>
        <translation>Wiederholt: </translation>
    </message>
    <message>
        <source>; one part was left as it is, because it has been changed since</source>
        <translation>; ein Teil blieb, wie er ist, weil er seitdem geändert wurde</translation>
    </message>
    <message>
        <source>; %1 parts were left as they are, because they have been changed since</source>
        <translation>; %1 Teile blieben, wie sie sind, weil sie seitdem geändert wurden</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>attach %2</source>
        <translation>%2 anhängen</translation>
    </message>
    <message>
        <source>%2 attached</source>
        <translation>%2 angehängt</translation>
    </message>
    <message>
        <source>detach %2</source>
        <translation>%2 abtrennen</translation>
    </message>
    <message>
        <source>%2 detached</source>
        <translation>%2 abgetrennt</translation>
    </message>
    <message>
        <source>Files attached to %1</source>
        <translation>Dateien an %1 angehängt</translation>
    </message>
    <message>
        <source>attach files to %1</source>
        <translation>Dateien an %1 anhängen</translation>
    </message>
    <message>
        <source>Files detached from %1</source>
        <translation>Dateien von %1 abgetrennt</translation>
    </message>
    <message>
        <source>detach files from %1</source>
        <translation>Dateien von %1 abtrennen</translation>
    </message>
    <message>
        <source>Decided which of %1 are the same</source>
        <translation>Entschieden, welche von %1 dieselbe sind</translation>
    </message>
    <message>
        <source>decide which of %1 are the same</source>
        <translation>entscheiden, welche von %1 dieselbe sind</translation>
    </message>
    <message>
        <source>highlight %2</source>
        <translation>%2 hervorheben</translation>
    </message>
    <message>
        <source>%2 highlighted</source>
        <translation>%2 hervorgehoben</translation>
    </message>
    <message>
        <source>change the highlight %2</source>
        <translation>die Hervorhebung %2 ändern</translation>
    </message>
    <message>
        <source>Highlight %2 changed</source>
        <translation>Hervorhebung %2 geändert</translation>
    </message>
    <message>
        <source>remove the highlight %2</source>
        <translation>die Hervorhebung %2 entfernen</translation>
    </message>
    <message>
        <source>Highlight %2 removed</source>
        <translation>Hervorhebung %2 entfernt</translation>
    </message>
    <message>
        <source>Highlights added to %1</source>
        <translation>In %1 Hervorhebungen hinzugefügt</translation>
    </message>
    <message>
        <source>add highlights to %1</source>
        <translation>in %1 Hervorhebungen hinzufügen</translation>
    </message>
    <message>
        <source>Highlights of %1 removed</source>
        <translation>In %1 Hervorhebungen entfernt</translation>
    </message>
    <message>
        <source>remove highlights of %1</source>
        <translation>in %1 Hervorhebungen entfernen</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Decided on “%1” and another paper: one or two</source>
        <translation>Über „%1“ und eine andere Arbeit entschieden: eine oder zwei</translation>
    </message>
    <message>
        <source>decide on “%1” and another paper: one or two</source>
        <translation>über „%1“ und eine andere Arbeit entscheiden: eine oder zwei</translation>
    </message>
</context>
<context>
    <name>EmptyWords</name>
    <message>
        <source>This library cannot be opened</source>
        <translation>Diese Bibliothek lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The message below says why. A backup can take its place; what is there now is kept. Of a damaged library, a new one can be made of what can be read.</source>
        <translation>Die Meldung unten nennt den Grund. Eine Sicherung kann ihren Platz einnehmen; was jetzt da ist, bleibt erhalten. Aus einer beschädigten Bibliothek lässt sich eine neue machen, mit allem, was noch lesbar ist.</translation>
    </message>
    <message>
        <source>Reading your papers</source>
        <translation>Ihre Arbeiten werden gelesen</translation>
    </message>
    <message>
        <source>They appear here as soon as the first file is in. How far it is says the line below.</source>
        <translation>Sie erscheinen hier, sobald die erste Datei eingelesen ist. Den Stand nennt die Zeile unten.</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>Hier ist noch nichts</translation>
    </message>
    <message>
        <source>No paper in “%1” yet</source>
        <translation>Noch keine Arbeit in „%1“</translation>
    </message>
    <message>
        <source>No removed papers here</source>
        <translation>Keine entfernten Arbeiten</translation>
    </message>
    <message>
        <source>What is moved to the bin can be restored until the bin is emptied.</source>
        <translation>Was im Papierkorb liegt, lässt sich wiederherstellen, bis er geleert wird.</translation>
    </message>
    <message>
        <source>Nothing in “%1”</source>
        <translation>Nichts in „%1“</translation>
    </message>
    <message>
        <source>Papers appear here as soon as there are some.</source>
        <translation>Arbeiten erscheinen hier, sobald es welche gibt.</translation>
    </message>
    <message>
        <source>No paper matches</source>
        <translation>Keine Arbeit passt</translation>
    </message>
    <message>
        <source>Take a condition away above, or search for fewer words.</source>
        <translation>Nehmen Sie oben eine Bedingung weg, oder suchen Sie nach weniger Wörtern.</translation>
    </message>
    <message>
        <source>Drop saved author pages, paper lists or bibliography files onto the window. What comes in stays on this computer, in %1.</source>
        <translation>Ziehen Sie gespeicherte Autorenseiten, Listen oder Bibliografien auf das Fenster. Was hereinkommt, bleibt auf diesem Computer, in %1.</translation>
    </message>
    <message>
        <source>You see what they hold before anything comes in</source>
        <translation>Sie sehen, was sie enthalten, bevor etwas hereinkommt</translation>
    </message>
    <message>
        <source>Everything readable in it and below it</source>
        <translation>Alles Lesbare darin und darunter</translation>
    </message>
    <message>
        <source>The text of a page, copied in the browser</source>
        <translation>Der Text einer Seite, im Browser kopiert</translation>
    </message>
    <message>
        <source>What is saved into it comes in by itself</source>
        <translation>Was darin gespeichert wird, kommt von selbst herein</translation>
    </message>
    <message>
        <source>One that is there already; this one stays</source>
        <translation>Eine, die es schon gibt; diese bleibt erhalten</translation>
    </message>
    <message>
        <source>Invented papers to try everything on</source>
        <translation>Erfundene Arbeiten, um alles auszuprobieren</translation>
    </message>
    <message>
        <source>Copies of this library from before</source>
        <translation>Frühere Kopien dieser Bibliothek</translation>
    </message>
    <message>
        <source>Drag papers onto the list at the left, or choose them and press %1.</source>
        <translation>Ziehen Sie Arbeiten auf die Liste links, oder wählen Sie welche aus und drücken Sie %1.</translation>
    </message>
    <message>
        <source>There are some without a part of what is asked:</source>
        <translation>Ohne einen Teil der Frage gibt es welche:</translation>
    </message>
    <message>
        <source>Try fewer words, or another spelling.</source>
        <translation>Versuchen Sie es mit weniger Wörtern oder einer anderen Schreibweise.</translation>
    </message>
</context>
<context>
    <name>Facets</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>with a PDF</source>
        <translation>mit PDF</translation>
    </message>
    <message>
        <source>with highlights</source>
        <translation>mit Hervorhebungen</translation>
    </message>
</context>
<context>
    <name>FileSteps</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>What comes in</source>
        <translation>Was hereinkommt</translation>
    </message>
    <message>
        <source>A file is recognised by what it holds, whatever it is called; it may be compressed (gzip, zstd, xz, bzip2). Names of files that are usual stand behind the format.</source>
        <translation>Eine Datei wird an ihrem Inhalt erkannt, wie immer sie heißt; sie darf komprimiert sein (gzip, zstd, xz, bzip2). Übliche Dateiendungen stehen hinter dem Format.</translation>
    </message>
    <message>
        <source>What goes out</source>
        <translation>Was hinausgeht</translation>
    </message>
    <message>
        <source>With other programs</source>
        <translation>Mit anderen Programmen</translation>
    </message>
    <message>
        <source>These come in where the package that is named is installed.</source>
        <translation>Diese kommen herein, wo das genannte Paket installiert ist.</translation>
    </message>
    <message>
        <source>Package %1</source>
        <translation>Paket %1</translation>
    </message>
    <message>
        <source>Print, PDF</source>
        <translation>Druck, PDF</translation>
    </message>
    <message>
        <source>Papers or the whole list, as they are read.</source>
        <translation>Arbeiten oder die ganze Liste, so wie sie gelesen werden.</translation>
    </message>
    <message>
        <source>All marks</source>
        <translation>Alle Markierungen</translation>
    </message>
    <message>
        <source>Everything you made, as one JSON file.</source>
        <translation>Alles, was Sie angelegt haben, als eine JSON-Datei.</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>These numbers are printed on a page or stand in a file, and Lectern only repeats them. Beside them stands which page says so and when it was saved; where several say it, the page saved last is shown.</source>
        <translation>Diese Zahlen sind auf einer Seite gedruckt oder stehen in einer Datei, und Lectern wiederholt sie nur. Daneben steht, welche Seite das sagt und wann sie gespeichert wurde; sagen es mehrere, so wird die zuletzt gespeicherte gezeigt.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>A number from 0 to 100 beside a paper. How it is made up is the page&apos;s own affair: Lectern sorts and narrows by it and adds nothing.</source>
        <translation>Eine Zahl von 0 bis 100 bei einer Arbeit. Wie sie zustande kommt, ist Sache der Seite: Lectern sortiert und grenzt danach ein und fügt nichts hinzu.</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>In percent, at the top of an author&apos;s page, as that page states it.</source>
        <translation>In Prozent, oben auf der Seite eines Autors, wie diese Seite sie angibt.</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>At the top of an author&apos;s page, as that page states it.</source>
        <translation>Oben auf der Seite eines Autors, wie diese Seite ihn angibt.</translation>
    </message>
    <message>
        <source>h-index</source>
        <translation>h-Index</translation>
    </message>
    <message>
        <source>As an author&apos;s page or a dump states it: so many papers with at least as many citations each. Lectern does not count it, because a library rarely holds all papers of anybody.</source>
        <translation>Wie die Seite eines Autors oder ein Datenabzug ihn angibt: so viele Arbeiten mit je mindestens so vielen Zitationen. Lectern zählt ihn nicht, denn eine Bibliothek enthält selten alle Arbeiten von jemandem.</translation>
    </message>
    <message>
        <source>Papers, citations of an author</source>
        <translation>Arbeiten, Zitationen eines Autors</translation>
    </message>
    <message>
        <source>What the page states, beside what the library holds.</source>
        <translation>Was die Seite angibt, neben dem, was die Bibliothek enthält.</translation>
    </message>
    <message>
        <source>Citations of a paper</source>
        <translation>Zitationen einer Arbeit</translation>
    </message>
    <message>
        <source>As a dump, an export or a table states it; empty where none does.</source>
        <translation>Wie ein Datenabzug, ein Export oder eine Tabelle sie angibt; leer, wo keine Angabe da ist.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>These numbers Lectern counts from the papers of this library. What is in the bin counts nowhere.</source>
        <translation>Diese Zahlen zählt Lectern aus den Arbeiten dieser Bibliothek. Was im Papierkorb liegt, zählt nirgends.</translation>
    </message>
    <message>
        <source>Papers of an author</source>
        <translation>Arbeiten eines Autors</translation>
    </message>
    <message>
        <source>All papers that name the person under any name you merged. “At least” stands before it where lists of authors end in “et al.”, because the name may be among those left out.</source>
        <translation>Alle Arbeiten, die die Person unter einem der zusammengeführten Namen nennen. „Mindestens“ steht davor, wo Autorenlisten auf „et al.“ enden, denn der Name kann unter den ausgelassenen sein.</translation>
    </message>
    <message>
        <source>Co-authors</source>
        <translation>Koautoren</translation>
    </message>
    <message>
        <source>People who are named beside the author on a paper here, each once.</source>
        <translation>Personen, die auf einer Arbeit hier neben dem Autor genannt sind, jede einmal.</translation>
    </message>
    <message>
        <source>Papers a year</source>
        <translation>Arbeiten je Jahr</translation>
    </message>
    <message>
        <source>By the year of the date shown; papers without one are counted apart.</source>
        <translation>Nach dem Jahr des gezeigten Datums; Arbeiten ohne Jahr werden getrennt gezählt.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>The share of those papers whose pages can tell whether there is code.</source>
        <translation>Der Anteil an den Arbeiten, deren Seiten sagen können, ob es Code gibt.</translation>
    </message>
    <message>
        <source>Counts above the list</source>
        <translation>Zahlen über der Liste</translation>
    </message>
    <message>
        <source>How many papers are found when the value is added to what is asked already.</source>
        <translation>Wie viele Arbeiten gefunden werden, wenn der Wert zu dem hinzukommt, wonach schon gefragt wird.</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <source>Papers you have neither marked as read nor looked at for a while.</source>
        <translation>Arbeiten, die Sie weder als gelesen markiert noch eine Weile angesehen haben.</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>What came in since Lectern was last closed, or since you last looked there.</source>
        <translation>Was dazukam, seit Lectern zuletzt geschlossen wurde oder seit Sie dort zuletzt nachsahen.</translation>
    </message>
    <message>
        <source>Related papers</source>
        <translation>Verwandte Arbeiten</translation>
    </message>
    <message>
        <source>Likely duplicates</source>
        <translation>Wahrscheinliche Dubletten</translation>
    </message>
    <message>
        <source>Pairs of like titles or names that no id tells apart, the surest first.</source>
        <translation>Paare ähnlicher Titel oder Namen, die keine Kennung unterscheidet, die sichersten zuerst.</translation>
    </message>
    <message>
        <source>Save an author page or a list of papers in the browser, or copy it. Then:</source>
        <translation>Speichern Sie im Browser eine Autorenseite oder eine Liste von Arbeiten, oder kopieren Sie sie. Dann:</translation>
    </message>
    <message>
        <source>Shows what files hold, then takes them in. Dropping does too.</source>
        <translation>Zeigt, was Dateien enthalten, und nimmt sie dann auf. Hereinziehen tut das auch.</translation>
    </message>
    <message>
        <source>Takes the text that was copied.</source>
        <translation>Nimmt den Text, der kopiert wurde.</translation>
    </message>
    <message>
        <source>Imports files saved there later into this library.</source>
        <translation>Nimmt Dateien, die später dort gespeichert werden, in diese Bibliothek auf.</translation>
    </message>
    <message>
        <source>Words, names, years; the answer comes while you type.</source>
        <translation>Wörter, Namen, Jahre; die Antwort kommt, während Sie tippen.</translation>
    </message>
    <message>
        <source>Reads on, and goes to the next unread paper.</source>
        <translation>Liest weiter und geht zur nächsten ungelesenen Arbeit.</translation>
    </message>
    <message>
        <source>Marks the paper; tags, lists, ratings and notes are beside it.</source>
        <translation>Merkt die Arbeit vor; Schlagwörter, Listen, Bewertungen und Notizen sind daneben.</translation>
    </message>
    <message>
        <source>Takes back what you did, also days later.</source>
        <translation>Nimmt zurück, was Sie getan haben, auch Tage später.</translation>
    </message>
    <message>
        <source>Writes BibTeX and others.</source>
        <translation>Schreibt BibTeX und anderes.</translation>
    </message>
    <message>
        <source>Finds every command by its name.</source>
        <translation>Findet jeden Befehl mit Namen.</translation>
    </message>
    <message>
        <source>Everything can be combined. An example runs when it is chosen.</source>
        <translation>Alles lässt sich verbinden. Ein Beispiel läuft, wenn man es wählt.</translation>
    </message>
    <message>
        <source>Keys of your own, and sets of keys as in other programs.</source>
        <translation>Eigene Tasten und Tastenbelegungen wie in anderen Programmen.</translation>
    </message>
    <message>
        <source>What failed is said at the foot of the window until it is closed; nothing is half done.</source>
        <translation>Was fehlschlug, steht unten im Fenster, bis die Meldung geschlossen wird; nichts bleibt halb getan.</translation>
    </message>
    <message>
        <source>A file does not come in</source>
        <translation>Eine Datei kommt nicht herein</translation>
    </message>
    <message>
        <source>The reason stands in the summary of the import. Names of columns or keys that Lectern does not know can be said there; a page whose lines are read wrongly can be corrected before it comes in.</source>
        <translation>Der Grund steht in der Zusammenfassung des Imports. Namen von Spalten oder Schlüsseln, die Lectern nicht kennt, lassen sich dort angeben; eine Seite, deren Zeilen falsch gelesen werden, lässt sich korrigieren, bevor sie hereinkommt.</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>Die Bibliothek lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>A copy of each day stands beside it. Going back to one keeps what is there now.</source>
        <translation>Daneben liegt eine Kopie von jedem Tag. Wer zu einer zurückgeht, behält, was jetzt da ist.</translation>
    </message>
    <message>
        <source>No copy is good</source>
        <translation>Keine Kopie ist brauchbar</translation>
    </message>
    <message>
        <source>A new library is made of what can be read of the damaged one, your marks first.</source>
        <translation>Aus dem, was von der beschädigten lesbar ist, wird eine neue Bibliothek gemacht, Ihre Markierungen zuerst.</translation>
    </message>
    <message>
        <source>It can only be read</source>
        <translation>Sie kann nur gelesen werden</translation>
    </message>
    <message>
        <source>The file or its folder may not be written to, or another program keeps it: close that, or give yourself the right to write.</source>
        <translation>In die Datei oder ihren Ordner darf nicht geschrieben werden, oder ein anderes Programm hält sie fest: Schließen Sie es, oder geben Sie sich das Schreibrecht.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Nothing is lost: make room, then do it again.</source>
        <translation>Nichts ist verloren: Schaffen Sie Platz, und tun Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Something was changed by mistake</source>
        <translation>Etwas wurde versehentlich geändert</translation>
    </message>
    <message>
        <source>The history lists all you did and what came in, and goes back to any point of it.</source>
        <translation>Der Änderungsverlauf listet alles auf, was Sie getan haben und was hereinkam, und geht zu jedem Punkt davon zurück.</translation>
    </message>
    <message>
        <source>It still fails</source>
        <translation>Es schlägt weiterhin fehl</translation>
    </message>
    <message>
        <source>Send what was said with the report on this program; neither names a paper or a person.</source>
        <translation>Senden Sie die Meldung mit dem Bericht über dieses Programm; keines von beiden nennt eine Arbeit oder eine Person.</translation>
    </message>
    <message>
        <source>What leaves this computer</source>
        <translation>Was diesen Computer verlässt</translation>
    </message>
    <message>
        <source>Nothing by itself</source>
        <translation>Nichts von selbst</translation>
    </message>
    <message>
        <source>Lectern opens no network connection and has no account. A link is opened by your browser, when you click it, and by nothing else.</source>
        <translation>Lectern stellt keine Netzverbindung her und hat kein Konto. Einen Link öffnet Ihr Browser, wenn Sie ihn anklicken, und sonst nichts.</translation>
    </message>
    <message>
        <source>What is imported</source>
        <translation>Was importiert wird</translation>
    </message>
    <message>
        <source>It loads no picture and starts no program, whatever it says.</source>
        <translation>Es lädt kein Bild und startet kein Programm, was immer darin steht.</translation>
    </message>
    <message>
        <source>Where files lie</source>
        <translation>Wo Dateien liegen</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>Diese Bibliothek</translation>
    </message>
    <message>
        <source>Its copies</source>
        <translation>Ihre Kopien</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What is written down</source>
        <translation>Was aufgeschrieben wird</translation>
    </message>
    <message>
        <source>In the library</source>
        <translation>In der Bibliothek</translation>
    </message>
    <message>
        <source>Papers, their sources, what you made, and each change, so that it can be taken back.</source>
        <translation>Arbeiten, ihre Quellen, was Sie angelegt haben, und jede Änderung, damit sie sich zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>In the settings</source>
        <translation>In den Einstellungen</translation>
    </message>
    <message>
        <source>How the window was left, where you were in each library, which commands you choose by name, which libraries were open.</source>
        <translation>Wie das Fenster verlassen wurde, wo Sie in jeder Bibliothek waren, welche Befehle Sie mit Namen wählen, welche Bibliotheken offen waren.</translation>
    </message>
    <message>
        <source>Nowhere else</source>
        <translation>Sonst nirgends</translation>
    </message>
    <message>
        <source>There is no log file, and nothing is counted or sent.</source>
        <translation>Es gibt keine Protokolldatei, und nichts wird gezählt oder gesendet.</translation>
    </message>
    <message>
        <source>Who may read it</source>
        <translation>Wer es lesen darf</translation>
    </message>
    <message>
        <source>New libraries and copies can be read by their owner only.</source>
        <translation>Neue Bibliotheken und Kopien kann nur ihr Besitzer lesen.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Lectern is a desktop reader for research papers. It is free software under the MIT licence.</source>
        <translation>Lectern ist ein Leseprogramm für wissenschaftliche Arbeiten. Es ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>The versions below as text for a report of a fault, without anything of yours.</source>
        <translation>Die Versionen unten als Text für eine Fehlermeldung, ohne etwas von Ihnen.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>So wird gesucht</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>When something fails</source>
        <translation>Wenn etwas fehlschlägt</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatsphäre</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>Über Lectern</translation>
    </message>
    <message>
        <source>Shows it here; / finds words in it, O shows its contents, Esc leads back.</source>
        <translation>Zeigt es hier; / sucht darin, O zeigt den Inhalt, Esc führt zurück.</translation>
    </message>
    <message>
        <source>Attaches each file to its paper; P opens the one of the paper that is read.</source>
        <translation>Hängt jede Datei an ihre Arbeit an; P öffnet die der gelesenen Arbeit.</translation>
    </message>
    <message>
        <source>Ordered by words and pairs of words that few papers share, by authors and by categories; the reasons stand below each, and filled circles say how strong the tie is.</source>
        <translation>Geordnet nach Wörtern und Wortpaaren, die wenige Arbeiten teilen, nach Autoren und nach Kategorien; die Gründe stehen jeweils darunter, und gefüllte Kreise sagen, wie stark die Verbindung ist.</translation>
    </message>
    <message>
        <source>Lists what you marked in its PDFs: there, select words and press H, or 1 to 5 for a colour; E writes a remark.</source>
        <translation>Zeigt, was Sie in ihren PDFs hervorgehoben haben: Wählen Sie dort Wörter aus und drücken Sie H, oder 1 bis 5 für eine Farbe; E schreibt eine Bemerkung.</translation>
    </message>
    <message>
        <source>“Export…” writes what is selected, the list or the library. Bibliographies hold what citing needs; “Everything, for another Lectern” adds abstracts, marks, notes and files.</source>
        <translation>„Exportieren…“ schreibt das Ausgewählte, die Liste oder die Bibliothek. Literaturverzeichnisse enthalten, was zum Zitieren nötig ist; „Alles, für ein anderes Lectern“ fügt Abstracts, Markierungen, Notizen und Dateien hinzu.</translation>
    </message>
</context>
<context>
    <name>HighlightColour</name>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>1 source imported</source>
        <translation>1 Quelle importiert</translation>
    </message>
    <message>
        <source>%1 sources imported</source>
        <translation>%1 Quellen importiert</translation>
    </message>
    <message>
        <source>%1 new, %2 joined</source>
        <translation>%1 neu, %2 zugeordnet</translation>
    </message>
    <message>
        <source>%1 joined under another title or other authors</source>
        <translation>%1 unter anderem Titel oder mit anderen Autoren zugeordnet</translation>
    </message>
    <message>
        <source>%1 already in the library</source>
        <translation>%1 schon in der Bibliothek</translation>
    </message>
    <message>
        <source>%1 in the bin</source>
        <translation>%1 im Papierkorb</translation>
    </message>
    <message>
        <source>%1 refused</source>
        <translation>%1 abgelehnt</translation>
    </message>
    <message>
        <source>%1 bytes not understood</source>
        <translation>%1 Bytes nicht verstanden</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>Nothing to import</source>
        <translation>Nichts zu importieren</translation>
    </message>
    <message>
        <source>Importing %1, %2 of %3</source>
        <translation>%1 wird importiert, %2 von %3</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>writing the index</source>
        <translation>der Index wird geschrieben</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1, pasted %2</source>
        <translation>%1, eingefügt am %2</translation>
    </message>
</context>
<context>
    <name>PaperHtml</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Your value; no source states one.</source>
        <translation>Ihr Wert; keine Quelle nennt einen.</translation>
    </message>
    <message>
        <source>Your value. The sources state:</source>
        <translation>Ihr Wert. Die Quellen sagen:</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>show fewer</source>
        <translation>weniger zeigen</translation>
    </message>
    <message>
        <source>et al.</source>
        <translation>et al.</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>keywords: %1</source>
        <translation>Stichwörter: %1</translation>
    </message>
    <message>
        <source>published %1</source>
        <translation>erschienen %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>1 citation</source>
        <translation>1 Zitation</translation>
    </message>
    <message>
        <source>%1 citations</source>
        <translation>%1 Zitationen</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>This source is another paper</source>
        <translation>Diese Quelle ist eine andere Arbeit</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>Ihr Wert</translation>
    </message>
    <message>
        <source>, line %1</source>
        <translation>, Zeile %1</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>, saved %1</source>
        <translation>, gespeichert am %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>(year inferred)</source>
        <translation>(Jahr erschlossen)</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>angezeigt</translation>
    </message>
    <message>
        <source>No source gives an abstract of this paper.</source>
        <translation>Keine Quelle enthält ein Abstract dieser Arbeit.</translation>
    </message>
    <message>
        <source>(the source is cut off here)</source>
        <translation>(die Quelle ist hier abgeschnitten)</translation>
    </message>
    <message>
        <source>Known by its abstract only; a source with its title will join it.</source>
        <translation>Nur durch ihr Abstract bekannt; eine Quelle mit dem Titel wird ihr zugeordnet.</translation>
    </message>
    <message>
        <source>From 1 source</source>
        <translation>Aus 1 Quelle</translation>
    </message>
    <message>
        <source>From %1 sources</source>
        <translation>Aus %1 Quellen</translation>
    </message>
    <message>
        <source>, which disagree on %1</source>
        <translation>, uneins über %1</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Korrigieren…</translation>
    </message>
    <message>
        <source>Related papers</source>
        <translation>Verwandte Arbeiten</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>read to page %1</source>
        <translation>gelesen bis Seite %1</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Abtrennen</translation>
    </message>
    <message>
        <source>Attach another PDF…</source>
        <translation>Noch ein PDF anhängen…</translation>
    </message>
    <message>
        <source>Attach a PDF…</source>
        <translation>PDF anhängen…</translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n Hervorhebung</numerusform>
            <numerusform>%n Hervorhebungen</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>pages %1</source>
        <translation>Seiten %1</translation>
    </message>
    <message>
        <source>volume %1</source>
        <translation>Band %1</translation>
    </message>
</context>
<context>
    <name>PaperMenu</name>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
</context>
<context>
    <name>RelatedWording</name>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>Another version:</source>
        <translation>Andere Fassung:</translation>
    </message>
    <message>
        <source>(not so)</source>
        <translation>(stimmt nicht)</translation>
    </message>
    <message>
        <source>No other paper here shares a telling word or an author with it.</source>
        <translation>Keine andere Arbeit hier teilt ein kennzeichnendes Wort oder einen Autor mit ihr.</translation>
    </message>
    <message>
        <source>All %1 related papers</source>
        <translation>Alle %1 verwandten Arbeiten</translation>
    </message>
</context>
<context>
    <name>RelatedWords</name>
    <message>
        <source>both say %1</source>
        <translation>in beiden steht %1</translation>
    </message>
    <message>
        <source>%1 wrote both</source>
        <translation>beide von %1</translation>
    </message>
    <message>
        <source>%1 and %2 wrote both</source>
        <translation>beide von %1 und %2</translation>
    </message>
    <message>
        <source>both in %1</source>
        <translation>beide in %1</translation>
    </message>
    <message>
        <source>on the same day</source>
        <translation>vom selben Tag</translation>
    </message>
    <message>
        <source>a day apart</source>
        <translation>ein Tag Abstand</translation>
    </message>
    <message>
        <source>%1 days apart</source>
        <translation>%1 Tage Abstand</translation>
    </message>
    <message>
        <source>both of %1</source>
        <translation>beide von %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>Diagnostic</name>
    <message>
        <source>CatalyzeX author page</source>
        <translation>CatalyzeX-Autorenseite</translation>
    </message>
    <message>
        <source>EndNote (XML)</source>
        <translation>EndNote (XML)</translation>
    </message>
    <message>
        <source>EndNote (refer)</source>
        <translation>EndNote (refer)</translation>
    </message>
    <message>
        <source>HTML reading list</source>
        <translation>Leseliste als HTML</translation>
    </message>
    <message>
        <source>Lectern (JSON lines)</source>
        <translation>Lectern (JSON Lines)</translation>
    </message>
    <message>
        <source>Markdown reading list</source>
        <translation>Leseliste als Markdown</translation>
    </message>
    <message>
        <source>OpenAlex (JSON)</source>
        <translation>OpenAlex (JSON)</translation>
    </message>
    <message>
        <source>Page kept as Markdown</source>
        <translation>Seite als Markdown</translation>
    </message>
    <message>
        <source>Papers in JSON</source>
        <translation>Arbeiten in JSON</translation>
    </message>
    <message>
        <source>Papers in lines of JSON</source>
        <translation>Arbeiten in JSON-Zeilen</translation>
    </message>
    <message>
        <source>PubMed (XML)</source>
        <translation>PubMed (XML)</translation>
    </message>
    <message>
        <source>Safari web archive</source>
        <translation>Safari-Webarchiv</translation>
    </message>
    <message>
        <source>Scholar Feed author page</source>
        <translation>Scholar-Feed-Autorenseite</translation>
    </message>
    <message>
        <source>Scholar Feed list</source>
        <translation>Scholar-Feed-Liste</translation>
    </message>
    <message>
        <source>Scholar Feed paper page</source>
        <translation>Scholar-Feed-Seite einer Arbeit</translation>
    </message>
    <message>
        <source>Semantic Scholar (JSON)</source>
        <translation>Semantic Scholar (JSON)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>Text of a printed page</source>
        <translation>Text einer gedruckten Seite</translation>
    </message>
    <message>
        <source>Web of Science (ISI)</source>
        <translation>Web of Science (ISI)</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Web page in one message (MHTML)</source>
        <translation>Webseite in einer Nachricht (MHTML)</translation>
    </message>
    <message>
        <source>Word bibliography (XML)</source>
        <translation>Word-Literaturverzeichnis (XML)</translation>
    </message>
    <message>
        <source>print of a page (PDF)</source>
        <translation>Druck einer Seite (PDF)</translation>
    </message>
    <message>
        <source>arXiv metadata (JSON lines)</source>
        <translation>arXiv-Metadaten (JSON Lines)</translation>
    </message>
    <message>
        <source>arXiv Atom feed</source>
        <translation>arXiv-Atom-Feed</translation>
    </message>
    <message>
        <source>The text has no byte order mark; it was read as UTF-16, which it looks like.</source>
        <translation>Der Text hat keine Bytereihenfolge-Marke; er wurde als UTF-16 gelesen, wonach er aussieht.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as Windows-1252, so letters with accents may be wrong.</source>
        <translation>Der Text ist kein UTF-8; er wurde als Windows-1252 gelesen, Buchstaben mit Akzenten können also falsch sein.</translation>
    </message>
    <message>
        <source>The file ends inside a character.</source>
        <translation>Die Datei endet mitten in einem Zeichen.</translation>
    </message>
    <message>
        <source>This line holds bytes that are no text; they are shown as �.</source>
        <translation>Diese Zeile enthält Bytes, die kein Text sind; sie werden als � gezeigt.</translation>
    </message>
    <message>
        <source>This is an image, not the text of a page. Save the page itself as text.</source>
        <translation>Das ist ein Bild, nicht der Text einer Seite. Speichern Sie die Seite selbst als Text.</translation>
    </message>
    <message>
        <source>This is a PDF, not the text of a page. Save the page as text, or export the bibliography.</source>
        <translation>Das ist ein PDF, nicht der Text einer Seite. Speichern Sie die Seite als Text, oder exportieren Sie die Bibliografie.</translation>
    </message>
    <message>
        <source>This is an archive or an office document (ZIP), not a page or a bibliography. Unpack it first.</source>
        <translation>Das ist ein Archiv oder ein Office-Dokument (ZIP), keine Seite und keine Bibliografie. Entpacken Sie es zuerst.</translation>
    </message>
    <message>
        <source>This is a packed file. Unpack it first.</source>
        <translation>Das ist eine gepackte Datei. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This is a program, not a page or a bibliography.</source>
        <translation>Das ist ein Programm, keine Seite und keine Bibliografie.</translation>
    </message>
    <message>
        <source>This is a SQLite database, not a page or a bibliography. Open it as a library if it is one.</source>
        <translation>Das ist eine SQLite-Datenbank, keine Seite und keine Bibliografie. Öffnen Sie sie als Bibliothek, falls sie eine ist.</translation>
    </message>
    <message>
        <source>This is a sound or video file, not a page or a bibliography.</source>
        <translation>Das ist eine Ton- oder Videodatei, keine Seite und keine Bibliografie.</translation>
    </message>
    <message>
        <source>This is PostScript, not the text of a page.</source>
        <translation>Das ist PostScript, nicht der Text einer Seite.</translation>
    </message>
    <message>
        <source>This is an office document, not a page or a bibliography.</source>
        <translation>Das ist ein Office-Dokument, keine Seite und keine Bibliografie.</translation>
    </message>
    <message>
        <source>This is a formatted document (RTF). Save it as plain text first.</source>
        <translation>Das ist ein formatiertes Dokument (RTF). Speichern Sie es zuerst als reinen Text.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>These are binary data, not the text of a page or a bibliography.</source>
        <translation>Das sind binäre Daten, nicht der Text einer Seite oder einer Bibliografie.</translation>
    </message>
    <message>
        <source>The file holds nothing but white space.</source>
        <translation>Die Datei enthält nichts als Leerraum.</translation>
    </message>
    <message>
        <source>This is a web page (HTML), but no paper was found on it. Select all of the page in the browser, copy it and paste it here.</source>
        <translation>Das ist eine Webseite (HTML), aber es war keine Arbeit darauf zu finden. Markieren Sie im Browser die ganze Seite, kopieren Sie sie und fügen Sie sie hier ein.</translation>
    </message>
    <message>
        <source>This is XML of a kind that Lectern does not know.</source>
        <translation>Das ist XML einer Art, die Lectern nicht kennt.</translation>
    </message>
    <message>
        <source>This looks like JSON, but not of a kind that Lectern knows.</source>
        <translation>Das sieht nach JSON aus, aber nicht nach einer Art, die Lectern kennt.</translation>
    </message>
    <message>
        <source>This is text, but not a page or a bibliography that Lectern knows: no paper was found in it.</source>
        <translation>Das ist Text, aber keine Seite und keine Bibliografie, die Lectern kennt: Es war keine Arbeit darin zu finden.</translation>
    </message>
    <message>
        <source>This file is too large to be a %1: it has %2, and such pages have at most %3.</source>
        <translation>Diese Datei ist zu groß für das Format „%1“: Sie hat %2, solche Seiten haben höchstens %3.</translation>
    </message>
    <message>
        <source>This file holds more than %1 records, too many for its kind (%2), which is read as a whole. Divide it.</source>
        <translation>Diese Datei enthält mehr als %1 Datensätze, zu viele für ihre Art (%2), die als Ganzes gelesen wird. Teilen Sie sie.</translation>
    </message>
    <message>
        <source>This is %1, but no paper was found in it.</source>
        <translation>Das ist „%1“, aber es war keine Arbeit darin zu finden.</translation>
    </message>
    <message>
        <source>This entry has no title.</source>
        <translation>Dieser Eintrag hat keinen Titel.</translation>
    </message>
    <message>
        <source>This text stands outside every entry.</source>
        <translation>Dieser Text steht außerhalb aller Einträge.</translation>
    </message>
    <message>
        <source>This @comment is never closed; it ends before the next entry.</source>
        <translation>Dieses @comment wird nie geschlossen; es endet vor dem nächsten Eintrag.</translation>
    </message>
    <message>
        <source>This @preamble is never closed.</source>
        <translation>Dieses @preamble wird nie geschlossen.</translation>
    </message>
    <message>
        <source>This @string cannot be read.</source>
        <translation>Dieses @string ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This entry is never closed; it ends before the next one.</source>
        <translation>Dieser Eintrag wird nie geschlossen; er endet vor dem nächsten.</translation>
    </message>
    <message>
        <source>This entry has no fields.</source>
        <translation>Dieser Eintrag hat keine Felder.</translation>
    </message>
    <message>
        <source>A brace too many closes this entry; reading goes on behind it.</source>
        <translation>Eine Klammer zu viel schließt diesen Eintrag; dahinter wird weitergelesen.</translation>
    </message>
    <message>
        <source>This field cannot be read.</source>
        <translation>Dieses Feld ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A brace is not closed in this value; it ends before the next field.</source>
        <translation>In diesem Wert ist eine Klammer nicht geschlossen; er endet vor dem nächsten Feld.</translation>
    </message>
    <message>
        <source>This value is never closed.</source>
        <translation>Dieser Wert wird nie geschlossen.</translation>
    </message>
    <message>
        <source>The quotation mark is not closed in this value; it ends before the next field.</source>
        <translation>In diesem Wert ist das Anführungszeichen nicht geschlossen; er endet vor dem nächsten Feld.</translation>
    </message>
    <message>
        <source>The @string texts of this file grow without end; this one is left out.</source>
        <translation>Die @string-Texte dieser Datei wachsen ohne Ende; dieser wird ausgelassen.</translation>
    </message>
    <message>
        <source>This line has no tag and stands outside every record.</source>
        <translation>Diese Zeile hat kein Kürzel und steht außerhalb aller Datensätze.</translation>
    </message>
    <message>
        <source>This record is not closed by ER.</source>
        <translation>Dieser Datensatz wird nicht mit ER geschlossen.</translation>
    </message>
    <message>
        <source>This record is empty.</source>
        <translation>Dieser Datensatz ist leer.</translation>
    </message>
    <message>
        <source>This line is too long to be an abstract.</source>
        <translation>Diese Zeile ist zu lang für ein Abstract.</translation>
    </message>
    <message>
        <source>The lines of this page are broken at %1 columns and were joined again.</source>
        <translation>Die Zeilen dieser Seite waren bei %1 Zeichen umbrochen und wurden wieder verbunden.</translation>
    </message>
    <message>
        <source>An abstract without text.</source>
        <translation>Ein Abstract ohne Text.</translation>
    </message>
    <message>
        <source>This paragraph below the abstract was taken for a part of it: %1</source>
        <translation>Dieser Absatz unter dem Abstract wurde als Teil davon gelesen: %1</translation>
    </message>
    <message>
        <source>This line is no part of an abstract: %1</source>
        <translation>Diese Zeile gehört zu keinem Abstract: %1</translation>
    </message>
    <message>
        <source>The source ends inside this abstract.</source>
        <translation>Die Quelle endet mitten in diesem Abstract.</translation>
    </message>
    <message>
        <source>There were more remarks than are kept.</source>
        <translation>Es gab mehr Anmerkungen, als aufbewahrt werden.</translation>
    </message>
    <message>
        <source>The head of the page has figures but no name.</source>
        <translation>Der Kopf der Seite nennt Kennzahlen, aber keinen Namen.</translation>
    </message>
    <message>
        <source>The head of another author begins here, %1; its papers are read as this page&apos;s.</source>
        <translation>Hier beginnt der Kopf eines anderen Autors, %1; seine Arbeiten werden als die dieser Seite gelesen.</translation>
    </message>
    <message>
        <source>This figure is rounded on the page: %1</source>
        <translation>Diese Kennzahl ist auf der Seite gerundet: %1</translation>
    </message>
    <message>
        <source>The source ends inside the head of %1; this figure may be cut off: %2</source>
        <translation>Die Quelle endet im Kopf von %1; diese Kennzahl kann abgeschnitten sein: %2</translation>
    </message>
    <message>
        <source>This line of the head was not understood: %1</source>
        <translation>Diese Zeile des Kopfes wurde nicht verstanden: %1</translation>
    </message>
    <message>
        <source>The page begins inside a paper, whose title is not there: %1</source>
        <translation>Die Seite beginnt mitten in einer Arbeit, deren Titel fehlt: %1</translation>
    </message>
    <message>
        <source>This line before the first paper was not understood: %1</source>
        <translation>Diese Zeile vor der ersten Arbeit wurde nicht verstanden: %1</translation>
    </message>
    <message>
        <source>The source ends before the title of this paper.</source>
        <translation>Die Quelle endet vor dem Titel dieser Arbeit.</translation>
    </message>
    <message>
        <source>A date without a paper below it.</source>
        <translation>Ein Datum ohne Arbeit darunter.</translation>
    </message>
    <message>
        <source>This line is too long to be the title of a paper.</source>
        <translation>Diese Zeile ist zu lang für den Titel einer Arbeit.</translation>
    </message>
    <message>
        <source>The page begins inside this paper: its date, and perhaps the beginning of its title, is not there.</source>
        <translation>Die Seite beginnt mitten in dieser Arbeit: Ihr Datum und vielleicht der Anfang ihres Titels fehlen.</translation>
    </message>
    <message>
        <source>There is no such day: %1</source>
        <translation>Diesen Tag gibt es nicht: %1</translation>
    </message>
    <message>
        <source>No authors below the title %1</source>
        <translation>Keine Autoren unter dem Titel %1</translation>
    </message>
    <message>
        <source>This line above the authors was taken for the end of the title: %1</source>
        <translation>Diese Zeile über den Autoren wurde als Ende des Titels gelesen: %1</translation>
    </message>
    <message>
        <source>The source ends inside the authors; %1 may be cut off and was left out.</source>
        <translation>Die Quelle endet in den Autoren; %1 kann abgeschnitten sein und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>This line below the names was taken for the abstract: %1</source>
        <translation>Diese Zeile unter den Namen wurde als Abstract gelesen: %1</translation>
    </message>
    <message>
        <source>The source ends here; %1 may be missing.</source>
        <translation>Die Quelle endet hier; es kann etwas fehlen: %1.</translation>
    </message>
    <message>
        <source>This paper has no %1.</source>
        <translation>Dieser Arbeit fehlt: %1.</translation>
    </message>
    <message>
        <source>No authors were found behind the title %1</source>
        <translation>Hinter dem Titel %1 wurden keine Autoren gefunden</translation>
    </message>
    <message>
        <source>Where the title ends is not certain; it was read as “%1”.</source>
        <translation>Wo der Titel endet, ist nicht sicher; er wurde als „%1“ gelesen.</translation>
    </message>
    <message>
        <source>Where the title ends is not certain; it was read as “%1”, but it may be “%2”.</source>
        <translation>Wo der Titel endet, ist nicht sicher; er wurde als „%1“ gelesen, kann aber auch „%2“ sein.</translation>
    </message>
    <message>
        <source>The page holds nothing but white space.</source>
        <translation>Die Seite enthält nichts als Leerraum.</translation>
    </message>
    <message>
        <source>The source ends before the abstract.</source>
        <translation>Die Quelle endet vor dem Abstract.</translation>
    </message>
    <message>
        <source>The author may be %1 or %2: none of the papers shows either name.</source>
        <translation>Der Autor kann %1 oder %2 sein: Keine der Arbeiten nennt einen der beiden Namen.</translation>
    </message>
    <message>
        <source>A quotation mark of this row is never closed.</source>
        <translation>Ein Anführungszeichen dieser Zeile wird nie geschlossen.</translation>
    </message>
    <message>
        <source>This row has %1 values and the header %2 names; the further ones are kept by number.</source>
        <translation>Diese Zeile hat %1 Werte und der Kopf %2 Namen; die übrigen werden unter ihrer Nummer aufbewahrt.</translation>
    </message>
    <message>
        <source>This row has neither a title nor an abstract.</source>
        <translation>Diese Zeile hat weder Titel noch Abstract.</translation>
    </message>
    <message>
        <source>Too little of its %1 (%2) is known to be of papers.</source>
        <translation>Von %1 (%2) ist zu wenig als Angabe zu Arbeiten bekannt.</translation>
    </message>
    <message>
        <source>None of its %1 (%2) is known to hold a title.</source>
        <translation>Von %1 (%2) ist nichts als Titel bekannt.</translation>
    </message>
    <message>
        <source>Something stands here that is no JSON object.</source>
        <translation>Hier steht etwas, das kein JSON-Objekt ist.</translation>
    </message>
    <message>
        <source>Objects stand in each other here deeper than those of any service.</source>
        <translation>Objekte sind hier tiefer verschachtelt als bei irgendeinem Dienst.</translation>
    </message>
    <message>
        <source>This list is never closed; the file is cut off.</source>
        <translation>Diese Liste wird nie geschlossen; die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This record is cut off.</source>
        <translation>Dieser Datensatz ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This record is no JSON: %1.</source>
        <translation>Dieser Datensatz ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>This object is no paper.</source>
        <translation>Dieses Objekt ist keine Arbeit.</translation>
    </message>
    <message>
        <source>This document declares entities of its own; they are not expanded.</source>
        <translation>Dieses Dokument erklärt eigene Entitäten; sie werden nicht ersetzt.</translation>
    </message>
    <message>
        <source>This record cannot be read: %1.</source>
        <translation>Dieser Datensatz ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>This record holds no paper.</source>
        <translation>Dieser Datensatz enthält keine Arbeit.</translation>
    </message>
    <message>
        <source>Something stands behind the JSON object of this line.</source>
        <translation>Hinter dem JSON-Objekt dieser Zeile steht noch etwas.</translation>
    </message>
    <message>
        <source>This line is not UTF-8.</source>
        <translation>Diese Zeile ist kein UTF-8.</translation>
    </message>
    <message>
        <source>This line is no whole JSON object (%1).</source>
        <translation>Diese Zeile ist kein ganzes JSON-Objekt (%1).</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>Diese Zeile hat weder Titel noch Abstract.</translation>
    </message>
    <message>
        <source>The server answered with an error: %1.</source>
        <translation>Der Server antwortete mit einem Fehler: %1.</translation>
    </message>
    <message>
        <source>The archive has deleted this record.</source>
        <translation>Das Archiv hat diesen Datensatz gelöscht.</translation>
    </message>
    <message>
        <source>The JSON-LD of this page cannot be read: %1.</source>
        <translation>Das JSON-LD dieser Seite ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>The data for machines on this page state %1 papers that its text does not show; they were left out.</source>
        <translation>Die Maschinendaten dieser Seite nennen %1 Arbeiten, die ihr Text nicht zeigt; sie wurden ausgelassen.</translation>
    </message>
    <message>
        <source>This web page shows no paper and carries no data about one that we can read.</source>
        <translation>Diese Webseite zeigt keine Arbeit und enthält keine lesbaren Angaben zu einer.</translation>
    </message>
    <message>
        <source>Of this web page only the data for machines were read, not the text a person sees.</source>
        <translation>Von dieser Webseite wurden nur die Maschinendaten gelesen, nicht der sichtbare Text.</translation>
    </message>
    <message>
        <source>This message holds no page.</source>
        <translation>Diese Nachricht enthält keine Seite.</translation>
    </message>
    <message>
        <source>This web archive holds no page.</source>
        <translation>Dieses Webarchiv enthält keine Seite.</translation>
    </message>
    <message>
        <source>%1 is only written, not read.</source>
        <translation>%1 wird nur geschrieben, nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 dates have no year, and the day the page was saved is not known.</source>
        <translation>%1 Daten haben kein Jahr, und der Tag, an dem die Seite gespeichert wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 stands above the figures of an author, but none of the papers shows this name.</source>
        <translation>%1 steht über den Kennzahlen eines Autors, aber keine der Arbeiten nennt diesen Namen.</translation>
    </message>
    <message>
        <source>%1 stands alone above papers that show this name, and was taken for their author.</source>
        <translation>%1 steht allein über Arbeiten, die diesen Namen nennen, und wurde als ihr Autor gelesen.</translation>
    </message>
    <message>
        <source>Records left out because each says the same as %1 others of this file: %2.</source>
        <translation>Datensätze, die ausgelassen wurden, weil jeder dasselbe sagt wie %1 andere dieser Datei: %2.</translation>
    </message>
    <message>
        <source>The beginning of this source shows no field that is called “%1”.</source>
        <translation>Der Anfang dieser Quelle zeigt kein Feld, das „%1“ heißt.</translation>
    </message>
    <message>
        <source>The elements of this page stand too deep in each other, or there are too many of them; some lines may be read as one.</source>
        <translation>Die Elemente dieser Seite sind zu tief verschachtelt, oder es sind zu viele; manche Zeilen werden vielleicht als eine gelesen.</translation>
    </message>
    <message>
        <source>What the entries of this file inherit grows without end; the rest is left out.</source>
        <translation>Was die Einträge dieser Datei übernehmen, wächst ohne Ende; der Rest wurde weggelassen.</translation>
    </message>
    <message>
        <source>The number in “%1” is out of range and is kept as text: %2</source>
        <translation>Die Zahl in „%1“ liegt außerhalb des gültigen Bereichs und bleibt als Text erhalten: %2</translation>
    </message>
</context>
<context>
    <name>DiagnosticWords</name>
    <message>
        <source> and %1 more</source>
        <translation> und %1 weitere</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>at line %1</source>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>at lines %1</source>
        <translation>in den Zeilen %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>The library file.</source>
        <translation>Die Bibliotheksdatei.</translation>
    </message>
    <message>
        <source>Print JSON instead of text.</source>
        <translation>JSON statt Text ausgeben.</translation>
    </message>
    <message>
        <source>The day the pages were saved, which gives dates without a year theirs; without it each file&apos;s modification date.</source>
        <translation>Der Tag, an dem die Seiten gespeichert wurden; er ergänzt Daten ohne Jahr. Sonst gilt das Änderungsdatum jeder Datei.</translation>
    </message>
    <message>
        <source>Read the files as this format instead of recognising it.</source>
        <translation>Die Dateien in diesem Format lesen, statt es zu erkennen.</translation>
    </message>
    <message>
        <source>Read the column or key KEY of tables and JSON as FIELD: title, authors, abstract, year, date …, or extra to keep it as it is. Can be given several times.</source>
        <translation>Die Spalte oder den Schlüssel KEY von Tabellen und JSON als FIELD lesen: title, authors, abstract, year, date …, oder extra, um ihn zu lassen, wie er ist. Darf mehrmals stehen.</translation>
    </message>
    <message>
        <source>--map takes KEY=FIELD, not “%1”; the fields are: %2.</source>
        <translation>--map erwartet KEY=FIELD, nicht „%1“; die Felder sind: %2.</translation>
    </message>
    <message>
        <source>usage: lectern-cli %1 [option...] %2</source>
        <translation>Aufruf: lectern-cli %1 [Option...] %2</translation>
    </message>
    <message>
        <source>--library is missing.</source>
        <translation>--library fehlt.</translation>
    </message>
    <message>
        <source>--saved-on takes a day as YYYY-MM-DD, not “%1”.</source>
        <translation>--saved-on erwartet einen Tag als YYYY-MM-DD, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no format “%1”; there are: %2.</source>
        <translation>Es gibt kein Format „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>An operand is missing.</source>
        <translation>Es fehlt ein Operand.</translation>
    </message>
    <message>
        <source>There are more operands than expected.</source>
        <translation>Es sind mehr Operanden als erwartet.</translation>
    </message>
    <message>
        <source>usage: lectern-cli %1 [option...] %2 (--help for more)</source>
        <translation>Aufruf: lectern-cli %1 [Option...] %2 (mehr mit --help)</translation>
    </message>
    <message>
        <source>The folder of the copies; without it “&lt;library&gt; backups” beside the library.</source>
        <translation>Der Ordner der Kopien; sonst „&lt;Bibliothek&gt; backups“ neben der Bibliothek.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>There is no backup of “%1” in “%2”.</source>
        <translation>Es gibt keine Sicherung von „%1“ in „%2“.</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>Wiederhergestellt aus %1</translation>
    </message>
    <message>
        <source>The damaged library is kept as %1</source>
        <translation>Die beschädigte Bibliothek ist als %1 aufbewahrt</translation>
    </message>
    <message>
        <source>Copy a library, also one that is in use, and check the copy.</source>
        <translation>Eine Bibliothek kopieren, auch eine benutzte, und die Kopie prüfen.</translation>
    </message>
    <message>
        <source>Go back to a backup, the newest without BACKUP; what is there is backed up first, or kept aside.</source>
        <translation>Zu einer Sicherung zurückkehren, ohne BACKUP zur neuesten; was da ist, wird vorher gesichert oder beiseitegelegt.</translation>
    </message>
    <message>
        <source>The library is whole.</source>
        <translation>Die Bibliothek ist in Ordnung.</translation>
    </message>
    <message>
        <source>An earlier Lectern made its search index, which lacks hyphenated words as one: lectern-cli reindex makes it anew.</source>
        <translation>Ein früheres Lectern hat ihren Suchindex gemacht, dem zusammengesetzte Wörter als eines fehlen: lectern-cli reindex macht ihn neu.</translation>
    </message>
    <message>
        <source>Say whether a library is whole and agrees with itself.</source>
        <translation>Sagen, ob eine Bibliothek ganz und in sich stimmig ist.</translation>
    </message>
    <message>
        <source>There are completions for %1, not for “%2”.</source>
        <translation>Es gibt Vervollständigungen für %1, nicht für „%2“.</translation>
    </message>
    <message>
        <source>Write what a shell needs to complete verbs, options and formats.</source>
        <translation>Ausgeben, was eine Shell braucht, um Verben, Optionen und Formate zu vervollständigen.</translation>
    </message>
    <message>
        <source>the two papers named are one; all that was made on either is kept</source>
        <translation>die beiden genannten Arbeiten sind eine; was zu ihnen gemacht wurde, bleibt</translation>
    </message>
    <message>
        <source>Merged.</source>
        <translation>Zusammengeführt.</translation>
    </message>
    <message>
        <source>they are different papers, and not offered again</source>
        <translation>es sind verschiedene Arbeiten, die nicht wieder vorgeschlagen werden</translation>
    </message>
    <message>
        <source>Remembered.</source>
        <translation>Gemerkt.</translation>
    </message>
    <message>
        <source>they are versions of one work; both stay</source>
        <translation>es sind Fassungen eines Werks; beide bleiben</translation>
    </message>
    <message>
        <source>Linked.</source>
        <translation>Verbunden.</translation>
    </message>
    <message>
        <source>take back that they are different or versions</source>
        <translation>zurücknehmen, dass sie verschieden oder Fassungen sind</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Vergessen.</translation>
    </message>
    <message>
        <source>--%1 wants the numbers of two papers.</source>
        <translation>--%1 erwartet die Nummern zweier Arbeiten.</translation>
    </message>
    <message>
        <source>Nothing was said about these two papers.</source>
        <translation>Über diese beiden Arbeiten war nichts gesagt.</translation>
    </message>
    <message>
        <source>perhaps one paper</source>
        <translation>vielleicht eine Arbeit</translation>
    </message>
    <message>
        <source>perhaps two versions</source>
        <translation>vielleicht zwei Fassungen</translation>
    </message>
    <message>
        <source>No two papers look like one.</source>
        <translation>Keine zwei Arbeiten sehen nach einer aus.</translation>
    </message>
    <message>
        <source>--apart wants the number of a paper and one of its places, such as 3:12 (see --joined).</source>
        <translation>--apart erwartet die Nummer einer Arbeit und eine ihrer Stellen, etwa 3:12 (siehe --joined).</translation>
    </message>
    <message>
        <source>It is paper %1 now.</source>
        <translation>Sie ist jetzt die Arbeit %1.</translation>
    </message>
    <message>
        <source>          %1  %2, line %3: %4 (%5)</source>
        <translation>          %1  %2, Zeile %3: %4 (%5)</translation>
    </message>
    <message>
        <source>No paper&apos;s sources disagree on title or authors.</source>
        <translation>Bei keiner Arbeit sind die Quellen über Titel oder Autoren uneins.</translation>
    </message>
    <message>
        <source>list the papers whose sources disagree on title or authors</source>
        <translation>die Arbeiten auflisten, deren Quellen über Titel oder Autoren uneins sind</translation>
    </message>
    <message>
        <source>the place named second (of --joined) is another paper than the one named first</source>
        <translation>die zweitgenannte Stelle (aus --joined) ist eine andere Arbeit als die erstgenannte</translation>
    </message>
    <message>
        <source>--%1 and --%2 exclude each other.</source>
        <translation>--%1 und --%2 schließen einander aus.</translation>
    </message>
    <message>
        <source>--joined and --apart stand alone.</source>
        <translation>--joined und --apart stehen allein.</translation>
    </message>
    <message>
        <source>--joined takes no numbers.</source>
        <translation>--joined nimmt keine Nummern.</translation>
    </message>
    <message>
        <source>Numbers of papers need a word about them, such as --merge.</source>
        <translation>Zu den Nummern von Arbeiten fehlt, was sie sind, etwa --merge.</translation>
    </message>
    <message>
        <source>List papers that may be one, or say what two papers are to each other.</source>
        <translation>Arbeiten auflisten, die eine sein können, oder sagen, was zwei Arbeiten einander sind.</translation>
    </message>
    <message>
        <source>Only papers that match, typed as for search; all without it.</source>
        <translation>Nur Arbeiten, die passen, geschrieben wie bei search; sonst alle.</translation>
    </message>
    <message>
        <source>%1; without it what the name of FILE ends in.</source>
        <translation>%1; sonst das, worauf der Name von FILE endet.</translation>
    </message>
    <message>
        <source>The same as --format jsonl: everything Lectern knows, marks included.</source>
        <translation>Dasselbe wie --format jsonl: alles, was Lectern weiß, auch Markierungen.</translation>
    </message>
    <message>
        <source>The file; standard output without it.</source>
        <translation>Die Datei; sonst die Standardausgabe.</translation>
    </message>
    <message>
        <source>--jsonl and --format %1 do not go together.</source>
        <translation>--jsonl und --format %1 passen nicht zusammen.</translation>
    </message>
    <message>
        <source>--format is missing; there are: %1.</source>
        <translation>--format fehlt; es gibt: %1.</translation>
    </message>
    <message>
        <source>The format “%1” is only read; these can be written: %2.</source>
        <translation>Das Format „%1“ wird nur gelesen; geschrieben werden können: %2.</translation>
    </message>
    <message>
        <source>Write papers as BibTeX, RIS, CSL-JSON, CSV, JSON lines or a reading list.</source>
        <translation>Arbeiten als BibTeX, RIS, CSL-JSON, CSV, JSON Lines oder Leseliste schreiben.</translation>
    </message>
    <message>
        <source>%1: is in the bin of the library</source>
        <translation>%1: liegt im Papierkorb der Bibliothek</translation>
    </message>
    <message>
        <source>%1: is in the library already</source>
        <translation>%1: ist schon in der Bibliothek</translation>
    </message>
    <message>
        <source>%1:%2: “%3” (%4) joined paper %5, known as “%6” (%7)</source>
        <translation>%1:%2: „%3“ (%4) wurde der Arbeit %5 zugeordnet, bekannt als „%6“ (%7)</translation>
    </message>
    <message>
        <source>%1: %2 more joined a paper of another title or other authors</source>
        <translation>%1: %2 weitere einer Arbeit mit anderem Titel oder anderen Autoren zugeordnet</translation>
    </message>
    <message>
        <source>%1:%2: not understood: %3</source>
        <translation>%1:%2: nicht verstanden: %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bytes not understood: %4 % understood</source>
        <translation>%1: %2 von %3 Bytes nicht verstanden: %4 % verstanden</translation>
    </message>
    <message>
        <source>Standard input holds more than %1 bytes; import it from a file.</source>
        <translation>Die Standardeingabe enthält mehr als %1 Bytes; importieren Sie aus einer Datei.</translation>
    </message>
    <message>
        <source>What --map says is kept in the library for the layout of the source, its set of names, and</source>
        <translation>Was --map sagt, merkt sich die Bibliothek für den Aufbau der Quelle, ihre Namen; es</translation>
    </message>
    <message>
        <source>counts for the next source that has the same.</source>
        <translation>gilt für die nächste Quelle, die dieselben hat.</translation>
    </message>
    <message>
        <source>, %1 a second</source>
        <translation>, %1 je Sekunde</translation>
    </message>
    <message>
        <source>, writing the index</source>
        <translation>, der Index wird geschrieben</translation>
    </message>
    <message>
        <source>, %1 s left</source>
        <translation>, noch %1 s</translation>
    </message>
    <message>
        <source> Say what they are with --map KEY=FIELD.</source>
        <translation> Sagen Sie mit --map KEY=FIELD, was sie sind.</translation>
    </message>
    <message>
        <source>Take files and folders into a library, which is made if need be.</source>
        <translation>Dateien und Ordner in eine Bibliothek aufnehmen, die nötigenfalls angelegt wird.</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...]</source>
        <translation>Aufruf: lectern-cli VERB [Option...] [Operand...]</translation>
    </message>
    <message>
        <source>lectern-cli VERB --help shows the options of a verb. The exit status is 0 when done,</source>
        <translation>lectern-cli VERB --help zeigt die Optionen eines Verbs. Der Rückgabewert ist 0, wenn es gelang,</translation>
    </message>
    <message>
        <source>1 when it could not be done, 2 for wrong usage.</source>
        <translation>1, wenn es nicht ging, 2 bei falschem Aufruf.</translation>
    </message>
    <message>
        <source>A verb is missing.</source>
        <translation>Es fehlt ein Verb.</translation>
    </message>
    <message>
        <source>There is no verb “%1”.</source>
        <translation>Es gibt kein Verb „%1“.</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...] (--help for more)</source>
        <translation>Aufruf: lectern-cli VERB [Option...] [Operand...] (mehr mit --help)</translation>
    </message>
    <message>
        <source>“%1”: This is too large for a file of marks.</source>
        <translation>„%1“: Das ist zu groß für eine Datei mit Markierungen.</translation>
    </message>
    <message>
        <source>There is no library “%1”.</source>
        <translation>Es gibt keine Bibliothek „%1“.</translation>
    </message>
    <message>
        <source>The file to export to; without it, standard output.</source>
        <translation>Die Datei für den Export; sonst die Standardausgabe.</translation>
    </message>
    <message>
        <source>“marks export” takes no file; say where to with -o FILE.</source>
        <translation>„marks export“ nimmt keine Datei; sagen Sie das Ziel mit -o FILE.</translation>
    </message>
    <message>
        <source>“marks import” wants the file to read.</source>
        <translation>„marks import“ braucht die Datei, die gelesen werden soll.</translation>
    </message>
    <message>
        <source>“marks” wants “export” or “import”, not “%1”.</source>
        <translation>„marks“ erwartet „export“ oder „import“, nicht „%1“.</translation>
    </message>
    <message>
        <source>Write all bookmarks, tags, lists and notes as JSON, or add those of such a file.</source>
        <translation>Alle Lesezeichen, Schlagwörter, Listen und Notizen als JSON schreiben oder die einer solchen Datei hinzufügen.</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>In the query at character %1: %2</source>
        <translation>In der Suchanfrage bei Zeichen %1: %2</translation>
    </message>
    <message>
        <source>field “%1” is kept as it is</source>
        <translation>Feld „%1“ bleibt, wie es ist</translation>
    </message>
    <message>
        <source>field “%1” is read as %2</source>
        <translation>Feld „%1“ wird als %2 gelesen</translation>
    </message>
    <message>
        <source> (year inferred)</source>
        <translation> (Jahr erschlossen)</translation>
    </message>
    <message>
        <source>(no title) </source>
        <translation>(ohne Titel) </translation>
    </message>
    <message>
        <source> et al.</source>
        <translation> et al.</translation>
    </message>
    <message>
        <source>“%1”: This is larger than the %2 bytes a file of the format %3 can have.</source>
        <translation>„%1“: Das ist größer als die %2 Bytes, die eine Datei des Formats %3 haben kann.</translation>
    </message>
    <message>
        <source>“%1”: %2 Say what they are with --map KEY=FIELD.</source>
        <translation>„%1“: %2 Sagen Sie mit --map KEY=FIELD, was sie sind.</translation>
    </message>
    <message>
        <source>Print one paper a line as JSON; what was not understood goes to standard error.</source>
        <translation>Je Zeile eine Arbeit als JSON ausgeben; was nicht verstanden wurde, geht in die Fehlerausgabe.</translation>
    </message>
    <message>
        <source>Print for each range of a file what it was read as, and why.</source>
        <translation>Zu jedem Stück einer Datei ausgeben, als was es gelesen wurde und warum.</translation>
    </message>
    <message>
        <source>Print the file with every letter as x and every digit as 9, to report a page that is not understood.</source>
        <translation>Die Datei mit x für jeden Buchstaben und 9 für jede Ziffer ausgeben, um eine nicht verstandene Seite zu melden.</translation>
    </message>
    <message>
        <source>--json and --jsonl exclude each other.</source>
        <translation>--json und --jsonl schließen einander aus.</translation>
    </message>
    <message>
        <source>--explain, --layout, --json and --jsonl exclude each other.</source>
        <translation>--explain, --layout, --json und --jsonl schließen einander aus.</translation>
    </message>
    <message>
        <source>Show what files hold; changes nothing. A FILE may be - for standard input.</source>
        <translation>Zeigen, was Dateien enthalten; ändert nichts. FILE darf - für die Standardeingabe sein.</translation>
    </message>
    <message>
        <source>The search index is made anew.</source>
        <translation>Der Suchindex ist neu gemacht.</translation>
    </message>
    <message>
        <source>Make the search index anew, which an older library has without all spellings.</source>
        <translation>Den Suchindex neu machen, dem in einer älteren Bibliothek Schreibweisen fehlen.</translation>
    </message>
    <message>
        <source>%1 of %2 pages of the file made no sense</source>
        <translation>%1 von %2 Seiten der Datei ergaben keinen Sinn</translation>
    </message>
    <message>
        <source>Nothing was lost but the history of changes.</source>
        <translation>Verloren ist nur der Änderungsverlauf.</translation>
    </message>
    <message>
        <source>Lost, besides the history of changes:</source>
        <translation>Verloren ist, außer dem Änderungsverlauf:</translation>
    </message>
    <message>
        <source>The damaged library is only read. NEW must not exist yet; it is opened like any</source>
        <translation>Die beschädigte Bibliothek wird nur gelesen. NEW darf es noch nicht geben; sie wird danach wie jede</translation>
    </message>
    <message>
        <source>other library afterwards. A recent backup may have more: see restore.</source>
        <translation>andere Bibliothek geöffnet. Eine neue Sicherung kann mehr enthalten: siehe restore.</translation>
    </message>
    <message>
        <source>reading page %1 of %2</source>
        <translation>Seite %1 von %2 wird gelesen</translation>
    </message>
    <message>
        <source>writing paper %1 of %2</source>
        <translation>Arbeit %1 von %2 wird geschrieben</translation>
    </message>
    <message>
        <source>Bring what can be read of a damaged library into a new one, marks first, and list what is lost.</source>
        <translation>Was von einer beschädigten Bibliothek lesbar ist, in eine neue bringen, Markierungen zuerst, und auflisten, was verloren ist.</translation>
    </message>
    <message>
        <source>What a QUERY can hold:</source>
        <translation>Was QUERY enthalten kann:</translation>
    </message>
    <message>
        <source>Print at most N papers; all without it.</source>
        <translation>Höchstens N Arbeiten ausgeben; sonst alle.</translation>
    </message>
    <message>
        <source>--limit takes a number from 0, not “%1”.</source>
        <translation>--limit erwartet eine Zahl ab 0, nicht „%1“.</translation>
    </message>
    <message>
        <source>Found too for “%1”: %2. With =%1 only this spelling.</source>
        <translation>Auch gefunden zu „%1“: %2. Mit =%1 nur diese Schreibweise.</translation>
    </message>
    <message>
        <source>Nothing matches all these words; each of these papers lacks one.</source>
        <translation>Nichts enthält alle diese Wörter; jeder dieser Arbeiten fehlt eines.</translation>
    </message>
    <message>
        <source>Only titles, names and venues were looked through; with another word beside the expression abstracts are too.</source>
        <translation>Durchsucht wurden nur Titel, Namen und Publikationen; mit einem weiteren Wort neben dem Ausdruck auch die Abstracts.</translation>
    </message>
    <message>
        <source>List the papers that match a query.</source>
        <translation>Die Arbeiten auflisten, die auf eine Suchanfrage passen.</translation>
    </message>
    <message>
        <source>“%1” is no field of a paper. There are %2.</source>
        <translation>„%1“ ist kein Feld einer Arbeit. Es gibt %2.</translation>
    </message>
    <message>
        <source>No paper matches “%1”.</source>
        <translation>Keine Arbeit passt auf „%1“.</translation>
    </message>
    <message>
        <source>Nothing changed.</source>
        <translation>Nichts geändert.</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>Ihr Wert</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>All papers that this finds, in the place of numbers.</source>
        <translation>Alle Arbeiten, die dies findet, anstelle von Nummern.</translation>
    </message>
    <message>
        <source>In the FIELD, replace TEXT by VALUE, in any case of letters.</source>
        <translation>In FIELD TEXT durch VALUE ersetzen, ohne Groß- und Kleinschreibung zu beachten.</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>Felder: %1.</translation>
    </message>
    <message>
        <source>Authors stand between semicolons; FIELD= says that the paper has none.</source>
        <translation>Zwischen Autoren steht ein Semikolon; FIELD= sagt, dass die Arbeit keines hat.</translation>
    </message>
    <message>
        <source>With one paper and no field, lists which source states what.</source>
        <translation>Mit einer Arbeit und ohne Feld: auflisten, welche Quelle was sagt.</translation>
    </message>
    <message>
        <source>“set” wants the numbers of papers, or --query.</source>
        <translation>„set“ braucht die Nummern von Arbeiten oder --query.</translation>
    </message>
    <message>
        <source>“set” wants what to set, such as venue=NeurIPS.</source>
        <translation>„set“ braucht, was gesetzt werden soll, etwa venue=NeurIPS.</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor FIELD=VALUE.</source>
        <translation>„%1“ ist weder eine Nummer noch FIELD=VALUE.</translation>
    </message>
    <message>
        <source>--find wants a text and one FIELD=REPLACEMENT.</source>
        <translation>--find braucht einen Text und ein FIELD=ERSATZ.</translation>
    </message>
    <message>
        <source>All fields.</source>
        <translation>Alle Felder.</translation>
    </message>
    <message>
        <source>“unset” wants the numbers of papers, or --query.</source>
        <translation>„unset“ braucht die Nummern von Arbeiten oder --query.</translation>
    </message>
    <message>
        <source>“unset” wants the names of fields, or --all.</source>
        <translation>„unset“ braucht die Namen von Feldern oder --all.</translation>
    </message>
    <message>
        <source>Correct or complete fields of papers: your values outrank all sources.</source>
        <translation>Felder von Arbeiten korrigieren oder ergänzen: Ihre Werte gehen allen Quellen vor.</translation>
    </message>
    <message>
        <source>Take your values back: the sources speak again.</source>
        <translation>Ihre Werte zurücknehmen: Es gelten wieder die Quellen.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>“%1”: This is a folder, not a file.</source>
        <translation>„%1“: Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>“%1”: This is no ordinary file; give what comes out of it as standard input, with “-”.</source>
        <translation>„%1“: Das ist keine gewöhnliche Datei; geben Sie ihren Inhalt als Standardeingabe, mit „-“.</translation>
    </message>
    <message>
        <source>“%1”: This cannot be read: %2.</source>
        <translation>„%1“: Das lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>Count what a library holds.</source>
        <translation>Zählen, was eine Bibliothek enthält.</translation>
    </message>
    <message>
        <source>lectern: There is no display to open a window on. Start Lectern in a desktop session, or use --screenshot FILE.png or lectern-cli.</source>
        <translation>lectern: Es gibt keinen Bildschirm für ein Fenster. Starten Sie Lectern in einer grafischen Sitzung, oder nehmen Sie --screenshot DATEI.png oder lectern-cli.</translation>
    </message>
    <message>
        <source>lectern: the library is open in another window that does not answer.</source>
        <translation>lectern: Die Bibliothek ist in einem anderen Fenster offen, das nicht antwortet.</translation>
    </message>
    <message>
        <source>Opens the window. A FILE that is a library (*.lectern) is opened; of others it shows what they hold, and imports them once you say so.</source>
        <translation>Öffnet das Fenster. Eine FILE, die eine Bibliothek ist (*.lectern), wird geöffnet; von anderen zeigt es, was sie enthalten, und importiert sie, sobald Sie es sagen.</translation>
    </message>
    <message>
        <source>The library to open; without it your own.</source>
        <translation>Die Bibliothek, die geöffnet wird; sonst Ihre eigene.</translation>
    </message>
    <message>
        <source>Import the files at once, without the look before.</source>
        <translation>Die Dateien sofort importieren, ohne vorher hineinzusehen.</translation>
    </message>
    <message>
        <source>The sample library of invented papers.</source>
        <translation>Die Beispielbibliothek mit erfundenen Arbeiten.</translation>
    </message>
    <message>
        <source>Search for this at the start.</source>
        <translation>Zu Beginn danach suchen.</translation>
    </message>
    <message>
        <source>Colours of this run.</source>
        <translation>Farben dieses Laufs.</translation>
    </message>
    <message>
        <source>Language of this run: %1, or pseudo to find what is not translated.</source>
        <translation>Sprache dieses Laufs: %1, oder pseudo, um nicht Übersetztes zu finden.</translation>
    </message>
    <message>
        <source>Paint the window into a PNG file without showing it, and exit.</source>
        <translation>Das Fenster in eine PNG-Datei malen, ohne es zu zeigen, und enden.</translation>
    </message>
    <message>
        <source>Size of the picture, 1280x800 unless given.</source>
        <translation>Größe des Bildes, sonst 1280x800.</translation>
    </message>
    <message>
        <source>Choose the author or place of the sidebar, else the paper, that contains TEXT.</source>
        <translation>Den Autor oder Ort der Seitenleiste wählen, sonst die Arbeit, in der TEXT vorkommt.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version zeigen.</translation>
    </message>
    <message>
        <source>What to open, or to look into and import.</source>
        <translation>Was geöffnet oder angesehen und importiert werden soll.</translation>
    </message>
    <message>
        <source>--size wants WIDTHxHEIGHT in pixels, such as 1280x800, not “%1”.</source>
        <translation>--size erwartet BREITExHÖHE in Pixeln, etwa 1280x800, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no option %1%2; lectern --help lists them.</source>
        <translation>Es gibt keine Option %1%2; lectern --help listet sie auf.</translation>
    </message>
    <message>
        <source>%1 See lectern --help.</source>
        <translation>%1 Siehe lectern --help.</translation>
    </message>
    <message>
        <source>--theme is light or dark, not “%1”.</source>
        <translation>--theme ist light oder dark, nicht „%1“.</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are: %2.</source>
        <translation>Es gibt keine Sprache „%1“; es gibt: %2.</translation>
    </message>
    <message>
        <source>One window shows one library: start lectern once for %1.</source>
        <translation>Ein Fenster zeigt eine Bibliothek: Starten Sie lectern für %1 noch einmal.</translation>
    </message>
    <message>
        <source>%1 % of the shorter abstract&apos;s phrases in both</source>
        <translation>%1 % der Wortfolgen des kürzeren Abstracts in beiden</translation>
    </message>
    <message>
        <source>%1 % of the authors in both</source>
        <translation>%1 % der Autoren in beiden</translation>
    </message>
    <message>
        <source>Any word that begins so.</source>
        <translation>Jedes Wort, das so beginnt.</translation>
    </message>
    <message>
        <source>Any word with these parts, of three letters at least; a star stands for what is between.</source>
        <translation>Jedes Wort mit diesen Teilen, mindestens drei Buchstaben; ein Stern steht für das, was dazwischen ist.</translation>
    </message>
    <message>
        <source>Texts that a regular expression (RE2) is found in, in any case of letters; one of more than single words looks through abstracts where other words leave few papers.</source>
        <translation>Texte, in denen ein regulärer Ausdruck (RE2) vorkommt, ohne Groß- und Kleinschreibung zu beachten; geht er über einzelne Wörter hinaus, werden Abstracts durchsucht, wo andere Wörter wenige Arbeiten übrig lassen.</translation>
    </message>
    <message>
        <source>These words next to each other, in this spelling.</source>
        <translation>Diese Wörter nebeneinander, in dieser Schreibweise.</translation>
    </message>
    <message>
        <source>The word in this spelling only.</source>
        <translation>Das Wort nur in dieser Schreibweise.</translation>
    </message>
    <message>
        <source>Leaves out what has the word; works before anything.</source>
        <translation>Lässt weg, was das Wort enthält; geht vor allem.</translation>
    </message>
    <message>
        <source>One or the other; brackets group.</source>
        <translation>Das eine oder das andere; Klammern fassen zusammen.</translation>
    </message>
    <message>
        <source>Words of this part only.</source>
        <translation>Wörter nur in diesem Teil.</translation>
    </message>
    <message>
        <source>The name as it is printed.</source>
        <translation>Der Name, wie er gedruckt ist.</translation>
    </message>
    <message>
        <source>Any of these categories.</source>
        <translation>Eine dieser Kategorien.</translation>
    </message>
    <message>
        <source>Words of the venue or of its short name, however it is printed; the last one may be a beginning.</source>
        <translation>Wörter der Publikation oder ihres Kurznamens, wie immer sie gedruckt ist; das letzte darf ein Anfang sein.</translation>
    </message>
    <message>
        <source>A year, a month or a day, or a range: year:2024.., date:2026-01..2026-03-15, year:inferred.</source>
        <translation>Ein Jahr, ein Monat oder ein Tag, oder ein Bereich: year:2024.., date:2026-01..2026-03-15, year:inferred.</translation>
    </message>
    <message>
        <source>Came in within so many days (d), weeks (w), months (m) or years (y), or since a day: added:2026-01..</source>
        <translation>Gekommen in den letzten Tagen (d), Wochen (w), Monaten (m) oder Jahren (y), oder seit einem Tag: added:2026-01..</translation>
    </message>
    <message>
        <source>A number or a range: score:70..80.</source>
        <translation>Eine Zahl oder ein Bereich: score:70..80.</translation>
    </message>
    <message>
        <source>Your stars; rating:0 is not rated.</source>
        <translation>Ihre Sterne; rating:0 ist nicht bewertet.</translation>
    </message>
    <message>
        <source>The paper with this id; ids, their addresses and BibTeX entries can also be pasted as they are.</source>
        <translation>Die Arbeit mit dieser Kennung; Kennungen, ihre Adressen und BibTeX-Einträge können auch unverändert eingefügt werden.</translation>
    </message>
    <message>
        <source>What you tagged, put into a list, or took from a file; several by commas.</source>
        <translation>Was Sie verschlagwortet, in eine Liste aufgenommen oder aus einer Datei haben; mehrere mit Kommas.</translation>
    </message>
    <message>
        <source>bookmarked, read, unread, new since the last visit, binned, edited (with values of your own), cut (its list of authors ends in “et al.”).</source>
        <translation>bookmarked (mit Lesezeichen), read, unread (gelesen, ungelesen), new (neu seit dem letzten Besuch), binned (im Papierkorb), edited (mit eigenen Werten), cut (die Autorenliste endet auf „et al.“).</translation>
    </message>
    <message>
        <source>Every paper.</source>
        <translation>Jede Arbeit.</translation>
    </message>
    <message>
        <source>“or” is searched as a word; OR in capitals finds one or the other</source>
        <translation>„or“ wird als Wort gesucht; OR in Großbuchstaben findet das eine oder das andere</translation>
    </message>
    <message>
        <source>A “(” is expected before this “)”.</source>
        <translation>Vor diesem „)“ wird ein „(“ erwartet.</translation>
    </message>
    <message>
        <source>A word or condition is expected before OR.</source>
        <translation>Vor OR wird ein Wort oder eine Bedingung erwartet.</translation>
    </message>
    <message>
        <source>A word or condition is expected after OR.</source>
        <translation>Nach OR wird ein Wort oder eine Bedingung erwartet.</translation>
    </message>
    <message>
        <source>AND is expected between two conditions.</source>
        <translation>AND wird zwischen zwei Bedingungen erwartet.</translation>
    </message>
    <message>
        <source>The word to leave out is expected here.</source>
        <translation>Hier wird das Wort erwartet, das wegbleiben soll.</translation>
    </message>
    <message>
        <source>At most 1,000 conditions are searched; the rest is left out.</source>
        <translation>Höchstens 1.000 Bedingungen werden gesucht; der Rest bleibt weg.</translation>
    </message>
    <message>
        <source>A word with letters or digits is expected here.</source>
        <translation>Hier wird ein Wort mit Buchstaben oder Ziffern erwartet.</translation>
    </message>
    <message>
        <source>At most 50 levels of brackets are understood.</source>
        <translation>Höchstens 50 Ebenen von Klammern werden verstanden.</translation>
    </message>
    <message>
        <source>A closing “)” is expected for this “(”.</source>
        <translation>Zu diesem „(“ wird ein „)“ erwartet.</translation>
    </message>
    <message>
        <source>A word or condition is expected in the brackets.</source>
        <translation>In den Klammern wird ein Wort oder eine Bedingung erwartet.</translation>
    </message>
    <message>
        <source>Words are expected between the quotes.</source>
        <translation>Zwischen den Anführungszeichen werden Wörter erwartet.</translation>
    </message>
    <message>
        <source>A closing quote is expected for this one.</source>
        <translation>Zu diesem Anführungszeichen wird ein schließendes erwartet.</translation>
    </message>
    <message>
        <source>A regular expression is expected between the slashes (%1).</source>
        <translation>Zwischen den Schrägstrichen wird ein regulärer Ausdruck erwartet (%1).</translation>
    </message>
    <message>
        <source>A field such as author: or cat: is expected before the colon; searched as words.</source>
        <translation>Vor dem Doppelpunkt wird ein Feld wie author: oder cat: erwartet; gesucht wird nach den Wörtern.</translation>
    </message>
    <message>
        <source>Three letters at least are expected beside the stars.</source>
        <translation>Neben den Sternen werden mindestens drei Buchstaben erwartet.</translation>
    </message>
    <message>
        <source>A word or a quoted phrase is expected after the colon.</source>
        <translation>Nach dem Doppelpunkt wird ein Wort oder eine Wortfolge in Anführungszeichen erwartet.</translation>
    </message>
    <message>
        <source>A category such as cat:LG or cat:cs.LG,cs.CL is expected.</source>
        <translation>Erwartet wird eine Kategorie wie cat:LG oder cat:cs.LG,cs.CL.</translation>
    </message>
    <message>
        <source>A year such as year:2024, year:2020..2023 or year:inferred is expected.</source>
        <translation>Erwartet wird ein Jahr wie year:2024, year:2020..2023 oder year:inferred.</translation>
    </message>
    <message>
        <source>A date such as date:2026-01, date:2026-01-15.. or date:2025..2026-03 is expected.</source>
        <translation>Erwartet wird ein Datum wie date:2026-01, date:2026-01-15.. oder date:2025..2026-03.</translation>
    </message>
    <message>
        <source>A score such as score:&gt;=80 or score:60..80 is expected.</source>
        <translation>Erwartet wird ein Score wie score:&gt;=80 oder score:60..80.</translation>
    </message>
    <message>
        <source>A number of stars such as rating:&gt;=4 or rating:5 is expected; rating:0 is not rated.</source>
        <translation>Erwartet wird eine Zahl von Sternen wie rating:&gt;=4 oder rating:5; rating:0 ist nicht bewertet.</translation>
    </message>
    <message>
        <source>One of these is expected after has: %1.</source>
        <translation>Nach has: wird eines davon erwartet: %1.</translation>
    </message>
    <message>
        <source>One of these is expected after is: %1.</source>
        <translation>Nach is: wird eines davon erwartet: %1.</translation>
    </message>
    <message>
        <source>A tag is expected after the colon.</source>
        <translation>Nach dem Doppelpunkt wird ein Schlagwort erwartet.</translation>
    </message>
    <message>
        <source>The name of a list is expected after the colon, in quotes if it has spaces.</source>
        <translation>Nach dem Doppelpunkt wird der Name einer Liste erwartet, mit Leerzeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A part of a source&apos;s file name is expected after the colon.</source>
        <translation>Nach dem Doppelpunkt wird ein Teil des Dateinamens einer Quelle erwartet.</translation>
    </message>
    <message>
        <source>Words of a venue are expected after the colon, in quotes if there are several.</source>
        <translation>Nach dem Doppelpunkt werden Wörter einer Publikation erwartet, mehrere in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A number of citations such as citations:&gt;=100 or citations:10..50 is expected.</source>
        <translation>Erwartet wird eine Zahl von Zitationen wie citations:&gt;=100 oder citations:10..50.</translation>
    </message>
    <message>
        <source>A time such as added:7d, added:3m or added:2026-01.. is expected.</source>
        <translation>Erwartet wird eine Zeit wie added:7d, added:3m oder added:2026-01..</translation>
    </message>
    <message>
        <source>A DOI or an arXiv id is expected after the colon.</source>
        <translation>Nach dem Doppelpunkt wird ein DOI oder eine arXiv-Kennung erwartet.</translation>
    </message>
    <message>
        <source>This is %1; install the package %2 to read it.</source>
        <translation>Das ist %1; installieren Sie das Paket %2, um es zu lesen.</translation>
    </message>
    <message>
        <source>This file is too large for its kind (%1): it has %2, and at most %3 are read.</source>
        <translation>Diese Datei ist zu groß für ihre Art (%1): Sie hat %2, gelesen werden höchstens %3.</translation>
    </message>
    <message>
        <source>The program %1 could not be started: %2.</source>
        <translation>Das Programm %1 konnte nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>The program %1 wrote more than %2 for this file and was ended.</source>
        <translation>Das Programm %1 schrieb für diese Datei mehr als %2 und wurde beendet.</translation>
    </message>
    <message>
        <source>The program %1 took more than %2 seconds for this file and was ended.</source>
        <translation>Das Programm %1 brauchte für diese Datei länger als %2 Sekunden und wurde beendet.</translation>
    </message>
    <message>
        <source>The program %1 could not read this file as %2.</source>
        <translation>Das Programm %1 konnte diese Datei nicht als %2 lesen.</translation>
    </message>
    <message>
        <source>The program %1 found no record in this file (%2).</source>
        <translation>Das Programm %1 fand in dieser Datei keinen Datensatz (%2).</translation>
    </message>
    <message>
        <source>There is no file or folder %1.</source>
        <translation>Es gibt keine Datei und keinen Ordner %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: permission denied.</source>
        <translation>Der Ordner %1 ist nicht lesbar: keine Berechtigung.</translation>
    </message>
    <message>
        <source>The folder %1 holds no files.</source>
        <translation>Der Ordner %1 enthält keine Dateien.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>Line %1 is longer than %2, which no record is.</source>
        <translation>Zeile %1 ist länger als %2, was kein Datensatz ist.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>Die Datei änderte sich, während sie gelesen wurde.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>This author is no longer in the library.</source>
        <translation>Dieser Autor ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>An author cannot be merged with itself.</source>
        <translation>Ein Autor lässt sich nicht mit sich selbst zusammenführen.</translation>
    </message>
    <message>
        <source>“%1” is not a name of %2.</source>
        <translation>„%1“ ist kein Name von %2.</translation>
    </message>
    <message>
        <source>“%1” is the only name of %2.</source>
        <translation>„%1“ ist der einzige Name von %2.</translation>
    </message>
    <message>
        <source>To split %1, choose some of the papers, but not all.</source>
        <translation>Um %1 zu trennen, wählen Sie einige der Arbeiten, aber nicht alle.</translation>
    </message>
    <message>
        <source>These papers are %1&apos;s already.</source>
        <translation>Diese Arbeiten sind schon von %1.</translation>
    </message>
    <message>
        <source>The name of an author can have at most 200 characters.</source>
        <translation>Der Name eines Autors kann höchstens 200 Zeichen haben.</translation>
    </message>
    <message>
        <source>An author is always the same as itself.</source>
        <translation>Ein Autor ist immer derselbe wie er selbst.</translation>
    </message>
    <message>
        <source>A reading list needs a name.</source>
        <translation>Eine Leseliste braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of a reading list can have at most 200 characters.</source>
        <translation>Der Name einer Leseliste kann höchstens 200 Zeichen haben.</translation>
    </message>
    <message>
        <source>This reading list is gone.</source>
        <translation>Diese Leseliste gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>“%1” cannot stand below itself.</source>
        <translation>„%1“ kann nicht unter sich selbst stehen.</translation>
    </message>
    <message>
        <source>A note can have at most a million characters.</source>
        <translation>Eine Notiz kann höchstens eine Million Zeichen haben.</translation>
    </message>
    <message>
        <source>A rating has 0 to 5 stars.</source>
        <translation>Eine Bewertung hat 0 bis 5 Sterne.</translation>
    </message>
    <message>
        <source>This paper is no longer in the library.</source>
        <translation>Diese Arbeit ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>None of these papers is in the library any more.</source>
        <translation>Keine dieser Arbeiten ist noch in der Bibliothek.</translation>
    </message>
    <message>
        <source>Say what is to be replaced.</source>
        <translation>Sagen Sie, was ersetzt werden soll.</translation>
    </message>
    <message>
        <source>These are one paper already.</source>
        <translation>Diese sind schon eine Arbeit.</translation>
    </message>
    <message>
        <source>This source no longer knows the paper.</source>
        <translation>Diese Quelle kennt die Arbeit nicht mehr.</translation>
    </message>
    <message>
        <source>No other source knows this paper.</source>
        <translation>Keine andere Quelle kennt diese Arbeit.</translation>
    </message>
    <message>
        <source>This saved search is gone.</source>
        <translation>Diese gespeicherte Suche gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>A saved search needs a name.</source>
        <translation>Eine gespeicherte Suche braucht einen Namen.</translation>
    </message>
    <message>
        <source>A tag needs a name.</source>
        <translation>Ein Schlagwort braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name of a tag can have at most 200 characters.</source>
        <translation>Der Name eines Schlagworts kann höchstens 200 Zeichen haben.</translation>
    </message>
    <message>
        <source>There is a tag “%1” already.</source>
        <translation>Es gibt schon ein Schlagwort „%1“.</translation>
    </message>
    <message>
        <source>This tag is gone.</source>
        <translation>Dieses Schlagwort gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Two different tags are needed to merge.</source>
        <translation>Zum Zusammenführen sind zwei verschiedene Schlagwörter nötig.</translation>
    </message>
    <message>
        <source>There is a tag “%1” already; merge the two instead.</source>
        <translation>Es gibt schon ein Schlagwort „%1“; führen Sie die beiden stattdessen zusammen.</translation>
    </message>
    <message>
        <source>There is no format “%1” that can be written.</source>
        <translation>Es gibt kein Format „%1“, das geschrieben werden kann.</translation>
    </message>
    <message>
        <source>This source has no number or no hash.</source>
        <translation>Diese Quelle hat keine Nummer oder keinen Hash.</translation>
    </message>
    <message>
        <source>This is no file of marks that Lectern wrote.</source>
        <translation>Das ist keine Datei mit Markierungen, die Lectern geschrieben hat.</translation>
    </message>
    <message>
        <source>These marks were written by a newer Lectern; update Lectern to read them.</source>
        <translation>Diese Markierungen hat ein neueres Lectern geschrieben; aktualisieren Sie Lectern, um sie zu lesen.</translation>
    </message>
    <message>
        <source>A date is written YYYY-MM-DD, such as 2024-05-17; of what has only a year, set the year.</source>
        <translation>Ein Datum schreibt man YYYY-MM-DD, etwa 2024-05-17; ist nur das Jahr bekannt, setzen Sie das Jahr.</translation>
    </message>
    <message>
        <source>A score is a number from 0 to 100.</source>
        <translation>Ein Score ist eine Zahl von 0 bis 100.</translation>
    </message>
    <message>
        <source>This is no DOI; one begins with 10. and a number.</source>
        <translation>Das ist kein DOI; einer beginnt mit 10. und einer Zahl.</translation>
    </message>
    <message>
        <source>This is no arXiv id, such as 2405.01234.</source>
        <translation>Das ist keine arXiv-Kennung wie 2405.01234.</translation>
    </message>
    <message>
        <source>Whether there is code is said with yes or no.</source>
        <translation>Ob es Code gibt, sagt man mit yes oder no.</translation>
    </message>
    <message>
        <source>This is longer than any such value.</source>
        <translation>Das ist länger als jeder solche Wert.</translation>
    </message>
    <message>
        <source>This holds a character that is none.</source>
        <translation>Das enthält ein Zeichen, das keines ist.</translation>
    </message>
    <message>
        <source>A paper has a title; to go back to what the sources state, take your value back.</source>
        <translation>Eine Arbeit hat einen Titel; damit wieder gilt, was die Quellen sagen, nehmen Sie Ihren Wert zurück.</translation>
    </message>
    <message>
        <source>These are more authors than any paper has.</source>
        <translation>Das sind mehr Autoren, als eine Arbeit hat.</translation>
    </message>
    <message>
        <source>A year is a number such as 2024.</source>
        <translation>Ein Jahr ist eine Zahl wie 2024.</translation>
    </message>
    <message>
        <source>Citations are a whole number.</source>
        <translation>Zitationen sind eine ganze Zahl.</translation>
    </message>
    <message>
        <source>An address begins with https:, http: or mailto:.</source>
        <translation>Eine Adresse beginnt mit https:, http: oder mailto:.</translation>
    </message>
    <message>
        <source>The record at line %1 has %2 authors, more than any paper (%3 are taken at most).</source>
        <translation>Der Datensatz in Zeile %1 hat %2 Autoren, mehr als jede Arbeit (höchstens %3 werden genommen).</translation>
    </message>
    <message>
        <source>Another program has just imported into this library; try again.</source>
        <translation>Ein anderes Programm hat gerade in diese Bibliothek importiert; versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This source is no longer in the library.</source>
        <translation>Diese Quelle ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>This line is no JSON: %1.</source>
        <translation>Diese Zeile ist kein JSON: %1.</translation>
    </message>
    <message>
        <source>This line holds no object.</source>
        <translation>Diese Zeile enthält kein Objekt.</translation>
    </message>
    <message>
        <source>This line is none of Lectern&apos;s.</source>
        <translation>Diese Zeile ist keine von Lectern.</translation>
    </message>
    <message>
        <source>This file is cut off or lines are missing: it should hold %1 papers, and %2 were read.</source>
        <translation>Diese Datei ist abgeschnitten oder es fehlen Zeilen: Sie sollte %1 Arbeiten enthalten, gelesen wurden %2.</translation>
    </message>
    <message>
        <source>This source has the number of another.</source>
        <translation>Diese Quelle hat die Nummer einer anderen.</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>Diese Zeile hat weder Titel noch Abstract.</translation>
    </message>
    <message>
        <source>Another paper stands at this place of its source.</source>
        <translation>Eine andere Arbeit steht an dieser Stelle ihrer Quelle.</translation>
    </message>
    <message>
        <source>The papers came in, but not what was made of them: %1</source>
        <translation>Die Arbeiten kamen herein, aber nicht, was zu ihnen gemacht wurde: %1</translation>
    </message>
    <message>
        <source>These papers are not the answer to a query.</source>
        <translation>Diese Arbeiten sind nicht die Antwort auf eine Suchanfrage.</translation>
    </message>
    <message>
        <source>A working file beside the library %1 could not be written or read: %2.</source>
        <translation>Eine Arbeitsdatei neben der Bibliothek %1 konnte nicht geschrieben oder gelesen werden: %2.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Die Datei %1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>The file %1 is empty.</source>
        <translation>Die Datei %1 ist leer.</translation>
    </message>
    <message>
        <source>Another program wrote to %1 while it was read. Close it and try again.</source>
        <translation>Ein anderes Programm schrieb in %1, während sie gelesen wurde. Schließen Sie es und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The file %1 exists already. Choose another name for the new library.</source>
        <translation>Die Datei %1 gibt es schon. Wählen Sie einen anderen Namen für die neue Bibliothek.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a Lectern library.</source>
        <translation>%1 ist eine Datenbank eines anderen Programms, keine Lectern-Bibliothek.</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer Lectern; update Lectern to salvage it.</source>
        <translation>Die Bibliothek %1 hat ein neueres Lectern geschrieben; aktualisieren Sie Lectern, um sie zu retten.</translation>
    </message>
    <message>
        <source>Nothing of %1 could be read. Whether there is a backup of it, its folder says.</source>
        <translation>Von %1 war nichts lesbar. Ob es eine Sicherung gibt, zeigt der Ordner.</translation>
    </message>
    <message>
        <source>The new library could not be written beside %1: %2.</source>
        <translation>Die neue Bibliothek konnte nicht neben %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>There is no library %1.</source>
        <translation>Es gibt keine Bibliothek %1.</translation>
    </message>
    <message>
        <source>The folder %1 for backups could not be made.</source>
        <translation>Der Ordner %1 für Sicherungen konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a library file.</source>
        <translation>%1 ist ein Ordner, keine Bibliotheksdatei.</translation>
    </message>
    <message>
        <source>The library %1 cannot be created: its folder is read-only.</source>
        <translation>Die Bibliothek %1 kann nicht angelegt werden: Ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The library %1 cannot be read: its permissions do not allow it.</source>
        <translation>Die Bibliothek %1 ist nicht lesbar: Ihre Rechte erlauben es nicht.</translation>
    </message>
    <message>
        <source>The library %1 is empty.</source>
        <translation>Die Bibliothek %1 ist leer.</translation>
    </message>
    <message>
        <source>The library %1 cannot be changed: the file is read-only. It can be opened for reading.</source>
        <translation>Die Bibliothek %1 kann nicht geändert werden: Die Datei ist schreibgeschützt. Sie kann zum Lesen geöffnet werden.</translation>
    </message>
    <message>
        <source>The library %1 cannot be read where it is: its newest changes are in the file %2 beside it, and that can only be read in a folder that can be written. Copy both files to one.</source>
        <translation>Die Bibliothek %1 ist an ihrem Ort nicht lesbar: Ihre neuesten Änderungen stehen in der Datei %2 daneben, und die ist nur in einem Ordner lesbar, in den geschrieben werden darf. Kopieren Sie beide Dateien in einen solchen.</translation>
    </message>
    <message>
        <source>The library %1 cannot be opened: %2.</source>
        <translation>Die Bibliothek %1 lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver does not give its handle.</source>
        <translation>Der SQLite-Treiber von Qt gibt seine Verbindung nicht heraus.</translation>
    </message>
    <message>
        <source>The library %1 is damaged: reading what is in it comes to no end.</source>
        <translation>Die Bibliothek %1 ist beschädigt: Das Lesen ihres Inhalts kommt zu keinem Ende.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed in the library %1.</source>
        <translation>Der Datenträger ist voll; in der Bibliothek %1 wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The library %1 cannot be changed: the file or its folder is read-only.</source>
        <translation>Die Bibliothek %1 kann nicht geändert werden: Die Datei oder ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>The library %1 is damaged (%2).</source>
        <translation>Die Bibliothek %1 ist beschädigt (%2).</translation>
    </message>
    <message>
        <source>%1 is not a Lectern library.</source>
        <translation>%1 ist keine Lectern-Bibliothek.</translation>
    </message>
    <message>
        <source>Another program is writing to the library %1; try again when it has finished.</source>
        <translation>Ein anderes Programm schreibt in die Bibliothek %1; versuchen Sie es wieder, wenn es fertig ist.</translation>
    </message>
    <message>
        <source>The library %1 cannot be opened: a file beside it could not be made.</source>
        <translation>Die Bibliothek %1 lässt sich nicht öffnen: Eine Datei daneben konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The library %1 could not be read or written (%2).</source>
        <translation>Die Bibliothek %1 konnte nicht gelesen oder geschrieben werden (%2).</translation>
    </message>
    <message>
        <source>There is not enough memory for the library %1.</source>
        <translation>Für die Bibliothek %1 reicht der Arbeitsspeicher nicht.</translation>
    </message>
    <message>
        <source>The library %1 could not answer (%2).</source>
        <translation>Die Bibliothek %1 konnte nicht antworten (%2).</translation>
    </message>
    <message>
        <source>The library %1 is not there any more: another program has moved or deleted it.</source>
        <translation>Die Bibliothek %1 ist nicht mehr da: Ein anderes Programm hat sie verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>Another program has put another file in the place of the library %1.</source>
        <translation>Ein anderes Programm hat eine andere Datei an die Stelle der Bibliothek %1 gesetzt.</translation>
    </message>
    <message>
        <source>Another program has replaced or deleted the file %1-wal, which belongs to the library.</source>
        <translation>Ein anderes Programm hat die Datei %1-wal ersetzt oder gelöscht, die zur Bibliothek gehört.</translation>
    </message>
    <message>
        <source>The file %1 exists already.</source>
        <translation>Die Datei %1 gibt es schon.</translation>
    </message>
    <message>
        <source>The disk is full: there is no room for a copy of the library in %1.</source>
        <translation>Der Datenträger ist voll: In %1 ist kein Platz für eine Kopie der Bibliothek.</translation>
    </message>
    <message>
        <source>The library %1 is damaged, so no copy of it was made.</source>
        <translation>Die Bibliothek %1 ist beschädigt, darum wurde keine Kopie gemacht.</translation>
    </message>
    <message>
        <source>The file %1 is no backup of a Lectern library.</source>
        <translation>Die Datei %1 ist keine Sicherung einer Lectern-Bibliothek.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer Lectern; update Lectern to use it.</source>
        <translation>Die Datei %1 hat ein neueres Lectern geschrieben; aktualisieren Sie Lectern, um sie zu benutzen.</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <translation>Die Datei %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>The damaged library %1 could not be kept as %2: %3.</source>
        <translation>Die beschädigte Bibliothek %1 konnte nicht als %2 aufbewahrt werden: %3.</translation>
    </message>
    <message>
        <source>The library %1 could not be put in place: %2. What was there is %3.</source>
        <translation>Die Bibliothek %1 konnte nicht eingesetzt werden: %2. Was dort war, ist %3.</translation>
    </message>
    <message>
        <source>The file %1 is the library itself, not a backup of it.</source>
        <translation>Die Datei %1 ist die Bibliothek selbst, keine Sicherung davon.</translation>
    </message>
    <message>
        <source>Step %1 of the library&apos;s format: %2</source>
        <translation>Schritt %1 des Bibliotheksformats: %2</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer Lectern; update Lectern to open it.</source>
        <translation>Die Bibliothek %1 hat ein neueres Lectern geschrieben; aktualisieren Sie Lectern, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The library %1 was written by an older Lectern; open it once for writing.</source>
        <translation>Die Bibliothek %1 hat ein älteres Lectern geschrieben; öffnen Sie sie einmal zum Schreiben.</translation>
    </message>
    <message>
        <source>The library %1 needs an upgrade, but the copy made before could not be written: %2</source>
        <translation>Die Bibliothek %1 braucht ein neues Format, aber die Kopie davor konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>The format of libraries could not be made: %1.</source>
        <translation>Das Format der Bibliotheken konnte nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>The library %1 is not as Lectern makes it, so it is not opened: %2.</source>
        <translation>Die Bibliothek %1 ist nicht so, wie Lectern sie macht, und wird darum nicht geöffnet: %2.</translation>
    </message>
    <message>
        <source>The file %1 could not be written: the disk is full. What was there before is unchanged.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden: Der Datenträger ist voll. Was vorher da war, ist unverändert.</translation>
    </message>
    <message>
        <source>The file %1 could not be written: %2.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 belongs to a library of Lectern, which must not be overwritten. Choose another file.</source>
        <translation>%1 gehört zu einer Bibliothek von Lectern, die nicht überschrieben werden darf. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is a disk, not a file.</source>
        <translation>%1 ist ein Datenträger, keine Datei.</translation>
    </message>
    <message>
        <source>The file %1 could not be named %2: %3.</source>
        <translation>Die Datei %1 konnte nicht in %2 umbenannt werden: %3.</translation>
    </message>
    <message>
        <source>--without takes abstracts, marks and notes, with commas between.</source>
        <translation>--without nimmt abstracts, marks und notes, mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>At most %1 papers are set in a citation style at once.</source>
        <translation>Höchstens %1 Arbeiten werden auf einmal in einem Zitierstil gesetzt.</translation>
    </message>
    <message>
        <source>This build of Lectern has no citation styles: it was made without Qt Qml.</source>
        <translation>Dieses Lectern hat keine Zitierstile: Es wurde ohne Qt Qml gebaut.</translation>
    </message>
    <message>
        <source>The citation style “%1” has no rules for a list of papers.</source>
        <translation>Der Zitierstil „%1“ hat keine Regeln für ein Literaturverzeichnis.</translation>
    </message>
    <message>
        <source>There is no citation style “%1”.</source>
        <translation>Es gibt keinen Zitierstil „%1“.</translation>
    </message>
    <message>
        <source>This is no citation style.</source>
        <translation>Das ist kein Zitierstil.</translation>
    </message>
    <message>
        <source>This citation style nests too deeply.</source>
        <translation>Dieser Zitierstil ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This citation style cannot be read: line %1: %2.</source>
        <translation>Dieser Zitierstil ist nicht lesbar: Zeile %1: %2.</translation>
    </message>
    <message>
        <source>This file is too large for a citation style.</source>
        <translation>Diese Datei ist zu groß für einen Zitierstil.</translation>
    </message>
    <message>
        <source>At most %1 papers are set in a citation style at once; these are %2.</source>
        <translation>Höchstens %1 Arbeiten werden auf einmal in einem Zitierstil gesetzt; dies sind %2.</translation>
    </message>
    <message>
        <source>This took longer than %1 seconds.</source>
        <translation>Das dauerte länger als %1 Sekunden.</translation>
    </message>
    <message>
        <source>The script gave no answer.</source>
        <translation>Das Skript gab keine Antwort.</translation>
    </message>
    <message>
        <source>Lectern cannot show PDFs here: its program lectern-pdf is not installed.</source>
        <translation>Lectern kann hier keine PDFs zeigen: Sein Programm lectern-pdf ist nicht installiert.</translation>
    </message>
    <message>
        <source>This PDF is locked with a password.</source>
        <translation>Dieses PDF ist mit einem Passwort gesperrt.</translation>
    </message>
    <message>
        <source>This file is damaged, or it is not a PDF.</source>
        <translation>Diese Datei ist beschädigt oder kein PDF.</translation>
    </message>
    <message>
        <source>This PDF has no pages.</source>
        <translation>Dieses PDF hat keine Seiten.</translation>
    </message>
    <message>
        <source>This page is damaged.</source>
        <translation>Diese Seite ist beschädigt.</translation>
    </message>
    <message>
        <source>This page is too large to be shown.</source>
        <translation>Diese Seite ist zu groß, um gezeigt zu werden.</translation>
    </message>
    <message>
        <source>The program that reads PDFs gave no answer that makes sense.</source>
        <translation>Das Programm, das PDFs liest, gab keine sinnvolle Antwort.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>This takes too long and was stopped.</source>
        <translation>Das dauert zu lange und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The program that reads PDFs broke down over this.</source>
        <translation>Das Programm, das PDFs liest, ist daran gescheitert.</translation>
    </message>
    <message>
        <source>This PDF brought down the program that reads PDFs again and again.</source>
        <translation>An diesem PDF ist das Programm, das PDFs liest, wiederholt gescheitert.</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>von Hand gewählt</translation>
    </message>
    <message>
        <source>by its arXiv stamp</source>
        <translation>am arXiv-Stempel erkannt</translation>
    </message>
    <message>
        <source>by its DOI</source>
        <translation>an der DOI erkannt</translation>
    </message>
    <message>
        <source>by its title and authors</source>
        <translation>an Titel und Autoren erkannt</translation>
    </message>
    <message>
        <source>by its abstract</source>
        <translation>am Abstract erkannt</translation>
    </message>
    <message>
        <source>made from the file</source>
        <translation>aus der Datei gemacht</translation>
    </message>
    <message>
        <source>there</source>
        <translation>da</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1: attached to “%2” (%3)</source>
        <translation>%1: an „%2“ angehängt (%3)</translation>
    </message>
    <message>
        <source>%1: belongs to “%2” already</source>
        <translation>%1: gehört schon zu „%2“</translation>
    </message>
    <message>
        <source>%1: no paper of this library seems to be it</source>
        <translation>%1: keine Arbeit dieser Bibliothek scheint es zu sein</translation>
    </message>
    <message>
        <source>%1: not sure; it may be</source>
        <translation>%1: nicht sicher; vielleicht</translation>
    </message>
    <message>
        <source>Attach the files to the paper of this number.</source>
        <translation>Die Dateien an die Arbeit mit dieser Nummer anhängen.</translation>
    </message>
    <message>
        <source>List all attached files and whether they are where they were; look for those that are not in the folders.</source>
        <translation>Alle angehängten Dateien nennen und ob sie liegen, wo sie lagen; die anderen in den Ordnern suchen.</translation>
    </message>
    <message>
        <source>A file&apos;s paper is found by its first pages: by the arXiv stamp, the DOI, the title or the abstract.</source>
        <translation>Die Arbeit einer Datei wird an ihren ersten Seiten erkannt: am arXiv-Stempel, der DOI, dem Titel oder dem Abstract.</translation>
    </message>
    <message>
        <source>What is not sure is listed and not attached. The files stay where they are.</source>
        <translation>Was nicht sicher ist, wird genannt und nicht angehängt. Die Dateien bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>“attach” wants a FILE or folder.</source>
        <translation>„attach“ braucht eine FILE oder einen Ordner.</translation>
    </message>
    <message>
        <source>--paper wants the number of a paper.</source>
        <translation>--paper braucht die Nummer einer Arbeit.</translation>
    </message>
    <message>
        <source>Attach PDF files to the papers they hold, or list them.</source>
        <translation>PDF-Dateien an die Arbeiten anhängen, die sie enthalten, oder sie nennen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>it is a library</source>
        <translation>es ist eine Bibliothek</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>Sie dürfen sie nicht lesen</translation>
    </message>
    <message>
        <source>%1 is not a PDF file.</source>
        <translation>%1 ist keine PDF-Datei.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 changed while it was copied.</source>
        <translation>%1 hat sich während des Kopierens geändert.</translation>
    </message>
    <message>
        <source>lectern-pdf, which reads PDF files, is not installed; a file can be attached to a paper by hand.</source>
        <translation>lectern-pdf, das PDF-Dateien liest, ist nicht installiert; von Hand kann eine Datei an eine Arbeit angehängt werden.</translation>
    </message>
    <message>
        <source>A file needs a name, a place and its checksum.</source>
        <translation>Eine Datei braucht einen Namen, einen Ort und ihre Prüfsumme.</translation>
    </message>
    <message>
        <source>same title</source>
        <translation>gleicher Titel</translation>
    </message>
    <message>
        <source>one title names a form, such as an extended abstract</source>
        <translation>ein Titel nennt eine Form, etwa Extended Abstract</translation>
    </message>
    <message>
        <source>one title is the beginning of the other</source>
        <translation>ein Titel ist der Anfang des anderen</translation>
    </message>
    <message>
        <source>one title is the other without its subtitle</source>
        <translation>ein Titel ist der andere ohne Untertitel</translation>
    </message>
    <message>
        <source>same words in another order</source>
        <translation>gleiche Wörter in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>titles %1 % alike</source>
        <translation>Titel zu %1 % ähnlich</translation>
    </message>
    <message>
        <source>same words in both abstracts</source>
        <translation>gleiche Wörter in beiden Abstracts</translation>
    </message>
    <message>
        <source>same authors</source>
        <translation>gleiche Autoren</translation>
    </message>
    <message>
        <source>all authors of the shorter list in both</source>
        <translation>alle Autoren der kürzeren Liste in beiden</translation>
    </message>
    <message>
        <source>two different DOIs: two publications</source>
        <translation>zwei verschiedene DOIs: zwei Veröffentlichungen</translation>
    </message>
    <message>
        <source>published in different places</source>
        <translation>an verschiedenen Orten veröffentlicht</translation>
    </message>
    <message>
        <source>of different years</source>
        <translation>aus verschiedenen Jahren</translation>
    </message>
    <message>
        <source>each title has a word of its own</source>
        <translation>jeder Titel hat ein eigenes Wort</translation>
    </message>
    <message>
        <source>not cut</source>
        <translation>nicht abgeschnitten</translation>
    </message>
    <message>
        <source>without the name of a form</source>
        <translation>ohne den Namen einer Form</translation>
    </message>
    <message>
        <source>not in capitals</source>
        <translation>nicht in Großbuchstaben</translation>
    </message>
    <message>
        <source>the whole title</source>
        <translation>der ganze Titel</translation>
    </message>
    <message>
        <source>the complete list</source>
        <translation>die vollständige Liste</translation>
    </message>
    <message>
        <source>the full names of both</source>
        <translation>die vollen Namen beider</translation>
    </message>
    <message>
        <source>full names</source>
        <translation>volle Namen</translation>
    </message>
    <message>
        <source>longer, and holds the other</source>
        <translation>länger, enthält den anderen</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>der einzige</translation>
    </message>
    <message>
        <source>a stated year</source>
        <translation>ein angegebenes Jahr</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>there is code</source>
        <translation>mit Code</translation>
    </message>
    <message>
        <source>the greater number</source>
        <translation>die größere Zahl</translation>
    </message>
    <message>
        <source>holds the other</source>
        <translation>enthält den anderen</translation>
    </message>
    <message>
        <source>of both</source>
        <translation>aus beiden</translation>
    </message>
    <message>
        <source>saved last</source>
        <translation>zuletzt gespeichert</translation>
    </message>
    <message>
        <source>Write SQL that gives sqlite3 readable views of a library.</source>
        <translation>SQL schreiben, mit dem sqlite3 lesbare Sichten auf eine Bibliothek hat.</translation>
    </message>
    <message>
        <source>This rule is sure of no pair.</source>
        <translation>Diese Regel ist sich keines Paares sicher.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) became one paper each.</source>
        <translation>
            <numerusform>%n Paar wurde zu einer Arbeit.</numerusform>
            <numerusform>%n Paare wurden zu je einer Arbeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>list only the pairs that a rule is sure of, or with --merge make each of them one paper with the better values: %1</source>
        <translation>nur die Paare auflisten, deren sich eine Regel sicher ist, oder mit --merge jedes davon mit den besseren Werten zu einer Arbeit zusammenführen: %1</translation>
    </message>
    <message>
        <source>--rule wants one of %1.</source>
        <translation>--rule erwartet eines von %1.</translation>
    </message>
    <message>
        <source>--rule stands alone, or with --merge and no numbers.</source>
        <translation>--rule steht allein oder mit --merge und ohne Nummern.</translation>
    </message>
    <message>
        <source>Citation keys of BibTeX and CSL-JSON: lectern (winter2021slow) or better-bibtex (winterSlowCamerasObserve2021); a key that a paper came with stays.</source>
        <translation>Zitierschlüssel von BibTeX und CSL-JSON: lectern (winter2021slow) oder better-bibtex (winterSlowCamerasObserve2021); ein Schlüssel, mit dem eine Arbeit kam, bleibt.</translation>
    </message>
    <message>
        <source>--keys takes lectern or better-bibtex.</source>
        <translation>--keys nimmt lectern oder better-bibtex.</translation>
    </message>
    <message>
        <source>Lines of JSON, one a highlight, instead of Markdown.</source>
        <translation>JSON-Zeilen, eine je Hervorhebung, statt Markdown.</translation>
    </message>
    <message>
        <source>QUERY chooses the papers, as for search; all of them without it.</source>
        <translation>QUERY wählt die Arbeiten wie bei search; ohne sie alle.</translation>
    </message>
    <message>
        <source>highlight:WORDS finds those in which these words are marked or remarked on.</source>
        <translation>highlight:WORDS findet die, in denen diese Wörter hervorgehoben oder bemerkt sind.</translation>
    </message>
    <message>
        <source>Write what is highlighted in the PDFs of papers, with your remarks.</source>
        <translation>Schreibt, was in den PDFs der Arbeiten hervorgehoben ist, mit Ihren Bemerkungen.</translation>
    </message>
    <message>
        <source>Words that you highlighted in a PDF of the paper, or wrote about them.</source>
        <translation>Wörter, die Sie in einem PDF der Arbeit hervorgehoben oder dazu geschrieben haben.</translation>
    </message>
    <message>
        <source>What is known: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: a file is attached; highlight: something in it is highlighted; conflict: its sources disagree.</source>
        <translation>Was bekannt ist: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: eine Datei ist angehängt; highlight: darin ist etwas hervorgehoben; conflict: die Quellen sind uneins.</translation>
    </message>
    <message>
        <source>A remark can have at most 100,000 characters.</source>
        <translation>Eine Bemerkung kann höchstens 100.000 Zeichen haben.</translation>
    </message>
    <message>
        <source>A highlight needs words of a file.</source>
        <translation>Eine Hervorhebung braucht Wörter einer Datei.</translation>
    </message>
    <message>
        <source>The copy would take the place of the file itself; choose another name.</source>
        <translation>Die Kopie würde die Datei selbst ersetzen; wählen Sie einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n disagreements.</source>
        <translation>
            <numerusform>„%1“ hat %n Unstimmigkeit.</numerusform>
            <numerusform>„%1“ hat %n Unstimmigkeiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n papers</source>
        <translation>
            <numerusform>%1 von %n Arbeit</numerusform>
            <numerusform>%1 von %n Arbeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n papers (%2)</source>
        <translation>
            <numerusform>%1: %n Arbeit (%2)</numerusform>
            <numerusform>%1: %n Arbeiten (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): %3, %4, %5 joined known ones</source>
        <translation>%1 (%2): %3, %4, %5 bekannten zugeordnet</translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%n Datensatz</numerusform>
            <numerusform>%n Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new papers</source>
        <translation>
            <numerusform>%n neue Arbeit</numerusform>
            <numerusform>%n neue Arbeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %3, %4 %, %n records</source>
        <translation>
            <numerusform>%1 von %2: %3, %4 %, %n Datensatz</numerusform>
            <numerusform>%1 von %2: %3, %4 %, %n Datensätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marks of %n papers: %1 here, %2 waiting until their papers come in</source>
        <translation>
            <numerusform>Markierungen von %n Arbeit: hier: %1, bis ihre Arbeiten kommen, warten: %2</numerusform>
            <numerusform>Markierungen von %n Arbeiten: hier: %1, bis ihre Arbeiten kommen, warten: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers, %1 bytes, of which %2 not understood: %3 % understood</source>
        <translation>
            <numerusform>%n Arbeit, %1 Bytes, davon %2 nicht verstanden: %3 % verstanden</numerusform>
            <numerusform>%n Arbeiten, %1 Bytes, davon %2 nicht verstanden: %3 % verstanden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3</source>
        <translation>%1: %2 in %3</translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n Hervorhebung</numerusform>
            <numerusform>%n Hervorhebungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers</source>
        <translation>
            <numerusform>%n Arbeit</numerusform>
            <numerusform>%n Arbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3; with marks: %4</source>
        <translation>%1: %2 aus %3; mit Markierungen: %4</translation>
    </message>
    <message numerus="yes">
        <source>%n sources</source>
        <translation>
            <numerusform>%n Quelle</numerusform>
            <numerusform>%n Quellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers changed.</source>
        <translation>
            <numerusform>%n Arbeit geändert.</numerusform>
            <numerusform>%n Arbeiten geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run this command of the window before, such as overview; several with commas between.</source>
        <translation>Vorher diesen Befehl des Fensters ausführen, etwa overview; mehrere mit Kommas dazwischen.</translation>
    </message>
    <message>
        <source>Bookmarks and read marks</source>
        <translation>Lesezeichen und Gelesen-Markierungen</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Notes on papers</source>
        <translation>Notizen zu Arbeiten</translation>
    </message>
    <message>
        <source>Values that a person gave</source>
        <translation>Von einer Person angegebene Werte</translation>
    </message>
    <message>
        <source>Files of papers</source>
        <translation>Dateien von Arbeiten</translation>
    </message>
    <message>
        <source>Places of files</source>
        <translation>Orte von Dateien</translation>
    </message>
    <message>
        <source>Last places in files</source>
        <translation>Letzte Stellen in Dateien</translation>
    </message>
    <message>
        <source>Highlights in files</source>
        <translation>Hervorhebungen in Dateien</translation>
    </message>
    <message>
        <source>Notes on authors</source>
        <translation>Notizen zu Autoren</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Papers with a tag</source>
        <translation>Arbeiten mit einem Schlagwort</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Places of papers in lists</source>
        <translation>Plätze von Arbeiten in Listen</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Names given to people</source>
        <translation>Personen zugeordnete Namen</translation>
    </message>
    <message>
        <source>Merged names of people</source>
        <translation>Zusammengeführte Namen von Personen</translation>
    </message>
    <message>
        <source>Chosen names of people</source>
        <translation>Gewählte Namen von Personen</translation>
    </message>
    <message>
        <source>People said to be different</source>
        <translation>Als verschieden bezeichnete Personen</translation>
    </message>
    <message>
        <source>Decisions about two papers</source>
        <translation>Entscheidungen über zwei Arbeiten</translation>
    </message>
    <message>
        <source>Sides of decisions about two papers</source>
        <translation>Seiten von Entscheidungen über zwei Arbeiten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Papers in the bin, which are in the list now</source>
        <translation>Arbeiten im Papierkorb, die jetzt in der Liste sind</translation>
    </message>
    <message>
        <source>Sources in the bin, which are back now</source>
        <translation>Quellen im Papierkorb, die jetzt zurück sind</translation>
    </message>
    <message>
        <source>Papers that wait for their source</source>
        <translation>Arbeiten, die auf ihre Quelle warten</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Rows of papers</source>
        <translation>Zeilen von Arbeiten</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>Abstracts</translation>
    </message>
    <message>
        <source>Appearances of papers on sources</source>
        <translation>Auftritte von Arbeiten in Quellen</translation>
    </message>
    <message>
        <source>Differing values of sources</source>
        <translation>Abweichende Werte von Quellen</translation>
    </message>
    <message>
        <source>Papers of sources in the bin</source>
        <translation>Arbeiten von Quellen im Papierkorb</translation>
    </message>
    <message>
        <source>Figures of authors</source>
        <translation>Kennzahlen von Autoren</translation>
    </message>
    <message>
        <source>Remarks on sources</source>
        <translation>Anmerkungen zu Quellen</translation>
    </message>
    <message>
        <source>Passages that were not understood</source>
        <translation>Nicht verstandene Stellen</translation>
    </message>
    <message>
        <source>Entries that make no sense (%1)</source>
        <translation>Einträge, die keinen Sinn ergeben (%1)</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>an unknown number</source>
        <translation>unbekannt viele</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Papers of which nothing but a trace was found</source>
        <translation>Arbeiten, von denen nur eine Spur gefunden wurde</translation>
    </message>
    <message>
        <source>Papers of which only the marks were found, called “Lost paper” now</source>
        <translation>Arbeiten, von denen nur die Markierungen gefunden wurden und die jetzt „Lost paper“ heißen</translation>
    </message>
    <message>
        <source>Papers of which only a part was found</source>
        <translation>Arbeiten, von denen nur ein Teil gefunden wurde</translation>
    </message>
    <message>
        <source>Sources whose papers were found, called “Lost source” now</source>
        <translation>Quellen, deren Arbeiten gefunden wurden und die jetzt „Lost source“ heißen</translation>
    </message>
    <message>
        <source>Appearances of papers on sources that were found</source>
        <translation>Auftritte von Arbeiten in gefundenen Quellen</translation>
    </message>
    <message>
        <source>Notes on authors whose names were not found</source>
        <translation>Notizen zu Autoren, deren Namen nicht gefunden wurden</translation>
    </message>
    <message>
        <source>Decisions about two papers of which only one was found</source>
        <translation>Entscheidungen über zwei Arbeiten, von denen nur eine gefunden wurde</translation>
    </message>
    <message>
        <source>Pages of the file with rows of which nothing says what they are</source>
        <translation>Seiten der Datei mit Zeilen, von denen nichts sagt, was sie sind</translation>
    </message>
    <message>
        <source>The kind is one of %1.</source>
        <translation>Die Art ist eine von %1.</translation>
    </message>
    <message>
        <source>Words of what else the sources state: where the authors work, keywords, comments, addresses, the author whose page the paper stands on, the key it is cited by; the last one may be a beginning.</source>
        <translation>Wörter dessen, was die Quellen sonst angeben: wo die Autoren arbeiten, Schlagwörter, Kommentare, Adressen, der Autor, auf dessen Seite der Artikel steht, der Schlüssel, mit dem er zitiert wird; das letzte darf ein Anfang sein.</translation>
    </message>
    <message>
        <source>Words are expected after the colon, in quotes if there are several.</source>
        <translation>Nach dem Doppelpunkt werden Wörter erwartet, in Anführungszeichen, wenn es mehrere sind.</translation>
    </message>
    <message>
        <source>One of %1 (whose PDF was read last); without it relevance where words are sought, else newest.</source>
        <translation>Eine von %1 (wessen PDF zuletzt gelesen wurde); ohne sie relevance, wo Wörter gesucht werden, sonst newest.</translation>
    </message>
    <message>
        <source>--sort takes one of %1, not “%2”.</source>
        <translation>--sort nimmt eine von %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>named by its source</source>
        <translation>von seiner Quelle genannt</translation>
    </message>
    <message>
        <source>%1: not where it is said to be</source>
        <translation>%1: nicht dort, wo sie liegen soll</translation>
    </message>
    <message>
        <source>Attach the files that bibliographies of the library name for their papers, as reference managers do; look for those that are not where they should be in the folders.</source>
        <translation>Die Dateien anhängen, die Bibliografien der Bibliothek für ihre Arbeiten nennen, wie es Literaturverwaltungen tun; was nicht dort liegt, wo es soll, in den Ordnern suchen.</translation>
    </message>
    <message>
        <source>“%1” holds no word to look for.</source>
        <translation>„%1“ enthält kein Wort, das gesucht werden könnte.</translation>
    </message>
    <message>
        <source>Nothing matches all of it; searched in the place of “%1”: %2.</source>
        <translation>Nichts passt zu allem; anstelle von „%1“ gesucht: %2.</translation>
    </message>
    <message>
        <source>--query wants a condition; “*” stands for all papers.</source>
        <translation>--query erwartet eine Bedingung; „*“ steht für alle Arbeiten.</translation>
    </message>
    <message>
        <source>Papers with all the words in title, names, abstract, your notes and tags, or the short name of the venue, in any order, also in singular or plural, in British or American spelling, hyphenated or joined; the last word may be a beginning.</source>
        <translation>Arbeiten mit allen Wörtern in Titel, Namen, Zusammenfassung, Ihren Notizen und Tags oder dem Kurznamen des Ortes, in beliebiger Reihenfolge, auch in Ein- oder Mehrzahl, britischer oder amerikanischer Schreibweise, mit Bindestrich oder zusammengeschrieben; das letzte Wort darf ein Anfang sein.</translation>
    </message>
    <message>
        <source>A word of a name; a whole name in quotes is the person, under all spellings; initials and either order will do, and initials in the middle may be left out.</source>
        <translation>Ein Wort eines Namens; ein ganzer Name in Anführungszeichen ist die Person, in allen Schreibweisen; Initialen und beide Reihenfolgen genügen, und Initialen in der Mitte dürfen fehlen.</translation>
    </message>
    <message>
        <source>The numbers of papers are those that search prints.</source>
        <translation>Die Nummern der Arbeiten sind die, die search ausgibt.</translation>
    </message>
    <message>
        <source>Files whose paper is not known</source>
        <translation>Dateien, deren Arbeit nicht bekannt ist</translation>
    </message>
    <message>
        <source>An element of this citation style has too many attributes.</source>
        <translation>Ein Element dieses Zitierstils hat zu viele Attribute.</translation>
    </message>
    <message>
        <source>The library %1 is damaged: the file %2 beside it speaks of more pages than there are.</source>
        <translation>Die Bibliothek %1 ist beschädigt: Die Datei %2 daneben spricht von mehr Seiten, als da sind.</translation>
    </message>
    <message>
        <source>The library %1 was not opened: %2 beside it is no ordinary file. Move it away and open the library again.</source>
        <translation>Die Bibliothek %1 wurde nicht geöffnet: %2 daneben ist keine gewöhnliche Datei. Verschieben Sie sie und öffnen Sie die Bibliothek noch einmal.</translation>
    </message>
    <message>
        <source>The library %1 was not opened: the file %2 beside it names another file, which would be deleted. Lectern never writes such a file. Move it away and open the library again.</source>
        <translation>Die Bibliothek %1 wurde nicht geöffnet: Die Datei %2 daneben nennt eine andere Datei, die dabei gelöscht würde. Lectern schreibt keine solche Datei. Verschieben Sie sie und öffnen Sie die Bibliothek noch einmal.</translation>
    </message>
    <message>
        <source>The library %1 cannot be changed: its file has more than one name (hard links). Copy the file and open the copy; this one can be opened for reading.</source>
        <translation>Die Bibliothek %1 kann nicht geändert werden: Ihre Datei hat mehr als einen Namen (harte Links). Kopieren Sie die Datei und öffnen Sie die Kopie; diese hier kann zum Lesen geöffnet werden.</translation>
    </message>
    <message>
        <source>This library is damaged: the number of an author is too large. What can be read can be brought into a new library with salvage.</source>
        <translation>Diese Bibliothek ist beschädigt: Die Nummer eines Autors ist zu groß. Was lesbar ist, bringt „salvage“ in eine neue Bibliothek.</translation>
    </message>
    <message>
        <source>In bibtex, biblatex, ris and csl-json also abstracts, keywords, marks, notes and files, for another Lectern; without it only what citing needs.</source>
        <translation>In bibtex, biblatex, ris und csl-json auch Abstracts, Stichwörter, Markierungen, Notizen und Dateien, für ein anderes Lectern; ohne die Option nur, was zum Zitieren nötig ist.</translation>
    </message>
    <message>
        <source>Everything but these, with commas between: abstracts, marks, notes.</source>
        <translation>Alles außer diesen, mit Kommas dazwischen: abstracts, marks, notes.</translation>
    </message>
</context>
<context>
    <name>Sort</name>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>Älteste</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Beste Treffer</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Bookmarked first</source>
        <translation>Lesezeichen zuerst</translation>
    </message>
    <message>
        <source>Unread first</source>
        <translation>Ungelesene zuerst</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Order of the list</source>
        <translation>Folge der Liste</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
<context>
    <name>TagColour</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
</context>
<context>
    <name>ViewKeys</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>WindowNotices</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>lectern</name>
    <message>
        <source>Import files…</source>
        <translation>Dateien importieren…</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ordner importieren…</translation>
    </message>
    <message>
        <source>Paste page text</source>
        <translation>Seitentext einfügen</translation>
    </message>
    <message>
        <source>New paper…</source>
        <translation>Neue Arbeit…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Ordner überwachen…</translation>
    </message>
    <message>
        <source>Offer to import what is copied</source>
        <translation>Kopiertes zum Import anbieten</translation>
    </message>
    <message>
        <source>Show the last import</source>
        <translation>Letzten Import zeigen</translation>
    </message>
    <message>
        <source>Move this source to the bin</source>
        <translation>Diese Quelle in den Papierkorb</translation>
    </message>
    <message>
        <source>New library…</source>
        <translation>Neue Bibliothek…</translation>
    </message>
    <message>
        <source>Find duplicate papers</source>
        <translation>Dubletten suchen</translation>
    </message>
    <message>
        <source>Papers whose sources disagree</source>
        <translation>Arbeiten mit uneinigen Quellen</translation>
    </message>
    <message>
        <source>This source is another paper</source>
        <translation>Diese Quelle ist eine andere Arbeit</translation>
    </message>
    <message>
        <source>Open another library…</source>
        <translation>Andere Bibliothek öffnen…</translation>
    </message>
    <message>
        <source>Open a recent library</source>
        <translation>Zuletzt benutzte Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Open the sample library</source>
        <translation>Beispielbibliothek öffnen</translation>
    </message>
    <message>
        <source>Open my library</source>
        <translation>Meine Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print the whole list…</source>
        <translation>Ganze Liste drucken…</translation>
    </message>
    <message>
        <source>Save the whole list as PDF…</source>
        <translation>Ganze Liste als PDF speichern…</translation>
    </message>
    <message>
        <source>History of changes</source>
        <translation>Änderungsverlauf</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Salvage what can be read…</source>
        <translation>Lesbares retten…</translation>
    </message>
    <message>
        <source>Export all marks…</source>
        <translation>Alle Markierungen exportieren…</translation>
    </message>
    <message>
        <source>Import marks…</source>
        <translation>Markierungen importieren…</translation>
    </message>
    <message>
        <source>Restore from the bin</source>
        <translation>Aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Papierkorb leeren…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Suche und Filter leeren</translation>
    </message>
    <message>
        <source>Narrow down by venue, author, tag…</source>
        <translation>Nach Publikation, Autor, Schlagwort… eingrenzen</translation>
    </message>
    <message>
        <source>Best match first, or the usual order</source>
        <translation>Beste Treffer zuerst oder übliche Folge</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Alle Arbeiten</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Unread papers</source>
        <translation>Ungelesene Arbeiten</translation>
    </message>
    <message>
        <source>Overview of these papers</source>
        <translation>Überblick über diese Arbeiten</translation>
    </message>
    <message>
        <source>What is new here, or since the last visit</source>
        <translation>Was hier oder seit dem letzten Besuch neu ist</translation>
    </message>
    <message>
        <source>All authors</source>
        <translation>Alle Autoren</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Next paper</source>
        <translation>Nächste Arbeit</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Previous paper</source>
        <translation>Vorige Arbeit</translation>
    </message>
    <message>
        <source>Read the paper</source>
        <translation>Arbeit lesen</translation>
    </message>
    <message>
        <source>Page down, then next unread</source>
        <translation>Seite weiter, dann nächste ungelesene</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Seite zurück</translation>
    </message>
    <message>
        <source>Next unread paper</source>
        <translation>Nächste ungelesene Arbeit</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Read or unread</source>
        <translation>Gelesen oder ungelesen</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>Keine Bewertung</translation>
    </message>
    <message>
        <source>Rate 1 star</source>
        <translation>Mit 1 Stern bewerten</translation>
    </message>
    <message>
        <source>Rate 2 stars</source>
        <translation>Mit 2 Sternen bewerten</translation>
    </message>
    <message>
        <source>Rate 3 stars</source>
        <translation>Mit 3 Sternen bewerten</translation>
    </message>
    <message>
        <source>Rate 4 stars</source>
        <translation>Mit 4 Sternen bewerten</translation>
    </message>
    <message>
        <source>Rate 5 stars</source>
        <translation>Mit 5 Sternen bewerten</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Schlagwort…</translation>
    </message>
    <message>
        <source>Add to a list…</source>
        <translation>In eine Liste aufnehmen…</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz schreiben</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Korrigieren…</translation>
    </message>
    <message>
        <source>New reading list…</source>
        <translation>Neue Leseliste…</translation>
    </message>
    <message>
        <source>Lists, tags, searches</source>
        <translation>Listen, Schlagwörter, Suchen</translation>
    </message>
    <message>
        <source>Save this search…</source>
        <translation>Diese Suche speichern…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Remove from here</source>
        <translation>Von hier entfernen</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>In der Liste nach oben</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>In der Liste nach unten</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Select all papers</source>
        <translation>Alle Arbeiten auswählen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the author</source>
        <translation>Autor zeigen</translation>
    </message>
    <message>
        <source>Related papers</source>
        <translation>Verwandte Arbeiten</translation>
    </message>
    <message>
        <source>Co-author graph</source>
        <translation>Koautorengraph</translation>
    </message>
    <message>
        <source>Merge with…</source>
        <translation>Zusammenführen mit…</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Split papers…</source>
        <translation>Arbeiten abtrennen…</translation>
    </message>
    <message>
        <source>Rename the author…</source>
        <translation>Autor umbenennen…</translation>
    </message>
    <message>
        <source>Note on the author</source>
        <translation>Notiz zum Autor</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>Wer ist wer</translation>
    </message>
    <message>
        <source>Mark everything as seen</source>
        <translation>Alles als gesehen markieren</translation>
    </message>
    <message>
        <source>Merge two papers</source>
        <translation>Zwei Arbeiten zusammenführen</translation>
    </message>
    <message>
        <source>Two different papers</source>
        <translation>Zwei verschiedene Arbeiten</translation>
    </message>
    <message>
        <source>Two versions of one work</source>
        <translation>Zwei Fassungen eines Werks</translation>
    </message>
    <message>
        <source>Copy the citation</source>
        <translation>Literaturangabe kopieren</translation>
    </message>
    <message>
        <source>Copy as BibTeX</source>
        <translation>Als BibTeX kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown link</source>
        <translation>Als Markdown-Link kopieren</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Reading mode</source>
        <translation>Lesemodus</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größerer Text</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinerer Text</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>Normale Textgröße</translation>
    </message>
    <message>
        <source>Letters without serifs</source>
        <translation>Schrift ohne Serifen</translation>
    </message>
    <message>
        <source>Letters with serifs</source>
        <translation>Schrift mit Serifen</translation>
    </message>
    <message>
        <source>Short lines</source>
        <translation>Kurze Zeilen</translation>
    </message>
    <message>
        <source>Lines of medium length</source>
        <translation>Mittellange Zeilen</translation>
    </message>
    <message>
        <source>Long lines</source>
        <translation>Lange Zeilen</translation>
    </message>
    <message>
        <source>Lines close together</source>
        <translation>Enger Zeilenabstand</translation>
    </message>
    <message>
        <source>Lines at the usual distance</source>
        <translation>Üblicher Zeilenabstand</translation>
    </message>
    <message>
        <source>Lines far apart</source>
        <translation>Weiter Zeilenabstand</translation>
    </message>
    <message>
        <source>Colours of the system</source>
        <translation>Farben des Systems</translation>
    </message>
    <message>
        <source>Light colours</source>
        <translation>Helle Farben</translation>
    </message>
    <message>
        <source>Dark colours</source>
        <translation>Dunkle Farben</translation>
    </message>
    <message>
        <source>List of two lines</source>
        <translation>Liste mit zwei Zeilen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Comfortable rows</source>
        <translation>Bequeme Zeilen</translation>
    </message>
    <message>
        <source>Compact rows</source>
        <translation>Kompakte Zeilen</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Abstract pane</source>
        <translation>Abstract-Bereich</translation>
    </message>
    <message>
        <source>How the papers shown divide</source>
        <translation>Aufteilung der gezeigten Arbeiten</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Figures and co-authors of the author</source>
        <translation>Kennzahlen und Koautoren des Autors</translation>
    </message>
    <message>
        <source>Panes and messages slide</source>
        <translation>Bereiche und Meldungen gleiten</translation>
    </message>
    <message>
        <source>Mark as read after a moment</source>
        <translation>Nach einem Moment als gelesen markieren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Every command by name</source>
        <translation>Jeder Befehl mit Namen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>So wird gesucht</translation>
    </message>
    <message>
        <source>Go to the last message</source>
        <translation>Zur letzten Meldung</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Menü öffnen</translation>
    </message>
    <message>
        <source>First paper</source>
        <translation>Erste Arbeit</translation>
    </message>
    <message>
        <source>Last paper</source>
        <translation>Letzte Arbeit</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>When something fails</source>
        <translation>Wenn etwas fehlschlägt</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>Über Lectern</translation>
    </message>
    <message>
        <source>Copy a report on this program</source>
        <translation>Bericht über dieses Programm kopieren</translation>
    </message>
    <message>
        <source>Hide the hint for ever</source>
        <translation>Hinweis für immer ausblenden</translation>
    </message>
    <message>
        <source>Hints at the first minutes</source>
        <translation>Hinweise in den ersten Minuten</translation>
    </message>
    <message>
        <source>Lectern</source>
        <translation>Lectern</translation>
    </message>
    <message>
        <source>As in vim</source>
        <translation>Wie in vim</translation>
    </message>
    <message>
        <source>As in a mail reader</source>
        <translation>Wie in einem Mailprogramm</translation>
    </message>
    <message>
        <source>In the list of papers</source>
        <translation>In der Liste der Arbeiten</translation>
    </message>
    <message>
        <source>In the paper that is read</source>
        <translation>In der Arbeit, die gelesen wird</translation>
    </message>
    <message>
        <source>In the search box</source>
        <translation>Im Suchfeld</translation>
    </message>
    <message>
        <source>In the sidebar</source>
        <translation>In der Seitenleiste</translation>
    </message>
    <message>
        <source>In the list of tags or reading lists</source>
        <translation>In der Liste der Schlagwörter oder Leselisten</translation>
    </message>
    <message>
        <source>In the form of corrections</source>
        <translation>Im Formular für Korrekturen</translation>
    </message>
    <message>
        <source>On a chart</source>
        <translation>In einem Diagramm</translation>
    </message>
    <message>
        <source>On the graph of co-authors</source>
        <translation>Im Koautorengraphen</translation>
    </message>
    <message>
        <source>In who is who</source>
        <translation>In „Wer ist wer“</translation>
    </message>
    <message>
        <source>In related papers and other lists of lines</source>
        <translation>In verwandten Arbeiten und anderen Zeilenlisten</translation>
    </message>
    <message>
        <source>One paper up or down</source>
        <translation>Eine Arbeit nach oben oder unten</translation>
    </message>
    <message>
        <source>A page up or down</source>
        <translation>Eine Seite nach oben oder unten</translation>
    </message>
    <message>
        <source>The first or the last paper</source>
        <translation>Die erste oder die letzte Arbeit</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Mehrere auswählen</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Blättern</translation>
    </message>
    <message>
        <source>Copy what is selected</source>
        <translation>Ausgewähltes kopieren</translation>
    </message>
    <message>
        <source>The next suggestion, or the list</source>
        <translation>Der nächste Vorschlag oder die Liste</translation>
    </message>
    <message>
        <source>Take the suggestion</source>
        <translation>Vorschlag übernehmen</translation>
    </message>
    <message>
        <source>Fold and unfold</source>
        <translation>Zuklappen und aufklappen</translation>
    </message>
    <message>
        <source>Move a list out of the one above, or below it</source>
        <translation>Liste aus der darüber heraus oder unter sie verschieben</translation>
    </message>
    <message>
        <source>Show the papers of the place</source>
        <translation>Arbeiten des Ortes zeigen</translation>
    </message>
    <message>
        <source>Tick, and close the list</source>
        <translation>Ankreuzen und die Liste schließen</translation>
    </message>
    <message>
        <source>Tick, and stay</source>
        <translation>Ankreuzen und bleiben</translation>
    </message>
    <message>
        <source>Colour of the tag</source>
        <translation>Farbe des Schlagworts</translation>
    </message>
    <message>
        <source>Keep what was corrected</source>
        <translation>Korrekturen übernehmen</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Alles lassen, wie es war</translation>
    </message>
    <message>
        <source>From bar to bar</source>
        <translation>Von Balken zu Balken</translation>
    </message>
    <message>
        <source>Ask for the papers of the bar</source>
        <translation>Nach den Arbeiten des Balkens fragen</translation>
    </message>
    <message>
        <source>Copy the numbers</source>
        <translation>Zahlen kopieren</translation>
    </message>
    <message>
        <source>From author to author</source>
        <translation>Von Autor zu Autor</translation>
    </message>
    <message>
        <source>Nearer, or further away</source>
        <translation>Näher oder weiter weg</translation>
    </message>
    <message>
        <source>Show the papers of the author</source>
        <translation>Arbeiten des Autors zeigen</translation>
    </message>
    <message>
        <source>The author in the middle</source>
        <translation>Der Autor in der Mitte</translation>
    </message>
    <message>
        <source>Everything in the picture</source>
        <translation>Alles im Bild</translation>
    </message>
    <message>
        <source>The same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>Verschiedene Personen</translation>
    </message>
    <message>
        <source>One line down or up</source>
        <translation>Eine Zeile nach unten oder oben</translation>
    </message>
    <message>
        <source>Open a PDF…</source>
        <translation>PDF öffnen …</translation>
    </message>
    <message>
        <source>Contents and pages of the PDF</source>
        <translation>Inhalt und Seiten des PDFs</translation>
    </message>
    <message>
        <source>Two pages side by side</source>
        <translation>Zwei Seiten nebeneinander</translation>
    </message>
    <message>
        <source>Pages as wide as the window</source>
        <translation>Seiten so breit wie das Fenster</translation>
    </message>
    <message>
        <source>Whole pages</source>
        <translation>Ganze Seiten</translation>
    </message>
    <message>
        <source>Turn the pages to the right</source>
        <translation>Seiten nach rechts drehen</translation>
    </message>
    <message>
        <source>White, sepia or dark paper</source>
        <translation>Weißes, sepiafarbenes oder dunkles Papier</translation>
    </message>
    <message>
        <source>Find in this PDF</source>
        <translation>In diesem PDF suchen</translation>
    </message>
    <message>
        <source>In a PDF</source>
        <translation>In einem PDF</translation>
    </message>
    <message>
        <source>A little down or up</source>
        <translation>Ein wenig nach unten oder oben</translation>
    </message>
    <message>
        <source>A page of the window down or up</source>
        <translation>Eine Fensterhöhe nach unten oder oben</translation>
    </message>
    <message>
        <source>The page before, the next page</source>
        <translation>Die Seite davor, die nächste Seite</translation>
    </message>
    <message>
        <source>The first or the last page</source>
        <translation>Die erste oder die letzte Seite</translation>
    </message>
    <message>
        <source>Find words in the PDF</source>
        <translation>Wörter im PDF suchen</translation>
    </message>
    <message>
        <source>The next or the previous place found</source>
        <translation>Die nächste oder die vorige Fundstelle</translation>
    </message>
    <message>
        <source>As wide as the window</source>
        <translation>So breit wie das Fenster</translation>
    </message>
    <message>
        <source>Turn to the right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Contents and pages beside it</source>
        <translation>Inhalt und Seiten daneben</translation>
    </message>
    <message>
        <source>Back to where a link was followed</source>
        <translation>Zurück dorthin, wo einem Link gefolgt wurde</translation>
    </message>
    <message>
        <source>Select the text of the page, copy what is selected</source>
        <translation>Text der Seite auswählen, Ausgewähltes kopieren</translation>
    </message>
    <message>
        <source>Find the papers of PDF files…</source>
        <translation>Arbeiten zu PDF-Dateien finden…</translation>
    </message>
    <message>
        <source>Files whose paper is not sure</source>
        <translation>Dateien, deren Arbeit nicht sicher ist</translation>
    </message>
    <message>
        <source>Open its PDF</source>
        <translation>PDF der Arbeit öffnen</translation>
    </message>
    <message>
        <source>Attach a PDF…</source>
        <translation>PDF anhängen…</translation>
    </message>
    <message>
        <source>In duplicate papers</source>
        <translation>In den Dubletten</translation>
    </message>
    <message>
        <source>In related papers</source>
        <translation>In den verwandten Arbeiten</translation>
    </message>
    <message>
        <source>Not related: not shown again</source>
        <translation>Nicht verwandt: wird nicht wieder gezeigt</translation>
    </message>
    <message>
        <source>From the pairs to the fields; in the fields, merge</source>
        <translation>Von den Paaren zu den Feldern; in den Feldern: zusammenführen</translation>
    </message>
    <message>
        <source>Take the value of the left or the right paper</source>
        <translation>Den Wert der linken oder der rechten Arbeit nehmen</translation>
    </message>
    <message>
        <source>Take all values of one paper</source>
        <translation>Alle Werte einer Arbeit nehmen</translation>
    </message>
    <message>
        <source>The next choice of the field</source>
        <translation>Die nächste Wahl des Feldes</translation>
    </message>
    <message>
        <source>The next pair, or the one before</source>
        <translation>Das nächste Paar, oder das davor</translation>
    </message>
    <message>
        <source>Save all figures as CSV…</source>
        <translation>Alle Kennzahlen als CSV speichern…</translation>
    </message>
    <message>
        <source>Print as references…</source>
        <translation>Als Literaturverzeichnis drucken…</translation>
    </message>
    <message>
        <source>Save as references (PDF)…</source>
        <translation>Als Literaturverzeichnis speichern (PDF)…</translation>
    </message>
    <message>
        <source>Highlights of the papers shown</source>
        <translation>Hervorhebungen der gezeigten Arbeiten</translation>
    </message>
    <message>
        <source>Highlights of the paper</source>
        <translation>Hervorhebungen der Arbeit</translation>
    </message>
    <message>
        <source>Highlight what is selected</source>
        <translation>Auswahl hervorheben</translation>
    </message>
    <message>
        <source>Remark on the highlight</source>
        <translation>Bemerkung zur Hervorhebung</translation>
    </message>
    <message>
        <source>Next highlight</source>
        <translation>Nächste Hervorhebung</translation>
    </message>
    <message>
        <source>Previous highlight</source>
        <translation>Vorige Hervorhebung</translation>
    </message>
    <message>
        <source>Remove the highlight</source>
        <translation>Hervorhebung entfernen</translation>
    </message>
    <message>
        <source>Select a word of the page, the next one, the one below</source>
        <translation>Ein Wort der Seite auswählen, das nächste, das darunter</translation>
    </message>
    <message>
        <source>Select more or less, by word and by line</source>
        <translation>Mehr oder weniger auswählen, wort- und zeilenweise</translation>
    </message>
    <message>
        <source>Highlight what is selected, or what was found</source>
        <translation>Hervorheben, was ausgewählt ist oder gefunden wurde</translation>
    </message>
    <message>
        <source>The same in this colour, or another colour for the highlight</source>
        <translation>Dasselbe in dieser Farbe, oder eine andere Farbe für die Hervorhebung</translation>
    </message>
    <message>
        <source>Write a remark on it</source>
        <translation>Eine Bemerkung dazu schreiben</translation>
    </message>
    <message>
        <source>The next or the previous highlight</source>
        <translation>Die nächste oder die vorige Hervorhebung</translation>
    </message>
    <message>
        <source>Abstract and note beside the PDF</source>
        <translation>Zusammenfassung und Notiz neben dem PDF</translation>
    </message>
    <message>
        <source>Follow a link of the PDF</source>
        <translation>Einem Link des PDFs folgen</translation>
    </message>
    <message>
        <source>The PDF of the next paper</source>
        <translation>Das PDF der nächsten Arbeit</translation>
    </message>
    <message>
        <source>The PDF of the previous paper</source>
        <translation>Das PDF der vorigen Arbeit</translation>
    </message>
    <message>
        <source>Take over what other programs highlighted</source>
        <translation>Hervorhebungen anderer Programme übernehmen</translation>
    </message>
    <message>
        <source>Save a copy with the highlights…</source>
        <translation>Kopie mit den Hervorhebungen speichern…</translation>
    </message>
    <message>
        <source>Abstract and note beside it</source>
        <translation>Zusammenfassung und Notiz daneben</translation>
    </message>
    <message>
        <source>Letters for the links in sight, which one types to follow them</source>
        <translation>Buchstaben für die sichtbaren Links, die man tippt, um ihnen zu folgen</translation>
    </message>
    <message>
        <source>Where nothing is typed: change or remove the last condition</source>
        <translation>Wo nichts steht: die letzte Bedingung ändern oder entfernen</translation>
    </message>
    <message>
        <source>Copy the key to cite</source>
        <translation>Schlüssel zum Zitieren kopieren</translation>
    </message>
    <message>
        <source>Attach the PDFs that bibliographies name</source>
        <translation>Die PDFs anhängen, die Bibliografien nennen</translation>
    </message>
    <message>
        <source>Back to what was shown before</source>
        <translation>Zurück zu dem, was vorher zu sehen war</translation>
    </message>
    <message>
        <source>Copy the citation in a style…</source>
        <translation>Literaturangabe in einem Stil kopieren…</translation>
    </message>
</context>
<context>
    <name>lectern::AbstractPane</name>
    <message>
        <source>Letters, width and lines</source>
        <translation>Schrift, Breite und Zeilen</translation>
    </message>
    <message>
        <source>No paper chosen</source>
        <translation>Keine Arbeit gewählt</translation>
    </message>
    <message>
        <source>Take this tag from the paper</source>
        <translation>Dieses Schlagwort von der Arbeit entfernen</translation>
    </message>
    <message>
        <source>Take the paper out of this list</source>
        <translation>Die Arbeit aus dieser Liste nehmen</translation>
    </message>
    <message>
        <source>Take the paper out of the list %1</source>
        <translation>Die Arbeit aus der Liste %1 nehmen</translation>
    </message>
    <message>
        <source>Remove the bookmark</source>
        <translation>Lesezeichen entfernen</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Mark as unread</source>
        <translation>Als ungelesen markieren</translation>
    </message>
    <message>
        <source>Mark as read</source>
        <translation>Als gelesen markieren</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Choose one in the list: %1 and %2 go up and down.</source>
        <translation>Wählen Sie eine in der Liste: %1 und %2 gehen auf und ab.</translation>
    </message>
</context>
<context>
    <name>lectern::Actions</name>
    <message>
        <source>%1 or %2</source>
        <comment>keys</comment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>lectern::AttachCommands</name>
    <message>
        <source>Choose the paper first to which a file is to be attached.</source>
        <translation>Wählen Sie zuerst die Arbeit, an die eine Datei angehängt werden soll.</translation>
    </message>
    <message>
        <source>Attach a PDF to “%1”</source>
        <translation>PDF an „%1“ anhängen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>PDF-Dateien (*.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Find the papers of the PDF files in a folder</source>
        <translation>Arbeiten zu den PDF-Dateien eines Ordners finden</translation>
    </message>
    <message>
        <source>Finding the papers of these files</source>
        <translation>Die Arbeiten zu diesen Dateien werden gesucht</translation>
    </message>
    <message>
        <source>%1 attached to “%2”.</source>
        <translation>%1 an „%2“ angehängt.</translation>
    </message>
    <message>
        <source>The others were not looked at.</source>
        <translation>Die anderen wurden nicht angesehen.</translation>
    </message>
    <message>
        <source>There is no PDF file.</source>
        <translation>Da ist keine PDF-Datei.</translation>
    </message>
    <message>
        <source>Say which</source>
        <translation>Sagen, welche</translation>
    </message>
    <message>
        <source>No file is attached to this paper.</source>
        <translation>An diese Arbeit ist keine Datei angehängt.</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
    <message>
        <source>%1 is no longer where it was, nor near it: %2</source>
        <translation>%1 liegt nicht mehr, wo es lag, auch nicht in der Nähe: %2</translation>
    </message>
    <message>
        <source>Look in a folder…</source>
        <translation>In einem Ordner suchen…</translation>
    </message>
    <message>
        <source>Detach it</source>
        <translation>Abtrennen</translation>
    </message>
    <message>
        <source>%1 has changed since it was attached.</source>
        <translation>%1 hat sich geändert, seit es angehängt wurde.</translation>
    </message>
    <message>
        <source>%1 was moved; it was found again.</source>
        <translation>%1 wurde verschoben und wiedergefunden.</translation>
    </message>
    <message>
        <source>Where to look for %1</source>
        <translation>Wo %1 gesucht werden soll</translation>
    </message>
    <message>
        <source>%1 attached</source>
        <translation>%1 angehängt</translation>
    </message>
    <message>
        <source>%1 there already</source>
        <translation>%1 schon da</translation>
    </message>
    <message>
        <source>%1 not sure</source>
        <translation>%1 nicht sicher</translation>
    </message>
    <message>
        <source>%1 not readable</source>
        <translation>%1 nicht lesbar</translation>
    </message>
    <message>
        <source>PDF files: %1.</source>
        <translation>PDF-Dateien: %1.</translation>
    </message>
    <message>
        <source>“%1”, read from its PDF</source>
        <translation>„%1“, aus seinem PDF gelesen</translation>
    </message>
    <message>
        <source>This PDF belongs to no paper of the library.</source>
        <translation>Dieses PDF gehört zu keiner Arbeit der Bibliothek.</translation>
    </message>
    <message>
        <source>No paper behind this one in the list has a PDF.</source>
        <translation>Keine Arbeit nach dieser in der Liste hat ein PDF.</translation>
    </message>
    <message>
        <source>No paper before this one in the list has a PDF.</source>
        <translation>Keine Arbeit vor dieser in der Liste hat ein PDF.</translation>
    </message>
    <message>
        <source>%1 names a PDF of a paper.</source>
        <translation>%1 nennt ein PDF zu einer Arbeit.</translation>
    </message>
    <message>
        <source>The import</source>
        <translation>Der Import</translation>
    </message>
    <message>
        <source>%1 names %2 PDFs of its papers.</source>
        <translation>%1 nennt %2 PDFs zu den Arbeiten.</translation>
    </message>
    <message>
        <source>The import names %1 PDFs of its papers.</source>
        <translation>Der Import nennt %1 PDFs zu den Arbeiten.</translation>
    </message>
    <message>
        <source>Attach it</source>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>Attach them</source>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>No bibliography of this library names a PDF that is not attached.</source>
        <translation>Keine Bibliografie dieser Bibliothek nennt ein PDF, das nicht schon angehängt ist.</translation>
    </message>
    <message>
        <source>Attaching the files that are named</source>
        <translation>Genannte Dateien werden angehängt</translation>
    </message>
    <message>
        <source>Look for these files in a folder and all that is in it</source>
        <translation>Diese Dateien in einem Ordner und allem darin suchen</translation>
    </message>
    <message>
        <source>%1 not where they are said to be</source>
        <translation>%1 nicht dort, wo sie liegen sollen</translation>
    </message>
    <message>
        <source>%1 no longer waits for its paper.</source>
        <translation>%1 wartet nicht mehr auf seine Arbeit.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>lectern::AttachStatus</name>
    <message>
        <source>Progress of finding papers of files</source>
        <translation>Fortschritt der Suche nach Arbeiten zu Dateien</translation>
    </message>
    <message>
        <source>Cancel finding papers of files</source>
        <translation>Suche nach Arbeiten zu Dateien abbrechen</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorCommands</name>
    <message>
        <source>What comes in from now on counts as new.</source>
        <translation>Was ab jetzt dazukommt, gilt als neu.</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>Neu seit %1</translation>
    </message>
    <message>
        <source>Open an author first: A for the author of a paper, or choose one in the sidebar.</source>
        <translation>Öffnen Sie zuerst einen Autor: A für den Autor einer Arbeit, oder wählen Sie einen in der Seitenleiste.</translation>
    </message>
    <message>
        <source>This library can only be read.</source>
        <translation>Diese Bibliothek kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>Select the authors that are one person: Ctrl or Shift and a click or the arrows.</source>
        <translation>Wählen Sie die Autoren aus, die eine Person sind: Strg oder Umschalt mit Klick oder Pfeiltasten.</translation>
    </message>
    <message>
        <source>%1 is the same person as</source>
        <translation>%1 ist dieselbe Person wie</translation>
    </message>
    <message>
        <source>Select in the list the papers that are somebody else&apos;s, then split again.</source>
        <translation>Wählen Sie in der Liste die Arbeiten aus, die jemand anderem gehören, und trennen Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>The selected paper is not by this %1, but by</source>
        <translation>Die ausgewählte Arbeit ist nicht von diesem %1, sondern von</translation>
    </message>
    <message>
        <source>The %1 selected papers are not by this %2, but by</source>
        <translation>Die %1 ausgewählten Arbeiten sind nicht von diesem %2, sondern von</translation>
    </message>
    <message>
        <source>another %1, new here (Return)</source>
        <translation>ein anderer %1, hier neu (Eingabetaste)</translation>
    </message>
    <message>
        <source>Show %1 as</source>
        <translation>%1 zeigen als</translation>
    </message>
    <message>
        <source>No page of this author is in the library: no stated figures.</source>
        <translation>Von diesem Autor ist keine Seite in der Bibliothek: keine angegebenen Kennzahlen.</translation>
    </message>
    <message>
        <source>Save all figures as CSV</source>
        <translation>Alle Kennzahlen als CSV speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Figures of %1</source>
        <translation>Kennzahlen von %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorListModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Papers in this library, counted here</source>
        <translation>Arbeiten in dieser Bibliothek, hier gezählt</translation>
    </message>
    <message>
        <source>Papers here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>As stated on the page saved last</source>
        <translation>Laut der zuletzt gespeicherten Seite</translation>
    </message>
    <message>
        <source>h-index</source>
        <translation>h-Index</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>Year of the first paper in this library</source>
        <translation>Jahr der ersten Arbeit in dieser Bibliothek</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Year of the last paper in this library</source>
        <translation>Jahr der letzten Arbeit in dieser Bibliothek</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzte</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>(nicht mehr in der Bibliothek)</translation>
    </message>
    <message>
        <source>%1 here</source>
        <translation>%1 hier</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorListPage</name>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Who is who…</source>
        <translation>Wer ist wer…</translation>
    </message>
    <message>
        <source>Not the same</source>
        <translation>Nicht dieselben</translation>
    </message>
    <message>
        <source>The two authors selected are different people</source>
        <translation>Die beiden ausgewählten Autoren sind verschiedene Personen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>The authors selected are one person</source>
        <translation>Die ausgewählten Autoren sind eine Person</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>Find an author</source>
        <translation>Autor suchen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Looking up the authors…</source>
        <translation>Autoren werden gesucht…</translation>
    </message>
    <message>
        <source>No authors yet. Import pages or lists that name them.</source>
        <translation>Noch keine Autoren. Importieren Sie Seiten oder Listen, die welche nennen.</translation>
    </message>
    <message>
        <source>No author of this library has “%1” in the name.</source>
        <translation>Kein Autor dieser Bibliothek hat „%1“ im Namen.</translation>
    </message>
    <message>
        <source>1 author</source>
        <translation>1 Autor</translation>
    </message>
    <message>
        <source>%1 authors</source>
        <translation>%1 Autoren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorNameBar</name>
    <message>
        <source>Name of the author</source>
        <translation>Name des Autors</translation>
    </message>
    <message>
        <source>Part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
    <message>
        <source>As printed on papers and pages</source>
        <translation>Wie auf Arbeiten und Seiten gedruckt</translation>
    </message>
    <message>
        <source>No other author here is called “%1”. Leave the name empty for somebody new.</source>
        <translation>Kein anderer Autor hier heißt „%1“. Für jemand Neuen lassen Sie den Namen leer.</translation>
    </message>
    <message>
        <source>No other author here is called “%1”.</source>
        <translation>Kein anderer Autor hier heißt „%1“.</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorPanelView</name>
    <message>
        <source>h-index</source>
        <translation>h-Index</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>Scores of the papers of this library</source>
        <translation>Scores der Arbeiten dieser Bibliothek</translation>
    </message>
    <message>
        <source>New since you last looked</source>
        <translation>Neu, seit Sie zuletzt nachsahen</translation>
    </message>
    <message>
        <source>Close the author</source>
        <translation>Autor schließen</translation>
    </message>
    <message>
        <source>Back to all papers</source>
        <translation>Zurück zu allen Arbeiten</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>Wer ist das?</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>“%1” is somebody else</source>
        <translation>„%1“ ist jemand anderes</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>%1 new since you last looked</source>
        <translation>%1 neu, seit Sie zuletzt nachsahen</translation>
    </message>
    <message>
        <source>came in after %1</source>
        <translation>kam nach dem %1 dazu</translation>
    </message>
    <message>
        <source>No page of this author is in the library: no stated figures.</source>
        <translation>Von diesem Autor ist keine Seite in der Bibliothek: keine angegebenen Kennzahlen.</translation>
    </message>
    <message>
        <source>Stated on %1, saved %2</source>
        <translation>Angegeben auf %1, gespeichert am %2</translation>
    </message>
    <message>
        <source>Stated on %1</source>
        <translation>Angegeben auf %1</translation>
    </message>
    <message>
        <source>; the lines show %1 saves</source>
        <translation>; die Linien zeigen %1 gespeicherte Stände</translation>
    </message>
    <message>
        <source>score %1 to below %2: %3</source>
        <translation>Score von %1 bis unter %2: %3</translation>
    </message>
    <message>
        <source>Computed: at least %1 here</source>
        <translation>Berechnet: mindestens %1 hier</translation>
    </message>
    <message>
        <source>Computed: %1 here</source>
        <translation>Berechnet: %1 hier</translation>
    </message>
    <message>
        <source>, of %1</source>
        <translation>, von %1</translation>
    </message>
    <message>
        <source>, %1 to %2</source>
        <translation>, %1 bis %2</translation>
    </message>
    <message>
        <source>, %1 without a year</source>
        <translation>, %1 ohne Jahr</translation>
    </message>
    <message>
        <source>Counted from the papers of this library, not stated on any page</source>
        <translation>Aus den Arbeiten dieser Bibliothek gezählt, auf keiner Seite angegeben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 with code, of %2; pages tell for %3</source>
        <translation>%1 mit Code, von %2; Seiten sagen es bei %3</translation>
    </message>
    <message>
        <source>At least %1 co-authors</source>
        <translation>Mindestens %1 Koautoren</translation>
    </message>
    <message>
        <source>%1 co-authors</source>
        <translation>%1 Koautoren</translation>
    </message>
    <message>
        <source>; one of the author lists ends in “et al.”</source>
        <translation>; eine der Autorenlisten endet auf „et al.“</translation>
    </message>
    <message>
        <source>; %1 of the author lists end in “et al.”</source>
        <translation>; %1 der Autorenlisten enden auf „et al.“</translation>
    </message>
    <message>
        <source>%1, %2 together</source>
        <translation>%1, %2 gemeinsam</translation>
    </message>
    <message>
        <source>at least %1 together</source>
        <translation>mindestens %1 gemeinsam</translation>
    </message>
    <message>
        <source>%1 together</source>
        <translation>%1 gemeinsam</translation>
    </message>
    <message>
        <source>1 other page</source>
        <translation>1 andere Seite</translation>
    </message>
    <message>
        <source>%1 other pages</source>
        <translation>%1 andere Seiten</translation>
    </message>
    <message>
        <source>What other pages state</source>
        <translation>Was andere Seiten angeben</translation>
    </message>
    <message>
        <source>%1, saved %2: %3</source>
        <translation>%1, gespeichert am %2: %3</translation>
    </message>
    <message>
        <source>What the numbers mean</source>
        <translation>Was die Zahlen bedeuten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where figures are stated, the figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; a line each of the %1 pages, over %2 saves</source>
        <translation>; je eine Linie für die %1 Seiten, über %2 Stände</translation>
    </message>
    <message>
        <source>score %1 and more: %2</source>
        <translation>Score %1 und mehr: %2</translation>
    </message>
    <message>
        <source>First author of %1, last of %2, alone on %3, between others on %4</source>
        <translation>Erstautor von %1, letzter von %2, allein bei %3, zwischen anderen bei %4</translation>
    </message>
    <message>
        <source>; not named before the “et al.” of %1</source>
        <translation>; nicht genannt vor dem „et al.“ von %1</translation>
    </message>
    <message>
        <source>%1: a click lists them. With Ctrl it opens %2.</source>
        <translation>%1: Ein Klick listet sie auf. Mit Strg öffnet er %2.</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorYears</name>
    <message>
        <source>Papers a year, computed from this library</source>
        <translation>Arbeiten je Jahr, aus dieser Bibliothek berechnet</translation>
    </message>
    <message>
        <source>What is counted by year</source>
        <translation>Was nach Jahren gezählt wird</translation>
    </message>
    <message>
        <source>Papers a year</source>
        <translation>Arbeiten je Jahr</translation>
    </message>
    <message>
        <source>Place among the authors, by year</source>
        <translation>Platz unter den Autoren, nach Jahren</translation>
    </message>
    <message>
        <source>Authors of a paper, by year</source>
        <translation>Autoren einer Arbeit, nach Jahren</translation>
    </message>
    <message>
        <source>Papers a year by the author&apos;s place</source>
        <translation>Arbeiten im Jahr nach dem Platz des Autors</translation>
    </message>
    <message>
        <source>Authors of a paper, the mean of each year</source>
        <translation>Autoren einer Arbeit, Mittel jedes Jahres</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>between</source>
        <translation>dazwischen</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1: %2 here</source>
        <translation>%1: %2 hier</translation>
    </message>
    <message>
        <source>%1: first author of %2, between others on %3, last of %4, alone on %5</source>
        <translation>%1: Erstautor von %2, zwischen anderen bei %3, letzter von %4, allein bei %5</translation>
    </message>
    <message>
        <source>; not named before the “et al.” of %1</source>
        <translation>; nicht genannt vor dem „et al.“ von %1</translation>
    </message>
    <message>
        <source>%1: %2 authors a paper, the mean of %3</source>
        <translation>%1: %2 Autoren je Arbeit, Mittel aus %3</translation>
    </message>
    <message>
        <source>%1: no paper names all its authors</source>
        <translation>%1: keine Arbeit nennt alle ihre Autoren</translation>
    </message>
</context>
<context>
    <name>lectern::BackupsView</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>A checked copy is made on every day the library is open, before its format changes, and before another is restored. Kept are all of the last 7 days that have one, the newest of each of the last 8 weeks and of the last 12 months. They stand in a folder beside the library.</source>
        <translation>An jedem Tag, an dem die Bibliothek offen ist, vor jeder Änderung ihres Formats und vor jedem Wiederherstellen wird eine geprüfte Kopie gemacht. Aufbewahrt werden alle der letzten 7 Tage, die eine haben, und die neueste aus jeder der letzten 8 Wochen und jedem der letzten 12 Monate. Sie liegen in einem Ordner neben der Bibliothek.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Wiederherstellen…</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Vom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>There is no backup yet. The first is made once there is something to lose.</source>
        <translation>Es gibt noch keine Sicherung. Die erste wird gemacht, sobald es etwas zu verlieren gibt.</translation>
    </message>
</context>
<context>
    <name>lectern::TrashBar</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Papierkorb leeren…</translation>
    </message>
</context>
<context>
    <name>lectern::ChangesPage</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Abstract</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>Institution</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>h-index</source>
        <translation>h-Index</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Older save</source>
        <translation>Älterer Stand</translation>
    </message>
    <message>
        <source>Newer save</source>
        <translation>Neuerer Stand</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>growth</source>
        <translation>Zuwachs</translation>
    </message>
    <message>
        <source>Comparing the pages…</source>
        <translation>Die Seiten werden verglichen…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>%1: before %2, now %3</source>
        <translation>%1: vorher %2, jetzt %3</translation>
    </message>
    <message>
        <source>What changed: %1</source>
        <translation>Was sich geändert hat: %1</translation>
    </message>
    <message>
        <source>No page of this author is in the library.</source>
        <translation>Von diesem Autor ist keine Seite in der Bibliothek.</translation>
    </message>
    <message>
        <source>There is one save of this page. Save it again later and import it too.</source>
        <translation>Diese Seite ist einmal gespeichert. Speichern Sie sie später noch einmal und importieren Sie auch diesen Stand.</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Nichts ist anders.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>New papers</source>
        <translation>Neue Arbeiten</translation>
    </message>
    <message>
        <source>No longer on the page</source>
        <translation>Nicht mehr auf der Seite</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>lectern::Chart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy as &amp;Image</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <comment>a range of bars, what they add up to</comment>
        <translation>%1 bis %2: %3</translation>
    </message>
</context>
<context>
    <name>lectern::Chip</name>
    <message>
        <source>Remove condition %1</source>
        <translation>Bedingung %1 entfernen</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
</context>
<context>
    <name>lectern::CoauthorGraphView</name>
    <message>
        <source>Co-author graph</source>
        <translation>Koautorengraph</translation>
    </message>
    <message>
        <source>Co-author graph of %1</source>
        <translation>Koautorengraph von %1</translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s) here</source>
        <translation>
            <numerusform>%n Arbeit hier</numerusform>
            <numerusform>%n Arbeiten hier</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>mindestens </translation>
    </message>
    <message>
        <source>%1: %2%3 with %4, %5</source>
        <translation>%1: %2%3 mit %4, %5</translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n Arbeit</numerusform>
            <numerusform>%n Arbeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wrote with a co-author of %2, %3</source>
        <translation>%1: schrieb mit einem Koautor von %2, %3</translation>
    </message>
    <message>
        <source>%1 and %2: at least %3 together</source>
        <comment>names, papers</comment>
        <translation>%1 und %2: mindestens %3 gemeinsam</translation>
    </message>
    <message>
        <source>%1 and %2: %3 together</source>
        <comment>names, papers</comment>
        <translation>%1 und %2: %3 gemeinsam</translation>
    </message>
</context>
<context>
    <name>lectern::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Kein Befehl heißt so.</translation>
    </message>
</context>
<context>
    <name>lectern::ComparisonView</name>
    <message>
        <source>The two papers, field by field</source>
        <translation>Die beiden Arbeiten, Feld für Feld</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>%1, %2 chosen: %3</source>
        <comment>a field, a side, a value</comment>
        <translation>%1, %2 gewählt: %3</translation>
    </message>
</context>
<context>
    <name>lectern::ConfirmBar</name>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectManyPane</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Tun</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Setzen auf</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Take your values back</source>
        <translation>Eigene Werte zurücknehmen</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation>%1 korrigieren</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Names with semicolons between</source>
        <translation>Namen mit Semikolon dazwischen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 of %2 would change.</source>
        <translation>%1 von %2 würden sich ändern.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Nichts würde sich ändern.</translation>
    </message>
    <message>
        <source>Of %1 the field could not hold the result: they stay.</source>
        <translation>Bei %1 könnte das Feld das Ergebnis nicht aufnehmen: Sie bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectionField</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take your %1 back</source>
        <translation>Eigene Angabe zurücknehmen: %1</translation>
    </message>
    <message>
        <source>No source states one.</source>
        <translation>Keine Quelle nennt einen Wert.</translation>
    </message>
    <message>
        <source>The sources state: %1</source>
        <translation>Die Quellen sagen: %1</translation>
    </message>
    <message>
        <source>One name a line, in order; “et al.” where there are more.</source>
        <translation>Je Zeile ein Name, der Reihe nach; „et al.“, wo es mehr sind.</translation>
    </message>
    <message>
        <source>YYYY-MM-DD</source>
        <translation>JJJJ-MM-TT</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1

Stated by %2. A click takes it.</source>
        <translation>%1

Laut %2. Ein Klick übernimmt es.</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>Ihr Wert</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectionPane</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Strg+Eingabe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A paper made by hand. Title and DOI may stand in one line.</source>
        <translation>Eine von Hand angelegte Arbeit. Titel und DOI dürfen in einer Zeile stehen.</translation>
    </message>
    <message>
        <source>Your values outrank what any source states.</source>
        <translation>Ihre Werte gehen dem vor, was die Quellen sagen.</translation>
    </message>
    <message>
        <source>A paper has a title, or at least an abstract.</source>
        <translation>Eine Arbeit hat einen Titel oder wenigstens ein Abstract.</translation>
    </message>
    <message>
        <source>What you typed as %1 was not kept: %2</source>
        <translation>Ihre Eingabe für %1 wurde nicht übernommen: %2</translation>
    </message>
    <message>
        <source>What the PDF states of its paper. Save creates the paper and attaches the file.</source>
        <translation>Was die PDF-Datei über ihre Arbeit angibt. „Speichern“ legt die Arbeit an und hängt die Datei an.</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateBatchPage</name>
    <message>
        <source>Same DOI and title</source>
        <translation>Gleiche DOI und gleicher Titel</translation>
    </message>
    <message>
        <source>Same arXiv id and first author</source>
        <translation>Gleiche arXiv-Nummer und gleicher erster Autor</translation>
    </message>
    <message>
        <source>Same title, authors and year</source>
        <translation>Gleicher Titel, gleiche Autoren, gleiches Jahr</translation>
    </message>
    <message>
        <source>Same title and abstract</source>
        <translation>Gleicher Titel und gleicher Abstract</translation>
    </message>
    <message>
        <source>Same authors and year, small changes in the title</source>
        <translation>Gleiche Autoren und gleiches Jahr, kleine Änderungen im Titel</translation>
    </message>
    <message>
        <source>Many pairs at once</source>
        <translation>Viele Paare auf einmal</translation>
    </message>
    <message>
        <source>Back to the pairs</source>
        <translation>Zurück zu den Paaren</translation>
    </message>
    <message>
        <source>Tick all</source>
        <translation>Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick none</source>
        <translation>Keines ankreuzen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Pairs that become one paper each</source>
        <translation>Paare, die je eine Arbeit werden</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>becomes one with</source>
        <translation>wird eins mit</translation>
    </message>
    <message>
        <source>because of</source>
        <translation>wegen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a rule, how many pairs</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n pair(s)</source>
        <translation>
            <numerusform>%n Paar zusammenführen</numerusform>
            <numerusform>%n Paare zusammenführen</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule is sure of any pair that is left.</source>
        <translation>Von den übrigen Paaren ist keine Regel sicher.</translation>
    </message>
    <message>
        <source>Each pair becomes one paper with the better values. Space ticks; one Ctrl+Z takes all back.</source>
        <translation>Jedes Paar wird eine Arbeit mit den besseren Werten. Die Leertaste kreuzt an; ein Strg+Z nimmt alles zurück.</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateCommands</name>
    <message>
        <source>There is no pair to decide.</source>
        <translation>Es ist kein Paar zu entscheiden.</translation>
    </message>
    <message>
        <source>Select the two papers first, with Ctrl and a click.</source>
        <translation>Wählen Sie zuerst die beiden Arbeiten aus, mit Strg und Klick.</translation>
    </message>
    <message>
        <source>That was decided already.</source>
        <translation>Das ist schon entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) became one paper each</source>
        <translation>
            <numerusform>%n Paar wurde eine Arbeit</numerusform>
            <numerusform>%n Paare wurden je eine Arbeit</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to %1 papers can be merged by hand. Find duplicates merges many pairs at once.</source>
        <translation>Bis zu %1 Arbeiten lassen sich von Hand zusammenführen. Die Suche nach Dubletten führt viele Paare auf einmal zusammen.</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicatesPage</name>
    <message>
        <source>Look again</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <source>Looking for duplicates</source>
        <translation>Dubletten werden gesucht</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Likely pairs</source>
        <translation>Wahrscheinliche Paare</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Not looked for yet</source>
        <translation>Noch nicht gesucht</translation>
    </message>
    <message>
        <source>Likely pairs of the whole library come here.</source>
        <translation>Hier erscheinen wahrscheinliche Paare der ganzen Bibliothek.</translation>
    </message>
    <message>
        <source>Comparing all papers of the library…</source>
        <translation>Alle Arbeiten der Bibliothek werden verglichen…</translation>
    </message>
    <message>
        <source>The duplicates could not be looked for</source>
        <translation>Die Dubletten konnten nicht gesucht werden</translation>
    </message>
    <message>
        <source>No likely pair is left</source>
        <translation>Kein wahrscheinliches Paar ist übrig</translation>
    </message>
    <message>
        <source>What was decided here is remembered, also when the same pages are imported again.</source>
        <translation>Was hier entschieden wurde, bleibt gemerkt, auch wenn dieselben Seiten wieder importiert werden.</translation>
    </message>
    <message>
        <source>perhaps two versions: %1</source>
        <translation>vielleicht zwei Fassungen: %1</translation>
    </message>
    <message>
        <source>One likely pair. A decision can be undone.</source>
        <translation>Ein wahrscheinliches Paar. Eine Entscheidung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 likely pairs, the surest first. Every decision can be undone.</source>
        <translation>%1 wahrscheinliche Paare, die sichersten zuerst. Jede Entscheidung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Many at once…</source>
        <translation>Viele auf einmal…</translation>
    </message>
    <message>
        <source>The pairs that a rule is sure of, to look through and merge together</source>
        <translation>Die Paare, deren eine Regel sicher ist, zum Durchsehen und gemeinsamen Zusammenführen</translation>
    </message>
</context>
<context>
    <name>lectern::EditCommands</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>lectern::EmptyStates</name>
    <message>
        <source>In the whole library: %1</source>
        <translation>In der ganzen Bibliothek: %1</translation>
    </message>
    <message>
        <source>Without “%1”: %2</source>
        <translation>Ohne „%1“: %2</translation>
    </message>
    <message>
        <source>With the words alone: %1</source>
        <translation>Nur mit den Wörtern: %1</translation>
    </message>
</context>
<context>
    <name>lectern::ErrorBar</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
</context>
<context>
    <name>lectern::ExportCommands</name>
    <message>
        <source>Copied as BibTeX: %1.</source>
        <translation>Als BibTeX kopiert: %1.</translation>
    </message>
    <message>
        <source>Citation copied: %1.</source>
        <translation>Literaturangabe kopiert: %1.</translation>
    </message>
    <message>
        <source>Link copied: %1.</source>
        <translation>Link kopiert: %1.</translation>
    </message>
    <message>
        <source>There is no paper to export.</source>
        <translation>Es gibt keine Arbeit zu exportieren.</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 werden exportiert</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>Abgebrochen: Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Exported %1 into %2</source>
        <translation>%1 nach %2 exportiert</translation>
    </message>
    <message>
        <source>%1 are too many for the clipboard; export them into a file.</source>
        <translation>%1 sind zu viele für die Zwischenablage; exportieren Sie sie in eine Datei.</translation>
    </message>
    <message>
        <source>reference style APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</source>
        <comment>words by which the command is found, too</comment>
        <translation>Zitierstil Literaturangabe APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</translation>
    </message>
    <message>
        <source>%1 is there already, from %2. Replace it?</source>
        <translation>%1 gibt es schon, vom %2. Ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
    <message>
        <source>One plain line</source>
        <translation>Eine schlichte Zeile</translation>
    </message>
    <message>
        <source>Choose the usual one…</source>
        <translation>Den üblichen wählen…</translation>
    </message>
    <message>
        <source>Key copied: %1</source>
        <translation>Schlüssel kopiert: %1</translation>
    </message>
</context>
<context>
    <name>lectern::ExportPanel</name>
    <message>
        <source>Everything Lectern knows, with tags, lists, notes and every source. For another Lectern, for a copy, for programs.</source>
        <translation>Alles, was Lectern weiß, mit Schlagwörtern, Listen, Notizen und jeder Quelle. Für ein anderes Lectern, als Kopie, für Programme.</translation>
    </message>
    <message>
        <source>For LaTeX and most reference managers. Formulas and protected capitals stay as they are.</source>
        <translation>Für LaTeX und die meisten Literaturverwaltungen. Formeln und geschützte Großbuchstaben bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>For LaTeX with BibLaTeX: whole dates, eprint fields.</source>
        <translation>Für LaTeX mit BibLaTeX: ganze Daten, eprint-Felder.</translation>
    </message>
    <message>
        <source>For EndNote, Zotero, Mendeley and most databases.</source>
        <translation>Für EndNote, Zotero, Mendeley und die meisten Datenbanken.</translation>
    </message>
    <message>
        <source>For Zotero, Pandoc and citation processors.</source>
        <translation>Für Zotero, Pandoc und Zitierprogramme.</translation>
    </message>
    <message>
        <source>A table for spreadsheets, one paper a row.</source>
        <translation>Eine Tabelle für Tabellenkalkulationen, je Zeile eine Arbeit.</translation>
    </message>
    <message>
        <source>A reading list with links and abstracts, to be edited.</source>
        <translation>Eine Leseliste mit Links und Abstracts, zum Bearbeiten.</translation>
    </message>
    <message>
        <source>A reading list for any browser: one file, nothing is loaded from outside.</source>
        <translation>Eine Leseliste für jeden Browser: eine Datei, nichts wird von außen geladen.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export papers</source>
        <translation>Arbeiten exportieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The beginning of the file</source>
        <translation>Anfang der Datei</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>The selected paper</source>
        <translation>Die ausgewählte Arbeit</translation>
    </message>
    <message>
        <source>The selected papers (%1)</source>
        <translation>Die ausgewählten Arbeiten (%1)</translation>
    </message>
    <message>
        <source>This list: %1 (%2)</source>
        <translation>Diese Liste: %1 (%2)</translation>
    </message>
    <message>
        <source>The whole library (%1)</source>
        <translation>Die ganze Bibliothek (%1)</translation>
    </message>
    <message>
        <source>An export is running; wait for it or cancel it below.</source>
        <translation>Ein Export läuft; warten Sie darauf oder brechen Sie ihn unten ab.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Die Datei braucht einen Namen.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Den Ordner %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Export into a file</source>
        <translation>In eine Datei exportieren</translation>
    </message>
    <message>
        <source>A list of references as a journal prints it, in its citation style.</source>
        <translation>Ein Literaturverzeichnis, wie eine Zeitschrift es druckt, in ihrem Zitierstil.</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>Abstracts</translation>
    </message>
    <message>
        <source>Tags, lists, stars, bookmarks and read marks</source>
        <translation>Schlagwörter, Listen, Sterne, Lesezeichen und Gelesenes</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>References (HTML)</source>
        <translation>Literaturverzeichnis (HTML)</translation>
    </message>
    <message>
        <source>References (text)</source>
        <translation>Literaturverzeichnis (Text)</translation>
    </message>
    <message>
        <source>Citation style</source>
        <translation>Zitierstil</translation>
    </message>
    <message>
        <source>Citation styles</source>
        <translation>Zitierstile</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Citation keys</source>
        <translation>Zitierschlüssel</translation>
    </message>
    <message>
        <source>Keys as winter2021slow</source>
        <translation>Schlüssel wie winter2021slow</translation>
    </message>
    <message>
        <source>Keys of Better BibTeX, as winterSlowCamerasObserve2021</source>
        <translation>Schlüssel von Better BibTeX, wie winterSlowCamerasObserve2021</translation>
    </message>
    <message>
        <source>A key that a paper came with stays as it is</source>
        <translation>Ein Schlüssel, mit dem eine Arbeit kam, bleibt wie er ist</translation>
    </message>
    <message>
        <source>There is no paper in this list.</source>
        <translation>In dieser Liste ist keine Arbeit.</translation>
    </message>
    <message>
        <source>This file is there already; you are asked before it is replaced.</source>
        <translation>Diese Datei gibt es schon; Sie werden gefragt, bevor sie ersetzt wird.</translation>
    </message>
    <message>
        <source>Only what &amp;citing needs</source>
        <translation>Nur, was zum &amp;Zitieren nötig ist</translation>
    </message>
    <message>
        <source>Everything, for &amp;another Lectern</source>
        <translation>&amp;Alles, für ein anderes Lectern</translation>
    </message>
    <message>
        <source>Only what citing needs</source>
        <translation>Nur, was zum Zitieren nötig ist</translation>
    </message>
    <message>
        <source>Without abstracts, keywords, marks, notes and files</source>
        <translation>Ohne Abstracts, Stichwörter, Markierungen, Notizen und Dateien</translation>
    </message>
    <message>
        <source>Everything, for another Lectern</source>
        <translation>Alles, für ein anderes Lectern</translation>
    </message>
    <message>
        <source>Also what you made of the papers and where their files are</source>
        <translation>Auch Ihre Markierungen und Notizen und wo die Dateien liegen</translation>
    </message>
</context>
<context>
    <name>lectern::ExportStatus</name>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Cancel the export</source>
        <translation>Export abbrechen</translation>
    </message>
</context>
<context>
    <name>lectern::FacetPopup</name>
    <message>
        <source>How the papers divide</source>
        <translation>Wie sich die Arbeiten aufteilen</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Find a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Find in: %1</source>
        <translation>Suchen in: %1</translation>
    </message>
    <message>
        <source>Find a value: %1</source>
        <translation>Wert suchen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Look for “%1” among all others</source>
        <translation>„%1“ unter allen anderen suchen</translation>
    </message>
    <message>
        <source>One is asked for already. Take its condition away to choose another.</source>
        <translation>Danach wird schon gefragt. Nehmen Sie die Bedingung weg, um anderes zu wählen.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>None of these papers has one.</source>
        <translation>Keine dieser Arbeiten hat einen Wert.</translation>
    </message>
    <message>
        <source>None is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>The %1 with most papers. Type to look for others.</source>
        <translation>Die %1 mit den meisten Arbeiten. Tippen Sie, um andere zu suchen.</translation>
    </message>
</context>
<context>
    <name>lectern::FacetStrip</name>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>How the papers shown divide</source>
        <translation>Aufteilung der gezeigten Arbeiten</translation>
    </message>
    <message>
        <source>All values, by category, venue, author, tag, source, score and year</source>
        <translation>Alle Werte nach Kategorie, Publikation, Autor, Schlagwort, Quelle, Score und Jahr</translation>
    </message>
    <message>
        <source>More ways to divide these papers</source>
        <translation>Weitere Aufteilungen dieser Arbeiten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Mit Lesezeichen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Before %1</source>
        <translation>Vor %1</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>All values of these papers: %1</source>
        <translation>Alle Werte dieser Arbeiten: %1</translation>
    </message>
</context>
<context>
    <name>lectern::FieldTable</name>
    <message>
        <source>Not read, kept as extra</source>
        <translation>Nicht gelesen, als Zusatz aufbewahrt</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Abstract</source>
        <translation>Abstract</translation>
    </message>
    <message>
        <source>DOI</source>
        <translation>DOI</translation>
    </message>
    <message>
        <source>arXiv number</source>
        <translation>arXiv-Nummer</translation>
    </message>
    <message>
        <source>Journal or conference</source>
        <translation>Zeitschrift oder Konferenz</translation>
    </message>
    <message>
        <source>Address (URL)</source>
        <translation>Adresse (URL)</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Has code</source>
        <translation>Hat Code</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>Institution</translation>
    </message>
    <message>
        <source>Author list is cut</source>
        <translation>Autorenliste ist gekürzt</translation>
    </message>
    <message>
        <source>What each field is read as</source>
        <translation>Als was jedes Feld gelesen wird</translation>
    </message>
    <message>
        <source>What the columns of %1 are read as</source>
        <translation>Als was die Spalten von %1 gelesen werden</translation>
    </message>
    <message>
        <source>What the keys of %1 are read as</source>
        <translation>Als was die Schlüssel von %1 gelesen werden</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Is read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>What “%1” is read as; its first values: %2</source>
        <translation>Als was „%1“ gelesen wird; seine ersten Werte: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: as you said</source>
        <translation>%1: wie von Ihnen angegeben</translation>
    </message>
</context>
<context>
    <name>lectern::FigureCourse</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 am %2</translation>
    </message>
    <message>
        <source>%1 over the saves: %2</source>
        <translation>%1 über die Stände: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a page, what it states</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lectern::FilterBar</name>
    <message>
        <source>Other spellings</source>
        <translation>Andere Schreibweisen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Reverse order</source>
        <translation>Reihenfolge umkehren</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 unread in the library</source>
        <translation>%1 ungelesen in der Bibliothek</translation>
    </message>
    <message>
        <source>also “%1”</source>
        <translation>auch „%1“</translation>
    </message>
    <message>
        <source>also “%1” and %2 more</source>
        <translation>auch „%1“ und %2 weitere</translation>
    </message>
    <message>
        <source>Found too: %1. A click searches only for the words as they are typed.</source>
        <translation>Auch gefunden: %1. Ein Klick sucht nur nach den Wörtern, wie sie getippt sind.</translation>
    </message>
    <message>
        <source>Found in other spellings too: %1. Search only for the words as typed.</source>
        <translation>Auch in anderen Schreibweisen gefunden: %1. Nur nach den getippten Wörtern suchen.</translation>
    </message>
    <message>
        <source>%1, reversed</source>
        <translation>%1, umgekehrt</translation>
    </message>
    <message>
        <source>Order: %1</source>
        <translation>Reihenfolge: %1</translation>
    </message>
</context>
<context>
    <name>lectern::FilterPopup</name>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>Von Jahr</translation>
    </message>
    <message>
        <source>To year</source>
        <translation>Bis Jahr</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Lowest score</source>
        <translation>Kleinster Score</translation>
    </message>
    <message>
        <source>Only</source>
        <translation>Nur</translation>
    </message>
    <message>
        <source>With code</source>
        <translation>Mit Code</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Mit Lesezeichen</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alles leeren</translation>
    </message>
    <message>
        <source>Category %1</source>
        <translation>Kategorie %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
</context>
<context>
    <name>lectern::FirstPagePicture</name>
    <message>
        <source>Reading the first page…</source>
        <translation>Die erste Seite wird gelesen…</translation>
    </message>
    <message>
        <source>First page of %1</source>
        <translation>Erste Seite von %1</translation>
    </message>
</context>
<context>
    <name>lectern::FolderWatch</name>
    <message>
        <source>The watched folder %1 is not there any more; nothing comes in from it.</source>
        <translation>Den überwachten Ordner %1 gibt es nicht mehr; von dort kommt nichts mehr.</translation>
    </message>
</context>
<context>
    <name>lectern::GraphControls</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>From the year</source>
        <translation>Vom Jahr</translation>
    </message>
    <message>
        <source>To the year</source>
        <translation>Bis zum Jahr</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 Personen</translation>
    </message>
    <message>
        <source>One year</source>
        <translation>Ein Jahr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>years</comment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>lectern::GraphPage</name>
    <message>
        <source>Co-authors of %1</source>
        <translation>Koautoren von %1</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet…</translation>
    </message>
    <message>
        <source>No co-author is known</source>
        <translation>Kein Koautor bekannt</translation>
    </message>
    <message>
        <source>The author lists here end in “et al.” before another name comes.</source>
        <translation>Die Autorenlisten enden hier auf „et al.“, bevor ein anderer Name kommt.</translation>
    </message>
    <message>
        <source>No paper of this library names another author beside them.</source>
        <translation>Keine Arbeit dieser Bibliothek nennt daneben einen anderen Autor.</translation>
    </message>
    <message>
        <source>%1 more had no room.</source>
        <translation>%1 weitere hatten keinen Platz.</translation>
    </message>
    <message>
        <source>Some author lists end in “et al.”: there may be more ties than these.</source>
        <translation>Einige Autorenlisten enden auf „et al.“: Es kann mehr Verbindungen geben als diese.</translation>
    </message>
    <message>
        <source>Co-authors</source>
        <translation>Koautoren</translation>
    </message>
    <message>
        <source>The co-authors could not be read</source>
        <translation>Die Koautoren konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Previous author</source>
        <translation>Voriger Autor</translation>
    </message>
    <message>
        <source>Who stood in the middle before (Backspace)</source>
        <translation>Wer vorher in der Mitte stand (Rücktaste)</translation>
    </message>
    <message>
        <source>Their papers</source>
        <translation>Arbeiten zeigen</translation>
    </message>
    <message>
        <source>The papers of the author in the middle</source>
        <translation>Die Arbeiten des Autors in der Mitte</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Papers together</source>
        <translation>Gemeinsame Arbeiten</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Bild (PNG)…</translation>
    </message>
    <message>
        <source>Drawing (SVG)…</source>
        <translation>Zeichnung (SVG)…</translation>
    </message>
    <message>
        <source>Graph (GraphML)…</source>
        <translation>Graph (GraphML)…</translation>
    </message>
    <message>
        <source>Graphs (*.graphml)</source>
        <translation>Graphen (*.graphml)</translation>
    </message>
    <message>
        <source>Table of the lines (CSV)…</source>
        <translation>Tabelle der Linien (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>%1 people, two steps out. A click on a name brings it into the middle, one on a line shows the papers behind it; lines are the thicker the more papers two wrote together, here up to %2. Arrows go from name to name, Return chooses one, Space goes through its lines, + and − zoom, 0 fits.</source>
        <translation>%1 Personen, zwei Schritte weit. Ein Klick auf einen Namen holt ihn in die Mitte, einer auf eine Linie zeigt die Arbeiten dahinter; Linien sind umso dicker, je mehr Arbeiten zwei gemeinsam schrieben, hier bis zu %2. Pfeile gehen von Name zu Name, die Eingabetaste wählt einen, die Leertaste geht durch seine Linien, + und − ändern die Größe, 0 passt sie ein.</translation>
    </message>
    <message>
        <source>No co-author of these years</source>
        <translation>Kein Koautor aus diesen Jahren</translation>
    </message>
    <message>
        <source>The sliders above choose other years.</source>
        <translation>Die Regler oben wählen andere Jahre.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a title, its year</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save the co-authors</source>
        <translation>Koautoren speichern</translation>
    </message>
</context>
<context>
    <name>lectern::HelpCommands</name>
    <message>
        <source>“%1” is not possible at the moment.</source>
        <translation>„%1“ ist im Moment nicht möglich.</translation>
    </message>
    <message>
        <source>The report is on the clipboard. It names versions and nothing of yours.</source>
        <translation>Der Bericht ist in der Zwischenablage. Er nennt Versionen und nichts von Ihnen.</translation>
    </message>
</context>
<context>
    <name>lectern::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Find in the help</source>
        <translation>In der Hilfe suchen</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>The help has no “%1”. Fewer words find more.</source>
        <translation>Die Hilfe enthält „%1“ nicht. Weniger Wörter finden mehr.</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightCommands</name>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Nothing is highlighted in this PDF.</source>
        <translation>In diesem PDF ist nichts hervorgehoben.</translation>
    </message>
    <message>
        <source>Copied as Markdown: the highlights of %1.</source>
        <translation>Als Markdown kopiert: die Hervorhebungen aus %1.</translation>
    </message>
    <message>
        <source>Select words first: with the mouse, or with Shift and the arrow keys.</source>
        <translation>Wählen Sie zuerst Wörter aus: mit der Maus oder mit Umschalt und den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Highlights are kept with a paper of the library, and this PDF belongs to none yet.</source>
        <translation>Hervorhebungen werden bei einer Arbeit der Bibliothek aufbewahrt, und dieses PDF gehört noch zu keiner.</translation>
    </message>
    <message>
        <source>Find its paper</source>
        <translation>Seine Arbeit finden</translation>
    </message>
    <message>
        <source>The file is still being looked at; try again in a moment.</source>
        <translation>Die Datei wird noch angesehen; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Choose a highlight first: with a click, or with %1.</source>
        <translation>Wählen Sie zuerst eine Hervorhebung: mit einem Klick oder mit %1.</translation>
    </message>
    <message>
        <source>No file is attached to this paper any more; attach it again to read on.</source>
        <translation>An diese Arbeit ist keine Datei mehr angehängt; hängen Sie sie wieder an, um weiterzulesen.</translation>
    </message>
    <message>
        <source>Save these highlights</source>
        <translation>Diese Hervorhebungen speichern</translation>
    </message>
    <message>
        <source>Markdown (*.md);;JSON lines (*.jsonl)</source>
        <translation>Markdown (*.md);;JSON-Zeilen (*.jsonl)</translation>
    </message>
    <message>
        <source>%1: the highlights of %2.</source>
        <translation>%1: die Hervorhebungen aus %2.</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightsPage</name>
    <message>
        <source>Highlights</source>
        <translation>Hervorhebungen</translation>
    </message>
    <message>
        <source>Open in its PDF</source>
        <translation>Im PDF öffnen</translation>
    </message>
    <message>
        <source>Show the paper</source>
        <translation>Arbeit zeigen</translation>
    </message>
    <message>
        <source>Copy all as Markdown</source>
        <translation>Alle als Markdown kopieren</translation>
    </message>
    <message>
        <source>Save all…</source>
        <translation>Alle speichern…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Looking for what is highlighted…</source>
        <translation>Hervorhebungen werden gesucht…</translation>
    </message>
    <message>
        <source>The highlights cannot be read</source>
        <translation>Die Hervorhebungen können nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 · page %2</source>
        <translation>%1 · Seite %2</translation>
    </message>
    <message>
        <source>Highlights: %1</source>
        <translation>Hervorhebungen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n Hervorhebung</numerusform>
            <numerusform>%n Hervorhebungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is highlighted here</source>
        <translation>Hier ist nichts hervorgehoben</translation>
    </message>
    <message>
        <source>Select words in a PDF of a paper and press H. What you mark stands here, and can be copied and saved with your remarks.</source>
        <translation>Wählen Sie Wörter in einem PDF einer Arbeit aus und drücken Sie H. Was Sie hervorheben, steht hier und kann mit Ihren Bemerkungen kopiert und gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>lectern::HintBar</name>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Keine Hinweise mehr</translation>
    </message>
</context>
<context>
    <name>lectern::HintCommands</name>
    <message>
        <source>No hint is shown.</source>
        <translation>Es wird kein Hinweis gezeigt.</translation>
    </message>
    <message>
        <source>%1 and %2 go through the papers; %3 reads on and goes to the next unread one.</source>
        <translation>%1 und %2 gehen durch die Arbeiten; %3 liest weiter und geht zur nächsten ungelesenen.</translation>
    </message>
    <message>
        <source>More than words can be searched: author:, year:2024.., -without, “a phrase”. %1 lists it all, with examples that run.</source>
        <translation>Suchen lässt sich mehr als Wörter: author:, year:2024.., -ohne, „eine Wortfolge“. %1 listet alles auf, mit Beispielen, die laufen.</translation>
    </message>
    <message>
        <source>%1 takes back whatever you did, also days later; %2 lists all of it.</source>
        <translation>%1 nimmt alles zurück, was Sie getan haben, auch Tage später; %2 listet es auf.</translation>
    </message>
    <message>
        <source>Save the page again later and drop it too: what changed is added, what you marked stays. “%1” lets saved pages come in by themselves.</source>
        <translation>Speichern Sie die Seite später noch einmal und ziehen Sie auch diesen Stand herein: Was sich geändert hat, kommt dazu, was Sie markiert haben, bleibt. Mit „%1“ kommen gespeicherte Seiten von selbst herein.</translation>
    </message>
    <message>
        <source>“%1” also has a key: %2. %3 finds every command by its name.</source>
        <translation>„%1“ hat auch eine Taste: %2. %3 findet jeden Befehl mit Namen.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide (%1)</source>
        <translation>Ausblenden (%1)</translation>
    </message>
</context>
<context>
    <name>lectern::HistoryView</name>
    <message>
        <source>History of changes</source>
        <translation>Änderungsverlauf</translation>
    </message>
    <message>
        <source>What was done in this library and what came in, the last first. A step shows its papers on a click. Undoing down to a change takes it back and all changes after it; what is undone can be done again until something new is done.</source>
        <translation>Was in dieser Bibliothek getan wurde und was hereinkam, das Letzte zuerst. Ein Klick auf einen Schritt zeigt seine Arbeiten. Bis zu einer Änderung rückgängig zu machen nimmt sie und alle danach zurück; das lässt sich wiederholen, bis etwas Neues getan wird.</translation>
    </message>
    <message>
        <source>Undo down to here</source>
        <translation>Bis hierher rückgängig</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Keep changes of the last</source>
        <translation>Änderungen aufbewahren:</translation>
    </message>
    <message>
        <source>and at most</source>
        <translation>und höchstens</translation>
    </message>
    <message>
        <source>month</source>
        <translation>1 Monat</translation>
    </message>
    <message>
        <source>3 months</source>
        <translation>3 Monate</translation>
    </message>
    <message>
        <source>year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>10 years</source>
        <translation>10 Jahre</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 Änderungen</translation>
    </message>
    <message>
        <source>import %1, %2</source>
        <translation>Import von %1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1, und %2 weitere</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1, %2%3</source>
        <translation>%1, %2%3</translation>
    </message>
    <message>
        <source>, undone</source>
        <translation>, rückgängig gemacht</translation>
    </message>
    <message>
        <source>Nothing has been changed in this library yet.</source>
        <translation>In dieser Bibliothek wurde noch nichts geändert.</translation>
    </message>
    <message>
        <source>These papers are no longer in the library.</source>
        <translation>Diese Arbeiten sind nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Redo up to here</source>
        <translation>Bis hierher wiederholen</translation>
    </message>
    <message>
        <source>An import is taken back by moving its source to the bin</source>
        <translation>Ein Import wird zurückgenommen, indem seine Quelle in den Papierkorb kommt</translation>
    </message>
</context>
<context>
    <name>lectern::ImportCommands</name>
    <message>
        <source>The import of %1 was cut off when this library was last open.</source>
        <translation>Der Import von %1 wurde abgebrochen, als diese Bibliothek zuletzt offen war.</translation>
    </message>
    <message>
        <source>An import was cut off when this library was last open: %1 and %2 more.</source>
        <translation>Ein Import wurde abgebrochen, als diese Bibliothek zuletzt offen war: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Import now</source>
        <translation>Jetzt importieren</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Say what they are…</source>
        <translation>Angeben, was sie sind…</translation>
    </message>
    <message>
        <source>Only files on this computer can be imported: Lectern opens no network connection.</source>
        <translation>Nur Dateien auf diesem Computer können importiert werden: Lectern stellt keine Netzverbindung her.</translation>
    </message>
    <message>
        <source>Import a folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy the text of a page first (Ctrl+A, Ctrl+C in the browser).</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst den Text einer Seite (Strg+A, Strg+C im Browser).</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source> The first: “%1”.</source>
        <translation> Die erste: „%1“.</translation>
    </message>
    <message>
        <source> %1 bytes are not understood.</source>
        <translation> %1 Bytes wurden nicht verstanden.</translation>
    </message>
    <message>
        <source>Watch a folder: new files in it are imported by themselves</source>
        <translation>Ordner überwachen: Neue Dateien darin werden von selbst importiert</translation>
    </message>
    <message>
        <source>New files in %1 come in by themselves from now on.</source>
        <translation>Neue Dateien in %1 kommen ab jetzt von selbst herein.</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Ordner überwachen…</translation>
    </message>
    <message>
        <source>Last import</source>
        <translation>Letzter Import</translation>
    </message>
    <message>
        <source>New since last visit</source>
        <translation>Neu seit dem letzten Besuch</translation>
    </message>
    <message numerus="yes">
        <source>%n folders are watched already: take one away in the settings first.</source>
        <translation>
            <numerusform>%n Ordner wird schon überwacht: Nehmen Sie ihn zuerst in den Einstellungen weg.</numerusform>
            <numerusform>%n Ordner werden schon überwacht: Nehmen Sie zuerst in den Einstellungen einen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Watching %1…</source>
        <translation>Überwacht wird %1…</translation>
    </message>
    <message numerus="yes">
        <source>Watching %n folders…</source>
        <translation>
            <numerusform>Überwacht wird %n Ordner…</numerusform>
            <numerusform>Überwacht werden %n Ordner…</numerusform>
        </translation>
    </message>
    <message>
        <source>The import into “%1” waits until that library is opened again.</source>
        <translation>Der Import in „%1“ wartet, bis diese Bibliothek wieder geöffnet wird.</translation>
    </message>
</context>
<context>
    <name>lectern::ImportPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Files to import</source>
        <translation>Zu importierende Dateien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was sie enthält</translation>
    </message>
    <message>
        <source>All were saved on</source>
        <translation>Alle gespeichert am</translation>
    </message>
    <message>
        <source>Day the pages were saved</source>
        <translation>Tag, an dem die Seiten gespeichert wurden</translation>
    </message>
    <message>
        <source>Some dates say no year; they count back from the day the page was saved. That is the day each file was last changed, unless you say another.</source>
        <translation>Einige Daten nennen kein Jahr; sie zählen von dem Tag zurück, an dem die Seite gespeichert wurde. Das ist der Tag, an dem jede Datei zuletzt geändert wurde, wenn Sie keinen anderen nennen.</translation>
    </message>
    <message>
        <source>Some dates say no year; they count back from the day the page was saved, which was:</source>
        <translation>Einige Daten nennen kein Jahr; sie zählen von dem Tag zurück, an dem die Seite gespeichert wurde; das war:</translation>
    </message>
    <message>
        <source>Pasted text, %1 lines</source>
        <translation>Eingefügter Text, %1 Zeilen</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>… and %1 more files</source>
        <translation>… und %1 weitere Dateien</translation>
    </message>
    <message>
        <source>They are looked into when they are imported.</source>
        <translation>In sie wird beim Import gesehen.</translation>
    </message>
    <message>
        <source>%1 in the first megabytes, and more</source>
        <translation>%1 in den ersten Megabytes, und mehr</translation>
    </message>
    <message>
        <source>; %1 bytes not understood</source>
        <translation>; %1 Bytes nicht verstanden</translation>
    </message>
    <message>
        <source>; with remarks</source>
        <translation>; mit Anmerkungen</translation>
    </message>
    <message>
        <source>; everything understood</source>
        <translation>; alles verstanden</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Line %1, not understood</source>
        <translation>Zeile %1, nicht verstanden</translation>
    </message>
    <message>
        <source>Line %1, remark</source>
        <translation>Zeile %1, Anmerkung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>the pasted text</source>
        <translation>der eingefügte Text</translation>
    </message>
    <message>
        <source>Looking into the pasted text…</source>
        <translation>Der eingefügte Text wird angesehen…</translation>
    </message>
    <message>
        <source>Nothing to import in the pasted text</source>
        <translation>Im eingefügten Text ist nichts zu importieren</translation>
    </message>
    <message>
        <source>%1 in the pasted text</source>
        <translation>%1 im eingefügten Text</translation>
    </message>
    <message>
        <source>Looking into the files…</source>
        <translation>Die Dateien werden angesehen…</translation>
    </message>
    <message>
        <source>There is nothing to import</source>
        <translation>Es gibt nichts zu importieren</translation>
    </message>
    <message>
        <source>1 file to import</source>
        <translation>1 Datei zu importieren</translation>
    </message>
    <message>
        <source>%1 files to import</source>
        <translation>%1 Dateien zu importieren</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 left out</source>
        <translation>%1 ausgelassen</translation>
    </message>
</context>
<context>
    <name>lectern::ImportPreviewer</name>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>pasted page</source>
        <translation>eingefügte Seite</translation>
    </message>
</context>
<context>
    <name>lectern::ImportSummary</name>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Copy layout</source>
        <translation>Aufbau kopieren</translation>
    </message>
    <message>
        <source>Copy the chosen file with every letter as x and every digit as 9: a report that can be sent, from which nothing can be read</source>
        <translation>Die gewählte Datei mit x für jeden Buchstaben und 9 für jede Ziffer kopieren: ein Bericht zum Verschicken, aus dem nichts zu lesen ist</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Move the sources that came in with this import to the bin</source>
        <translation>Die Quellen dieses Imports in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>What the import did</source>
        <translation>Was der Import getan hat</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2-mal</translation>
    </message>
    <message>
        <source>%1, in the bin: restore it there to have its papers back</source>
        <translation>%1, im Papierkorb: Dort wiederherstellen, um seine Arbeiten zurückzuhaben</translation>
    </message>
    <message>
        <source>%1, already in the library</source>
        <translation>%1, schon in der Bibliothek</translation>
    </message>
    <message>
        <source>%1: %2, %3 new, %4 joined</source>
        <translation>%1: %2, %3 neu, %4 zugeordnet</translation>
    </message>
    <message>
        <source>; everything understood</source>
        <translation>; alles verstanden</translation>
    </message>
    <message>
        <source>; 1 remark</source>
        <translation>; 1 Anmerkung</translation>
    </message>
    <message>
        <source>; %1 remarks</source>
        <translation>; %1 Anmerkungen</translation>
    </message>
    <message>
        <source>; %1 % understood, %2 bytes not</source>
        <translation>; %1 % verstanden, %2 Bytes nicht</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>%1 joined what was known as %2</source>
        <translation>%1 wurde dem zugeordnet, was als %2 bekannt war</translation>
    </message>
    <message>
        <source>Not understood, %1 bytes</source>
        <translation>Nicht verstanden, %1 Bytes</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>Nothing was remarked when %1 was imported.</source>
        <translation>Beim Import von %1 gab es keine Anmerkungen.</translation>
    </message>
    <message>
        <source>Remarks on %1</source>
        <translation>Anmerkungen zu %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read any more: %2.</source>
        <translation>Die Datei %1 ist nicht mehr lesbar: %2.</translation>
    </message>
    <message>
        <source>The layout of %1 is copied; it holds none of its words.</source>
        <translation>Der Aufbau von %1 ist kopiert; er enthält keines ihrer Wörter.</translation>
    </message>
    <message>
        <source>The layout of the beginning of %1 is copied; it holds none of its words.</source>
        <translation>Der Aufbau des Anfangs von %1 ist kopiert; er enthält keines ihrer Wörter.</translation>
    </message>
    <message>
        <source>Show these papers</source>
        <translation>Diese Arbeiten zeigen</translation>
    </message>
</context>
<context>
    <name>lectern::JobStatus</name>
    <message>
        <source>Progress of the import</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Details of the last import</source>
        <translation>Einzelheiten des letzten Imports</translation>
    </message>
</context>
<context>
    <name>lectern::SourceConflictCommands</name>
    <message>
        <source>There is no source to take out.</source>
        <translation>Es gibt keine Quelle herauszunehmen.</translation>
    </message>
    <message>
        <source>Choose which of the sources below is another paper.</source>
        <translation>Wählen Sie, welche der Quellen unten eine andere Arbeit ist.</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
</context>
<context>
    <name>lectern::SourceConflictsPage</name>
    <message>
        <source>What the sources state</source>
        <translation>Was die Quellen sagen</translation>
    </message>
    <message>
        <source>Papers whose sources disagree</source>
        <translation>Arbeiten mit uneinigen Quellen</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1; shown as “%2”</source>
        <translation>%1; angezeigt als „%2“</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Kein Titel</translation>
    </message>
    <message>
        <source>All sources agree</source>
        <translation>Alle Quellen sind einig</translation>
    </message>
    <message>
        <source>Where one source states another title or other authors of a paper than the rest, both stand here, so that two papers that became one can be parted.</source>
        <translation>Wo eine Quelle einen anderen Titel oder andere Autoren einer Arbeit nennt als die übrigen, steht hier beides, damit zwei Arbeiten, die eine wurden, wieder getrennt werden können.</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>Die neuesten %1</translation>
    </message>
    <message>
        <source>%1, each as every source states it. Return shows the paper in the list. A source that is another paper can be taken out, and Ctrl+Z puts it back.</source>
        <translation>%1, jeweils so, wie jede Quelle sie nennt. Die Eingabetaste zeigt die Arbeit in der Liste. Eine Quelle, die eine andere Arbeit ist, lässt sich herausnehmen; Strg+Z setzt sie zurück.</translation>
    </message>
    <message>
        <source>The papers could not be read</source>
        <translation>Die Arbeiten konnten nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryCommands</name>
    <message>
        <source>This is done when the file that is being imported is in.</source>
        <translation>Das geschieht, sobald die Datei eingelesen ist, die gerade importiert wird.</translation>
    </message>
    <message>
        <source>Saving waits for another program that writes to this library.</source>
        <translation>Das Speichern wartet auf ein anderes Programm, das in diese Bibliothek schreibt.</translation>
    </message>
    <message>
        <source>%1 Nothing is written any more.</source>
        <translation>%1 Es wird nichts mehr geschrieben.</translation>
    </message>
    <message>
        <source>%1 Nothing is written any more. What was open here is saved in the backup %2.</source>
        <translation>%1 Es wird nichts mehr geschrieben. Was hier offen war, ist in der Sicherung %2 gespeichert.</translation>
    </message>
    <message>
        <source>Open what is there now</source>
        <translation>Öffnen, was jetzt da ist</translation>
    </message>
    <message>
        <source>Removed papers: left out of everything else, also when they are imported again.</source>
        <translation>Entfernte Arbeiten: aus allem anderen weggelassen, auch wenn sie wieder importiert werden.</translation>
    </message>
    <message>
        <source>%1 is in the bin. Restored, it brings back %2.</source>
        <translation>%1 liegt im Papierkorb. Wiederhergestellt bringt sie %2 zurück.</translation>
    </message>
    <message>
        <source>Choose a source in the sidebar first.</source>
        <translation>Wählen Sie zuerst eine Quelle in der Seitenleiste.</translation>
    </message>
    <message>
        <source>%1 moved to the bin</source>
        <translation>%1 in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
    <message>
        <source>Move %1 to the bin?</source>
        <translation>%1 in den Papierkorb verschieben?</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Restore %1 from the bin?</source>
        <translation>%1 aus dem Papierkorb wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Leave them there</source>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <source>Choose a paper in the bin first.</source>
        <translation>Wählen Sie zuerst eine Arbeit im Papierkorb.</translation>
    </message>
    <message>
        <source>1 source</source>
        <translation>1 Quelle</translation>
    </message>
    <message>
        <source>%1 sources</source>
        <translation>%1 Quellen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Empty the bin? %1 will be gone for good, with the notes, tags and other marks on them. This cannot be undone.</source>
        <translation>Papierkorb leeren? %1 verschwinden endgültig, mit ihren Notizen, Schlagwörtern und anderen Markierungen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>%1 changes undone</source>
        <translation>%1 Änderungen rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1 changes done again</source>
        <translation>%1 Änderungen wiederholt</translation>
    </message>
    <message>
        <source>%1; %2 parts of them were left as they are, because they have been changed since</source>
        <translation>%1; %2 Teile davon blieben, wie sie sind, weil sie seitdem geändert wurden</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Sicherung wird gemacht…</translation>
    </message>
    <message>
        <source>Backed up as %1</source>
        <translation>Gesichert als %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Restored. What was there before is the newest backup.</source>
        <translation>Wiederhergestellt. Was vorher da war, ist die neueste Sicherung.</translation>
    </message>
    <message>
        <source>Restored. The damaged library is kept as %1, beside it.</source>
        <translation>Wiederhergestellt. Die beschädigte Bibliothek ist daneben als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Make the library what it was on %1, with %2? What is there now is kept beside it.</source>
        <translation>Die Bibliothek auf den Stand vom %1 mit %2 bringen? Was jetzt da ist, bleibt daneben erhalten.</translation>
    </message>
    <message>
        <source>Make the library what it was on %1, with %2? What it is now is backed up first.</source>
        <translation>Die Bibliothek auf den Stand vom %1 mit %2 bringen? Der jetzige Stand wird vorher gesichert.</translation>
    </message>
    <message>
        <source>Keep it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Open a library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Libraries (*.lectern);;All files (*)</source>
        <translation>Bibliotheken (*.lectern);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All marks are in %1</source>
        <translation>Alle Markierungen sind in %1</translation>
    </message>
    <message>
        <source>All these marks are here already.</source>
        <translation>Alle diese Markierungen sind schon hier.</translation>
    </message>
    <message>
        <source>Marks of %1 imported</source>
        <translation>Markierungen von %1 importiert</translation>
    </message>
    <message>
        <source>; those of %1 wait until the papers come in</source>
        <translation>; die von %1 warten, bis die Arbeiten kommen</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Neue Bibliothek</translation>
    </message>
    <message>
        <source>Libraries (*.lectern)</source>
        <translation>Bibliotheken (*.lectern)</translation>
    </message>
    <message>
        <source>There is a file %1 already. Open it, or choose another name for the new library.</source>
        <translation>Es gibt schon eine Datei %1. Öffnen Sie sie, oder wählen Sie einen anderen Namen für die neue Bibliothek.</translation>
    </message>
    <message>
        <source>%1 marks.json</source>
        <translation>%1 Markierungen.json</translation>
    </message>
    <message>
        <source>Export marks</source>
        <translation>Markierungen exportieren</translation>
    </message>
    <message>
        <source>Import marks</source>
        <translation>Markierungen importieren</translation>
    </message>
    <message>
        <source>Marks (*.json);;All files (*)</source>
        <translation>Markierungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>There is no library %1 any more.</source>
        <translation>Die Bibliothek %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The window closes when all changes are saved.</source>
        <translation>Das Fenster schließt, sobald alle Änderungen gespeichert sind.</translation>
    </message>
    <message>
        <source>1 change is not saved yet, because another program is writing to this library. The window closes when it is saved.</source>
        <translation>1 Änderung ist noch nicht gespeichert, weil ein anderes Programm in diese Bibliothek schreibt. Das Fenster schließt, sobald sie gespeichert ist.</translation>
    </message>
    <message>
        <source>%1 changes are not saved yet, because another program is writing to this library. The window closes when they are saved.</source>
        <translation>%1 Änderungen sind noch nicht gespeichert, weil ein anderes Programm in diese Bibliothek schreibt. Das Fenster schließt, sobald sie gespeichert sind.</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Keep the window open</source>
        <translation>Fenster offen lassen</translation>
    </message>
    <message>
        <source>Marks, tags, notes and places in lists can be saved in a file next to the library; other changes are lost if you close now.</source>
        <translation>Markierungen, Schlagwörter, Notizen und Plätze in Listen können in einer Datei neben der Bibliothek gespeichert werden; andere Änderungen gehen verloren, wenn Sie jetzt schließen.</translation>
    </message>
    <message>
        <source>Save next to the library and close</source>
        <translation>Neben der Bibliothek speichern und schließen</translation>
    </message>
</context>
<context>
    <name>lectern::KeyBindings</name>
    <message>
        <source>This key has no name that could be kept.</source>
        <translation>Diese Taste hat keinen Namen, der sich merken ließe.</translation>
    </message>
    <message>
        <source>%1 cannot be given away: the window is moved about in with it.</source>
        <translation>%1 lässt sich nicht vergeben: Damit bewegt man sich im Fenster.</translation>
    </message>
    <message>
        <source>No key was pressed.</source>
        <translation>Es wurde keine Taste gedrückt.</translation>
    </message>
    <message>
        <source>%1 is needed in fields and on buttons; with Ctrl or Alt it can be used.</source>
        <translation>%1 wird in Feldern und auf Schaltflächen gebraucht; mit Strg oder Alt geht es.</translation>
    </message>
</context>
<context>
    <name>lectern::KeyList</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>No command and no key has “%1”.</source>
        <translation>Kein Befehl und keine Taste enthält „%1“.</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Tasten ändern</translation>
    </message>
</context>
<context>
    <name>lectern::KeysPage</name>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Return: a new key. Delete: take the last one away.</source>
        <translation>Eingabe: eine neue Taste. Entf: die letzte wegnehmen.</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>Find commands by name</source>
        <translation>Befehle nach Namen suchen</translation>
    </message>
    <message>
        <source>Find by pressing a key</source>
        <translation>Durch Tastendruck suchen</translation>
    </message>
    <message>
        <source>Find commands by pressing a key; Escape forgets it</source>
        <translation>Befehle durch Tastendruck suchen; Esc vergisst ihn</translation>
    </message>
    <message>
        <source>The set of keys to begin with</source>
        <translation>Die Tastenbelegung zu Anfang</translation>
    </message>
    <message>
        <source>All commands have the keys of “%1” again.</source>
        <translation>Alle Befehle haben wieder die Tasten von „%1“.</translation>
    </message>
    <message>
        <source>The keys are those of “%1” now.</source>
        <translation>Die Tasten sind jetzt die von „%1“.</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Press a new key</source>
        <translation>Neue Taste drücken</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>“%1” has its usual keys again.</source>
        <translation>„%1“ hat wieder die üblichen Tasten.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1, no key</source>
        <translation>%1, keine Taste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Kein Befehl heißt so.</translation>
    </message>
    <message>
        <source>No command that is called so has the key %1.</source>
        <translation>Kein Befehl, der so heißt, hat die Taste %1.</translation>
    </message>
    <message>
        <source>Take %1 away from “%2”</source>
        <translation>%1 von „%2“ wegnehmen</translation>
    </message>
    <message>
        <source>%1 does not mean “%2” any more.</source>
        <translation>%1 bedeutet nicht mehr „%2“.</translation>
    </message>
    <message>
        <source>New key for “%1”</source>
        <translation>Neue Taste für „%1“</translation>
    </message>
    <message>
        <source>Up to four keys one after the other make one; Backspace takes the last away, Return adds them.</source>
        <translation>Bis zu vier Tasten nacheinander ergeben eine; die Rücktaste nimmt die letzte weg, Eingabe fügt sie hinzu.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2” where the menu bar is shown.</source>
        <translation>%1 öffnet das Menü „%2“, wo die Menüleiste gezeigt wird.</translation>
    </message>
    <message>
        <source>%1 means this already.</source>
        <translation>%1 bedeutet das schon.</translation>
    </message>
    <message numerus="yes">
        <source>No command has more than %n keys: take one away first.</source>
        <translation>
            <numerusform>Kein Befehl hat mehr als %n Taste: Nehmen Sie sie zuerst weg.</numerusform>
            <numerusform>Kein Befehl hat mehr als %n Tasten: Nehmen Sie zuerst eine weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a key of “%2”, which would lose it.</source>
        <translation>%1 ist eine Taste von „%2“ und ginge dort verloren.</translation>
    </message>
    <message>
        <source>It begins with %1, a key of “%2”, which would lose it.</source>
        <translation>Sie beginnt mit %1, einer Taste von „%2“, die dort verloren ginge.</translation>
    </message>
    <message>
        <source>%1, a key of “%2”, begins so and would be lost.</source>
        <translation>%1, eine Taste von „%2“, beginnt so und ginge verloren.</translation>
    </message>
    <message>
        <source>It goes on meaning something else here: %1.</source>
        <translation>Anderes bedeutet sie weiterhin hier: %1.</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>%1 is free.</source>
        <translation>%1 ist frei.</translation>
    </message>
    <message>
        <source>%1 means “%2” now.</source>
        <translation>%1 bedeutet jetzt „%2“.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>lectern::BackupService</name>
    <message>
        <source>The folder for backups, %1, is not there. The copy was made beside the library.</source>
        <translation>Den Ordner für Sicherungen, %1, gibt es nicht. Die Kopie wurde neben der Bibliothek gemacht.</translation>
    </message>
</context>
<context>
    <name>lectern::LibrarySettings</name>
    <message>
        <source>Beside the library</source>
        <translation>Neben der Bibliothek</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>Diese Bibliothek</translation>
    </message>
    <message>
        <source>Backups lie in</source>
        <translation>Sicherungen liegen in</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <source>Choose another folder for backups</source>
        <translation>Anderen Ordner für Sicherungen wählen</translation>
    </message>
    <message>
        <source>How many backups stay</source>
        <translation>Wie viele Sicherungen bleiben</translation>
    </message>
    <message>
        <source>%1 days, %2 weeks, %3 months</source>
        <translation>%1 Tagen, %2 Wochen, %3 Monaten</translation>
    </message>
    <message>
        <source>The last of each of</source>
        <translation>Je die letzte aus</translation>
    </message>
    <message>
        <source>Make backups in this folder</source>
        <translation>Sicherungen in diesem Ordner anlegen</translation>
    </message>
    <message>
        <source>The next backup goes there; those that are made stay where they are.</source>
        <translation>Die nächste Sicherung kommt dorthin; die schon gemachten bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>None is open.</source>
        <translation>Es ist keine offen.</translation>
    </message>
    <message>
        <source>A folder beside the library</source>
        <translation>Ein Ordner neben der Bibliothek</translation>
    </message>
    <message>
        <source>Watched folders of this library</source>
        <translation>Überwachte Ordner dieser Bibliothek</translation>
    </message>
    <message>
        <source>Watch a folder…</source>
        <translation>Ordner überwachen…</translation>
    </message>
    <message>
        <source>The day a page was saved</source>
        <translation>Der Tag, an dem eine Seite gespeichert wurde</translation>
    </message>
    <message>
        <source>The day of its file</source>
        <translation>Tag ihrer Datei</translation>
    </message>
    <message>
        <source>The day it comes in</source>
        <translation>Tag des Imports</translation>
    </message>
    <message>
        <source>Dates without a year fall on the latest such day before it.</source>
        <translation>Daten ohne Jahr fallen auf den spätesten solchen Tag davor.</translation>
    </message>
    <message>
        <source>Pages were saved on</source>
        <translation>Seiten gespeichert am</translation>
    </message>
    <message>
        <source>None. New files in a watched folder are imported into this library.</source>
        <translation>Keine. Neue Dateien eines überwachten Ordners werden in diese Bibliothek aufgenommen.</translation>
    </message>
    <message>
        <source>and folders below it</source>
        <translation>und Ordner darunter</translation>
    </message>
    <message>
        <source>Watch the folders below %1 too</source>
        <translation>Auch die Ordner unter %1 überwachen</translation>
    </message>
    <message>
        <source>Watch %1 no more</source>
        <translation>%1 nicht mehr überwachen</translation>
    </message>
    <message>
        <source>Watch it no more</source>
        <translation>Nicht mehr überwachen</translation>
    </message>
    <message>
        <source>%1 is watched no more.</source>
        <translation>%1 wird nicht mehr überwacht.</translation>
    </message>
    <message>
        <source>Format that exports begin with</source>
        <translation>Format, mit dem Exporte beginnen</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>Style of copied citations</source>
        <translation>Stil kopierter Literaturangaben</translation>
    </message>
    <message>
        <source>One plain line</source>
        <translation>Eine schlichte Zeile</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Literaturangaben</translation>
    </message>
    <message>
        <source>What becomes of files that are attached</source>
        <translation>Was mit angehängten Dateien geschieht</translation>
    </message>
    <message>
        <source>Stay where they are</source>
        <translation>Bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Are copied beside the library</source>
        <translation>Werden neben die Bibliothek kopiert</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Angehängte Dateien</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryWriter</name>
    <message>
        <source>No library is open.</source>
        <translation>Es ist keine Bibliothek offen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The library is being restored.</source>
        <translation>Die Bibliothek wird wiederhergestellt.</translation>
    </message>
</context>
<context>
    <name>lectern::LinkCommands</name>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
    <message>
        <source>Choose an author first, or a paper whose authors are known.</source>
        <translation>Wählen Sie zuerst einen Autor oder eine Arbeit, deren Autoren bekannt sind.</translation>
    </message>
    <message>
        <source>There is nothing to go back to.</source>
        <translation>Es gibt nichts, wohin man zurückkehren könnte.</translation>
    </message>
</context>
<context>
    <name>lectern::MainWindow</name>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Noch wurde nichts gemeldet.</translation>
    </message>
    <message>
        <source>%1 of %2 unread</source>
        <translation>%1 von %2 ungelesen</translation>
    </message>
    <message>
        <source>%1 unread in the library</source>
        <translation>%1 ungelesen in der Bibliothek</translation>
    </message>
    <message>
        <source>New since last visit</source>
        <translation>Neu seit dem letzten Besuch</translation>
    </message>
</context>
<context>
    <name>lectern::MergePapersPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What differs stands first, the better value chosen. Left and Right choose another one, Return merges, Escape leaves both as they are.</source>
        <translation>Was sich unterscheidet, steht vorn, der bessere Wert ist gewählt. Links und Rechts wählen einen anderen, die Eingabetaste führt zusammen, Escape lässt beide, wie sie sind.</translation>
    </message>
    <message>
        <source>One paper? %1 of %2</source>
        <comment>pairs that are looked at one after another</comment>
        <translation>Eine Arbeit? %1 von %2</translation>
    </message>
    <message>
        <source>One paper?</source>
        <translation>Eine Arbeit?</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorMergePage</name>
    <message>
        <source>no year stated</source>
        <translation>kein Jahr angegeben</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>years</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>no page of their own</source>
        <translation>keine eigene Seite</translation>
    </message>
    <message>
        <source>h-index %1, saved %2</source>
        <translation>h-Index %1, gespeichert am %2</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>gespeichert am %1</translation>
    </message>
    <message>
        <source>One person?</source>
        <translation>Eine Person?</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>Verschiedene Personen</translation>
    </message>
    <message>
        <source>They are not offered as one person again</source>
        <translation>Sie werden nicht wieder als eine Person vorgeschlagen</translation>
    </message>
    <message>
        <source>One person</source>
        <translation>Eine Person</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Looking at their papers…</source>
        <translation>Ihre Arbeiten werden angesehen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row of a table</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This name stays</source>
        <translation>Dieser Name bleibt</translation>
    </message>
    <message>
        <source>%1; this name stays</source>
        <translation>%1; dieser Name bleibt</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>Heißt auch</translation>
    </message>
    <message>
        <source>Papers here</source>
        <translation>Arbeiten hier</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Wrote with</source>
        <translation>Schrieb mit</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>They sign %1 together, as two people do: %2</source>
        <translation>Sie sind gemeinsam Autoren von %1, wie zwei Personen es sind: %2</translation>
    </message>
    <message>
        <source>Nobody wrote with more than one of them.</source>
        <translation>Niemand schrieb mit mehr als einem von ihnen.</translation>
    </message>
    <message>
        <source>Wrote with more than one of them: %1, and %2 more.</source>
        <translation>Mit mehr als einem von ihnen schrieben: %1, und %2 weitere.</translation>
    </message>
    <message>
        <source>Wrote with more than one of them: %1.</source>
        <translation>Mit mehr als einem von ihnen schrieben: %1.</translation>
    </message>
    <message>
        <source>All %1 become one author; the first %2 are shown.</source>
        <translation>Alle %1 werden ein Autor; gezeigt werden die ersten %2.</translation>
    </message>
    <message>
        <source>They become one author with %1. Ctrl+Z takes it back.</source>
        <translation>Sie werden ein Autor mit %1. Strg+Z nimmt es zurück.</translation>
    </message>
    <message>
        <source>Choose the name that stays. What pages state of each is kept.</source>
        <translation>Wählen Sie den Namen, der bleibt. Was Seiten zu jedem angeben, bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>lectern::NameBar</name>
    <message>
        <source>What is searched</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>A word or a condition is expected.</source>
        <translation>Ein Wort oder eine Bedingung wird erwartet.</translation>
    </message>
</context>
<context>
    <name>lectern::NotePane</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note, as Markdown</source>
        <translation>Notiz, in Markdown</translation>
    </message>
    <message>
        <source>Your note on this paper, in Markdown. It is saved as you write.</source>
        <translation>Ihre Notiz zu dieser Arbeit, in Markdown. Sie wird beim Schreiben gespeichert.</translation>
    </message>
    <message>
        <source>Your note on this author, in Markdown. It is saved as you write.</source>
        <translation>Ihre Notiz zu diesem Autor, in Markdown. Sie wird beim Schreiben gespeichert.</translation>
    </message>
</context>
<context>
    <name>lectern::NoticeBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewCharts</name>
    <message>
        <source>Papers a year</source>
        <translation>Arbeiten je Jahr</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Main categories</source>
        <translation>Hauptkategorien</translation>
    </message>
    <message>
        <source>Authors with most papers</source>
        <translation>Autoren mit den meisten Arbeiten</translation>
    </message>
    <message>
        <source>Words of titles</source>
        <translation>Wörter der Titel</translation>
    </message>
    <message>
        <source>Nothing to count here.</source>
        <translation>Hier ist nichts zu zählen.</translation>
    </message>
    <message>
        <source>score %1–%2</source>
        <translation>Score %1–%2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 before %2</source>
        <translation>%1 vor %2</translation>
    </message>
    <message>
        <source>%1 without a year</source>
        <translation>%1 ohne Jahr</translation>
    </message>
    <message>
        <source>Score from %1 to below %2: %3</source>
        <translation>Score von %1 bis unter %2: %3</translation>
    </message>
    <message>
        <source>Score from %1 to 100: %2</source>
        <translation>Score von %1 bis 100: %2</translation>
    </message>
    <message>
        <source>No paper here has a score.</source>
        <translation>Keine Arbeit hier hat einen Score.</translation>
    </message>
    <message>
        <source>%1 without a score</source>
        <translation>%1 ohne Score</translation>
    </message>
    <message>
        <source>No paper here has a category.</source>
        <translation>Keine Arbeit hier hat eine Kategorie.</translation>
    </message>
    <message>
        <source>%1 in other categories</source>
        <translation>%1 in anderen Kategorien</translation>
    </message>
    <message>
        <source>%1 without one</source>
        <translation>%1 ohne</translation>
    </message>
    <message>
        <source>No paper here names its authors.</source>
        <translation>Keine Arbeit hier nennt ihre Autoren.</translation>
    </message>
    <message>
        <source>“%1”: in the title of %2</source>
        <translation>„%1“: im Titel von %2</translation>
    </message>
    <message>
        <source>, %1 times as often as in the rest of the library</source>
        <translation>, %1-mal so oft wie in der übrigen Bibliothek</translation>
    </message>
    <message>
        <source>, nowhere in the rest of the library</source>
        <translation>, nirgends in der übrigen Bibliothek</translation>
    </message>
    <message>
        <source>No word of these titles stands out.</source>
        <translation>Kein Wort dieser Titel sticht heraus.</translation>
    </message>
    <message>
        <source>Remarkably more frequent here than in the rest of the library</source>
        <translation>Hier auffällig häufiger als in der übrigen Bibliothek</translation>
    </message>
    <message>
        <source>The most frequent, without the commonest of English</source>
        <translation>Die häufigsten, ohne die gewöhnlichsten des Englischen</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewPage</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Words of titles</source>
        <translation>Wörter der Titel</translation>
    </message>
    <message>
        <source>Take “%1” away</source>
        <translation>„%1“ wegnehmen</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>The overview could not be counted</source>
        <translation>Der Überblick konnte nicht gezählt werden</translation>
    </message>
    <message>
        <source>Nothing to count</source>
        <translation>Nichts zu zählen</translation>
    </message>
    <message>
        <source>The library is empty; import some pages first.</source>
        <translation>Die Bibliothek ist leer; importieren Sie zuerst einige Seiten.</translation>
    </message>
    <message>
        <source>No paper matches. Take a condition away above.</source>
        <translation>Keine Arbeit passt. Nehmen Sie oben eine Bedingung weg.</translation>
    </message>
    <message>
        <source>Beside another search</source>
        <translation>Neben einer anderen Suche</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Charts (SVG)…</source>
        <translation>Diagramme (SVG)…</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Save the overview</source>
        <translation>Überblick speichern</translation>
    </message>
    <message>
        <source>Another search, as it is typed above the list</source>
        <translation>Eine andere Suche, wie sie über der Liste getippt wird</translation>
    </message>
    <message>
        <source>The other search</source>
        <translation>Die andere Suche</translation>
    </message>
    <message>
        <source>Hold this search</source>
        <translation>Diese Suche festhalten</translation>
    </message>
    <message>
        <source>It becomes the other one; what is searched next stands beside it</source>
        <translation>Sie wird die andere; was als nächstes gesucht wird, steht neben ihr</translation>
    </message>
    <message>
        <source>Figures of the overview</source>
        <translation>Zahlen des Überblicks</translation>
    </message>
    <message>
        <source>Return on a bar keeps only its papers; a drag over years or scores, or Shift with the arrows, takes several.</source>
        <translation>Die Eingabetaste auf einem Balken behält nur seine Arbeiten; ein Ziehen über Jahre oder Scores, oder Umschalt mit den Pfeilen, nimmt mehrere.</translation>
    </message>
    <message>
        <source>All %1 of the library.</source>
        <translation>Alle %1 der Bibliothek.</translation>
    </message>
    <message>
        <source>%1 of the %2 in the library.</source>
        <translation>%1 von %2 in der Bibliothek.</translation>
    </message>
    <message>
        <source>The whole library: %1</source>
        <translation>Die ganze Bibliothek: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a search, its papers</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>Of the other search</source>
        <translation>Der anderen Suche</translation>
    </message>
    <message>
        <source>All papers</source>
        <translation>Alle Arbeiten</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>lectern::Page</name>
    <message>
        <source>Back to the papers</source>
        <translation>Zurück zu den Arbeiten</translation>
    </message>
</context>
<context>
    <name>lectern::PagePreview</name>
    <message>
        <source>author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>abstract</source>
        <translation>Abstract</translation>
    </message>
    <message>
        <source>other field</source>
        <translation>anderes Feld</translation>
    </message>
    <message>
        <source>the site&apos;s own words</source>
        <translation>Eigentext der Website</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>This is the &amp;author</source>
        <translation>Das ist der &amp;Autor</translation>
    </message>
    <message>
        <source>This is no &amp;paper</source>
        <translation>Das ist &amp;keine Arbeit</translation>
    </message>
    <message>
        <source>The &amp;title ends here</source>
        <translation>Der &amp;Titel endet hier</translation>
    </message>
    <message>
        <source>Take &amp;back what was said</source>
        <translation>Angabe &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>The page as it was understood</source>
        <translation>Die Seite, wie sie verstanden wurde</translation>
    </message>
    <message>
        <source>The line with the cursor is the name of the page&apos;s author.</source>
        <translation>Die Zeile mit dem Cursor ist der Name des Autors der Seite.</translation>
    </message>
    <message>
        <source>What begins with the line with the cursor is an advert or the like.</source>
        <translation>Was mit der Zeile mit dem Cursor beginnt, ist Werbung oder dergleichen.</translation>
    </message>
    <message>
        <source>Before the cursor stands the title, behind it the names.</source>
        <translation>Vor dem Cursor steht der Titel, dahinter stehen die Namen.</translation>
    </message>
    <message>
        <source>Where this is wrong, put the cursor there and say so. What you say holds for this page and for every later one with the same line.</source>
        <translation>Wo das falsch ist, setzen Sie den Cursor hin und sagen es. Was Sie sagen, gilt für diese Seite und jede spätere mit derselben Zeile.</translation>
    </message>
    <message>
        <source>You said that this line is the author.</source>
        <translation>Sie haben angegeben, dass diese Zeile der Autor ist.</translation>
    </message>
    <message>
        <source>You said that what begins with this line is no paper.</source>
        <translation>Sie haben angegeben, dass mit dieser Zeile keine Arbeit beginnt.</translation>
    </message>
    <message>
        <source>You said that the title ends behind “%1”.</source>
        <translation>Sie haben angegeben, dass der Titel hinter „%1“ endet.</translation>
    </message>
</context>
<context>
    <name>lectern::PaperList</name>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
    </message>
</context>
<context>
    <name>lectern::PaperListModel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Kat.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Mit Lesezeichen</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>Cited</source>
        <translation>Zitiert</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>(nicht mehr in der Bibliothek)</translation>
    </message>
    <message>
        <source>Files attached</source>
        <translation>Angehängte Dateien</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>lectern::PaperRowDelegate</name>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>(nicht mehr in der Bibliothek)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
</context>
<context>
    <name>lectern::PaperTableView</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>As at first</source>
        <translation>Wie zu Anfang</translation>
    </message>
</context>
<context>
    <name>lectern::PasteBar</name>
    <message>
        <source>Saved on</source>
        <translation>Gespeichert am</translation>
    </message>
    <message>
        <source>Day the page was saved</source>
        <translation>Tag, an dem die Seite gespeichert wurde</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>%1 lines of pasted text.</source>
        <translation>%1 Zeilen eingefügter Text.</translation>
    </message>
    <message>
        <source>%1 On which day was the page saved? Dates without a year count back from it.</source>
        <translation>%1 An welchem Tag wurde die Seite gespeichert? Daten ohne Jahr zählen von da zurück.</translation>
    </message>
</context>
<context>
    <name>lectern::PdfBar</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Number of the page</source>
        <translation>Nummer der Seite</translation>
    </message>
    <message>
        <source>Type a number and press Return to go to that page</source>
        <translation>Eine Nummer tippen und mit der Eingabetaste zu dieser Seite gehen</translation>
    </message>
    <message>
        <source>How the pages stand</source>
        <translation>Wie die Seiten stehen</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Hervorhebungen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, how the pages stand</source>
        <translation>%1, wie die Seiten stehen</translation>
    </message>
</context>
<context>
    <name>lectern::PdfCommands</name>
    <message>
        <source>This link is not opened: it leads to neither a web page nor a mail address.</source>
        <translation>Dieser Link wird nicht geöffnet: Er führt weder zu einer Webseite noch zu einer Mailadresse.</translation>
    </message>
    <message>
        <source>Open %1?</source>
        <translation>%1 öffnen?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Pages are shown on white paper.</source>
        <translation>Seiten werden auf weißem Papier gezeigt.</translation>
    </message>
    <message>
        <source>Pages are shown on sepia paper.</source>
        <translation>Seiten werden auf sepiafarbenem Papier gezeigt.</translation>
    </message>
    <message>
        <source>Pages are shown on dark paper.</source>
        <translation>Seiten werden auf dunklem Papier gezeigt.</translation>
    </message>
    <message>
        <source>Open a PDF</source>
        <translation>PDF öffnen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be opened: there is no program for it.</source>
        <translation>%1 kann nicht geöffnet werden: Es gibt kein Programm dafür.</translation>
    </message>
    <message>
        <source>The PDF is opened by another program.</source>
        <translation>Das PDF wird von einem anderen Programm geöffnet.</translation>
    </message>
    <message>
        <source>The PDF is opened by another program: lectern-pdf, which shows it here, is not installed.</source>
        <translation>Das PDF wird von einem anderen Programm geöffnet: lectern-pdf, das es hier zeigt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>No link is in sight.</source>
        <translation>Kein Link ist zu sehen.</translation>
    </message>
</context>
<context>
    <name>lectern::PdfMarkCard</name>
    <message>
        <source>Highlight</source>
        <translation>Hervorhebung</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A colour, and the key that gives it.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Write a remark (E)</source>
        <translation>Eine Bemerkung schreiben (E)</translation>
    </message>
    <message>
        <source>Remove the highlight (Del)</source>
        <translation>Hervorhebung entfernen (Entf)</translation>
    </message>
    <message>
        <source>Remark on the highlight</source>
        <translation>Bemerkung zur Hervorhebung</translation>
    </message>
    <message>
        <source>Remark; Ctrl+Return keeps it</source>
        <translation>Bemerkung; Strg+Eingabe behält sie</translation>
    </message>
</context>
<context>
    <name>lectern::PdfPage</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Open with another program</source>
        <translation>Mit einem anderen Programm öffnen</translation>
    </message>
    <message>
        <source>Find in this PDF</source>
        <translation>In diesem PDF suchen</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet …</translation>
    </message>
    <message>
        <source>This PDF cannot be shown</source>
        <translation>Dieses PDF kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>More than %1</source>
        <translation>Mehr als %1</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche …</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::PdfSidebar</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Contents of the PDF</source>
        <translation>Inhalt des PDFs</translation>
    </message>
    <message>
        <source>Pages of the PDF</source>
        <translation>Seiten des PDFs</translation>
    </message>
    <message>
        <source>Where it was found</source>
        <translation>Fundstellen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>Seite %1: %2</translation>
    </message>
    <message>
        <source>Contents and pages of the PDF</source>
        <translation>Inhalt und Seiten des PDFs</translation>
    </message>
    <message>
        <source>Highlights in the PDF</source>
        <translation>Hervorhebungen im PDF</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <source>not in this version of the file</source>
        <translation>nicht in dieser Fassung der Datei</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lectern::PdfView</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Select the text of the page</source>
        <translation>Text der Seite auswählen</translation>
    </message>
    <message>
        <source>Pages of the PDF</source>
        <translation>Seiten des PDFs</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Hervorheben</translation>
    </message>
</context>
<context>
    <name>lectern::PlaceChecklist</name>
    <message>
        <source>Find or make one</source>
        <translation>Suchen oder anlegen</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>Was es gibt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, on all of them</source>
        <translation>%1, bei allen</translation>
    </message>
    <message>
        <source>%1, on none of them</source>
        <translation>%1, bei keiner</translation>
    </message>
    <message>
        <source>%1, on %2 of them</source>
        <translation>%1, bei %2 davon</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>lectern::PlaceCommands</name>
    <message>
        <source>New since you last looked</source>
        <translation>Neu, seit Sie zuletzt nachsahen</translation>
    </message>
    <message>
        <source>%1 new since you last looked; %2 shows only what is new.</source>
        <translation>%1 neu, seit Sie zuletzt nachsahen; %2 zeigt nur das Neue.</translation>
    </message>
    <message>
        <source>Take %1 out of this list?</source>
        <translation>%1 aus dieser Liste nehmen?</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>New reading list</source>
        <translation>Neue Leseliste</translation>
    </message>
    <message>
        <source>New reading list below “%1”</source>
        <translation>Neue Leseliste unter „%1“</translation>
    </message>
    <message>
        <source>Name of the reading list</source>
        <translation>Name der Leseliste</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>Nothing is searched for: type something, or choose filters, then save the search.</source>
        <translation>Es wird nach nichts gesucht: Tippen Sie etwas oder wählen Sie Filter, und speichern Sie dann die Suche.</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Suche speichern</translation>
    </message>
    <message>
        <source>Name of the saved search</source>
        <translation>Name der gespeicherten Suche</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Rename the list “%1”</source>
        <translation>Liste „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename the tag “%1”; “a/b” stands below “a”</source>
        <translation>Schlagwort „%1“ umbenennen; „a/b“ steht unter „a“</translation>
    </message>
    <message>
        <source>Name of the tag</source>
        <translation>Name des Schlagworts</translation>
    </message>
    <message>
        <source>Choose a list, a tag or a saved search at the left first.</source>
        <translation>Wählen Sie zuerst links eine Liste, ein Schlagwort oder eine gespeicherte Suche.</translation>
    </message>
    <message>
        <source>There is a tag “%1” already. Make “%2” and it one tag? Papers that carry either keep it.</source>
        <translation>Es gibt schon ein Schlagwort „%1“. Soll es mit „%2“ eines werden? Arbeiten mit einem von beiden behalten es.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Change the saved search “%1”</source>
        <translation>Gespeicherte Suche „%1“ ändern</translation>
    </message>
    <message>
        <source>Take the tag “%1” from %2?</source>
        <translation>Schlagwort „%1“ von %2 entfernen?</translation>
    </message>
    <message>
        <source>Show the papers in the order of the list to move them.</source>
        <translation>Zeigen Sie die Arbeiten in der Folge der Liste, um sie zu verschieben.</translation>
    </message>
    <message>
        <source>Papers have an order of your own in a reading list: choose one at the left first.</source>
        <translation>Eine eigene Folge haben Arbeiten in einer Leseliste: Wählen Sie zuerst links eine.</translation>
    </message>
    <message>
        <source>Put %1 into the list “%2”?</source>
        <translation>%1 in die Liste „%2“ aufnehmen?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Tag %1 with “%2”?</source>
        <translation>%1 mit „%2“ verschlagworten?</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>Lesezeichen für %1 setzen?</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>New list below it…</source>
        <translation>Neue Liste darunter…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move below the list above</source>
        <translation>Unter die Liste darüber</translation>
    </message>
    <message>
        <source>Move out of the list above</source>
        <translation>Aus der Liste darüber heraus</translation>
    </message>
    <message>
        <source>Delete the list</source>
        <translation>Liste löschen</translation>
    </message>
    <message>
        <source>Rename or merge…</source>
        <translation>Umbenennen oder zusammenführen…</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Delete the tag</source>
        <translation>Schlagwort löschen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Delete the search</source>
        <translation>Suche löschen</translation>
    </message>
</context>
<context>
    <name>lectern::PrintCommands</name>
    <message>
        <source>All papers</source>
        <translation>Alle Arbeiten</translation>
    </message>
    <message>
        <source>From: %1</source>
        <translation>Aus: %1</translation>
    </message>
    <message>
        <source>There is no paper to save.</source>
        <translation>Es gibt keine Arbeit zu speichern.</translation>
    </message>
    <message>
        <source>Save %1 as PDF</source>
        <translation>%1 als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>There is no paper to print.</source>
        <translation>Es gibt keine Arbeit zu drucken.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>Something is being printed already; wait for it or cancel it at the bottom of the window.</source>
        <translation>Es wird schon etwas gedruckt; warten Sie darauf oder brechen Sie es unten im Fenster ab.</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Wird gedruckt</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gespeichert</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>Printing was cancelled.</source>
        <translation>Das Drucken wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled: no file was written.</source>
        <translation>Abgebrochen: Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>%1 on %2; %3 left the library meanwhile and are missing.</source>
        <translation>%1 auf %2; %3 verließen inzwischen die Bibliothek und fehlen.</translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation>An den Drucker geschickt: %1.</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>%1 gespeichert: %2</translation>
    </message>
</context>
<context>
    <name>lectern::PrintJob</name>
    <message>
        <source>The printer takes no pages.</source>
        <translation>Der Drucker nimmt keine Seiten an.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>%1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>A page could not be begun; is the disk full?</source>
        <translation>Eine Seite konnte nicht begonnen werden; ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>At most %1 papers are set in a citation style at once; these are %2.</source>
        <translation>Höchstens %1 Arbeiten werden auf einmal in einem Zitierstil gesetzt; dies sind %2.</translation>
    </message>
</context>
<context>
    <name>lectern::PrintStatus</name>
    <message>
        <source>Progress of printing</source>
        <translation>Fortschritt des Druckens</translation>
    </message>
    <message>
        <source>Cancel printing</source>
        <translation>Drucken abbrechen</translation>
    </message>
</context>
<context>
    <name>lectern::QueryCommands</name>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Without the search “%1”; %2 goes back to it.</source>
        <translation>Ohne die Suche „%1“; %2 kehrt zu ihr zurück.</translation>
    </message>
    <message>
        <source>Search here</source>
        <translation>Hier suchen</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryReader</name>
    <message>
        <source>%1 Open the library anew; if that does not help, go back to a backup.</source>
        <translation>%1 Öffnen Sie die Bibliothek neu; hilft das nicht, gehen Sie zu einer Sicherung zurück.</translation>
    </message>
    <message>
        <source>This could not be read. Try it once more.</source>
        <translation>Das konnte nicht gelesen werden. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>%1 Go back to a backup: File &gt; Backups.</source>
        <translation>%1 Gehen Sie zu einer Sicherung zurück: Datei &gt; Sicherungen.</translation>
    </message>
</context>
<context>
    <name>lectern::RatingBar</name>
    <message>
        <source>Not rated</source>
        <translation>Nicht bewertet</translation>
    </message>
    <message>
        <source>Rating: %1 of %2 stars</source>
        <translation>Bewertung: %1 von %2 Sternen</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ihre Bewertung</translation>
    </message>
</context>
<context>
    <name>lectern::ReadingCommands</name>
    <message>
        <source>A note is written on one paper: choose it first.</source>
        <translation>Eine Notiz gehört zu einer Arbeit: Wählen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>“%1”, by hand</source>
        <translation>„%1“, von Hand</translation>
    </message>
    <message>
        <source>What you typed was not kept.</source>
        <translation>Ihre Eingabe wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Choose the paper to correct first.</source>
        <translation>Wählen Sie zuerst die Arbeit, die korrigiert werden soll.</translation>
    </message>
    <message>
        <source>Another paper is read now.</source>
        <translation>Jetzt wird eine andere Arbeit gelesen.</translation>
    </message>
    <message>
        <source>Nothing else is unread here.</source>
        <translation>Hier ist nichts weiter ungelesen.</translation>
    </message>
    <message>
        <source>No author of this paper is known.</source>
        <translation>Kein Autor dieser Arbeit ist bekannt.</translation>
    </message>
    <message>
        <source>The new paper is in the library.</source>
        <translation>Die neue Arbeit ist in der Bibliothek.</translation>
    </message>
</context>
<context>
    <name>lectern::ReadingView</name>
    <message>
        <source>Paper</source>
        <translation>Arbeit</translation>
    </message>
</context>
<context>
    <name>lectern::RelatedPage</name>
    <message>
        <source>Related papers</source>
        <translation>Verwandte Arbeiten</translation>
    </message>
    <message>
        <source>Related to “%1”</source>
        <translation>Verwandt mit „%1“</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Nothing related here</source>
        <translation>Nichts Verwandtes hier</translation>
    </message>
    <message>
        <source>No other paper of this library shares a telling word or an author with it.</source>
        <translation>Keine andere Arbeit dieser Bibliothek teilt ein kennzeichnendes Wort oder einen Autor mit ihr.</translation>
    </message>
    <message>
        <source>The related papers could not be read</source>
        <translation>Die verwandten Arbeiten konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Not related (X)</source>
        <translation>Nicht verwandt (X)</translation>
    </message>
    <message>
        <source>It is not shown here again, from either paper. Ctrl+Z takes that back.</source>
        <translation>Sie wird hier nicht wieder gezeigt, von keiner der beiden Arbeiten aus. Strg+Z nimmt das zurück.</translation>
    </message>
    <message>
        <source>%1, strongest first. Return shows one in the list; %2 comes back here.</source>
        <translation>%1, die stärksten zuerst. Die Eingabetaste zeigt eine in der Liste; %2 führt hierher zurück.</translation>
    </message>
</context>
<context>
    <name>lectern::RecoveryCommands</name>
    <message>
        <source>A library is being salvaged; how far it is says the line below.</source>
        <translation>Eine Bibliothek wird gerettet; den Stand nennt die Zeile unten.</translation>
    </message>
    <message>
        <source>New library for what can be read</source>
        <translation>Neue Bibliothek für das Lesbare</translation>
    </message>
    <message>
        <source>Libraries (*.lectern)</source>
        <translation>Bibliotheken (*.lectern)</translation>
    </message>
    <message>
        <source>%1 salvaged.lectern</source>
        <translation>%1 gerettet.lectern</translation>
    </message>
    <message>
        <source>Salvaging %1</source>
        <translation>%1 wird gerettet</translation>
    </message>
    <message>
        <source>Cancelled: no library was made.</source>
        <translation>Abgebrochen: Es wurde keine Bibliothek angelegt.</translation>
    </message>
    <message>
        <source>%1 has %2, %3 of them with your marks.</source>
        <translation>%1 hat %2, davon %3 mit Ihren Markierungen.</translation>
    </message>
    <message>
        <source>%1 Nothing was lost but the history of changes.</source>
        <translation>%1 Verloren ist nur der Änderungsverlauf.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 Lost, besides the history of changes: %2.</source>
        <translation>%1 Verloren sind außer dem Verlauf der Änderungen: %2.</translation>
    </message>
</context>
<context>
    <name>lectern::RecoveryStatus</name>
    <message>
        <source>Progress of salvaging</source>
        <translation>Fortschritt der Rettung</translation>
    </message>
    <message>
        <source>Cancel salvaging</source>
        <translation>Rettung abbrechen</translation>
    </message>
</context>
<context>
    <name>lectern::Screenshot</name>
    <message>
        <source>There is no command “%1” that can run now.</source>
        <translation>Es gibt keinen Befehl „%1“, der jetzt ausgeführt werden kann.</translation>
    </message>
</context>
<context>
    <name>lectern::SearchBox</name>
    <message>
        <source>Search: words, &quot;a phrase&quot;, author:, cat:, year:2024..</source>
        <translation>Suche: Wörter, &quot;eine Wortfolge&quot;, author:, cat:, year:2024..</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
</context>
<context>
    <name>lectern::SelectionCommands</name>
    <message>
        <source>Correct %1?</source>
        <translation>%1 korrigieren?</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Turn the bookmark of %1 round?</source>
        <translation>Lesezeichen von %1 umkehren?</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Take the bookmark from %1?</source>
        <translation>Lesezeichen von %1 entfernen?</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>Lesezeichen für %1 setzen?</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Turn read and unread of %1 round?</source>
        <translation>Gelesen und ungelesen von %1 umkehren?</translation>
    </message>
    <message>
        <source>Mark %1 as unread?</source>
        <translation>%1 als ungelesen markieren?</translation>
    </message>
    <message>
        <source>Mark as unread</source>
        <translation>Als ungelesen markieren</translation>
    </message>
    <message>
        <source>Mark %1 as read?</source>
        <translation>%1 als gelesen markieren?</translation>
    </message>
    <message>
        <source>Mark as read</source>
        <translation>Als gelesen markieren</translation>
    </message>
    <message>
        <source>Rate %1 %2?</source>
        <translation>%1 mit %2 bewerten?</translation>
    </message>
    <message>
        <source>Take the rating from %1?</source>
        <translation>Bewertung von %1 entfernen?</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Take the tag “%1” from %2?</source>
        <translation>Schlagwort „%1“ von %2 entfernen?</translation>
    </message>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
</context>
<context>
    <name>lectern::SelectionPane</name>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Reading lists</source>
        <translation>Leselisten</translation>
    </message>
    <message>
        <source>Authors of several</source>
        <translation>Autoren von mehreren</translation>
    </message>
    <message>
        <source>Escape goes back to one paper.</source>
        <translation>Esc geht zu einer Arbeit zurück.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>all read</source>
        <translation>alle gelesen</translation>
    </message>
    <message>
        <source>all unread</source>
        <translation>alle ungelesen</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 gelesen</translation>
    </message>
    <message>
        <source>all bookmarked</source>
        <translation>alle mit Lesezeichen</translation>
    </message>
    <message>
        <source>none bookmarked</source>
        <translation>keine mit Lesezeichen</translation>
    </message>
    <message>
        <source>%1 bookmarked</source>
        <translation>Lesezeichen gesetzt: %1</translation>
    </message>
    <message>
        <source>%1 rated</source>
        <translation>Bewertet: %1</translation>
    </message>
    <message>
        <source>%1 with a note</source>
        <translation>%1 mit Notiz</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Take this tag from the selected papers</source>
        <translation>Dieses Schlagwort von den ausgewählten Arbeiten entfernen</translation>
    </message>
    <message>
        <source>Take the tag %1 from %2</source>
        <translation>Schlagwort %1 von %2 entfernen</translation>
    </message>
    <message>
        <source>Take the selected papers out of this list</source>
        <translation>Die ausgewählten Arbeiten aus dieser Liste nehmen</translation>
    </message>
    <message>
        <source>Take %1 out of the list %2</source>
        <translation>%1 aus der Liste %2 nehmen</translation>
    </message>
</context>
<context>
    <name>lectern::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Sprache des Fensters</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Text size of the abstract, in percent</source>
        <translation>Textgröße des Abstracts, in Prozent</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source>How long a paper is looked at before it counts as read, in seconds</source>
        <translation>Wie lange eine Arbeit angesehen wird, bevor sie als gelesen gilt, in Sekunden</translation>
    </message>
    <message>
        <source>A moment is</source>
        <translation>Ein Moment ist</translation>
    </message>
    <message>
        <source>Library and backups</source>
        <translation>Bibliothek und Sicherungen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>lectern::Sidebar</name>
    <message>
        <source>Find an author, tag, source</source>
        <translation>Autor, Schlagwort, Quelle</translation>
    </message>
    <message>
        <source>Find in the sidebar</source>
        <translation>In der Seitenleiste suchen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Show what was remarked on import</source>
        <translation>Anmerkungen des Imports zeigen</translation>
    </message>
    <message>
        <source>What changed since the save before</source>
        <translation>Was sich seit dem Stand davor geändert hat</translation>
    </message>
    <message>
        <source>Restore this source</source>
        <translation>Diese Quelle wiederherstellen</translation>
    </message>
    <message>
        <source>Move this source to the bin</source>
        <translation>Diese Quelle in den Papierkorb</translation>
    </message>
</context>
<context>
    <name>lectern::SidebarModel</name>
    <message>
        <source>All papers</source>
        <translation>Alle Arbeiten</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
    </message>
    <message>
        <source>New since last visit</source>
        <translation>Neu seit dem letzten Besuch</translation>
    </message>
    <message>
        <source>Papers that came in after Lectern was last closed</source>
        <translation>Arbeiten, die dazukamen, nachdem Lectern zuletzt geschlossen wurde</translation>
    </message>
    <message>
        <source>Papers in an order of your own</source>
        <translation>Arbeiten in einer eigenen Folge</translation>
    </message>
    <message>
        <source>Words of your own on papers</source>
        <translation>Eigene Wörter zu Arbeiten</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>Questions you ask again</source>
        <translation>Fragen, die Sie wieder stellen</translation>
    </message>
    <message>
        <source>, h-index %1 as stated</source>
        <translation>, h-Index laut Angabe %1</translation>
    </message>
    <message>
        <source>More match: type on</source>
        <translation>Weitere passen: tippen Sie weiter</translation>
    </message>
    <message>
        <source>All authors…</source>
        <translation>Alle Autoren…</translation>
    </message>
    <message>
        <source>Every author as a list, by any figure</source>
        <translation>Jeder Autor als Liste, nach jeder Kennzahl</translation>
    </message>
    <message>
        <source>page of %1</source>
        <translation>Seite von %1</translation>
    </message>
    <message>
        <source>saved on %1</source>
        <translation>gespeichert am %1</translation>
    </message>
    <message>
        <source>%1 bytes not understood</source>
        <translation>%1 Bytes nicht verstanden</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>Papers that were removed</source>
        <translation>Arbeiten, die entfernt wurden</translation>
    </message>
    <message>
        <source>%1, removed on %2</source>
        <translation>%1, entfernt am %2</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>%1, %2 of them</source>
        <translation>%1, davon %2</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>aufgeklappt</translation>
    </message>
    <message>
        <source>collapsed</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>read on %1</source>
        <translation>gelesen am %1</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>Weiterlesen</translation>
    </message>
</context>
<context>
    <name>lectern::EmbeddedHighlightCommands</name>
    <message numerus="yes">
        <source>%n highlights of another program stand in this PDF.</source>
        <translation>
            <numerusform>%n Hervorhebung eines anderen Programms steht in diesem PDF.</numerusform>
            <numerusform>%n Hervorhebungen anderer Programme stehen in diesem PDF.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>The file is still being looked at; try again in a moment.</source>
        <translation>Die Datei wird noch angesehen; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>No other program highlighted anything in this PDF.</source>
        <translation>Kein anderes Programm hat in diesem PDF etwas hervorgehoben.</translation>
    </message>
    <message>
        <source>Highlights are kept with a paper of the library, and this PDF belongs to none yet.</source>
        <translation>Hervorhebungen gehören zu einer Arbeit der Bibliothek, und dieses PDF gehört noch zu keiner.</translation>
    </message>
    <message>
        <source>What other programs highlighted in this PDF is taken over already.</source>
        <translation>Was andere Programme in diesem PDF hervorgehoben haben, ist schon übernommen.</translation>
    </message>
    <message>
        <source>Nothing is highlighted in this PDF.</source>
        <translation>In diesem PDF ist nichts hervorgehoben.</translation>
    </message>
    <message>
        <source>Save a copy with the highlights</source>
        <translation>Kopie mit den Hervorhebungen speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>%1, highlighted</source>
        <translation>%1, hervorgehoben</translation>
    </message>
    <message>
        <source>%1 has the highlights, for any viewer to show.</source>
        <translation>%1 enthält die Hervorhebungen, die jedes Anzeigeprogramm zeigt.</translation>
    </message>
</context>
<context>
    <name>lectern::StatedFigures</name>
    <message>
        <source>h-index</source>
        <translation>h-Index</translation>
    </message>
    <message>
        <source>papers</source>
        <translation>Arbeiten</translation>
    </message>
    <message>
        <source>citations</source>
        <translation>Zitationen</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Novelty</translation>
    </message>
    <message>
        <source>AI Score</source>
        <translation>AI Score</translation>
    </message>
</context>
<context>
    <name>lectern::TagSwatches</name>
    <message>
        <source>%1 (Alt+%2)</source>
        <translation>%1 (Alt+%2)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>%1 for the tag %2</source>
        <translation>%1 für das Schlagwort %2</translation>
    </message>
</context>
<context>
    <name>lectern::TaskLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
</context>
<context>
    <name>lectern::TagListChecklist</name>
    <message>
        <source>Choose a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit.</translation>
    </message>
    <message>
        <source>Reading lists of %1</source>
        <translation>Leselisten von %1</translation>
    </message>
    <message>
        <source>Find or make a list</source>
        <translation>Liste suchen oder anlegen</translation>
    </message>
    <message>
        <source>Make the list “%1”</source>
        <translation>Liste „%1“ anlegen</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>Schlagwörter von %1</translation>
    </message>
    <message>
        <source>Find or make a tag, such as method/rl</source>
        <translation>Schlagwort suchen oder anlegen, etwa methode/rl</translation>
    </message>
    <message>
        <source>Make the tag “%1”</source>
        <translation>Schlagwort „%1“ anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Put %1 into the list “%2”?</source>
        <translation>%1 in die Liste „%2“ aufnehmen?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Take %1 out of the list “%2”?</source>
        <translation>%1 aus der Liste „%2“ nehmen?</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Tag %1 with “%2”?</source>
        <translation>%1 mit „%2“ verschlagworten?</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Take the tag “%1” from %2?</source>
        <translation>Schlagwort „%1“ von %2 entfernen?</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Put %1 into the new list “%2”?</source>
        <translation>%1 in die neue Liste „%2“ aufnehmen?</translation>
    </message>
</context>
<context>
    <name>lectern::Toast</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>lectern::TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Arbeit</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>Text of the paper</source>
        <translation>Text der Arbeit</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>How to search</source>
        <translation>So wird gesucht</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
</context>
<context>
    <name>lectern::UnmatchedFilesPage</name>
    <message>
        <source>Files and the papers they may be</source>
        <translation>Dateien und die Arbeiten, die sie sein können</translation>
    </message>
    <message>
        <source>Attach to this paper</source>
        <translation>An diese Arbeit anhängen</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Show the paper</source>
        <translation>Arbeit zeigen</translation>
    </message>
    <message>
        <source>Leave this file</source>
        <translation>Diese Datei lassen</translation>
    </message>
    <message>
        <source>%1, which seems to be called “%2”</source>
        <translation>%1, das „%2“ zu heißen scheint</translation>
    </message>
    <message>
        <source>No paper of this library seems to be it</source>
        <translation>Keine Arbeit dieser Bibliothek scheint es zu sein</translation>
    </message>
    <message>
        <source>Which papers are these files?</source>
        <translation>Welche Arbeiten sind diese Dateien?</translation>
    </message>
    <message numerus="yes">
        <source>%n files. Return attaches the file below to the paper above it, Delete leaves it; to attach it to another paper, choose that one in the list and attach it there.</source>
        <translation>
            <numerusform>%n Datei. Die Eingabetaste hängt die unten genannte Datei an die Arbeit darüber an, Entf lässt sie; um sie an eine andere Arbeit anzuhängen, wählen Sie diese in der Liste und hängen Sie sie dort an.</numerusform>
            <numerusform>%n Dateien. Die Eingabetaste hängt die unten genannte Datei an die Arbeit darüber an, Entf lässt sie; um sie an eine andere Arbeit anzuhängen, wählen Sie diese in der Liste und hängen Sie sie dort an.</numerusform>
        </translation>
    </message>
    <message>
        <source>No file waits</source>
        <translation>Keine Datei wartet</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>Neue Arbeit</translation>
    </message>
    <message>
        <source>PDF files whose paper is not sure are kept here, also after a restart, until you say which paper each one is.</source>
        <translation>PDF-Dateien, deren Arbeit nicht sicher ist, bleiben hier, auch nach einem Neustart, bis Sie sagen, welche Arbeit jede ist.</translation>
    </message>
</context>
<context>
    <name>lectern::ViewCommands</name>
    <message>
        <source>The window speaks this language from the next start on.</source>
        <translation>Das Fenster spricht diese Sprache ab dem nächsten Start.</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorDuplicatesPage</name>
    <message>
        <source>the same name</source>
        <translation>derselbe Name</translation>
    </message>
    <message>
        <source>the same words in the name</source>
        <translation>dieselben Wörter im Namen</translation>
    </message>
    <message>
        <source>one name can be written for the other</source>
        <translation>ein Name kann für den anderen stehen</translation>
    </message>
    <message>
        <source>, 1 co-author in common</source>
        <translation>, 1 gemeinsamer Koautor</translation>
    </message>
    <message>
        <source>, %1 co-authors in common</source>
        <translation>, %1 gemeinsame Koautoren</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>Wer ist wer</translation>
    </message>
    <message>
        <source>Different people (D)</source>
        <translation>Verschiedene Personen (D)</translation>
    </message>
    <message>
        <source>The same person (S)</source>
        <translation>Dieselbe Person (S)</translation>
    </message>
    <message>
        <source>Pairs of authors</source>
        <translation>Autorenpaare</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>may be</source>
        <translation>ist vielleicht</translation>
    </message>
    <message>
        <source>because of</source>
        <translation>wegen</translation>
    </message>
    <message>
        <source>Comparing all names. In a large library this takes a few seconds…</source>
        <translation>Alle Namen werden verglichen. In einer großen Bibliothek dauert das einige Sekunden…</translation>
    </message>
    <message>
        <source>%1, and %2; %3</source>
        <translation>%1, und %2; %3</translation>
    </message>
    <message>
        <source>The %1 surest pairs. What you decide is remembered and can be undone.</source>
        <translation>Die %1 sichersten Paare. Was Sie entscheiden, bleibt gemerkt und lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>No pair is left to be decided</source>
        <translation>Kein Paar ist mehr zu entscheiden</translation>
    </message>
    <message>
        <source>May be one person</source>
        <translation>Vielleicht eine Person</translation>
    </message>
    <message>
        <source>Told apart</source>
        <translation>Auseinandergehalten</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>Undecided again (D)</source>
        <translation>Wieder offen lassen (D)</translation>
    </message>
    <message>
        <source>Side by side (C)</source>
        <translation>Nebeneinander (C)</translation>
    </message>
    <message>
        <source>Decided once and remembered; Undo takes it back. Lectern itself never merges anybody.</source>
        <translation>Einmal entschieden, bleibt es gemerkt; „Rückgängig“ nimmt es zurück. Lectern selbst führt niemanden zusammen.</translation>
    </message>
    <message>
        <source>Comparing all names: %1 %</source>
        <translation>Alle Namen werden verglichen: %1 %</translation>
    </message>
</context>
<context>
    <name>lectern::YearBars</name>
    <message>
        <source>Papers a year</source>
        <translation>Arbeiten je Jahr</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
