// Benchmark of reading and writing the formats, and of the memory that reading needs. Prints one JSON object.
//   formats_bench [--papers N]    papers are real records if available, otherwise invented
#include "measure.h"

#include "models/formats/registry.h"
#include "tests/support/bulk.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QProcess>

#include <cstdio>

using namespace lectern;
using namespace Qt::StringLiterals;

namespace
{

QList<Paper> somePapers(int count)
{
    QList<Paper> papers;
    const auto add = [&](const QString &title, const QString &abstract) {
        Paper paper;
        paper.title = title;
        paper.abstract = abstract;
        paper.authors = {u"Ada Winter"_s, u"Jürgen von der Berg"_s, u"Author Number%1"_s.arg(papers.size())};
        paper.year = 1990 + int(papers.size() % 35);
        paper.venue = u"Journal of Fog"_s;
        paper.doi = u"10.1000/fog.%1"_s.arg(papers.size());
        papers.append(paper);
        return papers.size() < count;
    };
    test::forEachBulkRecord(u"ml-anthology.jsonl.zst"_s, add);
    while (papers.size() < count)
        add(u"The {\\alpha} of slow fog, part %1"_s.arg(papers.size()),
            u"We count $n^2$ waves & find that the tide agrees with the table. "_s.repeated(12));
    return papers;
}

// Measures one format in a separate process, so that memory figures do not mix.
QJsonObject measured(const QString &id, int count)
{
    const Format *format = formatById(id);
    const QList<Paper> papers = somePapers(count);
    bench::Times writing, reading;
    QByteArray bytes;
    for (int i = 0; i < 3; ++i)
        bytes = writing.time([&] { return format->write(papers); });
    const double before = bench::processMegabytes("VmRSS");
    for (int i = 0; i < 5; ++i) {
        const ParsedSource source = reading.time([&] { return format->read(bytes, {}); });
        if (source.papers.size() != papers.size())
            std::fprintf(stderr, "%s: %d of %d\n", qPrintable(id), int(source.papers.size()),
                         int(papers.size()));
    }
    const double megabytes = double(bytes.size()) / 1e6;
    return {{u"format"_s, id},
            {u"papers"_s, papers.size()},
            {u"megabytes"_s, megabytes},
            {u"read"_s, reading.json()},
            {u"write"_s, writing.json()},
            {u"memory_multiple_of_input"_s, (bench::processMegabytes("VmHWM") - before) / megabytes}};
}

// Returns a saved page of these papers, with names on separate lines or glued to the title.
QByteArray savedPage(const QList<Paper> &papers, bool glued)
{
    QString page = glued ? QString() : u"Ada Winter\n\nLG\nh-index9\n3papers\n1citation\n\n3 Papers\n\n"_s;
    for (const Paper &paper : papers)
        page += u"84.7LGJun 2, %1\n"_s.arg(paper.year.value_or(2026)) + paper.title.simplified()
            + (glued ? u""_s : u"\n\n"_s) + paper.authors.join(u", "_s) + u" et al.\n"_s
            + (glued ? u""_s : u"\n"_s) + paper.abstract.simplified() + (glued ? u"\n"_s : u"\n\n"_s);
    return page.toUtf8();
}

// Reads pages that hold a tenth of the papers each.
QJsonObject measuredPages(int count)
{
    const QList<Paper> papers = somePapers(std::max(1, count / 10));
    QJsonObject result;
    for (const bool glued : {false, true}) {
        const QByteArray bytes = savedPage(papers, glued);
        bench::Times reading;
        for (int i = 0; i < 5; ++i)
            reading.time([&] {
                return formatById(glued ? u"scholarfeed-list" : u"scholarfeed-author")->read(bytes, {});
            });
        result.insert(glued ? u"glued"_s : u"separate"_s,
                      QJsonObject{{u"papers"_s, papers.size()},
                                  {u"megabytes"_s, double(bytes.size()) / 1e6},
                                  {u"read"_s, reading.json()}});
    }
    return result;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser options;
    options.addHelpOption();
    options.addOptions({{u"papers"_s, u"How many."_s, u"N"_s, u"20000"_s},
                        {u"format"_s, u"This format only (pages: saved pages), in this process."_s, u"F"_s}});
    options.process(application);
    const int count = options.value(u"papers"_s).toInt();
    if (options.value(u"format"_s) == u"pages"_s) {
        std::puts(QJsonDocument(measuredPages(count)).toJson(QJsonDocument::Compact).constData());
        return 0;
    }
    if (options.isSet(u"format"_s)) {
        std::puts(QJsonDocument(measured(options.value(u"format"_s), count))
                      .toJson(QJsonDocument::Compact)
                      .constData());
        return 0;
    }
    QJsonObject all;
    QStringList ids{u"pages"_s};
    for (const Format &format : formats())
        if (format.read && format.stream)
            ids.append(format.id);
    for (const QString &id : std::as_const(ids)) {
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      {u"--format"_s, id, u"--papers"_s, QString::number(count)});
        process.waitForFinished(-1);
        all.insert(id, QJsonDocument::fromJson(process.readAllStandardOutput()).object());
    }
    std::puts(QJsonDocument(all).toJson().constData());
    return 0;
}
