#include "facetstrip.h"

#include "models/itemmodels/display.h"

#include <QCoreApplication>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString words(const char *text)
{
    return QCoreApplication::translate("Facets", text);
}

QList<FacetKind> facetKinds()
{
    return {FacetKind::Category, FacetKind::Venue, FacetKind::Author, FacetKind::Tag,
            FacetKind::Source,   FacetKind::Score, FacetKind::Year,   FacetKind::File};
}

QString facetName(FacetKind kind)
{
    switch (kind) {
    case FacetKind::Category:
        return words(QT_TRANSLATE_NOOP("Facets", "Category"));
    case FacetKind::Venue:
        return words(QT_TRANSLATE_NOOP("Facets", "Venue"));
    case FacetKind::Author:
        return words(QT_TRANSLATE_NOOP("Facets", "Author"));
    case FacetKind::Tag:
        return words(QT_TRANSLATE_NOOP("Facets", "Tag"));
    case FacetKind::Source:
        return words(QT_TRANSLATE_NOOP("Facets", "Source"));
    case FacetKind::Score:
        return words(QT_TRANSLATE_NOOP("Facets", "Score"));
    case FacetKind::Year:
        return words(QT_TRANSLATE_NOOP("Facets", "Year"));
    case FacetKind::File:
        return words(QT_TRANSLATE_NOOP("Facets", "File"));
    }
    return {};
}

QString facetText(FacetKind kind, const FacetValue &value)
{
    switch (kind) {
    case FacetKind::Category:
        return categoryNames(value.name);
    case FacetKind::Score:
        return value.to >= 100 ? words("%1 and more").arg(value.from)
            : value.from <= 0  ? words("below %1").arg(value.to)
                               : words("%1 to below %2").arg(value.from).arg(value.to);
    case FacetKind::Year:
        return QString::number(value.from);
    case FacetKind::File:
        return value.name == "pdf"_L1 ? words(QT_TRANSLATE_NOOP("Facets", "with a PDF"))
                                      : words(QT_TRANSLATE_NOOP("Facets", "with highlights"));
    default:
        return value.name;
    }
}

Condition yearsCondition(int from, int to)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Date;
    node.from = QDate(from, 1, 1);
    node.to = QDate(to, 12, 31);
    return {node, {}};
}

Condition facetCondition(FacetKind kind, const FacetValue &value)
{
    QueryNode node;
    switch (kind) {
    case FacetKind::Category:
        return {categoryNode({value.name}), {}};
    case FacetKind::Venue:
        node.kind = QueryNode::Kind::Venue;
        node.values = {value.name};
        return {node, {}};
    case FacetKind::Author:
        return {authorNode(AuthorId(value.id)), value.name};
    case FacetKind::Tag:
        return {tagNode(value.name), {}};
    case FacetKind::Source:
        return {sourceNode(SourceId(value.id)), value.name};
    case FacetKind::File:
        return {hasNode(value.name), {}};
    case FacetKind::Score:
        node.kind = QueryNode::Kind::Score;
        if (value.from > 0)
            node.low = value.from;
        if (value.to < 100)
            node.high = value.to, node.highExcluded = true;
        return {node, {}};
    case FacetKind::Year:
        break;
    }
    return yearsCondition(value.from, value.to);
}

std::optional<Condition> facetSearch(FacetKind kind, const QString &typed)
{
    QueryNode node;
    switch (kind) {
    case FacetKind::Venue:
        node.kind = QueryNode::Kind::Venue;
        node.values = {typed};
        break;
    case FacetKind::Author:
        node.kind = QueryNode::Kind::Text;
        node.field = QueryNode::Field::Author;
        node.text = typed;
        break;
    case FacetKind::Source:
        node.kind = QueryNode::Kind::Source;
        node.values = {typed};
        break;
    default:
        return {};
    }
    return Condition{node, {}};
}

bool isRequested(FacetKind kind, const QueryState &query)
{
    return (kind == FacetKind::Category && query.condition(u"category"_s))
        || (kind == FacetKind::Score && query.condition(u"score"_s));
}

} // namespace lectern
