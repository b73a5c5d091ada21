// Looks through what sources state beside the fields that the index has words of: affiliations, keywords,
// comments, addresses, citation keys, and on whose page a paper stands. Few papers have any, so the rows are
// read, those that other terms leave where these are few.
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

// So many papers, or one of so many, are looked up one by one in less time than all rows are read.
constexpr uint32_t kFewToLookUp = 20'000, kOneOf = 32;

// How the formats call a field among those that Lectern has no column for.
bool isNamed(const QString &field, const QString &name)
{
    // What others than the authors gave a paper is searched as well.
    static const QStringList keywords =
        keywordNames() + QStringList{u"index keywords"_s, u"mh"_s, u"automatic tags"_s, u"de"_s};
    static const QStringList comments{u"comment"_s, u"comments"_s, u"note"_s,      u"notes"_s,
                                      u"n1"_s,      u"annote"_s,   u"annotation"_s};
    return field == u"keywords" ? keywords.contains(name, Qt::CaseInsensitive)
        : field == u"comment"   ? comments.contains(name, Qt::CaseInsensitive)
                                : field == u"key" && citeKeyNames().contains(name);
}

// Most rows have nothing of the kind, which is seen without taking them apart.
bool mayHold(const QString &field, std::string_view extra)
{
    if (field == u"link")
        return extra.find("://") != std::string_view::npos;
    return !extra.empty();
}

// Puts the values of a field together. extra: as the row has it, [["name","value"],…].
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

// Whether all words of any of these stand in the text, the last one of each as a beginning.
bool Evaluator::hasWords(std::string_view text, const WantedWords &wanted)
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
Evaluator::WantedWords Evaluator::wantedWords(const QStringList &values)
{
    WantedWords wanted;
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
    const WantedWords wanted = wantedWords(node.values);
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
    if (within && within->count() <= std::max(kFewToLookUp, within->size() / kOneOf))
        return statedInRows(node.text, wanted, within);
    LECTERN_TRY(auto all, statedInRows(node.text, wanted, nullptr));
    m_words.keep(name, std::make_shared<Bitmap>(all)); // for the next key
    return all;
}

// within: these papers; null: all.
Result<Bitmap> Evaluator::statedInRows(const QString &field, const WantedWords &wanted, const Bitmap *within)
{
    // The text of a column, if there is one, and the extra fields, if they are to be looked through.
    struct Columns {
        const char *columns, *where;
    };
    const Columns of = field == u"affiliation" ? Columns{"affiliation, NULL", "affiliation IS NOT NULL"}
        : field == u"venue"                    ? Columns{"venue, NULL", "venue IS NOT NULL"}
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

// Papers of the pages of authors with these words in their names, as the page prints it or as they are called
// here.
Result<Bitmap> Evaluator::onPagesOf(const WantedWords &wanted)
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
