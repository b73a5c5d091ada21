#pragma once
// Opens the manual at the page of a command, and runs the searches and commands that it links.
#include "views/actions/commandcontext.h"

#include <QObject>
#include <QString>

namespace lectern
{

class HelpPage;
struct ManualPage;

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
