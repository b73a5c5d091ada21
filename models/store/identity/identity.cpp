#include "identity.h"

#include "models/core/fold.h"
#include "models/formats/bib/publication.h"
#include "models/store/types/numbers.h"

#include <QMap>

#include <algorithm>
#include <numeric>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// FNV-1a over the UTF-16 units with the final mixing of MurmurHash3. Unlike qHash it never changes.
class StableHash
{
public:
    explicit StableHash(char kind) : m_hash(0xcbf29ce484222325ull ^ quint64(kind)) { }
    void add(char16_t unit)
    {
        m_hash ^= unit;
        m_hash *= 0x100000001b3ull;
    }
    qint64 result() const
    {
        quint64 hash = m_hash ^ m_hash >> 33;
        hash *= 0xff51afd7ed558ccdull;
        return qint64(hash ^ hash >> 33);
    }

private:
    quint64 m_hash;
};

qint64 stableHash(char kind, QStringView text)
{
    StableHash hash(kind);
    for (const QChar c : text)
        hash.add(c.unicode());
    return hash.result();
}

bool isAscii(std::string_view text)
{
    return std::none_of(text.begin(), text.end(), [](char c) { return static_cast<uint8_t>(c) >= 0x80; });
}

char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

bool isAsciiSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

qint64 stableHash(char kind, std::string_view utf8)
{
    if (!isAscii(utf8))
        return stableHash(kind, QStringView(toQString(utf8)));
    StableHash hash(kind);
    for (const char c : utf8)
        hash.add(char16_t(c));
    return hash.result();
}

// arXiv's own DOIs are equivalent to the id, and a paper may have a journal's DOI too; they are treated as
// arXiv ids.
constexpr QStringView kArxivDoi = u"10.48550/arxiv.";

QString arxivOf(const Paper &paper)
{
    QString id = paper.arxivId.toLower();
    if (id.isEmpty() && paper.doi.startsWith(kArxivDoi, Qt::CaseInsensitive))
        id = paper.doi.toLower().mid(kArxivDoi.size());
    if (id.startsWith(u"arxiv:"))
        id.remove(0, 6);
    if (const qsizetype v = id.lastIndexOf(u'v'); v > 0 && v + 1 < id.size()
        && std::all_of(id.cbegin() + v + 1, id.cend(), [](QChar c) { return c >= u'0' && c <= u'9'; }))
        id.truncate(v);
    return id;
}

// Returns the DOI in lower case, unless arXiv assigned it.
QString publishersDoi(const Paper &paper)
{
    const QString doi = paper.doi.toLower();
    return doi.startsWith(kArxivDoi) ? QString() : doi;
}

// Removes the dots that pages add to truncated text.
QStringView withoutEllipsis(QStringView text)
{
    while (text.endsWith(u'…') || text.endsWith(u'.'))
        text.chop(1);
    return text.trimmed();
}

QString trustedAbstract(const Paper &paper)
{
    QString abstract = foldAbstract(paper.abstract);
    if (paper.abstractTruncated)
        abstract = withoutEllipsis(abstract).toString();
    return abstract.size() >= kTrustedAbstract ? abstract : QString();
}

// Returns the first kTrustedAbstract characters of trustedAbstract(), usually without folding the rest.
QString trustedBeginning(const Paper &paper)
{
    constexpr qsizetype enough = 2 * kTrustedAbstract; // folding only removes white space
    if (paper.abstract.size() > 2 * enough) {
        const QString head = foldAbstract(QStringView(paper.abstract).left(enough));
        if (head.size() > kTrustedAbstract)
            return head.left(kTrustedAbstract);
    }
    return trustedAbstract(paper).left(kTrustedAbstract);
}

} // namespace

// Returns the year in a folded volume name; 0 if there is none.
static int yearIn(const QString &place)
{
    for (const QStringView word : QStringView(place).tokenize(u' '))
        if (word.size() == 4 && (word.startsWith(u"19") || word.startsWith(u"20")) && word[2].isDigit()
            && word[3].isDigit())
            return word.toInt();
    return 0;
}

static Identity::Form formOf(const Publication &publication)
{
    using Form = Identity::Form;
    if (!publication.kindStated)
        return Form::Unknown;
    switch (publication.kind) {
    case WorkKind::Book:
        return Form::Book;
    case WorkKind::Thesis:
        return Form::Thesis;
    case WorkKind::Chapter:
        return Form::Chapter;
    case WorkKind::Article:
    case WorkKind::Meeting:
        return Form::Other;
    default: // reports and others are preprints in practice
        return Form::Unknown;
    }
}

Identity identityOf(const Paper &paper)
{
    Identity identity;
    identity.arxiv = arxivOf(paper);
    identity.doi = publishersDoi(paper);
    identity.title = foldTitle(paper.title);
    for (const QString &name : paper.authors)
        if (const QString folded = foldName(name); !folded.isEmpty())
            identity.names.append(folded);
    identity.names.sort();
    identity.names.removeDuplicates();
    identity.abstract = trustedAbstract(paper);
    identity.cut = paper.abstractTruncated;
    identity.cutNames = paper.authorsTruncated;
    if (!paper.venue.isEmpty())
        identity.place = foldTitle(paper.venue);
    if (identity.place.contains(u"arxiv") || identity.place == u"corr")
        identity.place.clear();
    identity.year = paper.year ? *paper.year : yearIn(identity.place);
    if (!paper.extra.isEmpty()) {
        const Publication publication = publicationOf(paper);
        identity.page = fold(publication.firstPage);
        identity.form = formOf(publication);
    }
    return identity;
}

