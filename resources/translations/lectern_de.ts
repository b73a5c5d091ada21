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
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>combined: %1</source>
        <translation>kombiniert: %1</translation>
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
        <source>both are kept</source>
        <translation>beide bleiben</translation>
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
        <source>Web page saved as Markdown</source>
        <translation>Webseite, als Markdown gespeichert</translation>
    </message>
    <message>
        <source>Papers in JSON</source>
        <translation>Arbeiten als JSON</translation>
    </message>
    <message>
        <source>Papers as JSON lines</source>
        <translation>Arbeiten als JSON Lines</translation>
    </message>
    <message>
        <source>PubMed (XML)</source>
        <translation>PubMed (XML)</translation>
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
        <source>Web page archive (MHTML)</source>
        <translation>Webseitenarchiv (MHTML)</translation>
    </message>
    <message>
        <source>Word bibliography (XML)</source>
        <translation>Word-Literaturverzeichnis (XML)</translation>
    </message>
    <message>
        <source>printed page (PDF)</source>
        <translation>gedruckte Seite (PDF)</translation>
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
        <source>The text has no byte order mark; it was read as UTF-16.</source>
        <translation>Der Text hat keine Bytereihenfolge-Marke (BOM); er wurde als UTF-16 gelesen.</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as Windows-1252, so accented letters may be wrong.</source>
        <translation>Der Text ist kein UTF-8; er wurde als Windows-1252 gelesen, Buchstaben mit Akzenten können also falsch sein.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a character.</source>
        <translation>Die Datei endet mitten in einem Zeichen.</translation>
    </message>
    <message>
        <source>This line contains bytes that are not text; they are shown as �.</source>
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
        <source>This is a compressed file. Unpack it first.</source>
        <translation>Das ist eine komprimierte Datei. Entpacken Sie sie zuerst.</translation>
    </message>
    <message>
        <source>This is a program, not a page or a bibliography.</source>
        <translation>Das ist ein Programm, keine Seite und keine Bibliografie.</translation>
    </message>
    <message>
        <source>This is a Safari web archive. Save the page as HTML or text.</source>
        <translation>Das ist ein Safari-Webarchiv. Speichern Sie die Seite als HTML oder Text.</translation>
    </message>
    <message>
        <source>This is an SQLite database, not a page or a bibliography. If it is a library, open it as one.</source>
        <translation>Das ist eine SQLite-Datenbank, keine Seite und keine Bibliografie. Falls sie eine Bibliothek ist, öffnen Sie sie als solche.</translation>
    </message>
    <message>
        <source>This is an audio or video file, not a page or a bibliography.</source>
        <translation>Das ist eine Audio- oder Videodatei, keine Seite und keine Bibliografie.</translation>
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
        <source>This is binary data, not the text of a page or a bibliography.</source>
        <translation>Das sind Binärdaten, nicht der Text einer Seite oder einer Bibliografie.</translation>
    </message>
    <message>
        <source>The file contains only white space.</source>
        <translation>Die Datei enthält nur Leerraum.</translation>
    </message>
    <message>
        <source>This is a web page (HTML), but no paper was found in it. Select the whole page in the browser, copy it and paste it here.</source>
        <translation>Das ist eine Webseite (HTML), aber es wurde keine Arbeit darin gefunden. Markieren Sie im Browser die ganze Seite, kopieren Sie sie und fügen Sie sie hier ein.</translation>
    </message>
    <message>
        <source>This kind of XML is not supported.</source>
        <translation>Diese Art von XML wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>This looks like JSON, but this kind is not supported.</source>
        <translation>Das sieht nach JSON aus, aber diese Art wird nicht unterstützt.</translation>
    </message>
    <message>
        <source>This is text, but not a supported page or bibliography: no paper was found in it.</source>
        <translation>Das ist Text, aber keine unterstützte Seite oder Bibliografie: Es wurde keine Arbeit darin gefunden.</translation>
    </message>
    <message>
        <source>This file is too large for the format “%1”: it has %2, the limit is %3.</source>
        <translation>Diese Datei ist zu groß für das Format „%1“: Sie hat %2, die Grenze ist %3.</translation>
    </message>
    <message>
        <source>This file contains more than %1 records, the limit for this format (%2). Split the file.</source>
        <translation>Diese Datei enthält mehr als %1 Datensätze, die Grenze für dieses Format (%2). Teilen Sie die Datei.</translation>
    </message>
    <message>
        <source>This is %1, but no paper was found in it.</source>
        <translation>Das ist „%1“, aber es wurde keine Arbeit darin gefunden.</translation>
    </message>
    <message>
        <source>This entry has no title.</source>
        <translation>Dieser Eintrag hat keinen Titel.</translation>
    </message>
    <message>
        <source>This text is outside of all entries.</source>
        <translation>Dieser Text steht außerhalb aller Einträge.</translation>
    </message>
    <message>
        <source>This @comment is not closed; it ends before the next entry.</source>
        <translation>Dieses @comment ist nicht geschlossen; es endet vor dem nächsten Eintrag.</translation>
    </message>
    <message>
        <source>This @preamble is not closed.</source>
        <translation>Dieses @preamble ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>This @string cannot be read.</source>
        <translation>Dieses @string ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This entry is not closed; it ends before the next one.</source>
        <translation>Dieser Eintrag ist nicht geschlossen; er endet vor dem nächsten.</translation>
    </message>
    <message>
        <source>This entry has no fields.</source>
        <translation>Dieser Eintrag hat keine Felder.</translation>
    </message>
    <message>
        <source>An extra brace closes this entry; reading continues after it.</source>
        <translation>Eine überzählige Klammer schließt diesen Eintrag; danach wird weitergelesen.</translation>
    </message>
    <message>
        <source>This field cannot be read.</source>
        <translation>Dieses Feld ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A brace in this value is not closed; it ends before the next field.</source>
        <translation>In diesem Wert ist eine Klammer nicht geschlossen; er endet vor dem nächsten Feld.</translation>
    </message>
    <message>
        <source>This value is not closed.</source>
        <translation>Dieser Wert ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>A quotation mark in this value is not closed; it ends before the next field.</source>
        <translation>Ein Anführungszeichen in diesem Wert ist nicht geschlossen; er endet vor dem nächsten Feld.</translation>
    </message>
    <message>
        <source>The @string definitions of this file expand without limit; this one was skipped.</source>
        <translation>Die @string-Definitionen dieser Datei wachsen unbegrenzt; diese wurde ausgelassen.</translation>
    </message>
    <message>
        <source>This line has no tag and is outside of all records.</source>
        <translation>Diese Zeile hat kein Kürzel und steht außerhalb aller Datensätze.</translation>
    </message>
    <message>
        <source>This record has no closing ER line.</source>
        <translation>Diesem Datensatz fehlt die abschließende ER-Zeile.</translation>
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
        <source>The lines of this page were wrapped at %1 columns; they have been rejoined.</source>
        <translation>Die Zeilen dieser Seite waren bei %1 Zeichen umbrochen und wurden wieder zusammengesetzt.</translation>
    </message>
    <message>
        <source>Abstract without text.</source>
        <translation>Abstract ohne Text.</translation>
    </message>
    <message>
        <source>This paragraph below the abstract was read as part of it: %1</source>
        <translation>Dieser Absatz unter dem Abstract wurde als Teil davon gelesen: %1</translation>
    </message>
    <message>
        <source>This line does not belong to an abstract: %1</source>
        <translation>Diese Zeile gehört zu keinem Abstract: %1</translation>
    </message>
    <message>
        <source>The source ends in the middle of this abstract.</source>
        <translation>Die Quelle endet mitten in diesem Abstract.</translation>
    </message>
    <message>
        <source>Too many diagnostics; the rest was dropped.</source>
        <translation>Zu viele Diagnosemeldungen; die übrigen wurden verworfen.</translation>
    </message>
    <message>
        <source>The page header has figures but no name.</source>
        <translation>Der Seitenkopf enthält Kennzahlen, aber keinen Namen.</translation>
    </message>
    <message>
        <source>The header of another author, %1, begins here; the papers below were read as part of this page.</source>
        <translation>Hier beginnt der Kopf eines anderen Autors, %1; die Arbeiten darunter wurden als Teil dieser Seite gelesen.</translation>
    </message>
    <message>
        <source>This figure is rounded on the page: %1</source>
        <translation>Diese Kennzahl ist auf der Seite gerundet: %1</translation>
    </message>
    <message>
        <source>The source ends within the header of %1; this figure may be truncated: %2</source>
        <translation>Die Quelle endet im Kopf von %1; diese Kennzahl kann abgeschnitten sein: %2</translation>
    </message>
    <message>
        <source>Unrecognised line in the header: %1</source>
        <translation>Nicht erkannte Zeile im Kopf: %1</translation>
    </message>
    <message>
        <source>The page begins in the middle of a paper; its title is missing: %1</source>
        <translation>Die Seite beginnt mitten in einer Arbeit; deren Titel fehlt: %1</translation>
    </message>
    <message>
        <source>Unrecognised line before the first paper: %1</source>
        <translation>Nicht erkannte Zeile vor der ersten Arbeit: %1</translation>
    </message>
    <message>
        <source>The source ends before the title of this paper.</source>
        <translation>Die Quelle endet vor dem Titel dieser Arbeit.</translation>
    </message>
    <message>
        <source>Date without a paper below it.</source>
        <translation>Datum ohne Arbeit darunter.</translation>
    </message>
    <message>
        <source>This line is too long to be the title of a paper.</source>
        <translation>Diese Zeile ist zu lang für den Titel einer Arbeit.</translation>
    </message>
    <message>
        <source>The page begins in the middle of this paper: its date is missing, and possibly the beginning of its title.</source>
        <translation>Die Seite beginnt mitten in dieser Arbeit: Das Datum fehlt, vielleicht auch der Anfang des Titels.</translation>
    </message>
    <message>
        <source>Invalid date: %1</source>
        <translation>Ungültiges Datum: %1</translation>
    </message>
    <message>
        <source>No authors below the title %1</source>
        <translation>Keine Autoren unter dem Titel %1</translation>
    </message>
    <message>
        <source>This line above the authors was read as the end of the title: %1</source>
        <translation>Diese Zeile über den Autoren wurde als Ende des Titels gelesen: %1</translation>
    </message>
    <message>
        <source>The source ends within the authors; %1 may be truncated and was skipped.</source>
        <translation>Die Quelle endet in der Autorenliste; %1 kann abgeschnitten sein und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>This line below the names was read as the abstract: %1</source>
        <translation>Diese Zeile unter den Namen wurde als Abstract gelesen: %1</translation>
    </message>
    <message>
        <source>The source ends here; possibly missing: %1.</source>
        <translation>Die Quelle endet hier; möglicherweise fehlt: %1.</translation>
    </message>
    <message>
        <source>This paper has no %1.</source>
        <translation>Dieser Arbeit fehlt: %1.</translation>
    </message>
    <message>
        <source>No authors found after the title %1</source>
        <translation>Keine Autoren nach dem Titel %1 gefunden</translation>
    </message>
    <message>
        <source>The end of the title is uncertain; it was read as “%1”.</source>
        <translation>Das Ende des Titels ist unsicher; er wurde als „%1“ gelesen.</translation>
    </message>
    <message>
        <source>The end of the title is uncertain; it was read as “%1”, but may be “%2”.</source>
        <translation>Das Ende des Titels ist unsicher; er wurde als „%1“ gelesen, kann aber auch „%2“ sein.</translation>
    </message>
    <message>
        <source>The page contains only white space.</source>
        <translation>Die Seite enthält nur Leerraum.</translation>
    </message>
    <message>
        <source>The source ends before the abstract.</source>
        <translation>Die Quelle endet vor dem Abstract.</translation>
    </message>
    <message>
        <source>The author may be %1 or %2: none of the papers contains either name.</source>
        <translation>Der Autor kann %1 oder %2 sein: Keine Arbeit enthält einen der beiden Namen.</translation>
    </message>
    <message>
        <source>A quotation mark in this row is not closed.</source>
        <translation>Ein Anführungszeichen in dieser Zeile ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>This row has %1 values, but the header has %2 names; the extra values are kept by number.</source>
        <translation>Diese Zeile hat %1 Werte, der Kopf aber nur %2 Namen; die überzähligen werden unter ihrer Nummer aufbewahrt.</translation>
    </message>
    <message>
        <source>This row has neither a title nor an abstract.</source>
        <translation>Diese Zeile hat weder Titel noch Abstract.</translation>
    </message>
    <message>
        <source>Too few of its %1 (%2) are known paper fields.</source>
        <translation>Zu wenige von %1 (%2) sind bekannte Felder einer Arbeit.</translation>
    </message>
    <message>
        <source>None of its %1 (%2) is known as a title.</source>
        <translation>Von %1 (%2) ist nichts als Titel bekannt.</translation>
    </message>
    <message>
        <source>This is not a JSON object.</source>
        <translation>Das ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The objects here are nested too deeply.</source>
        <translation>Die Objekte sind hier zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>This list is not closed; the file is truncated.</source>
        <translation>Diese Liste ist nicht geschlossen; die Datei ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This record is truncated.</source>
        <translation>Dieser Datensatz ist abgeschnitten.</translation>
    </message>
    <message>
        <source>This record is not valid JSON: %1.</source>
        <translation>Dieser Datensatz ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>This object is not a paper.</source>
        <translation>Dieses Objekt ist keine Arbeit.</translation>
    </message>
    <message>
        <source>This document declares its own entities; they are not expanded.</source>
        <translation>Dieses Dokument deklariert eigene Entitäten; sie werden nicht ersetzt.</translation>
    </message>
    <message>
        <source>This record cannot be read: %1.</source>
        <translation>Dieser Datensatz ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>This record does not contain a paper.</source>
        <translation>Dieser Datensatz enthält keine Arbeit.</translation>
    </message>
    <message>
        <source>Unexpected text after the JSON object of this line.</source>
        <translation>Unerwarteter Text nach dem JSON-Objekt dieser Zeile.</translation>
    </message>
    <message>
        <source>This line is not UTF-8.</source>
        <translation>Diese Zeile ist kein UTF-8.</translation>
    </message>
    <message>
        <source>This line is not a complete JSON object (%1).</source>
        <translation>Diese Zeile ist kein vollständiges JSON-Objekt (%1).</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>Diese Zeile hat weder Titel noch Abstract.</translation>
    </message>
    <message>
        <source>The server returned an error: %1.</source>
        <translation>Der Server meldete einen Fehler: %1.</translation>
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
        <source>The machine-readable data of this page lists %1 papers that its text does not show; they were skipped.</source>
        <translation>Die maschinenlesbaren Daten dieser Seite enthalten %1 Arbeiten, die ihr Text nicht zeigt; sie wurden ausgelassen.</translation>
    </message>
    <message>
        <source>This web page shows no paper and contains no readable data about one.</source>
        <translation>Diese Webseite zeigt keine Arbeit und enthält keine lesbaren Angaben zu einer.</translation>
    </message>
    <message>
        <source>Only the machine-readable data of this web page was read, not its visible text.</source>
        <translation>Von dieser Webseite wurden nur die maschinenlesbaren Daten gelesen, nicht der sichtbare Text.</translation>
    </message>
    <message>
        <source>This message does not contain a page.</source>
        <translation>Diese Nachricht enthält keine Seite.</translation>
    </message>
    <message>
        <source>%1 can be written, but not read.</source>
        <translation>%1 kann geschrieben, aber nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 dates have no year, and the date when the page was saved is unknown.</source>
        <translation>%1 Daten haben kein Jahr, und das Speicherdatum der Seite ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 appears above the figures of an author, but in none of the papers.</source>
        <translation>%1 steht über den Kennzahlen eines Autors, kommt aber in keiner Arbeit vor.</translation>
    </message>
    <message>
        <source>%1 appears alone above papers that contain this name, and was read as their author.</source>
        <translation>%1 steht allein über Arbeiten, die diesen Namen enthalten, und wurde als ihr Autor gelesen.</translation>
    </message>
    <message>
        <source>Records skipped as duplicates of %1 others in this file: %2.</source>
        <translation>Datensätze, die als Dubletten von %1 anderen dieser Datei ausgelassen wurden: %2.</translation>
    </message>
    <message>
        <source>No field named “%1” was found at the beginning of this source.</source>
        <translation>Am Anfang dieser Quelle wurde kein Feld „%1“ gefunden.</translation>
    </message>
    <message>
        <source>The elements of this page are too many or nested too deeply; some lines may be joined.</source>
        <translation>Die Elemente dieser Seite sind zu viele oder zu tief verschachtelt; manche Zeilen sind vielleicht zusammengefasst.</translation>
    </message>
    <message>
        <source>The inherited data of the entries in this file grows without limit; the rest was skipped.</source>
        <translation>Die geerbten Angaben der Einträge dieser Datei wachsen unbegrenzt; der Rest wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The number in “%1” is out of range; it was kept as text: %2</source>
        <translation>Die Zahl in „%1“ liegt außerhalb des gültigen Bereichs und bleibt als Text erhalten: %2</translation>
    </message>
    <message>
        <source>BibTeX</source>
        <translation>BibTeX</translation>
    </message>
    <message>
        <source>BibLaTeX</source>
        <translation>BibLaTeX</translation>
    </message>
    <message>
        <source>CSL-JSON</source>
        <translation>CSL-JSON</translation>
    </message>
    <message>
        <source>PubMed</source>
        <translation>PubMed</translation>
    </message>
    <message>
        <source>MODS</source>
        <translation>MODS</translation>
    </message>
    <message>
        <source>RIS</source>
        <translation>RIS</translation>
    </message>
    <message>
        <source>OAI-PMH</source>
        <translation>OAI-PMH</translation>
    </message>
    <message>
        <source>The text is not UTF-8; it was read as %1, so letters may be wrong.</source>
        <translation>Der Text ist nicht UTF-8; er wurde als %1 gelesen, Buchstaben können also falsch sein.</translation>
    </message>
    <message>
        <source>Some characters cannot be read as %1; they are shown as �.</source>
        <translation>Einige Zeichen lassen sich nicht als %1 lesen; sie erscheinen als �.</translation>
    </message>
    <message>
        <source>An earlier version of Lectern had read this file; its papers were read again.</source>
        <translation>Eine frühere Version von Lectern hatte diese Datei gelesen; ihre Arbeiten wurden neu gelesen.</translation>
    </message>
    <message>
        <source>These lines belong to no record; they have no title and no author.</source>
        <translation>Diese Zeilen gehören zu keinem Eintrag; sie haben weder Titel noch Autor.</translation>
    </message>
    <message>
        <source>This record has several titles; it may be several papers.</source>
        <translation>Dieser Eintrag hat mehrere Titel; vielleicht sind es mehrere Arbeiten.</translation>
    </message>
    <message>
        <source>The authors of this record were not understood; they were kept as text.</source>
        <translation>Die Autoren dieses Eintrags wurden nicht erkannt; sie bleiben als Text erhalten.</translation>
    </message>
    <message>
        <source>The program %1 read %2 papers from this file, which has %3 records.</source>
        <translation>Das Programm %1 hat %2 Arbeiten aus dieser Datei gelesen, die %3 Einträge hat.</translation>
    </message>
    <message>
        <source>The program %1 read authors for %2 papers, but %3 records of this file have some.</source>
        <translation>Das Programm %1 hat Autoren für %2 Arbeiten gelesen, aber %3 Einträge dieser Datei haben welche.</translation>
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
    <name>Display</name>
    <message>
        <source>(untitled)</source>
        <translation>(ohne Titel)</translation>
    </message>
    <message>
        <source>Year inferred: the page gives no year. This is the latest such date before the page was saved.</source>
        <translation>Jahr erschlossen: Die Seite nennt kein Jahr. Dies ist der späteste passende Tag vor dem Speichern der Seite.</translation>
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
        <source>%1 in the title, three or more times in total</source>
        <translation>%1 im Titel, insgesamt dreimal oder öfter</translation>
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
        <source>Matches: %1</source>
        <translation>Treffer: %1</translation>
    </message>
    <message>
        <source>No paper contains all these words; each of these lacks one</source>
        <translation>Keine Arbeit enthält alle diese Wörter; diesen fehlt je eines</translation>
    </message>
    <message>
        <source>Only titles, names and venues were searched; add another word to search abstracts too</source>
        <translation>Nur Titel, Namen und Publikationen wurden durchsucht; mit einem weiteren Wort auch Abstracts</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No results for %1; showing results for %2</source>
        <translation>Keine Treffer für %1; angezeigt werden Treffer für %2</translation>
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
        <source>conflicting sources</source>
        <translation>widersprüchliche Quellen</translation>
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
        <extracomment>The format of a day, in the syntax of QLocale::toString().</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM &apos;~&apos;yyyy</source>
        <comment>format</comment>
        <translation>d. MMM &apos;~&apos;yyyy</translation>
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
        <source>Similar names: %1</source>
        <translation>Ähnliche Namen: %1</translation>
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
        <source>remove bookmark from %1</source>
        <translation>Lesezeichen von %1 entfernen</translation>
    </message>
    <message>
        <source>Bookmark removed from %1</source>
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
        <source>remove tag %2 from %1</source>
        <translation>Schlagwort %2 von %1 entfernen</translation>
    </message>
    <message>
        <source>Tag %2 removed from %1</source>
        <translation>Schlagwort %2 entfernt: %1</translation>
    </message>
    <message>
        <source>create tag %2</source>
        <translation>Schlagwort %2 erstellen</translation>
    </message>
    <message>
        <source>Tag %2 created</source>
        <translation>Schlagwort %2 erstellt</translation>
    </message>
    <message>
        <source>change tag %2</source>
        <translation>Schlagwort %2 ändern</translation>
    </message>
    <message>
        <source>Tag %2 changed</source>
        <translation>Schlagwort %2 geändert</translation>
    </message>
    <message>
        <source>merge tag %2 into another</source>
        <translation>Schlagwort %2 mit einem anderen zusammenführen</translation>
    </message>
    <message>
        <source>Tag %2 merged into another</source>
        <translation>Schlagwort %2 mit einem anderen zusammengeführt</translation>
    </message>
    <message>
        <source>delete tag %2</source>
        <translation>Schlagwort %2 löschen</translation>
    </message>
    <message>
        <source>Tag %2 deleted</source>
        <translation>Schlagwort %2 gelöscht</translation>
    </message>
    <message>
        <source>create list %2</source>
        <translation>Liste %2 erstellen</translation>
    </message>
    <message>
        <source>List %2 created</source>
        <translation>Liste %2 erstellt</translation>
    </message>
    <message>
        <source>change list %2</source>
        <translation>Liste %2 ändern</translation>
    </message>
    <message>
        <source>List %2 changed</source>
        <translation>Liste %2 geändert</translation>
    </message>
    <message>
        <source>delete list %2</source>
        <translation>Liste %2 löschen</translation>
    </message>
    <message>
        <source>List %2 deleted</source>
        <translation>Liste %2 gelöscht</translation>
    </message>
    <message>
        <source>add %1 to list %2</source>
        <translation>%1 zur Liste %2 hinzufügen</translation>
    </message>
    <message>
        <source>%1 added to list %2</source>
        <translation>%1 zur Liste %2 hinzugefügt</translation>
    </message>
    <message>
        <source>remove %1 from list %2</source>
        <translation>%1 aus der Liste %2 entfernen</translation>
    </message>
    <message>
        <source>%1 removed from list %2</source>
        <translation>%1 aus der Liste %2 entfernt</translation>
    </message>
    <message>
        <source>reorder list %2</source>
        <translation>Liste %2 neu ordnen</translation>
    </message>
    <message>
        <source>List %2 reordered</source>
        <translation>Liste %2 neu geordnet</translation>
    </message>
    <message>
        <source>edit paper note</source>
        <translation>Notiz zu einer Arbeit ändern</translation>
    </message>
    <message>
        <source>Note saved</source>
        <translation>Notiz gespeichert</translation>
    </message>
    <message>
        <source>edit author note</source>
        <translation>Notiz zu einem Autor ändern</translation>
    </message>
    <message>
        <source>save search %2</source>
        <translation>Suche %2 speichern</translation>
    </message>
    <message>
        <source>Search %2 saved</source>
        <translation>Suche %2 gespeichert</translation>
    </message>
    <message>
        <source>change search %2</source>
        <translation>Suche %2 ändern</translation>
    </message>
    <message>
        <source>Search %2 changed</source>
        <translation>Suche %2 geändert</translation>
    </message>
    <message>
        <source>move search %2</source>
        <translation>Suche %2 verschieben</translation>
    </message>
    <message>
        <source>delete search %2</source>
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
        <source>assign %1 to %2</source>
        <translation>%1 %2 zuordnen</translation>
    </message>
    <message>
        <source>%1 assigned to %2</source>
        <translation>%1 %2 zugeordnet</translation>
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
        <source>remove name from %2</source>
        <translation>Namen aus %2 entfernen</translation>
    </message>
    <message>
        <source>Name removed from %2</source>
        <translation>Name aus %2 entfernt</translation>
    </message>
    <message>
        <source>record decision on author %2</source>
        <translation>Entscheidung zum Autor %2 speichern</translation>
    </message>
    <message>
        <source>Decision on author %2 recorded</source>
        <translation>Entscheidung zum Autor %2 gespeichert</translation>
    </message>
    <message>
        <source>record decision on duplicate papers</source>
        <translation>Entscheidung über Dubletten speichern</translation>
    </message>
    <message>
        <source>Decision on duplicate papers recorded</source>
        <translation>Entscheidung über Dubletten gespeichert</translation>
    </message>
    <message>
        <source>split off source of %2</source>
        <translation>Quelle von %2 abtrennen</translation>
    </message>
    <message>
        <source>Source of %2 split off</source>
        <translation>Quelle von %2 abgetrennt</translation>
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
        <source>move %1 to trash</source>
        <translation>%1 in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>%1 moved to trash</source>
        <translation>%1 in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>restore %1 from trash</source>
        <translation>%1 aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>move source %2 to trash</source>
        <translation>Quelle %2 in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Source %2 moved to trash</source>
        <translation>Quelle %2 in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>restore source %2 from trash</source>
        <translation>Quelle %2 aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message>
        <source>Source %2 restored</source>
        <translation>Quelle %2 wiederhergestellt</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Rating removed from %1</source>
        <translation>Bewertung entfernt: %1</translation>
    </message>
    <message>
        <source>remove rating from %1</source>
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
        <source>correct field %2 of %1</source>
        <translation>Feld %2 von %1 korrigieren</translation>
    </message>
    <message>
        <source>Rating removed from %1%2</source>
        <translation>Bewertung entfernt: %1%2</translation>
    </message>
    <message>
        <source>Undone: </source>
        <translation>Rückgängig: </translation>
    </message>
    <message>
        <source>Redone: </source>
        <translation>Wiederholt: </translation>
    </message>
    <message>
        <source>; one part was kept because it was changed later</source>
        <translation>; ein Teil blieb unverändert, weil er später geändert wurde</translation>
    </message>
    <message>
        <source>; %1 parts were kept because they were changed later</source>
        <translation>; %1 Teile blieben unverändert, weil sie später geändert wurden</translation>
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
        <translation>Anhang %2 entfernen</translation>
    </message>
    <message>
        <source>%2 detached</source>
        <translation>Anhang %2 entfernt</translation>
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
        <translation>Anhänge von %1 entfernt</translation>
    </message>
    <message>
        <source>detach files from %1</source>
        <translation>Anhänge von %1 entfernen</translation>
    </message>
    <message>
        <source>Decision on duplicates among %1 recorded</source>
        <translation>Entscheidung über Dubletten unter %1 gespeichert</translation>
    </message>
    <message>
        <source>record decision on duplicates among %1</source>
        <translation>Entscheidung über Dubletten unter %1 speichern</translation>
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
        <source>change highlight %2</source>
        <translation>Hervorhebung %2 ändern</translation>
    </message>
    <message>
        <source>Highlight %2 changed</source>
        <translation>Hervorhebung %2 geändert</translation>
    </message>
    <message>
        <source>remove highlight %2</source>
        <translation>Hervorhebung %2 entfernen</translation>
    </message>
    <message>
        <source>Highlight %2 removed</source>
        <translation>Hervorhebung %2 entfernt</translation>
    </message>
    <message>
        <source>Highlights added to %1</source>
        <translation>Hervorhebungen zu %1 hinzugefügt</translation>
    </message>
    <message>
        <source>add highlights to %1</source>
        <translation>Hervorhebungen zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Highlights removed from %1</source>
        <translation>Hervorhebungen aus %1 entfernt</translation>
    </message>
    <message>
        <source>remove highlights from %1</source>
        <translation>Hervorhebungen aus %1 entfernen</translation>
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
        <source>Decision on duplicates of “%1” recorded</source>
        <translation>Entscheidung über Dubletten von „%1“ gespeichert</translation>
    </message>
    <message>
        <source>record decision on duplicates of “%1”</source>
        <translation>Entscheidung über Dubletten von „%1“ speichern</translation>
    </message>
