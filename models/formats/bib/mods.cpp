#include "bibformats.h"

#include "models/formats/base/authorlists.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/formats/records/xmlrecords.h"

#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString titleOf(const XmlNode &node)
{
    for (const XmlNode *info : node.all(u"titleInfo")) {
        const QString type = info->attribute(u"type");
        if (type == u"abbreviated"_s || type == u"alternative"_s || type == u"translated"_s)
            continue;
        QString title = info->childText(u"nonSort");
        title += (title.isEmpty() || title.endsWith(u'\'') ? u""_s : u" "_s) + info->childText(u"title");
        if (const QString part = info->childText(u"subTitle"); !part.isEmpty())
            title += u": " + part;
        if (!title.isEmpty())
            return title;
    }
    return {};
}

PersonName nameOf(const XmlNode &node)
{
    PersonName name;
    QString whole;
    for (const XmlNode *part : node.all(u"namePart")) {
        const QString type = part->attribute(u"type");
        const QString text = part->allText();
        QString &target = type == u"family"_s                    ? name.family
            : type == u"given"_s                                 ? name.given
            : type == u"termsOfAddress"_s || type == u"suffix"_s ? name.suffix
                                                                 : whole;
        if (type != u"date"_s && !text.isEmpty())
            target += (target.isEmpty() ? u""_s : u" "_s) + text;
    }
    if (!name.family.isEmpty()) {
        // A family name of several words without a given name is the name of an organisation.
        name.literal = name.given.isEmpty() && name.suffix.isEmpty() && name.family.contains(u' ')
            && !isEastAsianName(name.family);
        return name;
    }
    if (node.attribute(u"type") == u"personal"_s)
        return splitInvertedName(whole);
    name.family = whole;
    name.literal = node.attribute(u"type") == u"corporate"_s;
    return name;
}

bool isAuthor(const XmlNode &node)
{
    const XmlNode *role = node.child(u"role");
    const QString term = role ? role->childText(u"roleTerm") : QString();
    return term.isEmpty() || term == u"author"_s || term == u"aut"_s || term == u"creator"_s
        || term == u"cre"_s;
}

std::optional<Paper> modsPaper(const XmlNode &mods, QString &)
{
    Paper paper;
    paper.title = titleOf(mods);
    for (const XmlNode *node : mods.all(u"name")) {
        const PersonName person = nameOf(*node);
        const QString name = displayName(person);
        if (name.isEmpty())
            continue;
        if (isCutList(name))
            paper.authorsTruncated = true;
        else if (isAuthor(*node))
            addAuthor(&paper, person);
        else
            paper.extra.append({node->child(u"role")->childText(u"roleTerm"), name});
    }
    paper.abstract = mods.childText(u"abstract");
    LooseDate date;
    const auto dateIn = [&](const XmlNode &node) {
        const XmlNode *origin = node.child(u"originInfo");
        for (const QString &name : {u"dateIssued"_s, u"dateCreated"_s, u"copyrightDate"_s})
            if (origin && !date.year)
                date = readLooseDate(origin->childText(name));
        if (const XmlNode *part = node.child(u"part"); part && !date.year)
            date = readLooseDate(part->childText(u"date"));
    };
    dateIn(mods);
    for (const XmlNode *host : mods.all(u"relatedItem")) {
        if (host->attribute(u"type") == u"host"_s) {
            paper.venue = titleOf(*host);
            dateIn(*host);
            if (const XmlNode *part = host->child(u"part"))
                for (const XmlNode *detail : part->all(u"detail"))
                    paper.extra.append({detail->attribute(u"type"), detail->childText(u"number")});
        }
    }
    paper.year = date.year;
    paper.date = date.date();
    for (const XmlNode *identifier : mods.all(u"identifier")) {
        const QString type = identifier->attribute(u"type").toLower(), text = identifier->allText();
        if (const QString doi = doiOf(text); paper.doi.isEmpty() && !doi.isEmpty())
            paper.doi = doi;
        else if (const QString id = arxivIdOf(text); paper.arxivId.isEmpty() && !id.isEmpty()
                 && (type == u"arxiv"_s || text.contains(u"arxiv"_s, Qt::CaseInsensitive)))
            paper.arxivId = id;
        else if (paper.url.isEmpty() && isOpenableUrl(text))
            paper.url = text;
        else
            paper.extra.append({type.isEmpty() ? u"identifier"_s : type, text});
    }
    if (const XmlNode *location = mods.child(u"location"))
        for (const XmlNode *url : location->all(u"url"))
            if (const QString text = url->allText(); paper.url.isEmpty() && isOpenableUrl(text))
                paper.url = text;
    for (const QString &name : {u"genre"_s, u"note"_s, u"language"_s, u"typeOfResource"_s})
        for (const XmlNode *node : mods.all(name))
            paper.extra.append({name, node->allText()});
    for (const XmlNode *subject : mods.all(u"subject"))
        for (const XmlNode *topic : subject->all(u"topic"))
            paper.extra.append({u"keyword"_s, topic->allText()});
    paper.extra.removeIf(
        [](const ExtraField &field) { return field.value.isEmpty() || field.name.isEmpty(); });
    if (paper.title.isEmpty() && paper.abstract.isEmpty())
        return {};
    return paper;
}

