#pragma once
// A line above the status: what is being printed, how far it is, and a way to stop it.
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace lectern
{

// There only while something is printed.
class PrintStatus final : public QWidget
{
    Q_OBJECT
public:
    explicit PrintStatus(QWidget *parent = nullptr);
    // what: "Saving papers.pdf".
    void begin(const QString &what, int all);
    void showProgress(int done, int all);
    void end();

signals:
    void cancelled();

private:
    QLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QString m_what;
};

} // namespace lectern
