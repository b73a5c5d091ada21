#pragma once
// An input field for key sequences of up to four keys.
#include <QKeySequence>
#include <QLineEdit>

namespace lectern
{

// Shows the pressed keys. Backspace removes the last key, Return accepts, Escape cancels, Tab moves the
// focus. An empty field records Return, Space, Backspace and Delete if it accepts keys for typing.
class KeyField final : public QLineEdit
{
    Q_OBJECT
public:
    explicit KeyField(QWidget *parent = nullptr);
    const QKeySequence &keys() const { return m_keys; }
    void forget();
    // Sets whether keys that normally type or press buttons are accepted as the first key.
    void setAcceptsTypingKeys(bool takes) { m_acceptsTypingKeys = takes; }

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
    bool m_acceptsTypingKeys = false;
};

} // namespace lectern
