#include "helptopics.h"

#include "helpwords.h"
#include "models/core/query/querylanguage.h"
#include "models/import/partversions.h"
#include "views/actions/viewkeys.h"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QSysInfo>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static QString commandName(Id id)
{
    return QString::fromLatin1(Actions::specs()[int(id)].name);
}

static HelpRow helpStep(const Actions &actions, Id id, const QString &text)
{
    return {QCoreApplication::translate("lectern", Actions::specs()[int(id)].text),
            actions[id].shortcut().isEmpty()
                ? text
                : u"%1 (%2)"_s.arg(text, actions[id].shortcut().toString(QKeySequence::NativeText)),
            {},
            commandName(id)};
}

static QList<HelpSection> firstStepsHelp(const Actions &actions)
{
    return {
        {{},
         HelpWords::tr("Save an author page or a list of papers in the browser, or copy it. Then:"),
         {helpStep(actions, Id::ImportFiles,
                   HelpWords::tr("Shows what files hold, then takes them in. Dropping does too.")),
          helpStep(actions, Id::PastePage, HelpWords::tr("Takes the text that was copied.")),
          helpStep(actions, Id::WatchFolder,
                   HelpWords::tr("Imports files saved there later into this library.")),
          helpStep(actions, Id::Find, HelpWords::tr("Words, names, years; the answer comes while you type.")),
          helpStep(actions, Id::PageOrNext, HelpWords::tr("Reads on, and goes to the next unread paper.")),
          helpStep(actions, Id::ToggleBookmark,
                   HelpWords::tr("Marks the paper; tags, lists, ratings and notes are beside it.")),
          helpStep(actions, Id::Undo, HelpWords::tr("Takes back what you did, also days later.")),
          helpStep(
              actions, Id::OpenPdf,
              HelpWords::tr("Shows it here; / finds words in it, O shows its contents, Esc leads back.")),
          helpStep(
              actions, Id::AttachFolder,
              HelpWords::tr("Attaches each file to its paper; P opens the one of the paper that is read.")),
          helpStep(
              actions, Id::PaperHighlights,
              HelpWords::tr("Lists what you marked in its PDFs: there, select words and press H, or 1 to "
                            "5 for a colour; E writes a remark.")),
          helpStep(actions, Id::Export, HelpWords::tr("Writes BibTeX and others.")),
          helpStep(actions, Id::CommandPalette, HelpWords::tr("Finds every command by its name."))}}};
}

static QList<HelpSection> searchHelp()
{
    HelpSection all{{}, HelpWords::tr("Everything can be combined. An example runs when it is chosen."), {}};
    for (const QueryForm &form : queryForms())
        all.rows.append({form.form, form.meaning, form.example, {}});
    return {all};
}

static QList<HelpSection> keyHelp(const Actions &actions)
{
    QList<HelpSection> sections{
        {{},
         {},
         {helpStep(actions, Id::ChangeKeys,
                   HelpWords::tr("Keys of your own, and sets of keys as in other programs."))}}};
    const auto section = [&](const QString &heading) -> HelpSection & {
        for (HelpSection &each : sections)
            if (each.heading == heading)
                return each;
        sections.append({heading, {}, {}});
        return sections.last();
    };
    for (int i = 0; i < int(Id::Count); ++i)
        if (const QString keys = keysText(actions[Id(i)]); !keys.isEmpty())
            section(Actions::groupOf(Id(i)))
                .rows.append(
                    {QCoreApplication::translate("lectern", Actions::specs()[i].text), keys, {}, {}});
    for (const ViewKeys &each : viewKeys())
        section(each.viewTitle()).rows.append({each.whatText(), each.keysText(), {}, {}});
    return sections;
}

static QList<HelpSection> troubleHelp()
{
    return {
        {{},
         HelpWords::tr(
             "What failed is said at the foot of the window until it is closed; nothing is half done."),
         {{HelpWords::tr("A file does not come in"),
           HelpWords::tr(
               "The reason stands in the summary of the import. Names of columns or keys that Lectern "
               "does not "
               "know can be said there; a page whose lines are read wrongly can be corrected before it "
               "comes in."),
           {},
           commandName(Id::ShowImport)},
          {HelpWords::tr("The library cannot be opened"),
           HelpWords::tr("A copy of each day stands beside it. Going back to one keeps what is there now."),
           {},
           commandName(Id::ShowBackups)},
          {HelpWords::tr("No copy is good"),
           HelpWords::tr("A new library is made of what can be read of the damaged one, your marks first."),
           {},
           commandName(Id::RecoverLibrary)},
          {HelpWords::tr("It can only be read"),
           HelpWords::tr(
               "The file or its folder may not be written to, or another program keeps it: close that, "
               "or give "
               "yourself the right to write."),
           {},
           {}},
          {HelpWords::tr("The disk is full"),
           HelpWords::tr("Nothing is lost: make room, then do it again."),
           {},
           {}},
          {HelpWords::tr("Something was changed by mistake"),
           HelpWords::tr("The history lists all you did and what came in, and goes back to any point of it."),
           {},
           commandName(Id::ShowHistory)},
          {HelpWords::tr("It still fails"),
           HelpWords::tr(
               "Send what was said with the report on this program; neither names a paper or a person."),
           {},
           commandName(Id::CopyReport)}}}};
}

