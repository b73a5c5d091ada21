#include "bibtexsyntax.h"

#include "models/formats/base/format.h"
#include "models/tex/texcharacters.h"

#include <QHash>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

using tex::isAsciiLetter;

bool isTypeCharacter(QChar c)
{
    return isAsciiLetter(c) || (c >= u'0' && c <= u'9') || c == u'_' || c == u'-' || c == u':';
}
bool isNameEnd(QChar c)
{
    return c.isSpace() || c == u'=' || c == u',' || c == u'{' || c == u'}' || c == u'"' || c == u'#'
        || c == u'(' || c == u')' || c == u'%';
}

class SyntaxParser
{
public:
    explicit SyntaxParser(QStringView text) : m_text(text) { }

    BibFile run()
    {
        qsizetype outside = 0; // start of the text between commands
        while (m_at < m_text.size() && !m_file.tooMany) {
            const QChar c = m_text[m_at];
            if (c == u'%') {
                m_at = endOfLine(m_at);
            } else if (c == u'@' && startsCommand(m_at)) {
                between(outside, m_at);
                m_file.tooMany = isEnough(++m_commands);
                command();
                outside = m_at;
            } else {
                ++m_at;
            }
        }
        if (!m_file.tooMany)
            between(outside, m_text.size());
        return std::move(m_file);
    }

private:
    using Kind = ByteRange::Kind;

    QChar at(qsizetype position) const { return position < m_text.size() ? m_text[position] : QChar(); }
    qsizetype endOfLine(qsizetype from) const
    {
        const qsizetype end = m_text.indexOf(u'\n', from);
        return end < 0 ? m_text.size() : end + 1;
    }
    qsizetype skipSpace(qsizetype from) const
    {
        while (from < m_text.size() && m_text[from].isSpace())
            ++from;
        return from;
    }
    // Skips white space and % comments, which some programs write between fields.
    qsizetype skipBlank(qsizetype from) const
    {
        for (;;) {
            from = skipSpace(from);
            if (at(from) != u'%')
                return from;
            from = endOfLine(from);
        }
    }
    qsizetype endOfType(qsizetype from) const
    {
        while (from < m_text.size() && isTypeCharacter(m_text[from]))
            ++from;
        return from;
    }
    // Returns whether an @ begins a command: "@name{", "@name (".
    bool startsCommand(qsizetype position) const
    {
        const qsizetype name = skipSpace(position + 1);
        const qsizetype end = endOfType(name);
        if (end == name || !isAsciiLetter(m_text[name]))
            return false;
        const QChar open = at(skipSpace(end));
        return open == u'{' || open == u'(';
    }
    // Returns whether an @ at the start of a line begins an entry inside an unclosed one. It requires a key
    // and a comma, because lines of abstracts can start with "@".
    bool startsEntry(qsizetype position) const
    {
        if (position > 0 && m_text[position - 1] != u'\n')
            return false;
        qsizetype i = endOfType(position + 1);
        if (i == position + 1 || !isAsciiLetter(m_text[position + 1]))
            return false;
        const QStringView type = m_text.mid(position + 1, i - position - 1);
        while (at(i) == u' ' || at(i) == u'\t')
            ++i;
        if (at(i) != u'{' && at(i) != u'(')
            return false;
        if (type.compare(u"comment", Qt::CaseInsensitive) == 0
            || type.compare(u"string", Qt::CaseInsensitive) == 0
            || type.compare(u"preamble", Qt::CaseInsensitive) == 0)
            return true;
        const qsizetype limit = qMin(m_text.size(), i + 200);
        for (++i; i < limit; ++i) {
            const QChar c = m_text[i];
            if (c == u',' || c == u'=')
                return true;
            if (c == u'{' || c == u'}' || c == u'"' || c == u'@')
                return false;
        }
        return false;
    }
    qsizetype nextEntry(qsizetype from)
    {
        if (from >= m_nextFrom && from <= m_next) // cached; searching again for each entry would be quadratic
            return m_next;
        m_nextFrom = from;
        m_next = m_text.size();
        for (qsizetype i = from; (i = m_text.indexOf(u'@', i)) >= 0; ++i) {
            if (startsEntry(i)) {
                m_next = i;
                break;
            }
        }
        return m_next;
    }

