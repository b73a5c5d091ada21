#pragma once
// One field of a paper to be corrected: an editor, below it what each source states.
#include "models/store/rows/paperrow.h"

#include <QWidget>

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

} // namespace lectern
