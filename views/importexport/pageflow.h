#pragma once
// Prints documents one after another on the pages of a printer or a PDF file.
#include "views/widgets/unloadedtext.h"

#include <QPainter>
#include <QString>
#include <QTextDocument>

#include <functional>

class QPagedPaintDevice;

namespace lectern
{

// Text for printing. Loads no resources that a document refers to (pictures in a note, style sheets).
class PrintedText final : public QTextDocument
{
    Q_OBJECT
public:
    // Lays out for the device, which must outlive it. Set the contents afterwards.
    PrintedText(QPagedPaintDevice &device, const QFont &font);

protected:
    QVariant loadResource(int type, const QUrl &) override { return unloaded(type); }
};

// Breaks documents between lines and numbers the pages. Paints in the calling thread, which may be any
// thread.
class PageFlow
{
public:
    // footer: at the bottom left of each page, with the page number at the right. The device must outlive
    // this object.
    PageFlow(QPagedPaintDevice &device, const QFont &font, const QString &footer);

    // Begins the first page. Returns false if the device cannot be painted on (the file cannot be written).
    bool begin();
    // Paints the document after the previous one, on as many pages as necessary. together: number of first
    // lines that stay on one page; if they do not fit, the document begins on a new page. Formulas must be
    // inserted already. Returns false if a page cannot be started.
    bool add(QTextDocument &text, int together = 1);
    // Adds this number of empty lines; adds nothing at the top of a page.
    void addSpace(double lines);
    // Paints a thin line between two papers; paints nothing at the top of a page.
    void addRule();
    // Ends the last page. Returns false if the output could not be written.
    bool end();
    int pages() const { return m_pages; }

private:
    double bodyHeight() const;
    void paintFooter();
    bool newPage();

    QPagedPaintDevice &m_device;
    QFont m_font;
    QString m_footer;
    QPainter m_painter;
    double m_line = 0; // line height of m_font, in device pixels
    double m_y = 0; // top of the next document
    int m_pages = 0;
};

} // namespace lectern
