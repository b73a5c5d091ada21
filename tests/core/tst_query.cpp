#include "models/core/query/query.h"
#include "models/core/query/querylanguage.h"
#include "models/core/query/querysyntax.h"
#include "models/core/query/queryterms.h"
#include "models/core/query/querytext.h"
#include "tests/support/support.h"

#include <QFile>
#include <QTest>

#include <random>

using namespace lectern;
using namespace Qt::StringLiterals;
using Kind = QueryNode::Kind;
using Field = QueryNode::Field;

namespace
{

QueryNode make(Kind kind, const QStringList &values = {})
{
    QueryNode node;
    node.kind = kind;
    node.values = values;
    return node;
}
QueryNode group(Kind kind, const QList<QueryNode> &children)
{
    QueryNode node = make(kind);
    node.children = children;
    return node;
}
QueryNode word(const QString &text, bool prefix = false, Field field = Field::Any)
{
    QueryNode node = make(Kind::Text);
    node.text = text;
    node.prefix = prefix;
    node.field = field;
    return node;
}
QueryNode phrase(const QString &text, bool prefix = false, Field field = Field::Any)
{
    QueryNode node = word(text, prefix, field);
    node.phrase = true;
    return node;
}
QueryNode dates(QDate from, QDate to)
{
    QueryNode node = make(Kind::Date);
    node.from = from;
    node.to = to;
    return node;
}
QueryNode scores(std::optional<double> low, std::optional<double> high, bool lowOut = false,
                 bool highOut = false)
{
    QueryNode node = make(Kind::Score);
    node.low = low;
    node.high = high;
    node.lowExcluded = lowOut;
    node.highExcluded = highOut;
    return node;
}
QueryNode both(const QList<QueryNode> &children)
{
    return group(Kind::And, children);
}
QueryNode either(const QList<QueryNode> &children)
{
    return group(Kind::Or, children);
}
QueryNode without(const QueryNode &child)
{
    return group(Kind::Not, {child});
}

QueryNode expression(const QString &text, Field field = Field::Any)
{
    QueryNode node = make(Kind::Expression);
    node.field = field;
    node.text = text;
    return node;
}

// Random trees, including ones that no text produces: empty groups, odd characters, inverted ranges.
class RandomTree
{
public:
    explicit RandomTree(unsigned seed) : m_random(seed) { }
    QueryNode tree(int depth)
    {
        const int most = depth > 0 ? 15 : 12;
        switch (below(most)) {
        case 0:
            return make(Kind::All);
        case 1:
        case 2:
            return word(text(), below(3) == 0, field());
        case 3:
            return phrase(text(), below(3) == 0, field());
        case 4:
            return names(Kind::Category, {u"LG"_s, u"cs.CL"_s, u"astro-ph"_s, u"with, comma"_s});
        case 5:
            return dates(day(), day());
        case 6: { // any term of numbers
            QueryNode node = scores(score(), score(), below(2), below(2));
            QList<Kind> kinds;
            for (const QueryTerm &term : queryTerms())
                if (term.value == QueryTerm::Value::Numbers)
                    kinds.append(term.kind);
            node.kind = kinds[below(int(kinds.size()))];
            return node;
        }
        case 7:
            return below(2) ? names(Kind::Has, {u"code"_s, u"note"_s, u"nothing"_s})
                            : names(Kind::Is, {u"unread"_s, u"bookmarked"_s});
        case 8:
            return names(Kind::List, {u"Thesis ch. 2"_s, u"a \"quoted\" one"_s, u"(x)"_s, u" "_s, u"“x”"_s});
        case 9:
            return below(2) ? names(Kind::Source, {u"004"_s, u"#12"_s, u"my page.txt"_s})
                            : names(Kind::Author, {u"#7"_s, u"nobody"_s});
        case 10:
            if (below(3) == 0)
                return expression(text(), field());
            return below(2) ? make(Kind::YearInferred) : names(Kind::Tag, {u"toread"_s, u"to read"_s});
        case 11:
            return stated();
        case 12:
            return group(Kind::Not, {tree(depth - 1)});
        default: {
            QueryNode node = make(below(2) ? Kind::And : Kind::Or);
            for (int i = below(4); i > 0; --i)
                node.children.append(tree(depth - 1));
            return node;
        }
        }
    }

private:
    int below(int n) { return int(m_random() % unsigned(n)); }
    Field field() { return Field(below(7)); }
    // Conditions on the values of sources and on the import date.
    QueryNode stated()
    {
        switch (below(4)) {
        case 0:
            return names(Kind::Venue, {u"ICML"_s, u"Proc. of x, y"_s, u"(x)"_s});
        case 1: {
            QueryNode node = names(Kind::Stated, {u"ViT"_s, u"deep nets"_s, u"a/b"_s});
            node.text = below(2) ? u"keywords"_s : u"comment"_s;
            return node;
        }
        case 2:
            return names(Kind::Ids,
                         {u"10.1000/a(1)b"_s, u"10.1000/x,y"_s, u"2401.01234v2"_s, u"hep-th/9901001"_s});
        default: {
            QueryNode node = make(Kind::Added, below(2) ? QStringList{u"3W"_s} : QStringList());
            if (node.values.isEmpty()) {
                node.from = day();
                node.to = day();
            }
            return node;
        }
        }
    }
    QString text()
    {
        static const QStringList pieces{
            u"lora"_s, u"OR"_s,    u"-"_s,         u" "_s,      u"\""_s,     u"("_s,   u")"_s,   u":"_s,
            u"*"_s,    u"\\"_s,    u"Schr\\\"o"_s, u"“"_s,      u"中文"_s,   u"AND"_s, u"a-b"_s, u"/"_s,
            u"a.?b"_s, u"title"_s, u"NOT"_s,       u"\u00a0"_s, u"cat:LG"_s, u"3"_s};
        QString made;
        for (int i = below(6); i >= 0; --i)
            made += pieces[below(int(pieces.size()))];
        return made;
    }
    QueryNode names(Kind kind, const QStringList &choice)
    {
        QueryNode node = make(kind);
        for (int i = below(3); i >= 0; --i)
            node.values.append(choice[below(int(choice.size()))]);
        return node;
    }
    QDate day()
    {
        switch (below(5)) {
        case 0:
            return {};
        case 1:
            return QDate(1990 + below(40), 1, 1);
        case 2:
            return QDate(1990 + below(40), 12, 31);
        case 3:
            return QDate(1990 + below(40), 1 + below(12), 1).addMonths(1).addDays(-1);
        default:
            return QDate(1990, 1, 1).addDays(below(14000));
        }
    }
    std::optional<double> score()
    {
        if (below(4) == 0)
            return {};
        return below(2) ? double(below(101)) : below(1000000) / 7919.0 - 20;
    }
    std::mt19937 m_random;
};

} // namespace

