#include "exportparts.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Programs write file paths to any field: "file:///…", ":/home/ada/a.pdf:PDF", "C:\\Users\\…".
bool namesFile(const QString &value)
{
    static const QRegularExpression path(
        u"\\bfile:/|(^|[{;:])\\s*(/|~/|[A-Za-z]:[\\\\/])\\w|\\s/(home|Users|media|mnt|tmp)/|\\A\\s*\\\\\\\\\\w"_s,
        QRegularExpression::CaseInsensitiveOption);
    return path.match(value).hasMatch();
}

} // namespace

bool isBibFieldForCiting(const ExtraField &field)
{
    static const QSet<QString> names{u"address"_s,
                                     u"afterword"_s,
                                     u"annotator"_s,
                                     u"articleno"_s,
                                     u"author"_s,
                                     u"authortype"_s,
                                     u"bookauthor"_s,
                                     u"bookpagination"_s,
                                     u"booksubtitle"_s,
                                     u"booktitle"_s,
                                     u"booktitleaddon"_s,
                                     u"chapter"_s,
                                     u"commentator"_s,
                                     u"date"_s,
                                     u"day"_s,
                                     u"doi"_s,
                                     u"edition"_s,
                                     u"editor"_s,
                                     u"editora"_s,
                                     u"editoratype"_s,
                                     u"editorb"_s,
                                     u"editorbtype"_s,
                                     u"editorc"_s,
                                     u"editorctype"_s,
                                     u"editortype"_s,
                                     u"eid"_s,
                                     u"entrysubtype"_s,
                                     u"eprint"_s,
                                     u"eprintclass"_s,
                                     u"eprinttype"_s,
                                     u"eventdate"_s,
                                     u"eventtitle"_s,
                                     u"eventtitleaddon"_s,
                                     u"foreword"_s,
                                     u"holder"_s,
                                     u"howpublished"_s,
                                     u"institution"_s,
                                     u"introduction"_s,
                                     u"isan"_s,
                                     u"isbn"_s,
                                     u"ismn"_s,
                                     u"isrn"_s,
                                     u"issn"_s,
                                     u"issue"_s,
                                     u"issuesubtitle"_s,
                                     u"issuetitle"_s,
                                     u"issuetitleaddon"_s,
                                     u"iswc"_s,
                                     u"journal"_s,
                                     u"journalsubtitle"_s,
                                     u"journaltitle"_s,
                                     u"journaltitleaddon"_s,
                                     u"key"_s,
                                     u"langid"_s,
                                     u"language"_s,
                                     u"location"_s,
                                     u"mainsubtitle"_s,
                                     u"maintitle"_s,
                                     u"maintitleaddon"_s,
                                     u"month"_s,
                                     u"nameaddon"_s,
                                     u"number"_s,
                                     u"numpages"_s,
                                     u"organization"_s,
                                     u"origdate"_s,
                                     u"origlanguage"_s,
                                     u"origlocation"_s,
                                     u"origpublisher"_s,
                                     u"origtitle"_s,
                                     u"pages"_s,
                                     u"pagetotal"_s,
                                     u"pagination"_s,
                                     u"part"_s,
                                     u"publisher"_s,
                                     u"pubstate"_s,
                                     u"reprinttitle"_s,
                                     u"school"_s,
                                     u"series"_s,
                                     u"shortauthor"_s,
                                     u"shorteditor"_s,
                                     u"shortjournal"_s,
                                     u"shortseries"_s,
                                     u"shorttitle"_s,
                                     u"subtitle"_s,
                                     u"titleaddon"_s,
                                     u"translator"_s,
                                     u"type"_s,
                                     u"urldate"_s,
                                     u"venue"_s,
                                     u"version"_s,
                                     u"volume"_s,
                                     u"volumes"_s,
                                     u"year"_s,
                                     u"archiveprefix"_s,
                                     u"primaryclass"_s};
    return names.contains(field.name) && !namesFile(field.value);
}

bool isRisTagForCiting(const ExtraField &field)
{
    static const QSet<QString> tags{u"A2"_s, u"A3"_s, u"A4"_s, u"BT"_s, u"C7"_s, u"CY"_s, u"DA"_s, u"ED"_s,
                                    u"EP"_s, u"ET"_s, u"IS"_s, u"J1"_s, u"J2"_s, u"JA"_s, u"JF"_s, u"JO"_s,
                                    u"LA"_s, u"M1"_s, u"M3"_s, u"NV"_s, u"OP"_s, u"PB"_s, u"PP"_s, u"PY"_s,
                                    u"RP"_s, u"SE"_s, u"SN"_s, u"SP"_s, u"ST"_s, u"SV"_s, u"T2"_s, u"T3"_s,
                                    u"TA"_s, u"TT"_s, u"VL"_s, u"VO"_s, u"Y1"_s, u"Y2"_s, u"YR"_s};
    return tags.contains(field.name) && !namesFile(field.value);
}

} // namespace lectern
