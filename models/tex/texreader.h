#pragma once
// Reads the TeX of a title or abstract; the public face is texToText().
#include "texcharacters.h"
#include "texspans.h"
#include "textext.h"

#include <vector>

namespace lectern::tex
{

// Reads the source from left to right and writes text and runs. All groups are found beforehand, so one look
// tells whether a brace is balanced. Open groups stand on a stack of our own; nothing recurses.
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

    // Makes a run of the text written since the last call; what follows has the present format.
    void closeRun(qsizetype sourceEnd);
    void setFormat(quint16 format, int link);

    // Collapses the spaces of the source to one; blank lines separate paragraphs.
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
    // The same without moving on, to look a few characters ahead.
    const BraceGroup *groupAhead(qsizetype at) const;
    // Enters the group whose brace stands at open; everything up to it has been dealt with.
    void enter(const BraceGroup &group, quint16 format, int link, const QString &closing = {});

    void open();

    void close();

    // ---- commands

    void command();

    // Returns where the text goes on behind a command: an empty group ends the command, and TeX takes the
    // space behind a letter.
    qsizetype commandEnd(qsizetype end, bool takesSpace) const;

    void lineBreak();

    void symbolCommand(QChar next);

    // \"o, \"{o}, \v{c}, \c c, \'\i, \'{\^e}: shows the letter with its accents if that is what stands here.
    // end: behind the command's name.
    bool accented(QStringView name, qsizetype end);

    // ---- links

    int linkIndex(QStringView address);

    // Shows the address of \url{…} as it stands.
    void address(const BraceGroup &group);

    // Shows \href{address}{text}. Where a link may not have this address, both stay visible.
    void hyperlink(const BraceGroup &target, const BraceGroup &text);

    // Reads an address in running text.
    bool address();

    // ---- characters with a meaning

    // "Fig.~3" has a tie, but "1.19x~2.45x" is a range and "~5" an estimate: there the tilde must stay.
    void tilde();

    // "--" and "---" are dashes, except in longer rules and in front of an option ("--help").
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
