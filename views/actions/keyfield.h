#pragma once
// An input field for key sequences of up to four keys.
#include <QKeySequenceEdit>

namespace lectern
{

// A QKeySequenceEdit without time limit: Backspace removes the last key, Return accepts, Escape cancels. An
// empty field records Return and Backspace if it accepts keys for typing.
class KeyField final : public QKeySequenceEdit
{
    Q_OBJECT
public:
    KeyField(const QString &objectName, const QString &placeholder, QWidget *parent = nullptr);
    // Sets whether keys that normally type or press buttons are accepted as the first key.
    void setAcceptsTypingKeys(bool accepts) { m_acceptsTypingKeys = accepts; }

signals:
    void accepted();
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeyCombination pressed(QKeyEvent *event);

    bool m_acceptsTypingKeys = false;
};

} // namespace lectern
