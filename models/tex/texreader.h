#pragma once
// Reads the TeX of a title or abstract; the public face is texToText().
#include "texcharacters.h"
#include "texspans.h"
#include "textext.h"

#include <vector>

namespace lectern::tex
{

// Reads the source from left to right and writes text and runs. Groups are known beforehand, so that one look
// tells whether a brace is balanced; open ones are kept on a stack of our own, and nothing recurses.
class TextReader
{
public:
    TextReader(QStringView source, TexReach reach);

    TexText run();

private:
    struct Frame {
        qsizetype close; // position of its closing brace
        quint16 format; // to go back to
        int link;
        QString closing; // shown at its end
        bool argument = false; // of an unknown command: its braces stay, and those of the next argument
    };

    QChar charAt(qsizetype at) const { return at >= 0 && at < m_source.size() ? m_source[at] : QChar(); }
    QChar lastShown() const { return m_out.text.isEmpty() ? QChar(u' ') : m_out.text.back(); }

    void copyPlain();

    // The text written since the last call becomes a run; what follows has the present format.
    void closeRun(qsizetype sourceEnd);
    void setFormat(quint16 format, int link);

    // Spaces of the source collapse to one, blank lines separate paragraphs.
    void space();
    void newParagraph();
    void trimEnd();

    void special();

    void literal();
    void literal(qsizetype length);
    // Shows something in place of length characters of the source.
    void show(QStringView text, qsizetype length);

    void formula(const FormulaSpan &span);
    void formula(qsizetype begin, qsizetype end, QStringView inner, bool display);

    // ---- groups

    const BraceGroup *groupAt(qsizetype at);
    // The same without moving on, for a look ahead over a few characters.
    const BraceGroup *groupAhead(qsizetype at) const;
    // Enters the group whose brace stands at open; everything up to it has been dealt with.
    void enter(const BraceGroup &group, quint16 format, int link, const QString &closing = {});

    void open();

    void close();

    // ---- commands

    void command();

    // Where the text goes on behind a command: an empty group ends it, and TeX takes the space behind a
    // letter.
    qsizetype commandEnd(qsizetype end, bool takesSpace) const;

    void lineBreak();

    void symbolCommand(QChar next);

    // \"o, \"{o}, \v{c}, \c c, \'\i, \'{\^e}: shows the letter with its accents if that is what stands here.
    // end: behind the command's name.
    bool accented(QStringView name, qsizetype end);

    // ---- links

    int linkIndex(QStringView address);

    // \url{…}: the address as it stands.
    void address(const BraceGroup &group);

    // \href{address}{text}. With an address no link may have, both stay visible.
    void hyperlink(const BraceGroup &target, const BraceGroup &text);

    // An address in running text.
    bool address();

    // ---- characters with a meaning

    // "Fig.~3" is a tie, but "1.19x~2.45x" is a range and "~5" an estimate: there the sign must stay.
    void tilde();

    // "--" and "---" are dashes, but neither in longer rules nor in front of an option ("--help").
    void hyphens();

    // ``…'' and `…'; an apostrophe alone stays what it is.
    void quotes();

    // "10^{-3}", "CO_{2}" outside of dollars: braces behind ^ or _ leave no doubt.
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
    qsizetype m_argumentAt = -1; // where a group would be the argument of an unknown command
    int m_openQuotes = 0;
    qsizetype m_closingQuote = -1;
};

} // namespace lectern::tex
