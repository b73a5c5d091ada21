#include "webtext.h"

#include "htmlscan.h"
#include "htmltag.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/sites/dateline.h"

#include <QUrl>

#include <gumbo.h>

#include <memory>

namespace lectern
{

namespace
{

// Separators in the text, weakest first.
enum class Cut : char { None, Cell, Line, Blank };

// Collects the text of a page with white space folded. Line ends are stored separately, so that lines can be
// joined when their box is complete.
class LineWriter
{
public:
    // Appends a character of the reduced page.
    void character(char c, qsizetype at)
    {
        if (isHtmlSpace(c)) {
            if (m_spaceAt < 0)
                m_spaceAt = at;
            return;
        }
        const bool begins = m_text.isEmpty() || (!m_cuts.empty() && m_cuts.back().at == m_text.size());
        if (m_spaceAt >= 0 && !begins)
            append(' ', m_spaceAt, m_spaceAt + 1);
        m_spaceAt = -1;
        append(c == kLessThan ? '<' : c == kAmpersand ? '&' : c, at, at + 1);
    }

    void cut(Cut kind)
    {
        if (kind == Cut::None)
            return;
        m_spaceAt = -1;
        if (m_text.isEmpty())
            return;
        if (!m_cuts.empty() && m_cuts.back().at == m_text.size())
            m_cuts.back().kind = std::max(m_cuts.back().kind, kind);
        else
            m_cuts.push_back({m_text.size(), kind});
    }
    // Ends a line that may be empty: two of them produce a blank line.
    void lineBreak()
    {
        const bool again =
            !m_cuts.empty() && m_cuts.back().at == m_text.size() && m_cuts.back().kind >= Cut::Line;
        cut(again ? Cut::Blank : Cut::Line);
    }

    qsizetype size() const { return m_text.size(); }

    // Joins the boxes since a position to one line if they form a line of figures.
    void joinRow(qsizetype begin)
    {
        constexpr qsizetype kMaxLength = 80;
        constexpr size_t kMaxBoxes = 6;
        if (m_text.size() - begin > kMaxLength || m_text.size() == begin)
            return;
        size_t first = m_cuts.size();
        while (first > 0 && m_cuts[first - 1].at > begin)
            --first;
        size_t last = m_cuts.size();
        while (last > first && m_cuts[last - 1].at == m_text.size())
            --last;
        if (first == last || last - first >= kMaxBoxes)
            return;
        const QString line = QString::fromUtf8(m_text.sliced(begin));
        const auto figure = parseHeadLine(line);
        if (parseDateLine(line) || (figure && figure->kind != HeadLine::Kind::Category))
            m_cuts.erase(m_cuts.begin() + qsizetype(first), m_cuts.begin() + qsizetype(last));
    }

    // Writes the text with its line ends. places: sorted lengths before the conversion, updated to the
    // lengths after it.
    WebText finish(const std::vector<qsizetype *> &places) const
    {
        static constexpr std::array<QByteArrayView, 4> written{"", "\t", "\n", "\n\n"};
        WebText page;
        size_t place = 0;
        qsizetype at = 0;
        const auto copy = [&](qsizetype end, QByteArrayView after) {
            for (; place < places.size() && *places[place] <= end; ++place)
                *places[place] += page.text.size() - at;
            page.text += QByteArrayView(m_text).sliced(at, end - at);
            for (const auto &[begin, stop] : m_map.sources(at, end))
                page.map.add(stop - begin, begin, stop);
            const qsizetype source = m_map.source(end);
            page.text += after;
            page.map.add(after.size(), source, source);
            at = end;
        };
        for (const Place &cut : m_cuts)
            copy(cut.at, written[size_t(cut.kind)]);
        copy(m_text.size(), "\n");
        return page;
    }

private:
    void append(char c, qsizetype begin, qsizetype end)
    {
        m_text += c;
        m_map.add(1, begin, end);
    }

