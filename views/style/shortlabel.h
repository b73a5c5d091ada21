#pragma once
// A sentence that takes two lines at most: the rest on a click or as a tool tip.
#include <QLabel>

namespace lectern
{

// text() is all of it, also for a screen reader. Where it is cut, a click or Return shows all of it, and
// again only its beginning; another text begins short.
class ShortLabel final : public QLabel
{
    Q_OBJECT
public:
    static constexpr int kLines = 2;

    explicit ShortLabel(QWidget *parent = nullptr);
    void showText(const QString &text);
    bool isCut() const; // there is more than is shown, or than would be shown short

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
