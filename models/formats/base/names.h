#pragma once
// Names of people: the parts formats write them in, and the one line Paper::authors keeps ("Given von Family
// Jr.").
#include <QString>
#include <QStringList>
#include <QStringView>

namespace lectern
{

struct PersonName {
    QString given; // "Peter H. N."
    QString particle; // "de", "van der": small words before the family name
    QString family; // "With"; alone for teams, companies and people with one name
    QString suffix; // "Jr.", "III"
    bool literal = false; // family is the whole name as it stands: a team or a company
    bool operator==(const PersonName &) const = default;
};

// The name on one line, in reading order, white space folded, a stray comma before the suffix dropped.
QString displayName(const PersonName &name);
QString displayName(QStringView family, QStringView given, QStringView suffix = {});

// The parts of a name in reading order after BibTeX's rule: the last word is the family name with the small
// words right before it as particle; a suffix behind is recognised. A name with a comma that is none of a
// suffix, with an ampersand or that reads like a team is literal. displayName gives the same name back, up to
// white space and the comma before a suffix.
PersonName splitDisplayName(QStringView name);

// "Family, Given", "Family, Given, Jr." (RIS) as parts; EndNote's ",," is a comma of the name itself and a
// comma at the end marks a literal name. A name without comma is literal text in reading order.
PersonName splitInvertedName(QStringView name);
// The reverse; splitInvertedName then displayName gives displayName(name) back.
QString invertedName(const PersonName &name);

bool isNameSuffix(QStringView word); // Jr, Sr., III, 3rd, …
// Whether what follows a family name and a comma is its suffix ("King, Jr.") and no initials ("King, JR"):
// capitals without a full stop are one only where the family name has nothing but capitals either.
bool isSuffixAfterFamily(QStringView word, QStringView family);

// An author string as arXiv prints it, "A. One (CERN), B. Two and C. Three et al.": split at commas,
// semicolons and "and" outside brackets and braces; affiliations in brackets dropped; accents decoded.
struct AuthorList {
    QStringList names;
    bool truncated = false; // ended in "et al."
    bool droppedAffiliations = false;
};
AuthorList splitAuthorString(QStringView text);

} // namespace lectern
