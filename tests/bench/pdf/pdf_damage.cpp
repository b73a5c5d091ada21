// Tests whether damaged PDFs can block or crash the window. Each file is a valid PDF with random changes. It
// is opened in the PDF page and used: painted, scrolled, searched, with its outline shown. Counts the
// outcomes, and how long the window was busy or the process was suspended. Prints one JSON object and ends if
// the window crashed.
//   pdf_damage [--count N] [--seed N] [--keep FOLDER] [--forked] [--size WxH] FILE...
//     --keep     keeps the files that blocked the window for over 50 ms
//     --forked   forks one linked lectern-pdf for each file, for several times as many files per hour
//     --size     of the window: pages are as wide as it
#include "tests/bench/measure.h"
#include "tests/support/processortime.h"
#include "views/pdf/pdfpage.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

using namespace lectern;
using namespace lectern::bench;
using namespace Qt::StringLiterals;

namespace
{

// Changes a document in one or several places.
class Mutation
{
public:
    Mutation(QByteArray bytes, QRandomGenerator &random) : m_bytes(std::move(bytes)), m_random(random) { }

    QByteArray made()
    {
        using Way = void (Mutation::*)();
        static constexpr std::array<Way, 9> ways = {
            &Mutation::turnBytes,    &Mutation::setNumber, &Mutation::setNumber,
            &Mutation::setReference, &Mutation::setName,   &Mutation::copyPart,
            &Mutation::readPart,     &Mutation::nest,      &Mutation::cut};
        for (int times = 1 + m_random.bounded(4); times > 0 && m_bytes.size() > 100; --times)
            (this->*ways[size_t(m_random.bounded(int(ways.size())))])();
        return m_bytes;
    }

private:
    qsizetype somewhere() { return m_random.bounded(qint64(m_bytes.size())); }
    bool isDigit(qsizetype at) const { return m_bytes[at] >= '0' && m_bytes[at] <= '9'; }

    void turnBytes()
    {
        for (int turned = 1 + m_random.bounded(40); turned > 0; --turned) {
            const qsizetype at =
                somewhere(); // digits stay digits, to change the structure and not only streams
            m_bytes[at] = isDigit(at) ? char('0' + m_random.bounded(10)) : char(m_random.bounded(256));
        }
    }
    // Replaces a number by an edge case.
    void setNumber()
    {
        static const QList<QByteArray> edges = {"0",     "-1",         "1",           "255",
                                                "65536", "2147483647", "-2147483648", "4294967296",
                                                "1e38",  "0.0001",     "100000",      "99999999999999999999",
                                                "-0.5",  "16777217",   "32768",       ""};
        qsizetype at = somewhere();
        for (int tries = 2000; tries > 0 && at < m_bytes.size() && !isDigit(at); --tries)
            ++at;
        qsizetype end = at;
        while (end < m_bytes.size() && isDigit(end))
            ++end;
        if (end > at)
            m_bytes.replace(at, end - at, edges[m_random.bounded(int(edges.size()))]);
    }
    // Replaces an object reference by another one, which may create cycles in a tree.
    void setReference()
    {
        const qsizetype at = m_bytes.indexOf(" 0 R", somewhere());
        qsizetype begin = at;
        while (begin > 0 && isDigit(begin - 1))
            --begin;
        if (at > 0 && begin < at)
            m_bytes.replace(begin, at - begin, QByteArray::number(1 + m_random.bounded(60)));
    }
    void setName()
    {
        const auto nameFrom = [this](qsizetype from) {
            const qsizetype at = m_bytes.indexOf('/', from);
            qsizetype end = at + 1;
            while (at >= 0 && end < m_bytes.size() && QChar::isLetterOrNumber(uchar(m_bytes[end])))
                ++end;
            return std::pair(at, end);
        };
        const auto [from, fromEnd] = nameFrom(somewhere());
        const auto [to, toEnd] = nameFrom(somewhere());
        if (from >= 0 && to >= 0)
            m_bytes.replace(to, toEnd - to, m_bytes.mid(from, fromEnd - from));
    }
    void copyPart()
    {
        const QByteArray part = m_bytes.mid(somewhere(), 1 + m_random.bounded(2000));
        const qsizetype to = somewhere();
        m_bytes.replace(to, m_random.bounded(2) ? part.size() : 0, part);
    }
    void readPart() { m_bytes.remove(somewhere(), 1 + m_random.bounded(2000)); }
    void nest()
    {
        static const QList<QByteArray> openings = {"[",   "<<",  "<</A ",           "(", "q ",
                                                   "BT ", "[<<", "1 0 0 1 1 1 cm ", "%"};
        m_bytes.insert(somewhere(),
                       openings[m_random.bounded(int(openings.size()))].repeated(1 << m_random.bounded(15)));
    }
    void cut()
    {
        if (m_random.bounded(3) == 0)
            m_bytes.truncate(somewhere());
    }

