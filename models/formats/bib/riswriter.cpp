// Writes RIS.
#include "bibformats.h"
#include "models/core/shortvenue.h"
#include "models/formats/base/authorlists.h"
#include "models/formats/base/exportparts.h"
#include "models/formats/base/marksfield.h"
#include "models/formats/base/names.h"
#include "models/tex/spaces.h"
#include "publication.h"

#include <QRegularExpression>

#include <memory>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// RIS values are single lines. Line breaks become spaces, or additional lines if the tag may repeat.
void writeTag(QByteArray &out, const QString &tag, const QString &value)
{
    if (const QString line = foldAsciiSpace(value); !line.isEmpty())
        out += tag.toLatin1() + "  - " + line.toUtf8() + "\r\n";
}

// Writes publication details of sources other than RIS.
void writePublication(QByteArray &out, const Publication &publication)
{
    for (const PublicationField &field : publicationFields()) {
        if (field.name == u"issue"_s)
            writeTag(out, u"IS"_s, publication.issue.isEmpty() ? publication.number : publication.issue);
        if (field.name == u"pages"_s) {
            writeTag(out, u"SP"_s, publication.firstPage);
            writeTag(out, u"EP"_s, publication.lastPage);
            for (const QString &editor : publication.editors)
                writeTag(out, u"ED"_s, invertedName(splitDisplayName(editor, publication.editorFamilies)));
        }
        if (field.value && !field.ris.isEmpty())
            writeTag(out, field.ris, publication.*field.value);
    }
    writeTag(out, u"SN"_s, publication.isbn.isEmpty() ? publication.issn : publication.isbn);
}

// Writes the stated years, and an inferred year in brackets.
void writeDates(QByteArray &out, const Paper &paper, const Publication &publication, bool isRis)
{
    const bool dated = paper.date.isValid() && !paper.dateInferred;
    if (paper.year)
        writeTag(out, u"PY"_s, QString::number(*paper.year));
    else if (paper.date.isValid())
        writeTag(out, u"PY"_s,
                 dated ? QString::number(paper.date.year())
                       : u'[' + QString::number(paper.date.year()) + u']');
    if (paper.date.isValid() && !dated)
        writeTag(out, u"XL"_s, u"inferred: "_s + paper.date.toString(Qt::ISODate));
    else if (dated && paper.date.year() == paper.year.value_or(paper.date.year()))
        writeTag(out, u"DA"_s, paper.date.toString(u"yyyy/MM/dd"_s));
    else if (paper.year && publication.month && !isRis) // the day is unknown then
        writeTag(out, u"DA"_s, u"%1/%2//"_s.arg(*paper.year).arg(publication.month, 2, 10, QChar(u'0')));
    else if (dated)
        writeTag(out, u"XL"_s, u"submitted: "_s + paper.date.toString(Qt::ISODate));
}

// Writes the full venue name and, if known, the short one.
void writeCitedVenue(QByteArray &out, const Paper &paper)
{
    const QString venue = foldAsciiSpace(paper.venue), full = fullVenueText(venue),
                  name = shortVenueText(venue);
    writeTag(out, u"T2"_s, full);
    if (name != full)
        writeTag(out, u"J2"_s, name);
}

QByteArray written(const Paper &paper, const PaperMarks &marks, ExportContent content)
{
    const bool citing = content == ExportContent::Citing;
    QByteArray out;
    QString type = extraOf(paper, u"TY");
    const bool isRis = !foldAsciiSpace(type).isEmpty() && !type.contains(u'\n');
    const Publication publication = publicationOf(paper);
    if (!isRis)
        type = risTypeOf(publication.kind);
    if (type.isEmpty())
        type = u"JOUR"_s;
    writeTag(out, u"TY"_s, type);
    writeTag(out, u"TI"_s, QString(paper.title).replace(u'\n', u' '));
    const QStringList families = familyNames(paper);
    for (const QString &author : paper.authors) {
        QString line = invertedName(splitDisplayName(author, families));
        if (splitAuthorLine(line)
            != QStringList{line.simplified()}) // the comma at the end marks the name of one organisation
            line = QString(author).replace(u","_s, u",,"_s) + u',';
        writeTag(out, u"AU"_s, line);
    }
    if (paper.authorsTruncated)
        writeTag(out, u"AU"_s, u"et al.,"_s);
    writeDates(out, paper, publication, isRis);
    if (citing)
        writeCitedVenue(out, paper);
    else
        writeTag(out, u"T2"_s, QString(paper.venue).replace(u'\n', u' '));
    if (!isRis) // otherwise the details are among the source's own tags
        writePublication(out, publication);
    writeTag(out, u"DO"_s, paper.doi);
    writeTag(out, u"UR"_s, paper.url);
    if (!paper.arxivId.isEmpty())
        writeTag(out, u"XL"_s, u"arxiv: "_s + paper.arxivId);
    if (!citing) {
        for (const QString &paragraph : paper.abstract.split(u'\n'))
            writeTag(out, u"AB"_s, paragraph);
        for (const QString &keyword : keywordsOf(paper))
            writeTag(out, u"KW"_s, keyword);
    }
    for (const ExtraField &field : paper.extra) {
        static const QRegularExpression tag(u"\\A[A-Z][A-Z0-9]\\z"_s);
        // A field named ER would end the record; table columns can have any name.
        if (isRis && field.name != u"TY"_s && field.name != u"KW"_s && field.name != u"ER"_s
            && tag.match(field.name).hasMatch() && !field.value.contains(u'\n')
            && (!citing || isRisTagForCiting(field)))
            writeTag(out, field.name, field.value);
    }
    if (citing)
        return out + "ER  - \r\n\r\n";
    for (const ExtraField &line : risMarks(marks))
        writeTag(out, line.name, line.value);
    if (!marks.isEmpty())
        writeTag(out, u"XL"_s, kMarksField + u": "_s + marksText(marks));
    return out + "ER  - \r\n\r\n";
}

class RisStream final : public PaperStream
{
public:
    void setContent(ExportContent content) override { m_content = content; }
    QByteArray paper(const Paper &paper, const PaperMarks &marks) override
    {
        return written(paper, marks, m_content);
    }

private:
    ExportContent m_content = ExportContent::Everything;
};

} // namespace

std::unique_ptr<PaperStream> risStream()
{
    return std::make_unique<RisStream>();
}

} // namespace lectern
