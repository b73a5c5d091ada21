// Searches stated fields that the index does not cover: affiliations, keywords, comments, links, citation
// keys, and the author page of a paper. Few papers have such fields, so their rows are read. If the other
// terms leave few papers, only the rows of these papers are read.
#include "models/formats/base/identifiers.h"
#include "models/formats/bib/publication.h"
#include "models/store/identity/identity.h"
#include "models/store/index/storage/terms.h"
#include "models/store/sqlite/try.h"
#include "termevaluators.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

using WordsOfValues = std::vector<std::vector<std::string>>; // the words of any one of these

// Up to this number of papers, or this fraction of the library, reading single rows is faster than reading
// all rows.
constexpr uint32_t kMaxLookups = 20'000, kRowFraction = 32;

// Names under which the formats store a field that has no column.
bool isNamed(const QString &field, const QString &name)
{
    // Includes keywords that the authors did not assign.
    static const QStringList keywords =
        keywordNames() + QStringList{u"index keywords"_s, u"mh"_s, u"automatic tags"_s, u"de"_s};
    static const QStringList comments{u"comment"_s, u"comments"_s, u"note"_s,      u"notes"_s,
                                      u"n1"_s,      u"annote"_s,   u"annotation"_s};
    return field == u"keywords" ? keywords.contains(name, Qt::CaseInsensitive)
        : field == u"comment"   ? comments.contains(name, Qt::CaseInsensitive)
                                : field == u"key" && citeKeyNames().contains(name);
}

// Most rows have no such field; this is decided without parsing them.
bool mayHold(const QString &field, std::string_view extra)
{
    return field == u"link" ? extra.find("://") != std::string_view::npos : !extra.empty();
}

// Joins the values of a field. extra: as stored, [["name","value"],…].
std::string textOf(const QString &field, std::string_view extra)
{
    const QByteArray bytes = QByteArray::fromRawData(extra.data(), qsizetype(extra.size()));
    std::string text;
    for (const QJsonValue &pair : QJsonDocument::fromJson(bytes).array()) {
        const QString value = pair[1].toString();
        if (field == u"link" ? value.contains("://"_L1) : isNamed(field, pair[0].toString()))
            text += value.toStdString() + '\n';
    }
    return text;
}

// Whether the text contains all words of any of these values; the last word of each matches as a prefix.
bool hasWords(EvaluationContext &context, std::string_view text, const WordsOfValues &wanted)
{
    std::vector<std::vector<bool>> seen;
    for (const std::vector<std::string> &words : wanted)
        seen.emplace_back(words.size());
    context.folder.words(text, [&](std::string_view word) {
        for (size_t i = 0; i < wanted.size(); ++i)
            for (size_t k = 0; k < wanted[i].size(); ++k)
                if (k + 1 == wanted[i].size() ? word.starts_with(wanted[i][k]) : word == wanted[i][k])
                    seen[i][k] = true;
    });
    return std::any_of(seen.begin(), seen.end(), [](const std::vector<bool> &all) {
        return std::find(all.begin(), all.end(), false) == all.end();
    });
}

// The folded words of each value that has any.
WordsOfValues wordsOfValues(const QStringList &values)
{
    WordsOfValues wanted;
    for (const QString &value : values)
        if (std::vector<std::string> words = wordsOf(value); !words.empty())
            wanted.push_back(std::move(words));
    return wanted;
}

