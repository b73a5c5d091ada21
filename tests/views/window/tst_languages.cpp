// Tests the window in other languages: every text is translated, and every text that the window uses is in
// the translation files.
#include "models/core/query/querylanguage.h"
#include "models/i18n/language.h"
#include "models/itemmodels/display.h"
#include "tests/support/pseudotranslator.h"
#include "tests/views/windowrun.h"
#include "views/style/mirrored.h"
#include "views/widgets/page.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSet>
#include <QTabBar>
#include <QTextEdit>
#include <QTranslator>

#include <algorithm>

using namespace lectern;
using namespace lectern::test;
using namespace Qt::StringLiterals;

namespace
{

// A translator that records the texts for which no other translator has a translation. It is installed first,
// so Qt asks it last.
class Recorder : public QTranslator
{
public:
    using QTranslator::QTranslator;
    QString translate(const char *context, const char *text, const char *disambiguation, int) const override
    {
        if (context && context[0] != 'Q')
            missing.insert(QString::fromUtf8(context) + u": "_s + QString::fromUtf8(text)
                           + QString::fromUtf8(disambiguation ? disambiguation : ""));
        return {};
    }
    bool isEmpty() const override { return false; }
    mutable QSet<QString> missing;
};

// Papers and authors have Greek letters, so Latin letters in the window belong to the program.
QByteArray greekPapers()
{
    QByteArray lines;
    for (int i = 0; i < 12; ++i)
        lines += paperLine(u"Περί ηλίου %1"_s.arg(i % 5), {u"Άννα Βήτα"_s, u"Γάμμα Δέλτα %1"_s.arg(i % 3)},
                           u"Ένα κείμενο για το φως %1."_s.arg(i), i);
    return lines;
}

// Actions that open no system dialog and do not quit.
const QStringList &harmless()
{
    static const QStringList names{
        u"overview"_s,       u"show-authors"_s,    u"open-author"_s,     u"author-changes"_s,
        u"coauthor-graph"_s, u"who-is-who"_s,      u"settings"_s,        u"find-duplicates"_s,
        u"show-joined"_s,    u"history"_s,         u"backups"_s,         u"show-bin"_s,
        u"show-all"_s,       u"related"_s,         u"export"_s,          u"new-paper"_s,
        u"leave"_s,          u"correct"_s,         u"leave"_s,           u"edit-note"_s,
        u"toggle-read"_s,    u"toggle-bookmark"_s, u"add-tag"_s,         u"leave"_s,
        u"add-to-list"_s,    u"leave"_s,           u"new-list"_s,        u"leave"_s,
        u"view-table"_s,     u"view-rows"_s,       u"search-help"_s,     u"leave"_s,
        u"divide-by"_s,      u"leave"_s,           u"command-palette"_s, u"leave"_s,
        u"select-all"_s,     u"correct"_s,         u"leave"_s,           u"show-import"_s,
        u"show-message"_s,   u"key-list"_s};
    return names;
}

void walk(Run &run, const std::function<void(const QString &where)> &look)
{
    run.importLines(greekPapers());
    run.list().selectRow(0, true);
    run.settle();
    look(u"start"_s);
    for (const QString &name : harmless()) {
        for (QAction *action : run.actions.all())
            if (action->objectName() == name && action->isEnabled())
                action->trigger();
        run.settle();
        QCoreApplication::sendPostedEvents();
        look(name);
    }
    run.box().setFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"123 (45"_s);
    run.settle();
    look(u"search"_s);
}

