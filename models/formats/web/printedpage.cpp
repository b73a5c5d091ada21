#include "webformats.h"

#include "models/formats/base/encoding.h"
#include "models/formats/sites/dateline.h"
#include "models/formats/sites/pageparts.h"
#include "webtext.h"

#include <QRegularExpression>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns whether a line is the print date in a sheet header or the page number in a footer.
bool isSheetEdge(const QString &line)
{
    static const QRegularExpression edge(u"^(?:\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4},? "
                                         u".*|.*\\s\\d{1,4}\\s?(?:/|of|von|sur|de)\\s?\\d{1,4}(?:\\s.*)?"
                                         "|.*\\s(?:https?|file)://\\S+)$"_s);
    return line.size() < 400 && edge.match(line).hasMatch();
}

// Returns the lines of the sheets without headers and footers; sheets end with a form feed.
QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &sheet : text.split(u'\f')) {
        QStringList own = sheet.split(u'\n');
        for (QString &line : own)
            line = tidySpace(line);
        const auto trim = [&] {
            while (!own.isEmpty() && own.first().isEmpty())
                own.removeFirst();
            while (!own.isEmpty() && own.last().isEmpty())
                own.removeLast();
        };
        trim();
        if (!own.isEmpty() && isSheetEdge(own.first()))
            own.removeFirst();
        if (!own.isEmpty() && isSheetEdge(own.last()))
            own.removeLast();
        trim();
        lines += own;
    }
    return lines;
}

// Returns the length of full lines: only few lines are longer.
qsizetype marginOf(const QStringList &lines)
{
    std::vector<qsizetype> lengths;
    for (const QString &line : lines)
        if (line.size() > 40)
            lengths.push_back(line.size());
    if (lengths.empty())
        return 0;
    const auto ninth = lengths.begin() + qsizetype(lengths.size() * 9 / 10);
    std::nth_element(lengths.begin(), ninth, lengths.end());
    return *ninth;
}

// Joins lines that were wrapped at the margin.
QString unbroken(const QStringList &lines)
{
    const qsizetype full = marginOf(lines) * 3 / 4;
    QString text;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString &line = lines[i];
        text += line;
        const QString next = lines.value(i + 1);
        const bool begins = i == 0 || lines[i - 1].isEmpty() || parseDateLine(lines[i - 1]);
        const bool continues = line.size() >= full && !next.isEmpty() && !parseDateLine(line)
            && !parseDateLine(next) && !(begins && looksLikeNames(next))
            && !(begins && parseNameLine(line).etAl);
        text += continues ? u' ' : u'\n';
    }
    return text;
}

ParsedSource readPrintedPage(QByteArrayView bytes, const ParseContext &context)
{
    WebText page;
    page.text = unbroken(linesOf(SourceText(bytes).text().toString())).toUtf8();
    page.map.add(page.text.size(), 0, 0); // joined text has no position in the file
    ParsedSource source = readPageText(page, context);
    source.format = u"printed-page"_s;
    mapToFile(source, {}, bytes);
    source.parts.clear(); // joined text has no position in the file
    if (!bytes.isEmpty()) // the converter has read the source
        source.ranges = {{ByteRange::Kind::Field, 0, bytes.size(), 1}};
    return source;
}

} // namespace

Format printedPageFormat()
{
    Format format;
    format.id = u"printed-page"_s;
    format.name = QLatin1StringView(QT_TRANSLATE_NOOP("Diagnostic", "Text of a printed page"));
    format.extensions = {u"txt"_s};
    format.largest = kLargestFile;
    format.recognise = [](QByteArrayView) { return 0; };
    format.read = readPrintedPage;
    return format;
}

} // namespace lectern
