#include "selectionquery.h"

#include "models/store/edits/liststore.h"
#include "models/store/edits/tagstore.h"
#include "models/store/queries/overviewreader.h"
#include "models/store/sqlite/try.h"

namespace lectern
{

SelectionQuery::SelectionQuery(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_lane(library.backgroundReader(), "selection"),
      m_places(library.reader(), "tags and lists"), m_correction(library.backgroundReader(), "correction")
{
}

void SelectionQuery::ask(const Rows &rows)
{
    const ResultSetPtr result = m_library.browser().papers().result();
    if (!m_library.isOpen() || !result)
        return;
    m_library.backgroundReader().ask(
        m_lane,
        [result, rows](Library &library, const Cancelled &cancelled) {
            QList<PaperId> papers; // determined on this thread, because it is slow for 100,000 rows
            for (const auto &[first, last] : rows)
                papers += result->ids(first, last - first + 1);
            return library.overviews().shared(papers, cancelled);
        },
        [this](const SharedFacts &facts) { emit found(facts); },
        [this](const Error &error) { emit failed(error.message); });
}

void SelectionQuery::askPlaces(const QList<PaperId> &papers)
{
    if (!m_library.isOpen())
        return;
    m_library.reader().ask(
        m_places,
        [papers](Library &library, const Cancelled &cancelled) -> Result<AssignableGroups> {
            AssignableGroups places;
            LECTERN_TRY(places.tags, library.tags().tree());
            LECTERN_TRY(places.lists, library.lists().lists());
            LECTERN_TRY(places.facts, library.overviews().sharedMarks(papers, cancelled));
            return places;
        },
        [this](const AssignableGroups &places) { emit placesFound(places); },
        [this](const Error &error) { emit failed(error.message); });
}

void SelectionQuery::askCorrection(const QList<PaperId> &papers, const OwnChangeOfMany &change)
{
    constexpr int shown = 60;
    if (!m_library.isOpen())
        return;
    // Invalid input is not a library error.
    if (change.kind == OwnChangeOfMany::Kind::Set)
        if (const auto text = ownText(change.field, change.text); !text) {
            m_correction.cancel();
            emit correctionRefused(text.error().message);
            return;
        }
    m_library.backgroundReader().ask(
        m_correction,
        [papers, change](Library &library, const Cancelled &cancelled) {
            return OwnValueStore(library.edits()).preview(papers, change, shown, cancelled);
        },
        [this](const OwnPreview &preview) { emit correctionFound(preview); },
        [this](const Error &error) { emit failed(error.message); });
}

} // namespace lectern
