#pragma once
// Parses one page of a library: its rows and child pages. All data on a page is untrusted: each length and
// offset is checked against the page and the file before use.
#include "pagefile.h"

#include <QList>

#include <functional>

namespace lectern
{

struct RecordValue {
    enum class Kind { Null, Integer, Real, Text, Blob } kind = Kind::Null;
    qint64 number = 0;
    double real = 0;
    QByteArray bytes; // for a text, its UTF-8 bytes
};

struct PageRecord {
    qint64 row = 0; // the row number; 0 on index pages
    QList<RecordValue> values;
};

enum class PageKind { None, TableLeaf, TableInner, IndexLeaf, IndexInner };

struct ReadPage {
    PageKind kind = PageKind::None; // None: invalid page
    QList<quint32> below; // child pages, in order
    QList<PageRecord> records;
    int lost = 0; // rows that could not be read
};

// Reads a page. Without `records`, reads only its kind and child pages. Calls `continued` for overflow pages.
ReadPage readPage(PageFile &file, quint32 number, bool records,
                  const std::function<void(quint32)> &continued = {});

} // namespace lectern
