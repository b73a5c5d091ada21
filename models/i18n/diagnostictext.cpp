#include "diagnostictext.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// All texts of models/formats; tst_translations finds missing ones. The library stores diagnostics with their
// source, so they are written in English and translated for display.
static const char *const kDiagnostics[] = {
    // Format names.
    QT_TRANSLATE_NOOP("Diagnostic", "CatalyzeX author page"),
    QT_TRANSLATE_NOOP("Diagnostic", "EndNote (XML)"),
    QT_TRANSLATE_NOOP("Diagnostic", "EndNote (refer)"),
    QT_TRANSLATE_NOOP("Diagnostic", "HTML reading list"),
    QT_TRANSLATE_NOOP("Diagnostic", "Lectern (JSON lines)"),
    QT_TRANSLATE_NOOP("Diagnostic", "Markdown reading list"),
    QT_TRANSLATE_NOOP("Diagnostic", "OpenAlex (JSON)"),
    QT_TRANSLATE_NOOP("Diagnostic", "Page kept as Markdown"),
    QT_TRANSLATE_NOOP("Diagnostic", "Papers in JSON"),
    QT_TRANSLATE_NOOP("Diagnostic", "Papers in lines of JSON"),
    QT_TRANSLATE_NOOP("Diagnostic", "PubMed (XML)"),
    QT_TRANSLATE_NOOP("Diagnostic", "Safari web archive"),
    QT_TRANSLATE_NOOP("Diagnostic", "Scholar Feed author page"),
    QT_TRANSLATE_NOOP("Diagnostic", "Scholar Feed list"),
    QT_TRANSLATE_NOOP("Diagnostic", "Scholar Feed paper page"),
    QT_TRANSLATE_NOOP("Diagnostic", "Semantic Scholar (JSON)"),
    QT_TRANSLATE_NOOP("Diagnostic", "Table (CSV)"),
    QT_TRANSLATE_NOOP("Diagnostic", "Text of a printed page"),
    QT_TRANSLATE_NOOP("Diagnostic", "Web of Science (ISI)"),
    QT_TRANSLATE_NOOP("Diagnostic", "Web page"),
    QT_TRANSLATE_NOOP("Diagnostic", "Web page in one message (MHTML)"),
    QT_TRANSLATE_NOOP("Diagnostic", "Word bibliography (XML)"),
    QT_TRANSLATE_NOOP("Diagnostic", "print of a page (PDF)"),
    QT_TRANSLATE_NOOP("Diagnostic", "arXiv metadata (JSON lines)"),
    QT_TRANSLATE_NOOP("Diagnostic", "arXiv Atom feed"),
    // Diagnostics and refusals.
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The text has no byte order mark; it was read as UTF-16, which it looks like."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The text is not UTF-8; it was read as Windows-1252, so letters with accents may be "
                      "wrong."),
    QT_TRANSLATE_NOOP("Diagnostic", "The file ends inside a character."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line holds bytes that are no text; they are shown as �."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is an image, not the text of a page. Save the page itself as text."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is a PDF, not the text of a page. Save the page as text, or export the "
                      "bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is an archive or an office document (ZIP), not a page or a bibliography. Unpack "
                      "it first."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a packed file. Unpack it first."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a program, not a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is a SQLite database, not a page or a bibliography. Open it as a library if it "
                      "is one."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a sound or video file, not a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is PostScript, not the text of a page."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is an office document, not a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is a formatted document (RTF). Save it as plain text first."),
    QT_TRANSLATE_NOOP("Diagnostic", "The file is empty."),
    QT_TRANSLATE_NOOP("Diagnostic", "These are binary data, not the text of a page or a bibliography."),
    QT_TRANSLATE_NOOP("Diagnostic", "The file holds nothing but white space."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is a web page (HTML), but no paper was found on it. Select all of the page in "
                      "the browser, copy it and paste it here."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is XML of a kind that Lectern does not know."),
    QT_TRANSLATE_NOOP("Diagnostic", "This looks like JSON, but not of a kind that Lectern knows."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This is text, but not a page or a bibliography that Lectern knows: no paper was "
                      "found in it."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This file is too large to be a %1: it has %2, and such pages have at most %3."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This file holds more than %1 records, too many for its kind (%2), which is read as a "
                      "whole. Divide it."),
    QT_TRANSLATE_NOOP("Diagnostic", "This is %1, but no paper was found in it."),
    QT_TRANSLATE_NOOP("Diagnostic", "This entry has no title."),
    QT_TRANSLATE_NOOP("Diagnostic", "This text stands outside every entry."),
    QT_TRANSLATE_NOOP("Diagnostic", "This @comment is never closed; it ends before the next entry."),
    QT_TRANSLATE_NOOP("Diagnostic", "This @preamble is never closed."),
    QT_TRANSLATE_NOOP("Diagnostic", "This @string cannot be read."),
    QT_TRANSLATE_NOOP("Diagnostic", "This entry is never closed; it ends before the next one."),
    QT_TRANSLATE_NOOP("Diagnostic", "This entry has no fields."),
    QT_TRANSLATE_NOOP("Diagnostic", "A brace too many closes this entry; reading goes on behind it."),
    QT_TRANSLATE_NOOP("Diagnostic", "This field cannot be read."),
    QT_TRANSLATE_NOOP("Diagnostic", "A brace is not closed in this value; it ends before the next field."),
    QT_TRANSLATE_NOOP("Diagnostic", "This value is never closed."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The quotation mark is not closed in this value; it ends before the next field."),
    QT_TRANSLATE_NOOP("Diagnostic", "The @string texts of this file grow without end; this one is left out."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line has no tag and stands outside every record."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record is not closed by ER."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record is empty."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is too long to be an abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "The lines of this page are broken at %1 columns and were joined again."),
    QT_TRANSLATE_NOOP("Diagnostic", "An abstract without text."),
    QT_TRANSLATE_NOOP("Diagnostic", "This paragraph below the abstract was taken for a part of it: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is no part of an abstract: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends inside this abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "There were more remarks than are kept."),
    QT_TRANSLATE_NOOP("Diagnostic", "The head of the page has figures but no name."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The head of another author begins here, %1; its papers are read as this page's."),
    QT_TRANSLATE_NOOP("Diagnostic", "This figure is rounded on the page: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends inside the head of %1; this figure may be cut off: %2"),
    QT_TRANSLATE_NOOP("Diagnostic", "This line of the head was not understood: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The page begins inside a paper, whose title is not there: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "This line before the first paper was not understood: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends before the title of this paper."),
    QT_TRANSLATE_NOOP("Diagnostic", "A date without a paper below it."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is too long to be the title of a paper."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The page begins inside this paper: its date, and perhaps the beginning of its title, "
                      "is not there."),
    QT_TRANSLATE_NOOP("Diagnostic", "There is no such day: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "No authors below the title %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "This line above the authors was taken for the end of the title: %1"),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The source ends inside the authors; %1 may be cut off and was left out."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line below the names was taken for the abstract: %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends here; %1 may be missing."),
    QT_TRANSLATE_NOOP("Diagnostic", "This paper has no %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "No authors were found behind the title %1"),
    QT_TRANSLATE_NOOP("Diagnostic", "Where the title ends is not certain; it was read as “%1”."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "Where the title ends is not certain; it was read as “%1”, but it may be “%2”."),
    QT_TRANSLATE_NOOP("Diagnostic", "The page holds nothing but white space."),
    QT_TRANSLATE_NOOP("Diagnostic", "The source ends before the abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "The author may be %1 or %2: none of the papers shows either name."),
    QT_TRANSLATE_NOOP("Diagnostic", "A quotation mark of this row is never closed."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This row has %1 values and the header %2 names; the further ones are kept by number."),
    QT_TRANSLATE_NOOP("Diagnostic", "This row has neither a title nor an abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "Too little of its %1 (%2) is known to be of papers."),
    QT_TRANSLATE_NOOP("Diagnostic", "None of its %1 (%2) is known to hold a title."),
    QT_TRANSLATE_NOOP("Diagnostic", "Something stands here that is no JSON object."),
    QT_TRANSLATE_NOOP("Diagnostic", "Objects stand in each other here deeper than those of any service."),
    QT_TRANSLATE_NOOP("Diagnostic", "This list is never closed; the file is cut off."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record is cut off."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record is no JSON: %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "This object is no paper."),
    QT_TRANSLATE_NOOP("Diagnostic", "This document declares entities of its own; they are not expanded."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record cannot be read: %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "This record holds no paper."),
    QT_TRANSLATE_NOOP("Diagnostic", "Something stands behind the JSON object of this line."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is not UTF-8."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line is no whole JSON object (%1)."),
    QT_TRANSLATE_NOOP("Diagnostic", "This line has neither a title nor an abstract."),
    QT_TRANSLATE_NOOP("Diagnostic", "The server answered with an error: %1."),
    QT_TRANSLATE_NOOP("Diagnostic", "The archive has deleted this record."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "What the entries of this file inherit grows without end; the rest is left out."),
    QT_TRANSLATE_NOOP("Diagnostic", "The JSON-LD of this page cannot be read: %1."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The elements of this page stand too deep in each other, or there are too many of "
                      "them; some lines may be read as one."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "The data for machines on this page state %1 papers that its text does not show; they "
                      "were left out."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "This web page shows no paper and carries no data about one that we can read."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "Of this web page only the data for machines were read, not the text a person sees."),
    QT_TRANSLATE_NOOP("Diagnostic", "This message holds no page."),
    QT_TRANSLATE_NOOP("Diagnostic", "This web archive holds no page."),
    QT_TRANSLATE_NOOP("Diagnostic", "%1 is only written, not read."),
    QT_TRANSLATE_NOOP("Diagnostic", "%1 dates have no year, and the day the page was saved is not known."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "%1 stands above the figures of an author, but none of the papers shows this name."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "%1 stands alone above papers that show this name, and was taken for their author."),
    QT_TRANSLATE_NOOP("Diagnostic",
                      "Records left out because each says the same as %1 others of this file: %2."),
    QT_TRANSLATE_NOOP("Diagnostic", "The number in “%1” is out of range and is kept as text: %2"),
    QT_TRANSLATE_NOOP("Diagnostic", "The beginning of this source shows no field that is called “%1”."),
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
        // If two patterns match, the longer one wins, because its words are not a value of the other.
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
