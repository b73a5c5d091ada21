#pragma once
// What every test may use: where real data and fixtures are.
#include <QByteArray>
#include <QString>

#include <functional>

namespace lectern::test
{

// The full path of a file of the real data beside the project ("seeds/000_….txt"); empty where it is missing,
// so that a test can QSKIP and say so.
QString sharedFile(const QString &relative);
// All files of a folder of the real data, sorted by name, full paths; empty where it is missing.
QStringList sharedFiles(const QString &folder, const QStringList &nameFilters);
// The full path of one of our own fixtures: tests/<relative>.
QString fixture(const QString &relative);
// How many rounds a long randomised test does: count times the factor in LECTERN_TEST_SCALE, at least one.
// The run under sanitizers sets it below 1, a thorough run by hand above.
int scaled(int count);
// Compares the processor time of a piece of work with that of one four times as long: empty where it is less
// than `times` as much, else a sentence with both. Fourfold work tells the orders apart by more than a busy
// machine changes a measurement: linear work takes 4 times as long, quadratic 16, cubic 64. What is over in a
// few hundredths of a second counts as no growth. Measured up to five times before growth is reported.
QString growsFasterThan(double times, const std::function<void()> &once,
                        const std::function<void()> &fourfold);
constexpr double kMoreThanLinear = 9;
constexpr double kMoreThanQuadratic = 28;
// A paper as arXiv's metadata dump has it: what a test imports many of.
struct ArxivPaper {
    QString id, title, authors, abstract;
    QString categories = QStringLiteral("cs.LG");
    QString day = QStringLiteral("2026-01-02"); // of its latest version
};
// The line of the dump, with its end.
QByteArray arxivLine(const ArxivPaper &paper);
// Makes a file of these bytes; aborts the test program when it cannot be written.
void writeAll(const QString &path, const QByteArray &bytes);
// These bytes as the program gzip packs them; empty where it is not installed.
QByteArray gzipped(const QByteArray &bytes);
// Makes a file that unpacks to these bytes and so many gigabytes of zeros behind them, and has a thousandth
// of their size itself. False where gzip is not installed.
bool writeBomb(const QString &path, const QByteArray &begin, int gigabytes);
// The bytes of a file; aborts the test program when it cannot be read.
QByteArray readAll(const QString &path);

} // namespace lectern::test
