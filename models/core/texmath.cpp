#include "texmath.h"

#include <QVarLengthArray>

#include <algorithm>

namespace lectern::tex
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kDeepest = 40;
constexpr qsizetype kShortFormula = 14; // characters of source up to which a formula is not broken over lines

bool isAsciiLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}
bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
}

// Spaces between atoms (The TeXbook, chapter 18): 0 none, 1 thin, 2 medium, 3 thick.
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

struct Item {
    std::size_t piece; // its first
    AtomClass atomClass;
};
using Items = QVarLengthArray<Item, 24>;

// How the characters of a list are set; inherited by the groups inside.
struct Style {
    Alphabet alphabet = Alphabet::Default;
    quint16 script = 0; // TexSub or TexSuper
};

class Setter
{
public:
    Setter(QStringView tex, TexReach reach) : m_tex(tex), m_reach(reach), m_short(tex.size() <= kShortFormula)
    {
    }

    MathLine run()
    {
        list(End::OfText, {});
        MathLine line;
        if (m_declined || m_line.pieces.empty())
            return line;
        line.pieces = std::move(m_line.pieces);
        line.outcome = m_verbatim ? TexFormula::Outcome::SetVerbatim : TexFormula::Outcome::Set;
        return line;
    }

private:
    enum class End { OfText, OfGroup };

    bool line() const { return m_reach == TexReach::Line; }
    bool atEnd() const { return m_at >= m_tex.size(); }
    QChar peek() const { return atEnd() ? QChar() : m_tex[m_at]; }
    void skipSpace()
    {
        while (!atEnd() && isSpace(m_tex[m_at]))
            ++m_at;
    }
    void decline() { m_declined = true; }
    std::size_t count() const { return m_line.pieces.size(); }
    void add(const QString &text, quint16 format) { m_line.pieces.push_back({text, format, {}}); }

    quint16 formatOf(Alphabet alphabet, bool italicByDefault) const
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

    // A list of atoms up to its end, with the spaces between them. Consumes the closing brace.
    void list(End end, Style style)
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

    void atom(Items &items, Style &style)
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

