#include "authorlistpage.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>

namespace lectern
{

using namespace Qt::StringLiterals;
using Model = AuthorListModel;

static constexpr int kMaxMerged = 50; // maximum number of authors in one merge
static constexpr int kTypingMs = 60; // delay of the search after typing

namespace
{

class AuthorTableView final : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    // Letters go to the search field; the default search would load every row.
    void keyboardSearch(const QString &) override { }
    // Keeps the cursor in its column.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const int rows = model()->rowCount(), column = qMax(0, currentIndex().column());
        if (rows > 0 && (action == MoveHome || action == MoveEnd))
            return model()->index(action == MoveHome ? 0 : rows - 1, column);
        return QTableView::moveCursor(action, modifiers);
    }
};

} // namespace

AuthorListPage::AuthorListPage(AuthorListModel &model, const Actions &actions, QWidget *parent)
    : Page(parent), m_model(model), m_mergeAction(actions[ActionId::MergeAuthor]),
      m_words(new QLineEdit(this)), m_table(new AuthorTableView(this))
{
    setObjectName(u"authorListPage"_s);
    setHeading(tr("Authors"), {});
    auto *pairs = addButton(u"users"_s, tr("Duplicate authors…"), "whoIsWhoButton");
    m_apart = addButton(u"x"_s, tr("Different people"), "authorListApart");
    m_apart->setToolTip(tr("Mark the two selected authors as different people"));
    m_merge = addButton(u"user"_s, tr("Merge"), "authorListMerge");
    const auto showTip = [this] {
        const QString tip = tr("Merge the selected authors into one");
        const QString key = keysText(m_mergeAction);
        m_merge->setToolTip(key.isEmpty() ? tip : u"%1 (%2)"_s.arg(tip, key));
    };
    connect(&m_mergeAction, &QAction::changed, m_merge, showTip);
    showTip();
    m_words->setObjectName(u"authorWords"_s);
    m_words->setPlaceholderText(tr("Part of a name"));
    m_words->setAccessibleName(tr("Find author"));
    m_words->setClearButtonEnabled(true);
    m_words->setMinimumWidth(260);
    m_words->setMinimumHeight(fontMetrics().height() + Space::M);
    m_words->installEventFilter(this);
    addControl(m_words);

    setNames(m_table, u"authorTable"_s, tr("Authors"));
    m_table->setModel(&model);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Space::M);
    QHeaderView *header = m_table->horizontalHeader();
    header->setSectionsClickable(true);
    header->setHighlightSections(false);
    header->setSortIndicatorShown(true);
    header->setFocusPolicy(Qt::NoFocus);
    header->setAccessibleName(tr("Columns"));
    header->setSectionResizeMode(Model::Name, QHeaderView::Stretch);
    const int em = fontMetrics().horizontalAdvance(u'0');
    for (int column = Model::Papers; column < Model::ColumnCount; ++column)
        header->resizeSection(column, qMax(8 * em, header->sectionSizeHint(column)) + Space::L);
    m_table->installEventFilter(this);

    setBody(asPageRows(m_table, this));
    setFocusProxy(m_words);

    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, [this] { emit asked(words(), m_order); });
    connect(m_words, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(header, &QHeaderView::sectionClicked, this, &AuthorListPage::headingClicked);
    connect(m_table, &QTableView::doubleClicked, this, &AuthorListPage::open);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &AuthorListPage::showSelection);
    connect(&model, &QAbstractItemModel::modelReset, this, &AuthorListPage::showSelection);
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { showColumns(0, true); });
    connect(&model, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex &first) { showColumns(first.row(), false); });
    connect(m_merge, &QPushButton::clicked, this, &AuthorListPage::mergeRequested);
    connect(m_apart, &QPushButton::clicked, this, &AuthorListPage::distinctRequested);
    connect(pairs, &QPushButton::clicked, this, &AuthorListPage::authorDuplicatesRequested);
    showSelection();
}

void AuthorListPage::begin()
{
    m_words->setFocus();
    m_words->selectAll();
    if (m_model.rowCount() == 0)
        setLine(tr("Loading authors…"));
    emit asked(words(), m_order);
}

// Shows the columns of stated figures that have a value in the loaded page with this row. hides: hides the
// others, unless they are the order.
void AuthorListPage::showColumns(int row, bool hides)
{
    const int from = row / Model::PageSize * Model::PageSize,
              to = qMin(from + Model::PageSize, m_model.rowCount());
    for (int column = Model::HIndex; column <= Model::AiScore; ++column) {
        bool hasValue = Model::orderKey(Model::Column(column)) == m_order.key;
        for (int at = from; at < to && !hasValue; ++at)
            hasValue = !m_model.index(at, column).data().toString().isEmpty();
        if (hasValue || hides)
            m_table->setColumnHidden(column, !hasValue);
    }
}

