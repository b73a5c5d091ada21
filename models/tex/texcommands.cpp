// Commands, groups and accents in running text.
#include "texcharacters.h"
#include "texreader.h"
#include "texsymbols.h"

#include <QVarLengthArray>

#include <algorithm>

namespace lectern::tex
{

using namespace Qt::StringLiterals;

namespace
{

struct StyleCommand {
    QStringView name;
    quint16 format;
};
constexpr StyleCommand kStyleCommands[] = {
    {u"emph", TexItalic},
    {u"mkbibemph", TexItalic},
    {u"mkbibitalic", TexItalic},
    {u"mkbibbold", TexBold},
    {u"textit", TexItalic},
    {u"textsl", TexItalic},
    {u"textbf", TexBold},
    {u"texttt", TexMonospace},
    {u"textsc", TexSmallCaps},
    {u"underline", TexUnderline},
    {u"uline", TexUnderline},
    {u"textsuperscript", TexSuper},
    {u"textsubscript", TexSub},
    {u"textrm", 0},
    {u"textsf", 0},
    {u"textup", 0},
    {u"textmd", 0},
    {u"textnormal", 0},
    {u"text", 0},
    {u"mbox", 0},
    {u"hbox", 0},
    {u"textquote", 0},
};
// Commands that are in effect until the end of their group.
constexpr StyleCommand kDeclarations[] = {
    {u"em", TexItalic},
    {u"it", TexItalic},
    {u"sl", TexItalic},
    {u"itshape", TexItalic},
    {u"slshape", TexItalic},
    {u"bf", TexBold},
    {u"bfseries", TexBold},
    {u"tt", TexMonospace},
    {u"ttfamily", TexMonospace},
    {u"sc", TexSmallCaps},
    {u"scshape", TexSmallCaps},
    {u"rm", 0},
    {u"sf", 0},
    {u"sffamily", 0},
    {u"rmfamily", 0},
    {u"upshape", 0},
    {u"normalfont", 0},
    {u"tiny", 0},
    {u"scriptsize", 0},
    {u"footnotesize", 0},
    {u"small", 0},
    {u"normalsize", 0},
    {u"large", 0},
    {u"Large", 0},
};
template <std::size_t Size>
const StyleCommand *findStyle(const StyleCommand (&table)[Size], QStringView name)
{
    for (const StyleCommand &each : table)
        if (each.name == name)
            return &each;
    return nullptr;
}

// Returns the letter or symbol of a command outside formulas; empty if there is none.
QString textSign(QStringView name)
{
    if (const char16_t single = letter(name))
        return QString(QChar(single));
    const Symbol *sign = symbol(name);
    return sign && sign->inText ? sign->text : QString();
}

} // namespace

const BraceGroup *TextReader::groupAt(qsizetype at)
{
    while (m_nextGroup < m_groups.size() && m_groups[m_nextGroup].open < at)
        ++m_nextGroup;
    return m_nextGroup < m_groups.size() && m_groups[m_nextGroup].open == at ? &m_groups[m_nextGroup]
                                                                             : nullptr;
}

const BraceGroup *TextReader::peekGroup(qsizetype at) const
{
    const auto found =
        std::lower_bound(m_groups.begin(), m_groups.end(), at,
                         [](const BraceGroup &group, qsizetype place) { return group.open < place; });
    return found != m_groups.end() && found->open == at ? &*found : nullptr;
}

void TextReader::enter(const BraceGroup &group, quint16 format, int link, const QString &closing)
{
    m_frames.push_back({group.close, m_format, m_link, closing, false});
    m_at = group.open + 1;
    setFormat(format, link);
}

void TextReader::open()
{
    const BraceGroup *group = groupAt(m_at);
    if (!group)
        return literal();
    quint16 format = m_format;
    qsizetype at = m_at + 1;
    bool markup = group->word && m_at != m_argumentAt;
    while (charAt(at) == u'\\') { // {\em …}, {\bf\it …}
        qsizetype end = at + 1;
        while (isAsciiLetter(charAt(end)))
            ++end;
        const QStringView name = m_source.mid(at + 1, end - at - 1);
        if (const StyleCommand *style = findStyle(kDeclarations, name)) {
            format |= style->format;
        } else if (name == u"color" && charAt(end) == u'{' && peekGroup(end)) {
            end = peekGroup(end)->close + 1;
        } else {
            // The braces of {\"o} and {\ss} only group the command.
            markup |= end == at + 1
                ? textAccent(m_source.mid(at + 1, 1)) != 0
                : !textSign(name).isEmpty() || (textAccent(name) != 0 && end < group->close);
            break;
        }
        markup = true;
        at = end;
        while (isSpace(charAt(at)))
            ++at;
    }
    if (at >= group->close && at > m_at + 1) {
        literal(); // the group contains only a declaration: show it unchanged
        return;
    }
    const BraceGroup taken = *group;
    if (!markup) {
        m_out.text += u'{';
        m_frames.push_back({taken.close, m_format, m_link, u"}"_s, m_at == m_argumentAt});
        ++m_at;
        return;
    }
    enter(taken, format, m_link);
    m_at = at;
}

void TextReader::close()
{
    if (m_frames.empty() || m_frames.back().close != m_at) {
        literal();
        return;
    }
    const Frame frame = m_frames.back();
    m_frames.pop_back();
    m_out.text += frame.closing;
    ++m_at;
    if (frame.argument)
        m_argumentAt = m_at;
    setFormat(frame.format, frame.link);
}

void TextReader::command()
{
    const QChar next = charAt(m_at + 1);
    if (next.isNull() && m_at + 1 >= m_source.size())
        return literal();
    if (!isAsciiLetter(next))
        return symbolCommand(next);
    qsizetype end = m_at + 1;
    while (isAsciiLetter(charAt(end)))
        ++end;
    const QStringView name = m_source.mid(m_at + 1, end - m_at - 1);
    qsizetype argument = end;
    while (charAt(argument) == u' ')
        ++argument;
    const BraceGroup *group = charAt(argument) == u'{' ? peekGroup(argument) : nullptr;

    if (const StyleCommand *style = group ? findStyle(kStyleCommands, name) : nullptr) {
        const BraceGroup taken = *group;
        enter(taken, quint16(m_format | style->format), m_link);
    } else if (group && (name == u"enquote" || name == u"mkbibquote")) {
        m_out.text += u'“';
        enter(*group, m_format, m_link, u"”"_s);
    } else if (group && (name == u"url" || name == u"nolinkurl" || name == u"path")) {
        address(*group);
    } else if (group && name == u"href" && charAt(group->close + 1) == u'{' && peekGroup(group->close + 1)) {
        hyperlink(*group, *peekGroup(group->close + 1));
    } else if (group && name == u"textcolor" && charAt(group->close + 1) == u'{'
               && peekGroup(group->close + 1)) {
        enter(*peekGroup(group->close + 1), m_format, m_link);
    } else if (group && name == u"ensuremath") {
        formula(m_at, group->close + 1, m_source.mid(group->open + 1, group->close - group->open - 1), false);
    } else if (accented(name, end)) {
    } else if (const QString shown = textSign(name); !shown.isEmpty()) {
        // After a letter the space ends the command; after a symbol it is part of the text.
        const bool isLetter = shown.size() == 1 && shown[0].isLetter() && shown != u"µ";
        show(shown, commandEnd(end, isLetter) - m_at);
    } else if (name == u"xspace" || name == u"noindent" || name == u"protect" || name == u"allowbreak"
               || name == u"leavevmode" || name == u"sloppy") {
        m_at = commandEnd(end, name != u"xspace");
    } else if (name == u"newline" || name == u"linebreak") {
        m_at = commandEnd(end, false);
        lineBreak();
    } else if (name == u"par") {
        m_at = commandEnd(end, false);
        newParagraph();
    } else if (name == u"quad" || name == u"qquad" || name == u"space" || name == u"enspace"
               || name == u"thinspace" || name == u"nobreakspace") {
        show(name == u"space"           ? u" "
                 : name == u"thinspace" ? u"\u202f"
                                        : u"\u00a0",
             commandEnd(end, false) - m_at);
    } else if (const Symbol *sign = name.size() > 1 ? symbol(name) : nullptr;
               sign && charAt(end) != u'{' && charAt(end) != u'_' && charAt(end) != u'^') {
        // A symbol of a formula that lacks its dollar signs. Commands with scripts or arguments are
        // unchanged.
        show(sign->text, end - m_at);
    } else {
        literal(end - m_at);
        m_argumentAt = m_at;
    }
}

qsizetype TextReader::commandEnd(qsizetype end, bool takesSpace) const
{
    if (charAt(end) == u'{' && charAt(end + 1) == u'}')
        return end + 2;
    return takesSpace && charAt(end) == u' ' && charAt(end + 1) != u' ' ? end + 1 : end;
}

void TextReader::lineBreak()
{
    if (lastShown() == u' ' && m_out.text.size() > m_runAt)
        m_out.text.chop(1);
    m_out.text += QChar::LineSeparator;
}

void TextReader::symbolCommand(QChar next)
{
    if (QStringView(u"%&#_${}").contains(next))
        return show(m_source.mid(m_at + 1, 1), 2);
    if (accented(m_source.mid(m_at + 1, 1), m_at + 2))
        return;
    switch (next.unicode()) {
    case u' ':
    case u'\n':
        ++m_at;
        if (lastShown() == u' ')
            ++m_at;
        return;
    case u',':
    case u':':
    case u';':
        // Only in TeX is "\," a space; "\:" at the end of a word is usually a typo.
        return isSpace(charAt(m_at + 2)) ? literal(2) : show(u"\u202f", 2);
    case u'-':
        return show(u"\u00ad", 2);
    case u'/':
    case u'@':
        return isAsciiLetter(charAt(m_at + 2)) || isSpace(charAt(m_at + 2)) || next == u'@' ? show({}, 2)
                                                                                            : literal(2);
    case u'\\':
        m_at += 2;
        return lineBreak();
    default:
        return literal(1);
    }
}

bool TextReader::accented(QStringView name, qsizetype end)
{
    const QChar first = charAt(end);
    if (!first.isLetter() && first != u'{' && first != u'\\' && first != u' ')
        return false;
    QVarLengthArray<QChar, 4> marks; // combining marks, the innermost last
    qsizetype at = end;
    QVarLengthArray<qsizetype, 4> closing; // positions of the braces that must follow
    QStringView letterCommand;
    QString letter;
    for (int depth = 0; depth < 4; ++depth) {
        const char16_t mark = textAccent(name);
        if (mark == 0)
            return false;
        marks.append(QChar(mark));
        const bool word = isAsciiLetter(name[0]);
        const qsizetype begin = at;
        while (charAt(at) == u' ' && at < begin + 2)
            ++at;
        if (charAt(at) == u'{') {
            const BraceGroup *group = peekGroup(at);
            if (!group)
                return false;
            closing.append(group->close);
            ++at;
        } else if (name == u"t" || (word ? at == begin && charAt(at) != u'\\' : at != begin)) {
            return false; // "\vfoo" is another command; "\' a" is not an accent; a tie requires two letters
        }
        if (charAt(at) != u'\\') {
            letter = m_source.mid(at, 1).toString();
            ++at;
            if (name == u"t" && !closing.isEmpty() && charAt(at).isLetter())
                letter += charAt(at++);
            break;
        }
        qsizetype nameEnd = at + 2;
        if (isAsciiLetter(charAt(at + 1)))
            while (isAsciiLetter(charAt(nameEnd)))
                ++nameEnd;
        letterCommand = m_source.mid(at + 1, nameEnd - at - 1);
        at = nameEnd;
        if (textAccent(letterCommand) == 0) {
            // A dotless letter with an accent is written as the ordinary letter, because the accent replaces
            // the dot.
            letter = textSign(letterCommand);
            if (letter == u"ı")
                letter = u"i"_s;
            else if (letter == u"ȷ")
                letter = u"j"_s;
            break;
        }
        name = letterCommand;
    }
    while (!closing.isEmpty()) {
        while (charAt(at) == u' ')
            ++at;
        if (closing.back() != at)
            return false;
        closing.pop_back();
        ++at;
    }
    if (letter.isEmpty() || !letter[0].isLetter())
        return false;
    for (const QChar mark : marks) // in reverse, so that the innermost mark is next to the letter
        letter.insert(1, mark);
    m_out.text += letter.normalized(QString::NormalizationForm_C);
    m_at = at;
    return true;
}

} // namespace lectern::tex
