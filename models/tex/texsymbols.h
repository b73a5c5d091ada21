#pragma once
// The vocabulary of TeX the first stage knows: symbols, alphabets, accents, and which commands need layout.
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

// The symbol a command stands for, without the backslash ("leq", "alpha", "{"); null if it is none.
const Symbol *symbol(QStringView name);
// The symbol a character of the source stands for in math ('-' is the minus sign, '*' the asterisk operator).
Symbol characterSymbol(char32_t character);
// The name of the operator a command stands for ("log", "lim inf"); empty if it is none.
QStringView operatorName(QStringView command);
// A letter or digit in one of the alphabets that Unicode has as characters; the character itself elsewhere.
char32_t inAlphabet(char32_t character, Alphabet alphabet);
// The combining character of a math or text accent command ("tilde", "\"", "v"); 0 if it is none.
char16_t mathAccent(QStringView command);
char16_t textAccent(QStringView command);
// A letter or sign that text commands stand for ("ss", "o", "textdegree"); empty if it is none.
QStringView textLetter(QStringView command);
// Whether the second stage knows the command, so that declining makes sense.
bool isLayoutCommand(QStringView command);
// The Unicode super- or subscript of a character, 0 if it has none.
char16_t superscript(char16_t character);
char16_t subscript(char16_t character);

// Appends a code point to a string.
void append(QString &out, char32_t character);

} // namespace lectern::tex
