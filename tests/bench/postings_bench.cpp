// Compares our posting lists with CRoaring's portable format on lists of generated papers: size in bytes, and
// the time to load words and whole prefixes into a bitmap. Prints one JSON object.
//   postings_bench [PAPERS]
#include "measure.h"
#include "models/store/index/build/inverter.h"
#include "models/store/index/storage/postings.h"
#include "tests/bench/corpus/corpus.h"

#include <QJsonDocument>

#include <roaring/roaring.h>

#include <cstdio>
#include <map>

using namespace lectern::bench;
using namespace lectern::index;
using namespace Qt::StringLiterals;

int main(int argc, char **argv)
{
    const uint32_t papers = argc > 1 ? uint32_t(std::atoi(argv[1])) : 100000;
    const Corpus corpus(papers);
    Inverter inverter;
    std::string line;
    for (uint32_t i = 0; i < papers; ++i) {
        line.clear();
        corpus.appendLine(i, &line);
        // The escaped abstract of the JSON line serves as text.
        const size_t begin = line.find("\"abstract\":\"") + 12;
        inverter.add(
            i, {"", "", std::string_view(line).substr(begin, line.find("\",\"versions\"") - begin), "", ""},
            {});
    }
    std::map<std::string, std::pair<std::string, std::string>> lists; // our list, CRoaring's list
    size_t ours = 0, theirs = 0, postings = 0;
    std::vector<uint32_t> list;
    const auto terms = inverter.terms();
    while (terms->next()) {
        list.clear();
        terms->readPapers(&list);
        roaring_bitmap_t *bitmap = roaring_bitmap_of_ptr(list.size(), list.data());
        roaring_bitmap_run_optimize(bitmap);
        std::string bytes(roaring_bitmap_portable_size_in_bytes(bitmap), '\0');
        roaring_bitmap_portable_serialize(bitmap, bytes.data());
        roaring_bitmap_free(bitmap);
        auto &entry = lists[std::string(terms->key().substr(1))];
        entry = {encodePostings(list, 0), bytes};
        ours += entry.first.size();
        theirs += entry.second.size();
        postings += list.size();
    }
    Times ourWords, theirWords, ourPrefixes, theirPrefixes;
    // Compares the union of all words with a prefix, and its number of papers.
    const auto compare = [&](const std::string &prefix, bool whole, Times *our, Times *their) {
        const auto begin = lists.lower_bound(prefix);
        auto end = begin;
        while (end != lists.end() && (whole ? end->first == prefix : end->first.starts_with(prefix)))
            ++end;
        const uint32_t ourCount = our->time([&] {
            Bitmap set(papers);
            for (auto it = begin; it != end; ++it)
                if (!decodePostings(it->second.first, 0, &set))
                    qFatal("damaged");
            return set.count();
        });
        const uint64_t theirCount = their->time([&] {
            roaring_bitmap_t *set = roaring_bitmap_create();
            for (auto it = begin; it != end; ++it) {
                roaring_bitmap_t *one = roaring_bitmap_portable_deserialize_safe(it->second.second.data(),
                                                                                 it->second.second.size());
                roaring_bitmap_lazy_or_inplace(set, one, true);
                roaring_bitmap_free(one);
            }
            roaring_bitmap_repair_after_lazy(set);
            const uint64_t count = roaring_bitmap_get_cardinality(set);
            roaring_bitmap_free(set);
            return count;
        });
        if (ourCount != theirCount)
            qFatal("%s: %u and %u papers", prefix.c_str(), ourCount, unsigned(theirCount));
    };
    for (uint64_t i = 0; i < 2000; ++i) {
        const std::string word = corpus.word(i);
        if (word.find('-') != std::string::npos)
            continue;
        compare(word, true, &ourWords, &theirWords);
        compare(word.substr(0, 2 + i % 5), false, &ourPrefixes, &theirPrefixes);
    }
    const QJsonObject figures{{u"papers"_s, double(papers)},
                              {u"postings"_s, double(postings)},
                              {u"words"_s, double(lists.size())},
                              {u"our_mb"_s, double(ours) / 1e6},
                              {u"roaring_mb"_s, double(theirs) / 1e6},
                              {u"our_word"_s, ourWords.json()},
                              {u"roaring_word"_s, theirWords.json()},
                              {u"our_prefix"_s, ourPrefixes.json()},
                              {u"roaring_prefix"_s, theirPrefixes.json()}};
    std::puts(QJsonDocument(figures).toJson().constData());
    return 0;
}
