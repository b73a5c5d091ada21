#pragma once
// Reader for saved web pages (HTML, complete or single-file). The text is read as a page of a supported site,
// with the page's metadata as additional evidence. If the text is not recognised, only the metadata is used
// (citation_*, Dublin Core, JSON-LD).
#include "models/formats/base/format.h"

namespace lectern
{

// Reads a page. Lines of papers and diagnostics are byte positions of the page, counted from 1, and the
// ranges need not cover the page (placeOnFile()). page: UTF-8. address: URL of the page, if its container
// states it.
ParsedSource readWebPage(QByteArrayView page, const ParseContext &context, const QString &address = {});

Format webPageFormat();

} // namespace lectern
