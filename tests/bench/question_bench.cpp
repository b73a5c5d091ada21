// Phrases as they stand in the titles and abstracts of a library, a third of them of stop words alone, and
// how long a search for each takes: typed to the end, and with the last word half typed. Prints one JSON
// object.
//   phrase_bench --library FILE [--phrases N] [--seed S] [--fts]
#include "measure.h"
#include "models/core/query/querytext.h"
#include "models/core/wordfolder.h"
#include "models/core/wordforms.h"
#include "models/store/index/searchindex.h"
#include "models/store/library.h"
#include "models/store/reading/paperreader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <cstdio>
#include <random>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

struct Phrases {
    QStringList ofStopWords, others;
};

// Returns a run of 2 to 5 words of the text, of stop words alone if that is wanted; empty when there is none.
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

Phrases phrasesOf(Library &library, int count, unsigned seed)
{
    std::mt19937 random(seed);
    const ResultSetPtr all = must(library.index().search({}));
    Phrases phrases;
    for (int tries = 0; tries < 20 * count && phrases.ofStopWords.size() + phrases.others.size() < count;
         ++tries) {
        const bool ofStopWords = phrases.ofStopWords.size() < count / 3;
        const PaperId id = all->idAt(qsizetype(random() % unsigned(all->count())));
        const auto paper = must(library.papers().detail(id));
        const bool inTitle = !ofStopWords && random() % 3 == 0;
        const QString run = runOfWords(inTitle ? paper.row.title : paper.abstract, ofStopWords, &random);
        if (!run.isEmpty())
            (ofStopWords ? phrases.ofStopWords : phrases.others).append(run);
    }
    return phrases;
}

QJsonObject timesOf(Library &library, const QStringList &phrases, bool halfTyped)
{
    Times times;
    std::pair<double, QString> slowest;
    double found = 0;
    for (const QString &phrase : phrases) {
        QString typed = u'"' + phrase;
        if (halfTyped)
            typed.chop(std::max<qsizetype>((phrase.size() - phrase.lastIndexOf(u' ') - 1) / 2, 0));
        else
            typed += u'"';
        const Query query{parseQuery(typed, halfTyped).root, {}};
        QElapsedTimer timer;
        timer.start();
        const ResultSetPtr result = must(library.index().search(query));
        const double took = double(timer.nsecsElapsed()) / 1e6;
        times.add(took);
        slowest = std::max(slowest, {took, typed});
        found += double(result->count());
    }
    QJsonObject figures = times.json();
    figures[u"slowest"_s] = slowest.second;
    figures[u"papers_found"_s] = found;
    return figures;
}

// The same whole phrases for FTS5, with an index made for it.
QJsonObject ftsTimes(const QString &library, const QStringList &phrases)
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
         + "' AS l; CREATE VIRTUAL TABLE f USING fts5(title, authors, abstract, content='',"
           " tokenize='unicode61 remove_diacritics 2');"
           "INSERT INTO f(rowid, title, authors, abstract) SELECT id, title, authors, body FROM l.paper"
           " LEFT JOIN l.abstract ON abstract.paper = id ORDER BY id");
    sqlite3_stmt *count = nullptr;
    sqlite3_prepare_v2(db, "SELECT count(*) FROM f WHERE f MATCH ?", -1, &count, nullptr);
    Times times;
    for (const QString &phrase : phrases) {
        const QByteArray match = '"' + phrase.toUtf8() + '"';
        times.time([&] {
            sqlite3_bind_text(count, 1, match.constData(), int(match.size()), SQLITE_STATIC);
            while (sqlite3_step(count) == SQLITE_ROW) { }
            sqlite3_reset(count);
        });
    }
    sqlite3_finalize(count);
    sqlite3_close(db);
    return times.json();
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser options;
    options.addOptions({{u"library"_s, u"a library with papers"_s, u"FILE"_s},
                        {u"phrases"_s, u"how many"_s, u"N"_s, u"500"_s},
                        {u"seed"_s, u"other phrases with another number"_s, u"S"_s, u"1"_s},
                        {u"fts"_s, u"also by FTS5"_s}});
    options.addHelpOption();
    options.process(app);
    if (!options.isSet(u"library"_s))
        options.showHelp(2);
    const QString file = options.value(u"library"_s);
    Phrases phrases;
    {
        const auto library = must(Library::open(file, Library::Mode::ReadOnly));
        phrases = phrasesOf(*library, options.value(u"phrases"_s).toInt(), options.value(u"seed"_s).toUInt());
    }
    QJsonObject figures;
    const QList<std::pair<QString, QStringList>> kinds{{u"stop_words"_s, phrases.ofStopWords},
                                                       {u"others"_s, phrases.others},
                                                       {u"all"_s, phrases.ofStopWords + phrases.others}};
    for (const auto &[name, texts] : kinds)
        for (const bool halfTyped : {false, true}) {
            // Opened anew, so that nothing is known from the phrases before.
            const auto library = must(Library::open(file, Library::Mode::ReadOnly));
            must(library->index().search({}));
            figures[name + (halfTyped ? u"_half_typed"_s : QString())] = timesOf(*library, texts, halfTyped);
        }
    figures[u"resident_mb"_s] = processMegabytes("VmRSS");
    figures[u"peak_mb"_s] = processMegabytes("VmHWM");
    if (options.isSet(u"fts"_s))
        figures[u"fts5"_s] = ftsTimes(file, phrases.ofStopWords + phrases.others);
    std::printf("%s", QJsonDocument(figures).toJson().constData());
    return 0;
}
