#pragma once
// The text of a saved page, independent of its file format, and the interface to the page readers.
#include "bytemap.h"
#include "models/formats/base/format.h"

namespace lectern
{

struct PageLink {
    qsizetype begin = 0, end = 0; // byte range in the text
    QString address; // absolute if the URL of the page is known
};

// The visible text of a page: UTF-8 lines that end with LF.
struct WebText {
    QByteArray text;
    ByteMap map; // map to the page
    QList<PageLink> links; // in text order
    bool isFlattened = false; // tags nested too deeply or too many tags: some lines were not split
};

// Reads the text with the page format that fits best. Ids and URLs come from the links of each paper. Returns
// no papers and no author for other pages. Lines are byte positions of the page, counted from 1
// (placeOnFile()).
ParsedSource readPageText(const WebText &page, const ParseContext &context);

// Wraps a page reader so that it reads the text without layout characters (invisible.h).
Format withoutInvisible(Format format);

// Returns the confidence, 0 to 100, that readPageText() finds something.
int recognisePageText(const WebText &page);

} // namespace lectern
