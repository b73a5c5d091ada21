#pragma once
// What readers of formats say of a source, in the language of whoever reads it.
#include <QString>

namespace lectern
{

// A remark on a line of a source, the reason why a source was refused or the name of a format, all of which
// are kept and written in English. Other texts come back as they are. For what is shown in the window or
// printed for people.
QString remarkText(const QString &english);

} // namespace lectern
