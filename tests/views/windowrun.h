#pragma once
// The real window on a library and settings in a temporary folder, for tests that simulate a user.
#include "models/session/librarysession.h"
#include "resources/samplelibrary.h"
#include "views/actions/actions.h"
#include "views/list/filterbar.h"
#include "views/list/paperlist.h"
#include "views/list/searchbox.h"
#include "views/style/chip.h"
#include "views/style/theme.h"
#include "views/window/mainwindow.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace lectern::test
{

using namespace Qt::StringLiterals;

// An invented paper as a line of Lectern's own format. Larger numbers have later dates, so that they come
// first.
inline QByteArray paperLine(const QString &title, const QStringList &authors, const QString &abstract,
                            int number)
{
    return QJsonDocument(QJsonObject{{u"lectern"_s, 1},
                                     {u"title"_s, title},
                                     {u"authors"_s, QJsonArray::fromStringList(authors)},
                                     {u"category"_s, u"cs.LG"_s},
                                     {u"date"_s, QDate(2020, 1, 1).addDays(number).toString(Qt::ISODate)},
                                     {u"abstract"_s, abstract}})
               .toJson(QJsonDocument::Compact)
        + '\n';
}

// One run of the program on a library and settings that outlive it.
struct Run {
    explicit Run(const QTemporaryDir &dir)
        : settings(dir.filePath(u"settings.ini"_s), QSettings::IniFormat),
          window(library, actions, theme, settings)
    {
        theme.choose(ThemeChoice::Light);
        window.resize(1280, 800);
        window.show();
        library.open(dir.filePath(u"my.lectern"_s));
        settle();
    }
    ~Run() { window.close(); }

    void settle()
    {
        QVERIFY(QTest::qWaitFor([this] { return library.isIdle(); }, 60'000));
    }
    void importSample()
    {
        for (const SamplePage &page : samplePages())
            library.imports().importText(page.name, page.bytes, page.savedOn);
        settle();
    }
    void importLines(const QByteArray &lines)
    {
        library.imports().importText(u"papers.jsonl"_s, lines, QDate(2026, 6, 30));
        settle();
    }
    template <typename T>
    T &find(const char *name = nullptr)
    {
        T *found = name ? window.findChild<T *>(QLatin1StringView(name)) : window.findChild<T *>();
        Q_ASSERT(found);
        return *found;
    }
    PaperList &list() { return find<PaperList>(); }
    SearchBox &box() { return find<SearchBox>(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = QApplication::focusWidget() ? QApplication::focusWidget() : &window;
        QTest::keyClick(target, key, modifiers);
    }
    QStringList chips()
    {
        QStringList texts;
        for (const Chip *chip : find<FilterBar>().findChildren<Chip *>())
            if (!chip->isHidden())
                texts.append(chip->text());
        return texts;
    }
    QString count() { return find<QLabel>("countLabel").text(); }
    QStringList titles()
    {
        QStringList list;
        for (int row = 0; row < library.browser().papers().rowCount(); ++row)
            if (const PaperRow *paper = library.browser().papers().rowAt(row))
                list.append(paper->title);
        return list;
    }

    QSettings settings;
    Actions actions;
    Theme theme;
    LibrarySession library;
    MainWindow window;
};

} // namespace lectern::test
