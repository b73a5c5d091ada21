<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ComparisonWords</name>
    <message numerus="yes">
        <source>▸ %n field(s) agree: %1</source>
        <translation>
            <numerusform>▸ %n field agrees: %1</numerusform>
            <numerusform>▸ %n fields agree: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>▾ %n field(s) agree</source>
        <translation>
            <numerusform>▾ %n field agrees</numerusform>
            <numerusform>▾ %n fields agree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Display</name>
    <message numerus="yes">
        <source>%1 papers</source>
        <translation>
            <numerusform>%1 paper</numerusform>
            <numerusform>%1 papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>Merged %n pair(s).</source>
        <translation>
            <numerusform>Merged %n pair.</numerusform>
            <numerusform>Merged %n pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n conflicts.</source>
        <translation>
            <numerusform>“%1” has %n conflict.</numerusform>
            <numerusform>“%1” has %n conflicts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n papers</source>
        <translation>
            <numerusform>%1 of %n paper</numerusform>
            <numerusform>%1 of %n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n papers (%2)</source>
        <translation>
            <numerusform>%1: %n paper (%2)</numerusform>
            <numerusform>%1: %n papers (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new papers</source>
        <translation>
            <numerusform>%n new paper</numerusform>
            <numerusform>%n new papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2: %3, %4 %, %n records</source>
        <translation>
            <numerusform>%1 of %2: %3, %4 %, %n record</numerusform>
            <numerusform>%1 of %2: %3, %4 %, %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marks of %n papers: %1 applied, %2 waiting for their papers to be imported</source>
        <translation>
            <numerusform>Marks of %n paper: %1 applied, %2 waiting for its paper to be imported</numerusform>
            <numerusform>Marks of %n papers: %1 applied, %2 waiting for their papers to be imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers, %1 bytes, of which %2 not recognised: %3 % recognised</source>
        <translation>
            <numerusform>%n paper, %1 bytes, of which %2 not recognised: %3 % recognised</numerusform>
            <numerusform>%n papers, %1 bytes, of which %2 not recognised: %3 % recognised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n highlight</numerusform>
            <numerusform>%n highlights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sources</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers changed.</source>
        <translation>
            <numerusform>%n paper changed.</numerusform>
            <numerusform>%n papers changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaperHtml</name>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n highlight</numerusform>
            <numerusform>%n highlights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::AbstractPane</name>
    <message numerus="yes">
        <source>%1 · %n pages</source>
        <translation>
            <numerusform>%1 · %n page</numerusform>
            <numerusform>%1 · %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::AttachCommands</name>
    <message numerus="yes">
        <source>%n files removed from the unmatched PDFs.</source>
        <translation>
            <numerusform>%n file removed from the unmatched PDFs.</numerusform>
            <numerusform>%n files removed from the unmatched PDFs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::AuthorCommands</name>
    <message numerus="yes">
        <source>Split off one of %n groups without a common co-author</source>
        <translation>
            <numerusform>Split off one of %n group without a common co-author</numerusform>
            <numerusform>Split off one of %n groups without a common co-author</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::CoauthorGraphView</name>
    <message numerus="yes">
        <source>%n paper(s) in this library</source>
        <translation>
            <numerusform>%n paper in this library</numerusform>
            <numerusform>%n papers in this library</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paper(s)</source>
        <translation>
            <numerusform>%n paper</numerusform>
            <numerusform>%n papers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateBatchPage</name>
    <message numerus="yes">
        <source>Merge %n pair(s)</source>
        <translation>
            <numerusform>Merge %n pair</numerusform>
            <numerusform>Merge %n pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::DuplicateCommands</name>
    <message numerus="yes">
        <source>Merged %n pair(s)</source>
        <translation>
            <numerusform>Merged %n pair</numerusform>
            <numerusform>Merged %n pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::HighlightCommands</name>
    <message numerus="yes">
        <source>This PDF contains %n highlights from other programs.</source>
        <translation>
            <numerusform>This PDF contains %n highlight from another program.</numerusform>
            <numerusform>This PDF contains %n highlights from other programs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::HighlightsPage</name>
    <message numerus="yes">
        <source>%n highlights</source>
        <translation>
            <numerusform>%n highlight</numerusform>
            <numerusform>%n highlights</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::ImportCommands</name>
    <message numerus="yes">
        <source>%n folders are already watched, the maximum; remove one in the settings first.</source>
        <translation>
            <numerusform>%n folder is already watched, the maximum; remove it in the settings first.</numerusform>
            <numerusform>%n folders are already watched, the maximum; remove one in the settings first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Watching %n folders…</source>
        <translation>
            <numerusform>Watching %n folder…</numerusform>
            <numerusform>Watching %n folders…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::KeysPage</name>
    <message numerus="yes">
        <source>A command can have at most %n shortcuts; remove one first.</source>
        <translation>
            <numerusform>A command can have at most %n shortcut; remove it first.</numerusform>
            <numerusform>A command can have at most %n shortcuts; remove one first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::MainWindow</name>
    <message numerus="yes">
        <source>Import %n files</source>
        <translation>
            <numerusform>Import %n file</numerusform>
            <numerusform>Import %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::UnmatchedFilesPage</name>
    <message numerus="yes">
        <source>%n files. Return attaches the selected files to the papers below their names, Delete ignores them. To attach a file to another paper, select that paper in the list and attach it there.</source>
        <translation>
            <numerusform>%n file. Return attaches the selected files to the papers below their names, Delete ignores them. To attach a file to another paper, select that paper in the list and attach it there.</numerusform>
            <numerusform>%n files. Return attaches the selected files to the papers below their names, Delete ignores them. To attach a file to another paper, select that paper in the list and attach it there.</numerusform>
        </translation>
    </message>
</context>
</TS>
