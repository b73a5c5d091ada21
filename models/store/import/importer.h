#pragma once
// Imports sources into the library and removes them.
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/types/importoutcome.h"
#include "models/store/types/sourcerow.h"

#include <atomic>

namespace lectern
{

// An Error with a message if a paper exceeds the limits: a forged record must not harm the library.
Result<> acceptable(const Paper &paper);

// The two writes that add or remove papers. Each is one transaction: after an Error or when cancelled the
// library is unchanged.
class Importer
{
public:
    Importer(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }

    // Size in bytes from which the first source of a library is written without the WAL (DirectWrites). Tests
    // lower it.
    static inline std::atomic<qint64> directFrom = 32 << 20;

    // Adds one source with all its sightings.
    Result<ImportOutcome> import(const SourceFacts &facts, const ParsedSource &parsed,
                                 const Cancelled &cancelled = {});
    // Adds a source that is read in blocks, so that a large one need not be in memory. It is still one
    // transaction and one source. For the first source of a library, facts.contentHash may be empty at first
    // if next() sets it before it returns the end.
    Result<ImportOutcome> import(const SourceFacts &facts, const NextBlock &next,
                                 const Cancelled &cancelled = {});
    // Permanently removes the source and its sightings (Trash moves it to the trash instead). Papers without
    // another source are no longer listed; their marks are kept and return with them.
    Result<> remove(SourceId source, const Cancelled &cancelled = {});

private:
    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
