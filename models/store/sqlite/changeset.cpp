#include "changeset.h"

#include "statement.h"
#include "try.h"
#include "usertables.h"

#include <QtEndian>

#include <sqlite3.h>

namespace lectern
{

namespace
{

// Parses the bytes of a changeset. Each step returns false if the bytes end too early.
class Walker
{
public:
    explicit Walker(QByteArray &bytes) : m_at(bytes.data()), m_end(bytes.data() + bytes.size()) { }
    bool atEnd() const { return m_at == m_end; }

    bool byte(quint8 *value)
    {
        if (m_at == m_end)
            return false;
        *value = quint8(*m_at++);
        return true;
    }
    bool skip(quint64 count)
    {
        if (quint64(m_end - m_at) < count)
            return false;
        m_at += count;
        return true;
    }
    // Reads seven bits per byte, highest first. The lengths in a changeset never need the eighth bit of the
    // ninth byte.
    bool varint(quint64 *value)
    {
        *value = 0;
        for (int i = 0; i < 8; ++i) {
            quint8 part = 0;
            if (!byte(&part))
                return false;
            *value = *value << 7 | (part & 0x7f);
            if (!(part & 0x80))
                return true;
        }
        return false;
    }
    bool bytes(quint64 count, QByteArrayView *value)
    {
        *value = QByteArrayView(m_at, qsizetype(qMin(count, quint64(m_end - m_at))));
        return skip(count);
    }
    bool text(QByteArrayView *value)
    {
        const char *begin = m_at;
        while (m_at != m_end && *m_at)
            ++m_at;
        *value = QByteArrayView(begin, m_at);
        return skip(1);
    }
    // Reads one value. number: set to its address if it is an integer, otherwise to null. known: set to its
    // type, or 0 if the value is not stated.
    bool value(char **number, quint8 *known = nullptr)
    {
        *number = nullptr;
        quint8 type = 0;
        if (!byte(&type))
            return false;
        if (known)
            *known = type;
        switch (type) {
        case 0: // unchanged column
        case SQLITE_NULL:
            return true;
        case SQLITE_INTEGER:
            *number = m_at;
            return skip(8);
        case SQLITE_FLOAT:
            return skip(8);
        case SQLITE_TEXT:
        case SQLITE_BLOB: {
            quint64 length = 0;
            return varint(&length) && skip(length);
        }
        default:
            return false;
        }
    }

private:
    char *m_at;
    char *m_end;
};

} // namespace

// Visits, in each row, the number in the column that columnOf() returns for the table.
static bool walk(QByteArray &changeset, const std::function<int(QByteArrayView)> &columnOf,
                 const std::function<qint64(qint64)> &visit)
{
    Walker walker(changeset);
    quint64 columns = 0;
    int wanted = -1;
    while (!walker.atEnd()) {
        quint8 kind = 0, indirect = 0;
        if (!walker.byte(&kind))
            return false;
        if (kind == 'T') { // a table begins: its columns, its primary key columns, its name
            QByteArrayView name;
            if (!walker.varint(&columns) || !walker.skip(columns) || !walker.text(&name))
                return false;
            wanted = columnOf(name);
            continue;
        }
        if ((kind != SQLITE_INSERT && kind != SQLITE_UPDATE && kind != SQLITE_DELETE)
            || !walker.byte(&indirect))
            return false;
        // An update has the old values, then the new ones. A key never changes in an update, so only the old
        // values contain it.
        bool found = false;
        for (int record = kind == SQLITE_UPDATE ? 2 : 1; record > 0; --record)
            for (quint64 column = 0; column < columns; ++column) {
                char *number = nullptr;
                if (!walker.value(&number))
                    return false;
                if (!number || int(column) != wanted || found)
                    continue;
                found = true;
                const auto before = qFromBigEndian<qint64>(number);
                if (const qint64 after = visit(before); after != before)
                    qToBigEndian(after, number);
            }
    }
    return true;
}

namespace
{

// Whether each column of a table, in order, belongs to the primary key.
using KeyColumns = QList<bool>;

Result<QHash<QByteArray, KeyColumns>> keyColumns(const Connection &connection,
                                                 const QList<QByteArray> &tables)
{
    QHash<QByteArray, KeyColumns> found;
    Statement read(connection, "SELECT pk <> 0 FROM pragma_table_info(?) ORDER BY cid");
    for (const QByteArray &table : tables) {
        LECTERN_TRY(const auto columns, read.bind(1, QString::fromLatin1(table)).allNumbers());
        for (const qint64 isKey : columns)
            found[table].append(isKey != 0);
    }
    return found;
}

// Reads the rows of one record. An update has the old values, then the new ones. Inserted and deleted rows
// state all columns. An update states the key among the old values, and an old value for each new one.
bool isValidRow(Walker &walker, quint8 kind, const KeyColumns &isKey)
{
    char *number = nullptr;
    QList<quint8> old;
    for (const bool key : isKey) {
        quint8 type = 0;
        if (!walker.value(&number, &type) || ((kind != SQLITE_UPDATE || key) && type == 0)
            || (key && type == SQLITE_NULL))
            return false;
        old.append(type);
    }
    for (qsizetype i = 0; kind == SQLITE_UPDATE && i < isKey.size(); ++i) {
        quint8 type = 0;
        if (!walker.value(&number, &type) || (type && (isKey[i] || !old[i])))
            return false;
    }
    return true;
}

bool isSoundChangeset(QByteArray &changeset, const QHash<QByteArray, KeyColumns> &tables)
{
    Walker walker(changeset);
    KeyColumns isKey;
    while (!walker.atEnd()) {
        quint8 kind = 0, indirect = 0;
        if (!walker.byte(&kind))
            return false;
        if (kind == 'T') {
            quint64 columns = 0;
            QByteArrayView keys, name;
            if (!walker.varint(&columns) || !walker.bytes(columns, &keys) || !walker.text(&name))
                return false;
            isKey = tables.value(name.toByteArray());
            if (isKey.isEmpty() || isKey.size() != keys.size())
                return false;
            for (qsizetype i = 0; i < keys.size(); ++i)
                if ((keys[i] != 0) != isKey[i])
                    return false;
            continue;
        }
        if ((kind != SQLITE_INSERT && kind != SQLITE_UPDATE && kind != SQLITE_DELETE) || isKey.isEmpty()
            || !walker.byte(&indirect) || !isValidRow(walker, kind, isKey))
            return false;
    }
    return true;
}

} // namespace

Result<QByteArray> validatedChangeset(const Connection &connection, const QByteArray &packed,
                                      const QList<QByteArray> &tables)
{
    LECTERN_TRY(const auto columns, keyColumns(connection, tables));
    QByteArray changeset = qUncompress(packed);
    if (changeset.isEmpty() || !isSoundChangeset(changeset, columns))
        return Error{QStringLiteral("This entry of the history is damaged.")};
    return changeset;
}

bool forEachPaper(QByteArray &changeset, const std::function<qint64(qint64)> &visit)
{
    return walk(changeset, paperColumn, visit);
}

bool forEachKey(QByteArray &changeset, QByteArrayView table, const std::function<void(qint64)> &visit)
{
    return walk(
        changeset, [table](QByteArrayView name) { return name == table ? 0 : -1; },
        [&visit](qint64 key) {
            visit(key);
            return key;
        });
}

Result<QHash<qint64, qint64>> paperAliases(const Connection &connection)
{
    QHash<qint64, qint64> aliases;
    Statement read(connection, "SELECT old, paper FROM paper_alias");
    LECTERN_TRY(read.forEach([&] { aliases.insert(read.number(0), read.number(1)); }));
    return aliases;
}

Result<QSet<qint64>> papersInLog(const Connection &connection)
{
    LECTERN_TRY(const auto aliases, paperAliases(connection));
    QSet<qint64> papers;
    Statement read(connection, "SELECT changes FROM edit");
    for (;;) {
        LECTERN_TRY(const auto row, read.next());
        if (!row)
            return papers;
        QByteArray changeset = qUncompress(read.blob(0));
        // An unreadable entry cannot be undone, so it does not need its papers.
        forEachPaper(changeset, [&](qint64 paper) {
            papers.insert(aliases.value(paper, paper));
            return paper;
        });
    }
}

} // namespace lectern
