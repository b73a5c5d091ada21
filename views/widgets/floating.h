#pragma once
// Shows a card over the window next to the focused widget, without moving other widgets.
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
    static constexpr int kWidth = 460; // default width in pixels

    // card: a child of the window; gets an edge and a shadow.
    explicit Floating(QWidget &card, int width = kWidth);
    // Shows the card at the focused row or control, or at this place of the window.
    void showAtFocus();
    void showAt(const QRect &place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    QWidget &m_card;
    int m_width;
    QRect m_at; // in window coordinates
};

// Paints the background and the edge of a card, in its own colours.
void paintCard(QWidget &card);

// Marks a widget as a closable message: clicking it does not close an open card.
void markAsMessage(QWidget &widget);

// A card with a line edit. Typed characters are not commands. The card closes when it loses the focus, or on
// a click outside it. Derived classes must filter the events of their line edit.
class TypingCard : public QFrame
{
    Q_OBJECT
public:
    explicit TypingCard(QWidget *window);
    ~TypingCard() override;
    // Closes the card; the focus returns to the previous widget.
    void leave();

protected:
    // Call before the card is opened: stores the focused widget for leave().
    void rememberFocus();
    // Returns whether a mouse press outside has closed the card and is not released yet. A click on the
    // button that opens the card must not open it again.
    bool wasClosedByPress() const { return m_wasClosedByPress; }
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    // Returns true if the key is handled and must not reach the line edit.
    virtual bool keyPressed(int key, Qt::KeyboardModifiers modifiers) = 0;

private:
    class Presses;

    std::unique_ptr<Presses> m_presses;
    QPointer<QWidget> m_before; // widget that had the focus before
    bool m_wasClosedByPress = false;
};

// Returns the position of the focus in window coordinates: the current row of a list, a control, the heading
// of a page.
QRect placeOfFocus(const QWidget &window);

} // namespace lectern
