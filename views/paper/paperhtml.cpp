#include "paperhtml.h"

#include "models/core/shortvenue.h"
#include "models/formats/bib/publication.h"
#include "models/i18n/language.h"
#include "models/itemmodels/display.h"
#include "models/tex/tex.h"
#include "views/math/texhtml.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// The translation context of this file.
struct PaperHtml {
    Q_DECLARE_TR_FUNCTIONS(PaperHtml)
};

static QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

// Truncates a value to one line.
static QString shortened(const QString &value)
{
    constexpr qsizetype most = 120;
    return shortText(value.left(4 * most).simplified(), most);
}

// Returns the name of a field within a sentence: "venue", but "DOI". German nouns keep their capital.
static QString inSentence(const QString &field)
{
    const QString name = paperFieldName(field);
    return shownLocale().language() != QLocale::English || name == name.toUpper() || field == "arxiv_id"_L1
        ? name
        : name.toLower();
}

static QString link(const QString &address, const QString &html, const QColor &color)
{
    return u"<a href=\"%1\" style=\"text-decoration:none;color:%2\">%3</a>"_s.arg(address.toHtmlEscaped(),
                                                                                  color.name(), html);
}

bool mayOpen(const QUrl &url)
{
    const QString scheme = url.scheme().toLower();
    return url.isValid() && (scheme == "http"_L1 || scheme == "https"_L1 || scheme == "mailto"_L1);
}

QString paperAddress(const PaperDetail &paper)
{
    if (!paper.url.isEmpty() && mayOpen(QUrl(paper.url)))
        return paper.url;
    if (!paper.arxivId.isEmpty())
        return u"https://arxiv.org/abs/"_s + QString::fromLatin1(QUrl::toPercentEncoding(paper.arxivId, "/"));
    if (!paper.doi.isEmpty())
        return u"https://doi.org/"_s + QString::fromLatin1(QUrl::toPercentEncoding(paper.doi, "/"));
    return {};
}

// Marks where a field begins, for ReadingView.
static QString fieldAnchor(const QString &field)
{
    return u"<a name=\"field-%1\"></a>"_s.arg(field);
}

// Prevents line breaks inside a fact.
static QString unbroken(QString text)
{
    return escaped(text.replace(u' ', QChar(QChar::Nbsp)));
}

// Returns a muted mark for an own value; its tool tip lists the values of the sources.
static QString ownMark(const PaperDetail &paper, const QString &field, const Colors &colors)
{
    QString stated;
    bool own = false;
    for (const StatedValue &value : paper.values) {
        if (value.field.compare(field, Qt::CaseInsensitive) != 0)
            continue;
        own = own || value.own;
        if (!value.own)
            stated += u'\n' + PaperHtml::tr("%1: %2").arg(value.sourceName, shortened(value.value));
    }
    if (!own)
        return {};
    const QString tip = stated.isEmpty() ? PaperHtml::tr("Your value; no source states one.")
                                         : PaperHtml::tr("Your value. Values in the sources:") + stated;
    return u"&nbsp;<a href=\"correct:%1\" title=\"%2\" style=\"text-decoration:none;color:%3\">✎</a>"_s.arg(
        field, escaped(tip), colors.muted.name());
}

// Returns the author list. If a link would hide only one author, shows that author instead, because it needs
// the same space.
static QString authorsHtml(const PaperDetail &paper, const Colors &colors, int most)
{
    const qsizetype all = paper.authors.size(), shown = most > 0 && all > most + 1 ? most : all;
    QStringList names;
    for (const AuthorRef &author : paper.authors.first(shown)) {
        const QString name = escaped(isolated(author.name));
        names.append(author.id == AuthorId::None
                         ? name
                         : link(u"author:%1"_s.arg(qint64(author.id)), name, colors.accent));
        if (author.apart)
            names.last() += u" <span style=\"color:%1\">(%2)</span>"_s.arg(
                colors.muted.name(), escaped(distinctionText(*author.apart)));
    }
    QString html = fieldAnchor(u"authors"_s) + names.join(u", "_s);
    if (shown < all)
        html += u' '
            + link(u"authors:"_s, unbroken(PaperHtml::tr("and %1 more").arg(numberText(all - shown))),
                   colors.muted);
    else if (most < 0)
        html += u' ' + link(u"authors:"_s, unbroken(PaperHtml::tr("show fewer")), colors.muted);
    if (paper.row.authorsTruncated)
        html += u" <span style=\"color:%1\">%2</span>"_s.arg(colors.muted.name(),
                                                             escaped(PaperHtml::tr("et al.")));
    return html + ownMark(paper, u"authors"_s, colors);
}

