#pragma once
// TeX symbols, shared by formulas, running text and prose; also operators, alphabets, scripts and layout
// commands of formulas.
#include <QList>
#include <QString>
#include <QStringView>

namespace lectern::tex
{

// TeX's atom classes, which determine the spacing (The TeXbook, chapter 18).
enum class AtomClass : quint8 { Ord, Op, Bin, Rel, Open, Close, Punct, Inner };

struct Symbol {
    QString text;
    AtomClass atomClass = AtomClass::Ord;
    bool italic = false; // italic unless a font command overrides this (lower-case Greek)
    bool inText = false; // LaTeX also defines the command outside formulas
};

struct NamedSymbol {
    QStringView name; // the command without its backslash
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

// Returns all symbols; each command occurs once.
const QList<NamedSymbol> &symbols();
// Finds the symbol of a command without the backslash ("leq", "alpha", "{"); null if there is none.
const Symbol *symbol(QStringView name);
// Returns the symbol of a source character in math ('-' is the minus sign, '*' the asterisk operator).
Symbol characterSymbol(char32_t character);
// Returns the operator name of a command ("log", "lim inf"); empty if there is none.
QStringView operatorName(QStringView command);
// Returns a letter or digit in a mathematical alphabet of Unicode; otherwise the character itself.
char32_t inAlphabet(char32_t character, Alphabet alphabet);
// Returns whether the second stage supports the command, so that declining makes sense.
bool isLayoutCommand(QStringView command);
// Returns the Unicode superscript or subscript of a character; 0 if there is none.
char16_t superscript(char16_t character);
char16_t subscript(char16_t character);

// Appends a code point to a string.
void append(QString &out, char32_t character);

} // namespace lectern::tex