    void character(Items &items, const Style &style)
    {
        const char32_t c = takeCharacter(m_tex, m_at);
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

    // "1,000": the comma just read stands between a digit and three more, so it is no punctuation.
    bool isThousands() const
    {
        const auto digit = [&](qsizetype at) { return at >= 0 && at < m_tex.size() && m_tex[at].isDigit(); };
        return digit(m_at - 2) && digit(m_at) && digit(m_at + 1) && digit(m_at + 2) && !digit(m_at + 3);
    }

    // A sub- or superscript. One level fits on a line; a script of a script does not. In the pane both on one
    // base are declined unless they are short, since only the second stage sets them above each other.
    void script(Items &items, const Style &style)
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
            items.append({count(), AtomClass::Ord}); // "$^2$" hangs on the text before
        const quint16 others = m_scripts; // the argument has bases of its own
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
            // These are raised already.
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

    void primes(Items &items, const Style &style)
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

    // What a command or a script takes: a group, a command with its own arguments, or one character. Returns
    // the number of atoms.
    qsizetype argument(Style style)
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

    // {…} taken verbatim, without the braces; null when there is none.
    QStringView rawGroup()
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

    QStringView commandName()
    {
        const qsizetype begin = ++m_at; // behind the backslash
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

    void command(Items &items, Style &style)
    {
        const qsizetype begin = m_at;
        const QStringView name = commandName();
        if (name.isEmpty()) {
            decline(); // a backslash at the very end
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

    // An unknown command: itself and the groups behind it, as they stand.
    void verbatim(qsizetype begin, Items &items, const Style &style)
    {
        while (peek() == u'{' && !m_declined)
            rawGroup();
        if (m_declined)
            return;
        m_verbatim = true;
        QString shown;
        for (qsizetype at = begin; at < m_at;)
            appendVisible(shown, takeCharacter(m_tex, at));
        items.append({count(), AtomClass::Ord});
        add(shown, style.script);
        // "\eps n": without the space the two would read as one command.
        if (!atEnd() && isSpace(peek()) && isAsciiLetter(shown.back())) {
            skipSpace();
            if (isAsciiLetter(peek()))
                add(u" "_s, style.script);
        }
    }

    bool spacing(QStringView name, const Style &style)
    {
        const auto space = [&](QStringView text) {
            add(text.toString(), style.script);
            return true;
        };
        if (name == u"," || name == u"thinspace")
            return space(u"\u202f");
        if (name == u":" || name == u">" || name == u";" || name == u" " || name == u"\n"
            || name == u"enspace" || name == u"space" || name == u"nobreakspace")
            return space(u"\u00a0");
        if (name == u"quad")
            return space(u"\u2003");
        if (name == u"qquad")
            return space(u"\u2003\u2003");
        return name == u"!" || name == u"/" || name == u"negthinspace" || name == u"xspace"
            || name == u"strut" || name == u"mathstrut" || name == u"displaystyle" || name == u"textstyle"
            || name == u"nolimits" || name == u"nonumber" || name == u"allowbreak";
    }

    static bool alphabetNamed(QStringView name, Alphabet *alphabet)
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

    bool alphabets(QStringView name, Items &items, Style &style)
    {
        Style inner = style;
        if (alphabetNamed(name, &inner.alphabet)) {
            const std::size_t first = count();
            argument(inner);
            if (count() > first)
                items.append({first, AtomClass::Ord});
            return true;
        }
        // Declarations hold up to the end of their group.
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

    // Commands whose argument is text.
    bool text(QStringView name, Items &items, const Style &style)
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
        else if (name != u"text" && name != u"mbox" && name != u"hbox" && name != u"textrm"
                 && name != u"textup" && name != u"textnormal" && name != u"textsf" && name != u"textmd"
                 && name != u"operatorname" && name != u"url")
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
            const char32_t c = takeCharacter(raw, at);
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

    // \left( \big| … : the size is left out, a null delimiter (.) too.
    bool delimiters(QStringView name, Items &items, const Style &style)
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
            const char32_t c = takeCharacter(m_tex, m_at);
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

    bool structures(QStringView name, Items &items, Style &style)
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
            // scripts go beside the operator on a line
        } else {
            return false;
        }
        return true;
    }

    void wrap(AtomClass atomClass, Items &items, const Style &style)
    {
        const std::size_t first = count();
        argument(style);
        if (count() > first)
            items.append({first, atomClass});
    }

    void negated(Items &items, const Style &style)
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
                : next == u"perp"       ? QStringView()
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

    // √x where nothing behind could be taken to stand under the root as well; on a line √(a+b).
    void root(Items &items, const Style &style)
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

    // a/b on a line only.
    void fraction(Items &items, const Style &style)
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

    // Whether the pieces from first read as one factor: no operators; below a fraction's line only a number
    // or name.
    bool isWord(std::size_t first, bool below) const
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

    void parenthesise(std::size_t first, const Style &style)
    {
        m_line.pieces.insert(m_line.pieces.begin() + qsizetype(first), {u"("_s, style.script, {}});
        add(u")"_s, style.script);
    }

    // Whether what follows would read as part of what was just set.
    bool continues()
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

    void accent(QStringView name, Items &items, const Style &style)
    {
        const std::size_t first = count();
        argument(style);
        if (m_declined || count() != first + 1) {
            decline();
            return;
        }
        QString &base = m_line.pieces[first].text;
        // An accent over a letter from another font (𝒪) lands anywhere: leave that to the second stage.
        const bool letter = base.size() == 1 && base[0].isLetterOrNumber();
        const bool lineOnly = base.size() == 2 && base[0].isHighSurrogate() && line();
        if (!letter && !lineOnly) {
            decline();
            return;
        }
        base = QString(base + QChar(mathAccent(name))).normalized(QString::NormalizationForm_C);
        items.append({first, AtomClass::Ord});
    }

    // Decides which binary operators are signs, and puts TeX's spaces between the atoms; none in scripts.
    void spaceOut(Items &items, const Style &style)
    {
        m_lastItems = items.size();
        AtomClass last = AtomClass::Open; // a Bin at the start is a sign
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
            // A line may break behind a relation, an operator or a comma, never before one; short formulas
            // stay whole.
            const bool mayBreak = !m_short && m_depth == 1
                && (left == AtomClass::Rel || left == AtomClass::Bin || left == AtomClass::Punct);
            m_line.pieces[items[i].piece].space = !mayBreak ? QChar(0x202f)
                : space == 1                                ? QChar(0x2009)
                                                            : QChar(0x2005);
        }
    }

    const QStringView m_tex;
    const TexReach m_reach;
    const bool m_short;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_declined = false, m_verbatim = false;
    quint16 m_scripts = 0; // which scripts the current base has
    qsizetype m_scriptLength = 0;
    qsizetype m_lastItems = 0; // atoms of the list closed last
    MathLine m_line;
};

} // namespace

MathLine setMath(QStringView tex, TexReach reach)
{
    return Setter(tex, reach).run();
}

bool needsVisible(char16_t c)
{
    if (c < 0x80)
        return (c < 0x20 && c != u'\t' && c != u'\n' && c != u'\r') || c == 0x7f;
    return c < 0xa0 || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069)
        || (c >= 0xd800 && c <= 0xdfff) || c == 0xfffc || c >= 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

void appendVisible(QString &out, char32_t c)
{
    if (c >= 0x10000 || !needsVisible(char16_t(c))) {
        append(out, c == U'\n' || c == U'\r' || c == U'\t' ? U' ' : c);
    } else if (c < 0x20) {
        out += QChar(char16_t(0x2400 + c)); // the control pictures: ␀ …
    } else if (c == 0x7f) {
        out += u'␡';
    } else if (c == 0x2028 || c == 0x2029) {
        out += u' ';
    } else if (c == 0xfffc || c >= 0xd800) {
        out += QChar(QChar::ReplacementCharacter);
    } else {
        constexpr char16_t digits[] = u"0123456789ABCDEF";
        const char16_t shown[] = {
            u'<',           u'U', u'+', digits[c >> 12 & 15], digits[c >> 8 & 15], digits[c >> 4 & 15],
            digits[c & 15], u'>'};
        out.append(QStringView(shown, 8));
    }
}

char32_t takeCharacter(QStringView text, qsizetype &at)
{
    const QChar c = text[at++];
    if (c.isHighSurrogate() && at < text.size() && text[at].isLowSurrogate())
        return QChar::surrogateToUcs4(c, text[at++]);
    return c.unicode();
}

} // namespace lectern::tex
