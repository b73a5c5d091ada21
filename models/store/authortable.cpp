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
    : m_counters(counters), m_decisions(c), m_findName(c, "SELECT author FROM author_name WHERE folded = ?"),
      m_readAuthor(c,
                   "SELECT name, papers, listed, EXISTS(SELECT 1 FROM author_title WHERE author = id)"
                   " FROM author WHERE id = ?"),
      m_insertAuthor(c, "INSERT INTO author(id, name, papers, listed) VALUES(?, ?, ?, ?)"),
      m_insertName(c, "INSERT INTO author_name(folded, author) VALUES(?, ?)"),
      m_updateAuthor(c, "UPDATE author SET name = ?2, papers = ?3, listed = ?4 WHERE id = ?1"),
      m_rename(c, "UPDATE author SET name = ?2 WHERE id = ?1"),
      m_insertPaperAuthor(c, "INSERT INTO paper_author(paper, author) VALUES(?, ?)"),
      m_insertAuthorPaper(c, "INSERT INTO author_paper(author, paper) VALUES(?, ?)"),
      m_removePaperAuthor(c, "DELETE FROM paper_author WHERE paper = ?"),
      m_removeAuthorPaper(c, "DELETE FROM author_paper WHERE author = ? AND paper = ?"),
      m_authorsOf(c, "SELECT author FROM paper_author WHERE paper = ?"),
      m_hasPage(c, "SELECT EXISTS(SELECT 1 FROM author_observation WHERE author = ?)"),
      // Whoever a person said something about stays, for that to hold when the papers come back; also one
      // whose name was given to another, who gets it back when that is undone.
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

Result<qint64> AuthorTable::idOf(const QString &printed)
{
    return idOf(printed, foldName(printed));
}

Result<qint64> AuthorTable::idOf(const QString &printed, const QString &folded)
{
    if (folded.isEmpty())
        return 0;
    qint64 author = m_ids.value(folded);
    if (!author) {
        const auto given = m_decisions.decided(0, folded); // on no paper: only what holds for all
        LECTERN_TRY(given);
        author = *given;
    }
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
        known.stored = int(m_readAuthor.number(1));
        known.listed = m_readAuthor.number(2) != 0;
        known.named = m_readAuthor.number(3) != 0;
        known.asked = !known.listed; // its name may be one that nothing bears any more
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
    } else if (known.named) {
        return {};
    } else if (isBetterSpelling(printed, known.name)) {
        known.name = printed;
        known.changed = true;
        known.doubtful = false;
    }
    return {};
}

Result<QSet<qint64>> AuthorTable::authorsOf(qint64 paper, const QStringList &names)
{
    QSet<qint64> authors;
    const auto decisions = m_decisions.any();
    LECTERN_TRY(decisions);
    if (*decisions)
        LECTERN_TRY(noteSplitNames(paper, names));
    for (const QString &name : names) {
        const QString folded = foldName(name);
        const auto given = *decisions ? m_decisions.decided(paper, folded) : Result<qint64>(0);
        LECTERN_TRY(given);
        qint64 author = *given;
        if (author) {
            LECTERN_TRY(noteSpelling(author, name));
        } else {
            const auto named = idOf(name, folded);
            LECTERN_TRY(named);
            author = *named;
        }
        if (author)
            authors.insert(author);
    }
    return authors;
}

Result<> AuthorTable::noteSplitNames(qint64 paper, const QStringList &names)
{
    for (const QString &name : names) {
        const QString folded = foldName(name);
        const auto split = m_decisions.isSplit(folded);
        LECTERN_TRY(split);
        if (*split) {
            m_splitNames.insert(folded);
            m_papersOfSplitNames.insert(paper);
        }
    }
    return {};
}

