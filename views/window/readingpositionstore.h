#pragma once
// Saves and restores the reading position per library: query, paper and scroll position.
#include "models/session/librarysession.h"
#include "views/actions/commandcontext.h"
#include "views/widgets/windowstate.h"

#include <QObject>

namespace lectern
{

class AbstractPane;
class PaperList;

class ReadingPositionStore final : public QObject
{
    Q_OBJECT
public:
    // Create it after the commands that select the paper of a new result, because it scrolls the list
    // afterwards.
    ReadingPositionStore(const CommandContext &context, PaperList &list, AbstractPane &pane);
    // Saves the position in the open library.
    void save() { saveFor(m_library.file()); }

private:
    void restore(const QString &file);
    void saveFor(const QString &file);

    LibrarySession &m_library;
    QSettings &m_settings;
    PaperList &m_list;
    AbstractPane &m_pane;
    ReadingPosition m_restore; // applied with the first result
    bool m_restoring = false, m_restoreScroll = false;
};

} // namespace lectern
