#include "converterrun.h"

#include "models/formats/base/names.h"
#include "models/formats/registry.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/pdf/pdfhelper.h"
#include "models/pdf/printedlines.h"
#include "models/store/sqlite/try.h"

#include <QDeadlineTimer>
#include <QLocale>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>

#include <sys/resource.h>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{
constexpr int kScanMs = 50;

void limit(__rlimit_resource_t what, qint64 most)
{
    const rlimit both{rlim_t(most), rlim_t(most)};
    setrlimit(what, &both);
}

Error tooLarge(const Converter &converter, qint64 bytes, const ConverterLimits &limits)
{
    const QLocale &locale = shownLocale();
    return Messages::tr("This file is too large for its format (%1): it has %2, the limit is %3.")
        .arg(converter.name, locale.formattedDataSize(bytes), locale.formattedDataSize(limits.input));
}

Error tooMuchOutput(const Converter &converter, const ConverterLimits &limits)
{
    return Messages::tr("The program %1 was stopped: its output for this file exceeded %2.")
        .arg(converter.program, shownLocale().formattedDataSize(limits.output));
}

Error tookTooLong(const Converter &converter, const ConverterLimits &limits)
{
    return Messages::tr("The program %1 was stopped: this file took longer than %2 seconds.")
        .arg(converter.program)
        .arg(limits.seconds);
}

// What a file of a format that bibutils converts states by its tags, without being parsed.
struct StatedRecords {
    qsizetype records = 0, withAuthors = 0;
    QSet<QByteArray> dotted; // "Winter, Ada B.": bibutils drops the full stops of initials
};

StatedRecords statedIn(const Converter &converter, const QByteArray &bytes)
{
    StatedRecords stated;
    QByteArray text = "\n\n" + bytes, begin = "\nPT ", author = "\nAU ";
    text.replace("\xEF\xBB\xBF", "").replace('\r', "");
    if (converter.id == "endnote-xml"_L1) {
        text.replace('<', '\n').replace('>', '\n');
        begin = "\nrecord\n";
        author = "\nauthor\n";
    } else if (converter.id == "endnote"_L1) {
        begin = text.contains("\n%0 ") ? "\n%0 " : "\n\n%";
        author = "\n%A ";
    }
    for (qsizetype at = text.indexOf(begin), next = 0; at >= 0; at = next) {
        next = text.indexOf(begin, at + 1);
        ++stated.records;
        stated.withAuthors +=
            QByteArrayView(text).sliced(at, (next < 0 ? text.size() : next) - at).contains(author);
    }
    for (const QByteArray &line : text.split('\n'))
        if (line.endsWith('.') && line.size() < 100 && line.contains(", "))
            stated.dotted += {line.trimmed(), line.mid(3).trimmed()}; // without and with a tag
    return stated;
}

// Restores the full stops of initials that a file has.
void restoreFullStops(ParsedSource &parsed, const QSet<QByteArray> &dotted)
{
    static const QRegularExpression initial(u"(?<![^ ])(\\p{Lu})(?![^ ])"_s);
    for (Paper &paper : parsed.papers) {
        const QStringList families = familyNames(paper);
        for (QString &author : paper.authors) {
            PersonName name = splitDisplayName(author, families);
            name.given.replace(initial, u"\\1."_s);
            if (dotted.contains(QString(familyWithParticle(name) + u", " + name.given).toUtf8()))
                author = displayName(name);
        }
    }
}

// bibutils leaves out what it does not understand and says nothing. Compares its output with the file.
void reportLosses(ParsedSource &parsed, const QString &program, const StatedRecords &stated)
{
    const qsizetype papers = parsed.papers.size();
    const qsizetype read =
        std::count_if(parsed.papers.cbegin(), parsed.papers.cend(),
                      [](const Paper &paper) { return !paper.authors.isEmpty() || paper.authorsTruncated; });
    if (stated.records > 0 && stated.records != papers)
        addDiagnostic(parsed, Diagnostic::Severity::Error, 0,
                      u"The program %1 read %2 papers from this file, which has %3 records."_s.arg(program)
                          .arg(papers)
                          .arg(stated.records));
    if (read < stated.withAuthors)
        addDiagnostic(parsed, Diagnostic::Severity::Warning, 0,
                      u"The program %1 read authors for %2 papers, but %3 records of this file have some."_s
                          .arg(program)
                          .arg(read)
                          .arg(stated.withAuthors));
}
} // namespace

