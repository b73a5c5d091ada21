#pragma once
// What comes into the library: files and pasted pages, one after the other, and what was remarked on them.
#include "libraryedits.h"
#include "models/import/filepreview.h"
#include "models/session/tasks/questions.h"
#include "writequeue.h"

namespace lectern
{

// Lives on the GUI thread; the writer imports.
class ImportQueue final : public QObject
{
    Q_OBJECT
public:
    ImportQueue(WriteQueue &queue, Questions &reader, LibraryEdits &edits, QObject *parent = nullptr);

    // Which day counts as that on which a file was saved, where nobody says it: that of the file, or the one
    // on which it comes in, for a file system that does not keep times.
    enum class SavedOn { FileDate, Today };
    void setSavedOn(SavedOn rule) { m_savedOn = rule; }
    // Who wants it. What a person brings in is a step for undo; what comes by itself is none.
    enum class By { Itself, Person };
    // choices: by the path of a file.
    void importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices = {},
                     By by = By::Itself);
    // An empty name: it is called after its page and its day.
    void importText(const QString &name, const QByteArray &text, QDate savedOn,
                    const FieldChoices &fields = {}, By by = By::Itself);
    void cancelImport();
    bool isImporting() const { return m_queue.isImporting(); }
    // What was remarked while this source was read.
    void requestDiagnostics(SourceId id);
    // What a person said about lines of pages and names of fields.
    void requestSaidBefore();

signals:
    void importProgressed(const lectern::ImportProgress &progress);
    // The program ended during an import into the library that has just been opened: these files were still
    // to come. Said once.
    void importLeft(const QStringList &paths, const QHash<QString, lectern::FileChoices> &choices);
    void importFinished(const lectern::ImportReport &report);
    void saidBeforeLoaded(const lectern::SaidBefore &said);
    void diagnosticsLoaded(lectern::SourceId id, const QList<lectern::Diagnostic> &diagnostics);

private:
    std::optional<EditId> askedBehind(By by) const;

    WriteQueue &m_queue;
    Questions &m_reader;
    LibraryEdits &m_edits;
    SavedOn m_savedOn = SavedOn::FileDate;
    Lane m_diagnostics{m_reader, "remarks"}, m_said{m_reader, "said before"};
};

} // namespace lectern
