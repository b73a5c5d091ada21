#include "htmlscan.h"

#include "htmltag.h"
#include "models/formats/base/inlinemarkup.h"
#include "webtext.h"

#include <QString>

#include <algorithm>
#include <array>
#include <limits>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

enum class Element {
    Inline, // all tags not listed here
    Block, // produces lines; nests
    Loose, // produces lines; nests, and its end tag is optional
    Alone, // void element: <br>, <hr>
    Gone, // void and invisible, or a wrapper of the page
    Skipped // dropped with its content
};

struct Known {
    QByteArrayView name;
    Element element;
    QByteArrayView written = {}; // name in the reduced page, if different
};

// Sorted by name.
constexpr std::array kKnown{
    Known{"address", Element::Block},
    Known{"area", Element::Gone},
    Known{"article", Element::Block},
    Known{"aside", Element::Block},
    Known{"audio", Element::Skipped},
    Known{"base", Element::Gone},
    Known{"blockquote", Element::Block},
    Known{"body", Element::Gone},
    Known{"br", Element::Alone},
    Known{"button", Element::Block, "section"}, // its text does not belong to the line before it
    Known{"canvas", Element::Skipped},
    Known{"caption", Element::Loose},
    Known{"center", Element::Block},
    Known{"col", Element::Gone},
    Known{"colgroup", Element::Gone},
    Known{"dd", Element::Loose},
    Known{"details", Element::Block},
    Known{"dialog", Element::Block, "section"},
    Known{"dir", Element::Block, "ul"},
    Known{"div", Element::Block},
    Known{"dl", Element::Block},
    Known{"dt", Element::Loose},
    Known{"embed", Element::Gone},
    Known{"fieldset", Element::Block},
    Known{"figcaption", Element::Block},
    Known{"figure", Element::Block},
    Known{"footer", Element::Block},
    Known{"form", Element::Block, "section"},
    Known{"frame", Element::Gone},
    Known{"frameset", Element::Gone},
    Known{"h1", Element::Block},
    Known{"h2", Element::Block},
    Known{"h3", Element::Block},
    Known{"h4", Element::Block},
    Known{"h5", Element::Block},
    Known{"h6", Element::Block},
    Known{"head", Element::Gone},
    Known{"header", Element::Block},
    Known{"hgroup", Element::Block},
    Known{"hr", Element::Alone},
    Known{"html", Element::Gone},
    Known{"iframe", Element::Skipped},
    Known{"image", Element::Gone},
    Known{"img", Element::Gone},
    Known{"input", Element::Gone},
    Known{"legend", Element::Block, "figcaption"},
    Known{"li", Element::Loose},
    Known{"link", Element::Gone},
    Known{"main", Element::Block},
    Known{"menu", Element::Block, "ul"},
    Known{"meta", Element::Gone},
    Known{"nav", Element::Block},
    Known{"noembed", Element::Skipped},
    Known{"noframes", Element::Skipped},
    Known{"noscript", Element::Skipped},
    Known{"object", Element::Skipped},
    Known{"ol", Element::Block},
    Known{"p", Element::Loose},
    Known{"param", Element::Gone},
    Known{"pre", Element::Block},
    Known{"script", Element::Skipped},
    Known{"section", Element::Block},
    Known{"select", Element::Skipped},
    Known{"source", Element::Gone},
    Known{"style", Element::Skipped},
    Known{"summary", Element::Block},
    Known{"svg", Element::Skipped},
    Known{"table", Element::Block},
    Known{"tbody", Element::Loose},
    Known{"td", Element::Loose},
    Known{"template", Element::Skipped},
    Known{"textarea", Element::Skipped},
    Known{"tfoot", Element::Loose},
    Known{"th", Element::Loose},
    Known{"thead", Element::Loose},
    Known{"title", Element::Skipped},
    Known{"tr", Element::Loose},
    Known{"track", Element::Gone},
    Known{"ul", Element::Block},
    Known{"video", Element::Skipped},
    Known{"wbr", Element::Gone},
    Known{"xmp", Element::Skipped},
};

