#include "webformats.h"

#include "models/formats/base/authorlists.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

class MetaReader
{
public:
    explicit MetaReader(const QList<PageMeta> &metas) : m_metas(metas) { }

    // Returns the values of the first existing name; a value may occur twice.
    QStringList all(std::initializer_list<QStringView> names) const
    {
        QStringList found;
        for (const QStringView name : names) {
            for (const PageMeta &meta : m_metas)
                if (meta.name == name && !meta.value.isEmpty())
                    found.append(meta.value);
            if (!found.isEmpty())
                break;
        }
        return found;
    }
    QStringList values(std::initializer_list<QStringView> names) const
    {
        QStringList found = all(names);
        found.removeDuplicates();
        return found;
    }
    QString value(std::initializer_list<QStringView> names) const { return values(names).value(0); }

    Paper run() const
    {
        Paper paper;
        paper.title = value({u"citation_title", u"dc.title", u"dcterms.title", u"eprints.title",
                             u"prism.title", u"bepress_citation_title"});
        readAuthors(paper);
        paper.venue = value({u"citation_journal_title", u"citation_conference_title", u"citation_conference",
                             u"citation_inbook_title", u"citation_book_title", u"prism.publicationname",
                             u"dc.source", u"bepress_citation_journal_title"});
        paper.abstract = foldParagraphs(value({u"citation_abstract", u"dcterms.abstract", u"dc.description",
                                               u"dcterms.description", u"eprints.abstract"}));
        readDates(paper);
        readIds(paper);
        keepRest(paper);
        return paper;
    }

private:
    // Authors may have the same name; only a repetition of the whole list is dropped. Each tag should hold
    // one author and often holds all: "Doe, A.; Roe, B.".
    void readAuthors(Paper &paper) const
    {
        QStringList tags = all({u"citation_author", u"citation_authors", u"dc.creator", u"dcterms.creator",
                                u"dc.contributor", u"eprints.creators_name", u"bepress_citation_author"});
        const qsizetype half = tags.size() / 2;
        if (half > 0 && tags.size() == 2 * half && tags.first(half) == tags.last(half))
            tags.resize(half);
        for (const QString &tag : std::as_const(tags))
            for (const QString &name : splitAuthorLine(tag)) {
                if (isCutList(name))
                    paper.authorsTruncated = true;
                else
                    addInvertedAuthor(&paper, name);
            }
    }

    void readDates(Paper &paper) const
    {
        for (const QString &text :
             values({u"citation_publication_date", u"citation_date", u"citation_online_date",
                     u"citation_year", u"dc.date", u"dcterms.date", u"dcterms.issued", u"dc.date.issued",
                     u"prism.publicationdate", u"article:published_time", u"bepress_citation_date"})) {
            const LooseDate date = readLooseDate(text);
            if (!paper.year)
                paper.year = date.year;
            if (!paper.date.isValid())
                paper.date = date.date();
        }
    }

    void readIds(Paper &paper) const
    {
        for (const QString &text :
             values({u"citation_doi", u"dc.identifier.doi", u"prism.doi", u"bepress_citation_doi"}))
            if (paper.doi.isEmpty())
                paper.doi = doiOf(text);
        for (const QString &text : values({u"dc.identifier", u"dcterms.identifier"})) {
            if (paper.doi.isEmpty())
                paper.doi = doiOf(text);
            if (paper.arxivId.isEmpty())
                paper.arxivId = arxivIdOf(text);
        }
        if (const QString id = arxivIdOf(value({u"citation_arxiv_id"})); !id.isEmpty())
            paper.arxivId = id;
        for (const QString &url :
             values({u"citation_abstract_html_url", u"citation_public_url", u"citation_fulltext_html_url",
                     u"canonical", u"og:url", u"citation_pdf_url"}))
            if (paper.url.isEmpty() && isOpenableUrl(url))
                paper.url = url;
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(value({u"citation_pdf_url"}));
        if (paper.arxivId.isEmpty())
            paper.arxivId = arxivIdOf(paper.doi);
    }

    void keepRest(Paper &paper) const
    {
        static const QStringList used{
            u"citation_title"_s,         u"citation_author"_s,           u"citation_authors"_s,
            u"citation_doi"_s,           u"citation_arxiv_id"_s,         u"citation_abstract"_s,
            u"citation_journal_title"_s, u"citation_conference_title"_s, u"citation_reference"_s};
        if (!paper.title.isEmpty())
            for (const PageMeta &meta : m_metas)
                if (meta.name.startsWith(u"citation_"_s) && !used.contains(meta.name)
                    && meta.value != paper.url)
                    paper.extra.append({meta.name, meta.value});
    }

    const QList<PageMeta> &m_metas;
};

} // namespace

QString paperMetaName(const QString &name)
{
    QString folded = name.trimmed().toLower();
    for (const QLatin1StringView set : {"dc:"_L1, "dcterms:"_L1, "prism:"_L1, "eprints:"_L1})
        if (folded.startsWith(set))
            folded[set.size() - 1] = u'.';
    return folded;
}

bool isPaperMeta(const QString &name)
{
    return name.startsWith(u"citation_"_s) || name.startsWith(u"dc."_s) || name.startsWith(u"dcterms."_s)
        || name.startsWith(u"prism."_s) || name.startsWith(u"eprints."_s) || name.startsWith(u"bepress_"_s)
        || name == u"og:url"_s || name == u"article:published_time"_s;
}

Paper paperOfMetas(const QList<PageMeta> &metas)
{
    return MetaReader(metas).run();
}

} // namespace lectern
