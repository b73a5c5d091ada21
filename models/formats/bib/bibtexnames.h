#pragma once
// Names in BibTeX's notation.
#include "models/formats/base/names.h"

#include <QString>
#include <QStringView>

namespace lectern
{

struct BibNames {
    QList<PersonName> names;
    bool truncated = false; // the list ended in "and others"
};

// Reads an author field: names joined by " and " outside braces, each as "First von Last", "von Last, First",
// "von Last, Jr, First", BibLaTeX's "family=…, given=…, prefix=…", or a team in braces. TeX is decoded. A
// field that joins many names by commas or semicolons instead is split there.
BibNames readBibNames(QStringView tex);

// Writes names, split by these family names (familyNames()), so that readBibNames() gives the same display
// names. A name that it could not split again is put in braces.
QString writeBibNames(const QStringList &displayNames, bool truncated, const QStringList &familyNames = {});

} // namespace lectern