Known known(QByteArrayView name)
{
    const auto found = std::lower_bound(kKnown.begin(), kKnown.end(), name,
                                        [](const Known &a, QByteArrayView b) { return a.name < b; });
    if (found != kKnown.end() && found->name == name)
        return *found;
    return {name, Element::Inline, "span"};
}

// CSS classes of hidden content: screen-reader text, content hidden by SingleFile, and the boxes of KaTeX and
// MathJax formulas that also contain TeX.
bool hidesByClass(QByteArrayView classes)
{
    static constexpr std::array<QByteArrayView, 12> hiding{
        "sr-only",         "visually-hidden",  "screen-reader-text", "screen-reader-only", "sf-hidden",
        "katex-html",      "MathJax",          "MathJax_Preview",    "MathJax_SVG",        "MathJax_CHTML",
        "MathJax_Display", "mjx-assistive-mml"};
    bool hidden = false, shownElsewhere = false;
    for (qsizetype i = 0; i < classes.size();) {
        qsizetype end = i;
        while (end < classes.size() && !isHtmlSpace(classes[end]))
            ++end;
        const QByteArrayView word = classes.sliced(i, end - i);
        if (std::find(hiding.begin(), hiding.end(), word) != hiding.end())
            return true;
        hidden = hidden || word == "hidden";
        shownElsewhere = shownElsewhere || word.contains(':'); // "md:flex": visible in wide windows
        i = end + 1;
    }
    return hidden && !shownElsewhere;
}

bool hidesByStyle(QByteArrayView style)
{
    QByteArray plain = style.first(std::min<qsizetype>(style.size(), 2000)).toByteArray().toLower();
    plain.removeIf(isHtmlSpace);
    return plain.contains("display:none") || plain.contains("visibility:hidden");
}

bool isHidden(const HtmlTag &tag)
{
    static constexpr std::array<QByteArrayView, 11> roles{"navigation",  "banner",  "contentinfo", "search",
                                                          "dialog",      "menu",    "menubar",     "tooltip",
                                                          "alertdialog", "toolbar", "alert"};
    if (tag.name == "nav" || tag.has("hidden"))
        return true;
    const QByteArrayView role = tag.value("role");
    return std::find(roles.begin(), roles.end(), role) != roles.end() || hidesByClass(tag.value("class"))
        || hidesByStyle(tag.value("style")) || (tag.name == "dialog" && !tag.has("open"))
        || (tag.name == "i" && tag.value("aria-hidden") == "true"); // an icon font glyph
}

class Scanner
{
public:
    explicit Scanner(QByteArrayView page) : m_page(page) { m_clean.html.reserve(page.size() / 4); }

    CleanHtml run()
    {
        while (m_at < m_page.size()) {
            const char c = m_page[m_at];
            if (c == '<')
                markup();
            else
                text(m_page.size());
        }
        return std::move(m_clean);
    }

private:
    // Writes characters up to the next tag or the end, with references decoded.
    void text(qsizetype end)
    {
        while (m_at < end && m_page[m_at] != '<') {
            qsizetype stop = m_at, length = 0;
            char instead = '\0';
            while (stop < end && static_cast<unsigned char>(m_page[stop]) >= 0x20 && m_page[stop] != '<'
                   && m_page[stop] != '&' && (length = invisibleAt(m_page, stop, &instead)) == 0)
                ++stop;
            write(m_page.sliced(m_at, stop - m_at), m_at, stop);
            m_at = stop;
            if (length) {
                write(QByteArrayView(&instead, instead ? 1 : 0), m_at, m_at + length);
                m_at += length;
                continue;
            }
            if (m_at >= end || m_page[m_at] == '<')
                return;
            if (m_page[m_at] == '&') {
                reference(end);
            } else {
                const char c = m_page[m_at]; // control characters are invisible; CR is a line end
                if (isHtmlSpace(c))
                    write(c == '\r' ? QByteArrayView("\n") : QByteArrayView(&c, 1), m_at, m_at + 1);
                ++m_at;
            }
        }
    }