class TestQuery : public QObject
{
    Q_OBJECT
private slots:
    void parsesQueries_data();
    void parsesQueries();
    void parsesIncompleteInput_data();
    void parsesIncompleteInput();
    void reportsDiagnostics_data();
    void reportsDiagnostics();
    void writesQueries_data();
    void writesQueries();
    void randomTreesRoundTrip();
    void randomTextNeverFails();
    void limitsQuerySize();
    void helpTableMatchesParser();
    void emptyFieldReportsExpectedValue();
    void parsesTimeRanges();
    void suggestsOr();
    void findsWordsToHighlight();
    void completesQueries_data();
    void completesQueries();
};

void TestQuery::parsesQueries_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QueryNode>("root");
    const QDate none;
    QTest::newRow("empty") << u""_s << make(Kind::All);
    QTest::newRow("white space") << u" \t\u00a0 "_s << make(Kind::All);
    QTest::newRow("everything") << u"*"_s << make(Kind::All);
    QTest::newRow("end of a word") << u"*former"_s << word(u"*former"_s);
    QTest::newRow("both ends of a word") << u"trans*er"_s << word(u"trans*er"_s);
    QTest::newRow("middle of a word") << u"*form*"_s << word(u"*form"_s, true);
    QTest::newRow("expression") << u"/a (b|c) d$/"_s << expression(u"a (b|c) d$"_s);
    QTest::newRow("expressions in brackets")
        << u"title:(/^a\\/b/ OR x)"_s
        << either({expression(u"^a\\/b"_s, Field::Title), word(u"x"_s, false, Field::Title)});
    QTest::newRow("expression of a name")
        << u"-name:/^z.* jiang$/"_s << without(expression(u"^z.* jiang$"_s, Field::Author));
    QTest::newRow("a slash alone") << u"/tmp and/or"_s << both({word(u"tmp"_s), word(u"and/or"_s)});
    QTest::newRow("slashes of a path") << u"/usr/share"_s << word(u"usr/share"_s);
    QTest::newRow("word") << u"diffusion"_s << word(u"diffusion"_s);
    QTest::newRow("hyphen inside is no exclusion") << u"zero-shot"_s << word(u"zero-shot"_s);
    QTest::newRow("the line of the design")
        << u"diffusion \"score matching\" -survey"_s
        << both({word(u"diffusion"_s), phrase(u"score matching"_s), without(word(u"survey"_s))});
    QTest::newRow("fields") << u"author:\"Chuan Wu\"  title:lora  abstract:kv note:idea"_s
                            << both({phrase(u"Chuan Wu"_s, false, Field::Author),
                                     word(u"lora"_s, false, Field::Title),
                                     word(u"kv"_s, false, Field::Abstract),
                                     word(u"idea"_s, false, Field::Note)});
    QTest::newRow("field in capitals, space behind the colon")
        << u"Title: lora"_s << word(u"lora"_s, false, Field::Title);
    QTest::newRow("field before brackets")
        << u"title:(lora OR \"low rank\")"_s
        << either({word(u"lora"_s, false, Field::Title), phrase(u"low rank"_s, false, Field::Title)});
    QTest::newRow("author by id") << u"author:#12"_s << make(Kind::Author, {u"#12"_s});
    QTest::newRow("category") << u"cat:LG"_s << make(Kind::Category, {u"LG"_s});
    QTest::newRow("categories") << u"cat:LG,CL"_s << make(Kind::Category, {u"LG"_s, u"CL"_s});
    QTest::newRow("excluded category") << u"-cat:cs.LG"_s << without(make(Kind::Category, {u"cs.LG"_s}));
    QTest::newRow("year") << u"year:2024"_s << dates({2024, 1, 1}, {2024, 12, 31});
    QTest::newRow("years") << u"year:2023..2025"_s << dates({2023, 1, 1}, {2025, 12, 31});
    QTest::newRow("years, later first") << u"year:2025..2023"_s << dates({2023, 1, 1}, {2025, 12, 31});
    QTest::newRow("years, open begin") << u"year:..2020"_s << dates(none, {2020, 12, 31});
    QTest::newRow("years, compared") << u"year:>2020"_s << dates({2021, 1, 1}, none);
    QTest::newRow("years, compared, inclusive") << u"year:<=2020"_s << dates(none, {2020, 12, 31});
    QTest::newRow("date, open end") << u"date:2026-01.."_s << dates({2026, 1, 1}, none);
    QTest::newRow("month") << u"date:2024-02"_s << dates({2024, 2, 1}, {2024, 2, 29});
    QTest::newRow("dates") << u"date:2026-01-05..2026-02"_s << dates({2026, 1, 5}, {2026, 2, 28});
    QTest::newRow("before a day") << u"date:<2026-03-01"_s << dates(none, {2026, 2, 28});
    QTest::newRow("any date") << u"date:.."_s << dates(none, none);
    QTest::newRow("id") << u"2401.01234v2"_s << make(Kind::Ids, {u"2401.01234v2"_s});
    QTest::newRow("address of a preprint")
        << u"https://arxiv.org/abs/2401.01234 graph"_s
        << both({make(Kind::Ids, {u"https://arxiv.org/abs/2401.01234"_s}), word(u"graph"_s)});
    QTest::newRow("DOI with brackets of its own")
        << u"10.1016/0022-2836(81)90087-5"_s << make(Kind::Ids, {u"10.1016/0022-2836(81)90087-5"_s});
    QTest::newRow("ids by field") << u"doi:10.1000/a,b"_s << make(Kind::Ids, {u"10.1000/a,b"_s});
    QTest::newRow("several ids in quotes")
        << u"doi:\"10.1000/a\",\"10.1000/b\""_s << make(Kind::Ids, {u"10.1000/a"_s, u"10.1000/b"_s});
    QTest::newRow("ids in brackets") << u"(graph OR arxiv:2401.01234) (net OR 10.1000/a(1))"_s
                                     << both(
                                            {either({word(u"graph"_s), make(Kind::Ids, {u"2401.01234"_s})}),
                                             either({word(u"net"_s), make(Kind::Ids, {u"10.1000/a(1)"_s})})});
    QTest::newRow("this spelling") << u"=graphs"_s << phrase(u"graphs"_s);
    QTest::newRow("this spelling in a field")
        << u"title:=graphs"_s << phrase(u"graphs"_s, false, Field::Title);
    QTest::newRow("added in days") << u"added:7D"_s << make(Kind::Added, {u"7d"_s});
    QTest::newRow("added between days") << u"added:2026-01..2026-02"_s << [] {
        QueryNode added = dates({2026, 1, 1}, {2026, 2, 28});
        added.kind = Kind::Added;
        return added;
    }();
    QTest::newRow("citations") << u"citations:10-60"_s << [] {
        QueryNode citations = scores(10, 60);
        citations.kind = Kind::Citations;
        return citations;
    }();
    QTest::newRow("years joined by a dash") << u"year:2020-2023"_s << dates({2020, 1, 1}, {2023, 12, 31});
    QTest::newRow("a pasted entry is its DOI")
        << u"@article{x, title = {Some words}, doi = {10.1000/one}}"_s << make(Kind::Ids, {u"10.1000/one"_s});
    QTest::newRow("a pasted entry without an id is its title")
        << u"@misc{x, title = \"{S}ome words\", eprint = {none}}"_s
        << both({word(u"Some"_s), word(u"words"_s)});
    QTest::newRow("rating") << u"rating:>=4"_s << [] {
        QueryNode n = make(Kind::Rating);
        n.low = 4;
        return n;
    }();
    QTest::newRow("inferred year") << u"year:inferred"_s << make(Kind::YearInferred);
    QTest::newRow("score at least") << u"score:>=80"_s << scores(80, {});
    QTest::newRow("score above") << u"score:>80.5"_s << scores(80.5, {}, true);
    QTest::newRow("score below") << u"score:<50"_s << scores({}, 50, false, true);
    QTest::newRow("score range") << u"score:60..80"_s << scores(60, 80);
    QTest::newRow("score") << u"score:81.1"_s << scores(81.1, 81.1);
    QTest::newRow("score between") << u"score:>60<=80"_s << scores(60, 80, true);
    QTest::newRow("has, is") << u"has:code is:Unread"_s
                             << both({make(Kind::Has, {u"code"_s}), make(Kind::Is, {u"unread"_s})});
    QTest::newRow("trash") << u"is:trash"_s << make(Kind::Is, {u"trash"_s});
    QTest::newRow("trash by its former name") << u"is:binned"_s << make(Kind::Is, {u"trash"_s});
    QTest::newRow("new since a paper")
        << u"is:NEW#12 is:new"_s << both({make(Kind::Is, {u"new#12"_s}), make(Kind::Is, {u"new"_s})});
    QTest::newRow("tag, list, source")
        << u"tag:toread list:\"Thesis ch. 2\" source:004"_s
        << both({make(Kind::Tag, {u"toread"_s}), make(Kind::List, {u"Thesis ch. 2"_s}),
                 make(Kind::Source, {u"004"_s})});
    QTest::newRow("quote in a name") << u"list:\"a \"\"b\"\"\",c"_s
                                     << make(Kind::List, {u"a \"b\""_s, u"c"_s});
    QTest::newRow("the brackets of the design")
        << u"(moe OR \"mixture of experts\") -gnn"_s
        << both({either({word(u"moe"_s), phrase(u"mixture of experts"_s)}), without(word(u"gnn"_s))});
    QTest::newRow("side by side binds more tightly than OR")
        << u"a b OR c"_s << either({both({word(u"a"_s), word(u"b"_s)}), word(u"c"_s)});
    QTest::newRow("nested") << u"a (b (c OR d) OR e)"_s
                            << both({word(u"a"_s),
                                     either({both({word(u"b"_s), either({word(u"c"_s), word(u"d"_s)})}),
                                             word(u"e"_s)})});
    QTest::newRow("AND, NOT in words") << u"a AND NOT b"_s << both({word(u"a"_s), without(word(u"b"_s))});
    QTest::newRow("small or is a word")
        << u"to be or not"_s << both({word(u"to"_s), word(u"be"_s), word(u"or"_s), word(u"not"_s)});
    QTest::newRow("excluded brackets") << u"-(a OR b)"_s << without(either({word(u"a"_s), word(u"b"_s)}));
    QTest::newRow("prefix by star") << u"diffus*"_s << word(u"diffus"_s, true);
    QTest::newRow("phrase prefix by star") << u"\"score match*\""_s << phrase(u"score match"_s, true);
    QTest::newRow("pasted title") << u"LoRA: Low-Rank – Search & Rescue - (Fast)"_s
                                  << both({word(u"LoRA"_s), word(u"Low-Rank"_s), word(u"Search"_s),
                                           word(u"Rescue"_s), word(u"Fast"_s)});
    QTest::newRow("from a month on") << u"date:>=2023-05"_s << dates({2023, 5, 1}, {});
    QTest::newRow("behind a month") << u"date:>2023-05"_s << dates({2023, 6, 1}, {});
    QTest::newRow("up to a year") << u"date:<=2023"_s << dates({}, {2023, 12, 31});
    QTest::newRow("before a day") << u"date:<2024-03-01"_s << dates({}, {2024, 2, 29});
    QTest::newRow("just this score") << u"score:=60"_s << scores(60, 60);
    QTest::newRow("months and years ago")
        << u"added:3M added:2y"_s << both({make(Kind::Added, {u"3m"_s}), make(Kind::Added, {u"2y"_s})});
    QTest::newRow("letters beyond the first plane") << u"𝐚 𠮷"_s << both({word(u"𝐚"_s), word(u"𠮷"_s)});
    QTest::newRow("TeX accent in a word") << uR"(schr\"odinger)"_s << word(uR"(schr\"odinger)"_s);
    QTest::newRow("TeX accent in a phrase") << uR"("schr\"odinger eq")"_s << phrase(uR"(schr\"odinger eq)"_s);
    QTest::newRow("printer's quotes") << u"“score matching”"_s << phrase(u"score matching"_s);
    QTest::newRow("Chinese") << u"中文 模型"_s << both({word(u"中文"_s), word(u"模型"_s)});
}

