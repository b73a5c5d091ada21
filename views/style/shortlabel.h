#pragma once
// A sentence of at most two lines; the rest is shown on click or as a tool tip.
#include <QLabel>

namespace lectern
{

// text() is the full text, also for screen readers. If it is truncated, a click or Return expands it, and
// again collapses it; a new text starts collapsed.
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
    QSize minimumSizeHint() const override;

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
