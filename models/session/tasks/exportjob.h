#pragma once
// Papers out of the library: into a file, or as text for the clipboard; on a thread of its own with a
// connection of its own.
#include "libraryjobs.h"
#include "models/core/ids.h"
#include "models/formats/base/exportparts.h"

#include <QList>
#include <QObject>

#include <atomic>

namespace lectern
{

struct ExportOrder {
    QString library; // the library's file
    QList<PaperId> papers; // in this order
    bool whole = false; // all the library instead
    QString format; // id in the registry, or kReferencesPage or kReferencesText
    QString file; // replaced only when all is written
    ExportParts parts = {};
    QString citationStyle = {}; // of references: an id of citationstyles.h
};

struct ExportOutcome {
    QString file;
    QString error; // one sentence; empty: all is done
    bool cancelled = false; // no file was written
    qsizetype papers = 0;
};

// Formats of an export that are no formats of papers: their list of references in a citation style.
inline constexpr QStringView kReferencesPage = u"references-html", kReferencesText = u"references-text";
bool isReferences(QStringView format);

// How papers look as text.
enum class CopyStyle {
    Citation,
    Bibtex, // for citing
    Keys, // of BibTeX, with commas between, as \cite takes them
    MarkdownLink,
};

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
    // Answers with copied; behind a file that is being written. citationStyle: an id of citationstyles.h;
    // without it citations are lines of our own. keys: of BibTeX.
    void copy(const QString &library, const QList<PaperId> &papers, CopyStyle style,
              const QString &citationStyle = {}, KeyForm keys = KeyForm::Lectern);
    // Answers with described, unless asked again before; never where the library cannot be read.
    void describe(const QString &library, const QList<PaperId> &papers, KeyForm keys = KeyForm::Lectern);
    // Answers with previewed, unless asked again before. order: as for start(), without its file.
    void preview(const ExportOrder &order);

signals:
    void progressed(int done, int all);
    void finished(const lectern::ExportOutcome &outcome);
    // text is empty and error a sentence where it failed; html is the same text with its italics, where the
    // style has such.
    void copied(const QString &text, const QString &html, int papers, lectern::CopyStyle style,
                const QString &error);
    void previewed(const QString &text);
    void described(const QString &citations, const QString &bibtex);

private:
    ExportOutcome run(const ExportOrder &order, const Result<Library *> &library); // in the thread

    std::atomic<quint64> m_preview = 0, m_describe = 0; // the last ones asked for
    bool m_running = false;
    LibraryJobs m_jobs; // last: what it does needs all else
};

} // namespace lectern
