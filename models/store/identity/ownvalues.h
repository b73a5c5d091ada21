#pragma once
// Own values: field values set by the user. They override all sources and do not affect identity. Pure: no
// SQL.
#include "models/core/result.h"
#include "models/store/identity/shownvalues.h"

namespace lectern
{

// One field of one paper, as text: author names one per line (the last may be "et al."), a date as
// YYYY-MM-DD, code as "yes" or "no".
struct OwnValue {
    QString field; // as StatedValue::field
    QString value; // empty: the paper has none
    qint64 edited = 0; // milliseconds since 1970
    bool operator==(const OwnValue &) const = default;
};

// The editable fields of a paper, in display order, including "keywords".
const QStringList &ownFields();
// Returns the field for a name or alias ("Categories", "arxiv", "link"); empty if there is none.
QString ownFieldNamed(const QString &word);
// Converts typed text to the form of OwnValue::value. The Error describes the accepted values.
Result<QString> ownText(const QString &field, const QString &typed);
// Returns a field of a paper in that form.
QString ownTextOf(const Paper &paper, const QString &field);
// The same for each of ownFields(), in their order.
QStringList ownTextsOf(const Paper &paper);

// Applies own values to the shown values and removes the conflicts that they resolve. An own year completes a
// date whose year was inferred, and removes a date of another year. A text that its field cannot hold is
// skipped.
void putOver(const QList<OwnValue> &own, ShownValues *shown);
// The shown values of sightings after applying own values.
ShownValues shownValues(const QList<Sighting> &sightings, const QList<OwnValue> &own);

} // namespace lectern
