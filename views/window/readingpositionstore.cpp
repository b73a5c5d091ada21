#include "readingpositionstore.h"

#include "models/session/librarysession.h"
#include "views/list/paperlist.h"
#include "views/paper/abstractpane.h"

namespace lectern
{

using Lib = LibrarySession;

ReadingPositionStore::ReadingPositionStore(const CommandContext &context, PaperList &list, AbstractPane &pane)
    : QObject(&context.window), m_library(context.library), m_settings(context.settings), m_list(list),
      m_pane(pane)
{
    connect(&m_library, &Lib::aboutToOpen, this, &ReadingPositionStore::restore);
    connect(&m_library, &Lib::aboutToClose, this, &ReadingPositionStore::saveFor);
    connect(&m_library.browser(), &LibraryBrowser::resultChanged, this, [this] {
        if (std::exchange(m_restoring, false))
            m_list.scrollToTopRow(m_restore.topRow);
    });
    connect(&m_library.browser(), &LibraryBrowser::paperLoaded, this, [this](const PaperDetail &paper) {
        if (std::exchange(m_restoreScroll, false) && paper.row.id == m_restore.paper)
            m_pane.text()->setScrollPosition(m_restore.scroll);
    });
}

void ReadingPositionStore::restore(const QString &file)
{
    m_restore = readPosition(m_settings, file);
    m_restoring = !m_restore.query.isEmpty();
    m_restoreScroll = m_restoring;
    m_library.browser().startAt(QueryState::fromStrings(m_restore.query), m_restore.paper, m_restore.places);
    m_library.sidebar().setFolded(QSet<QString>(m_restore.folded.begin(), m_restore.folded.end()));
}

void ReadingPositionStore::saveFor(const QString &file)
{
    if (file.isEmpty() || m_restoring) // no result yet: the saved position is still valid
        return;
    writePosition(m_settings, file,
                  {m_library.browser().query().toStrings(), m_library.browser().currentPaper(),
                   m_list.topRow(), m_pane.text()->scrollPosition(), m_library.browser().positions(),
                   m_library.sidebar().folded().values()});
}

} // namespace lectern
