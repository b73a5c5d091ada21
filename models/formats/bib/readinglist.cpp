#include "bibformats.h"
#include "citationkeys.h"

#include "models/core/shortvenue.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/marksfield.h"
#include "publication.h"

#include <QUrl>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString yearOf(const Paper &paper)
{
    if (paper.year)
        return QString::number(*paper.year);
    const QString year = paper.date.isValid() ? QString::number(paper.date.year()) : QString();
    return paper.dateInferred && !year.isEmpty() ? u'[' + year + u']' : year; // no source states it
}

QString titleOf(const Paper &paper)
{
    if (!paper.title.isEmpty())
        return paper.title;
    return paper.abstract.isEmpty() ? u"(no title)"_s : paper.abstract.left(80).trimmed() + u'…';
}

QString authorsOf(const Paper &paper)
{
    return paper.authors.join(u", ") + (paper.authorsTruncated ? u" et al."_s : QString());
}

QString sentence(const QString &text)
{
    return text.isEmpty() || text.endsWith(u'.') || text.endsWith(u'?') || text.endsWith(u'!') ? text
                                                                                               : text + u'.';
}

QString markdownAddress(const QString &url)
{
    return QString::fromLatin1(QUrl(url).toEncoded()).replace(u"("_s, u"%28"_s).replace(u")"_s, u"%29"_s);
}

// Returns "Journal of Fog 12(3), 101–120, 2021", "Fog Workshop, pp. 1–9, 2021" or "arXiv 2104.01234, 2021".
QString whereAndWhen(const Paper &paper)
{
    const Publication publication = publicationOf(paper);
    const QString volume = publication.volumeText(), pages = publication.pagesText();
    QStringList parts;
    if (!paper.venue.isEmpty())
        parts.append(volume.isEmpty() ? venueText(paper.venue) : venueText(paper.venue) + u' ' + volume);
    else if (!paper.arxivId.isEmpty())
        parts.append(u"arXiv "_s + paper.arxivId);
    else if (!publication.publisher.isEmpty()) // for a book, thesis or report
        parts.append(publication.publisher);
    if (!pages.isEmpty() && !paper.venue.isEmpty())
        parts.append(volume.isEmpty() ? (publication.lastPage.isEmpty() ? u"p. "_s : u"pp. "_s) + pages
                                      : pages);
    if (const QString year = yearOf(paper); !year.isEmpty())
        parts.append(year);
    return parts.join(u", ");
}

// Returns "★★★★☆ · bookmarked · read · graphs, methods/theory · in Thesis > Chapter 2"; empty without marks.
QString marksLine(const PaperMarks &marks)
{
    QStringList parts;
    if (marks.rating)
        parts.append(QString(marks.rating, u'★') + QString(5 - marks.rating, u'☆'));
    if (marks.bookmarked)
        parts.append(u"bookmarked"_s);
    if (marks.read)
        parts.append(u"read"_s);
    if (!marks.tags.isEmpty())
        parts.append(tagNames(marks));
    if (!marks.lists.isEmpty())
        parts.append(u"in "_s + listNames(marks));
    return parts.join(u" · "_s);
}

QByteArray markdownPaper(const Paper &paper, const PaperMarks &marks)
{
    QString out = u"\n- "_s + markdownLink(paper) + u"  \n";
    if (const QString by = markdownByline(paper); !by.isEmpty())
        out += u"  "_s + by + u'\n';
    for (const QString &paragraph : paper.abstract.split(u'\n', Qt::SkipEmptyParts))
        out += u"\n  "_s + markdownText(paragraph) + u'\n';
    if (const QString line = marksLine(marks); !line.isEmpty())
        out += u"\n  "_s + markdownText(line) + u'\n';
    if (!marks.note.isEmpty()) // notes are already Markdown
        out += u"\n  > "_s + QString(marks.note).replace(u"\n"_s, u"\n  > "_s) + u'\n';
    return out.toUtf8();
}

constexpr auto kHtmlHead =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<title>Reading list</title>\n<style>\n"
    ":root { color-scheme: light dark; }\n"
    "body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; "
    "padding: 0 1rem; }\n"
    "article { margin: 0 0 2rem; }\n"
    "h2 { font-size: 1.2rem; line-height: 1.3; margin: 0 0 .25rem; }\n"
    ".by { opacity: .75; margin: 0 0 .5rem; }\n"
    "blockquote { white-space: pre-line; border-left: 3px solid; padding-left: 1rem; margin: .5rem 0; }\n"
    "h2, p, blockquote { unicode-bidi: plaintext; }\n" // each in its own text direction
    "</style>\n</head>\n<body>\n<h1>Reading list</h1>\n";

