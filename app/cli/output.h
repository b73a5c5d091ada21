#pragma once
// Standard output and standard error of the command line.
#include "models/core/query/query.h"
#include "models/core/result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QStringView>

namespace lectern::cli
{

// How the program ends; the numbers are its exit codes, which scripts rely on.
enum Exit { Done = 0, Failed = 1, WrongUsage = 2 };

// Standard output, buffered. A reader that leaves early (| head) is no error: the rest is dropped and the run
// ends as done. Any other failure to write (a full disk) becomes one sentence on standard error.
class Output
{
public:
    void write(QByteArrayView bytes);
    // Plain text for people: UTF-8, control characters of untrusted text made harmless, newline appended.
    void line(const QString &text = {});
    // Whether nobody reads any more or nothing can be written, so that it is pointless to go on.
    bool isClosed() const { return m_closed; }
    // Writes what is buffered. Returns Failed, after a sentence on standard error, when not everything could
    // be written.
    Exit finish();

private:
    void flush();

    QByteArray m_buffer;
    int m_error = 0; // errno of the first failed write, other than a closed pipe
    bool m_closed = false;
};

// One sentence on standard error, with the program's name before it.
void complain(const QString &sentence);
// Complains about what made a verb fail, and says so to the caller.
Exit fail(const Error &error);
// Reads what a typed query asks for. Where not all of it can be read, it complains and says how the run ends:
// a condition that is left out must not make more papers of it.
std::optional<Exit> readQuery(const QString &typed, QueryNode *root);

// Text with control characters replaced, and those that turn the direction of writing named ("<U+202E>"), so
// that a title cannot drive the terminal it is printed on or pretend to be another one.
QString printable(const QString &text);
// Whether a character would not be shown but move the cursor, or turn the direction of what is written.
inline bool drivesTerminal(char16_t c)
{
    return c < 0x20
        || (c >= 0x7f
            && (c < 0xa0 || c == 0x061c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e)
                || (c >= 0x2066 && c <= 0x2069)));
}

// A line on standard error that is written over and over while something long runs. Silent unless standard
// error is a terminal.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine(); // wipes the line
    void show(const QString &text);

private:
    bool m_onTerminal = false;
    qsizetype m_width = 0;
};

} // namespace lectern::cli