void TestQuery::parsesQueries()
{
    QFETCH(QString, text);
    QFETCH(QueryNode, root);
    const ParsedQuery parsed = parseQuery(text);
    QVERIFY2(parsed.diagnostics.isEmpty(),
             qPrintable(parsed.diagnostics.isEmpty() ? QString() : parsed.diagnostics.first().expected));
    QVERIFY2(parsed.root == root, qPrintable(queryText(parsed.root)));
}

void TestQuery::parsesIncompleteInput_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QueryNode>("root");
    QTest::newRow("last word") << u"graph neu"_s << both({word(u"graph"_s), word(u"neu"_s, true)});
    QTest::newRow("behind a space") << u"graph neu "_s << both({word(u"graph"_s), word(u"neu"_s)});
    QTest::newRow("closed phrase") << u"\"graph neu\""_s << phrase(u"graph neu"_s);
    QTest::newRow("open phrase") << u"\"graph neu"_s << phrase(u"graph neu"_s, true);
    QTest::newRow("open phrase behind a space") << u"\"graph neu "_s << phrase(u"graph neu"_s);
    QTest::newRow("field") << u"title:lo"_s << word(u"lo"_s, true, Field::Title);
    QTest::newRow("open bracket") << u"(a OR b"_s << either({word(u"a"_s), word(u"b"_s, true)});
    QTest::newRow("closed bracket") << u"(a OR b)"_s << either({word(u"a"_s), word(u"b"_s)});
    QTest::newRow("exclusion stays whole") << u"x -s"_s << both({word(u"x"_s), without(word(u"s"_s))});
    QTest::newRow("exclusion in brackets") << u"x -(s"_s << both({word(u"x"_s), without(word(u"s"_s))});
    QTest::newRow("a field not yet complete") << u"x year:20"_s << word(u"x"_s, true);
    QTest::newRow("a word before a field")
        << u"neu has:code is:read"_s
        << both({word(u"neu"_s, true), make(Kind::Has, {u"code"_s}), make(Kind::Is, {u"read"_s})});
    QTest::newRow("a word before words of a field")
        << u"neu title:x"_s << both({word(u"neu"_s), word(u"x"_s, true, Field::Title)});
}

