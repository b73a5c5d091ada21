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
    <name>Messages</name>
    <message numerus="yes">
        <source>%n pair(s) became one paper each.</source>
        <translation>
            <numerusform>%n pair became one paper.</numerusform>
            <numerusform>%n pairs became one paper each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %n disagreements.</source>
        <translation>
            <numerusform>“%1” has %n disagreement.</numerusform>
            <numerusform>“%1” has %n disagreements.</numerusform>
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
        <source>Marks of %n papers: %1 here, %2 waiting until their papers come in</source>
        <translation>
            <numerusform>Marks of %n paper: %1 here, %2 waiting until their papers come in</numerusform>
            <numerusform>Marks of %n papers: %1 here, %2 waiting until their papers come in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n papers, %1 bytes, of which %2 not understood: %3 % understood</source>
        <translation>
            <numerusform>%n paper, %1 bytes, of which %2 not understood: %3 % understood</numerusform>
            <numerusform>%n papers, %1 bytes, of which %2 not understood: %3 % understood</numerusform>
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
    <name>lectern::CoauthorGraphView</name>
    <message numerus="yes">
        <source>%n paper(s) here</source>
        <translation>
            <numerusform>%n paper here</numerusform>
            <numerusform>%n papers here</numerusform>
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
        <source>%n pair(s) became one paper each</source>
        <translation>
            <numerusform>%n pair became one paper</numerusform>
            <numerusform>%n pairs became one paper each</numerusform>
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
        <source>%n folders are watched already: take one away in the settings first.</source>
        <translation>
            <numerusform>%n folder is watched already: take it away in the settings first.</numerusform>
            <numerusform>%n folders are watched already: take one away in the settings first.</numerusform>
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
        <source>No command has more than %n keys: take one away first.</source>
        <translation>
            <numerusform>No command has more than %n key: take it away first.</numerusform>
            <numerusform>No command has more than %n keys: take one away first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::PdfPage</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::EmbeddedHighlightCommands</name>
    <message numerus="yes">
        <source>%n highlights of another program stand in this PDF.</source>
        <translation>
            <numerusform>%n highlight of another program stands in this PDF.</numerusform>
            <numerusform>%n highlights of another program stand in this PDF.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lectern::UnmatchedFilesPage</name>
    <message numerus="yes">
        <source>%n files. Return attaches the file below to the paper above it, Delete leaves it; to attach it to another paper, choose that one in the list and attach it there.</source>
        <translation>
            <numerusform>%n file. Return attaches the file below to the paper above it, Delete leaves it; to attach it to another paper, choose that one in the list and attach it there.</numerusform>
            <numerusform>%n files. Return attaches the file below to the paper above it, Delete leaves it; to attach it to another paper, choose that one in the list and attach it there.</numerusform>
        </translation>
    </message>
</context>
</TS>
