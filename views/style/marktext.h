#pragma once
// Paints one line of text with the matched words highlighted.
#include <QLabel>
#include <QStringList>

class QPainter;
class QRect;
class QColor;
class QFontMetrics;

namespace lectern
{

// The text is elided at its end, and before the first match if that would be hidden, and aligned to the start
// of the painter's layout direction. Its colour is that of the painter's pen, and matched words are on
// markColor. words: as returned by queryWords.
void drawMarkedText(QPainter &painter, const QRect &rect, const QString &text, const QStringList &words,
                    const QColor &markColor);

// Returns the text elided to this width at its end. If the first match would be hidden, the text is also
// elided before the match.
QString cutAroundMatch(const QString &text, const QStringList &words, const QFontMetrics &metrics, int width);

// A sentence of at most two lines; the rest is shown on click or as a tool tip.

// A label whose text() is the full text, also for screen readers. If the text is truncated, a click or Return
// expands it, and a second one collapses it. A new text starts collapsed.
class ShortLabel final : public QLabel
{
    Q_OBJECT
public:
    static constexpr int kLines = 2;

    explicit ShortLabel(QWidget *parent = nullptr);
    void showText(const QString &text);
    bool isCut() const; // the text is longer than two lines, whether expanded or not

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, fontMetrics().lineSpacing()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    int shortHeight() const;
    void toggle();
    void offerRest();
    bool m_whole = false;
};

} // namespace lectern
