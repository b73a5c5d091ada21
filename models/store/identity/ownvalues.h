#pragma once
// Own values: field values set by the user. They override all sources and do not affect identity. Pure: no
// SQL.
#include "models/core/result.h"
#include "models/store/identity/shownvalues.h"
#include "models/store/sqlite/statement.h"

namespace lectern
{

// One field of one paper, as text: author names one per line (the last may be "et al."), a date as
// YYYY-MM-DD, code as "yes" or "no".
struct OwnValue {
    QString field; // as StatedValue::field
    QString value; // empty: the paper has no value
    qint64 edited = 0; // milliseconds since 1970
    bool operator==(const OwnValue &) const = default;
};

// The editable fields of a paper, in display order, including "keywords".
const QStringList &ownFields();
// Returns the field for a name or alias ("Categories", "arxiv", "link"); empty if there is none.
QString ownFieldNamed(const QString &word);
// Converts typed text to the form of OwnValue::value. The Error describes the accepted values.
Result<QString> ownText(const QString &field, const QString &typed);
// Returns a field of a paper in the form of OwnValue::value.
QString ownTextOf(const Paper &paper, const QString &field);
// Returns the texts of all ownFields() of a paper, in their order.
QStringList ownTextsOf(const Paper &paper);

// Applies own values to the shown values and removes the conflicts that they resolve. An own year completes a
// date whose year was inferred, and removes a date of another year. A text that its field cannot hold is
// skipped.
void putOver(const QList<OwnValue> &own, ShownValues *shown);
// The shown values of sightings after applying own values.
ShownValues shownValues(const QList<Sighting> &sightings, const QList<OwnValue> &own);

// The stored own values (ownvalues.h).
class OwnValueTable
{
public:
    explicit OwnValueTable(const Connection &connection);
    // The own values of a paper, by field; also of a paper without sightings.
    Result<QList<OwnValue>> of(qint64 paper);
    // Sets a value; if the existing one is equal, its time is kept.
    Result<> set(qint64 paper, const OwnValue &value);
    // Sets a value, unless the existing one is newer.
    Result<> setUnlessOlder(qint64 paper, const OwnValue &value);
    Result<> remove(qint64 paper, const QString &field);

private:
    Statement m_read, m_set, m_setUnlessOlder, m_remove;
};

} // namespace lectern
