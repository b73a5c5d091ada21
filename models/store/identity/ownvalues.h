#pragma once
// Own values: what a person says a field of a paper is. They outrank whatever the sources state, and say
// nothing about which sightings are one paper. Pure: no SQL.
#include "models/core/result.h"
#include "models/store/identity/shownvalues.h"

namespace lectern
{

// One field of one paper, as text: names of authors one a line (the last one may be "et al."), a date as
// YYYY-MM-DD, code as "yes" or "no".
struct OwnValue {
    QString field; // as StatedValue::field
    QString value; // empty: the paper has none
    qint64 edited = 0; // milliseconds since 1970
    bool operator==(const OwnValue &) const = default;
};

// The fields that every paper has, in the order in which a person is asked for them; "keywords" among them.
const QStringList &ownFields();
// Returns the name of the field that a person calls so ("Categories", "arxiv", "link"); empty when there is
// none.
QString ownFieldNamed(const QString &word);
// Brings what a person typed into the form of OwnValue::value. An Error says what the field takes.
Result<QString> ownText(const QString &field, const QString &typed);
// Returns a field of a paper in that form.
QString ownTextOf(const Paper &paper, const QString &field);
// The same for each of ownFields(), in their order.
QStringList ownTextsOf(const Paper &paper);

// Puts own values over what is shown, and takes the conflicts away that they decide. A year of one's own
// completes a date whose year was inferred, and takes away one of another year. A text that its field cannot
// hold is passed over.
void putOver(const QList<OwnValue> &own, ShownValues *shown);
// What is shown of sightings with own values over them.
ShownValues shownValues(const QList<Sighting> &sightings, const QList<OwnValue> &own);

} // namespace lectern
