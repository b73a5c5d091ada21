#pragma once
// A field that takes keys as they are pressed, up to four one after the other.
#include <QKeySequence>
#include <QLineEdit>

namespace lectern
{

// What was pressed stands in it as people write it. Backspace takes the last key away, Return is "that is
// it", Escape leaves, Tab goes on; where nothing has been pressed yet, Return, Space, Backspace and Delete
// are keys like others if the field takes them.
class KeyField final : public QLineEdit
{
    Q_OBJECT
public:
    explicit KeyField(QWidget *parent = nullptr);
    const QKeySequence &keys() const { return m_keys; }
    void forget();
    // Whether keys that type and press elsewhere are taken as the first one.
    void setTakesTyping(bool takes) { m_takesTyping = takes; }

signals:
    void keysChanged(const QKeySequence &keys);
    void accepted();
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void setKeys(const QKeySequence &keys);

    QKeySequence m_keys;
    bool m_takesTyping = false;
};

} // namespace lectern