QByteArray htmlPaper(const Paper &paper, const PaperMarks &marks)
{
    const QString title = titleOf(paper).toHtmlEscaped(), address = paperAddress(paper);
    QString out = u"<article>\n<h2>"_s
        + (address.isEmpty() ? title : u"<a href=\""_s + address.toHtmlEscaped() + u"\">" + title + u"</a>")
        + u"</h2>\n";
    const QString authors = authorsOf(paper), where = whereAndWhen(paper);
    if (!authors.isEmpty() || !where.isEmpty())
        out += u"<p class=\"by\">"_s + authors.toHtmlEscaped()
            + (authors.isEmpty() || where.isEmpty() ? u""_s : u" · "_s) + where.toHtmlEscaped() + u"</p>\n";
    for (const QString &paragraph : paper.abstract.split(u'\n', Qt::SkipEmptyParts))
        out += u"<p>"_s + paragraph.toHtmlEscaped() + u"</p>\n";
    if (const QString line = marksLine(marks); !line.isEmpty())
        out += u"<p class=\"by\">"_s + line.toHtmlEscaped() + u"</p>\n";
    if (!marks.note.isEmpty())
        out += u"<blockquote>"_s + marks.note.toHtmlEscaped() + u"</blockquote>\n";
    return (out + u"</article>\n").toUtf8();
}

} // namespace

QString paperAddress(const Paper &paper)
{
    if (!paper.doi.isEmpty())
        return u"https://doi.org/"_s
            + QString::fromLatin1(QUrl::toPercentEncoding(paper.doi, "/:;()@!$&'*+,="));
    if (!paper.arxivId.isEmpty())
        return u"https://arxiv.org/abs/"_s + QString::fromLatin1(QUrl::toPercentEncoding(paper.arxivId, "/"));
    return isOpenableUrl(paper.url) ? paper.url : QString();
}

QString plainCitation(const Paper &paper)
{
    QString text = authorsOf(paper);
    if (!text.isEmpty())
        text += u": ";
    text += sentence(titleOf(paper));
    if (const QString where = whereAndWhen(paper); !where.isEmpty())
        text += u' ' + sentence(where);
    if (const QString address = paperAddress(paper); !address.isEmpty())
        text += u' ' + address;
    return text.simplified();
}

QString markdownLink(const Paper &paper)
{
    const QString title = markdownText(titleOf(paper)), address = paperAddress(paper);
    return address.isEmpty() ? title : u'[' + title + u"](" + markdownAddress(address) + u')';
}

QString markdownByline(const Paper &paper)
{
    const QString authors = authorsOf(paper), where = whereAndWhen(paper);
    return markdownText(where.isEmpty() ? authors : sentence(authors))
        + (authors.isEmpty() || where.isEmpty() ? u""_s : u" "_s) + markdownText(where);
}

QString markdownText(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        if (QStringView(u"\\`*_{}[]<>#|~$&").contains(c))
            out += u'\\';
        out += c == u'\n' ? u' ' : c;
    }
    return out;
}

QString bibtexSnippet(const Paper &paper)
{
    return bibEntry(paper, CitationKeys().next(paper), BibDialect::BibTeX, {}, ExportContent::Citing);
}

Format markdownFormat()
{
    Format format;
    format.id = u"markdown"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Markdown reading list"));
    format.use =
        QT_TRANSLATE_NOOP("lectern::ExportPanel", "An editable reading list with links and abstracts.");
    format.extensions = {u"md"_s};
    format.recognise = [](QByteArrayView) { return 0; };
    format.stream = [] { return paperStream("# Reading list\n", markdownPaper); };
    return format;
}

Format htmlListFormat()
{
    Format format;
    format.id = u"html"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "HTML reading list"));
    format.use = QT_TRANSLATE_NOOP("lectern::ExportPanel",
                                   "A reading list for any browser: one file without external content.");
    format.extensions = {u"html"_s};
    format.recognise = [](QByteArrayView) { return 0; };
    format.stream = [] { return paperStream(kHtmlHead, htmlPaper, "</body>\n</html>\n"); };
    return format;
}

} // namespace lectern
