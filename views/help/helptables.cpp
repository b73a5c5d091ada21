// Topics for formats and figures.
#include "helptopics.h"
#include "helpwords.h"
#include "models/formats/bib/mods.h"
#include "models/formats/registry.h"

#include <QCoreApplication>
#include <QLocale>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString endings(const QStringList &extensions)
{
    QStringList dotted;
    for (const QString &extension : extensions)
        dotted.append(u'.' + extension);
    return dotted.join(u", "_s);
}

QList<HelpSection> formatHelp()
{
    HelpSection in{
        HelpWords::tr("What comes in"),
        HelpWords::tr("A file is recognised by what it holds, whatever it is called; it may be compressed "
                      "(gzip, zstd, xz, bzip2). Names of files that are usual stand behind the format."),
        {}};
    HelpSection out{
        HelpWords::tr("What goes out"),
        HelpWords::tr(
            "“Export…” writes what is selected, the list or the library. Bibliographies hold what "
            "citing needs; “Everything, for another Lectern” adds abstracts, marks, notes and files."),
        {}};
    for (const Format &format : formats()) {
        if (format.read)
            in.rows.append({format.name, endings(format.extensions), {}, {}});
        if (format.stream)
            out.rows.append({format.name, endings(format.extensions), {}, {}});
    }
    HelpSection more{HelpWords::tr("With other programs"),
                     HelpWords::tr("These come in where the package that is named is installed."),
                     {}};
    for (const Converter &converter : converters())
        more.rows.append({converter.name, HelpWords::tr("Package %1").arg(converter.package), {}, {}});
    out.rows.append({HelpWords::tr("Print, PDF"),
                     HelpWords::tr("Papers or the whole list, as they are read."),
                     {},
                     u"print"_s});
    out.rows.append({HelpWords::tr("All marks"),
                     HelpWords::tr("Everything you made, as one JSON file."),
                     {},
                     u"export-marks"_s});
    return {in, more, out};
}

QList<HelpSection> numberHelp()
{
    const HelpSection stated{
        HelpWords::tr("Stated"),
        HelpWords::tr(
            "These numbers are printed on a page or stand in a file, and Lectern only repeats them. "
            "Beside them "
            "stands which page says so and when it was saved; where several say it, the page saved "
            "last is shown."),
        {
            {HelpWords::tr("Score"),
             HelpWords::tr(
                 "A number from 0 to 100 beside a paper. How it is made up is the page's own affair: Lectern "
                 "sorts and narrows by it and adds nothing."),
             u"score:>=80"_s,
             {}},
            {HelpWords::tr("Novelty"),
             HelpWords::tr("In percent, at the top of an author's page, as that page states it."),
             {},
             {}},
            {HelpWords::tr("AI Score"),
             HelpWords::tr("At the top of an author's page, as that page states it."),
             {},
             {}},
            {HelpWords::tr("h-index"),
             HelpWords::tr(
                 "As an author's page or a dump states it: so many papers with at least as many "
                 "citations each. "
                 "Lectern does not count it, because a library rarely holds all papers of anybody."),
             {},
             {}},
            {HelpWords::tr("Papers, citations of an author"),
             HelpWords::tr("What the page states, beside what the library holds."),
             {},
             {}},
            {HelpWords::tr("Citations of a paper"),
             HelpWords::tr("As a dump, an export or a table states it; empty where none does."),
             u"citations:>=100"_s,
             {}},
        }};
    const HelpSection counted{
        HelpWords::tr("Counted"),
        HelpWords::tr(
            "These numbers Lectern counts from the papers of this library. What is in the bin counts "
            "nowhere."),
        {
            {HelpWords::tr("Papers of an author"),
             HelpWords::tr(
                 "All papers that name the person under any name you merged. “At least” stands before "
                 "it where "
                 "lists of authors end in “et al.”, because the name may be among those left out."),
             {},
             {}},
            {HelpWords::tr("Co-authors"),
             HelpWords::tr("People who are named beside the author on a paper here, each once."),
             {},
             {}},
            {HelpWords::tr("Papers a year"),
             HelpWords::tr("By the year of the date shown; papers without one are counted apart."),
             {},
             {}},
            {HelpWords::tr("Code"),
             HelpWords::tr("The share of those papers whose pages can tell whether there is code."),
             u"has:code"_s,
             {}},
            {HelpWords::tr("Counts above the list"),
             HelpWords::tr("How many papers are found when the value is added to what is asked already."),
             {},
             u"divide-by"_s},
            {HelpWords::tr("Unread"),
             HelpWords::tr("Papers you have neither marked as read nor looked at for a while."),
             u"is:unread"_s,
             {}},
            {HelpWords::tr("New"),
             HelpWords::tr("What came in since Lectern was last closed, or since you last looked there."),
             u"is:new"_s,
             {}},
            {HelpWords::tr("Related papers"),
             HelpWords::tr("Ordered by words and pairs of words that few papers share, by authors and by "
                           "categories; the reasons "
                           "stand below each, and filled circles say how strong the tie is."),
             {},
             u"related"_s},
            {HelpWords::tr("Likely duplicates"),
             HelpWords::tr("Pairs of like titles or names that no id tells apart, the surest first."),
             {},
             u"find-duplicates"_s},
        }};
    return {stated, counted};
}

} // namespace lectern
