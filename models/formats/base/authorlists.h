#pragma once
// Author lines that name several people, and the words that end a shortened list.
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

// Returns whether this text, in the place of a name, means further authors: "et al.", "and others,",
// "u. a.", "etc.".
bool isCutList(QStringView name);

// Splits an author line of a format that has one line per author, if it names several people anyway: at
// semicolons; at "and", "&" and commas only if all parts are names of people ("Ada Winter, Bo Berg, Cy Ito").
// "Winter, Ada, Jr." and names of organisations are one. A line with the marks of splitInvertedName() for a
// literal name (a comma at the end, a doubled comma) is one too. The names are trimmed and not decoded; words
// of isCutList() are returned like names.
QStringList splitAuthorLine(QStringView line);

// Joins the pairs of parts that are a family name and initials ("Winter", "A.", "Berg", "B. C."), which are
// adjacent in one text; empty unless all parts are such pairs.
QList<QStringView> familiesWithInitials(const QList<QStringView> &parts);

// Returns false if splitAuthorLine() would return one name; cheap, for readers of many lines.
bool mayNameSeveral(QStringView line);

} // namespace lectern
