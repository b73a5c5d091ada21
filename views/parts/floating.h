#pragma once
// Keeps a card over the window, at the place where something was done: nothing below it moves.
#include <QObject>
#include <QPointer>
#include <QRect>

class QWidget;

namespace lectern
{

class Floating final : public QObject
{
    Q_OBJECT
public:
    static constexpr int kWidth = 460; // where nothing else is said

    // card: a child of the window; it is given an edge and a shadow.
    explicit Floating(QWidget &card, int width = kWidth);
    // Shows the card at the row or control that the keys are at, or at this place of the window.
    void showAtFocus();
    void showAt(const QRect &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    QWidget &m_card;
    int m_width;
    QRect m_at; // in the window
};

// Paints the ground and the edge of a card, in its own colours.
void paintCard(QWidget &card);

// Where the keys are: the current row of a list, a control, the head of a page; in the window's coordinates.
QRect placeOfFocus(const QWidget &window);

} // namespace lectern
