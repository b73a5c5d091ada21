#pragma once
// Reads records from XML. Each record is cut out by its tags and parsed separately: a broken record affects
// only itself, and entities declared by the document are never expanded.
#include "models/core/paper.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace lectern
{

// An element of a record. Names have no prefix, because the format is already known.
struct XmlNode {
    QString name;
    QList<std::pair<QString, QString>> attributes;
    QString text; // direct character data
    qsizetype at = 0; // the position of this element in the text of its parent
    QList<XmlNode> children;

    const XmlNode *child(QStringView childName) const; // first child of this name; null if there is none
    QList<const XmlNode *> all(QStringView childName) const;
    QString childText(QStringView childName) const; // text of the first such child, white space folded
    QString attribute(QStringView attributeName) const;
    QString allText() const; // text of the element and its descendants, white space folded
    // Returns the content as XML without prefixes and attributes, white space folded: "in CO<sub>2</sub>
    // &amp; <i>E. coli</i>". withoutInlineMarkup() reads it.
    QString markup() const;
};

// Reads every outermost element with one of these names. toPaper returns nullopt for an element without a
// paper (a deleted record); it may set the string to a diagnostic.
ParsedSource
readXmlRecords(QByteArrayView bytes, const QString &format, const QStringList &elements,
               const std::function<std::optional<Paper>(const XmlNode &, QString &diagnostic)> &toPaper);

// Returns the start tag of the outermost element as far as the head contains it, for detection by name and
// namespace ("feed http://www.w3.org/2005/Atom …"). Empty if the text is not XML.
QString xmlStartTag(QByteArrayView head);

} // namespace lectern
