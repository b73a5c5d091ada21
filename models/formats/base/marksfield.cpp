#include "marksfield.h"

#include "highlightfield.h"
#include "models/tex/spaces.h"
#include "models/tex/texprose.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns whether the character has no special meaning in any format.
bool isPlain(QChar c)
{
    return c.unicode() < 0x7f && (c.isLetterOrNumber() || QStringView(u".-+/()?!;:,").contains(c));
}

// Returns whether the character is a single space between words. All readers preserve such a space.
bool isLoneBlank(QStringView text, qsizetype at)
{
    return text[at] == u' ' && isPlain(text[at - 1]) && isPlain(text[at + 1]);
}

QString escaped(QChar c)
{
    return u"\\u"_s + QString::number(c.unicode(), 16).rightJustified(4, u'0');
}

// Returns the character that a JSON escape sequence denotes: a backslash followed by `c`.
QChar unescaped(QChar c)
{
    static constexpr QStringView names = u"bfnrt", meanings = u"\b\f\n\r\t";
    const qsizetype at = names.indexOf(c);
    return at < 0 ? c : meanings[at];
}

} // namespace

void removeMark(QList<ExtraField> &fields, const ExtraField &wanted, bool isTex)
{
    const QString value = foldAsciiSpace(wanted.value);
    for (qsizetype i = fields.size() - 1; i >= 0; --i) {
        if (fields[i].name != wanted.name)
            continue;
        if (foldAsciiSpace(isTex ? readTexProse(fields[i].value) : fields[i].value) == value) {
            fields.removeAt(i);
            return;
        }
    }
}

void removeTags(QList<ExtraField> &fields, const QString &name, const QString &tags)
{
    if (tags.isEmpty())
        return;
    fields.removeIf([&](const ExtraField &field) { return field.name == name && field.value == tags; });
    for (ExtraField &field : fields)
        if (field.name == name && field.value.endsWith(u", "_s + tags))
            field.value.chop(tags.size() + 2);
}

QJsonObject fileObject(const PaperMarks::File &file)
{
    QJsonObject object{{u"sha256"_s, file.sha256}, {u"name"_s, file.name}, {u"added"_s, file.added}};
    if (!file.path.isEmpty())
        object.insert(u"path"_s, file.path);
    if (!file.found.isEmpty())
        object.insert(u"found"_s, file.found);
    if (file.bytes > 0)
        object.insert(u"bytes"_s, file.bytes);
    if (file.modified > 0)
        object.insert(u"modified"_s, file.modified);
    if (file.pages > 0)
        object.insert(u"pages"_s, file.pages);
    return object;
}

std::optional<PaperMarks::File> fileFrom(const QJsonObject &object)
{
    constexpr int kHexDigits = 64;
    PaperMarks::File file;
    file.sha256 = object["sha256"_L1].toString();
    file.name = object["name"_L1].toString();
    const bool isHash = file.sha256.size() == kHexDigits
        && std::all_of(file.sha256.cbegin(), file.sha256.cend(),
                       [](QChar c) { return QStringView(u"0123456789abcdef").contains(c); });
    if (!isHash || file.name.isEmpty() || file.name.contains(u'/'))
        return {};
    file.path = object["path"_L1].toString();
    file.found = object["found"_L1].toString(u"hand"_s);
    file.added = qMax<qint64>(0, object["added"_L1].toInteger());
    file.bytes = qMax<qint64>(0, object["bytes"_L1].toInteger());
    file.modified = qMax<qint64>(0, object["modified"_L1].toInteger());
    file.pages = qMax(0, object["pages"_L1].toInt());
    return file;
}

QJsonObject marksObject(const PaperMarks &marks)
{
    QJsonObject object;
    if (marks.bookmarked)
        object.insert(u"bookmarked"_s, true);
    if (marks.read)
        object.insert(u"read"_s, true);
    if (marks.rating)
        object.insert(u"rating"_s, marks.rating);
    if (!marks.note.isEmpty()) {
        object.insert(u"note"_s, marks.note);
        object.insert(u"note_edited"_s, marks.noteEdited);
    }
    QJsonArray tags, lists, values;
    for (const PaperMarks::Tag &tag : marks.tags)
        tags.append(QJsonObject{{u"name"_s, tag.name}, {u"colour"_s, tag.colour}});
    for (const PaperMarks::Place &place : marks.lists)
        lists.append(
            QJsonObject{{u"path"_s, QJsonArray::fromStringList(place.list)}, {u"place"_s, place.position}});
    for (const PaperMarks::OwnValue &own : marks.ownValues)
        values.append(
            QJsonObject{{u"field"_s, own.field}, {u"value"_s, own.value}, {u"edited"_s, own.edited}});
    if (!tags.isEmpty())
        object.insert(u"tags"_s, tags);
    if (!lists.isEmpty())
        object.insert(u"lists"_s, lists);
    if (!values.isEmpty())
        object.insert(u"own_values"_s, values);
    QJsonArray files;
    for (const PaperMarks::File &file : marks.files)
        files.append(fileObject(file));
    if (!files.isEmpty())
        object.insert(u"files"_s, files);
    QJsonArray highlights;
    for (const Highlight &highlight : marks.highlights)
        highlights.append(highlightObject(highlight));
    if (!highlights.isEmpty())
        object.insert(u"highlights"_s, highlights);
    return object;
}

