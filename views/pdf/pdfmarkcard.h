#pragma once
// The card at selected or highlighted words: colours, a note, further commands.
#include "models/core/papermarks.h"
#include "views/widgets/floating.h"

#include <QFrame>
#include <QPlainTextEdit>

class QButtonGroup;
class QToolButton;

namespace lectern
{

// Returns the name of a highlight colour.
QString highlightColourText(int colour);
// Returns a small square in that colour.
QIcon highlightIcon(int colour);

class PdfMarkCard final : public QFrame
{
    Q_OBJECT
public:
    explicit PdfMarkCard(QWidget *parent);

    // Shows the card at this rectangle of the parent, for selected words.
    void showSelection(const QRect &at);
    // Shows the card for a highlight. Keeps a note that is being edited for the same highlight.
    void showHighlight(const QRect &at, const Highlight &highlight);
    // Focuses the note.
    void write();
    // Emits the edited note and closes the card.
    void leave();
    // Sets whether changes are possible. A read-only card allows only reading and copying.
    void setWritable(bool writable);
    bool isWriting() const { return m_text->hasFocus(); }
    // Id of the highlight; empty: the card is for a selection.
    const QString &highlight() const { return m_id; }

signals:
    void colourChosen(int colour);
    void commentRequested(); // the user wants a note on the selection, which becomes a highlight
    void commentWritten(const QString &highlight, const QString &text);
    void removeRequested();
    void copyRequested();
    void left(); // closed by a key

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *) override { paintCard(*this); }

private:
    void check(int colour);
    QToolButton *tool(const QString &iconName, const QString &text, QLatin1StringView name);
    void keep();

    QButtonGroup *m_colours;
    QToolButton *m_comment, *m_copy, *m_remove;
    QPlainTextEdit *m_text;
    Floating *m_floating;
    QString m_id, m_kept; // id of the highlight, and its last emitted note
    bool m_writable = true;
};

} // namespace lectern
