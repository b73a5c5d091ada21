#include "authortable.h"

#include "models/core/fold.h"
#include "sighting.h"
#include "try.h"

#include <algorithm>
#include <tuple>

namespace lectern
{

namespace
{

constexpr size_t kMostPending = 300'000; // papers or authors; about 100 MB

bool isOneCase(QStringView name)
{
    const bool upper = std::any_of(name.begin(), name.end(), [](QChar c) { return c.isUpper(); });
    const bool lower = std::any_of(name.begin(), name.end(), [](QChar c) { return c.isLower(); });
    return upper != lower;
}

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
    : m_counters(counters), m_findName(c, "SELECT author FROM author_name WHERE folded = ?"),
      m_readAuthor(c, "SELECT name FROM author WHERE id = ?"),
      m_insertAuthor(c, "INSERT INTO author(id, name, papers) VALUES(?, ?, ?)"),
      m_insertName(c, "INSERT INTO author_name(folded, author) VALUES(?, ?)"),
      m_updateAuthor(c, "UPDATE author SET name = ?, papers = papers + ? WHERE id = ?"),
      m_assignments(c, "SELECT paper, folded, author FROM author_assignment"),
      m_insertPaperAuthor(c, "INSERT INTO paper_author(paper, author) VALUES(?, ?)"),
      m_insertAuthorPaper(c, "INSERT INTO author_paper(author, paper) VALUES(?, ?)"),
      m_removePaperAuthor(c, "DELETE FROM paper_author WHERE paper = ?"),
      m_removeAuthorPaper(c, "DELETE FROM author_paper WHERE author = ? AND paper = ?"),
      m_wanted(c,
               "SELECT EXISTS(SELECT 1 FROM author_paper WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_observation WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_assignment WHERE author = ?1)"
               " OR EXISTS(SELECT 1 FROM author_note WHERE author = ?1)"),
      m_dropNames(c, "DELETE FROM author_name WHERE author = ?"),
      m_dropAuthor(c, "DELETE FROM author WHERE id = ?"),
      m_spellings(c,
                  "SELECT paper.authors FROM author_paper JOIN paper ON paper.id = author_paper.paper"
                  " WHERE author_paper.author = ?"),
      m_pageSpellings(c, "SELECT name FROM author_observation WHERE author = ?"),
      m_namesOf(c,
                "SELECT folded FROM author_name WHERE author = ?1"
                " UNION SELECT folded FROM author_assignment WHERE author = ?1")
{
}

Result<qint64> AuthorTable::idOf(const QString &printed)
{
    const QString folded = foldName(printed);
    if (folded.isEmpty())
        return 0;
    qint64 author = m_ids.value(folded);
    if (!author) {
        const auto row = m_findName.bind(1, folded).next();
        LECTERN_TRY(row);
        if (*row) {
            author = m_findName.number(0);
            m_findName.reset();
        } else {
            const auto taken = m_counters.take(Counter::kNextAuthor);
            LECTERN_TRY(taken);
            author = *taken;
            m_known[author] = {.name = printed, .isNew = true};
            m_newNames.emplace_back(folded, author);
            m_counters.add(Counter::kAuthors, 1);
        }
        m_ids.insert(folded, author);
    }
    LECTERN_TRY(noteSpelling(author, printed));
    return author;
}

Result<AuthorTable::Known *> AuthorTable::known(qint64 author)
{
    const auto it = m_known.find(author);
    if (it != m_known.end())
        return &it->second;
    const auto row = m_readAuthor.bind(1, author).next();
    LECTERN_TRY(row);
    Known &known = m_known[author];
    if (*row) {
        known.name = m_readAuthor.text(0);
        m_readAuthor.reset();
    }
    return &known;
}

Result<> AuthorTable::noteSpelling(qint64 author, const QString &printed)
{
    const auto entry = known(author);
    LECTERN_TRY(entry);
    Known &known = **entry;
    if (printed == known.name) {
        known.doubtful = false;
    } else if (isBetterSpelling(printed, known.name)) {
        known.name = printed;
        known.changed = true;
        known.doubtful = false;
    }
    return {};
}

Result<> AuthorTable::loadAssignments()
{
    if (m_assigned)
        return {};
    m_assigned.emplace();
    for (;;) {
        const auto row = m_assignments.next();
        LECTERN_TRY(row);
        if (!*row)
            return {};
        m_assigned->insert({m_assignments.number(0), m_assignments.text(1)}, m_assignments.number(2));
    }
}

Result<QSet<qint64>> AuthorTable::authorsOf(qint64 paper, const QStringList &names,
                                            const QSet<qint64> &pageAuthors, bool leaving)
{
    LECTERN_TRY(loadAssignments());
    QSet<qint64> authors = pageAuthors;
    for (const QString &name : names) {
        qint64 author = m_assigned->isEmpty() ? 0 : m_assigned->value({paper, foldName(name)});
        if (author) {
            LECTERN_TRY(noteSpelling(author, name));
        } else {
            const auto named = idOf(name);
            LECTERN_TRY(named);
            author = *named;
        }
        if (!author)
            continue;
        authors.insert(author);
        if (Known &known = m_known[author]; leaving && known.name == name)
            known.doubtful = true;
    }
    return authors;
}

Result<> AuthorTable::addPaper(qint64 paper, const QStringList &names, const QSet<qint64> &pageAuthors)
{
    const auto authors = authorsOf(paper, names, pageAuthors, false);
    LECTERN_TRY(authors);
    std::vector<qint64> list(authors->cbegin(), authors->cend());
    for (const qint64 author : list) {
        const auto entry = known(author);
        LECTERN_TRY(entry);
        ++(*entry)->papers;
    }
    if (!list.empty())
        m_added[paper] = std::move(list);
    return m_added.size() > kMostPending || m_known.size() > kMostPending ? flush() : Result<>();
}

Result<> AuthorTable::removePaper(qint64 paper, const QStringList &names, const QSet<qint64> &pageAuthors)
{
    const auto authors = authorsOf(paper, names, pageAuthors, true);
    LECTERN_TRY(authors);
    for (const qint64 author : *authors) {
        const auto entry = known(author);
        LECTERN_TRY(entry);
        --(*entry)->papers;
    }
    if (m_added.erase(paper))
        return {};
    LECTERN_TRY(m_removePaperAuthor.bind(1, paper).run());
    for (const qint64 author : *authors)
        LECTERN_TRY(m_removeAuthorPaper.bind(1, author).bind(2, paper).run());
    return {};
}

Result<> AuthorTable::reconsider(qint64 author)
{
    const auto entry = known(author);
    LECTERN_TRY(entry);
    (*entry)->doubtful = true;
    return {};
}

Result<> AuthorTable::flush()
{
    LECTERN_TRY(writeLinks());
    LECTERN_TRY(writeAuthors());
    m_ids.clear();
    m_known.clear();
    return {};
}

Result<> AuthorTable::writeLinks()
{
    std::vector<std::pair<qint64, qint64>> links;
    for (const auto &[paper, authors] : m_added)
        for (const qint64 author : authors)
            links.emplace_back(paper, author);
    std::sort(links.begin(), links.end());
    for (const auto &[paper, author] : links)
        LECTERN_TRY(m_insertPaperAuthor.bind(1, paper).bind(2, author).run());
    for (auto &[paper, author] : links)
        std::swap(paper, author);
    std::sort(links.begin(), links.end());
    for (const auto &[author, paper] : links)
        LECTERN_TRY(m_insertAuthorPaper.bind(1, author).bind(2, paper).run());
    m_added.clear();
    return {};
}

Result<> AuthorTable::writeAuthors()
{
    std::vector<qint64> authors; // in the order of the table
    authors.reserve(m_known.size());
    for (const auto &[author, known] : m_known)
        authors.push_back(author);
    std::sort(authors.begin(), authors.end());
    QList<qint64> doubtful;
    for (const qint64 author : authors) {
        const Known &known = m_known[author];
        if (known.isNew)
            LECTERN_TRY(m_insertAuthor.bind(1, author).bind(2, known.name).bind(3, known.papers).run());
        else if (known.changed || known.papers)
            LECTERN_TRY(m_updateAuthor.bind(1, known.name).bind(2, known.papers).bind(3, author).run());
        // A new one may have lost its paper again in the same transaction.
        if (known.doubtful || known.papers < 0 || (known.isNew && known.papers <= 0))
            doubtful.append(author);
    }
    std::sort(m_newNames.begin(), m_newNames.end());
    for (const auto &[folded, author] : m_newNames)
        LECTERN_TRY(m_insertName.bind(1, folded).bind(2, author).run());
    m_newNames.clear();
    for (const qint64 author : std::as_const(doubtful)) {
        const auto removed = removeUnused(author);
        LECTERN_TRY(removed);
        if (!*removed && m_known[author].doubtful)
            LECTERN_TRY(respell(author));
    }
    return {};
}

Result<bool> AuthorTable::removeUnused(qint64 author)
{
    const auto row = m_wanted.bind(1, author).next();
    LECTERN_TRY(row);
    const bool wanted = m_wanted.number(0);
    m_wanted.reset();
    if (wanted)
        return false;
    LECTERN_TRY(m_dropNames.bind(1, author).run());
    LECTERN_TRY(m_dropAuthor.bind(1, author).run());
    m_counters.add(Counter::kAuthors, -1);
    return true;
}

Result<> AuthorTable::respell(qint64 author)
{
    QSet<QString> names;
    m_namesOf.bind(1, author);
    for (;;) {
        const auto row = m_namesOf.next();
        LECTERN_TRY(row);
        if (!*row)
            break;
        names.insert(m_namesOf.text(0));
    }
    const QString shown = m_known[author].name;
    QString best;
    const auto offer = [&](const QString &name) {
        if (names.contains(foldName(name)) && (best.isEmpty() || isBetterSpelling(name, best)))
            best = name;
    };
    for (Statement *source : {&m_pageSpellings, &m_spellings}) {
        source->bind(1, author);
        for (;;) {
            const auto row = source->next();
            LECTERN_TRY(row);
            if (!*row)
                break;
            for (const QString &name : splitNames(source->text(0)))
                offer(name);
            if (best == shown) { // nothing better was known before, so nothing better is there now
                source->reset();
                return {};
            }
        }
    }
    return best.isEmpty() ? Result<>() : m_updateAuthor.bind(1, best).bind(2, 0).bind(3, author).run();
}

} // namespace lectern
