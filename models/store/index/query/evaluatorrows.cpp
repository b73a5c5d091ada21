// Reads from the library's tables what the index does not store: ids, venues, authors and dates of import.
#include "evaluator.h"

#include "models/core/fold.h"
#include "models/core/query/querysyntax.h"
#include "models/formats/base/identifiers.h"
#include "models/store/identity/identity.h"
#include "models/store/sqlite/try.h"

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

// Returns the papers known by any of these arXiv ids and DOIs. An id that only an own value states is found
// through own_value, because own values have no identity keys.
Result<Bitmap> Evaluator::ids(const QStringList &values)
{
    Bitmap set(m_words.snapshot().size());
    Statement keys(m_connection, "SELECT paper FROM identity_key WHERE hash = ?");
    Statement row(m_connection,
                  "SELECT 1 FROM paper WHERE id = ?1 AND (arxiv = ?2 OR lower(doi) = ?3)"
                  " UNION ALL SELECT 1 FROM sighting JOIN stated ON stated.sighting = sighting.id"
                  " WHERE sighting.paper = ?1 AND (stated.arxiv = ?2 OR lower(stated.doi) = ?3)");
    Statement own(m_connection,
                  "SELECT paper FROM own_value WHERE value = ? AND field IN ('arxiv_id', 'doi')");
    for (const QString &value : values) {
        const QString arxiv = arxivIdOf(value), doi = arxiv.isEmpty() ? doiOf(value) : QString();
        if (arxiv.isEmpty() && doi.isEmpty())
            continue;
        keys.bind(1,
                  arxiv.isEmpty() ? identityHash(char(KeyKind::Doi), doi)
                                  : identityHash(char(KeyKind::Arxiv), arxiv));
        LECTERN_TRY(keys.forEach([&]() -> Result<> {
            const qint64 paper = keys.number(0);
            row.bind(1, paper).bind(2, arxiv).bind(3, doi);
            LECTERN_TRY(const auto there, row.next()); // hashes may collide
            row.reset();
            if (there && m_words.snapshot().live().holds(paper))
                set.set(uint32_t(paper));
            return {};
        }));
        own.bind(1, arxiv.isEmpty() ? doi : arxiv);
        LECTERN_TRY(own.forEach([&] {
            if (m_words.snapshot().live().holds(own.number(0)))
                set.set(uint32_t(own.number(0)));
        }));
    }
    return set;
}

// Returns the papers whose venue contains all words of any of these values; the last word matches as a
// prefix.
Result<Bitmap> Evaluator::venues(const QStringList &values)
{
    Bitmap any(m_words.snapshot().size());
    for (const QString &value : values) {
        const QStringList words = foldedWords(value);
        std::optional<Bitmap> all;
        for (qsizetype i = 0; i < words.size(); ++i) {
            LECTERN_TRY(const auto set, m_words.venueWord(words[i].toStdString(), i + 1 == words.size()));
            if (all)
                *all &= *set;
            else
                all = *set;
        }
        if (all)
            any |= *all;
    }
    return any;
}

namespace
{

// Returns whether the name has initials: "z jiang", "y l cun".
bool hasInitials(const QStringList &parts)
{
    const auto initials =
        std::count_if(parts.cbegin(), parts.cend(), [](const QString &part) { return part.size() == 1; });
    return initials > 0 && initials < parts.size();
}

// Whether these parts may abbreviate a folded name. The family names must be equal. The given names must be
// in the same order, with an initial for any name that begins so; middle names may be missing.
bool mayBe(const QStringList &parts, const QStringList &name)
{
    if (name.size() < 2 || name.last() != parts.last())
        return false;
    qsizetype at = 0;
    for (qsizetype i = 0; i + 1 < parts.size(); ++i, ++at) {
        const auto fits = [&] {
            return parts[i].size() == 1 || name[at].size() == 1 ? name[at].front() == parts[i].front()
                                                                : name[at] == parts[i];
        };
        while (at + 1 < name.size() && !fits()) {
            if (i == 0) // the first name may not be missing
                return false;
            ++at;
        }
        if (at + 1 >= name.size())
            return false;
    }
    return true;
}

// Whether a folded name equals these parts after its middle initials are dropped: "geoffrey hinton" matches
// "geoffrey e hinton".
bool isWithInitials(const QStringList &parts, QStringList name)
{
    if (name.size() <= parts.size())
        return false;
    for (qsizetype i = name.size() - 2; i > 0; --i)
        if (name[i].size() == 1)
            name.removeAt(i);
    return name == parts;
}

} // namespace

