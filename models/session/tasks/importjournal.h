#pragma once
// Records the files of a running import next to the library, so that an interrupted import can continue.
#include "models/core/result.h"
#include "models/import/fileimporter.h"

#include <QLockFile>

#include <memory>

namespace lectern
{

class ImportJournal
{
public:
    struct Files {
        QStringList paths;
        QHash<QString, FileChoices> choices; // by path
    };

    // Records the files of an import; replaces earlier records. If the folder is not writable, the import
    // still runs but cannot be resumed.
    void begin(const QString &library, const Files &files);
    // Removes the record: the import completed or was abandoned.
    void end();
    // Keeps the record when the program exits during an import.
    void leave();

    // Returns the files of an interrupted import and removes the record, so it returns them only once.
    // Returns nullopt while an import runs in any program.
    static std::optional<Files> readLeftover(const QString &library);

private:
    QString m_file;
    std::unique_ptr<QLockFile> m_lock; // shows other programs that the import is running
};

} // namespace lectern
