#include "samplepdf.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace lectern::test
{

QByteArray paintedPdf(const QStringList &pages)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    writer.setPageSize(QPageSize(QPageSize::A4));
    QPainter painter(&writer);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        if (i > 0)
            writer.newPage();
        painter.setFont(QFont(QStringLiteral("DejaVu Sans"), 12));
        painter.drawText(QRectF(20, 20, 400, 700), Qt::TextWordWrap, pages[i]);
    }
    painter.end();
    return buffer.data();
}

namespace
{

// Writes objects one after another and records their offsets.
class Objects
{
public:
    Objects() { m_bytes = "%PDF-1.5\n"; }
    // Number of the next object.
    int next() const { return int(m_places.size()) + 1; }
    void add(const QByteArray &body)
    {
        m_places.append(m_bytes.size());
        m_bytes += QByteArray::number(m_places.size()) + " 0 obj\n" + body + "\nendobj\n";
    }
    QByteArray whole(int root, int info) const
    {
        QByteArray bytes =
            m_bytes + "xref\n0 " + QByteArray::number(m_places.size() + 1) + "\n0000000000 65535 f \n";
        for (const qsizetype place : m_places)
            bytes += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
        return bytes + "trailer\n<< /Size " + QByteArray::number(m_places.size() + 1) + " /Root "
            + QByteArray::number(root) + " 0 R /Info " + QByteArray::number(info) + " 0 R >>\nstartxref\n"
            + QByteArray::number(m_bytes.size()) + "\n%%EOF\n";
    }

private:
    QByteArray m_bytes;
    QList<qsizetype> m_places;
};

QByteArray reference(int object)
{
    return QByteArray::number(object) + " 0 R";
}

QByteArray contents(const QStringList &lines)
{
    QByteArray text = "BT /F1 12 Tf 20 TL 72 720 Td\n";
    for (QString line : lines) {
        line.replace(QLatin1Char('\\'), QLatin1String("\\\\"));
        text += '('
            + line.replace(QLatin1Char('('), QLatin1String("\\("))
                  .replace(QLatin1Char(')'), QLatin1String("\\)"))
                  .toLatin1()
            + ") Tj T*\n";
    }
    text += "ET";
    return "<< /Length " + QByteArray::number(text.size()) + " >>\nstream\n" + text + "\nendstream";
}

} // namespace

QByteArray writtenPdf(const QList<QStringList> &pages, const QByteArray &title)
{
    const int count = int(pages.size());
    // Numbers of the objects: 1 catalog, 2 pages, 3 font, 4 info, 5 outline, 6 and 7 links, then per page:
    // page, contents, outline entry.
    const auto pageAt = [](int i) { return 8 + 3 * i; };
    Objects objects;
    objects.add("<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R >>");
    QByteArray kids;
    for (int i = 0; i < count; ++i)
        kids += reference(pageAt(i)) + ' ';
    objects.add("<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(count) + " >>");
    objects.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
    objects.add("<< /Title (" + title + ") >>");
    objects.add("<< /Type /Outlines /First " + reference(pageAt(0) + 2) + " /Last "
                + reference(pageAt(count - 1) + 2) + " /Count " + QByteArray::number(count) + " >>");
    objects.add("<< /Type /Annot /Subtype /Link /Rect [72 715 300 735] /Border [0 0 0] /Dest ["
                + reference(pageAt(count - 1)) + " /XYZ 0 700 0] >>");
    objects.add("<< /Type /Annot /Subtype /Link /Rect [72 695 300 714] /Border [0 0 0] /A << /S /URI /URI "
                "(https://example.org/) >> >>");
    for (int i = 0; i < count; ++i) {
        Q_ASSERT(objects.next() == pageAt(i));
        objects.add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R "
                    ">> >> /Contents "
                    + reference(pageAt(i) + 1) + (i == 0 ? " /Annots [6 0 R 7 0 R]" : "") + " >>");
        objects.add(contents(pages[i]));
        objects.add("<< /Title (Part " + QByteArray::number(i + 1) + ") /Parent 5 0 R /Dest ["
                    + reference(pageAt(i)) + " /XYZ 0 500 0]"
                    + (i > 0 ? " /Prev " + reference(pageAt(i) - 1) : QByteArray())
                    + (i + 1 < count ? " /Next " + reference(pageAt(i) + 5) : QByteArray()) + " >>");
    }
    return objects.whole(1, 4);
}

QByteArray withWidePage(QByteArray pdf, int page)
{
    constexpr QByteArrayView upright("[0 0 612 792]"), wide("[0 0 792 612]");
    qsizetype at = pdf.indexOf(upright);
    for (int before = 0; before < page && at >= 0; ++before)
        at = pdf.indexOf(upright, at + 1);
    Q_ASSERT(at >= 0);
    return pdf.replace(at, wide.size(), wide.toByteArray());
}

} // namespace lectern::test
