#pragma once
// Collects authorship during one write transaction.
#include "authordecisions.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/rowbatch.h"

#include <QHash>
#include <QSet>

#include <atomic>
#include <cstring>
#include <deque>
#include <memory>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace lectern
{

// Stores millions of short texts, addressed by offset, in parts: growing a single buffer would temporarily
// need twice its size.
class TextPool
{
public:
    // Copies a text and returns its offset. All texts together are smaller than a gigabyte.
    uint32_t add(std::string_view text)
    {
        if (m_used == m_partSize || m_used + text.size() > m_partSize) {
            m_partSize = text.size() > kPartBytes ? text.size() : kPartBytes;
            m_parts.push_back(std::make_unique_for_overwrite<char[]>(m_partSize));
            m_used = 0;
        }
        const auto place = uint32_t((m_parts.size() - 1) << kPartBits | m_used);
        std::memcpy(m_parts.back().get() + m_used, text.data(), text.size());
        // A text longer than a part gets a separate part, which is then full.
        m_used += text.size();
        m_bytes += text.size();
        return place;
    }
    const char *at(uint32_t place) const
    {
        return m_parts[place >> kPartBits].get() + (place & (kPartBytes - 1));
    }
    std::string_view text(uint32_t place, size_t length) const { return {at(place), length}; }
    size_t bytes() const { return m_bytes; }

private:
    static constexpr int kPartBits = 20;
    static constexpr size_t kPartBytes = size_t(1) << kPartBits;
    std::vector<std::unique_ptr<char[]>> m_parts;
    size_t m_partSize = 0, m_used = 0; // size of the last part, and its used bytes
    size_t m_bytes = 0;
};

// Whether a is a better spelling than b, which folds to the same name. Preferred are: mixed case, "Given
// Family", accents, no TeX, full names. A total order, so the result does not depend on the order of input.
bool isBetterSpelling(QStringView a, QStringView b);

// Creates authors for new names; removes authors with their last paper and page. Buffers changes, about 80
// bytes per author and three per name on a paper; flush() writes them in key order.
class AuthorTable
{
public:
    // Number of links that flush() sorts at a time, four bytes each. Tests lower it.
    static inline std::atomic<quint32> mostLinksAtOnce = 8'000'000;

    AuthorTable(const Connection &connection, Counters &counters);

    // Returns the author with this printed name: the one to whom the user gave it, else the one who has it;
    // creates one if there is none. 0 for a name without letters.
    Result<qint64> idOf(const QString &printed);
    // Adds the authors of a paper: its printed authors and the owners of pages that list it.
    Result<> addPaper(qint64 paper, std::span<const PreparedAuthor> names);
    Result<> addPaper(qint64 paper, const QStringList &names);
    // Reverts addPaper() with the same names.
    Result<> removePaper(qint64 paper, const QStringList &names);
    // Rechecks whether this author is still needed after its page was removed.
    Result<> reconsider(qint64 author);
    // Creates a row for an author that a decision refers to, if it is missing.
    Result<> ensure(qint64 author);
    // Call when decisions have changed.
    void decisionsChanged() { m_decisions.forget(); }
    AuthorDecisions &decisions() { return m_decisions; }
    // The added or removed papers that have a split name; and these names.
    const QSet<qint64> &touchedPapers() const { return m_papersOfSplitNames; }
    const QSet<QString> &touchedSplitNames() const { return m_splitNames; }
    // Writes the buffered changes. Removes authors that are no longer needed, unless Keep is passed.
    enum class Unwanted { Remove, Keep };
    Result<> flush(Unwanted unwanted = Unwanted::Remove);

private:
    struct Person {
        quint32 id = 0; // 0: skipped
        quint32 nameAt = 0, nameLength = 0; // range of the shown spelling in m_text
        int stored = 0; // number of papers
        int papers = 0; // difference to the stored number
        bool isNew : 1 = false;
        bool changed : 1 = false;
        bool unclear : 1 = false; // the shown spelling may have left with a paper
        bool asked : 1 = false; // reconsider() was called
        bool named : 1 = false; // named by the user, overriding all spellings
        bool listed : 1 = false; // as stored in the table
    };
    struct Name {
        quint32 hash;
        quint32 foldedAt; // offset in m_text
        quint32 foldedLength : 31, isNew : 1;
        quint32 person; // index in m_people
    };

    Result<quint32> personNamed(const PreparedAuthor &name);
    Result<quint32> personOf(qint64 author);
    quint32 addPerson(qint64 author, std::string_view name, bool isNew);
    Result<qint64> findStored(std::string_view folded);
    quint32 *slotOf(const PreparedAuthor &name);
    void growSlots();
    void prefetch(std::span<const PreparedAuthor> names) const;
    std::string_view nameOf(const Person &person) const
    {
        return m_text.text(person.nameAt, person.nameLength);
    }
    void noteSpelling(Person &person, std::string_view printed);

    Result<> findAuthors(qint64 paper, std::span<const PreparedAuthor> names);
    Result<> noteSplitNames(qint64 paper, std::span<const PreparedAuthor> names);
    void count(qint64 paper, bool leaving);
    template <typename Take>
    void forEachLink(Take &&take) const;
    void forget();
    Result<> writeLinks();
    Result<> writeLinksOf(quint32 author, std::span<quint32> papers);
    Result<std::vector<QByteArray>> dropIndexes();
    Result<> writeAuthors(Unwanted unwanted);
    Result<> writeAuthor(const Person &person);
    Result<> writeNames();
    Result<> respell(const Person &person);
    Result<QString> bestSpelling(qint64 author);
    Result<bool> removeUnused(qint64 author);

    const Connection &m_connection;
    Counters &m_counters;
    std::vector<Person> m_people;
    std::unordered_map<qint64, quint32> m_placeOf; // author -> index in m_people, for authors with a row
    qint64 m_firstNew = 0; // new authors have consecutive numbers from here
    std::vector<quint32> m_newPlaces; // indexes of new authors in m_people
    std::vector<Name> m_names;
    std::vector<quint32> m_slots; // hash table of indexes in m_names, counted from 1
    TextPool m_text;
    // Papers with their authors, as varints, in parts: growing a single buffer would need twice its size.
    std::deque<std::string> m_links;
    size_t m_linkBytes = 0; // size of all parts
    std::vector<quint32> m_places; // indexes of the authors of the paper being added
    std::vector<std::pair<quint32, quint32>>
        m_authors; // authors of that paper, with their indexes; ascending
    std::optional<bool> m_anyStored; // whether the table has any name
    QSet<qint64> m_papersOfSplitNames;
    QSet<QString> m_splitNames;
    AuthorDecisions m_decisions;
    Statement m_findName, m_anyName, m_readAuthor, m_insertAuthor, m_insertName, m_updateAuthor, m_rename;
    RowBatch m_addPaperAuthor; // flushed before the table is read and by flush()
    RowBatch m_addAuthorPaper; // empty outside flush()
    Statement m_removePaperAuthor, m_removeAuthorPaper;
    Statement m_authorsOf, m_hasPage, m_wanted, m_dropNames, m_dropAuthor, m_spellings, m_pageSpellings,
        m_namesOf;
};

} // namespace lectern
