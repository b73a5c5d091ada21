#include "singleinstance.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace lectern
{

namespace
{

int wakeUp[2] = {-1, -1}; // a signal handler may only write to it

constexpr int kSignals[] = {SIGTERM, SIGINT, SIGHUP};

void handle(int number)
{
    const char byte = 1;
    (void)!::write(wakeUp[1], &byte, 1);
    std::signal(number, SIG_DFL); // the second signal must end the program at once
}

} // namespace

Termination::Termination()
{
    if (::pipe2(wakeUp, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // the default action stays in effect
    m_notifier = std::make_unique<QSocketNotifier>(wakeUp[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(wakeUp[0], &byte, 1) == 1)
            emit asked();
    });
    for (const int number : kSignals)
        std::signal(number, handle);
}

Termination::~Termination()
{
    if (!m_notifier)
        return;
    for (const int number : kSignals)
        std::signal(number, SIG_DFL);
    m_notifier.reset();
    for (int &end : wakeUp)
        ::close(std::exchange(end, -1));
}

} // namespace lectern
