#pragma once
// Which sightings are one paper (design, section 4). Pure: no SQL, and no notion of the order in which
// sources were imported.
#include "models/core/paper.h"
#include "models/core/wordfolder.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVarLengthArray>

namespace lectern
{

// What a sighting can be recognised by, folded.
struct Identity {
    QString arxiv; // without version
    QString doi;
    QString title;
    QStringList names; // of the authors, sorted, each once
    QString abstract; // empty when shorter than identity trusts
    bool cut = false; // the abstract is only a beginning
    bool operator==(const Identity &) const = default;
};
Identity identityOf(const Paper &paper);

// Hashes under which sightings that may be one paper meet: of the arXiv id, the DOI, the beginning of the
// abstract, the title. Stable over versions of Lectern, because they are stored. Equal hashes are candidates,
// not proof. Cheaper than identityOf, for papers that turn out to meet nobody.
using IdentityHashes = QVarLengthArray<qint64, 4>;
IdentityHashes identityHashes(const Paper &paper);

// The same hashes from UTF-8, without a Paper: an import of millions of papers spends much of its time here.
// A test proves them equal. Keeps buffers between calls: one object a thread.
class IdentityHasher
{
public:
    struct Texts {
        std::string_view arxiv, doi, title, abstract;
        bool abstractTruncated = false;
        bool hasAuthors = false;
    };
    IdentityHashes hashes(const Texts &texts);
    // foldName() of a name; valid until the next call.
    std::string_view foldedName(std::string_view printed);

private:
    WordFolder m_folder;
    std::string m_text;
};

// Whether the two are joined directly by one of the rules, and no id speaks against it.
bool directlyJoined(const Identity &a, const Identity &b);

// The papers among these sightings: a number for each, equal for those that are one paper, ascending by first
// member. The input must be in content order and hold, with each sighting, all that could be joined to it
// over any chain; the outcome then depends on nothing else.
//
// Same arXiv id, same DOI, same abstract, same title and a shared name join, in this order; a beginning of an
// abstract joins last, to one paper only. Within one rule the earlier in content order go first. Nothing
// joins two different arXiv ids or two different DOIs, not even over a third.
QList<int> groupIntoPapers(const QList<Identity> &sightings);

} // namespace lectern
