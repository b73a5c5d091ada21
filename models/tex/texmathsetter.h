#pragma once
// Renders a formula atom by atom; setMath() is the public interface.
#include "texcharacters.h"
#include "texmathline.h"
#include "texsymbols.h"

#include <QVarLengthArray>

namespace lectern::tex
{

class MathSetter
{
public:
    MathSetter(QStringView tex, TexReach reach);

    MathLine run();

private:
    enum class End { OfText, OfGroup };
    struct Item {
        std::size_t piece; // index of the first piece of the atom
        AtomClass atomClass;
    };
    using Items = QVarLengthArray<Item, 24>;
    // How characters are rendered; inherited by nested groups.
    struct Style {
        Alphabet alphabet = Alphabet::Default;
        quint16 script = 0; // TexSub or TexSuper
    };

    bool line() const { return m_reach == TexReach::Line; }
    bool atEnd() const { return m_at >= m_tex.size(); }
    QChar peek() const { return atEnd() ? QChar() : m_tex[m_at]; }
    void skipSpace();
    void decline() { m_declined = true; }
    std::size_t count() const { return m_line.pieces.size(); }
    void add(const QString &text, quint16 format) { m_line.pieces.push_back({text, format, {}}); }

    quint16 formatOf(Alphabet alphabet, bool italicByDefault) const;

    // Renders a list of atoms up to its end, with spacing. Consumes the closing brace.
    void list(End end, Style style);

    void atom(Items &items, Style &style);

    void character(Items &items, const Style &style);

    // Returns whether a comma is part of a number such as "1,000": between a digit and three more digits.
    bool isThousands() const;

    // Renders a subscript or superscript. A line can show one level; a nested script is declined. In the
    // pane, two scripts on one base are declined unless they are short, because only the second stage can
    // stack them.
    void script(Items &items, const Style &style);

    void primes(Items &items, const Style &style);

    // Renders the argument of a command or script: a group, a command with its arguments, or one character.
    // Returns the number of atoms.
    qsizetype argument(Style style);

    // Reads {…} verbatim and returns its content; null if there is no group.
    QStringView rawGroup();

    QStringView commandName();

    void command(Items &items, Style &style);

    // Shows an unknown command and its groups verbatim.
    void verbatim(qsizetype begin, Items &items, const Style &style);

    bool spacing(QStringView name, const Style &style);

    static bool alphabetNamed(QStringView name, Alphabet *alphabet);

    bool alphabets(QStringView name, Items &items, Style &style);

    // Renders commands whose argument is text.
    bool text(QStringView name, Items &items, const Style &style);

    // Handles \left( \big| … and similar. The size is ignored, as is the null delimiter (.).
    bool delimiters(QStringView name, Items &items, const Style &style);

    bool structures(QStringView name, Items &items, Style &style);

    void wrap(AtomClass atomClass, Items &items, const Style &style);

    void negated(Items &items, const Style &style);

    // Renders √x if the following text cannot be mistaken for part of the root. On a line also renders
    // √(a+b).
    void root(Items &items, const Style &style);

    // Renders a/b, on a line only.
    void fraction(Items &items, const Style &style);

    // Returns whether the pieces from `first` on read as one factor: they contain no operators, and below a
    // fraction line only a number or a name.
    bool isWord(std::size_t first, bool below) const;

    void parenthesise(std::size_t first, const Style &style);

    // Returns whether the next atom would read as part of the current one.
    bool continues();

    void accent(QStringView name, Items &items, const Style &style);

    // Decides which binary operators are signs, and inserts TeX's spacing between atoms; none in scripts.
    void spaceOut(Items &items, const Style &style);

    const QStringView m_tex;
    const TexReach m_reach;
    const bool m_short;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_declined = false, m_verbatim = false;
    quint16 m_scripts = 0; // the scripts of the current base
    qsizetype m_scriptLength = 0;
    qsizetype m_lastItems = 0; // number of atoms in the last closed list
    MathLine m_line;
};

} // namespace lectern::tex