    void reference(qsizetype end)
    {
        constexpr qsizetype kMaxLength = 12;
        const qsizetype most = std::min(end, m_at + kMaxLength);
        qsizetype stop = m_at + 1;
        while (stop < most && (isalnum(static_cast<unsigned char>(m_page[stop])) || m_page[stop] == '#'))
            ++stop;
        if (stop < most && m_page[stop] == ';') {
            const QString whole = QString::fromLatin1(m_page.sliced(m_at, stop + 1 - m_at));
            if (const QString decoded = decodeHtmlReferences(whole); decoded != whole) {
                QByteArray bytes = decoded.toUtf8();
                bytes.replace('<', kLessThan).replace('&', kAmpersand);
                char instead = '\0';
                if (invisibleAt(bytes, 0, &instead) == bytes.size())
                    bytes = QByteArray(1, instead).left(instead ? 1 : 0);
                write(bytes, m_at, stop + 1);
                m_at = stop + 1;
                return;
            }
        }
        write(QByteArrayView(&kAmpersand, 1), m_at, m_at + 1);
        ++m_at;
    }

    // Handles comments, declarations, tags, or a literal "<".
    void markup()
    {
        const QByteArrayView rest = m_page.sliced(m_at);
        if (rest.startsWith("<!--")) {
            const qsizetype end = m_page.indexOf("-->", m_at + 2);
            m_at = end < 0 ? m_page.size() : end + 3;
        } else if (rest.startsWith("<!") || rest.startsWith("<?")) {
            const qsizetype end = m_page.indexOf('>', m_at);
            m_at = end < 0 ? m_page.size() : end + 1;
        } else if (const auto tag = readHtmlTag(m_page, m_at)) {
            if (tag->isEnd)
                endTag(*tag);
            else
                startTag(*tag);
        } else if (rest.size() > 1 && isalpha(static_cast<unsigned char>(rest[1]))) {
            m_at = m_page.size(); // the page ends inside this tag
        } else {
            write(QByteArrayView(&kLessThan, 1), m_at, m_at + 1);
            ++m_at;
        }
    }

    void startTag(const HtmlTag &tag)
    {
        m_at = tag.end;
        if (tag.name == "math" && formula(tag))
            return;
        const Known what = known(tag.name);
        // A shadow root is saved as a template with an attribute; its content is visible.
        const bool shadow = tag.name == "template"
            && (tag.has("shadowroot") || tag.has("shadowrootmode") || tag.has("shadowmode"));
        if (what.element == Element::Gone)
            return;
        if (what.element == Element::Skipped && !shadow) {
            skip(tag);
            return;
        }
        HtmlNote note;
        note.hidden = isHidden(tag);
        if (const auto address = tag.find("href"); address && tag.name == "a") {
            note.addressBegin = address->begin;
            note.addressEnd = address->end;
        }
        m_clean.hasMain = m_clean.hasMain || tag.name == "main";
        const QByteArray name =
            shadow ? "section" : (what.written.isEmpty() ? what.name : what.written).toByteArray();
        const Open open = shadow ? Open{tag.name, name, Element::Block} : Open{tag.name, name, what.element};
        if (what.element == Element::Alone) {
            if (name == "hr")
                closeParagraph(tag);
            writeStart(tag, note, name);
            return;
        }
        if (!makeRoom(tag, open))
            return;
        if (m_open.size() >= kMaxNested) {
            m_clean.isFlattened = true;
            return;
        }
        if (writeStart(tag, note, name)) {
            m_open.push_back(open);
            m_paragraphs += open.name == "p";
        }
    }

    void endTag(const HtmlTag &tag)
    {
        m_at = tag.end;
        const Known what = known(tag.name);
        if (what.element == Element::Gone || what.element == Element::Skipped)
            return endBlock(tag); // a shadow root is a template
        if (tag.name == "br" || (tag.name == "p" && !isOpen("p"))) {
            mark(tag, "</" + tag.name + '>'); // the tree builder turns it into an empty element
            return;
        }
        if (what.element != Element::Inline)
            return endBlock(tag);
        for (size_t i = m_open.size(); i-- > 0 && m_open[i].element == Element::Inline;)
            if (m_open[i].name == tag.name)
                return closeTo(tag, i);
    }

    // m_open must match the open elements of the tree builder. This code therefore applies the same rules: it
    // writes implied tags, and omits tags that would be ignored.

