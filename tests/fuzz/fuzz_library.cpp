// Any bytes as changes to a library (tests/store/mutatedlibrary.h): whatever is asked of it then ends
// in an answer or in a sentence.
#include "tests/store/mutatedlibrary.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace lectern;
using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    // In memory where there is such a folder: each run writes a library.
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