// Adds the authors that a name with initials, or one without middle names, may denote. Family names come last
// in folded names, so all names with the first letter or the first name are checked.
Result<> Evaluator::addByInitials(const QString &folded, QSet<qint64> *authors)
{
    const QStringList parts = folded.split(u' ', Qt::SkipEmptyParts);
    if (parts.size() < 2 || parts.last().size() == 1)
        return {};
    const bool initials = hasInitials(parts);
    Statement find(
        m_connection,
        "SELECT folded, author FROM author_alias WHERE folded >= ?1 AND folded < ?2"
        " UNION ALL SELECT folded, author FROM author_name WHERE folded >= ?1 AND folded < ?2"
        " AND NOT EXISTS(SELECT 1 FROM author_alias WHERE author_alias.folded = author_name.folded)");
    const QString first = initials ? parts.first().left(1) : parts.first() + u' ';
    find.bind(1, first).bind(2, QString::fromStdString(endOfPrefix(first.toStdString())));
    const std::string ending = ' ' + parts.last().toStdString();
    uint32_t rows = 0;
    return find.forEach([&]() -> Result<> {
        if (++rows % 4096 == 0 && m_cancelled && m_cancelled())
            return Error::cancelled();
        if (!find.bytes(0).ends_with(ending))
            return {};
        const QStringList found = find.text(0).split(u' ');
        if (initials ? mayBe(parts, found) : isWithInitials(parts, found))
            authors->insert(find.number(1));
        return {};
    });
}

// Returns the papers of the authors with this name, under all their names; nothing if no author has it. The
// user's decisions have priority over printed names. "Jiang, Zhida" and "Jiang Zhida" also find "Zhida
// Jiang"; "Z. Jiang" and "Jiang Z" may find it too.
Result<std::optional<Bitmap>> Evaluator::person(const QString &name)
{
    Statement find(m_connection,
                   "SELECT author FROM author_alias WHERE folded = ?1 UNION"
                   " SELECT author FROM author_name WHERE folded = ?1"
                   " AND NOT EXISTS(SELECT 1 FROM author_alias WHERE folded = ?1)");
    const QString folded = foldName(name);
    // The family name may come first without a comma.
    const qsizetype space = folded.indexOf(u' ');
    const QString turned = space > 0 ? folded.mid(space + 1) + u' ' + folded.left(space) : QString();
    for (const QString &spelling : {folded, turned}) {
        QSet<qint64> authors;
        if (!spelling.isEmpty()) {
            LECTERN_TRY(find.bind(1, spelling).forEach([&] { authors.insert(find.number(0)); }));
            LECTERN_TRY(addByInitials(spelling, &authors));
        }
        Bitmap set(m_words.snapshot().size());
        for (const qint64 author : authors)
            LECTERN_TRY(addPapers("SELECT paper FROM author_paper WHERE author = ?", author, &set));
        if (!set.isEmpty())
            return std::optional(std::move(set));
    }
    return std::optional<Bitmap>();
}

// Returns the papers that a source contained before this day; all papers for an invalid date.
Result<Bitmap> Evaluator::addedBefore(QDate day)
{
    if (!day.isValid())
        return m_words.snapshot().live();
    std::vector<std::string> keys;
    Statement find(m_connection, "SELECT id FROM source WHERE imported < ?");
    find.bind(1, day.startOfDay().toMSecsSinceEpoch());
    LECTERN_TRY(find.forEach([&] { keys.push_back(makeKey(Source, std::to_string(find.number(0)))); }));
    return m_words.keys(keys);
}

// A paper counts as added with its first source.
Result<Bitmap> Evaluator::added(const QueryNode &node)
{
    const bool span = !node.values.isEmpty();
    const QDate from = span ? syntax::spanBegin(node.values[0], QDate::currentDate()) : node.from;
    LECTERN_TRY(auto set, addedBefore(span || !node.to.isValid() ? QDate() : node.to.addDays(1)));
    if (from.isValid()) {
        LECTERN_TRY(const auto earlier, addedBefore(from));
        set.subtract(earlier);
    }
    return set;
}

} // namespace lectern::index
