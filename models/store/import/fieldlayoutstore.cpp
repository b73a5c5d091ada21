#include "importrules.h"

#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QCryptographicHash>
#include <QMap>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// A row of the table of settings is "field name <layout> <name>", one row per name of the layout; its value
// is 0 if nothing was chosen for it, otherwise the number of the chosen column plus one.
constexpr QStringView kFieldPrefix = u"field name ";
constexpr qsizetype kLayoutDigits = 16;

QString rowsOfLayout(const QStringList &names)
{
    const QByteArray hash = QCryptographicHash::hash(names.join(u'\n').toUtf8(), QCryptographicHash::Sha256);
    return kFieldPrefix + QString::fromLatin1(hash.toHex().first(kLayoutDigits)) + u' ';
}

QString endOf(QString prefix)
{
    prefix.back() = QChar(prefix.back().unicode() + 1);
    return prefix;
}

} // namespace

Result<QList<FieldLayout>> FieldLayoutStore::all()
{
    QMap<QString, FieldLayout> layouts;
    Statement read(m_connection,
                   "SELECT name, value FROM setting WHERE name >= ? AND name < ? ORDER BY name");
    read.bind(1, kFieldPrefix.toString()).bind(2, endOf(kFieldPrefix.toString()));
    LECTERN_TRY(read.forEach([&] {
        const QString row = read.text(0).sliced(kFieldPrefix.size());
        const QString name = row.mid(kLayoutDigits + 1);
        const qint64 value = read.number(1);
        // A damaged library, or one of a newer Lectern, may hold any value.
        if (name.isEmpty() || value < 0 || value > qint64(CsvColumn::AuthorsTruncated) + 1)
            return;
        FieldLayout &layout = layouts[row.first(kLayoutDigits)];
        layout.names.append(name);
        if (value > 0)
            layout.choices.insert(name, CsvColumn(value - 1));
    }));
    QList<FieldLayout> all = layouts.values();
    for (FieldLayout &layout : all)
        layout.names.sort();
    return all;
}

Result<> FieldLayoutStore::keep(const FieldLayout &layout)
{
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    const QString rows = rowsOfLayout(layout.names);
    Statement forget(m_connection, "DELETE FROM setting WHERE name >= ? AND name < ?");
    LECTERN_TRY(forget.bind(1, rows).bind(2, endOf(rows)).run());
    Statement write(m_connection, "INSERT OR REPLACE INTO setting(name, value) VALUES(?, ?)");
    for (const QString &name : layout.names) {
        const auto said = layout.choices.constFind(name);
        if (layout.choices.isEmpty())
            break;
        write.bind(1, QString(rows + name));
        write.bind(2, said == layout.choices.cend() ? qint64(0) : qint64(*said) + 1);
        LECTERN_TRY(write.run());
    }
    return transaction.commit();
}

} // namespace lectern
