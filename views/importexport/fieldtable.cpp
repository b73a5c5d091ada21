#include "fieldtable.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace lectern
{

using namespace Qt::StringLiterals;

// Returns the names of the meanings, in the order of CsvColumn.
static QStringList meaningNames()
{
    return {FieldTable::tr("Keep as additional field"),
            FieldTable::tr("Title"),
            FieldTable::tr("Authors"),
            FieldTable::tr("Year"),
            FieldTable::tr("Date"),
            FieldTable::tr("Abstract"),
            FieldTable::tr("DOI"),
            FieldTable::tr("arXiv number"),
            FieldTable::tr("Journal or conference"),
            FieldTable::tr("Address (URL)"),
            FieldTable::tr("Category"),
            FieldTable::tr("Citations"),
            FieldTable::tr("Score"),
            FieldTable::tr("Has code"),
            FieldTable::tr("Affiliation"),
            FieldTable::tr("Author list is truncated")};
}

// A combo box inside a scrolling table: the wheel scrolls the table instead of changing the value.
class MeaningBox final : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }
};

FieldTable::FieldTable(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_table(new QTableWidget(this))
{
    styleLabel(m_title, Label::Wrapped);
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_title->setObjectName(u"importFieldsTitle"_s);
    m_table->setObjectName(u"importFields"_s);
    m_table->setAccessibleName(tr("Field mapping"));
    m_table->setColumnCount(3);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_table->verticalHeader()->hide();
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false); // Tab moves between the combo boxes
    m_table->setFrameShape(QFrame::NoFrame);
    QVBoxLayout *column = tightColumn(this, Space::XS);
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
}

void FieldTable::showFields(const QString &about, const SourceFields &source, const FieldChoices &choices)
{
    if (about != m_about || source != m_source) {
        m_about = about;
        m_source = source;
        fill();
    }
    showMeanings(choices);
}

void FieldTable::fill()
{
    const bool isTable = m_source.format == "csv"_L1;
    m_title->setText(isTable ? tr("Column mapping of %1").arg(m_about)
                             : tr("Key mapping of %1").arg(m_about));
    m_table->setHorizontalHeaderLabels(
        {isTable ? tr("Column") : tr("Key"), tr("First values"), tr("Read as")});
    m_table->setRowCount(0);
    m_table->setRowCount(int(m_source.fields.size()));
    QWidget *before = m_table; // in tab order
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const SourceField &field = m_source.fields[row];
        const QString samples = field.samples.join(u"  ·  "_s);
        m_table->setItem(row, 0, new QTableWidgetItem(field.name));
        m_table->setItem(row, 1, new QTableWidgetItem(samples));
        m_table->setItem(row, 2,
                         new QTableWidgetItem); // below the combo box: provides its text to screen readers
        m_table->item(row, 1)->setToolTip(tipText(field.samples.join(u'\n')));
        m_table->item(row, 1)->setForeground(palette().placeholderText());
        auto *meaning = new MeaningBox(m_table);
        meaning->addItems(meaningNames());
        meaning->setAccessibleName(tr("Field for “%1”; first values: %2").arg(field.name, samples.left(200)));
        meaning->view()->setAccessibleName(meaning->accessibleName());
        connect(meaning, &QComboBox::activated, this,
                [this, name = field.name](int chosen) { emit mapped(name, CsvColumn(chosen)); });
        m_table->setCellWidget(row, 2, meaning);
        setTabOrder(before, meaning);
        before = meaning;
    }
    m_table->resizeColumnToContents(0);
    constexpr int kWidestName = 260;
    m_table->setColumnWidth(0, qMin(kWidestName, m_table->columnWidth(0) + Space::M));
    m_table->resizeRowsToContents();
    for (int row = 0; row < m_table->rowCount(); ++row)
        m_table->setRowHeight(row, m_table->cellWidget(row, 2)->sizeHint().height() + Space::XS);
    // The table is only as high as its rows. The remaining space belongs to the files above.
    const int table =
        m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length() + Space::XS;
    m_table->setMaximumHeight(table);
    setMaximumHeight(table + 2 * m_title->fontMetrics().lineSpacing() + layout()->spacing());
}

// Highlights the fields that the user has set, because lists can have forty names.
void FieldTable::showMeanings(const FieldChoices &choices)
{
    const FieldChoices meanings = m_source.meanings(choices);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const SourceField &field = m_source.fields[row];
        const CsvColumn meaning = meanings.value(field.name);
        if (auto *box = qobject_cast<QComboBox *>(m_table->cellWidget(row, 2)))
            box->setCurrentIndex(int(meaning));
        m_table->item(row, 2)->setData(Qt::AccessibleTextRole,
                                       tr("%1: %2").arg(field.name, meaningNames().value(int(meaning))));
        QTableWidgetItem *name = m_table->item(row, 0);
        QFont font = m_table->font();
        font.setWeight(meaning == field.guess ? QFont::Normal : QFont::DemiBold);
        name->setFont(font);
        name->setToolTip(meaning == field.guess ? tipText(field.name)
                                                : tipText(tr("%1: as you specified").arg(field.name)));
    }
}

void FieldTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        for (int row = 0; row < m_table->rowCount(); ++row)
            m_table->item(row, 1)->setForeground(palette().placeholderText());
    QWidget::changeEvent(event);
}

} // namespace lectern
