#include "importpanel.h"

#include "importsummary.h"
#include "models/formats/records/csv.h"
#include "models/items/exchange/importreport.h"
#include "models/items/text/display.h"
#include "models/tex/tex.h"
#include "pagepreview.h"
#include "views/look/colors.h"
#include "views/look/icons.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

// In the order of CsvColumn.
static QStringList columnNames()
{
    return {ImportPanel::tr("kept as an extra field"),
            ImportPanel::tr("Title"),
            ImportPanel::tr("Authors"),
            ImportPanel::tr("Year"),
            ImportPanel::tr("Date"),
            ImportPanel::tr("Abstract"),
            ImportPanel::tr("DOI"),
            ImportPanel::tr("arXiv number"),
            ImportPanel::tr("Journal or conference"),
            ImportPanel::tr("Address (URL)"),
            ImportPanel::tr("Category"),
            ImportPanel::tr("Citations"),
            ImportPanel::tr("Score"),
            ImportPanel::tr("Has code"),
            ImportPanel::tr("Affiliation"),
            ImportPanel::tr("Author list is cut")};
}

ImportPanel::ImportPanel(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_about(new QLabel(this)), m_columnsTitle(new QLabel(this)),
      m_tree(new QTreeWidget(this)), m_columns(new QTableWidget(this)), m_page(new PagePreview(this)),
      m_oneDay(new QCheckBox(this)), m_day(new QDateEdit(this)),
      m_import(new QPushButton(icon(u"file-down"_s), tr("Import"), this))
{
    setObjectName(u"importPanel"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.15);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_title->setObjectName(u"importTitle"_s);
    auto *back = new QPushButton(icon(u"arrow-left"_s), tr("Cancel"), this);
    back->setObjectName(u"importBack"_s);
    m_import->setObjectName(u"importAccept"_s);
    m_import->setDefault(true);
    m_tree->setObjectName(u"importFiles"_s);
    m_tree->setAccessibleName(tr("Files to import"));
    m_tree->setHeaderLabels({tr("File"), tr("What it holds")});
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(true);
    setUpDay();
    setUpColumns();

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(back);
    head->addWidget(m_import);
    auto *day = new QHBoxLayout;
    day->addWidget(m_oneDay);
    day->addWidget(m_day);
    day->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Space::L, Space::M, Space::L, Space::M);
    column->setSpacing(Space::S);
    column->addLayout(head);
    column->addWidget(m_about);
    column->addLayout(day);
    m_tree->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    column->addWidget(m_tree, 2);
    column->addWidget(m_columnsTitle);
    column->addWidget(m_columns, 2);
    column->addWidget(m_page, 5);

    connect(back, &QPushButton::clicked, this, &ImportPanel::closed);
    connect(m_import, &QPushButton::clicked, this, &ImportPanel::accept);
    connect(m_oneDay, &QCheckBox::toggled, m_day, &QWidget::setEnabled);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ImportPanel::showDetails);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &ImportPanel::fitFiles);
    connect(m_tree, &QTreeWidget::itemCollapsed, this, &ImportPanel::fitFiles);
    const auto tell = [this] {
        const QString path = currentPath();
        emit corrected(m_corrections, path, choicesOf(path));
    };
    connect(m_page, &PagePreview::said, this, [this, tell](const QString &line, const LineCorrection &said) {
        m_corrections.insert(line, said);
        tell();
    });
    connect(m_page, &PagePreview::takenBack, this, [this, tell](const QString &line) {
        m_corrections.remove(line);
        tell();
    });
    setFocusProxy(m_import);
    begin();
}

void ImportPanel::setUpDay()
{
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_oneDay->setText(tr("All were saved on"));
    m_oneDay->setObjectName(u"importOneDay"_s);
    m_day->setObjectName(u"importDay"_s);
    m_day->setAccessibleName(tr("Day the pages were saved"));
    m_day->setCalendarPopup(true);
    m_day->setDisplayFormat(u"d MMM yyyy"_s);
    m_day->setLocale(QLocale::c());
    m_day->setDate(QDate::currentDate());
    m_day->setMaximumDate(QDate::currentDate());
    m_day->setEnabled(false);
}

