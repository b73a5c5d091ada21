#include "authorreader.h"

#include "likelyauthors.h"
#include "models/core/fold.h"
#include "models/i18n/messages.h"
#include "models/store/index/query/visitstore.h"
#include "models/store/papers/authortable.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/category.h"
#include "models/store/types/facets.h"
#include "models/store/types/numbers.h"
#include "models/store/types/sighting.h"

#include <QMap>
#include <QSet>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Escapes the text for LIKE … ESCAPE '\'.
QString likePattern(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (c == u'%' || c == u'_' || c == u'\\')
            escaped += u'\\';
        escaped += c;
    }
    return u'%' + escaped + u'%';
}

} // namespace

QList<CategoryRow> mergedCategories(QList<CategoryRow> printed)
{
    for (CategoryRow &bare : printed) {
        if (bare.category.contains(u'.'))
            continue;
        CategoryRow *only = nullptr;
        int matching = 0;
        for (CategoryRow &other : printed)
            if (other.category.contains(u'.') && other.papers > 0
                && sameCategory(bare.category, other.category)) {
                only = &other;
                ++matching;
            }
        if (matching == 1) {
            if (bare.papers > only->papers)
                only->category = bare.category;
            only->papers += bare.papers;
            bare.papers = 0;
        }
    }
    printed.removeIf([](const CategoryRow &row) { return row.papers <= 0; });
    std::sort(printed.begin(), printed.end(), [](const CategoryRow &a, const CategoryRow &b) {
        return a.papers != b.papers ? a.papers > b.papers : a.category < b.category;
    });
    return printed;
}

Result<QList<AuthorRow>> AuthorReader::list(const QString &nameContains, int limit)
{
    const ReadingScope reading(m_connection);
    const QString wanted = foldName(nameContains);
    // The latest observation has the greatest day, then the greatest hash, as for all shown values.
    Statement read(
        m_connection,
        wanted.isEmpty()
            ? "SELECT id, name, papers,"
              " (SELECT h_index FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND h_index IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1),"
              " (SELECT citations FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND citations IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1)"
              " FROM author a WHERE listed ORDER BY papers DESC, name LIMIT ?"
            : "SELECT id, name, papers,"
              " (SELECT h_index FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND h_index IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1),"
              " (SELECT citations FROM author_observation o JOIN source s ON s.id = o.source"
              "  WHERE o.author = a.id AND citations IS NOT NULL ORDER BY s.saved DESC, s.hash DESC LIMIT 1)"
              " FROM author a WHERE listed AND id IN (SELECT ifnull((SELECT author FROM author_alias g"
              "  WHERE g.folded = n.folded), author) FROM author_name n WHERE n.folded LIKE ? ESCAPE '\\'"
              "  UNION SELECT author FROM author_assignment WHERE folded LIKE ? ESCAPE '\\')"
              " ORDER BY papers DESC, name LIMIT ?");
    if (wanted.isEmpty()) {
        read.bind(1, limit);
    } else {
        read.bind(1, likePattern(wanted));
        read.bind(2, likePattern(wanted));
        read.bind(3, limit);
    }
    QList<AuthorRow> rows;
    LECTERN_TRY(read.forEach([&] {
        rows.append({AuthorId(read.number(0)),
                     read.text(1),
                     int(read.number(2)),
                     read.optionalInt(3),
                     read.optionalInt(4),
                     {}});
    }));
    Namesakes namesakes(m_connection);
    LECTERN_TRY(const auto called, namesakes.all());
    for (AuthorRow &row : rows)
        if (called.contains(qint64(row.id))) {
            LECTERN_TRY(row.apart, namesakes.traits(row.id));
        }
    return rows;
}

