#pragma once
// Opens the manual at the page of a command, and runs the searches and commands that it links.
#include "views/actions/commandcontext.h"

#include <QObject>

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

} // namespace lectern
