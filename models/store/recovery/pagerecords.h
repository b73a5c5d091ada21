#pragma once
// What stands on one page of a library: rows, and the pages below it. Nothing on a page is believed: every
// length and place is compared with the page and the file before it is followed.
#include "pagefile.h"

#include <QList>

#include <functional>

namespace lectern
{

struct RecordValue {
    enum class Kind { Null, Integer, Real, Text, Blob } kind = Kind::Null;
    qint64 number = 0;
    double real = 0;
    QByteArray bytes; // of a text in UTF-8
};

struct PageRecord {
    qint64 row = 0; // its row number; 0 on the pages of an index
    QList<RecordValue> values;
};

enum class PageKind { None, TableLeaf, TableInner, IndexLeaf, IndexInner };

struct ReadPage {
    PageKind kind = PageKind::None; // None: it makes no sense
    QList<quint32> below; // pages below this one, in order
    QList<PageRecord> records;
    int lost = 0; // rows that are here and could not be read
};

// Reads a page. Without `records`, only its kind and the pages below it. Pages on which long rows go on are
// told to `continued`.
ReadPage readPage(PageFile &file, quint32 number, bool records,
                  const std::function<void(quint32)> &continued = {});

} // namespace lectern
