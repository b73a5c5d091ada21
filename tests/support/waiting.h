#pragma once
// How long tests wait, and what time they count. Machines are shared: one may stand still for seconds, and no
// test fails by that. What must come is waited for long, and what must not take long is measured in processor
// time.
#include "processortime.h"

#include <QTest>

// Qt's own give up after five seconds.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT(expression, 60'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expression, expected) QTRY_COMPARE_WITH_TIMEOUT(expression, expected, 60'000)

// Fails the test when the work since then took as many seconds of the processor or more.
#define LECTERN_WORKED_LESS_THAN(limit, work, what)                                                          \
    QVERIFY2(                                                                                                \
        (work).seconds() < (limit),                                                                          \
        qPrintable(QStringLiteral("%1: %2 s of the processor").arg(QString(what)).arg((work).seconds())))