    struct Place {
        qsizetype at;
        Cut kind;
    };
    QByteArray m_text;
    ByteMap m_map; // map to the reduced page; one byte each
    std::vector<Place> m_cuts;
    qsizetype m_spaceAt = -1; // position of pending white space
};

// Returns the separator before and after an element.
Cut cutAround(GumboTag tag)
{
    switch (tag) {
    case GUMBO_TAG_SPAN:
    case GUMBO_TAG_TBODY:
    case GUMBO_TAG_THEAD:
    case GUMBO_TAG_TFOOT:
        return Cut::None;
    case GUMBO_TAG_TD:
    case GUMBO_TAG_TH:
        return Cut::Cell;
    case GUMBO_TAG_P:
    case GUMBO_TAG_H1:
    case GUMBO_TAG_H2:
    case GUMBO_TAG_H3:
    case GUMBO_TAG_H4:
    case GUMBO_TAG_H5:
    case GUMBO_TAG_H6:
    case GUMBO_TAG_ARTICLE:
    case GUMBO_TAG_BLOCKQUOTE:
    case GUMBO_TAG_TABLE:
    case GUMBO_TAG_UL:
    case GUMBO_TAG_OL:
    case GUMBO_TAG_HR:
    case GUMBO_TAG_PRE:
        return Cut::Blank;
    default:
        return Cut::Line;
    }
}

struct DestroyOutput {
    void operator()(GumboOutput *output) const { gumbo_destroy_output(&kGumboDefaultOptions, output); }
};

// Traverses the tree without recursion.
class TreeWalker
{
public:
    explicit TreeWalker(const CleanHtml &clean) : m_clean(clean) { }

    struct Link {
        qsizetype begin, end; // range in the text
        size_t note;
    };
    // The links in text order; valid after run().
    const std::vector<Link> &links() const { return m_links; }

    // Returns the text without links.
    WebText run()
    {
        GumboOptions options = kGumboDefaultOptions;
        options.max_errors = 0;
        const std::unique_ptr<GumboOutput, DestroyOutput> output(
            gumbo_parse_with_options(&options, m_clean.html.constData(), size_t(m_clean.html.size())));
        enter(output->root);
        while (!m_open.empty()) {
            Frame &frame = m_open.back();
            const GumboVector &children = frame.node->v.element.children;
            if (frame.child == children.length) {
                leave(frame);
                m_open.pop_back();
            } else {
                visit(static_cast<const GumboNode *>(children.data[frame.child++]));
            }
        }
        std::vector<qsizetype *> places;
        for (Link &link : m_links) {
            places.push_back(&link.begin);
            places.push_back(&link.end);
        }
        std::stable_sort(places.begin(), places.end(), [](const auto *a, const auto *b) { return *a < *b; });
        WebText page = m_writer.finish(places);
        std::erase_if(m_links, [](const Link &link) { return link.begin == link.end; });
        std::stable_sort(m_links.begin(), m_links.end(),
                         [](const Link &a, const Link &b) { return a.begin < b.begin; });
        return page;
    }

private:
    struct Frame {
        const GumboNode *node;
        unsigned child = 0;
        qsizetype begin = 0; // start of its text
        qsizetype link = -1; // index into m_links
        bool isContent = false; // a header or footer inside it belongs to the content
        bool isPre = false;
    };
    void visit(const GumboNode *node)
    {
        if (node->type == GUMBO_NODE_ELEMENT || node->type == GUMBO_NODE_TEMPLATE)
            enter(node);
        else if (node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE)
            text(node->v.text);
    }

    void enter(const GumboNode *node)
    {
        const GumboElement &element = node->v.element;
        const GumboAttribute *number = gumbo_get_attribute(&element.attributes, "n");
        const HtmlNote *note = nullptr;
        size_t index = 0;
        if (number && (index = size_t(QByteArrayView(number->value).toULongLong())) < m_clean.notes.size())
            note = &m_clean.notes[index];
        const bool isContent = m_open.empty() ? false : m_open.back().isContent;
        // Header or footer of the whole page.
        if ((note && note->hidden) || (element.tag == GUMBO_TAG_FOOTER && !isContent)
            || (element.tag == GUMBO_TAG_HEADER && !isContent && m_clean.hasMain))
            return;
        Frame frame{node};
        frame.isContent = isContent || element.tag == GUMBO_TAG_MAIN || element.tag == GUMBO_TAG_ARTICLE
            || element.tag == GUMBO_TAG_SECTION || element.tag == GUMBO_TAG_LI || element.tag == GUMBO_TAG_TD;
        frame.isPre = element.tag == GUMBO_TAG_PRE || (!m_open.empty() && m_open.back().isPre);
        if (element.tag == GUMBO_TAG_BR)
            m_writer.lineBreak();
        else
            m_writer.cut(cutAround(element.tag));
        frame.begin = m_writer.size();
        if (note && note->addressEnd) {
            frame.link = qsizetype(m_links.size());
            m_links.push_back({frame.begin, frame.begin, index});
        }
        m_open.push_back(frame);
    }

