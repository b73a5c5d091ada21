#pragma once
// The second stage of the math: formulas that need two dimensions, laid out by MathJax on a thread of its
// own.
#include "mathpicture.h"

#include <QCache>
#include <QObject>
#include <QSet>
#include <QString>
#include <QThread>

#include <memory>

namespace lectern
{

class MathWorker;

// Lives in a thread with an event loop: the GUI thread, or one that prints. Costs nothing until the first
// formula is asked for: then the thread starts, and the JavaScript engine with it (about 0.3 s and 50 MB,
// given back after some idle minutes). Where the program was built without Qt Qml, or the environment
// variable LECTERN_NO_MATH is set, available() is false and the source stays on screen.
class MathEngine final : public QObject
{
    Q_OBJECT
public:
    // Longer formulas are declined: layout time grows with the square of the length.
    static constexpr qsizetype kLongest = 1000;

    enum class State {
        Unknown, // not asked for yet
        Pending, // the answer comes as a signal
        Drawn,
        Declined, // no valid math, too long, took too long: show the source
    };

    explicit MathEngine(QObject *parent = nullptr);
    ~MathEngine() override;

    static bool available();

    // What is known of a formula (without its delimiters); picture: set when Drawn, belongs to the cache and
    // holds until the next call of anything here.
    State state(const QString &tex, bool display, const MathPicture **picture = nullptr) const;
    // Asks for a formula that is Unknown; finished() follows. Does nothing for others.
    void request(const QString &tex, bool display);
    // Forgets what has been asked for and not begun: the paper is no longer on screen.
    void dropRequests();

    // Limits, for tests: milliseconds a formula may take, and idle time after which the engine is dropped.
    void setLimits(int formulaMilliseconds, int idleMilliseconds);

signals:
    // state() knows the answer now. Comes through the event loop, never from within request().
    void finished(const QString &tex, bool display);

private:
    struct Answer {
        bool drawn = false;
        MathPicture picture;
    };
    static QString key(const QString &tex, bool display);
    void take(quint64 generation, const QString &tex, bool display,
              const std::optional<MathPicture> &picture);

    QCache<QString, Answer> m_answers; // least recently used go first
    QSet<QString> m_pending;
    std::unique_ptr<QThread> m_thread;
    MathWorker *m_worker = nullptr; // lives in m_thread
    quint64 m_generation = 0;
    int m_formulaLimit = 1500, m_idleLimit = 180'000;
};

} // namespace lectern
