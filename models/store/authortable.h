#pragma once
// Who wrote which paper, during one write transaction.
#include "authordecisions.h"
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

    // The author with this printed name: whom a person gave it to, else whose it is; made where there is
    // none. 0 for a name without letters.
    Result<qint64> idOf(const QString &printed);
    // The authors of a paper: of the names printed with it and at the heads of authors' pages it stands on.
    Result<> addPaper(qint64 paper, const QStringList &names);
    // Undoes addPaper() with the same names.
    Result<> removePaper(qint64 paper, const QStringList &names);
    // Looks again whether this author is still wanted: after its page was removed.
    Result<> reconsider(qint64 author);
    // Makes a row for an author that a decision names but that is not there.
    Result<> ensure(qint64 author);
    // What a person said has changed since it was looked at.
    void decisionsChanged() { m_decisions.forget(); }
    AuthorDecisions &decisions() { return m_decisions; }
    // Papers added or removed that have a name which a person split, and these names.
    const QSet<qint64> &touchedPapers() const { return m_papersOfSplitNames; }
    const QSet<QString> &touchedSplitNames() const { return m_splitNames; }
    // Writes what was collected. Authors that nobody wants any more go, unless they are to stay.
    enum class Unwanted { Remove, Keep };
    Result<> flush(Unwanted unwanted = Unwanted::Remove);

private:
    struct Known {
        QString name; // as shown
        bool isNew = false;
        bool changed = false;
        bool doubtful = false; // the spelling shown may have left with a paper
        bool asked = false; // reconsider(): whatever is found in between
        bool named = false; // by a person: no spelling is better
        bool listed = false; // as stored
        int stored = 0; // papers
        int papers = 0; // difference to what is stored
    };
    Result<QSet<qint64>> authorsOf(qint64 paper, const QStringList &names);
    Result<qint64> idOf(const QString &printed, const QString &folded);
    Result<> noteSplitNames(qint64 paper, const QStringList &names);
    Result<Known *> known(qint64 author);
    Result<> noteSpelling(qint64 author, const QString &printed);
    Result<> writeLinks();
    Result<> writeAuthors(Unwanted unwanted);
    Result<> writeAuthor(qint64 author, const Known &known);
    Result<> respell(qint64 author);
    Result<QString> bestSpelling(qint64 author);
    Result<bool> removeUnused(qint64 author);

    Counters &m_counters;
    QHash<QString, qint64> m_ids; // of folded names
    std::unordered_map<qint64, Known> m_known; // by author
    std::vector<std::pair<QString, qint64>> m_newNames;
    std::unordered_map<qint64, std::vector<qint64>> m_added; // authors of a paper
    QSet<qint64> m_papersOfSplitNames;
    QSet<QString> m_splitNames;
    AuthorDecisions m_decisions;
    Statement m_findName, m_readAuthor, m_insertAuthor, m_insertName, m_updateAuthor, m_rename;
    Statement m_insertPaperAuthor, m_insertAuthorPaper, m_removePaperAuthor, m_removeAuthorPaper;
    Statement m_authorsOf, m_hasPage, m_wanted, m_dropNames, m_dropAuthor, m_spellings, m_pageSpellings,
        m_namesOf;
};

} // namespace lectern