void AuthorListPage::setWritable(bool writable)
{
    m_writable = writable;
    showSelection();
}

void AuthorListPage::showOrder(const AuthorOrder &order, int all)
{
    m_order = order;
    for (int column = 0; column < Model::ColumnCount; ++column) {
        if (Model::orderKey(Model::Column(column)) != order.key)
            continue;
        const bool up = column == Model::Name || column == Model::FirstYear;
        m_table->horizontalHeader()->setSortIndicator(
            column, up != order.reversed ? Qt::AscendingOrder : Qt::DescendingOrder);
    }
    const int shown = m_model.rowCount();
    if (all == 0)
        setLine(tr("No authors yet. Import pages or lists with authors."));
    else if (shown == 0)
        setLine(tr("No author name contains “%1”.").arg(words()));
    else if (words().isEmpty())
        setLine(shown == 1 ? tr("1 author") : tr("%1 authors").arg(numberText(shown)));
    else
        setLine(tr("%1 of %2").arg(numberText(shown), numberText(all)));
    if (!m_table->currentIndex().isValid() && shown > 0) {
        m_table->scrollToTop();
        m_table->selectionModel()->setCurrentIndex(
            m_model.index(0, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    showSelection();
}

void AuthorListPage::headingClicked(int column)
{
    const AuthorOrder::Key key = Model::orderKey(Model::Column(column));
    m_order = {key, m_order.key == key && !m_order.reversed};
    emit asked(words(), m_order);
}

void AuthorListPage::open(const QModelIndex &index)
{
    const AuthorId id = m_model.idAt(index.row());
    const AuthorListRow *row = m_model.rowAt(index.row());
    if (id != AuthorId::None && (!row || row->id != AuthorId::None))
        emit authorChosen(id, row ? row->name : QString());
}

QList<AuthorListRow> AuthorListPage::selectedAuthors() const
{
    QList<AuthorListRow> rows;
    if (rowsChosen() > kMaxMerged)
        return {};
    const int current = m_table->currentIndex().row();
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        if (const AuthorListRow *row = m_model.rowAt(index.row()); row && row->id != AuthorId::None) {
            if (index.row() == current)
                rows.prepend(*row);
            else
                rows.append(*row);
        }
    return rows;
}

// Counts ranges instead of rows, because 200,000 rows may be selected.
int AuthorListPage::rowsChosen() const
{
    int rows = 0;
    for (const QItemSelectionRange &range : m_table->selectionModel()->selection())
        rows += range.height();
    return rows;
}

void AuthorListPage::showSelection()
{
    const int chosen = rowsChosen();
    m_merge->setEnabled(m_writable && chosen > 1 && chosen <= kMaxMerged);
    m_apart->setEnabled(m_writable && chosen == 2);
}

// Returns whether the search field should not handle this key. Line edits accept the undo and redo keys even
// if they have nothing to undo.
bool AuthorListPage::searchFieldPasses(const QKeyEvent &key) const
{
    return (key.matches(QKeySequence::Undo) && !m_words->isUndoAvailable())
        || (key.matches(QKeySequence::Redo) && !m_words->isRedoAvailable());
}

bool AuthorListPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && watched == m_words
        && searchFieldPasses(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (watched == m_table && rowsChosen() > 1
        && m_mergeAction.shortcuts().contains(QKeySequence(key->keyCombination()))) {
        emit mergeRequested();
        return true;
    }
    const bool types = !key->text().isEmpty() && key->text().front().isLetterOrNumber()
        && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enters) {
        if (m_typing.isActive()) { // the list does not match the typed text yet
            m_typing.stop();
            emit asked(words(), m_order);
        } else {
            open(m_table->currentIndex());
        }
        return true;
    }
    if (watched == m_words
        && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up || key->key() == Qt::Key_PageDown
            || key->key() == Qt::Key_PageUp)) {
        focusRows();
        if (key->key() == Qt::Key_PageDown || key->key() == Qt::Key_PageUp)
            QCoreApplication::sendEvent(m_table, event);
        return true;
    }
    // Typing in the table continues the search text.
    if (watched == m_table && types) {
        m_words->setFocus();
        m_words->setText(m_words->text() + key->text());
        return true;
    }
    return Page::eventFilter(watched, event);
}

} // namespace lectern
