#include "webformats.h"

#include "htmltag.h"
#include "models/formats/base/inlinemarkup.h"
#include "models/formats/base/names.h"
#include "models/formats/records/recordformats.h"
#include "models/tex/spaces.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kLargestData = 32 * 1024 * 1024; // bytes per script

// Attributes are single lines; non-breaking spaces in them come from the editor.
QString decoded(QByteArrayView value)
{
    return decodeHtmlReferences(QString::fromUtf8(value)).replace(u'\u00a0', u' ');
}

// Returns the text of a child of an XML element that a page states as JSON: {"#name": "author", "$$":
// [{"#name": "surname", "_": "Winter"}]}.
QString elementText(const QJsonValue &element, QLatin1StringView name)
{
    const QJsonArray children = element[u"$$"].toArray();
    for (const QJsonValue &child : children)
        if (child[u"#name"].toString() == name)
            return foldAsciiSpace(child[u"_"].toString());
    return {};
}

// Reads the authors of a page of ScienceDirect, whose tags have none: author groups as in Elsevier's DTD.
void readElementAuthors(const QJsonValue &value, Paper &paper)
{
    const QString name = value[u"#name"].toString();
    if (name == "author"_L1) {
        addAuthor(&paper,
                  personName(elementText(value, "surname"_L1), elementText(value, "given-name"_L1),
                             elementText(value, "suffix"_L1)));
    } else if (name == "collaboration"_L1) {
        if (const QString team = elementText(value, "text"_L1); !team.isEmpty())
            addAuthor(&paper, {{}, {}, team, {}, true});
    } else {
        for (const QString &key : {u"content"_s, u"$$"_s})
            for (const QJsonValue &inner : value[key].toArray()) // Qt's parser limits the nesting depth
                readElementAuthors(inner, paper);
    }
}

class DataReader
{
public:
    explicit DataReader(QByteArrayView page) : m_page(page) { }

    PageData run()
    {
        for (qsizetype i = 0; (i = m_page.indexOf('<', i)) >= 0;) {
            const QByteArrayView rest = m_page.sliced(i);
            if (rest.startsWith("<!--")) {
                const qsizetype end = m_page.indexOf("-->", i + 2);
                if (end < 0)
                    break;
                i = end;
                continue;
            }
            ++i;
            if (!begins(rest, "<meta") && !begins(rest, "<link") && !begins(rest, "<script"))
                continue;
            const auto tag = readHtmlTag(m_page, i - 1);
            if (!tag)
                break;
            i = tag->end;
            if (tag->name == "script")
                i = script(*tag);
            else
                meta(*tag);
        }
        m_data.paper = paperOfMetas(m_metas);
        if (m_data.paper.authors.isEmpty()) {
            m_data.paper.authors = m_elementAuthors.authors;
            m_data.paper.extra += m_elementAuthors.extra;
        }
        if (!m_data.stated.isEmpty())
            m_data.paper.line = m_data.stated.first().begin + 1;
        return std::move(m_data);
    }

private:
    static bool begins(QByteArrayView text, QByteArrayView tag)
    {
        return text.size() > tag.size() && qstrnicmp(text.data(), tag.data(), size_t(tag.size())) == 0;
    }

    void state(QList<ByteRange> &list, qsizetype begin, qsizetype end)
    {
        list.append({ByteRange::Kind::Field, begin, end, 0});
    }

    void meta(const HtmlTag &tag)
    {
        if (tag.name == "link" && tag.value("rel").toByteArray().toLower() == "canonical") {
            m_metas.append({u"canonical"_s, decoded(tag.value("href"))});
            state(m_data.stated, tag.begin, tag.end);
        }
        if (tag.name != "meta")
            return;
        QString name = decoded(tag.value("name"));
        if (name.isEmpty())
            name = decoded(tag.value("property"));
        name = paperMetaName(name);
        if (!isPaperMeta(name))
            return;
        const QString value = decoded(tag.value("content"));
        const bool paragraphs = name.contains(u"abstract"_s) || name.contains(u"description"_s);
        m_metas.append({name, paragraphs ? value : foldAsciiSpace(value)});
        state(m_data.stated, tag.begin, tag.end);
    }

    // Reads the JSON of a script element. Returns the start of its end tag.
    qsizetype script(const HtmlTag &tag)
    {
        const qsizetype end = endOfHtmlElement(m_page, tag.end, "script", false);
        const QByteArray type = tag.value("type").toByteArray().toLower();
        const bool linked = type == "application/ld+json";
        if ((!linked && type != "application/json") || end - tag.end > kLargestData)
            return end;
        QJsonParseError error;
        const QByteArray json = m_page.sliced(tag.end, end - tag.end).toByteArray().trimmed();
        QJsonDocument document = QJsonDocument::fromJson(json, &error);
        if (document.isNull() && json.startsWith('"')) // a text that contains JSON
            document = QJsonDocument::fromJson(
                QJsonDocument::fromJson('[' + json + ']')[0].toString().toUtf8(), &error);
        if (document.isNull() && linked)
            m_data.diagnostics.append(
                {Diagnostic::Severity::Warning, tag.begin + 1,
                 u"The JSON-LD of this page cannot be read: %1."_s.arg(error.errorString())});
        const QJsonValue value =
            document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
        if (!linked && m_elementAuthors.authors.isEmpty())
            readElementAuthors(value[u"authors"], m_elementAuthors);
        QList<NamedField> names;
        QList<Paper> papers = linked ? papersOfLinkedData(value) : namedPapersIn(value, names);
        for (Paper &paper : papers)
            paper.line = tag.begin + 1;
        if (!papers.isEmpty())
            state(linked ? m_data.stated : m_data.embeddedAt, tag.begin, end);
        (linked ? m_data.articles : m_data.embedded) += papers;
        return end;
    }

    QByteArrayView m_page;
    QList<PageMeta> m_metas;
    PageData m_data;
    Paper m_elementAuthors; // authors only
};

} // namespace

PageData readPageData(QByteArrayView page)
{
    return DataReader(page).run();
}

} // namespace lectern
