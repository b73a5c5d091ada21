#pragma once
// The identity of a sighting. Pure: no SQL.
#include "models/core/paper.h"
#include "models/core/wordfolder.h"
#include "models/store/types/sighting.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVarLengthArray>

namespace lectern
{

// The folded values that identify a sighting.
struct Identity {
    QString arxiv; // without version
    QString doi;
    QString title;
    QStringList names; // names of the authors, sorted, each once
    QString abstract; // empty if shorter than identity requires
    bool cut = false; // the abstract is truncated
    bool cutNames = false; // the author list is truncated: there are more authors
    QString place; // venue; empty: unknown, or a preprint
    int year = 0; // year of publication, stated or in the venue's name; 0: unknown
    QString page; // first page; empty: not stated
    enum class Form { Unknown, Book, Chapter, Thesis, Other } form = Form::Unknown; // as far as stated
    QString key; // citation key in a bibliography; empty for other sources
    SourceId source = SourceId::None; // the bibliography that contains the citation key
    // Compares the identifying values only, not publication and source.
    bool operator==(const Identity &other) const
    {
        return arxiv == other.arxiv && doi == other.doi && title == other.title && names == other.names
            && abstract == other.abstract && cut == other.cut && cutNames == other.cutNames;
    }
};
Identity identityOf(const Paper &paper); // without a source
Identity identityOf(const Sighting &sighting);

// Hashes that find sightings of possibly the same paper: of arXiv id, DOI, beginning of the abstract, and
// title. They are stored, so they must never change. Equal hashes only give candidates. Computing them is
// cheaper than identityOf(), which is then needed only for papers with candidates.
using IdentityHashes = QVarLengthArray<qint64, 4>;
IdentityHashes identityHashes(const Paper &paper);

// Computes the same hashes from UTF-8, without a Paper: an import of millions of papers spends much of its
// time here. A test proves them equal. Reuses its buffers: use one object per thread.
class IdentityHasher
{
public:
    struct Texts {
        std::string_view arxiv, doi, title, abstract;
        bool abstractTruncated = false;
        bool hasAuthors = false;
    };
    IdentityHashes hashes(const Texts &texts);
    // Returns foldName() of a name; valid until the next call.
    std::string_view foldedName(std::string_view printed);

private:
    WordFolder m_folder;
    std::string m_text;
};

// Returns the hash of a key of this kind ('x', 'd', 'a', 't'), as above.
qint64 identityHash(char kind, QStringView text);
// Number of characters at the beginning of a folded abstract that form its key.
constexpr qsizetype kTrustedAbstract = 200;

// Kind of a shared key, with the tag used by identityHashes().
enum class KeyKind : char { Arxiv = 'x', Doi = 'd', Abstract = 'a' };
struct IdentityKey {
    KeyKind kind = KeyKind::Doi;
    qint64 hash = 0;
    QString text;
};
QList<IdentityKey> keysOf(const Identity &identity);

} // namespace lectern
