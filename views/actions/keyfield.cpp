#include "keyfield.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace lectern
{

static constexpr int kMaxKeys = 4; // limit of QKeySequence

// QKeySequenceEdit ignores the other modifiers.
static bool isModifier(int key)
{
    return key == 0 || key == Qt::Key_AltGr || (key >= Qt::Key_CapsLock && key <= Qt::Key_ScrollLock)
        || (key >= Qt::Key_Super_L && key <= Qt::Key_Hyper_R);
}

// Returns the sequence with count keys: those of the given one, then the last key.
static QKeySequence sequence(const QKeySequence &keys, int count, QKeyCombination last = {})
{
    const auto at = [&](int i) {
        return i + 1 == count && last.key() != Qt::Key_unknown ? last
            : i < count                                        ? keys[uint(i)]
                                                               : QKeyCombination::fromCombined(0);
    };
    return {at(0), at(1), at(2), at(3)};
}

KeyField::KeyField(const QString &objectName, const QString &placeholder, QWidget *parent)
    : QKeySequenceEdit(parent)
{
    setObjectName(objectName);
    // QKeySequenceEdit sets its own placeholder whenever the sequence changes.
    const auto showPlaceholder = [this, placeholder] {
        findChild<QLineEdit *>()->setPlaceholderText(placeholder);
    };
    showPlaceholder();
    connect(this, &QKeySequenceEdit::keySequenceChanged, this, showPlaceholder);
}

// Returns the key with its modifiers; unknown for a modifier alone.
QKeyCombination KeyField::pressed(QKeyEvent *event)
{
    const QKeySequence before = keySequence();
    const QSignalBlocker quiet(this);
    clear(); // QKeySequenceEdit would end the sequence after a second
    QKeySequenceEdit::keyPressEvent(event);
    const QKeySequence pressed = keySequence();
    setKeySequence(before);
    return pressed.isEmpty() ? QKeyCombination(Qt::Key_unknown) : pressed[0];
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    const bool bare = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    const int count = keySequence().count();
    const bool edits = bare && !(count == 0 && m_acceptsTypingKeys);
    if (bare && event->key() == Qt::Key_Escape) {
        emit left();
    } else if (edits && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit accepted();
    } else if (edits && event->key() == Qt::Key_Backspace) {
        setKeySequence(sequence(keySequence(), qMax(0, count - 1)));
    } else if (!event->isAutoRepeat() && !isModifier(event->key())) {
        const QKeyCombination key = pressed(event);
        if (key.key() != Qt::Key_unknown) // a fifth key starts a new sequence
            setKeySequence(sequence(keySequence(), count < kMaxKeys ? count + 1 : 1, key));
    }
}

} // namespace lectern
