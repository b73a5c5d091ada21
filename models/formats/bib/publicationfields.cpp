// The table of publication details.
#include "publication.h"

#include <QtGlobal>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// A marker for lupdate (./dev translate), which puts the texts into the context of the namespace.
#define T(text) QT_TRANSLATE_NOOP("lectern", text)

const QList<PublicationField> &publicationFields()
{
    using P = Publication;
    // name, label, editable, value, names in sources, BibTeX, RIS, CSL
    // clang-format off
    static const QList<PublicationField> fields{
        {u"kind"_s, T("Type of work"), true, nullptr, {}, {}, {}, {}},
        {u"volume"_s, T("Volume"), true, &P::volume,
         {u"volume"_s, u"VL"_s, u"VI"_s, u"citation_volume"_s, u"Volume"_s, u"Journal Volume"_s},
         u"volume"_s, u"VL"_s, u"volume"_s},
        {u"issue"_s, T("Issue"), true, &P::issue,
         {u"issue"_s, u"IP"_s, u"citation_issue"_s, u"Issue"_s, u"Journal Issue"_s}, {}, {}, u"issue"_s},
        {u"pages"_s, T("Pages"), true, nullptr, {u"pages"_s, u"page"_s, u"PG"_s, u"Pages"_s}, {}, {}, {}},
        {u"chapter"_s, nullptr, false, &P::chapter, {u"chapter"_s, u"chapter-number"_s},
         u"chapter"_s, {}, u"chapter-number"_s},
        {u"publisher"_s, T("Publisher"), true, &P::publisher,
         {u"publisher"_s, u"PB"_s, u"school"_s, u"institution"_s, u"organization"_s, u"citation_publisher"_s,
          u"citation_dissertation_institution"_s, u"citation_technical_report_institution"_s, u"Publisher"_s},
         {}, u"PB"_s, u"publisher"_s},
        {u"place"_s, nullptr, false, &P::place,
         {u"address"_s, u"location"_s, u"publisher-place"_s, u"CY"_s, u"PL"_s, u"Place"_s, u"PP"_s},
         {}, u"CY"_s, u"publisher-place"_s},
        {u"series"_s, nullptr, false, &P::series,
         {u"series"_s, u"collection-title"_s, u"T3"_s, u"Series"_s},
         u"series"_s, u"T3"_s, u"collection-title"_s},
        {u"edition"_s, nullptr, false, &P::edition, {u"edition"_s, u"ET"_s, u"Edition"_s},
         u"edition"_s, u"ET"_s, u"edition"_s},
        {u"isbn"_s, nullptr, false, &P::isbn, {u"isbn"_s, u"ISBN"_s, u"citation_isbn"_s},
         u"isbn"_s, {}, u"ISBN"_s},
        {u"issn"_s, nullptr, false, &P::issn, {u"issn"_s, u"ISSN"_s, u"citation_issn"_s},
         u"issn"_s, {}, u"ISSN"_s},
    };
    // clang-format on
    return fields;
}
#undef T

// The field with this name; a field without names if there is none.
static const PublicationField &fieldNamed(QStringView name)
{
    static const PublicationField none;
    const QList<PublicationField> &all = publicationFields();
    const auto found = std::find_if(all.cbegin(), all.cend(),
                                    [&](const PublicationField &field) { return field.name == name; });
    return found == all.cend() ? none : *found;
}

const QStringList &publicationNames(QStringView part)
{
    static const QStringList first{u"SP"_s, u"citation_firstpage"_s, u"Page start"_s,
                                   u"BP"_s, u"StartPage"_s,          u"Start Page"_s},
        last{u"EP"_s, u"citation_lastpage"_s, u"Page end"_s, u"EndPage"_s, u"End Page"_s};
    return part == u"first" ? first : part == u"last" ? last : fieldNamed(part).names;
}

const QStringList &publicationParts()
{
    static const QStringList parts = [] {
        QStringList names;
        for (const PublicationField &field : publicationFields())
            if (field.isEditable)
                names.append(field.name);
        return names;
    }();
    return parts;
}

QString publicationPart(const Publication &publication, QStringView part)
{
    if (part == u"kind")
        return publication.kindStated ? kindWord(publication.kind) : QString();
    if (part == u"pages")
        return publication.pagesText();
    const PublicationField &field = fieldNamed(part);
    return field.isEditable ? publication.*field.value : QString();
}

} // namespace lectern
