#include "counters.h"

#include "models/store/types/numbers.h"
#include "try.h"

#include <QHash>

namespace lectern
{

Counters::Counters(const Connection &connection)
    : m_read(connection, "SELECT value FROM counter WHERE name = ?"),
      m_write(connection,
              "INSERT INTO counter(name, value) VALUES(?1, ?2)"
              " ON CONFLICT(name) DO UPDATE SET value = value + ?2"),
      m_writeCategory(connection,
                      "INSERT INTO category_count(category, papers) VALUES(?1, ?2)"
                      " ON CONFLICT(category) DO UPDATE SET papers = papers + ?2"),
      m_dropCategories(connection, "DELETE FROM category_count WHERE papers = 0")
{
}

Counters::Entry &Counters::entryOf(const QString &name)
{
    for (Entry &entry : m_entries)
        if (entry.name == name)
            return entry;
    return m_entries.emplace_back(Entry{name, 0, {}});
}

Result<qint64> Counters::take(const QString &next)
{
    Entry &entry = entryOf(next);
    if (!entry.stored) {
        LECTERN_TRY(const auto row, m_read.bind(1, next).next());
        entry.stored = row ? m_read.number(0) : 0;
        m_read.reset();
    }
    const qint64 end = next == Counter::kNextPaper ? kPapersEnd
        : next == Counter::kNextAuthor             ? kAuthorsEnd
                                                   : kSourcesEnd;
    const qint64 stored = *entry.stored, taken = ++entry.difference;
    if (stored < 0 || stored >= end - taken)
        return Error{QStringLiteral("This library has no row numbers left. Make a new library and import the"
                                    " sources there.")};
    // Counters begin at 0, so the first row number is 1.
    return stored + taken;
}

void Counters::addCategories(std::string_view categories, int difference)
{
    m_printed = categories;
    m_categories[m_printed] += difference;
}

Result<> Counters::flush()
{
    for (const Entry &entry : m_entries)
        if (entry.difference)
            LECTERN_TRY(m_write.bind(1, entry.name).bind(2, entry.difference).run());
    QHash<QString, int> single;
    for (const auto &[printed, difference] : m_categories)
        for (const QString &category : QString::fromStdString(printed).split(u' ', Qt::SkipEmptyParts))
            single[category] += difference;
    bool fewer = false;
    for (auto it = single.cbegin(); it != single.cend(); ++it) {
        if (*it)
            LECTERN_TRY(m_writeCategory.bind(1, it.key()).bind(2, *it).run());
        fewer = fewer || *it < 0;
    }
    if (fewer)
        LECTERN_TRY(m_dropCategories.run());
    m_entries.clear();
    m_categories.clear();
    return {};
}

} // namespace lectern
