#pragma once
// The pages of a library file as bytes, without SQLite, which gives up where a page makes no sense.
#include "models/core/result.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QString>

namespace lectern
{

// Reads the file, and beside it its write-ahead log up to the last whole transaction, or the journal by which
// an unfinished write is taken back. Opens nothing for writing.
class PageFile
{
public:
    // All libraries have pages of this size, so that a damaged head need not be believed.
    static constexpr qsizetype kPageSize = 16384;

    // An Error when the file is missing, no ordinary file, cannot be read, is open in this program, or has
    // not even the beginning of one page.
    Result<> open(const QString &path);
    quint32 pages() const { return m_pages; }
    // The bytes of a page, counted from 1. Empty when the file ends before it or it cannot be read. What the
    // file has of a last, cut page is filled up with zeros.
    QByteArray page(quint32 number);
    // Whether nobody has written since open().
    bool isUnchanged() const;

private:
    void readLog(const QString &path);
    void readJournal(const QString &path);

    QString m_path;
    QFile m_file, m_beside;
    quint32 m_pages = 0;
    QHash<quint32, qint64> m_newer; // where in m_beside a page stands
    QList<std::pair<qint64, qint64>> m_stamps; // sizes and times of the files
    static QList<std::pair<qint64, qint64>> stampsOf(const QString &path);
};

// Reads a number as SQLite writes it: the greatest byte first.
quint32 bigEndian32(const QByteArray &bytes, qsizetype at);
quint32 bigEndian16(const QByteArray &bytes, qsizetype at);

} // namespace lectern
