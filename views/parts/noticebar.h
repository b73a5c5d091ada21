#pragma once
// A line across the window that says what is wrong or asks a question, and waits: never a message box.
#include <QFrame>
#include <QStringList>

#include <functional>

class QDateEdit;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lectern
{

// Icon, text that can be selected, buttons, and a cross that closes it.
class NoticeBar : public QFrame
{
    Q_OBJECT
public:
    NoticeBar(const QString &iconName, bool danger, QWidget *parent = nullptr);
    QString text() const;

signals:
    void closed();
    // After closed, where the bar had the keyboard focus: it has to go somewhere.
    void focusLeft();

protected:
    // Closes the bar as a person does.
    void dismiss();
    void setText(const QString &text);
    QPushButton *addButton(const QString &text);
    void addControl(QWidget *control);
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintBack();
    bool m_danger;
    QLabel *m_text;
    QHBoxLayout *m_row;
};

// What went wrong, to be read and copied. Several errors stand together.
class ErrorBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit ErrorBar(QWidget *parent = nullptr);
    void showError(const QString &message);
    // What was wrong has been mended.
    void clear();

private:
    QStringList m_messages;
};

// Text was pasted: what it is, and, where years have to be inferred, on which day the page was saved.
class PasteBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit PasteBar(QWidget *parent = nullptr);
    void ask(const QString &text);
    // What was found out about the text asked about; other text is passed over. infersYears: the day matters.
    void describe(const QString &text, const QString &what, bool importable, bool infersYears);

signals:
    void accepted(const QString &text, const QDate &savedOn);

private:
    QString m_pasted;
    QLabel *m_day;
    QDateEdit *m_date;
    QPushButton *m_import;
};

// A question with one answer that does something and one that does not.
class ConfirmBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit ConfirmBar(QWidget *parent = nullptr);
    // no: what the other button says; empty: Keep.
    void ask(const QString &question, const QString &yes, const std::function<void()> &action,
             const QString &no = {});
    // The same where nobody asked for it: the focus stays where it is.
    void offer(const QString &question, const QString &yes, const std::function<void()> &action,
               const QString &no);

private:
    QPushButton *m_yes, *m_no;
    std::function<void()> m_action;
};

} // namespace lectern