    QByteArray m_bytes;
    QRandomGenerator &m_random;
};

// Watchdog thread. If it wakes up late too, the whole process was suspended or starved of processor time.
class SuspensionWatchdog
{
public:
    SuspensionWatchdog()
        : m_thread([this] {
              while (!m_stopped) {
                  std::this_thread::sleep_for(std::chrono::milliseconds(2));
                  const auto now = Clock::now();
                  const double gap = milliseconds(now - m_last.exchange(now));
                  if (gap > m_longest)
                      m_longest = gap;
              }
          })
    {
    }
    ~SuspensionWatchdog()
    {
        m_stopped = true;
        m_thread.join();
    }
    Q_DISABLE_COPY_MOVE(SuspensionWatchdog)
    void begin() { m_longest = 0; }
    // The longest suspension since begin(), in milliseconds.
    double longest() const { return std::max(m_longest.load(), milliseconds(Clock::now() - m_last.load())); }

private:
    using Clock = std::chrono::steady_clock;
    static double milliseconds(Clock::duration time)
    {
        return std::chrono::duration<double, std::milli>(time).count();
    }

    std::atomic<bool> m_stopped = false;
    std::atomic<Clock::time_point> m_last = Clock::now();
    std::atomic<double> m_longest = 0;
    std::thread m_thread;
};

// Measures each iteration of the event loop in wall-clock and processor time. If an iteration is long only in
// wall-clock time, either the thread waited, which counts, or the whole process was suspended, which does not
// count.
class Rounds
{
public:
    explicit Rounds(QAbstractEventDispatcher &dispatcher)
    {
        QObject::connect(&dispatcher, &QAbstractEventDispatcher::awake, &dispatcher, [this] { begin(); });
        QObject::connect(&dispatcher, &QAbstractEventDispatcher::aboutToBlock, &dispatcher,
                         [this] { end(); });
    }
    void begin()
    {
        m_running = true;
        m_timer.start();
        m_processor = test::threadSeconds();
        m_watchdog.begin();
    }
    void end()
    {
        if (!std::exchange(m_running, false))
            return;
        constexpr double kLong = 50;
        const double clock = double(m_timer.nsecsElapsed()) / 1e6,
                     processor = (test::threadSeconds() - m_processor) * 1000;
        byClock.add(clock);
        byProcessor.add(processor);
        worst = std::max(worst, processor);
        longByProcessor += processor > kLong;
        if (processor <= kLong && clock - m_watchdog.longest() > kLong) {
            waited.append(clock);
            worst = std::max(worst, clock);
        }
    }

    Times byClock, byProcessor;
    QList<double> waited; // iterations over 50 ms in which the thread itself waited
    int longByProcessor = 0;
    double worst = 0; // longest iteration of either kind since the last reset

private:
    QElapsedTimer m_timer;
    double m_processor = 0;
    SuspensionWatchdog m_watchdog;
    bool m_running = false;
};

// Simulates a user who opens one file after another in a PDF page.
class Scanner
{
public:
    Scanner(Rounds &rounds, QSize size) : m_rounds(rounds)
    {
        m_page.resize(size);
        m_page.setSide(true);
        m_page.show();
    }

    // Opens and uses one file. Returns the outcome.
    QString look(const QString &path)
    {
        act([&] { m_page.open(path, {}); });
        await([this] { return m_page.view().pages() > 0 || m_page.isIdle(); });
        if (m_page.view().pages() == 0)
            return failure();
        for (int turn = 0; turn < 3; ++turn) {
            await([this] { return m_page.isIdle(); });
            act([this] { m_page.view().turnPages(1); });
        }
        act([this] { m_page.findChild<QLineEdit *>(u"pdfFind"_s)->setText(u"the"_s); });
        await([this] { return m_page.isIdle(); });
        const bool fell =
            m_page.view().pages() == 0 || m_page.view().accessibleDescription().contains("crashed"_L1);
        return fell ? u"pages that the helper fell over"_s : u"shown"_s;
    }

