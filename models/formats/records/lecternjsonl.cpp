#include "recordformats.h"

#include "jsonsniffer.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/tex/spaces.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kVersion = 1; // format version; readers accept newer lines and keep unknown keys

std::optional<Paper> paperOfLecternLine(const QJsonObject &object)
{
    if (!object.contains(u"lectern") || isLecternFrame(object))
        return {};
    return lecternPaper(object);
}

int recogniseLecternJsonl(QByteArrayView head)
{
    const JsonSniffer look = sniffJson(head);
    return look.isJson && !look.isArray && look.has("lectern") ? 100 : 0;
}

ParsedSource readLecternJsonl(QByteArrayView bytes, const ParseContext &)
{
    return readJsonRecords(bytes, u"jsonl"_s, {}, paperOfLecternLine, isLecternFrame);
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

// Names are single lines in the library, but other programs may write line breaks.
static QString nameIn(const QJsonValue &value)
{
    const QString text = value.toString();
    const bool isLine = std::none_of(text.begin(), text.end(),
                                     [](QChar c) { return c.unicode() < 0x20 || c.unicode() == 0x7f; });
    return isLine ? text : foldAsciiSpace(text);
}

// Reads values that require a valid form: ids, dates and numbers. Returns false if the form is invalid; the
// value is then kept unchanged as an extra field.
static bool setFormed(const QString &key, const QJsonValue &value, Paper *paper)
{
    if (key == u"arxiv_id")
        return !(paper->arxivId = arxivIdOf(value.toString())).isEmpty();
    if (key == u"doi")
        return !(paper->doi = doiOf(value.toString())).isEmpty();
    if (key == u"date")
        return (paper->date = QDate::fromString(value.toString(), Qt::ISODate)).isValid();
    if (key == u"year")
        return (paper->year = validYear(value.toDouble(-1))).has_value();
    if (key == u"citations")
        return (paper->citations = validCount(value.toDouble(-1))).has_value();
    if (key == u"score" && value.isDouble() && std::isfinite(value.toDouble()))
        paper->score = value.toDouble();
    return paper->score.has_value();
}

Paper lecternPaper(const QJsonObject &object)
{
    static const QStringList formed{u"arxiv_id"_s, u"doi"_s,       u"date"_s,
                                    u"year"_s,     u"citations"_s, u"score"_s};
    Paper paper;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString key = it.key();
        const QJsonValue value = *it;
        if (formed.contains(key)) {
            if (!setFormed(key, value, &paper))
                if (const QString text = jsonText(value); !text.isEmpty())
                    paper.extra.append({key, text});
        } else if (key == u"title")
            paper.title = value.toString();
        else if (key == u"authors")
            for (const QJsonValue &author : value.toArray())
                paper.authors.append(nameIn(author));
        else if (key == u"authors_truncated")
            paper.authorsTruncated = value.toBool();
        else if (key == u"category")
            paper.category = value.toString();
        else if (key == u"date_inferred")
            paper.dateInferred = value.toBool();
        else if (key == u"code")
            paper.code = value.toBool();
        else if (key == u"affiliation")
            paper.affiliation = value.toString();
        else if (key == u"abstract")
            paper.abstract = value.toString();
        else if (key == u"abstract_truncated")
            paper.abstractTruncated = value.toBool();
        else if (key == u"venue")
            paper.venue = value.toString();
        else if (key == u"url")
            paper.url = value.toString();
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
        QJsonArray extra; // pairs, because names may repeat and the order is significant
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
    format.markup = false; // the import removed publishers' markup already
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Lectern (JSON lines)"));
    format.use = QT_TRANSLATE_NOOP("lectern::ExportPanel",
                                   "All data, with tags, lists, notes and every source. For another Lectern, "
                                   "for archiving, for programs.");
    format.extensions = {u"jsonl"_s};
    format.mimeTypes = {u"application/x-lectern-papers"_s};
    format.lines = format.fileFields = true;
    format.recognise = recogniseLecternJsonl;
    format.read = readLecternJsonl;
    format.stream = [] {
        return paperStream(
            {}, [](const Paper &paper, const PaperMarks &) { return lecternLine(lecternJson(paper)); });
    };
    return format;
}

} // namespace lectern
