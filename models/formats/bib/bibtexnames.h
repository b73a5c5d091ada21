#pragma once
// Parses and writes names in BibTeX notation.
#include "models/formats/base/names.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

struct BibNames {
    QList<PersonName> names;
    bool truncated = false; // the list ended in "and others"
};

// Parses an author field: names joined by " and " outside braces, each as "First von Last", "von Last,
// First", "von Last, Jr, First", BibLaTeX's "family=…, given=…, prefix=…", or a team in braces. TeX is
// decoded. A field that separates many names by commas or semicolons is split there.
BibNames readBibNames(QStringView tex);

// Splits a list field at " and " outside braces.
QStringList splitBibList(QStringView tex);

// Writes names, split by these family names (familyNames()), so that readBibNames() returns the same display
// names. A name that would split differently is put in braces.
QString writeBibNames(const QStringList &displayNames, bool truncated, const QStringList &familyNames = {});

// Names in CSL-JSON.

// Returns the parts of a name; empty if the object has none.
PersonName cslName(const QJsonObject &object);
// Returns an object from which cslName() restores the display name. familyNames: used to split it.
QJsonObject cslNameObject(const QString &display, const QStringList &familyNames);

} // namespace lectern
