#include "papergrouping.h"

#include "identityrules.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace lectern
{

namespace
{

// Disjoint sets of sightings; no set contains two that must be separate papers.
class Sets
{
public:
    Sets(const QList<Identity> &sightings, const QList<Apart> &apart)
        : m_sightings(sightings), m_parent(size_t(sightings.size())), m_faces(size_t(sightings.size())),
          m_sides(size_t(sightings.size()))
    {
        std::iota(m_parent.begin(), m_parent.end(), 0);
        for (int i = 0; i < int(sightings.size()); ++i)
            m_faces[size_t(i)].append(i);
        for (int word = 0; word < int(apart.size()); ++word) {
            for (const int i : apart[word].these)
                m_sides[size_t(i)].append(2 * word);
            for (const int i : apart[word].those)
                m_sides[size_t(i)].append(2 * word + 1);
        }
    }
    int find(int i)
    {
        while (m_parent[size_t(i)] != i)
            i = m_parent[size_t(i)] = m_parent[size_t(m_parent[size_t(i)])];
        return i;
    }
    // Joins the two sets unless a rule separates any of their members; true if they are one set afterwards.
    bool unite(int a, int b)
    {
        a = find(a);
        b = find(b);
        if (a == b)
            return true;
        if (b < a)
            std::swap(a, b);
        if (areApart(m_sides[size_t(a)], m_sides[size_t(b)])
            || std::any_of(m_faces[size_t(a)].cbegin(), m_faces[size_t(a)].cend(), [&](int one) {
                   return std::any_of(m_faces[size_t(b)].cbegin(), m_faces[size_t(b)].cend(), [&](int other) {
                       return areTwo(m_sightings[one], m_sightings[other]);
                   });
               }))
            return false;
        m_parent[size_t(b)] = a;
        for (const int face : std::exchange(m_faces[size_t(b)], {}))
            if (std::none_of(m_faces[size_t(a)].cbegin(), m_faces[size_t(a)].cend(),
                             [&](int other) { return looksLike(m_sightings[face], m_sightings[other]); }))
                m_faces[size_t(a)].append(face);
        m_sides[size_t(a)] += m_sides[size_t(b)];
        return true;
    }

private:
    static bool looksLike(const Identity &a, const Identity &b)
    {
        return a == b && a.place == b.place && a.year == b.year && a.page == b.page && a.form == b.form
            && a.source == b.source && a.key == b.key;
    }
    static bool areApart(const QList<int> &a, const QList<int> &b)
    {
        return std::any_of(a.cbegin(), a.cend(), [&](int side) { return b.contains(side ^ 1); });
    }

    const QList<Identity> &m_sightings;
    std::vector<int> m_parent;
    std::vector<QList<int>> m_faces; // for each set: its members with distinct identities
    std::vector<QList<int>> m_sides; // for each set: the sides of Apart decisions to which its members belong
};

// Joins each of these members, which share a key, to the earlier ones that match by the rule.
template <typename Rule>
void joinMembers(const QList<int> &members, const QList<Identity> &sightings, Sets &sets, Rule rule)
{
    for (qsizetype at = 1; at < members.size(); ++at)
        for (qsizetype before = 0; before < at; ++before) {
            const int one = members[before], other = members[at];
            if (sets.find(one) != sets.find(other) && rule(sightings[one], sightings[other]))
                sets.unite(one, other);
        }
}

template <typename KeysOf, typename Rule>
void joinBy(const QList<Identity> &sightings, Sets &sets, KeysOf keysOf, Rule rule)
{
    QMap<QString, QList<int>> members; // sorted, so that the order of keys is deterministic
    for (int i = 0; i < sightings.size(); ++i)
        keysOf(sightings[i], [&](const QString &key) {
            if (!key.isEmpty())
                members[key].append(i);
        });
    for (const QList<int> &group : std::as_const(members))
        if (group.size() > 1)
            joinMembers(group, sightings, sets, rule);
}

// Joins truncated abstracts. One may be the beginning of several abstracts: it joins one paper that continues
// it, complete abstracts first. If its own paper already has the continuation, nothing is done.
void joinBeginnings(const QList<Identity> &sightings, Sets &sets)
{
    QList<int> cut;
    for (int i = 0; i < sightings.size(); ++i)
        if (sightings[i].cut && !sightings[i].abstract.isEmpty())
            cut.append(i);
    std::stable_sort(cut.begin(), cut.end(), [&](int a, int b) {
        return sightings[a].abstract.size() > sightings[b].abstract.size();
    });
    for (const int i : std::as_const(cut)) {
        QList<int> continuations;
        bool known = false;
        for (const bool whole : {true, false})
            for (int other = 0; other < sightings.size(); ++other)
                if (other != i && sightings[other].cut != whole
                    && sightings[other].abstract.startsWith(sightings[i].abstract)
                    && joinedByAbstract(sightings[other], sightings[i])) {
                    continuations.append(other);
                    known = known || (whole && sets.find(other) == sets.find(i));
                }
        if (!known)
            std::any_of(continuations.cbegin(), continuations.cend(),
                        [&](int other) { return sets.unite(i, other); });
    }
}

bool begins(const Identity &beginning, const Identity &whole)
{
    return beginning.cut && !beginning.abstract.isEmpty() && whole.abstract.startsWith(beginning.abstract);
}

} // namespace

bool directlyJoined(const Identity &a, const Identity &b)
{
    const bool sameAbstract =
        !a.abstract.isEmpty() && (a.abstract == b.abstract || begins(a, b) || begins(b, a));
    const bool joined = (!a.arxiv.isEmpty() && a.arxiv == b.arxiv && joinedByArxiv(a, b))
        || (!a.doi.isEmpty() && a.doi == b.doi && joinedByDoi(a, b))
        || (sameAbstract && joinedByAbstract(a, b))
        || (!a.title.isEmpty() && a.title == b.title
            && std::any_of(a.names.cbegin(), a.names.cend(),
                           [&](const QString &name) { return b.names.contains(name); }));
    return joined && !areTwo(a, b);
}

QList<int> groupIntoPapers(const QList<Identity> &all, const QList<Apart> &apart)
{
    QList<Identity> sightings = all;
    QSet<qint64> common;
    for (const IdentityKey &key : commonKeys(all))
        common.insert(key.hash);
    for (Identity &sighting : sightings)
        sighting = withoutKeys(std::move(sighting), common);
    Sets sets(sightings, apart);
    joinBy(
        sightings, sets, [](const Identity &s, auto add) { add(s.arxiv); }, joinedByArxiv);
    joinBy(
        sightings, sets, [](const Identity &s, auto add) { add(s.doi); }, joinedByDoi);
    joinBy(
        sightings, sets, [](const Identity &s, auto add) { add(s.abstract); }, joinedByAbstract);
    joinBy(
        sightings, sets,
        [](const Identity &s, auto add) {
            if (!s.title.isEmpty())
                for (const QString &name : s.names)
                    add(s.title + u'\n' + name);
        },
        [](const Identity &, const Identity &) { return true; });
    joinBeginnings(sightings, sets);
    QList<int> papers(sightings.size(), -1);
    QList<int> numberOfRoot(sightings.size(), -1);
    int next = 0;
    for (int i = 0; i < sightings.size(); ++i) {
        int &number = numberOfRoot[sets.find(i)];
        if (number < 0)
            number = next++;
        papers[i] = number;
    }
    return papers;
}

} // namespace lectern
