#pragma once
// Invented papers and sources for the tests of the store.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/resultset.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/library.h"
#include "models/store/queries/paperreader.h"
#include "models/store/types/paperrow.h"
#include "models/store/types/sourcerow.h"

#include <QCryptographicHash>

#include <QtTest>

namespace lectern::test
{

using namespace Qt::StringLiterals;

// A text of at least 200 characters, different for every number.
inline QString longAbstract(int number)
{
    return u"We study problem number %1 of the invented field of tidal bookkeeping. The method counts waves, "
           "sorts them by their temper and proves that no wave is counted twice. Experiments on three "
           "harbours "
           "and one bathtub show that the count agrees with the tide table to within one wave a year."_s.arg(
               number);
}

inline Paper paper(const QString &title, const QStringList &authors, const QString &abstract = {})
{
    Paper p;
    p.title = title;
    p.authors = authors;
    p.abstract = abstract;
    return p;
}

inline SourceFacts facts(const QString &name, QDate savedOn = QDate(2026, 6, 30))
{
    return {name, u"/pages/"_s + name, savedOn,
            QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256), 1000};
}

inline ParsedSource page(const QList<Paper> &papers, const QString &author = {})
{
    ParsedSource source;
    source.format = author.isEmpty() ? u"scholarfeed-list"_s : u"scholarfeed-author"_s;
    source.papers = papers;
    if (!author.isEmpty()) {
        source.author.emplace();
        source.author->name = author;
        source.author->hIndex = 7;
    }
    return source;
}

// Returns the value; on an error the test fails with its message.
template <typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("unexpected error: %s", qPrintable(result.error().message));
    return std::move(result).value();
}
inline void must(const Result<> &result)
{
    if (!result)
        qFatal("unexpected error: %s", qPrintable(result.error().message));
}

inline QList<PaperId> allIds(Library &library)
{
    const ResultSetPtr result = must(library.index().search({}));
    return result->ids(0, result->count());
}

inline QList<PaperRow> allRows(Library &library)
{
    return must(library.papers().rows(allIds(library)));
}

// Returns the only paper with this title (or these first words). If it does not exist, the id is None.
inline PaperRow rowTitled(Library &library, const QString &title)
{
    for (const PaperRow &row : allRows(library))
        if (row.title == title || (row.title.isEmpty() && row.leadWords.startsWith(title)))
            return row;
    return {};
}

} // namespace lectern::test
