#pragma once
// A line above the status bar: task, progress, and a Cancel button.
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lectern
{

// Visible only while a task runs.
class TaskLine final : public QWidget
{
    Q_OBJECT
public:
    // cancelName: object name of the button.
    TaskLine(const QString &objectName, const QString &cancelName, QWidget *parent = nullptr);
    // what: "Saving papers.pdf".
    void begin(const QString &what, int all);
    void showProgress(int done, int all);
    void end() { hide(); }

signals:
    void cancelled();

private:
    QLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QString m_what;
};

} // namespace lectern
