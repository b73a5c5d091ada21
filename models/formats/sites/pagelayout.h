#pragma once
// The anonymised layout of a page, for bug reports about its reader.
#include <QByteArrayView>
#include <QString>

namespace lectern
{

// Returns the text of a page with every letter replaced by x and every digit by 9. White space, punctuation
// and line breaks are unchanged, so line lengths remain but the content is unreadable.
QString pageLayout(QByteArrayView bytes);

} // namespace lectern
