// Commands in formulas: symbols, alphabets, text, delimiters.
#include "texcharacters.h"
#include "texmathsetter.h"

#include <algorithm>

namespace lectern::tex
{

using namespace Qt::StringLiterals;

QStringView MathSetter::rawGroup()
{
    skipSpace();
    if (peek() != u'{')
        return {};
    const qsizetype begin = ++m_at;
    for (int depth = 1; !atEnd(); ++m_at) {
        if (peek() == u'\\')
            ++m_at;
        else if (peek() == u'{')
            ++depth;
        else if (peek() == u'}' && --depth == 0)
            return m_tex.mid(begin, m_at++ - begin);
    }
    m_at = m_tex.size();
    decline();
    return {};
}

QStringView MathSetter::commandName()
{
    const qsizetype begin = ++m_at; // after the backslash
    if (atEnd())
        return {};
    if (!isAsciiLetter(peek())) {
        ++m_at;
        return m_tex.mid(begin, 1);
    }
    while (!atEnd() && isAsciiLetter(peek()))
        ++m_at;
    return m_tex.mid(begin, m_at - begin);
}

void MathSetter::command(Items &items, Style &style)
{
    const qsizetype begin = m_at;
    const QStringView name = commandName();
    if (name.isEmpty()) {
        decline(); // a trailing backslash
        return;
    }
    if (const Symbol *found = symbol(name)) {
        items.append({count(), found->atomClass});
        add(found->text, quint16(style.script | formatOf(style.alphabet, found->italic)));
    } else if (const QStringView upright = operatorName(name); !upright.isEmpty()) {
        items.append({count(), AtomClass::Op});
        add(upright.toString().replace(u' ', u'\u00a0'), style.script);
    } else if (!spacing(name, style) && !alphabets(name, items, style) && !text(name, items, style)
               && !delimiters(name, items, style) && !structures(name, items, style)) {
        if (mathAccent(name) != 0)
            accent(name, items, style);
        else if (isLayoutCommand(name) || !isAsciiLetter(name[0]))
            decline();
        else
            verbatim(begin, items, style);
    }
}

void MathSetter::verbatim(qsizetype begin, Items &items, const Style &style)
{
    while (peek() == u'{' && !m_declined)
        rawGroup();
    if (m_declined)
        return;
    m_verbatim = true;
    QString shown;
    for (qsizetype at = begin; at < m_at;)
        appendVisible(shown, readCharacter(m_tex, at));
    items.append({count(), AtomClass::Ord});
    add(shown, style.script);
    // After "\eps n" the space is kept, because otherwise both would read as one command.
    if (!atEnd() && isSpace(peek()) && isAsciiLetter(shown.back())) {
        skipSpace();
        if (isAsciiLetter(peek()))
            add(u" "_s, style.script);
    }
}

bool MathSetter::spacing(QStringView name, const Style &style)
{
    const auto space = [&](QStringView text) {
        add(text.toString(), style.script);
        return true;
    };
    if (name == u"," || name == u"thinspace")
        return space(u"\u202f");
    if (name == u":" || name == u">" || name == u";" || name == u" " || name == u"\n" || name == u"enspace"
        || name == u"space" || name == u"nobreakspace")
        return space(u"\u00a0");
    if (name == u"quad")
        return space(u"\u2003");
    if (name == u"qquad")
        return space(u"\u2003\u2003");
    return name == u"!" || name == u"/" || name == u"negthinspace" || name == u"xspace" || name == u"strut"
        || name == u"mathstrut" || name == u"displaystyle" || name == u"textstyle" || name == u"nolimits"
        || name == u"nonumber" || name == u"allowbreak";
}

bool MathSetter::alphabetNamed(QStringView name, Alphabet *alphabet)
{
    struct Entry {
        QStringView name;
        Alphabet alphabet;
    };
    static constexpr Entry entries[] = {
        {u"mathbb", Alphabet::DoubleStruck},
        {u"Bbb", Alphabet::DoubleStruck},
        {u"mathds", Alphabet::DoubleStruck},
        {u"mathbbm", Alphabet::DoubleStruck},
        {u"mathcal", Alphabet::Calligraphic},
        {u"mathscr", Alphabet::Calligraphic},
        {u"mathfrak", Alphabet::Fraktur},
        {u"mathrm", Alphabet::Upright},
        {u"mathup", Alphabet::Upright},
        {u"mathnormal", Alphabet::Default},
        {u"mathit", Alphabet::Italic},
        {u"mathbf", Alphabet::Bold},
        {u"bold", Alphabet::Bold},
        {u"boldsymbol", Alphabet::BoldItalic},
        {u"bm", Alphabet::BoldItalic},
        {u"pmb", Alphabet::BoldItalic},
        {u"mathsf", Alphabet::Sans},
        {u"mathtt", Alphabet::Monospace},
    };
    for (const Entry &entry : entries)
        if (entry.name == name) {
            *alphabet = entry.alphabet;
            return true;
        }
    return false;
}

bool MathSetter::alphabets(QStringView name, Items &items, Style &style)
{
    Style inner = style;
    if (alphabetNamed(name, &inner.alphabet)) {
        const std::size_t first = count();
        argument(inner);
        if (count() > first)
            items.append({first, AtomClass::Ord});
        return true;
    }
    // A command that is in effect until the end of its group.
    struct Declaration {
        QStringView name;
        Alphabet alphabet;
    };
    static constexpr Declaration declarations[] = {
        {u"rm", Alphabet::Upright},       {u"bf", Alphabet::Bold},          {u"it", Alphabet::Italic},
        {u"cal", Alphabet::Calligraphic}, {u"scr", Alphabet::Calligraphic}, {u"frak", Alphabet::Fraktur},
        {u"sf", Alphabet::Sans},          {u"tt", Alphabet::Monospace},     {u"mit", Alphabet::Italic},
        {u"em", Alphabet::Italic},        {u"sc", Alphabet::Upright},       {u"sl", Alphabet::Italic},
    };
    for (const Declaration &each : declarations)
        if (each.name == name) {
            style.alphabet = each.alphabet;
            return true;
        }
    return name == u"small" || name == u"normalsize" || name == u"large" || name == u"scriptstyle";
}

bool MathSetter::text(QStringView name, Items &items, const Style &style)
{
    quint16 format = style.script;
    if (name == u"textbf")
        format |= TexBold;
    else if (name == u"textit" || name == u"emph" || name == u"textsl")
        format |= TexItalic;
    else if (name == u"texttt")
        format |= TexMonospace;
    else if (name == u"textsc")
        format |= TexSmallCaps;
    else if (name != u"text" && name != u"mbox" && name != u"hbox" && name != u"textrm" && name != u"textup"
             && name != u"textnormal" && name != u"textsf" && name != u"textmd" && name != u"operatorname"
             && name != u"url")
        return false;
    const bool op = name == u"operatorname";
    if (op && peek() == u'*')
        ++m_at;
    skipSpace();
    if (peek() != u'{') {
        decline();
        return true;
    }
    const QStringView raw = rawGroup();
    QString shown;
    for (qsizetype at = 0; at < raw.size() && !m_declined;) {
        const char32_t c = readCharacter(raw, at);
        if (c == U'~') {
            shown += u'\u00a0';
        } else if (isSpace(QChar(char16_t(c))) && c < 0x80) {
            if (!shown.endsWith(u' '))
                shown += u' ';
        } else if (c == U'\\') {
            const QChar next = at < raw.size() ? raw[at++] : QChar();
            if (next == u',')
                shown += u'\u202f';
            else if (QStringView(u"%&#_${} ").contains(next))
                shown += next;
            else
                decline();
        } else if (c == U'$' || c == U'{' || c == U'}') {
            decline();
        } else {
            appendVisible(shown, c);
        }
    }
    if (shown.isEmpty() || m_declined)
        return true;
    items.append({count(), op ? AtomClass::Op : AtomClass::Ord});
    add(shown, format);
    return true;
}

bool MathSetter::delimiters(QStringView name, Items &items, const Style &style)
{
    static constexpr QStringView names[] = {
        u"left",  u"right", u"middle", u"big",   u"Big",   u"bigg", u"Bigg", u"bigl",  u"Bigl",  u"biggl",
        u"Biggl", u"bigr",  u"Bigr",   u"biggr", u"Biggr", u"bigm", u"Bigm", u"mleft", u"mright"};
    if (std::find(std::begin(names), std::end(names), name) == std::end(names))
        return false;
    skipSpace();
    if (atEnd()) {
        decline();
        return true;
    }
    const bool opens = name == u"left" || name == u"mleft" || name.endsWith(u'l');
    const bool closes = name == u"right" || name == u"mright" || name.endsWith(u'r');
    QString shown;
    AtomClass atomClass = AtomClass::Ord;
    if (peek() == u'\\') {
        const Symbol *found = symbol(commandName());
        if (!found) {
            decline();
            return true;
        }
        shown = found->text;
        atomClass = found->atomClass;
    } else if (peek() == u'{' || peek() == u'}') {
        decline();
        return true;
    } else if (peek() == u'.' && (opens || closes)) {
        ++m_at;
        return true;
    } else {
        const char32_t c = readCharacter(m_tex, m_at);
        Symbol found = characterSymbol(c);
        if (c < 0x10000 && needsVisible(char16_t(c))) {
            found.text.clear();
            appendVisible(found.text, c);
        }
        shown = c == U'<' && opens ? u"⟨"_s : c == U'>' && closes ? u"⟩"_s : found.text;
        atomClass = found.atomClass;
    }
    items.append({count(), opens ? AtomClass::Open : closes ? AtomClass::Close : atomClass});
    add(shown, style.script);
    return true;
}

} // namespace lectern::tex
