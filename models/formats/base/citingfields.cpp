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

QSet<QString> wordSet(QStringView words)
{
    QSet<QString> set;
    for (const QStringView word : words.split(u' '))
        set.insert(word.toString());
    return set;
}

bool isBibFieldForCiting(const ExtraField &field)
{
    static const QSet<QString> names =
        wordSet(u"address afterword annotator articleno author authortype bookauthor bookpagination "
                u"booksubtitle booktitle booktitleaddon chapter commentator date day doi edition editor "
                u"editora editoratype editorb editorbtype editorc editorctype editortype eid "
                u"entrysubtype eprint eprintclass eprinttype eventdate eventtitle eventtitleaddon "
                u"foreword holder howpublished institution introduction isan isbn ismn isrn issn issue "
                u"issuesubtitle issuetitle issuetitleaddon iswc journal journalsubtitle journaltitle "
                u"journaltitleaddon key langid language location mainsubtitle maintitle maintitleaddon "
                u"month nameaddon number numpages organization origdate origlanguage origlocation "
                u"origpublisher origtitle pages pagetotal pagination part publisher pubstate "
                u"reprinttitle school series shortauthor shorteditor shortjournal shortseries shorttitle "
                u"subtitle titleaddon translator type urldate venue version volume volumes year "
                u"archiveprefix primaryclass");
    return names.contains(field.name) && !namesFile(field.value);
}

bool isRisTagForCiting(const ExtraField &field)
{
    static const QSet<QString> tags =
        wordSet(u"A2 A3 A4 BT C7 CY DA ED EP ET IS J1 J2 JA JF JO LA M1 M3 NV OP PB PP PY RP SE SN SP ST "
                u"SV T2 T3 TA TT VL VO Y1 Y2 YR");
    return tags.contains(field.name) && !namesFile(field.value);
}

} // namespace lectern
