#pragma once
// Keeps a card over the window, at the place where something was done: nothing below it moves.
#include <QFrame>
#include <QObject>
#include <QPointer>
#include <QRect>

#include <memory>

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

// This says something and can be closed: whoever does that goes on with what they were doing, and no card
// goes.
void markAsMessage(QWidget &widget);

// A card with a line in it that one types into: what is typed is no command, and the card goes when the keys
// do, or when the mouse is pressed beside it. Whoever derives from it filters the events of its line.
class TypingCard : public QFrame
{
    Q_OBJECT
public:
    explicit TypingCard(QWidget *window);
    ~TypingCard() override;
    // Closes it; the keys go back to where they were.
    void leave();

protected:
    // Before it is opened: who has the keys is to have them again.
    void rememberFocus();
    // A press beside it closed it and is not let go yet. A click on what opens it ends so: it stays closed.
    bool isPressedAway() const { return m_isPressedAway; }
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    // True: the key has done its work, and is no letter for the line.
    virtual bool keyPressed(int key, Qt::KeyboardModifiers modifiers) = 0;

private:
    class Presses;

    std::unique_ptr<Presses> m_presses;
    QPointer<QWidget> m_before; // had the keys
    bool m_isPressedAway = false;
};

// Where the keys are: the current row of a list, a control, the head of a page; in the window's coordinates.
QRect placeOfFocus(const QWidget &window);

} // namespace lectern
