#pragma once
// The query syntax: each form with an example and its meaning. The help of the window, of the command line
// and in the manual are generated from this table.
#include "query.h"

#include <QList>
#include <QString>

namespace lectern
{

struct QueryForm {
    QString form; // "year:"
    QString example; // a complete query
    QString meaning; // translated
};

const QList<QueryForm> &queryForms();

// Returns a hint that lower-case "or" is an ordinary word, if the user may have meant OR: "or" occurs between
// few words. Empty otherwise; pasted titles have more words.
QString orHint(const QueryNode &root);

} // namespace lectern
