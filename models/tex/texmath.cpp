#include "texmath.h"

#include "texmathsetter.h"

#include <algorithm>

namespace lectern::tex
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kDeepest = 40;
constexpr qsizetype kShortFormula =
    14; // maximum source length of a formula that is never broken across lines

// Spacing between atoms (The TeXbook, chapter 18): 0 none, 1 thin, 2 medium, 3 thick.
constexpr quint8 kSpacing[8][8] = {
    //        Ord Op Bin Rel Open Close Punct Inner
    /*Ord*/ {0, 1, 2, 3, 0, 0, 0, 1},
    /*Op*/ {1, 1, 0, 3, 0, 0, 0, 1},
    /*Bin*/ {2, 2, 0, 0, 2, 0, 0, 2},
    /*Rel*/ {3, 3, 0, 0, 3, 0, 0, 3},
    /*Open*/ {0, 0, 0, 0, 0, 0, 0, 0},
    /*Close*/ {0, 1, 2, 3, 0, 0, 0, 1},
    /*Punct*/ {1, 1, 0, 1, 1, 1, 1, 1},
    /*Inner*/ {1, 1, 2, 3, 1, 0, 1, 1},
};

} // namespace

MathSetter::MathSetter(QStringView tex, TexReach reach)
    : m_tex(tex), m_reach(reach), m_short(tex.size() <= kShortFormula)
{
}

MathLine MathSetter::run()
{
    list(End::OfText, {});
    MathLine line;
    if (m_declined || m_line.pieces.empty())
        return line;
    line.pieces = std::move(m_line.pieces);
    line.outcome = m_verbatim ? TexFormula::Outcome::SetVerbatim : TexFormula::Outcome::Set;
    return line;
}

void MathSetter::skipSpace()
{
    while (!atEnd() && isSpace(m_tex[m_at]))
        ++m_at;
}

quint16 MathSetter::formatOf(Alphabet alphabet, bool italicByDefault) const
{
    switch (alphabet) {
    case Alphabet::Default:
    case Alphabet::Italic:
        return italicByDefault ? TexItalic : 0;
    case Alphabet::Bold:
        return TexBold;
    case Alphabet::BoldItalic:
        return TexBold | (italicByDefault ? TexItalic : 0);
    case Alphabet::Monospace:
        return TexMonospace;
    default:
        return 0;
    }
}

void MathSetter::list(End end, Style style)
{
    if (++m_depth > kDeepest)
        decline();
    Items items;
    while (!m_declined) {
        skipSpace();
        if (atEnd()) {
            if (end == End::OfGroup)
                decline();
            break;
        }
        if (peek() == u'}') {
            if (end == End::OfText)
                decline();
            ++m_at;
            break;
        }
        atom(items, style);
    }
    spaceOut(items, style);
    --m_depth;
}

void MathSetter::atom(Items &items, Style &style)
{
    const QChar c = peek();
    if (c == u'{') {
        ++m_at;
        const std::size_t first = count();
        list(End::OfGroup, style);
        if (count() > first)
            items.append({first, AtomClass::Ord});
    } else if (c == u'^' || c == u'_') {
        script(items, style);
    } else if (c == u'\'') {
        primes(items, style);
    } else if (c == u'\\') {
        command(items, style);
    } else if (c == u'&' || c == u'#' || c == u'$') {
        decline();
    } else {
        character(items, style);
    }
    if (c != u'^' && c != u'_' && c != u'\'')
        m_scripts = 0;
}

void MathSetter::character(Items &items, const Style &style)
{
    const char32_t c = readCharacter(m_tex, m_at);
    if (c == U'~') {
        add(u"\u00a0"_s, style.script);
        return;
    }
    if (c < 0x10000 && needsVisible(char16_t(c))) {
        QString visible;
        appendVisible(visible, c);
        items.append({count(), AtomClass::Ord});
        add(visible, style.script);
        return;
    }
    const char32_t mapped = inAlphabet(c, style.alphabet);
    if (mapped != c) {
        QString text;
        append(text, mapped);
        items.append({count(), AtomClass::Ord});
        add(text, style.script);
        return;
    }
    const Symbol found = characterSymbol(c);
    AtomClass atomClass = found.atomClass;
    if (c == U',' && isThousands())
        atomClass = AtomClass::Ord;
    items.append({count(), atomClass});
    add(found.text, quint16(style.script | formatOf(style.alphabet, found.italic)));
}

bool MathSetter::isThousands() const
{
    const auto digit = [&](qsizetype at) { return at >= 0 && at < m_tex.size() && m_tex[at].isDigit(); };
    return digit(m_at - 2) && digit(m_at) && digit(m_at + 1) && digit(m_at + 2) && !digit(m_at + 3);
}

