#include "publication.h"

#include "bibtexnames.h"
#include "models/formats/base/authorlists.h"
#include "models/formats/base/dates.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "models/tex/texprose.h"
#include "stateddates.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

class PublicationReader
{
public:
    explicit PublicationReader(const Paper &paper) : m_paper(paper)
    {
        m_isTex = !extraOf(m_paper, u"entrytype").isEmpty();
        m_isMedline = !extraOf(m_paper, u"PMID").isEmpty() || !extraOf(m_paper, u"VI").isEmpty();
    }

    Publication read()
    {
        m_out.kind = kind();
        for (const PublicationField &field : publicationFields())
            if (field.value)
                m_out.*field.value = text(field.names);
        readIssue();
        readPages();
        readMonth();
        m_out.date = statedDate(m_paper, extraOf(m_paper, u"date"), extraOf(m_paper, u"issued"));
        readEditors();
        // RIS uses one tag for ISSN and ISBN; in PubMed the tag is the ISSN.
        if (const QString number = text({u"SN"_s}); !number.isEmpty())
            (number.count(u'-') == 1 && number.size() == 9 ? m_out.issn : m_out.isbn) = number;
        if (m_isMedline && m_out.issn.isEmpty())
            m_out.issn = text({u"IS"_s}).section(u' ', 0, 0);
        nested();
        return std::move(m_out);
    }

private:
    QString value(const QStringList &names) const
    {
        for (const QString &name : names)
            if (const QString found = extraOf(m_paper, name); !found.isEmpty())
                return found;
        return {};
    }
    QString text(const QStringList &names) const
    {
        const QString found = value(names);
        // A JSON list or object is not a printable value.
        if (found.startsWith(u'{') && !m_isTex)
            return {};
        return foldAsciiSpace(m_isTex ? readTexProse(found) : found);
    }

    WorkKind kind()
    {
        const WorkKind stated = statedKind();
        m_out.kindStated = stated != WorkKind::Unknown;
        const bool isPreprint = m_paper.venue.isEmpty() && !m_paper.arxivId.isEmpty();
        if (isPreprint && (stated == WorkKind::Unknown || stated == WorkKind::Article))
            return WorkKind::Preprint;
        // "article" is a preprint in CSL, and any journal publication in OpenAlex.
        const bool isInVenue = stated == WorkKind::Preprint && !m_paper.venue.isEmpty()
            && extraOf(m_paper, u"type") == u"article"_s;
        if ((stated != WorkKind::Unknown && !isInVenue) || m_paper.venue.isEmpty())
            return stated;
        return kindOfVenue(m_paper.venue);
    }
    WorkKind statedKind()
    {
        const QString entry = extraOf(m_paper, u"entrytype").toLower();
        if (entry == u"phdthesis" || entry == u"mastersthesis")
            m_out.thesis = entry;
        else if (value({u"genre"_s, u"M3"_s, u"type"_s}).contains(u"master"_s, Qt::CaseInsensitive))
            m_out.thesis = u"mastersthesis"_s;
        if (const WorkKind kind = kindOfBibType(entry); kind != WorkKind::Unknown)
            return kind;
        if (const WorkKind kind = kindOfRisType(extraOf(m_paper, u"TY")); kind != WorkKind::Unknown)
            return kind;
        if (const WorkKind kind = kindOfCslType(extraOf(m_paper, u"type")); kind != WorkKind::Unknown)
            return kind;
        for (const QString &name :
             {u"kind"_s, u"Item Type"_s, u"itemType"_s, u"Document Type"_s, u"type_crossref"_s,
              u"openalex.type"_s, u"publicationTypes"_s, u"PT"_s, u"genre"_s})
            if (const WorkKind kind = kindOfOthers(extraOf(m_paper, name)); kind != WorkKind::Unknown)
                return kind;
        return WorkKind::Unknown;
    }

    void readIssue()
    {
        if (m_out.issue.isEmpty() && !m_isMedline)
            m_out.issue = text({u"IS"_s});
        const QString number = text({u"number"_s});
        const bool isNumber = m_out.kind == WorkKind::Report || m_out.kind == WorkKind::Patent;
        // CSL may have the arXiv id in this field; it is not a publication number.
        if (number.isEmpty() || number.startsWith(u"arxiv:"_s, Qt::CaseInsensitive))
            return;
        if (isNumber)
            m_out.number = number;
        else if (m_out.issue.isEmpty())
            m_out.issue = number;
    }

    void readPages()
    {
        const QString first = text(publicationNames(u"first"));
        if (!first.isEmpty()) {
            setPages(first);
            if (m_out.lastPage.isEmpty())
                m_out.lastPage = text(publicationNames(u"last"));
        } else {
            setPages(text(publicationNames(u"pages")));
        }
        if (m_out.firstPage.isEmpty()) // electronic journals number their articles
            m_out.firstPage = text({u"eid"_s, u"articleno"_s, u"art_number"_s, u"article-number"_s, u"C7"_s,
                                    u"Art. No."_s, u"AR"_s, u"Article Number"_s});
        if (m_out.lastPage == m_out.firstPage)
            m_out.lastPage.clear();
    }
    void setPages(const QString &pages)
    {
        // "101--120", "101–120", "S12-S20"; "1:1-1:17" and "12, 15" are not split.
        static const QRegularExpression range(u"\\A([^\\s,;–—-]+)\\s*[–—-]+\\s*([^\\s,;–—-]+)\\z"_s);
        const auto match = range.match(pages);
        m_out.firstPage = match.hasMatch() ? match.captured(1) : pages;
        m_out.lastPage = match.captured(2);
    }