    void diagnostic(qsizetype position, const QString &message)
    {
        if (qsizetype(m_file.diagnostics.size()) < kMaxDiagnostics)
            m_file.diagnostics.push_back({position, message});
    }
    void span(Kind kind, qsizetype begin, qsizetype end)
    {
        if (begin < end)
            m_file.spans.push_back({kind, begin, end});
    }

    // Handles the text between commands, which BibTeX ignores. Blank and % lines are separators. Other text
    // may be a broken entry, so it is NotUnderstood.
    void between(qsizetype begin, qsizetype end)
    {
        qsizetype textBegin = -1;
        for (qsizetype line = begin; line < end;) {
            const qsizetype next = qMin(endOfLine(line), end);
            const QStringView content = m_text.mid(line, next - line).trimmed();
            const bool blank =
                content.isEmpty() || content[0] == u'%' || content == u"\uFEFF" || content == u",";
            if (blank && textBegin >= 0) {
                foreign(textBegin, line);
                textBegin = -1;
            }
            if (blank)
                span(Kind::Separator, line, next);
            else if (textBegin < 0)
                textBegin = line;
            line = next;
        }
        if (textBegin >= 0)
            foreign(textBegin, end);
    }
    void foreign(qsizetype begin, qsizetype end)
    {
        span(Kind::NotUnderstood, begin, end);
        diagnostic(skipSpace(begin), u"This text is outside of all entries."_s);
    }

    void command()
    {
        const qsizetype begin = m_at;
        const qsizetype name = skipSpace(begin + 1);
        const qsizetype nameEnd = endOfType(name);
        const QString type = m_text.mid(name, nameEnd - name).toString().toLower();
        m_at = skipSpace(nameEnd);
        if (type == u"comment"_s)
            comment(begin);
        else if (type == u"preamble"_s)
            preamble(begin);
        else if (type == u"string"_s)
            string(begin);
        else
            entry(begin, type);
    }

    void comment(qsizetype begin)
    {
        const qsizetype open = m_at;
        const qsizetype limit = nextEntry(open);
        int depth = 0;
        const QChar opening = m_text[open], closing = opening == u'{' ? u'}' : u')';
        for (m_at = open; m_at < limit; ++m_at) {
            if (m_text[m_at] == opening)
                ++depth;
            else if (m_text[m_at] == closing && --depth == 0) {
                ++m_at;
                span(Kind::Separator, begin, m_at);
                return;
            }
        }
        m_at = limit;
        diagnostic(begin, u"This @comment is not closed; it ends before the next entry."_s);
        span(Kind::Separator, begin, limit);
    }

    void preamble(qsizetype begin)
    {
        const QChar closing = m_text[m_at] == u'{' ? u'}' : u')';
        ++m_at;
        QString value;
        m_limit = nextEntry(m_at);
        m_cut = false;
        readValue(value, closing);
        m_at = skipBlank(m_at);
        if (at(m_at) == closing)
            ++m_at;
        else
            skipEntry(begin, u"This @preamble is not closed."_s);
        span(Kind::Field, begin, m_at);
    }

    void string(qsizetype begin)
    {
        const QChar closing = m_text[m_at] == u'{' ? u'}' : u')';
        ++m_at;
        m_limit = nextEntry(m_at);
        m_cut = false;
        for (;;) { // not allowed, but some files define several names in one @string
            m_at = skipBlank(m_at);
            const qsizetype name = m_at;
            while (m_at < m_limit && !isNameEnd(m_text[m_at]))
                ++m_at;
            const QString key = m_text.mid(name, m_at - name).toString().toLower();
            m_at = skipBlank(m_at);
            if (key.isEmpty() || at(m_at) != u'=')
                break;
            ++m_at;
            QString value;
            readValue(value, closing);
            m_strings.insert(key, value);
            m_at = skipBlank(m_at);
            if (at(m_at) != u',')
                break;
            ++m_at;
        }
        if (at(m_at) == closing)
            ++m_at;
        else
            skipEntry(begin, u"This @string cannot be read."_s);
        span(Kind::Field, begin, m_at);
    }