    struct Open {
        Open(const QByteArray &tag, const QByteArray &inClean, Element kind)
            : name(tag), written(inClean), element(kind), bounds(Scanner::bounds(tag))
        {
        }
        QByteArray name, written;
        Element element;
        bool bounds; // a scope boundary: tags inside cannot close elements outside
    };
    static constexpr size_t kNone = std::numeric_limits<size_t>::max();

    static bool isHeading(const QByteArray &name)
    {
        return name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
    }
    static bool isCell(const QByteArray &name) { return name == "td" || name == "th"; }
    static bool isRows(const QByteArray &name)
    {
        return name == "tbody" || name == "thead" || name == "tfoot";
    }
    static bool isInTable(const QByteArray &name)
    {
        return isCell(name) || isRows(name) || name == "tr" || name == "caption";
    }
    static bool bounds(const QByteArray &name)
    {
        return isCell(name) || name == "caption" || name == "table";
    }

    // Returns the index in m_open of the innermost element that matches, unless a boundary comes first.
    template <typename Wanted, typename Stops>
    size_t innermost(Wanted wanted, Stops stops) const
    {
        for (size_t i = m_open.size(); i-- > 0;) {
            if (wanted(m_open[i]))
                return i;
            if (stops(m_open[i]))
                return kNone;
        }
        return kNone;
    }
    size_t innermostInReach(QByteArrayView name) const
    {
        return innermost([&](const Open &open) { return open.name == name; },
                         [](const Open &open) { return open.bounds; });
    }
    bool isOpen(QByteArrayView name) const { return innermostInReach(name) != kNone; }

    // Closes the open elements from this index on.
    void closeTo(const HtmlTag &tag, size_t place)
    {
        if (place == kNone)
            return;
        while (m_open.size() > place) {
            mark(tag, "</" + m_open.back().written + '>');
            m_paragraphs -= m_open.back().name == "p";
            m_open.pop_back();
        }
    }
    void closeParagraph(const HtmlTag &tag)
    {
        if (m_paragraphs > 0)
            closeTo(tag, innermostInReach("p"));
    }

    void endBlock(const HtmlTag &tag)
    {
        const bool isOfTable = isInTable(tag.name) || tag.name == "table";
        closeTo(tag,
                innermost(
                    [&](const Open &open) {
                        return open.name == tag.name || (isHeading(tag.name) && isHeading(open.name));
                    },
                    [&](const Open &open) {
                        return isOfTable ? open.name == "table"
                                         : open.bounds
                                || (tag.name == "li" && (open.written == "ul" || open.written == "ol"));
                    }));
    }

    // Closes elements that cannot contain this one, and opens required parents. Returns false if the element
    // is not allowed here.
    bool makeRoom(const HtmlTag &tag, const Open &what)
    {
        if (isInTable(what.name))
            return makeRoomInTable(tag, what.name);
        if (what.element == Element::Inline)
            return true;
        if (what.name == "table") {
            const size_t place =
                innermost([](const Open &open) { return open.bounds; }, [](const Open &) { return false; });
            if (place != kNone && m_open[place].name == "table")
                closeTo(tag, place); // a table directly inside a table closes the outer one
            return true;
        }
        const bool isItem = what.name == "li", isEntry = what.name == "dt" || what.name == "dd";
        if (isItem || isEntry)
            closeTo(tag,
                    innermost(
                        [&](const Open &open) {
                            return isItem ? open.name == "li" : open.name == "dt" || open.name == "dd";
                        },
                        [](const Open &open) {
                            return open.element != Element::Inline && open.name != "address"
                                && open.name != "div" && open.name != "p";
                        }));
        closeParagraph(tag);
        if (isHeading(what.name) && !m_open.empty() && isHeading(m_open.back().name))
            closeTo(tag, m_open.size() - 1);
        return true;
    }

