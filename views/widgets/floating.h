#pragma once
// Shows a card over the window next to the focused widget, without moving other widgets.
#include <QObject>
#include <QRect>

class QWidget;

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
bool isMessageAt(const QWidget &window, const QPoint &at); // at: global position

// Returns the position of the focus in window coordinates: the current row of a list, a control, the heading
// of a page.
QRect placeOfFocus(const QWidget &window);

} // namespace lectern
