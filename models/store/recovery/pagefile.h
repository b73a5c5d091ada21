#pragma once
// Reads the pages of a library file as bytes. It does not use SQLite, which stops at invalid pages.
#include "models/core/result.h"

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QString>

namespace lectern
{

// Reads the file with its WAL up to the last complete transaction, or with the journal that rolls an
// unfinished write back. Opens all files read-only.
class PageFile
{
public:
    // The page size of all libraries, so that a damaged header is not needed.
    static constexpr qsizetype kPageSize = 16384;

    // Opens the file. Error if it is missing, not a regular file, unreadable, open in this process, or
    // shorter than the smallest part of a page.
    Result<> open(const QString &path);
    quint32 pages() const { return m_pages; }
    // Returns the bytes of a page, counted from 1. Empty if the file ends before it or it cannot be read. A
    // truncated last page is padded with zeros.
    QByteArray page(quint32 number);
    // Returns whether the files have not been written since open().
    bool isUnchanged() const { return stampsOf(m_path) == m_stamps; }

private:
    void readLog(const QString &path);
    void readJournal(const QString &path);

    QString m_path;
    QFile m_file, m_walPages;
    quint32 m_pages = 0;
    QHash<quint32, qint64> m_newer; // offset of a page in m_walPages
    QList<std::pair<qint64, qint64>> m_stamps; // sizes and times of the files
    static QList<std::pair<qint64, qint64>> stampsOf(const QString &path);
};

// Reads a big-endian number, as SQLite stores it.
quint32 bigEndian32(const QByteArray &bytes, qsizetype at);
quint32 bigEndian16(const QByteArray &bytes, qsizetype at);

} // namespace lectern
