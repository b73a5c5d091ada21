#pragma once
// Real title/author pairs, glued the way list pages print them. For glue_score and glue_fit.
#include "models/core/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace lectern::bench
{

// One record and what a page would show of it.
struct GluedRecord {
    QString title; // white space folded
    QStringList authors; // at most three
    bool etAl = false; // there were more
    QString affiliation; // the badge; mostly empty
    QString abstract;

    // "TitleFirst Author, Second Author, Third Author et al. · badge"
    QString line() const;
};

// Reads a JSONL file of records (keys title, authors, abstract), plain or compressed, and keeps those whose
// number in the file the filter wants. Records without title or authors are left out. most: stop after so
// many.
Result<QList<GluedRecord>> readRecords(const QString &file, const std::function<bool(qsizetype)> &wanted,
                                       qsizetype most);

// A whole list page with these records, as it would be saved.
QByteArray pageOf(const QList<GluedRecord> &records);

} // namespace lectern::bench
