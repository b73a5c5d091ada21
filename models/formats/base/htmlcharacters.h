#pragma once
// HTML's names of characters, the one table for every format that carries them.
#include <QString>
#include <QStringView>

namespace lectern
{

// The character of HTML 4's name ("auml", "nbsp"); nothing for other names.
QString htmlCharacter(QStringView name);

// A text with its character references (&auml; &#228; &#xe4;) decoded; those we do not know stay as they are.
QString decodeHtmlReferences(QStringView text);

} // namespace lectern