void ImportPanel::setUpColumns()
{
    m_columnsTitle->setTextFormat(Qt::PlainText);
    m_columns->setObjectName(u"importColumns"_s);
    m_columns->setAccessibleName(tr("What the columns of the table hold"));
    m_columns->setColumnCount(3);
    m_columns->setHorizontalHeaderLabels({tr("Column"), tr("First value"), tr("Holds")});
    m_columns->horizontalHeader()->setStretchLastSection(true);
    m_columns->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_columns->verticalHeader()->hide();
    m_columns->setShowGrid(false);
    m_columns->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_columns->setSelectionMode(QAbstractItemView::NoSelection);
    m_columns->setTabKeyNavigation(false);
    m_columns->setFrameShape(QFrame::NoFrame);
}

void ImportPanel::begin()
{
    m_looking = true;
    m_about->setText(
        tr("Some dates say no year; they count back from the day the page was saved. That is the day each "
           "file was last changed, unless you say another."));
    m_files.clear();
    m_text.clear();
    m_seen.clear();
    m_items.clear();
    m_chosen.clear();
    m_columnsOf.clear();
    m_tree->clear();
    m_about->hide();
    m_oneDay->hide();
    m_oneDay->setChecked(false);
    m_day->hide();
    m_columns->hide();
    m_columnsTitle->hide();
    m_page->hide();
    check();
}

void ImportPanel::beginText(const QString &text)
{
    begin();
    m_text = m_best = text;
    setFiles({pastedPath()}, 1);
    m_about->setText(
        tr("Some dates say no year; they count back from the day the page was saved, which was:"));
    m_oneDay->setChecked(true); // there is no day of a file
    m_day->setDate(QDate::currentDate());
    m_tree->topLevelItem(0)->setText(
        0, tr("Pasted text, %1 lines").arg(numberText(text.count(QLatin1Char('\n')) + 1)));
    m_tree->topLevelItem(0)->setToolTip(0, {});
}

void ImportPanel::showText(const QString &text, const FilePreview &seen, const QString &best)
{
    if (text != m_text || m_text.isEmpty())
        return;
    m_best = best;
    FilePreview shown = seen;
    shown.path = pastedPath();
    shown.header.clear(); // what is pasted is read by the names of its columns
    showFile(shown);
    m_oneDay->hide(); // it is asked for as it stands
    m_about->setVisible(seen.infersYears);
    setDone();
}

void ImportPanel::setCorrections(const PageCorrections &corrections)
{
    m_corrections = corrections;
}

void ImportPanel::setFiles(const QStringList &files, int lookedInto)
{
    m_files = files;
    for (qsizetype i = 0; i < qMin<qsizetype>(lookedInto, files.size()); ++i) {
        auto *item = new QTreeWidgetItem(m_tree, {QFileInfo(files[i]).fileName(), tr("…")});
        item->setData(0, Qt::UserRole, files[i]);
        item->setToolTip(0, tipText(files[i]));
        m_items.insert(files[i], item);
    }
    if (files.size() > lookedInto)
        new QTreeWidgetItem(m_tree,
                            {tr("… and %1 more files").arg(numberText(files.size() - lookedInto)),
                             tr("They are looked into when they are imported.")});
    m_tree->resizeColumnToContents(0);
    m_tree->setColumnWidth(0, qBound(220, m_tree->columnWidth(0) + Space::M, 320));
    check();
}

static QString paperText(const Paper &paper)
{
    QString text =
        paper.title.isEmpty() ? texPlainText(paper.abstract.left(90)) + u'…' : texPlainText(paper.title);
    if (!paper.authors.isEmpty())
        text += u" – "_s
            + QStringList(paper.authors.first(qMin<qsizetype>(3, paper.authors.size()))).join(u", "_s)
            + (paper.authors.size() > 3 || paper.authorsTruncated ? u" …"_s : QString());
    if (paper.year || paper.date.isValid())
        text += u", "_s + QString::number(paper.year.value_or(paper.date.year()));
    return text.simplified();
}

