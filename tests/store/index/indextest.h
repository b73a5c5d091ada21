#pragma once
// Shared helpers of the search index tests: random papers, random queries, and a comparison with a full scan.
#include "models/core/paper.h"
#include "models/core/query/queryterms.h"
#include "models/core/query/querytext.h"
#include "models/core/resultset.h"
#include "models/store/edits/markstore.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/dictionaryreader.h"
#include "models/store/index/query/searchindex.h"
#include "scansearch.h"
#include "tests/store/storefixtures.h"

#include <QTemporaryDir>

#include <random>
#include <sqlite3.h>

namespace lectern::test
{

// During its lifetime, dictionaries are read in parts of the given number of bytes and are not cached.
class ReadInParts
{
public:
    explicit ReadInParts(size_t bytes)
        : m_bytes(index::DictionaryReader::partBytes.exchange(bytes)),
          m_kept(index::DictionaryReader::mostKept.exchange(0))
    {
    }
    ~ReadInParts()
    {
        index::DictionaryReader::partBytes = m_bytes;
        index::DictionaryReader::mostKept = m_kept;
    }
    Q_DISABLE_COPY_MOVE(ReadInParts)

private:
    const size_t m_bytes, m_kept;
};

// Returns whether the result has exact matches and no substitutes.
inline bool isExact(const ResultSet &result)
{
    return result.substitutions().isEmpty() && !result.lacksOneWord();
}

// Random papers in a small vocabulary, so that phrases, prefixes and exclusions often match.
class RandomPapers
{
public:
    explicit RandomPapers(unsigned seed) : m_random(seed) { }
    int below(int n) { return int(m_random() % unsigned(n)); }
    QString word()
    {
        static const QStringList words{u"graph"_s,     u"graphs"_s,      u"neural"_s,     u"network"_s,
                                       u"networks"_s,  u"Schrödinger"_s, u"deep"_s,       u"a"_s,
                                       u"zero-shot"_s, u"don’t"_s,       u"Erd\\H{o}s"_s, u"中文"_s,
                                       u"LoRA"_s,      u"2024"_s,        u"learning"_s,   u"learned"_s,
                                       u"kernel"_s,    u"ﬁeld"_s,        u"quantum"_s,    u"x"_s};
        // Squaring makes the first words frequent.
        const int i = below(100) * below(100) * int(words.size()) / 10000;
        return words[i];
    }
    QString text(int words)
    {
        QStringList all;
        for (int i = 0; i < words; ++i)
            all.append(word());
        return all.join(below(8) ? u" "_s : u", "_s);
    }
    QString name()
    {
        static const QStringList given{u"Ann"_s, u"Bo"_s, u"José"_s, u"Wei"_s};
        static const QStringList family{u"Li"_s, u"Müller"_s, u"Deep"_s, u"O'Neil"_s, u"Smith-Jones"_s};
        return given[below(int(given.size()))] + u' ' + family[below(int(family.size()))];
    }
    Paper paper(int number)
    {
        static const QStringList categories{u"LG"_s,       u"cs.LG"_s,   u"cs.CL cs.LG"_s,
                                            u"astro-ph"_s, u"stat.ML"_s, u"cl"_s};
        Paper p;
        if (below(20))
            p.title = text(2 + below(6)) + u" %1"_s.arg(number);
        for (int i = below(4); i > 0; --i)
            p.authors.append(name());
        p.authorsTruncated = number % 11 == 0;
        if (below(8) || p.title.isEmpty())
            p.abstract = text(40 + below(60)) + u" number%1"_s.arg(number);
        if (below(10))
            p.category = categories[below(int(categories.size()))];
        if (below(5))
            p.date = QDate(2015, 1, 1).addDays(below(4000));
        else if (below(2))
            p.year = 2010 + below(16);
        p.dateInferred = p.date.isValid() && below(4) == 0;
        if (below(3))
            p.score = below(1000) / 10.0;
        if (below(2))
            p.code = below(2) == 0;
        if (below(4) == 0)
            p.citations = below(50);
        if (below(6) == 0)
            p.doi = u"10.1/%1"_s.arg(number);
        if (below(6) == 0)
            p.arxivId = u"2401.%1"_s.arg(number, 5, 10, QChar(u'0'));
        return p;
    }
    QString anyValue(QueryNode::Kind kind)
    {
        const QStringList values = valuesOf(*termOf(kind));
        return values[below(int(values.size()))];
    }
    QueryNode node(int depth)
    {
        using Kind = QueryNode::Kind;
        QueryNode n;
        const int kind = below(depth > 0 ? 16 : 11);
        if (kind < 5) {
            n.kind = Kind::Text;
            n.phrase = below(3) == 0;
            n.text = n.phrase ? text(1 + below(3)) : text(1 + below(2));
            n.field = QueryNode::Field(below(4));
            n.prefix = below(3) == 0;
            if (n.prefix)
                n.text.chop(below(4));
            if (!n.phrase && below(8) == 0) {
                static const QStringList patterns{u"*work"_s, u"ne*ral"_s, u"*arn*d"_s, u"gr*phs"_s,
                                                  u"*ernel"_s};
                n.text = patterns[below(int(patterns.size()))];
            }
            if (below(10) == 0) {
                static const QStringList expressions{
                    u"gra.h"_s,      u"^(deep|sparse) "_s, u"(net)?works$"_s,   u"kernel|atte"_s,
                    u"\\bne.ral"_s,  u"s[^a-z]+t"_s,       u"net(work)?s\\b"_s, u"\\bgra\\wh"_s,
                    u"[aeiou]{3}"_s, u"erdos|li"_s,        u"dont"_s,           u"\\d\\d+"_s};
                n = {};
                n.kind = Kind::Expression;
                n.field = QueryNode::Field(
                    1 + below(3)); // not "anywhere", whose result depends on the number of abstracts
                n.text = expressions[below(int(expressions.size()))];
            }
        } else if (kind == 5) {
            n.kind = Kind::Category;
            static const QStringList asked{u"LG"_s,      u"cs.lg"_s, u"CL"_s, u"astro-ph"_s,
                                           u"stat.ml"_s, u"ML"_s,    u"xx"_s};
            for (int i = below(2); i >= 0; --i)
                n.values.append(asked[below(int(asked.size()))]);
        } else if (kind == 6) {
            n.kind = Kind::Date;
            if (below(3))
                n.from = QDate(2010, 1, 1).addDays(below(5800));
            if (below(3))
                n.to = QDate(2010, 1, 1).addDays(below(5800));
        } else if (kind == 7) {
            // Any term of numbers. Few papers have numbers above 10, except scores.
            QList<Kind> kinds;
            for (const QueryTerm &term : queryTerms())
                if (term.value == QueryTerm::Value::Numbers)
                    kinds.append(term.kind);
            n.kind = kinds[below(int(kinds.size()))];
            const double scale = below(2) ? 10 : 100;
            if (below(3))
                n.low = below(1000) / scale;
            if (below(3))
                n.high = below(1000) / scale;
            n.lowExcluded = below(2);
            n.highExcluded = below(2);
        } else if (kind == 8) {
            n.kind = Kind::Has;
            n.values = {anyValue(n.kind)};
        } else if (kind == 9) {
            n.kind = Kind::Is;
            n.values = {anyValue(n.kind)};
        } else if (kind == 10) {
            n.kind = below(2) ? Kind::Source : below(2) ? Kind::Author : Kind::YearInferred;
            n.values = {n.kind == Kind::Source && below(2) ? u"page %1"_s.arg(below(5))
                                                           : u"#%1"_s.arg(below(9))};
        } else if (kind < 13) {
            n.kind = Kind::Not;
            n.children = {node(depth - 1)};
        } else {
            n.kind = below(2) ? Kind::And : Kind::Or;
            for (int i = 1 + below(3); i > 0; --i)
                n.children.append(node(depth - 1));
        }
        return n;
    }
    Query query()
    {
        Query q;
        q.root = node(3);
        q.sort.key = SortOrder::Key(below(12));
        q.sort.reversed = below(4) == 0;
        return q;
    }

private:
    std::mt19937 m_random;
};

inline std::unique_ptr<Library> opened(const QString &file, Library::Mode mode = Library::Mode::ReadWrite)
{
    return must(Library::open(file, mode));
}

inline QList<PaperId> found(Library &library, const QString &text,
                            SortOrder::Key key = SortOrder::Key::Newest)
{
    const ResultSetPtr result = must(library.index().search({parseQuery(text).root, {key, false}}));
    return result->ids(0, result->count());
}

// Runs statements on the file as another program would.
inline void execUnprotected(const QString &file, const char *sql)
{
    sqlite3 *db = nullptr;
    if (sqlite3_open(file.toUtf8().constData(), &db) != SQLITE_OK
        || sqlite3_exec(db, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(db));
    sqlite3_close(db);
}

// Returns the first column of the first row.
inline int numberIn(const QString &file, const char *sql)
{
    sqlite3 *db = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_open(file.toUtf8().constData(), &db) != SQLITE_OK
        || sqlite3_prepare_v2(db, sql, -1, &statement, nullptr) != SQLITE_OK
        || sqlite3_step(statement) != SQLITE_ROW)
        qFatal("%s", sqlite3_errmsg(db));
    const int number = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return number;
}

// A test on a library in a temporary folder.
class IndexTest : public QObject
{
protected:
    // Creates a new library and restarts the random papers. Call from init().
    void begin()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(u"l.lectern"_s);
        m_papers = RandomPapers(20261121);
    }
    // Imports the given number of papers from this number on, as one page.
    void import(Library &library, int source, int from, int papers)
    {
        QList<Paper> list;
        for (int i = 0; i < papers; ++i)
            list.append(m_papers.paper(from + i));
        must(library.importer().import(facts(u"page %1"_s.arg(source)), page(list)));
    }
    // Bookmarks every seventh paper and marks every third as read.
    void markSome(Library &library)
    {
        const QList<PaperId> all = allIds(library);
        QList<PaperId> some, others;
        for (qsizetype i = 0; i < all.size(); ++i) {
            if (i % 7 == 0)
                some.append(all[i]);
            if (i % 3 == 0)
                others.append(all[i]);
        }
        must(library.marks().setBookmarked(some, true));
        must(library.marks().setRead(others, true));
    }
    // Checks that the given number of random queries give the result of a scan, in its order.
    void compareWithScan(Library &library, int queries)
    {
        const ScanSearch scan(m_file);
        int nonEmpty = 0;
        for (int i = 0; i < queries; ++i) {
            const Query query = m_papers.query();
            const QList<PaperId> expected = must(scan.search(query));
            const ResultSetPtr result = must(library.index().search(query));
            QByteArray about = queryText(query.root).toUtf8() + " order "
                + QByteArray::number(int(query.sort.key)) + (query.sort.reversed ? " reversed" : "");
            if (!isExact(*result)) {
                QVERIFY2(expected.isEmpty(), about.constData());
                continue;
            }
            QList<PaperId> ids = result->ids(0, result->count());
            about += QByteArray::number(ids.size()) + " for " + QByteArray::number(expected.size());
            if (query.sort.key == SortOrder::Key::Relevance) { // relevance has a separate test
                QList<PaperId> sorted = expected;
                std::sort(sorted.begin(), sorted.end());
                std::sort(ids.begin(), ids.end());
                QVERIFY2(ids == sorted, about.constData());
            } else {
                QVERIFY2(ids == expected, about.constData());
            }
            nonEmpty += !ids.isEmpty();
        }
        QVERIFY(nonEmpty > queries / 4);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    RandomPapers m_papers{20261121};
};

} // namespace lectern::test