int recogniseMods(QByteArrayView head)
{
    const QString tag = xmlStartTag(head);
    const QString name = tag.section(QRegularExpression(u"[\\s>]"_s), 0, 0).section(u':', -1);
    return name == u"modsCollection"_s || name == u"mods"_s ? 95 : 0;
}

ParsedSource readMods(QByteArrayView bytes, const ParseContext &)
{
    return readXmlRecords(bytes, u"mods"_s, {u"mods"_s}, modsPaper);
}

// Returns whether a line near the beginning matches.
bool hasLine(QByteArrayView head, const QString &pattern)
{
    const QRegularExpression line(pattern, QRegularExpression::MultilineOption);
    return line.match(QString::fromUtf8(head.first(qMin<qsizetype>(head.size(), 16 * 1024)))).hasMatch();
}

} // namespace

Format modsFormat()
{
    Format format;
    format.id = u"mods"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "MODS"));
    format.extensions = {u"xml"_s, u"mods"_s};
    format.mimeTypes = {u"application/mods+xml"_s};
    format.recognise = recogniseMods;
    format.reader = kReader;
    format.read = readMods;
    return format;
}

const QList<Converter> &converters()
{
    static const QList<Converter> all{
        {u"endnote"_s,
         QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "EndNote (refer)")),
         {u"enw"_s, u"refer"_s},
         u"end2xml"_s,
         {u"-u"_s},
         [](QByteArrayView head) {
             return hasLine(head, u"^%0 [A-Z]"_s) || (hasLine(head, u"^%T "_s) && hasLine(head, u"^%A "_s))
                 ? 85
                 : 0;
         }},
        {u"endnote-xml"_s,
         QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "EndNote (XML)")),
         {u"xml"_s},
         u"endx2xml"_s,
         {u"-u"_s},
         [](QByteArrayView head) {
             return xmlStartTag(head).startsWith(u"xml"_s) && head.contains("<ref-type") ? 90 : 0;
         }},
        {u"isi"_s,
         QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Web of Science (ISI)")),
         {u"isi"_s, u"ciw"_s, u"txt"_s},
         u"isi2xml"_s,
         {u"-u"_s},
         [](QByteArrayView head) {
             return hasLine(head, u"^(FN |VR |PT )"_s) && hasLine(head, u"^(AU|TI|PT) "_s)
                     && hasLine(head, u"^(TI|SO|PY) "_s)
                 ? 80
                 : 0;
         }},
        {u"pdf"_s,
         QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "printed page (PDF)")),
         {u"pdf"_s},
         u"lectern-pdf"_s,
         {},
         [](QByteArrayView head) { return head.startsWith("%PDF-") ? 90 : 0; },
         QString(),
         u"printed-page"_s},
    };
    return all;
}

const Converter *detectConverter(QByteArrayView bytes)
{
    const QByteArrayView head = bytes.first(qMin<qsizetype>(bytes.size(), 64 * 1024));
    const Converter *best = nullptr;
    int bestScore = 0;
    for (const Converter &converter : converters()) {
        if (const int score = converter.recognise(head); score > bestScore) {
            best = &converter;
            bestScore = score;
        }
    }
    return best;
}

} // namespace lectern
