#include "tex.h"

#include "texmath.h"
#include "texspans.h"
#include "texsymbols.h"

#include <QVarLengthArray>

#include <algorithm>
#include <array>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}
bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}
bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
}

// Characters below 0x80 that are not simply copied. 'h' may begin an address.
constexpr std::array<bool, 128> kSpecial = [] {
    std::array<bool, 128> table{};
    for (int c = 0; c <= 0x20; ++c)
        table[std::size_t(c)] = true;
    for (const char c : {'\\', '$', '{', '}', '~', '-', '`', '\'', '^', '_', 'h', '\x7f'})
        table[std::size_t(c)] = true;
    return table;
}();

struct StyleCommand {
    QStringView name;
    quint16 format;
};
constexpr StyleCommand kStyleCommands[] = {
    {u"emph", TexItalic},
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
// Hold up to the end of their group.
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

// Reads the source from left to right and writes text and runs. Groups are known beforehand, so that one look
// tells whether a brace is balanced; open ones are kept on a stack of our own, and nothing recurses.
class Reader
{
public:
    Reader(QStringView source, TexReach reach)
        : m_source(source), m_reach(reach), m_formulas(tex::findFormulas(source)),
          m_groups(tex::findGroups(source, m_formulas))
    {
        m_out.source = source.toString();
        m_out.text.reserve(source.size());
    }

    TexText run()
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

private:
    struct Frame {
        qsizetype close; // position of its closing brace
        quint16 format; // to go back to
        int link;
        QString closing; // shown at its end
        bool argument = false; // of an unknown command: its braces stay, and those of the next argument
    };

    QChar charAt(qsizetype at) const { return at >= 0 && at < m_source.size() ? m_source[at] : QChar(); }
    QChar lastShown() const { return m_out.text.isEmpty() ? QChar(u' ') : m_out.text.back(); }

    void copyPlain()
    {
        qsizetype end = m_at;
        while (end < m_source.size()) {
            const char16_t c = m_source[end].unicode();
            if (c < 0x80 ? kSpecial[c] : tex::needsVisible(c))
                break;
            ++end;
        }
        if (end > m_at) {
            m_out.text += m_source.mid(m_at, end - m_at);
            m_at = end;
        }
    }

    // The text written since the last call becomes a run; what follows has the present format.
    void closeRun(qsizetype sourceEnd)
    {
        if (m_out.text.size() > m_runAt)
            m_out.runs.append({m_runAt, m_out.text.size() - m_runAt, m_runSource, sourceEnd - m_runSource,
                               m_runFormat, m_runLink, -1});
        m_runAt = m_out.text.size();
        m_runSource = sourceEnd;
        m_runFormat = m_format;
        m_runLink = m_link;
    }
    void setFormat(quint16 format, int link)
    {
        if (format == m_format && link == m_link)
            return;
        m_format = format;
        m_link = link;
        closeRun(m_at);
    }

    // Spaces of the source collapse to one, blank lines separate paragraphs.
    void space()
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
    void newParagraph()
    {
        if (lastShown() == u' ' && !m_out.text.isEmpty() && m_out.text.size() > m_runAt)
            m_out.text.back() = u'\n';
        else if (lastShown() != u'\n' && !m_out.text.isEmpty())
            m_out.text += u'\n';
    }
    void trimEnd()
    {
        while (m_out.text.size() > m_runAt && (lastShown() == u' ' || lastShown() == u'\n'))
            m_out.text.chop(1);
    }

    void special()
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

    void literal()
    {
        const char32_t c = tex::takeCharacter(m_source, m_at);
        if (c == 0x2028 || c == 0x2029)
            newParagraph();
        else
            tex::appendVisible(m_out.text, c);
    }
    void literal(qsizetype length)
    {
        for (const qsizetype end = m_at + length; m_at < end;)
            literal();
    }
    // Shows something in place of length characters of the source.
    void show(QStringView text, qsizetype length)
    {
        m_out.text += text;
        m_at += length;
    }

    void formula(const tex::FormulaSpan &span)
    {
        formula(span.begin, span.end, m_source.mid(span.innerBegin, span.innerEnd - span.innerBegin),
                span.display);
    }
    void formula(qsizetype begin, qsizetype end, QStringView inner, bool display)
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
        const tex::MathLine line = tex::setMath(inner, m_reach);
        formula.outcome = line.outcome;
        // A space goes to the upright one of its neighbours, so that no run begins or ends with an italic
        // space.
        quint16 current = 0;
        const auto write = [&](QStringView piece, quint16 format) {
            if (format != current && m_out.text.size() > m_runAt)
                addRun(current);
            current = format;
            m_out.text += piece;
        };
        for (const tex::MathPiece &piece : line.pieces) {
            if (!piece.space.isNull())
                write(QStringView(&piece.space, 1),
                      current & TexItalic ? quint16(piece.format & ~TexItalic) : current);
            write(piece.text, piece.format);
        }
        if (m_out.text.size() > m_runAt)
            addRun(current);
        if (line.outcome == TexFormula::Outcome::Declined) {
            for (qsizetype at = begin; at < end;)
                tex::appendVisible(m_out.text, tex::takeCharacter(m_source, at));
            addRun(0);
        }
        formula.length = m_out.text.size() - formula.at;
        m_out.formulas.append(formula);
        m_at = end;
        m_runSource = end;
        m_runFormat = m_format;
        m_runLink = m_link;
    }

    // ---- groups

    const tex::BraceGroup *groupAt(qsizetype at)
    {
        while (m_nextGroup < m_groups.size() && m_groups[m_nextGroup].open < at)
            ++m_nextGroup;
        return m_nextGroup < m_groups.size() && m_groups[m_nextGroup].open == at ? &m_groups[m_nextGroup]
                                                                                 : nullptr;
    }
    // The same without moving on, for a look ahead over a few characters.
    const tex::BraceGroup *groupAhead(qsizetype at) const
    {
        const auto found = std::lower_bound(
            m_groups.begin(), m_groups.end(), at,
            [](const tex::BraceGroup &group, qsizetype place) { return group.open < place; });
        return found != m_groups.end() && found->open == at ? &*found : nullptr;
    }
    // Enters the group whose brace stands at open; everything up to it has been dealt with.
    void enter(const tex::BraceGroup &group, quint16 format, int link, const QString &closing = {})
    {
        m_frames.push_back({group.close, m_format, m_link, closing, false});
        m_at = group.open + 1;
        setFormat(format, link);
    }

    void open()
    {
        const tex::BraceGroup *group = groupAt(m_at);
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
            } else if (name == u"color" && charAt(end) == u'{' && groupAhead(end)) {
                end = groupAhead(end)->close + 1;
            } else {
                // {\"o} and {\ss}: the braces only keep the command together
                markup |= end == at + 1
                    ? tex::textAccent(m_source.mid(at + 1, 1)) != 0
                    : !tex::textLetter(name).isEmpty() || (tex::textAccent(name) != 0 && end < group->close);
                break;
            }
            markup = true;
            at = end;
            while (isSpace(charAt(at)))
                ++at;
        }
        if (at >= group->close && at > m_at + 1) {
            literal(); // nothing in it but a declaration: show it as it stands
            return;
        }
        const tex::BraceGroup taken = *group;
        if (!markup) {
            m_out.text += u'{';
            m_frames.push_back({taken.close, m_format, m_link, u"}"_s, m_at == m_argumentAt});
            ++m_at;
            return;
        }
        enter(taken, format, m_link);
        m_at = at;
    }

    void close()
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

    // ---- commands

    void command()
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
        const tex::BraceGroup *group = charAt(argument) == u'{' ? groupAhead(argument) : nullptr;

        if (const StyleCommand *style = group ? findStyle(kStyleCommands, name) : nullptr) {
            const tex::BraceGroup taken = *group;
            enter(taken, quint16(m_format | style->format), m_link);
        } else if (group && name == u"enquote") {
            m_out.text += u'“';
            enter(*group, m_format, m_link, u"”"_s);
        } else if (group && (name == u"url" || name == u"nolinkurl" || name == u"path")) {
            address(*group);
        } else if (group && name == u"href" && charAt(group->close + 1) == u'{'
                   && groupAhead(group->close + 1)) {
            hyperlink(*group, *groupAhead(group->close + 1));
        } else if (group && name == u"textcolor" && charAt(group->close + 1) == u'{'
                   && groupAhead(group->close + 1)) {
            enter(*groupAhead(group->close + 1), m_format, m_link);
        } else if (group && name == u"ensuremath") {
            formula(m_at, group->close + 1, m_source.mid(group->open + 1, group->close - group->open - 1),
                    false);
        } else if (accented(name, end)) {
            // shown
        } else if (const QStringView letter = tex::textLetter(name); !letter.isEmpty()) {
            const bool signs = letter.size() > 1 || !letter[0].isLetter() || letter == u"µ";
            show(letter, commandEnd(end, !signs) - m_at);
        } else if (name == u"xspace" || name == u"noindent" || name == u"protect" || name == u"allowbreak"
                   || name == u"leavevmode" || name == u"sloppy") {
            m_at = commandEnd(end, name != u"xspace");
        } else if (name == u"newline" || name == u"linebreak") {
            m_at = end;
            lineBreak();
        } else if (name == u"par") {
            m_at = end;
            newParagraph();
        } else if (name == u"quad" || name == u"qquad" || name == u"space" || name == u"enspace"
                   || name == u"thinspace" || name == u"nobreakspace") {
            show(name == u"space"           ? u" "
                     : name == u"thinspace" ? u"\u202f"
                                            : u"\u00a0",
                 commandEnd(end, false) - m_at);
        } else if (const tex::Symbol *symbol = name.size() > 1 ? tex::symbol(name) : nullptr;
                   symbol && charAt(end) != u'{' && charAt(end) != u'_' && charAt(end) != u'^') {
            // Math whose dollars got lost on the way; anything with scripts or arguments stays as it is.
            show(symbol->text, end - m_at);
        } else {
            literal(end - m_at);
            m_argumentAt = m_at;
        }
    }

    // Where the text goes on behind a command: an empty group ends it, and TeX takes the space behind a
    // letter.
    qsizetype commandEnd(qsizetype end, bool takesSpace) const
    {
        if (charAt(end) == u'{' && charAt(end + 1) == u'}')
            return end + 2;
        return takesSpace && charAt(end) == u' ' && charAt(end + 1) != u' ' ? end + 1 : end;
    }

    void lineBreak()
    {
        if (lastShown() == u' ' && m_out.text.size() > m_runAt)
            m_out.text.chop(1);
        m_out.text += QChar::LineSeparator;
    }

    void symbolCommand(QChar next)
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
            // "\," is a space in TeX only; "\:" at the end of a word is more often a slip than a space
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

    // \"o, \"{o}, \v{c}, \c c, \'\i, \'{\^e}: shows the letter with its accents if that is what stands here.
    // end: behind the command's name.
    bool accented(QStringView name, qsizetype end)
    {
        const QChar first = charAt(end);
        if (!first.isLetter() && first != u'{' && first != u'\\' && first != u' ')
            return false;
        QVarLengthArray<QChar, 4> marks; // innermost last
        qsizetype at = end;
        QVarLengthArray<qsizetype, 4> closing; // braces that must follow
        QStringView letterCommand;
        QString letter;
        for (int depth = 0; depth < 4; ++depth) {
            const char16_t mark = tex::textAccent(name);
            if (mark == 0)
                return false;
            marks.append(QChar(mark));
            const bool word = isAsciiLetter(name[0]);
            const qsizetype begin = at;
            while (charAt(at) == u' ' && at < begin + 2)
                ++at;
            if (charAt(at) == u'{') {
                const tex::BraceGroup *group = groupAhead(at);
                if (!group)
                    return false;
                closing.append(group->close);
                ++at;
            } else if (name == u"t" || (word ? at == begin && charAt(at) != u'\\' : at != begin)) {
                return false; // "\vfoo" is another command; "\' a" is no accent; a tie needs two letters
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
            if (tex::textAccent(letterCommand) == 0) {
                // A dotless letter gets its dot's place taken by the accent.
                letter = letterCommand == u"i" || letterCommand == u"j"
                    ? letterCommand.toString()
                    : tex::textLetter(letterCommand).toString();
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
        for (const QChar mark : marks) // ends with the innermost next to the letter
            letter.insert(1, mark);
        m_out.text += letter.normalized(QString::NormalizationForm_C);
        m_at = at;
        return true;
    }

    // ---- links

    int linkIndex(QStringView address)
    {
        const QString target = texLinkTarget(address);
        if (target.isEmpty())
            return -1;
        m_out.links.append(target);
        return int(m_out.links.size()) - 1;
    }

    // \url{…}: the address as it stands.
    void address(const tex::BraceGroup &group)
    {
        const QStringView raw = m_source.mid(group.open + 1, group.close - group.open - 1);
        QString shown;
        for (qsizetype at = 0; at < raw.size();) {
            if (raw[at] == u'\\' && at + 1 < raw.size() && QStringView(u"%&#_~{}").contains(raw[at + 1]))
                ++at;
            tex::appendVisible(shown, tex::takeCharacter(raw, at));
        }
        const int link = linkIndex(shown.trimmed());
        const quint16 format = m_format;
        const int before = m_link;
        setFormat(m_format, link >= 0 ? link : before);
        m_out.text += shown;
        m_at = group.close + 1;
        setFormat(format, before);
    }

    // \href{address}{text}. With an address no link may have, both stay visible.
    void hyperlink(const tex::BraceGroup &target, const tex::BraceGroup &text)
    {
        QString unescaped = m_source.mid(target.open + 1, target.close - target.open - 1).toString();
        for (const QStringView escaped : {u"\\%", u"\\&", u"\\#", u"\\_", u"\\~"})
            unescaped.replace(escaped.toString(), escaped.mid(1).toString());
        const int link = linkIndex(unescaped);
        if (link < 0) {
            literal(5); // "\href", and both groups as they stand
            m_argumentAt = m_at;
            return;
        }
        enter(text, m_format, link);
    }

    // An address in running text.
    bool address()
    {
        const QStringView rest = m_source.mid(m_at);
        const bool secure = rest.startsWith(u"https://"), plain = rest.startsWith(u"http://");
        if ((!secure && !plain) || (m_at > 0 && charAt(m_at - 1).isLetterOrNumber()) || m_link >= 0)
            return false;
        qsizetype end = m_at;
        int round = 0;
        for (; end < m_source.size(); ++end) {
            const QChar c = m_source[end];
            if (isSpace(c) || tex::needsVisible(c.unicode()) || QStringView(u"<>\"{}|\\^`$“”").contains(c))
                break;
            round += c == u'(' ? 1 : c == u')' ? -1 : 0;
            if (round < 0)
                break;
        }
        while (end > m_at && QStringView(u".,;:!?'’").contains(m_source[end - 1]))
            --end;
        if (end <= m_at + (secure ? 8 : 7))
            return false;
        const int link = linkIndex(m_source.mid(m_at, end - m_at));
        if (link < 0)
            return false;
        setFormat(m_format, link);
        m_out.text += m_source.mid(m_at, end - m_at);
        m_at = end;
        setFormat(m_format, -1);
        return true;
    }

    // ---- characters with a meaning

    // "Fig.~3" is a tie, but "1.19x~2.45x" is a range and "~5" an estimate: there the sign must stay.
    void tilde()
    {
        const QChar before = charAt(m_at - 1), after = charAt(m_at + 1);
        const bool tight = m_at > 0 && !isSpace(before) && !before.isNull() && !isSpace(after)
            && !after.isNull() && before != u'(' && before != u'/' && before != u'[' && after != u'~'
            && before != u'~' && before != u'<';
        const bool numberAfter = isDigit(after) || (after == u'$' && isDigit(charAt(m_at + 2)))
            || (after == u'.' && isDigit(charAt(m_at + 2)));
        bool numberBefore = before == u'$' || before == u')' || before == u'%';
        for (qsizetype i = m_at - 1; i >= 0 && i >= m_at - 8 && !isSpace(m_source[i]) && m_source[i] != u'~';
             --i)
            numberBefore |= isDigit(m_source[i]);
        if (!tight || (numberAfter && numberBefore))
            return literal();
        show(u"\u00a0", 1);
    }

    // "--" and "---" are dashes, but neither in longer rules nor in front of an option ("--help").
    void hyphens()
    {
        qsizetype end = m_at;
        while (charAt(end) == u'-')
            ++end;
        const qsizetype length = end - m_at;
        const bool option =
            length == 2 && (m_at == 0 || isSpace(charAt(m_at - 1))) && isAsciiLetter(charAt(end));
        if (length == 2 && !option)
            show(u"–", 2);
        else if (length == 3)
            show(u"—", 3);
        else
            literal(length);
    }

    // ``…'' and `…'; an apostrophe alone stays what it is.
    void quotes()
    {
        const QChar c = m_source[m_at];
        const bool two = charAt(m_at + 1) == c;
        if (c == u'`' && two && charAt(m_at + 2) != u'`') {
            ++m_openQuotes;
            return show(u"“", 2);
        }
        if (c == u'\'' && two && m_openQuotes > 0) {
            --m_openQuotes;
            return show(u"”", 2);
        }
        if (c == u'\'' && m_at == m_closingQuote)
            return show(u"’", 1);
        if (c == u'`' && !two && m_at >= m_closingQuote && charAt(m_at - 1) != u'`'
            && !charAt(m_at + 1).isSpace()) {
            // `word': the closing quote must come soon, before a backtick, and end a word.
            for (qsizetype i = m_at + 1; i < m_source.size() && i < m_at + 80 && m_source[i] != u'`'; ++i)
                if (m_source[i] == u'\'' && !charAt(i + 1).isLetterOrNumber()) {
                    m_closingQuote = i;
                    return show(u"‘", 1);
                }
        }
        literal();
    }

    // "10^{-3}", "CO_{2}" outside of dollars: braces behind ^ or _ leave no doubt.
    void script()
    {
        const bool super = m_source[m_at] == u'^';
        const tex::BraceGroup *group = groupAhead(m_at + 1);
        const QChar before = charAt(m_at - 1);
        const bool command = m_at == m_argumentAt; // belongs to an unknown command, and stays with it
        if (group && !command && (before.isLetterOrNumber() || before == u')')
            && group->close - group->open <= 24 && group->close > group->open + 1
            && !(m_format & (TexSub | TexSuper))) {
            const QStringView inner = m_source.mid(group->open + 1, group->close - group->open - 1);
            const bool simple = std::all_of(inner.begin(), inner.end(), [](QChar c) {
                return c.isLetterOrNumber() || QStringView(u"+-,.()*/=").contains(c);
            });
            if (simple) {
                const quint16 format = m_format;
                setFormat(quint16(m_format | (super ? TexSuper : TexSub)), m_link);
                m_out.text += inner.toString().replace(u'-', QChar(0x2212));
                m_at = group->close + 1;
                setFormat(format, m_link);
                return;
            }
        }
        literal();
        if (command)
            m_argumentAt = m_at;
    }

    const QStringView m_source;
    const TexReach m_reach;
    const std::vector<tex::FormulaSpan> m_formulas;
    const std::vector<tex::BraceGroup> m_groups;
    TexText m_out;
    qsizetype m_at = 0;
    std::size_t m_nextFormula = 0, m_nextGroup = 0;
    std::vector<Frame> m_frames;
    quint16 m_format = 0, m_runFormat = 0;
    int m_link = -1, m_runLink = -1;
    qsizetype m_runAt = 0, m_runSource = 0;
    qsizetype m_argumentAt = -1; // where a group would be the argument of an unknown command
    int m_openQuotes = 0;
    qsizetype m_closingQuote = -1;
};

} // namespace

TexText texToText(QStringView source, TexReach reach)
{
    return Reader(source, reach).run();
}

QString texLinkTarget(QStringView address)
{
    const QStringView trimmed = address.trimmed();
    if (trimmed.isEmpty() || trimmed.size() > 2000)
        return {};
    for (const QChar c : trimmed)
        if (isSpace(c) || c.unicode() < 0x20 || tex::needsVisible(c.unicode()) || c == u'"' || c == u'<'
            || c == u'>' || c == u'\\')
            return {};
    for (const QStringView scheme : {u"http://", u"https://", u"mailto:"})
        if (trimmed.startsWith(scheme, Qt::CaseInsensitive))
            return trimmed.size() > scheme.size() ? trimmed.toString() : QString();
    // A bare host name: letters, digits, dots and hyphens up to the first slash, with a dot inside.
    const qsizetype slash = trimmed.indexOf(u'/');
    const QStringView host = trimmed.left(slash < 0 ? trimmed.size() : slash);
    const qsizetype dot = host.lastIndexOf(u'.');
    const bool name = std::all_of(host.begin(), host.end(), [](QChar c) {
        return isAsciiLetter(c) || isDigit(c) || c == u'.' || c == u'-';
    });
    if (!name || dot <= 0 || host.size() - dot < 3 || !isAsciiLetter(host.back()))
        return {};
    return u"https://" + trimmed.toString();
}

} // namespace lectern
