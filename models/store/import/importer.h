#pragma once
// Sources into and out of the library.
#include "models/store/index/searchindex.h"
#include "models/store/library.h"

#include <atomic>

namespace lectern
{

// An Error, as a sentence, when no paper can be like this: a library must not choke on a made-up record.
Result<> acceptable(const Paper &paper);

// The two writes that change what papers there are. Each is one transaction: on an Error or a cancel the
// library is as it was.
class Importer
{
public:
    Importer(Connection &connection, SearchIndex &index) : m_connection(connection), m_index(index) { }

    // From so many bytes on the first source of a library is written past the log (DirectWrites). A test
    // lowers it.
    static inline std::atomic<qint64> directFrom = 32 << 20;

    Result<ImportOutcome> import(const SourceFacts &facts, const NextBlock &next, const Cancelled &cancelled);
    Result<> remove(SourceId source, const Cancelled &cancelled);

private:
    Connection &m_connection;
    SearchIndex &m_index;
};

} // namespace lectern
