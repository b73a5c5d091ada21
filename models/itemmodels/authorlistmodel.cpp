#include "authorlistmodel.h"

#include "display.h"
#include "models/core/ids.h"
#include "models/core/layouttext.h"
#include "models/store/types/authorrow.h"

namespace lectern
{

using namespace Qt::StringLiterals;

AuthorListModel::AuthorListModel(QObject *parent) : QAbstractTableModel(parent) { }

int AuthorListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int AuthorListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant AuthorListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const bool tip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !tip)
        return {};
    switch (Column(section)) {
    case Name:
        return tr("Name");
    case Papers:
        return tip ? tr("Papers in this library, counted by Lectern") : tr("In library");
    case HIndex:
        return tip ? tr("As stated on the most recently saved page") : tr("h-index");
    case Citations:
        return tip ? tr("As stated on the most recently saved page") : tr("Citations");
    case Novelty:
        return tip ? tr("As stated on the most recently saved page") : tr("Novelty");
    case AiScore:
        return tip ? tr("As stated on the most recently saved page") : tr("AI Score");
    case FirstYear:
        return tip ? tr("Year of the first paper in this library") : tr("First");
    case LastYear:
        return tip ? tr("Year of the last paper in this library") : tr("Last");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant AuthorListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == IdRole)
        return QVariant::fromValue(idAt(index.row()));
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    // Only painting may trigger loading.
    const AuthorListRow *row = role == Qt::DisplayRole ? rowAt(index.row()) : m_rows.find(index.row());
    if (!row)
        return role == Qt::DisplayRole ? u"…"_s : tr("Loading");
    return role == Qt::DisplayRole ? cell(*row, index.column()) : QVariant(sentence(*row));
}

QVariant AuthorListModel::cell(const AuthorListRow &row, int column) const
{
    const auto number = [](std::optional<int> figure) { return figure ? numberText(*figure) : QString(); };
    if (row.id == AuthorId::None) // deleted since the list was created
        return column == Name ? tr("(no longer in the library)") : QString();
    switch (Column(column)) {
    case Name:
        return layoutText(row.apart ? row.name + u" – "_s + distinctionText(*row.apart) : row.name);
    case Papers:
        return numberText(row.papers);
    case HIndex:
        return number(row.hIndex);
    case Citations:
        return number(row.citations);
    case Novelty:
        return row.novelty ? QString(QString::number(*row.novelty) + u" %") : QString();
    case AiScore:
        return number(row.aiScore);
    case FirstYear:
        return row.firstYear ? QString::number(*row.firstYear) : QString();
    case LastYear:
        return row.lastYear ? QString::number(*row.lastYear) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

QString AuthorListModel::sentence(const AuthorListRow &row) const
{
    QStringList parts{cell(row, Name).toString(), tr("%1 in this library").arg(papersText(row.papers))};
    for (const int column : {HIndex, Citations, Novelty, AiScore, FirstYear, LastYear})
        if (const QString text = cell(row, column).toString(); !text.isEmpty())
            parts.append(headerData(column, Qt::Horizontal).toString() + u' ' + text);
    return parts.join(u", "_s);
}

void AuthorListModel::setOrder(const QList<AuthorId> &ids, const QList<AuthorListRow> &first)
{
    const bool same = ids == m_ids;
    if (!same)
        beginResetModel();
    m_ids = ids;
    m_rows.reset(int(ids.size()), 0, first);
    if (!same)
        endResetModel();
    else if (!m_ids.isEmpty())
        emit dataChanged(index(0, 0), index(int(m_ids.size()) - 1, ColumnCount - 1));
}

AuthorId AuthorListModel::idAt(int row) const
{
    return row >= 0 && row < m_ids.size() ? m_ids[row] : AuthorId::None;
}

const AuthorListRow *AuthorListModel::rowAt(int row) const
{
    return m_rows.at(
        row, [this](int page, qsizetype first) { emit pageNeeded(page, m_ids.mid(first, PageSize)); });
}

void AuthorListModel::insertPage(int page, const QList<AuthorListRow> &rows)
{
    if (const auto [first, last] = m_rows.insert(page, rows); first <= last)
        emit dataChanged(index(first, 0), index(last, ColumnCount - 1));
}

AuthorOrder::Key AuthorListModel::orderKey(Column column)
{
    using Key = AuthorOrder::Key;
    static constexpr Key keys[] = {Key::Name,    Key::Papers,  Key::HIndex,    Key::Citations,
                                   Key::Novelty, Key::AiScore, Key::FirstYear, Key::LastYear};
    return column < ColumnCount ? keys[column] : Key::Papers;
}

} // namespace lectern
