#pragma once
// Which files an import is bringing in, kept beside the library until it is over, so that one that was cut
// off can go on.
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

    // Notes that these files are to come into the library, in place of what was noted before. Without effect
    // where the folder cannot be written to: the import then only cannot go on by itself.
    void begin(const QString &library, const Files &files);
    // All of them are in, or nobody wants them any more.
    void end();
    // The program leaves, but the files are still wanted.
    void leave();

    // What an import left when its program ended before it did; nothing while one is under way in any
    // program. It is given once.
    static std::optional<Files> takeLeft(const QString &library);

private:
    QString m_file;
    std::unique_ptr<QLockFile> m_lock; // says to other programs that the import is under way
};

} // namespace lectern