Result<QList<AuthorOffer>> AuthorReader::offers(const QString &words, int limit)
{
    constexpr int kMaxWords = 4; // words of a typed name; the statement has a parameter for each
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    const QStringList wanted = foldName(words).split(u' ', Qt::SkipEmptyParts);
    // Each name contains the empty word, so unused parameters are empty.
    Statement read(m_connection,
                   "SELECT id, name, papers FROM author WHERE listed AND id IN ("
                   " SELECT ifnull((SELECT author FROM author_alias g WHERE g.folded = n.folded), author)"
                   " FROM author_name n WHERE instr(folded, ifnull(?1, '')) AND instr(folded, ifnull(?2, ''))"
                   " AND instr(folded, ifnull(?3, '')) AND instr(folded, ifnull(?4, ''))"
                   " UNION SELECT author FROM author_assignment"
                   " WHERE instr(folded, ifnull(?1, '')) AND instr(folded, ifnull(?2, ''))"
                   " AND instr(folded, ifnull(?3, '')) AND instr(folded, ifnull(?4, '')))"
                   " ORDER BY papers DESC, name, id LIMIT ?5");
    for (int word = 0; word < kMaxWords; ++word)
        read.bind(word + 1, wanted.value(word));
    read.bind(kMaxWords + 1, limit);
    QList<AuthorOffer> offers;
    LECTERN_TRY(read.forEach([&] {
        AuthorOffer offer;
        offer.id = AuthorId(read.number(0));
        offer.name = read.text(1);
        offer.papers = int(read.number(2));
        offers.append(offer);
    }));
    QHash<QString, int> called;
    for (const AuthorOffer &offer : std::as_const(offers))
        ++called[foldName(offer.name)];
    Namesakes namesakes(m_connection);
    for (AuthorOffer &offer : offers) {
        offer.namesake = called[foldName(offer.name)] > 1;
        LECTERN_TRY(offer.traits, offer.namesake ? namesakes.traits(offer.id) : namesakes.years(offer.id));
    }
    return offers;
}

Result<AuthorPanel> AuthorReader::panel(AuthorId id)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    return readPanel(id);
}

Result<AuthorPanel> AuthorReader::readPanel(AuthorId id)
{
    Statement read(m_connection, "SELECT name, papers FROM author WHERE id = ?");
    read.bind(1, qint64(id));
    LECTERN_TRY(const auto found, read.next());
    if (!found)
        return Error{Messages::tr("This author is no longer in the library.")};
    AuthorPanel panel;
    panel.id = id;
    panel.name = read.text(0);
    panel.papers = int(read.number(1));
    read.reset();
    LECTERN_TRY(const auto seen, observations(id));
    panel.observations = seen;
    LECTERN_TRY(readMade(panel));
    LECTERN_TRY(readPapers(panel));
    LECTERN_TRY(readCoauthors(panel));
    LECTERN_TRY(readBounds(panel));
    return panel;
}

Result<QList<AuthorObservation>> AuthorReader::observations(AuthorId id)
{
    Statement read(
        m_connection,
        "SELECT o.name, o.category, h_index, o.papers, citations, novelty, ai_score, s.id, s.name, s.saved"
        " FROM author_observation o JOIN source s ON s.id = o.source WHERE o.author = ?"
        " ORDER BY s.saved DESC, s.hash DESC");
    read.bind(1, qint64(id));
    QList<AuthorObservation> list;
    LECTERN_TRY(read.forEach([&] {
        AuthorObservation seen;
        seen.figures = {read.text(0),        read.text(1),        read.optionalInt(2), read.optionalInt(3),
                        read.optionalInt(4), read.optionalInt(5), read.optionalInt(6)};
        seen.source = SourceId(read.number(7));
        seen.sourceName = read.text(8);
        seen.savedOn = read.day(9);
        list.append(seen);
    }));
    return list;
}

