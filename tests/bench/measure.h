#pragma once
// Time measurements for benchmarks.
#include "models/core/result.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonObject>
#include <QString>

#include <algorithm>
#include <cmath>
#include <vector>

namespace lectern::bench
{

// Returns the value; on an error prints its message and ends the program.
template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
    return std::move(result).value();
}
inline void must(const Result<> &result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().message));
}

// Repeated measurements of one operation.
class Times
{
public:
    void add(double milliseconds) { m_all.push_back(milliseconds); }
    // Calls run() and adds its duration.
    template <typename Run>
    auto time(Run &&run)
    {
        QElapsedTimer timer;
        timer.start();
        struct Adder {
            Times &times;
            QElapsedTimer &timer;
            ~Adder() { times.add(double(timer.nsecsElapsed()) / 1e6); }
        } adder{*this, timer};
        return run();
    }
    double percentile(double share) const
    {
        if (m_all.empty())
            return 0;
        std::vector<double> sorted = m_all;
        std::sort(sorted.begin(), sorted.end());
        return sorted[size_t(std::ceil(share * double(sorted.size() - 1)))];
    }
    // In milliseconds, with three decimals.
    QJsonObject json() const
    {
        const auto rounded = [](double value) { return std::round(value * 1000) / 1000; };
        return {{QStringLiteral("n"), int(m_all.size())},
                {QStringLiteral("median_ms"), rounded(percentile(.5))},
                {QStringLiteral("p95_ms"), rounded(percentile(.95))},
                {QStringLiteral("p99_ms"), rounded(percentile(.99))},
                {QStringLiteral("max_ms"), rounded(percentile(1))}};
    }

private:
    std::vector<double> m_all;
};

// Returns a line of /proc/self/status in MB ("VmRSS", "VmHWM"), or 0 if it does not exist.
inline double processMegabytes(const char *line)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &each : file.readAll().split('\n'))
        if (each.startsWith(line))
            return each.mid(each.indexOf(':') + 1).simplified().split(' ').first().toDouble() * 1024 / 1e6;
    return 0;
}

// Processor seconds of this process so far, over all threads.
inline double processorSeconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

} // namespace lectern::bench