void MathSetter::script(Items &items, const Style &style)
{
    const bool super = peek() == u'^';
    const quint16 bit = super ? TexSuper : TexSub;
    ++m_at;
    if (style.script || (m_scripts & bit)) {
        decline();
        return;
    }
    const bool bigOperator = !items.isEmpty() && items.back().atomClass == AtomClass::Op
        && m_line.pieces[items.back().piece].text.size() == 1;
    if (items.isEmpty())
        items.append(
            {count(), AtomClass::Ord}); // in "$^2$" the script belongs to the text before the formula
    const quint16 others = m_scripts; // saved, because the argument has its own bases
    const qsizetype othersLength = m_scriptLength;
    const std::size_t first = count();
    Style inner = style;
    inner.script = bit;
    argument(inner);
    if (m_declined)
        return;
    m_scripts = others | bit;
    m_scriptLength = othersLength;
    if (super
        && std::all_of(m_line.pieces.begin() + qsizetype(first), m_line.pieces.end(),
                       [](const MathPiece &piece) { return piece.text == u"′" || piece.text == u"∘"; })) {
        // These pieces are already superscript characters.
        for (std::size_t i = first; i < count(); ++i) {
            m_line.pieces[i].format &= quint16(~TexSuper);
            if (m_line.pieces[i].text == u"∘")
                m_line.pieces[i].text = u"°"_s;
        }
        return;
    }
    qsizetype length = 0;
    for (std::size_t i = first; i < count(); ++i)
        length += m_line.pieces[i].text.size();
    if (others != 0 && !line() && (bigOperator || othersLength + length > 6))
        decline();
    m_scriptLength = length;
}

void MathSetter::primes(Items &items, const Style &style)
{
    int number = 0;
    for (; peek() == u'\''; ++m_at)
        ++number;
    if (items.isEmpty())
        items.append({count(), AtomClass::Ord});
    QString text;
    for (; number >= 3; number -= 3)
        text += u'‴';
    if (number > 0)
        text += number == 2 ? u'″' : u'′';
    add(text, style.script);
}

qsizetype MathSetter::argument(Style style)
{
    skipSpace();
    if (atEnd() || peek() == u'}' || peek() == u'^' || peek() == u'_') {
        decline();
        return 0;
    }
    if (peek() == u'{') {
        ++m_at;
        list(End::OfGroup, style);
        return m_lastItems;
    }
    if (++m_depth > kDeepest)
        decline();
    Items items;
    if (!m_declined) {
        if (peek() == u'\\')
            command(items, style);
        else if (peek() == u'\'')
            primes(items, style);
        else
            character(items, style);
    }
    spaceOut(items, style);
    --m_depth;
    return items.size();
}

void MathSetter::spaceOut(Items &items, const Style &style)
{
    m_lastItems = items.size();
    AtomClass last = AtomClass::Open; // a binary operator at the start is a sign
    for (qsizetype i = 0; i < items.size(); ++i) {
        AtomClass &current = items[i].atomClass;
        if (current == AtomClass::Bin
            && (last == AtomClass::Bin || last == AtomClass::Op || last == AtomClass::Rel
                || last == AtomClass::Open || last == AtomClass::Punct))
            current = AtomClass::Ord;
        if (i > 0 && last == AtomClass::Bin
            && (current == AtomClass::Rel || current == AtomClass::Close || current == AtomClass::Punct))
            items[i - 1].atomClass = AtomClass::Ord;
        last = current;
    }
    if (!items.isEmpty() && items.back().atomClass == AtomClass::Bin)
        items.back().atomClass = AtomClass::Ord;
    if (style.script)
        return;
    for (qsizetype i = 1; i < items.size(); ++i) {
        const AtomClass left = items[i - 1].atomClass, right = items[i].atomClass;
        const quint8 space = kSpacing[int(left)][int(right)];
        if (space == 0 || items[i].piece >= count())
            continue;
        // A line may break after a relation, an operator or a comma, but never before one; short formulas are
        // not broken.
        const bool mayBreak = !m_short && m_depth == 1
            && (left == AtomClass::Rel || left == AtomClass::Bin || left == AtomClass::Punct);
        m_line.pieces[items[i].piece].space = !mayBreak ? QChar(0x202f)
            : space == 1                                ? QChar(0x2009)
                                                        : QChar(0x2005);
    }
}

MathLine setMath(QStringView tex, TexReach reach)
{
    return MathSetter(tex, reach).run();
}

} // namespace lectern::tex
