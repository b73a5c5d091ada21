#include "tablewalk.h"

#include "models/store/sqlite/try.h"

namespace lectern
{

namespace
{

bool isOfRows(PageKind kind)
{
    return kind == PageKind::TableLeaf || kind == PageKind::TableInner;
}

class TreeWalk
{
public:
    TreeWalk(PageFile &file, const QList<PageTree> &trees, const WalkedRows &rows)
        : m_file(file), m_trees(trees), m_rows(rows), m_seen(size_t(file.pages()) + 1, false)
    {
        m_outcome.pages = file.pages();
    }

    Result<WalkOutcome> run()
    {
        markFree();
        if (!m_seen.empty() && m_seen.size() > 1)
            m_seen[1] = true; // page 1 was already read for the list of trees
        for (const PageTree &tree : m_trees)
            LECTERN_TRY(walk(tree));
        if (!m_broken.isEmpty())
            LECTERN_TRY(readLostPages());
        return m_outcome;
    }

private:
    // Free pages contain deleted rows.
    void markFree()
    {
        const QByteArray head = m_file.page(1);
        if (!head.startsWith("SQLite format 3"))
            return;
        quint32 trunk = bigEndian32(head, 32);
        while (trunk > 1 && trunk <= m_file.pages() && !m_seen[trunk]) {
            m_seen[trunk] = true;
            const QByteArray page = m_file.page(trunk);
            const quint32 leaves = qMin<quint32>(bigEndian32(page, 4), PageFile::kPageSize / 4 - 2);
            for (quint32 i = 0; i < leaves; ++i)
                if (const quint32 leaf = bigEndian32(page, 8 + 4 * qsizetype(i));
                    leaf > 1 && leaf <= m_file.pages())
                    m_seen[leaf] = true;
            trunk = bigEndian32(page, 0);
        }
    }

    // Reports progress; returns whether to continue.
    Result<> step(bool counts = true)
    {
        if (m_rows.cancelled && m_rows.cancelled())
            return Error::cancelled();
        m_done += counts ? 1 : 0;
        if (m_rows.walked && m_done % 256 == 0)
            m_rows.walked(qMin(m_done, m_file.pages()), m_file.pages());
        return {};
    }

    void miss(const QByteArray &tree)
    {
        ++m_outcome.lostPages[tree];
        ++m_outcome.unreadable;
        m_broken.insert(tree, true);
    }

    Result<> walk(const PageTree &tree)
    {
        const bool wanted = m_rows.wanted(tree.name);
        QList<quint32> waiting{tree.root};
        while (!waiting.isEmpty()) {
            LECTERN_TRY(step());
            const quint32 number = waiting.takeLast();
            if (number < 2 || number > m_file.pages() || m_seen[number]) {
                miss(tree.name);
                continue;
            }
            const ReadPage page =
                readPage(m_file, number, wanted, [this](quint32 further) { markContinued(further); });
            if (page.kind == PageKind::None || isOfRows(page.kind) != tree.ofRows) {
                miss(tree.name);
                continue;
            }
            m_seen[number] = true;
            if (page.lost > 0 && !page.below.isEmpty())
                m_broken.insert(tree.name, true); // the tree no longer refers to this child page
            for (auto below = page.below.crbegin(); below != page.below.crend(); ++below)
                waiting.append(*below);
            m_outcome.lostRows[tree.name] += wanted ? page.lost : 0;
            for (const PageRecord &record : page.records) {
                if (m_rows.fits(tree.name, record))
                    LECTERN_TRY(m_rows.take(tree.name, record));
                else
                    ++m_outcome.lostRows[tree.name];
            }
        }
        return {};
    }

    void markContinued(quint32 page)
    {
        if (page <= m_file.pages())
            m_seen[page] = true;
    }

    // Assigns unreachable pages to broken trees, by the content of their rows.
    Result<> readLostPages()
    {
        for (quint32 number = 2; number <= m_file.pages(); ++number) {
            if (m_seen[number])
                continue;
            LECTERN_TRY(step(false));
            const ReadPage page = readPage(m_file, number, true);
            if (page.records.isEmpty())
                continue;
            const QByteArray tree = ownerOf(page);
            if (tree.isEmpty()) {
                ++m_outcome.unknown;
                continue;
            }
            m_outcome.lostRows[tree] += page.lost;
            for (const PageRecord &record : page.records) {
                if (m_rows.fits(tree, record))
                    LECTERN_TRY(m_rows.take(tree, record));
                else
                    ++m_outcome.lostRows[tree];
            }
        }
        return {};
    }

    // Returns the only broken tree that the rows of a page fit; empty if there is none or more than one.
    QByteArray ownerOf(const ReadPage &page) const
    {
        QByteArray owner;
        for (const PageTree &tree : m_trees) {
            if (!m_broken.contains(tree.name) || tree.ofRows != isOfRows(page.kind))
                continue;
            qsizetype fitting = 0;
            for (const PageRecord &record : page.records)
                fitting += m_rows.fits(tree.name, record) ? 1 : 0;
            if (fitting * 10 < page.records.size() * 9)
                continue;
            if (!owner.isEmpty())
                return {};
            owner = tree.name;
        }
        return owner;
    }

    PageFile &m_file;
    const QList<PageTree> &m_trees;
    const WalkedRows &m_rows;
    std::vector<bool> m_seen;
    QHash<QByteArray, bool> m_broken;
    WalkOutcome m_outcome;
    quint32 m_done = 0;
};

} // namespace

QList<PageTree> treesOf(PageFile &file, bool *whole)
{
    *whole = file.page(1).startsWith("SQLite format 3");
    QList<PageTree> trees;
    QList<quint32> waiting{1};
    constexpr int kMax = 100; // the schema usually has one or two pages
    for (int read = 0; !waiting.isEmpty() && read < kMax; ++read) {
        const ReadPage page = readPage(file, waiting.takeLast(), true);
        *whole = *whole && isOfRows(page.kind) && page.lost == 0;
        if (!isOfRows(page.kind))
            continue;
        waiting += page.below;
        for (const PageRecord &row : page.records) {
            if (row.values.size() == 5 && row.values[3].kind == RecordValue::Kind::Integer
                && row.values[3].number == 0)
                continue; // a view
            if (row.values.size() != 5 || row.values[0].kind != RecordValue::Kind::Text
                || row.values[1].kind != RecordValue::Kind::Text
                || row.values[3].kind != RecordValue::Kind::Integer || row.values[3].number < 2
                || row.values[3].number > file.pages()) {
                *whole = false;
                continue;
            }
            const bool table = row.values[0].bytes == "table";
            if (table || row.values[0].bytes == "index")
                trees.append({row.values[1].bytes, quint32(row.values[3].number),
                              table && !row.values[4].bytes.contains("WITHOUT ROWID")});
        }
    }
    return trees;
}

int countValidRoots(PageFile &file, const QList<PageTree> &trees, const WalkedRows &rows)
{
    int fitting = 0;
    for (const PageTree &tree : trees) {
        const bool wanted = rows.wanted(tree.name);
        const ReadPage page = readPage(file, tree.root, wanted);
        if (page.kind == PageKind::None || isOfRows(page.kind) != tree.ofRows)
            continue;
        const auto &records = page.records;
        fitting += records.isEmpty() || rows.fits(tree.name, records.first()) ? 1 : 0;
    }
    return fitting;
}

Result<WalkOutcome> walkTrees(PageFile &file, const QList<PageTree> &trees, const WalkedRows &rows)
{
    return TreeWalk(file, trees, rows).run();
}

} // namespace lectern
