#pragma once
// Visible text of a web page: lines with links.
#include "webtext.h"

namespace lectern
{

// Parses a page and returns its visible text. Block elements, rows and breaks produce lines; paragraphs and
// headings are surrounded by blank lines; cells are separated by tabs. Navigation, scripts and hidden content
// are omitted. A row of small boxes with figures ("84.7", "LG", "Jun 2") becomes one line. page: UTF-8.
// address: URL of the page, for relative links; a URL stated by the page takes precedence. Linear time.
WebText htmlText(QByteArrayView page, const QString &address = {});

} // namespace lectern
