#pragma once
// The venue of each paper as a number, to count papers by.
#include "models/core/cancelled.h"
#include "models/store/index/storage/numbercolumn.h"
#include "models/store/index/storage/snapshot.h"
#include "models/store/sqlite/connection.h"

#include <QHash>
#include <QStringList>

namespace lectern::index
{

// Made when venues are first counted, which reads the row of every paper, and kept until the index changes.
// At 3,000,000 papers it has 6 MB. Of one connection.
class VenueColumn
{
public:
    // Makes the column for this state of the index. papers: the ones that will be counted; where they are
    // few, only their rows are read. An Error when cancelled.
    Result<> use(const Snapshot &snapshot, Connection &connection, const Bitmap &papers,
                 const Cancelled &cancelled);
    // Counts the papers of each venue(), 0 of those that have none.
    std::vector<uint32_t> count(const Bitmap &papers) const;
    const QStringList &names() const { return m_names; } // of each, short or as printed; the first is none
    // Returns for each of these venues how many of the papers a question for it finds: those in whose venue
    // all its words stand, the last one as a beginning. counts: of count().
    std::vector<uint32_t> found(const std::vector<size_t> &venues, const std::vector<uint32_t> &counts) const;
    // The folded words of its name, by which a venue is asked for; none where nobody can ask for it.
    const QStringList &words(size_t venue) const { return m_asked[venue]; }

private:
    void clear();
    uint32_t numberOf(std::string_view printed);
    int64_t m_generation = 0;
    bool m_isWhole = false;
    QStringList m_names;
    std::vector<QStringList> m_asked; // words of the name
    std::vector<QStringList> m_words; // all that lead to it: also those that are printed
    bool m_hasShortNames = false; // the index leads to them
    QHash<QByteArray, uint32_t> m_numbers;
    NumberColumn m_venues; // by paper, where the column is whole
    QHash<uint32_t, uint32_t> m_few; // else of those asked for
};

} // namespace lectern::index
