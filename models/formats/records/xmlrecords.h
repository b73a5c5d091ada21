#pragma once
// Reads records in XML texts. Each is cut out by its tags and parsed by itself: a broken record costs only
// itself, and no entity that a document declares is ever expanded.
#include "models/core/paper.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace lectern
{

// An element of one record. Names have no prefix: the formats have been told apart before.
struct XmlNode {
    QString name;
    QList<std::pair<QString, QString>> attributes;
    QString text; // all character data directly in it
    QList<XmlNode> children;

    const XmlNode *child(QStringView childName) const; // the first; null when there is none
    QList<const XmlNode *> all(QStringView childName) const;
    QString childText(QStringView childName) const; // of the first such child, white space folded
    QString attribute(QStringView attributeName) const;
    QString allText() const; // its own and its descendants', white space folded
};

// Reads every outermost element with one of these names. toPaper gives nothing for an element that holds no
// paper (a deleted record); it may leave a remark in the string.
ParsedSource
readXmlRecords(QByteArrayView bytes, const QString &format, const QStringList &elements,
               const std::function<std::optional<Paper>(const XmlNode &, QString &remark)> &toPaper);

// Returns the whole start tag of a document's outermost element, as far as the head shows it, so that its
// name and namespace can be seen ("feed http://www.w3.org/2005/Atom …"). Empty when it is no XML.
QString xmlStartTag(QByteArrayView head);

} // namespace lectern
