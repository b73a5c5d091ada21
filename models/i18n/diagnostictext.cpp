#include "messages.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// All texts of models/formats except names; architecture_translations finds missing ones. The library stores
// diagnostics with their source, so they are written in English and translated for display.
static const char *const kDiagnostics[] = {
    // Diagnostics and refusals.
    QT_TRANSLATE_NOOP("Diagnostic", "The text has no byte order mark; it was read as UTF-16."),
    QT_TRANSLATE_NOOP(
        "Diagnostic",
        "The text is not UTF-8; it was read as Windows-1252, so accented letters may be wrong."),
    QT_TRANSLATE_NOOP("Diagnostic", "The text is not UTF-8; it was read as %1, so letters may be wrong."),
    QT_TRANSLATE_NOOP("Diagnostic", "Some characters cannot be read as %1; they are shown as �."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "An earlier version of Lectern had read this file; its papers were read again."),
    QT_TRANSLATE_NOOP("Diagnostic", "The file ends in the middle of a character."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line contains bytes that are not text; they are shown as �."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is an image, not the text of a page. Save the page itself as text."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is a PDF, not the text of a page. Save the page as text, or export the "
                      "bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is an archive or an office document (ZIP), not a page or a bibliography. Unpack "
                      "it first."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a compressed file. Unpack it first."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a program, not a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a Safari web archive. Save the page as HTML or text."),
    QT_TRANSLATE_NOOP(
        "Diagnostic",
        "This is an SQLite database, not a page or a bibliography. If it is a library, open it as one."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is an audio or video file, not a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is PostScript, not the text of a page."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is an office document, not a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a formatted document (RTF). Save it as plain text first."),
    QT_TRANSLATE_NOOP("Diagnostic", "The file is empty."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is binary data, not the text of a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic", "The file contains only white space."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is a web page (HTML), but no paper was found in it. Select the whole page in the "
                      "browser, copy it and paste it here."),
    QT_TRANSLATE_NOOP("Diagnostic", "This kind of XML is not supported."),
    QT_TRANSLATE_NOOP("Diagnostic", "This looks like JSON, but this kind is not supported."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is text, but not a supported page or bibliography: no paper was found in it."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This file is too large for the format “%1”: it has %2, the limit is %3."),
    QT_TRANSLATE_NOOP(
        "Diagnostic",
        "This file contains more than %1 records, the limit for this format (%2). Split the file."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is %1, but no paper was found in it."),
    QT_TRANSLATE_NOOP("Diagnostic", "This entry has no title."),
    QT_TRANSLATE_NOOP("Diagnostic", "This text is outside of all entries."),
    QT_TRANSLATE_NOOP("Diagnostic", "This @comment is not closed; it ends before the next entry."),
    QT_TRANSLATE_NOOP("Diagnostic", "This @preamble is not closed."),
    QT_TRANSLATE_NOOP("Diagnostic", "This @string cannot be read."),
    QT_TRANSLATE_NOOP("Diagnostic", "This entry is not closed; it ends before the next one."),
    QT_TRANSLATE_NOOP("Diagnostic", "This entry has no fields."),
    QT_TRANSLATE_NOOP("Diagnostic", "An extra brace closes this entry; reading continues after it."),
    QT_TRANSLATE_NOOP("Diagnostic", "This field cannot be read."),
    QT_TRANSLATE_NOOP("Diagnostic", "A brace in this value is not closed; it ends before the next field."),
    QT_TRANSLATE_NOOP("Diagnostic", "This value is not closed."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "A quotation mark in this value is not closed; it ends before the next field."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The @string definitions of this file expand without limit; this one was skipped."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line has no tag and is outside of all records."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record has no closing ER line."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record is empty."),
    QT_TRANSLATE_NOOP("Diagnostic", "These lines belong to no record; they have no title and no author."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record has several titles; it may be several papers."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is too long to be an abstract."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The lines of this page were wrapped at %1 columns; they have been rejoined."),
    QT_TRANSLATE_NOOP("Diagnostic", "Abstract without text."),
    QT_TRANSLATE_NOOP("Diagnostic", "This paragraph below the abstract was read as part of it: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "This line does not belong to an abstract: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends in the middle of this abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "Too many diagnostics; the rest was dropped."),
    QT_TRANSLATE_NOOP("Diagnostic", "The page header has figures but no name."),
    QT_TRANSLATE_NOOP(
        "Diagnostic",
        "The header of another author, %1, begins here; the papers below were read as part of this page."),
    QT_TRANSLATE_NOOP("Diagnostic", "This figure is rounded on the page: %1"),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The source ends within the header of %1; this figure may be truncated: %2"),
    QT_TRANSLATE_NOOP("Diagnostic", "Unrecognised line in the header: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The page begins in the middle of a paper; its title is missing: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "Unrecognised line before the first paper: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends before the title of this paper."),
    QT_TRANSLATE_NOOP("Diagnostic", "Date without a paper below it."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is too long to be the title of a paper."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The page begins in the middle of this paper: its date is missing, and possibly the "
                      "beginning of its title."),
    QT_TRANSLATE_NOOP("Diagnostic", "Invalid date: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "No authors below the title %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "This line above the authors was read as the end of the title: %1"),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The source ends within the authors; %1 may be truncated and was skipped."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line below the names was read as the abstract: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends here; possibly missing: %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "This paper has no %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "No authors found after the title %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The end of the title is uncertain; it was read as “%1”."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The end of the title is uncertain; it was read as “%1”, but may be “%2”."),
    QT_TRANSLATE_NOOP("Diagnostic", "The page contains only white space."),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends before the abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "The author may be %1 or %2: none of the papers contains either name."),
    QT_TRANSLATE_NOOP("Diagnostic", "A quotation mark in this row is not closed."),
    QT_TRANSLATE_NOOP(
        "Diagnostic",
        "This row has %1 values, but the header has %2 names; the extra values are kept by number."),
    QT_TRANSLATE_NOOP("Diagnostic", "This row has neither a title nor an abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "Too few of its %1 (%2) are known paper fields."),
    QT_TRANSLATE_NOOP("Diagnostic", "None of its %1 (%2) is known as a title."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is not a JSON object."),
    QT_TRANSLATE_NOOP("Diagnostic", "The objects here are nested too deeply."),
    QT_TRANSLATE_NOOP("Diagnostic", "This list is not closed; the file is truncated."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record is truncated."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record is not valid JSON: %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "This object is not a paper."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The authors of this record were not understood; they were kept as text."),
    QT_TRANSLATE_NOOP("Diagnostic", "The program %1 read %2 papers from this file, which has %3 records."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The program %1 read authors for %2 papers, but %3 records of this file have some."),
    QT_TRANSLATE_NOOP("Diagnostic", "This document declares its own entities; they are not expanded."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record cannot be read: %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record does not contain a paper."),
    QT_TRANSLATE_NOOP("Diagnostic", "Unexpected text after the JSON object of this line."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is not UTF-8."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is not a complete JSON object (%1)."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line has neither a title nor an abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "The server returned an error: %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "The archive has deleted this record."),
    QT_TRANSLATE_NOOP(
        "Diagnostic",
        "The inherited data of the entries in this file grows without limit; the rest was skipped."),
    QT_TRANSLATE_NOOP("Diagnostic", "The JSON-LD of this page cannot be read: %1."),
    QT_TRANSLATE_NOOP(
        "Diagnostic",
        "The elements of this page are too many or nested too deeply; some lines may be joined."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The machine-readable data of this page lists %1 papers that its text does not show; "
                      "they were skipped."),
    QT_TRANSLATE_NOOP("Diagnostic", "This web page shows no paper and contains no readable data about one."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "Only the machine-readable data of this web page was read, not its visible text."),
    QT_TRANSLATE_NOOP("Diagnostic", "This message does not contain a page."),
    QT_TRANSLATE_NOOP("Diagnostic", "%1 can be written, but not read."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "%1 dates have no year, and the date when the page was saved is unknown."),
    QT_TRANSLATE_NOOP("Diagnostic", "%1 appears above the figures of an author, but in none of the papers."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "%1 appears alone above papers that contain this name, and was read as their author."),
    QT_TRANSLATE_NOOP("Diagnostic", "Records skipped as duplicates of %1 others in this file: %2."),
    QT_TRANSLATE_NOOP("Diagnostic", "The number in “%1” is out of range; it was kept as text: %2"),
    QT_TRANSLATE_NOOP("Diagnostic", "No field named “%1” was found at the beginning of this source."),
};

namespace
{

struct Pattern {
    const char *text;
    QRegularExpression expression; // the text with (.*) for each %1
    QList<int> places; // placeholder number of each capture group
};

// Texts with placeholders; the others are found by hash.
const QList<Pattern> &patterns()
{
    static const QList<Pattern> all = [] {
        static const QRegularExpression place(u"%([1-9])"_s);
        QList<Pattern> made;
        for (const char *text : kDiagnostics) {
            const QString source = QString::fromUtf8(text);
            Pattern pattern{text, {}, {}};
            QString expression;
            qsizetype from = 0;
            for (auto it = place.globalMatch(source); it.hasNext();) {
                const QRegularExpressionMatch match = it.next();
                expression +=
                    QRegularExpression::escape(source.mid(from, match.capturedStart() - from)) + u"(.*)"_s;
                pattern.places.append(match.captured(1).toInt());
                from = match.capturedEnd();
            }
            if (pattern.places.isEmpty())
                continue;
            expression += QRegularExpression::escape(source.mid(from));
            pattern.expression = QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                                    QRegularExpression::DotMatchesEverythingOption);
            made.append(pattern);
        }
        // If two patterns match, the longer one is used, because its words are not a value of the other.
        std::stable_sort(made.begin(), made.end(), [](const Pattern &a, const Pattern &b) {
            return qstrlen(a.text) > qstrlen(b.text);
        });
        return made;
    }();
    return all;
}

const QHash<QString, const char *> &plainTexts()
{
    static const QHash<QString, const char *> all = [] {
        QHash<QString, const char *> made;
        for (const char *text : kDiagnostics)
            made.insert(QString::fromUtf8(text), text);
        return made;
    }();
    return all;
}

} // namespace

QString diagnosticText(const QString &english)
{
    if (const auto plain = plainTexts().constFind(english); plain != plainTexts().cend())
        return QCoreApplication::translate("Diagnostic", *plain);
    // The names of formats are in their own files.
    const QString name = QCoreApplication::translate("Diagnostic", english.toUtf8().constData());
    if (name != english)
        return name;
    for (const Pattern &pattern : patterns()) {
        const QRegularExpressionMatch match = pattern.expression.match(english);
        if (!match.hasMatch())
            continue;
        // Replace all placeholders in one pass, because a value may look like a placeholder.
        const QString translated = QCoreApplication::translate("Diagnostic", pattern.text);
        QString out;
        for (qsizetype i = 0; i < translated.size(); ++i) {
            const int number =
                translated[i] == u'%' && i + 1 < translated.size() ? translated[i + 1].digitValue() : -1;
            const qsizetype bracket = pattern.places.indexOf(number);
            if (bracket < 0) {
                out += translated[i];
                continue;
            }
            out += match.captured(int(bracket) + 1);
            ++i;
        }
        return out;
    }
    return english;
}

} // namespace lectern
