#include "authortable.h"

#include "models/core/fold.h"
#include "models/store/index/storage/postings.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace lectern
{

namespace
{

// Limits of the buffer: authors, and bytes of links and of names.
constexpr size_t kMaxPersons = 6'000'000;
constexpr size_t kMaxLinks = size_t(200) << 20;
constexpr size_t kMaxText = size_t(500) << 20;
constexpr size_t kLinksInPart = size_t(1) << 20; // a paper never spans two parts

bool isOneCase(QStringView name)
{
    const bool upper = std::any_of(name.begin(), name.end(), [](QChar c) { return c.isUpper(); });
    const bool lower = std::any_of(name.begin(), name.end(), [](QChar c) { return c.isLower(); });
    return upper != lower;
}

// Prepared names of a QStringList, with their memory.
class PreparedNames
{
public:
    explicit PreparedNames(const QStringList &names)
    {
        for (const QString &name : names) {
            m_texts.append(name.toUtf8());
            m_texts.append(foldName(name).toUtf8());
        }
        for (qsizetype i = 0; i < m_texts.size(); i += 2) {
            const std::string_view folded = view(m_texts[i + 1]);
            m_names.push_back({view(m_texts[i]), folded, nameHash(folded)});
        }
    }
    std::span<const PreparedAuthor> names() const { return m_names; }

private:
    static std::string_view view(const QByteArray &bytes)
    {
        return {bytes.constData(), size_t(bytes.size())};
    }
    QList<QByteArray> m_texts;
    std::vector<PreparedAuthor> m_names;
};

} // namespace

bool isBetterSpelling(QStringView a, QStringView b)
{
    const auto rank = [](QStringView name) {
        const auto accents = std::count_if(name.begin(), name.end(),
                                           [](QChar c) { return c.unicode() >= 0x80 && c.isLetter(); });
        return std::tuple(isOneCase(name), name.contains(u','), name.contains(u'\\'), -accents, -name.size());
    };
    const auto rankA = rank(a), rankB = rank(b);
    return rankA != rankB ? rankA < rankB : a < b;
}

AuthorTable::AuthorTable(const Connection &c, Counters &counters)
    : m_connection(c), m_counters(counters), m_decisions(c),
      m_findName(c, "SELECT author FROM author_name WHERE folded = ?"),
      m_anyName(c, "SELECT 1 FROM author_name LIMIT 1"),
      m_readAuthor(c,
                   "SELECT name, papers, listed, EXISTS(SELECT 1 FROM author_title WHERE author = id)"
                   " FROM author WHERE id = ?"),
      m_insertAuthor(c, "INSERT INTO author(id, name, papers, listed) VALUES(?, ?, ?, ?)"),
      m_insertName(c, "INSERT INTO author_name(folded, author) VALUES(?, ?)"),
      m_updateAuthor(c, "UPDATE author SET name = ?2, papers = ?3, listed = ?4 WHERE id = ?1"),
      m_rename(c, "UPDATE author SET name = ?2 WHERE id = ?1"),
      m_addPaperAuthor(c, "INSERT INTO paper_author(paper, author)", 2),
      m_addAuthorPaper(c, "INSERT INTO author_paper(author, paper)", 2),
      m_removePaperAuthor(c, "DELETE FROM paper_author WHERE paper = ?"),
      m_removeAuthorPaper(c, "DELETE FROM author_paper WHERE author = ? AND paper = ?"),
      m_authorsOf(c, "SELECT author FROM paper_author WHERE paper = ?"),
      m_hasPage(c, "SELECT EXISTS(SELECT 1 FROM author_observation WHERE author = ?)"),
      // An author with a user decision is kept, so that the decision applies when the papers return. So is
      // one whose name was given to another author: undo returns the name.
      m_wanted(c,
               "SELECT EXISTS(SELECT 1 FROM author_paper WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_observation WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_assignment WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_alias WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_name n JOIN author_alias a ON a.folded = n.folded"
               "  WHERE n.author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_title WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_apart WHERE one = ?1 OR other = ?1)"
               " OR EXISTS(SELECT 1 FROM author_note WHERE author = ?1)"),
      m_dropNames(c, "DELETE FROM author_name WHERE author = ?"),
      m_dropAuthor(c, "DELETE FROM author WHERE id = ?"),
      m_spellings(c,
                  "SELECT paper.id, ifnull(paper.authors, '') || char(10) || ifnull((SELECT"
                  " group_concat(name, char(10)) FROM sighting JOIN author_observation"
                  " ON source = sighting.id >> 32 WHERE sighting.paper = paper.id), '')"
                  " FROM author_paper JOIN paper ON paper.id = author_paper.paper"
                  " WHERE author_paper.author = ?"),
      m_pageSpellings(c, "SELECT name FROM author_observation WHERE author = ?"),
      m_namesOf(c,
                "SELECT folded FROM author_alias WHERE author = ?1"
                " UNION SELECT folded FROM author_assignment WHERE author = ?1"
                " UNION SELECT folded FROM author_name WHERE author = ?1")
{
}

quint32 AuthorTable::addPerson(qint64 author, std::string_view name, bool isNew)
{
    const auto place = quint32(m_people.size());
    Person person;
    person.id = quint32(author);
    person.nameAt = m_text.add(name);
    person.nameLength = quint32(name.size());
    person.isNew = isNew;
    m_people.push_back(person);
    if (!isNew) {
        m_placeOf[author] = place;
    } else {
        if (m_newPlaces.empty())
            m_firstNew = author;
        m_newPlaces.push_back(place);
    }
    return place;
}

void AuthorTable::growSlots()
{
    const size_t more = std::max<size_t>(m_slots.size() * 2, 1 << 12);
    m_slots = {}; // frees the old table before the new one is allocated
    m_slots.assign(more, 0);
    const size_t mask = m_slots.size() - 1;
    for (size_t i = 0; i < m_names.size(); ++i) {
        size_t slot = m_names[i].hash & mask;
        while (m_slots[slot])
            slot = (slot + 1) & mask;
        m_slots[slot] = quint32(i) + 1;
    }
}

// Returns the slot of the name in the hash table, or the free slot for it.
quint32 *AuthorTable::slotOf(const PreparedAuthor &name)
{
    if (m_names.size() * 3 >= m_slots.size() * 2)
        growSlots();
    const size_t mask = m_slots.size() - 1;
    for (size_t slot = quint32(name.hash) & mask;; slot = (slot + 1) & mask) {
        quint32 &place = m_slots[slot];
        if (!place)
            return &place;
        const Name &known = m_names[place - 1];
        if (known.hash == quint32(name.hash)
            && m_text.text(known.foldedAt, known.foldedLength) == name.folded)
            return &place;
    }
}

Result<qint64> AuthorTable::findStored(std::string_view folded)
{
    if (!m_anyStored) {
        LECTERN_TRY(const auto any, m_anyName.next());
        m_anyStored = any;
        m_anyName.reset();
    }
    if (!*m_anyStored)
        return 0;
    LECTERN_TRY(const auto row, m_findName.bindText(1, folded).next());
    if (!row)
        return 0;
    const qint64 author = m_findName.number(0);
    m_findName.reset();
    return author;
}

// Returns the author of a non-empty name: the one to whom the user gave it, else the one who has it. Creates
// one if there is none.
Result<quint32> AuthorTable::personNamed(const PreparedAuthor &name)
{
    quint32 *slot = slotOf(name);
    if (!*slot) {
        LECTERN_TRY(const auto decisions, m_decisions.any());
        // No paper is known here, so only decisions for all papers apply.
        LECTERN_TRY(auto stored,
                    decisions ? m_decisions.decided(0, toQString(name.folded)) : Result<qint64>(0));
        if (!stored) {
            LECTERN_TRY(const auto found, findStored(name.folded));
            stored = found;
        }
        quint32 person = 0;
        bool isNew = false;
        if (stored) {
            LECTERN_TRY(const auto found, personOf(stored));
            person = found;
        } else {
            LECTERN_TRY(const auto taken, m_counters.take(Counter::kNextAuthor));
            person = addPerson(taken, name.printed, true);
            isNew = true;
        }
        m_names.push_back(
            {quint32(name.hash), m_text.add(name.folded), quint32(name.folded.size()), isNew, person});
        *slot = quint32(m_names.size());
    }
    const quint32 person = m_names[*slot - 1].person;
    noteSpelling(m_people[person], name.printed);
    return person;
}

Result<quint32> AuthorTable::personOf(qint64 author)
{
    if (const qint64 place = author - m_firstNew; place >= 0 && place < qint64(m_newPlaces.size()))
        return m_newPlaces[size_t(place)];
    if (const auto known = m_placeOf.find(author); known != m_placeOf.end())
        return known->second;
    LECTERN_TRY(const auto row, m_readAuthor.bind(1, author).next());
    const quint32 place = addPerson(author, row ? m_readAuthor.bytes(0) : std::string_view(), false);
    if (row) {
        Person &person = m_people[place];
        person.stored = int(m_readAuthor.number(1));
        person.listed = m_readAuthor.number(2) != 0;
        person.named = m_readAuthor.number(3) != 0;
        person.asked = !person.listed; // if the author is not listed, the name may no longer occur anywhere
        m_readAuthor.reset();
    }
    return place;
}

void AuthorTable::noteSpelling(Person &person, std::string_view printed)
{
    const std::string_view shown = nameOf(person);
    if (printed == shown) {
        person.unclear = false;
    } else if (!person.named && isBetterSpelling(toQString(printed), toQString(shown))) {
        person.nameAt = m_text.add(printed);
        person.nameLength = quint32(printed.size());
        person.changed = true;
        person.unclear = false;
    }
}

Result<qint64> AuthorTable::idOf(const QString &printed)
{
    const PreparedNames prepared({printed});
    if (prepared.names()[0].folded.empty())
        return 0;
    LECTERN_TRY(const auto person, personNamed(prepared.names()[0]));
    return m_people[person].id;
}

// Prefetches the memory for looking up the names, so that cache misses overlap.
void AuthorTable::prefetch(std::span<const PreparedAuthor> names) const
{
    if (m_slots.empty())
        return;
    const size_t mask = m_slots.size() - 1;
    for (const PreparedAuthor &name : names)
        __builtin_prefetch(&m_slots[quint32(name.hash) & mask]);
    for (const PreparedAuthor &name : names)
        if (const quint32 place = m_slots[quint32(name.hash) & mask])
            __builtin_prefetch(&m_names[place - 1]);
    for (const PreparedAuthor &name : names)
        if (const quint32 place = m_slots[quint32(name.hash) & mask]) {
            __builtin_prefetch(m_text.at(m_names[place - 1].foldedAt));
            __builtin_prefetch(&m_people[m_names[place - 1].person]);
        }
}

// Puts the authors of a paper into m_authors, ascending by number.
Result<> AuthorTable::findAuthors(qint64 paper, std::span<const PreparedAuthor> names)
{
    LECTERN_TRY(const auto decisions, m_decisions.any());
    if (decisions)
        LECTERN_TRY(noteSplitNames(paper, names));
    m_places.clear();
    prefetch(names);
    for (const PreparedAuthor &name : names) {
        LECTERN_TRY(const auto given,
                    decisions ? m_decisions.decided(paper, toQString(name.folded)) : Result<qint64>(0));
        if (!given && name.folded.empty())
            continue;
        LECTERN_TRY(const auto person, given ? personOf(given) : personNamed(name));
        if (given)
            noteSpelling(m_people[person], name.printed);
        m_places.push_back(person);
    }
    m_authors.clear();
    for (const quint32 place : m_places)
        m_authors.push_back({m_people[place].id, place});
    std::sort(m_authors.begin(), m_authors.end());
    m_authors.erase(std::unique(m_authors.begin(), m_authors.end()), m_authors.end());
    return {};
}

Result<> AuthorTable::noteSplitNames(qint64 paper, std::span<const PreparedAuthor> names)
{
    for (const PreparedAuthor &name : names) {
        const QString folded = toQString(name.folded);
        LECTERN_TRY(const auto split, m_decisions.isSplit(folded));
        if (split) {
            m_splitNames.insert(folded);
            m_papersOfSplitNames.insert(paper);
        }
    }
    return {};
}

// Adds the paper to, or subtracts it from, the count of each author in m_authors.
void AuthorTable::count(qint64 paper, bool leaving)
{
    if (m_authors.empty())
        return;
    if (m_links.empty() || m_links.back().size() > kLinksInPart)
        m_links.emplace_back().reserve(kLinksInPart + kLinksInPart / 16);
    std::string &links = m_links.back();
    m_linkBytes -= links.size();
    index::putVarint(&links, quint32(paper));
    index::putVarint(&links, quint32(m_authors.size()) << 1 | quint32(leaving));
    for (const auto &[author, place] : m_authors) {
        m_people[place].papers += leaving ? -1 : 1;
        index::putVarint(&links, author);
    }
    m_linkBytes += links.size();
}

Result<> AuthorTable::addPaper(qint64 paper, std::span<const PreparedAuthor> names)
{
    LECTERN_TRY(findAuthors(paper, names));
    count(paper, false);
    for (const auto &[author, place] : m_authors)
        LECTERN_TRY(m_addPaperAuthor.add({paper, qint64(author)}));
    const bool full = m_people.size() > kMaxPersons || m_linkBytes > kMaxLinks || m_text.bytes() > kMaxText;
    return full ? flush() : Result<>();
}

Result<> AuthorTable::addPaper(qint64 paper, const QStringList &names)
{
    return addPaper(paper, PreparedNames(names).names());
}

Result<> AuthorTable::removePaper(qint64 paper, const QStringList &names)
{
    // Uses the stored authors of the paper instead of computing them: decisions may have changed in between.
    m_authors.clear();
    LECTERN_TRY(m_addPaperAuthor.flush());
    m_authorsOf.bind(1, paper);
    LECTERN_TRY(m_authorsOf.forEach([&]() -> Result<> {
        const auto author = quint32(m_authorsOf.number(0));
        LECTERN_TRY(const auto place, personOf(author));
        m_authors.push_back({author, place});
        return {};
    }));
    LECTERN_TRY(m_removePaperAuthor.bind(1, paper).run());
    count(paper, true);
    for (const auto &[author, place] : m_authors) {
        Person &person = m_people[place];
        person.unclear = person.unclear || names.contains(toQString(nameOf(person)));
    }
    LECTERN_TRY(const auto decisions, m_decisions.any());
    return decisions ? noteSplitNames(paper, PreparedNames(names).names()) : Result<>();
}

Result<> AuthorTable::reconsider(qint64 author)
{
    LECTERN_TRY(const auto person, personOf(author));
    m_people[person].asked = true;
    return {};
}

Result<> AuthorTable::ensure(qint64 author)
{
    LECTERN_TRY(const auto row, m_readAuthor.bind(1, author).next());
    m_readAuthor.reset();
    if (row)
        return {};
    // Without papers the author has no printed name; the folded names or those of its papers are read later.
    // Cached data of the author is discarded.
    if (const auto known = m_placeOf.find(author); known != m_placeOf.end()) {
        m_people[known->second].id = 0;
        m_placeOf.erase(known);
    }
    return m_insertAuthor.bind(1, author).bind(2, QStringLiteral("?")).bind(3, 0).bind(4, 0).run();
}

} // namespace lectern
