#pragma once
// Termination signals: logout, shutdown, Ctrl+C in the terminal.
#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace lectern
{

// Emits asked() in its event loop's thread when the process receives SIGTERM, SIGINT or SIGHUP, so that the
// window closes as after a click: pending edits are written and the WAL is checkpointed. A second signal
// kills the program. Only one instance may exist.
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
