#pragma once
// Reads a paper from the meta tags of a page (citation_*, Dublin Core, PRISM).
#include "models/core/paper.h"

namespace lectern
{

struct PageMeta {
    QString name; // lower case
    QString value;
};

// Returns whether a meta tag with this lower-case name describes a paper.
bool isPaperMeta(const QString &name);

// metas: in page order; "canonical" is the URL of <link rel=canonical>.
Paper paperOfMetas(const QList<PageMeta> &metas);

} // namespace lectern