Result<QList<AuthorObservation>> AuthorReader::pagesOfSameAuthor(SourceId source)
{
    const ReadingScope reading(m_connection);
    Statement owner(m_connection, "SELECT author FROM author_observation WHERE source = ?");
    LECTERN_TRY(const auto row, owner.bind(1, qint64(source)).next());
    return row ? observations(AuthorId(owner.number(0))) : QList<AuthorObservation>();
}

// Reads the user's note about the author and the last visit.
Result<> AuthorReader::readMade(AuthorPanel &panel)
{
    Statement note(m_connection, "SELECT body FROM author_note WHERE author = ?");
    LECTERN_TRY(const auto written, note.bind(1, qint64(panel.id)).next());
    if (written)
        panel.note = note.text(0);
    LECTERN_TRY(const auto visit, VisitStore(m_connection).last(panel.id));
    if (!visit)
        return {};
    panel.lastSeen = visit->newest;
    panel.lastVisit = visit->at;
    Statement fresh(m_connection, "SELECT count(*) FROM author_paper WHERE author = ? AND paper > ?");
    LECTERN_TRY(fresh.bind(1, qint64(panel.id)).bind(2, qint64(panel.lastSeen)).next());
    panel.newPapers = int(fresh.number(0));
    return {};
}

Result<QList<AuthorName>> AuthorReader::namesOf(AuthorId id)
{
    Statement read(m_connection,
                   "SELECT folded, max(general) FROM (SELECT folded, 1 AS general FROM author_name n"
                   "  WHERE author = ?1"
                   "  AND NOT EXISTS(SELECT 1 FROM author_alias g WHERE g.folded = n.folded)"
                   " UNION ALL SELECT folded, 1 FROM author_alias WHERE author = ?1"
                   " UNION ALL SELECT folded, 0 FROM author_assignment WHERE author = ?1) GROUP BY folded");
    read.bind(1, qint64(id));
    QList<AuthorName> names;
    LECTERN_TRY(read.forEach([&] { names.append({read.text(0), {}, read.number(1) != 0}); }));
    return names;
}

// Returns which of the positions an author with these folded names has in a list of names.
static int AuthorPlaces::*placeAmong(const QStringList &names, bool truncated, const QSet<QString> &own)
{
    // In lists of hundreds of authors, only both ends are searched.
    constexpr qsizetype kMaxInspected = 100;
    const auto isOwn = [&](qsizetype i) { return own.contains(foldName(names[i])); };
    const qsizetype last = names.size() - 1;
    if (last < 0)
        return &AuthorPlaces::unknown;
    if (isOwn(0))
        return last == 0 && !truncated ? &AuthorPlaces::alone : &AuthorPlaces::first;
    if (!truncated && isOwn(last))
        return &AuthorPlaces::last;
    for (qsizetype i = 1; truncated && i <= last && last < kMaxInspected; ++i)
        if (isOwn(i))
            return &AuthorPlaces::between;
    return truncated ? &AuthorPlaces::unknown : &AuthorPlaces::between;
}

static void addTo(AuthorYear *year, const QStringList &names, bool truncated, int AuthorPlaces::*place)
{
    ++year->papers;
    ++(year->places.*place);
    if (!truncated && !names.isEmpty()) {
        ++year->wholeLists;
        year->names += int(names.size());
    }
}

