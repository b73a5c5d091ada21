#pragma once
// The text of Markdown as a person sees it: lines with links.
#include "webtext.h"

namespace lectern
{

// Takes away the marks of headings, lists, quotes, tables, emphasis, code and links, and the escapes of a
// clipper that escapes; formulas stay as they are. begin: where the note begins behind its front matter.
// markdown: UTF-8. Takes time linear in its length. marks: how many headings and links there were.
WebText markdownText(QByteArrayView markdown, qsizetype begin, int *marks);

} // namespace lectern
