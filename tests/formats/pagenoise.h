#pragma once
// Noise around and between the papers of a saved page, and changes between browser and file. The results are
// mutants of a built page in which the meaning of each line is still known.
#include "pagebuilder.h"

#include <QRegularExpression>

#include <random>

namespace lectern::test
{

// Lines of navigation, banners, filters, page numbers, footers, adverts and boxes as sites print them. The
// tables of the reader lack about a sixth of them, because a site can print anything.
inline const QStringList &noiseLines()
{
    static const QStringList lines{
        u"Sign in"_s,
        u"Skip to main content"_s,
        u"Skip to content"_s,
        u"Log in"_s,
        u"Sign up for free"_s,
        u"Home Authors Papers About"_s,
        u"Home"_s,
        u"Explore"_s,
        u"Trending"_s,
        u"Topics"_s,
        u"Search papers, authors, topics…"_s,
        u"Search"_s,
        u"EN"_s,
        u"English Deutsch Français 中文"_s,
        u"We use cookies to improve your experience on our site. By continuing you accept our cookie policy."_s,
        u"Accept all"_s,
        u"Reject all"_s,
        u"Cookie settings"_s,
        u"Sort by: Newest"_s,
        u"Newest Oldest Most cited"_s,
        u"Filter by year"_s,
        u"All categories"_s,
        u"1 2 3 … 10 Next"_s,
        u"Previous"_s,
        u"Next page"_s,
        u"Page 1 of 5"_s,
        u"Showing 1–20 of 153 results"_s,
        u"Load more"_s,
        u"© 2026 Scholar Feed"_s,
        u"Privacy Policy · Terms of Service · Contact"_s,
        u"Privacy"_s,
        u"Terms"_s,
        u"About us"_s,
        u"Contact us"_s,
        u"All rights reserved."_s,
        u"Subscribe to our newsletter"_s,
        u"Get weekly updates in your inbox. No spam, unsubscribe at any time."_s,
        u"Advertisement"_s,
        u"Sponsored"_s,
        u"Follow"_s,
        u"Share"_s,
        u"Bookmark"_s,
        u"Save"_s,
        u"Copy link"_s,
        u"Back to top"_s,
        u"Log out"_s,
        u"My library"_s,
        u"Notifications"_s,
        u"Upgrade to Pro"_s,
        u"Download our app"_s,
        u"Report an issue"_s,
        u"Toggle theme"_s,
        u"Menu"_s,
        u"Twitter LinkedIn GitHub"_s,
        // not in the reader's tables
        u"Green Harbour"_s,
        u"Winter School 2026: registration closes on Friday"_s,
        u"Guided Tours"_s,
        u"12 people are reading this right now"_s,
        u"Dark mode"_s,
        u"Try the new beta!"_s,
        u"Your research, one feed."_s,
        u"Made with love in Tromsø"_s,
        u"v2.14.3 (build 8812)"_s,
        u"★★★★☆"_s,
        u"Open Positions"_s,
        u"Ask Lumen"_s,
        u"→"_s,
        u"Boost your reading with collections shared by your whole group"_s,
        u"Kettle Labs is hiring engineers who enjoy fog, towels and long walks along the harbour in winter."_s,
        u"Switch language"_s,
    };
    return lines;
}

// Buttons that pages print inside a paper.
inline const QStringList &buttonLines()
{
    static const QStringList lines{u"Save"_s, u"Share"_s,           u"Bookmark"_s, u"Copy link"_s,
                                   u"PDF"_s,  u"Save Share Cite"_s, u"View PDF"_s, u"Cite"_s,
                                   u"Like"_s, u"Add to library"_s};
    return lines;
}

// A mutant: its lines with their known meaning, and the bytes of the file.
struct Mutant {
    QString kind;
    QList<BuiltPage> pages; // the expected result, in order, without papers and heads that were cut
    QByteArray bytes;
    bool cut = false; // a truncated part of the page remains; it must not produce wrong values
    AuthorFigures whole = {}; // the complete head, before the cut
};

class PageMutator
{
public:
    explicit PageMutator(unsigned seed) : m_random(seed) { }

    qsizetype below(qsizetype end) { return end > 0 ? qsizetype(m_random() % quint64(end)) : 0; }
    const QString &any(const QStringList &list) { return list[below(list.size())]; }

    QList<BuiltLine> noise(const QStringList &table)
    {
        QList<BuiltLine> lines;
        for (qsizetype count = 1 + below(5); count > 0; --count) {
            lines.append({any(table), BuiltLine::Kind::Other, -1});
            if (below(3) == 0)
                lines.append(BuiltLine());
        }
        return lines;
    }

