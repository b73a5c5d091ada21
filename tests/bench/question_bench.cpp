// Benchmark of typical queries on a library: words typed key by key, phrases from titles and abstracts,
// patterns, words with a typo, expressions, fields, authors, facets. A third of the phrases contain only stop
// words; the last word of a phrase is complete or half typed. Prints one JSON object.
//   question_bench --library FILE [--questions N] [--seed S] [--kind NAME | --ask QUESTION] [--fts]
//   [--trigrams]
#include "measure.h"
#include "models/core/fold.h"
#include "models/core/query/querytext.h"
#include "models/core/wordfolder.h"
#include "models/core/wordforms.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/paperreader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

// Returns 2 to 5 consecutive words of the text, only stop words if ofStopWords. Empty if the text has none.
QString runOfWords(const QString &text, bool ofStopWords, std::mt19937 *random)
{
    WordFolder folder;
    std::vector<std::string> words;
    folder.words(text.toStdString(), [&](std::string_view word) { words.emplace_back(word); });
    if (words.size() < 2)
        return {};
    const size_t length = 2 + (*random)() % (ofStopWords ? 2 : 4);
    const size_t first = (*random)() % words.size();
    for (size_t i = 0; i < words.size(); ++i) {
        const size_t from = (first + i) % words.size();
        if (from + length > words.size())
            continue;
        size_t stops = 0;
        for (size_t k = from; k < from + length; ++k)
            stops += isStopWord(words[k]);
        if (ofStopWords ? stops < length : stops == length)
            continue;
        QStringList run;
        for (size_t k = from; k < from + length; ++k)
            run.append(QString::fromStdString(words[k]));
        return run.join(u' ');
    }
    return {};
}

// Draws the material of queries from a library.
class Sampler
{
public:
    Sampler(Library &library, unsigned seed)
        : m_library(library), m_random(seed), m_all(must(library.index().search({})))
    {
    }
    unsigned below(unsigned n) { return m_random() % n; }
    PaperDetail paper()
    {
        return must(m_library.papers().detail(m_all->idAt(qsizetype(below(unsigned(m_all->count()))))));
    }
    // Returns consecutive words of a title (one in three) or of an abstract.
    QString phrase(bool ofStopWords)
    {
        for (;;) {
            const PaperDetail some = paper();
            const bool inTitle = !ofStopWords && below(3) == 0;
            const QString run = runOfWords(inTitle ? some.row.title : some.abstract, ofStopWords, &m_random);
            if (!run.isEmpty())
                return run;
        }
    }
    // Returns a word of a title with at least the given number of letters.
    QString word(qsizetype letters)
    {
        for (;;) {
            const QStringList words = foldedWords(paper().row.title);
            if (words.isEmpty())
                continue;
            const QString &word = words[qsizetype(below(unsigned(words.size())))];
            static const QRegularExpression plain(u"^[a-z]+$"_s);
            if (word.size() >= letters && plain.match(word).hasMatch())
                return word;
        }
    }

private:
    Library &m_library;
    std::mt19937 m_random;
    ResultSetPtr m_all;
};

struct Question {
    QString text;
    bool halfTyped = false;
};
using LibraryReader = QList<Question>;

// Some titles, typed key by key.
LibraryReader keys(Sampler &sampler, int count)
{
    LibraryReader all;
    while (all.size() < count) {
        const QString typed = foldedWords(sampler.paper().row.title).mid(0, 3).join(u' ');
        for (qsizetype length = 1; length <= typed.size() && all.size() < count; ++length)
            if (typed[length - 1] != u' ')
                all.append({typed.left(length), true});
    }
    return all;
}

LibraryReader halfTyped(const LibraryReader &phrases)
{
    LibraryReader half;
    for (const Question &phrase : phrases) {
        QString typed = phrase.text.chopped(1);
        typed.chop((typed.size() - typed.lastIndexOf(u' ') - 1) / 2);
        half.append({typed, true});
    }
    return half;
}

LibraryReader phrases(Sampler &sampler, int count, bool ofStopWords)
{
    LibraryReader all;
    while (all.size() < count)
        all.append({u'"' + sampler.phrase(ofStopWords) + u'"'});
    return all;
}

LibraryReader patterns(Sampler &sampler, int count)
{
    LibraryReader all;
    while (all.size() < count) {
        const QString word = sampler.word(7);
        QString pattern = u'*' + word.right(5);
        if (all.size() % 2)
            pattern = word.left(3) + u'*' + word.right(3);
        all.append({pattern});
    }
    return all;
}

