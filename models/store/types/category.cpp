#include "category.h"

namespace lectern
{

QStringView bareCategory(QStringView category)
{
    return category.mid(category.lastIndexOf(u'.') + 1);
}

bool sameCategory(QStringView a, QStringView b)
{
    if (a.compare(b, Qt::CaseInsensitive) == 0)
        return true;
    if (a.contains(u'.') == b.contains(u'.'))
        return false;
    return bareCategory(a).compare(bareCategory(b), Qt::CaseInsensitive) == 0;
}

} // namespace lectern