static QList<HelpSection> privacyHelp(const HelpFacts &facts)
{
    const auto path = [](const QString &file) { return QDir::toNativeSeparators(file); };
    return {
        {HelpWords::tr("What leaves this computer"),
         {},
         {{HelpWords::tr("Nothing by itself"),
           HelpWords::tr("Lectern opens no network connection and has no account. A link is opened by your "
                         "browser, when "
                         "you click it, and by nothing else."),
           {},
           {}},
          {HelpWords::tr("What is imported"),
           HelpWords::tr("It loads no picture and starts no program, whatever it says."),
           {},
           {}}}},
        {HelpWords::tr("Where files lie"),
         {},
         {{HelpWords::tr("This library"), path(facts.library), {}, {}},
          {HelpWords::tr("Its copies"), path(facts.backups), {}, {}},
          {HelpWords::tr("Settings"), path(facts.settings), {}, {}}}},
        {HelpWords::tr("What is written down"),
         {},
         {{HelpWords::tr("In the library"),
           HelpWords::tr(
               "Papers, their sources, what you made, and each change, so that it can be taken back."),
           {},
           commandName(Id::ShowHistory)},
          {HelpWords::tr("In the settings"),
           HelpWords::tr(
               "How the window was left, where you were in each library, which commands you choose by name, "
               "which libraries were open."),
           {},
           {}},
          {HelpWords::tr("Nowhere else"),
           HelpWords::tr("There is no log file, and nothing is counted or sent."),
           {},
           {}},
          {HelpWords::tr("Who may read it"),
           HelpWords::tr("New libraries and copies can be read by their owner only."),
           {},
           {}}}}};
}

static QList<HelpSection> aboutHelp(const Actions &actions)
{
    HelpSection parts{HelpWords::tr("Versions"), {}, {}};
    for (const QString &line : versionReport().split(u'\n', Qt::SkipEmptyParts))
        parts.rows.append({line.section(u": "_s, 0, 0), line.section(u": "_s, 1), {}, {}});
    return {
        {{},
         HelpWords::tr(
             "Lectern is a desktop reader for research papers. It is free software under the MIT licence."),
         {helpStep(actions, Id::CopyReport,
                   HelpWords::tr(
                       "The versions below as text for a report of a fault, without anything of yours."))}},
        parts};
}

QList<HelpTopic> helpTopics(const Actions &actions, const HelpFacts &facts)
{
    return {{HelpSubject::FirstSteps, HelpWords::tr("First steps"), firstStepsHelp(actions)},
            {HelpSubject::Search, HelpWords::tr("How to search"), searchHelp()},
            {HelpSubject::Keys, HelpWords::tr("Keys"), keyHelp(actions)},
            {HelpSubject::Numbers, HelpWords::tr("What the numbers mean"), numberHelp()},
            {HelpSubject::Formats, HelpWords::tr("Formats"), formatHelp()},
            {HelpSubject::Trouble, HelpWords::tr("When something fails"), troubleHelp()},
            {HelpSubject::Privacy, HelpWords::tr("Privacy"), privacyHelp(facts)},
            {HelpSubject::About, HelpWords::tr("About Lectern"), aboutHelp(actions)}};
}

// For developers, so not translated.
QString versionReport()
{
    const QString ours = QCoreApplication::applicationVersion(); // includes the commit; empty in tests
    QString report = u"Lectern: "_s + (ours.isEmpty() ? QStringLiteral(LECTERN_VERSION) : ours) + u'\n';
    for (const auto &[name, version] : partVersions())
        report += name + u": "_s + version + u'\n';
    report +=
        u"System: "_s + QSysInfo::prettyProductName() + u", "_s + QSysInfo::currentCpuArchitecture() + u'\n';
    report += u"Windows: "_s + QGuiApplication::platformName() + u'\n';
    report += u"Language: "_s + QLocale().name() + u'\n';
    report += u"Scale: "_s + QString::number(qApp->devicePixelRatio()) + u'\n';
    return report;
}

} // namespace lectern
