#include "paperlistmodel.h"

#include "display.h"
#include "dragdata.h"
#include "models/store/types/paperrow.h"
#include "papercolumns.h"

#include <QCoreApplication>
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
    return parent.isValid() ? 0 : int(paperColumns().size());
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
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const PaperColumn &column = paperColumns()[section];
    switch (role) {
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter
                   | (column.isNumber()     ? Qt::AlignRight
                          : column.isSign() ? Qt::AlignHCenter
                                            : Qt::AlignLeft));
    case Qt::DisplayRole:
        return column.isSign() ? QString::fromUtf8(column.header)
                               : QCoreApplication::translate("lectern", column.header);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return QCoreApplication::translate("lectern", column.name);
    default:
        return {};
    }
}

QVariant PaperListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == IdRole)
        return QVariant::fromValue(idAt(index.row())); // needs no store access
    const PaperColumn &column = paperColumns()[index.column()];
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (column.isNumber() ? Qt::AlignRight : Qt::AlignLeft));
    // Only painting may trigger loading; other roles read the cache.
    const bool loads = role == Qt::DisplayRole || role == RowRole;
    const PaperRow *row = loads ? rowAt(index.row()) : m_rows.find(index.row());
    if (!row)
        return role == Qt::DisplayRole       ? QVariant(u"…"_s)
            : role == Qt::AccessibleTextRole ? QVariant(tr("Loading"))
                                             : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        if (row->id == PaperId::None) // deleted since the query ran
            return index.column() == Title ? QVariant(tr("(no longer in the library)")) : QVariant();
        return column.text(*row);
    case RowRole:
        return QVariant::fromValue(*row);
    case Qt::AccessibleTextRole:
        return rowSentence(*row);
    case Qt::ToolTipRole:
        return column.tip ? tipText(column.tip(*row)) : QVariant();
    default:
        return {};
    }
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
        emit dataChanged(index(first, 0), index(last, columnCount() - 1));
}

void PaperListModel::invalidateRows()
{
    m_rows.invalidate();
    if (m_rows.count() > 0)
        emit dataChanged(index(0, 0), index(m_rows.count() - 1, columnCount() - 1));
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
        emit dataChanged(index(first, 0), index(last, columnCount() - 1));
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

} // namespace lectern
