#pragma once
// HTML's names of characters: the one table for every format that has them.
#include <QString>
#include <QStringView>

namespace lectern
{

// Returns the character that HTML 4 gives this name ("auml", "nbsp"); nothing for other names.
QString htmlCharacter(QStringView name);

// Decodes the character references of a text (&auml; &#228; &#xe4;); unknown ones stay as they are.
QString decodeHtmlReferences(QStringView text);

} // namespace lectern
