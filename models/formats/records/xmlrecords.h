#pragma once
// Records in XML texts. Each is cut out by its tags and parsed by itself: a broken record costs only itself,
// and no entity that a document declares is ever expanded.
#include "models/core/paper.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace lectern
{

// An element of one record. Names are without prefix: the formats are told apart before.
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

// Reads every element with one of these names (outermost ones). toPaper gives nothing for an element that
// holds no paper (a deleted record); it may leave a remark in the string.
ParsedSource
readXmlRecords(QByteArrayView bytes, const QString &format, const QStringList &elements,
               const std::function<std::optional<Paper>(const XmlNode &, QString &remark)> &toPaper);

// The name of the outermost element of a document and its prefix's namespace text as far as the head shows
// them: "feed http://www.w3.org/2005/Atom …": the whole start tag. Empty when it is no XML.
QString xmlStartTag(QByteArrayView head);

} // namespace lectern
