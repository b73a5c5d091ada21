#pragma once
// What speaks for and against two sightings being one paper. Pure: each rule is about two sightings, or about
// the set of all that share a key.
//
// | evidence               | joins where                                                                |
// |------------------------|----------------------------------------------------------------------------|
// | equal arXiv id         | titles alike, or author lists agree, or one side states neither            |
// | equal DOI              | the same, but agreeing lists are not enough where the abstracts differ     |
// | equal folded abstract  | titles alike, or authors common, or one side states neither                |
// | equal folded title     | a full name is common                                                      |
//
// | they are two, whatever joins them, where                                                            |
// |-----------------------------------------------------------------------------------------------------|
// | 1 both state arXiv ids, or both DOIs, and these differ                                              |
// | 2 titles are stated and not alike, and no name is common                                            |
// | 3 titles are stated and not alike, and the abstracts differ                                         |
// | 4 the titles are numbered apart: "Part I" and "Part II", an erratum                                 |
// | 5 the title is a repeated one                                                                       |
// | 6 they are two entries of one bibliography, with keys of their own, and no id is equal              |
// | 7 other pages and another place or year are stated, or one is a book or a thesis and the other is   |
// |   not, no id is equal, and the abstracts are not alike                                              |
// | 8 a person said so                                                                                  |
// An equal arXiv id outranks 3 to 7, because the versions of a preprint change all of these.
//
// | term                   | means                                                                      |
// |------------------------|----------------------------------------------------------------------------|
// | states neither         | no title and no author: a page of abstracts                                |
// | titles alike           | four fifths of the characters, or one is the other without its subtitle    |
// | a name is common       | it may stand for one of the other list: initials count                     |
// | authors common         | so may a third of the shorter list                                         |
// | author lists agree     | so may more than half of the longer list, or all of one that is cut        |
// | abstracts differ       | of 200 characters or more, below 5 % of four-word sequences shared         |
// | abstracts alike        | … 30 % or more shared                                                      |
// | repeated title         | places and other years of publication are stated, abstracts are not alike, |
// |                        | and: six words at most, or two years between, or one series. Yearly        |
// |                        | reports, editorials; the journal's version of a conference paper           |
// | common key             | an id or the beginning of an abstract that three strangers carry: a        |
// |                        | volume's DOI, a repository's boilerplate; or that 32 sightings carry which |
// |                        | are known by different things, because each further one would be compared  |
// |                        | with all of them. It is shown, kept and exported, but joins nobody and     |
// |                        | keeps nobody apart                                                         |
// | strangers              | titles not alike, author lists do not agree; with a DOI also where they    |
// |                        | agree, unless the abstracts are alike (chapters of one book)               |
//
// Measured on the pairs that share an id, an abstract, or a title and a name: CONTRIBUTING.md.
#include "identity.h"

#include <QSet>

namespace lectern
{

bool titlesAlike(const Identity &a, const Identity &b);
bool authorsAgree(const Identity &a, const Identity &b);
// Whether they may not be one paper, whatever joins them.
bool areTwo(const Identity &a, const Identity &b);

// The rules by themselves, for sightings that are not two papers. Each is asked only where the key is equal.
bool joinedByArxiv(const Identity &a, const Identity &b);
bool joinedByDoi(const Identity &a, const Identity &b);
bool joinedByAbstract(const Identity &a, const Identity &b);

// Whether these sightings, which all carry a key of this kind, are strangers to each other.
bool areStrangers(const Identity &a, const Identity &b, KeyKind kind);
// So many strangers make a key common.
constexpr int kStrangers = 3;
// So many sightings that are known by different things do as well. Papers are formed anew with each sighting
// that carries their key, in time that grows with the square of their number.
constexpr int kCarriers = 32;
// Is told the sightings with a key one by one and says each time whether the key is common by now. Once it
// is, no more is remembered.
class StrangerCount
{
public:
    explicit StrangerCount(KeyKind kind) : m_kind(kind) { }
    bool add(const Identity &identity);

private:
    KeyKind m_kind;
    bool m_common = false;
    QList<Identity> m_seen;
    QList<QList<int>> m_strangers; // of each seen, those before it
};

// Returns the keys that are common among these sightings.
QList<IdentityKey> commonKeys(const QList<Identity> &sightings);
// Returns the identity without the keys in the set.
Identity withoutKeys(Identity identity, const QSet<qint64> &keys);

} // namespace lectern
