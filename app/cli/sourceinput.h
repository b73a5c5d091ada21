#pragma once
// The bytes of a FILE operand: a file, decompressed if necessary, or standard input for "-".
#include "models/core/result.h"
#include "models/import/compressedfile.h"
#include "models/import/encodednames.h"

#include <QByteArray>
#include <QDate>
#include <QFile>
#include <QString>

#include <memory>
#include <optional>

namespace lectern::cli
{

class SourceInput
{
public:
    // An Error with a message if it is a folder, is missing or cannot be read.
    Result<> open(const QString &file);

    QString name() const { return m_name; } // as given; "standard input" for "-"
    QDate modifiedOn() const; // the current date for standard input
    QIODevice &device()
    {
        if (m_packed)
            return *m_packed;
        return m_file;
    }
    // Returns the first bytes, up to 64 kB, for recognising the format; later reads still include them.
    Result<QByteArray> head();
    // Reads the rest, but at most `largest` + 1 bytes, so that the caller can detect a larger input.
    Result<QByteArray> rest(qint64 largest);

private:
    Error unreadable();
    bool failed() { return m_packed ? !m_packed->atEnd() : m_file.error() != QFileDevice::NoError; }

    QString m_name;
    QFile m_file;
    std::optional<OpenablePath> m_openable;
    std::unique_ptr<CompressedFile> m_packed; // of the same file
};

} // namespace lectern::cli
