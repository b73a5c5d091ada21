#include "namedjson.h"

#include "columns.h"
#include "jsonlook.h"
#include "jsonrecords.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/tables/spaces.h"

#include <QJsonArray>
#include <QJsonObject>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// The name of a key without case and punctuation: "cited_by" and "citedBy" are one.
QString folded(const QString &key)
{
    QString name;
    for (const QChar c : key)
        if (c.isLetterOrNumber())
            name += c.toLower();
    return name;
}

// Returns the value of the first of these keys that an object has, as text.
QString textAt(const QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    for (const QLatin1StringView key : keys)
        for (auto it = object.begin(); it != object.end(); ++it)
            if (!it->isObject() && !it->isArray() && folded(it.key()) == key)
                if (const QString text = jsonText(*it); !text.isEmpty())
                    return text;
    return {};
}

// Returns the name of a person or a place: a text, or an object that holds one.
QString nameOf(const QJsonValue &value)
{
    if (!value.isObject())
        return jsonText(value);
    QJsonObject object = value.toObject();
    for (const QString &key : {u"author"_s, u"source"_s, u"person"_s})
        if (object[key].isObject())
            object = object[key].toObject();
    const QString family =
        textAt(object, {"family"_L1, "familyname"_L1, "last"_L1, "lastname"_L1, "surname"_L1});
    const QString given =
        textAt(object, {"given"_L1, "givenname"_L1, "first"_L1, "firstname"_L1, "forename"_L1});
    if (!family.isEmpty())
        return displayName(family, given, textAt(object, {"suffix"_L1}));
    return textAt(object,
                  {"name"_L1, "fullname"_L1, "displayname"_L1, "literal"_L1, "author"_L1, "title"_L1,
                   "term"_L1, "value"_L1, "label"_L1});
}

void readAuthorList(Paper &paper, const QJsonArray &list)
{
    for (const QJsonValue &entry : list) {
        const QString name = nameOf(entry);
        if (name.compare("et al."_L1, Qt::CaseInsensitive) == 0
            || name.compare("et al"_L1, Qt::CaseInsensitive) == 0
            || name.compare("others"_L1, Qt::CaseInsensitive) == 0)
            paper.authorsTruncated = true;
        else if (const QString display = displayName(splitInvertedName(name)); !display.isEmpty())
            paper.authors.append(display);
    }
}

// A list or an object as the one text that the field takes; empty where it is none.
QString fieldText(const QJsonValue &value, CsvColumn column)
{
    if (value.isObject())
        return nameOf(value);
    if (!value.isArray())
        return jsonText(value);
    const QJsonArray list = value.toArray();
    if (column != CsvColumn::Category)
        return list.size() == 1 && !list.first().isArray() ? nameOf(list.first()) : QString();
    QStringList words;
    for (const QJsonValue &entry : list)
        if (const QString word = nameOf(entry); !word.isEmpty())
            words.append(word);
    return words.join(u' ');
}

// Where an object wraps the paper in one of its values, that object ({"_source": {"title": …}}).
QJsonObject unwrapped(const QJsonObject &object)
{
    for (const QString &key :
         {u"paper"_s, u"_source"_s, u"attributes"_s, u"article"_s, u"item"_s, u"node"_s, u"work"_s})
        if (object[key].isObject() && textAt(object, {"title"_L1}).isEmpty())
            return object[key].toObject();
    return object;
}

void readIds(Paper &paper, const QString &key, const QJsonValue &value)
{
    const QJsonObject ids = value.toObject(); // {"DOI": …, "ArXiv": …}
    for (auto it = ids.begin(); it != ids.end(); ++it) {
        const CsvColumn column = csvColumn(it.key());
        const bool isId = column == CsvColumn::Doi || column == CsvColumn::ArxivId;
        if (const QString id = jsonText(*it); !id.isEmpty())
            readColumn(paper, isId ? column : CsvColumn::Unknown, key + u'.' + it.key(), id);
    }
}

void readKey(Paper &paper, CsvColumn column, const QString &key, const QJsonValue &value)
{
    const QString name = folded(key);
    if (column == CsvColumn::Authors && value.isArray() && paper.authors.isEmpty()) {
        readAuthorList(paper, value.toArray());
    } else if (value.isObject()
               && (name == "externalids"_L1 || name == "ids"_L1 || name == "identifiers"_L1)) {
        readIds(paper, key, value);
    } else if (const QString text = fieldText(value, column);
               column != CsvColumn::Unknown && !text.isEmpty()) {
        readColumn(paper, column, key, text);
    } else if (const QString id = arxivIdOf(jsonText(value)); !id.isEmpty() && paper.arxivId.isEmpty()
               && (name == "id"_L1 || name == "identifier"_L1 || name == "entryid"_L1)) {
        paper.arxivId = id;
    } else if (const QString rest = jsonText(value); !rest.isEmpty()) {
        paper.extra.append({key, rest});
    }
}