// Words with one wrong letter, complete or half typed.
LibraryReader typos(Sampler &sampler, int count)
{
    LibraryReader all;
    while (all.size() < count) {
        QString word = sampler.word(6);
        word[word.size() / 2] = u'0';
        all.append({word, all.size() % 2 != 0});
    }
    return all;
}

LibraryReader expressions(Sampler &sampler, int count)
{
    LibraryReader all;
    while (all.size() < count) {
        const QString word = sampler.word(5);
        all.append({(all.size() % 2 ? u"title:"_s : QString()) + u'/' + word.chopped(1) + u"[a-z]?\\b/"_s});
    }
    return all;
}

LibraryReader fields(Sampler &sampler, int count)
{
    LibraryReader all;
    while (all.size() < count) {
        const PaperDetail paper = sampler.paper();
        const QStringList venue = foldedWords(paper.row.venue);
        switch (all.size() % 6) {
        case 0:
            if (!venue.isEmpty())
                all.append({u"venue:"_s + venue.first()});
            else
                all.append({u"title:"_s + sampler.word(4)});
            break;
        case 1:
            all.append({u"year:%1-%2"_s.arg(2000 + sampler.below(20)).arg(2020 + sampler.below(6))});
            break;
        case 2:
            all.append({u"citations:>=%1 "_s.arg(sampler.below(100)) + sampler.word(4)});
            break;
        case 3:
            all.append({u"title:"_s + sampler.word(4) + u" abstract:"_s + sampler.word(4)});
            break;
        case 4:
            all.append({u"has:code -"_s + sampler.word(4)});
            break;
        default:
            all.append({paper.doi.isEmpty() ? u"added:30d "_s + sampler.word(4) : paper.doi});
        }
    }
    return all;
}

LibraryReader persons(Sampler &sampler, int count)
{
    LibraryReader all;
    while (all.size() < count)
        if (const PaperDetail paper = sampler.paper(); !paper.authors.isEmpty())
            all.append({u"author:\""_s
                        + paper.authors[qsizetype(sampler.below(unsigned(paper.authors.size())))].name
                        + u'"'});
    return all;
}

constexpr size_t kSlowestReported = 20;

QJsonObject timesOf(Library &library, const LibraryReader &questions, SortOrder order, Times *facets)
{
    Times times;
    std::vector<std::pair<double, QString>> slowest;
    double found = 0;
    for (const Question &question : questions) {
        const Query query{parseQuery(question.text, question.halfTyped).root, order};
        QElapsedTimer timer;
        timer.start();
        const ResultSetPtr result = must(library.index().search(query));
        (void)result->ids(0, 100);
        const double took = double(timer.nsecsElapsed()) / 1e6;
        times.add(took);
        slowest.emplace_back(took, question.text);
        found += double(result->count());
        if (facets)
            facets->time([&] { return must(library.index().facets(result)); });
    }
    QJsonObject figures = times.json();
    std::sort(slowest.begin(), slowest.end(), std::greater<>());
    slowest.resize(std::min(slowest.size(), kSlowestReported));
    QJsonArray said;
    for (const auto &[took, question] : slowest)
        said.append(u"%1 ms: %2"_s.arg(took, 0, 'f', 1).arg(question));
    figures[u"slowest"_s] = said;
    figures[u"papers_found"_s] = found;
    return figures;
}

