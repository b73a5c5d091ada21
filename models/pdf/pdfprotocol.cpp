#include "pdfprotocol.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace lectern
{

namespace
{

// Coordinates beyond this are invalid.
constexpr double kFarthest = 1e6;

class BytesOut
{
public:
    template <typename T>
    BytesOut &operator<<(T number)
    {
        static_assert(std::is_arithmetic_v<T>);
        m_bytes.append(reinterpret_cast<const char *>(&number), sizeof number);
        return *this;
    }
    BytesOut &operator<<(const QString &text)
    {
        const QByteArray utf8 = text.toUtf8();
        *this << quint32(utf8.size());
        m_bytes.append(utf8);
        return *this;
    }
    BytesOut &operator<<(const QRectF &box)
    {
        return *this << float(box.x()) << float(box.y()) << float(box.width()) << float(box.height());
    }
    BytesOut &operator<<(const QSizeF &size) { return *this << float(size.width()) << float(size.height()); }
    QByteArray bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

// Reads a message. After the first missing or invalid value all reads return zero, and the message is
// incomplete.
class BytesIn
{
public:
    explicit BytesIn(const QByteArray &bytes) : m_at(bytes.constData()), m_end(m_at + bytes.size()) { }

    template <typename T>
    T number()
    {
        T value = 0;
        if (left() < qsizetype(sizeof value)) {
            fail();
            return 0;
        }
        std::memcpy(&value, m_at, sizeof value);
        m_at += sizeof value;
        return value;
    }
    // Reads a coordinate in points.
    double place()
    {
        const auto value = double(number<float>());
        if (!std::isfinite(value) || std::abs(value) > kFarthest) {
            fail();
            return 0;
        }
        return value;
    }
    double length()
    {
        const double value = place();
        if (value < 0)
            fail();
        return value < 0 ? 0 : value;
    }
    QRectF box()
    {
        const double x = place(), y = place(), width = length(), height = length();
        return {x, y, width, height};
    }
    QSizeF size()
    {
        const double width = length(), height = length();
        return {width, height};
    }
    QString text(bool keepsLines = false)
    {
        const auto length = number<quint32>();
        if (left() < qsizetype(length)) {
            fail();
            return {};
        }
        QString text = QString::fromUtf8(m_at, qsizetype(length));
        m_at += length;
        text.removeIf([keepsLines](QChar c) {
            return (c.unicode() < 32 && !(keepsLines && c == u'\n')) || c.unicode() == 127;
        });
        return text;
    }
    // Reads the number of the following items, each of which has at least this many bytes.
    qsizetype count(int leastBytes)
    {
        const auto count = number<quint32>();
        if (qsizetype(count) > left() / leastBytes) {
            fail();
            return 0;
        }
        return qsizetype(count);
    }
    // Reads a page number; returns -1 if it is not below `pages`.
    int page(int pages)
    {
        const auto page = number<qint32>();
        return page >= 0 && page < pages ? page : -1;
    }
    void fail()
    {
        m_failed = true;
        m_at = m_end;
    }
    bool isWhole() const { return !m_failed && m_at == m_end; }
    qsizetype left() const { return m_end - m_at; }

private:
    const char *m_at, *m_end;
    bool m_failed = false;
};

BytesOut &operator<<(BytesOut &out, const PdfAnnotation &annotation)
{
    const qsizetype boxes = std::min(annotation.boxes.size(), PdfAnnotation::kMaxBoxes);
    out << qint32(annotation.page) << annotation.colour
        << annotation.comment.left(PdfAnnotation::kMaxCommentLength)
        << annotation.name.left(PdfAnnotation::kMaxNameLength) << quint32(boxes);
    for (const QRectF &box : annotation.boxes.first(boxes))
        out << box;
    return out;
}

PdfAnnotation annotation(BytesIn &in, int pages)
{
    PdfAnnotation annotation;
    annotation.page = in.page(pages);
    if (annotation.page < 0)
        in.fail();
    annotation.colour = in.number<quint32>() & 0xffffff;
    annotation.comment = in.text(true);
    annotation.name = in.text();
    const qsizetype boxes = in.count(16);
    if (boxes > PdfAnnotation::kMaxBoxes)
        in.fail();
    else
        annotation.boxes.reserve(boxes);
    for (qsizetype i = 0; i < boxes; ++i)
        annotation.boxes.append(in.box());
    return annotation;
}

template <typename T>
std::optional<T> ifWhole(const BytesIn &in, T value)
{
    return in.isWhole() ? std::optional<T>(std::move(value)) : std::nullopt;
}

template <typename T>
QByteArray encodeList(const QList<T> &list)
{
    BytesOut out;
    out << quint32(list.size());
    for (const T &each : list)
        out << each;
    return out.bytes();
}

// leastBytes: minimum size of an item. readOne: reads the next item.
template <typename T, typename ReadOne>
std::optional<QList<T>> decodeList(const QByteArray &bytes, int leastBytes, ReadOne readOne)
{
    BytesIn in(bytes);
    const qsizetype count = in.count(leastBytes);
    QList<T> list;
    list.reserve(count);
    for (qsizetype i = 0; i < count; ++i)
        list.append(readOne(in));
    return ifWhole(in, std::move(list));
}

} // namespace

QByteArray encodePage(int page)
{
    return (BytesOut() << qint32(page)).bytes();
}

std::optional<int> decodePage(const QByteArray &bytes)
{
    BytesIn in(bytes);
    const auto page = in.number<qint32>();
    if (page < 0)
        in.fail();
    return ifWhole(in, int(page));
}

QByteArray encodeTileRequest(const PdfTileRequest &request)
{
    return (BytesOut() << qint32(request.page) << request.scale << qint32(request.part.x())
                       << qint32(request.part.y()) << qint32(request.part.width())
                       << qint32(request.part.height()))
        .bytes();
}

std::optional<PdfTileRequest> decodeTileRequest(const QByteArray &bytes)
{
    BytesIn in(bytes);
    PdfTileRequest request;
    request.page = in.number<qint32>();
    request.scale = in.number<double>();
    const auto x = in.number<qint32>(), y = in.number<qint32>();
    const auto width = in.number<qint32>(), height = in.number<qint32>();
    constexpr qint32 kMax = 1'000'000;
    if (request.page < 0 || !(request.scale > 0 && request.scale <= 100) || x < 0 || y < 0 || x > kMax
        || y > kMax || width < 1 || height < 1 || width > kMax || height > kMax
        || qint64(width) * height > kMaxPdfPixels) {
        in.fail();
        return {};
    }
    request.part = QRect(x, y, width, height);
    return ifWhole(in, request);
}

QByteArray encodeSummary(const PdfSummary &summary)
{
    BytesOut out;
    out << summary.title << quint32(summary.sizes.size()) << quint32(summary.known);
    for (const QSizeF &size : summary.sizes.first(summary.known))
        out << size;
    return out.bytes();
}

std::optional<PdfSummary> decodeSummary(const QByteArray &bytes)
{
    BytesIn in(bytes);
    PdfSummary summary;
    summary.title = in.text();
    const auto pages = in.number<quint32>();
    summary.known = int(in.count(8));
    if (pages > quint32(kMaxPdfPages) || summary.known < 1 || quint32(summary.known) > pages)
        return {};
    summary.sizes.reserve(pages);
    for (int i = 0; i < summary.known; ++i)
        summary.sizes.append(in.size());
    summary.sizes.resize(pages, summary.sizes.last());
    return ifWhole(in, std::move(summary));
}

QByteArray encodeSizes(const QList<QSizeF> &sizes)
{
    return encodeList(sizes);
}

std::optional<QList<QSizeF>> decodeSizes(const QByteArray &bytes, int pages)
{
    auto sizes = decodeList<QSizeF>(bytes, 8, [](BytesIn &in) { return in.size(); });
    return sizes && sizes->size() == pages ? sizes : std::nullopt;
}

QByteArray encodeWords(const PdfPageText &text)
{
    BytesOut out;
    out << text.size << quint32(text.words.size());
    for (const PdfWord &word : text.words)
        out << word.box << word.size << quint8(int(word.spaceAfter) | int(word.lineEnd) << 1) << word.text;
    return out.bytes();
}

std::optional<PdfPageText> decodeWords(const QByteArray &bytes)
{
    BytesIn in(bytes);
    PdfPageText text;
    text.size = in.size();
    const qsizetype words = in.count(25);
    text.words.reserve(size_t(words));
    for (qsizetype i = 0; i < words; ++i) {
        PdfWord word;
        word.box = in.box();
        word.size = float(in.length());
        const auto flags = in.number<quint8>();
        word.spaceAfter = flags & 1;
        word.lineEnd = flags & 2;
        word.text = in.text();
        text.text += word.text;
        if (word.lineEnd)
            text.text += u'\n';
        else if (word.spaceAfter)
            text.text += u' ';
        text.words.push_back(std::move(word));
    }
    return ifWhole(in, std::move(text));
}

QByteArray encodeLinks(const QList<PdfLink> &links)
{
    BytesOut out;
    out << quint32(links.size());
    for (const PdfLink &link : links)
        out << link.box << qint32(link.page) << float(link.y) << link.url;
    return out.bytes();
}

std::optional<QList<PdfLink>> decodeLinks(const QByteArray &bytes, int pages)
{
    return decodeList<PdfLink>(bytes, 28, [pages](BytesIn &in) {
        PdfLink link;
        link.box = in.box();
        link.page = in.page(pages);
        link.y = in.place();
        link.url = in.text();
        return link;
    });
}

QByteArray encodeOutline(const QList<PdfOutlineEntry> &outline)
{
    BytesOut out;
    out << quint32(outline.size());
    for (const PdfOutlineEntry &entry : outline)
        out << quint8(entry.level) << qint32(entry.page) << float(entry.y) << entry.title;
    return out.bytes();
}

std::optional<QList<PdfOutlineEntry>> decodeOutline(const QByteArray &bytes, int pages)
{
    return decodeList<PdfOutlineEntry>(bytes, 13, [pages, above = -1](BytesIn &in) mutable {
        PdfOutlineEntry entry;
        // Levels increase by at most one, so that a tree can be built.
        entry.level = std::min<int>(in.number<quint8>(), above + 1);
        above = entry.level;
        entry.page = in.page(pages);
        entry.y = in.place();
        entry.title = in.text();
        return entry;
    });
}

QByteArray encodeAnnotation(const PdfAnnotation &annotation)
{
    BytesOut out;
    out << annotation;
    return out.bytes();
}

std::optional<PdfAnnotation> decodeAnnotation(const QByteArray &bytes, int pages)
{
    BytesIn in(bytes);
    PdfAnnotation read = annotation(in, pages);
    return ifWhole(in, std::move(read));
}

QByteArray encodeMarkings(const QList<PdfAnnotation> &markings)
{
    return encodeList(markings);
}

std::optional<QList<PdfAnnotation>> decodeMarkings(const QByteArray &bytes, int pages)
{
    return decodeList<PdfAnnotation>(bytes, 20, [pages](BytesIn &in) { return annotation(in, pages); });
}

QByteArray encodePixels(int width, int height)
{
    return (BytesOut() << qint32(width) << qint32(height)).bytes();
}

std::optional<PdfPixels> decodePixels(const QByteArray &bytes, QSize expected)
{
    BytesIn in(bytes);
    PdfPixels pixels;
    pixels.width = in.number<qint32>();
    pixels.height = in.number<qint32>();
    if (QSize(pixels.width, pixels.height) != expected
        || in.left() != qsizetype(4) * pixels.width * pixels.height)
        return {};
    pixels.bytes = bytes.sliced(bytes.size() - in.left());
    return pixels;
}

} // namespace lectern
