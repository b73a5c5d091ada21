#pragma once
// Counts shown in the sidebar that would be slow to compute. Each write updates them, and check() verifies
// them.
#include "statement.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lectern
{

// The names used in the table `counter`.
namespace Counter
{
inline const QString kPapers = QStringLiteral("papers");
inline const QString kBookmarks = QStringLiteral("bookmarks"); // number among listed papers
inline const QString kRead = QStringLiteral("read"); // number among listed papers
inline const QString kAuthors = QStringLiteral("authors");
// Incremented with each change of authorship or of what is stated about an author.
inline const QString kAuthorChanges = QStringLiteral("author_changes");
inline const QString kSightings = QStringLiteral("sightings");
inline const QString kConflicts = QStringLiteral("conflicts"); // number of papers with a conflict
// Row numbers are never reused, so that a number stored outside the library cannot identify another row
// later.
inline const QString kNextPaper = QStringLiteral("next_paper");
inline const QString kNextAuthor = QStringLiteral("next_author");
inline const QString kNextSource = QStringLiteral("next_source");
inline const QString kRules =
    QStringLiteral("rules"); // version of the rules that formed and display the papers (rulesmigration.h)
} // namespace Counter

// The counters during one write transaction: collects differences, which flush() writes.
class Counters
{
public:
    explicit Counters(const Connection &connection);
    void add(const QString &counter, qint64 difference) { entryOf(counter).difference += difference; }
    // Returns an unused row number of this kind. Error if none is left (types/numbers.h), as in a library
    // with forged counters.
    Result<qint64> take(const QString &next);
    // Counts a paper in its categories: each of its printed names.
    void addCategories(std::string_view categories, int difference);
    Result<> flush();

private:
    struct Entry {
        QString name;
        qint64 difference = 0;
        std::optional<qint64> stored; // stored value of a row number, without the difference
    };
    Entry &entryOf(const QString &name);

    std::vector<Entry> m_entries; // a dozen at most, incremented millions of times by an import
    std::unordered_map<std::string, int>
        m_categories; // changes of the counts, by all categories of a paper as printed
    std::string m_printed;
    Statement m_read, m_write, m_writeCategory, m_dropCategories;
};

} // namespace lectern
