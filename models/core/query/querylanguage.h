#pragma once
// The typed form of a query for people: what can be written, with an example and what it means. The help of
// the window, of the command line and of the README are made from this table.
#include "query.h"

#include <QList>
#include <QString>

namespace lectern
{

struct QueryForm {
    QString form; // "year:"
    QString example; // a whole query
    QString meaning; // translated
};

const QList<QueryForm> &queryForms();

// Says that "or" is a word like others where somebody may have meant OR: between a few words. Empty where it
// does not stand so; the titles that are pasted have more words.
QString orHint(const QueryNode &root);

} // namespace lectern
