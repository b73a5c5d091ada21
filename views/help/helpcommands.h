#pragma once
// Opens the help at the current topic, and runs the commands chosen in it.
#include "helptopics.h"
#include "views/actions/commandcontext.h"

#include <QObject>

namespace lectern
{

class HelpPage;

class HelpCommands final : public QObject
{
    Q_OBJECT
public:
    explicit HelpCommands(const CommandContext &context);

private:
    void open(HelpSubject subject);
    void copyReport();

    LibrarySession &m_library;
    const Actions &m_actions;
    Notices &m_notices;
    Pages &m_pages;
    QSettings &m_settings;
    HelpPage *m_page;
};

} // namespace lectern
