#pragma once
// Opens the manual at the page of a command, and runs the searches and commands that it links.
#include "manual.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/page.h"

#include <QObject>
#include <QString>

class QLineEdit;
class QListWidget;

namespace lectern
{

struct ManualPage;
class UnloadedBrowser;

// The help page: contents on the left, a page of the manual on the right, a search field above.
// Links to other pages are followed here. Examples and commands are links too; they run on a click, or with
// Tab and Return. Typing shows the sections of all pages that contain every word.
class HelpPage final : public Page
{
    Q_OBJECT
public:
    explicit HelpPage(QWidget *parent = nullptr);

    // Sets the pages, shows one of them from this section on, and gives the keyboard focus to the contents.
    void show(const QList<ManualPage> &pages, const QString &name, qsizetype section = 0);
    QString shownPage() const;

signals:
    void queryChosen(const QString &query);
    void commandChosen(const QString &name); // name of an action

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(const QUrl &link);
    void showText();
    void styleText();
    void scrollTo(qsizetype section);

    QList<ManualPage> m_pages;
    QLineEdit *m_find;
    QListWidget *m_contents;
    UnloadedBrowser *m_text;
};

class HelpCommands final : public QObject
{
    Q_OBJECT
public:
    explicit HelpCommands(const CommandContext &context);

private:
    // anchor: of an English section heading; empty: the beginning of the page.
    void open(const QString &page, const QString &anchor = {});
    ManualPage aboutPage() const;
    void runCommand(const QString &name);
    void copyReport();

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    QSettings &m_settings;
    HelpPage *m_page;
};

// Returns the versions of the program, its libraries and the system, one per line, in English. Contains no
// names, paths or library data, so it can be added to a bug report.
QString versionReport();

} // namespace lectern
