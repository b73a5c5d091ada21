// Tests which PDF paths a bibliography states, as each reference manager writes them.
#include "models/formats/base/highlightfield.h"
#include "models/formats/registry.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestNamedFiles : public QObject
{
    Q_OBJECT
private slots:
    void readsBibtexFileField_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const char *field, const QStringList &expected) {
            QTest::newRow(name) << QByteArray(field) << expected;
        };
        row("JabRef", ":tides/Oak2020.pdf:PDF", {u"tides/Oak2020.pdf"_s});
        row("JabRef, described", "preprint:Oak2020.pdf:PDF;:talk.pptx:PowerPoint", {u"Oak2020.pdf"_s});
        row("JabRef, on the web", R"(:https\://tides.org/a.pdf:PDF)", {});
        row("JabRef, signs escaped", R"(:a\;b\:c.pdf:PDF)", {u"a;b:c.pdf"_s});
        row("JabRef, underlined as TeX wants it", R"(:Oak\_2020{\_}a.pdf:PDF)", {u"Oak_2020_a.pdf"_s});
        row("JabRef, another end of the name", ":Oak2020:PDF", {u"Oak2020"_s});
        row("Zotero",
            "Full Text PDF:files/12/Oak - 2020 - Slow Tides.pdf:application/pdf;"
            "Snapshot:files/13/index.html:text/html",
            {u"files/12/Oak - 2020 - Slow Tides.pdf"_s});
        row("JabRef, accents", R"(:C\:\\lit\\H{\"o}hn 2010.pdf:PDF)", {u"C:/lit/Höhn 2010.pdf"_s});
        row("Mendeley, TeX", R"(:C$\backslash$:/Users/a/Ram{\'{i}}rez - A{\_}B {\&} C.pdf:pdf)",
            {u"C:/Users/a/Ramírez - A_B & C.pdf"_s});
        row("Paperpile, a semicolon", "All Papers/O/Oak 2011 - Slow; tides.pdf",
            {u"All Papers/O/Oak 2011 - Slow; tides.pdf"_s});
        row("a folder named like a command", R"(C:\\o\\ss\\a.pdf)", {u"C:/o/ss/a.pdf"_s});
        row("Zotero on Windows", R"(PDF:C\:\\Users\\ada\\Zotero\\storage\\8SX\\Oak.pdf:application/pdf)",
            {u"C:/Users/ada/Zotero/storage/8SX/Oak.pdf"_s});
        row("Better BibTeX", "/home/ada/Zotero/storage/8SX/Oak - 2020.pdf",
            {u"/home/ada/Zotero/storage/8SX/Oak - 2020.pdf"_s});
        row("Better BibTeX, several", "/home/ada/a.pdf;/home/ada/b.html;/home/ada/c.PDF",
            {u"/home/ada/a.pdf"_s, u"/home/ada/c.PDF"_s});
        row("Better BibTeX on Windows", R"(C:\\Users\\ada\\a.pdf)", {u"C:/Users/ada/a.pdf"_s});
        row("a drive that is not escaped", "C:/Users/ada/a.pdf", {u"C:/Users/ada/a.pdf"_s});
        row("a drive that is not escaped, and a type", ":D:/a.pdf:pdf", {u"D:/a.pdf"_s});
        row("Mendeley", ":home/ada/Documents/Oak.pdf:pdf", {u"home/ada/Documents/Oak.pdf"_s});
        row("Mendeley on Windows", R"(:C$\backslash$:/Users/ada/Oak.pdf:pdf)", {u"C:/Users/ada/Oak.pdf"_s});
        row("an address of a file", "file:///home/ada/Slow%20Tides.pdf", {u"/home/ada/Slow Tides.pdf"_s});
        row("an address of a file on Windows", "file:///C:/a%20b.pdf", {u"C:/a b.pdf"_s});
        row("twice the same", ":a.pdf:PDF;:a.pdf:PDF", {u"a.pdf"_s});
        row("nothing", ";:;::;:::", {});
        row("accents in TeX", R"(:C\:\\lit\\B{\"a}r {\'{\i}}.pdf:PDF;:\'{E}t{\'e} {\o}.pdf:PDF)",
            {u"C:/lit/Bär í.pdf"_s, u"Été ø.pdf"_s});
        row("a semicolon that is not escaped", "Papers/Oak - Tides; slow.pdf;Papers/b.pdf",
            {u"Papers/Oak - Tides; slow.pdf"_s, u"Papers/b.pdf"_s});
        row("a colon in a name", R"(Tides\: slow.pdf:/x/Tides\: slow.pdf:application/pdf)",
            {u"/x/Tides: slow.pdf"_s});
        row("a backslash at its end", R"(:a.pdf\)", {});
    }
    void readsBibtexFileField()
    {
        QFETCH(const QByteArray, field);
        QFETCH(const QStringList, expected);
        const QByteArray entry =
            "@article{a, title={Slow Tides}, author={Oak, Ada}, year=2020, file={" + field + "}}\n";
        const auto source = parseSource(entry, {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 1);
        QCOMPARE(linkedFiles(source->papers.first()), expected);
    }
    void readsRisFileLines()
    {
        const auto source =
            parseSource("TY  - JOUR\nTI  - Slow Tides\nAU  - Oak, Ada\nPY  - 2020\nL1  - files/12/Oak.pdf\n"
                        "L1  - internal-pdf://2134/Tides-2020.pdf\nL1  - https://tides.org/a.pdf\n"
                        "L1  - file:///C:/Users/ada/b.pdf\nER  - \n",
                        {});
        QVERIFY(source);
        QCOMPARE(linkedFiles(source->papers.first()),
                 QStringList({u"files/12/Oak.pdf"_s, u"2134/Tides-2020.pdf"_s, u"C:/Users/ada/b.pdf"_s}));
    }
    void readsZoteroFileColumn()
    {
        const auto source =
            parseSource("Key,Item Type,Publication Year,Author,Title,File Attachments\n"
                        "8SX,journalArticle,2020,\"Oak, Ada\",Slow Tides,"
                        R"("C:\Users\ada\Zotero\storage\8SX\Oak.pdf; /home/ada/x.html; /home/ada/b.pdf")"
                        "\n",
                        {});
        QVERIFY(source);
        QCOMPARE(source->papers.size(), 1);
        QCOMPARE(linkedFiles(source->papers.first()),
                 QStringList({u"C:/Users/ada/Zotero/storage/8SX/Oak.pdf"_s, u"/home/ada/b.pdf"_s}));
    }
};

QTEST_APPLESS_MAIN(TestNamedFiles)
#include "tst_linkedfiles.moc"
