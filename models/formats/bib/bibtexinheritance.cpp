#include "bibtexinheritance.h"

#include "bibtexnames.h"
#include "models/core/paper.h"

#include <QHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <initializer_list>
#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

bool isAmong(QStringView text, std::initializer_list<QStringView> list)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

// Resolves inherited fields (crossref, xdata).
class Inheritance
{
public:
    // most: maximum number of inherited characters in the whole file.
    Inheritance(std::vector<BibEntry> &entries, qsizetype most, std::vector<BibDiagnostic> *diagnostics)
        : m_entries(entries), m_state(entries.size(), State::Open), m_left(most), m_diagnostics(diagnostics)
    {
        for (size_t i = entries.size(); i-- > 0;) { // the first entry of a key is kept
            m_byKey.insert(entries[i].key, i);
            m_byFoldedKey.insert(entries[i].key.toLower(), i);
        }
    }
    void run()
    {
        m_hasXdata = std::any_of(m_entries.begin(), m_entries.end(),
                                 [](const BibEntry &entry) { return entry.type == u"xdata"_s; });
        for (size_t i = 0; i < m_entries.size(); ++i)
            resolve(i, 0);
    }

private:
    enum class State : char { Open, Working, Done };
    static constexpr int kMaxChain = 16; // maximum inheritance depth; longer chains and cycles are cut
    static constexpr size_t kMaxInherited = 64; // maximum number of fields inherited from one parent

    const BibEntry *find(QStringView key, int depth)
    {
        const QString name = key.trimmed().toString();
        const size_t none = m_entries.size();
        const size_t at = m_byKey.value(name, m_byFoldedKey.value(name.toLower(), none));
        if (name.isEmpty() || at == none || m_state[at] == State::Working)
            return nullptr; // unknown, or the entry is its own ancestor
        resolve(at, depth + 1);
        return &m_entries[at];
    }
    void resolve(size_t index, int depth)
    {
        if (m_state[index] != State::Open || depth > kMaxChain)
            return;
        m_state[index] = State::Working;
        const QString xdata = m_entries[index].field(u"xdata").toString();
        const QString crossref = m_entries[index].field(u"crossref").toString();
        int parents = 0;
        for (const QStringView key : QStringView(xdata).split(u','))
            if (const BibEntry *parent = ++parents <= kMaxChain ? find(key, depth) : nullptr)
                take(m_entries[index], *parent, true);
        if (!crossref.isEmpty())
            if (const BibEntry *parent = find(crossref, depth))
                take(m_entries[index], *parent, false);
        if (m_hasXdata)
            for (BibField &field : m_entries[index].fields)
                if (field.value.contains(u"xdata"_s))
                    resolveReferences(field, depth);
        m_state[index] = State::Done;
    }

    // Replaces the items "xdata=key-field" and "xdata=key-field-2" of a value by that field, or by its second
    // item (biblatex manual, "granular" data inheritance).
    void resolveReferences(BibField &field, int depth)
    {
        static const QRegularExpression reference(
            u"\\A\\s*xdata\\s*=\\s*(.+?)-([A-Za-z]+)(?:-(\\d+))?\\s*\\z"_s);
        QStringList items = splitBibList(field.value);
        bool found = false;
        for (QString &item : items) {
            const QRegularExpressionMatch match = reference.match(item);
            const BibEntry *parent =
                match.hasMatch() && m_left > 0 ? find(match.capturedView(1), depth) : nullptr;
            if (!parent)
                continue;
            const QString value = parent->field(match.captured(2).toLower()).toString();
            const int number = match.captured(3).toInt();
            const QString used = number > 0 ? splitBibList(value).value(number - 1) : value;
            m_left -= value.size();
            if (used.isEmpty() || m_left < 0)
                continue;
            item = used;
            found = true;
        }
        if (found)
            field.value = items.join(u" and "_s);
    }