// Returns the fields that the user has emptied, and the own values that are not shown elsewhere.
static QStringList restHtml(const PaperDetail &paper, const Colors &colors)
{
    QStringList facts;
    for (const StatedValue &value : paper.values) {
        if (!value.own || value.field == "abstract"_L1)
            continue;
        const QString mark = ownMark(paper, value.field, colors);
        if (value.value.isEmpty())
            facts.append(unbroken(PaperHtml::tr("no %1").arg(inSentence(value.field))) + mark);
        else if (value.field == "keywords"_L1)
            facts.append(escaped(PaperHtml::tr("keywords: %1").arg(shortened(value.value))) + mark);
        else if (value.field == "kind"_L1)
            facts.append(escaped(value.value) + mark);
        else if (value.field == "year"_L1 && paper.row.date.isValid())
            facts.append(unbroken(PaperHtml::tr("published %1").arg(value.value)) + mark);
    }
    return facts;
}

// Returns volume and pages in the journal or book ("12(3), 101–120"), or the publisher.
static QString placeInVenue(const PaperDetail &paper)
{
    Paper stated;
    stated.venue = paper.row.venue;
    stated.arxivId = paper.arxivId;
    stated.extra = paper.extra;
    const Publication publication = publicationOf(stated);
    const QString volume = publication.volumeText(), pages = publication.pagesText();
    if (paper.row.venue.isEmpty())
        return publication.publisher;
    if (volume.isEmpty())
        return pages.isEmpty()               ? pages
            : publication.lastPage.isEmpty() ? PaperHtml::tr("page %1").arg(pages)
                                             : PaperHtml::tr("pages %1").arg(pages);
    return pages.isEmpty() ? PaperHtml::tr("volume %1").arg(volume) : volume + u", "_s + pages;
}

// Returns one own-value mark for all parts of the publication data.
static QString publicationMark(const PaperDetail &paper, const Colors &colors)
{
    for (const QString &part : publicationParts())
        if (const QString mark = ownMark(paper, part, colors); part != "kind"_L1 && !mark.isEmpty())
            return mark;
    return {};
}

// Returns the separator of two facts. It stays with the first fact at a line break.
static QString betweenFacts()
{
    return u"&nbsp;&nbsp;·&nbsp; "_s;
}

// Returns one muted line: category, date, score, code, affiliation, venue, identifiers.
static QString factsHtml(const PaperDetail &paper, const Colors &colors)
{
    const PaperRow &row = paper.row;
    QStringList facts;
    constexpr qsizetype mostCategories = 20; // a user does not enter more categories than this
    const QStringList categories = row.category.split(u' ', Qt::SkipEmptyParts);
    for (const QString &category : categories.first(qMin(mostCategories, categories.size())))
        facts.append(
            link(u"category:"_s + category, unbroken(categoryNames(shortened(category))), colors.muted));
    if (categories.size() > mostCategories)
        facts.append(u"…"_s);
    const auto add = [&](const QString &html, const QString &field) {
        facts.append(fieldAnchor(field) + html + ownMark(paper, field, colors));
    };
    if (!facts.isEmpty()) {
        facts.first().prepend(fieldAnchor(u"category"_s));
        facts.last() += ownMark(paper, u"category"_s, colors);
    }
    if (const QString date = dateText(row); !date.isEmpty())
        add(unbroken(date), row.date.isValid() ? u"date"_s : u"year"_s);
    if (row.score)
        add(unbroken(PaperHtml::tr("score %1").arg(scoreText(row.score))), u"score"_s);
    if (row.code.value_or(false))
        add(unbroken(PaperHtml::tr("code")), u"code"_s);
    if (!row.affiliation.isEmpty())
        add(unbroken(isolated(shortened(row.affiliation))), u"affiliation"_s);
    if (!row.venue.isEmpty())
        add(escaped(isolated(shortened(venueText(row.venue)))), u"venue"_s);
    if (const QString where = placeInVenue(paper); !where.isEmpty())
        facts.append(fieldAnchor(paper.row.venue.isEmpty() ? u"publisher"_s : u"pages"_s)
                     + escaped(isolated(shortened(where))) + publicationMark(paper, colors));
    if (row.citations)
        add(unbroken(*row.citations == 1 ? PaperHtml::tr("1 citation")
                                         : PaperHtml::tr("%1 citations").arg(numberText(*row.citations))),
            u"citations"_s);
    if (!paper.arxivId.isEmpty())
        add(unbroken(u"arXiv:"_s + paper.arxivId), u"arxiv_id"_s);
    if (!paper.doi.isEmpty())
        add(unbroken(u"doi:"_s + paper.doi), u"doi"_s);
    facts += restHtml(paper, colors);
    return facts.join(betweenFacts());
}

