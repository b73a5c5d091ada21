#pragma once
// The user manual: Markdown pages of resources/manual, compiled in as :/manual.
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

namespace lectern
{

// A level-2 section with its text. The first section of a page is the text before the first such heading.
struct ManualSection {
    QString heading; // empty for the first section
    QString markdown; // without the heading line
};

struct ManualPage {
    QString name; // file name without suffix, the same in every language
    QString title; // level-1 heading
    QList<ManualSection> sections;
};

// Page names in reading order.
const QStringList &manualPageNames();

// Reads all pages in this language, or in English for a language without a manual. Links of the pages name
// other pages ("reading.md"), commands ("command:import-files") or searches ("query:cat%3ALG").
QList<ManualPage> manualPages(const QString &language);

// Translates an English text of a context, as QCoreApplication::translate() does.
using Translate = std::function<QString(const char *context, const QString &text)>;

// Splits the Markdown of one page at its headings, after replacing the generated tables.
ManualPage parseManualPage(const QString &name, const QString &markdown);

// Replaces the text between the comments "query terms: generated" or "formats: generated" and "end of
// generated text" by tables made from queryForms() and formats(), with a link for each example search.
QString withGeneratedTables(const QString &markdown, const Translate &translate);

// Returns the index of a section of a page by the GitHub anchor of its English heading; 0 if there is none.
qsizetype manualSection(const QString &page, const QString &anchor);

} // namespace lectern
