#include "highlightstore.h"

#include "attachmentstore.h"
#include "models/core/query/querytext.h"
#include "models/formats/base/highlightfield.h"
#include "models/i18n/messages.h"
#include "models/store/papers/papertable.h"
#include "models/store/sqlite/transaction.h"
#include "models/store/sqlite/try.h"

#include <QDateTime>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kFileHashBytes = 32;

// Label of a highlight in the history: its first words.
QString highlightSubject(const QString &quote)
{
    constexpr qsizetype kMaxLength = 60;
    const QString text = quote.left(2 * kMaxLength).simplified();
    return text.size() <= kMaxLength ? text : text.left(kMaxLength - 1).trimmed() + u'…';
}

Result<> checkComment(const QString &comment)
{
    if (comment.size() > Highlight::kMaxCommentLength)
        return Error{Messages::tr("A comment can have at most 100,000 characters.")};
    return {};
}

// Clamps the values of a highlight from the window to the stored limits; Error if it highlights nothing.
Result<Highlight> soundHighlight(Highlight highlight, qint64 now)
{
    highlight.boxes.removeIf([](const HighlightBox &box) { return !isSound(box); });
    highlight.boxes = highlight.boxes.first(std::min(highlight.boxes.size(), Highlight::kMaxBoxes));
    highlight.quote = highlight.quote.left(Highlight::kMaxQuoteLength).trimmed();
    highlight.before = highlight.before.right(Highlight::kMaxContextLength);
    highlight.after = highlight.after.left(Highlight::kMaxContextLength);
    highlight.colour = std::clamp(highlight.colour, 0, int(kHighlightColours.size()) - 1);
    if (highlight.boxes.isEmpty() || highlight.quote.isEmpty() || highlight.hash.size() != kFileHashBytes)
        return Error{Messages::tr("A highlight needs text of a file.")};
    LECTERN_TRY(checkComment(highlight.comment));
    if (highlight.made <= 0)
        highlight.made = now;
    highlight.edited = std::max(highlight.edited, highlight.made);
    if (!isHighlightId(highlight.id))
        highlight.id = highlightId(highlight);
    return highlight;
}

} // namespace

Result<QList<Highlight>> HighlightStore::of(PaperId paper)
{
    const ReadingScope reading(m_connection);
    QList<Highlight> highlights;
    Statement read(m_connection, "SELECT " LECTERN_HIGHLIGHT_COLUMNS " FROM highlight h WHERE h.paper = ?");
    LECTERN_TRY(read.bind(1, qint64(paper)).forEach([&] { highlights.append(highlightIn(read, 0)); }));
    sortByPlace(&highlights);
    return highlights;
}

Result<int> HighlightStore::countOf(PaperId paper)
{
    const ReadingScope reading(m_connection);
    Statement read(m_connection, "SELECT count(*) FROM highlight WHERE paper = ?");
    LECTERN_TRY(read.bind(1, qint64(paper)).next());
    return int(read.number(0));
}

Result<QList<HighlightedPaper>> HighlightStore::ofPapers(const QList<PaperId> &papers,
                                                         const Cancelled &cancelled)
{
    Transaction snapshot(m_connection, Transaction::Kind::Read);
    LECTERN_TRY(snapshot.begun());
    PaperTable table(m_connection);
    Statement listed(m_connection, "SELECT 1 FROM listed WHERE id = ?");
    AttachmentStore files(m_connection, m_log);
    QList<HighlightedPaper> found;
    for (const PaperId paper : papers) {
        if (cancelled && cancelled())
            return Error::cancelled();
        LECTERN_TRY(const auto there, listed.bind(1, qint64(paper)).next());
        listed.reset();
        if (!there)
            continue;
        LECTERN_TRY(auto highlights, of(paper));
        if (highlights.isEmpty())
            continue;
        LECTERN_TRY(const auto record, table.load(qint64(paper)));
        HighlightedPaper one{paper, record.shown, std::move(highlights), {}};
        LECTERN_TRY(const auto attached, files.of(paper));
        for (const Attachment &file : attached)
            one.files.append({QString::fromLatin1(file.hash.toHex()), file.name, file.path,
                              QString(foundName(file.found)), 0, file.bytes, 0, file.pages});
        found.append(one);
    }
    return found;
}

Result<QList<HighlightedPaper>> HighlightStore::found(const Query &query, const Cancelled &cancelled)
{
    LECTERN_TRY(const auto result,
                m_index.search({withHas(query.root, u"highlight"_s), query.sort}, cancelled));
    // Replacement words find papers that the query does not name.
    if (!result->substitutions().isEmpty() || result->lacksOneWord())
        return QList<HighlightedPaper>();
    return ofPapers(result->ids(0, result->count()), cancelled);
}

Result<QString> HighlightStore::subjectOf(PaperId paper, const QString &id) const
{
    Statement read(m_connection, "SELECT quote FROM highlight WHERE paper = ? AND id = ?");
    LECTERN_TRY(const auto there, read.bind(1, qint64(paper)).bind(2, id).next());
    return there ? highlightSubject(read.text(0)) : QString();
}

Result<Edit> HighlightStore::add(PaperId paper, const QList<Highlight> &highlights)
{
    if (highlights.isEmpty())
        return Edit{};
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    QList<Highlight> sound;
    for (const Highlight &highlight : highlights) {
        LECTERN_TRY(const auto one, soundHighlight(highlight, now));
        sound.append(one);
    }
    const QString subject = sound.size() == 1 ? highlightSubject(sound.first().quote) : QString();
    return m_log.perform({EditKind::AddHighlights, subject}, [&]() -> Result<> {
        Statement known(m_connection, "SELECT 1 FROM paper WHERE id = ?");
        LECTERN_TRY(const auto there, known.bind(1, qint64(paper)).next());
        known.reset();
        if (!there)
            return {};
        HighlightWriter writer(m_connection);
        for (const Highlight &highlight : sound)
            LECTERN_TRY(writer.write(qint64(paper), highlight));
        return {};
    });
}

Result<Edit> HighlightStore::change(PaperId paper, const QString &id, int colour, const QString &comment,
                                    EditId joining)
{
    LECTERN_TRY(checkComment(comment));
    const ReadingScope reading(m_connection);
    LECTERN_TRY(const auto subject, subjectOf(paper, id));
    return m_log.perform(
        {EditKind::ChangeHighlight, subject},
        [&]() -> Result<> {
            Statement write(m_connection,
                            "UPDATE highlight SET colour = ?3, remark = ?4, edited = ?5"
                            " WHERE paper = ?1 AND id = ?2 AND (colour <> ?3 OR ifnull(remark, '') <>"
                            " ifnull(?4, ''))");
            return write.bind(1, qint64(paper))
                .bind(2, id)
                .bind(3, std::clamp(colour, 0, int(kHighlightColours.size()) - 1))
                .bind(4, comment)
                .bind(5, QDateTime::currentMSecsSinceEpoch())
                .run();
        },
        joining);
}

Result<Edit> HighlightStore::remove(PaperId paper, const QStringList &ids)
{
    const ReadingScope reading(m_connection);
    QString subject;
    if (ids.size() == 1) {
        LECTERN_TRY(subject, subjectOf(paper, ids.first()));
    }
    return m_log.perform({EditKind::RemoveHighlights, subject}, [&]() -> Result<> {
        Statement take(m_connection, "DELETE FROM highlight WHERE paper = ? AND id = ?");
        for (const QString &id : ids)
            LECTERN_TRY(take.bind(1, qint64(paper)).bind(2, id).run());
        return {};
    });
}

} // namespace lectern