Result<QByteArray> runConverter(const Converter &converter, const QByteArray &bytes,
                                const Cancelled &cancelled, const ConverterLimits &limits)
{
    const QString program = QStandardPaths::findExecutable(converter.program);
    if (program.isEmpty())
        return Error{Messages::tr("This is %1; install the package %2 to read it.")
                         .arg(converter.name, converter.package)};
    if (bytes.size() > limits.input)
        return tooLarge(converter, bytes.size(), limits);
    QProcess process;
    process.setChildProcessModifier([&limits] {
        limit(RLIMIT_AS, limits.memory);
        limit(RLIMIT_CPU, limits.seconds);
        limit(RLIMIT_FSIZE, 0); // output goes through the pipe only
        limit(RLIMIT_CORE, 0);
    });
    process.start(program, converter.arguments);
    if (!process.waitForStarted())
        return Error{Messages::tr("Could not start the program %1: %2.")
                         .arg(converter.program, process.errorString())};
    process.write(bytes);
    process.closeWriteChannel();
    QByteArray output;
    const QDeadlineTimer deadline(qint64(limits.seconds) * 1000);
    const auto end = [&process](const Error &why) {
        process.kill();
        process.waitForFinished();
        return why;
    };
    while (process.state() != QProcess::NotRunning) {
        process.waitForFinished(kScanMs);
        output += process.readAllStandardOutput();
        process.readAllStandardError(); // discard progress messages; only the records count
        if (cancelled && cancelled())
            return end(Error::cancelled());
        if (output.size() > limits.output)
            return end(tooMuchOutput(converter, limits));
        if (deadline.hasExpired())
            return end(tookTooLong(converter, limits));
    }
    output += process.readAllStandardOutput();
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return Error{Messages::tr("The program %1 could not read this file as %2.")
                         .arg(converter.program, converter.name)};
    return output;
}

Result<QByteArray> printedText(const Converter &converter, const QByteArray &bytes,
                               const Cancelled &cancelled, const ConverterLimits &limits)
{
    if (bytes.size() > limits.input)
        return tooLarge(converter, bytes.size(), limits);
    const QDeadlineTimer deadline(qint64(limits.seconds) * 1000);
    LECTERN_TRY(const auto helper, PdfHelper::startWith(bytes));
    LECTERN_TRY(const auto summary, helper->open(0, cancelled));
    QByteArray output;
    for (int page = 0; page < summary.sizes.size(); ++page) {
        LECTERN_TRY(const auto text, helper->text(page, cancelled));
        output += printedLines(text).toUtf8() + "\n\f";
        if (output.size() > limits.output)
            return tooMuchOutput(converter, limits);
        if (deadline.hasExpired())
            return tookTooLong(converter, limits);
    }
    return output;
}

Result<ParsedSource> readConverted(const Converter &converter, const QByteArray &bytes,
                                   const ParseContext &context)
{
    const auto convert = converter.package.isEmpty() ? printedText : runConverter;
    LECTERN_TRY(const auto output, convert(converter, bytes, context.cancelled, {}));
    LECTERN_TRY(auto parsed, parseSource(output, context, converter.reads));
    if (parsed.papers.isEmpty() && !parsed.author)
        return Error{Messages::tr("The program %1 found no records in this file (%2).")
                         .arg(converter.program, converter.name)};
    parsed.format = converter.id;
    if (converter.reads == "mods"_L1) {
        const StatedRecords stated = statedIn(converter, bytes);
        restoreFullStops(parsed, stated.dotted);
        reportLosses(parsed, converter.program, stated);
    }
    for (Paper &paper : parsed.papers)
        paper.line = 0;
    for (Diagnostic &diagnostic : parsed.diagnostics)
        diagnostic.line = 0;
    parsed.ranges = {{ByteRange::Kind::Field, 0, bytes.size(), 1}};
    return parsed;
}

} // namespace lectern
