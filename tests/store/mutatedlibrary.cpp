#include "mutatedlibrary.h"

#include "models/core/query/querytext.h"
#include "models/core/resultset.h"
#include "models/store/edits/attachmentstore.h"
#include "models/store/edits/editlog.h"
#include "models/store/edits/highlightstore.h"
#include "models/store/edits/liststore.h"
#include "models/store/edits/markstore.h"
#include "models/store/edits/paperdecisionstore.h"
#include "models/store/edits/savedsearchstore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/edits/trash.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/index/storage/postings.h"
#include "models/store/libraryfile.h"
#include "models/store/queries/authorlist.h"
#include "models/store/queries/authorreader.h"
#include "models/store/queries/checker.h"
#include "models/store/queries/coauthorreader.h"
#include "models/store/queries/likelyauthors.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/queries/paperreader.h"
#include "models/store/queries/relatedreader.h"
#include "models/store/queries/sourcereader.h"
#include "models/store/recovery/recovery.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"
#include "storefixtures.h"

#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <limits>

namespace lectern::test
{

namespace
{

// Reads decisions from bytes. Returns zero after the last byte.
class Bytes
{
public:
    explicit Bytes(QByteArrayView bytes) : m_bytes(bytes) { }
    bool isEmpty() const { return m_bytes.isEmpty(); }
    quint64 number(int size)
    {
        quint64 number = 0;
        for (int i = 0; i < size && !m_bytes.isEmpty(); ++i) {
            number = number << 8 | uchar(m_bytes.front());
            m_bytes = m_bytes.sliced(1);
        }
        return number;
    }
    qint64 below(qint64 end) { return end <= 1 ? 0 : qint64(number(end > 256 ? 3 : 1) % quint64(end)); }
    QByteArray text(qint64 most)
    {
        const qint64 wanted = below(most), size = std::min<qint64>(wanted, m_bytes.size());
        const QByteArray text = m_bytes.first(size).toByteArray();
        m_bytes = m_bytes.sliced(size);
        return text;
    }

private:
    QByteArrayView m_bytes;
};

struct Column {
    QByteArray table, name, key; // key: a column that identifies the row
};

// The columns of all tables of the library.
const QList<Column> &columnsOf(Connection &connection)
{
    static QList<Column> columns;
    if (!columns.isEmpty())
        return columns;
    Statement read(
        connection,
        "SELECT t.name, c.name, (SELECT k.name FROM pragma_table_info(t.name) k ORDER BY k.pk = 0, k.pk"
        " LIMIT 1) FROM sqlite_schema t JOIN pragma_table_info(t.name) c"
        " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY 1, 2");
    must(read.forEach([&] {
        columns.append({read.text(0).toUtf8(), read.text(1).toUtf8(), read.text(2).toUtf8()});
    }));
    return columns;
}

qint64 someNumber(Bytes &bytes)
{
    constexpr std::array<qint64, 14> usual{
        -1,
        0,
        1,
        2,
        63,
        64,
        65535,
        0x7fffffff,
        0x80000000,
        0xfffffff0,
        0xffffffff,
        qint64(1) << 32,
        std::numeric_limits<qint64>::max(),
        std::numeric_limits<qint64>::min(),
    };
    const qint64 which = bytes.below(qint64(usual.size()) + 2);
    return which < qint64(usual.size()) ? usual[size_t(which)] : qint64(bytes.number(8));
}

void garble(QByteArray *cell, Bytes &bytes)
{
    const qint64 at = bytes.below(cell->size() + 1);
    switch (bytes.below(4)) {
    case 0:
        cell->truncate(at);
        break;
    case 1:
        cell->insert(at, bytes.text(16));
        break;
    case 2:
        cell->remove(at, bytes.below(16));
        break;
    default:
        cell->replace(at, std::min<qint64>(4, cell->size() - at), bytes.text(5));
    }
}

// Updates the checksum at the end of an index list.
void updateChecksum(QByteArray *list)
{
    if (list->size() < 4)
        return;
    list->chop(4);
    const uint32_t sum = index::checksum({list->constData(), size_t(list->size())});
    list->append(reinterpret_cast<const char *>(&sum), sizeof sum);
}

void changeCell(Connection &connection, Bytes &bytes)
{
    QList<QByteArray> texts; // contains the text while it is bound
    const auto sql = [&texts](const QByteArray &statement) {
        return texts.emplaceBack(statement).constData();
    };
    const QList<Column> &columns = columnsOf(connection);
    const Column &column = columns[bytes.below(columns.size())];
    const qint64 rows = must(connection.number(sql("SELECT count(*) FROM " + column.table)));
    const QByteArray row = " WHERE " + column.key + " = (SELECT " + column.key + " FROM " + column.table
        + " LIMIT 1 OFFSET " + QByteArray::number(bytes.below(rows)) + ')';
    const auto kind = bytes.below(8);
    if (kind == 0) {
        (void)connection.exec(sql("DELETE FROM " + column.table + row));
        return;
    }
    Statement write(connection,
                    sql("UPDATE OR IGNORE " + column.table + " SET " + column.name + " = ?" + row));
    if (kind < 4) {
        (void)write.bind(1, someNumber(bytes)).run();
        return;
    }
    QByteArray cell;
    {
        Statement read(connection,
                       sql("SELECT CAST(" + column.name + " AS BLOB) FROM " + column.table + row));
        const auto found = read.next();
        if (!found || !*found)
            return;
        const std::string_view is = read.bytes(0);
        cell = QByteArray(is.data(), qsizetype(is.size()));
    }
    garble(&cell, bytes);
    if (column.name == "list" && bytes.below(2))
        updateChecksum(&cell);
    if (kind < 6)
        (void)write.bind(1, cell).run();
    else
        (void)write.bind(1, QString::fromUtf8(cell)).run();
}

void changePage(const QString &name, Bytes &bytes)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadWrite))
        return;
    file.seek(bytes.below(file.size()));
    file.write(bytes.text(9) + char(bytes.number(1)));
}

