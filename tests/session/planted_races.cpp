// planted_races KIND [--ordered]: a real thread of Lectern and the main thread write to one byte without
// synchronisation, so that ThreadSanitizer must report a race (exit code 66). With --ordered the main thread
// writes before the other thread starts, and nothing may be reported (exit code 0). tst_plantedraces runs it.
//
// The main thread learns through a relaxed atomic that the other thread has written. This does not
// synchronise, so the report does not depend on timing.
#include "models/formats/registry.h"
#include "models/import/lineblocks.h"
#include "models/session/librarysession.h"
#include "models/session/tasks/taskrunner.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/index/build/backgroundinverter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <map>
#include <string_view>
#include <thread>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

char shared = 0;
std::atomic<bool> written = false;

// Called by the main thread and by the thread under test; its name appears in the report.
[[gnu::noinline]] void writeShared()
{
    ++shared;
}

void writeOnThread()
{
    writeShared();
    written.store(true, std::memory_order_relaxed);
}

// Calls start(), which makes another thread call writeOnThread(), and then writes in this thread.
void race(bool ordered, const std::function<void()> &start)
{
    if (ordered)
        writeShared();
    start();
    while (!written.load(std::memory_order_relaxed))
        std::this_thread::yield();
    if (!ordered)
        writeShared();
}

void readerThread(bool ordered)
{
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"a.lectern"_s);
    (void)Library::open(file);
    LibraryReader questions(u"library reader"_s);
    RequestToken token("request");
    questions.setFile(file);
    race(ordered, [&] {
        questions.ask(
            token,
            [](Library &, const Cancelled &) -> Result<int> {
                writeOnThread();
                return 1;
            },
            &questions, [](int) {});
    });
}

void writerThread(bool ordered)
{
    const QTemporaryDir dir;
    LibrarySession session;
    session.open(dir.filePath(u"a.lectern"_s));
    race(ordered, [&] {
        session.writer().write([](Library &) -> Result<Edit> {
            writeOnThread();
            return Edit();
        });
    });
}

void taskThread(bool ordered)
{
    TaskRunner tasks;
    RequestToken token("task");
    race(ordered, [&] {
        const auto task = [](const Deliver &, const Cancelled &) {
            writeOnThread();
            return true;
        };
        tasks.start(token, task, &tasks, [](bool) {});
    });
}

// The read-ahead thread of the parser reads the device.
void parserThread(bool ordered)
{
    struct Device : QBuffer {
        qint64 readData(char *to, qint64 size) override
        {
            if (!written.load(std::memory_order_relaxed))
                writeOnThread();
            return QBuffer::readData(to, size);
        }
    } device;
    device.setData("{\"id\": \"2601.00001\", \"title\": \"Tides\"}\n");
    device.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    std::unique_ptr<LineBlocks> blocks;
    race(ordered, [&] {
        blocks = std::make_unique<LineBlocks>(device, *formatById(u"arxiv-jsonl"), ParseContext(),
                                              LineBlocks::Make::Rows);
    });
}

// The indexing thread reads a title that the main thread writes. The main thread writes all of it, because
// the sanitizer remembers only the last accesses to eight bytes. The block is free when its use count is one,
// which is checked without synchronisation.
void indexThread(bool ordered)
{
    const QTemporaryDir dir;
    auto block = std::make_shared<PreparedBlock>();
    Paper paper;
    paper.title = u"Tides in a small harbour"_s;
    block->add(paper);
    const std::string_view title = block->sightings().front().title;
    const auto writeTitle = [title] { std::fill_n(const_cast<char *>(title.data()), title.size(), 'B'); };
    index::BackgroundInverter inverter(dir.filePath(u"a.lectern"_s));
    if (ordered)
        writeTitle();
    (void)inverter.add(block, {1}, 1);
    while (block.use_count() > 1)
        std::this_thread::yield();
    if (!ordered)
        writeTitle();
    inverter.end();
    (void)inverter.papers();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const std::map<std::string_view, void (*)(bool)> kinds{{"reader", &readerThread},
                                                           {"writer", &writerThread},
                                                           {"task", &taskThread},
                                                           {"parser", &parserThread},
                                                           {"index", &indexThread}};
    const auto kind = kinds.find(argc > 1 ? argv[1] : "");
    if (kind == kinds.end()) {
        std::fputs("usage: planted_races reader|writer|task|parser|index [--ordered]\n", stderr);
        return 2;
    }
    kind->second(argc > 2 && std::string_view(argv[2]) == "--ordered");
    return 0;
}
