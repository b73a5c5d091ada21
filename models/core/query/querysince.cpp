#include "querysince.h"

#include <QRegularExpression>

namespace lectern
{

using namespace Qt::StringLiterals;

std::optional<qint64> newSince(const QString &value)
{
    static const QRegularExpression since(u"^new#([0-9]{1,18})$"_s);
    const auto found = since.match(value);
    return found.hasMatch() ? std::optional(found.captured(1).toLongLong()) : std::nullopt;
}

QueryNode newSinceNode(PaperId seen)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Is;
    node.values = {u"new#%1"_s.arg(qint64(seen))};
    return node;
}

} // namespace lectern
