#include "xmlrecords.h"

#include "models/formats/base/encoding.h"
#include "models/formats/base/format.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/base/refusal.h"
#include "models/tex/spaces.h"

#include <QXmlStreamReader>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxDepth = 64;
constexpr int kMaxNodes = 200'000; // per record

// Resolves HTML entity names, which some servers use in XML without declaring them. Other names are errors of
// the record.
class Resolver : public QXmlStreamEntityResolver
{
public:
    QString resolveUndeclaredEntity(const QString &name) override { return htmlCharacter(name); }
};

// Removes the namespace prefix, which the document defines: "arxiv:doi" -> "doi".
QString localName(QStringView qualified)
{
    return qualified.mid(qualified.indexOf(u':') + 1).toString();
}

// Parses a text that is one element. Returns an error sentence, or an empty text on success.
QString parseElement(QStringView text, XmlNode &root)
{
    if (hasTooManyXmlAttributes(text))
        return u"an element of it has too many attributes"_s;
    QXmlStreamReader reader(text.toString());
    Resolver resolver;
    reader.setEntityResolver(&resolver);
    reader.setNamespaceProcessing(false); // prefixes are declared outside the record
    QList<XmlNode *> open;
    int nodes = 0;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement: {
            if (open.size() >= kMaxDepth || ++nodes > kMaxNodes)
                return u"it is nested too deeply or too large"_s;
            XmlNode node;
            node.name = localName(reader.qualifiedName());
            for (const QXmlStreamAttribute &attribute : reader.attributes())
                node.attributes.append({localName(attribute.qualifiedName()), attribute.value().toString()});
            if (open.isEmpty()) {
                root = node;
                open.append(&root);
            } else {
                node.at = open.last()->text.size();
                // Only the last child of each open element can grow, so the pointers remain valid.
                open.last()->children.append(node);
                open.append(&open.last()->children.last());
            }
            break;
        }
        case QXmlStreamReader::EndElement:
            if (!open.isEmpty())
                open.removeLast();
            break;
        case QXmlStreamReader::Characters:
        case QXmlStreamReader::EntityReference:
            if (!open.isEmpty())
                open.last()->text += reader.text();
            break;
        case QXmlStreamReader::DTD:
            return u"it declares entities"_s;
        default:
            break;
        }
    }
    return reader.hasError() ? reader.errorString() : QString();
}

// Finds the next start tag with one of these names; -1 if there is none. name: receives it with its prefix.
qsizetype findElement(QStringView text, qsizetype from, const QStringList &elements, QStringView *name)
{
    for (qsizetype i = from; (i = text.indexOf(u'<', i)) >= 0; ++i) {
        if (text.mid(i).startsWith(u"<!--")) {
            const qsizetype end = text.indexOf(u"-->", i);
            if (end < 0)
                return -1;
            i = end;
            continue;
        }
        qsizetype end = i + 1;
        while (
            end < text.size()
            && (text[end].isLetterOrNumber() || text[end] == u':' || text[end] == u'_' || text[end] == u'-'))
            ++end;
        *name = text.mid(i + 1, end - i - 1);
        if (!name->isEmpty() && elements.contains(localName(*name)))
            return i;
    }
    return -1;
}

// Returns the position after the end tag of the element that starts at begin, or -1 if there is none. Counts
// nested elements of the same name.
qsizetype endOfElement(QStringView text, qsizetype begin, QStringView name)
{
    int depth = 0;
    for (qsizetype i = begin; (i = text.indexOf(u'<', i)) >= 0; ++i) {
        const bool closing = i + 1 < text.size() && text[i + 1] == u'/';
        const QStringView rest = text.mid(i + (closing ? 2 : 1));
        if (!rest.startsWith(name)
            || (rest.size() > name.size()
                && (rest[name.size()].isLetterOrNumber() || rest[name.size()] == u':')))
            continue;
        const qsizetype end = text.indexOf(u'>', i);
        if (end < 0)
            return -1;
        if (closing)
            --depth;
        else if (text[end - 1] != u'/')
            ++depth;
        if (depth <= 0)
            return end + 1;
    }
    return -1;
}

// Appends the content of an element. The depth is bounded by parseElement().
void appendMarkup(const XmlNode &node, QString &out)
{
    qsizetype at = 0;
    for (const XmlNode &child : node.children) {
        out += node.text.mid(at, child.at - at).toHtmlEscaped();
        at = child.at;
        out += u'<' + child.name + u'>';
        appendMarkup(child, out);
        out += "</"_L1 + child.name + u'>';
    }
    out += node.text.mid(at).toHtmlEscaped();
}

} // namespace

