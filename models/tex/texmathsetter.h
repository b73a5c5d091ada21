#pragma once
// Sets a formula atom by atom; the public face is setMath().
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
        std::size_t piece; // its first
        AtomClass atomClass;
    };
    using Items = QVarLengthArray<Item, 24>;
    // How the characters of a list are set; inherited by the groups inside.
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

    // A list of atoms up to its end, with the spaces between them. Consumes the closing brace.
    void list(End end, Style style);

    void atom(Items &items, Style &style);

    void character(Items &items, const Style &style);

    // "1,000": the comma just read stands between a digit and three more, so it is no punctuation.
    bool isThousands() const;

    // Sets a sub- or superscript. One level fits on a line, a script of a script does not. In the pane, two
    // scripts on one base are declined unless they are short, because only the second stage can stack them.
    void script(Items &items, const Style &style);

    void primes(Items &items, const Style &style);

    // Sets what a command or a script takes: a group, a command with its own arguments, or one character.
    // Returns the number of atoms.
    qsizetype argument(Style style);

    // Takes {…} verbatim and returns what is inside; null when there is no group.
    QStringView rawGroup();

    QStringView commandName();

    void command(Items &items, Style &style);

    // Shows an unknown command and the groups behind it as they stand.
    void verbatim(qsizetype begin, Items &items, const Style &style);

    bool spacing(QStringView name, const Style &style);

    static bool alphabetNamed(QStringView name, Alphabet *alphabet);

    bool alphabets(QStringView name, Items &items, Style &style);

    // Commands whose argument is text.
    bool text(QStringView name, Items &items, const Style &style);

    // Handles \left( \big| … The size is left out, and so is a null delimiter (.).
    bool delimiters(QStringView name, Items &items, const Style &style);

    bool structures(QStringView name, Items &items, Style &style);

    void wrap(AtomClass atomClass, Items &items, const Style &style);

    void negated(Items &items, const Style &style);

    // Sets √x where nothing behind could be mistaken for a part of the root, and √(a+b) on a line.
    void root(Items &items, const Style &style);

    // Sets a/b, on a line only.
    void fraction(Items &items, const Style &style);

    // Whether the pieces from first on read as one factor: they hold no operators, and below a fraction's
    // line only a number or a name.
    bool isWord(std::size_t first, bool below) const;

    void parenthesise(std::size_t first, const Style &style);

    // Whether what follows would read as part of what was just set.
    bool continues();

    void accent(QStringView name, Items &items, const Style &style);

    // Decides which binary operators are signs, and puts TeX's spaces between the atoms; none in scripts.
    void spaceOut(Items &items, const Style &style);

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

} // namespace lectern::tex
