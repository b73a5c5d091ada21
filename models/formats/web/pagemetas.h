#pragma once
// The paper of a page as its meta tags state it (citation_*, Dublin Core, PRISM).
#include "models/core/paper.h"

namespace lectern
{

struct PageMeta {
    QString name; // lower case
    QString value;
};

// Whether a meta tag of this name, in lower case, says something of a paper.
bool isPaperMeta(const QString &name);

// metas: in the order of the page; "canonical" is the address of its <link rel=canonical>.
Paper paperOfMetas(const QList<PageMeta> &metas);

} // namespace lectern
