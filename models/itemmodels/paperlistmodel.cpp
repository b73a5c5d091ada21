#include "paperlistmodel.h"

#include "display.h"
#include "dragdata.h"
#include "models/core/query/query.h"
#include "models/core/shortvenue.h"
#include "models/store/types/paperrow.h"

#include <QHash>
#include <QMimeData>

#include <limits>

namespace lectern
{

using namespace Qt::StringLiterals;

PaperListModel::PaperListModel(QObject *parent) : QAbstractTableModel(parent) { }

int PaperListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows.count();
}

int PaperListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags PaperListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return m_orderable ? Qt::ItemIsDropEnabled : Qt::NoItemFlags;
    return QAbstractTableModel::flags(index) | Qt::ItemIsDragEnabled;
}

QStringList PaperListModel::mimeTypes() const
{
    return {QLatin1StringView(papersMimeType)};
}

bool PaperListModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int,
                                     const QModelIndex &parent) const
{
    return m_orderable && !parent.isValid() && data->hasFormat(QLatin1StringView(papersMimeType));
}

bool PaperListModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                  const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    if (const QList<PaperId> papers = papersIn(*data); !papers.isEmpty())
        emit papersDropped(papers, row < 0 ? PaperId::None : idAt(row));
    return false; // the rows change after the write
}

QVariant PaperListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole && isNumber(Column(section)))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::TextAlignmentRole && (section == Bookmark || section == Unread))
        return int(Qt::AlignCenter);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    const bool tip = role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (role != Qt::DisplayRole && !tip)
        return {};
    switch (Column(section)) {
    case Score:
        return tr("Score");
    case Category:
        return tip ? tr("Category") : tr("Cat.");
    case Date:
        return tr("Date");
    case Title:
        return tr("Title");
    case Authors:
        return tr("Authors");
    case Code:
        return tr("Code");
    case Bookmark:
        return tip ? tr("Bookmarked") : u"★"_s;
    case Unread:
        return tip ? tr("Unread") : u"●"_s;
    case Rating:
        return tr("Rating");
    case Venue:
        return tr("Venue");
    case Tags:
        return tr("Tags");
    case Citations:
        return tip ? tr("Citations") : tr("Cited");
    case Added:
        return tr("Added");
    case Note:
        return tr("Note");
    case Source:
        return tr("Source");
    case Files:
        return tip ? tr("Attached files") : tr("Files");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant PaperListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == IdRole)
        return QVariant::fromValue(idAt(index.row())); // needs no store access
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (isNumber(Column(index.column())) ? Qt::AlignRight : Qt::AlignLeft));
    // Only painting may trigger loading; other roles read the cache.
    const bool loads = role == Qt::DisplayRole || role == RowRole;
    const PaperRow *row = loads ? rowAt(index.row()) : m_rows.find(index.row());
    if (!row)
        return role == Qt::DisplayRole       ? QVariant(u"…"_s)
            : role == Qt::AccessibleTextRole ? QVariant(tr("Loading"))
                                             : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return cell(*row, index.column());
    case RowRole:
        return QVariant::fromValue(*row);
    case Qt::AccessibleTextRole:
        return rowSentence(*row);
    case Qt::ToolTipRole:
        switch (Column(index.column())) {
        case Category:
            return tipText(categoryNames(row->category));
        case Date:
            return row->dateInferred ? QVariant(inferredYearNote()) : QVariant();
        case Authors:
            return tipText(authorsText(*row));
        case Title:
            return tipText(titleText(*row));
        case Venue:
            return tipText(row->venue);
        case Tags:
        case Source:
            return tipText(cell(*row, index.column()).toString());
        default:
            return {};
        }
    default:
        return {};
    }
}

