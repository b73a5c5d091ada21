#pragma once
// The text of a paper with its formulas.
#include "views/math/formulas.h"
#include "views/math/mathengine.h"
#include "views/widgets/unloadedtext.h"

#include <QColor>
#include <QScrollBar>

namespace lectern
{

// Limits lines to the given number of characters, about seventy, at any width. Copies formulas as their
// source.
class ReadingView final : public UnloadedBrowser
{
    Q_OBJECT
public:
    explicit ReadingView(QWidget *parent = nullptr);
    void keepMeasure();
    void setLetters(int letters); // maximum number of characters per line
    // Sets whether the view fills the window: with a larger top margin and without a focus frame.
    void setPage(bool on);
    // Shows the document with these words (as returned by queryWords) highlighted. Formulas that need a
    // picture show their source until it is ready.
    void showHtml(const QString &html, const QStringList &words, const QColor &markColor);
    // Scrolls one page down or up. Returns false at the end.
    bool turnPage(bool down);
    // Reserves space above the text for another widget, in pixels.
    void setTopSpace(int height);
    // Returns the y coordinate of a field (an anchor "field-…" of the document) in this widget; 0: none.
    int topOf(const QString &field) const;
    int scrollPosition() const { return verticalScrollBar()->value(); }
    void setScrollPosition(int position) { verticalScrollBar()->setValue(position); }
    // Returns whether pictures of formulas are missing.
    bool isPending() const { return m_formulas.isPending(); }

signals:
    // Emitted with the margins next to the text, in pixels from the edges of the viewport.
    void measured(int left, int right);
    void resized();
    void fieldChosen(const QString &field); // by a double click; not emitted for the abstract

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    QMimeData *createMimeDataFromSelection() const override { return m_formulas.mimeData(textCursor()); }

private:
    void mark();
    MathEngine m_math;
    Formulas m_formulas;
    QStringList m_words;
    QColor m_markColor;
    int m_letters = 70;
    bool m_isPage = false;
};

// Accessibility of the paper text.

// Makes each ReadingView expose formulas as TeX instead of as "object", with offsets of its accessible text
// counted accordingly. Further calls do nothing.
void makeReadingAccessible();

} // namespace lectern
