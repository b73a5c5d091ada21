#pragma once
// The bottom line of the window: what is running, with progress and cancel; what the last import did.
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
    // Stays until the next job; attention: there is something to look at.
    void showDone(const QString &sentence, bool attention);
    void showReading(const QString &text, const QString &toolTip); // at the right: "12 of 48 unread"
    void showSelected(const QString &text); // in its place, until it is empty

signals:
    void cancelled();
    void detailsAsked();

private:
    QLabel *m_text, *m_reading;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QToolButton *m_details;
    QString m_unread, m_selected;
    bool m_running = false;
};

} // namespace lectern
