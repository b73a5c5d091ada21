#include "importrules.h"

#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// A row of the table of settings is "page line <text>"; its value has the kind in the low bits and the end of
// the title above it.
constexpr QStringView kPrefix = u"page line ";
constexpr qint64 kKinds = 16;

} // namespace

Result<PageCorrections> PageCorrectionStore::all()
{
    PageCorrections corrections;
    Statement read(m_connection, "SELECT name, value FROM setting WHERE name >= ? AND name < ?");
    QString end = kPrefix.toString();
    end.back() = QChar(end.back().unicode() + 1);
    read.bind(1, kPrefix.toString()).bind(2, end);
    LECTERN_TRY(read.forEach([&] {
        const QString line = read.text(0).sliced(kPrefix.size());
        const qint64 value = read.number(1), kind = value % kKinds, titleEnd = value / kKinds;
        // A damaged library, or one of a newer Lectern, may hold any value.
        if (kind < int(LineCorrection::Kind::Author) || kind > int(LineCorrection::Kind::TitleEnds)
            || titleEnd < 0 || titleEnd > line.size())
            return;
        corrections.insert(line, {LineCorrection::Kind(kind), int(titleEnd)});
    }));
    return corrections;
}

Result<> PageCorrectionStore::setAll(const PageCorrections &corrections)
{
    LECTERN_TRY(const auto before, all());
    if (before == corrections)
        return {};
    Transaction transaction(m_connection);
    LECTERN_TRY(transaction.begun());
    Statement forget(m_connection, "DELETE FROM setting WHERE name = ?");
    for (auto old = before.cbegin(); old != before.cend(); ++old)
        if (!corrections.contains(old.key()))
            LECTERN_TRY(forget.bind(1, QString(kPrefix + old.key())).run());
    Statement write(m_connection, "INSERT OR REPLACE INTO setting(name, value) VALUES(?, ?)");
    for (auto line = corrections.cbegin(); line != corrections.cend(); ++line) {
        write.bind(1, QString(kPrefix + line.key()));
        write.bind(2, qint64(line->titleEnd) * kKinds + qint64(line->kind));
        LECTERN_TRY(write.run());
    }
    return transaction.commit();
}

} // namespace lectern