// Returns a link for each source to split it off, if several sources state the paper.
static QString placesHtml(const PaperDetail &paper, const Colors &colors)
{
    QList<const StatedValue *> places;
    for (const StatedValue &value : paper.values)
        if (!value.own && std::none_of(places.cbegin(), places.cend(), [&](const StatedValue *place) {
                return place->sighting == value.sighting;
            }))
            places.append(&value);
    if (places.size() < 2)
        return {};
    std::sort(places.begin(), places.end(),
              [](const StatedValue *a, const StatedValue *b) { return a->sighting < b->sighting; });
    QString html;
    for (const StatedValue *place : std::as_const(places)) {
        const QString where = place->line > 0
            ? PaperHtml::tr("%1, line %2").arg(place->sourceName, QString::number(place->line))
            : place->sourceName;
        html += u"<p style=\"margin:2px 0 2px 0;font-size:92%;color:%1\">%2 · %3</p>"_s.arg(
            colors.muted.name(), escaped(where),
            link(u"apart:%1"_s.arg(place->sighting), escaped(PaperHtml::tr("Split off this source")),
                 colors.accent));
    }
    return html;
}

static QString sourcesHtml(const PaperDetail &paper, const Colors &colors)
{
    QString html = u"<table cellspacing=\"0\" cellpadding=\"4\" width=\"100%\" style=\"font-size:92%\">"_s;
    QString before;
    for (const StatedValue &value : paper.values) {
        const bool conflict = paper.conflicts.contains(value.field);
        QString text = shortened(value.value);
        QString where = escaped(value.own ? PaperHtml::tr("your value") : value.sourceName);
        if (value.line > 0)
            where += escaped(PaperHtml::tr(", line %1").arg(value.line));
        if (value.savedOn.isValid())
            where += escaped((value.own ? PaperHtml::tr(", %1") : PaperHtml::tr(", saved %1"))
                                 .arg(dayText(value.savedOn)));
        if (value.own && text.isEmpty())
            text = PaperHtml::tr("none");
        QString mark;
        if (value.inferred)
            mark += u" <span style=\"color:%1\">%2</span>"_s.arg(colors.muted.name(),
                                                                 escaped(PaperHtml::tr("(year inferred)")));
        if (conflict && value.shown)
            mark += u" <span style=\"color:%1\">%2</span>"_s.arg(colors.bookmark.name(),
                                                                 escaped(PaperHtml::tr("shown")));
        html +=
            u"<tr><td style=\"color:%1\">%2</td><td style=\"color:%3\">%4%5</td>"
            "<td style=\"color:%1\">%6</td></tr>"_s.arg(
                colors.muted.name(), value.field == before ? QString() : escaped(paperFieldName(value.field)),
                value.shown ? colors.text.name() : colors.muted.name(), escaped(text), mark,
                value.own ? link(u"correct:"_s + value.field, where, colors.muted)
                          : link(u"source:%1"_s.arg(qint64(value.source)), where, colors.muted));
        before = value.field;
    }
    return html + u"</table>"_s + placesHtml(paper, colors);
}