template <typename Value>
bool said(const Result<Value> &result)
{
    if (!result && result.error().message.isEmpty())
        qFatal("a failure without a sentence");
    return bool(result);
}

void makeMarks(Library &library)
{
    const QList<PaperId> papers = allIds(library);
    must(library.marks().setBookmarked(papers.first(9), true));
    must(library.marks().setRead(papers.sliced(5, 9), true));
    must(library.tags().add(u"graph/deep"_s, papers.first(6)));
    must(library.tags().create(u"later"_s, 3));
    must(library.lists().createWith(u"Reading"_s, papers.sliced(10, 12)));
    must(library.notes().setNote(papers.first(), u"A *note* on graphs."_s));
    must(library.notes().setRating(papers.sliced(3, 8), 4));
    must(library.savedSearches().create(u"Waves"_s, u"waves is:unread"_s));
    const QByteArray file(32, 'f');
    Attachment attached;
    attached.paper = papers[2];
    attached.hash = file;
    attached.name = u"tides.pdf"_s;
    attached.path = u"/papers/tides.pdf"_s;
    must(library.attachments().attach({attached}));
    Highlight marked;
    marked.hash = file;
    marked.quote = u"no wave is counted twice"_s;
    marked.boxes = {{0, QRectF(10, 20, 200, 12)}};
    marked.comment = u"proved where?"_s;
    must(library.highlights().add(papers[2], {marked}));
    must(library.trash().putPapers(papers.sliced(30, 4)));
    must(library.edits().undo());
    must(library.edits().undo());
    must(library.edits().redo());
    PaperDecisionStore decisions(library.edits());
    must(decisions.decide(papers[12], papers[13], PaperRelation::Different));
    must(decisions.decide(papers[14], papers[15], PaperRelation::Versions));
    must(decisions.decide(papers[16], papers[17], PaperRelation::Same));
}

QByteArray usualLibrary()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"usual.lectern"_s);
    {
        const auto library = must(Library::open(file));
        for (int source = 0; source < 3; ++source) {
            QList<Paper> papers;
            for (int i = source * 15; i < source * 15 + 20; ++i) {
                Paper made =
                    paper(u"Tides and graphs, part %1"_s.arg(i),
                          {u"Ada Wave"_s, u"Bo Li %1"_s.arg(i % 7), u"José Müller"_s}, longAbstract(i));
                made.category = i % 2 ? u"cs.LG"_s : u"cs.CL stat.ML"_s;
                made.date = QDate(2020, 1, 1).addDays(i * 40);
                made.score = i * 1.5 + source;
                made.venue = u"Journal of Tides"_s;
                made.citations = i;
                if (i % 3 == 0)
                    made.doi = u"10.1/%1"_s.arg(i);
                if (i % 4 == 0)
                    made.arxivId = u"2401.%1"_s.arg(i, 5, 10, QChar(u'0'));
                papers.append(made);
            }
            ParsedSource read = page(papers, source ? u"Ada Wave"_s : QString());
            read.diagnostics.append({Diagnostic::Severity::Warning, 3, u"A line that is odd."_s});
            must(library->importer().import(facts(u"page %1"_s.arg(source)), read));
        }
        makeMarks(*library);
        must(library->onDisk().checkpoint());
    }
    QFile read(file);
    if (!read.open(QIODevice::ReadOnly))
        qFatal("the library cannot be read");
    return read.readAll();
}

