#include "schema.h"

#include "statement.h"
#include "transaction.h"
#include "try.h"

#include "models/i18n/messages.h"

#include <QDir>
#include <QHash>
#include <QMap>

#include <sqlite3.h>

#include <memory>
#include <mutex>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The SQL of each schema object, by kind and name. Automatic indexes have none.
using Parts = QMap<QString, QString>;

constexpr auto kPartsSql = "SELECT type || ' ' || name, coalesce(sql, 'of ' || tbl_name) FROM sqlite_schema";

struct CloseDatabase {
    void operator()(sqlite3 *handle) const { sqlite3_close(handle); }
};

// Creates the schema of this version in memory and returns its parts.
Result<Parts> partsOf(const QList<SchemaStep> &steps, int version)
{
    sqlite3 *made = nullptr;
    const int code = sqlite3_open(":memory:", &made);
    const std::unique_ptr<sqlite3, CloseDatabase> database(made);
    const auto failed = [&] {
        return Error{Messages::tr("Could not create the library format: %1.")
                         .arg(made ? QString::fromUtf8(sqlite3_errmsg(made)) : QString())};
    };
    if (code != SQLITE_OK)
        return failed();
    for (const SchemaStep &step : steps)
        for (const QString &sql : step.version <= version ? step.statements : QStringList())
            if (sqlite3_exec(made, sql.toUtf8().constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
                return failed();
    Parts parts;
    const auto take = [](void *into, int, char **values, char **) {
        static_cast<Parts *>(into)->insert(QString::fromUtf8(values[0]), QString::fromUtf8(values[1]));
        return 0;
    };
    if (sqlite3_exec(made, kPartsSql, take, &parts, nullptr) != SQLITE_OK)
        return failed();
    return parts;
}

// The same, cached: each thread of the window opens the library.
Result<Parts> knownPartsOf(const QList<SchemaStep> &steps, int version)
{
    static std::mutex mutex;
    static QHash<QString, Parts> known;
    QString key;
    for (const SchemaStep &step : steps)
        if (step.version <= version)
            key += step.statements.join(u';') + u'\n';
    const std::lock_guard lock(mutex);
    if (const auto made = known.constFind(key); made != known.cend())
        return *made;
    LECTERN_TRY(const auto parts, partsOf(steps, version));
    known.insert(key, parts);
    return parts;
}

// Returns whether it is a table that ANALYZE or PRAGMA optimize creates. These tables are harmless.
bool isStatistics(const QString &part, const QString &text)
{
    return (part == "table sqlite_stat1"_L1 && text == "CREATE TABLE sqlite_stat1(tbl,idx,stat)"_L1)
        || (part == "table sqlite_stat4"_L1
            && text == "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"_L1);
}

} // namespace

Result<> checkSchema(Connection &connection, const QList<SchemaStep> &steps)
{
    return connection.withTimeout([&]() -> Result<> {
        // Both reads use one state of the file, because another program may be upgrading it.
        Transaction state(connection, Transaction::Kind::Read);
        LECTERN_TRY(state.begun());
        LECTERN_TRY(const auto version, connection.number("PRAGMA user_version"));
        if (version > schemaVersion(steps))
            return {};
        const auto foreign = [&](const QString &what) {
            return Error{
                ErrorKind::NotALibrary,
                Messages::tr("The library %1 was not opened because its structure is not Lectern's: %2.")
                    .arg(QDir::toNativeSeparators(connection.file()), what)};
        };
        if (version < 0)
            return foreign(u"its format has no number"_s);
        if (version > 0 && version < steps.first().version)
            return Error{
                Messages::tr("The library %1 was written by a development version of Lectern before 0.1.0. "
                             "Export its marks and papers with that version, then import them here.")
                    .arg(QDir::toNativeSeparators(connection.file()))};
        LECTERN_TRY(const auto ours, knownPartsOf(steps, int(version)));
        Statement read(connection, kPartsSql);
        Parts missing = ours;
        LECTERN_TRY(read.forEach([&]() -> Result<> {
            const QString part = read.text(0), text = read.text(1);
            const auto expected = missing.constFind(part);
            if (expected == missing.cend() ? !isStatistics(part, text) : *expected != text)
                return foreign(u"its %1 is not ours"_s.arg(part.left(100)));
            missing.remove(part);
            return {};
        }));
        if (!missing.isEmpty())
            return foreign(u"its %1 is missing"_s.arg(missing.firstKey()));
        return {};
    });
}

} // namespace lectern
