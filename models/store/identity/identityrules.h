#pragma once
// Identity rules: evidence for and against two sightings being one paper. Pure: each rule is about two
// sightings, or about the set of all that share a key.
//
//   | evidence               | joins if                                                                   |
//   |------------------------|----------------------------------------------------------------------------|
//   | equal arXiv id         | titles are similar, author lists agree, or one side states neither         |
//   | equal DOI              | the same, but agreeing lists are not enough if the abstracts differ        |
//   | equal folded abstract  | titles are similar, authors are common, or one side states neither         |
//   | equal folded title     | a full name is common                                                      |
//
//   | they are separate papers, despite equal evidence, if                                                |
//   |-----------------------------------------------------------------------------------------------------|
//   | 1 both state arXiv ids, or both DOIs, and these differ                                              |
//   | 2 titles are stated and not similar, and no name is common                                          |
//   | 3 titles are stated and not similar, and the abstracts differ                                       |
//   | 4 the titles are numbered differently: "Part I" and "Part II", an erratum                           |
//   | 5 the title is a recurring one                                                                      |
//   | 6 they are two entries of one bibliography with different keys, and no id is equal                  |
//   | 7 pages and venue or year differ, or only one is a book or thesis; no id is equal, and the          |
//   |   abstracts are not similar                                                                         |
//   | 8 titles are stated and not similar, only the DOI is equal, and both are chapters, or one is the    |
//   |   book, or the keys of one bibliography or the pages differ: it is the DOI of their book or volume  |
//   | 9 the user decided so                                                                               |
// An equal arXiv id overrides 3 to 8, because all of these change between versions of a preprint.
//
//   | term                   | meaning                                                                    |
//   |------------------------|----------------------------------------------------------------------------|
//   | states neither         | no title and no author: a page of abstracts                                |
//   | titles similar         | four fifths of the characters, or one is the other without its subtitle    |
//   | a name is common       | it may denote one of the other list: initials count                        |
//   | authors common         | a third of the shorter list is common in this sense                        |
//   | author lists agree     | more than half of the longer list is, or all of a truncated list           |
//   | abstracts differ       | of 200 characters or more, below 5 % of four-word sequences shared         |
//   | abstracts similar      | … 30 % or more shared                                                      |
//   | recurring title        | venues and different years are stated, abstracts are not similar, and: six |
//   |                        | words at most, or two years between, or one series. Yearly reports,        |
//   |                        | editorials; the journal version of a conference paper                      |
//   | common key             | an id or the beginning of an abstract that three unrelated papers share: a |
//   |                        | volume's DOI, a repository's boilerplate; or that 32 sightings with        |
//   |                        | different identities share, because each further one would be compared     |
//   |                        | with all of them. It is shown, stored and exported, but neither joins nor  |
//   |                        | separates papers                                                           |
//   | unrelated              | titles not similar, author lists do not agree; with a DOI also if they     |
//   |                        | agree, unless the abstracts are similar (chapters of one book)             |
//
// Measured on the pairs that share an id, an abstract, or a title and a name: models/store/README.md.
#include "identity.h"

#include <QSet>

namespace lectern
{

bool titlesAlike(const Identity &a, const Identity &b);
bool authorsAgree(const Identity &a, const Identity &b);
// Whether they must be separate papers, whatever evidence is equal.
bool areTwo(const Identity &a, const Identity &b);

// The joining rules, for sightings that are not separate papers. Each requires that its key is equal.
bool joinedByArxiv(const Identity &a, const Identity &b);
bool joinedByDoi(const Identity &a, const Identity &b);
bool joinedByAbstract(const Identity &a, const Identity &b);

// Whether these two sightings, which both have a key of this kind, are unrelated.
bool areUnrelated(const Identity &a, const Identity &b, KeyKind kind);
// Number of unrelated sightings that make a key common.
constexpr int kUnrelatedForCommon = 3;
// Number of sightings with different identities that make a key common. Each new sighting recomputes the
// papers that share its key, in time quadratic in their number.
constexpr int kSightingsForCommon = 32;
// Receives the sightings with a key one by one; add() returns whether the key is common by now. Stores
// nothing more after that.
class UnrelatedCount
{
public:
    explicit UnrelatedCount(KeyKind kind) : m_kind(kind) { }
    bool add(const Identity &identity);

private:
    KeyKind m_kind;
    bool m_common = false;
    QList<Identity> m_seen;
    QList<QList<int>> m_unrelated; // for each sighting added: the earlier ones that are unrelated to it
};

// Returns the keys that are common among these sightings.
QList<IdentityKey> commonKeys(const QList<Identity> &sightings);
// Returns the identity without the keys in the set.
Identity withoutKeys(Identity identity, const QSet<qint64> &keys);

} // namespace lectern
