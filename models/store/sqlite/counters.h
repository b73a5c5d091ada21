#pragma once
// Numbers that the sidebar shows and that would be slow to count. Every write keeps them up to date, and
// check() checks them.
#include "statement.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lectern
{

// The names in the table counter.
namespace Counter
{
inline const QString kPapers = QStringLiteral("papers");
inline const QString kBookmarks = QStringLiteral("bookmarks"); // of papers in the list
inline const QString kRead = QStringLiteral("read"); // of papers in the list
inline const QString kAuthors = QStringLiteral("authors");
// Goes up with every change of who wrote what, or of what is stated about an author.
inline const QString kAuthorChanges = QStringLiteral("author_changes");
inline const QString kSightings = QStringLiteral("sightings");
inline const QString kConflicts = QStringLiteral("conflicts"); // papers with any
// Row numbers are never given twice, so that a number kept outside the file can never mean another row.
inline const QString kNextPaper = QStringLiteral("next_paper");
inline const QString kNextAuthor = QStringLiteral("next_author");
inline const QString kNextSource = QStringLiteral("next_source");
inline const QString kRules = QStringLiteral("rules"); // by which papers were formed and are shown (mender.h)
} // namespace Counter

// The counters during one write transaction: collects differences, which flush() writes.
class Counters
{
public:
    explicit Counters(const Connection &connection);
    void add(const QString &counter, qint64 difference) { entryOf(counter).difference += difference; }
    // Returns a row number of this kind that was never used. An Error when there is none left
    // (rows/numbers.h), as in a library whose counters are not Lectern's.
    Result<qint64> take(const QString &next);
    // Counts a paper in its categories: each of the names printed for it.
    void addCategories(std::string_view categories, int difference);
    Result<> flush();

private:
    struct Entry {
        QString name;
        qint64 difference = 0;
        std::optional<qint64> stored; // of a row number; without the difference
    };
    Entry &entryOf(const QString &name);

    std::vector<Entry> m_entries; // a dozen at most, which an import counts up millions of times
    std::unordered_map<std::string, int> m_categories; // by all categories of a paper as printed
    std::string m_printed;
    Statement m_read, m_write, m_writeCategory, m_dropCategories;
};

} // namespace lectern
