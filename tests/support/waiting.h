#pragma once
// Time limits of tests. A shared machine may pause for seconds without failing a test: waits have long
// timeouts, and durations are measured in processor time.
#include "processortime.h"

#include <QTest>

// Qt's own macros give up after five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, 60'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected) QTRY_COMPARE_WITH_TIMEOUT(expression, expected, 60'000)

// Fails the test if the work since then used `limit` or more seconds of processor time.
#define LECTERN_WORKED_LESS_THAN(limit, work, what)                                                          \
    QVERIFY2(                                                                                                \
        (work).seconds() < (limit),                                                                          \
        qPrintable(QStringLiteral("%1: %2 s of the processor").arg(QString(what)).arg((work).seconds())))
