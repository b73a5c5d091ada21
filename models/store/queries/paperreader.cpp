#include "paperreader.h"

#include "likelyauthors.h"
#include "models/core/fold.h"
#include "models/core/layouttext.h"
#include "models/formats/base/names.h"
#include "models/i18n/messages.h"
#include "models/store/identity/identity.h"
#include "models/store/papers/authordecisions.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"
#include "models/store/sqlite/usertables.h"

#include <QDateTime>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// Returns any field except extra ones, as a single line.
QString displayed(const Paper &paper, int bit)
{
    return PaperField(1u << bit) == AuthorsField
        ? paper.authors.join(u", "_s) + (paper.authorsTruncated ? u" et al."_s : QString())
        : ownTextOf(paper, fieldName(bit));
}

// Returns each value of each sighting, grouped by field: the shown one first, then by precedence.
QList<StatedValue> statedValues(QList<Sighting> sightings, const ShownValues &shown)
{
    std::array<qint64, kPaperFields> shownIn{};
    for (size_t bit = 0; bit < kPaperFields; ++bit)
        shownIn[bit] = shown.from[bit] < 0 ? 0 : sightings[shown.from[bit]].id;
    std::sort(sightings.begin(), sightings.end(), takesPrecedence);
    QList<StatedValue> values;
    for (int bit = 0; bit < kPaperFields; ++bit) {
        const auto field = PaperField(1u << bit);
        const qsizetype first = values.size();
        for (const Sighting &sighting : std::as_const(sightings)) {
            if (!(statedFields(sighting.values) & field))
                continue;
            StatedValue value;
            value.field = fieldName(bit);
            value.sighting = sighting.id;
            value.source = sighting.source->id;
            value.sourceName = sighting.source->name;
            value.savedOn = sighting.source->savedOn;
            value.line = sighting.values.line;
            if (field == ExtraFields) {
                for (const ExtraField &extra : sighting.values.extra) {
                    if (extra.name == kFamilyNames)
                        continue; // this row has the names themselves
                    value.field = extra.name;
                    value.value = extra.value;
                    value.shown = shown.values.extra.contains(extra);
                    values.append(value);
                }
                continue;
            }
            value.value = displayed(sighting.values, bit);
            value.inferred = field == DateField && sighting.values.dateInferred;
            value.shown = sighting.id == shownIn[size_t(bit)];
            values.append(value);
        }
        if (field == ExtraFields)
            std::stable_sort(values.begin() + first, values.end(),
                             [](const StatedValue &a, const StatedValue &b) { return a.field < b.field; });
        else
            std::stable_partition(values.begin() + first, values.end(),
                                  [](const StatedValue &value) { return value.shown; });
    }
    return values;
}

// Inserts own values before the stated values of the same field.
void putOwn(const PaperRecord &record, QList<StatedValue> *values)
{
    for (const OwnValue &own : record.own) {
        StatedValue value;
        value.field = own.field;
        value.value = own.value;
        if (own.field == fieldName(1)) // authors
            value.value.replace(u'\n', u", "_s);
        value.savedOn = QDateTime::fromMSecsSinceEpoch(own.edited).date();
        value.shown = value.own = true;
        const auto same = std::find_if(values->begin(), values->end(), [&](const StatedValue &other) {
            return other.field.compare(own.field, Qt::CaseInsensitive) == 0;
        });
        values->insert(same, value);
    }
}

