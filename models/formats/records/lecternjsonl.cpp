#include "lecternjsonl.h"

#include "jsonlook.h"
#include "jsonrecords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kVersion = 1; // of the line; a reader takes newer lines and keeps what it does not know

std::optional<Paper> paperOf(const QJsonObject &object)
{
    if (!object.contains(u"lectern") || isLecternFrame(object))
        return {};
    return lecternPaper(object);
}

int recognise(QByteArrayView head)
{
    const JsonLook look = lookAtJson(head);
    return look.isJson && !look.isArray && look.has("lectern") ? 100 : 0;
}

ParsedSource read(QByteArrayView bytes, const ParseContext &)
{
    return readJsonRecords(bytes, u"jsonl"_s, {}, paperOf, isLecternFrame);
}

} // namespace

bool isLecternFrame(const QJsonObject &object)
{
    return object.contains(u"library") || object.contains(u"source") || object.contains(u"besides");
}

QByteArray lecternLine(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Paper lecternPaper(const QJsonObject &object)
{
    Paper paper;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString key = it.key();
        const QJsonValue value = *it;
        if (key == u"title")
            paper.title = value.toString();
        else if (key == u"authors")
            for (const QJsonValue &author : value.toArray())
                paper.authors.append(author.toString());
        else if (key == u"authors_truncated")
            paper.authorsTruncated = value.toBool();
        else if (key == u"category")
            paper.category = value.toString();
        else if (key == u"date")
            paper.date = QDate::fromString(value.toString(), Qt::ISODate);
        else if (key == u"date_inferred")
            paper.dateInferred = value.toBool();
        else if (key == u"score")
            paper.score = value.toDouble();
        else if (key == u"code")
            paper.code = value.toBool();
        else if (key == u"affiliation")
            paper.affiliation = value.toString();
        else if (key == u"abstract")
            paper.abstract = value.toString();
        else if (key == u"abstract_truncated")
            paper.abstractTruncated = value.toBool();
        else if (key == u"arxiv_id")
            paper.arxivId = value.toString();
        else if (key == u"doi")
            paper.doi = value.toString();
        else if (key == u"year")
            paper.year = value.toInt();
        else if (key == u"venue")
            paper.venue = value.toString();
        else if (key == u"url")
            paper.url = value.toString();
        else if (key == u"citations")
            paper.citations = value.toInt();
        else if (key == u"extra")
            for (const QJsonValue &field : value.toArray())
                paper.extra.append({field[0].toString(), field[1].toString()});
        else if (key != u"lectern" && key != u"sightings")
            paper.extra.append({key, jsonText(value)});
    }
    return paper;
}

QJsonObject lecternJson(const Paper &paper)
{
    QJsonObject object{{u"lectern"_s, kVersion}};
    const auto text = [&](const QString &key, const QString &value) {
        if (!value.isEmpty())
            object.insert(key, value);
    };
    const auto flag = [&](const QString &key, bool value) {
        if (value)
            object.insert(key, true);
    };
    text(u"title"_s, paper.title);
    if (!paper.authors.isEmpty())
        object.insert(u"authors"_s, QJsonArray::fromStringList(paper.authors));
    flag(u"authors_truncated"_s, paper.authorsTruncated);
    text(u"category"_s, paper.category);
    text(u"date"_s, paper.date.toString(Qt::ISODate));
    flag(u"date_inferred"_s, paper.dateInferred);
    if (paper.score)
        object.insert(u"score"_s, *paper.score);
    if (paper.code)
        object.insert(u"code"_s, *paper.code);
    text(u"affiliation"_s, paper.affiliation);
    text(u"abstract"_s, paper.abstract);
    flag(u"abstract_truncated"_s, paper.abstractTruncated);
    text(u"arxiv_id"_s, paper.arxivId);
    text(u"doi"_s, paper.doi);
    if (paper.year)
        object.insert(u"year"_s, *paper.year);
    text(u"venue"_s, paper.venue);
    text(u"url"_s, paper.url);
    if (paper.citations)
        object.insert(u"citations"_s, *paper.citations);
    if (!paper.extra.isEmpty()) {
        QJsonArray extra; // pairs: a name may come twice, and the order counts
        for (const ExtraField &field : paper.extra)
            extra.append(QJsonArray{field.name, field.value});
        object.insert(u"extra"_s, extra);
    }
    return object;
}

Format lecternJsonlFormat()
{
    Format format;
    format.id = u"jsonl"_s;
    format.name = u"Lectern (JSON lines)"_s;
    format.extensions = {u"jsonl"_s};
    format.mimeTypes = {u"application/x-lectern-papers"_s};
    format.lines = true;
    format.recognise = recognise;
    format.read = read;
    format.stream = [] {
        return paperStream({}, [](const Paper &paper) { return lecternLine(lecternJson(paper)); });
    };
    return format;
}

} // namespace lectern
