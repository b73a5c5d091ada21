#pragma once
// One field of a paper to be corrected: an editor, below it what each source states.
#include "models/store/types/paperrow.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;
class QVBoxLayout;

namespace lectern
{

class CorrectionField final : public QWidget
{
    Q_OBJECT
public:
    explicit CorrectionField(const FieldChoice &choice, QWidget *parent = nullptr);

    const QString &field() const { return m_choice.field; }
    QString typed() const;
    void setTyped(const QString &text);
    // The value of one's own is to be taken back, so that the sources speak again.
    bool isTakenBack() const { return m_takenBack; }
    // Whether what stands here is another value than what is shown of the paper.
    bool isChanged() const;
    // Why what was typed cannot be kept; empty: it can.
    void setError(const QString &sentence);
    QWidget *editor() const;
    void focusEditor();

private:
    void addHeading(QVBoxLayout *column);
    void addEditor(QVBoxLayout *column);
    void addOffers(QVBoxLayout *column);
    void takeBack();
    void follow(); // what was typed or chosen

    const FieldChoice m_choice;
    QLineEdit *m_line = nullptr; // one of these two
    QPlainTextEdit *m_text = nullptr;
    QLabel *m_state = nullptr, *m_error = nullptr;
    QToolButton *m_back = nullptr;
    bool m_takenBack = false;
};

// How a key ends a form of corrections anywhere in it: Ctrl+Return keeps what was typed, Escape does not.
enum class FormEnd { Keep, Drop };
// Returns how an event of a field does so, accepted then, so that it is for nothing else; nothing when it
// does not. A shortcut's claim comes before the press: only the press is to be acted upon.
std::optional<FormEnd> formEndOf(QEvent *event);

} // namespace lectern
