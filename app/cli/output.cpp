#include "output.h"

#include "json.h"

#include "models/core/query/querytext.h"
#include "models/i18n/messages.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace lectern::cli
{

using namespace Qt::StringLiterals;

namespace
{
constexpr qsizetype kBufferSize = 64 * 1024;

// Writes all bytes, in several steps if necessary. Returns the errno of the failed step, or 0.
int writeAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), size_t(bytes.size()));
        if (written >= 0)
            bytes = bytes.sliced(written);
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}
} // namespace

void Output::write(QByteArrayView bytes)
{
    if (m_closed)
        return;
    m_buffer.append(bytes);
    if (m_buffer.size() >= kBufferSize)
        flush();
}

void Output::line(const QString &text)
{
    write(printable(text).toUtf8());
    write("\n");
}

void Output::json(const Json &document)
{
    write(document.text());
    write("\n");
}

void Output::flush()
{
    const int error = m_closed ? 0 : writeAll(STDOUT_FILENO, m_buffer);
    m_buffer.clear();
    if (!error)
        return;
    m_closed = true;
    if (error != EPIPE)
        m_error = error;
}

Exit Output::finish()
{
    flush();
    if (!m_error)
        return Done;
    complain(Messages::tr("The output could not be written: %1.")
                 .arg(QString::fromLocal8Bit(std::strerror(m_error))));
    return Failed;
}

void complain(const QString &sentence)
{
    const QString text = u"lectern-cli: "_s + printable(sentence) + u'\n';
    (void)writeAll(STDERR_FILENO, text.toUtf8()); // an error here cannot be reported
}

std::optional<Exit> readQuery(const QString &typed, QueryNode *root)
{
    const ParsedQuery parsed = parseQuery(typed, true); // the same rules as in the window
    for (const QueryDiagnostic &diagnostic : parsed.diagnostics)
        complain(
            Messages::tr("Query, character %1: %2").arg(diagnostic.position + 1).arg(diagnostic.expected));
    if (!parsed.diagnostics.isEmpty())
        return WrongUsage;
    const QString asked = typed.trimmed();
    if (parsed.root.kind == QueryNode::Kind::All && !asked.isEmpty() && asked != u"*"_s) {
        complain(Messages::tr("“%1” contains no searchable word.").arg(asked));
        return WrongUsage;
    }
    *root = parsed.root;
    return {};
}

QString printable(const QString &text)
{
    QString safe;
    safe.reserve(text.size());
    for (const QChar c : text) {
        if (!isTerminalControl(c.unicode()))
            safe += c;
        else if (c.category() == QChar::Other_Control)
            safe += u' ';
        else // the same form as in the window
            safe += u"<U+%1>"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0')).toUpper();
    }
    return safe;
}

ProgressLine::ProgressLine() : m_onTerminal(::isatty(STDERR_FILENO)) { }

ProgressLine::~ProgressLine()
{
    if (m_onTerminal && m_width)
        show({});
}

void ProgressLine::show(const QString &text)
{
    if (!m_onTerminal)
        return;
    const QString shown = printable(text);
    const QString line = u'\r' + shown.leftJustified(m_width) + (shown.isEmpty() ? u"\r"_s : QString());
    (void)writeAll(STDERR_FILENO, line.toUtf8());
    m_width = shown.size();
}

} // namespace lectern::cli
