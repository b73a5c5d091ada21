// Tests the MIME types of the desktop files against the format registry.
#include "models/formats/registry.h"
#include "tests/support/support.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest>

using namespace lectern;
using namespace Qt::StringLiterals;

class TestAssociations : public QObject
{
    Q_OBJECT

    static QByteArray packaged(const QString &name)
    {
        return test::readAll(test::fixture(u"../packaging/"_s + name));
    }
    static QStringList registered()
    {
        QStringList types;
        for (const Format &format : formats())
            if (format.read)
                types += format.mimeTypes;
        return types;
    }

private slots:
    void desktopFileListsAllReadableTypes()
    {
        const QRegularExpression line(u"^MimeType=(.*)$"_s, QRegularExpression::MultilineOption);
        const auto match = line.match(QString::fromUtf8(packaged(u"org.lectern.Lectern.desktop"_s)));
        QVERIFY(match.hasMatch());
        QStringList named = match.captured(1).split(u';', Qt::SkipEmptyParts), types = registered();
        types.append(u"application/x-lectern-library"_s); // opened, not imported
        types.removeDuplicates();
        named.sort();
        types.sort();
        QCOMPARE(named, types);
    }

    void everyTypeHasAMimeDefinition()
    {
        QFile list(u"/usr/share/mime/types"_s);
        if (!list.open(QIODevice::ReadOnly))
            QSKIP("shared-mime-info is not installed");
        const QStringList known = QString::fromUtf8(list.readAll()).split(u'\n');
        QStringList types = registered();
        types.append(u"application/x-lectern-library"_s);
        const QString own = QString::fromUtf8(packaged(u"org.lectern.Lectern.xml"_s));
        for (const QString &type : types)
            QVERIFY2(known.contains(type) || own.contains(u"<mime-type type=\"%1\">"_s.arg(type)),
                     qPrintable(type));
    }
};

QTEST_GUILESS_MAIN(TestAssociations)
#include "tst_associations.moc"
