#include "bibtexnames.h"

#include "models/tex/spaces.h"

namespace lectern
{

using namespace Qt::StringLiterals;

PersonName cslName(const QJsonObject &object)
{
    PersonName name;
    for (const QString &key : {u"literal"_s, u"name"_s})
        if (const QString literal = foldAsciiSpace(object[key].toString()); !literal.isEmpty()) {
            name.family = literal;
            name.literal = true;
            return name;
        }
    name.given = object[u"given"].toString();
    name.particle =
        QString(object[u"dropping-particle"].toString() + u' ' + object[u"non-dropping-particle"].toString())
            .trimmed();
    name.family = object[u"family"].toString();
    name.suffix = object[u"suffix"].toString();
    // A family name of several words without a given name is the name of an organisation.
    name.family = foldAsciiSpace(name.family);
    name.literal = name.given.isEmpty() && name.particle.isEmpty() && name.suffix.isEmpty()
        && name.family.contains(u' ') && !isEastAsianName(name.family);
    return name;
}

QJsonObject cslNameObject(const QString &display, const QStringList &familyNames)
{
    const PersonName name = splitDisplayName(display, familyNames);
    if (name.literal)
        return {{u"literal"_s, name.family}};
    QJsonObject object;
    const auto add = [&](const QString &key, const QString &value) {
        if (!value.isEmpty())
            object.insert(key, value);
    };
    add(u"family"_s, name.family);
    add(u"given"_s, name.given);
    add(u"non-dropping-particle"_s, name.particle);
    add(u"suffix"_s, name.suffix);
    return displayName(cslName(object)) == display ? object : QJsonObject{{u"literal"_s, display}};
}

} // namespace lectern
