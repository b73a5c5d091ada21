#include "webformats.h"

#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/records/recordformats.h"
#include "models/tex/spaces.h"

#include <QJsonArray>
#include <QJsonObject>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns a JSON-LD value as text: a string, the name of an object, or the first element of a list.
QString ldText(const QJsonValue &value)
{
    if (value.isArray())
        return ldText(value.toArray().first());
    if (value.isObject())
        return foldAsciiSpace((value[u"name"].isString() ? value[u"name"] : value[u"@value"]).toString());
    return foldAsciiSpace(jsonText(value));
}

bool isArticleType(const QJsonValue &type)
{
    const QJsonArray list = type.isArray() ? type.toArray() : QJsonArray{type};
    for (const QJsonValue &entry : list) {
        const QString name = entry.toString().section(u'/', -1);
        if (name == u"ScholarlyArticle"_s || name == u"MedicalScholarlyArticle"_s || name == u"Thesis"_s)
            return true;
    }
    return false;
}

void readLdIds(const QJsonObject &object, Paper &paper)
{
    QJsonArray identifiers;
    for (const QString &key : {u"identifier"_s, u"sameAs"_s, u"@id"_s, u"url"_s}) {
        const QJsonValue value = object[key];
        for (const QJsonValue &entry : value.isArray() ? value.toArray() : QJsonArray{value})
            identifiers.append(entry.isObject() ? entry[u"value"] : entry);
    }
    for (const QJsonValue &identifier : std::as_const(identifiers)) {
        const QString text = identifier.toString();
        if (paper.doi.isEmpty())
            paper.doi = doiOf(text);
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(text);
    }
}

Paper ldPaper(const QJsonObject &object)
{
    Paper paper;
    paper.title = ldText(object[u"headline"]);
    if (paper.title.isEmpty())
        paper.title = ldText(object[u"name"]);
    QJsonValue author = object[u"author"].isUndefined() ? object[u"creator"] : object[u"author"];
    if (author[u"@list"].isArray()) // a list whose order counts
        author = author[u"@list"];
    for (const QJsonValue &entry : author.isArray() ? author.toArray() : QJsonArray{author}) {
        const QString family = entry[u"familyName"].toString();
        const QString name = ldText(entry);
        if (!family.isEmpty() && (name.isEmpty() || name.endsWith(family)))
            addAuthor(&paper, personName(family, entry[u"givenName"].toString()));
        else if (!name.isEmpty())
            addInvertedAuthor(&paper, name);
    }
    const LooseDate date = readLooseDate(ldText(object[u"datePublished"]));
    paper.year = date.year;
    paper.date = date.date();
    paper.abstract = foldParagraphs(object[u"abstract"].toString());
    if (paper.abstract.isEmpty())
        paper.abstract = foldParagraphs(object[u"description"].toString());
    readLdIds(object, paper);
    if (const QString url = object[u"url"].toString(); isOpenableUrl(url))
        paper.url = url;
    QJsonValue part = object[u"isPartOf"];
    for (int depth = 0; depth < 4 && part.isObject() && part[u"isPartOf"].isObject(); ++depth)
        part = part[u"isPartOf"]; // issue, volume, journal
    paper.venue = ldText(part);
    if (object[u"citation"].isUndefined() && object[u"interactionStatistic"].isObject())
        paper.extra.append({u"interactionStatistic"_s, jsonText(object[u"interactionStatistic"])});
    return paper;
}

void findArticles(const QJsonValue &value, int depth, QList<Paper> &papers)
{
    if (depth > 6)
        return;
    if (value.isArray()) {
        for (const QJsonValue &entry : value.toArray())
            findArticles(entry, depth + 1, papers);
        return;
    }
    if (!value.isObject())
        return;
    const QJsonObject object = value.toObject();
    if (isArticleType(object[u"@type"])) {
        papers.append(ldPaper(object));
        return;
    }
    for (const QString &key : {u"@graph"_s, u"mainEntity"_s, u"itemListElement"_s, u"item"_s})
        findArticles(object[key], depth + 1, papers);
}

} // namespace

QList<Paper> papersOfLinkedData(const QJsonValue &value)
{
    QList<Paper> papers;
    findArticles(value, 0, papers);
    return papers;
}

} // namespace lectern