// Measures the same queries with FTS5, over an index built for the benchmark. match() returns the FTS5 query
// of a text.
QJsonObject ftsTimes(const QString &library, const QByteArray &tokenizer, const LibraryReader &questions,
                     const std::function<QByteArray(const QString &)> &match)
{
    const QTemporaryDir folder;
    sqlite3 *db = nullptr;
    const auto exec = [&](const QByteArray &sql) {
        if (sqlite3_exec(db, sql.constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
            qFatal("%s", sqlite3_errmsg(db));
    };
    if (sqlite3_open(folder.filePath(u"fts.db"_s).toUtf8().constData(), &db) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(db));
    exec("PRAGMA page_size=16384; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; ATTACH '"
         + library.toUtf8()
         + "' AS l; CREATE VIRTUAL TABLE f USING fts5(title, authors, abstract, content='', tokenize='"
         + tokenizer
         + "'); INSERT INTO f(rowid, title, authors, abstract) SELECT id, title, authors, body FROM l.paper"
           " LEFT JOIN l.abstract ON abstract.paper = id ORDER BY id");
    sqlite3_stmt *rows = nullptr;
    sqlite3_prepare_v2(db, "SELECT rowid FROM f WHERE f MATCH ?", -1, &rows, nullptr);
    Times times;
    double found = 0;
    for (const Question &question : questions) {
        const QByteArray asked = match(question.text);
        times.time([&] {
            sqlite3_bind_text(rows, 1, asked.constData(), int(asked.size()), SQLITE_STATIC);
            while (sqlite3_step(rows) == SQLITE_ROW)
                ++found;
            sqlite3_reset(rows);
        });
    }
    sqlite3_finalize(rows);
    sqlite3_close(db);
    QJsonObject figures = times.json();
    figures[u"papers_found"_s] = found;
    figures[u"index_mb"_s] = double(QFileInfo(folder.filePath(u"fts.db"_s)).size()) / 1e6;
    return figures;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addOptions({{u"library"_s, u"a library with papers"_s, u"FILE"_s},
                        {u"questions"_s, u"how many of each kind"_s, u"N"_s, u"500"_s},
                        {u"seed"_s, u"other questions with another number"_s, u"S"_s, u"1"_s},
                        {u"kind"_s, u"only questions of this kind"_s, u"NAME"_s},
                        {u"ask"_s, u"instead of all kinds this question, each time anew"_s, u"QUESTION"_s},
                        {u"fts"_s, u"phrases also by FTS5"_s},
                        {u"trigrams"_s, u"patterns also by FTS5's trigrams"_s}});
    options.addHelpOption();
    options.process(app);
    if (!options.isSet(u"library"_s))
        options.showHelp(2);
    const QString file = options.value(u"library"_s);
    const int count = options.value(u"questions"_s).toInt();
    const auto open = [&] {
        auto library = must(Library::open(file, Library::Mode::ReadOnly));
        must(library->index().search({}));
        return library;
    };
    if (options.isSet(u"ask"_s)) {
        Times times;
        for (int i = 0; i < count; ++i) {
            const auto library = open();
            times.add(
                timesOf(*library, {{options.value(u"ask"_s), true}}, {}, nullptr)[u"median_ms"_s].toDouble());
        }
        std::printf("%s", QJsonDocument(times.json()).toJson().constData());
        return 0;
    }
    QList<std::pair<QString, LibraryReader>> kinds;
    LibraryReader some, patterned;
    {
        const auto library = open();
        Sampler sampler(*library, options.value(u"seed"_s).toUInt());
        some = phrases(sampler, count / 3, true);
        some += phrases(sampler, count - count / 3, false);
        const LibraryReader typed = keys(sampler, count);
        patterned = patterns(sampler, count);
        kinds = {{u"keys"_s, typed},
                 {u"keys_by_relevance"_s, typed}, // as the window searches
                 {u"phrases"_s, some},
                 {u"phrases_half_typed"_s, halfTyped(some)},
                 {u"patterns"_s, patterned},
                 {u"slips"_s, typos(sampler, count)},
                 {u"expressions"_s, expressions(sampler, count)},
                 {u"fields"_s, fields(sampler, count)},
                 {u"persons"_s, persons(sampler, count)}};
    }
    QJsonObject figures;
    Times facets;
    for (const auto &[name, questions] : kinds) {
        if (options.isSet(u"kind"_s) && options.value(u"kind"_s) != name)
            continue;
        const auto library = open(); // opened again, so that no earlier query warms the caches
        SortOrder order;
        if (name == u"keys_by_relevance"_s)
            order.key = SortOrder::Key::Relevance;
        figures[name] = timesOf(*library, questions, order, name == u"keys"_s ? &facets : nullptr);
    }
    figures[u"facets"_s] = facets.json();
    figures[u"resident_mb"_s] = processMegabytes("VmRSS");
    figures[u"peak_mb"_s] = processMegabytes("VmHWM");
    if (options.isSet(u"fts"_s))
        figures[u"fts5_phrases"_s] = ftsTimes(file, "unicode61 remove_diacritics 2", some,
                                              [](const QString &text) { return text.toUtf8(); });
    if (options.isSet(u"trigrams"_s))
        figures[u"fts5_trigram_patterns"_s] = ftsTimes(file, "trigram", patterned, [](const QString &text) {
            QByteArrayList parts;
            for (const QString &part : text.split(u'*', Qt::SkipEmptyParts))
                parts.append('"' + part.toUtf8() + '"');
            return parts.join(' ');
        });
    std::printf("%s", QJsonDocument(figures).toJson().constData());
    return 0;
}