QList<FieldChoice> choicesOf(PaperRecord record)
{
    std::sort(record.sightings.begin(), record.sightings.end(), takesPrecedence);
    const QStringList shown = ownTextsOf(record.shown), stated = ownTextsOf(record.stated());
    QList<QStringList> texts; // one list for each sighting
    for (const Sighting &sighting : std::as_const(record.sightings))
        texts.append(ownTextsOf(sighting.values));
    QList<FieldChoice> choices;
    for (qsizetype i = 0; i < ownFields().size(); ++i) {
        const QString &field = ownFields()[i];
        FieldChoice choice{field, shown[i], stated[i], false, {}};
        choice.own = std::any_of(record.own.cbegin(), record.own.cend(),
                                 [&](const OwnValue &own) { return own.field == field; });
        for (qsizetype k = 0; k < texts.size(); ++k) {
            const QString &text = texts[k][i], &name = record.sightings[k].source->name;
            if (text.isEmpty())
                continue;
            const auto same = std::find_if(choice.texts.begin(), choice.texts.end(),
                                           [&](const StatedText &other) { return other.text == text; });
            if (same == choice.texts.end())
                choice.texts.append({text, {name}});
            else if (!same->sources.contains(name))
                same->sources.append(name);
        }
        choices.append(choice);
    }
    return choices;
}

const char *rowSql()
{
    static const QByteArray sql =
        QByteArray(
            "SELECT title, lead, authors, category, date, score, year, citations, affiliation, venue, flags,"
            " conflicts, bookmarked, read, stars,"
            " (SELECT group_concat(colour || ' ' || name, char(10)) FROM (SELECT colour, name FROM paper_tag"
            " JOIN tag ON tag.id = tag WHERE paper_tag.paper = paper.id ORDER BY name)),"
            " paper.id IN (")
        + kNotedPapersSql
        + "), EXISTS(SELECT 1 FROM own_value WHERE own_value.paper = paper.id),"
          " (SELECT count(*) FROM attachment WHERE attachment.paper = paper.id)"
          " FROM paper LEFT JOIN mark ON mark.paper = paper.id"
          " LEFT JOIN rating ON rating.paper = paper.id WHERE paper.id = ?";
    return sql.constData();
}

} // namespace

PaperReader::PaperReader(Connection &connection)
    : m_connection(connection), m_row(connection, rowSql()),
      m_first(connection,
              "SELECT imported, name FROM sighting JOIN source ON source.id = sighting.id >> 32"
              " WHERE paper = ? ORDER BY imported, source.id LIMIT 1"),
      m_withKey(connection,
                "SELECT paper FROM identity_key WHERE hash = ?"
                " AND NOT EXISTS(SELECT 1 FROM bin WHERE bin.paper = identity_key.paper) ORDER BY paper")
{
}

// Returns text for lists and panes. A record (PaperTable) has the text as imported.
static QString shownText(const Statement &row, int column)
{
    return layoutText(row.text(column));
}

Result<PaperRow> PaperReader::row(PaperId id)
{
    LECTERN_TRY(const auto there, m_row.bind(1, qint64(id)).next());
    PaperRow row;
    if (!there)
        return row;
    row.id = id;
    row.title = shownText(m_row, 0);
    row.leadWords = shownText(m_row, 1);
    row.authors = splitNames(shownText(m_row, 2));
    row.category = shownText(m_row, 3);
    row.date = m_row.day(4);
    row.score = m_row.optionalReal(5);
    row.year = row.date.isValid() ? std::optional<int>(row.date.year()) : m_row.optionalInt(6);
    row.citations = m_row.optionalInt(7);
    row.affiliation = shownText(m_row, 8);
    row.venue = shownText(m_row, 9);
    Paper flags;
    setFlags(int(m_row.number(10)), &flags);
    row.authorsTruncated = flags.authorsTruncated;
    row.dateInferred = flags.dateInferred;
    row.code = flags.code;
    row.conflicting = (quint32(m_row.number(11)) & ~kChangingFields) != 0;
    row.bookmarked = m_row.number(12) != 0;
    row.read = m_row.number(13) != 0;
    row.rating = int(m_row.number(14));
    if (!m_row.isNull(15))
        for (const QString &tag : shownText(m_row, 15).split(u'\n')) {
            row.tagColours.append(tag.section(u' ', 0, 0).toInt());
            row.tags.append(tag.section(u' ', 1));
        }
    row.noted = m_row.number(16) != 0;
    row.edited = m_row.number(17) != 0;
    row.files = int(m_row.number(18));
    m_row.reset();
    LECTERN_TRY(const auto came, m_first.bind(1, qint64(id)).next());
    if (came) {
        row.added = QDateTime::fromMSecsSinceEpoch(m_first.number(0)).date();
        row.source = shownText(m_first, 1);
    }
    m_first.reset();
    return row;
}