// within: searches only these papers; null: all.
Result<Bitmap> statedInRows(EvaluationContext &context, const QString &field, const WordsOfValues &wanted,
                            const Bitmap *within)
{
    // The text column and the extra fields, or NULL for one that is not searched.
    struct Columns {
        const char *columns, *where;
    };
    const Columns of = field == u"affiliation" ? Columns{"affiliation, NULL", "affiliation IS NOT NULL"}
        : field == u"link"                     ? Columns{"url, extra", "1"}
                                               : Columns{"NULL, extra", "extra IS NOT NULL"};
    const std::string sql =
        std::string("SELECT id, ") + of.columns + " FROM paper WHERE " + (within ? "id = ?" : of.where);
    Statement read(context.connection, sql.c_str());
    const auto isFound = [&] {
        if (const std::string_view text = read.bytes(1); !text.empty() && hasWords(context, text, wanted))
            return true;
        const std::string_view extra = read.bytes(2);
        return mayHold(field, extra) && hasWords(context, textOf(field, extra), wanted);
    };
    if (within)
        return papersRead(context, *within, [&](uint32_t paper) -> Result<bool> {
            LECTERN_TRY(const auto there, read.bind(1, qint64(paper)).next());
            const bool found = there && isFound();
            read.reset();
            return found;
        });
    Bitmap set = context.noPapers();
    uint32_t rows = 0;
    LECTERN_TRY(read.forEach([&]() -> Result<> {
        if (++rows % 4096 == 0 && context.isCancelled())
            return Error::cancelled();
        const qint64 paper = read.number(0);
        if (context.snapshot().live().holds(paper) && isFound())
            set.set(uint32_t(paper));
        return {};
    }));
    return set;
}

// Papers from the pages of authors with these words in their printed name or in the library's name for them.
Result<Bitmap> onPagesOf(EvaluationContext &context, const WordsOfValues &wanted)
{
    Statement pages(context.connection,
                    "SELECT source, author_observation.name || char(10) || ifnull(author.name, '')"
                    " FROM author_observation LEFT JOIN author ON author.id = author");
    std::vector<std::string> keys;
    LECTERN_TRY(pages.forEach([&] {
        if (hasWords(context, pages.bytes(1), wanted))
            keys.push_back(makeKey(Source, std::to_string(pages.number(0))));
    }));
    return context.words.keys(keys);
}

} // namespace

Result<Bitmap> evaluateStated(EvaluationContext &context, const QueryNode &node, const Bitmap *within)
{
    const WordsOfValues wanted = wordsOfValues(node.values);
    if (wanted.empty())
        return context.noPapers();
    if (node.text == u"page")
        return onPagesOf(context, wanted);
    std::string name = "stated " + node.text.toStdString();
    for (const std::vector<std::string> &words : wanted) {
        for (const std::string &word : words)
            name += ' ' + word;
        name += ',';
    }
    if (const WordSets::Set known = context.words.kept(name))
        return *known;
    if (within && within->count() <= std::max(kMaxLookups, within->size() / kRowFraction))
        return statedInRows(context, node.text, wanted, within);
    LECTERN_TRY(auto all, statedInRows(context, node.text, wanted, nullptr));
    context.words.keep(name, std::make_shared<Bitmap>(all)); // cached for the query after the next key press
    return all;
}

// Returns the papers known by any of these arXiv ids and DOIs. An id that only an own value states is found
// through own_value, because own values have no identity keys.
Result<Bitmap> evaluateIds(EvaluationContext &context, const QueryNode &node, const Bitmap *)
{
    Bitmap set = context.noPapers();
    Statement keys(context.connection, "SELECT paper FROM identity_key WHERE hash = ?");
    Statement row(context.connection,
                  "SELECT 1 FROM paper WHERE id = ?1 AND (arxiv = ?2 OR lower(doi) = ?3)"
                  " UNION ALL SELECT 1 FROM sighting JOIN stated ON stated.sighting = sighting.id"
                  " WHERE sighting.paper = ?1 AND (stated.arxiv = ?2 OR lower(stated.doi) = ?3)");
    Statement own(context.connection,
                  "SELECT paper FROM own_value WHERE value = ? AND field IN ('arxiv_id', 'doi')");
    for (const QString &value : node.values) {
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
            if (there)
                context.addLive(paper, &set);
            return {};
        }));
        own.bind(1, arxiv.isEmpty() ? doi : arxiv);
        LECTERN_TRY(own.forEach([&] { context.addLive(own.number(0), &set); }));
    }
    return set;
}

} // namespace lectern::index
