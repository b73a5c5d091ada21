#pragma once
// An input field for key sequences of up to four keys.
#include <QKeySequence>
#include <QLineEdit>

namespace lectern
{

// Backspace removes the last key, Return accepts, Escape cancels. An empty field records Return and Backspace
// if it accepts keys for typing. QKeySequenceEdit ends a sequence after a second, and its line edit has no
// accessible name.
class KeyField final : public QLineEdit
{
    Q_OBJECT
public:
    KeyField(const QString &objectName, const QString &placeholder, QWidget *parent = nullptr);
    const QKeySequence &keySequence() const { return m_keys; }
    void setKeySequence(const QKeySequence &keys);
    // Sets whether keys that normally type or press buttons are accepted as the first key.
    void setAcceptsTypingKeys(bool accepts) { m_acceptsTypingKeys = accepts; }

signals:
    void keySequenceChanged(const QKeySequence &keys);
    void accepted();
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeySequence m_keys;
    bool m_acceptsTypingKeys = false;
};

} // namespace lectern