    // Readers keep a month without a day as an extra field.
    void readMonth()
    {
        if (m_paper.date.isValid() && !m_paper.dateInferred)
            return;
        const QString month = text({u"month"_s}); // "aug", or a span: "August/September"
        m_out.month = monthNumber(month);
        if (!m_out.month && !month.isEmpty() && m_paper.year)
            m_out.month = readLooseDate(QString(month + u' ' + QString::number(*m_paper.year))).month;
        const auto take = [this](const LooseDate &date) {
            if (!m_out.month && date.year == m_paper.year)
                m_out.month = date.month;
        };
        for (const QString &name : {u"date"_s, u"Date"_s, u"DA"_s, u"PY"_s, u"Y1"_s, u"DP"_s})
            take(readLooseDate(text({name})));
        const QString issued = extraOf(m_paper, u"issued");
        const QJsonDocument json = QJsonDocument::fromJson(issued.toUtf8());
        if (json.isNull())
            take(readLooseDate(issued));
        else
            take(cslDate(json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object())));
    }

    void readEditors()
    {
        const QString editor = extraOf(m_paper, u"editor");
        const QJsonDocument list = QJsonDocument::fromJson(editor.toUtf8());
        if (list.isArray()) {
            for (const QJsonValue &one : list.array())
                addEditor(one.isString() ? splitInvertedName(one.toString()) : cslName(one.toObject()));
        } else if (!editor.isEmpty()) {
            for (const PersonName &name : readBibNames(editor).names)
                addEditor(name);
        }
        if (!m_out.editors.isEmpty())
            return;
        for (const ExtraField &field : m_paper.extra) {
            static const QSet<QString> tags{u"ED"_s, u"A2"_s, u"A3"_s};
            if (tags.contains(field.name))
                for (const QString &name : splitAuthorLine(field.value))
                    if (const PersonName person = splitInvertedName(name);
                        !m_out.editors.contains(displayName(person))) // A2 may repeat ED
                        addEditor(person);
        }
    }
    void addEditor(const PersonName &name)
    {
        const QString display = displayName(name), family = familyNameToKeep(name);
        if (!display.isEmpty())
            m_out.editors.append(display);
        if (!family.isEmpty())
            m_out.editorFamilies.append(family);
    }
    // OpenAlex and Semantic Scholar use nested objects.
    void nested()
    {
        const auto object = [&](const QString &name) {
            return QJsonDocument::fromJson(extraOf(m_paper, name).toUtf8()).object();
        };
        const auto take = [](QString *target, const QJsonValue &value) {
            if (target->isEmpty())
                *target = foldAsciiSpace(value.toString());
        };
        if (const QJsonObject biblio = object(u"biblio"_s); !biblio.isEmpty()) {
            take(&m_out.volume, biblio[u"volume"]);
            take(&m_out.issue, biblio[u"issue"]);
            if (m_out.firstPage.isEmpty()) {
                take(&m_out.firstPage, biblio[u"first_page"]);
                take(&m_out.lastPage, biblio[u"last_page"]);
            }
        }
        if (const QJsonObject journal = object(u"journal"_s); !journal.isEmpty()) {
            take(&m_out.volume, journal[u"volume"]);
            if (m_out.firstPage.isEmpty())
                setPages(foldAsciiSpace(journal[u"pages"].toString()));
        }
        if (m_out.lastPage == m_out.firstPage)
            m_out.lastPage.clear();
    }

    const Paper &m_paper;
    bool m_isTex = false, m_isMedline = false;
    Publication m_out;
};

} // namespace

const QStringList &citeKeyNames()
{
    static const QStringList names{u"citekey"_s, u"citation-key"_s, kCslKey.toString()};
    return names;
}

QString citeKeyOf(const Paper &paper)
{
    for (const QString &name : citeKeyNames())
        if (const QString key = extraOf(paper, name); !key.isEmpty())
            return key;
    return {};
}

const QStringList &keywordNames()
{
    static const QStringList names{
        u"keywords"_s, u"keyword"_s, u"author keywords"_s, u"author_keywords"_s, u"manual tags"_s,
        u"kw"_s,       u"ot"_s};
    return names;
}

QStringList keywordsOf(const Paper &paper)
{
    const bool isTex = !extraOf(paper, u"entrytype").isEmpty();
    QStringList keywords;
    const auto add = [&keywords](const QString &keyword) {
        if (const QString folded = foldAsciiSpace(keyword);
            !folded.isEmpty() && !keywords.contains(folded, Qt::CaseInsensitive))
            keywords.append(folded);
    };
    for (const ExtraField &field : paper.extra) {
        // RIS and MEDLINE use one field per keyword; others use a list separated by semicolons, or by commas
        // if there are none.
        if (field.name == u"KW"_s || field.name == u"OT"_s) {
            add(field.value);
        } else if (keywordNames().contains(field.name, Qt::CaseInsensitive)) {
            const QString list = isTex ? readTexProse(field.value) : field.value;
            for (const QString &keyword : list.split(list.contains(u';') ? u';' : u','))
                add(keyword);
        }
    }
    return keywords;
}

QString extraOf(const Paper &paper, QStringView name)
{
    for (const ExtraField &field : paper.extra)
        if (field.name == name && !field.value.isEmpty())
            return field.value;
    return {};
}

QString Publication::pages() const
{
    return lastPage.isEmpty() ? firstPage : firstPage + u'-' + lastPage;
}

QString Publication::pagesText() const
{
    return lastPage.isEmpty() ? firstPage : firstPage + u'–' + lastPage;
}

QString Publication::volumeText() const
{
    return volume.isEmpty() || issue.isEmpty() ? volume : volume + u'(' + issue + u')';
}

Publication publicationOf(const Paper &paper)
{
    return PublicationReader(paper).read();
}

} // namespace lectern
