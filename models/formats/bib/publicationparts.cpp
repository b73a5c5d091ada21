// Replaces a part of the publication details.
#include "publication.h"

#include "models/tex/texprose.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Writes a part to the extra fields of a paper, using the names of its format.
class PartSetter
{
public:
    explicit PartSetter(Paper *paper)
        : m_paper(paper), m_isBib(!extraOf(*paper, u"entrytype").isEmpty()),
          m_isRis(!m_isBib && !extraOf(*paper, u"TY").isEmpty())
    {
    }

    void setKind(const QString &text)
    {
        const WorkKind kind = kindNamed(text);
        if (kind == WorkKind::Unknown)
            return;
        remove({u"entrytype"_s, u"TY"_s, u"type"_s});
        const QString bib = bibTypeOf(kind, false);
        if (m_isBib)
            add(u"entrytype"_s, bib);
        if (m_isRis)
            add(u"TY"_s, risTypeOf(kind));
        else if (!m_isBib || bib == u"misc") // BibTeX has no type for it
            add(u"type"_s, cslTypeOf(kind));
    }
    void set(const PublicationField &field, const QString &text)
    {
        remove(field.names);
        const QString &name = m_isRis ? field.ris : m_isBib ? field.bibtex : field.csl;
        add(name.isEmpty() ? field.name : name, inItsWords(text));
    }
    // BibTeX calls the issue "number", which reports also use.
    void setIssue(const QString &text)
    {
        const bool isNumber = kind() != WorkKind::Report && kind() != WorkKind::Patent;
        remove(publicationNames(u"issue"));
        remove({u"IS"_s});
        if (isNumber)
            remove({u"number"_s});
        add(m_isRis ? u"IS"_s : m_isBib && isNumber ? u"number"_s : u"issue"_s, inItsWords(text));
    }
    void setPages(const QString &text)
    {
        Paper typed;
        typed.extra = {{u"pages"_s, text}};
        const Publication range = publicationOf(typed);
        for (const QStringView part : {u"pages", u"first", u"last"})
            remove(publicationNames(part));
        if (m_isRis) {
            add(u"SP"_s, range.firstPage);
            add(u"EP"_s, range.lastPage);
        } else if (m_isBib && !range.lastPage.isEmpty()) {
            add(u"pages"_s, inItsWords(range.firstPage) + u"--" + inItsWords(range.lastPage));
        } else {
            add(u"pages"_s, inItsWords(text));
        }
    }
    void setPublisher(const QString &text)
    {
        const QString bib = bibPublisherOf(m_isBib ? kind() : WorkKind::Unknown, false);
        remove(publicationNames(u"publisher"));
        add(m_isRis ? u"PB"_s : bib, inItsWords(text));
    }

private:
    WorkKind kind() const { return publicationOf(*m_paper).kind; }
    void remove(const QStringList &names)
    {
        m_paper->extra.removeIf([&](const ExtraField &field) { return names.contains(field.name); });
    }
    void add(const QString &name, const QString &value)
    {
        if (!value.isEmpty())
            m_paper->extra.append({name, value});
    }
    QString inItsWords(const QString &text) const { return m_isBib ? writeTexProse(text) : text; }

    Paper *m_paper;
    bool m_isBib, m_isRis;
};

} // namespace

void setPublicationPart(Paper *paper, QStringView part, const QString &text)
{
    PartSetter setter(paper);
    if (part == u"kind")
        setter.setKind(text);
    else if (part == u"issue")
        setter.setIssue(text);
    else if (part == u"pages")
        setter.setPages(text);
    else if (part == u"publisher")
        setter.setPublisher(text);
    else
        for (const PublicationField &field : publicationFields())
            if (field.name == part && field.isEditable)
                setter.set(field, text);
}

} // namespace lectern