Result<> AuthorReader::readPapers(AuthorPanel &panel)
{
    LECTERN_TRY(const auto names, namesOf(panel.id));
    panel.names = names;
    const QString shown = foldName(panel.name);
    const auto offer = [&](const QString &name) {
        const QString folded = foldName(name);
        for (AuthorName &known : panel.names)
            if (known.folded == folded && (known.printed.isEmpty() || isBetterSpelling(name, known.printed)))
                known.printed = name;
    };
    Statement read(m_connection,
                   "SELECT authors, category, date, year, flags, score FROM author_paper "
                   "JOIN paper ON paper.id = author_paper.paper WHERE author_paper.author = ?");
    read.bind(1, qint64(panel.id));
    QSet<QString> own;
    for (const AuthorName &name : std::as_const(panel.names))
        own.insert(name.folded);
    QMap<int, AuthorYear> years;
    QMap<QString, int> categories;
    LECTERN_TRY(read.forEach([&] {
        Paper flags;
        setFlags(int(read.number(4)), &flags);
        panel.truncatedLists += flags.authorsTruncated;
        panel.codeKnown += flags.code.has_value();
        panel.withCode += flags.code.value_or(false);
        const QStringList list = splitNames(read.text(0));
        const auto place = placeAmong(list, flags.authorsTruncated, own);
        if (const qint64 year = read.isNull(2) ? read.number(3) : read.day(2).year(); isCountedYear(year))
            addTo(&years[int(year)], list, flags.authorsTruncated, place);
        else
            ++panel.papersWithoutYear;
        ++(panel.places.*place);
        if (!read.isNull(5)) {
            panel.scoreSpread.resize(kScoreBins);
            ++panel.scoreSpread[scoreBin(read.real(5))];
        }
        for (const QString &category : read.text(1).split(u' ', Qt::SkipEmptyParts))
            ++categories[category];
        if (panel.names.size() > 1
            || !own.contains(shown)) // a display name chosen by the user is not printed on any paper
            for (const QString &name : list)
                offer(name);
    }));
    for (const AuthorObservation &seen : std::as_const(panel.observations))
        offer(seen.figures.name);
    for (int year = years.isEmpty() ? 1 : years.firstKey(); !years.isEmpty() && year <= years.lastKey();
         ++year) {
        panel.years.append(years.value(year));
        panel.years.last().year = year;
    }
    for (auto it = categories.cbegin(); it != categories.cend(); ++it)
        panel.categories.append({it.key(), *it});
    panel.categories = mergedCategories(panel.categories);
    for (AuthorName &name : panel.names) {
        if (name.printed.isEmpty())
            name.printed = name.folded == shown ? panel.name : name.folded;
        if (name.folded != shown)
            panel.otherNames.append(name.printed);
    }
    return {};
}

Result<> AuthorReader::readCoauthors(AuthorPanel &panel)
{
    Statement read(
        m_connection,
        "SELECT author.id, author.name, count(*) AS together FROM author_paper"
        " JOIN paper_author ON paper_author.paper = author_paper.paper AND paper_author.author <> ?"
        " JOIN author ON author.id = paper_author.author"
        " WHERE author_paper.author = ? GROUP BY author.id ORDER BY together DESC, author.name");
    read.bind(1, qint64(panel.id));
    read.bind(2, qint64(panel.id));
    LECTERN_TRY(read.forEach([&] {
        panel.coauthors.append({AuthorId(read.number(0)), read.text(1), int(read.number(2))});
    }));
    return {};
}

Result<> AuthorReader::readBounds(AuthorPanel &panel)
{
    Statement read(
        m_connection,
        "SELECT source.truncated, sum(paper.flags & ?) FROM author_paper"
        " JOIN paper ON paper.id = author_paper.paper JOIN sighting ON sighting.paper = paper.id"
        " JOIN source ON source.id = sighting.id >> 32 WHERE author_paper.author = ? GROUP BY source.id");
    read.bind(1, int(AuthorsTruncatedFlag)); // the flag has the value 1, so the sum counts the lists
    read.bind(2, qint64(panel.id));
    LECTERN_TRY(read.forEach([&] {
        panel.papersAreLowerBound = panel.papersAreLowerBound || int(read.number(0)) > int(read.number(1));
    }));
    panel.coauthorsAreLowerBound = panel.truncatedLists > 0 || panel.papersAreLowerBound;
    return {};
}

Result<bool> AuthorReader::isKnown(const QString &foldedName)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT 1 FROM author_name WHERE folded = ?");
    read.bind(1, foldedName);
    LECTERN_TRY(const auto found, read.next());
    return found;
}

} // namespace lectern
