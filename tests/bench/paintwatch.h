#pragma once
// Helpers that wait for paints and signals in window benchmarks.
#include <QEvent>
#include <QEventLoop>
#include <QTimer>
#include <QWidget>

namespace lectern::bench
{

// Reports the paints of a widget.
class PaintWatch final : public QObject
{
    Q_OBJECT
public:
    explicit PaintWatch(QWidget *watched) { watched->installEventFilter(this); }
    int paints = 0;

signals:
    void painted();

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            ++paints;
            // Queued, so that it runs after the paint.
            QMetaObject::invokeMethod(this, &PaintWatch::painted, Qt::QueuedConnection);
        }
        return false;
    }
};

// Runs the event loop until probe() returns true. Calls probe() after each signal. Returns false after one
// minute.
template <typename Sender, typename Signal, typename Probe>
bool waitFor(Sender *sender, Signal signal, Probe probe)
{
    if (probe())
        return true;
    QEventLoop loop;
    QTimer limit;
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, &loop, &QEventLoop::quit);
    QObject::connect(sender, signal, &loop, [&] {
        if (probe())
            loop.quit();
    });
    limit.start(60'000);
    loop.exec();
    return probe();
}

} // namespace lectern::bench
