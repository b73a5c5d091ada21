#pragma once
// Any web page as browsers save it (HTML, complete or in one file): read as the page of the sites that its
// text is, with what its tags and scripts state for machines as further evidence; where the text is no page
// we know, that data alone (citation_*, Dublin Core, JSON-LD).
#include "models/formats/base/format.h"

namespace lectern
{

// Reads a page. Lines of papers and remarks are bytes of the page, counted from 1, and ranges need not cover
// it all (placeOnFile()). page: UTF-8. address: where the
// page stood, if what it came in says so.
ParsedSource readWebPage(QByteArrayView page, const ParseContext &context, const QString &address = {});

Format webPageFormat();

} // namespace lectern
