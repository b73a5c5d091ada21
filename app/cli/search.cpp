// lectern-cli search: prints the papers of a library that match a query.
#include "arguments.h"

#include "models/core/query/querylanguage.h"
#include "models/core/query/querytext.h"
#include "models/core/resultset.h"
#include "models/i18n/messages.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/paperreader.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/paperrow.h"

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
constexpr qsizetype kPage = 200; // rows fetched at a time

struct SortName {
    QLatin1StringView name;
    SortOrder::Key key;
};
// The sort orders of the window, except those of marks and of a list.
constexpr SortName kSorts[] = {
    {"newest"_L1, SortOrder::Key::Newest},       {"oldest"_L1, SortOrder::Key::Oldest},
    {"relevance"_L1, SortOrder::Key::Relevance}, {"score"_L1, SortOrder::Key::Score},
    {"title"_L1, SortOrder::Key::Title},         {"authors"_L1, SortOrder::Key::Authors},
    {"category"_L1, SortOrder::Key::Category},   {"citations"_L1, SortOrder::Key::Citations},
    {"added"_L1, SortOrder::Key::Added},         {"rating"_L1, SortOrder::Key::Rating},
    {"venue"_L1, SortOrder::Key::Venue},         {"opened"_L1, SortOrder::Key::Opened}};

std::optional<SortOrder::Key> sortKey(QStringView name)
{
    for (const SortName &sort : kSorts)
        if (name == sort.name)
            return sort.key;
    return std::nullopt;
}

QString sortNames()
{
    QStringList names;
    for (const SortName &sort : kSorts)
        names.append(sort.name);
    return names.join(u", "_s);
}

Json jsonOf(const PaperRow &row)
{
    return Json::object({{"id"_L1, qint64(row.id)},
                         {"title"_L1, orNull(row.title)},
                         {"authors"_L1, orNull(row.authors)},
                         {"category"_L1, orNull(row.category)},
                         {"date"_L1, orNull(row.date.toString(Qt::ISODate))},
                         {"year"_L1, row.year},
                         {"venue"_L1, orNull(row.venue)},
                         {"score"_L1, row.score},
                         {"citations"_L1, row.citations},
                         {"code"_L1, row.code},
                         {"rating"_L1, row.rating > 0 ? Json(row.rating) : Json()},
                         {"tags"_L1, row.tags},
                         {"bookmarked"_L1, row.bookmarked},
                         {"read"_L1, row.read}});
}

void printRow(Output &output, const PaperRow &row)
{
    output.line(row.title.isEmpty() ? Messages::tr("(untitled) ") + row.leadWords + u'…' : row.title);
    QStringList facts;
    if (!row.authors.isEmpty())
        facts.append(row.authors.join(u", ") + (row.authorsTruncated ? Messages::tr(" et al.") : QString()));
    if (!row.category.isEmpty())
        facts.append(row.category);
    if (!row.venue.isEmpty())
        facts.append(row.venue);
    if (row.date.isValid())
        facts.append(row.date.toString(Qt::ISODate)
                     + (row.dateInferred ? Messages::tr(" (year inferred)") : QString()));
    else if (row.year)
        facts.append(QString::number(*row.year));
    if (row.score)
        facts.append(u"score %1"_s.arg(*row.score));
    if (row.code.value_or(false))
        facts.append(u"code"_s);
    if (row.bookmarked)
        facts.append(u"bookmarked"_s);
    if (row.read)
        facts.append(u"read"_s);
    facts.append(
        u'#' + QString::number(qint64(row.id))); // the form of an id that set, attach and duplicates accept
    output.line(u"    "_s + facts.join(u" · "));
}

// Passes on the first `limit` rows of a result, page by page, until the output is closed.
template <typename Take>
Result<> forEachRow(Library &library, const ResultSet &found, qsizetype limit, const Output &output,
                    Take take)
{
    for (qsizetype first = 0; first < limit && !output.isClosed(); first += kPage) {
        LECTERN_TRY(const auto rows, library.papers().rows(found.ids(first, qMin(kPage, limit - first))));
        for (const PaperRow &row : rows)
            take(row);
    }
    return {};
}

// Syntax of queries, with examples.
QStringList languageLines()
{
    QStringList lines{QString(), Messages::tr("Query syntax:")};
    for (const QueryForm &form : queryForms()) {
        lines.append(u"  %1 %2"_s.arg(form.form, -24).arg(form.example));
        lines.append(u"      "_s + form.meaning);
    }
    return lines;
}

Json jsonOf(const QList<WordSubstitution> &words, QLatin1StringView others)
{
    return Json::array(words, [others](const WordSubstitution &word) {
        return Json::object({{"typed"_L1, word.typed}, {others, word.used}});
    });
}

