#pragma once
// Second stage of formula display: MathJax typesets two-dimensional formulas on a separate thread.
#include "mathpicture.h"

#include <QCache>
#include <QObject>
#include <QQueue>
#include <QSet>
#include <QString>
#include <QThread>

#include <memory>
#include <utility>

namespace lectern
{

class MathWorker;

// Lives in a thread with an event loop: the GUI thread, or one that prints. The first request starts its
// thread with the JavaScript engine (about 0.3 s and 50 MB, released after some idle minutes). If the program
// was built without Qt Qml, or the environment variable LECTERN_NO_MATH is set, available() is false and the
// source stays visible.
class MathEngine final : public QObject
{
    Q_OBJECT
public:
    // Longer formulas are declined: layout time is quadratic in the length.
    static constexpr qsizetype kMaxLength = 1000;

    enum class State {
        Unknown, // not requested yet
        Pending, // requested; a signal will follow
        Drawn,
        Declined, // invalid, too long, or timed out: show the source
    };

    explicit MathEngine(QObject *parent = nullptr);
    ~MathEngine() override;

    static bool available();

    // Returns the state of a formula (without its delimiters). picture: set if Drawn; owned by the cache and
    // valid until the next call of any function of this class.
    State state(const QString &tex, bool display, const MathPicture **picture = nullptr) const;
    // Requests a formula that is Unknown; finished() follows. Does nothing for others.
    void request(const QString &tex, bool display);
    // Cancels requests that have not started: the paper is no longer displayed.
    void dropRequests();

    // Limits, for tests: milliseconds per formula, and idle time in milliseconds until the engine is
    // destroyed.
    void setLimits(int formulaMilliseconds, int idleMilliseconds);

signals:
    // Emitted when state() has a result for the formula. Emitted through the event loop, never from within
    // request().
    void finished(const QString &tex, bool display);

private:
    struct Answer {
        bool drawn = false;
        MathPicture picture;
    };
    static QString key(const QString &tex, bool display) { return (display ? u'd' : u't') + tex; }
    void layOutNext();
    void take(const QString &tex, bool display, const std::optional<MathPicture> &picture);

    QCache<QString, Answer> m_answers; // least recently used are removed first
    QSet<QString> m_pending;
    QQueue<std::pair<QString, bool>>
        m_requests; // (TeX, display) of pending formulas, without the current one
    bool m_isLayingOut = false;
    std::unique_ptr<QThread> m_thread;
    MathWorker *m_worker = nullptr; // lives in m_thread
    int m_formulaLimit = 1500, m_idleLimit = 180'000;
};

} // namespace lectern