// Returns authors and facts.
static QString headHtml(const PaperDetail &paper, const Colors &colors, const PaperHtmlOptions &options,
                        int line)
{
    if (options.brief) {
        const QString facts = factsHtml(paper, colors);
        QString html = u"<p style=\"margin:0 0 8px 0;font-size:92%;line-height:%1%;color:%2\">"_s.arg(
            QString::number(line), colors.muted.name());
        if (!paper.authors.isEmpty())
            html +=
                authorsHtml(paper, colors, options.authors) + (facts.isEmpty() ? QString() : betweenFacts());
        return html + facts + u"</p>"_s;
    }
    QString html;
    if (!paper.authors.isEmpty())
        html += u"<p style=\"margin:0 0 6px 0;line-height:%1%\">"_s.arg(line)
            + authorsHtml(paper, colors, options.authors) + u"</p>"_s;
    html += u"<p style=\"margin:0 0 16px 0;font-size:92%;line-height:%1%;color:%2\">"_s.arg(
                QString::number(line), colors.muted.name())
        + factsHtml(paper, colors) + u"</p>"_s;
    return html;
}

// Shows *words* of an abstract as emphasised, outside of tags.
static QString withEmphasis(const QString &html)
{
    static const QRegularExpression starred(
        uR"(<[^>]*>|(?<![\w*])\*([\p{L}\p{N}](?:[^*<>\n]{0,100}[^\s*<>])?)\*(?![\w*]))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QString made;
    qsizetype done = 0;
    for (auto found = starred.globalMatch(html); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedLength(1) == 0)
            continue;
        made += QStringView(html).sliced(done, match.capturedStart() - done) + u"<i>"_s + match.captured(1)
            + u"</i>"_s;
        done = match.capturedEnd();
    }
    return done == 0 ? html : made + QStringView(html).sliced(done);
}

// Returns the abstract, or a note that the paper has none.
static QString readHtml(const PaperDetail &paper, const Colors &colors, int line)
{
    if (paper.abstract.isEmpty())
        return u"<p style=\"color:%1\">%2</p>"_s.arg(
            colors.muted.name(), escaped(PaperHtml::tr("No source contains an abstract of this paper.")));
    QString html = u"<p style=\"margin:0;line-height:%1%\">"_s.arg(line) + fieldAnchor(u"abstract"_s)
        + withEmphasis(abstractToHtml(paper.abstract));
    if (paper.abstractTruncated)
        html += u"<span style=\"color:%1\"> […] %2</span>"_s.arg(
            colors.muted.name(), escaped(PaperHtml::tr("(truncated in the source)")));
    return html + ownMark(paper, u"abstract"_s, colors) + u"</p>"_s;
}

// Returns the files of the paper, one per line: link, length, and reading position.
static QString filesHtml(const PaperDetail &paper, const Colors &colors)
{
    QString html;
    for (qsizetype i = 0; i < paper.files.size(); ++i) {
        const Attachment &file = paper.files[i];
        QStringList facts;
        if (file.pages > 0)
            facts.append(PaperHtml::tr("%n pages", nullptr, file.pages));
        if (file.place && file.place->page > 0)
            facts.append(PaperHtml::tr("read to page %1").arg(numberText(file.place->page + 1)));
        const QString place = QString::number(i);
        html += u"<p style=\"margin:8px 0 0 0\"><a name=\"files\"></a>"_s
            + link(u"file:"_s + place, escaped(file.name), colors.accent)
            + u" <span style=\"color:%1;font-size:92%\">"_s.arg(colors.muted.name())
            + (facts.isEmpty() ? QString() : u"&nbsp;"_s + escaped(facts.join(u" · "_s)) + u" &nbsp;"_s)
            + link(u"detach:"_s + place, escaped(PaperHtml::tr("Detach")), colors.muted) + u"</span></p>"_s;
    }
    QStringList further;
    if (paper.highlights > 0)
        further.append(link(u"highlights:"_s,
                            escaped(PaperHtml::tr("%n highlights", nullptr, paper.highlights)),
                            colors.accent));
    if (!html.isEmpty())
        further.append(link(u"attach:"_s, escaped(PaperHtml::tr("Attach another PDF…")), colors.muted));
    if (!further.isEmpty())
        html += u"<p style=\"margin:4px 0 0 0;font-size:92%\">"_s + further.join(betweenFacts()) + u"</p>"_s;
    return html;
}