void ImportPanel::fill(QTreeWidgetItem *item, const FilePreview &file)
{
    qDeleteAll(item->takeChildren());
    const auto child = [item](const QString &what, const QString &text, const QIcon &sign) {
        auto *row = new QTreeWidgetItem(item, {what, text});
        row->setIcon(0, sign);
        row->setToolTip(1, tipText(text));
    };
    const QIcon attention = icon(u"triangle-alert"_s, Tint::Bookmark);
    QString what = file.refused;
    if (file.refused.isEmpty()) {
        what = formatName(file.format) + u": "_s
            + (file.more ? tr("%1 in the first megabytes, and more").arg(papersText(file.records))
                         : papersText(file.records));
        if (file.notUnderstoodBytes > 0)
            what += tr("; %1 bytes not understood").arg(numberText(file.notUnderstoodBytes));
        else if (!file.diagnostics.isEmpty())
            what += tr("; with remarks");
        else
            what += tr("; everything understood");
    }
    item->setText(1, what);
    item->setToolTip(1, tipText(what));
    item->setIcon(0,
                  !file.refused.isEmpty()       ? icon(u"x"_s, Tint::Danger)
                      : file.notUnderstoodBytes ? icon(u"info"_s, Tint::Accent)
                                                : icon(u"check"_s, Tint::Accent));
    for (const Paper &paper : file.first)
        child(tr("Paper"), paperText(paper), icon(u"file-text"_s));
    if (file.header.isEmpty()) // the columns of a table are listed below
        for (const NamedField &name : file.names)
            child(tr("Field"),
                  name.field.isEmpty() ? tr("“%1” is kept as it is").arg(name.name)
                                       : tr("“%1” is read as %2").arg(name.name, name.field),
                  icon(u"info"_s, Tint::Muted));
    for (const UnreadRange &range : file.notUnderstood)
        child(tr("Line %1, not understood").arg(numberText(range.line)), range.text.left(300).simplified(),
              attention);
    for (const Diagnostic &remark : file.diagnostics)
        child(remark.line > 0 ? tr("Line %1, remark").arg(numberText(remark.line)) : tr("Remark"),
              remark.message, remark.severity == Diagnostic::Severity::Error ? attention : icon(u"info"_s));
}

void ImportPanel::showFile(const FilePreview &file)
{
    QTreeWidgetItem *item = m_items.value(file.path);
    if (!item)
        return;
    m_seen.insert(file.path, file);
    fill(item, file);
    // One file is read at a glance; of many, what needs attention.
    item->setExpanded(m_files.size() == 1
                      || ((m_files.size() <= 5 || file.notUnderstoodBytes > 0)
                          && item->childCount() <= ImportSummary::kShownAtOnce));
    if (!m_tree->currentItem() && file.refused.isEmpty())
        m_tree->setCurrentItem(item);
    else if (currentPath() == file.path)
        showDetails();
    if (file.infersYears) {
        m_about->show();
        m_oneDay->show();
        m_day->show();
    }
    check();
}

void ImportPanel::setDone()
{
    m_looking = false;
    check();
    // A table whose columns are not known is what a person has to look at.
    for (const QString &path : std::as_const(m_files))
        if (const auto seen = m_seen.constFind(path); seen != m_seen.cend() && !seen->header.isEmpty()) {
            m_tree->setCurrentItem(m_items.value(path));
            break;
        }
    m_tree->scrollToTop();
}

// Of the file that is chosen, or of which a paper or a remark is.
QString ImportPanel::currentPath() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    while (item && item->parent())
        item = item->parent();
    return item ? item->data(0, Qt::UserRole).toString() : QString();
}

void ImportPanel::showDetails()
{
    const QString path = currentPath();
    const FilePreview file = m_seen.value(path);
    m_page->setVisible(!file.parts.isEmpty());
    fitFiles();
    if (!file.parts.isEmpty())
        m_page->showPage(file, m_corrections);
    showColumns(path);
}