    void leave(const Frame &frame)
    {
        const GumboTag tag = frame.node->v.element.tag;
        if (frame.link >= 0)
            m_links[size_t(frame.link)].end = m_writer.size();
        if (tag == GUMBO_TAG_BR)
            return;
        if (cutAround(tag) != Cut::None)
            m_writer.joinRow(frame.begin);
        m_writer.cut(cutAround(tag));
    }

    // The decoded text equals the text of the reduced page, except for tags that the parser dropped.
    void text(const GumboText &node)
    {
        const GumboStringPiece &piece = node.original_text;
        const qsizetype begin = piece.data - m_clean.html.constData();
        bool inTag = false;
        for (qsizetype i = 0; i < qsizetype(piece.length); ++i) {
            const char c = piece.data[i];
            if (c == '<')
                inTag = true;
            else if (c == '>' && inTag)
                inTag = false;
            else if (c == '\n' && !inTag && m_open.back().isPre)
                m_writer.lineBreak();
            else if (!inTag)
                m_writer.character(c, begin + i);
        }
    }

    const CleanHtml &m_clean;
    LineWriter m_writer;
    std::vector<Frame> m_open;
    std::vector<Link> m_links;
};

// Returns the URL of the page: from <base>, comments of browsers and SingleFile, or the canonical URL.
QUrl baseOf(QByteArrayView page, const QString &address)
{
    const QByteArrayView head = page.first(std::min<qsizetype>(page.size(), 64 * 1024));
    QUrl base(address, QUrl::StrictMode);
    for (const QByteArrayView mark : {QByteArrayView("saved from url=("), QByteArrayView("\n url: ")}) {
        qsizetype at = head.indexOf(mark);
        if (at < 0)
            continue;
        at = mark.endsWith('(') ? head.indexOf(')', at) + 1 : at + mark.size();
        qsizetype end = at;
        while (end < head.size() && !isHtmlSpace(head[end]))
            ++end;
        base = QUrl(QString::fromUtf8(head.sliced(at, end - at)), QUrl::StrictMode);
    }
    for (qsizetype i = 0; (i = head.indexOf('<', i)) >= 0; ++i) {
        const QByteArray name =
            head.sliced(i, std::min<qsizetype>(5, head.size() - i)).toByteArray().toLower();
        if (name != "<base" && name != "<link")
            continue;
        const auto tag = readHtmlTag(head, i);
        if (tag && (tag->name == "base" || tag->value("rel") == "canonical"))
            base = QUrl(decodeHtmlReferences(QString::fromUtf8(tag->value("href"))), QUrl::StrictMode);
        if (tag && tag->name == "base")
            break;
    }
    return base;
}

} // namespace

WebText htmlText(QByteArrayView page, const QString &address)
{
    constexpr qsizetype kMaxAddressLength = 2000;
    const CleanHtml clean = cleanHtml(page);
    TreeWalker walker(clean);
    WebText text = walker.run();
    text.map = text.map.through(clean.map);
    text.isFlattened = clean.isFlattened;
    const QUrl base = baseOf(page, address);
    for (const auto &link : walker.links()) {
        const HtmlNote &note = clean.notes[link.note];
        const qsizetype length = std::min(note.addressEnd - note.addressBegin, kMaxAddressLength);
        const QString stated = QString::fromUtf8(page.sliced(note.addressBegin, length));
        const QUrl target(decodeHtmlReferences(stated).trimmed());
        text.links.append({link.begin, link.end,
                           (base.isValid() ? base.resolved(target) : target).toString(QUrl::FullyEncoded)});
    }
    return text;
}

} // namespace lectern
