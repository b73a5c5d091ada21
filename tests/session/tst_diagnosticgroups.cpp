// Tests the grouping of equal diagnostics, and the names of pasted text.
#include "models/session/tasks/importreport.h"

#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestRemarkGroups : public QObject
{
    Q_OBJECT

    static Diagnostic diagnostic(qsizetype line, const QString &message,
                                 Diagnostic::Severity severity = Diagnostic::Severity::Warning)
    {
        return {severity, line, message};
    }

private slots:
    void groupsEqualDiagnostics()
    {
        QList<Diagnostic> diagnostics;
        for (int i = 0; i < 37; ++i)
            diagnostics.append(diagnostic(10 * i + 3, u"This entry has no title."_s));
        diagnostics.append(diagnostic(50, u"The page “a%” is cut off."_s));
        const QList<DiagnosticGroup> groups = groupedDiagnostics(diagnostics);
        QCOMPARE(groups.size(), 2);
        QCOMPARE(groups[0].text, u"This entry has no title."_s);
        QCOMPARE(groups[0].diagnostics.size(), 37);
        QCOMPARE(placesOf(groups[0]), u"at lines 3, 13, 23, 33, 43 and 32 more"_s);
        QCOMPARE(groups[1].text, u"The page “a%” is cut off."_s);
        QCOMPARE(placesOf(groups[1]), QString());
    }
    void listsDifferingParts()
    {
        const QList<DiagnosticGroup> groups =
            groupedDiagnostics({diagnostic(1, u"“smith2020” stands twice in “a.bib”."_s),
                                diagnostic(2, u"“doe2021” stands twice in “a.bib”."_s),
                                diagnostic(9, u"“doe2021” stands twice in “a.bib”."_s)});
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].text, u"… stands twice in “a.bib”."_s);
        QCOMPARE(placesOf(groups[0]), u"at smith2020, doe2021"_s);
    }
    void ignoresDifferentNumbers()
    {
        const QList<DiagnosticGroup> groups =
            groupedDiagnostics({diagnostic(4, u"This row has 12 cells, the header 9."_s),
                                diagnostic(8, u"This row has 1,204 cells, the header 9."_s)});
        QCOMPARE(groups.size(), 1);
        QCOMPARE(groups[0].text, u"This row has … cells, the header 9."_s);
        QCOMPARE(placesOf(groups[0]), u"at lines 4, 8"_s);
    }
    void separatesErrorsFromWarnings()
    {
        const QList<DiagnosticGroup> groups =
            groupedDiagnostics({diagnostic(1, u"It is cut off."_s),
                                diagnostic(2, u"It is cut off."_s, Diagnostic::Severity::Error),
                                diagnostic(0, u"It is cut off."_s)});
        QCOMPARE(groups.size(), 2);
        QCOMPARE(groups[0].diagnostics.size(), 2);
        QCOMPARE(placesOf(groups[0]), u"at line 1"_s);
        QCOMPARE(groupedDiagnostics({}).size(), 0);
    }

    void namesPastedTextByPageAndDate_data()
    {
        QTest::addColumn<QString>("author");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("records");
        QTest::addColumn<QString>("name");
        const QString longTitle =
            u"A Very Long Title That Goes On About the Tide and the Moon and Lanterns"_s;
        QTest::addRow("author") << u"Ada Shore"_s << u"Tides"_s << 3 << u"Ada Shore, pasted 2 Jun 2026"_s;
        QTest::addRow("paper") << QString() << u"Tides of $x^2$"_s << 1
                               << u"Tides of x², pasted 2 Jun 2026"_s;
        QTest::addRow("list")
            << QString() << longTitle << 20
            << u"A Very Long Title That Goes On About the Tide and… and 19 more, pasted 2 Jun 2026"_s;
        QTest::addRow("no title") << QString() << QString() << 0 << u"Text, pasted 2 Jun 2026"_s;
    }
    void namesPastedTextByPageAndDate()
    {
        QFETCH(QString, author);
        QFETCH(QString, title);
        QFETCH(int, records);
        FilePreview preview;
        preview.author = author;
        preview.records = records;
        preview.savedOn = QDate(2026, 6, 2);
        if (records > 0)
            preview.first.append(Paper());
        if (records > 0)
            preview.first.first().title = title;
        QTEST(pastedName(preview), "name");
    }
};

QTEST_GUILESS_MAIN(TestRemarkGroups)
#include "tst_diagnosticgroups.moc"