Result<> AuthorTable::addPaper(qint64 paper, const QStringList &names)
{
    const auto authors = authorsOf(paper, names);
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

Result<> AuthorTable::removePaper(qint64 paper, const QStringList &names)
{
    // Who is listed with it, not who would be today: a decision may have come in between.
    std::vector<qint64> authors;
    const auto pending = m_added.find(paper);
    if (pending != m_added.end()) {
        authors = std::move(pending->second);
        m_added.erase(pending);
    } else {
        m_authorsOf.bind(1, paper);
        for (;;) {
            const auto row = m_authorsOf.next();
            LECTERN_TRY(row);
            if (!*row)
                break;
            authors.push_back(m_authorsOf.number(0));
        }
        LECTERN_TRY(m_removePaperAuthor.bind(1, paper).run());
        for (const qint64 author : authors)
            LECTERN_TRY(m_removeAuthorPaper.bind(1, author).bind(2, paper).run());
    }
    for (const qint64 author : authors) {
        const auto entry = known(author);
        LECTERN_TRY(entry);
        --(*entry)->papers;
        (*entry)->doubtful = (*entry)->doubtful || names.contains((*entry)->name);
    }
    const auto decisions = m_decisions.any();
    LECTERN_TRY(decisions);
    return *decisions ? noteSplitNames(paper, names) : Result<>();
}

Result<> AuthorTable::reconsider(qint64 author)
{
    const auto entry = known(author);
    LECTERN_TRY(entry);
    (*entry)->asked = true;
    return {};
}

Result<> AuthorTable::ensure(qint64 author)
{
    const auto row = m_readAuthor.bind(1, author).next();
    LECTERN_TRY(row);
    m_readAuthor.reset();
    if (*row)
        return {};
    // Without papers it has no printed name; the folded ones or those of its papers follow.
    m_known.erase(author);
    return m_insertAuthor.bind(1, author).bind(2, QStringLiteral("?")).bind(3, 0).bind(4, 0).run();
}

Result<> AuthorTable::flush(Unwanted unwanted)
{
    if (!m_known.empty())
        m_counters.add(Counter::kAuthorChanges, 1);
    LECTERN_TRY(writeLinks());
    LECTERN_TRY(writeAuthors(unwanted));
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

Result<> AuthorTable::writeAuthors(Unwanted unwanted)
{
    std::vector<qint64> authors; // in the order of the table
    authors.reserve(m_known.size());
    for (const auto &[author, known] : m_known)
        authors.push_back(author);
    std::sort(authors.begin(), authors.end());
    QList<qint64> doubtful;
    for (const qint64 author : authors) {
        const Known &known = m_known[author];
        LECTERN_TRY(writeAuthor(author, known));
        // A new one may have lost its paper again in the same transaction.
        if (known.doubtful || known.asked || known.papers < 0 || (known.isNew && known.papers <= 0))
            doubtful.append(author);
    }
    std::sort(m_newNames.begin(), m_newNames.end());
    for (const auto &[folded, author] : m_newNames)
        LECTERN_TRY(m_insertName.bind(1, folded).bind(2, author).run());
    m_newNames.clear();
    for (const qint64 author : std::as_const(doubtful)) {
        bool gone = false;
        if (unwanted == Unwanted::Remove) {
            const auto removed = removeUnused(author);
            LECTERN_TRY(removed);
            gone = *removed;
        }
        if (!gone && (m_known[author].doubtful || m_known[author].asked))
            LECTERN_TRY(respell(author));
    }
    return {};
}

Result<> AuthorTable::writeAuthor(qint64 author, const Known &known)
{
    const int papers = known.stored + known.papers;
    bool listed = papers > 0;
    if (!listed) {
        const auto row = m_hasPage.bind(1, author).next();
        LECTERN_TRY(row);
        listed = m_hasPage.number(0) != 0;
        m_hasPage.reset();
    }
    m_counters.add(Counter::kAuthors, int(listed) - int(known.listed));
    if (known.isNew)
        return m_insertAuthor.bind(1, author).bind(2, known.name).bind(3, papers).bind(4, int(listed)).run();
    if (!known.changed && !known.papers && listed == known.listed)
        return {};
    return m_updateAuthor.bind(1, author).bind(2, known.name).bind(3, papers).bind(4, int(listed)).run();
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
    return true;
}

Result<> AuthorTable::respell(qint64 author)
{
    const auto title = m_decisions.title(author);
    LECTERN_TRY(title);
    QString name = *title;
    if (name.isEmpty()) {
        const auto best = bestSpelling(author);
        LECTERN_TRY(best);
        name = *best;
    }
    if (name.isEmpty() && m_known[author].name == u"?") {
        const auto row = m_namesOf.bind(1, author).next();
        LECTERN_TRY(row);
        name = *row ? m_namesOf.text(0) : QString();
        m_namesOf.reset();
    }
    return name.isEmpty() || name == m_known[author].name ? Result<>()
                                                          : m_rename.bind(1, author).bind(2, name).run();
}

// Of all spellings on papers and pages; empty where there are none.
Result<QString> AuthorTable::bestSpelling(qint64 author)
{
    QString best;
    const auto offer = [&best](const QString &name) {
        if (best.isEmpty() || isBetterSpelling(name, best))
            best = name;
    };
    m_pageSpellings.bind(1, author);
    for (;;) {
        const auto row = m_pageSpellings.next();
        LECTERN_TRY(row);
        if (!*row)
            break;
        offer(m_pageSpellings.text(0));
    }
    QHash<QString, QString> foldedOf; // most papers have the same names
    m_spellings.bind(1, author);
    for (;;) {
        const auto row = m_spellings.next();
        LECTERN_TRY(row);
        if (!*row)
            return best;
        const qint64 paper = m_spellings.number(0);
        for (const QString &name : splitNames(m_spellings.text(1))) {
            QString &folded = foldedOf[name];
            if (folded.isNull())
                folded = foldName(name);
            const auto owner = m_decisions.authorOf(paper, folded);
            LECTERN_TRY(owner);
            if (*owner == author)
                offer(name);
        }
    }
}

} // namespace lectern
