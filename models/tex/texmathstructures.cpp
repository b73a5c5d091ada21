// Composite structures: roots, fractions, accents, and groups that change the class of an atom.
#include "texcharacters.h"
#include "texmathsetter.h"

namespace lectern::tex
{

using namespace Qt::StringLiterals;

bool MathSetter::structures(QStringView name, Items &items, Style &style)
{
    if (name == u"sqrt") {
        root(items, style);
    } else if (name == u"frac" || name == u"tfrac" || name == u"dfrac" || name == u"nicefrac") {
        fraction(items, style);
    } else if (name == u"bmod") {
        items.append({count(), AtomClass::Bin});
        add(u"mod"_s, style.script);
    } else if (name == u"pmod") {
        items.append({count(), AtomClass::Open});
        add(u"\u00a0(mod\u00a0"_s, style.script);
        argument(style);
        items.append({count(), AtomClass::Close});
        add(u")"_s, style.script);
    } else if (name == u"not") {
        negated(items, style);
    } else if (name == u"color") {
        rawGroup();
    } else if (name == u"textcolor") {
        rawGroup();
        wrap(AtomClass::Ord, items, style);
    } else if (name == u"ensuremath" || name == u"mathord") {
        wrap(AtomClass::Ord, items, style);
    } else if (name == u"mathop") {
        wrap(AtomClass::Op, items, style);
    } else if (name == u"mathbin") {
        wrap(AtomClass::Bin, items, style);
    } else if (name == u"mathrel") {
        wrap(AtomClass::Rel, items, style);
    } else if (name == u"mathopen") {
        wrap(AtomClass::Open, items, style);
    } else if (name == u"mathclose") {
        wrap(AtomClass::Close, items, style);
    } else if (name == u"mathpunct") {
        wrap(AtomClass::Punct, items, style);
    } else if (name == u"underline") {
        const std::size_t first = count();
        argument(style);
        for (std::size_t i = first; i < count(); ++i)
            m_line.pieces[i].format |= TexUnderline;
        if (count() > first)
            items.append({first, AtomClass::Ord});
    } else if (name == u"limits" && line()) {
        // On a line, scripts are next to the operator.
    } else {
        return false;
    }
    return true;
}

void MathSetter::wrap(AtomClass atomClass, Items &items, const Style &style)
{
    const std::size_t first = count();
    argument(style);
    if (count() > first)
        items.append({first, atomClass});
}

void MathSetter::negated(Items &items, const Style &style)
{
    skipSpace();
    QStringView name;
    if (peek() == u'=') {
        ++m_at;
        name = u"ne";
    } else if (peek() == u'\\') {
        const QStringView next = commandName();
        name = next == u"in"        ? QStringView(u"notin")
            : next == u"equiv"      ? QStringView(u"≢")
            : next == u"subset"     ? QStringView(u"⊄")
            : next == u"subseteq"   ? QStringView(u"nsubseteq")
            : next == u"exists"     ? QStringView(u"nexists")
            : next == u"approx"     ? QStringView(u"≉")
            : next == u"sim"        ? QStringView(u"nsim")
            : next == u"leq"        ? QStringView(u"nleq")
            : next == u"geq"        ? QStringView(u"ngeq")
            : next == u"rightarrow" ? QStringView(u"nrightarrow")
            : next == u"Rightarrow" ? QStringView(u"nRightarrow")
                                    : QStringView();
    }
    if (name.isEmpty()) {
        decline();
        return;
    }
    const Symbol *found = symbol(name);
    items.append({count(), AtomClass::Rel});
    add(found ? found->text : name.toString(), style.script);
}

void MathSetter::root(Items &items, const Style &style)
{
    skipSpace();
    if (peek() == u'[') {
        decline();
        return;
    }
    const std::size_t first = count();
    add(u"√"_s, style.script);
    const std::size_t inside = count();
    argument(style);
    if (m_declined || count() == inside) {
        decline();
        return;
    }
    const bool one = count() == inside + 1 && m_line.pieces[inside].text.size() == 1
        && m_line.pieces[inside].text[0].isLetterOrNumber();
    if (!one || continues()) {
        if (!line()) {
            decline();
            return;
        }
        parenthesise(inside, style);
    }
    items.append({first, AtomClass::Ord});
}

void MathSetter::fraction(Items &items, const Style &style)
{
    if (!line()) {
        decline();
        return;
    }
    const bool product = !items.isEmpty()
        && (items.back().atomClass == AtomClass::Ord || items.back().atomClass == AtomClass::Close);
    const std::size_t first = count();
    if (argument(style) > 1 && !isWord(first, false))
        parenthesise(first, style);
    add(u"/"_s, style.script);
    const std::size_t below = count();
    if (argument(style) > 1 && !isWord(below, true))
        parenthesise(below, style);
    if (m_declined || below == first + 1 || count() == below) {
        decline();
        return;
    }
    if (product || continues())
        parenthesise(first, style);
    items.append({first, AtomClass::Ord});
}

bool MathSetter::isWord(std::size_t first, bool below) const
{
    for (std::size_t i = first; i < count(); ++i) {
        const MathPiece &piece = m_line.pieces[i];
        const bool script = piece.format & (TexSub | TexSuper);
        if (!piece.space.isNull() || (!script && !piece.text[0].isLetterOrNumber()))
            return false;
        if (below && !script && i > first
            && !(piece.text[0].isDigit() && m_line.pieces[first].text[0].isDigit()))
            return false;
    }
    return true;
}

void MathSetter::parenthesise(std::size_t first, const Style &style)
{
    m_line.pieces.insert(m_line.pieces.begin() + qsizetype(first), {u"("_s, style.script, {}});
    add(u")"_s, style.script);
}

bool MathSetter::continues()
{
    skipSpace();
    const QChar c = peek();
    if (c.isNull())
        return false;
    if (c == u'\\') {
        const QStringView rest = m_tex.mid(m_at + 1);
        for (const QStringView stop :
             {u"right", u"}", u"times", u"cdot", u"leq", u"geq", u"le", u"ge", u"big", u"approx", u"sim",
              u"rangle", u"rfloor", u"rceil", u"to", u"in", u"|"})
            if (rest.startsWith(stop)
                && (rest.size() == stop.size() || !isAsciiLetter(rest[stop.size()])
                    || stop == QStringView(u"right") || stop == QStringView(u"big")))
                return false;
        return true;
    }
    return c.isLetterOrNumber() || c == u'{' || c == u'^' || c == u'_' || c == u'\'' || c == u'('
        || c == u'!';
}

void MathSetter::accent(QStringView name, Items &items, const Style &style)
{
    const std::size_t first = count();
    argument(style);
    if (m_declined || count() != first + 1) {
        decline();
        return;
    }
    QString &base = m_line.pieces[first].text;
    // An accent on a letter of another font (𝒪) would be misplaced, so it is declined for the second stage.
    const bool letter = base.size() == 1 && base[0].isLetterOrNumber();
    const bool lineOnly = base.size() == 2 && base[0].isHighSurrogate() && line();
    if (!letter && !lineOnly) {
        decline();
        return;
    }
    base = QString(base + QChar(mathAccent(name))).normalized(QString::NormalizationForm_C);
    items.append({first, AtomClass::Ord});
}

} // namespace lectern::tex