// Returns the Latin words of a text outside brackets, except names. These words were not translated.
QString escaped(QString text)
{
    // Names of keys, formats and services, query fields, and language names.
    static const QRegularExpression names(
        u"\\b(Ctrl|Alt|Shift|Meta|Tab|Return|Enter|Escape|Esc|Space|Del|Delete|"
        u"Backspace|Ins|Home|End|Left|Right|Up|Down|"
        "PgUp|PgDown|F\\d+|BibTeX|BibLaTeX|RIS|CSL-JSON|CSV|JSON|Markdown|"
        "HTML|Lectern|English|Deutsch|arXiv|DOI|"
        "cs|LG|Machine Learning)\\b"_s);
    static const QRegularExpression tags(
        u"<[^<>]*>|&[a-z]+;|[\\w.-]+\\.(jsonl|lectern|ini|svg)|/[\\w./-]+|\\w+:\\S*"_s);
    static const QRegularExpression brackets(u"\\[[^\\[\\]]*\\]"_s);
    if (text.contains(u"<style"_s) || text.startsWith(u"<!DOCTYPE"_s))
        text = text.mid(text.indexOf(u"<body"_s));
    static const QStringList language = [] { // query syntax, equal in every language
        QStringList texts;
        for (const QueryForm &form : queryForms())
            texts << form.form << form.example;
        std::sort(texts.begin(), texts.end(),
                  [](const QString &one, const QString &other) { return one.size() > other.size(); });
        return texts;
    }();
    if (language.contains(text))
        return {};
    for (qsizetype i = 0; text.size() > 500 && i < language.size();
         ++i) // the help is long and contains all of the query syntax
        text.replace(language[i], u" "_s);
    static const QRegularExpression day(u"\\d+ [A-Z][a-z]{2} \\d{4}"_s);
    text.remove(day).remove(tags);
    while (text.contains(brackets))
        text.remove(brackets);
    text.remove(names);
    static const QRegularExpression word(u"[A-Za-z]{3,}"_s);
    const auto match = word.match(text);
    return match.hasMatch() ? text.simplified() : QString();
}

// Names of citation styles are not translated; the manual has a file for each language (tst_manual).
bool hasUntranslatedText(const QObject *part)
{
    static const QStringList names{u"exportStyle"_s, u"settingsCitationStyle"_s, u"helpContents"_s,
                                   u"helpText"_s};
    for (; part; part = part->parent())
        if (names.contains(part->objectName()))
            return true;
    return false;
}

