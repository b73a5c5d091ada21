#include "keyfield.h"

#include <QContextMenuEvent>
#include <QInputMethodEvent>
#include <QKeyEvent>

#include <optional>

namespace lectern
{

static constexpr int kMaxChords = 4; // limit of QKeySequence

KeyField::KeyField(QWidget *parent) : QLineEdit(parent)
{
    setAttribute(Qt::WA_InputMethodEnabled, false); // record keys, not characters
}

void KeyField::forget()
{
    setKeys({});
}

void KeyField::setKeys(const QKeySequence &keys)
{
    m_keys = keys;
    setText(keys.toString(QKeySequence::NativeText));
    emit keysChanged(m_keys);
}

// Returns the key with its modifiers; nullopt for a modifier alone. Shift is dropped if it produced the
// character, because a question mark requires Shift on some keyboards only.
static std::optional<QKeyCombination> pressed(const QKeyEvent &event)
{
    const int key = event.key();
    switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_Hyper_L:
    case Qt::Key_Hyper_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
        return {};
    default:
        break;
    }
    Qt::KeyboardModifiers held =
        event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const QChar sign = event.text().isEmpty() ? QChar() : event.text().front();
    if (sign.isPrint() && !sign.isLetter() && !sign.isSpace())
        held.setFlag(Qt::ShiftModifier, false);
    return QKeyCombination(held, Qt::Key(key));
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
    const bool first = m_keys.isEmpty();
    if (bare && event->key() == Qt::Key_Escape) {
        emit left();
        return;
    }
    if (bare && !(first && m_acceptsTypingKeys)) {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            emit accepted();
            return;
        }
        if (event->key() == Qt::Key_Backspace) {
            const int left = m_keys.count() - 1;
            setKeys(left < 1
                        ? QKeySequence()
                        : QKeySequence(m_keys[0], left > 1 ? m_keys[1] : QKeyCombination::fromCombined(0),
                                       left > 2 ? m_keys[2] : QKeyCombination::fromCombined(0)));
            return;
        }
    }
    const std::optional<QKeyCombination> key = pressed(*event);
    if (!key || event->isAutoRepeat())
        return;
    QKeyCombination all[kMaxChords] = {QKeyCombination::fromCombined(0), QKeyCombination::fromCombined(0),
                                       QKeyCombination::fromCombined(0), QKeyCombination::fromCombined(0)};
    const int before = m_keys.count() < kMaxChords ? m_keys.count() : 0; // a fifth key starts a new sequence
    for (int i = 0; i < before; ++i)
        all[i] = m_keys[i];
    all[before] = *key;
    setKeys(QKeySequence(all[0], all[1], all[2], all[3]));
}

void KeyField::inputMethodEvent(QInputMethodEvent *event)
{
    event->ignore();
}

// No context menu, because the field has no clipboard operations.
void KeyField::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept();
}

} // namespace lectern