    // Continues at the next entry; the text before it is not understood.
    void skipEntry(qsizetype begin, const QString &message)
    {
        diagnostic(begin, message);
        const qsizetype next = qMax(m_at, nextEntry(m_at));
        span(Kind::NotUnderstood, m_at, next);
        m_at = next;
    }

    void entry(qsizetype begin, const QString &type)
    {
        const qsizetype open = m_at;
        const size_t spans = m_file.spans.size(), diagnostics = m_file.diagnostics.size();
        for (const bool cut : {false, true}) {
            m_limit = nextEntry(open);
            m_cut = cut;
            m_at = open;
            BibEntry entry;
            entry.type = type;
            entry.begin = begin;
            const bool closed = body(entry);
            if (!cut && !closed) { // an unclosed value may contain the following fields: parse the entry
                                   // again and cut values
                m_file.spans.resize(spans);
                m_file.diagnostics.resize(diagnostics);
                continue;
            }
            if (!closed) {
                diagnostic(begin, u"This entry is not closed; it ends before the next one."_s);
                m_at = qMax(m_at, m_limit);
            }
            entry.end = m_at;
            if (entry.fields.empty()) {
                diagnostic(begin, u"This entry has no fields."_s);
                m_file.spans.resize(spans);
                span(Kind::NotUnderstood, begin, m_at);
            } else {
                m_file.entries.push_back(std::move(entry));
            }
            return;
        }
    }

    // Parses everything after the opening brace. Returns false if the entry is not closed before the next
    // one.
    bool body(BibEntry &entry)
    {
        const QChar closing = m_text[m_at] == u'{' ? u'}' : u')';
        ++m_at;
        key(entry, closing);
        for (;;) {
            m_at = skipBlank(m_at);
            while (at(m_at) == u',')
                m_at = skipBlank(m_at + 1);
            if (m_at >= m_limit)
                return false;
            const QChar c = m_text[m_at];
            if (c == closing) {
                ++m_at;
                if (!continuesAfterBrace())
                    return true;
                diagnostic(m_at - 1, u"An extra brace closes this entry; reading continues after it."_s);
                continue;
            }
            const qsizetype begin = m_at;
            while (m_at < m_limit && !isNameEnd(m_text[m_at]))
                ++m_at;
            BibField field;
            field.name = m_text.mid(begin, m_at - begin).toString().toLower();
            m_at = skipBlank(m_at);
            if (field.name.isEmpty() || at(m_at) != u'=' || m_at >= m_limit) {
                skipBrokenField(begin, closing);
                continue;
            }
            ++m_at;
            readValue(field.value, closing);
            entry.fields.push_back(std::move(field));
        }
    }

    void key(BibEntry &entry, QChar closing)
    {
        m_at = skipSpace(m_at);
        const qsizetype begin = m_at;
        qsizetype end = begin;
        while (end < m_limit && m_text[end] != u',' && m_text[end] != u'=' && m_text[end] != closing
               && m_text[end] != u'{' && m_text[end] != u'"' && m_text[end] != u'\n')
            ++end;
        if (at(end) == u'=') // the entry has no key; this is its first field
            return;
        entry.key = m_text.mid(begin, end - begin).trimmed().toString();
        m_at = end;
    }

    // Returns whether the entry continues ("…}, year = 2000"), because the closing brace was a surplus one.
    bool continuesAfterBrace() const
    {
        qsizetype i = skipSpace(m_at);
        if (at(i) != u',' || i >= m_limit)
            return false;
        i = skipSpace(i + 1);
        const qsizetype name = i;
        while (i < m_limit && !isNameEnd(m_text[i]))
            ++i;
        return i > name && i - name < 40 && at(skipSpace(i)) == u'=';
    }

