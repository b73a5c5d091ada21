#pragma once
// A library of three papers in a temporary folder, for tests of attachments and similar data.
#include "models/core/query/querytext.h"
#include "models/store/import/importer.h"
#include "models/store/index/query/searchindex.h"
#include "models/store/queries/checker.h"
#include "tests/store/storefixtures.h"
#include "tests/support/contenthash.h"

#include <QTemporaryDir>

namespace lectern::test
{

inline Paper numbered(int number)
{
    return paper(u"Harbour lamps, study %1 of several"_s.arg(number), {u"Ada Quill"_s, u"Bo Ferrant"_s},
                 longAbstract(number));
}

// Returns the hash of the file that is or was at this path.
inline QByteArray hashOf(const QString &path)
{
    return QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
}

class LibraryOfThree : public QObject
{
protected:
    void begin()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_file = m_dir->filePath(u"files.lectern"_s);
        m_library = must(Library::open(m_file));
        (void)must(
            m_library->importer().import(facts(u"one.txt"_s), page({numbered(1), numbered(2), numbered(3)})));
    }
    void reopen()
    {
        m_library.reset();
        m_library = must(Library::open(m_file));
    }
    PaperId titled(int number) { return rowTitled(*m_library, numbered(number).title).id; }
    int found(const QString &query)
    {
        return int(must(m_library->index().search({parseQuery(query).root, {}}))->count());
    }
    void verify() { QCOMPARE(must(m_library->checker().check()), QStringList()); }
    QByteArray hash() { return must(contentHash(*m_library)); }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
    std::unique_ptr<Library> m_library;
};

} // namespace lectern::test
