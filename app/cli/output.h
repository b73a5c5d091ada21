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

class Json;

// Exit codes of the program, which scripts rely on.
enum Exit { Done = 0, Failed = 1, WrongUsage = 2 };

// Standard output, buffered. If the reader closes the pipe (| head), the rest is dropped and the exit code is
// Done. Any other write error (a full disk) prints one sentence on standard error.
class Output
{
public:
    void write(QByteArrayView bytes);
    // Text for display: UTF-8, control characters of untrusted text replaced, newline appended.
    void line(const QString &text = {});
    // A JSON document on its own line.
    void json(const Json &document);
    // Whether the pipe is closed or a write failed, so that more output is pointless.
    bool isClosed() const { return m_closed; }
    // Flushes the buffer. Returns Failed, after a message on standard error, if not everything could be
    // written.
    Exit finish();

private:
    void flush();

    QByteArray m_buffer;
    int m_error = 0; // errno of the first failed write, except for a closed pipe
    bool m_closed = false;
};

// Prints one sentence on standard error, with the program's name as prefix.
void complain(const QString &sentence);
// Parses a typed query. On a parse error, prints it and returns the exit code: ignoring a condition would add
// papers to the result.
std::optional<Exit> readQuery(const QString &typed, QueryNode *root);

// Returns the text with control characters replaced, and bidirectional controls as code points ("<U+202E>"),
// so that a title can neither control the terminal nor imitate another one.
QString printable(const QString &text);

// A progress line on standard error that is overwritten during long work. Silent unless standard error is a
// terminal.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine(); // clears the line
    void show(const QString &text);

private:
    bool m_onTerminal = false;
    qsizetype m_width = 0;
};

} // namespace lectern::cli
