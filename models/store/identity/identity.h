#pragma once
// What a sighting is known by. Pure: no SQL.
#include "models/core/paper.h"
#include "models/core/wordfolder.h"
#include "models/store/types/sighting.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVarLengthArray>

namespace lectern
{

// What a sighting is known by, folded.
struct Identity {
    QString arxiv; // without version
    QString doi;
    QString title;
    QStringList names; // of the authors, sorted, each once
    QString abstract; // empty when shorter than identity trusts
    bool cut = false; // the abstract is only a beginning
    bool cutNames = false; // there are more authors
    QString place; // of publication; empty: unknown, or a preprint
    int year = 0; // of publication, stated or in the name of the place; 0: unknown
    QString page; // the first one in its place; empty: not stated
    enum class Form { Unknown, Book, Thesis, Other } form = Form::Unknown; // as far as it is stated
    QString key; // of its entry in a bibliography; empty elsewhere
    SourceId source = SourceId::None; // that bibliography
    // Whether both are known by the same; what is said of the publication and the source does not count.
    bool operator==(const Identity &other) const
    {
        return arxiv == other.arxiv && doi == other.doi && title == other.title && names == other.names
            && abstract == other.abstract && cut == other.cut && cutNames == other.cutNames;
    }
};
Identity identityOf(const Paper &paper); // on no source
Identity identityOf(const Sighting &sighting);

// Hashes under which sightings that may be one paper meet: of the arXiv id, the DOI, the beginning of the
// abstract and the title. They are stored, so they stay the same in all versions of Lectern. Equal hashes
// make candidates and prove nothing. Computing them is cheaper than identityOf(), for papers that turn out to
// meet nobody.
using IdentityHashes = QVarLengthArray<qint64, 4>;
IdentityHashes identityHashes(const Paper &paper);

// Computes the same hashes from UTF-8, without a Paper: an import of millions of papers spends much of its
// time here. A test proves them equal. It keeps buffers between calls: use one object a thread.
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
// So many characters at the beginning of a folded abstract are its key.
constexpr qsizetype kTrustedAbstract = 200;

// A key that sightings share, with the hash that identityHashes() gives it.
enum class KeyKind : char { Arxiv = 'x', Doi = 'd', Abstract = 'a' };
struct IdentityKey {
    KeyKind kind = KeyKind::Doi;
    qint64 hash = 0;
    QString text;
};
QList<IdentityKey> keysOf(const Identity &identity);

} // namespace lectern
