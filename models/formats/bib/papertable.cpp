#include "bibformats.h"

#include "models/formats/base/marksfield.h"
#include "models/formats/base/names.h"
#include "models/formats/records/recordformats.h"
#include "publication.h"

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QByteArray header()
{
    return "title,authors,authors_truncated,year,date,date_inferred,venue,doi,arxiv_id,category,score,code,"
           "affiliation,citations,url,abstract,"
        + publicationParts().join(u',').toUtf8()
        + ",keywords,citekey,tags,lists,rating,bookmarked,read,note,lecternmarks\r\n";
}

QByteArray row(const Paper &paper, const PaperMarks &marks)
{
    QStringList authors;
    const QStringList families = familyNames(paper);
    for (const QString &author : paper.authors) {
        const PersonName name = splitDisplayName(author, families);
        const bool isKept = families.contains(familyWithParticle(name));
        authors.append(author.contains(u',') || (isKept && !name.literal) ? invertedName(name) : author);
    }
    QStringList values{paper.title,
                       authors.join(u"; ")
                           + (authors.size() == 1 && authors[0].contains(u' ') ? u";"_s : u""_s),
                       paper.authorsTruncated ? u"yes"_s : u""_s,
                       paper.year ? QString::number(*paper.year) : QString(),
                       paper.date.toString(Qt::ISODate),
                       paper.dateInferred ? u"yes"_s : u""_s,
                       paper.venue,
                       paper.doi,
                       paper.arxivId,
                       paper.category,
                       paper.score ? QString::number(*paper.score) : QString(),
                       paper.code ? (*paper.code ? u"yes"_s : u"no"_s) : QString(),
                       paper.affiliation,
                       paper.citations ? QString::number(*paper.citations) : QString(),
                       paper.url,
                       QString(paper.abstract).replace(u"\n"_s, u"\n\n"_s)};
    const Publication publication = publicationOf(paper);
    for (const QString &part : publicationParts())
        values.append(publicationPart(publication, part));
    values.append(keywordsOf(paper).join(u"; "_s));
    values.append(citeKeyOf(paper));
    for (const ExtraField &column : tableMarks(marks))
        values.append(column.value);
    values.append(marks.isEmpty() ? QString() : marksText(marks));
    QStringList cells;
    for (const QString &value : values)
        cells.append(csvCell(value));
    return cells.join(u',').toUtf8() + "\r\n";
}

} // namespace

Format tableFormat()
{
    Format format = csvFormat();
    format.use = QT_TRANSLATE_NOOP("lectern::ExportPanel", "For spreadsheets, one paper per row.");
    format.removeMarks = [](QList<ExtraField> &fields, const PaperMarks &marks) {
        for (const ExtraField &field : tableMarks(marks))
            removeMark(fields, field);
    };
    format.stream = [] { return paperStream(header(), row); };
    return format;
}

} // namespace lectern