PaperMarks marksFrom(const QJsonObject &object)
{
    PaperMarks marks;
    marks.bookmarked = object["bookmarked"_L1].toBool();
    marks.read = object["read"_L1].toBool();
    if (const int rating = object["rating"_L1].toInt(); rating >= 1 && rating <= 5)
        marks.rating = rating;
    marks.note = object["note"_L1].toString();
    marks.noteEdited = marks.note.isEmpty() ? 0 : object["note_edited"_L1].toInteger();
    for (const QJsonValue &tag : object["tags"_L1].toArray())
        if (const QString name = tag["name"_L1].toString(); !name.isEmpty())
            marks.tags.append({name, tag["colour"_L1].toInt()});
    for (const QJsonValue &place : object["lists"_L1].toArray()) {
        QStringList path;
        for (const QJsonValue &name : place["path"_L1].toArray())
            path.append(name.toString());
        if (!path.isEmpty() && !path.contains(QString()))
            marks.lists.append({path, place["place"_L1].toInteger()});
    }
    for (const QJsonValue &own : object["own_values"_L1].toArray())
        if (const QString field = own["field"_L1].toString(); !field.isEmpty())
            marks.ownValues.append({field, own["value"_L1].toString(), own["edited"_L1].toInteger()});
    for (const QJsonValue &value : object["files"_L1].toArray())
        if (const auto file = fileFrom(value.toObject()))
            marks.files.append(*file);
    for (const QJsonValue &value : object["highlights"_L1].toArray())
        if (const auto highlight = highlightFrom(value.toObject()))
            marks.highlights.append(*highlight);
    return marks;
}

QString marksText(const PaperMarks &marks)
{
    const QString json = QString::fromUtf8(QJsonDocument(marksObject(marks)).toJson(QJsonDocument::Compact));
    QString text;
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const QChar c = json[i];
        if (c == u'"') {
            inString = !inString;
            text += c;
        } else if (!inString || isPlain(c) || isLoneBlank(json, i)) {
            text += c;
        } else if (c == u'\\' && json[i + 1] == u'u') {
            text += QStringView(json).mid(i, 6);
            i += 5;
        } else if (c == u'\\') {
            text += escaped(unescaped(json[++i]));
        } else {
            text += escaped(c);
        }
    }
    return text;
}

QString tagNames(const PaperMarks &marks)
{
    QStringList names;
    for (const PaperMarks::Tag &tag : marks.tags)
        names.append(foldAsciiSpace(tag.name));
    return names.join(u", "_s);
}

QString listNames(const PaperMarks &marks)
{
    QStringList names;
    for (const PaperMarks::Place &place : marks.lists)
        names.append(foldAsciiSpace(place.list.join(u" > "_s)));
    return names.join(u", "_s);
}

QString withTags(const QString &keywords, const QString &tagNames)
{
    const bool both = !keywords.isEmpty() && !tagNames.isEmpty();
    return keywords + (both ? u", "_s : QString()) + tagNames;
}

QList<ExtraField> bibMarks(const PaperMarks &marks)
{
    QList<ExtraField> fields;
    if (!marks.lists.isEmpty())
        fields.append({u"groups"_s, listNames(marks)});
    if (marks.rating)
        fields.append({u"ranking"_s, u"rank%1"_s.arg(marks.rating)});
    if (marks.read)
        fields.append({u"readstatus"_s, u"read"_s});
    if (!marks.note.isEmpty())
        fields.append({u"annote"_s, marks.note});
    return fields;
}

QString bibFiles(const PaperMarks &marks)
{
    const auto part = [](QString text) {
        for (const QLatin1Char sign : {'\\'_L1, ';'_L1, ':'_L1})
            text.replace(sign, u'\\' + QString(sign));
        return text;
    };
    QStringList files;
    for (const PaperMarks::File &file : marks.files)
        if (!file.path.isEmpty())
            files.append(u':' + part(file.path) + u":PDF"_s);
    return files.join(u';');
}

QList<ExtraField> risMarks(const PaperMarks &marks)
{
    QList<ExtraField> lines;
    for (const PaperMarks::Tag &tag : marks.tags)
        lines.append({u"KW"_s, tag.name});
    if (!marks.note.isEmpty())
        lines.append({u"N1"_s, marks.note});
    return lines;
}

QList<ExtraField> tableMarks(const PaperMarks &marks)
{
    return {{u"tags"_s, tagNames(marks)},
            {u"lists"_s, listNames(marks)},
            {u"rating"_s, marks.rating ? QString::number(marks.rating) : QString()},
            {u"bookmarked"_s, marks.bookmarked ? u"yes"_s : QString()},
            {u"read"_s, marks.read ? u"yes"_s : QString()},
            {u"note"_s, marks.note}};
}

void applyMarks(ParsedSource &source, void (*removeMarks)(QList<ExtraField> &, const PaperMarks &))
{
    for (qsizetype i = 0; i < source.papers.size(); ++i) {
        QList<ExtraField> &fields = source.papers[i].extra;
        const auto ours = std::find_if(fields.cbegin(), fields.cend(),
                                       [](const ExtraField &field) { return field.name == kMarksField; });
        if (ours == fields.cend())
            continue;
        const PaperMarks marks = marksFrom(QJsonDocument::fromJson(ours->value.toUtf8()).object());
        fields.removeIf([](const ExtraField &field) { return field.name == kMarksField; });
        if (marks.isEmpty())
            continue;
        if (removeMarks)
            removeMarks(fields, marks);
        source.marks.insert(i, marks);
    }
}

} // namespace lectern
