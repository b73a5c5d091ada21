#pragma once
// Parses the TeX of a title or abstract; texToText() is the public interface.
#include "texcharacters.h"
#include "texspans.h"
#include "textext.h"

#include <vector>

namespace lectern::tex
{

// Reads the source from left to right and writes text and runs. All groups are found in advance, so checking
// a brace for balance is cheap. Open groups are on an explicit stack; there is no recursion.
class TextReader
{
public:
    TextReader(QStringView source, TexReach reach);

    TexText run();

private:
    struct Frame {
        qsizetype close; // position of its closing brace
        quint16 format; // format to restore at the end of the group
        int link;
        QString closing; // text shown at the end of the group
        bool argument = false; // whether the group belongs to an unknown command: its braces are kept, and
                               // those of the next argument
    };

    QChar charAt(qsizetype at) const { return at >= 0 && at < m_source.size() ? m_source[at] : QChar(); }
    QChar lastShown() const { return m_out.text.isEmpty() ? QChar(u' ') : m_out.text.back(); }

    void copyPlain();

    // Creates a run for the text written since the last call; following text has the current format.
    void closeRun(qsizetype sourceEnd);
    void setFormat(quint16 format, int link);

    // Collapses white space to one space; blank lines separate paragraphs.
    void space();
    void newParagraph();
    void trimEnd();

    void special();

    void literal();
    void literal(qsizetype length);
    // Shows text instead of `length` source characters.
    void show(QStringView text, qsizetype length);

    void formula(const FormulaSpan &span);
    void formula(qsizetype begin, qsizetype end, QStringView inner, bool display);

    // Groups.

    const BraceGroup *groupAt(qsizetype at);
    // Does the same as groupAt() without advancing, for lookahead.
    const BraceGroup *peekGroup(qsizetype at) const;
    // Enters the group whose opening brace is next; everything before it has been processed.
    void enter(const BraceGroup &group, quint16 format, int link, const QString &closing = {});

    void open();

    void close();

    // Commands.

    void command();

    // Returns the position at which the text continues after a command. An empty group ends the command, and
    // TeX skips the space after a letter.
    qsizetype commandEnd(qsizetype end, bool takesSpace) const;

    void lineBreak();

    void symbolCommand(QChar next);

    // Shows an accented letter if there is one here: \"o, \"{o}, \v{c}, \c c, \'\i, \'{\^e}. end: position
    // after the command name.
    bool accented(QStringView name, qsizetype end);

    // Links.

    int linkIndex(QStringView address);

    // Shows the address of \url{…} verbatim.
    void address(const BraceGroup &group);

    // Shows \href{address}{text}. If the address is not allowed as a link, both remain visible.
    void hyperlink(const BraceGroup &target, const BraceGroup &text);

    // Shows a URL in running text as a link. Returns false if there is none here.
    bool address();

    // Special characters.

    // Handles a tilde. "Fig.~3" has a tie, but "1.19x~2.45x" is a range and "~5" an estimate; there the tilde
    // is kept.
    void tilde();

    // Handles hyphens. "--" and "---" are dashes, except in longer rules and before an option ("--help").
    void hyphens();

    // Handles ``…'' and `…'; a lone apostrophe is unchanged.
    void quotes();

    // Handles "10^{-3}" and "CO_{2}" outside formulas: the braces after ^ or _ make the script unambiguous.
    void script();

    const QStringView m_source;
    const TexReach m_reach;
    const std::vector<FormulaSpan> m_formulas;
    const std::vector<BraceGroup> m_groups;
    TexText m_out;
    qsizetype m_at = 0;
    std::size_t m_nextFormula = 0, m_nextGroup = 0;
    std::vector<Frame> m_frames;
    quint16 m_format = 0, m_runFormat = 0;
    int m_link = -1, m_runLink = -1;
    qsizetype m_runAt = 0, m_runSource = 0;
    qsizetype m_argumentAt = -1; // position where a group would be the argument of an unknown command
    int m_openQuotes = 0;
    qsizetype m_closingQuote = -1;
};

} // namespace lectern::tex
