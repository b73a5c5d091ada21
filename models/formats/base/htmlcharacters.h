#pragma once
// HTML character entities, shared by all formats.
#include <QString>
#include <QStringView>

namespace lectern
{

// Returns the character of an HTML 4 entity name ("auml", "nbsp"); empty for other names.
QString htmlCharacter(QStringView name);

// Decodes character references (&auml; &#228; &#xe4;); unknown ones are unchanged.
QString decodeHtmlReferences(QStringView text);

} // namespace lectern