void note(QSet<QString> *found, const QObject &object, const char *property, const QString &text)
{
    if (const QString rest = escaped(text); !rest.isEmpty())
        found->insert(u"%1 %2 %3: %4"_s.arg(QLatin1StringView(object.metaObject()->className()),
                                            object.objectName(), QLatin1StringView(property), rest));
}

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        qDeleteAll(qApp->findChildren<QTranslator *>());
        QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
    }

    // Runs first, because some tables cache their texts.
    void everyTextIsTranslated()
    {
        setLanguage(u"en"_s);
        QCoreApplication::installTranslator(new PseudoTranslator(false, qApp));
        QTemporaryDir dir;
        Run run(dir);
        QSet<QString> found;
        walk(run, [&](const QString &) {
            for (const QWidget *widget : QApplication::allWidgets()) {
                if (qobject_cast<const QTabBar *>(widget->parent()))
                    continue; // the scroll buttons, whose names are Qt's
                note(&found, *widget, "toolTip", widget->toolTip());
                note(&found, *widget, "accessibleName", widget->accessibleName());
                note(&found, *widget, "accessibleDescription", widget->accessibleDescription());
                if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                    note(&found, *widget, "text", button->text());
                if (const auto *label = qobject_cast<const QLabel *>(widget); label
                    && label->objectName()
                        != u"settingsBackupPlace"_s) // this label shows the path of a folder
                    note(&found, *widget, "text", label->text());
                if (const auto *line = qobject_cast<const QLineEdit *>(widget))
                    note(&found, *widget, "placeholder", line->placeholderText());
                if (const auto *text = qobject_cast<const QTextEdit *>(widget);
                    text && !hasUntranslatedText(widget))
                    note(&found, *widget, "text", text->toPlainText() + u' ' + text->placeholderText());
                if (const auto *combo = qobject_cast<const QComboBox *>(widget);
                    combo && !hasUntranslatedText(widget))
                    for (int i = 0; i < combo->count(); ++i)
                        note(&found, *widget, "item", combo->itemText(i));
                if (const auto *view = qobject_cast<const QAbstractItemView *>(widget);
                    view && view->model() && !hasUntranslatedText(widget))
                    for (int column = 0; column < view->model()->columnCount(); ++column) {
                        note(&found, *widget, "header",
                             view->model()->headerData(column, Qt::Horizontal).toString());
                        for (int row = 0; row < qMin(200, view->model()->rowCount()); ++row)
                            note(&found, *widget, "cell",
                                 view->model()->index(row, column).data().toString());
                    }
                for (const QAction *action : widget->actions()) {
                    note(&found, *action, "text", action->text());
                    note(&found, *action, "toolTip", action->toolTip());
                }
            }
        });
        QStringList list(found.cbegin(), found.cend());
        list.sort();
        QVERIFY2(list.isEmpty(), qPrintable(list.join(u'\n')));
    }

    void completeLanguageHasEveryText_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("file");
        QTest::newRow("German") << u"de"_s << u"&Datei"_s;
        QTest::newRow("Chinese") << u"zh_CN"_s << u"文件(&F)"_s;
    }
    void completeLanguageHasEveryText()
    {
        QFETCH(QString, code);
        QFETCH(QString, file);
        auto *recorder = new Recorder(qApp);
        QCoreApplication::installTranslator(recorder);
        setLanguage(code);
        QTemporaryDir dir;
        Run run(dir);
        walk(run, [](const QString &) {});
        const QStringList missing(recorder->missing.cbegin(), recorder->missing.cend());
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
        QStringList menus;
        for (const QAction *action : run.find<QMenuBar>().actions())
            menus.append(action->text());
        QVERIFY2(menus.contains(file), qPrintable(menus.join(u' ')));
    }

    void rightToLeftWindowIsMirrored()
    {
        setLanguage(u"en"_s);
        QCoreApplication::installTranslator(new PseudoTranslator(true, qApp));
        QVERIFY(QGuiApplication::isRightToLeft());
        QTemporaryDir dir;
        Run run(dir);
        run.importLines(greekPapers());
        QVERIFY(run.window.isRightToLeft());
        const auto left = [&](QWidget &widget) { return widget.mapTo(&run.window, QPoint()).x(); };
        QVERIFY(left(run.find<QWidget>("sidebarTree"))
                > left(run.list())); // the sidebar is on the right, where reading starts
    }

    void textHasItsOwnDirection_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("turned");
        QTest::addColumn<Qt::LayoutDirection>("inEnglish");
        QTest::addColumn<Qt::LayoutDirection>("inArabic");
        const auto left = Qt::LeftToRight, right = Qt::RightToLeft;
        QTest::newRow("English") << u"A title, with an end."_s << false << left << left;
        QTest::newRow("Hebrew") << u"למידת מכונה"_s << true << right << right;
        QTest::newRow("English first") << u"AraBERT (أرابيرت)"_s << true << left << left;
        QTest::newRow("list of names")
            << isolated(u"נועה לוי"_s) + u", Omar Haddad"_s << true << left << right;
        QTest::newRow("nothing") << QString() << false << left << left;
    }
    void textHasItsOwnDirection()
    {
        QFETCH(QString, text);
        QTEST(hasRightToLeft(text), "turned");
        QTEST(Mirrored(QRectF(), Qt::LeftToRight).directionOf(text), "inEnglish");
        QTEST(Mirrored(QRectF(), Qt::RightToLeft).directionOf(text), "inArabic");
    }
    void mirrorsPositionsWithinParent()
    {
        const Mirrored side(QRect(10, 0, 100, 20), Qt::RightToLeft);
        QCOMPARE(side(QRect(10, 2, 30, 5)), QRect(80, 2, 30, 5));
        QCOMPARE(side(side(QRectF(12.5, 0, 7, 1))), QRectF(12.5, 0, 7, 1));
        QCOMPARE(Mirrored(QRect(10, 0, 100, 20), Qt::LeftToRight)(QRect(10, 2, 30, 5)), QRect(10, 2, 30, 5));
    }

    void languageAppliesFromTheNextStart()
    {
        QTemporaryDir dir;
        {
            Run run(dir);
            auto &box = run.find<QComboBox>("settingsLanguage");
            QCOMPARE(box.currentData().toString(), QString()); // the language of the system is selected
            QCOMPARE(box.count(), 1 + languages().size());
            const int german = box.findData(u"de"_s);
            QVERIFY(german > 0);
            box.setCurrentIndex(german);
            emit box.activated(german);
        }
        QCOMPARE(QSettings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat)
                     .value("view/language"_L1)
                     .toString(),
                 u"de"_s);
        Run again(dir);
        QCOMPARE(again.find<QComboBox>("settingsLanguage").currentData().toString(), u"de"_s);
    }
};

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
