#pragma once
// User-defined rules of which sources are imported and how they are read.
#include "models/core/pagecorrections.h"
#include "models/core/result.h"
#include "models/formats/records/fieldlayout.h"
#include "models/store/sqlite/connection.h"
#include "watchedfolderstore.h"

namespace lectern
{

// User-defined meanings of a source's field names (formats/records/fieldlayout.h), stored for later sources
// of the same layout.

// Belongs to the connection's thread. Not in the edit log: the dialog that sets a mapping also removes it.
class FieldLayoutStore
{
public:
    explicit FieldLayoutStore(Connection &connection) : m_connection(connection) { }

    Result<QList<FieldLayout>> all();
    // Stores the mapping of the layout's names, durable on return; a layout without choices deletes it.
    Result<> keep(const FieldLayout &layout);

private:
    Connection &m_connection;
};

// The user's corrections of page lines (core/pagecorrections.h), stored for later imports.

// Belongs to the connection's thread. Not in the edit log: the dialog that sets a correction also removes it.
class PageCorrectionStore
{
public:
    explicit PageCorrectionStore(Connection &connection) : m_connection(connection) { }

    Result<PageCorrections> all();
    // Replaces all corrections, durable on return.
    Result<> setAll(const PageCorrections &corrections);

private:
    Connection &m_connection;
};

struct ImportRules {
    explicit ImportRules(Connection &connection)
        : fieldLayouts(connection), pageCorrections(connection), watchedFolders(connection)
    {
    }

    FieldLayoutStore fieldLayouts;
    PageCorrectionStore pageCorrections;
    WatchedFolderStore watchedFolders;
};

} // namespace lectern
