#pragma once
// Exports papers to a file or as text for the clipboard, on a separate thread with its own connection.
#include "libraryjobs.h"
#include "models/core/ids.h"
#include "models/formats/base/exportparts.h"

#include <QList>
#include <QObject>

#include <atomic>

namespace lectern
{

struct ExportOrder {
    QString library; // path of the library
    QList<PaperId> papers; // in export order
    bool whole = false; // export the whole library instead
    QString format; // format id of the registry, or kReferencesPage or kReferencesText
    QString file; // replaced atomically after writing
    ExportParts parts = {};
    QString citationStyle = {}; // for reference lists: an id of citationstyles.h
};

struct ExportOutcome {
    QString file;
    QString error; // one sentence; empty: success
    bool cancelled = false; // no file was written
    qsizetype papers = 0;
};

// Export formats that produce a reference list in a citation style instead of records.
inline constexpr QStringView kReferencesPage = u"references-html", kReferencesText = u"references-text";
bool isReferences(QStringView format);

// Text formats for copying.
enum class CopyStyle {
    Citation,
    Bibtex, // clean entries for citing
    Keys, // BibTeX keys, separated by commas for \cite
    MarkdownLink,
};

// Lives on the GUI thread, works on a separate thread; one file at a time.
class ExportJob final : public QObject
{
    Q_OBJECT
public:
    explicit ExportJob(QObject *parent = nullptr);
    ~ExportJob() override; // cancels, and waits for the current paper

    void start(const ExportOrder &order); // Requires !isRunning().
    bool isRunning() const { return m_running; }
    void cancel();
    // Emits copied(), after a running export. citationStyle: an id of citationstyles.h; if empty, citations
    // use Lectern's own format. keys: form of BibTeX keys.
    void copy(const QString &library, const QList<PaperId> &papers, CopyStyle style,
              const QString &citationStyle = {}, KeyForm keys = KeyForm::Lectern);
    // Emits described(), unless a newer call replaces this one. Emits nothing if the library cannot be read.
    void describe(const QString &library, const QList<PaperId> &papers, KeyForm keys = KeyForm::Lectern);
    // Emits previewed(), unless a newer call replaces this one. order: as for start(), but without a file.
    void preview(const ExportOrder &order);

signals:
    void progressed(int done, int all);
    void finished(const lectern::ExportOutcome &outcome);
    // If it fails, text is empty and error is a sentence. html is the same text with italics, if the style
    // uses them.
    void copied(const QString &text, const QString &html, int papers, lectern::CopyStyle style,
                const QString &error);
    void previewed(const QString &text);
    void described(const QString &citations, const QString &bibtex);

private:
    ExportOutcome run(const ExportOrder &order, const Result<Library *> &library); // on the worker thread

    std::atomic<quint64> m_preview = 0, m_describe = 0; // numbers of the latest requests
    bool m_running = false;
    LibraryJobs m_jobs; // Declared last: the work uses the members above.
};

} // namespace lectern
