#pragma once
// A line above the status bar: task, progress, and a Cancel button.
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lectern
{

// Visible only while a task runs.
class TaskLine : public QWidget
{
    Q_OBJECT
public:
    // progress and cancel: accessible names of the bar and the button.
    TaskLine(const QString &progress, const QString &cancel, QWidget *parent = nullptr);
    // what: "Saving papers.pdf".
    void begin(const QString &what, int all);
    void showProgress(int done, int all);
    void end();

signals:
    void cancelled();

protected:
    void setCancelName(const QString &objectName);

private:
    QLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QString m_what;
};

} // namespace lectern
