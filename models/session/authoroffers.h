#pragma once
// Author suggestions for a partly typed name.
#include "librarysession.h"
#include "models/store/types/authorrow.h"

namespace lectern
{

// GUI thread; never blocks. A new request cancels the previous one.
class AuthorOffers final : public QObject
{
    Q_OBJECT
public:
    explicit AuthorOffers(LibrarySession &library, QObject *parent = nullptr);

    // Emits found(), unless a newer call cancels the request.
    void find(const QString &words);
    bool isIdle() const { return !m_lane.isPending(); }

signals:
    void found(const QString &words, const QList<lectern::AuthorOffer> &offers);

private:
    LibrarySession &m_library;
    RequestToken m_lane;
};

} // namespace lectern
