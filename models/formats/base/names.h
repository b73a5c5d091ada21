#pragma once
// Names of people: the parts that formats write, and the display form in Paper::authors ("Given von Family
// Jr.").
#include "models/core/paper.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <string_view>
#include <vector>

namespace lectern
{

struct PersonName {
    QString given; // "Peter H. N."
    QString particle; // "de", "van der": lower-case words before the family name
    QString family; // "With"; the only part of teams, companies and mononyms
    QString suffix; // "Jr.", "III"
    bool literal = false; // family is the complete name of a team or company
    bool operator==(const PersonName &) const = default;
};

// Returns the name in reading order, with white space folded and no comma before the suffix. A Chinese,
// Japanese or Korean name is written without spaces, family name first.
QString displayName(const PersonName &name);
QString displayName(QStringView family, QStringView given, QStringView suffix = {});
// Builds a name from its parts. A suffix after a comma in the family name becomes the suffix.
PersonName personName(QStringView family, QStringView given, QStringView suffix = {});

// Splits a display name by BibTeX's rules: the last word is the family name (in Chinese, Japanese and Korean
// the first one), lower-case words before it are the particle, and a suffix is recognised. A name is literal
// if it has a comma without a suffix, an ampersand, or looks like a team. displayName() restores the name,
// except for white space and the comma before a suffix.
PersonName splitDisplayName(QStringView name);

// Splits "Family, Given" or "Family, Given, Jr." (RIS). EndNote's ",," is a literal comma, and a trailing
// comma marks a literal name. A name without a comma is in reading order; all of it is family, and it is not
// literal.
PersonName splitInvertedName(QStringView name);
// Inverse of splitInvertedName(): splitting and displayName() restore displayName(name).
QString invertedName(const PersonName &name);

// Extra field for authors whose name splits differently from splitDisplayName(): one per author, with the
// family name ("García Márquez") or a complete name without parts.
inline constexpr QStringView kFamilyNames = u"family name";
// Adds an author in display form, if not empty, and the extra field that splits it again.
void addAuthor(Paper *paper, const PersonName &name);
// Returns the extra field value for a name, or an empty string if the rules suffice.
QString familyNameToKeep(const PersonName &name);
// Adds an author given as "Family, Given", or in reading order without a comma.
void addInvertedAuthor(Paper *paper, QStringView name);
QStringList familyNames(const Paper &paper); // the extra fields of addAuthor()
// Splits a name after one of these family names if it occurs, otherwise by rule.
PersonName splitDisplayName(QStringView name, const QStringList &familyNames);

// Parses "van der Maaten L.J.P.", "Smith J Jr": family name first without a comma, as in Scopus and PubMed.
// Returns a name without parts for other forms.
PersonName familyWithInitials(const QString &text);
bool isInitials(const QString &text); // "J", "L.J.P.", "J.-P."
// Returns whether all characters are Han, Kana or Hangul; such names begin with the family name, also if a
// space follows it.
bool isEastAsianName(QStringView name);

QString familyWithParticle(const PersonName &name); // "van der Berg"
bool isNameSuffix(QStringView word); // Jr, Sr., III, 3rd, …
// Returns whether the word after a family name and a comma is a suffix ("King, Jr.") instead of initials
// ("King, JR"). Capitals without a full stop are a suffix only if the family name is in capitals too.
bool isSuffixAfterFamily(QStringView word, QStringView family);

// Parses an author line as arXiv prints it: "A. One (CERN), B. Two and C. Three et al.". Splits at commas,
// semicolons and "and" outside brackets and braces, drops bracketed affiliations, and decodes accents.
struct AuthorNames {
    QStringList names;
    bool truncated = false; // ended in "et al."
    bool droppedAffiliations = false;
};
AuthorNames splitAuthorString(QStringView text);

// Fast path of splitAuthorString() for a UTF-8 author line with single spaces that needs no decoding, as most
// do. The names are views into the text. Returns false, with undefined output, if the text has brackets, TeX,
// colons, suffixes, "et al." or an unusual "and".
bool cutAuthorString(std::string_view text, std::vector<std::string_view> *names);

} // namespace lectern