Result<QList<PaperRow>> PaperReader::rows(const QList<PaperId> &ids)
{
    const ReadingScope reading(m_connection);
    // The page is read in one snapshot: a concurrent write must not mix old and new rows.
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    QList<PaperRow> list;
    list.reserve(ids.size());
    for (const PaperId id : ids) {
        LECTERN_TRY(auto next, row(id));
        list.append(std::move(next));
    }
    return list;
}

Result<QList<PaperId>> PaperReader::withKey(Key key, const QString &text)
{
    const ReadingScope reading(m_connection);
    QList<PaperId> papers;
    m_withKey.bind(1, identityHash(char(key), key == Key::Title ? text : text.toLower()));
    LECTERN_TRY(m_withKey.forEach([&] { papers.append(PaperId(m_withKey.number(0))); }));
    return papers;
}

Result<QList<QPair<qsizetype, PaperId>>> PaperReader::withTitles(const QStringList &folded)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read); // avoids locking the file for each read
    LECTERN_TRY(snapshot.begun());
    QList<QPair<qsizetype, PaperId>> found;
    for (qsizetype i = 0; i < folded.size(); ++i) {
        LECTERN_TRY(const auto papers, withKey(Key::Title, folded[i]));
        for (const PaperId paper : papers)
            found.append({i, paper});
    }
    return found;
}

Result<QList<AuthorRef>> PaperReader::authors(PaperId id, const QStringList &names)
{
    QList<AuthorRef> list;
    AuthorDecisions decisions(m_connection);
    Namesakes namesakes(m_connection);
    LECTERN_TRY(const auto called, namesakes.all());
    for (const QString &name : names) {
        LECTERN_TRY(const auto author, decisions.authorOf(qint64(id), foldName(name)));
        list.append({AuthorId(author), name, {}});
        if (called.contains(author)) {
            LECTERN_TRY(list.last().apart, namesakes.traits(AuthorId(author)));
        }
    }
    return list;
}

Result<PaperDetail> PaperReader::detail(PaperId id)
{
    const ReadingScope reading(m_connection);
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    PaperTable table(m_connection);
    LECTERN_TRY(const auto record, table.load(qint64(id)));
    if (!record.id)
        return Error{Messages::tr("This paper is no longer in the library.")};
    PaperDetail detail;
    LECTERN_TRY(auto shownRow, row(id));
    detail.row = shownRow;
    const Paper &paper = record.shown;
    detail.abstract = layoutText(paper.abstract);
    detail.abstractTruncated = paper.abstractTruncated;
    detail.arxivId = paper.arxivId;
    detail.doi = paper.doi;
    detail.url = layoutText(paper.url);
    for (const ExtraField &field : paper.extra)
        detail.extra.append({layoutText(field.name), layoutText(field.value)});
    LECTERN_TRY(detail.authors, authors(id, paper.authors));
    for (AuthorRef &author : detail.authors)
        author.name = layoutText(author.name);
    detail.values = statedValues(record.sightings, shownValues(record.sightings, record.own));
    putOwn(record, &detail.values);
    for (StatedValue &value : detail.values)
        value.value = layoutText(value.value);
    detail.choices = choicesOf(record);
    for (int bit = 0; bit < kPaperFields; ++bit)
        if (record.conflicts & ~kChangingFields & (1u << bit))
            detail.conflicts.append(fieldName(bit));
    return detail;
}

} // namespace lectern
