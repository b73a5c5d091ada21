// Searches stated fields that the index does not cover: affiliations, keywords, comments, links, citation
// keys, and the author page of a paper. Few papers have such fields, so their rows are read. If the other
// terms leave few papers, only the rows of these papers are read.
#include "evaluator.h"

#include "models/core/fold.h"
#include "models/formats/bib/publication.h"
#include "models/store/sqlite/try.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace lectern::index
{

using namespace Qt::StringLiterals;

namespace
{

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
    if (field == u"link")
        return extra.find("://") != std::string_view::npos;
    return !extra.empty();
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

} // namespace

// Whether the text contains all words of any of these values; the last word of each matches as a prefix.
bool Evaluator::hasWords(std::string_view text, const WordsOfValues &wanted)
{
    std::vector<std::vector<bool>> seen;
    for (const std::vector<std::string> &words : wanted)
        seen.emplace_back(words.size());
    m_folder.words(text, [&](std::string_view word) {
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
Evaluator::WordsOfValues Evaluator::wordsOfValues(const QStringList &values)
{
    WordsOfValues wanted;
    for (const QString &value : values) {
        std::vector<std::string> words;
        for (const QString &word : foldedWords(value))
            words.push_back(word.toStdString());
        if (!words.empty())
            wanted.push_back(std::move(words));
    }
    return wanted;
}

Result<Bitmap> Evaluator::stated(const QueryNode &node, const Bitmap *within)
{
    const WordsOfValues wanted = wordsOfValues(node.values);
    if (wanted.empty())
        return Bitmap(m_words.snapshot().size());
    if (node.text == u"page")
        return onPagesOf(wanted);
    std::string name = "stated " + node.text.toStdString();
    for (const std::vector<std::string> &words : wanted) {
        for (const std::string &word : words)
            name += ' ' + word;
        name += ',';
    }
    if (const WordSets::Set known = m_words.kept(name))
        return *known;
    if (within && within->count() <= std::max(kMaxLookups, within->size() / kRowFraction))
        return statedInRows(node.text, wanted, within);
    LECTERN_TRY(auto all, statedInRows(node.text, wanted, nullptr));
    m_words.keep(name, std::make_shared<Bitmap>(all)); // cached for the query after the next key press
    return all;
}

// within: searches only these papers; null: all.
Result<Bitmap> Evaluator::statedInRows(const QString &field, const WordsOfValues &wanted,
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
    Statement read(m_connection, sql.c_str());
    const auto isFound = [&] {
        if (const std::string_view text = read.bytes(1); !text.empty() && hasWords(text, wanted))
            return true;
        const std::string_view extra = read.bytes(2);
        return mayHold(field, extra) && hasWords(textOf(field, extra), wanted);
    };
    if (within)
        return papersRead(*within, [&](uint32_t paper) -> Result<bool> {
            LECTERN_TRY(const auto there, read.bind(1, qint64(paper)).next());
            const bool found = there && isFound();
            read.reset();
            return found;
        });
    Bitmap set(m_words.snapshot().size());
    uint32_t rows = 0;
    LECTERN_TRY(read.forEach([&]() -> Result<> {
        if (++rows % 4096 == 0 && m_cancelled && m_cancelled())
            return Error::cancelled();
        const qint64 paper = read.number(0);
        if (m_words.snapshot().live().holds(paper) && isFound())
            set.set(uint32_t(paper));
        return {};
    }));
    return set;
}

// Papers from the pages of authors with these words in their printed name or in the library's name for them.
Result<Bitmap> Evaluator::onPagesOf(const WordsOfValues &wanted)
{
    Statement pages(m_connection,
                    "SELECT source, author_observation.name || char(10) || ifnull(author.name, '')"
                    " FROM author_observation LEFT JOIN author ON author.id = author");
    std::vector<std::string> keys;
    LECTERN_TRY(pages.forEach([&] {
        if (hasWords(pages.bytes(1), wanted))
            keys.push_back(makeKey(Source, std::to_string(pages.number(0))));
    }));
    return m_words.keys(keys);
}

} // namespace lectern::index
