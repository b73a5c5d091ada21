#pragma once
// Files whose names are not UTF-8. Qt cannot open them by a QString. In a path, each byte that is not UTF-8
// is a lone surrogate U+DC80 to U+DCFF, which no valid text contains (surrogateescape of Python, PEP 383).
#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

QString pathOfBytes(const QByteArray &bytes);
QByteArray bytesOfPath(const QString &path);
bool isUndecodable(QStringView path); // whether it contains such a byte

// Returns the files in the folder and its subfolders whose paths are not UTF-8, without hidden ones.
QStringList undecodableFilesIn(const QString &folder);

// A path of the same file that Qt can open while this object exists: path itself, unless it is undecodable.
class OpenablePath
{
public:
    explicit OpenablePath(const QString &path);
    ~OpenablePath();
    Q_DISABLE_COPY_MOVE(OpenablePath)
    const QString &path() const { return m_path; }

private:
    QString m_path;
    int m_descriptor = -1;
};

} // namespace lectern
