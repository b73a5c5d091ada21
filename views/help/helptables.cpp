// The topics that are made of formats and of figures.
#include "helptopics.h"

#include "models/formats/bib/mods.h"
#include "models/formats/registry.h"

#include <QCoreApplication>
#include <QLocale>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString sayOfTable(const char *text)
{
    return QCoreApplication::translate("Help", text);
}

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
        sayOfTable("What comes in"),
        sayOfTable("A file is recognised by what it holds, whatever it is called; it may be compressed "
                   "(gzip, zstd, xz, bzip2). Names of files that are usual stand behind the format."),
        {}};
    HelpSection out{sayOfTable("What goes out"),
                    sayOfTable("“Export…” writes what is selected, the list or the library."),
                    {}};
    for (const Format &format : formats()) {
        if (format.read)
            in.rows.append({format.name, endings(format.extensions), {}, {}});
        if (format.stream)
            out.rows.append({format.name, endings(format.extensions), {}, {}});
    }
    HelpSection more{sayOfTable("With other programs"),
                     sayOfTable("These come in where the package that is named is installed."),
                     {}};
    for (const Converter &converter : converters())
        more.rows.append({converter.name, sayOfTable("Package %1").arg(converter.package), {}, {}});
    out.rows.append({sayOfTable("Print, PDF"),
                     sayOfTable("Papers or the whole list, as they are read."),
                     {},
                     u"print"_s});
    out.rows.append({sayOfTable("All marks"),
                     sayOfTable("Everything you made, as one JSON file."),
                     {},
                     u"export-marks"_s});
    return {in, more, out};
}

QList<HelpSection> numberHelp()
{
    const HelpSection stated{
        sayOfTable("Stated"),
        sayOfTable("These numbers are printed on a page or stand in a file, and Lectern only repeats them. "
                   "Beside them "
                   "stands which page says so and when it was saved; where several say it, the page saved "
                   "last is shown."),
        {
            {sayOfTable("Score"),
             sayOfTable(
                 "A number from 0 to 100 beside a paper. How it is made up is the page's own affair: Lectern "
                 "sorts and narrows by it and adds nothing."),
             u"score:>=80"_s,
             {}},
            {sayOfTable("Novelty"),
             sayOfTable("In percent, at the top of an author's page, as that page states it."),
             {},
             {}},
            {sayOfTable("AI Score"),
             sayOfTable("At the top of an author's page, as that page states it."),
             {},
             {}},
            {sayOfTable("h-index"),
             sayOfTable("As an author's page or a dump states it: so many papers with at least as many "
                        "citations each. "
                        "Lectern does not count it, because a library rarely holds all papers of anybody."),
             {},
             {}},
            {sayOfTable("Papers, citations of an author"),
             sayOfTable("What the page states, beside what the library holds."),
             {},
             {}},
            {sayOfTable("Citations of a paper"),
             sayOfTable("As a dump, an export or a table states it; empty where none does."),
             u"citations:>=100"_s,
             {}},
        }};
    const HelpSection counted{
        sayOfTable("Counted"),
        sayOfTable("These numbers Lectern counts from the papers of this library. What is in the bin counts "
                   "nowhere."),
        {
            {sayOfTable("Papers of an author"),
             sayOfTable("All papers that name the person under any name you merged. “At least” stands before "
                        "it where "
                        "lists of authors end in “et al.”, because the name may be among those left out."),
             {},
             {}},
            {sayOfTable("Co-authors"),
             sayOfTable("People who are named beside the author on a paper here, each once."),
             {},
             {}},
            {sayOfTable("Papers a year"),
             sayOfTable("By the year of the date shown; papers without one are counted apart."),
             {},
             {}},
            {sayOfTable("Code"),
             sayOfTable("The share of those papers whose pages can tell whether there is code."),
             u"has:code"_s,
             {}},
            {sayOfTable("Counts above the list"),
             sayOfTable("How many papers are found when the value is added to what is asked already."),
             {},
             u"divide-by"_s},
            {sayOfTable("Unread"),
             sayOfTable("Papers you have neither marked as read nor looked at for a while."),
             u"is:unread"_s,
             {}},
            {sayOfTable("New"),
             sayOfTable("What came in since Lectern was last closed, or since you last looked there."),
             u"is:new"_s,
             {}},
            {sayOfTable("Related papers"),
             sayOfTable("Ordered by words that few papers share, by authors and by categories; the reasons "
                        "stand below each."),
             {},
             u"related"_s},
            {sayOfTable("Likely duplicates"),
             sayOfTable("Pairs of like titles or names that no id tells apart, the surest first."),
             {},
             u"find-duplicates"_s},
        }};
    return {stated, counted};
}

} // namespace lectern