void TestQuery::parsesIncompleteInput()
{
    QFETCH(QString, text);
    QFETCH(QueryNode, root);
    const ParsedQuery parsed = parseQuery(text, true);
    QVERIFY2(parsed.root == root, qPrintable(queryText(parsed.root)));
}

void TestQuery::reportsDiagnostics_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("searched"); // as typed
    QTest::addColumn<QList<int>>("places"); // position and length of each diagnostic
    QTest::newRow("closing bracket missing") << u"a (b c"_s << u"a b c"_s << QList<int>{2, 1};
    QTest::newRow("opening bracket missing") << u"a) b"_s << u"a b"_s << QList<int>{1, 1};
    QTest::newRow("empty brackets") << u"a ()"_s << u"a"_s << QList<int>{2, 2};
    QTest::newRow("closing quote missing") << u"a \"b c"_s << u"a \"b c\""_s << QList<int>{2, 1};
    QTest::newRow("nothing between quotes") << u"a \" \""_s << u"a"_s << QList<int>{2, 3};
    QTest::newRow("no expression") << u"a /b(c/"_s << u"a"_s << QList<int>{2, 5};
    QTest::newRow("unknown field") << u"a foo:bar"_s << u"a foo bar"_s << QList<int>{2, 4};
    QTest::newRow("no value") << u"a author:"_s << u"a"_s << QList<int>{2, 7};
    QTest::newRow("no id in brackets") << u"(a doi:)"_s << u"a"_s << QList<int>{3, 4};
    QTest::newRow("no value in brackets") << u"(a author:)"_s << u"a"_s << QList<int>{3, 7};
    QTest::newRow("no year") << u"a year:soon b"_s << u"a b"_s << QList<int>{2, 9};
    QTest::newRow("no year among years") << u"year:2018,soon"_s << u""_s << QList<int>{0, 14};
    QTest::newRow("nothing behind a dash") << u"citations:10-x"_s << u""_s << QList<int>{0, 14};
    QTest::newRow("a span of nothing") << u"added:7x"_s << u""_s << QList<int>{0, 8};
    QTest::newRow("year of a coming in inferred") << u"added:inferred"_s << u""_s << QList<int>{0, 14};
    QTest::newRow("no word in this spelling") << u"a =++"_s << u"a"_s << QList<int>{2, 3};
    QTest::newRow("no such month") << u"date:2024-13"_s << u""_s << QList<int>{0, 12};
    QTest::newRow("no such day") << u"date:2023-02-29"_s << u""_s << QList<int>{0, 15};
    QTest::newRow("no score") << u"score:>="_s << u""_s << QList<int>{0, 8};
    QTest::newRow("score compared twice") << u"score:>1>2"_s << u""_s << QList<int>{0, 10};
    QTest::newRow("a score and more") << u"score:60>80"_s << u""_s << QList<int>{0, 11};
    QTest::newRow("a score that is none") << u"score:>6x<80"_s << u""_s << QList<int>{0, 12};
    QTest::newRow("a score above and equal") << u"score:>60=70"_s << u""_s << QList<int>{0, 12};
    QTest::newRow("a score to nowhere") << u"score:60..x"_s << u""_s << QList<int>{0, 11};
    QTest::newRow("letters in a month") << u"date:2024-1x"_s << u""_s << QList<int>{0, 12};
    QTest::newRow("a month too long") << u"date:2024-001"_s << u""_s << QList<int>{0, 13};
    QTest::newRow("a day too long") << u"date:2024-01-001"_s << u""_s << QList<int>{0, 16};
    QTest::newRow("a day and more") << u"date:2024-01-02-03"_s << u""_s << QList<int>{0, 18};
    QTest::newRow("no day at all") << u"date:2024-01-"_s << u""_s << QList<int>{0, 13};
    QTest::newRow("behind no day") << u"date:>soon"_s << u""_s << QList<int>{0, 10};
    QTest::newRow("the year nothing") << u"year:0000"_s << u""_s << QList<int>{0, 9};
    QTest::newRow("a sign beyond the first plane") << u"a =😀"_s << u"a"_s << QList<int>{2, 3};
    QTest::newRow("unknown has") << u"has:pictures"_s << u""_s << QList<int>{0, 12};
    QTest::newRow("category missing in a list") << u"cat:LG,"_s << u"cat:LG"_s << QList<int>{0, 7};
    QTest::newRow("nothing before OR") << u"OR a"_s << u"a"_s << QList<int>{0, 2};
    QTest::newRow("nothing after OR") << u"a OR "_s << u"a"_s << QList<int>{4, 0};
    QTest::newRow("OR twice") << u"a OR OR b"_s << u"(a OR b)"_s << QList<int>{5, 2};
    QTest::newRow("AND first") << u"AND a"_s << u"a"_s << QList<int>{0, 3};
    QTest::newRow("nothing excluded") << u"a -"_s << u"a"_s << QList<int>{2, 1};
    QTest::newRow("punctuation in a field") << u"title:++ a"_s << u"a"_s << QList<int>{6, 2};
    QTest::newRow("two at once") << u"x:y )"_s << u"x y"_s << QList<int>{0, 2, 4, 1};
}