const XmlNode *XmlNode::child(QStringView childName) const
{
    for (const XmlNode &node : children)
        if (node.name == childName)
            return &node;
    return nullptr;
}

QList<const XmlNode *> XmlNode::all(QStringView childName) const
{
    QList<const XmlNode *> found;
    for (const XmlNode &node : children)
        if (node.name == childName)
            found.append(&node);
    return found;
}

QString XmlNode::childText(QStringView childName) const
{
    const XmlNode *node = child(childName);
    return node ? node->allText() : QString();
}

QString XmlNode::attribute(QStringView attributeName) const
{
    for (const auto &[key, value] : attributes)
        if (key == attributeName)
            return value;
    return {};
}

QString XmlNode::allText() const
{
    QString all = text;
    for (const XmlNode &node : children)
        all += u' ' + node.allText();
    return foldAsciiSpace(all);
}

QString XmlNode::markup() const
{
    QString xml;
    appendMarkup(*this, xml);
    return foldAsciiSpace(xml);
}

ParsedSource
readXmlRecords(QByteArrayView bytes, const QString &format, const QStringList &elements,
               const std::function<std::optional<Paper>(const XmlNode &, QString &diagnostic)> &toPaper)
{
    ParsedSource source;
    source.format = format;
    const SourceText decoded(bytes);
    source.diagnostics = decoded.diagnostics();
    const QStringView text = decoded.text();
    ByteCover cover(decoded);
    qsizetype at = 0;
    for (qsizetype records = 0; !source.tooMany; ++records) {
        QStringView name;
        const qsizetype begin = findElement(text, at, elements, &name);
        // The header and footer of the feed are separators.
        const QStringView around = text.mid(at, (begin < 0 ? text.size() : begin) - at);
        cover.separator(at, at + around.size());
        if (around.contains(u"<!ENTITY"))
            addDiagnostic(source, Diagnostic::Severity::Warning, decoded.lineNumberAt(at),
                          u"This document declares its own entities; they are not expanded."_s);
        if (begin < 0)
            break;
        if (isEnough(records + 1)) {
            source.tooMany = true;
            break;
        }
        const qsizetype end = endOfElement(text, begin, name);
        const qsizetype line = decoded.lineNumberAt(begin);
        if (end < 0) {
            addDiagnostic(source, Diagnostic::Severity::Error, line, u"This record is truncated."_s);
            cover.notUnderstood(begin, text.size());
            break;
        }
        XmlNode root;
        QString diagnostic;
        if (const QString problem = parseElement(text.mid(begin, end - begin), root); !problem.isEmpty()) {
            addDiagnostic(source, Diagnostic::Severity::Error, line,
                          u"This record cannot be read: %1."_s.arg(problem.endsWith(u'.') ? problem.chopped(1)
                                                                                          : problem));
            cover.notUnderstood(begin, end);
        } else if (auto paper = toPaper(root, diagnostic)) {
            paper->line = line;
            source.papers.append(std::move(*paper));
            cover.field(begin, end);
        } else {
            addDiagnostic(source, Diagnostic::Severity::Warning, line,
                          diagnostic.isEmpty() ? u"This record does not contain a paper."_s : diagnostic);
            cover.notUnderstood(begin, end);
        }
        at = end;
    }
    source.ranges = cover.ranges();
    return source;
}

QString xmlStartTag(QByteArrayView head)
{
    const SourceText decoded(head);
    QStringView text = decoded.text().trimmed();
    while (text.startsWith(u"<?") || text.startsWith(u"<!")) {
        // A declaration, comment or document type; an internal subset ends with a bracket.
        qsizetype end = text.startsWith(u"<!--") ? text.indexOf(u"-->") + 2 : text.indexOf(u'>');
        if (const qsizetype bracket = text.indexOf(u'[');
            text.startsWith(u"<!DOCTYPE") && bracket >= 0 && bracket < end) {
            const qsizetype close = text.indexOf(u"]", bracket);
            end = close < 0 ? -1 : text.indexOf(u'>', close);
        }
        if (end < 2)
            return {};
        text = text.mid(end + 1).trimmed();
    }
    if (!text.startsWith(u'<') || text.size() < 2 || !text[1].isLetter())
        return {};
    return text.mid(1, qMin(text.indexOf(u'>') - 1, qsizetype(4000))).toString();
}

} // namespace lectern
