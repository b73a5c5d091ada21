#include "authorscontroller.h"

#include "models/store/queries/authorreader.h"

namespace lectern
{

static constexpr int kMaxOffered = 8; // as many as fit without scrolling

AuthorOffers::AuthorOffers(LibrarySession &library, QObject *parent)
    : QObject(parent), m_library(library), m_lane(library.backgroundReader(), "authors to offer")
{
}

void AuthorOffers::find(const QString &words)
{
    m_library.backgroundReader().ask(
        m_lane,
        [words](Library &library, const Cancelled &) { return library.authors().offers(words, kMaxOffered); },
        [this, words](const QList<AuthorOffer> &offers) { emit found(words, offers); });
}

} // namespace lectern
