#pragma once
// The part of the math engine that lives in the worker thread.
#include "mathpicture.h"
#include "models/itemmodels/scriptengine.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <optional>

namespace lectern
{

class MathWorker final : public QObject
{
    Q_OBJECT
public:
    // Limits in milliseconds, set from the GUI thread.
    std::atomic<int> formulaLimit = 1500, idleLimit = 180'000;

    MathWorker();
    void layOut(const QString &tex, bool display);

signals:
    void laidOut(const QString &tex, bool display, const std::optional<lectern::MathPicture> &picture);

private:
    QTimer m_idle;
    ScriptEngine m_engine;
};

} // namespace lectern

Q_DECLARE_METATYPE(std::optional<lectern::MathPicture>)