void declareSearch(Arguments &arguments)
{
    arguments.libraryOption();
    arguments.jsonOption();
    arguments.option(
        u"sort"_s,
        Messages::tr(
            "One of %1 (most recently read PDF). Default: relevance if words are searched, otherwise newest.")
            .arg(sortNames()),
        u"ORDER"_s);
    arguments.option(u"limit"_s, Messages::tr("Print at most N papers. Default: all."), u"N"_s);
    arguments.allowExclusions();
    arguments.explain(languageLines());
}

// Reads the options and the query; returns an exit code on errors.
std::optional<Exit> readSearch(const Arguments &arguments, Query *query, qsizetype *limit)
{
    if (arguments.isSet(u"sort"_s)) {
        const auto key = sortKey(arguments.value(u"sort"_s));
        if (!key)
            return arguments.wrongUsage(Messages::tr("--sort expects one of %1, not “%2”.")
                                            .arg(sortNames(), arguments.value(u"sort"_s)));
        query->sort.key = *key;
    }
    if (arguments.isSet(u"limit"_s)) {
        bool isNumber = false;
        *limit = arguments.value(u"limit"_s).toLongLong(&isNumber);
        if (!isNumber || *limit < 0)
            return arguments.wrongUsage(
                Messages::tr("--limit expects a number from 0, not “%1”.").arg(arguments.value(u"limit"_s)));
    }
    if (const auto exit = readQuery(arguments.operands().join(u' '), &query->root))
        return exit;
    if (!arguments.isSet(u"sort"_s) && hasWords(query->root))
        query->sort.key = SortOrder::Key::Relevance;
    return {};
}

// The result, and additional words that were found.
struct FoundPapers {
    const ResultSet &result;
    const QList<WordSubstitution> &widened;
    qsizetype limit; // maximum number of papers printed
};

Result<> writeFound(Library &library, const FoundPapers &found, Output &output)
{
    const Json about = Json::object({{"total"_L1, qint64(found.result.count())},
                                     {"corrected"_L1, jsonOf(found.result.substitutions(), "used"_L1)},
                                     {"widened"_L1, jsonOf(found.widened, "also"_L1)},
                                     {"lacks_one_word"_L1, found.result.lacksOneWord()},
                                     {"abstracts_left"_L1, found.result.skipsAbstracts()}});
    // The papers may exceed the memory.
    output.write(about.text().chopped(1));
    output.write(",\"papers\":[");
    bool isFirst = true;
    const Result<> written = forEachRow(library, found.result, found.limit, output, [&](const PaperRow &row) {
        output.write(std::exchange(isFirst, false) ? "" : ",");
        output.write(jsonOf(row).text());
    });
    output.write("]}\n");
    return written;
}

// Prints how the result differs from the query.
void printHowFound(const Query &query, const FoundPapers &found)
{
    for (const WordSubstitution &word : found.widened)
        complain(Messages::tr("“%1” also matched: %2. Use =%1 for this spelling only.")
                     .arg(word.typed, word.used.mid(0, 5).join(u", ")));
    if (const QString hint = orHint(query.root); !hint.isEmpty())
        complain(hint + u'.');
    if (found.result.lacksOneWord())
        complain(Messages::tr("No paper contains all these words; each of these lacks one."));
    if (found.result.skipsAbstracts())
        complain(Messages::tr(
            "Only titles, names and venues were searched; add another word to search abstracts too."));
    for (const WordSubstitution &substitution : found.result.substitutions())
        complain(Messages::tr("No results for the whole query; “%1” was replaced with: %2.")
                     .arg(substitution.typed, substitution.used.mid(0, 5).join(u", ")));
}

Result<Exit> runSearch(Arguments &arguments, Output &output)
{
    declareSearch(arguments);
    if (const auto exit = arguments.read(output, 0))
        return *exit;
    Query query;
    qsizetype limit = std::numeric_limits<qsizetype>::max();
    if (const auto exit = readSearch(arguments, &query, &limit))
        return *exit;

    LECTERN_TRY(const auto opened, Library::open(arguments.library(), Library::Mode::ReadOnly));
    Library &library = *opened;
    LECTERN_TRY(const auto result, library.index().search(query));
    LECTERN_TRY(const auto widened, library.index().widenings(query));
    const FoundPapers found{*result, widened, qMin(limit, result->count())};
    Result<> printed;
    if (arguments.json()) {
        printed = writeFound(library, found, output);
    } else {
        printHowFound(query, found);
        printed = forEachRow(library, found.result, found.limit, output,
                             [&](const PaperRow &row) { printRow(output, row); });
        output.line(Messages::tr("%1 of %n papers", nullptr, int(found.result.count())).arg(found.limit));
    }
    LECTERN_TRY(printed);
    return output.finish();
}
} // namespace

const Verb searchVerb = {"search"_L1, "QUERY",
                         QT_TRANSLATE_NOOP("Messages", "List papers that match a query."), runSearch};

} // namespace lectern::cli
