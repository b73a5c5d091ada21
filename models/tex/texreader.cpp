#include "texreader.h"

#include "texmath.h"

#include <array>

namespace lectern::tex
{

namespace
{

// ASCII characters that are not simply copied. 'h' may begin a URL.
constexpr std::array<bool, 128> kSpecial = [] {
    std::array<bool, 128> table{};
    for (int c = 0; c <= 0x20; ++c)
        table[std::size_t(c)] = true;
    for (const unsigned char c : {'\\', '$', '{', '}', '~', '-', '`', '\'', '^', '_', 'h', '\x7f'})
        table[c] = true;
    return table;
}();

} // namespace

TextReader::TextReader(QStringView source, TexReach reach)
    : m_source(source), m_reach(reach), m_formulas(findFormulas(source)),
      m_groups(findGroups(source, m_formulas))
{
    m_out.source = source.toString();
    m_out.text.reserve(source.size());
}

TexText TextReader::run()
{
    while (m_at < m_source.size()) {
        copyPlain();
        if (m_at < m_source.size())
            special();
    }
    trimEnd();
    closeRun(m_source.size());
    return std::move(m_out);
}

void TextReader::copyPlain()
{
    qsizetype end = m_at;
    while (end < m_source.size()) {
        const char16_t c = m_source[end].unicode();
        if (c < 0x80 ? kSpecial[c] : needsVisible(c))
            break;
        ++end;
    }
    if (end > m_at) {
        m_out.text += m_source.mid(m_at, end - m_at);
        m_at = end;
    }
}

void TextReader::closeRun(qsizetype sourceEnd)
{
    if (m_out.text.size() > m_runAt)
        m_out.runs.append({m_runAt, m_out.text.size() - m_runAt, m_runSource, sourceEnd - m_runSource,
                           m_runFormat, m_runLink, -1});
    m_runAt = m_out.text.size();
    m_runSource = sourceEnd;
    m_runFormat = m_format;
    m_runLink = m_link;
}

void TextReader::setFormat(quint16 format, int link)
{
    if (format == m_format && link == m_link)
        return;
    m_format = format;
    m_link = link;
    closeRun(m_at);
}

void TextReader::space()
{
    int lines = 0;
    for (; m_at < m_source.size() && isSpace(m_source[m_at]); ++m_at)
        lines += m_source[m_at] == u'\n';
    const QChar last = lastShown();
    if (lines >= 2 && !m_out.text.isEmpty()) {
        newParagraph();
    } else if (last != u' ' && last != u'\n' && last != QChar::LineSeparator) {
        m_out.text += u' ';
    }
}

void TextReader::newParagraph()
{
    if (lastShown() == u' ' && !m_out.text.isEmpty() && m_out.text.size() > m_runAt)
        m_out.text.back() = u'\n';
    else if (lastShown() != u'\n' && !m_out.text.isEmpty())
        m_out.text += u'\n';
}

void TextReader::trimEnd()
{
    while (m_out.text.size() > m_runAt && (lastShown() == u' ' || lastShown() == u'\n'))
        m_out.text.chop(1);
}

void TextReader::special()
{
    const QChar c = m_source[m_at];
    while (m_nextFormula < m_formulas.size() && m_formulas[m_nextFormula].begin < m_at)
        ++m_nextFormula;
    if (m_nextFormula < m_formulas.size() && m_formulas[m_nextFormula].begin == m_at) {
        formula(m_formulas[m_nextFormula]);
        return;
    }
    switch (c.unicode()) {
    case u' ':
    case u'\t':
    case u'\n':
    case u'\r':
        return space();
    case u'\\':
        return command();
    case u'{':
        return open();
    case u'}':
        return close();
    case u'~':
        return tilde();
    case u'-':
        return hyphens();
    case u'`':
    case u'\'':
        return quotes();
    case u'^':
    case u'_':
        return script();
    case u'h':
        if (!address())
            literal();
        return;
    default:
        literal();
    }
}

void TextReader::literal()
{
    const char32_t c = readCharacter(m_source, m_at);
    if (c == 0x2028 || c == 0x2029)
        newParagraph();
    else
        appendVisible(m_out.text, c);
}

void TextReader::literal(qsizetype length)
{
    for (const qsizetype end = m_at + length; m_at < end;)
        literal();
}

void TextReader::show(QStringView text, qsizetype length)
{
    m_out.text += text;
    m_at += length;
}

void TextReader::formula(const FormulaSpan &span)
{
    formula(span.begin, span.end, m_source.mid(span.innerBegin, span.innerEnd - span.innerBegin),
            span.display);
}

void TextReader::formula(qsizetype begin, qsizetype end, QStringView inner, bool display)
{
    closeRun(begin);
    const int index = int(m_out.formulas.size());
    TexFormula formula;
    formula.tex = inner.toString();
    formula.at = m_out.text.size();
    formula.sourceAt = begin;
    formula.sourceLength = end - begin;
    formula.display = display;
    const auto addRun = [&](quint16 format) {
        m_out.runs.append({m_runAt, m_out.text.size() - m_runAt, begin, end - begin,
                           quint16(m_format | format), m_link, index});
        m_runAt = m_out.text.size();
    };
    const MathLine line = setMath(inner, m_reach);
    formula.outcome = line.outcome;
    // A space gets the format of its upright neighbour, so that no run begins or ends with an italic space.
    quint16 current = 0;
    const auto write = [&](QStringView piece, quint16 format) {
        if (format != current && m_out.text.size() > m_runAt)
            addRun(current);
        current = format;
        m_out.text += piece;
    };
    for (const MathPiece &piece : line.pieces) {
        if (!piece.space.isNull())
            write(QStringView(&piece.space, 1),
                  current & TexItalic ? quint16(piece.format & ~TexItalic) : current);
        write(piece.text, piece.format);
    }
    if (m_out.text.size() > m_runAt)
        addRun(current);
    if (line.outcome == TexFormula::Outcome::Declined) {
        for (qsizetype at = begin; at < end;)
            appendVisible(m_out.text, readCharacter(m_source, at));
        addRun(0);
    }
    formula.length = m_out.text.size() - formula.at;
    m_out.formulas.append(formula);
    m_at = end;
    m_runSource = end;
    m_runFormat = m_format;
    m_runLink = m_link;
}

} // namespace lectern::tex
