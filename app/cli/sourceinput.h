#pragma once
// The bytes of a FILE operand: a file, or standard input where it is "-".
#include "models/core/result.h"

#include <QByteArray>
#include <QDate>
#include <QFile>
#include <QString>

namespace lectern::cli
{

class SourceInput
{
public:
    // An Error, as a sentence, when it is a folder, is missing or cannot be read.
    Result<> open(const QString &file);

    QString name() const { return m_name; } // as given; "standard input" for "-"
    QDate modifiedOn() const; // today for standard input
    // The first bytes, up to 64 kB, for recognising the format; they are read again by what follows.
    Result<QByteArray> head();
    // All that is left.
    Result<QByteArray> rest();
    // The next block of whole lines, at least `least` bytes unless the input ends; empty at the end.
    Result<QByteArray> lines(qsizetype least);

private:
    Result<QByteArray> read(qsizetype most);

    QString m_name;
    QFile m_file;
    QByteArray m_ahead; // read, but not handed out
};

} // namespace lectern::cli
