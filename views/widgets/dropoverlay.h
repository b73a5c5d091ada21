#pragma once
// A frame over a part of the window with a text that describes the effect of a drop.
#include <QWidget>

namespace lectern
{

class DropOverlay final : public QWidget
{
    Q_OBJECT
public:
    explicit DropOverlay(QWidget *window);
    void showOver(const QRect &area, const QString &text); // area: in window coordinates

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace lectern