    // Returns the names under which a child of this type inherits a parent's field; empty if it does not.
    // Implements BibLaTeX's default rules. Identifiers and fields that describe a single text are never
    // inherited, otherwise a paper would get its book's DOI.
    static QStringList inheritedNames(const BibEntry &child, const BibEntry &parent, const QString &field)
    {
        if (field.startsWith(u"related") || field.startsWith(u"bdsk-"))
            return {};
        // clang-format off
        if (isAmong(field, {
            u"ids", u"crossref", u"xref", u"xdata", u"entryset", u"entrysubtype", u"label", u"options",
            u"presort", u"sortkey", u"sorttitle", u"shorttitle", u"doi", u"url", u"urldate", u"eprint",
            u"archiveprefix", u"eprinttype", u"abstract", u"keywords", u"note", u"file", u"annote",
            u"annotation", u"pages", u"date-added", u"date-modified", u"timestamp", u"owner", u"isbn",
            u"langid", u"execute", u"gender", u"shorthand", u"shorthandintro", u"indextitle",
            u"indexsorttitle", u"primaryclass", u"eprintclass"}))
            return {};
        // clang-format on
        const bool part = isAmong(child.type,
                                  {u"inbook", u"incollection", u"inproceedings", u"conference", u"bookinbook",
                                   u"suppbook", u"suppcollection", u"inreference"});
        const bool inPeriodical = isAmong(child.type, {u"article", u"suppperiodical", u"review"});
        const bool manyVolumes = parent.type.startsWith(u"mv"_s);
        if (isAmong(field, {u"title", u"subtitle", u"titleaddon"})) {
            if (child.type == parent.type && !child.type.startsWith(u"mv"_s))
                return {field}; // another key of the same work
            if (inPeriodical)
                return {u"journal"_s + field};
            if (part && !manyVolumes)
                return {u"book"_s + field};
            return manyVolumes ? QStringList{u"main"_s + field} : QStringList();
        }
        if (field == u"author"_s && part)
            return isAmong(child.type, {u"inbook", u"bookinbook", u"suppbook"})
                ? QStringList{u"author"_s, u"bookauthor"_s}
                // A part inherits this from its book, unless it states its own value.
                : QStringList();
        return {field};
    }
    void take(BibEntry &child, const BibEntry &parent, bool all)
    {
        size_t taken = 0;
        std::vector<BibField> inherited;
        // A date is inherited as a whole: the parent's date does not replace the child's own year, and its
        // month does not complete it.
        const bool hasYear = !child.field(u"date").isEmpty() || !child.field(u"year").isEmpty();
        const bool hasMonth = !child.field(u"month").isEmpty() || !child.field(u"day").isEmpty();
        for (BibField field : parent.fields) {
            if (hasYear && isAmong(field.name, {u"date", u"year", u"month", u"day"}))
                continue;
            if (hasMonth && field.name == u"date"_s)
                field = {u"year"_s, field.value.trimmed().left(4)};
            if (taken >= kMaxInherited)
                break;
            // Fields share their text, but each paper is stored with a copy. The limit bounds the total.
            if (--m_left < field.value.size()) {
                if (qsizetype(m_diagnostics->size()) < kMaxDiagnostics)
                    m_diagnostics->push_back(
                        {child.begin,
                         u"The inherited data of the entries in this file grows without limit; the rest was skipped."_s});
                break;
            }
            const QStringList names =
                all ? QStringList{field.name} : inheritedNames(child, parent, field.name);
            for (const QString &name : names) {
                // The parts of a book with a booktitle of its own inherit that one instead of the title.
                const bool twice = name == u"booktitle"_s && field.name == u"title"_s
                    && !parent.field(u"booktitle").isEmpty();
                if (!twice && child.field(name).isEmpty() && ++taken <= kMaxInherited) {
                    inherited.push_back({name, field.value});
                    m_left -= field.value.size();
                }
            }
        }
        child.fields.insert(child.fields.end(), inherited.begin(), inherited.end());
    }

    std::vector<BibEntry> &m_entries;
    std::vector<State> m_state;
    qsizetype m_left; // remaining characters
    bool m_hasXdata = false;
    std::vector<BibDiagnostic> *m_diagnostics;
    QHash<QString, size_t> m_byKey, m_byFoldedKey;
};

} // namespace

void joinRepeatedFields(BibEntry *entry)
{
    for (const QStringView name : {u"author", u"editor", u"keywords", u"keyword"}) {
        std::vector<BibField *> same;
        for (BibField &field : entry->fields)
            if (field.name == name && !QStringView(field.value).trimmed().isEmpty())
                same.push_back(&field);
        if (same.size() < 2)
            continue;
        // One repetition of the same value is a copy. Among several fields of one name each, it is another
        // person of that name.
        QStringList values{same[0]->value.trimmed()};
        const bool isCopy = same.size() == 2 && same[0]->value == same[1]->value;
        for (size_t i = 1; i < same.size(); ++i) {
            if (!isCopy)
                values.append(same[i]->value.trimmed());
            same[i]->value.clear();
        }
        same[0]->value = values.join(name.startsWith(u"key") ? u", "_s : u" and "_s);
    }
}

void resolveInheritance(BibFile *file, qsizetype most)
{
    Inheritance(file->entries, most, &file->diagnostics).run();
}

} // namespace lectern
