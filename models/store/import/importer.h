#pragma once
// Brings sources into the library and removes them.
#include "models/core/cancelled.h"
#include "models/core/ids.h"
#include "models/core/paper.h"
#include "models/core/result.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/types/importoutcome.h"
#include "models/store/types/sourcerow.h"

#include <atomic>

namespace lectern
{

// An Error, as a sentence, when no paper can be like this: a library must not choke on a made-up record.
Result<> acceptable(const Paper &paper);

// The two writes that change which papers there are. Each is one transaction: after an Error or when
// cancelled the library is as it was.
class Importer
{
public:
    Importer(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }

    // The first source of a library is written past the log (DirectWrites) if it has so many bytes. A test
    // lowers it.
    static inline std::atomic<qint64> directFrom = 32 << 20;

    // Adds one source with all its sightings.
    Result<ImportOutcome> import(const SourceFacts &facts, const ParsedSource &parsed,
                                 const Cancelled &cancelled = {});
    // Adds a source that comes in blocks, so that a large one need not be in memory. It is still one
    // transaction and one source. For the first source of a library, facts.contentHash may still be empty if
    // next() sets it before it returns nothing any more.
    Result<ImportOutcome> import(const SourceFacts &facts, const NextBlock &next,
                                 const Cancelled &cancelled = {});
    // Removes the source and its sightings for good (Bin moves it to the bin instead). Papers that no other
    // source knows disappear from the list, but marks made on them are kept and return with them.
    Result<> remove(SourceId source, const Cancelled &cancelled = {});

private:
    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
