#pragma once
// The layout of a page without its words, to be sent to those who mend its reader.
#include <QByteArrayView>
#include <QString>

namespace lectern
{

// Returns the text of a page with every letter as x and every digit as 9. White space, signs and line breaks
// stay as they are, so that the lines keep their lengths and nothing can be read any more.
QString pageLayout(QByteArrayView bytes);

} // namespace lectern
