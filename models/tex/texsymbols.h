#pragma once
// TeX's symbols: the one table that formulas, running text and prose share; besides, the other words of
// formulas: operators, alphabets, scripts, and which commands need layout.
#include <QList>
#include <QString>
#include <QStringView>

namespace lectern::tex
{

// TeX's classes of atoms, which decide the space between them (The TeXbook, chapter 18).
enum class AtomClass : quint8 { Ord, Op, Bin, Rel, Open, Close, Punct, Inner };

struct Symbol {
    QString text;
    AtomClass atomClass = AtomClass::Ord;
    bool italic = false; // set in italics unless a font command says otherwise (lower-case Greek)
    bool inText = false; // LaTeX has it outside of formulas, too
};

struct NamedSymbol {
    QStringView name; // of the command, without its backslash
    Symbol symbol;
};

enum class Alphabet : quint8 {
    Default, // letters italic, digits upright
    Upright,
    Italic,
    Bold,
    BoldItalic,
    Sans,
    Monospace,
    Calligraphic,
    DoubleStruck,
    Fraktur,
};

// All of them; each command once.
const QList<NamedSymbol> &symbols();
// The symbol a command stands for, without the backslash ("leq", "alpha", "{"); null if it is none.
const Symbol *symbol(QStringView name);
// The symbol a character of the source stands for in math ('-' is the minus sign, '*' the asterisk operator).
Symbol characterSymbol(char32_t character);
// The name of the operator a command stands for ("log", "lim inf"); empty if it is none.
QStringView operatorName(QStringView command);
// A letter or digit in one of the alphabets that Unicode has as characters; the character itself elsewhere.
char32_t inAlphabet(char32_t character, Alphabet alphabet);
// Whether the second stage knows the command, so that declining makes sense.
bool isLayoutCommand(QStringView command);
// The Unicode super- or subscript of a character, 0 if it has none.
char16_t superscript(char16_t character);
char16_t subscript(char16_t character);

// Appends a code point to a string.
void append(QString &out, char32_t character);

} // namespace lectern::tex