QVariant PaperListModel::cell(const PaperRow &row, int column) const
{
    if (row.id == PaperId::None) // deleted since the query ran
        return column == Title ? QVariant(tr("(no longer in the library)")) : QVariant();
    switch (Column(column)) {
    case Score:
        return scoreText(row.score);
    case Category:
        return shortCategory(row.category);
    case Date:
        return dateText(row);
    case Title:
        return titleText(row);
    case Authors:
        return authorsText(row);
    case Code:
        return row.code.value_or(false) ? tr("Code") : QString();
    case Bookmark:
        return row.bookmarked ? u"★"_s : QString();
    case Unread:
        return row.read ? QString() : u"●"_s;
    case Rating:
        return starsText(row.rating);
    case Venue:
        return shortVenueText(row.venue);
    case Tags:
        return row.tags.join(u", "_s);
    case Citations:
        return row.citations ? numberText(*row.citations) : QString();
    case Added:
        return dayText(row.added);
    case Note:
        return row.noted ? tr("Note") : QString();
    case Source:
        return row.source;
    case Files:
        return row.files > 0 ? numberText(row.files) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

void PaperListModel::setResult(ResultSetPtr result, int firstPage, const QList<PaperRow> &rows)
{
    beginResetModel();
    m_result = std::move(result);
    m_rows.reset(m_result ? int(qMin<qsizetype>(m_result->count(), std::numeric_limits<int>::max())) : 0,
                 firstPage, rows);
    endResetModel();
}

const PaperRow *PaperListModel::rowAt(int row) const
{
    return m_rows.at(
        row, [this](int page, qsizetype first) { emit pageNeeded(page, m_result->ids(first, PageSize)); });
}

void PaperListModel::insertPage(int page, const QList<PaperRow> &rows)
{
    if (const auto [first, last] = m_rows.insert(page, rows); first <= last)
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

void PaperListModel::invalidateRows()
{
    m_rows.invalidate();
    if (m_rows.count() > 0)
        emit dataChanged(index(0, 0), index(m_rows.count() - 1, ColumnCount - 1));
}

void setMark(PaperRow &row, Mark mark, int value)
{
    switch (mark) {
    case Mark::Bookmarked:
        row.bookmarked = value != 0;
        break;
    case Mark::Read:
        row.read = value != 0;
        break;
    case Mark::Rating:
        row.rating = value;
        break;
    }
}

void PaperListModel::setMark(const QList<PaperId> &ids, Mark mark, int value)
{
    // There are fewer cached rows than ids.
    QHash<PaperId, std::pair<int, PaperRow *>> here;
    m_rows.forEach([&](int at, PaperRow &row) { here.insert(row.id, {at, &row}); });
    int first = m_rows.count(), last = -1;
    for (const PaperId id : ids) {
        const auto found = here.constFind(id);
        if (found == here.cend())
            continue;
        const auto &[at, row] = *found;
        lectern::setMark(*row, mark, value);
        first = qMin(first, at);
        last = qMax(last, at);
    }
    if (first <= last)
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

PaperId PaperListModel::idAt(int row) const
{
    return row >= 0 && row < m_rows.count() ? m_result->idAt(row) : PaperId::None;
}

int PaperListModel::rowOf(PaperId id) const
{
    if (!m_result || id == PaperId::None)
        return -1;
    const qsizetype row = m_result->rowOf(id);
    return row < m_rows.count() ? int(row) : -1;
}

std::optional<SortOrder::Key> PaperListModel::sortKey(Column column)
{
    switch (column) {
    case Score:
        return SortOrder::Key::Score;
    case Category:
        return SortOrder::Key::Category;
    case Title:
        return SortOrder::Key::Title;
    case Authors:
        return SortOrder::Key::Authors;
    case Code:
        return SortOrder::Key::Code;
    case Bookmark:
        return SortOrder::Key::Bookmarked;
    case Unread:
        return SortOrder::Key::Unread;
    case Rating:
        return SortOrder::Key::Rating;
    case Date:
        return SortOrder::Key::Newest;
    case Citations:
        return SortOrder::Key::Citations;
    case Added:
        return SortOrder::Key::Added;
    case Files:
        return SortOrder::Key::Opened;
    case Venue:
    case Tags:
    case Note:
    case Source:
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace lectern
