#pragma once
// Papers out of the library: into a file, or as text for the clipboard; on a thread of its own with a
// connection of its own.
#include "models/core/ids.h"
#include "models/formats/base/exportparts.h"
#include "models/items/lanes/libraryjobs.h"

#include <QList>
#include <QObject>

#include <atomic>

namespace lectern
{

struct ExportOrder {
    QString library; // the library's file
    QList<PaperId> papers; // in this order
    bool whole = false; // all the library instead
    QString format; // id in the registry
    QString file; // replaced only when all is written
    ExportParts parts = {};
};

struct ExportOutcome {
    QString file;
    QString error; // one sentence; empty: all is done
    bool cancelled = false; // no file was written
    qsizetype papers = 0;
};

// How papers look as text.
enum class CopyStyle { Citation, Bibtex, MarkdownLink };

// Lives in the GUI thread, works in its own; one file at a time.
class ExportJob final : public QObject
{
    Q_OBJECT
public:
    explicit ExportJob(QObject *parent = nullptr);
    ~ExportJob() override; // cancels, and waits for the paper in hand

    void start(const ExportOrder &order); // not while isRunning()
    bool isRunning() const { return m_running; }
    void cancel();
    // Answers with copied; behind a file that is being written.
    void copy(const QString &library, const QList<PaperId> &papers, CopyStyle style);
    // Answers with described, unless asked again before; never where the library cannot be read.
    void describe(const QString &library, const QList<PaperId> &papers);
    // Answers with previewed, unless asked again before.
    void preview(const QString &library, const QList<PaperId> &papers, const QString &format,
                 const ExportParts &parts = {});

signals:
    void progressed(int done, int all);
    void finished(const lectern::ExportOutcome &outcome);
    // text is empty and error a sentence where it failed.
    void copied(const QString &text, int papers, lectern::CopyStyle style, const QString &error);
    void previewed(const QString &text);
    void described(const QString &citations, const QString &bibtex);

private:
    ExportOutcome run(const ExportOrder &order, const Result<Library *> &library); // in the thread

    std::atomic<quint64> m_preview = 0, m_describe = 0; // the last ones asked for
    bool m_running = false;
    LibraryJobs m_jobs; // last: what it does needs all else
};

} // namespace lectern
