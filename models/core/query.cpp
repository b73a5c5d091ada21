#include "query.h"

namespace lectern
{

ParsedQuery parseQuery(QStringView text, bool typing)
{
    ParsedQuery parsed;
    if (!text.trimmed().isEmpty()) {
        parsed.root.kind = QueryNode::Kind::Text;
        parsed.root.text = text.toString();
        parsed.root.prefix = typing;
    }
    return parsed;
}

QStringList queryParts(const QueryNode &root)
{
    return root.text.isEmpty() ? QStringList() : QStringList{root.text};
}

QString queryText(const QueryNode &root)
{
    return root.text;
}

QStringList queryWords(const QueryNode &root)
{
    return root.text.split(u' ', Qt::SkipEmptyParts);
}

} // namespace lectern
