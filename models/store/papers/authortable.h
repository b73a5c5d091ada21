#pragma once
// Who wrote which paper, during one write transaction.
#include "authordecisions.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/rowbatch.h"
#include "textpool.h"

#include <QHash>
#include <QSet>

#include <atomic>
#include <deque>
#include <span>
#include <unordered_map>
#include <vector>

namespace lectern
{

// Whether a is the better of two spellings that fold to one name: not only capitals or only small letters,
// "Given Family", with its accents, without TeX, in full. A total order, so it does not matter which was seen
// first.
bool isBetterSpelling(QStringView a, QStringView b);

// Authors are made for names that nobody has yet, and vanish with their last paper and page. Changes are
// collected, about 80 bytes an author and three for a name on a paper, and flush() writes them in key order.
class AuthorTable
{
public:
    // flush() puts names on papers in order so many at a time, four bytes each. A test lowers it.
    static inline std::atomic<quint32> mostLinksAtOnce = 8'000'000;

    AuthorTable(const Connection &connection, Counters &counters);

    // Returns the author with this printed name: the one to whom a person gave it, else the one whose it is;
    // makes one if there is none. 0 for a name without letters.
    Result<qint64> idOf(const QString &printed);
    // Adds the authors of a paper: those printed with it, and those whose pages it stands on.
    Result<> addPaper(qint64 paper, std::span<const PreparedAuthor> names);
    Result<> addPaper(qint64 paper, const QStringList &names);
    // Undoes addPaper() with the same names.
    Result<> removePaper(qint64 paper, const QStringList &names);
    // Checks again whether this author is still wanted, after its page was removed.
    Result<> reconsider(qint64 author);
    // Makes a row for an author that a decision names but that is not there.
    Result<> ensure(qint64 author);
    // Says that decisions have changed since they were read.
    void decisionsChanged() { m_decisions.forget(); }
    AuthorDecisions &decisions() { return m_decisions; }
    // The papers added or removed that have a name which a person split; and these names.
    const QSet<qint64> &touchedPapers() const { return m_papersOfSplitNames; }
    const QSet<QString> &touchedSplitNames() const { return m_splitNames; }
    // Writes what was collected. Authors whom nobody wants any more are removed, unless they are to stay.
    enum class Unwanted { Remove, Keep };
    Result<> flush(Unwanted unwanted = Unwanted::Remove);

private:
    struct Person {
        quint32 id = 0; // 0: to be passed over
        quint32 nameAt = 0, nameLength = 0; // in m_text: the spelling shown
        int stored = 0; // papers
        int papers = 0; // difference to what is stored
        bool isNew : 1 = false;
        bool changed : 1 = false;
        bool doubtful : 1 = false; // the spelling shown may have left with a paper
        bool asked : 1 = false; // reconsider(): whatever is found in between
        bool named : 1 = false; // by a person: no spelling is better
        bool listed : 1 = false; // as stored
    };
    struct Name {
        quint32 hash;
        quint32 foldedAt; // in m_text
        quint32 foldedLength : 31, isNew : 1;
        quint32 person; // in m_people
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
    std::unordered_map<qint64, quint32> m_placeOf; // in m_people, of those with a row
    qint64 m_firstNew = 0; // new ones are numbered one after the other from here
    std::vector<quint32> m_newPlaces; // in m_people
    std::vector<Name> m_names;
    std::vector<quint32> m_slots; // hash table of places in m_names, from 1
    TextPool m_text;
    // Papers with their authors, as varints, in parts: one that grows would need twice its size.
    std::deque<std::string> m_links;
    size_t m_linkBytes = 0; // of all parts
    std::vector<quint32> m_places; // of the paper being added
    std::vector<std::pair<quint32, quint32>> m_authors; // of it, with their places; ascending
    std::optional<bool> m_anyStored; // whether any name is in the table
    QSet<qint64> m_papersOfSplitNames;
    QSet<QString> m_splitNames;
    AuthorDecisions m_decisions;
    Statement m_findName, m_anyName, m_readAuthor, m_insertAuthor, m_insertName, m_updateAuthor, m_rename;
    RowBatch m_addPaperAuthor; // flushed before the table is read and by flush()
    RowBatch m_addAuthorPaper; // empty but inside flush()
    Statement m_removePaperAuthor, m_removeAuthorPaper;
    Statement m_authorsOf, m_hasPage, m_wanted, m_dropNames, m_dropAuthor, m_spellings, m_pageSpellings,
        m_namesOf;
};

} // namespace lectern
