#include "recordformats.h"

#include "columns.h"
#include "jsonsniffer.h"
#include "models/formats/base/authorlists.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns a key without case and punctuation: "cited_by" equals "citedBy".
QString folded(const QString &key)
{
    QString name(key.size(), Qt::Uninitialized);
    qsizetype size = 0;
    for (const QChar c : key)
        if (c.isLetterOrNumber())
            name[size++] = c.toLower();
    name.truncate(size);
    return name;
}

// Returns the value of the first of these keys that exists as text.
QString textAt(const QJsonObject &object, std::initializer_list<QLatin1StringView> keys)
{
    QString found;
    auto best = keys.end();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it->isObject() || it->isArray())
            continue;
        const auto key = std::find(keys.begin(), best, folded(it.key()));
        if (key == best)
            continue;
        if (const QString text = jsonText(*it); !text.isEmpty()) {
            found = text;
            best = key;
        }
    }
    return found;
}

// Unwraps an object that contains only an author or venue.
QJsonObject unwrapSingle(const QJsonValue &value)
{
    QJsonObject object = value.toObject();
    for (const QString &key : {u"author"_s, u"source"_s, u"person"_s, u"person_or_org"_s, u"creator"_s})
        if (object[key].isObject())
            object = object[key].toObject();
    return object;
}

PersonName partsOf(const QJsonObject &object)
{
    const QString family =
        textAt(object, {"family"_L1, "familyname"_L1, "last"_L1, "lastname"_L1, "surname"_L1});
    const QString given =
        textAt(object, {"given"_L1, "givenname"_L1, "first"_L1, "firstname"_L1, "forename"_L1});
    return family.isEmpty() ? PersonName() : personName(family, given, textAt(object, {"suffix"_L1}));
}

// DataCite ("nameType": "Organizational") and InvenioRDM ("type": "organizational") mark organisations.
bool isOrganisation(const QJsonObject &object)
{
    return textAt(object, {"nametype"_L1, "type"_L1}).startsWith("organi"_L1, Qt::CaseInsensitive);
}

// Returns the name of an author or venue: a text, or an object that contains one.
QString nameOf(const QJsonValue &value)
{
    if (!value.isObject())
        return jsonText(value);
    const QJsonObject object = unwrapSingle(value);
    if (const PersonName parts = partsOf(object); !parts.family.isEmpty())
        return displayName(parts);
    return textAt(object,
                  {"name"_L1, "fullname"_L1, "displayname"_L1, "literal"_L1, "author"_L1, "creator"_L1,
                   "rawauthorname"_L1, "authorname"_L1, "creatorname"_L1, "preferredname"_L1, "title"_L1,
                   "term"_L1, "value"_L1, "label"_L1});
}

void readAuthorList(Paper &paper, const QJsonArray &list)
{
    for (const QJsonValue &entry : list) {
        const QString name = nameOf(entry);
        if (isCutList(name))
            paper.authorsTruncated = true;
        else if (isOrganisation(unwrapSingle(entry)))
            addAuthor(&paper, {{}, {}, name, {}, true});
        else if (const PersonName parts = partsOf(unwrapSingle(entry)); !parts.family.isEmpty())
            addAuthor(&paper, parts);
        else
            addInvertedAuthor(&paper, name);
    }
}

// Returns the title or abstract among the typed texts of DataCite: "titleType" marks subtitles and
// translations, "descriptionType" other descriptions. Empty for several texts without types.
QString mainText(const QJsonArray &list)
{
    QStringList texts;
    for (const QJsonValue &entry : list) {
        const QString type = entry[u"titleType"].toString() + entry[u"descriptionType"].toString();
        if (!entry.isArray() && (type.isEmpty() || type == "Abstract"_L1)) {
            const QString name = nameOf(entry);
            texts.append(name.isEmpty() ? textAt(entry.toObject(), {"description"_L1}) : name);
        }
    }
    texts.removeAll(QString());
    return texts.size() == 1 || list.first().isObject() ? texts.value(0) : QString();
}

// Returns the list of authors: the value, or the only list in it ({"authors": {"authors": […]}}).
QJsonArray authorList(const QJsonValue &value)
{
    QList<QJsonArray> lists;
    for (const QJsonValue &inner : value.toObject())
        if (inner.isArray())
            lists.append(inner.toArray());
    return lists.size() == 1 && nameOf(value).isEmpty() ? lists.first() : value.toArray();
}

