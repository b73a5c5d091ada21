#include "converterrun.h"

#include "models/formats/registry.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/pdf/pdfhelper.h"
#include "models/pdf/printedlines.h"
#include "models/store/sqlite/try.h"

#include <QDeadlineTimer>
#include <QLocale>
#include <QProcess>
#include <QStandardPaths>

#include <sys/resource.h>

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
    for (Paper &paper : parsed.papers)
        paper.line = 0;
    for (Diagnostic &diagnostic : parsed.diagnostics)
        diagnostic.line = 0;
    parsed.ranges = {{ByteRange::Kind::Field, 0, bytes.size(), 1}};
    return parsed;
}

} // namespace lectern
