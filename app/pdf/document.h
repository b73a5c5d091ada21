// SPDX-License-Identifier: GPL-2.0-or-later
#pragma once
// The document, as poppler reads it, in the values of models/pdf.
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
    // takenBack: asked now and then while a page is read or painted, which then ends early.
    explicit Document(std::function<bool()> takenBack);
    ~Document();
    Q_DISABLE_COPY_MOVE(Document)

    // Reads the beginning of the document, and the pages as far as this one; the bytes stay where they are as
    // long as this lives.
    PdfState open(const QByteArray &bytes, int first, PdfSummary &summary);
    QList<QSizeF> sizes() const; // of all pages
    PdfState text(int page, PdfPageText &text) const;
    PdfState links(int page, QList<PdfLink> &links) const;
    PdfState outline(QList<PdfOutlineEntry> &outline) const;
    PdfState picture(const PdfWish &wish, QImage &picture) const;
    PdfState markings(int page, QList<PdfMarking> &markings) const;
    // In memory; what save() gives has it, and so have pictures from now on.
    PdfState mark(const PdfMarking &marking);
    // The whole file with what was marked.
    PdfState save(QByteArray &bytes) const;
    int pages() const { return m_pages; }

private:
    QSizeF sizeOf(int page) const; // one of those that are there

    std::function<bool()> m_takenBack;
    QBuffer m_device; // outlives what reads from it
    std::unique_ptr<Poppler::Document> m_document;
    int m_pages = 0;
    mutable QList<QSizeF> m_sizes; // of as many pages as were asked for
};

} // namespace lectern::pdf
