#include "rulesmigration.h"

#include "models/store/identity/identityrules.h"
#include "models/store/identity/papergrouping.h"
#include "models/store/sqlite/counters.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "paperwriter.h"

#include <algorithm>
#include <limits>

namespace lectern
{

namespace
{

constexpr int kAtOnce = 4000; // rows read before each write

QList<Identity> identitiesOf(const PaperRecord &record)
{
    QList<Identity> identities;
    for (const Sighting &sighting : record.sightings)
        identities.append(identityOf(sighting));
    return identities;
}

// Whether the current rules would change the paper's own sightings.
bool isOutdated(const PaperRecord &record)
{
    const QList<int> parts = groupIntoPapers(identitiesOf(record));
    if (std::any_of(parts.cbegin(), parts.cend(), [](int part) { return part > 0; }))
        return true;
    ShownValues shown = shownValues(record.sightings, record.own);
    shown.values.line = record.shown.line;
    return shown.values != record.shown || shown.conflicts != record.conflicts;
}

class RulesMigration
{
public:
    RulesMigration(Connection &connection, SearchIndex &index)
        : m_connection(connection), m_writer(connection, index)
    {
    }

    Result<> migrate()
    {
        LECTERN_TRY(migrateJoined());
        LECTERN_TRY(migrateSharing());
        return m_writer.finish();
    }

private:
    // Migrates papers with several sightings.
    Result<> migrateJoined()
    {
        Statement joined(m_connection,
                         "SELECT paper FROM sighting WHERE paper > ? GROUP BY paper HAVING count(*) > 1"
                         " ORDER BY paper LIMIT ?");
        for (qint64 last = 0;;) {
            LECTERN_TRY(const auto papers, joined.bind(1, last).bind(2, kAtOnce).allNumbers());
            if (papers.isEmpty())
                return {};
            last = papers.last();
            for (const qint64 paper : papers) {
                LECTERN_TRY(const auto record, m_writer.papers().load(paper));
                if (record.id && isOutdated(record))
                    LECTERN_TRY(m_writer.migrate(record));
            }
        }
    }

    // Migrates papers that share a key that is now common: without it they may join others.
    Result<> migrateSharing()
    {
        Statement shared(m_connection,
                         "SELECT hash FROM identity_key WHERE hash > ? GROUP BY hash HAVING count(*) > 1"
                         " ORDER BY hash LIMIT ?");
        Statement carriers(m_connection, "SELECT paper FROM identity_key WHERE hash = ?");
        for (qint64 last = std::numeric_limits<qint64>::min();;) {
            LECTERN_TRY(const auto hashes, shared.bind(1, last).bind(2, kAtOnce).allNumbers());
            if (hashes.isEmpty())
                return {};
            last = hashes.last();
            for (const qint64 hash : hashes) {
                LECTERN_TRY(const auto papers, carriers.bind(1, hash).allNumbers());
                QList<Identity> identities;
                PaperRecord first;
                for (const qint64 paper : papers) {
                    LECTERN_TRY(const auto record, m_writer.papers().load(paper));
                    if (!first.id)
                        first = record;
                    identities += identitiesOf(record);
                }
                const QList<IdentityKey> common = commonKeys(identities);
                const auto isThis = [hash](const IdentityKey &key) { return key.hash == hash; };
                if (std::any_of(common.cbegin(), common.cend(), isThis))
                    LECTERN_TRY(m_writer.migrate(first));
            }
        }
    }

    Connection &m_connection;
    PaperWriter m_writer;
};

} // namespace

Result<> migrateRules(Connection &connection, SearchIndex &index)
{
    LECTERN_TRY(const auto follows, connection.number("SELECT value FROM counter WHERE name = 'rules'"));
    if (follows >= kRules || connection.readOnly())
        return {};
    Transaction transaction(connection);
    LECTERN_TRY(transaction.begun());
    LECTERN_TRY(RulesMigration(connection, index).migrate());
    Statement now(connection, "UPDATE counter SET value = ? WHERE name = 'rules'");
    LECTERN_TRY(now.bind(1, kRules).run());
    return transaction.commit();
}

} // namespace lectern
