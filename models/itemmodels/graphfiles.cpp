#include "graphfiles.h"

#include "models/formats/records/recordformats.h"

#include <QXmlStreamWriter>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// XML cannot represent control characters and unpaired surrogates.
static QString forXml(const QString &text)
{
    QString kept;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool pair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair)
            kept.append(text.sliced(i++, 2));
        else if (!c.isSurrogate() && (c >= u' ' || c == u'\t') && c.unicode() < 0xFFFE)
            kept.append(c);
    }
    return kept;
}

QByteArray graphMl(const CoauthorGraph &graph)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"graphml"_s);
    xml.writeDefaultNamespace(u"http://graphml.graphdrawing.org/xmlns"_s);
    const auto key = [&](const QString &id, const QString &of, const QString &type) {
        xml.writeEmptyElement(u"key"_s);
        xml.writeAttribute(u"id"_s, id);
        xml.writeAttribute(u"for"_s, of);
        xml.writeAttribute(u"attr.name"_s, id);
        xml.writeAttribute(u"attr.type"_s, type);
    };
    key(u"label"_s, u"node"_s, u"string"_s);
    key(u"papers"_s, u"node"_s, u"int"_s);
    key(u"steps"_s, u"node"_s, u"int"_s);
    key(u"weight"_s, u"edge"_s, u"int"_s);
    xml.writeStartElement(u"graph"_s);
    xml.writeAttribute(u"id"_s, u"coauthors"_s);
    xml.writeAttribute(u"edgedefault"_s, u"undirected"_s);
    const auto data = [&](const QString &of, const QString &value) {
        xml.writeStartElement(u"data"_s);
        xml.writeAttribute(u"key"_s, of);
        xml.writeCharacters(value);
        xml.writeEndElement();
    };
    for (qsizetype i = 0; i < graph.nodes.size(); ++i) {
        xml.writeStartElement(u"node"_s);
        xml.writeAttribute(u"id"_s, u"n%1"_s.arg(i));
        data(u"label"_s, forXml(graph.nodes[i].name));
        data(u"papers"_s, QString::number(graph.nodes[i].papers));
        data(u"steps"_s, QString::number(graph.nodes[i].steps));
        xml.writeEndElement();
    }
    for (const GraphEdge &edge : graph.edges) {
        xml.writeStartElement(u"edge"_s);
        xml.writeAttribute(u"source"_s, u"n%1"_s.arg(edge.from));
        xml.writeAttribute(u"target"_s, u"n%1"_s.arg(edge.to));
        data(u"weight"_s, QString::number(qint64(edge.weight)));
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes;
}

QByteArray graphCsv(const CoauthorGraph &graph)
{
    QList<GraphEdge> edges = graph.edges;
    std::stable_sort(edges.begin(), edges.end(),
                     [](const GraphEdge &a, const GraphEdge &b) { return a.weight > b.weight; });
    QString csv = u"author,coauthor,papers_together\r\n"_s;
    for (const GraphEdge &edge : std::as_const(edges))
        csv += csvCell(graph.nodes[edge.from].name) + u',' + csvCell(graph.nodes[edge.to].name) + u','
            + QString::number(qint64(edge.weight)) + u"\r\n"_s;
    return csv.toUtf8();
}

} // namespace lectern
