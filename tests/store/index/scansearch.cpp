#include "scansearch.h"

#include "models/core/fold.h"
#include "models/core/shortvenue.h"
#include "models/core/wordforms.h"
#include "models/store/sqlite/connection.h"
#include "models/store/sqlite/statement.h"
#include "models/store/sqlite/try.h"
#include "models/store/types/category.h"
#include "models/store/types/sighting.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace lectern::test
{

using namespace Qt::StringLiterals;

namespace
{

// The values of one paper for the scan.
struct Scanned {
    qint64 id = 0;
    Paper paper;
    QStringList titleWords, authorWords, abstractWords;
    QStringList titleJoined, authorJoined, abstractJoined; // words whose hyphen is removed
    QStringList venueNames;
    bool bookmarked = false, read = false;
    int stars = 0;
    bool conflicting = false;
    std::optional<int> year() const
    {
        return paper.date.isValid() ? std::optional<int>(paper.date.year()) : paper.year;
    }
};

// A query prepared for the scan: words folded once, sources and authors looked up once.
struct Prepared {
    QueryNode node;
    QStringList words;
    QSet<qint64> papers;
    std::vector<Prepared> children;
};

// Returns the hyphenated words of a text, joined. Differs from the index in method: reads the folded text
// character by character.
// The authors, each with the family name first.
QString invertedNames(const QStringList &authors)
{
    static const QStringList suffixes{u"jr"_s, u"sr"_s, u"ii"_s, u"iii"_s, u"iv"_s};
    static const QStringList teams{u"collaboration"_s, u"consortium"_s, u"group"_s, u"team"_s};
    QStringList names;
    for (const QString &author : authors) {
        QStringList words = author.split(u' ');
        if (words.size() > 1 && suffixes.contains(words.last().toLower().remove(u'.')))
            words.removeLast();
        if (words.size() > 1 && !author.startsWith(u"The "_s) && !teams.contains(words.last().toLower()))
            words.prepend(words.takeLast());
        names.append(words.join(u' '));
    }
    return names.join(u' ');
}

QStringList joinedWords(const QString &text)
{
    QStringList found;
    QStringList parts;
    QString word, gap;
    const auto finish = [&] {
        if (parts.size() > 1 && parts.size() <= 5)
            found.append(foldedWords(parts.join(QString())).join(QString()));
        parts.clear();
    };
    const QString folded = fold(text) + u"  "_s;
    for (const QChar c : folded) {
        const bool letter = c.isLetterOrNumber() || (c == u'\'' && !word.isEmpty());
        if (letter) {
            if (word.isEmpty() && !parts.isEmpty()) {
                static const QRegularExpression joins(u"^[${}]*[-_][${}]*$"_s);
                if (gap.size() > 4 || !joins.match(gap).hasMatch())
                    finish();
            }
            word += c;
            continue;
        }
        if (!word.isEmpty()) {
            parts.append(word);
            word.clear();
            gap.clear();
        }
        gap += c;
    }
    finish();
    return found;
}

// Returns the words that name a venue: its only word, or those with two capitals unless all of it is in
// capitals.
QStringList venueNames(const QString &venue)
{
    static const QRegularExpression gaps(u"[^A-Za-z0-9\\x{80}-\\x{10ffff}]+"_s);
    static const QRegularExpression name(u"[A-Z].*[A-Z]"_s);
    const QStringList words = venue.split(gaps, Qt::SkipEmptyParts);
    QStringList names;
    for (const QString &word : words)
        if (words.size() == 1 || (venue != venue.toUpper() && name.match(word).hasMatch()))
            names += foldedWords(word);
    return names + foldedWords(QString::fromStdString(shortVenue(venue.toStdString()).name));
}

bool wordMatches(const QString &word, const QString &wanted, bool prefix)
{
    return prefix ? word.startsWith(wanted) : word == wanted;
}

bool hasPhrase(const QStringList &text, const Prepared &p)
{
    // A last prefix of fewer than three letters need not follow the other words. (A Chinese character is a
    // whole word.)
    const bool hasShortPrefix = p.node.prefix && p.words.size() > 1 && p.words.last().toUtf8().size() < 3;
    if (hasShortPrefix && std::none_of(text.begin(), text.end(), [&](const QString &word) {
            return word.startsWith(p.words.last());
        }))
        return false;
    const qsizetype n = p.words.size() - (hasShortPrefix ? 1 : 0);
    for (qsizetype start = 0; start + n <= text.size(); ++start) {
        qsizetype i = 0;
        while (i < n
               && wordMatches(text[start + i], p.words[i], p.node.prefix && !hasShortPrefix && i == n - 1))
            ++i;
        if (i == n)
            return true;
    }
    return false;
}

// Returns whether the words contain the wanted word in any spelling. name: names have no plural.
bool hasSpelling(const QStringList &words, const QStringList &joined, const QString &wanted, bool prefix,
                 bool name)
{
    QStringList others;
    if (!name)
        for (const std::string &form : otherForms(wanted.toStdString()))
            others.append(QString::fromStdString(form));
    for (const QStringList *text : {&words, &joined})
        for (const QString &word : *text)
            if (wordMatches(word, wanted, prefix) || others.contains(word))
                return true;
    return false;
}

bool matchesText(const Scanned &s, const Prepared &p)
{
    using Field = QueryNode::Field;
    struct Text {
        const QStringList &words, &joined;
        bool name;
    };
    std::vector<Text> texts;
    const Field asked = p.node.field == Field::Name ? Field::Author : p.node.field;
    const auto isAsked = [&](Field field) { return asked == Field::Any || asked == field; };
    if (isAsked(Field::Title))
        texts.push_back({s.titleWords, s.titleJoined, false});
    if (isAsked(Field::Author))
        texts.push_back({s.authorWords, s.authorJoined, true});
    if (isAsked(Field::Abstract))
        texts.push_back({s.abstractWords, s.abstractJoined, false});
    const bool isPattern = p.node.text.mid(0, p.node.text.size() - 1).contains(u'*');
    if (asked == Field::Any && p.words.size() == 1 && !isPattern)
        texts.push_back({s.venueNames, s.venueNames, true});
    if (p.node.text.contains(u'*') && !p.node.phrase && !p.words.isEmpty()
        && p.node.text.indexOf(u'*') + 1 < p.node.text.size()) {
        QString expression = p.node.text.toLower() + (p.node.prefix ? u"*"_s : QString());
        const QRegularExpression pattern(
            QRegularExpression::anchoredPattern(expression.replace(u"*"_s, u".*"_s)));
        return std::any_of(texts.begin(), texts.end(), [&](const Text &t) {
            return std::any_of(t.words.begin(), t.words.end(),
                               [&](const QString &word) { return pattern.match(word).hasMatch(); });
        });
    }
    const bool unspaced = std::any_of(p.words.begin(), p.words.end(), [](const QString &word) {
        return QChar::script(word.toUcs4().first()) == QChar::Script_Han;
    });
    if (p.node.phrase || unspaced)
        return std::any_of(texts.begin(), texts.end(), [&](const Text &t) { return hasPhrase(t.words, p); });
    const auto has = [&](const QString &word, bool prefix) {
        return std::any_of(texts.begin(), texts.end(), [&](const Text &t) {
            return hasSpelling(t.words, t.joined, word, prefix, t.name);
        });
    };
    bool all = true;
    for (qsizetype i = 0; i < p.words.size(); ++i)
        all = all && has(p.words[i], p.node.prefix && i + 1 == p.words.size());
    const bool hyphenated = p.words.size() > 1 && p.words.size() <= 5
        && (p.node.text.contains(u'-') || p.node.text.contains(u'_'));
    return all || (hyphenated && has(p.words.join(QString()), p.node.prefix));
}

// For libraries that are small enough to search abstracts.
bool matchesExpression(const Scanned &s, const QueryNode &node)
{
    using Field = QueryNode::Field;
    static QHash<QString, QRegularExpression> expressions;
    QRegularExpression &expression = expressions[node.text];
    if (expression.pattern().isEmpty())
        expression = QRegularExpression(node.text, QRegularExpression::CaseInsensitiveOption);
    // An expression of letters, digits and their wildcards is matched within words.
    static const QRegularExpression ofWords(u"^([A-Za-z0-9()|?*+]|\\\\[bBwd]|\\[[A-Za-z0-9]+\\])+$"_s);
    const bool inWords = ofWords.match(node.text).hasMatch();
    const auto isIn = [&](const QString &text) {
        const QStringList words = inWords ? foldedWords(text) : QStringList();
        if (inWords)
            return std::any_of(words.begin(), words.end(),
                               [&](const QString &word) { return expression.match(word).hasMatch(); });
        return expression.match(text).hasMatch() || expression.match(fold(text)).hasMatch();
    };
    const auto isAsked = [&](Field field) { return node.field == Field::Any || node.field == field; };
    return (isAsked(Field::Title) && isIn(s.paper.title))
        || (isAsked(Field::Author) && std::any_of(s.paper.authors.begin(), s.paper.authors.end(), isIn))
        || (isAsked(Field::Abstract) && isIn(s.paper.abstract))
        || (node.field == Field::Any
            && (isIn(s.paper.venue)
                || (inWords && isIn(QString::fromStdString(shortVenue(s.paper.venue.toStdString()).name)))));
}

bool isInRange(const QueryNode &node, std::optional<double> value)
{
    return value && (!node.low || (node.lowExcluded ? *value > *node.low : *value >= *node.low))
        && (!node.high || (node.highExcluded ? *value < *node.high : *value <= *node.high));
}

bool matches(const Scanned &s, const Prepared &p)
{
    using Kind = QueryNode::Kind;
    const QString value = p.node.values.value(0);
    switch (p.node.kind) {
    case Kind::All:
        return true;
    case Kind::And:
        return std::all_of(p.children.begin(), p.children.end(),
                           [&](const auto &c) { return matches(s, c); });
    case Kind::Or:
        return std::any_of(p.children.begin(), p.children.end(),
                           [&](const auto &c) { return matches(s, c); });
    case Kind::Not:
        return std::none_of(p.children.begin(), p.children.end(),
                            [&](const auto &c) { return matches(s, c); });
    case Kind::Text:
        return matchesText(s, p);
    case Kind::Expression:
        return matchesExpression(s, p.node);
    case Kind::Category:
        for (const QString &printed : s.paper.category.split(u' ', Qt::SkipEmptyParts))
            for (const QString &wanted : p.node.values)
                if (sameCategory(printed, wanted))
                    return true;
        return false;
    case Kind::Date: {
        // A paper with only a year is in every range that overlaps the year.
        const auto year = s.year();
        if (!year)
            return false;
        const QDate first = s.paper.date.isValid() ? s.paper.date : QDate(*year, 1, 1);
        const QDate last = s.paper.date.isValid() ? s.paper.date : QDate(*year, 12, 31);
        return (!p.node.from.isValid() || last >= p.node.from)
            && (!p.node.to.isValid() || first <= p.node.to);
    }
    case Kind::Score:
        return isInRange(p.node, s.paper.score);
    case Kind::Citations:
        return isInRange(p.node, s.paper.citations);
    case Kind::Rating:
        return (s.stars > 0 || p.node.low) && isInRange(p.node, s.stars);
    case Kind::Has:
        return (value == u"code" && s.paper.code.value_or(false))
            || (value == u"abstract" && !s.paper.abstract.isEmpty())
            || (value == u"doi" && !s.paper.doi.isEmpty()) || (value == u"score" && s.paper.score)
            || (value == u"arxiv" && !s.paper.arxivId.isEmpty()) || (value == u"rating" && s.stars > 0)
            || (value == u"citations" && s.paper.citations) || (value == u"date" && s.paper.date.isValid())
            || (value == u"conflict" && s.conflicting);
    case Kind::Is:
        return (value == u"bookmarked" && s.bookmarked) || (value == u"read" && s.read)
            || (value == u"unread" && !s.read) || (value == u"cut" && s.paper.authorsTruncated);
    case Kind::Source:
    case Kind::Author:
        return p.papers.contains(s.id);
    case Kind::YearInferred:
        return s.paper.dateInferred;
    case Kind::Venue:
    case Kind::Stated:
    case Kind::Ids:
    case Kind::Added:
    case Kind::Tag: // these libraries have none
    case Kind::List:
        return false; // covered by separate tests
    }
    return false;
}

Result<Prepared> prepared(const Connection &connection, const QueryNode &node)
{
    Prepared p{node, {}, {}, {}};
    if (node.kind == QueryNode::Kind::Text)
        p.words = foldedWords(node.text);
    if (node.kind == QueryNode::Kind::Author || node.kind == QueryNode::Kind::Source) {
        for (const QString &value : node.values) {
            const bool byId = value.startsWith(u'#');
            Statement find(
                connection,
                node.kind == QueryNode::Kind::Author ? "SELECT paper FROM author_paper WHERE author = ?1"
                    : byId
                    ? "SELECT paper FROM sighting WHERE id BETWEEN ?1 << 32 AND (?1 << 32) + 4294967295"
                    : "SELECT paper FROM sighting JOIN source ON source.id = sighting.id >> 32"
                      " WHERE instr(lower(source.name), lower(?1))");
            if (byId)
                find.bind(1, value.mid(1).toLongLong());
            else
                find.bind(1, value);
            for (;;) {
                const auto row = find.next();
                LECTERN_TRY(row);
                if (!*row)
                    break;
                p.papers.insert(find.number(0));
            }
        }
    }
    for (const QueryNode &child : node.children) {
        auto ready = prepared(connection, child);
        LECTERN_TRY(ready);
        p.children.push_back(std::move(*ready));
    }
    return p;
}

// Sort order: the numeric key, then the text key, then newest first.
struct SortKey {
    double number = 0;
    QString text;
    bool missing = false; // papers without the value are last in both directions
    qint64 day = 0;
    qint64 id = 0;
};

SortKey sortKey(const Scanned &s, SortOrder::Key key)
{
    SortKey k;
    k.id = s.id;
    const auto year = s.year();
    k.day = s.paper.date.isValid() ? s.paper.date.toJulianDay() : year ? QDate(*year, 1, 1).toJulianDay() : 0;
    const auto number = [&k](const auto &value) {
        k.missing = !value;
        k.number = value ? -double(*value) : 0;
    };
    const auto text = [&k](const QString &value) {
        k.text = fold(value);
        k.missing = k.text.isEmpty();
    };
    switch (key) {
    case SortOrder::Key::Newest:
    case SortOrder::Key::Oldest:
    case SortOrder::Key::Relevance:
        k.number = -double(k.day);
        k.missing = !k.day;
        break;
    case SortOrder::Key::Score:
        number(s.paper.score);
        break;
    case SortOrder::Key::Citations:
        number(s.paper.citations);
        break;
    case SortOrder::Key::Title:
        text(s.paper.title);
        break;
    case SortOrder::Key::Authors:
        text(invertedNames(s.paper.authors));
        break;
    case SortOrder::Key::Category:
        text(bareCategory(s.paper.category.section(u' ', 0, 0)).toString());
        break;
    case SortOrder::Key::Venue: {
        const QString known = QString::fromStdString(shortVenue(s.paper.venue.toStdString()).name);
        text((known.isEmpty() ? s.paper.venue : known).trimmed());
        break;
    }
    case SortOrder::Key::Added:
        k.number = -double(s.id);
        break;
    case SortOrder::Key::Code:
        k.number = s.paper.code.value_or(false) ? 0 : 1;
        break;
    case SortOrder::Key::Bookmarked:
        k.number = s.bookmarked ? 0 : 1;
        break;
    case SortOrder::Key::Unread:
        k.number = s.read ? 1 : 0;
        break;
    case SortOrder::Key::Rating:
        k.number = -s.stars;
        break;
    case SortOrder::Key::ListOrder:
    case SortOrder::Key::Opened:
        break; // the scan has no lists and no files
    }
    return k;
}

} // namespace

struct ScanSearch::Private {
    std::unique_ptr<Connection> connection;
    std::vector<Scanned> papers;
};

ScanSearch::~ScanSearch() = default;

ScanSearch::ScanSearch(const QString &file) : d(std::make_unique<Private>())
{
    auto opened = Connection::open(file, true);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    d->connection = std::move(*opened);
    Statement scan(
        *d->connection,
        "SELECT id, title, authors, category, date, score, year, citations, doi, flags, arxiv,"
        " bookmarked, read, body, stars, venue, conflicts FROM paper LEFT JOIN mark ON mark.paper = id"
        " LEFT JOIN rating ON rating.paper = id"
        " LEFT JOIN abstract ON abstract.paper = id");
    for (;;) {
        const auto row = scan.next();
        if (!row)
            qFatal("%s", qPrintable(row.error().message));
        if (!*row)
            break;
        Scanned s;
        s.id = scan.number(0);
        s.paper.title = scan.text(1);
        s.paper.authors = splitNames(scan.text(2));
        s.paper.category = scan.text(3);
        if (!scan.isNull(4))
            s.paper.date = QDate::fromJulianDay(scan.number(4));
        s.paper.score = scan.optionalReal(5);
        s.paper.year = scan.optionalInt(6);
        s.paper.citations = scan.optionalInt(7);
        s.paper.doi = scan.text(8);
        setFlags(int(scan.number(9)), &s.paper);
        s.paper.arxivId = scan.text(10);
        s.bookmarked = scan.number(11);
        s.read = scan.number(12);
        s.paper.abstract = scan.text(13);
        s.stars = int(scan.number(14));
        // An empty word after each text ends phrases.
        s.titleWords = foldedWords(s.paper.title) << QString();
        for (const QString &name : std::as_const(s.paper.authors))
            s.authorWords += foldedWords(name) << QString();
        s.abstractWords = foldedWords(s.paper.abstract) << QString();
        s.titleJoined = joinedWords(s.paper.title);
        for (const QString &name : std::as_const(s.paper.authors))
            s.authorJoined += joinedWords(name);
        s.abstractJoined = joinedWords(s.paper.abstract);
        s.paper.venue = scan.text(15);
        s.conflicting = (scan.number(16) & ~8208) != 0; // without score and citations
        s.venueNames = venueNames(s.paper.venue);
        d->papers.push_back(std::move(s));
    }
}

Result<QList<PaperId>> ScanSearch::search(const Query &query) const
{
    const auto root = prepared(*d->connection, query.root);
    LECTERN_TRY(root);
    std::vector<SortKey> keys;
    for (const Scanned &s : d->papers)
        if (matches(s, *root))
            keys.push_back(sortKey(s, query.sort.key));
    // Oldest is the exact reverse of Newest, including ties.
    const bool oldest = query.sort.key == SortOrder::Key::Oldest;
    const bool reversed = query.sort.reversed != oldest;
    using Key = SortOrder::Key;
    const bool divides = query.sort.key == Key::Code || query.sort.key == Key::Bookmarked
        || query.sort.key == Key::Unread || query.sort.key == Key::Rating;
    std::sort(keys.begin(), keys.end(), [reversed, divides](const SortKey &a, const SortKey &b) {
        if (a.missing != b.missing)
            return b.missing;
        const SortKey &first = reversed ? b : a, &second = reversed ? a : b;
        if (first.number != second.number)
            return first.number < second.number;
        if (const int order = first.text.compare(second.text))
            return order < 0;
        // If the order only groups papers, each group is newest first.
        const SortKey &newer = divides ? a : first, &older = divides ? b : second;
        return newer.day != older.day ? newer.day > older.day : newer.id > older.id;
    });
    QList<PaperId> ids;
    ids.reserve(qsizetype(keys.size()));
    for (const SortKey &key : keys)
        ids.append(PaperId(key.id));
    return ids;
}

} // namespace lectern::test