    // Skips text that is not a field, up to the comma or brace that ends it.
    void skipBrokenField(qsizetype begin, QChar closing)
    {
        int depth = 0;
        m_at = begin;
        for (; m_at < m_limit; ++m_at) {
            const QChar c = m_text[m_at];
            if (depth == 0 && m_at > begin && (c == u',' || c == closing))
                break;
            if (c == u'{')
                ++depth;
            else if (c == u'}')
                depth = qMax(0, depth - 1);
        }
        span(Kind::NotUnderstood, begin, m_at);
        diagnostic(begin, u"This field cannot be read."_s);
    }

    // Parses a value: parts joined by #. Leaves m_at after it.
    void readValue(QString &value, QChar closing)
    {
        for (;;) {
            m_at = skipSpace(m_at);
            if (m_at >= m_limit)
                return;
            const QChar c = m_text[m_at];
            if (c == u'{')
                braced(value, closing);
            else if (c == u'"')
                quoted(value, closing);
            else
                bare(value, closing);
            const qsizetype next = skipSpace(m_at);
            if (at(next) != u'#' || next >= m_limit)
                return;
            m_at = next + 1;
        }
    }

    // Returns the comma after which an unclosed value contains the next field (a comma, a line break, "name =
    // {"), or -1.
    qsizetype commaBeforeNextField(qsizetype begin, qsizetype end) const
    {
        for (qsizetype i = begin; (i = m_text.indexOf(u',', i)) >= 0 && i < end; ++i) {
            qsizetype j = i + 1;
            while (at(j) == u' ' || at(j) == u'\t' || at(j) == u'\r')
                ++j;
            if (at(j) != u'\n')
                continue;
            j = skipSpace(j);
            const qsizetype name = j;
            while (j < end && j - name < 40 && !isNameEnd(m_text[j]))
                ++j;
            if (j == name)
                continue;
            j = skipSpace(j);
            if (at(j) != u'=')
                continue;
            j = skipSpace(j + 1);
            if (at(j) == u'{' || at(j) == u'"' || at(j).isDigit())
                return i;
        }
        return -1;
    }

    // A value that is not closed before the next line that looks like an entry may quote that entry. Returns
    // the character that closes the value, given its depth at the limit, and moves the limit to the entry
    // after it; -1 if the value is not closed or the text after it does not continue the entry.
    qsizetype closingAfterLimit(QChar quote, int depth, QChar closing)
    {
        for (qsizetype i = m_limit;
             !m_cut && i < m_text.size() && m_searched < kTimesSearched * m_text.size(); ++i, ++m_searched) {
            const QChar c = m_text[i];
            depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
            if (depth < 0)
                return -1;
            if (depth > 0 || c != quote || (quote == u'"' && !endsQuoted(i, closing)))
                continue;
            const QChar next = at(skipBlank(i + 1));
            if (next != u',' && next != u'#' && next != closing)
                return -1;
            m_limit = nextEntry(i + 1);
            return i;
        }
        return -1;
    }

    void braced(QString &value, QChar closing)
    {
        const qsizetype begin = m_at + 1;
        int depth = 0;
        qsizetype end = m_at;
        for (; end < m_limit; ++end) {
            if (m_text[end] == u'{')
                ++depth;
            else if (m_text[end] == u'}' && --depth == 0)
                break;
        }
        if (end >= m_limit && m_limit < m_text.size())
            if (const qsizetype later = closingAfterLimit(u'}', depth, closing); later > 0)
                end = later;
        const qsizetype swallowed = m_cut ? commaBeforeNextField(begin, end) : -1;
        if (swallowed >= 0) {
            diagnostic(begin - 1, u"A brace in this value is not closed; it ends before the next field."_s);
            value += m_text.mid(begin, withoutClosing(begin, swallowed) - begin);
            m_at = swallowed;
            return;
        }
        if (end >= m_limit) { // unclosed, and it contains no other field
            if (m_cut)
                diagnostic(begin - 1, u"This value is not closed."_s);
            qsizetype last = m_limit;
            while (last > begin && (m_text[last - 1].isSpace() || m_text[last - 1] == u'}'))
                --last;
            value += m_text.mid(begin, last - begin);
            m_at = m_limit;
            return;
        }
        value += m_text.mid(begin, end - begin);
        m_at = end + 1;
    }
    // Removes the closing brace of a value that is cut at the next field.
    qsizetype withoutClosing(qsizetype begin, qsizetype end) const
    {
        while (end > begin && m_text[end - 1].isSpace())
            --end;
        int depth = 0;
        for (qsizetype i = begin; i < end; ++i)
            depth += m_text[i] == u'{' ? 1 : m_text[i] == u'}' ? -1 : 0;
        return end > begin && m_text[end - 1] == u'}' && depth > 0 ? end - 1 : end;
    }

