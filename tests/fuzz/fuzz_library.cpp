// Fuzzes a library with random changes (tests/store/mutatedlibrary.h): each call returns a result or an
// error.
#include "tests/store/mutatedlibrary.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace lectern;
using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    // The folder is in memory if /dev/shm exists, because each run writes a library.
    static const QTemporaryDir folder((QDir(u"/dev/shm"_s).exists() ? u"/dev/shm"_s : QDir::tempPath())
                                      + u"/fuzz_library"_s);
    const QString file = folder.filePath(u"a.lectern"_s);
    for (const QString &left : {u"-wal"_s, u"-shm"_s})
        QFile::remove(file + left);
    test::writeUsualLibrary(file);
    test::changeLibrary(file, {reinterpret_cast<const char *>(data), qsizetype(size)});
    test::useLibrary(file);
    return 0;
}
