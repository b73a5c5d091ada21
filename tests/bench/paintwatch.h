#pragma once
// What the benchmarks of the window wait for: paints, and signals.
#include <QEvent>
#include <QEventLoop>
#include <QTimer>
#include <QWidget>

namespace lectern::bench
{

// Sees a widget being painted.
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
            // After the paint itself: this event comes behind it in the loop.
            QMetaObject::invokeMethod(this, &PaintWatch::painted, Qt::QueuedConnection);
        }
        return false;
    }
};

// Runs the event loop until probe() holds, looked at after each signal; false after a
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
