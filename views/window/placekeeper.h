#pragma once
// Where the reader was in each library, until it is opened again: the question, the paper, how far it was
// scrolled.
#include "views/actions/commandcontext.h"
#include "views/widgets/windowstate.h"

#include <QObject>

namespace lectern
{

class AbstractPane;
class PaperList;

class PlaceKeeper final : public QObject
{
    Q_OBJECT
public:
    // Make it after the commands that select the paper of a new result: it scrolls the list afterwards.
    PlaceKeeper(const CommandContext &context, PaperList &list, AbstractPane &pane);
    // Remembers where the reader is in the library that is open.
    void save();

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
