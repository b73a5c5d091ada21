// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// The document, read with poppler and converted to the values of models/pdf.
#include "models/pdf/pdfprotocol.h"

#include <QBuffer>
#include <QByteArray>
#include <QImage>

#include <functional>
#include <memory>

namespace Poppler
{
class Document;
}

namespace lectern::pdf
{

class Document
{
public:
    // cancelled: called at intervals while a page is read or rendered, which then ends early.
    explicit Document(std::function<bool()> cancelled);
    ~Document();
    Q_DISABLE_COPY_MOVE(Document)

    // Reads the beginning of the document, and its pages up to this one; the bytes must outlive this object.
    PdfState open(const QByteArray &bytes, int first, PdfSummary &summary);
    QList<QSizeF> sizes() const; // of all pages
    PdfState text(int page, PdfPageText &text) const;
    PdfState links(int page, QList<PdfLink> &links) const;
    PdfState outline(QList<PdfOutlineEntry> &outline) const;
    PdfState picture(const PdfTileRequest &request, QImage &picture) const;
    PdfState markings(int page, QList<PdfAnnotation> &markings) const;
    // Adds the annotation in memory only; save() and later pictures include it.
    PdfState mark(const PdfAnnotation &annotation);
    // The whole file with its annotations.
    PdfState save(QByteArray &bytes) const;
    int pages() const { return m_pages; }

private:
    QSizeF sizeOf(int page) const; // page must exist

    std::function<bool()> m_cancelled;
    QBuffer m_device; // m_document reads from it, so it must be destroyed later
    std::unique_ptr<Poppler::Document> m_document;
    int m_pages = 0;
    mutable QList<QSizeF> m_sizes; // of the pages measured so far
};

} // namespace lectern::pdf
