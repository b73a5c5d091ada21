#include "citationstyles.h"

#include "models/formats/base/refusal.h"
#include "models/i18n/messages.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <QXmlStreamReader>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kDeepest = 100;

class CslReader
{
public:
    explicit CslReader(const QByteArray &xml) : m_xml(xml) { }

    Result<CslFile> read()
    {
        if (!m_xml.readNextStartElement() || (m_xml.name() != u"style" && m_xml.name() != u"locale"))
            return Error{Messages::tr("This is not a citation style.")};
        const QJsonObject root = element(0);
        if (m_tooDeep)
            return Error{Messages::tr("This citation style is nested too deeply.")};
        if (m_xml.hasError())
            return Error{Messages::tr("Cannot read this citation style: line %1: %2.")
                             .arg(m_xml.lineNumber())
                             .arg(m_xml.errorString())};
        m_file.json = QJsonDocument(root).toJson(QJsonDocument::Compact);
        return m_file;
    }

private:
    // White space between elements is insignificant.
    QJsonObject element(int depth)
    {
        const QString name = m_xml.name().toString();
        QJsonObject attributes;
        for (const QXmlStreamAttribute &attribute : m_xml.attributes())
            attributes.insert(attribute.qualifiedName().toString(), attribute.value().toString());
        if (depth == 1 && name == "bibliography"_L1)
            m_file.listsPapers = true;
        if (depth == 2 && name == "link"_L1 && attributes[u"rel"].toString() == "independent-parent"_L1)
            m_file.parent = QUrl(attributes[u"href"].toString()).fileName();
        m_tooDeep = m_tooDeep || depth > kDeepest;
        QJsonArray children;
        while (!m_tooDeep && !m_xml.atEnd()) {
            const auto token = m_xml.readNext();
            if (token == QXmlStreamReader::EndElement)
                break;
            if (token == QXmlStreamReader::StartElement)
                children.append(element(depth + 1));
            else if (token == QXmlStreamReader::Characters && !m_xml.isWhitespace())
                children.append(m_xml.text().toString());
        }
        if (depth == 2 && name == "title"_L1 && m_file.title.isEmpty())
            m_file.title = children.first().toString().simplified();
        return {{u"name"_s, name}, {u"attrs"_s, attributes}, {u"children"_s, children}};
    }

    QXmlStreamReader m_xml;
    CslFile m_file;
    bool m_tooDeep = false;
};

} // namespace

Result<CslFile> readCsl(const QByteArray &xml)
{
    if (xml.size() > kLargestCsl)
        return Error{Messages::tr("This file is too large for a citation style.")};
    if (hasTooManyXmlAttributes(QString::fromUtf8(xml)))
        return Error{Messages::tr("An element of this citation style has too many attributes.")};
    return CslReader(xml).read();
}

} // namespace lectern
