#pragma once
// The card at the words that are selected or marked: colours, a remark, what else can be done with them.
#include "models/core/papermarks.h"

#include <QFrame>

class QButtonGroup;
class QPlainTextEdit;
class QToolButton;

namespace lectern
{

class Floating;

// The colour of a highlight in words.
QString highlightColourText(int colour);
// A small square in it.
QIcon highlightIcon(int colour);

class PdfMarkCard final : public QFrame
{
    Q_OBJECT
public:
    explicit PdfMarkCard(QWidget *parent);

    // At this place of the parent, for words that are not marked yet.
    void showSelection(const QRect &at);
    // For a highlight. What is being written of the same one stays.
    void showHighlight(const QRect &at, const Highlight &highlight);
    // Brings the keys to the remark.
    void write();
    // What was written is told before it goes.
    void leave();
    // Nothing can be changed: only looked at and copied.
    void setWritable(bool writable);
    bool isWriting() const;
    const QString &highlight() const { return m_id; } // empty: for a selection

signals:
    void colourChosen(int colour);
    void remarkAsked(); // for a selection, which becomes a highlight by it
    void remarkWritten(const QString &highlight, const QString &text);
    void removeAsked();
    void copyAsked();
    void left(); // by a key

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void check(int colour);
    QToolButton *tool(const QString &iconName, const QString &text, QLatin1StringView name);
    void keep();

    QButtonGroup *m_colours;
    QToolButton *m_remark, *m_copy, *m_remove;
    QPlainTextEdit *m_text;
    Floating *m_floating;
    QString m_id, m_kept; // the highlight, and its remark as it was told last
    bool m_writable = true;
};

} // namespace lectern
