#pragma once
// The text of a saved page, whatever it was saved as, and how the readers of pages read it.
#include "bytemap.h"
#include "models/formats/base/format.h"

namespace lectern
{

// A link on the text of a page.
struct PageLink {
    qsizetype begin = 0, end = 0; // bytes of the text
    QString address; // absolute where the page says where it stood
};

// What a person sees of a page: lines of UTF-8 that end with LF.
struct WebText {
    QByteArray text;
    ByteMap map; // to the page
    QList<PageLink> links; // in their order
    bool isFlattened = false; // of very deep or very many tags, not all made lines
};

// Reads the text as a page of the kind it looks like most, with ids and addresses from the links of each
// paper. No papers and no author where it looks like none. Lines are bytes of the page, counted from 1
// (placeOnFile()).
ParsedSource readPageText(const WebText &page, const ParseContext &context);

// A reader of the text of pages that reads it without the characters of their layout (invisible.h), whatever
// else a tool left in the text.
Format withoutInvisible(Format format);

// How sure it is that readPageText() finds something: 0 to 100.
int recognisePageText(const WebText &page);

} // namespace lectern
