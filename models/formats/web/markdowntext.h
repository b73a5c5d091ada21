#pragma once
// Rendered text of Markdown: lines with links.
#include "webtext.h"

namespace lectern
{

// Removes the syntax of headings, lists, quotes, tables, emphasis, code and links, and backslash escapes if
// the clipper writes them. Formulas are unchanged. begin: start of the note after its front matter. markdown:
// UTF-8. marks: receives the number of headings and links. Linear time.
WebText markdownText(QByteArrayView markdown, qsizetype begin, int *marks);

} // namespace lectern