    static void insert(BuiltPage &page, qsizetype at, const QList<BuiltLine> &lines)
    {
        for (qsizetype i = 0; i < lines.size(); ++i)
            page.lines.insert(at + i, lines[i]);
    }

    void noiseAbove(BuiltPage &page) { insert(page, 0, noise(noiseLines())); }
    void noiseBelow(BuiltPage &page) { insert(page, page.lines.size(), noise(noiseLines())); }
    // Inserts noise between two papers, or between the head and the first paper.
    void noiseBetween(BuiltPage &page)
    {
        for (qsizetype i = page.lines.size() - 1; i > 0; --i)
            if (page.lines[i].kind == BuiltLine::Kind::Date && below(2))
                insert(page, i, noise(noiseLines()));
    }
    void noiseInHead(BuiltPage &page)
    {
        for (qsizetype i = page.lines.size() - 1; i >= 0; --i)
            if (page.lines[i].kind == BuiltLine::Kind::Name
                || (page.lines[i].kind == BuiltLine::Kind::Head && !below(4)))
                insert(page, i + 1, noise(noiseLines()));
    }
    void buttons(BuiltPage &page)
    {
        using Kind = BuiltLine::Kind;
        for (qsizetype i = page.lines.size() - 1; i >= 0; --i)
            if (page.lines[i].paper >= 0 && page.lines[i].kind != Kind::Abstract && !below(3))
                insert(page, i + 1, {{any(buttonLines()), Kind::Other, -1}});
    }

    // Keeps lines [from, to). If insideLine, also drops the start of the first line or the end of the last
    // one.
    void cut(BuiltPage &page, bool top, bool insideLine)
    {
        const qsizetype at = 1 + below(page.lines.size() - 1);
        QSet<int> touched;
        bool head = false;
        const qsizetype begin = top ? 0 : at, end = top ? at : page.lines.size();
        for (qsizetype i = begin; i < end; ++i) {
            if (page.lines[i].paper >= 0)
                touched.insert(page.lines[i].paper);
            head = head || page.lines[i].kind == BuiltLine::Kind::Name
                || page.lines[i].kind == BuiltLine::Kind::Head;
        }
        if (head)
            page.author.reset();
        page.lines.remove(begin, end - begin);
        if (insideLine && !page.lines.isEmpty()) {
            BuiltLine &line = top ? page.lines.first() : page.lines.last();
            if (line.text.size() > 3) {
                // A selection that starts in the middle of a line covers whole words.
                const qsizetype inside = top ? line.text.indexOf(u' ', below(line.text.size() - 2)) + 1
                                             : 1 + below(line.text.size() - 2);
                if (inside == 0)
                    return keepWhole(page, touched);
                // An abstract that is cut after a full stop cannot be recognised as cut.
                if (!top && QStringView(u".?!)").contains(line.text[inside - 1]))
                    return keepWhole(page, touched);
                line.text = top ? line.text.sliced(inside) : line.text.first(inside);
                if (line.paper >= 0)
                    touched.insert(line.paper);
                if (line.kind == BuiltLine::Kind::Name || line.kind == BuiltLine::Kind::Head)
                    page.author.reset();
            }
        }
        keepWhole(page, touched);
    }

    static void keepWhole(BuiltPage &page, const QSet<int> &touched)
    {
        QList<Paper> kept;
        for (int i = 0; i < page.papers.size(); ++i)
            if (!touched.contains(i))
                kept.append(page.papers[i]);
        page.papers = kept;
    }

    static QString textOf(const BuiltPage &page)
    {
        QString text;
        for (const BuiltLine &line : page.lines)
            text += line.text + u'\n';
        return text;
    }

    static QString wrapped(const QString &text, qsizetype columns)
    {
        QString result;
        for (const QString &line : text.split(u'\n')) {
            qsizetype column = 0;
            for (const QString &word : line.split(u' ', Qt::SkipEmptyParts)) {
                if (column && column + 1 + word.size() > columns) {
                    result += u'\n';
                    column = 0;
                } else if (column) {
                    result += u' ';
                    ++column;
                }
                result += word;
                column += word.size();
            }
            result += u'\n';
        }
        return result;
    }

    // Inserts invisible characters between or inside words, as pages use them for line breaks.
    QString withInvisibleCharacters(const QString &text, char16_t character, bool insideWords)
    {
        QString result;
        for (qsizetype i = 0; i < text.size(); ++i) {
            result += text[i];
            const bool inside = text[i].isLetter() && i + 1 < text.size() && text[i + 1].isLetter();
            if ((insideWords ? inside : text[i].isSpace()) && below(8) == 0)
                result += QChar(character);
        }
        return result;
    }

private:
    std::mt19937_64 m_random;
};

} // namespace lectern::test
