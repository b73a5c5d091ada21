#pragma once
// Keeps a card over the window, at the place where something was done: nothing below it moves.
#include <QFrame>
#include <QObject>
#include <QPointer>
#include <QRect>

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

// A card with a line in it that one types into: what is typed is no command, and the card goes when the keys
// do. Whoever derives from it filters the events of its line.
class TypingCard : public QFrame
{
    Q_OBJECT
public:
    using QFrame::QFrame;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    // True: the key has done its work, and is no letter for the line.
    virtual bool keyPressed(int key, Qt::KeyboardModifiers modifiers) = 0;
};

// Where the keys are: the current row of a list, a control, the head of a page; in the window's coordinates.
QRect placeOfFocus(const QWidget &window);

} // namespace lectern
