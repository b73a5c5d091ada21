#include "librarylines.h"

#include "models/formats/records/recordformats.h"
#include "models/i18n/messages.h"

#include <QJsonArray>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

void put(QJsonObject &object, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(key, text);
}

void put(QJsonObject &object, const QString &key, std::optional<int> number)
{
    if (number)
        object.insert(key, *number);
}

std::optional<int> number(const QJsonObject &object, QLatin1StringView key)
{
    const QJsonValue value = object.value(key);
    return value.isDouble() ? std::optional<int>(value.toInt()) : std::nullopt;
}

QJsonObject figuresObject(const AuthorFigures &author)
{
    QJsonObject object;
    put(object, u"name"_s, author.name);
    put(object, u"category"_s, author.category);
    put(object, u"h_index"_s, author.hIndex);
    put(object, u"papers"_s, author.papers);
    put(object, u"citations"_s, author.citations);
    put(object, u"novelty"_s, author.novelty);
    put(object, u"ai_score"_s, author.aiScore);
    return object;
}

AuthorFigures figuresFrom(const QJsonObject &object)
{
    return {object.value("name"_L1).toString(), object.value("category"_L1).toString(),
            number(object, "h_index"_L1),       number(object, "papers"_L1),
            number(object, "citations"_L1),     number(object, "novelty"_L1),
            number(object, "ai_score"_L1)};
}

} // namespace

QJsonObject sourceObject(const LibrarySource &source)
{
    QJsonObject object{{u"id"_s, source.id},
                       {u"hash"_s, QString::fromLatin1(source.facts.contentHash.toHex())},
                       {u"bytes"_s, source.facts.bytes},
                       {u"imported"_s, source.importedAt.toMSecsSinceEpoch()}};
    put(object, u"name"_s, source.facts.name);
    put(object, u"path"_s, source.facts.path);
    put(object, u"format"_s, source.format);
    put(object, u"saved_on"_s, source.facts.savedOn.toString(Qt::ISODate));
    if (source.partial)
        object.insert(u"partial"_s, true);
    if (source.author)
        object.insert(u"author"_s, figuresObject(*source.author));
    QJsonArray diagnostics, unread;
    for (const Diagnostic &diagnostic : source.diagnostics)
        diagnostics.append(QJsonArray{int(diagnostic.severity), qint64(diagnostic.line), diagnostic.message});
    for (const UnreadRange &range : source.notUnderstood)
        unread.append(QJsonArray{range.begin, range.end, qint64(range.line), range.text});
    if (!diagnostics.isEmpty())
        object.insert(u"remarks"_s, diagnostics);
    if (!unread.isEmpty())
        object.insert(u"not_understood"_s, unread);
    return object;
}

Result<LibrarySource> sourceFrom(const QJsonObject &object)
{
    LibrarySource source;
    source.id = object.value("id"_L1).toInteger();
    source.facts.contentHash = QByteArray::fromHex(object.value("hash"_L1).toString().toLatin1());
    if (source.id <= 0 || source.facts.contentHash.size() != 32)
        return Error{Messages::tr("This source has no number or no hash.")};
    source.facts.name = object.value("name"_L1).toString();
    source.facts.path = object.value("path"_L1).toString();
    source.facts.savedOn = QDate::fromString(object.value("saved_on"_L1).toString(), Qt::ISODate);
    source.facts.bytes = qMax<qint64>(0, object.value("bytes"_L1).toInteger());
    source.format = object.value("format"_L1).toString();
    source.importedAt = QDateTime::fromMSecsSinceEpoch(object.value("imported"_L1).toInteger(), Qt::UTC);
    source.partial = object.value("partial"_L1).toBool();
    if (const QJsonObject author = object.value("author"_L1).toObject(); !author.isEmpty())
        source.author = figuresFrom(author);
    for (const QJsonValue &diagnostic : object.value("remarks"_L1).toArray())
        source.diagnostics.append({diagnostic[0].toInt() == int(Diagnostic::Severity::Error)
                                       ? Diagnostic::Severity::Error
                                       : Diagnostic::Severity::Warning,
                                   qsizetype(diagnostic[1].toInteger()), diagnostic[2].toString()});
    qint64 last = -1;
    for (const QJsonValue &range : object.value("not_understood"_L1).toArray()) {
        const UnreadRange read{range[0].toInteger(), range[1].toInteger(), qsizetype(range[2].toInteger()),
                               range[3].toString()};
        if (read.begin > last && read.end > read.begin)
            source.notUnderstood.append(read);
        last = qMax(last, read.begin);
    }
    return source;
}

QJsonArray sightingObjects(const QList<Sighting> &sightings, const Paper &shown)
{
    QJsonArray objects;
    for (const Sighting &sighting : sightings) {
        QJsonObject object{{u"source"_s, qint64(sighting.source->id)},
                           {u"position"_s, qint64(sighting.position())},
                           {u"line"_s, qint64(sighting.values.line)}};
        Paper values = sighting.values;
        values.line = shown.line;
        if (values != shown)
            object.insert(u"values"_s, lecternJson(values));
        objects.append(object);
    }
    return objects;
}

QList<SightingLine> sightingsFrom(const QJsonObject &paperLine, const Paper &shown)
{
    QList<SightingLine> sightings;
    for (const QJsonValue &value : paperLine.value("sightings"_L1).toArray()) {
        const QJsonObject object = value.toObject();
        const qint64 position = object.value("position"_L1).toInteger(-1);
        SightingLine sighting;
        sighting.source = object.value("source"_L1).toInteger();
        if (sighting.source <= 0 || position < 0 || position > std::numeric_limits<quint32>::max())
            continue;
        sighting.position = quint32(position);
        const auto values = object.constFind("values"_L1);
        sighting.values = values != object.constEnd() ? lecternPaper(values->toObject()) : shown;
        sighting.values.line = object.value("line"_L1).toInteger();
        sightings.append(sighting);
    }
    return sightings;
}

} // namespace lectern
