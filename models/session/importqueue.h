#pragma once
// Import queue for files and pasted pages.
#include "librarywriter.h"
#include "models/import/fileimporter.h"

namespace lectern
{

// Lives on the GUI thread; the writer imports.
class ImportQueue final : public QObject
{
    Q_OBJECT
public:
    explicit ImportQueue(LibraryWriter &writer, QObject *parent = nullptr);

    // Default for the day on which a file was saved: the file's date, or today for file systems without
    // modification times.
    enum class SavedOn { FileDate, Today };
    void setSavedOn(SavedOn rule) { m_savedOn = rule; }
    // Who started the import. Only imports by the user become undo steps.
    enum class By { Itself, Person };
    // choices: keyed by file path.
    void importFiles(const QStringList &paths, const QHash<QString, FileChoices> &choices = {},
                     By by = By::Itself);
    // An empty name is replaced by page name and date.
    void importText(const QString &name, const QByteArray &text, QDate savedOn,
                    const FieldChoices &fields = {}, By by = By::Itself);
    void cancelImport() { m_writer.m_worker->cancelImport(); }
    bool isImporting() const { return m_writer.isImporting(); }

signals:
    void importProgressed(const lectern::ImportProgress &progress);
    // The program ended during an import into the library that was just opened; these files remain to be
    // imported. Emitted once.
    void importInterrupted(const QStringList &paths, const QHash<QString, lectern::FileChoices> &choices);
    void importFinished(const lectern::ImportReport &report);

private:
    std::optional<EditId> undoAnchor(By by) const;

    LibraryWriter &m_writer;
    SavedOn m_savedOn = SavedOn::FileDate;
};

} // namespace lectern
