// Writing the buffered changes of an AuthorTable at the end of its transaction.
#include "authortable.h"

#include "models/core/fold.h"
#include "models/core/outofmemory.h"
#include "models/i18n/messages.h"
#include "models/store/index/storage/postings.h"
#include "models/store/index/storage/terms.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <algorithm>
#include <numeric>

namespace lectern
{

namespace
{

// With this number of new authors, if they are more than a quarter of all, the secondary indexes are dropped
// and rebuilt: one sort replaces a random write per row.
constexpr size_t kManyNew = 50'000;
constexpr quint32 kLeaving = 1u << 31; // flag bit of a paper number
constexpr const char *kAuthorIndexes[] = {"author_by_papers", "author_name_by_author"};

} // namespace

Result<> AuthorTable::flush(Unwanted unwanted)
{
    if (!m_people.empty())
        m_counters.add(Counter::kAuthorChanges, 1);
    const bool large = m_people.size() > kManyNew;
    m_slots = {};
    LECTERN_TRY(m_addPaperAuthor.flush());
    LECTERN_TRY(writeLinks());
    LECTERN_TRY(writeAuthors(unwanted));
    forget();
    m_anyStored.reset();
    if (large)
        releaseFreeMemory();
    return {};
}

void AuthorTable::forget()
{
    m_people = {};
    m_placeOf.clear();
    m_newPlaces = {};
    m_text = {};
}

// Calls take(author, paper, leaving) for each name on a paper, in the order they were added.
template <typename Take>
void AuthorTable::forEachLink(Take &&take) const
{
    for (const std::string &links : m_links) {
        const auto *at = reinterpret_cast<const uint8_t *>(links.data());
        const auto *const end = at + links.size();
        quint32 paper = 0, count = 0, author = 0;
        while (index::readVarint(&at, end, &paper) && index::readVarint(&at, end, &count))
            for (quint32 i = 0; i < count >> 1 && index::readVarint(&at, end, &author); ++i)
                take(author, paper, (count & 1) != 0);
    }
}

// Writes author_paper in key order, a range of authors at a time.
Result<> AuthorTable::writeLinks()
{
    quint32 last = 0;
    forEachLink([&](quint32 author, quint32, bool) { last = std::max(last, author); });
    if (last >= kAuthorsEnd)
        return Error{ErrorKind::Damaged,
                     Messages::tr("This library is damaged: the number of an author is too large. Use "
                                  "recover to save the readable data into a new library.")};
    std::vector<quint32> begins(size_t(last) + 2); // start of each author's links
    forEachLink([&](quint32 author, quint32, bool) { ++begins[author + 1]; });
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    std::vector<quint32> papers; // links of a range of authors
    for (quint32 from = 0, to = 0; from <= last; from = to) {
        const quint32 before = begins[from];
        // Includes at least one author, even if this author has more papers than mostLinksAtOnce.
        const auto after =
            std::upper_bound(begins.begin() + from + 2, begins.end(), before + mostLinksAtOnce);
        to = quint32(after - begins.begin()) - 1;
        std::vector<quint32> next(begins.begin() + from,
                                  begins.begin() + to); // next free index of each author
        papers.resize(begins[to] - before);
        forEachLink([&](quint32 author, quint32 paper, bool leaving) {
            if (author >= from && author < to)
                papers[next[author - from]++ - before] = paper | (leaving ? kLeaving : 0);
        });
        for (quint32 author = from; author < to; ++author)
            LECTERN_TRY(writeLinksOf(
                author,
                std::span(papers).subspan(begins[author] - before, begins[author + 1] - begins[author])));
    }
    m_links = {};
    m_linkBytes = 0;
    return m_addAuthorPaper.flush();
}

// papers: added or, with kLeaving, removed; in any order. A paper that was both added and removed is not
// written.
Result<> AuthorTable::writeLinksOf(quint32 author, std::span<quint32> papers)
{
    const auto number = [](quint32 entry) { return entry & ~kLeaving; };
    std::sort(papers.begin(), papers.end(), [number](quint32 a, quint32 b) { return number(a) < number(b); });
    for (size_t at = 0; at < papers.size();) {
        const quint32 paper = number(papers[at]);
        int net = 0;
        for (; at < papers.size() && number(papers[at]) == paper; ++at)
            net += papers[at] & kLeaving ? -1 : 1;
        if (net > 0)
            LECTERN_TRY(m_addAuthorPaper.add({qint64(author), qint64(paper)}));
        else if (net < 0)
            LECTERN_TRY(m_removeAuthorPaper.bind(1, qint64(author)).bind(2, qint64(paper)).run());
    }
    return {};
}

// Drops the secondary indexes on authors and returns the statements that recreate them.
Result<std::vector<QByteArray>> AuthorTable::dropIndexes()
{
    std::vector<QByteArray> indexes;
    Statement sql(m_connection, "SELECT sql FROM sqlite_schema WHERE name = ?");
    for (const char *name : kAuthorIndexes) {
        LECTERN_TRY(const auto row, sql.bindText(1, name).next());
        if (!row)
            continue;
        indexes.push_back(sql.text(0).toUtf8());
        sql.reset();
        LECTERN_TRY(m_connection.exec(QByteArray("DROP INDEX ").append(name).constData()));
    }
    return indexes;
}

Result<> AuthorTable::writeAuthors(Unwanted unwanted)
{
    LECTERN_TRY(const auto before, m_connection.number("SELECT coalesce(max(id), 0) FROM author"));
    const bool many = m_newPlaces.size() > kManyNew && m_newPlaces.size() > size_t(before) / 4;
    LECTERN_TRY(const auto indexes,
                many ? dropIndexes() : Result<std::vector<QByteArray>>(std::vector<QByteArray>()));
    LECTERN_TRY(writeNames());
    // Sort the authors into the order of the table.
    std::erase_if(m_people, [](const Person &person) { return person.id == 0; });
    std::sort(m_people.begin(), m_people.end(), [](const Person &a, const Person &b) { return a.id < b.id; });
    QList<Person> unclear;
    for (const Person &person : m_people) {
        LECTERN_TRY(writeAuthor(person));
        // A new author may have lost its paper again in the same transaction.
        if (person.unclear || person.asked || person.papers < 0 || (person.isNew && person.papers <= 0))
            unclear.append(person);
    }
    if (!indexes.empty()) {
        if (unclear.isEmpty()) { // sorting also needs memory
            forget();
            releaseFreeMemory();
        }
        for (const QByteArray &sql : indexes)
            LECTERN_TRY(m_connection.exec(sql.constData()));
    }
    for (const Person &person : std::as_const(unclear)) {
        bool gone = false;
        if (unwanted == Unwanted::Remove) {
            LECTERN_TRY(const auto removed, removeUnused(person.id));
            gone = removed;
        }
        if (!gone && (person.unclear || person.asked))
            LECTERN_TRY(respell(person));
    }
    return {};
}

Result<> AuthorTable::writeAuthor(const Person &person)
{
    const qint64 author = person.id;
    const int papers = person.stored + person.papers;
    bool listed = papers > 0;
    if (!listed) {
        LECTERN_TRY(m_hasPage.bind(1, author).next());
        listed = m_hasPage.number(0) != 0;
        m_hasPage.reset();
    }
    if (listed != person.listed)
        m_counters.add(Counter::kAuthors, int(listed) - int(person.listed));
    Statement *write = person.isNew                                  ? &m_insertAuthor
        : person.changed || person.papers || listed != person.listed ? &m_updateAuthor
                                                                     : nullptr;
    return write
        ? write->bind(1, author).bindText(2, nameOf(person)).bind(3, papers).bind(4, int(listed)).run()
        : Result<>();
}

// Writes the names of new authors, in the order of the table.
Result<> AuthorTable::writeNames()
{
    std::erase_if(m_names, [](const Name &name) { return !name.isNew; });
    const auto textOf = [this](const Name &name) { return m_text.text(name.foldedAt, name.foldedLength); };
    struct Sorted {
        uint64_t begin; // the first bytes, which decide most comparisons without a memory access
        const Name *name;
    };
    std::vector<Sorted> sorted;
    sorted.reserve(m_names.size());
    for (const Name &name : m_names)
        sorted.push_back({index::firstBytes(textOf(name)), &name});
    std::sort(sorted.begin(), sorted.end(), [&](const Sorted &a, const Sorted &b) {
        return a.begin != b.begin ? a.begin < b.begin : textOf(*a.name) < textOf(*b.name);
    });
    for (const auto &[begin, name] : sorted)
        LECTERN_TRY(m_insertName.bindText(1, textOf(*name)).bind(2, qint64(m_people[name->person].id)).run());
    m_names = {};
    return {};
}

Result<bool> AuthorTable::removeUnused(qint64 author)
{
    LECTERN_TRY(m_wanted.bind(1, author).next());
    const bool wanted = m_wanted.number(0);
    m_wanted.reset();
    if (wanted)
        return false;
    LECTERN_TRY(m_dropNames.bind(1, author).run());
    LECTERN_TRY(m_dropAuthor.bind(1, author).run());
    return true;
}

Result<> AuthorTable::respell(const Person &person)
{
    const qint64 author = person.id;
    const QString shown = toQString(nameOf(person));
    LECTERN_TRY(const auto title, m_decisions.title(author));
    QString name = title;
    if (name.isEmpty()) {
        LECTERN_TRY(const auto best, bestSpelling(author));
        name = best;
    }
    if (name.isEmpty() && shown == u"?") {
        LECTERN_TRY(const auto row, m_namesOf.bind(1, author).next());
        name = row ? m_namesOf.text(0) : QString();
        m_namesOf.reset();
    }
    return name.isEmpty() || name == shown ? Result<>() : m_rename.bind(1, author).bind(2, name).run();
}

// Returns the best of all spellings on papers and pages; empty if there are none.
Result<QString> AuthorTable::bestSpelling(qint64 author)
{
    QString best;
    const auto offer = [&best](const QString &name) {
        if (best.isEmpty() || isBetterSpelling(name, best))
            best = name;
    };
    m_pageSpellings.bind(1, author);
    LECTERN_TRY(m_pageSpellings.forEach([&] { offer(m_pageSpellings.text(0)); }));
    QHash<QString, QString> foldedOf; // most papers have the same names
    m_spellings.bind(1, author);
    LECTERN_TRY(m_spellings.forEach([&]() -> Result<> {
        const qint64 paper = m_spellings.number(0);
        for (const QString &name : splitNames(m_spellings.text(1))) {
            QString &folded = foldedOf[name];
            if (folded.isNull())
                folded = foldName(name);
            LECTERN_TRY(const auto owner, m_decisions.authorOf(paper, folded));
            if (owner == author)
                offer(name);
        }
        return {};
    }));
    return best;
}

} // namespace lectern
