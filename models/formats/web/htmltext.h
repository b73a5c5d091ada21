#pragma once
// The text of a web page as a person sees it: lines with links.
#include "webtext.h"

namespace lectern
{

// Parses a page and writes its visible text: block elements, rows and breaks make lines, paragraphs and
// headings stand between blank ones, cells between tabs; navigation, scripts and what is hidden are left out.
// A row of small boxes that is one line of figures ("84.7", "LG", "Jun 2") becomes that line. page: UTF-8.
// Takes time linear in its length.
// address: where the page stood, for links without a host; what the page itself says of that outranks it.
WebText htmlText(QByteArrayView page, const QString &address = {});

} // namespace lectern
