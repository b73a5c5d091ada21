#include "cslnames.h"

#include "models/formats/base/names.h"
#include "models/tex/tables/spaces.h"

namespace lectern
{

using namespace Qt::StringLiterals;

QString cslName(const QJsonObject &object)
{
    for (const QString &key : {u"literal"_s, u"name"_s})
        if (const QString literal = foldAsciiSpace(object[key].toString()); !literal.isEmpty())
            return literal;
    PersonName name;
    name.given = object[u"given"].toString();
    name.particle =
        QString(object[u"dropping-particle"].toString() + u' ' + object[u"non-dropping-particle"].toString())
            .trimmed();
    name.family = object[u"family"].toString();
    name.suffix = object[u"suffix"].toString();
    return displayName(name);
}

QJsonObject cslNameObject(const QString &display)
{
    const PersonName name = splitDisplayName(display);
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
    return cslName(object) == display ? object : QJsonObject{{u"literal"_s, display}};
}

} // namespace lectern