void TestQuery::reportsDiagnostics()
{
    QFETCH(QString, text);
    const ParsedQuery parsed = parseQuery(text);
    QTEST(queryText(parsed.root), "searched");
    if (text.contains(u'"') && text.count(u'"') % 2) { // an open quote is usually closed while typing
        QCOMPARE(parseQuery(text, true).diagnostics.size(), 0);
        QCOMPARE(parseQuery(QString(text + u" author:x"_s), true).diagnostics.size(), 1);
    }
    QList<int> places;
    for (const QueryDiagnostic &diagnostic : parsed.diagnostics) {
        places << int(diagnostic.position) << int(diagnostic.length);
        QVERIFY(diagnostic.expected.endsWith(u'.'));
    }
    QTEST(places, "places");
}

void TestQuery::writesQueries_data()
{
    QTest::addColumn<QueryNode>("root");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("everything") << make(Kind::All) << QStringList();
    QTest::newRow("one") << word(u"lora"_s) << QStringList{u"lora"_s};
    QTest::newRow("an alternative is one part")
        << either({word(u"a"_s), word(u"b"_s)}) << QStringList{u"(a OR b)"_s};
    QTest::newRow("several words in one node")
        << word(u"deep  nets"_s, true, Field::Title) << QStringList{u"title:deep"_s, u"title:nets*"_s};
    QTest::newRow("operators as words") << word(u"AND or OR"_s) << QStringList{u"and"_s, u"or"_s, u"or"_s};
    QTest::newRow("year") << dates({2024, 1, 1}, {2024, 12, 31}) << QStringList{u"year:2024"_s};
    QTest::newRow("months") << dates({2024, 1, 1}, {2024, 2, 29}) << QStringList{u"date:2024-01..2024-02"_s};
    QTest::newRow("days") << dates({2024, 1, 2}, {}) << QStringList{u"date:2024-01-02.."_s};
    QTest::newRow("name that needs quotes") << make(Kind::List, {u"Thesis, \"ch. 2\""_s, u"x"_s})
                                            << QStringList{u"list:\"Thesis, \"\"ch. 2\"\"\",x"_s};
    QTest::newRow("no such mark") << make(Kind::Is, {u"green"_s}) << QStringList();
    QTest::newRow("score") << scores(81.1, {}) << QStringList{u"score:>=81.1"_s};
}