// Whether an object among all sorts of others is surely a paper and no post, picture or menu.
bool isPaper(const Paper &paper, const QJsonObject &object)
{
    return !paper.authors.isEmpty()
        && (!paper.doi.isEmpty() || !paper.arxivId.isEmpty() || !textAt(object, {"abstract"_L1}).isEmpty());
}

// The keys under which files and answers hold lists of papers, as they stand and with a capital.
const QList<QByteArray> &containers()
{
    static const QList<QByteArray> all = [] {
        QList<QByteArray> keys;
        for (const char *key : {"papers", "items", "results", "data", "works", "entries", "records",
                                "publications", "articles", "documents", "docs", "hits", "references",
                                "library", "rows", "response", "list", "bibliography"}) {
            keys.append(key);
            keys.append(QByteArray(1, char(toupper(*key))) + (key + 1));
        }
        return keys;
    }();
    return all;
}

int recogniseEither(QByteArrayView head, bool lines)
{
    constexpr int kSure = 50; // less than any format with keys of its own
    const JsonLook look = lookAtJson(head);
    if (!look.isJson || look.has("lectern"))
        return 0;
    bool title = false, other = false, held = false; // held: in a list that an object holds
    for (auto it = look.keys.begin(); it != look.keys.end(); ++it) {
        const CsvColumn column = csvColumn(QString::fromUtf8(it.key().mid(it.key().lastIndexOf('.') + 1)));
        const bool isTitle = column == CsvColumn::Title && it.value() == '"';
        title = title || isTitle;
        held = held || (isTitle && it.key().contains("[]."));
        other = other || (column != CsvColumn::Title && column != CsvColumn::Unknown);
    }
    if (lines != (look.oneLine && !look.isArray && !held))
        return 0;
    return title && other ? kSure : 0;
}

ParsedSource readEither(QByteArrayView bytes, const QString &id)
{
    QList<NamedField> names;
    ParsedSource source = readJsonRecords(
        bytes, id, containers(), [&](const QJsonObject &object) { return namedPaper(object, names); });
    source.names = names;
    return source;
}

} // namespace

std::optional<Paper> namedPaper(const QJsonObject &outer, QList<NamedField> &names)
{
    constexpr qsizetype kMostNames = 200;
    const QJsonObject object = unwrapped(outer);
    Paper paper;
    QList<NamedField> own;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const CsvColumn column = csvColumn(it.key());
        readKey(paper, column, it.key(), *it);
        own.append({it.key(), columnField(column)});
    }
    if (paper.title.isEmpty())
        return {};
    finishColumns(paper);
    for (const NamedField &name : std::as_const(own))
        if (names.size() < kMostNames && !names.contains(name))
            names.append(name);
    return paper;
}

QList<Paper> namedPapersIn(const QJsonValue &value, QList<NamedField> &names)
{
    QList<Paper> papers;
    QList<QJsonValue> open{value}; // Qt's parser has bounded how deep it nests
    while (!open.isEmpty() && !isEnough(papers.size() + 1)) {
        const QJsonValue next = open.takeLast();
        if (next.isArray()) {
            const QJsonArray list = next.toArray();
            for (qsizetype i = list.size(); i-- > 0;)
                open.append(list[i]);
        } else if (next.isObject()) {
            const QJsonObject object = next.toObject();
            QList<NamedField> own = names;
            auto paper = object.contains(u"title"_s) ? namedPaper(object, own) : std::nullopt;
            if (paper && isPaper(*paper, object)) {
                names = own;
                papers.append(std::move(*paper));
                continue;
            }
            QList<QJsonValue> values;
            for (const QJsonValue &inner : object)
                if (inner.isArray() || inner.isObject())
                    values.prepend(inner);
            open += values;
        }
    }
    return papers;
}

Format namedJsonFormat()
{
    Format format;
    format.id = u"json"_s;
    format.name = u"Papers in JSON"_s;
    format.extensions = {u"json"_s};
    format.recognise = [](QByteArrayView head) { return recogniseEither(head, false); };
    format.read = [](QByteArrayView bytes, const ParseContext &) { return readEither(bytes, u"json"_s); };
    return format;
}

Format namedJsonLinesFormat()
{
    Format format;
    format.id = u"json-lines"_s;
    format.name = u"Papers in lines of JSON"_s;
    format.extensions = {u"jsonl"_s, u"ndjson"_s};
    format.lines = true;
    format.recognise = [](QByteArrayView head) { return recogniseEither(head, true); };
    format.read = [](QByteArrayView bytes, const ParseContext &) {
        return readEither(bytes, u"json-lines"_s);
    };
    return format;
}

} // namespace lectern
