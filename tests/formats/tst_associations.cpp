// Tests the MIME types of the desktop file and the formats of the man page against the format table.
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
    void packagedFilesListAllFormats_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("line"); // the generated line, with one group for the list
        QTest::addColumn<QString>("expected");
        QStringList types{u"application/x-lectern-library"_s}, names; // a library is opened, not imported
        for (const QString &type : registered())
            if (!types.contains(type))
                types.append(type);
        for (const Format &format : formats())
            if (format.stream)
                names.append(QString(format.id).replace(u'-', u"\\-"_s));
        const QString last = names.takeLast();
        QTest::newRow("desktop file")
            << u"org.lectern.Lectern.desktop"_s << u"^MimeType=(.*)$"_s << types.join(u';') + u';';
        QTest::newRow("man page") << u"lectern-cli.1"_s << u"the format to write:\n\\.BR (.*) ;$"_s
                                  << names.join(u" \", \" "_s) + u" \" or \" "_s + last;
    }
    // The files are written by ./dev update.
    void packagedFilesListAllFormats()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, line);
        QFETCH(const QString, expected);
        QString text = QString::fromUtf8(packaged(file));
        const auto match = QRegularExpression(line, QRegularExpression::MultilineOption).match(text);
        QVERIFY(match.hasMatch());
        if (qEnvironmentVariableIsSet("LECTERN_UPDATE") && match.captured(1) != expected) {
            text.replace(match.capturedStart(1), match.capturedLength(1), expected);
            QFile out(test::fixture(u"../packaging/"_s + file));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text.toUtf8()) == text.toUtf8().size());
            return;
        }
        QCOMPARE(match.captured(1), expected);
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