void TestQuery::writesQueries()
{
    QFETCH(QueryNode, root);
    QTEST(queryParts(root), "parts");
}

void TestQuery::randomTreesRoundTrip()
{
    RandomTree random(20261121);
    int withContent = 0;
    for (int i = 0; i < 20000; ++i) {
        const QueryNode tree = random.tree(4);
        const QueryNode plain = normalised(tree);
        QVERIFY(normalised(plain) == plain);
        const QString text = queryText(tree);
        const ParsedQuery parsed = parseQuery(text);
        QVERIFY2(parsed.root == plain, qPrintable(text + u"\n"_s + queryText(parsed.root)));
        QVERIFY2(parsed.diagnostics.isEmpty(), qPrintable(text));
        QCOMPARE(queryParts(tree).join(u' '), text);
        withContent += plain.kind != Kind::All;
    }
    QVERIFY(withContent > 10000);
}

void TestQuery::randomTextNeverFails()
{
    static const QStringList pieces{
        u"a"_s,       u" "_s,   u"("_s,      u")"_s,     u"\""_s,    u"-"_s,      u"OR"_s,
        u"AND"_s,     u"NOT"_s, u":"_s,      u"cat:"_s,  u"year:"_s, u".."_s,     u"2024"_s,
        u"score:"_s,  u">="_s,  u"title:"_s, u"list:"_s, u","_s,     u"*"_s,      u"\\"_s,
        u"author:"_s, u"#1"_s,  u"has:"_s,   u"code"_s,  u"“"_s,     u"\xd800"_s, QString(QChar(0)),
        u"is:"_s,     u"中"_s};
    std::mt19937 random(7);
    for (int i = 0; i < 20000; ++i) {
        QString text;
        for (int n = int(random() % 14); n > 0; --n)
            text += pieces[int(random() % unsigned(pieces.size()))];
        const ParsedQuery parsed = parseQuery(text, random() % 2);
        for (const QueryDiagnostic &diagnostic : parsed.diagnostics)
            QVERIFY2(diagnostic.position >= 0 && diagnostic.length >= 0
                         && diagnostic.position + diagnostic.length <= text.size(),
                     qPrintable(text));
        QVERIFY2(parsed.root == normalised(parsed.root), qPrintable(text));
        QVERIFY2(parseQuery(queryText(parsed.root)).root == parsed.root,
                 text.toLatin1().toPercentEncoding().constData());
        queryCompletion(text, qsizetype(random() % 20));
    }
}

