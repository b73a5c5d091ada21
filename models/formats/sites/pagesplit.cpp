#include "paperblocks.h"

#include "models/formats/base/format.h"

#include "pagehead.h"
#include "pageparts.h"
#include "pagestrings.h"

#include <algorithm>

namespace lectern
{

namespace
{

constexpr qsizetype kEndingLine = 150; // minimum length of a line that ends a paper, in characters

class Splitter
{
public:
    explicit Splitter(const PageLines &lines) : m_lines(lines) { }

    // Returns the first lines of all pages except the first one.
    std::vector<qsizetype> begins()
    {
        const std::vector<PageHead> heads = findHeads(m_lines, {});
        size_t head = 0;
        for (qsizetype i = 0; i < m_lines.count() && !isUnwantedAt(i); ++i) {
            if (head < heads.size() && heads[head].begin == i) {
                if (m_kind != Kind::None || head > 0)
                    begin(i);
                m_kind = Kind::None;
                m_top = heads[head].end - 1;
                ++head;
            }
            if (m_lines.kind(i) == LineKind::Date && isPaperDate(m_lines.date(i))) {
                if (m_kind == Kind::Abstracts)
                    begin(i);
                m_kind = Kind::Papers;
                m_hasAbstract = false;
                m_top = i;
            } else if (m_lines.kind(i) == LineKind::Label) {
                // A paper's own abstract may have the same label.
                const bool isOwn = m_kind == Kind::Papers && !m_hasAbstract && !isLabelNext(i + 1);
                if (m_kind == Kind::Papers ? !isOwn : m_kind == Kind::None && head > 0)
                    begin(aboveAbstract(i));
                if (!isOwn)
                    m_kind = Kind::Abstracts;
                m_hasAbstract = true;
            } else if (m_lines.kind(i) == LineKind::Text) {
                m_hasAbstract = m_hasAbstract || m_lines.text(i).size() >= kEndingLine;
            }
        }
        return m_begins;
    }

private:
    enum class Kind { None, Papers, Abstracts };

    void begin(qsizetype line)
    {
        if (m_begins.empty() || line > m_begins.back())
            m_begins.push_back(line);
    }

    // Returns whether an abstract label follows before the next paper.
    bool isLabelNext(qsizetype line) const
    {
        while (line < m_lines.count() && m_lines.kind(line) != LineKind::Label
               && m_lines.kind(line) != LineKind::Date)
            ++line;
        return line < m_lines.count() && m_lines.kind(line) == LineKind::Label;
    }

    // Returns the first line above an abstract that may belong to its paper: title, date, names.
    qsizetype aboveAbstract(qsizetype label) const
    {
        // The previous paper has at least a title line above it, and with a separate author line two lines.
        qsizetype first = label, own = m_top;
        if (m_kind == Kind::Papers)
            own = m_lines.filled(own + 1);
        if (m_kind == Kind::Papers && own < label && !parseNameLine(m_lines.text(own)).etAl)
            own = m_lines.filled(own + 1);
        for (qsizetype i = label - 1; i > own && m_lines.text(i).size() < kEndingLine; --i)
            if (m_lines.kind(i) != LineKind::Blank)
                first = i;
        return first;
    }

    const PageLines &m_lines;
    std::vector<qsizetype> m_begins;
    Kind m_kind = Kind::None;
    bool m_hasAbstract = false; // the current paper
    qsizetype m_top = -1; // last date line of a paper, or last line of a header
};

} // namespace

QList<PageSlice> splitPages(QByteArrayView bytes)
{
    const PageText text(bytes);
    const PageLines lines(text);
    const SourceText &source = text.source();
    QList<PageSlice> slices{{0, bytes.size(), 1, {}}};
    for (const qsizetype line : Splitter(lines).begins()) {
        const qsizetype number = lines.number(line);
        const qsizetype at = source.byteAt(source.line(number - 1).begin);
        if (at <= slices.last().begin)
            continue;
        slices.last().end = at;
        slices.append({at, bytes.size(), number, {}});
    }
    const bool isUtf16 =
        source.encoding() == Encoding::Utf16LittleEndian || source.encoding() == Encoding::Utf16BigEndian;
    if (isUtf16 && slices.size() > 1) {
        // Only the first page begins with the byte order mark that shows the encoding.
        for (qsizetype i = 0; i < slices.size(); ++i) {
            const qsizetype begin = source.line(slices[i].firstLine - 1).begin;
            const qsizetype end =
                i + 1 < slices.size() ? source.line(slices[i + 1].firstLine - 1).begin : source.text().size();
            slices[i].recoded = source.text().mid(begin, end - begin).toUtf8();
        }
    }
    return slices;
}

} // namespace lectern