// Returns a list or object as one text for the field; empty if there is none.
QString fieldText(const QJsonValue &value, CsvColumn column)
{
    if (value.isObject())
        return nameOf(value);
    if (!value.isArray())
        return jsonText(value);
    const QJsonArray list = value.toArray();
    if (column == CsvColumn::Title || column == CsvColumn::Abstract)
        return mainText(list);
    if (column != CsvColumn::Category)
        return list.size() == 1 && !list.first().isArray() ? nameOf(list.first()) : QString();
    QStringList words;
    for (const QJsonValue &entry : list)
        if (const QString word = nameOf(entry); !word.isEmpty())
            words.append(word);
    return words.join(u' ');
}

// Returns the paper object if it is wrapped in another one ({"_source": {"title": …}}), which may hold the
// DOI (Zenodo: "doi"; InvenioRDM: "pids").
QJsonObject unwrapped(const QJsonObject &object)
{
    for (const QString &key : {u"paper"_s, u"_source"_s, u"attributes"_s, u"metadata"_s, u"article"_s,
                               u"item"_s, u"node"_s, u"work"_s, u"response"_s}) {
        if (!object[key].isObject() || !textAt(object, {"title"_L1}).isEmpty())
            continue;
        QJsonObject inner = object[key].toObject();
        const QJsonValue own = object[u"doi"],
                         doi = own.isString() ? own : object[u"pids"][u"doi"][u"identifier"];
        if (doi.isString() && !inner.contains(u"doi"_s))
            inner.insert(u"doi"_s, doi);
        return inner;
    }
    return object;
}

// A value with its key for display: "doi", or "externalIds.DOI" for a nested one.
struct KeyedValue {
    QString name;
    QJsonValue value;
    CsvColumn guess = CsvColumn::Unknown;
};

CsvColumn guessOf(const QString &key, const QJsonValue &value)
{
    const CsvColumn column = csvColumn(key);
    if (column != CsvColumn::Unknown || value.isObject() || value.isArray())
        return column;
    const QString name = folded(key);
    const bool isId = name == "id"_L1 || name == "identifier"_L1 || name == "entryid"_L1;
    return isId && !arxivIdOf(jsonText(value)).isEmpty() ? CsvColumn::ArxivId : CsvColumn::Unknown;
}

QList<KeyedValue> valuesOf(const QJsonObject &object)
{
    QList<KeyedValue> values;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString name = folded(it.key());
        if (!it->isObject() || (name != "externalids"_L1 && name != "ids"_L1 && name != "identifiers"_L1)) {
            values.append({it.key(), *it, guessOf(it.key(), *it)});
            continue;
        }
        const QJsonObject ids = it->toObject(); // {"DOI": …, "ArXiv": …}
        for (auto id = ids.begin(); id != ids.end(); ++id) {
            const CsvColumn column = csvColumn(id.key());
            const bool isId = column == CsvColumn::Doi || column == CsvColumn::ArxivId;
            values.append({it.key() + u'.' + id.key(), *id, isId ? column : CsvColumn::Unknown});
        }
    }
    return values;
}

void readKey(Paper &paper, CsvColumn column, const QString &key, const QJsonValue &value)
{
    const QJsonArray people = column == CsvColumn::Authors ? authorList(value) : QJsonArray();
    if (!people.isEmpty() && paper.authors.isEmpty()) {
        readAuthorList(paper, people);
        if (paper.authors.isEmpty() && !paper.authorsTruncated)
            paper.extra.append({key, jsonText(value)});
    } else if (const QString text = fieldText(value, column);
               column != CsvColumn::Unknown && !text.isEmpty()) {
        readColumn(paper, column, key, text);
    } else if (const QString rest = jsonText(value); !rest.isEmpty()) {
        paper.extra.append({key, rest});
    }
}

// Returns whether an object of unknown origin is certainly a paper instead of a post, image or menu.
bool isPaper(const Paper &paper, const QJsonObject &object)
{
    return !paper.authors.isEmpty()
        && (!paper.doi.isEmpty() || !paper.arxivId.isEmpty() || !textAt(object, {"abstract"_L1}).isEmpty());
}

// Keys of paper lists in files and API responses, in lower case and capitalised.
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
    constexpr int kSure = 50; // lower than any format with specific keys
    const JsonSniffer look = sniffJson(head);
    if (!look.isJson || look.has("lectern"))
        return 0;
    bool title = false, other = false, held = false; // held: in a list inside an object
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

