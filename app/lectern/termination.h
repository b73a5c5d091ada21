#pragma once
// What ends the program from outside: a logout, a shutdown, Ctrl+C in the terminal it was started from.
#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace lectern
{

// Emits asked() in the thread of its event loop when the process gets SIGTERM, SIGINT or SIGHUP, so that the
// window closes as it does by a click: what waits is written and the log is folded in. A second signal ends
// the program as ever. There is one at a time.
class Termination final : public QObject
{
    Q_OBJECT
public:
    Termination();
    ~Termination() override;

signals:
    void asked();

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace lectern
