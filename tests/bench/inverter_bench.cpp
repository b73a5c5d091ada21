// Benchmark of turning generated papers into posting lists: processor microseconds per paper for tokenising
// and for writing all terms. Prints one JSON object.
//   inverter_bench [PAPERS [PAPERS-IN-RUN [mixed]]]
#include "measure.h"
#include "models/formats/records/arxivjsonl.h"
#include "models/store/identity/preparedblock.h"
#include "models/store/index/build/inverter.h"
#include "tests/bench/corpus/corpus.h"

#include <QJsonDocument>

#include <cstdio>
#include <cstdlib>
#include <string_view>

using namespace lectern;
using namespace lectern::bench;
using namespace lectern::index;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const uint32_t papers = argc > 1 ? uint32_t(std::atoi(argv[1])) : 100'000;
    const uint32_t inRun = argc > 2 ? uint32_t(std::atoi(argv[2])) : 32'768;
    const bool mixed = argc > 3 && std::string_view(argv[3]) == "mixed";
    const Corpus corpus(papers, 1, mixed ? Corpus::Kind::Mixed : Corpus::Kind::Plain);
    PreparedBlock block;
    std::string line;
    for (uint32_t i = 0; i < papers; ++i) {
        line.clear();
        corpus.appendLine(i, &line);
        readArxivLines(
            QByteArrayView(line.data(), qsizetype(line.size())),
            [&](const ArxivRecord &record, const ByteRange &) { block.add(record, 1); },
            [](const QString &message, const ByteRange &) { qFatal("%s", qPrintable(message)); });
    }
    Inverter inverter;
    double adding = 0, giving = 0;
    size_t terms = 0, bytes = 0;
    const std::vector<int64_t> sources{1};
    std::string list;
    for (uint32_t begin = 0; begin < papers; begin += inRun) {
        const double before = processorSeconds();
        const uint32_t end = std::min(begin + inRun, papers);
        for (uint32_t i = begin; i < end; ++i) {
            const PreparedSighting &paper = block.sightings()[i];
            inverter.add(i + 1, {paper.title, paper.authors, paper.abstract, paper.category, {}}, sources);
        }
        const double added = processorSeconds();
        const auto stream = inverter.terms();
        while (stream->next()) {
            list.clear();
            stream->readList(&list);
            bytes += list.size();
            ++terms;
        }
        inverter.clear();
        adding += added - before;
        giving += processorSeconds() - added;
    }
    const QJsonObject figures{{u"papers"_s, double(papers)},        {u"papers_in_run"_s, double(inRun)},
                              {u"terms"_s, double(terms)},          {u"list_mb"_s, double(bytes) / 1e6},
                              {u"add_us"_s, adding * 1e6 / papers}, {u"terms_us"_s, giving * 1e6 / papers}};
    std::puts(QJsonDocument(figures).toJson().constData());
    return 0;
}