// Above the preview of a page the files take the room of their rows, and no more than a few of them.
void ImportPanel::fitFiles()
{
    constexpr int mostRows = 8;
    if (m_page->isHidden()) {
        m_tree->setMaximumHeight(QWIDGETSIZE_MAX);
        return;
    }
    int rows = m_tree->topLevelItemCount();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->isExpanded())
            rows += m_tree->topLevelItem(i)->childCount();
    const int row = qMax(m_tree->sizeHintForRow(0), fontMetrics().height() + Space::XS);
    m_tree->setMaximumHeight(m_tree->header()->sizeHint().height() + qBound(1, rows, mostRows) * row
                             + Space::S);
}

void ImportPanel::showColumns(const QString &path)
{
    const FilePreview file = m_seen.value(path);
    m_columns->setVisible(!file.header.isEmpty());
    m_columnsTitle->setVisible(!file.header.isEmpty());
    if (path == m_columnsOf)
        return; // the person is at it
    m_columnsOf = path;
    m_columnsTitle->setText(tr("Columns of %1").arg(file.name));
    m_columns->setRowCount(int(file.header.size()));
    for (int row = 0; row < m_columns->rowCount(); ++row) {
        m_columns->setItem(row, 0, new QTableWidgetItem(file.header[row]));
        m_columns->setItem(row, 1, new QTableWidgetItem(file.sample.value(row).left(200)));
        auto *holds = new QComboBox(m_columns);
        holds->addItems(columnNames());
        holds->setCurrentIndex(int(file.columns.value(row)));
        holds->setAccessibleName(tr("What the column %1 holds").arg(file.header[row]));
        holds->view()->setAccessibleName(holds->accessibleName());
        connect(holds, &QComboBox::activated, this, [this, path, row](int meaning) {
            QList<CsvColumn> columns = m_chosen.value(path, m_seen.value(path).columns);
            columns[row] = CsvColumn(meaning);
            m_chosen.insert(path, columns);
            emit columnsChanged(path, choicesOf(path));
        });
        m_columns->setCellWidget(row, 2, holds);
    }
    m_columns->resizeColumnToContents(0);
    m_columns->setColumnWidth(1, 280);
}

FileChoices ImportPanel::choicesOf(const QString &path) const
{
    return {m_oneDay->isChecked() ? m_day->date() : QDate(), m_chosen.value(path)};
}

QStringList ImportPanel::importable() const
{
    QStringList files;
    for (const QString &path : m_files)
        if (const auto seen = m_seen.constFind(path); seen == m_seen.cend() || seen->refused.isEmpty())
            files.append(path);
    return files;
}

void ImportPanel::check()
{
    const qsizetype files = importable().size(), refused = m_files.size() - files;
    qint64 papers = 0;
    bool more = false;
    for (const FilePreview &file : std::as_const(m_seen)) {
        papers += file.records;
        more = more || file.more;
    }
    QStringList parts;
    if (!m_text.isEmpty()) {
        if (m_looking)
            parts.append(tr("Looking into the pasted text…"));
        else
            parts.append(refused > 0 ? tr("Nothing to import in the pasted text")
                                     : tr("%1 in the pasted text").arg(papersText(papers)));
    } else if (m_files.isEmpty()) {
        parts.append(m_looking ? tr("Looking into the files…") : tr("There is nothing to import"));
    } else {
        parts.append(files == 1 ? tr("1 file to import") : tr("%1 files to import").arg(numberText(files)));
        parts.append(more || m_looking || m_seen.size() < m_files.size()
                         ? tr("%1 or more").arg(papersText(papers))
                         : papersText(papers));
        if (refused > 0)
            parts.append(tr("%1 left out").arg(numberText(refused)));
    }
    m_title->setText(parts.join(u", "_s));
    m_import->setEnabled(files > 0);
}

void ImportPanel::accept()
{
    if (!m_text.isEmpty()) {
        emit textAccepted(m_best, m_day->date());
        return;
    }
    const QStringList files = importable();
    QHash<QString, FileChoices> choices;
    for (const QString &path : files)
        if (const FileChoices chosen = choicesOf(path); chosen != FileChoices())
            choices.insert(path, chosen);
    emit accepted(files, choices);
}

void ImportPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_import->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace lectern
