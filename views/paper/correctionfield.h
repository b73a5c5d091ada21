#pragma once
// An editable field of a paper: its name, an editor, and the value of each source below the editor.
#include "models/store/types/paperrow.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QWidget>

#include <functional>

class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

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
    // Returns whether the own value should be removed, so that the value of the sources is shown again.
    bool removesOwnValue() const { return m_removesOwnValue; }
    // Returns whether the text differs from the shown value of the paper.
    bool isChanged() const { return typed() != m_choice.shown || m_removesOwnValue; }
    // Shows why the text is invalid; empty: it is valid.
    void setError(const QString &sentence);
    QWidget *editor() const;
    // Returns whether Return starts a new line in the editor.
    bool hasLines() const { return m_choice.field == u"authors" || m_choice.field == u"abstract"; }
    void focusEditor();

private:
    void addHeading(QGridLayout *rows);
    void makeEditor();
    void addOffers(QGridLayout *rows);
    void stepBack();
    void follow(); // called when text is typed or a value chosen

    const FieldChoice m_choice;
    QLineEdit *m_line = nullptr; // one of these three is set
    QPlainTextEdit *m_text = nullptr;
    QComboBox *m_menu = nullptr;
    QLabel *m_state = nullptr, *m_error = nullptr;
    QToolButton *m_back = nullptr;
    bool m_removesOwnValue = false;
};

// Ends an editing form by a key of a field: Ctrl+Return calls keep, Escape drop. oneLine: Return alone also
// calls keep. Returns whether the event belongs to such a key; it then has no other effect.
bool handleFormKey(QEvent *event, const std::function<void()> &keep, const std::function<void()> &drop,
                   bool oneLine = false);

} // namespace lectern
