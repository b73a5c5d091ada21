#include "keyfield.h"

#include <QKeyEvent>

namespace lectern
{

static constexpr int kMaxKeys = 4; // limit of QKeySequence

// Returns the key with its modifiers; unknown for a modifier alone. Shift is dropped if it produced the
// character, because a question mark requires Shift on some keyboards only.
static QKeyCombination pressed(const QKeyEvent &event)
{
    const int key = event.key();
    if (key == 0 || key == Qt::Key_AltGr || (key >= Qt::Key_Shift && key <= Qt::Key_ScrollLock)
        || (key >= Qt::Key_Super_L && key <= Qt::Key_Hyper_R && key != Qt::Key_Menu))
        return {};
    Qt::KeyboardModifiers held =
        event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QChar sign = event.text().isEmpty() ? QChar() : event.text().front();
    if (sign.isPrint() && !sign.isLetter() && !sign.isSpace())
        held.setFlag(Qt::ShiftModifier, false);
    return QKeyCombination(held, Qt::Key(key));
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

KeyField::KeyField(const QString &objectName, const QString &placeholder, QWidget *parent) : QLineEdit(parent)
{
    setObjectName(objectName);
    setPlaceholderText(placeholder);
    setAttribute(Qt::WA_InputMethodEnabled, false); // record keys, not characters
    setContextMenuPolicy(Qt::PreventContextMenu); // the field has no clipboard operations
}

void KeyField::setKeySequence(const QKeySequence &keys)
{
    m_keys = keys;
    setText(keys.toString(QKeySequence::NativeText));
    emit keySequenceChanged(m_keys);
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // a key being recorded must not trigger a shortcut
        return true;
    }
    return QLineEdit::event(event);
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
    } else if (!event->isAutoRepeat()) {
        const QKeyCombination key = pressed(*event);
        if (key.key() != Qt::Key_unknown) // a fifth key starts a new sequence
            setKeySequence(sequence(keySequence(), count < kMaxKeys ? count + 1 : 1, key));
    }
}

} // namespace lectern
