#pragma once
// Real title/author pairs, glued as list pages print them. For glue_score and glue_fit.
#include "models/core/result.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace lectern::bench
{

// One record of a glued list page.
struct GluedRecord {
    QString title; // white space collapsed
    QStringList authors; // at most three
    bool etAl = false; // more authors exist
    QString affiliation; // affiliation badge; usually empty
    QString abstract;

    // Returns the line of a list page: "TitleFirst Author, Second Author, Third Author et al. · badge".
    QString line() const;
};

// Reads a JSONL file of records (keys title, authors, abstract), plain or compressed. Keeps the records whose
// number in the file passes the filter, at most `most` of them. Skips records without title or authors.
Result<QList<GluedRecord>> readRecords(const QString &file, const std::function<bool(qsizetype)> &wanted,
                                       qsizetype most);

// Returns a saved list page with these records.
QByteArray pageOf(const QList<GluedRecord> &records);

} // namespace lectern::bench
