#pragma once
// Shared helpers of all tests: real data and fixtures.
#include <QByteArray>
#include <QString>

#include <functional>

namespace lectern::test
{

// Returns the full path of a real data file next to the project ("seeds/000_….txt"), or an empty text if it
// is missing, so that a test can QSKIP with a message.
QString sharedFile(const QString &relative);
// Returns the full paths of all files in a folder of the real data, sorted by name; empty if it is missing.
QStringList sharedFiles(const QString &folder, const QStringList &nameFilters);
// Returns the full path of a fixture: tests/<relative>.
QString fixture(const QString &relative);
// Returns the number of rounds of a long random test: count times the factor in LECTERN_TEST_SCALE, at least
// one. The factor is below 1 under sanitizers and above 1 in thorough manual runs.
int scaled(int count);
// Compares the processor time of once() with that of fourfold(), which does four times the work. Returns an
// empty text if the ratio is below `times`, otherwise a message with both durations. Linear work needs 4
// times as long, quadratic 16, cubic 64, so the order is visible on a busy machine. Work of a few hundredths
// of a second counts as no growth. Measures up to five times before it reports growth.
QString growsFasterThan(double times, const std::function<void()> &once,
                        const std::function<void()> &fourfold);
constexpr double kMoreThanLinear = 9;
constexpr double kMoreThanQuadratic = 28;
// A paper of arXiv's metadata dump, for large imports.
struct ArxivPaper {
    QString id, title, authors, abstract;
    QString categories = QStringLiteral("cs.LG");
    QString day = QStringLiteral("2026-01-02"); // date of the latest version
};
// Returns the line of the dump, including the line end.
QByteArray arxivLine(const ArxivPaper &paper);
// Writes a file with these bytes; aborts the test program on an error.
void writeAll(const QString &path, const QByteArray &bytes);
// Returns the bytes compressed by the gzip program; empty if it is not installed.
QByteArray gzipped(const QByteArray &bytes);
// Writes a file that unpacks to these bytes followed by the given number of gigabytes of zeros, and has a
// thousandth of that size. Returns false if gzip is not installed.
bool writeBomb(const QString &path, const QByteArray &begin, int gigabytes);
// Returns the bytes of a file; aborts the test program on an error.
QByteArray readAll(const QString &path);

} // namespace lectern::test