ParsedSource readEither(QByteArrayView bytes, const QString &id, const ParseContext &context)
{
    QList<NamedField> names;
    ParsedSource source = readJsonRecords(bytes, id, containers(), [&](const QJsonObject &object) {
        return namedPaper(object, names, context.fields);
    });
    source.names = names;
    return source;
}

} // namespace

std::optional<Paper> namedPaper(const QJsonObject &outer, QList<NamedField> &names,
                                const FieldChoices &fields)
{
    constexpr qsizetype kMaxNames = 200;
    const QJsonObject object = unwrapped(outer);
    Paper paper;
    QList<NamedField> own;
    for (const KeyedValue &keyed : valuesOf(object)) {
        const CsvColumn column = fields.isEmpty() ? keyed.guess : fields.value(keyed.name, keyed.guess);
        readKey(paper, column, keyed.name, keyed.value);
        own.append({keyed.name, columnField(column)});
    }
    if (paper.title.isEmpty())
        return {};
    finishColumns(paper);
    for (const NamedField &name : std::as_const(own))
        if (names.size() < kMaxNames && !names.contains(name))
            names.append(name);
    return paper;
}

QList<Paper> namedPapersIn(const QJsonValue &value, QList<NamedField> &names)
{
    QList<Paper> papers;
    QList<QJsonValue> open{value}; // Qt's parser limits the nesting depth
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

namespace
{

// Returns a value for display; a list of names or words is joined.
QString sampleOf(const QJsonValue &value)
{
    QStringList words;
    for (const QJsonValue &entry : value.toArray())
        if (const QString word = nameOf(entry); !word.isEmpty() && words.size() < 4)
            words.append(word);
    return words.isEmpty() ? jsonText(value) : words.join(u", "_s);
}

} // namespace

SourceFields namedJsonFields(QByteArrayView head)
{
    constexpr qsizetype kRecords = 100, kMaxNameLength = 200;
    SourceFields all;
    const JsonSniffer look = sniffJson(head);
    if (!look.isJson)
        return all;
    QHash<QString, qsizetype> places;
    qsizetype records = 0;
    const auto note = [&](const QJsonObject &object) -> std::optional<Paper> {
        if (++records > kRecords)
            return {};
        for (const KeyedValue &keyed : valuesOf(unwrapped(object))) {
            if (keyed.name.size() > kMaxNameLength || keyed.name.isEmpty())
                continue;
            auto place = places.find(keyed.name);
            if (place == places.end()) {
                if (all.fields.size() >= SourceFields::kMax)
                    continue;
                place = places.insert(keyed.name, all.fields.size());
                all.fields.append({keyed.name, {}, keyed.guess});
            }
            SourceField &field = all.fields[*place];
            if (field.guess == CsvColumn::Unknown)
                field.guess = keyed.guess;
            field.addSample(sampleOf(keyed.value));
        }
        return {};
    };
    const ParsedSource source = readJsonRecords(head, {}, containers(), note);
    const bool held = std::any_of(look.keys.keyBegin(), look.keys.keyEnd(), [](const QByteArray &key) {
        return containers().contains(key.left(key.indexOf('[')));
    });
    if (!all.fields.isEmpty())
        all.format = look.oneLine && !look.isArray && !held ? u"json-lines"_s : u"json"_s;
    return all;
}

Format namedJsonFormat()
{
    Format format;
    format.id = u"json"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Papers in JSON"));
    format.extensions = {u"json"_s};
    format.recognise = [](QByteArrayView head) { return recogniseEither(head, false); };
    format.reader = kReader;
    format.read = [](QByteArrayView bytes, const ParseContext &context) {
        return readEither(bytes, u"json"_s, context);
    };
    format.fields = namedJsonFields;
    return format;
}

Format namedJsonLinesFormat()
{
    Format format;
    format.id = u"json-lines"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Papers as JSON lines"));
    format.extensions = {u"jsonl"_s, u"ndjson"_s};
    format.lines = true;
    format.recognise = [](QByteArrayView head) { return recogniseEither(head, true); };
    format.reader = kReader;
    format.read = [](QByteArrayView bytes, const ParseContext &context) {
        return readEither(bytes, u"json-lines"_s, context);
    };
    format.fields = namedJsonFields;
    return format;
}

} // namespace lectern