QString paperHtml(const PaperDetail &paper, const Colors &colors, const PaperHtmlOptions &options)
{
    // Qt's percentages are relative to the line height of the font. Typographic ones are relative to its
    // size.
    const auto lines = [&](int percent) { return qRound(percent * options.spacing / options.naturalLine); };
    const QString title = paper.row.title.isEmpty() ? u"<i>"_s + escaped(titleText(paper.row)) + u"</i>"_s
                                                    : abstractToHtml(paper.row.title);
    QString html = u"<p style=\"font-size:%1pt;font-weight:600;margin:0 0 10px 0;line-height:%2%\">"_s
                       .arg(options.pointSize * TextSize::Heading)
                       .arg(lines(125))
        + fieldAnchor(u"title"_s) + title + ownMark(paper, u"title"_s, colors) + u"</p>"_s;
    if (paper.row.title.isEmpty())
        html += u"<p style=\"color:%1;margin:0 0 8px 0\">%2</p>"_s.arg(
            colors.muted.name(),
            escaped(PaperHtml::tr(
                "Only the abstract is known. A source with the title will be matched to this paper.")));
    const QString head = headHtml(paper, colors, options, lines(140));
    const QString abstract = readHtml(paper, colors, lines(160));
    html += options.brief ? head + abstract + options.versions : head + options.versions + abstract;
    if (const QString address = paperAddress(paper); !address.isEmpty())
        html += u"<p style=\"margin:16px 0 0 0\">"_s + fieldAnchor(u"url"_s)
            + link(address, escaped(address), colors.accent)
            + (address == paper.url ? ownMark(paper, u"url"_s, colors) : QString()) + u"</p>"_s;
    html += filesHtml(paper, colors);
    if (!options.provenance)
        return html;

    const QString folded = QGuiApplication::isRightToLeft() ? u"◂ "_s : u"▸ "_s;
    QSet<SourceId> sources;
    for (const StatedValue &value : paper.values)
        if (!value.own)
            sources.insert(value.source);
    QString sourcesLine = sources.size() == 1 ? PaperHtml::tr("From 1 source")
                                              : PaperHtml::tr("From %1 sources").arg(sources.size());
    if (!paper.conflicts.isEmpty()) {
        QStringList fields;
        for (const QString &field : paper.conflicts)
            fields.append(inSentence(field));
        sourcesLine += PaperHtml::tr(", conflicting on %1").arg(fields.join(u", "_s));
    }
    const QColor lineColor = paper.conflicts.isEmpty() ? colors.muted : colors.bookmark;
    html += u"<p style=\"margin:24px 0 4px 0;font-size:92%\"><a name=\"sources\"></a>"_s
        + link(u"sources:"_s, escaped(QString((options.sources ? u"▾ "_s : folded) + sourcesLine)), lineColor)
        + betweenFacts() + link(u"correct:"_s, escaped(PaperHtml::tr("Correct metadata…")), colors.muted)
        + (paper.files.isEmpty()
               ? betweenFacts() + link(u"attach:"_s, escaped(PaperHtml::tr("Attach PDF…")), colors.muted)
               : QString())
        + u"</p>"_s;
    if (options.sources) {
        html += sourcesHtml(paper, colors);
        if (paper.row.dateInferred)
            html += u"<p style=\"font-size:92%;color:%1\">%2</p>"_s.arg(colors.muted.name(),
                                                                        escaped(inferredYearNote()));
    }
    const QString arrow = options.related ? u"▾ "_s : folded;
    html += u"<p style=\"margin:8px 0 8px 0;font-size:92%\">"_s
        + link(u"related:"_s, arrow + escaped(PaperHtml::tr("Related papers")), colors.muted) + u"</p>"_s;
    if (options.related)
        html += *options.related;
    return html;
}

QString abstractToHtml(const QString &text)
{
    return texToPaneHtml(texToText(text, TexReach::Pane));
}

} // namespace lectern