    int unanswered = 0; // number of times without a reply within kPatience

private:
    template <typename Act>
    void act(Act act)
    {
        m_rounds.begin();
        act();
        m_rounds.end();
    }
    template <typename Done>
    void await(Done done)
    {
        constexpr int kPatience = 15'000; // limit for one page, in milliseconds
        QTimer wakes; // wakes up the event loop regularly, in case no reply arrives
        wakes.start(500);
        QElapsedTimer timer;
        timer.start();
        while (!done() && timer.elapsed() < kPatience)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (timer.elapsed() >= kPatience)
            ++unanswered;
    }
    QString failure() const
    {
        for (const QLabel *label : m_page.findChildren<QLabel *>())
            if (label->isVisibleTo(&m_page) && label->text().endsWith(u'.'))
                return label->text();
        return u"no answer"_s;
    }

    Rounds &m_rounds;
    PdfPage m_page;
};

// Starts the forker. It serves each document from then on.
void startForker(QProcess &forker)
{
    const QString name = u"lectern-pdf-forker-%1"_s.arg(QCoreApplication::applicationPid());
    forker.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    const QString here = QCoreApplication::applicationDirPath();
    forker.start(here + "/pdf_forker"_L1, {name});
    if (!forker.waitForReadyRead())
        qFatal("pdf_forker does not start");
    qputenv("LECTERN_PDF_FORKER", name.toUtf8());
    qputenv("LECTERN_PDF_HELPER", QFile::encodeName(here + "/pdf_relay"_L1));
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    if (qEnvironmentVariableIsEmpty("LECTERN_PDF_HELPER"))
        qputenv("LECTERN_PDF_HELPER", LECTERN_PDF);
    QCommandLineParser parser;
    parser.addOptions({{u"count"_s, {}, u"N"_s, u"1000"_s},
                       {u"seed"_s, {}, u"N"_s, u"1"_s},
                       {u"keep"_s, {}, u"FOLDER"_s},
                       QCommandLineOption(u"forked"_s),
                       {u"size"_s, {}, u"WxH"_s, u"1100x900"_s}});
    parser.process(app);
    QProcess forker;
    if (parser.isSet(u"forked"_s))
        startForker(forker);
    const QStringList sides = parser.value(u"size"_s).split(u'x');
    const QSize size(sides.value(0).toInt(), sides.value(1).toInt());
    if (size.isEmpty())
        qFatal("--size WxH");
    QList<QByteArray> sound;
    for (const QString &path : parser.positionalArguments()) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            sound.append(file.readAll());
    }
    if (sound.isEmpty())
        qFatal("which PDFs?");
    QRandomGenerator random(parser.value(u"seed"_s).toUInt());
    const QTemporaryDir folder;
    Rounds rounds(*QAbstractEventDispatcher::instance());
    Scanner scanner(rounds, size);
    QMap<QString, int> outcomes;
    const int count = parser.value(u"count"_s).toInt();
    double memory = 0;
    for (int i = 0; i < count; ++i) {
        const QByteArray bytes = Mutation(sound[i % sound.size()], random).made();
        const QString path = folder.filePath(u"%1.pdf"_s.arg(i));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no room for a file");
        file.close();
        rounds.worst = 0;
        ++outcomes[scanner.look(path)];
        if (rounds.worst > 50 && parser.isSet(u"keep"_s))
            QFile::copy(
                path,
                QDir(parser.value(u"keep"_s))
                    .filePath(
                        u"%1-%2-%3ms.pdf"_s.arg(parser.value(u"seed"_s)).arg(i).arg(qRound(rounds.worst))));
        QFile::remove(path);
        if (i == count / 10)
            memory = processMegabytes("VmRSS");
    }
    QJsonObject became;
    for (auto it = outcomes.cbegin(); it != outcomes.cend(); ++it)
        became[it.key()] = *it;
    QJsonArray waited;
    for (const double each : std::as_const(rounds.waited))
        waited.append(each);
    forker.kill();
    forker.waitForFinished();
    std::puts(QJsonDocument(QJsonObject{{u"files"_s, count},
                                        {u"became"_s, became},
                                        {u"waits without an answer"_s, scanner.unanswered},
                                        {u"round of events by the clock"_s, rounds.byClock.json()},
                                        {u"round of events by the processor"_s, rounds.byProcessor.json()},
                                        {u"rounds over 50 ms of processor"_s, rounds.longByProcessor},
                                        {u"rounds over 50 ms that waited"_s, waited},
                                        {u"MB after a tenth"_s, memory},
                                        {u"MB at the end"_s, processMegabytes("VmRSS")}})
                  .toJson()
                  .constData());
    return 0;
}