void TestQuery::limitsQuerySize()
{
    const auto read = [](const QString &text) {
        ParsedQuery parsed = parseQuery(text, true);
        queryText(parsed.root);
        return parsed;
    };
    for (const QString &piece :
         {u"("_s, u")"_s, u"-"_s, u"\""_s, u"a "_s, u"(a OR "_s, u"title:"_s, u"cat:a,"_s, u"NOT "_s, u"-("_s,
          u"x:"_s, u"OR "_s, u"a("_s, u"=("_s, u"a cat:b "_s}) {
        const QString once = piece.repeated(50'000 / piece.size());
        const QString four = once.repeated(4);
        QVERIFY(read(four).diagnostics.size() <= 100);
        const QString grows = test::growsFasterThan(
            test::kMoreThanLinear, [&] { read(once); }, [&] { read(four); });
        QVERIFY2(grows.isEmpty(), qPrintable(piece + u' ' + grows));
    }
    // A pasted abstract is searched completely. A whole book is cut, with a diagnostic.
    const ParsedQuery abstract = read(u"word "_s.repeated(400));
    QCOMPARE(abstract.root.children.size(), 400);
    QVERIFY(abstract.diagnostics.isEmpty());
    const ParsedQuery book = read(u"word "_s.repeated(20000));
    QCOMPARE(book.root.children.size(), 1000);
    QCOMPARE(book.diagnostics.size(), 1);
    const ParsedQuery nested = read(u"("_s.repeated(60) + u"a"_s + u")"_s.repeated(60));
    QVERIFY(nested.root == word(u"a"_s));
}

// The parser reads every example of the table, and the table covers all fields and values.
void TestQuery::helpTableMatchesParser()
{
    QString named;
    for (const QueryForm &form : queryForms()) {
        const ParsedQuery parsed = parseQuery(form.example);
        QVERIFY2(parsed.diagnostics.isEmpty(), qPrintable(form.example));
        QVERIFY2(form.example == u"*"_s || parsed.root.kind != Kind::All, qPrintable(form.example));
        named += form.form + u' ';
    }
    for (const QueryTerm &term : queryTerms())
        QVERIFY2(named.contains(term.name + u':'), qPrintable(term.name.toString()));
    for (const Kind choice : {Kind::Has, Kind::Is})
        for (const QString &value : valuesOf(*termOf(choice)))
            QVERIFY2(std::any_of(queryForms().cbegin(), queryForms().cend(),
                                 [&](const QueryForm &form) { return form.meaning.contains(value); }),
                     qPrintable(value));
}

// An empty field gives a diagnostic with the expected value; the rest is searched.
void TestQuery::emptyFieldReportsExpectedValue()
{
    QMap<QString, Kind> said;
    for (const QueryTerm &term : queryTerms()) {
        const ParsedQuery parsed = parseQuery(u"a %1: "_s.arg(term.name));
        QCOMPARE(queryText(parsed.root), u"a"_s);
        QVERIFY2(parsed.diagnostics.size() == 1, qPrintable(term.name.toString()));
        const QString wanted = parsed.diagnostics.first().expected;
        QVERIFY2(wanted.endsWith(u'.') && wanted.size() > 20, qPrintable(wanted));
        QVERIFY2(said.value(wanted, term.kind) == term.kind, qPrintable(wanted)); // fields may have the same
        said[wanted] = term.kind;
    }
    QCOMPARE(said.size(), QSet<Kind>(said.cbegin(), said.cend()).size() + 1); // year and date differ
}

void TestQuery::parsesTimeRanges()
{
    const QDate today(2026, 5, 31);
    QCOMPARE(syntax::spanBegin(u"3d", today), QDate(2026, 5, 28));
    QCOMPARE(syntax::spanBegin(u"2W", today), QDate(2026, 5, 17));
    QCOMPARE(syntax::spanBegin(u"3m", today), QDate(2026, 2, 28));
    QCOMPARE(syntax::spanBegin(u"1y", QDate(2024, 2, 29)), QDate(2023, 2, 28));
    QVERIFY(syntax::spanBegin(u"9999y", today).isValid());
    for (const QStringView none : {u"", u"d", u"12345d", u"3h", u"-3d", u"3 d"})
        QVERIFY(!syntax::spanBegin(none, today).isValid());
}

void TestQuery::suggestsOr()
{
    const auto hints = [](const QString &text) { return !orHint(parseQuery(text).root).isEmpty(); };
    QVERIFY(hints(u"gpt or llama"_s));
    QVERIFY(hints(u"survey gpt or \"large model\" year:2024"_s));
    QVERIFY(!hints(u"gpt OR llama"_s));
    QVERIFY(!hints(u"or gpt"_s));
    QVERIFY(!hints(u"\"gpt or llama\""_s));
    QVERIFY(!hints(u"to be or not to be that is"_s));
}

void TestQuery::findsWordsToHighlight()
{
    QCOMPARE(
        queryWords(parseQuery(u"Schrödinger -cat \"deep nets\" title:lo* (a OR deep) cat:LG"_s).root),
        (QStringList{u"schrodinger"_s, u"schrodingers"_s, u"deep nets"_s, u"lo*"_s, u"deep"_s, u"deeps"_s}));
    QCOMPARE(queryWords(parseQuery(u"of the"_s).root), (QStringList{u"of"_s, u"the"_s}));
    QCOMPARE(queryWords(parseQuery(u"author:jiang \"lo\" =x"_s).root),
             (QStringList{u"jiang"_s, u"lo"_s, u"x"_s}));
    const QStringList typed = queryWords(parseQuery(u"zero-sh"_s, true).root);
    QCOMPARE(typed.mid(0, 3), (QStringList{u"zero"_s, u"sh*"_s, u"zerosh*"_s}));
}

void TestQuery::completesQueries_data()
{
    QTest::addColumn<QString>("text"); // "|" marks the cursor
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("position");
    QTest::addColumn<QString>("stem");
    QTest::addColumn<QStringList>("options");
    using Offer = QueryCompletion::Kind;
    QTest::newRow("empty") << u"|"_s << int(Offer::None) << 0 << u""_s << QStringList();
    QTest::newRow("field names") << u"a t|"_s << int(Offer::Keyword) << 2 << u"t"_s
                                 << QStringList{u"title:"_s, u"tag:"_s, u"is:trash"_s};
    QTest::newRow("a value finds its field")
        << u"unr|"_s << int(Offer::Keyword) << 0 << u"unr"_s << QStringList{u"is:unread"_s};
    QTest::newRow("behind an exclusion")
        << u"-(ye|"_s << int(Offer::Keyword) << 2 << u"ye"_s << QStringList{u"year:"_s, u"year:inferred"_s};
    QTest::newRow("fixed values") << u"is:|"_s << int(Offer::Keyword) << 0 << u"is:"_s
                                  << QStringList{u"is:bookmarked"_s, u"is:unread"_s, u"is:read"_s,
                                                 u"is:new"_s,        u"is:trash"_s,  u"is:edited"_s,
                                                 u"is:cut"_s};
    QTest::newRow("category") << u"x cat:LG,c| y"_s << int(Offer::Category) << 9 << u"c"_s << QStringList();
    QTest::newRow("author in quotes")
        << u"author:\"Chuan W|"_s << int(Offer::Author) << 7 << u"Chuan W"_s << QStringList();
    QTest::newRow("list") << u"list:\"Thesis c|"_s << int(Offer::List) << 5 << u"Thesis c"_s << QStringList();
    QTest::newRow("tag") << u"tag:to|"_s << int(Offer::Tag) << 4 << u"to"_s << QStringList();
    QTest::newRow("source") << u"source:00|"_s << int(Offer::Source) << 7 << u"00"_s << QStringList();
    QTest::newRow("venue") << u"venue:nat|"_s << int(Offer::None) << 6 << u"nat"_s << QStringList();
    QTest::newRow("a free word") << u"title:lo|"_s << int(Offer::None) << 6 << u"lo"_s << QStringList();
    QTest::newRow("in a phrase") << u"\"is|"_s << int(Offer::None) << 0 << u"\"is"_s << QStringList();
    QTest::newRow("unknown field") << u"foo:b|"_s << int(Offer::None) << 0 << u"foo:b"_s << QStringList();
}

void TestQuery::completesQueries()
{
    QFETCH(QString, text);
    const qsizetype cursor = text.indexOf(u'|');
    text.remove(cursor, 1);
    const QueryCompletion offer = queryCompletion(text, cursor);
    QTEST(int(offer.kind), "kind");
    QTEST(int(offer.position), "position");
    QTEST(offer.stem, "stem");
    QTEST(offer.options, "options");
    QCOMPARE(offer.position + offer.length, cursor);
}

QTEST_MAIN(TestQuery)
#include "tst_query.moc"
