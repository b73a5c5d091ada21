#pragma once
// Runs the real lectern-cli.
#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace lectern::test
{

struct CliRun {
    int exit = -1; // -1: did not start, crashed or timed out
    QByteArray out, err;

    // The JSON object on standard output; empty if the output is none.
    QJsonObject object() const { return QJsonDocument::fromJson(out).object(); }
    // True if each line of standard error is the program name followed by a whole sentence.
    bool printedErrorSentences() const
    {
        const auto lines = err.trimmed().split('\n');
        for (const QByteArray &line : lines)
            if (!line.startsWith("lectern-cli: ") || line.size() < 25)
                return false;
        return true;
    }
};

inline CliRun runCli(const QStringList &words, const QByteArray &input = {}, const QString &folder = {})
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QString::fromUtf8(LECTERN_CLI), words);
    process.write(input);
    process.closeWriteChannel();
    CliRun run;
    constexpr int kTimeoutMs = 300'000; // in milliseconds; with code coverage some files need a minute
    if (!process.waitForFinished(kTimeoutMs)) {
        process.kill();
        process.waitForFinished();
    } else if (process.exitStatus() == QProcess::NormalExit) {
        run.exit = process.exitCode();
    }
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}

} // namespace lectern::test
