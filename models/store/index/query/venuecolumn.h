#pragma once
// The venue of each paper as a number, for counting.
#include "models/core/result.h"
#include "models/store/index/storage/numbercolumn.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QStringList>

namespace lectern::index
{

// Built when venues are first counted, which reads the row of each paper, and kept until the index changes. 6
// MB at 3,000,000 papers. Belongs to one connection.
class VenueColumn
{
public:
    // Builds the column for this state of the index. papers: the ones to be counted; if they are few, only
    // their rows are read. Error when cancelled.
    Result<> use(const Snapshot &snapshot, Connection &connection, const Bitmap &papers,
                 const Cancelled &cancelled);
    // Counts the papers of each venue(); index 0 counts papers without a venue.
    std::vector<uint32_t> count(const Bitmap &papers) const;
    const QStringList &names() const
    {
        return m_names;
    } // short or printed name of each venue; the first is empty
    // Returns, for each of these venues, how many of the papers a query for it finds: those whose venue
    // contains all its words, the last one as a prefix. counts: from count().
    std::vector<uint32_t> found(const std::vector<size_t> &venues, const std::vector<uint32_t> &counts) const;
    // The folded words of the venue's name, by which queries find it; empty if it cannot be searched.
    const QStringList &words(size_t venue) const { return m_asked[venue]; }

private:
    void clear();
    uint32_t numberOf(std::string_view printed);
    int64_t m_generation = 0;
    bool m_isWhole = false;
    QStringList m_names;
    std::vector<QStringList> m_asked; // words of the name
    std::vector<QStringList> m_words; // all words that find the venue, including printed ones
    QHash<QByteArray, uint32_t> m_numbers;
    NumberColumn m_venues; // venue of each paper, if the column is complete
    QHash<uint32_t, uint32_t> m_few; // otherwise: venue of each requested paper
};

} // namespace lectern::index