    void quoted(QString &value, QChar closing)
    {
        const qsizetype begin = m_at + 1;
        int depth = 0;
        qsizetype end = begin;
        for (; end < m_limit; ++end) {
            const QChar c = m_text[end];
            if (c == u'{')
                ++depth;
            else if (c == u'}')
                --depth;
            else if (c == u'"' && depth <= 0 && endsQuoted(end, closing))
                break;
        }
        if (end >= m_limit && m_limit < m_text.size())
            if (const qsizetype later = closingAfterLimit(u'"', depth, closing); later > 0)
                end = later;
        const qsizetype swallowed = m_cut ? commaBeforeNextField(begin, end) : -1;
        if (swallowed >= 0) {
            diagnostic(begin - 1,
                       u"A quotation mark in this value is not closed; it ends before the next field."_s);
            qsizetype last = swallowed;
            if (last > begin && m_text[last - 1] == u'"')
                --last;
            value += m_text.mid(begin, last - begin);
            m_at = swallowed;
            return;
        }
        value += m_text.mid(begin, qMin(end, m_limit) - begin);
        m_at = qMin(end + 1, m_limit);
    }
    // Returns whether the quotation mark ends the value. A mark inside the text ("G\"odel") is not followed
    // by a delimiter.
    bool endsQuoted(qsizetype quote, QChar closing) const
    {
        if (m_text[quote - 1] != u'\\')
            return true;
        const QChar next = at(skipSpace(quote + 1));
        return next == u',' || next == u'#' || next == closing;
    }

    // Parses a number, an @string name, or unquoted text.
    void bare(QString &value, QChar closing)
    {
        const qsizetype begin = m_at;
        while (m_at < m_limit && m_text[m_at] != u',' && m_text[m_at] != closing && m_text[m_at] != u'#'
               && m_text[m_at] != u'\n')
            ++m_at;
        const QString word = m_text.mid(begin, m_at - begin).trimmed().toString();
        const auto defined = m_strings.constFind(word.toLower());
        if (defined == m_strings.constEnd()) {
            value += word;
            return;
        }
        if (m_file.expanded + defined->size() > mostBibExpansion(m_text.size())) {
            diagnostic(begin,
                       u"The @string definitions of this file expand without limit; this one was skipped."_s);
            return;
        }
        m_file.expanded += defined->size();
        value += *defined;
    }

    QStringView m_text;
    qsizetype m_at = 0;
    qsizetype m_limit = 0; // values and entries end here at the latest
    bool m_cut = false; // end values where another field seems to begin
    qsizetype m_nextFrom = 0, m_next = -1; // last result of nextEntry() and its start position
    // Characters searched for the ends of values that contain a line like an entry. Limited, because
    // otherwise many unclosed values would each be searched to the end of the file.
    static constexpr qsizetype kTimesSearched = 4;
    qsizetype m_searched = 0;
    qsizetype m_commands = 0;
    BibFile m_file;
    QHash<QString, QString> m_strings;
};

} // namespace

QStringView BibEntry::field(QStringView name) const
{
    for (const BibField &candidate : fields)
        if (candidate.name == name && !QStringView(candidate.value).trimmed().isEmpty())
            return candidate.value;
    return {};
}

BibFile parseBibSyntax(QStringView text)
{
    return SyntaxParser(text).run();
}

} // namespace lectern
