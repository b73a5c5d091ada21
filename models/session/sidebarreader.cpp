#include "sidebarreader.h"

namespace lectern
{

SidebarReader::SidebarReader(LibraryReader &reader, const RequestToken &searching, QObject *parent)
    : QObject(parent), m_reader(reader), m_searching(searching)
{
}

void SidebarReader::open()
{
    m_isOpen = true;
    refresh(SidebarPart::All);
}

void SidebarReader::close()
{
    m_isOpen = false;
    m_unread = {};
    m_model.setWritable(false);
    m_model.show({}); // ids of the previous library have no meaning in the next one
}

void SidebarReader::clear()
{
    m_model.show({});
    emit changed(SidebarPart::All);
}

void SidebarReader::refresh(SidebarParts parts)
{
    if (!m_isOpen)
        return;
    m_unread |= parts;
    if (!m_unread) { // only the counts of saved searches may have changed
        countSearches();
        return;
    }
    m_reader.ask(
        m_sidebar,
        [data = m_model.sidebarData(), parts = m_unread](Library &library, const Cancelled &cancelled) {
            return readSidebar(library, data, parts, cancelled);
        },
        this,
        [this](const SidebarData &data) {
            const SidebarParts read = std::exchange(m_unread, {});
            m_model.show(data);
            countSearches();
            emit changed(read);
        });
}

void SidebarReader::countSearches(const QList<SearchCount> &counted)
{
    const QList<SavedSearch> &searches = m_model.sidebarData().searches;
    if (searches.isEmpty()) {
        m_counts.cancel();
        m_model.showCounts({}, {});
        return;
    }
    m_reader.ask(
        m_counts,
        [searches, counted, searched = m_searching.supersededCallback()](Library &library,
                                                                         const Cancelled &cancelled) {
            return lectern::countSearches(library, searches, counted, cancelled, searched);
        },
        this,
        [this, searches](const QList<SearchCount> &counts) {
            if (counts.size() == searches.size())
                m_model.showCounts(searches, counts);
            else
                countSearches(counts);
        });
}

} // namespace lectern
