#include "citationformatter.h"

#include "citationstyles.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/bib/bibformats.h"
#include "models/formats/bib/citationkeys.h"
#include "models/i18n/messages.h"
#include "models/store/sqlite/try.h"
#include "models/tex/tex.h"
#ifdef LECTERN_CITE
#include "scriptengine.h"
#endif

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

QString referencesText(const QList<FormattedReference> &references)
{
    QString text;
    for (const FormattedReference &reference : references)
        text += (reference.label.isEmpty() ? QString() : reference.label + u' ') + reference.text + u'\n';
    return text;
}

QString referencesPage(const QList<FormattedReference> &references)
{
    QString page =
        u"<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>References</title>\n<style>\n"
        ":root { color-scheme: light dark; }\n"
        "body { font: 1rem/1.5 serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }\n"
        "p { margin: 0 0 .5rem; padding-left: 2.5rem; text-indent: -2.5rem; }\n"
        "</style>\n</head>\n<body>\n"_s;
    for (const FormattedReference &reference : references)
        page += u"<p>"_s + (reference.label.isEmpty() ? QString() : reference.label.toHtmlEscaped() + u' ')
            + reference.html + u"</p>\n"_s;
    return page + u"</body>\n</html>\n";
}

#ifdef LECTERN_CITE

namespace
{

constexpr int kLimit = 60'000; // in milliseconds

// References show text instead of TeX.
Paper asText(Paper paper)
{
    paper.title = texPlainText(paper.title);
    paper.venue = texPlainText(paper.venue);
    paper.abstract.clear(); // no style prints it
    return paper;
}

// Builds the same item as an export, plus the archive of a preprint, which styles require. references.js
// handles truncated author lists, which CSL cannot express. An inferred year is in brackets, as in the
// window, because most styles ignore "circa".
QJsonObject itemOf(Paper paper, const QString &key)
{
    const bool truncated = std::exchange(paper.authorsTruncated, false);
    QJsonObject item = cslObject(paper, key, {}, ExportContent::Citing);
    if (truncated)
        item.insert(u"lectern-more-authors"_s, true);
    if (paper.dateInferred && paper.date.isValid() && !paper.year)
        item.insert(u"issued"_s, QJsonObject{{u"literal"_s, u"[%1]"_s.arg(paper.date.year())}});
    if (!paper.arxivId.isEmpty() && paper.venue.isEmpty()) {
        item.insert(u"publisher"_s, u"arXiv"_s);
        if (paper.doi.isEmpty())
            item.insert(u"URL"_s, paperAddress(paper));
    }
    return item;
}

QString withoutTags(const QString &html)
{
    static const QRegularExpression tag(u"<[^<>]*>"_s);
    return decodeHtmlReferences(QString(html).remove(tag)).simplified();
}

// Parses citeproc's HTML of one paper: a block that may contain a block for the label.
FormattedReference referenceOf(const QString &entry)
{
    static const QRegularExpression block(u"</?div[^<>]*>"_s),
        margin(u"<div class=\"csl-left-margin\">(.*?)</div>"_s,
               QRegularExpression::DotMatchesEverythingOption);
    FormattedReference reference;
    QString html = entry;
    if (const auto label = margin.match(html); label.hasMatch()) {
        reference.label = withoutTags(label.captured(1));
        html.remove(label.capturedStart(), label.capturedLength());
    }
    reference.html = html.replace(block, u" "_s).simplified();
    reference.text = withoutTags(reference.html);
    return reference;
}

} // namespace

CitationFormatter::CitationFormatter()
    : m_engine(std::make_shared<ScriptEngine>(
        QStringList{u":/cite/prelude.js"_s, u":/cite/citeproc.js"_s, u":/cite/references.js"_s},
        u"lecternReferences"_s))
{
}

CitationFormatter::~CitationFormatter() = default;

bool CitationFormatter::isAvailable()
{
    return true;
}

Result<QList<FormattedReference>> CitationFormatter::references(const QList<Paper> &papers,
                                                                const QString &style, const QString &language,
                                                                const Cancelled &cancelled)
{
    if (papers.size() > kMax)
        return Error{
            Messages::tr("At most %1 papers can be formatted in a citation style at once.").arg(kMax)};
    LECTERN_TRY(const auto rules, citationStyle(style));
    QJsonArray items;
    CitationKeys keys;
    for (const Paper &paper : papers)
        items.append(itemOf(asText(paper), keys.next(paper)));
    LECTERN_TRY(const auto answer,
                m_engine->call({QString::fromUtf8(rules.json), QString::fromUtf8(citationTerms(language)),
                                language, QString::fromUtf8(QJsonDocument(items).toJson())},
                               kLimit, cancelled));
    QList<FormattedReference> references;
    for (const QJsonValue &entry : QJsonDocument::fromJson(answer.toUtf8()).array())
        references.append(referenceOf(entry.toString()));
    return references;
}

#else

CitationFormatter::CitationFormatter() = default;
CitationFormatter::~CitationFormatter() = default;

bool CitationFormatter::isAvailable()
{
    return false;
}

Result<QList<FormattedReference>> CitationFormatter::references(const QList<Paper> &, const QString &,
                                                                const QString &, const Cancelled &)
{
    return Error{
        Messages::tr("This build of Lectern does not support citation styles: it was built without Qt Qml.")};
}

#endif

} // namespace lectern