</context>
<context>
    <name>EmptyWords</name>
    <message>
        <source>Cannot open this library</source>
        <translation>Diese Bibliothek lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The message below gives the reason. Restore a backup (the current file is kept), or recover the readable data into a new library.</source>
        <translation>Die Meldung unten nennt den Grund. Stellen Sie eine Sicherung wieder her (die jetzige Datei bleibt erhalten), oder retten Sie die lesbaren Daten in eine neue Bibliothek.</translation>
    </message>
    <message>
        <source>Importing papers</source>
        <translation>Arbeiten werden importiert</translation>
    </message>
    <message>
        <source>Papers appear here after the first file is imported. Progress is shown below.</source>
        <translation>Die Arbeiten erscheinen hier, sobald die erste Datei importiert ist. Der Fortschritt steht unten.</translation>
    </message>
    <message>
        <source>No papers yet</source>
        <translation>Noch keine Arbeiten</translation>
    </message>
    <message>
        <source>No papers in “%1” yet</source>
        <translation>Noch keine Arbeiten in „%1“</translation>
    </message>
    <message>
        <source>No papers in the trash</source>
        <translation>Keine Arbeiten im Papierkorb</translation>
    </message>
    <message>
        <source>Papers in the trash can be restored until it is emptied.</source>
        <translation>Arbeiten im Papierkorb lassen sich wiederherstellen, bis er geleert wird.</translation>
    </message>
    <message>
        <source>No papers in “%1”</source>
        <translation>Keine Arbeiten in „%1“</translation>
    </message>
    <message>
        <source>Matching papers will appear here.</source>
        <translation>Passende Arbeiten erscheinen hier.</translation>
    </message>
    <message>
        <source>No matching papers</source>
        <translation>Keine passenden Arbeiten</translation>
    </message>
    <message>
        <source>Remove a condition above or use fewer words.</source>
        <translation>Entfernen Sie oben eine Bedingung, oder verwenden Sie weniger Wörter.</translation>
    </message>
    <message>
        <source>Preview before import</source>
        <translation>Vorschau vor dem Import</translation>
    </message>
    <message>
        <source>Fictional papers to try everything out</source>
        <translation>Erfundene Arbeiten, um alles auszuprobieren</translation>
    </message>
    <message>
        <source>Earlier copies of this library</source>
        <translation>Frühere Kopien dieser Bibliothek</translation>
    </message>
    <message>
        <source>Drag papers onto the list on the left, or select them and press %1.</source>
        <translation>Ziehen Sie Arbeiten auf die Liste links, oder wählen Sie sie aus und drücken Sie %1.</translation>
    </message>
    <message>
        <source>Results without one of the conditions:</source>
        <translation>Treffer ohne eine der Bedingungen:</translation>
    </message>
    <message>
        <source>Try fewer words or another spelling.</source>
        <translation>Versuchen Sie es mit weniger Wörtern oder einer anderen Schreibweise.</translation>
    </message>
    <message>
        <source>Drop saved author pages, paper lists or bibliography files onto the window. Imported data stays on this computer, in this folder:</source>
        <translation>Ziehen Sie gespeicherte Autorenseiten, Listen von Arbeiten oder Bibliografien auf das Fenster. Importierte Daten bleiben auf diesem Computer, in diesem Ordner:</translation>
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
        <source>with a PDF</source>
        <translation>mit PDF</translation>
    </message>
    <message>
        <source>with highlights</source>
        <translation>mit Hervorhebungen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>with code</source>
        <translation>mit Code</translation>
    </message>
    <message>
        <source>Bookmarked</source>
        <translation>Mit Lesezeichen</translation>
    </message>
    <message>
        <source>Unread</source>
        <translation>Ungelesen</translation>
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
        <source>%1 new, %2 matched</source>
        <translation>%1 neu, %2 zugeordnet</translation>
    </message>
    <message>
        <source>%1 matched with a different title or authors</source>
        <translation>%1 trotz anderen Titels oder anderer Autoren zugeordnet</translation>
    </message>
    <message>
        <source>%1 already in the library</source>
        <translation>%1 schon in der Bibliothek</translation>
    </message>
    <message>
        <source>%1 in the trash</source>
        <translation>%1 im Papierkorb</translation>
    </message>
    <message>
        <source>%1 rejected</source>
        <translation>%1 abgelehnt</translation>
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
        <source>%1 per second</source>
        <translation>%1 pro Sekunde</translation>
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
    <message>
        <source>some text not recognised</source>
        <translation>ein Teil des Textes nicht erkannt</translation>
    </message>
    <message>
        <source>1 new paper</source>
        <translation>1 neue Arbeit</translation>
    </message>
    <message>
        <source>%1 new papers</source>
        <translation>%1 neue Arbeiten</translation>
    </message>
    <message>
        <source>No new papers</source>
        <translation>Keine neuen Arbeiten</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Term</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Dateinamen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>needs the package %1</source>
        <translation>benötigt das Paket %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe anzeigen.</translation>
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
        <source>The date when the pages were saved; completes dates without a year. Default: modification date of each file.</source>
        <translation>Das Datum, an dem die Seiten gespeichert wurden; ergänzt Daten ohne Jahr. Vorgabe: Änderungsdatum der Datei.</translation>
    </message>
    <message>
        <source>Read the files in this format instead of detecting it.</source>
        <translation>Die Dateien in diesem Format lesen, statt es zu erkennen.</translation>
    </message>
    <message>
        <source>Read the column or key KEY of tables and JSON as FIELD: title, authors, abstract, year, date …, or extra to keep it unchanged. May be repeated.</source>
        <translation>Die Spalte oder den Schlüssel KEY von Tabellen und JSON als FIELD lesen: title, authors, abstract, year, date …, oder extra, um ihn unverändert aufzubewahren. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>--map expects KEY=FIELD, not “%1”; the fields are: %2.</source>
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
        <source>--saved-on expects a date as YYYY-MM-DD, not “%1”.</source>
        <translation>--saved-on erwartet ein Datum als YYYY-MM-DD, nicht „%1“.</translation>
    </message>
    <message>
        <source>Unknown format “%1”; available: %2.</source>
        <translation>Unbekanntes Format „%1“; verfügbar: %2.</translation>
    </message>
    <message>
        <source>Missing operand.</source>
        <translation>Operand fehlt.</translation>
    </message>
    <message>
        <source>Too many operands.</source>
        <translation>Zu viele Operanden.</translation>
    </message>
    <message>
        <source>usage: lectern-cli %1 [option...] %2 (--help for more)</source>
        <translation>Aufruf: lectern-cli %1 [Option...] %2 (mehr mit --help)</translation>
    </message>
    <message>
        <source>Folder for the backups. Default: “&lt;library&gt; backups” next to the library.</source>
        <translation>Ordner für die Sicherungen. Vorgabe: „&lt;Bibliothek&gt; backups“ neben der Bibliothek.</translation>
    </message>
    <message>
        <source>File “%1” does not exist.</source>
        <translation>Die Datei „%1“ existiert nicht.</translation>
    </message>
    <message>
        <source>No backup of “%1” in “%2”.</source>
        <translation>Keine Sicherung von „%1“ in „%2“.</translation>
    </message>
    <message>
        <source>Restored from %1</source>
        <translation>Wiederhergestellt aus %1</translation>
    </message>
    <message>
        <source>The damaged library was kept as %1</source>
        <translation>Die beschädigte Bibliothek wurde als %1 aufbewahrt</translation>
    </message>
    <message>
        <source>Copy a library, even while in use, and check the copy.</source>
        <translation>Eine Bibliothek kopieren, auch während der Benutzung, und die Kopie prüfen.</translation>
    </message>
    <message>
        <source>Restore BACKUP, or the newest backup. The current library is backed up first, or kept under another name if damaged.</source>
        <translation>BACKUP wiederherstellen, sonst die neueste Sicherung. Die jetzige Bibliothek wird vorher gesichert oder, falls beschädigt, unter anderem Namen aufbewahrt.</translation>
    </message>
    <message>
        <source>The library is intact.</source>
        <translation>Die Bibliothek ist intakt.</translation>
    </message>
    <message>
        <source>Check the integrity and consistency of a library.</source>
        <translation>Integrität und Konsistenz einer Bibliothek prüfen.</translation>
    </message>
    <message>
        <source>Completions exist for %1, not for “%2”.</source>
        <translation>Es gibt Vervollständigungen für %1, nicht für „%2“.</translation>
    </message>
    <message>
        <source>Print the shell completions for verbs, options and formats.</source>
        <translation>Die Shell-Vervollständigung für Verben, Optionen und Formate ausgeben.</translation>
    </message>
    <message>
        <source>merge the two given papers; the marks and notes of both are kept</source>
        <translation>die beiden angegebenen Arbeiten zusammenführen; Markierungen und Notizen beider bleiben erhalten</translation>
    </message>
    <message>
        <source>Merged.</source>
        <translation>Zusammengeführt.</translation>
    </message>
    <message>
        <source>mark them as different papers; they are not suggested again</source>
        <translation>sie als verschiedene Arbeiten kennzeichnen; sie werden nicht wieder vorgeschlagen</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>link them as versions of one work; both are kept</source>
        <translation>sie als Fassungen eines Werks verknüpfen; beide bleiben erhalten</translation>
    </message>
    <message>
        <source>Linked.</source>
        <translation>Verknüpft.</translation>
    </message>
    <message>
        <source>undo the decision that they are different papers or versions</source>
        <translation>die Entscheidung aufheben, dass sie verschiedene Arbeiten oder Fassungen sind</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Aufgehoben.</translation>
    </message>
    <message>
        <source>--%1 expects the numbers of two papers.</source>
        <translation>--%1 erwartet die Nummern zweier Arbeiten.</translation>
    </message>
    <message>
        <source>There is no decision on these two papers.</source>
        <translation>Zu diesen beiden Arbeiten gibt es keine Entscheidung.</translation>
    </message>
    <message>
        <source>possible duplicate</source>
        <translation>mögliche Dublette</translation>
    </message>
    <message>
        <source>possible versions</source>
        <translation>mögliche Fassungen</translation>
    </message>
    <message>
        <source>No likely duplicates found.</source>
        <translation>Keine wahrscheinlichen Dubletten gefunden.</translation>
    </message>
    <message>
        <source>--apart expects the number of a paper and one of its appearances, such as 3:12 (see --joined).</source>
        <translation>--apart erwartet die Nummer einer Arbeit und eines ihrer Vorkommen, etwa 3:12 (siehe --joined).</translation>
    </message>
    <message>
        <source>It is now paper %1.</source>
        <translation>Sie ist jetzt Arbeit %1.</translation>
    </message>
    <message>
        <source>          %1  %2, line %3: %4 (%5)</source>
        <translation>          %1  %2, Zeile %3: %4 (%5)</translation>
    </message>
    <message>
        <source>No source conflicts in title or authors.</source>
        <translation>Keine Quellenkonflikte bei Titel oder Autoren.</translation>
    </message>
    <message>
        <source>list papers whose sources conflict in title or authors</source>
        <translation>Arbeiten auflisten, deren Quellen sich bei Titel oder Autoren widersprechen</translation>
    </message>
    <message>
        <source>split the given appearance (see --joined) off the given paper</source>
        <translation>das angegebene Vorkommen (siehe --joined) von der angegebenen Arbeit abtrennen</translation>
    </message>
    <message>
        <source>--%1 and --%2 cannot be combined.</source>
        <translation>--%1 und --%2 lassen sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>--joined and --apart cannot be combined with other options.</source>
        <translation>--joined und --apart lassen sich nicht mit anderen Optionen kombinieren.</translation>
    </message>
    <message>
        <source>--joined does not take numbers.</source>
        <translation>--joined erwartet keine Nummern.</translation>
    </message>
    <message>
        <source>Paper numbers need an option such as --merge.</source>
        <translation>Zu den Nummern von Arbeiten fehlt eine Option wie --merge.</translation>
    </message>
    <message>
        <source>List likely duplicate papers, or record whether two papers are duplicates, versions or different.</source>
        <translation>Wahrscheinliche Dubletten auflisten oder festlegen, ob zwei Arbeiten Dubletten, Fassungen oder verschieden sind.</translation>
    </message>
    <message>
        <source>Only papers that match this query (syntax as for search). Default: all.</source>
        <translation>Nur Arbeiten, die dieser Suchanfrage entsprechen (Syntax wie bei search). Vorgabe: alle.</translation>
    </message>
    <message>
        <source>%1. Default: by the extension of FILE.</source>
        <translation>%1. Vorgabe: nach der Endung von FILE.</translation>
    </message>
    <message>
        <source>Same as --format jsonl: all data, including marks.</source>
        <translation>Wie --format jsonl: alle Daten, auch Markierungen.</translation>
    </message>
    <message>
        <source>Output file. Default: standard output.</source>
        <translation>Ausgabedatei. Vorgabe: Standardausgabe.</translation>
    </message>
    <message>
        <source>--jsonl and --format %1 cannot be combined.</source>
        <translation>--jsonl und --format %1 lassen sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>--format is missing; available: %1.</source>
        <translation>--format fehlt; verfügbar: %1.</translation>
    </message>
    <message>
        <source>The format “%1” can only be read; writable formats: %2.</source>
        <translation>Das Format „%1“ kann nur gelesen werden; schreibbare Formate: %2.</translation>
    </message>
    <message>
        <source>Export papers as BibTeX, RIS, CSL-JSON, CSV, JSON lines or a reading list.</source>
        <translation>Arbeiten als BibTeX, RIS, CSL-JSON, CSV, JSON Lines oder Leseliste exportieren.</translation>
    </message>
    <message>
        <source>%1: in the trash of the library</source>
        <translation>%1: im Papierkorb der Bibliothek</translation>
    </message>
    <message>
        <source>%1: already in the library</source>
        <translation>%1: schon in der Bibliothek</translation>
    </message>
    <message>
        <source>%1:%2: “%3” (%4) matched to paper %5, known as “%6” (%7)</source>
        <translation>%1:%2: „%3“ (%4) wurde der Arbeit %5 zugeordnet, bekannt als „%6“ (%7)</translation>
    </message>
    <message>
        <source>%1: %2 more matched to a paper with a different title or authors</source>
        <translation>%1: %2 weitere einer Arbeit mit anderem Titel oder anderen Autoren zugeordnet</translation>
    </message>
    <message>
        <source>%1:%2: not recognised: %3</source>
        <translation>%1:%2: nicht erkannt: %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 bytes not recognised: %4 % recognised</source>
        <translation>%1: %2 von %3 Bytes nicht erkannt: %4 % erkannt</translation>
    </message>
    <message>
        <source>Standard input exceeds %1 bytes; import from a file instead.</source>
        <translation>Die Standardeingabe überschreitet %1 Bytes; importieren Sie stattdessen aus einer Datei.</translation>
    </message>
    <message>
        <source>The mapping given with --map is stored in the library for the layout of the source (its set of names)</source>
        <translation>Die Zuordnung mit --map wird in der Bibliothek für den Aufbau der Quelle (ihre Namen) gespeichert</translation>
    </message>
    <message>
        <source>and is reused for sources with the same layout.</source>
        <translation>und für Quellen mit demselben Aufbau wiederverwendet.</translation>
    </message>
    <message>
        <source>, %1 per second</source>
        <translation>, %1 pro Sekunde</translation>
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
        <source> Map them with --map KEY=FIELD.</source>
        <translation> Ordnen Sie sie mit --map KEY=FIELD zu.</translation>
    </message>
    <message>
        <source>Import files and folders into a library; creates it if missing.</source>
        <translation>Dateien und Ordner in eine Bibliothek importieren; legt sie an, falls sie fehlt.</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...]</source>
        <translation>Aufruf: lectern-cli VERB [Option...] [Operand...]</translation>
    </message>
    <message>
        <source>lectern-cli VERB --help shows the options of a verb. The exit status is 0 on success,</source>
        <translation>lectern-cli VERB --help zeigt die Optionen eines Verbs. Der Rückgabewert ist 0 bei Erfolg,</translation>
    </message>
    <message>
        <source>1 on failure, 2 on incorrect usage.</source>
        <translation>1 bei einem Fehler, 2 bei falschem Aufruf.</translation>
    </message>
    <message>
        <source>Missing verb.</source>
        <translation>Verb fehlt.</translation>
    </message>
    <message>
        <source>Unknown verb “%1”.</source>
        <translation>Unbekanntes Verb „%1“.</translation>
    </message>
    <message>
        <source>usage: lectern-cli VERB [option...] [operand...] (--help for more)</source>
        <translation>Aufruf: lectern-cli VERB [Option...] [Operand...] (mehr mit --help)</translation>
    </message>
    <message>
        <source>“%1” is too large for a marks file.</source>
        <translation>„%1“ ist zu groß für eine Markierungsdatei.</translation>
    </message>
    <message>
        <source>Library “%1” does not exist.</source>
        <translation>Die Bibliothek „%1“ existiert nicht.</translation>
    </message>
    <message>
        <source>“marks export” does not take a file; use -o FILE.</source>
        <translation>„marks export“ erwartet keine Datei; verwenden Sie -o FILE.</translation>
    </message>
    <message>
        <source>“marks import” expects a file.</source>
        <translation>„marks import“ erwartet eine Datei.</translation>
    </message>
    <message>
        <source>“marks” expects “export” or “import”, not “%1”.</source>
        <translation>„marks“ erwartet „export“ oder „import“, nicht „%1“.</translation>
    </message>
    <message>
        <source>Export all bookmarks, tags, lists and notes as JSON, or import such a file.</source>
        <translation>Alle Lesezeichen, Schlagwörter, Listen und Notizen als JSON exportieren oder eine solche Datei importieren.</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>Query, character %1: %2</source>
        <translation>Suchanfrage, Zeichen %1: %2</translation>
    </message>
    <message>
        <source>field “%1” is kept unchanged</source>
        <translation>Feld „%1“ bleibt unverändert</translation>
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
        <source>(untitled) </source>
        <translation>(ohne Titel) </translation>
    </message>
    <message>
        <source> et al.</source>
        <translation> et al.</translation>
    </message>
    <message>
        <source>“%1” exceeds %2 bytes, the limit for the format %3.</source>
        <translation>„%1“ überschreitet %2 Bytes, die Grenze für das Format %3.</translation>
    </message>
    <message>
        <source>“%1”: %2 Map them with --map KEY=FIELD.</source>
        <translation>„%1“: %2 Ordnen Sie sie mit --map KEY=FIELD zu.</translation>
    </message>
    <message>
        <source>Print one paper per line as JSON; unrecognised input goes to standard error.</source>
        <translation>Je Zeile eine Arbeit als JSON ausgeben; nicht Erkanntes geht in die Standardfehlerausgabe.</translation>
    </message>
    <message>
        <source>Print how each range of a file was read, and why.</source>
        <translation>Für jeden Bereich einer Datei ausgeben, wie er gelesen wurde und warum.</translation>
    </message>
    <message>
        <source>Print the file with all letters as x and all digits as 9, for reporting a page that is not recognised.</source>
        <translation>Die Datei mit x für jeden Buchstaben und 9 für jede Ziffer ausgeben, um eine nicht erkannte Seite zu melden.</translation>
    </message>
    <message>
        <source>--json and --jsonl cannot be combined.</source>
        <translation>--json und --jsonl lassen sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>--explain, --layout, --json and --jsonl cannot be combined.</source>
        <translation>--explain, --layout, --json und --jsonl lassen sich nicht kombinieren.</translation>
    </message>
    <message>
        <source>Show the papers in files without importing them. FILE may be - for standard input.</source>
        <translation>Die Arbeiten in Dateien anzeigen, ohne sie zu importieren. FILE darf - für die Standardeingabe sein.</translation>
    </message>
    <message>
        <source>Search index rebuilt.</source>
        <translation>Suchindex neu erstellt.</translation>
    </message>
    <message>
        <source>Rebuild the search index; indexes of older versions lack some spellings.</source>
        <translation>Den Suchindex neu erstellen; Indizes älterer Versionen fehlen Schreibweisen.</translation>
    </message>
    <message>
        <source>%1 of %2 pages of the file were unreadable</source>
        <translation>%1 von %2 Seiten der Datei waren nicht lesbar</translation>
    </message>
    <message>
        <source>Only the history was lost.</source>
        <translation>Nur der Änderungsverlauf ging verloren.</translation>
    </message>
    <message>
        <source>Lost, in addition to the history:</source>
        <translation>Verloren außer dem Änderungsverlauf:</translation>
    </message>
    <message>
        <source>The damaged library is not changed. NEW must not exist; afterwards open it like any</source>
        <translation>Die beschädigte Bibliothek wird nicht verändert. NEW darf nicht existieren; öffnen Sie sie danach wie jede</translation>
    </message>
    <message>
        <source>other library. A recent backup may contain more data: see restore.</source>
        <translation>andere Bibliothek. Eine neuere Sicherung kann mehr Daten enthalten: siehe restore.</translation>
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
        <source>Recover the readable data of a damaged library into a new one, marks first, and list what is lost.</source>
        <translation>Die lesbaren Daten einer beschädigten Bibliothek in eine neue retten, Markierungen zuerst, und auflisten, was verloren ist.</translation>
    </message>
    <message>
        <source>Query syntax:</source>
        <translation>Syntax der Suchanfrage:</translation>
    </message>
    <message>
        <source>Print at most N papers. Default: all.</source>
        <translation>Höchstens N Arbeiten ausgeben. Vorgabe: alle.</translation>
    </message>
    <message>
        <source>--limit expects a number from 0, not “%1”.</source>
        <translation>--limit erwartet eine Zahl ab 0, nicht „%1“.</translation>
    </message>
    <message>
        <source>“%1” also matched: %2. Use =%1 for this spelling only.</source>
        <translation>„%1“ fand auch: %2. Mit =%1 nur diese Schreibweise.</translation>
    </message>
    <message>
        <source>No paper contains all these words; each of these lacks one.</source>
        <translation>Keine Arbeit enthält alle diese Wörter; diesen fehlt je eines.</translation>
    </message>
    <message>
        <source>Only titles, names and venues were searched; add another word to search abstracts too.</source>
        <translation>Nur Titel, Namen und Publikationen wurden durchsucht; mit einem weiteren Wort auch Abstracts.</translation>
    </message>
    <message>
        <source>List papers that match a query.</source>
        <translation>Arbeiten auflisten, die einer Suchanfrage entsprechen.</translation>
    </message>
    <message>
        <source>Unknown field “%1”. Available: %2.</source>
        <translation>Unbekanntes Feld „%1“. Verfügbar: %2.</translation>
    </message>
    <message>
        <source>No paper matches “%1”.</source>
        <translation>Keine Arbeit entspricht „%1“.</translation>
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
        <source>All papers that match this query, instead of numbers.</source>
        <translation>Alle Arbeiten, die dieser Suchanfrage entsprechen, anstelle von Nummern.</translation>
    </message>
    <message>
        <source>Replace TEXT in FIELD with VALUE, ignoring case.</source>
        <translation>TEXT in FIELD durch VALUE ersetzen, ohne Groß- und Kleinschreibung zu beachten.</translation>
    </message>
    <message>
        <source>Fields: %1.</source>
        <translation>Felder: %1.</translation>
    </message>
    <message>
        <source>Separate authors with semicolons; FIELD= states that the paper has none.</source>
        <translation>Trennen Sie Autoren durch Semikolon; FIELD= legt fest, dass die Arbeit keinen Wert hat.</translation>
    </message>
    <message>
        <source>With one paper and no field: list the values of each source.</source>
        <translation>Mit einer Arbeit und ohne Feld: die Werte jeder Quelle auflisten.</translation>
    </message>
    <message>
        <source>“set” expects the numbers of papers, or --query.</source>
        <translation>„set“ erwartet die Nummern von Arbeiten oder --query.</translation>
    </message>
    <message>
        <source>“set” expects a value, such as venue=NeurIPS.</source>
        <translation>„set“ erwartet einen Wert, etwa venue=NeurIPS.</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor FIELD=VALUE.</source>
        <translation>„%1“ ist weder eine Nummer noch FIELD=VALUE.</translation>
    </message>
    <message>
        <source>--find expects a text and one FIELD=REPLACEMENT.</source>
        <translation>--find erwartet einen Text und ein FIELD=ERSATZ.</translation>
    </message>
    <message>
        <source>All fields.</source>
        <translation>Alle Felder.</translation>
    </message>
    <message>
        <source>“unset” expects the numbers of papers, or --query.</source>
        <translation>„unset“ erwartet die Nummern von Arbeiten oder --query.</translation>
    </message>
    <message>
        <source>“unset” expects the names of fields, or --all.</source>
        <translation>„unset“ erwartet die Namen von Feldern oder --all.</translation>
    </message>
    <message>
        <source>Set fields of papers; your values override all sources.</source>
        <translation>Felder von Arbeiten setzen; Ihre Werte haben Vorrang vor allen Quellen.</translation>
    </message>
    <message>
        <source>Remove your values; the values of the sources apply again.</source>
        <translation>Ihre Werte entfernen; es gelten wieder die Werte der Quellen.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>“%1” is a folder, not a file.</source>
        <translation>„%1“ ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>“%1” is not a regular file; pass its content on standard input, with “-”.</source>
        <translation>„%1“ ist keine reguläre Datei; übergeben Sie ihren Inhalt über die Standardeingabe, mit „-“.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation>„%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Show statistics of a library.</source>
        <translation>Statistik einer Bibliothek anzeigen.</translation>
    </message>
    <message>
        <source>lectern: No display available. Start Lectern in a desktop session, or use --screenshot FILE.png or lectern-cli.</source>
        <translation>lectern: Kein Bildschirm verfügbar. Starten Sie Lectern in einer grafischen Sitzung, oder verwenden Sie --screenshot DATEI.png oder lectern-cli.</translation>
    </message>
    <message>
        <source>lectern: the library is open in another window that does not respond.</source>
        <translation>lectern: Die Bibliothek ist in einem anderen Fenster offen, das nicht antwortet.</translation>
    </message>
    <message>
        <source>Open the window. A FILE that is a library (*.lectern) is opened; other files are previewed and imported after confirmation.</source>
        <translation>Das Fenster öffnen. Eine FILE, die eine Bibliothek ist (*.lectern), wird geöffnet; andere Dateien werden in einer Vorschau gezeigt und nach Bestätigung importiert.</translation>
    </message>
    <message>
        <source>The library to open. Default: your default library.</source>
        <translation>Die zu öffnende Bibliothek. Vorgabe: Ihre Standardbibliothek.</translation>
    </message>
    <message>
        <source>Import the files without a preview.</source>
        <translation>Die Dateien ohne Vorschau importieren.</translation>
    </message>
    <message>
        <source>Open the sample library of fictional papers.</source>
        <translation>Die Beispielbibliothek mit erfundenen Arbeiten öffnen.</translation>
    </message>
    <message>
        <source>Search for this query at startup.</source>
        <translation>Beim Start diese Suchanfrage ausführen.</translation>
    </message>
    <message>
        <source>Colour theme of this session.</source>
        <translation>Farbschema dieser Sitzung.</translation>
    </message>
    <message>
        <source>Language of this session: %1.</source>
        <translation>Sprache dieser Sitzung: %1.</translation>
    </message>
    <message>
        <source>Render the window to a PNG file without showing it, and exit.</source>
        <translation>Das Fenster in eine PNG-Datei zeichnen, ohne es anzuzeigen, und beenden.</translation>
    </message>
    <message>
        <source>Size of the image. Default: 1280x800.</source>
        <translation>Größe des Bildes. Vorgabe: 1280x800.</translation>
    </message>
    <message>
        <source>Select the author or sidebar entry, else the paper, that contains TEXT.</source>
        <translation>Den Autor oder Eintrag der Seitenleiste, sonst die Arbeit auswählen, die TEXT enthält.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Die Version anzeigen.</translation>
    </message>
    <message>
        <source>Libraries to open, or files to preview and import.</source>
        <translation>Zu öffnende Bibliotheken oder Dateien für Vorschau und Import.</translation>
    </message>
    <message>
        <source>--size expects WIDTHxHEIGHT in pixels, such as 1280x800, not “%1”.</source>
        <translation>--size erwartet BREITExHÖHE in Pixeln, etwa 1280x800, nicht „%1“.</translation>
    </message>
    <message>
        <source>Unknown option %1%2; see lectern --help.</source>
        <translation>Unbekannte Option %1%2; siehe lectern --help.</translation>
    </message>
    <message>
        <source>%1 See lectern --help.</source>
        <translation>%1 Siehe lectern --help.</translation>
    </message>
    <message>
        <source>--theme expects light or dark, not “%1”.</source>
        <translation>--theme erwartet light oder dark, nicht „%1“.</translation>
    </message>
    <message>
        <source>Unknown language “%1”; available: %2.</source>
        <translation>Unbekannte Sprache „%1“; verfügbar: %2.</translation>
    </message>
    <message>
        <source>A window shows one library: start lectern again for %1.</source>
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
        <source>Any word with this beginning.</source>
        <translation>Jedes Wort mit diesem Anfang.</translation>
    </message>
    <message>
        <source>Any word with these parts, of at least three letters; the star matches any letters.</source>
        <translation>Jedes Wort mit diesen Teilen aus mindestens drei Buchstaben; der Stern steht für beliebige Buchstaben.</translation>
    </message>
    <message>
        <source>Texts that match a regular expression (RE2), ignoring case; expressions that span several words search abstracts only if other words narrow the result.</source>
        <translation>Texte, die einem regulären Ausdruck (RE2) entsprechen, ohne Groß- und Kleinschreibung zu beachten; Ausdrücke über mehrere Wörter durchsuchen Abstracts nur, wenn andere Wörter das Ergebnis eingrenzen.</translation>
    </message>
    <message>
        <source>These words in sequence, in this spelling.</source>
        <translation>Diese Wörter nacheinander, in dieser Schreibweise.</translation>
    </message>
    <message>
        <source>The word in this spelling only.</source>
        <translation>Das Wort nur in dieser Schreibweise.</translation>
    </message>
    <message>
        <source>Excludes papers with this word; works before any condition.</source>
        <translation>Schließt Arbeiten mit diesem Wort aus; möglich vor jeder Bedingung.</translation>
    </message>
    <message>
        <source>Either condition; use brackets to group.</source>
        <translation>Eine der Bedingungen; Klammern fassen zusammen.</translation>
    </message>
    <message>
        <source>Words in this field only.</source>
        <translation>Wörter nur in diesem Feld.</translation>
    </message>
    <message>
        <source>The name as printed.</source>
        <translation>Der Name, wie er gedruckt ist.</translation>
    </message>
    <message>
        <source>Any of these categories.</source>
        <translation>Eine dieser Kategorien.</translation>
    </message>
    <message>
        <source>Words of the venue or of its abbreviation, in any form; the last one may be a prefix.</source>
        <translation>Wörter der Publikation oder ihrer Abkürzung, in jeder Form; das letzte darf ein Wortanfang sein.</translation>
    </message>
    <message>
        <source>A year, a month or a day, or a range: year:2024.., date:2026-01..2026-03-15, year:inferred.</source>
        <translation>Ein Jahr, ein Monat oder ein Tag, oder ein Bereich: year:2024.., date:2026-01..2026-03-15, year:inferred.</translation>
    </message>
    <message>
        <source>Added within the given days (d), weeks (w), months (m) or years (y), or since a date: added:2026-01..</source>
        <translation>Hinzugefügt in den letzten Tagen (d), Wochen (w), Monaten (m) oder Jahren (y), oder seit einem Datum: added:2026-01..</translation>
    </message>
    <message>
        <source>A number or a range: score:70..80.</source>
        <translation>Eine Zahl oder ein Bereich: score:70..80.</translation>
    </message>
    <message>
        <source>Your rating; rating:0 finds unrated papers.</source>
        <translation>Ihre Bewertung; rating:0 findet nicht bewertete Arbeiten.</translation>
    </message>
    <message>
        <source>The paper with this identifier; identifiers, their URLs and BibTeX entries can also be pasted unchanged.</source>
        <translation>Die Arbeit mit dieser Kennung; Kennungen, ihre Adressen und BibTeX-Einträge können auch unverändert eingefügt werden.</translation>
    </message>
    <message>
        <source>Papers with this tag, in this list, or from this file; separate several with commas.</source>
        <translation>Arbeiten mit diesem Schlagwort, in dieser Liste oder aus dieser Datei; mehrere durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>bookmarked, read, unread, new since the last visit, trash (in the trash; also binned), edited (with your own values), cut (author list ends in “et al.”).</source>
        <translation>bookmarked (mit Lesezeichen), read, unread (gelesen, ungelesen), new (neu seit dem letzten Besuch), trash (im Papierkorb; auch binned), edited (mit eigenen Werten), cut (die Autorenliste endet auf „et al.“).</translation>
    </message>
    <message>
        <source>All papers.</source>
        <translation>Alle Arbeiten.</translation>
    </message>
    <message>
        <source>“or” is searched as a word; use OR in capitals for either condition</source>
        <translation>„or“ wird als Wort gesucht; für eine der Bedingungen OR in Großbuchstaben verwenden</translation>
    </message>
    <message>
        <source>This “)” has no matching “(”.</source>
        <translation>Zu diesem „)“ fehlt ein „(“.</translation>
    </message>
    <message>
        <source>Expected a word or condition before OR.</source>
        <translation>Vor OR wird ein Wort oder eine Bedingung erwartet.</translation>
    </message>
    <message>
        <source>Expected a word or condition after OR.</source>
        <translation>Nach OR wird ein Wort oder eine Bedingung erwartet.</translation>
    </message>
    <message>
        <source>Expected AND between two conditions.</source>
        <translation>AND wird zwischen zwei Bedingungen erwartet.</translation>
    </message>
    <message>
        <source>Expected a word to exclude here.</source>
        <translation>Hier wird das auszuschließende Wort erwartet.</translation>
    </message>
    <message>
        <source>Only the first 1,000 conditions are searched.</source>
        <translation>Nur die ersten 1.000 Bedingungen werden gesucht.</translation>
    </message>
    <message>
        <source>Expected a word with letters or digits here.</source>
        <translation>Hier wird ein Wort mit Buchstaben oder Ziffern erwartet.</translation>
    </message>
    <message>
        <source>Brackets can be nested up to 50 levels.</source>
        <translation>Klammern können bis zu 50 Ebenen tief verschachtelt sein.</translation>
    </message>
    <message>
        <source>This “(” has no matching “)”.</source>
        <translation>Zu diesem „(“ fehlt ein „)“.</translation>
    </message>
    <message>
        <source>Expected a word or condition in the brackets.</source>
        <translation>In den Klammern wird ein Wort oder eine Bedingung erwartet.</translation>
    </message>
    <message>
        <source>Expected words between the quotes.</source>
        <translation>Zwischen den Anführungszeichen werden Wörter erwartet.</translation>
    </message>
    <message>
        <source>This quote has no matching closing quote.</source>
        <translation>Zu diesem Anführungszeichen fehlt das schließende.</translation>
    </message>
    <message>
        <source>Expected a regular expression between the slashes (%1).</source>
        <translation>Zwischen den Schrägstrichen wird ein regulärer Ausdruck erwartet (%1).</translation>
    </message>
    <message>
        <source>Expected a field such as author: or cat: before the colon; searched as words.</source>
        <translation>Vor dem Doppelpunkt wird ein Feld wie author: oder cat: erwartet; gesucht wird nach den Wörtern.</translation>
    </message>
    <message>
        <source>Expected at least three letters next to the stars.</source>
        <translation>Neben den Sternen werden mindestens drei Buchstaben erwartet.</translation>
    </message>
    <message>
        <source>Expected a word or a quoted phrase after the colon.</source>
        <translation>Nach dem Doppelpunkt wird ein Wort oder eine Wortfolge in Anführungszeichen erwartet.</translation>
    </message>
    <message>
        <source>Expected a category such as cat:LG or cat:cs.LG,cs.CL.</source>
        <translation>Erwartet wird eine Kategorie wie cat:LG oder cat:cs.LG,cs.CL.</translation>
    </message>
    <message>
        <source>Expected a year such as year:2024, year:2020..2023 or year:inferred.</source>
        <translation>Erwartet wird ein Jahr wie year:2024, year:2020..2023 oder year:inferred.</translation>
    </message>
    <message>
        <source>Expected a date such as date:2026-01, date:2026-01-15.. or date:2025..2026-03.</source>
        <translation>Erwartet wird ein Datum wie date:2026-01, date:2026-01-15.. oder date:2025..2026-03.</translation>
    </message>
    <message>
        <source>Expected a score such as score:&gt;=80 or score:60..80.</source>
        <translation>Erwartet wird ein Score wie score:&gt;=80 oder score:60..80.</translation>
    </message>
    <message>
        <source>Expected a number of stars such as rating:&gt;=4 or rating:5; rating:0 finds unrated papers.</source>
        <translation>Erwartet wird eine Zahl von Sternen wie rating:&gt;=4 oder rating:5; rating:0 findet nicht bewertete Arbeiten.</translation>
    </message>
    <message>
        <source>Expected one of these after has: %1.</source>
        <translation>Nach has: wird eines davon erwartet: %1.</translation>
    </message>
    <message>
        <source>Expected one of these after is: %1.</source>
        <translation>Nach is: wird eines davon erwartet: %1.</translation>
    </message>
    <message>
        <source>Expected a tag after the colon.</source>
        <translation>Nach dem Doppelpunkt wird ein Schlagwort erwartet.</translation>
    </message>
    <message>
        <source>Expected the name of a list after the colon, in quotes if it contains spaces.</source>
        <translation>Nach dem Doppelpunkt wird der Name einer Liste erwartet, mit Leerzeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Expected part of a source&apos;s file name after the colon.</source>
        <translation>Nach dem Doppelpunkt wird ein Teil des Dateinamens einer Quelle erwartet.</translation>
    </message>
    <message>
        <source>Expected words of a venue after the colon, in quotes if there are several.</source>
        <translation>Nach dem Doppelpunkt werden Wörter einer Publikation erwartet, mehrere in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Expected a number of citations such as citations:&gt;=100 or citations:10..50.</source>
        <translation>Erwartet wird eine Zahl von Zitationen wie citations:&gt;=100 oder citations:10..50.</translation>
    </message>
    <message>
        <source>Expected a period such as added:7d, added:3m or added:2026-01..</source>
        <translation>Erwartet wird ein Zeitraum wie added:7d, added:3m oder added:2026-01..</translation>
    </message>
    <message>
        <source>Expected a DOI or an arXiv id after the colon.</source>
        <translation>Nach dem Doppelpunkt wird eine DOI oder eine arXiv-Kennung erwartet.</translation>
    </message>
    <message>
        <source>This is %1; install the package %2 to read it.</source>
        <translation>Das ist %1; installieren Sie das Paket %2, um es zu lesen.</translation>
    </message>
    <message>
        <source>This file is too large for its format (%1): it has %2, the limit is %3.</source>
        <translation>Diese Datei ist zu groß für ihr Format (%1): Sie hat %2, die Grenze ist %3.</translation>
    </message>
    <message>
        <source>Could not start the program %1: %2.</source>
        <translation>Das Programm %1 konnte nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>The program %1 was stopped: its output for this file exceeded %2.</source>
        <translation>Das Programm %1 wurde beendet: Seine Ausgabe für diese Datei überschritt %2.</translation>
    </message>
    <message>
        <source>The program %1 was stopped: this file took longer than %2 seconds.</source>
        <translation>Das Programm %1 wurde beendet: Diese Datei brauchte länger als %2 Sekunden.</translation>
    </message>
    <message>
        <source>The program %1 could not read this file as %2.</source>
        <translation>Das Programm %1 konnte diese Datei nicht als %2 lesen.</translation>
    </message>
    <message>
        <source>The program %1 found no records in this file (%2).</source>
        <translation>Das Programm %1 fand in dieser Datei keinen Datensatz (%2).</translation>
    </message>
    <message>
        <source>File or folder %1 does not exist.</source>
        <translation>Die Datei oder der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read: permission denied.</source>
        <translation>Der Ordner %1 ist nicht lesbar: keine Berechtigung.</translation>
    </message>
    <message>
        <source>The folder %1 contains no files.</source>
        <translation>Der Ordner %1 enthält keine Dateien.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>Line %1 is longer than %2, the limit for a record.</source>
        <translation>Zeile %1 ist länger als %2, die Grenze für einen Datensatz.</translation>
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
        <source>“%1” is the only name of %2 and cannot be removed.</source>
        <translation>„%1“ ist der einzige Name von %2 und kann nicht entfernt werden.</translation>
    </message>
    <message>
        <source>To split %1, select some, but not all, of the papers.</source>
        <translation>Um %1 zu trennen, wählen Sie einige der Arbeiten, aber nicht alle.</translation>
    </message>
    <message>
        <source>These papers already belong to %1.</source>
        <translation>Diese Arbeiten gehören schon zu %1.</translation>
    </message>
    <message>
        <source>An author name can have at most 200 characters.</source>
        <translation>Der Name eines Autors kann höchstens 200 Zeichen haben.</translation>
    </message>
    <message>
        <source>An author cannot be marked as different from itself.</source>
        <translation>Ein Autor kann nicht als verschieden von sich selbst gekennzeichnet werden.</translation>
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
        <source>This reading list no longer exists.</source>
        <translation>Diese Leseliste gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>“%1” cannot be moved below itself.</source>
        <translation>„%1“ kann nicht unter sich selbst verschoben werden.</translation>
    </message>
    <message>
        <source>A note can have at most 1,000,000 characters.</source>
        <translation>Eine Notiz kann höchstens eine Million Zeichen haben.</translation>
    </message>
    <message>
        <source>A rating must be 0 to 5 stars.</source>
        <translation>Eine Bewertung muss 0 bis 5 Sterne haben.</translation>
    </message>
    <message>
        <source>This paper is no longer in the library.</source>
        <translation>Diese Arbeit ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>None of these papers is still in the library.</source>
        <translation>Keine dieser Arbeiten ist noch in der Bibliothek.</translation>
    </message>
    <message>
        <source>Enter the text to replace.</source>
        <translation>Geben Sie den zu ersetzenden Text ein.</translation>
    </message>
    <message>
        <source>These papers are already merged.</source>
        <translation>Diese Arbeiten sind schon zusammengeführt.</translation>
    </message>
    <message>
        <source>This source no longer contains the paper.</source>
        <translation>Diese Quelle enthält die Arbeit nicht mehr.</translation>
    </message>
    <message>
        <source>No other source contains this paper.</source>
        <translation>Keine andere Quelle enthält diese Arbeit.</translation>
    </message>
    <message>
        <source>This saved search no longer exists.</source>
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
        <source>The tag “%1” already exists.</source>
        <translation>Es gibt schon ein Schlagwort „%1“.</translation>
    </message>
    <message>
        <source>This tag no longer exists.</source>
        <translation>Dieses Schlagwort gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Select two different tags to merge.</source>
        <translation>Wählen Sie zwei verschiedene Schlagwörter zum Zusammenführen.</translation>
    </message>
    <message>
        <source>The tag “%1” already exists; merge the two tags instead.</source>
        <translation>Es gibt schon ein Schlagwort „%1“; führen Sie die beiden stattdessen zusammen.</translation>
    </message>
    <message>
        <source>No writable format “%1”.</source>
        <translation>Kein schreibbares Format „%1“.</translation>
    </message>
    <message>
        <source>This source has no number or no hash.</source>
        <translation>Diese Quelle hat keine Nummer oder keinen Hash.</translation>
    </message>
    <message>
        <source>This is not a marks file written by Lectern.</source>
        <translation>Das ist keine von Lectern geschriebene Markierungsdatei.</translation>
    </message>
    <message>
        <source>These marks were written by a newer version of Lectern; update Lectern to read them.</source>
        <translation>Diese Markierungen stammen von einer neueren Version von Lectern; aktualisieren Sie Lectern, um sie zu lesen.</translation>
    </message>
    <message>
        <source>Dates must be YYYY-MM-DD, such as 2024-05-17; if only the year is known, set the year.</source>
        <translation>Daten müssen die Form YYYY-MM-DD haben, etwa 2024-05-17; ist nur das Jahr bekannt, setzen Sie das Jahr.</translation>
    </message>
    <message>
        <source>A score must be a number from 0 to 100.</source>
        <translation>Ein Score muss eine Zahl von 0 bis 100 sein.</translation>
    </message>
    <message>
        <source>This is not a DOI; a DOI begins with 10. and a number.</source>
        <translation>Das ist keine DOI; eine DOI beginnt mit 10. und einer Zahl.</translation>
    </message>
    <message>
        <source>This is not an arXiv id, such as 2405.01234.</source>
        <translation>Das ist keine arXiv-Kennung wie 2405.01234.</translation>
    </message>
    <message>
        <source>Code must be yes or no.</source>
        <translation>Code muss yes oder no sein.</translation>
    </message>
    <message>
        <source>This value is too long.</source>
        <translation>Dieser Wert ist zu lang.</translation>
    </message>
    <message>
        <source>This value contains an invalid character.</source>
        <translation>Dieser Wert enthält ein ungültiges Zeichen.</translation>
    </message>
    <message>
        <source>A paper needs a title; remove your value to use the title of the sources.</source>
        <translation>Eine Arbeit braucht einen Titel; entfernen Sie Ihren Wert, um den Titel der Quellen zu verwenden.</translation>
    </message>
    <message>
        <source>Too many authors.</source>
        <translation>Zu viele Autoren.</translation>
    </message>
    <message>
        <source>A year must be a number such as 2024.</source>
        <translation>Ein Jahr muss eine Zahl wie 2024 sein.</translation>
    </message>
    <message>
        <source>Citations must be a whole number.</source>
        <translation>Zitationen müssen eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>An address must begin with https:, http: or mailto:.</source>
        <translation>Eine Adresse muss mit https:, http: oder mailto: beginnen.</translation>
    </message>
    <message>
        <source>The record at line %1 has %2 authors; the limit is %3.</source>
        <translation>Der Datensatz in Zeile %1 hat %2 Autoren; die Grenze ist %3.</translation>
    </message>
    <message>
        <source>Another program has just imported into this library; try again.</source>
        <translation>Ein anderes Programm hat gerade in diese Bibliothek importiert; versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This source is no longer in the library.</source>
        <translation>Diese Quelle ist nicht mehr in der Bibliothek.</translation>
    </message>
    <message>
        <source>This line is not valid JSON: %1.</source>
        <translation>Diese Zeile ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>This line contains no object.</source>
        <translation>Diese Zeile enthält kein Objekt.</translation>
    </message>
    <message>
        <source>This line was not written by Lectern.</source>
        <translation>Diese Zeile wurde nicht von Lectern geschrieben.</translation>
    </message>
    <message>
        <source>This file is truncated or lines are missing: it should contain %1 papers, but %2 were read.</source>
        <translation>Diese Datei ist abgeschnitten oder es fehlen Zeilen: Sie sollte %1 Arbeiten enthalten, gelesen wurden %2.</translation>
    </message>
    <message>
        <source>The number of this source is already used by another.</source>
        <translation>Die Nummer dieser Quelle wird schon von einer anderen verwendet.</translation>
    </message>
    <message>
        <source>This line has neither a title nor an abstract.</source>
        <translation>Diese Zeile hat weder Titel noch Abstract.</translation>
    </message>
    <message>
        <source>Another paper is already at this position in its source.</source>
        <translation>An dieser Stelle der Quelle ist schon eine andere Arbeit.</translation>
    </message>
    <message>
        <source>The papers were imported, but their marks were not: %1</source>
        <translation>Die Arbeiten wurden importiert, aber nicht ihre Markierungen: %1</translation>
    </message>
    <message>
        <source>These papers are not the result of a query.</source>
        <translation>Diese Arbeiten sind nicht das Ergebnis einer Suchanfrage.</translation>
    </message>
    <message>
        <source>Could not read or write a temporary file next to the library %1: %2.</source>
        <translation>Eine temporäre Datei neben der Bibliothek %1 konnte nicht gelesen oder geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>File %1 does not exist.</source>
        <translation>Die Datei %1 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 ist keine reguläre Datei.</translation>
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
        <source>Another program changed %1 while it was being read. Close that program and try again.</source>
        <translation>Ein anderes Programm hat %1 während des Lesens geändert. Schließen Sie es und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>The file %1 already exists. Choose another name for the new library.</source>
        <translation>Die Datei %1 existiert schon. Wählen Sie einen anderen Namen für die neue Bibliothek.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>%1 is a database of another program, not a Lectern library.</source>
        <translation>%1 ist eine Datenbank eines anderen Programms, keine Lectern-Bibliothek.</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer version of Lectern; update Lectern to recover it.</source>
        <translation>Die Bibliothek %1 stammt von einer neueren Version von Lectern; aktualisieren Sie Lectern, um sie zu retten.</translation>
    </message>
    <message>
        <source>No data of %1 could be read. Look for a backup in its backup folder.</source>
        <translation>Von %1 waren keine Daten lesbar. Suchen Sie in ihrem Sicherungsordner nach einer Sicherung.</translation>
    </message>
    <message>
        <source>Could not write the new library next to %1: %2.</source>
        <translation>Die neue Bibliothek konnte nicht neben %1 geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The library %1 does not exist.</source>
        <translation>Die Bibliothek %1 existiert nicht.</translation>
    </message>
    <message>
        <source>Could not create the backup folder %1.</source>
        <translation>Der Sicherungsordner %1 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a library file.</source>
        <translation>%1 ist ein Ordner, keine Bibliotheksdatei.</translation>
    </message>
    <message>
        <source>Cannot create the library %1: its folder is read-only.</source>
        <translation>Die Bibliothek %1 kann nicht angelegt werden: Ihr Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Cannot read the library %1: permission denied.</source>
        <translation>Die Bibliothek %1 kann nicht gelesen werden: keine Berechtigung.</translation>
    </message>
    <message>
        <source>The library %1 is empty.</source>
        <translation>Die Bibliothek %1 ist leer.</translation>
    </message>
    <message>
        <source>Cannot change the library %1: the file is read-only. It can be opened for reading.</source>
        <translation>Die Bibliothek %1 kann nicht geändert werden: Die Datei ist schreibgeschützt. Sie kann zum Lesen geöffnet werden.</translation>
    </message>
    <message>
        <source>Cannot read the library %1 in this folder: its latest changes are in the file %2, which can only be read in a writable folder. Copy both files to a writable folder.</source>
        <translation>Die Bibliothek %1 ist in diesem Ordner nicht lesbar: Ihre neuesten Änderungen sind in der Datei %2, die nur in einem beschreibbaren Ordner gelesen werden kann. Kopieren Sie beide Dateien in einen beschreibbaren Ordner.</translation>
    </message>
    <message>
        <source>Cannot open the library %1: %2.</source>
        <translation>Die Bibliothek %1 lässt sich nicht öffnen: %2.</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver provides no database handle.</source>
        <translation>Der SQLite-Treiber von Qt stellt kein Datenbank-Handle bereit.</translation>
    </message>
    <message>
        <source>The library %1 is damaged: reading its content does not end.</source>
        <translation>Die Bibliothek %1 ist beschädigt: Das Lesen ihres Inhalts endet nicht.</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed in the library %1.</source>
        <translation>Der Datenträger ist voll; in der Bibliothek %1 wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Cannot change the library %1: the file or its folder is read-only.</source>
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
        <source>Cannot open the library %1: could not create a file next to it.</source>
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
        <source>The library %1 could not answer the request (%2).</source>
        <translation>Die Bibliothek %1 konnte die Anfrage nicht beantworten (%2).</translation>
    </message>
    <message>
        <source>The library %1 no longer exists: another program has moved or deleted it.</source>
        <translation>Die Bibliothek %1 ist nicht mehr da: Ein anderes Programm hat sie verschoben oder gelöscht.</translation>
    </message>
    <message>
        <source>Another program has replaced the library %1 with another file.</source>
        <translation>Ein anderes Programm hat die Bibliothek %1 durch eine andere Datei ersetzt.</translation>
    </message>
    <message>
        <source>Another program has replaced or deleted the file %1-wal, which belongs to the library.</source>
        <translation>Ein anderes Programm hat die Datei %1-wal ersetzt oder gelöscht, die zur Bibliothek gehört.</translation>
    </message>
    <message>
        <source>The file %1 already exists.</source>
        <translation>Die Datei %1 existiert schon.</translation>
    </message>
    <message>
        <source>The disk is full: there is no space for a copy of the library in %1.</source>
        <translation>Der Datenträger ist voll: In %1 ist kein Platz für eine Kopie der Bibliothek.</translation>
    </message>
    <message>
        <source>The library %1 is damaged; no copy was created.</source>
        <translation>Die Bibliothek %1 ist beschädigt; es wurde keine Kopie erstellt.</translation>
    </message>
    <message>
        <source>The file %1 is not a backup of a Lectern library.</source>
        <translation>Die Datei %1 ist keine Sicherung einer Lectern-Bibliothek.</translation>
    </message>
    <message>
        <source>The file %1 was written by a newer version of Lectern; update Lectern to use it.</source>
        <translation>Die Datei %1 stammt von einer neueren Version von Lectern; aktualisieren Sie Lectern, um sie zu benutzen.</translation>
    </message>
    <message>
        <source>The file %1 is damaged.</source>
        <translation>Die Datei %1 ist beschädigt.</translation>
    </message>
    <message>
        <source>Could not keep the damaged library %1 as %2: %3.</source>
        <translation>Die beschädigte Bibliothek %1 konnte nicht als %2 aufbewahrt werden: %3.</translation>
    </message>
    <message>
        <source>Could not restore the library %1: %2. The previous file was kept as %3.</source>
        <translation>Die Bibliothek %1 konnte nicht wiederhergestellt werden: %2. Die vorherige Datei wurde als %3 aufbewahrt.</translation>
    </message>
    <message>
        <source>The file %1 is the library itself, not a backup of it.</source>
        <translation>Die Datei %1 ist die Bibliothek selbst, keine Sicherung davon.</translation>
    </message>
    <message>
        <source>Format migration step %1: %2</source>
        <translation>Formatumstellung, Schritt %1: %2</translation>
    </message>
    <message>
        <source>The library %1 was written by a newer version of Lectern; update Lectern to open it.</source>
        <translation>Die Bibliothek %1 stammt von einer neueren Version von Lectern; aktualisieren Sie Lectern, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The library %1 was written by an older version of Lectern; open it once for writing to upgrade it.</source>
        <translation>Die Bibliothek %1 stammt von einer älteren Version von Lectern; öffnen Sie sie einmal zum Schreiben, um sie zu aktualisieren.</translation>
    </message>
    <message>
        <source>The library %1 needs an upgrade, but the backup before it could not be written: %2</source>
        <translation>Die Bibliothek %1 muss aktualisiert werden, aber die Sicherung davor konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Could not create the library format: %1.</source>
        <translation>Das Bibliotheksformat konnte nicht angelegt werden: %1.</translation>
    </message>
    <message>
        <source>The library %1 was not opened because its structure is not Lectern&apos;s: %2.</source>
        <translation>Die Bibliothek %1 wurde nicht geöffnet, weil ihre Struktur nicht die von Lectern ist: %2.</translation>
    </message>
    <message>
        <source>Could not write the file %1: the disk is full. The previous file is unchanged.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden: Der Datenträger ist voll. Die vorherige Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Could not write the file %1: %2.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>%1 belongs to a Lectern library and must not be overwritten. Choose another file.</source>
        <translation>%1 gehört zu einer Lectern-Bibliothek und darf nicht überschrieben werden. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is a device, not a file.</source>
        <translation>%1 ist ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>Could not rename the file %1 to %2: %3.</source>
        <translation>Die Datei %1 konnte nicht in %2 umbenannt werden: %3.</translation>
    </message>
    <message>
        <source>--without expects abstracts, marks and notes, separated by commas.</source>
        <translation>--without erwartet abstracts, marks und notes, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>At most %1 papers can be formatted in a citation style at once.</source>
        <translation>Höchstens %1 Arbeiten können auf einmal in einem Zitierstil formatiert werden.</translation>
    </message>
    <message>
        <source>This build of Lectern does not support citation styles: it was built without Qt Qml.</source>
        <translation>Diese Version von Lectern unterstützt keine Zitierstile: Sie wurde ohne Qt Qml gebaut.</translation>
    </message>
    <message>
        <source>The citation style “%1” does not define a bibliography.</source>
        <translation>Der Zitierstil „%1“ definiert kein Literaturverzeichnis.</translation>
    </message>
    <message>
        <source>Unknown citation style “%1”.</source>
        <translation>Unbekannter Zitierstil „%1“.</translation>
    </message>
    <message>
        <source>This is not a citation style.</source>
        <translation>Das ist kein Zitierstil.</translation>
    </message>
    <message>
        <source>This citation style is nested too deeply.</source>
        <translation>Dieser Zitierstil ist zu tief verschachtelt.</translation>
    </message>
    <message>
        <source>Cannot read this citation style: line %1: %2.</source>
        <translation>Dieser Zitierstil ist nicht lesbar: Zeile %1: %2.</translation>
    </message>
    <message>
        <source>This file is too large for a citation style.</source>
        <translation>Diese Datei ist zu groß für einen Zitierstil.</translation>
    </message>
    <message>
        <source>At most %1 papers can be formatted in a citation style at once; %2 are selected.</source>
        <translation>Höchstens %1 Arbeiten können auf einmal in einem Zitierstil formatiert werden; ausgewählt sind %2.</translation>
    </message>
    <message>
        <source>This took longer than %1 seconds.</source>
        <translation>Das dauerte länger als %1 Sekunden.</translation>
    </message>
    <message>
        <source>The script returned no result.</source>
        <translation>Das Skript lieferte kein Ergebnis.</translation>
    </message>
    <message>
        <source>Cannot show PDFs: the program lectern-pdf is not installed.</source>
        <translation>PDFs können nicht angezeigt werden: Das Programm lectern-pdf ist nicht installiert.</translation>
    </message>
    <message>
        <source>This PDF is protected by a password.</source>
        <translation>Dieses PDF ist mit einem Passwort geschützt.</translation>
    </message>
    <message>
        <source>This file is damaged or not a PDF.</source>
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
        <source>This page is too large to show.</source>
        <translation>Diese Seite ist zu groß, um angezeigt zu werden.</translation>
    </message>
    <message>
        <source>The PDF reader returned an invalid result.</source>
        <translation>Der PDF-Leser lieferte ein ungültiges Ergebnis.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>This took too long and was stopped.</source>
        <translation>Das dauerte zu lange und wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The PDF reader crashed on this file.</source>
        <translation>Der PDF-Leser ist an dieser Datei abgestürzt.</translation>
    </message>
    <message>
        <source>The PDF reader crashed repeatedly on this file.</source>
        <translation>Der PDF-Leser ist wiederholt an dieser Datei abgestürzt.</translation>
    </message>
    <message>
        <source>selected manually</source>
        <translation>manuell gewählt</translation>
    </message>
    <message>
        <source>by arXiv stamp</source>
        <translation>anhand des arXiv-Stempels</translation>
    </message>
    <message>
        <source>by DOI</source>
        <translation>anhand der DOI</translation>
    </message>
    <message>
        <source>by title and authors</source>
        <translation>anhand von Titel und Autoren</translation>
    </message>
    <message>
        <source>by abstract</source>
        <translation>anhand des Abstracts</translation>
    </message>
    <message>
        <source>created from the file</source>
        <translation>aus der Datei angelegt</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
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
        <source>%1: already attached to “%2”</source>
        <translation>%1: schon an „%2“ angehängt</translation>
    </message>
    <message>
        <source>%1: no matching paper in this library</source>
        <translation>%1: keine passende Arbeit in dieser Bibliothek</translation>
    </message>
    <message>
        <source>%1: uncertain; possible matches</source>
        <translation>%1: unsicher; mögliche Arbeiten</translation>
    </message>
    <message>
        <source>Attach the files to the paper with this number.</source>
        <translation>Die Dateien an die Arbeit mit dieser Nummer anhängen.</translation>
    </message>
    <message>
        <source>List all attached files and check that they exist; search the folders for moved files.</source>
        <translation>Alle angehängten Dateien auflisten und prüfen, ob sie existieren; verschobene in den Ordnern suchen.</translation>
    </message>
    <message>
        <source>Files are matched to papers by the arXiv stamp, DOI, title or abstract on their first pages.</source>
        <translation>Dateien werden anhand von arXiv-Stempel, DOI, Titel oder Abstract auf ihren ersten Seiten zugeordnet.</translation>
    </message>
    <message>
        <source>Uncertain matches are listed, not attached. Files are not moved.</source>
        <translation>Unsichere Zuordnungen werden aufgelistet, nicht angehängt. Die Dateien werden nicht verschoben.</translation>
    </message>
    <message>
        <source>“attach” expects a FILE or folder.</source>
        <translation>„attach“ erwartet eine FILE oder einen Ordner.</translation>
    </message>
    <message>
        <source>--paper expects the number of a paper.</source>
        <translation>--paper erwartet die Nummer einer Arbeit.</translation>
    </message>
    <message>
        <source>Attach PDF files to their papers, or list attached files.</source>
        <translation>PDF-Dateien an ihre Arbeiten anhängen oder angehängte Dateien auflisten.</translation>
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
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>%1 is not a PDF file.</source>
        <translation>%1 ist keine PDF-Datei.</translation>
    </message>
    <message>
        <source>Could not create the folder %1.</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 changed while it was being copied.</source>
        <translation>%1 hat sich während des Kopierens geändert.</translation>
    </message>
    <message>
        <source>lectern-pdf, which reads PDF files, is not installed; files can still be attached manually.</source>
        <translation>lectern-pdf, das PDF-Dateien liest, ist nicht installiert; Dateien können trotzdem manuell angehängt werden.</translation>
    </message>
    <message>
        <source>A file needs a name, a path and a checksum.</source>
        <translation>Eine Datei braucht einen Namen, einen Pfad und eine Prüfsumme.</translation>
    </message>
    <message>
        <source>same title</source>
        <translation>gleicher Titel</translation>
    </message>
    <message>
        <source>one title adds a form, such as extended abstract</source>
        <translation>ein Titel nennt zusätzlich eine Form, etwa Extended Abstract</translation>
    </message>
    <message>
        <source>one title is the beginning of the other</source>
        <translation>ein Titel ist der Anfang des anderen</translation>
    </message>
    <message>
        <source>one title lacks the subtitle</source>
        <translation>einem Titel fehlt der Untertitel</translation>
    </message>
    <message>
        <source>same words in another order</source>
        <translation>gleiche Wörter in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>titles %1 % similar</source>
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
        <source>one author list contains the other</source>
        <translation>eine Autorenliste enthält die andere</translation>
    </message>
    <message>
        <source>different DOIs: two publications</source>
        <translation>verschiedene DOIs: zwei Veröffentlichungen</translation>
    </message>
    <message>
        <source>published in different venues</source>
        <translation>in verschiedenen Publikationen erschienen</translation>
    </message>
    <message>
        <source>different years</source>
        <translation>verschiedene Jahre</translation>
    </message>
    <message>
        <source>each title has a distinct word</source>
        <translation>jeder Titel enthält ein eigenes Wort</translation>
    </message>
    <message>
        <source>not truncated</source>
        <translation>nicht abgeschnitten</translation>
    </message>
    <message>
        <source>without a form</source>
        <translation>ohne Form</translation>
    </message>
    <message>
        <source>not in capitals</source>
        <translation>nicht in Großbuchstaben</translation>
    </message>
    <message>
        <source>full title</source>
        <translation>vollständiger Titel</translation>
    </message>
    <message>
        <source>complete list</source>
        <translation>vollständige Liste</translation>
    </message>
    <message>
        <source>full names from both</source>
        <translation>volle Namen aus beiden</translation>
    </message>
    <message>
        <source>full names</source>
        <translation>volle Namen</translation>
    </message>
    <message>
        <source>longer, contains the other</source>
        <translation>länger, enthält den anderen</translation>
    </message>
    <message>
        <source>only value</source>
        <translation>einziger Wert</translation>
    </message>
    <message>
        <source>stated year</source>
        <translation>angegebenes Jahr</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>has code</source>
        <translation>mit Code</translation>
    </message>
    <message>
        <source>larger number</source>
        <translation>größere Zahl</translation>
    </message>
    <message>
        <source>contains the other</source>
        <translation>enthält den anderen</translation>
    </message>
    <message>
        <source>from both</source>
        <translation>aus beiden</translation>
    </message>
    <message>
        <source>most recently saved</source>
        <translation>zuletzt gespeichert</translation>
    </message>
    <message>
        <source>Print SQL that defines readable views of a library for sqlite3.</source>
        <translation>SQL ausgeben, das lesbare Sichten einer Bibliothek für sqlite3 definiert.</translation>
    </message>
    <message>
        <source>No pairs match this rule.</source>
        <translation>Keine Paare entsprechen dieser Regel.</translation>
    </message>
    <message numerus="yes">
        <source>Merged %n pair(s).</source>
        <translation>
            <numerusform>%n Paar zusammengeführt.</numerusform>
            <numerusform>%n Paare zusammengeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>list only the pairs that match a rule, or with --merge merge each of them, keeping the better values: %1</source>
        <translation>nur die Paare auflisten, die einer Regel entsprechen, oder mit --merge jedes davon zusammenführen und die besseren Werte behalten: %1</translation>
    </message>
    <message>
        <source>--rule expects one of %1.</source>
        <translation>--rule erwartet eines von %1.</translation>
    </message>
    <message>
        <source>--rule can only be combined with --merge, without numbers.</source>
        <translation>--rule lässt sich nur mit --merge kombinieren, ohne Nummern.</translation>
    </message>
    <message>
        <source>Citation keys for BibTeX and CSL-JSON: lectern (winter2021slow) or better-bibtex (winterSlowCamerasObserve2021); imported keys are kept.</source>
        <translation>Zitierschlüssel für BibTeX und CSL-JSON: lectern (winter2021slow) oder better-bibtex (winterSlowCamerasObserve2021); importierte Schlüssel bleiben erhalten.</translation>
    </message>
    <message>
        <source>--keys expects lectern or better-bibtex.</source>
        <translation>--keys erwartet lectern oder better-bibtex.</translation>
    </message>
    <message>
        <source>JSON lines, one per highlight, instead of Markdown.</source>
        <translation>JSON Lines, eine Zeile je Hervorhebung, statt Markdown.</translation>
    </message>
    <message>
        <source>QUERY selects the papers, with the syntax of search. Default: all papers.</source>
        <translation>QUERY wählt die Arbeiten, mit der Syntax von search. Vorgabe: alle Arbeiten.</translation>
    </message>
    <message>
        <source>highlight:WORDS finds papers with these words in a highlight or its comment.</source>
        <translation>highlight:WORDS findet Arbeiten mit diesen Wörtern in einer Hervorhebung oder ihrem Kommentar.</translation>
    </message>
    <message>
        <source>Export the highlights in the PDFs of papers, with your comments.</source>
        <translation>Die Hervorhebungen in den PDFs von Arbeiten exportieren, mit Ihren Kommentaren.</translation>
    </message>
    <message>
        <source>Words highlighted in a PDF of the paper, or in your comments on them.</source>
        <translation>Wörter, die in einem PDF der Arbeit hervorgehoben sind oder in Ihren Kommentaren dazu stehen.</translation>
    </message>
    <message>
        <source>Known values: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: has an attached file; highlight: has highlights; conflict: has source conflicts.</source>
        <translation>Vorhandene Angaben: code, abstract, note, doi, score, arxiv, citations, date, rating; pdf: hat eine angehängte Datei; highlight: hat Hervorhebungen; conflict: hat Quellenkonflikte.</translation>
    </message>
    <message>
        <source>A comment can have at most 100,000 characters.</source>
        <translation>Ein Kommentar kann höchstens 100.000 Zeichen haben.</translation>
    </message>
    <message>
        <source>A highlight needs text of a file.</source>
        <translation>Eine Hervorhebung braucht Text einer Datei.</translation>
    </message>
    <message>
        <source>The copy would replace the original file; choose another name.</source>
        <translation>Die Kopie würde die Originaldatei ersetzen; wählen Sie einen anderen Namen.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n conflicts.</source>
        <translation>
            <numerusform>„%1“ hat %n Konflikt.</numerusform>
            <numerusform>„%1“ hat %n Konflikte.</numerusform>
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
        <source>%1 (%2): %3, %4, %5 matched to known papers</source>
        <translation>%1 (%2): %3, %4, %5 bekannten Arbeiten zugeordnet</translation>
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
        <source>Marks of %n papers: %1 applied, %2 waiting for their papers to be imported</source>
        <translation>
            <numerusform>Markierungen von %n Arbeit: %1 übernommen, %2 warten auf den Import ihrer Arbeiten</numerusform>
            <numerusform>Markierungen von %n Arbeiten: %1 übernommen, %2 warten auf den Import ihrer Arbeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers, %1 bytes, of which %2 not recognised: %3 % recognised</source>
        <translation>
            <numerusform>%n Arbeit, %1 Bytes, davon %2 nicht erkannt: %3 % erkannt</numerusform>
            <numerusform>%n Arbeiten, %1 Bytes, davon %2 nicht erkannt: %3 % erkannt</numerusform>
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
        <source>%1: %2 from %3; with marks: %4</source>
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
        <source>Run this window command first, such as overview; separate several with commas.</source>
        <translation>Zuerst diesen Befehl des Fensters ausführen, etwa overview; mehrere durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Bookmarks and read states</source>
        <translation>Lesezeichen und Lesestatus</translation>
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
        <source>Own values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Angehängte Dateien</translation>
    </message>
    <message>
        <source>Locations of files</source>
        <translation>Speicherorte von Dateien</translation>
    </message>
    <message>
        <source>Last read positions in files</source>
        <translation>Letzte Lesepositionen in Dateien</translation>
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
        <source>Tags of papers</source>
        <translation>Schlagwörter von Arbeiten</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Positions of papers in lists</source>
        <translation>Positionen von Arbeiten in Listen</translation>
    </message>
    <message>
        <source>Saved searches</source>
        <translation>Gespeicherte Suchen</translation>
    </message>
    <message>
        <source>Names assigned to authors</source>
        <translation>Autoren zugeordnete Namen</translation>
    </message>
    <message>
        <source>Merged author names</source>
        <translation>Zusammengeführte Autorennamen</translation>
    </message>
    <message>
        <source>Preferred author names</source>
        <translation>Bevorzugte Autorennamen</translation>
    </message>
    <message>
        <source>Authors marked as different</source>
        <translation>Als verschieden gekennzeichnete Autoren</translation>
    </message>
    <message>
        <source>Decisions about pairs of papers</source>
        <translation>Entscheidungen zu Paaren von Arbeiten</translation>
    </message>
    <message>
        <source>Parts of decisions about pairs of papers</source>
        <translation>Teile von Entscheidungen zu Paaren von Arbeiten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Papers in the trash, now listed again</source>
        <translation>Arbeiten im Papierkorb, jetzt wieder in der Liste</translation>
    </message>
    <message>
        <source>Sources in the trash, now restored</source>
        <translation>Quellen im Papierkorb, jetzt wiederhergestellt</translation>
    </message>
    <message>
        <source>Papers waiting for their source</source>
        <translation>Arbeiten, die auf ihre Quelle warten</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Paper records</source>
        <translation>Datensätze von Arbeiten</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>Abstracts</translation>
    </message>
    <message>
        <source>Appearances of papers in sources</source>
        <translation>Vorkommen von Arbeiten in Quellen</translation>
    </message>
    <message>
        <source>Conflicting values of sources</source>
        <translation>Widersprüchliche Werte von Quellen</translation>
    </message>
    <message>
        <source>Papers of sources in the trash</source>
        <translation>Arbeiten von Quellen im Papierkorb</translation>
    </message>
    <message>
        <source>Figures of authors</source>
        <translation>Kennzahlen von Autoren</translation>
    </message>
    <message>
        <source>Diagnostics of sources</source>
        <translation>Diagnosemeldungen zu Quellen</translation>
    </message>
    <message>
        <source>Unrecognised passages</source>
        <translation>Nicht erkannte Stellen</translation>
    </message>
    <message>
        <source>Unreadable entries (%1)</source>
        <translation>Nicht lesbare Einträge (%1)</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>an unknown number</source>
        <translation>eine unbekannte Zahl</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Papers of which only a reference was found</source>
        <translation>Arbeiten, von denen nur ein Verweis gefunden wurde</translation>
    </message>
    <message>
        <source>Papers of which only the marks were found, now titled “Lost paper”</source>
        <translation>Arbeiten, von denen nur die Markierungen gefunden wurden, jetzt mit dem Titel „Lost paper“</translation>
    </message>
    <message>
        <source>Papers that were partly recovered</source>
        <translation>Teilweise gerettete Arbeiten</translation>
    </message>
    <message>
        <source>Sources known only by their papers, now named “Lost source”</source>
        <translation>Quellen, von denen nur Arbeiten gefunden wurden, jetzt „Lost source“ genannt</translation>
    </message>
    <message>
        <source>Appearances of papers in recovered sources</source>
        <translation>Vorkommen von Arbeiten in geretteten Quellen</translation>
    </message>
    <message>
        <source>Notes on authors without a recovered name</source>
        <translation>Notizen zu Autoren ohne geretteten Namen</translation>
    </message>
    <message>
        <source>Decisions about pairs of papers of which only one was recovered</source>
        <translation>Entscheidungen zu Paaren von Arbeiten, von denen nur eine gerettet wurde</translation>
    </message>
    <message>
        <source>Pages of the file with rows of unknown type</source>
        <translation>Seiten der Datei mit Zeilen unbekannter Art</translation>
    </message>
    <message>
        <source>The type must be one of %1.</source>
        <translation>Die Art muss eine von %1 sein.</translation>
    </message>
    <message>
        <source>Words of other source data: affiliations, keywords, comments, addresses, the author whose page lists the paper, the citation key; the last one may be a prefix.</source>
        <translation>Wörter aus anderen Angaben der Quellen: Institutionen, Stichwörter, Kommentare, Adressen, der Autor, auf dessen Seite die Arbeit steht, der Zitierschlüssel; das letzte darf ein Wortanfang sein.</translation>
    </message>
    <message>
        <source>Expected words after the colon, in quotes if there are several.</source>
        <translation>Nach dem Doppelpunkt werden Wörter erwartet, in Anführungszeichen, wenn es mehrere sind.</translation>
    </message>
    <message>
        <source>One of %1 (most recently read PDF). Default: relevance if words are searched, otherwise newest.</source>
        <translation>Eine von %1 (zuletzt gelesenes PDF). Vorgabe: relevance bei einer Suche nach Wörtern, sonst newest.</translation>
    </message>
    <message>
        <source>--sort expects one of %1, not “%2”.</source>
        <translation>--sort erwartet eine von %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>linked by its source</source>
        <translation>von der Quelle verknüpft</translation>
    </message>
    <message>
        <source>%1: not found at its stated location</source>
        <translation>%1: nicht am angegebenen Ort gefunden</translation>
    </message>
    <message>
        <source>Attach the files that bibliographies in the library link to their papers, as reference managers export them; search the folders for missing files.</source>
        <translation>Die Dateien anhängen, auf die Bibliografien der Bibliothek verweisen, wie Literaturverwaltungen sie exportieren; fehlende in den Ordnern suchen.</translation>
    </message>
    <message>
        <source>“%1” contains no searchable word.</source>
        <translation>„%1“ enthält kein Wort, nach dem gesucht werden kann.</translation>
    </message>
    <message>
        <source>No results for the whole query; “%1” was replaced with: %2.</source>
        <translation>Keine Treffer für die ganze Suchanfrage; „%1“ wurde ersetzt durch: %2.</translation>
    </message>
    <message>
        <source>--query expects a condition; use “*” for all papers.</source>
        <translation>--query erwartet eine Bedingung; „*“ steht für alle Arbeiten.</translation>
    </message>
    <message>
        <source>Papers with all these words in the title, names, abstract, your notes and tags, or the abbreviated venue, in any order; matches singular and plural, British and American spelling, hyphenated and joined forms. The last word may be a prefix.</source>
        <translation>Arbeiten mit allen Wörtern in Titel, Namen, Abstract, Ihren Notizen und Schlagwörtern oder der Abkürzung der Publikation, in beliebiger Reihenfolge; auch in Ein- und Mehrzahl, britischer und amerikanischer Schreibweise, mit Bindestrich oder zusammengeschrieben. Das letzte Wort darf ein Wortanfang sein.</translation>
    </message>
    <message>
        <source>A word of a name; a full name in quotes finds the person under all spellings. Initials and either order are accepted; middle initials can be omitted.</source>
        <translation>Ein Wort eines Namens; ein voller Name in Anführungszeichen findet die Person in allen Schreibweisen. Initialen und beide Reihenfolgen sind möglich; mittlere Initialen dürfen fehlen.</translation>
    </message>
    <message>
        <source>Paper numbers are those printed by search.</source>
        <translation>Die Nummern von Arbeiten gibt search aus.</translation>
    </message>
    <message>
        <source>Unmatched files</source>
        <translation>Nicht zugeordnete Dateien</translation>
    </message>
    <message>
        <source>An element of this citation style has too many attributes.</source>
        <translation>Ein Element dieses Zitierstils hat zu viele Attribute.</translation>
    </message>
    <message>
        <source>The library %1 is damaged: the file %2 next to it refers to more pages than exist.</source>
        <translation>Die Bibliothek %1 ist beschädigt: Die Datei %2 daneben verweist auf mehr Seiten, als vorhanden sind.</translation>
    </message>
    <message>
        <source>The library %1 was not opened: %2 next to it is not a regular file. Move it away and open the library again.</source>
        <translation>Die Bibliothek %1 wurde nicht geöffnet: %2 daneben ist keine reguläre Datei. Verschieben Sie sie und öffnen Sie die Bibliothek erneut.</translation>
    </message>
    <message>
        <source>The library %1 was not opened: the file %2 next to it refers to another file, which would be deleted. Lectern never writes such a file. Move it away and open the library again.</source>
        <translation>Die Bibliothek %1 wurde nicht geöffnet: Die Datei %2 daneben verweist auf eine andere Datei, die dabei gelöscht würde. Lectern schreibt keine solche Datei. Verschieben Sie sie und öffnen Sie die Bibliothek erneut.</translation>
    </message>
    <message>
        <source>Cannot change the library %1: its file has several names (hard links). Copy the file and open the copy; the original can be opened for reading.</source>
        <translation>Die Bibliothek %1 kann nicht geändert werden: Ihre Datei hat mehrere Namen (harte Links). Kopieren Sie die Datei und öffnen Sie die Kopie; das Original kann zum Lesen geöffnet werden.</translation>
    </message>
    <message>
        <source>This library is damaged: the number of an author is too large. Use recover to save the readable data into a new library.</source>
        <translation>Diese Bibliothek ist beschädigt: Die Nummer eines Autors ist zu groß. Mit „recover“ retten Sie die lesbaren Daten in eine neue Bibliothek.</translation>
    </message>
    <message>
        <source>With bibtex, biblatex, ris and csl-json: include abstracts, keywords, marks, notes and files, for another Lectern. Default: only the data needed for citing.</source>
        <translation>Bei bibtex, biblatex, ris und csl-json auch Abstracts, Stichwörter, Markierungen, Notizen und Dateien ausgeben, für ein anderes Lectern. Vorgabe: nur die Angaben zum Zitieren.</translation>
    </message>
    <message>
        <source>Omit these, separated by commas: abstracts, marks, notes.</source>
        <translation>Diese weglassen, durch Kommas getrennt: abstracts, marks, notes.</translation>
    </message>
    <message>
        <source>The library %1 was written by a development version of Lectern before 0.1.0. Export its marks and papers with that version, then import them here.</source>
        <translation>Die Bibliothek %1 stammt von einer Entwicklungsversion von Lectern vor 0.1.0. Exportieren Sie ihre Markierungen und Arbeiten mit dieser Version, und importieren Sie sie dann hier.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>pasted page</source>
        <translation>eingefügte Seite</translation>
    </message>
    <message>
        <source>Read the files in this character encoding instead of detecting it: GB18030, Shift_JIS, KOI8-R …</source>
        <translation>Die Dateien in dieser Zeichenkodierung lesen, statt sie zu erkennen: GB18030, Shift_JIS, KOI8-R …</translation>
    </message>
    <message>
        <source>Unknown encoding “%1”.</source>
        <translation>Unbekannte Kodierung „%1“.</translation>
    </message>
    <message>
        <source>The name of the library %1 is not UTF-8. Rename it.</source>
        <translation>Der Name der Bibliothek %1 ist nicht UTF-8. Benennen Sie sie um.</translation>
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
        <source>Your value. Values in the sources:</source>
        <translation>Ihr Wert. Angaben der Quellen:</translation>
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
        <source>Split off this source</source>
        <translation>Diese Quelle abtrennen</translation>
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
        <source>No source contains an abstract of this paper.</source>
        <translation>Keine Quelle enthält ein Abstract dieser Arbeit.</translation>
    </message>
    <message>
        <source>(truncated in the source)</source>
        <translation>(in der Quelle abgeschnitten)</translation>
    </message>
    <message>
        <source>Only the abstract is known. A source with the title will be matched to this paper.</source>
        <translation>Nur das Abstract ist bekannt. Eine Quelle mit dem Titel wird dieser Arbeit zugeordnet.</translation>
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
        <source>, conflicting on %1</source>
        <translation>, widersprüchlich bei: %1</translation>
    </message>
    <message>
        <source>Correct metadata…</source>
        <translation>Metadaten korrigieren…</translation>
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
        <translation>Anhang entfernen</translation>
    </message>
    <message>
        <source>Attach another PDF…</source>
        <translation>Weiteres PDF anhängen…</translation>
    </message>
    <message>
        <source>Attach PDF…</source>
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
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>The printer does not accept pages.</source>
        <translation>Der Drucker nimmt keine Seiten an.</translation>
    </message>
    <message>
        <source>Could not write %1.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>Could not start a new page. Check the free disk space.</source>
        <translation>Eine neue Seite konnte nicht begonnen werden. Prüfen Sie den freien Speicherplatz.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
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
        <source>(not a version)</source>
        <translation>(keine Fassung)</translation>
    </message>
    <message>
        <source>No related papers: none shares a distinctive word or an author.</source>
        <translation>Keine verwandten Arbeiten: Keine hat ein kennzeichnendes Wort oder einen Autor gemeinsam.</translation>
    </message>
    <message>
        <source>All %1 related papers</source>
        <translation>Alle %1 verwandten Arbeiten</translation>
    </message>
</context>
<context>
    <name>RelatedWords</name>
    <message>
        <source>both mention %1</source>
        <translation>beide erwähnen %1</translation>
    </message>
    <message>
        <source>shared author: %1</source>
        <translation>gemeinsamer Autor: %1</translation>
    </message>
    <message>
        <source>shared authors: %1 and %2</source>
        <translation>gemeinsame Autoren: %1 und %2</translation>
    </message>
    <message>
        <source>both in %1</source>
        <translation>beide in %1</translation>
    </message>
    <message>
        <source>same day</source>
        <translation>vom selben Tag</translation>
    </message>
    <message>
        <source>one day apart</source>
        <translation>ein Tag Abstand</translation>
    </message>
    <message>
        <source>%1 days apart</source>
        <translation>%1 Tage Abstand</translation>
    </message>
    <message>
        <source>both from %1</source>
        <translation>beide aus %1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
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
        <source>Relevance</source>
        <translation>Relevanz</translation>
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
        <source>List order</source>
        <translation>Reihenfolge der Liste</translation>
    </message>
    <message>
        <source>Last opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Venue</source>
        <translation>Publikation</translation>
    </message>
    <message>
        <source>Code first</source>
        <translation>Mit Code zuerst</translation>
    </message>
    <message>
        <source>Recently added</source>
        <translation>Zuletzt hinzugefügt</translation>
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
        <source>Import folder…</source>
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
        <source>Watch folder…</source>
        <translation>Ordner überwachen…</translation>
    </message>
    <message>
        <source>Watch clipboard</source>
        <translation>Zwischenablage überwachen</translation>
    </message>
    <message>
        <source>Show last import</source>
        <translation>Letzten Import anzeigen</translation>
    </message>
    <message>
        <source>Move source to trash</source>
        <translation>Quelle in den Papierkorb verschieben</translation>
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
        <source>Source conflicts</source>
        <translation>Quellenkonflikte</translation>
    </message>
    <message>
        <source>Split off this source</source>
        <translation>Diese Quelle abtrennen</translation>
    </message>
    <message>
        <source>Open library…</source>
        <translation>Bibliothek öffnen…</translation>
    </message>
    <message>
        <source>Open recent library</source>
        <translation>Letzte Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Open sample library</source>
        <translation>Beispielbibliothek öffnen</translation>
    </message>
    <message>
        <source>Open default library</source>
        <translation>Standardbibliothek öffnen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>History</source>
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
        <source>Recover damaged library…</source>
        <translation>Beschädigte Bibliothek retten…</translation>
    </message>
    <message>
        <source>Export marks…</source>
        <translation>Markierungen exportieren…</translation>
    </message>
    <message>
        <source>Import marks…</source>
        <translation>Markierungen importieren…</translation>
    </message>
    <message>
        <source>Restore from trash</source>
        <translation>Aus dem Papierkorb wiederherstellen</translation>
    </message>
    <message>
        <source>Empty trash…</source>
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
        <source>Clear search and filters</source>
        <translation>Suche und Filter leeren</translation>
    </message>
    <message>
        <source>Narrow by venue, author, tag…</source>
        <translation>Nach Publikation, Autor, Schlagwort… eingrenzen</translation>
    </message>
    <message>
        <source>Sort by relevance</source>
        <translation>Nach Relevanz sortieren</translation>
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
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Show new papers</source>
        <translation>Neue Arbeiten anzeigen</translation>
    </message>
    <message>
        <source>All authors</source>
        <translation>Alle Autoren</translation>
    </message>
    <message>
        <source>Trash</source>
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
        <source>Read paper</source>
        <translation>Arbeit lesen</translation>
    </message>
    <message>
        <source>Page down or next unread paper</source>
        <translation>Seite nach unten oder nächste ungelesene Arbeit</translation>
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
        <source>Mark as read or unread</source>
        <translation>Als gelesen oder ungelesen markieren</translation>
    </message>
    <message>
        <source>Clear rating</source>
        <translation>Bewertung entfernen</translation>
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
        <source>Add to list…</source>
        <translation>Zu Liste hinzufügen…</translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Correct metadata…</source>
        <translation>Metadaten korrigieren…</translation>
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
        <source>Save search…</source>
        <translation>Suche speichern…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>Remove from list or tag</source>
        <translation>Aus Liste oder Schlagwort entfernen</translation>
    </message>
    <message>
        <source>Move up in list</source>
        <translation>In der Liste nach oben</translation>
    </message>
    <message>
        <source>Move down in list</source>
        <translation>In der Liste nach unten</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb verschieben</translation>
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
        <source>Show author</source>
        <translation>Autor anzeigen</translation>
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
        <source>Merge author…</source>
        <translation>Autor zusammenführen…</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Split author…</source>
        <translation>Autor trennen…</translation>
    </message>
    <message>
        <source>Rename author…</source>
        <translation>Autor umbenennen…</translation>
    </message>
    <message>
        <source>Edit author note</source>
        <translation>Autorennotiz bearbeiten</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Duplicate authors</source>
        <translation>Doppelte Autoren</translation>
    </message>
    <message>
        <source>Mark all as seen</source>
        <translation>Alles als gesehen markieren</translation>
    </message>
    <message>
        <source>Merge papers</source>
        <translation>Arbeiten zusammenführen</translation>
    </message>
    <message>
        <source>Mark as different papers</source>
        <translation>Als verschiedene Arbeiten kennzeichnen</translation>
    </message>
    <message>
        <source>Link as versions</source>
        <translation>Als Fassungen verknüpfen</translation>
    </message>
    <message>
        <source>Copy citation</source>
        <translation>Literaturangabe kopieren</translation>
    </message>
    <message>
        <source>Copy BibTeX</source>
        <translation>BibTeX kopieren</translation>
    </message>
    <message>
        <source>Copy Markdown link</source>
        <translation>Markdown-Link kopieren</translation>
    </message>
    <message>
        <source>Open in browser</source>
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
        <source>Close view</source>
        <translation>Ansicht schließen</translation>
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
        <source>Reset text size</source>
        <translation>Textgröße zurücksetzen</translation>
    </message>
    <message>
        <source>Sans serif</source>
        <translation>Serifenlose Schrift</translation>
    </message>
    <message>
        <source>Serif</source>
        <translation>Serifenschrift</translation>
    </message>
    <message>
        <source>Narrow text</source>
        <translation>Schmaler Text</translation>
    </message>
    <message>
        <source>Medium text width</source>
        <translation>Mittlere Textbreite</translation>
    </message>
    <message>
        <source>Wide text</source>
        <translation>Breiter Text</translation>
    </message>
    <message>
        <source>Tight line spacing</source>
        <translation>Enger Zeilenabstand</translation>
    </message>
    <message>
        <source>Normal line spacing</source>
        <translation>Normaler Zeilenabstand</translation>
    </message>
    <message>
        <source>Wide line spacing</source>
        <translation>Weiter Zeilenabstand</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Systemdesign</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Two-line list</source>
        <translation>Zweizeilige Liste</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Comfortable rows</source>
        <translation>Hohe Zeilen</translation>
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
        <source>Paper pane</source>
        <translation>Detailbereich</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>Facetten</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>Menüleiste</translation>
    </message>
    <message>
        <source>Author figures and co-authors</source>
        <translation>Kennzahlen und Koautoren</translation>
    </message>
    <message>
        <source>Animate panes and messages</source>
        <translation>Bereiche und Meldungen animieren</translation>
    </message>
    <message>
        <source>Mark as read after a delay</source>
        <translation>Verzögert als gelesen markieren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search syntax</source>
        <translation>Suchsyntax</translation>
    </message>
    <message>
        <source>Go to last message</source>
        <translation>Zur letzten Meldung</translation>
    </message>
    <message>
        <source>Open menu</source>
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
        <source>About the figures</source>
        <translation>Bedeutung der Kennzahlen</translation>
    </message>
    <message>
        <source>Troubleshooting</source>
        <translation>Fehlerbehebung</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>Über Lectern</translation>
    </message>
    <message>
        <source>Copy version information</source>
        <translation>Versionsinformationen kopieren</translation>
    </message>
    <message>
        <source>Lectern</source>
        <translation>Lectern</translation>
    </message>
    <message>
        <source>Vim style</source>
        <translation>Wie in Vim</translation>
    </message>
    <message>
        <source>Mail program style</source>
        <translation>Wie in einem Mailprogramm</translation>
    </message>
    <message>
        <source>Paper list</source>
        <translation>Liste der Arbeiten</translation>
    </message>
    <message>
        <source>Open paper</source>
        <translation>Geöffnete Arbeit</translation>
    </message>
    <message>
        <source>Search box</source>
        <translation>Suchfeld</translation>
    </message>
    <message>
        <source>Tag or list selection</source>
        <translation>Auswahl von Schlagwörtern oder Leselisten</translation>
    </message>
    <message>
        <source>Metadata form</source>
        <translation>Metadatenformular</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Related papers and similar lists</source>
        <translation>Verwandte Arbeiten und ähnliche Listen</translation>
    </message>
    <message>
        <source>Previous or next paper</source>
        <translation>Vorige oder nächste Arbeit</translation>
    </message>
    <message>
        <source>Page up or down</source>
        <translation>Seite nach oben oder unten</translation>
    </message>
    <message>
        <source>First or last paper</source>
        <translation>Erste oder letzte Arbeit</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Mehrere auswählen</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Scrollen</translation>
    </message>
    <message>
        <source>Copy selection</source>
        <translation>Auswahl kopieren</translation>
    </message>
    <message>
        <source>Next suggestion, or result list</source>
        <translation>Nächster Vorschlag oder Trefferliste</translation>
    </message>
    <message>
        <source>Accept suggestion</source>
        <translation>Vorschlag übernehmen</translation>
    </message>
    <message>
        <source>Collapse or expand</source>
        <translation>Ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Move list one level up, or below the list above</source>
        <translation>Liste eine Ebene höher oder unter die Liste darüber verschieben</translation>
    </message>
    <message>
        <source>Show papers of the entry</source>
        <translation>Arbeiten des Eintrags anzeigen</translation>
    </message>
    <message>
        <source>Tick and close</source>
        <translation>Auswählen und schließen</translation>
    </message>
    <message>
        <source>Tick and keep open</source>
        <translation>Auswählen und offen lassen</translation>
    </message>
    <message>
        <source>Tag colour</source>
        <translation>Schlagwortfarbe</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Next or previous bar</source>
        <translation>Nächster oder voriger Balken</translation>
    </message>
    <message>
        <source>Search for papers of the bar</source>
        <translation>Arbeiten des Balkens suchen</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Next or previous author</source>
        <translation>Nächster oder voriger Autor</translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation>Vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Show papers of the author</source>
        <translation>Arbeiten des Autors anzeigen</translation>
    </message>
    <message>
        <source>Centre the author</source>
        <translation>Autor zentrieren</translation>
    </message>
    <message>
        <source>Fit graph to window</source>
        <translation>Graph einpassen</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>Verschiedene Personen</translation>
    </message>
    <message>
        <source>Next or previous line</source>
        <translation>Nächste oder vorige Zeile</translation>
    </message>
    <message>
        <source>Open PDF…</source>
        <translation>PDF öffnen…</translation>
    </message>
    <message>
        <source>PDF contents and thumbnails</source>
        <translation>PDF-Inhalt und Miniaturen</translation>
    </message>
    <message>
        <source>Two pages side by side</source>
        <translation>Zwei Seiten nebeneinander</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>An Breite anpassen</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>An Seite anpassen</translation>
    </message>
    <message>
        <source>Rotate pages</source>
        <translation>Seiten drehen</translation>
    </message>
    <message>
        <source>Page colour</source>
        <translation>Seitenfarbe</translation>
    </message>
    <message>
        <source>Find in PDF</source>
        <translation>Im PDF suchen</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Scroll down or up</source>
        <translation>Nach unten oder oben scrollen</translation>
    </message>
    <message>
        <source>Screen down or up</source>
        <translation>Bildschirmseite nach unten oder oben</translation>
    </message>
    <message>
        <source>Previous or next page</source>
        <translation>Vorige oder nächste Seite</translation>
    </message>
    <message>
        <source>First or last page</source>
        <translation>Erste oder letzte Seite</translation>
    </message>
    <message>
        <source>Find text in the PDF</source>
        <translation>Text im PDF suchen</translation>
    </message>
    <message>
        <source>Next or previous match</source>
        <translation>Nächster oder voriger Treffer</translation>
    </message>
    <message>
        <source>Rotate clockwise</source>
        <translation>Im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Contents and thumbnails</source>
        <translation>Inhalt und Miniaturen</translation>
    </message>
    <message>
        <source>Back to the followed link</source>
        <translation>Zurück zum verfolgten Link</translation>
    </message>
    <message>
        <source>Select page text, copy selection</source>
        <translation>Seitentext auswählen, Auswahl kopieren</translation>
    </message>
    <message>
        <source>Match PDFs to papers…</source>
        <translation>PDFs Arbeiten zuordnen…</translation>
    </message>
    <message>
        <source>Unmatched PDFs</source>
        <translation>Nicht zugeordnete PDFs</translation>
    </message>
    <message>
        <source>Attach PDF…</source>
        <translation>PDF anhängen…</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Mark as not related</source>
        <translation>Als nicht verwandt kennzeichnen</translation>
    </message>
    <message>
        <source>From pairs to fields; in fields, merge</source>
        <translation>Von den Paaren zu den Feldern; in den Feldern: zusammenführen</translation>
    </message>
    <message>
        <source>Use value of the left or right paper</source>
        <translation>Wert der linken oder rechten Arbeit verwenden</translation>
    </message>
    <message>
        <source>Use all values of one paper</source>
        <translation>Alle Werte einer Arbeit verwenden</translation>
    </message>
    <message>
        <source>Next option of the field</source>
        <translation>Nächste Option des Feldes</translation>
    </message>
    <message>
        <source>Next or previous pair</source>
        <translation>Nächstes oder voriges Paar</translation>
    </message>
    <message>
        <source>Save figures as CSV…</source>
        <translation>Kennzahlen als CSV speichern…</translation>
    </message>
    <message>
        <source>Highlights of listed papers</source>
        <translation>Hervorhebungen der aufgelisteten Arbeiten</translation>
    </message>
    <message>
        <source>Highlights of this paper</source>
        <translation>Hervorhebungen dieser Arbeit</translation>
    </message>
    <message>
        <source>Highlight selection</source>
        <translation>Auswahl hervorheben</translation>
    </message>
    <message>
        <source>Comment on highlight</source>
        <translation>Hervorhebung kommentieren</translation>
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
        <source>Remove highlight</source>
        <translation>Hervorhebung entfernen</translation>
    </message>
    <message>
        <source>Select a word, the next one, the one below</source>
        <translation>Wort auswählen, das nächste, das darunter</translation>
    </message>
    <message>
        <source>Extend or reduce selection by word or line</source>
        <translation>Auswahl wort- oder zeilenweise erweitern oder verkleinern</translation>
    </message>
    <message>
        <source>Highlight selection or search match</source>
        <translation>Auswahl oder Treffer hervorheben</translation>
    </message>
    <message>
        <source>Highlight in this colour, or change the colour of the highlight</source>
        <translation>In dieser Farbe hervorheben oder Farbe der Hervorhebung ändern</translation>
    </message>
    <message>
        <source>Next or previous highlight</source>
        <translation>Nächste oder vorige Hervorhebung</translation>
    </message>
    <message>
        <source>Paper pane next to PDF</source>
        <translation>Detailbereich neben dem PDF</translation>
    </message>
    <message>
        <source>Follow link in PDF</source>
        <translation>Link im PDF folgen</translation>
    </message>
    <message>
        <source>PDF of next paper</source>
        <translation>PDF der nächsten Arbeit</translation>
    </message>
    <message>
        <source>PDF of previous paper</source>
        <translation>PDF der vorigen Arbeit</translation>
    </message>
    <message>
        <source>Import existing highlights</source>
        <translation>Vorhandene Hervorhebungen importieren</translation>
    </message>
    <message>
        <source>Save copy with highlights…</source>
        <translation>Kopie mit Hervorhebungen speichern…</translation>
    </message>
    <message>
        <source>Show letters on visible links; type one to follow the link</source>
        <translation>Buchstaben an sichtbaren Links anzeigen; tippen, um dem Link zu folgen</translation>
    </message>
    <message>
        <source>In the empty box: edit or remove the last condition</source>
        <translation>Im leeren Feld: letzte Bedingung bearbeiten oder entfernen</translation>
    </message>
    <message>
        <source>Copy citation key</source>
        <translation>Zitierschlüssel kopieren</translation>
    </message>
    <message>
        <source>Attach linked PDFs</source>
        <translation>Verknüpfte PDFs anhängen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Copy citation in style…</source>
        <translation>Literaturangabe im Stil kopieren…</translation>
    </message>
    <message>
        <source>Type of work</source>
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
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Kat.</translation>
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
        <source>Title</source>
        <translation>Titel</translation>
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
        <source>Cited</source>
        <translation>Zitiert</translation>
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
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Angehängte Dateien</translation>
    </message>
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
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
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
        <source>Year</source>
        <translation>Jahr</translation>
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
        <source>Has code</source>
        <translation>Hat Code</translation>
    </message>
    <message>
        <source>Affiliation</source>
        <translation>Institution</translation>
    </message>
    <message>
        <source>Author list is truncated</source>
        <translation>Autorenliste ist gekürzt</translation>
    </message>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16)</source>
        <translation>Unicode (UTF-16)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Westeuropäisch (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Mac OS Roman)</source>
        <translation>Westeuropäisch (Mac OS Roman)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Mitteleuropäisch (Windows-1250)</translation>
    </message>
    <message>
        <source>Central European (ISO 8859-2)</source>
        <translation>Mitteleuropäisch (ISO 8859-2)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Kyrillisch (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Griechisch (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Türkisch (Windows-1254)</translation>
    </message>
    <message>
        <source>Chinese, simplified (GB18030)</source>
        <translation>Chinesisch, vereinfacht (GB18030)</translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>Chinesisch, traditionell (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>Japanisch (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>Japanisch (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>Japanisch (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Koreanisch (EUC-KR)</translation>
    </message>
    <message>
        <source>Clean up library</source>
        <translation>Bibliothek aufräumen</translation>
    </message>
    <message>
        <source>Read PDF</source>
        <translation>PDF lesen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>PDF in new window</source>
        <translation>PDF in neuem Fenster</translation>
    </message>
</context>
<context>
    <name>lectern::AbstractPane</name>
    <message>
        <source>Font, width and line spacing</source>
        <translation>Schrift, Breite und Zeilenabstand</translation>
    </message>
    <message>
        <source>Remove this tag from the paper</source>
        <translation>Dieses Schlagwort von der Arbeit entfernen</translation>
    </message>
    <message>
        <source>Remove the paper from this list</source>
        <translation>Die Arbeit aus dieser Liste entfernen</translation>
    </message>
    <message>
        <source>Remove the paper from list %1</source>
        <translation>Die Arbeit aus der Liste %1 entfernen</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
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
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>Read PDF</source>
        <translation>PDF lesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n pages</source>
        <translation>
            <numerusform>%1 · %n Seite</numerusform>
            <numerusform>%1 · %n Seiten</numerusform>
        </translation>
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
        <source>Select the paper first to attach a file to it.</source>
        <translation>Wählen Sie zuerst die Arbeit aus, an die eine Datei angehängt werden soll.</translation>
    </message>
    <message>
        <source>Attach PDF to “%1”</source>
        <translation>PDF an „%1“ anhängen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf);;All files (*)</source>
        <translation>PDF-Dateien (*.pdf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Match the PDF files of a folder to papers</source>
        <translation>PDF-Dateien eines Ordners Arbeiten zuordnen</translation>
    </message>
    <message>
        <source>Matching files to papers</source>
        <translation>Dateien werden Arbeiten zugeordnet</translation>
    </message>
    <message>
        <source>%1 attached to “%2”.</source>
        <translation>%1 an „%2“ angehängt.</translation>
    </message>
    <message>
        <source>The other files were not processed.</source>
        <translation>Die anderen Dateien wurden nicht verarbeitet.</translation>
    </message>
    <message>
        <source>No PDF files found.</source>
        <translation>Keine PDF-Dateien gefunden.</translation>
    </message>
    <message>
        <source>Show unmatched PDFs</source>
        <translation>Nicht zugeordnete PDFs anzeigen</translation>
    </message>
    <message>
        <source>No file is attached to this paper.</source>
        <translation>An diese Arbeit ist keine Datei angehängt.</translation>
    </message>
    <message>
        <source>Select a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit aus.</translation>
    </message>
    <message>
        <source>%1 was not found at its location or nearby: %2</source>
        <translation>%1 wurde weder an seinem Ort noch in der Nähe gefunden: %2</translation>
    </message>
    <message>
        <source>Search in folder…</source>
        <translation>In Ordner suchen…</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>Anhang entfernen</translation>
    </message>
    <message>
        <source>%1 has changed since it was attached.</source>
        <translation>%1 hat sich geändert, seit es angehängt wurde.</translation>
    </message>
    <message>
        <source>%1 was moved and has been found again.</source>
        <translation>%1 wurde verschoben und wiedergefunden.</translation>
    </message>
    <message>
        <source>Folder to search for %1</source>
        <translation>Ordner für die Suche nach %1</translation>
    </message>
    <message>
        <source>%1 attached</source>
        <translation>%1 angehängt</translation>
    </message>
    <message>
        <source>%1 already attached</source>
        <translation>%1 schon angehängt</translation>
    </message>
    <message>
        <source>%1 uncertain</source>
        <translation>%1 unsicher</translation>
    </message>
    <message>
        <source>%1 unreadable</source>
        <translation>%1 nicht lesbar</translation>
    </message>
    <message>
        <source>PDF files: %1.</source>
        <translation>PDF-Dateien: %1.</translation>
    </message>
    <message>
        <source>“%1”, from its PDF</source>
        <translation>„%1“, aus dem PDF</translation>
    </message>
    <message>
        <source>This PDF does not belong to any paper in the library.</source>
        <translation>Dieses PDF gehört zu keiner Arbeit der Bibliothek.</translation>
    </message>
    <message>
        <source>No later paper in the list has a PDF.</source>
        <translation>Keine spätere Arbeit in der Liste hat ein PDF.</translation>
    </message>
    <message>
        <source>No earlier paper in the list has a PDF.</source>
        <translation>Keine frühere Arbeit in der Liste hat ein PDF.</translation>
    </message>
    <message>
        <source>%1 links a PDF of a paper.</source>
        <translation>%1 verweist auf ein PDF einer Arbeit.</translation>
    </message>
    <message>
        <source>The import</source>
        <translation>Der Import</translation>
    </message>
    <message>
        <source>%1 links %2 PDFs of its papers.</source>
        <translation>%1 verweist auf %2 PDFs seiner Arbeiten.</translation>
    </message>
    <message>
        <source>The import links %1 PDFs of its papers.</source>
        <translation>Der Import verweist auf %1 PDFs seiner Arbeiten.</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>Anhängen</translation>
    </message>
    <message>
        <source>All PDFs linked by bibliographies of this library are already attached.</source>
        <translation>Alle PDFs, auf die Bibliografien dieser Bibliothek verweisen, sind schon angehängt.</translation>
    </message>
    <message>
        <source>Attaching linked files</source>
        <translation>Verknüpfte Dateien werden angehängt</translation>
    </message>
    <message>
        <source>Search for these files in a folder and its subfolders</source>
        <translation>Diese Dateien in einem Ordner und seinen Unterordnern suchen</translation>
    </message>
    <message>
        <source>%1 not found at their stated location</source>
        <translation>%1 nicht am angegebenen Ort gefunden</translation>
    </message>
    <message>
        <source>%1 removed from the unmatched PDFs.</source>
        <translation>%1 aus den nicht zugeordneten PDFs entfernt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n files removed from the unmatched PDFs.</source>
        <translation>
            <numerusform>%n Datei aus den nicht zugeordneten PDFs entfernt.</numerusform>
            <numerusform>%n Dateien aus den nicht zugeordneten PDFs entfernt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::AuthorCommands</name>
    <message>
        <source>Papers added from now on are shown as new.</source>
        <translation>Ab jetzt hinzugefügte Arbeiten gelten als neu.</translation>
    </message>
    <message>
        <source>New since %1</source>
        <translation>Neu seit %1</translation>
    </message>
    <message>
        <source>Open an author first: press A for the author of a paper, or select one in the sidebar.</source>
        <translation>Öffnen Sie zuerst einen Autor: A für den Autor einer Arbeit, oder wählen Sie einen in der Seitenleiste aus.</translation>
    </message>
    <message>
        <source>This library is read-only.</source>
        <translation>Diese Bibliothek ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Select the authors to merge: Ctrl or Shift with a click or the arrow keys.</source>
        <translation>Wählen Sie die Autoren zum Zusammenführen aus: Strg oder Umschalt mit Klick oder Pfeiltasten.</translation>
    </message>
    <message>
        <source>Merge %1 with</source>
        <translation>%1 zusammenführen mit</translation>
    </message>
    <message>
        <source>Select the papers of the other author in the list, then split again.</source>
        <translation>Wählen Sie in der Liste die Arbeiten des anderen Autors aus, und trennen Sie dann erneut.</translation>
    </message>
    <message>
        <source>Move the selected paper of %1 to</source>
        <translation>Ausgewählte Arbeit von %1 zuordnen an</translation>
    </message>
    <message>
        <source>Move the %1 selected papers of %2 to</source>
        <translation>%1 ausgewählte Arbeiten von %2 zuordnen an</translation>
    </message>
    <message>
        <source>new author %1 (Return)</source>
        <translation>neuer Autor %1 (Eingabetaste)</translation>
    </message>
    <message>
        <source>Rename %1 to</source>
        <translation>%1 umbenennen in</translation>
    </message>
    <message>
        <source>No stated figures: the library contains no page of this author.</source>
        <translation>Keine angegebenen Kennzahlen: Die Bibliothek enthält keine Seite dieses Autors.</translation>
    </message>
    <message>
        <source>Save figures as CSV</source>
        <translation>Kennzahlen als CSV speichern</translation>
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
    <message>
        <source>Part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
    <message>
        <source>As printed on papers and pages</source>
        <translation>Wie auf Arbeiten und Seiten gedruckt</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Your input was not saved.</source>
        <translation>Ihre Eingabe wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortfahren</translation>
    </message>
    <message>
        <source>without co-authors</source>
        <translation>ohne Koautoren</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>only the selected paper</source>
        <translation>nur die ausgewählte Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>Split off one of %n groups without a common co-author</source>
        <translation>
            <numerusform>Eine von %n Gruppe ohne gemeinsamen Mitautor abtrennen</numerusform>
            <numerusform>Eine von %n Gruppen ohne gemeinsamen Mitautor abtrennen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::AuthorDuplicatesPage</name>
    <message>
        <source>same name</source>
        <translation>gleicher Name</translation>
    </message>
    <message>
        <source>same words in the name</source>
        <translation>gleiche Wörter im Namen</translation>
    </message>
    <message>
        <source>one name can be an abbreviation of the other</source>
        <translation>ein Name kann eine Abkürzung des anderen sein</translation>
    </message>
    <message>
        <source>, 1 shared co-author</source>
        <translation>, 1 gemeinsamer Koautor</translation>
    </message>
    <message>
        <source>, %1 shared co-authors</source>
        <translation>, %1 gemeinsame Koautoren</translation>
    </message>
    <message>
        <source>Duplicate authors</source>
        <translation>Doppelte Autoren</translation>
    </message>
    <message>
        <source>Different people (D)</source>
        <translation>Verschiedene Personen (D)</translation>
    </message>
    <message>
        <source>Same person (S)</source>
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
        <source>Possible duplicate</source>
        <translation>Mögliche Dublette</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Comparing all names; this takes a few seconds in a large library…</source>
        <translation>Alle Namen werden verglichen; in einer großen Bibliothek dauert das einige Sekunden…</translation>
    </message>
    <message>
        <source>%1, and %2; %3</source>
        <translation>%1, und %2; %3</translation>
    </message>
    <message>
        <source>The %1 most certain pairs. Decisions are saved and can be undone.</source>
        <translation>Die %1 sichersten Paare. Entscheidungen werden gespeichert und lassen sich rückgängig machen.</translation>
    </message>
    <message>
        <source>No pairs left to decide</source>
        <translation>Keine Paare mehr zu entscheiden</translation>
    </message>
    <message>
        <source>Possible duplicates</source>
        <translation>Mögliche Dubletten</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>Verschiedene Personen</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>Reset decision (D)</source>
        <translation>Entscheidung zurücksetzen (D)</translation>
    </message>
    <message>
        <source>Compare (C)</source>
        <translation>Vergleichen (C)</translation>
    </message>
    <message>
        <source>Decisions are saved; Undo reverts them. Lectern never merges authors automatically.</source>
        <translation>Entscheidungen werden gespeichert; „Rückgängig“ nimmt sie zurück. Lectern führt Autoren nie automatisch zusammen.</translation>
    </message>
    <message>
        <source>Comparing all names: %1 %</source>
        <translation>Alle Namen werden verglichen: %1 %</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorListModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Papers in this library, counted by Lectern</source>
        <translation>Arbeiten in dieser Bibliothek, von Lectern gezählt</translation>
    </message>
    <message>
        <source>In library</source>
        <translation>In Bibliothek</translation>
    </message>
    <message>
        <source>As stated on the most recently saved page</source>
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
        <source>%1 in this library</source>
        <translation>%1 in dieser Bibliothek</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorListPage</name>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
    </message>
    <message>
        <source>Duplicate authors…</source>
        <translation>Doppelte Autoren…</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>Verschiedene Personen</translation>
    </message>
    <message>
        <source>Mark the two selected authors as different people</source>
        <translation>Die beiden ausgewählten Autoren als verschiedene Personen kennzeichnen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merge the selected authors into one</source>
        <translation>Die ausgewählten Autoren zu einem zusammenführen</translation>
    </message>
    <message>
        <source>Part of a name</source>
        <translation>Teil eines Namens</translation>
    </message>
    <message>
        <source>Find author</source>
        <translation>Autor suchen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Loading authors…</source>
        <translation>Autoren werden geladen…</translation>
    </message>
    <message>
        <source>No authors yet. Import pages or lists with authors.</source>
        <translation>Noch keine Autoren. Importieren Sie Seiten oder Listen mit Autoren.</translation>
    </message>
    <message>
        <source>No author name contains “%1”.</source>
        <translation>Kein Autorenname enthält „%1“.</translation>
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
    <name>lectern::AuthorMergePage</name>
    <message>
        <source>no year</source>
        <translation>kein Jahr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>years</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>no author page</source>
        <translation>keine Autorenseite</translation>
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
        <source>Same person?</source>
        <translation>Dieselbe Person?</translation>
    </message>
    <message>
        <source>Different people</source>
        <translation>Verschiedene Personen</translation>
    </message>
    <message>
        <source>They are not suggested as duplicates again</source>
        <translation>Sie werden nicht wieder als Dubletten vorgeschlagen</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Loading their papers…</source>
        <translation>Ihre Arbeiten werden geladen…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row of a table</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Diesen Namen behalten</translation>
    </message>
    <message>
        <source>%1; keep this name</source>
        <translation>%1; diesen Namen behalten</translation>
    </message>
    <message>
        <source>Also known as</source>
        <translation>Auch bekannt als</translation>
    </message>
    <message>
        <source>Papers in this library</source>
        <translation>Arbeiten in dieser Bibliothek</translation>
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
        <source>Co-authors</source>
        <translation>Koautoren</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Both are authors of %1, so they are probably different people: %2</source>
        <translation>Beide sind Autoren von %1, also vermutlich verschiedene Personen: %2</translation>
    </message>
    <message>
        <source>No shared co-authors.</source>
        <translation>Keine gemeinsamen Koautoren.</translation>
    </message>
    <message>
        <source>Shared co-authors: %1, and %2 more.</source>
        <translation>Gemeinsame Koautoren: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Shared co-authors: %1.</source>
        <translation>Gemeinsame Koautoren: %1.</translation>
    </message>
    <message>
        <source>All %1 will be merged into one author; the first %2 are shown.</source>
        <translation>Alle %1 werden zu einem Autor zusammengeführt; gezeigt werden die ersten %2.</translation>
    </message>
    <message>
        <source>They will be merged into one author with %1. Ctrl+Z undoes it.</source>
        <translation>Sie werden zu einem Autor mit %1 zusammengeführt. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>Select the name to keep. The figures of all pages are kept.</source>
        <translation>Wählen Sie den Namen, der bleiben soll. Die Angaben aller Seiten bleiben erhalten.</translation>
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
        <source>New since your last visit</source>
        <translation>Neu seit Ihrem letzten Besuch</translation>
    </message>
    <message>
        <source>Close author</source>
        <translation>Autor schließen</translation>
    </message>
    <message>
        <source>Back to all papers</source>
        <translation>Zurück zu allen Arbeiten</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>„%1“ abtrennen</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>%1 new since your last visit</source>
        <translation>%1 neu seit Ihrem letzten Besuch</translation>
    </message>
    <message>
        <source>added after %1</source>
        <translation>hinzugefügt nach dem %1</translation>
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
        <source>; the lines show %1 saved versions</source>
        <translation>; die Linien zeigen %1 gespeicherte Stände</translation>
    </message>
    <message>
        <source>score %1 to below %2: %3</source>
        <translation>Score von %1 bis unter %2: %3</translation>
    </message>
    <message>
        <source>, %1 without year</source>
        <translation>, %1 ohne Jahr</translation>
    </message>
    <message>
        <source>Computed from the papers in this library, not stated on any page</source>
        <translation>Aus den Arbeiten dieser Bibliothek berechnet, auf keiner Seite angegeben</translation>
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
        <source>%1 with code, of %2; known for %3</source>
        <translation>%1 mit Code, von %2; bekannt bei %3</translation>
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
        <source>; one author list ends in “et al.”</source>
        <translation>; eine Autorenliste endet auf „et al.“</translation>
    </message>
    <message>
        <source>; %1 author lists end in “et al.”</source>
        <translation>; %1 Autorenlisten enden auf „et al.“</translation>
    </message>
    <message>
        <source>%1, %2 joint</source>
        <translation>%1, %2 gemeinsam</translation>
    </message>
    <message>
        <source>at least %1 joint</source>
        <translation>mindestens %1 gemeinsam</translation>
    </message>
    <message>
        <source>%1 joint</source>
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
        <source>Figures on other pages</source>
        <translation>Angaben anderer Seiten</translation>
    </message>
    <message>
        <source>%1, saved %2: %3</source>
        <translation>%1, gespeichert am %2: %3</translation>
    </message>
    <message>
        <source>About the figures</source>
        <translation>Bedeutung der Kennzahlen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where figures are stated, the figures</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; one line for each of the %1 pages, from %2 saved versions</source>
        <translation>; je eine Linie für die %1 Seiten, aus %2 gespeicherten Ständen</translation>
    </message>
    <message>
        <source>score %1 or higher: %2</source>
        <translation>Score %1 oder höher: %2</translation>
    </message>
    <message>
        <source>%1: click to list them, Ctrl+click to open %2.</source>
        <translation>%1: Klick listet sie auf, Strg+Klick öffnet %2.</translation>
    </message>
    <message>
        <source>Co-authors</source>
        <translation>Mitautoren</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>first author %1</source>
        <translation>Erstautor %1</translation>
    </message>
    <message>
        <source>last %1</source>
        <translation>Letztautor %1</translation>
    </message>
    <message>
        <source>solo %1</source>
        <translation>allein %1</translation>
    </message>
    <message>
        <source>At least %1</source>
        <translation>Mindestens %1</translation>
    </message>
</context>
<context>
    <name>lectern::AuthorYears</name>
    <message>
        <source>Papers per year, computed from this library</source>
        <translation>Arbeiten pro Jahr, aus dieser Bibliothek berechnet</translation>
    </message>
    <message>
        <source>Chart by year</source>
        <translation>Diagramm nach Jahren</translation>
    </message>
    <message>
        <source>Papers per year</source>
        <translation>Arbeiten pro Jahr</translation>
    </message>
    <message>
        <source>Author position, by year</source>
        <translation>Position in der Autorenliste, nach Jahren</translation>
    </message>
    <message>
        <source>Authors per paper, by year</source>
        <translation>Autoren pro Arbeit, nach Jahren</translation>
    </message>
    <message>
        <source>Papers per year by author position</source>
        <translation>Arbeiten pro Jahr nach Position in der Autorenliste</translation>
    </message>
    <message>
        <source>Mean number of authors per paper, by year</source>
        <translation>Mittlere Zahl der Autoren pro Arbeit, nach Jahren</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittlerer</translation>
    </message>
    <message>
        <source>last</source>
        <translation>letzter</translation>
    </message>
    <message>
        <source>sole</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1: %2 in this library</source>
        <translation>%1: %2 in dieser Bibliothek</translation>
    </message>
    <message>
        <source>%1: first author of %2, middle author of %3, last author of %4, sole author of %5</source>
        <translation>%1: Erstautor von %2, mittlerer Autor von %3, Letztautor von %4, Alleinautor von %5</translation>
    </message>
    <message>
        <source>; not listed before “et al.” on %1</source>
        <translation>; bei %1 nicht vor „et al.“ genannt</translation>
    </message>
    <message>
        <source>%1: %2 authors per paper, mean of %3</source>
        <translation>%1: %2 Autoren pro Arbeit, Mittel aus %3</translation>
    </message>
    <message>
        <source>%1: no paper lists all its authors</source>
        <translation>%1: keine Arbeit nennt alle ihre Autoren</translation>
    </message>
</context>
<context>
    <name>lectern::BackupService</name>
    <message>
        <source>The backup folder %1 does not exist. The backup was created next to the library.</source>
        <translation>Der Sicherungsordner %1 existiert nicht. Die Sicherung wurde neben der Bibliothek erstellt.</translation>
    </message>
</context>
<context>
    <name>lectern::BackupsView</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>A verified backup is created on each day the library is open, before its format changes, and before another backup is restored. Kept are all backups of the last 7 days, the newest of each of the last 8 weeks and of each of the last 12 months. They are stored in a folder next to the library.</source>
        <translation>Eine geprüfte Sicherung entsteht an jedem Tag, an dem die Bibliothek offen ist, vor jeder Änderung ihres Formats und vor jedem Wiederherstellen. Aufbewahrt werden alle Sicherungen der letzten 7 Tage sowie die neueste aus jeder der letzten 8 Wochen und jedem der letzten 12 Monate. Sie werden in einem Ordner neben der Bibliothek gespeichert.</translation>
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
        <source>Created</source>
        <translation>Erstellt</translation>
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
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>No backups yet. The first one is created once the library contains data.</source>
        <translation>Noch keine Sicherungen. Die erste entsteht, sobald die Bibliothek Daten enthält.</translation>
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
        <source>Older version</source>
        <translation>Älterer Stand</translation>
    </message>
    <message>
        <source>Newer version</source>
        <translation>Neuerer Stand</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Angabe</translation>
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
        <source>Changes: %1</source>
        <translation>Änderungen: %1</translation>
    </message>
    <message>
        <source>The library contains no page of this author.</source>
        <translation>Die Bibliothek enthält keine Seite dieses Autors.</translation>
    </message>
    <message>
        <source>Only one version of this page is in the library. Save the page again later and import it to compare.</source>
        <translation>Von dieser Seite ist nur ein Stand in der Bibliothek. Speichern Sie sie später erneut und importieren Sie sie zum Vergleich.</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
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
    <name>lectern::CleanUpTabs</name>
    <message>
        <source>Clean up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Duplicate authors</source>
        <translation>Doppelte Autoren</translation>
    </message>
    <message>
        <source>Source conflicts</source>
        <translation>Quellenkonflikte</translation>
    </message>
    <message>
        <source>Unmatched PDFs</source>
        <translation>Nicht zugeordnete PDFs</translation>
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
        <source>%n paper(s) in this library</source>
        <translation>
            <numerusform>%n Arbeit in dieser Bibliothek</numerusform>
            <numerusform>%n Arbeiten in dieser Bibliothek</numerusform>
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
        <source>%1: co-author of %2, %3</source>
        <translation>%1: Koautor von %2, %3</translation>
    </message>
    <message>
        <source>%1 and %2: at least %3 joint</source>
        <comment>names, papers</comment>
        <translation>%1 und %2: mindestens %3 gemeinsam</translation>
    </message>
    <message>
        <source>%1 and %2: %3 joint</source>
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
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Command, paper, author, tag, list</source>
        <translation>Befehl, Arbeit, Autor, Schlagwort, Liste</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
</context>
<context>
    <name>lectern::ComparisonView</name>
    <message>
        <source>Comparison of the two papers by field</source>
        <translation>Vergleich der beiden Arbeiten nach Feldern</translation>
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
        <source>combined</source>
        <translation>kombiniert</translation>
    </message>
    <message>
        <source>%1, %2 selected: %3</source>
        <comment>a field, a side, a value</comment>
        <translation>%1, %2 ausgewählt: %3</translation>
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
        <source>Preview of changes</source>
        <translation>Vorschau der Änderungen</translation>
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
        <source>Action</source>
        <translation>Aktion</translation>
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
        <source>Remove your values</source>
        <translation>Eigene Werte entfernen</translation>
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
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Names, separated by semicolons</source>
        <translation>Namen, durch Semikolon getrennt</translation>
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
        <source>%1 of %2 will change.</source>
        <translation>%1 von %2 werden geändert.</translation>
    </message>
    <message>
        <source>No changes.</source>
        <translation>Keine Änderungen.</translation>
    </message>
    <message>
        <source>%1 will not change: the result is not valid for this field.</source>
        <translation>%1 werden nicht geändert: Das Ergebnis ist für dieses Feld ungültig.</translation>
    </message>
</context>
<context>
    <name>lectern::CorrectionField</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove your %1</source>
        <translation>Eigene Angabe entfernen: %1</translation>
    </message>
    <message>
        <source>No value in the sources.</source>
        <translation>Kein Wert in den Quellen.</translation>
    </message>
    <message>
        <source>In the sources: %1</source>
        <translation>In den Quellen: %1</translation>
    </message>
    <message>
        <source>One name per line, in order; end with “et al.” if there are more.</source>
        <translation>Ein Name pro Zeile, der Reihe nach; „et al.“ am Ende, wenn es mehr sind.</translation>
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

Stated by %2. Click to use it.</source>
        <translation>%1

Laut %2. Klicken, um den Wert zu übernehmen.</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>your value</source>
        <translation>Ihr Wert</translation>
    </message>
    <message>
        <source>article</source>
        <translation>Artikel</translation>
    </message>
    <message>
        <source>book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>conference</source>
        <translation>Konferenzbeitrag</translation>
    </message>
    <message>
        <source>dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>manuscript</source>
        <translation>Manuskript</translation>
    </message>
    <message>
        <source>patent</source>
        <translation>Patent</translation>
    </message>
    <message>
        <source>preprint</source>
        <translation>Preprint</translation>
    </message>
    <message>
        <source>proceedings</source>
        <translation>Tagungsband</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>thesis</source>
        <translation>Abschlussarbeit</translation>
    </message>
    <message>
        <source>web page</source>
        <translation>Webseite</translation>
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
        <source>Your values override all sources.</source>
        <translation>Ihre Werte haben Vorrang vor allen Quellen.</translation>
    </message>
    <message>
        <source>A paper needs a title or an abstract.</source>
        <translation>Eine Arbeit braucht einen Titel oder ein Abstract.</translation>
    </message>
    <message>
        <source>Your input for %1 was not saved: %2</source>
        <translation>Ihre Eingabe für %1 wurde nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>Metadata found in the PDF. Save creates the paper and attaches the file.</source>
        <translation>Im PDF gefundene Metadaten. „Speichern“ legt die Arbeit an und hängt die Datei an.</translation>
    </message>
    <message>
        <source>DOI, arXiv id, BibTeX or title</source>
        <translation>DOI, arXiv-Kennung, BibTeX oder Titel</translation>
    </message>
    <message>
        <source>New paper, entered manually.</source>
        <translation>Neue Arbeit, von Hand eingegeben.</translation>
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
        <translation>Gleiche arXiv-Kennung und gleicher Erstautor</translation>
    </message>
    <message>
        <source>Same title, authors and year</source>
        <translation>Gleicher Titel, gleiche Autoren, gleiches Jahr</translation>
    </message>
    <message>
        <source>Same title and abstract</source>
        <translation>Gleicher Titel und gleiches Abstract</translation>
    </message>
    <message>
        <source>Same authors and year, similar title</source>
        <translation>Gleiche Autoren, gleiches Jahr, ähnlicher Titel</translation>
    </message>
    <message>
        <source>Merge many pairs</source>
        <translation>Viele Paare zusammenführen</translation>
    </message>
    <message>
        <source>Back to pairs</source>
        <translation>Zurück zu den Paaren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>Keine auswählen</translation>
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
        <source>Pairs to merge</source>
        <translation>Zusammenzuführende Paare</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Merged with</source>
        <translation>Zusammengeführt mit</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
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
        <source>No remaining pair matches a rule.</source>
        <translation>Kein verbleibendes Paar entspricht einer Regel.</translation>
    </message>
    <message>
        <source>Each pair is merged into one paper with the better values. Space selects or clears a pair; one Ctrl+Z undoes everything.</source>
        <translation>Jedes Paar wird zu einer Arbeit mit den besseren Werten zusammengeführt. Die Leertaste wählt ein Paar aus oder ab; ein Strg+Z macht alles rückgängig.</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateCommands</name>
    <message>
        <source>No pair to decide.</source>
        <translation>Kein Paar zu entscheiden.</translation>
    </message>
    <message>
        <source>Select two papers first, using Ctrl+click.</source>
        <translation>Wählen Sie zuerst zwei Arbeiten mit Strg+Klick aus.</translation>
    </message>
    <message>
        <source>These papers are already decided.</source>
        <translation>Über diese Arbeiten ist schon entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>Merged %n pair(s)</source>
        <translation>
            <numerusform>%n Paar zusammengeführt</numerusform>
            <numerusform>%n Paare zusammengeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>At most %1 papers can be merged manually. Use Find duplicate papers to merge many pairs.</source>
        <translation>Höchstens %1 Arbeiten lassen sich manuell zusammenführen. Für viele Paare verwenden Sie „Dubletten suchen“.</translation>
    </message>
</context>
<context>
    <name>lectern::DuplicatesPage</name>
    <message>
        <source>Search again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Searching for duplicates</source>
        <translation>Dubletten werden gesucht</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Duplicate papers</source>
        <translation>Dubletten</translation>
    </message>
    <message>
        <source>Not searched yet</source>
        <translation>Noch nicht gesucht</translation>
    </message>
    <message>
        <source>Likely duplicates in the library appear here.</source>
        <translation>Hier erscheinen wahrscheinliche Dubletten der Bibliothek.</translation>
    </message>
    <message>
        <source>Comparing all papers of the library…</source>
        <translation>Alle Arbeiten der Bibliothek werden verglichen…</translation>
    </message>
    <message>
        <source>Duplicates could not be searched</source>
        <translation>Die Dubletten konnten nicht gesucht werden</translation>
    </message>
    <message>
        <source>No likely duplicates left</source>
        <translation>Keine wahrscheinlichen Dubletten mehr</translation>
    </message>
    <message>
        <source>Decisions are saved and also apply when the same pages are imported again.</source>
        <translation>Entscheidungen werden gespeichert und gelten auch, wenn dieselben Seiten erneut importiert werden.</translation>
    </message>
    <message>
        <source>possible versions: %1</source>
        <translation>mögliche Fassungen: %1</translation>
    </message>
    <message>
        <source>One likely duplicate. The decision can be undone.</source>
        <translation>Eine wahrscheinliche Dublette. Die Entscheidung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 likely duplicates, most certain first. Each decision can be undone.</source>
        <translation>%1 wahrscheinliche Dubletten, die sichersten zuerst. Jede Entscheidung lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Merge many…</source>
        <translation>Viele zusammenführen…</translation>
    </message>
    <message>
        <source>Review and merge all pairs that match a rule</source>
        <translation>Alle Paare einer Regel durchsehen und zusammenführen</translation>
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
    <name>lectern::EmptyState</name>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
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
        <source>Words only: %1</source>
        <translation>Nur die Wörter: %1</translation>
    </message>
</context>
<context>
    <name>lectern::ExportCommands</name>
    <message>
        <source>BibTeX copied: %1.</source>
        <translation>BibTeX kopiert: %1.</translation>
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
        <source>No papers to export.</source>
        <translation>Keine Arbeiten zu exportieren.</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 werden exportiert</translation>
    </message>
    <message>
        <source>Cancelled; no file was written.</source>
        <translation>Abgebrochen; es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Exported %1 to %2</source>
        <translation>%1 nach %2 exportiert</translation>
    </message>
    <message>
        <source>%1 are too many for the clipboard; export them to a file instead.</source>
        <translation>%1 sind zu viele für die Zwischenablage; exportieren Sie sie in eine Datei.</translation>
    </message>
    <message>
        <source>reference style APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</source>
        <comment>words by which the command is found, too</comment>
        <translation>Zitierstil Literaturangabe APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL</translation>
    </message>
    <message>
        <source>%1 already exists (%2). Replace it?</source>
        <translation>%1 existiert schon (%2). Ersetzen?</translation>
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
        <source>Select a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit aus.</translation>
    </message>
    <message>
        <source>Plain text, one line</source>
        <translation>Reiner Text, eine Zeile</translation>
    </message>
    <message>
        <source>Citation key copied: %1</source>
        <translation>Zitierschlüssel kopiert: %1</translation>
    </message>
    <message>
        <source>Citation style</source>
        <translation>Zitierstil</translation>
    </message>
    <message>
        <source>default citation style</source>
        <translation>Standard-Zitierstil</translation>
    </message>
    <message>
        <source>citation style</source>
        <translation>Zitierstil</translation>
    </message>
</context>
<context>
    <name>lectern::ExportPanel</name>
    <message>
        <source>All data, with tags, lists, notes and every source. For another Lectern, for archiving, for programs.</source>
        <translation>Alle Daten, mit Schlagwörtern, Listen, Notizen und jeder Quelle. Für ein anderes Lectern, zur Archivierung, für Programme.</translation>
    </message>
    <message>
        <source>For LaTeX and most reference managers. Formulas and protected capitals are kept.</source>
        <translation>Für LaTeX und die meisten Literaturverwaltungen. Formeln und geschützte Großbuchstaben bleiben erhalten.</translation>
    </message>
    <message>
        <source>For LaTeX with BibLaTeX: full dates, eprint fields.</source>
        <translation>Für LaTeX mit BibLaTeX: vollständige Daten, eprint-Felder.</translation>
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
        <source>For spreadsheets, one paper per row.</source>
        <translation>Für Tabellenkalkulationen, eine Arbeit pro Zeile.</translation>
    </message>
    <message>
        <source>An editable reading list with links and abstracts.</source>
        <translation>Eine bearbeitbare Leseliste mit Links und Abstracts.</translation>
    </message>
    <message>
        <source>A reading list for any browser: one file without external content.</source>
        <translation>Eine Leseliste für jeden Browser: eine Datei ohne externe Inhalte.</translation>
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
        <source>Preview of the file</source>
        <translation>Vorschau der Datei</translation>
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
        <source>An export is already running; wait for it or cancel it below.</source>
        <translation>Ein Export läuft; warten Sie darauf oder brechen Sie ihn unten ab.</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Geben Sie einen Dateinamen ein.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Der Ordner %1 existiert nicht.</translation>
    </message>
    <message>
        <source>Export to file</source>
        <translation>In eine Datei exportieren</translation>
    </message>
    <message>
        <source>A bibliography in the citation style of a journal.</source>
        <translation>Ein Literaturverzeichnis im Zitierstil einer Zeitschrift.</translation>
    </message>
    <message>
        <source>Abstracts</source>
        <translation>Abstracts</translation>
    </message>
    <message>
        <source>Tags, lists, ratings, bookmarks and read states</source>
        <translation>Schlagwörter, Listen, Bewertungen, Lesezeichen und Lesestatus</translation>
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
        <source>Include</source>
        <translation>Einschließen</translation>
    </message>
    <message>
        <source>Citation keys</source>
        <translation>Zitierschlüssel</translation>
    </message>
    <message>
        <source>Keys such as winter2021slow</source>
        <translation>Schlüssel wie winter2021slow</translation>
    </message>
    <message>
        <source>Better BibTeX keys, such as winterSlowCamerasObserve2021</source>
        <translation>Better-BibTeX-Schlüssel, etwa winterSlowCamerasObserve2021</translation>
    </message>
    <message>
        <source>Imported keys are kept</source>
        <translation>Importierte Schlüssel bleiben erhalten</translation>
    </message>
    <message>
        <source>This list contains no papers.</source>
        <translation>Diese Liste enthält keine Arbeiten.</translation>
    </message>
    <message>
        <source>This file already exists; you will be asked before it is replaced.</source>
        <translation>Diese Datei existiert schon; vor dem Ersetzen werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Only data for &amp;citing</source>
        <translation>Nur Angaben zum &amp;Zitieren</translation>
    </message>
    <message>
        <source>All data, for &amp;another Lectern</source>
        <translation>&amp;Alle Daten, für ein anderes Lectern</translation>
    </message>
    <message>
        <source>Only data for citing</source>
        <translation>Nur Angaben zum Zitieren</translation>
    </message>
    <message>
        <source>Without abstracts, keywords, marks, notes and files</source>
        <translation>Ohne Abstracts, Stichwörter, Markierungen, Notizen und Dateien</translation>
    </message>
    <message>
        <source>All data, for another Lectern</source>
        <translation>Alle Daten, für ein anderes Lectern</translation>
    </message>
    <message>
        <source>Includes your marks and notes and the locations of attached files</source>
        <translation>Mit Ihren Markierungen und Notizen und den Speicherorten der Dateien</translation>
    </message>
</context>
<context>
    <name>lectern::FacetPopup</name>
    <message>
        <source>Facets</source>
        <translation>Facetten</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Nach %1</translation>
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
        <source>Search all other values for “%1”</source>
        <translation>„%1“ unter allen anderen suchen</translation>
    </message>
    <message>
        <source>One value is already selected. Remove its condition to select another.</source>
        <translation>Ein Wert ist schon ausgewählt. Entfernen Sie die Bedingung, um einen anderen zu wählen.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>No values for these papers.</source>
        <translation>Keine Werte für diese Arbeiten.</translation>
    </message>
    <message>
        <source>No matching values.</source>
        <translation>Keine passenden Werte.</translation>
    </message>
    <message>
        <source>The %1 most frequent values. Type to search for others.</source>
        <translation>Die %1 häufigsten Werte. Tippen Sie, um andere zu suchen.</translation>
    </message>
    <message>
        <source>Year or range: 2018-2022</source>
        <translation>Jahr oder Bereich: 2018-2022</translation>
    </message>
    <message>
        <source>Lowest score, or range: 70-90</source>
        <translation>Mindestscore oder Bereich: 70-90</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
</context>
<context>
    <name>lectern::FacetStrip</name>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>Facets</source>
        <translation>Facetten</translation>
    </message>
    <message>
        <source>All values, by category, venue, author, tag, source, score and year</source>
        <translation>Alle Werte nach Kategorie, Publikation, Autor, Schlagwort, Quelle, Score und Jahr</translation>
    </message>
    <message>
        <source>More facets</source>
        <translation>Weitere Facetten</translation>
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
    <message>
        <source>Papers per year</source>
        <translation>Arbeiten pro Jahr</translation>
    </message>
</context>
<context>
    <name>lectern::FieldTable</name>
    <message>
        <source>Keep as additional field</source>
        <translation>Als Zusatzfeld aufbewahren</translation>
    </message>
    <message>
        <source>Field mapping</source>
        <translation>Feldzuordnung</translation>
    </message>
    <message>
        <source>Column mapping of %1</source>
        <translation>Spaltenzuordnung von %1</translation>
    </message>
    <message>
        <source>Key mapping of %1</source>
        <translation>Schlüsselzuordnung von %1</translation>
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
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Field for “%1”; first values: %2</source>
        <translation>Feld für „%1“; erste Werte: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: as you specified</source>
        <translation>%1: wie von Ihnen festgelegt</translation>
    </message>
</context>
<context>
    <name>lectern::FigureCourse</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 am %2</translation>
    </message>
    <message>
        <source>%1 over time: %2</source>
        <translation>%1 im Zeitverlauf: %2</translation>
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
        <source>Sort order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Reverse sort order</source>
        <translation>Sortierung umkehren</translation>
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
        <source>Also found: %1. Click to search only for the words as typed.</source>
        <translation>Auch gefunden: %1. Klicken, um nur nach den Wörtern wie eingegeben zu suchen.</translation>
    </message>
    <message>
        <source>Also found in other spellings: %1. Search only for the words as typed.</source>
        <translation>Auch in anderen Schreibweisen gefunden: %1. Nur nach den Wörtern wie eingegeben suchen.</translation>
    </message>
    <message>
        <source>%1, reversed</source>
        <translation>%1, umgekehrt</translation>
    </message>
    <message>
        <source>Sort order: %1</source>
        <translation>Sortierung: %1</translation>
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
        <source>The watched folder %1 no longer exists; files are not imported from it.</source>
        <translation>Der überwachte Ordner %1 existiert nicht mehr; aus ihm wird nichts importiert.</translation>
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
        <source>No known co-authors</source>
        <translation>Keine bekannten Koautoren</translation>
    </message>
    <message>
        <source>All author lists end in “et al.” before naming a co-author.</source>
        <translation>Alle Autorenlisten enden mit „et al.“, bevor ein Koautor genannt wird.</translation>
    </message>
    <message>
        <source>No paper in this library lists a co-author.</source>
        <translation>Keine Arbeit dieser Bibliothek nennt einen Koautor.</translation>
    </message>
    <message>
        <source>%1 more are not shown.</source>
        <translation>%1 weitere werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Some author lists end in “et al.”, so there may be more links.</source>
        <translation>Einige Autorenlisten enden mit „et al.“; es kann also weitere Verbindungen geben.</translation>
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
        <source>Images (*.png)</source>
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
        <source>Author previously in the centre (Backspace)</source>
        <translation>Vorher zentrierter Autor (Rücktaste)</translation>
    </message>
    <message>
        <source>Show papers</source>
        <translation>Arbeiten anzeigen</translation>
    </message>
    <message>
        <source>Show papers of the author in the centre</source>
        <translation>Arbeiten des zentrierten Autors anzeigen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Joint papers</source>
        <translation>Gemeinsame Arbeiten</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
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
        <source>Table of links (CSV)…</source>
        <translation>Tabelle der Verbindungen (CSV)…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>%1 authors, up to two steps away. Click a name to centre it, or a line to show the joint papers; thicker lines mean more joint papers, here up to %2. Arrow keys move between names, Return centres one, Space cycles through its lines, + and − zoom, 0 fits the graph.</source>
        <translation>%1 Autoren, bis zu zwei Schritte entfernt. Ein Klick auf einen Namen zentriert ihn, einer auf eine Linie zeigt die gemeinsamen Arbeiten; dickere Linien bedeuten mehr gemeinsame Arbeiten, hier bis zu %2. Pfeiltasten wechseln zwischen Namen, die Eingabetaste zentriert einen, die Leertaste geht durch seine Linien, + und − ändern die Größe, 0 passt den Graphen ein.</translation>
    </message>
    <message>
        <source>No co-authors in these years</source>
        <translation>Keine Koautoren in diesen Jahren</translation>
    </message>
    <message>
        <source>Use the sliders above to select other years.</source>
        <translation>Wählen Sie mit den Reglern oben andere Jahre.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a title, its year</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Save co-authors</source>
        <translation>Koautoren speichern</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Autoren</translation>
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
        <source>%1 authors</source>
        <translation>%1 Autoren</translation>
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
    <name>lectern::HelpCommands</name>
    <message>
        <source>Version information copied. It contains no personal data.</source>
        <translation>Versionsinformationen kopiert. Sie enthalten keine persönlichen Daten.</translation>
    </message>
    <message>
        <source>“%1” is not available now.</source>
        <translation>„%1“ ist jetzt nicht verfügbar.</translation>
    </message>
    <message>
        <source>Lectern is a desktop reader for research papers. It is free software under the MIT licence.</source>
        <translation>Lectern ist ein Desktopprogramm zum Lesen von Forschungsarbeiten. Es ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Backup folder</source>
        <translation>Sicherungsordner</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About Lectern</source>
        <translation>Über Lectern</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
</context>
<context>
    <name>lectern::HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>No page of the manual contains “%1”.</source>
        <translation>Keine Seite des Handbuchs enthält „%1“.</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightCommands</name>
    <message>
        <source>Select a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit aus.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>This PDF has no highlights.</source>
        <translation>Dieses PDF hat keine Hervorhebungen.</translation>
    </message>
    <message>
        <source>Highlights of %1 copied as Markdown.</source>
        <translation>Hervorhebungen aus %1 als Markdown kopiert.</translation>
    </message>
    <message>
        <source>Select text first, with the mouse or with Shift and the arrow keys.</source>
        <translation>Wählen Sie zuerst Text aus, mit der Maus oder mit Umschalt und den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Highlights are saved with a paper, but this PDF is not attached to one yet.</source>
        <translation>Hervorhebungen werden mit einer Arbeit gespeichert, aber dieses PDF ist noch an keine angehängt.</translation>
    </message>
    <message>
        <source>Match to paper</source>
        <translation>Arbeit zuordnen</translation>
    </message>
    <message>
        <source>The file is still being read; try again in a moment.</source>
        <translation>Die Datei wird noch gelesen; versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Select a highlight first, with a click or with %1.</source>
        <translation>Wählen Sie zuerst eine Hervorhebung aus, mit einem Klick oder mit %1.</translation>
    </message>
    <message>
        <source>This paper no longer has an attached file; attach it again to continue reading.</source>
        <translation>Diese Arbeit hat keine angehängte Datei mehr; hängen Sie sie wieder an, um weiterzulesen.</translation>
    </message>
    <message>
        <source>Save highlights</source>
        <translation>Hervorhebungen speichern</translation>
    </message>
    <message>
        <source>Markdown (*.md);;JSON lines (*.jsonl)</source>
        <translation>Markdown (*.md);;JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>%1: highlights of %2.</source>
        <translation>%1: Hervorhebungen aus %2.</translation>
    </message>
    <message numerus="yes">
        <source>This PDF contains %n highlights from other programs.</source>
        <translation>
            <numerusform>Dieses PDF enthält %n Hervorhebung eines anderen Programms.</numerusform>
            <numerusform>Dieses PDF enthält %n Hervorhebungen anderer Programme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>This PDF contains no highlights from other programs.</source>
        <translation>Dieses PDF enthält keine Hervorhebungen anderer Programme.</translation>
    </message>
    <message>
        <source>All highlights from other programs in this PDF are already imported.</source>
        <translation>Alle Hervorhebungen anderer Programme in diesem PDF sind schon importiert.</translation>
    </message>
    <message>
        <source>Save copy with highlights</source>
        <translation>Kopie mit Hervorhebungen speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>%1, highlighted</source>
        <translation>%1 (mit Hervorhebungen)</translation>
    </message>
    <message>
        <source>Highlights saved to %1, readable by any PDF viewer.</source>
        <translation>Hervorhebungen in %1 gespeichert, lesbar mit jedem PDF-Betrachter.</translation>
    </message>
</context>
<context>
    <name>lectern::HighlightsPage</name>
    <message>
        <source>Highlights</source>
        <translation>Hervorhebungen</translation>
    </message>
    <message>
        <source>Open in PDF</source>
        <translation>Im PDF öffnen</translation>
    </message>
    <message>
        <source>Show paper</source>
        <translation>Arbeit anzeigen</translation>
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
        <source>Loading highlights…</source>
        <translation>Hervorhebungen werden geladen…</translation>
    </message>
    <message>
        <source>Could not read the highlights</source>
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
        <source>No highlights</source>
        <translation>Keine Hervorhebungen</translation>
    </message>
    <message>
        <source>Select text in the PDF of a paper and press H. Your highlights appear here and can be copied and saved with your comments.</source>
        <translation>Wählen Sie Text im PDF einer Arbeit aus und drücken Sie H. Ihre Hervorhebungen erscheinen hier und können mit Ihren Kommentaren kopiert und gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>lectern::HistoryView</name>
    <message>
        <source>History</source>
        <translation>Änderungsverlauf</translation>
    </message>
    <message>
        <source>Changes and imports in this library, newest first. Click an entry to show its papers. “Undo to here” undoes a change and all later ones; undone changes can be redone until the next new change.</source>
        <translation>Änderungen und Importe dieser Bibliothek, neueste zuerst. Ein Klick auf einen Eintrag zeigt seine Arbeiten. „Bis hierher rückgängig“ macht eine Änderung und alle späteren rückgängig; sie lassen sich bis zur nächsten neuen Änderung wiederholen.</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Bis hierher rückgängig</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Vorgang</translation>
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
        <source>No changes yet.</source>
        <translation>Noch keine Änderungen.</translation>
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
        <source>Redo to here</source>
        <translation>Bis hierher wiederholen</translation>
    </message>
    <message>
        <source>To undo an import, move its source to the trash</source>
        <translation>Um einen Import rückgängig zu machen, verschieben Sie seine Quelle in den Papierkorb</translation>
    </message>
    <message>
        <source>%1 imported, %2</source>
        <translation>%1 importiert, %2</translation>
    </message>
</context>
<context>
    <name>lectern::ImportCommands</name>
    <message>
        <source>The import of %1 was interrupted when this library was last open.</source>
        <translation>Der Import von %1 wurde unterbrochen, als diese Bibliothek zuletzt offen war.</translation>
    </message>
    <message>
        <source>An import was interrupted when this library was last open: %1 and %2 more.</source>
        <translation>Ein Import wurde unterbrochen, als diese Bibliothek zuletzt offen war: %1 und %2 weitere.</translation>
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
        <source>Map columns…</source>
        <translation>Spalten zuordnen…</translation>
    </message>
    <message>
        <source>Only files on this computer can be imported; Lectern does not use the network.</source>
        <translation>Nur Dateien auf diesem Computer können importiert werden; Lectern verwendet kein Netzwerk.</translation>
    </message>
    <message>
        <source>Import folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <source>The clipboard contains no text. Copy the text of a page first (Ctrl+A, Ctrl+C in the browser).</source>
        <translation>Die Zwischenablage enthält keinen Text. Kopieren Sie zuerst den Text einer Seite (Strg+A, Strg+C im Browser).</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source> First paper: “%1”.</source>
        <translation> Erste Arbeit: „%1“.</translation>
    </message>
    <message>
        <source>Watch folder and import new files automatically</source>
        <translation>Ordner überwachen und neue Dateien automatisch importieren</translation>
    </message>
    <message>
        <source>New files in %1 will be imported automatically.</source>
        <translation>Neue Dateien in %1 werden automatisch importiert.</translation>
    </message>
    <message>
        <source>Watch folder…</source>
        <translation>Ordner überwachen…</translation>
    </message>
    <message>
        <source>Last import</source>
        <translation>Letzter Import</translation>
    </message>
    <message numerus="yes">
        <source>%n folders are already watched, the maximum; remove one in the settings first.</source>
        <translation>
            <numerusform>%n Ordner wird schon überwacht, das ist das Maximum; entfernen Sie ihn zuerst in den Einstellungen.</numerusform>
            <numerusform>%n Ordner werden schon überwacht, das ist das Maximum; entfernen Sie zuerst in den Einstellungen einen.</numerusform>
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
        <source>The import into “%1” continues when that library is opened again.</source>
        <translation>Der Import in „%1“ wird fortgesetzt, sobald diese Bibliothek wieder geöffnet wird.</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>Gespeichert am</translation>
    </message>
    <message>
        <source>Date when the page was saved</source>
        <translation>Datum, an dem die Seite gespeichert wurde</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>%1 When was the page saved? Years of dates without a year are inferred from it.</source>
        <translation>%1 Wann wurde die Seite gespeichert? Daraus werden fehlende Jahre erschlossen.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source> Some text was not recognised.</source>
        <translation> Ein Teil des Textes wurde nicht erkannt.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht anzeigen</translation>
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
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Saved on (all)</source>
        <translation>Gespeichert am (alle)</translation>
    </message>
    <message>
        <source>Date when the pages were saved</source>
        <translation>Datum, an dem die Seiten gespeichert wurden</translation>
    </message>
    <message>
        <source>Some dates have no year; it is inferred from the date when the page was saved. Default: the modification date of each file.</source>
        <translation>Einige Daten haben kein Jahr; es wird aus dem Speicherdatum der Seite erschlossen. Vorgabe: das Änderungsdatum jeder Datei.</translation>
    </message>
    <message>
        <source>Some dates have no year; it is inferred from the date when the page was saved:</source>
        <translation>Einige Daten haben kein Jahr; es wird aus dem Speicherdatum der Seite erschlossen:</translation>
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
        <source>They are read during the import.</source>
        <translation>Sie werden beim Import gelesen.</translation>
    </message>
    <message>
        <source>%1 in the first megabytes, possibly more</source>
        <translation>%1 in den ersten Megabytes, möglicherweise mehr</translation>
    </message>
    <message>
        <source>; with diagnostics</source>
        <translation>; mit Diagnosemeldungen</translation>
    </message>
    <message>
        <source>; fully recognised</source>
        <translation>; vollständig erkannt</translation>
    </message>
    <message>
        <source>Line %1, not recognised</source>
        <translation>Zeile %1, nicht erkannt</translation>
    </message>
    <message>
        <source>Line %1, diagnostic</source>
        <translation>Zeile %1, Diagnosemeldung</translation>
    </message>
    <message>
        <source>Diagnostic</source>
        <translation>Diagnosemeldung</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>Reading the pasted text…</source>
        <translation>Der eingefügte Text wird gelesen…</translation>
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
        <source>Reading the files…</source>
        <translation>Die Dateien werden gelesen…</translation>
    </message>
    <message>
        <source>Nothing to import</source>
        <translation>Nichts zu importieren</translation>
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
        <source>%1 skipped</source>
        <translation>%1 ausgelassen</translation>
    </message>
    <message>
        <source>Character encoding of the file</source>
        <translation>Zeichenkodierung der Datei</translation>
    </message>
    <message>
        <source>Encoding: %1 (detected)</source>
        <translation>Kodierung: %1 (erkannt)</translation>
    </message>
    <message>
        <source>Count these papers as read</source>
        <translation>Diese Arbeiten als gelesen zählen</translation>
    </message>
    <message>
        <source>Otherwise all of them count as unread</source>
        <translation>Sonst zählen alle als ungelesen</translation>
    </message>
    <message>
        <source>; some text not recognised</source>
        <translation>; ein Teil des Textes nicht erkannt</translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>… und weitere</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
</context>
<context>
    <name>lectern::ImportSummary</name>
    <message>
        <source>Undo import</source>
        <translation>Import rückgängig machen</translation>
    </message>
    <message>
        <source>Copy anonymised file</source>
        <translation>Anonymisierte Datei kopieren</translation>
    </message>
    <message>
        <source>Copy the selected file with all letters as x and all digits as 9, to attach to a bug report without revealing its content</source>
        <translation>Die gewählte Datei mit x für jeden Buchstaben und 9 für jede Ziffer kopieren, für einen Fehlerbericht ohne ihren Inhalt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Move the sources of this import to the trash</source>
        <translation>Die Quellen dieses Imports in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Import result</source>
        <translation>Ergebnis des Imports</translation>
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
        <source>Diagnostic</source>
        <translation>Diagnosemeldung</translation>
    </message>
    <message>
        <source>%1, %2 times</source>
        <translation>%1, %2-mal</translation>
    </message>
    <message>
        <source>%1, in the trash; restore it to get its papers back</source>
        <translation>%1, im Papierkorb; stellen Sie sie wieder her, um ihre Arbeiten zurückzubekommen</translation>
    </message>
    <message>
        <source>%1, already in the library</source>
        <translation>%1, schon in der Bibliothek</translation>
    </message>
    <message>
        <source>%1: %2, %3 new, %4 matched</source>
        <translation>%1: %2, %3 neu, %4 zugeordnet</translation>
    </message>
    <message>
        <source>; fully recognised</source>
        <translation>; vollständig erkannt</translation>
    </message>
    <message>
        <source>; 1 diagnostic</source>
        <translation>; 1 Diagnosemeldung</translation>
    </message>
    <message>
        <source>; %1 diagnostics</source>
        <translation>; %1 Diagnosemeldungen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>%1 matched to the paper known as %2</source>
        <translation>%1 der Arbeit zugeordnet, die als %2 bekannt war</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>No diagnostics for the import of %1.</source>
        <translation>Keine Diagnosemeldungen beim Import von %1.</translation>
    </message>
    <message>
        <source>Diagnostics of %1</source>
        <translation>Diagnosemeldungen zu %1</translation>
    </message>
    <message>
        <source>Cannot read the file %1 any more: %2.</source>
        <translation>Die Datei %1 ist nicht mehr lesbar: %2.</translation>
    </message>
    <message>
        <source>Anonymised content of %1 copied.</source>
        <translation>Anonymisierter Inhalt von %1 kopiert.</translation>
    </message>
    <message>
        <source>Anonymised beginning of %1 copied.</source>
        <translation>Anonymisierter Anfang von %1 kopiert.</translation>
    </message>
    <message>
        <source>Show these papers</source>
        <translation>Diese Arbeiten anzeigen</translation>
    </message>
    <message>
        <source>; %1 % recognised</source>
        <translation>; %1 % erkannt</translation>
    </message>
    <message>
        <source>Not recognised</source>
        <translation>Nicht erkannt</translation>
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
        <translation>Details</translation>
    </message>
    <message>
        <source>Details of the last import</source>
        <translation>Details des letzten Imports</translation>
    </message>
</context>
<context>
    <name>lectern::KeyBindings</name>
    <message>
        <source>This key cannot be used as a shortcut.</source>
        <translation>Diese Taste kann nicht als Tastenkürzel verwendet werden.</translation>
    </message>
    <message>
        <source>%1 cannot be reassigned: it is used to move around the window.</source>
        <translation>%1 kann nicht neu belegt werden: Damit bewegt man sich im Fenster.</translation>
    </message>
    <message>
        <source>No key was pressed.</source>
        <translation>Es wurde keine Taste gedrückt.</translation>
    </message>
    <message>
        <source>%1 is used in fields and on buttons; combine it with Ctrl or Alt.</source>
        <translation>%1 wird in Feldern und auf Schaltflächen verwendet; kombinieren Sie die Taste mit Strg oder Alt.</translation>
    </message>
</context>
<context>
    <name>lectern::KeysPage</name>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Return adds a shortcut, Delete removes the last one.</source>
        <translation>Die Eingabetaste fügt ein Tastenkürzel hinzu, Entf entfernt das letzte.</translation>
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
        <source>Find by key</source>
        <translation>Nach Taste suchen</translation>
    </message>
    <message>
        <source>Find commands by pressing a key; Escape clears it</source>
        <translation>Befehle durch Tastendruck suchen; Esc löscht die Eingabe</translation>
    </message>
    <message>
        <source>Keyboard shortcut scheme</source>
        <translation>Tastaturschema</translation>
    </message>
    <message>
        <source>All shortcuts reset to “%1”.</source>
        <translation>Alle Tastenkürzel auf „%1“ zurückgesetzt.</translation>
    </message>
    <message>
        <source>Keyboard shortcut scheme set to “%1”.</source>
        <translation>Tastaturschema „%1“ gewählt.</translation>
    </message>
    <message>
        <source>Commands and keyboard shortcuts</source>
        <translation>Befehle und Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Press new shortcut</source>
        <translation>Neues Tastenkürzel drücken</translation>
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
        <source>Shortcuts of “%1” reset.</source>
        <translation>Tastenkürzel von „%1“ zurückgesetzt.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1, no shortcut</source>
        <translation>%1, kein Tastenkürzel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Keine passenden Befehle.</translation>
    </message>
    <message>
        <source>No matching command uses %1.</source>
        <translation>Kein passender Befehl verwendet %1.</translation>
    </message>
    <message>
        <source>Remove %1 from “%2”</source>
        <translation>%1 von „%2“ entfernen</translation>
    </message>
    <message>
        <source>%1 removed from “%2”.</source>
        <translation>%1 von „%2“ entfernt.</translation>
    </message>
    <message>
        <source>New shortcut for “%1”</source>
        <translation>Neues Tastenkürzel für „%1“</translation>
    </message>
    <message>
        <source>A shortcut has up to four keys in sequence; Backspace removes the last one, Return adds the shortcut.</source>
        <translation>Ein Tastenkürzel besteht aus bis zu vier Tasten nacheinander; die Rücktaste entfernt die letzte, die Eingabetaste fügt das Kürzel hinzu.</translation>
    </message>
    <message>
        <source>%1 opens the menu “%2” when the menu bar is shown.</source>
        <translation>%1 öffnet das Menü „%2“, wenn die Menüleiste sichtbar ist.</translation>
    </message>
    <message>
        <source>%1 is already a shortcut of this command.</source>
        <translation>%1 ist schon ein Tastenkürzel dieses Befehls.</translation>
    </message>
    <message numerus="yes">
        <source>A command can have at most %n shortcuts; remove one first.</source>
        <translation>
            <numerusform>Ein Befehl kann höchstens %n Tastenkürzel haben; entfernen Sie es zuerst.</numerusform>
            <numerusform>Ein Befehl kann höchstens %n Tastenkürzel haben; entfernen Sie zuerst eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is a shortcut of “%2” and will be removed from it.</source>
        <translation>%1 ist ein Tastenkürzel von „%2“ und wird dort entfernt.</translation>
    </message>
    <message>
        <source>It begins with %1, a shortcut of “%2”, which will be removed.</source>
        <translation>Es beginnt mit %1, einem Tastenkürzel von „%2“, das dort entfernt wird.</translation>
    </message>
    <message>
        <source>%1, a shortcut of “%2”, begins with it and will be removed.</source>
        <translation>%1, ein Tastenkürzel von „%2“, beginnt damit und wird entfernt.</translation>
    </message>
    <message>
        <source>It keeps another meaning in: %1.</source>
        <translation>Eine andere Bedeutung behält es in: %1.</translation>
    </message>
    <message>
        <source>Reassign</source>
        <translation>Neu zuweisen</translation>
    </message>
    <message>
        <source>%1 is available.</source>
        <translation>%1 ist verfügbar.</translation>
    </message>
    <message>
        <source>%1 assigned to “%2”.</source>
        <translation>%1 „%2“ zugewiesen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>These keys cannot be changed.</source>
        <translation>Diese Tasten lassen sich nicht ändern.</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryCommands</name>
    <message>
        <source>This will be done after the current file is imported.</source>
        <translation>Das geschieht, sobald die aktuelle Datei importiert ist.</translation>
    </message>
    <message>
        <source>Waiting to save: another program is writing to this library.</source>
        <translation>Speichern wartet: Ein anderes Programm schreibt in diese Bibliothek.</translation>
    </message>
    <message>
        <source>%1 Changes are no longer saved.</source>
        <translation>%1 Änderungen werden nicht mehr gespeichert.</translation>
    </message>
    <message>
        <source>%1 Changes are no longer saved. The library that was open is saved in the backup %2.</source>
        <translation>%1 Änderungen werden nicht mehr gespeichert. Die geöffnete Bibliothek ist in der Sicherung %2 gespeichert.</translation>
    </message>
    <message>
        <source>Open new file</source>
        <translation>Neue Datei öffnen</translation>
    </message>
    <message>
        <source>Hidden elsewhere, even if imported again.</source>
        <translation>Sonst ausgeblendet, auch nach erneutem Import.</translation>
    </message>
    <message>
        <source>%1 is in the trash. Restoring it restores %2.</source>
        <translation>%1 ist im Papierkorb. Mit ihr wird wiederhergestellt: %2.</translation>
    </message>
    <message>
        <source>Select a source in the sidebar first.</source>
        <translation>Wählen Sie zuerst eine Quelle in der Seitenleiste aus.</translation>
    </message>
    <message>
        <source>%1 moved to trash</source>
        <translation>%1 in den Papierkorb verschoben</translation>
    </message>
    <message>
        <source>%1 restored</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Select a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit aus.</translation>
    </message>
    <message>
        <source>Move %1 to trash?</source>
        <translation>%1 in den Papierkorb verschieben?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Restore %1 from trash?</source>
        <translation>%1 aus dem Papierkorb wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Select a paper in the trash first.</source>
        <translation>Wählen Sie zuerst eine Arbeit im Papierkorb aus.</translation>
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
        <source>Empty the trash? %1 will be deleted permanently, with their notes, tags and other marks. This cannot be undone.</source>
        <translation>Papierkorb leeren? %1 werden endgültig gelöscht, mit ihren Notizen, Schlagwörtern und anderen Markierungen. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Empty trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>%1 changes undone</source>
        <translation>%1 Änderungen rückgängig gemacht</translation>
    </message>
    <message>
        <source>%1 changes redone</source>
        <translation>%1 Änderungen wiederholt</translation>
    </message>
    <message>
        <source>%1; %2 parts were kept because they were changed later</source>
        <translation>%1; %2 Teile blieben unverändert, weil sie später geändert wurden</translation>
    </message>
    <message>
        <source>Creating backup…</source>
        <translation>Sicherung wird erstellt…</translation>
    </message>
    <message>
        <source>Backup created: %1</source>
        <translation>Sicherung erstellt: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Restored. The previous library is the newest backup.</source>
        <translation>Wiederhergestellt. Die vorherige Bibliothek ist die neueste Sicherung.</translation>
    </message>
    <message>
        <source>Restored. The damaged library was kept as %1 in the same folder.</source>
        <translation>Wiederhergestellt. Die beschädigte Bibliothek wurde im selben Ordner als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Restore the library of %1, with %2? The current file is kept in the same folder.</source>
        <translation>Bibliothek vom %1 mit %2 wiederherstellen? Die jetzige Datei bleibt im selben Ordner erhalten.</translation>
    </message>
    <message>
        <source>Restore the library of %1, with %2? The current library is backed up first.</source>
        <translation>Bibliothek vom %1 mit %2 wiederherstellen? Die jetzige wird vorher gesichert.</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Libraries (*.lectern);;All files (*)</source>
        <translation>Bibliotheken (*.lectern);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Marks exported to %1</source>
        <translation>Markierungen exportiert nach %1</translation>
    </message>
    <message>
        <source>All these marks already exist.</source>
        <translation>Alle diese Markierungen sind schon vorhanden.</translation>
    </message>
    <message>
        <source>Marks of %1 imported</source>
        <translation>Markierungen von %1 importiert</translation>
    </message>
    <message>
        <source>; those of %1 are waiting for the papers to be imported</source>
        <translation>; die von %1 warten auf den Import der Arbeiten</translation>
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
        <source>The file %1 already exists. Open it, or choose another name for the new library.</source>
        <translation>Die Datei %1 existiert schon. Öffnen Sie sie, oder wählen Sie einen anderen Namen für die neue Bibliothek.</translation>
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
        <source>The library %1 no longer exists.</source>
        <translation>Die Bibliothek %1 existiert nicht mehr.</translation>
    </message>
    <message>
        <source>The window closes when all changes are saved.</source>
        <translation>Das Fenster schließt, sobald alle Änderungen gespeichert sind.</translation>
    </message>
    <message>
        <source>1 change is not saved yet because another program is writing to this library. The window closes when it is saved.</source>
        <translation>1 Änderung ist noch nicht gespeichert, weil ein anderes Programm in diese Bibliothek schreibt. Das Fenster schließt, sobald sie gespeichert ist.</translation>
    </message>
    <message>
        <source>%1 changes are not saved yet because another program is writing to this library. The window closes when they are saved.</source>
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
        <source>Marks, tags, notes and list positions can be saved to a file next to the library; other changes are lost if you close now.</source>
        <translation>Markierungen, Schlagwörter, Notizen und Positionen in Listen können in einer Datei neben der Bibliothek gespeichert werden; andere Änderungen gehen verloren, wenn Sie jetzt schließen.</translation>
    </message>
    <message>
        <source>Save next to the library and close</source>
        <translation>Neben der Bibliothek speichern und schließen</translation>
    </message>
    <message>
        <source>Empty trash…</source>
        <translation>Papierkorb leeren…</translation>
    </message>
    <message>
        <source>Recent library</source>
        <translation>Zuletzt geöffnete Bibliothek</translation>
    </message>
    <message>
        <source>library</source>
        <translation>Bibliothek</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryReader</name>
    <message>
        <source>%1 Reopen the library; if the error remains, restore a backup.</source>
        <translation>%1 Öffnen Sie die Bibliothek erneut; bleibt der Fehler, stellen Sie eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Could not read the data. Try again.</source>
        <translation>Die Daten konnten nicht gelesen werden. Versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>%1 Restore a backup: File &gt; Backups.</source>
        <translation>%1 Stellen Sie eine Sicherung wieder her: Datei &gt; Sicherungen.</translation>
    </message>
</context>
<context>
    <name>lectern::LibrarySettings</name>
    <message>
        <source>Next to the library</source>
        <translation>Neben der Bibliothek</translation>
    </message>
    <message>
        <source>This library</source>
        <translation>Diese Bibliothek</translation>
    </message>
    <message>
        <source>Backup folder</source>
        <translation>Sicherungsordner</translation>
    </message>
    <message>
        <source>Another folder…</source>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <source>Choose another backup folder</source>
        <translation>Anderen Ordner für Sicherungen wählen</translation>
    </message>
    <message>
        <source>Number of backups to keep</source>
        <translation>Zahl der aufbewahrten Sicherungen</translation>
    </message>
    <message>
        <source>%1 days, %2 weeks, %3 months</source>
        <translation>%1 Tagen, %2 Wochen, %3 Monaten</translation>
    </message>
    <message>
        <source>Keep the last backup of each of</source>
        <translation>Letzte Sicherung behalten aus je</translation>
    </message>
    <message>
        <source>Use as backup folder</source>
        <translation>Als Sicherungsordner verwenden</translation>
    </message>
    <message>
        <source>New backups are stored there; existing backups are not moved.</source>
        <translation>Neue Sicherungen werden dort gespeichert; vorhandene werden nicht verschoben.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Keine Bibliothek geöffnet.</translation>
    </message>
    <message>
        <source>A folder next to the library</source>
        <translation>Ein Ordner neben der Bibliothek</translation>
    </message>
    <message>
        <source>Watched folders of this library</source>
        <translation>Überwachte Ordner dieser Bibliothek</translation>
    </message>
    <message>
        <source>Watch folder…</source>
        <translation>Ordner überwachen…</translation>
    </message>
    <message>
        <source>Save date of pages</source>
        <translation>Speicherdatum von Seiten</translation>
    </message>
    <message>
        <source>File modification date</source>
        <translation>Änderungsdatum der Datei</translation>
    </message>
    <message>
        <source>Import date</source>
        <translation>Importdatum</translation>
    </message>
    <message>
        <source>Dates without a year are set to the latest matching date before it.</source>
        <translation>Daten ohne Jahr werden auf den spätesten passenden Tag davor gesetzt.</translation>
    </message>
    <message>
        <source>Pages saved on</source>
        <translation>Seiten gespeichert am</translation>
    </message>
    <message>
        <source>No watched folders. New files in a watched folder are imported into this library.</source>
        <translation>Keine überwachten Ordner. Neue Dateien eines überwachten Ordners werden in diese Bibliothek importiert.</translation>
    </message>
    <message>
        <source>Include subfolders</source>
        <translation>Mit Unterordnern</translation>
    </message>
    <message>
        <source>Also watch subfolders of %1</source>
        <translation>Auch Unterordner von %1 überwachen</translation>
    </message>
    <message>
        <source>Stop watching %1</source>
        <translation>%1 nicht mehr überwachen</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr überwachen</translation>
    </message>
    <message>
        <source>%1 is no longer watched.</source>
        <translation>%1 wird nicht mehr überwacht.</translation>
    </message>
    <message>
        <source>Default export format</source>
        <translation>Standardformat für Exporte</translation>
    </message>
    <message>
        <source>Default format</source>
        <translation>Standardformat</translation>
    </message>
    <message>
        <source>Style of copied citations</source>
        <translation>Stil kopierter Literaturangaben</translation>
    </message>
    <message>
        <source>Plain text, one line</source>
        <translation>Reiner Text, eine Zeile</translation>
    </message>
    <message>
        <source>Citations</source>
        <translation>Literaturangaben</translation>
    </message>
    <message>
        <source>Handling of attached files</source>
        <translation>Umgang mit angehängten Dateien</translation>
    </message>
    <message>
        <source>Keep in place</source>
        <translation>Am Ort lassen</translation>
    </message>
    <message>
        <source>Copy next to the library</source>
        <translation>Neben die Bibliothek kopieren</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Angehängte Dateien</translation>
    </message>
</context>
<context>
    <name>lectern::LibraryWriter</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>lectern::LinkCommands</name>
    <message>
        <source>Select a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit aus.</translation>
    </message>
    <message>
        <source>Select an author first, or a paper with known authors.</source>
        <translation>Wählen Sie zuerst einen Autor oder eine Arbeit mit bekannten Autoren aus.</translation>
    </message>
    <message>
        <source>No previous view to go back to.</source>
        <translation>Keine vorherige Ansicht vorhanden.</translation>
    </message>
    <message>
        <source>No source to split off.</source>
        <translation>Keine Quelle zum Abtrennen.</translation>
    </message>
    <message>
        <source>Select the source below to split off.</source>
        <translation>Wählen Sie unten die abzutrennende Quelle aus.</translation>
    </message>
</context>
<context>
    <name>lectern::MainWindow</name>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>No messages yet.</source>
        <translation>Noch keine Meldungen.</translation>
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
    <message>
        <source>All papers</source>
        <translation>Alle Arbeiten</translation>
    </message>
    <message>
        <source>Attach to this paper</source>
        <translation>An diese Arbeit anhängen</translation>
    </message>
    <message numerus="yes">
        <source>Import %n files</source>
        <translation>
            <numerusform>%n Datei importieren</numerusform>
            <numerusform>%n Dateien importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Import text</source>
        <translation>Text importieren</translation>
    </message>
</context>
<context>
    <name>lectern::MergePapersPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Differences are listed first, with the better value selected. Left and Right select another one, Return merges, Escape keeps both papers unchanged.</source>
        <translation>Unterschiede stehen zuerst, der bessere Wert ist ausgewählt. Links und Rechts wählen einen anderen, die Eingabetaste führt zusammen, Escape lässt beide Arbeiten unverändert.</translation>
    </message>
    <message>
        <source>Same paper? %1 of %2</source>
        <comment>pairs that are looked at one after another</comment>
        <translation>Gleiche Arbeit? %1 von %2</translation>
    </message>
    <message>
        <source>Same paper?</source>
        <translation>Gleiche Arbeit?</translation>
    </message>
</context>
<context>
    <name>lectern::MessageBar</name>
    <message>
        <source>Close message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>lectern::NameBar</name>
    <message>
        <source>Search query</source>
        <translation>Suchanfrage</translation>
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
        <source>Enter a word or a condition.</source>
        <translation>Geben Sie ein Wort oder eine Bedingung ein.</translation>
    </message>
    <message>
        <source>No other author named “%1”. Leave the name empty for a new author.</source>
        <translation>Kein anderer Autor namens „%1“. Lassen Sie den Namen für einen neuen Autor leer.</translation>
    </message>
    <message>
        <source>No other author named “%1”.</source>
        <translation>Kein anderer Autor namens „%1“.</translation>
    </message>
</context>
<context>
    <name>lectern::NotePane</name>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note (Markdown)</source>
        <translation>Notiz (Markdown)</translation>
    </message>
    <message>
        <source>Your note on this paper, in Markdown. Ctrl+Return saves, Esc cancels.</source>
        <translation>Ihre Notiz zu dieser Arbeit, in Markdown. Strg+Eingabe speichert, Esc bricht ab.</translation>
    </message>
    <message>
        <source>Your note on this author, in Markdown. Ctrl+Return saves, Esc cancels.</source>
        <translation>Ihre Notiz zu dieser Person, in Markdown. Strg+Eingabe speichert, Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewCharts</name>
    <message>
        <source>Papers per year</source>
        <translation>Arbeiten pro Jahr</translation>
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
        <source>Title words</source>
        <translation>Titelwörter</translation>
    </message>
    <message>
        <source>No data.</source>
        <translation>Keine Daten.</translation>
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
        <source>%1 without year</source>
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
        <source>%1 without score</source>
        <translation>%1 ohne Score</translation>
    </message>
    <message>
        <source>%1 in other categories</source>
        <translation>%1 in anderen Kategorien</translation>
    </message>
    <message>
        <source>%1 without category</source>
        <translation>%1 ohne Kategorie</translation>
    </message>
    <message>
        <source>“%1”: in the title of %2</source>
        <translation>„%1“: im Titel von %2</translation>
    </message>
    <message>
        <source>, %1 times as frequent as in the rest of the library</source>
        <translation>, %1-mal so häufig wie in der übrigen Bibliothek</translation>
    </message>
    <message>
        <source>, not in the rest of the library</source>
        <translation>, nicht in der übrigen Bibliothek</translation>
    </message>
    <message>
        <source>Significantly more frequent here than in the rest of the library</source>
        <translation>Hier auffällig häufiger als in der übrigen Bibliothek</translation>
    </message>
    <message>
        <source>Most frequent words, without common English words</source>
        <translation>Häufigste Wörter, ohne gewöhnliche englische Wörter</translation>
    </message>
    <message>
        <source>Venues</source>
        <translation>Publikationen</translation>
    </message>
</context>
<context>
    <name>lectern::OverviewPage</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Title words</source>
        <translation>Titelwörter</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Could not compute the statistics</source>
        <translation>Die Statistik konnte nicht berechnet werden</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Keine Daten</translation>
    </message>
    <message>
        <source>The library is empty; import papers first.</source>
        <translation>Die Bibliothek ist leer; importieren Sie zuerst Arbeiten.</translation>
    </message>
    <message>
        <source>No matching papers. Remove a condition above.</source>
        <translation>Keine passenden Arbeiten. Entfernen Sie oben eine Bedingung.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
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
        <source>Save statistics</source>
        <translation>Statistik speichern</translation>
    </message>
    <message>
        <source>Statistics table</source>
        <translation>Tabelle der Statistik</translation>
    </message>
    <message>
        <source>Return filters by the selected bar; drag over years or scores, or press Shift with the arrow keys, to select several.</source>
        <translation>Die Eingabetaste filtert nach dem gewählten Balken; Ziehen über Jahre oder Scores, oder Umschalt mit den Pfeiltasten, wählt mehrere.</translation>
    </message>
    <message>
        <source>All %1 in the library.</source>
        <translation>Alle %1 in der Bibliothek.</translation>
    </message>
    <message>
        <source>%1 of %2 in the library.</source>
        <translation>%1 von %2 in der Bibliothek.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>Arbeiten</translation>
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
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>lectern::Page</name>
    <message>
        <source>Back to papers</source>
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
        <source>site text</source>
        <translation>Text der Website</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>nicht erkannt</translation>
    </message>
    <message>
        <source>Mark as &amp;author</source>
        <translation>Als &amp;Autor kennzeichnen</translation>
    </message>
    <message>
        <source>Mark as not a &amp;paper</source>
        <translation>Als &amp;keine Arbeit kennzeichnen</translation>
    </message>
    <message>
        <source>End &amp;title here</source>
        <translation>&amp;Titel hier beenden</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Page preview with recognised parts</source>
        <translation>Seitenvorschau mit erkannten Teilen</translation>
    </message>
    <message>
        <source>The line at the cursor is the author of the page.</source>
        <translation>Die Zeile am Cursor ist der Autor der Seite.</translation>
    </message>
    <message>
        <source>The text starting at this line is not a paper, for example an advert.</source>
        <translation>Der Text ab dieser Zeile ist keine Arbeit, sondern zum Beispiel Werbung.</translation>
    </message>
    <message>
        <source>The title ends at the cursor; the names follow.</source>
        <translation>Der Titel endet am Cursor; danach folgen die Namen.</translation>
    </message>
    <message>
        <source>To correct a mistake, put the cursor there and select an action. Corrections apply to this page and to later pages with the same line.</source>
        <translation>Um einen Fehler zu korrigieren, setzen Sie den Cursor dorthin und wählen Sie eine Aktion. Korrekturen gelten für diese und spätere Seiten mit derselben Zeile.</translation>
    </message>
    <message>
        <source>You marked this line as the author.</source>
        <translation>Sie haben diese Zeile als Autor gekennzeichnet.</translation>
    </message>
    <message>
        <source>You marked the text at this line as not a paper.</source>
        <translation>Sie haben den Text ab dieser Zeile als keine Arbeit gekennzeichnet.</translation>
    </message>
    <message>
        <source>You set the title to end after “%1”.</source>
        <translation>Sie haben das Ende des Titels nach „%1“ gesetzt.</translation>
    </message>
</context>
<context>
    <name>lectern::PaletteObjects</name>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>saved search</source>
        <translation>gespeicherte Suche</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
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
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>(no longer in the library)</source>
        <translation>(nicht mehr in der Bibliothek)</translation>
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
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>lectern::PdfBar</name>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>Seitenzahl</translation>
    </message>
    <message>
        <source>Type a page number and press Return to go to the page</source>
        <translation>Seitenzahl eingeben und mit der Eingabetaste zur Seite gehen</translation>
    </message>
    <message>
        <source>Page layout and zoom</source>
        <translation>Seitenanordnung und Zoom</translation>
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
        <source>%1, page layout and zoom</source>
        <translation>%1, Seitenanordnung und Zoom</translation>
    </message>
    <message>
        <source>Previous match (Shift+N)</source>
        <translation>Vorheriger Treffer (Umschalt+N)</translation>
    </message>
    <message>
        <source>Next match (N)</source>
        <translation>Nächster Treffer (N)</translation>
    </message>
</context>
<context>
    <name>lectern::PdfCommands</name>
    <message>
        <source>This link cannot be opened: it is neither a web address nor a mail address.</source>
        <translation>Dieser Link kann nicht geöffnet werden: Er ist weder eine Web- noch eine Mailadresse.</translation>
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
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Page colour: white</source>
        <translation>Seitenfarbe: Weiß</translation>
    </message>
    <message>
        <source>Page colour: sepia</source>
        <translation>Seitenfarbe: Sepia</translation>
    </message>
    <message>
        <source>Page colour: dark</source>
        <translation>Seitenfarbe: Dunkel</translation>
    </message>
    <message>
        <source>Open PDF</source>
        <translation>PDF öffnen</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Cannot open %1: no program is set up for this file type.</source>
        <translation>%1 kann nicht geöffnet werden: Für diesen Dateityp ist kein Programm eingerichtet.</translation>
    </message>
    <message>
        <source>Opening the PDF in another program.</source>
        <translation>Das PDF wird in einem anderen Programm geöffnet.</translation>
    </message>
    <message>
        <source>Opening the PDF in another program: lectern-pdf, which shows PDFs here, is not installed.</source>
        <translation>Das PDF wird in einem anderen Programm geöffnet: lectern-pdf, das PDFs hier anzeigt, ist nicht installiert.</translation>
    </message>
    <message>
        <source>No visible links.</source>
        <translation>Keine sichtbaren Links.</translation>
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
        <source>Comment</source>
        <translation>Kommentar</translation>
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
        <source>Add or edit comment (E)</source>
        <translation>Kommentar hinzufügen oder bearbeiten (E)</translation>
    </message>
    <message>
        <source>Remove highlight (Del)</source>
        <translation>Hervorhebung entfernen (Entf)</translation>
    </message>
    <message>
        <source>Comment on highlight</source>
        <translation>Kommentar zur Hervorhebung</translation>
    </message>
    <message>
        <source>Comment; Ctrl+Return saves it</source>
        <translation>Kommentar; Strg+Eingabe speichert ihn</translation>
    </message>
</context>
<context>
    <name>lectern::PdfPage</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>In einem anderen Programm öffnen</translation>
    </message>
    <message>
        <source>Find in PDF</source>
        <translation>Im PDF suchen</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet…</translation>
    </message>
    <message>
        <source>Cannot show this PDF</source>
        <translation>Dieses PDF kann nicht angezeigt werden</translation>
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
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
</context>
<context>
    <name>lectern::PdfSidebar</name>
    <message>
        <source>Page %1</source>
        <translation>Seite %1</translation>
    </message>
    <message>
        <source>Table of contents</source>
        <translation>Inhaltsverzeichnis</translation>
    </message>
    <message>
        <source>Page thumbnails</source>
        <translation>Seitenminiaturen</translation>
    </message>
    <message>
        <source>Search matches</source>
        <translation>Treffer</translation>
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
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Page %1: %2</source>
        <translation>Seite %1: %2</translation>
    </message>
    <message>
        <source>PDF contents and thumbnails</source>
        <translation>PDF-Inhalt und Miniaturen</translation>
    </message>
    <message>
        <source>Highlights in the PDF</source>
        <translation>Hervorhebungen im PDF</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Hervorhebungen</translation>
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
        <source>Select page text</source>
        <translation>Seitentext auswählen</translation>
    </message>
    <message>
        <source>PDF pages</source>
        <translation>PDF-Seiten</translation>
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
    <name>lectern::PlaceCommands</name>
    <message>
        <source>New since your last visit</source>
        <translation>Neu seit Ihrem letzten Besuch</translation>
    </message>
    <message>
        <source>%1 new since your last visit; %2 shows only new papers.</source>
        <translation>%1 neu seit Ihrem letzten Besuch; %2 zeigt nur neue Arbeiten.</translation>
    </message>
    <message>
        <source>Remove %1 from this list?</source>
        <translation>%1 aus dieser Liste entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
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
        <source>Reading list name</source>
        <translation>Name der Leseliste</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>No search to save: enter words or select filters first.</source>
        <translation>Keine Suche zum Speichern: Geben Sie zuerst Wörter ein oder wählen Sie Filter.</translation>
    </message>
    <message>
        <source>Save search</source>
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
        <source>Rename list “%1”</source>
        <translation>Liste „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename tag “%1”; “a/b” is shown below “a”</source>
        <translation>Schlagwort „%1“ umbenennen; „a/b“ wird unter „a“ angezeigt</translation>
    </message>
    <message>
        <source>Tag name</source>
        <translation>Name des Schlagworts</translation>
    </message>
    <message>
        <source>The tag “%1” already exists. Merge “%2” into it? Papers with either tag keep it.</source>
        <translation>Das Schlagwort „%1“ existiert schon. „%2“ damit zusammenführen? Arbeiten mit einem von beiden behalten es.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Change saved search “%1”</source>
        <translation>Gespeicherte Suche „%1“ ändern</translation>
    </message>
    <message>
        <source>Remove tag “%1” from %2?</source>
        <translation>Schlagwort „%1“ von %2 entfernen?</translation>
    </message>
    <message>
        <source>To move papers, sort by list order.</source>
        <translation>Sortieren Sie nach der Reihenfolge der Liste, um Arbeiten zu verschieben.</translation>
    </message>
    <message>
        <source>Only papers in a reading list can be moved; select a list in the sidebar first.</source>
        <translation>Nur Arbeiten einer Leseliste lassen sich verschieben; wählen Sie zuerst eine Liste in der Seitenleiste aus.</translation>
    </message>
    <message>
        <source>Add %1 to list “%2”?</source>
        <translation>%1 zur Liste „%2“ hinzufügen?</translation>
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
        <translation>Verschlagworten</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>Lesezeichen für %1 setzen?</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <source>New sublist…</source>
        <translation>Neue Unterliste…</translation>
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
        <translation>Unter die Liste darüber verschieben</translation>
    </message>
    <message>
        <source>Move one level up</source>
        <translation>Eine Ebene höher verschieben</translation>
    </message>
    <message>
        <source>Delete list</source>
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
        <source>Delete tag</source>
        <translation>Schlagwort löschen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Delete search</source>
        <translation>Suche löschen</translation>
    </message>
    <message>
        <source>Select a list, tag, saved search or author in the sidebar first.</source>
        <translation>Wählen Sie zuerst in der Seitenleiste eine Liste, ein Schlagwort, eine gespeicherte Suche oder einen Autor.</translation>
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
        <source>Save %1 as PDF</source>
        <translation>%1 als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>No papers to print.</source>
        <translation>Keine Arbeiten zu drucken.</translation>
    </message>
    <message>
        <source>Print %1</source>
        <translation>%1 drucken</translation>
    </message>
    <message>
        <source>Printing is already in progress; wait for it or cancel it at the bottom of the window.</source>
        <translation>Es wird schon gedruckt; warten Sie darauf, oder brechen Sie es unten im Fenster ab.</translation>
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
        <source>Printing cancelled.</source>
        <translation>Das Drucken wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled; no file was written.</source>
        <translation>Abgebrochen; es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>%1 on %2; %3 were removed from the library meanwhile and are missing.</source>
        <translation>%1 auf %2; %3 wurden inzwischen aus der Bibliothek entfernt und fehlen.</translation>
    </message>
    <message>
        <source>Sent to the printer: %1.</source>
        <translation>An den Drucker geschickt: %1.</translation>
    </message>
    <message>
        <source>Saved %1: %2</source>
        <translation>%1 gespeichert: %2</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Papers to print</source>
        <translation>Zu druckende Arbeiten</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>Selection: %1</source>
        <translation>Auswahl: %1</translation>
    </message>
    <message>
        <source>List: %1</source>
        <translation>Liste: %1</translation>
    </message>
    <message>
        <source>References of the selection</source>
        <translation>Literaturangaben der Auswahl</translation>
    </message>
    <message>
        <source>References of the list</source>
        <translation>Literaturangaben der Liste</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Literaturverzeichnis</translation>
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
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>The search “%1” is not applied; %2 returns to it.</source>
        <translation>Die Suche „%1“ ist nicht aktiv; %2 kehrt zu ihr zurück.</translation>
    </message>
    <message>
        <source>Search here</source>
        <translation>Hier suchen</translation>
    </message>
    <message>
        <source>Search cleared.</source>
        <translation>Suche geleert.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
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
        <source>A note belongs to a paper; select one first.</source>
        <translation>Eine Notiz gehört zu einer Arbeit; wählen Sie zuerst eine aus.</translation>
    </message>
    <message>
        <source>“%1”, entered manually</source>
        <translation>„%1“, manuell eingegeben</translation>
    </message>
    <message>
        <source>Your input was not saved.</source>
        <translation>Ihre Eingabe wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Select a paper to correct first.</source>
        <translation>Wählen Sie zuerst die zu korrigierende Arbeit aus.</translation>
    </message>
    <message>
        <source>Another paper is open now.</source>
        <translation>Jetzt ist eine andere Arbeit geöffnet.</translation>
    </message>
    <message>
        <source>No other unread papers.</source>
        <translation>Keine weiteren ungelesenen Arbeiten.</translation>
    </message>
    <message>
        <source>This paper has no known author.</source>
        <translation>Diese Arbeit hat keinen bekannten Autor.</translation>
    </message>
    <message>
        <source>New paper added to the library.</source>
        <translation>Neue Arbeit zur Bibliothek hinzugefügt.</translation>
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
    <name>lectern::RecoveryCommands</name>
    <message>
        <source>A library is being recovered; progress is shown below.</source>
        <translation>Eine Bibliothek wird gerettet; der Fortschritt steht unten.</translation>
    </message>
    <message>
        <source>New library for recovered data</source>
        <translation>Neue Bibliothek für gerettete Daten</translation>
    </message>
    <message>
        <source>Libraries (*.lectern)</source>
        <translation>Bibliotheken (*.lectern)</translation>
    </message>
    <message>
        <source>%1 recovered.lectern</source>
        <translation>%1 gerettet.lectern</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>%1 wird gerettet</translation>
    </message>
    <message>
        <source>Cancelled; no library was created.</source>
        <translation>Abgebrochen; es wurde keine Bibliothek angelegt.</translation>
    </message>
    <message>
        <source>%1 contains %2, %3 of them with your marks.</source>
        <translation>%1 enthält %2, davon %3 mit Ihren Markierungen.</translation>
    </message>
    <message>
        <source>%1 Only the history was lost.</source>
        <translation>%1 Nur der Änderungsverlauf ging verloren.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 Lost, in addition to the history: %2.</source>
        <translation>%1 Verloren außer dem Änderungsverlauf: %2.</translation>
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
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
    </message>
    <message>
        <source>No related papers</source>
        <translation>Keine verwandten Arbeiten</translation>
    </message>
    <message>
        <source>No other paper in this library shares a distinctive word or an author with it.</source>
        <translation>Keine andere Arbeit dieser Bibliothek hat ein kennzeichnendes Wort oder einen Autor mit ihr gemeinsam.</translation>
    </message>
    <message>
        <source>Could not read related papers</source>
        <translation>Die verwandten Arbeiten konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Not related (X)</source>
        <translation>Nicht verwandt (X)</translation>
    </message>
    <message>
        <source>The two papers are no longer shown as related. Ctrl+Z undoes this.</source>
        <translation>Die beiden Arbeiten werden nicht mehr als verwandt angezeigt. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>%1, most related first. Return shows one in the list; %2 returns here.</source>
        <translation>%1, die ähnlichsten zuerst. Die Eingabetaste zeigt eine in der Liste; %2 führt hierher zurück.</translation>
    </message>
</context>
<context>
    <name>lectern::Screenshot</name>
    <message>
        <source>No available command “%1”.</source>
        <translation>Kein verfügbarer Befehl „%1“.</translation>
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
        <source>Toggle the bookmark of %1?</source>
        <translation>Lesezeichen von %1 umschalten?</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Umschalten</translation>
    </message>
    <message>
        <source>Remove bookmark from %1?</source>
        <translation>Lesezeichen von %1 entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Bookmark %1?</source>
        <translation>Lesezeichen für %1 setzen?</translation>
    </message>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen setzen</translation>
    </message>
    <message>
        <source>Toggle the read state of %1?</source>
        <translation>Lesestatus von %1 umschalten?</translation>
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
        <source>Remove rating from %1?</source>
        <translation>Bewertung von %1 entfernen?</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Bewerten</translation>
    </message>
    <message>
        <source>Remove tag “%1” from %2?</source>
        <translation>Schlagwort „%1“ von %2 entfernen?</translation>
    </message>
    <message>
        <source>Select a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit aus.</translation>
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
        <source>Shared authors</source>
        <translation>Gemeinsame Autoren</translation>
    </message>
    <message>
        <source>Press Escape to return to one paper.</source>
        <translation>Mit Esc kehren Sie zu einer Arbeit zurück.</translation>
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
        <source>Remove this tag from the selected papers</source>
        <translation>Dieses Schlagwort von den ausgewählten Arbeiten entfernen</translation>
    </message>
    <message>
        <source>Remove tag %1 from %2</source>
        <translation>Schlagwort %1 von %2 entfernen</translation>
    </message>
    <message>
        <source>Remove the selected papers from this list</source>
        <translation>Die ausgewählten Arbeiten aus dieser Liste entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from list %2</source>
        <translation>%1 aus der Liste %2 entfernen</translation>
    </message>
</context>
<context>
    <name>lectern::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
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
        <source>Interface language</source>
        <translation>Sprache der Oberfläche</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
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
        <source>Text size of papers, in percent</source>
        <translation>Textgröße von Arbeiten, in Prozent</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Line spacing</source>
        <translation>Zeilenabstand</translation>
    </message>
    <message>
        <source> seconds</source>
        <translation> Sekunden</translation>
    </message>
    <message>
        <source>Delay before a paper is marked as read, in seconds</source>
        <translation>Verzögerung, bevor eine Arbeit als gelesen markiert wird, in Sekunden</translation>
    </message>
    <message>
        <source>Mark as read after</source>
        <translation>Als gelesen markieren nach</translation>
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
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>lectern::Sidebar</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Show import diagnostics</source>
        <translation>Diagnosemeldungen des Imports anzeigen</translation>
    </message>
    <message>
        <source>Changes since the previous version</source>
        <translation>Änderungen seit dem vorigen Stand</translation>
    </message>
    <message>
        <source>Restore source</source>
        <translation>Quelle wiederherstellen</translation>
    </message>
    <message>
        <source>Move source to trash</source>
        <translation>Quelle in den Papierkorb verschieben</translation>
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
        <source>Papers added after Lectern was last closed</source>
        <translation>Arbeiten, die seit dem letzten Schließen von Lectern hinzugefügt wurden</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>, stated h-index %1</source>
        <translation>, angegebener h-Index %1</translation>
    </message>
    <message>
        <source>All authors…</source>
        <translation>Alle Autoren…</translation>
    </message>
    <message>
        <source>List of all authors, sortable by any figure</source>
        <translation>Liste aller Autoren, nach jeder Kennzahl sortierbar</translation>
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
        <source>%1 bytes not recognised</source>
        <translation>%1 Bytes nicht erkannt</translation>
    </message>
    <message>
        <source>Removed papers</source>
        <translation>Entfernte Arbeiten</translation>
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
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Sidebar entries</source>
        <translation>Einträge der Seitenleiste</translation>
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
        <source>last read %1</source>
        <translation>zuletzt gelesen am %1</translation>
    </message>
    <message>
        <source>Continue reading</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Clean up</source>
        <translation>Aufräumen</translation>
    </message>
    <message>
        <source>Duplicates, source conflicts and unmatched PDFs</source>
        <translation>Dubletten, Quellenkonflikte und nicht zugeordnete PDFs</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <translation>%1, zugeklappt</translation>
    </message>
</context>
<context>
    <name>lectern::SourceConflictsPage</name>
    <message>
        <source>Values by source</source>
        <translation>Werte nach Quelle</translation>
    </message>
    <message>
        <source>Source conflicts</source>
        <translation>Quellenkonflikte</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft…</translation>
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
        <source>No source conflicts</source>
        <translation>Keine Quellenkonflikte</translation>
    </message>
    <message>
        <source>Papers whose sources give different titles or authors appear here, so that papers merged by mistake can be separated.</source>
        <translation>Hier erscheinen Arbeiten, deren Quellen verschiedene Titel oder Autoren nennen, damit irrtümlich zusammengeführte Arbeiten getrennt werden können.</translation>
    </message>
    <message>
        <source>The newest %1</source>
        <translation>Die neuesten %1</translation>
    </message>
    <message>
        <source>%1, with the values of each source. Return shows the paper in the list. Split off a source that belongs to another paper; Ctrl+Z undoes it.</source>
        <translation>%1, mit den Werten jeder Quelle. Die Eingabetaste zeigt die Arbeit in der Liste. Trennen Sie eine Quelle ab, die zu einer anderen Arbeit gehört; Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>Could not read the papers</source>
        <translation>Die Arbeiten konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Source %1 of %2</source>
        <translation>Quelle %1 von %2</translation>
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
    <name>lectern::TagListChecklist</name>
    <message>
        <source>Select a paper first.</source>
        <translation>Wählen Sie zuerst eine Arbeit aus.</translation>
    </message>
    <message>
        <source>Reading lists of %1</source>
        <translation>Leselisten von %1</translation>
    </message>
    <message>
        <source>Find or create list</source>
        <translation>Liste suchen oder anlegen</translation>
    </message>
    <message>
        <source>Create list “%1”</source>
        <translation>Liste „%1“ anlegen</translation>
    </message>
    <message>
        <source>Tags of %1</source>
        <translation>Schlagwörter von %1</translation>
    </message>
    <message>
        <source>Find or create tag, such as method/rl</source>
        <translation>Schlagwort suchen oder anlegen, etwa methode/rl</translation>
    </message>
    <message>
        <source>Create tag “%1”</source>
        <translation>Schlagwort „%1“ anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add %1 to list “%2”?</source>
        <translation>%1 zur Liste „%2“ hinzufügen?</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1 from list “%2”?</source>
        <translation>%1 aus der Liste „%2“ entfernen?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Tag %1 with “%2”?</source>
        <translation>%1 mit „%2“ verschlagworten?</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Verschlagworten</translation>
    </message>
    <message>
        <source>Remove tag “%1” from %2?</source>
        <translation>Schlagwort „%1“ von %2 entfernen?</translation>
    </message>
    <message>
        <source>Add %1 to new list “%2”?</source>
        <translation>%1 zur neuen Liste „%2“ hinzufügen?</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, on all papers</source>
        <translation>%1, bei allen</translation>
    </message>
    <message>
        <source>%1, on no papers</source>
        <translation>%1, bei keiner</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, bei %2 davon</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
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
        <source>%1 for tag %2</source>
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
    <message>
        <source>Cancel: %1</source>
        <translation>Abbrechen: %1</translation>
    </message>
</context>
<context>
    <name>lectern::TopBar</name>
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
        <source>Search syntax</source>
        <translation>Suchsyntax</translation>
    </message>
</context>
<context>
    <name>lectern::UnmatchedFilesPage</name>
    <message>
        <source>Files and possible papers</source>
        <translation>Dateien und mögliche Arbeiten</translation>
    </message>
    <message>
        <source>Attach to this paper</source>
        <translation>An diese Arbeit anhängen</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Show paper</source>
        <translation>Arbeit anzeigen</translation>
    </message>
    <message>
        <source>Ignore file</source>
        <translation>Datei ignorieren</translation>
    </message>
    <message>
        <source>No matching paper in this library</source>
        <translation>Keine passende Arbeit in dieser Bibliothek</translation>
    </message>
    <message>
        <source>Unmatched PDFs</source>
        <translation>Nicht zugeordnete PDFs</translation>
    </message>
    <message>
        <source>No unmatched PDFs</source>
        <translation>Keine nicht zugeordneten PDFs</translation>
    </message>
    <message>
        <source>New paper</source>
        <translation>Neue Arbeit</translation>
    </message>
    <message>
        <source>PDFs without a certain match stay here until you select their paper.</source>
        <translation>PDFs ohne sichere Zuordnung bleiben hier, bis Sie ihre Arbeit auswählen.</translation>
    </message>
    <message>
        <source>possibly titled “%1”</source>
        <translation>vermutlich mit dem Titel „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n files. Return attaches the selected files to the papers below their names, Delete ignores them. To attach a file to another paper, select that paper in the list and attach it there.</source>
        <translation>
            <numerusform>%n Datei. Die Eingabetaste hängt die ausgewählten Dateien an die Arbeiten unter ihren Namen an, Entf ignoriert sie. Um eine Datei an eine andere Arbeit anzuhängen, wählen Sie diese in der Liste aus und hängen Sie die Datei dort an.</numerusform>
            <numerusform>%n Dateien. Die Eingabetaste hängt die ausgewählten Dateien an die Arbeiten unter ihren Namen an, Entf ignoriert sie. Um eine Datei an eine andere Arbeit anzuhängen, wählen Sie diese in der Liste aus und hängen Sie die Datei dort an.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::ViewCommands</name>
    <message>
        <source>The language changes when Lectern is restarted.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Lectern.</translation>
    </message>
</context>
<context>
    <name>lectern::WindowNotices</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>lectern::WriteWorker</name>
    <message>
        <source>No library is open.</source>
        <translation>Es ist keine Bibliothek offen.</translation>
    </message>
    <message>
        <source>The library is being restored.</source>
        <translation>Die Bibliothek wird wiederhergestellt.</translation>
    </message>
</context>
</TS>
