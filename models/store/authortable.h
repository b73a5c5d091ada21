#pragma once
// Who wrote which paper, during one write transaction.
#include "counters.h"
#include "statement.h"

#include <QHash>
#include <QSet>

#include <unordered_map>
#include <vector>

namespace lectern
{

// Of two spellings that fold to one name, whether a is the one to show: not in capitals or small letters
// only, "Given Family", with its accents, without TeX, in full. A total order, so that it does not matter
// which was seen first.
bool isBetterSpelling(QStringView a, QStringView b);

// Authors are made for names nobody has yet, and vanish with their last paper and page. Changes are collected
// and written in key order by flush().
class AuthorTable
{
public:
    AuthorTable(const Connection &connection, Counters &counters);

    // The author with this printed name; made where there is none. 0 for a name without letters.
    Result<qint64> idOf(const QString &printed);
    // The authors of a paper: of the printed names (as assigned by a person, else by name) and of the pages
    // it is on.
    Result<> addPaper(qint64 paper, const QStringList &names, const QSet<qint64> &pageAuthors);
    // Undoes addPaper() with the same names and pages.
    Result<> removePaper(qint64 paper, const QStringList &names, const QSet<qint64> &pageAuthors);
    // Looks again whether this author is still wanted: after its page was removed.
    Result<> reconsider(qint64 author);
    Result<> flush();

private:
    struct Known {
        QString name; // as shown
        bool isNew = false;
        bool changed = false;
        bool doubtful = false; // the spelling shown may have left with a paper
        int papers = 0; // difference to what is stored
    };
    Result<QSet<qint64>> authorsOf(qint64 paper, const QStringList &names, const QSet<qint64> &pageAuthors,
                                   bool leaving);
    Result<Known *> known(qint64 author);
    Result<> loadAssignments();
    Result<> noteSpelling(qint64 author, const QString &printed);
    Result<> writeLinks();
    Result<> writeAuthors();
    Result<> respell(qint64 author);
    Result<bool> removeUnused(qint64 author);

    Counters &m_counters;
    QHash<QString, qint64> m_ids; // of folded names
    std::unordered_map<qint64, Known> m_known; // by author
    std::vector<std::pair<QString, qint64>> m_newNames;
    std::unordered_map<qint64, std::vector<qint64>> m_added; // authors of a paper
    std::optional<QHash<QPair<qint64, QString>, qint64>> m_assigned;
    Statement m_findName, m_readAuthor, m_insertAuthor, m_insertName, m_updateAuthor, m_assignments;
    Statement m_insertPaperAuthor, m_insertAuthorPaper, m_removePaperAuthor, m_removeAuthorPaper;
    Statement m_wanted, m_dropNames, m_dropAuthor, m_spellings, m_pageSpellings, m_namesOf;
};

} // namespace lectern
