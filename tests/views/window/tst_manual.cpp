// The pages of the manual are complete in each language, their links work, and their tables match the code.
#include "models/core/query/querytext.h"
#include "tests/support/support.h"
#include "views/actions/actions.h"
#include "views/help/manual.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QUrl>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

const QStringList kLanguages{u"en"_s, u"de"_s, u"zh_CN"_s};

QString fileOf(const QString &language, const QString &page)
{
    const QString folder = language == u"en"_s ? QString() : language.section(u'_', 0, 0) + u'/';
    return QStringLiteral(LECTERN_TESTS_DIR) + u"/../resources/manual/"_s + folder + page + u".md"_s;
}

QString textOf(const QString &file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

} // namespace

class TestManual : public QObject
{
    Q_OBJECT
private slots:
    void pagesHaveTheSameSectionsInEachLanguage()
    {
        const QList<ManualPage> english = manualPages(u"en_US"_s);
        QCOMPARE(english.size(), manualPageNames().size());
        for (const QString &language : kLanguages) {
            const QList<ManualPage> pages = manualPages(language);
            for (qsizetype i = 0; i < pages.size(); ++i) {
                QVERIFY2(QFile::exists(fileOf(language, pages[i].name)),
                         qPrintable(language + pages[i].name));
                QVERIFY2(!pages[i].title.isEmpty(), qPrintable(pages[i].name));
                QVERIFY(language == u"en"_s
                        || textOf(fileOf(language, pages[i].name)) != textOf(fileOf(u"en"_s, pages[i].name)));
                QVERIFY2(pages[i].sections.size() == english[i].sections.size(),
                         qPrintable(language + pages[i].name));
                for (qsizetype s = 0; s < pages[i].sections.size(); ++s) {
                    const ManualSection &section = pages[i].sections[s];
                    QVERIFY2((s == 0) == section.heading.isEmpty(), qPrintable(pages[i].name));
                    // Each section has the same links in every language.
                    const auto links = [](const ManualSection &in) {
                        QStringList found;
                        static const QRegularExpression link(u"\\]\\(([^)]+)\\)"_s);
                        for (auto each = link.globalMatch(in.markdown); each.hasNext();)
                            found.append(each.next().captured(1));
                        found.sort();
                        return found;
                    };
                    QVERIFY2(links(section) == links(english[i].sections[s]),
                             qPrintable(language + u' ' + pages[i].name + u' ' + section.heading));
                }
            }
        }
    }

    void linksNamePagesCommandsAndSearches()
    {
        QStringList commands;
        for (const ActionSpec &spec : Actions::specs())
            commands.append(QString::fromLatin1(spec.name));
        static const QRegularExpression link(u"\\]\\(([^)]+)\\)"_s);
        int seen = 0;
        for (const ManualPage &page : manualPages(u"en"_s))
            for (const ManualSection &section : page.sections)
                for (auto each = link.globalMatch(section.markdown); each.hasNext(); ++seen) {
                    const QString target = each.next().captured(1);
                    if (target.startsWith(u"command:"_s))
                        QVERIFY2(commands.contains(target.mid(8)), qPrintable(target));
                    else if (target.startsWith(u"query:"_s))
                        QVERIFY2(parseQuery(QUrl(target).path(QUrl::FullyDecoded)).diagnostics.isEmpty(),
                                 qPrintable(target));
                    else
                        QVERIFY2(target == u"about"_s || manualPageNames().contains(target.chopped(3)),
                                 qPrintable(target));
                }
        QVERIFY(seen > 60);
    }

    // A link contains the current text of its command. ./dev update writes the tables and link texts.
    void filesMatchTheCode()
    {
        for (const QString &language : kLanguages) {
            QTranslator translator;
            if (language != u"en"_s)
                QVERIFY(translator.load(u":/translations/lectern_"_s + language + u".qm"_s));
            const Translate translate = [&](const char *context, const QString &text) {
                const QString translated = translator.translate(context, text.toUtf8().constData());
                return translated.isEmpty() ? text : translated;
            };
            for (const QString &name : manualPageNames()) {
                const QString file = fileOf(language, name), text = textOf(file);
                QString expected = withGeneratedTables(text, translate);
                for (const ActionSpec &spec : Actions::specs()) {
                    const QRegularExpression link(
                        u"\\[[^\\]\\n]*\\]\\(command:%1\\)"_s.arg(QLatin1StringView(spec.name)));
                    const QString label = translate("lectern", QString::fromUtf8(spec.text));
                    expected.replace(link, u"[%1](command:%2)"_s.arg(label, QLatin1StringView(spec.name)));
                }
                if (qEnvironmentVariableIsSet("LECTERN_UPDATE") && expected != text) {
                    QFile out(file);
                    QVERIFY(out.open(QIODevice::WriteOnly) && out.write(expected.toUtf8()) > 0);
                    continue;
                }
                QVERIFY2(expected == text, qPrintable(file + u": run ./dev update"_s));
            }
        }
    }
};

QTEST_MAIN(TestManual)
#include "tst_manual.moc"