Identity identityOf(const Sighting &sighting)
{
    Identity identity = identityOf(sighting.values);
    identity.key = citeKeyOf(sighting.values);
    if (!identity.key.isEmpty())
        identity.source = Sighting::sourceOf(sighting.id);
    return identity;
}

qint64 identityHash(char kind, QStringView text)
{
    return stableHash(kind, text);
}

QList<IdentityKey> keysOf(const Identity &identity)
{
    QList<IdentityKey> keys;
    const auto add = [&](KeyKind kind, const QString &text) {
        if (!text.isEmpty())
            keys.append({kind, stableHash(char(kind), text), text});
    };
    add(KeyKind::Arxiv, identity.arxiv);
    add(KeyKind::Doi, identity.doi);
    add(KeyKind::Abstract, identity.abstract.left(kTrustedAbstract));
    return keys;
}

IdentityHashes identityHashes(const Paper &paper)
{
    IdentityHashes hashes;
    const auto add = [&](char kind, const QString &text) {
        if (!text.isEmpty())
            hashes.append(stableHash(kind, text));
    };
    add('x', arxivOf(paper));
    add('d', publishersDoi(paper));
    add('a', trustedBeginning(paper));
    if (!paper.authors.isEmpty())
        add('t', foldTitle(paper.title));
    return hashes;
}

namespace
{

// "2601.01234": a plain id without prefix or version.
bool isBareArxivId(std::string_view id)
{
    if (id.size() < 9 || id[4] != '.')
        return false;
    return std::all_of(id.begin(), id.end(), [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
}

// Computes trustedBeginning() of an abstract that is not truncated; empty if it is too short. False if it
// contains a non-ASCII letter; the result is undefined then.
bool plainBeginning(std::string_view abstract, std::string *out)
{
    constexpr auto wanted = size_t(kTrustedAbstract);
    out->resize(wanted + 1);
    char *const begin = out->data(), *to = begin;
    for (const char c : abstract) {
        if (static_cast<uint8_t>(c) >= 0x80)
            return false;
        if (!isAsciiSpace(c))
            *to++ = asciiLower(c);
        else if (to > begin && to[-1] != ' ')
            *to++ = ' ';
        if (to == begin + wanted + 1) {
            out->resize(wanted);
            return true;
        }
    }
    if (to > begin && to[-1] == ' ')
        --to;
    out->resize(to == begin + wanted ? wanted : 0);
    return true;
}

} // namespace

IdentityHashes IdentityHasher::hashes(const Texts &texts)
{
    IdentityHashes hashes;
    const auto add = [&](char kind, const QString &text) {
        if (!text.isEmpty())
            hashes.append(stableHash(kind, QStringView(text)));
    };
    if (isBareArxivId(texts.arxiv)) {
        hashes.append(stableHash('x', texts.arxiv));
    } else if (!texts.arxiv.empty() || !texts.doi.empty()) {
        Paper ids;
        ids.arxivId = toQString(texts.arxiv);
        ids.doi = toQString(texts.doi);
        add('x', arxivOf(ids));
    }
    if (!texts.doi.empty()) {
        Paper ids;
        ids.doi = toQString(texts.doi);
        add('d', publishersDoi(ids));
    }
    if (!texts.abstract.empty()) {
        if (!texts.abstractTruncated && plainBeginning(texts.abstract, &m_text)) {
            if (!m_text.empty())
                hashes.append(stableHash('a', m_text));
        } else if (texts.abstract.size() >= size_t(kTrustedAbstract)) {
            Paper beginning;
            beginning.abstract = toQString(texts.abstract);
            beginning.abstractTruncated = texts.abstractTruncated;
            add('a', trustedBeginning(beginning));
        }
    }
    if (texts.hasAuthors) {
        m_text.clear();
        m_folder.words(texts.title, [this](std::string_view word) {
            if (!m_text.empty())
                m_text += ' ';
            m_text += word;
        });
        if (!m_text.empty())
            hashes.append(stableHash('t', m_text));
    }
    return hashes;
}

std::string_view IdentityHasher::foldedName(std::string_view printed)
{
    m_text.clear();
    if (!isAscii(printed) || printed.find_first_of(",\\") != std::string_view::npos) {
        m_text = foldName(toQString(printed)).toStdString();
        return m_text;
    }
    for (const char c : printed) {
        if (!isAsciiSpace(c) && c != '.' && c != '-')
            m_text += asciiLower(c);
        else if (!m_text.empty() && m_text.back() != ' ')
            m_text += ' ';
    }
    if (!m_text.empty() && m_text.back() == ' ')
        m_text.pop_back();
    return m_text;
}

} // namespace lectern
