#include "resources/samplelibrary.h"

#include <QSet>
#include <QTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestSampleLibrary : public QObject
{
    Q_OBJECT
private slots:
    void pagesAreCompiledIn()
    {
        const QList<SamplePage> pages = samplePages();
        QCOMPARE(pages.size(), 7);
        QSet<QString> names;
        for (const SamplePage &page : pages) {
            QVERIFY2(page.bytes.size() > 2000, qPrintable(page.name));
            QVERIFY2(page.savedOn.isValid(), qPrintable(page.name));
            names.insert(page.name);
        }
        QCOMPARE(names.size(), 7);
    }
};

QTEST_MAIN(TestSampleLibrary)
#include "tst_samplelibrary.moc"
