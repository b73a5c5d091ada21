#pragma once
// The text of a paper with its formulas.
#include "views/math/formulas.h"
#include "views/math/mathengine.h"

#include "views/widgets/unloadedtext.h"

#include <QColor>
#include <QScrollBar>

namespace lectern
{

// Text at a measure of so many characters, about seventy, whatever width there is. Copying gives formulas as
// their source.
class ReadingView final : public UnloadedBrowser
{
    Q_OBJECT
public:
    explicit ReadingView(QWidget *parent = nullptr);
    void keepMeasure();
    void setLetters(int letters); // a line
    // It fills the window: more room above, and that the keys are here needs no mark.
    void setPage(bool on);
    // Shows the document with these words (as queryWords gives them) marked. Formulas that need a picture
    // show their source until it comes.
    void showHtml(const QString &html, const QStringList &words, const QColor &markColor);
    // A page down or up; false when there is nothing more in that direction.
    bool turnPage(bool down);
    int scrollPosition() const { return verticalScrollBar()->value(); }
    void setScrollPosition(int position) { verticalScrollBar()->setValue(position); }
    // Pictures of formulas are still to come.
    bool isPending() const { return m_formulas.isPending(); }

signals:
    void formulasFinished();
    // So much is free beside the text now, in pixels from the edges of the viewport.
    void measured(int left, int right);

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
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

} // namespace lectern