void write(Library &library)
{
    for (int i = 0; i < 4; ++i)
        if (!said(library.edits().undo()))
            break;
    for (int i = 0; i < 2; ++i)
        (void)said(library.edits().redo());
    (void)said(library.edits().history(100));
    (void)said(library.marks().toggleBookmarked({PaperId(1), PaperId(7)}));
    (void)said(library.tags().add(u"new"_s, {PaperId(2)}));
    (void)said(library.notes().setNote(PaperId(3), u"Another"_s));
    (void)said(library.trash().putPapers({PaperId(4)}));
    (void)said(library.trash().contents());
    QList<Paper> papers;
    for (int i = 10; i < 20; ++i)
        papers.append(paper(u"Tides and graphs, part %1"_s.arg(i * 3), {u"Ada Wave"_s, u"Bo Li 1"_s},
                            longAbstract(i * 3)));
    (void)said(library.importer().import(facts(u"page 9"_s), page(papers, u"Ada Wave"_s)));
    (void)said(library.trash().empty());
}

} // namespace

void writeUsualLibrary(const QString &file)
{
    static const QByteArray usual = usualLibrary();
    QFile to(file);
    if (!to.open(QIODevice::WriteOnly | QIODevice::Truncate) || to.write(usual) != usual.size())
        qFatal("the library cannot be written");
}

void changeLibrary(const QString &file, QByteArrayView how)
{
    Bytes bytes(how);
    const qint64 cells = bytes.below(10), pages = bytes.below(3);
    {
        const auto connection = must(Connection::open(file, false));
        for (qint64 i = 0; i < cells && !bytes.isEmpty(); ++i)
            changeCell(*connection, bytes);
        must(connection->exec("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    for (qint64 i = 0; i < pages && !bytes.isEmpty(); ++i)
        changePage(file, bytes);
}

int makeAllRequests(Library &library, bool countFailed)
{
    int answered = 0, failed = 0;
    const auto asked = [&](const auto &result) {
        ++(said(result) ? answered : failed);
        return bool(result);
    };
    ResultSetPtr last;
    for (int key = 0; key <= int(SortOrder::Key::Last); ++key)
        for (const QString &text :
             {QString(), u"graph"_s, u"is:read"_s, u"is:trash or rating:>0"_s, u"tag:t"_s}) {
            const auto result = library.index().search({parseQuery(text).root, {SortOrder::Key(key), false}});
            if (!asked(result))
                continue;
            asked(library.papers().rows((*result)->ids(0, qMin(50, int((*result)->count())))));
            last = *result;
        }
    for (const QString &text :
         {u"\"tides and graphs\""_s, u"*aph"_s, u"grpahs"_s, u"author:\"Ada Wave\""_s, u"/gr.ph/"_s,
          u"has:conflict"_s, u"venue:tides year:2021.."_s, u"highlight:wave"_s})
        if (const auto result = library.index().search({parseQuery(text).root, {}}); asked(result))
            last = *result;
    if (last) {
        asked(library.index().facets(last));
        asked(library.overviews().of(last));
    }
    for (const qint64 paper : {1, 2})
        asked(library.relatedPapers().of(PaperId(paper), 10));
    const auto authors = library.authorList().order({}, {});
    if (asked(authors) && !authors->isEmpty()) {
        asked(library.authors().panel(authors->first()));
        asked(library.coauthors().around(authors->first(), 20));
    }
    asked(library.likelyAuthors().pairs(20));
    asked(library.highlights().found({}));
    asked(library.attachments().all());
    asked(library.sources().counts());
    asked(library.checker().check());
    return countFailed ? failed : answered;
}

void useLibrary(const QString &file)
{
    for (const auto mode : {Library::Mode::ReadOnly, Library::Mode::ReadWrite}) {
        const auto library = Library::open(file, mode);
        if (!said(library))
            continue;
        makeAllRequests(**library);
        if (mode == Library::Mode::ReadOnly)
            continue;
        write(**library);
        makeAllRequests(**library);
    }
    const QString target = file + u" salvaged"_s;
    QFile::remove(target);
    if (said(recoverLibrary(file, target))) {
        const auto saved = Library::open(target, Library::Mode::ReadOnly);
        if (said(saved))
            (void)said((*saved)->checker().check());
    }
    for (const QString &left : QStringList{target, target + u"-wal"_s, target + u"-shm"_s})
        QFile::remove(left);
}

} // namespace lectern::test