    bool makeRoomInTable(const HtmlTag &tag, const QByteArray &name)
    {
        const size_t table = innermostTable();
        if (table == kNone)
            return false;
        const auto within = [&](auto wanted) {
            return innermost([&](const Open &open) { return wanted(open.name); },
                             [](const Open &open) { return open.name == "table"; });
        };
        const size_t rows = within(isRows);
        const size_t row = within([](const QByteArray &each) { return each == "tr"; });
        if (isCell(name) && row != kNone) {
            closeTo(tag, row + 1);
            return true;
        }
        if ((isCell(name) || name == "tr") && rows != kNone)
            closeTo(tag, rows + 1);
        else
            closeTo(tag, table + 1);
        for (const char *each : {"tbody", "tr"}) {
            const QByteArray missing = each;
            if (missing == "tbody" ? (isCell(name) || name == "tr") && rows == kNone : isCell(name)) {
                if (m_open.size() >= kMaxNested) {
                    m_clean.isFlattened = true;
                    return false;
                }
                mark(tag, '<' + missing + '>');
                m_open.push_back({missing, missing, Element::Loose});
            }
        }
        return true;
    }
    size_t innermostTable() const
    {
        return innermost([](const Open &open) { return open.name == "table"; },
                         [](const Open &) { return false; });
    }

    // Writes a start tag. Returns false if there are too many tags.
    bool writeStart(const HtmlTag &tag, const HtmlNote &note, const QByteArray &name)
    {
        QByteArray written = '<' + name;
        const bool isNoted = note.hidden || note.addressEnd;
        if (isNoted)
            written += " n=" + QByteArray::number(qint64(m_clean.notes.size()));
        if (!mark(tag, written + '>'))
            return false;
        if (isNoted)
            m_clean.notes.push_back(note);
        return true;
    }

    bool mark(const HtmlTag &tag, const QByteArray &written)
    {
        if (++m_tags > kMaxTags) {
            m_clean.isFlattened = true;
            return false;
        }
        write(written, tag.begin, tag.begin);
        return true;
    }

    // Skips an element whose content is invisible. MathJax stores TeX in scripts.
    void skip(const HtmlTag &tag)
    {
        if (tag.isEmpty && tag.name == "svg")
            return;
        const bool nests = tag.name == "svg" || tag.name == "template" || tag.name == "object";
        const qsizetype end = endOfHtmlElement(m_page, m_at, tag.name, nests);
        if (tag.name == "script" && tag.value("type").startsWith("math/tex"))
            tex(m_at, end);
        m_at = end;
        const qsizetype close = m_page.indexOf('>', m_at);
        m_at = close < 0 ? m_page.size() : close + 1;
    }

    void tex(qsizetype begin, qsizetype end)
    {
        write("$", begin, begin);
        for (m_at = begin; m_at < end;) {
            text(end);
            if (m_at < end) // formulas contain no tags
                write(QByteArrayView(&kLessThan, 1), m_at, m_at + 1), ++m_at;
        }
        write("$", end, end);
    }

    // Writes the TeX annotation of a MathML formula. Returns false if it has none.
    bool formula(const HtmlTag &tag)
    {
        static constexpr QByteArrayView kEnd = "</math>",
                                        kNote = "<annotation encoding=\"application/x-tex\">";
        const qsizetype end = next(kEnd, tag.end, m_mathEnd), note = next(kNote, tag.end, m_annotation);
        if (end < 0 || note < 0 || note > end)
            return false;
        const qsizetype begin = note + kNote.size();
        const qsizetype length = m_page.sliced(begin, end - begin).indexOf("</annotation>");
        if (length < 0)
            return false;
        tex(begin, begin + length);
        m_at = end + kEnd.size();
        return true;
    }

    // Finds the next occurrence of a text; `found` caches the last result.
    qsizetype next(QByteArrayView text, qsizetype from, qsizetype &found) const
    {
        if (found >= 0 && found < from)
            found = m_page.indexOf(text, from);
        return found;
    }

    void write(QByteArrayView bytes, qsizetype begin, qsizetype end)
    {
        m_clean.html.append(bytes.data(), bytes.size());
        m_clean.map.add(bytes.size(), begin, end);
    }

    QByteArrayView m_page;
    qsizetype m_at = 0;
    int m_tags = 0;
    qsizetype m_mathEnd = 0, m_annotation = 0; // -1: no further occurrence
    int m_paragraphs = 0; // number of open paragraphs in m_open
    std::vector<Open> m_open; // elements that are open in the output
    CleanHtml m_clean;
};

} // namespace

CleanHtml cleanHtml(QByteArrayView page)
{
    return Scanner(page).run();
}

} // namespace lectern
