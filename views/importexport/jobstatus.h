#pragma once
// Status bar: running task with progress and cancel button, and the last import result.
#include "models/session/tasks/importreport.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace lectern
{

class JobStatus final : public QWidget
{
    Q_OBJECT
public:
    explicit JobStatus(QWidget *parent = nullptr);
    void showProgress(const lectern::ImportProgress &progress);
    // Shows the result until the next task. attention: the user should review something.
    void showDone(const QString &sentence, bool attention);
    void showReading(const QString &text,
                     const QString &toolTip); // right-aligned text such as "12 of 48 unread"
    void showSelected(const QString &text); // shown instead of the reading text until it is empty

signals:
    void cancelled();
    void detailsRequested();

private:
    QLabel *m_text, *m_reading;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QToolButton *m_details;
    QString m_unread, m_selected;
    bool m_running = false;
};

} // namespace lectern
