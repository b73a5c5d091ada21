#pragma once
// Names of people: the parts in which formats write them, and the one line that Paper::authors keeps ("Given
// von Family Jr.").
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
    QString particle; // "de", "van der": small words before the family name
    QString family; // "With"; alone for teams, companies and people with one name
    QString suffix; // "Jr.", "III"
    bool literal = false; // family is the whole name as it stands: a team or a company
    bool operator==(const PersonName &) const = default;
};

// Writes the name on one line in reading order, with white space folded and no comma before the suffix. A
// name in Chinese, Japanese or Korean letters is written together, the family name first.
QString displayName(const PersonName &name);
QString displayName(QStringView family, QStringView given, QStringView suffix = {});
// The same parts as a name; a suffix behind a comma of the family name is its own part.
PersonName personName(QStringView family, QStringView given, QStringView suffix = {});

// Splits a name in reading order by BibTeX's rule: the last word is the family name (the first one in
// Chinese, Japanese and Korean letters), the small words right before it are the particle, and a suffix
// behind it is recognised. A name is literal if it has a comma that belongs to no suffix, has an ampersand,
// or reads like a team. displayName() gives the same name back, up to white space and the comma before a
// suffix.
PersonName splitDisplayName(QStringView name);

// Splits "Family, Given" or "Family, Given, Jr." (RIS). EndNote's ",," is a comma of the name itself, and a
// comma at the end marks a literal name. A name without a comma stands in reading order and may be anybody's:
// all of it is family, and it is not literal.
PersonName splitInvertedName(QStringView name);
// The reverse: splitInvertedName() and then displayName() give displayName(name) back.
QString invertedName(const PersonName &name);

// Where a paper keeps that one of its authors splits in another place than splitDisplayName() finds: an extra
// field of this name for each, whose value is the family name ("García Márquez"), or a whole name that has no
// parts.
inline constexpr QStringView kFamilyNames = u"family name";
// Adds an author in the form of displayName(), if it has any, with what splits it again.
void addAuthor(Paper *paper, const PersonName &name);
// What addAuthor() keeps of a name beside its one line; empty where nothing is needed.
QString familyNameToKeep(const PersonName &name);
// Adds an author that stands as "Family, Given", or in reading order where it has no comma.
void addInvertedAuthor(Paper *paper, QStringView name);
QStringList familyNames(const Paper &paper); // what addAuthor() kept
// Splits a name by these where one of them is its family name, else by rule.
PersonName splitDisplayName(QStringView name, const QStringList &familyNames);

// "van der Maaten L.J.P.", "Smith J Jr": the family name first and no comma, as Scopus and PubMed have it.
// Without parts where it is no such name.
PersonName familyWithInitials(const QString &text);
bool isInitials(const QString &text); // "J", "L.J.P.", "J.-P."

QString familyWithParticle(const PersonName &name); // "van der Berg"
bool isNameSuffix(QStringView word); // Jr, Sr., III, 3rd, …
// Whether the word behind a family name and a comma is its suffix ("King, Jr.") and not initials ("King,
// JR"). Capitals without a full stop are a suffix only where the family name is all capitals, too.
bool isSuffixAfterFamily(QStringView word, QStringView family);

// Reads an author string as arXiv prints it, "A. One (CERN), B. Two and C. Three et al.". Splits at commas,
// semicolons and "and" outside brackets and braces, drops affiliations in brackets, and decodes accents.
struct AuthorNames {
    QStringList names;
    bool truncated = false; // ended in "et al."
    bool droppedAffiliations = false;
};
AuthorNames splitAuthorString(QStringView text);

// Cuts the names out of an author string, UTF-8 with single spaces, that needs nothing but cutting, as most
// do: splitAuthorString() gives the same names and nothing else. The names are parts of the text. False, and
// nothing is known, where a bracket, TeX, a colon, a suffix, "et al." or an odd "and" asks for more.
bool cutAuthorString(std::string_view text, std::vector<std::string_view> *names);

} // namespace lectern
