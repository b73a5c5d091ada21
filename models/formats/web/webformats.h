#pragma once
// Formats of saved web pages.
#include "models/core/paper.h"
#include "models/formats/base/format.h"

#include <QByteArrayView>

class QJsonValue;

namespace lectern
{

// Pages saved by web clippers: Markdown, usually with front matter that states the source.
Format markdownClipFormat();

// Pages saved as a message (MHTML, also .eml) by Chromium, Edge and Opera.
Format mhtmlFormat();

// Printed web pages as text: lines wrapped at the margin, with the browser's header and footer on each sheet.
// A sheet ends with a form feed.

// Never detected; the text comes from the PDF converter (converters()).
Format printedPageFormat();

// Reader for saved web pages (HTML, complete or single-file). The text is read as a page of a supported site,
// with the page's metadata as additional evidence. If the text is not recognised, only the metadata is used
// (citation_*, Dublin Core, JSON-LD).

// Reads a page. Lines of papers and diagnostics are byte positions of the page, counted from 1, and the
// ranges need not cover the page (mapToFile()). page: UTF-8. address: URL of the page, if its container
// states it.
ParsedSource readWebPage(QByteArrayView page, const ParseContext &context, const QString &address = {});

Format webPageFormat();

// Reads papers from JSON-LD of a page (ScholarlyArticle, alone or in lists).
QList<Paper> papersOfLinkedData(const QJsonValue &value);

// Machine-readable data of a web page: meta tags, JSON-LD, and script data.
struct PageData {
    Paper paper; // from meta tags; without title and abstract if there are none
    QList<Paper> articles; // from JSON-LD
    QList<Paper> embedded; // from script data (__NEXT_DATA__)
    QList<ByteRange> stated,
        embeddedAt; // sorted ranges on the page: `stated` for the first two, `embeddedAt` for the third
    QList<Diagnostic> diagnostics;
};

// page: UTF-8. Lines of papers and diagnostics are byte positions of the page, counted from 1
// (mapToFile()).
PageData readPageData(QByteArrayView page);

// Reads a paper from the meta tags of a page (citation_*, Dublin Core, PRISM).
struct PageMeta {
    QString name; // as from paperMetaName()
    QString value;
};

// Returns the name of a meta tag in lower case, with a full stop after the name of its vocabulary: "dc.title"
// for "DC:Title".
QString paperMetaName(const QString &name);

// Returns whether a meta tag with this name (paperMetaName()) describes a paper.
bool isPaperMeta(const QString &name);

// metas: in page order; "canonical" is the URL of <link rel=canonical>.
Paper paperOfMetas(const QList<PageMeta> &metas);

} // namespace lectern
