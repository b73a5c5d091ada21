#include "importpanel.h"

#include "importsummary.h"
#include "models/formats/base/legacyencoding.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/itemmodels/display.h"
#include "models/session/tasks/importreport.h"
#include "models/tex/tex.h"
#include "pagepreview.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qint64 kManyPapers = 1000; // more papers than anyone marks as read individually

QDateEdit *newDayEdit(QWidget *parent)
{
    auto *day = new QDateEdit(QDate::currentDate(), parent);
    day->setMaximumDate(QDate::currentDate());
    day->setCalendarPopup(true);
    day->setDisplayFormat(dayFormat());
    day->setLocale(shownLocale());
    return day;
}

ImportPanel::ImportPanel(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_about(new QLabel(this)),
      m_back(new QPushButton(icon(u"arrow-left"_s), tr("Cancel"), this)),
      m_import(new QPushButton(icon(u"file-down"_s), tr("Import"), this)), m_oneDay(new QCheckBox(this)),
      m_asRead(new QCheckBox(tr("Count these papers as read"), this)), m_day(newDayEdit(this)),
      m_encoding(new QComboBox(this)), m_tree(new QTreeWidget(this)), m_fields(new FieldTable(this)),
      m_page(new PagePreview(this))
{
    setObjectName(u"importPanel"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    setFontStyle(m_title, TextSize::Title, QFont::DemiBold);
    styleLabel(m_title, Label::Wrapped);
    m_title->setObjectName(u"importTitle"_s);
    m_back->setObjectName(u"importBack"_s);
    m_import->setObjectName(u"importAccept"_s);
    m_import->setDefault(true);
    setNames(m_tree, u"importFiles"_s, tr("Files to import"));
    m_tree->setHeaderLabels({tr("File"), tr("Content")});
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(true);
    setUpDay();
    setUpEncoding();

    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    addWidgets(head, {m_back, m_import});
    auto *day = new QHBoxLayout;
    addWidgets(day, {m_asRead, m_oneDay, m_day, m_encoding});
    day->addStretch(1);
    auto *column = spaced(new QVBoxLayout(this), {Space::L, Space::M, Space::L, Space::M}, Space::S);
    column->addLayout(head);
    column->addWidget(m_about);
    column->addLayout(day);
    m_tree->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    column->addWidget(m_tree, 2);
    column->addWidget(m_fields, 4);
    column->addWidget(m_page, 5);
    column->addStretch(0); // used if neither part fills the remaining space
    connectParts();
    setFocusProxy(m_import);
    begin();
}

void ImportPanel::connectParts()
{
    connect(m_back, &QPushButton::clicked, this, &ImportPanel::closed);
    connect(m_import, &QPushButton::clicked, this, &ImportPanel::accept);
    connect(m_oneDay, &QCheckBox::toggled, m_day, &QWidget::setEnabled);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ImportPanel::showDetails);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &ImportPanel::fitFiles);
    connect(m_tree, &QTreeWidget::itemCollapsed, this, &ImportPanel::fitFiles);
    connect(m_fields, &FieldTable::mapped, this,
            [this](const QString &name, CsvColumn field) { showField(currentFile(*m_tree), name, field); });
    const auto notify = [this] {
        const QString path = currentFile(*m_tree);
        emit corrected(m_corrections, path, choicesOf(path));
    };
    connect(m_page, &PagePreview::corrected, this,
            [this, notify](const QString &line, const LineCorrection &corrected) {
                m_corrections.insert(line, corrected);
                notify();
            });
    connect(m_page, &PagePreview::correctionRemoved, this, [this, notify](const QString &line) {
        m_corrections.remove(line);
        notify();
    });
}

void ImportPanel::setUpDay()
{
    styleLabel(m_about, Label::Muted | Label::Wrapped);
    m_oneDay->setText(tr("Saved on (all)"));
    m_oneDay->setObjectName(u"importOneDay"_s);
    setNames(m_day, u"importDay"_s, tr("Date when the pages were saved"));
    m_day->setEnabled(false);
    m_asRead->setObjectName(u"importAsRead"_s);
    m_asRead->setToolTip(tr("Otherwise all of them count as unread"));
}

void ImportPanel::setUpEncoding()
{
    setNames(m_encoding, u"importEncoding"_s, tr("Character encoding of the file"));
    m_encoding->addItem({}, QString());
    for (const EncodingChoice &choice : encodingChoices())
        m_encoding->addItem(QCoreApplication::translate("lectern", choice.label),
                            QString::fromLatin1(choice.name));
    connect(m_encoding, &QComboBox::activated, this, [this] {
        const QString path = currentFile(*m_tree);
        m_encodings.insert(path, m_encoding->currentData().toString());
        emit fieldsChanged(path, choicesOf(path));
    });
}

void ImportPanel::begin()
{
    m_looking = true;
    m_about->setText(tr("Some dates have no year; it is inferred from the date when the page was saved. "
                        "Default: the modification date of each file."));
    m_files.clear();
    m_text.clear();
    m_seen.clear();
    m_items.clear();
    m_chosen.clear();
    m_encodings.clear();
    m_tree->clear();
    m_about->hide();
    m_oneDay->hide();
    m_oneDay->setChecked(false);
    m_asRead->setChecked(m_readByDefault);
    m_day->hide();
    m_encoding->hide();
    m_fields->hide();
    m_page->hide();
    check();
}

void ImportPanel::beginText(const QString &text)
{
    begin();
    m_text = m_best = text;
    setFiles({pastedPath()}, 1);
    m_about->setText(tr("Some dates have no year; it is inferred from the date when the page was saved:"));
    m_oneDay->setChecked(true); // pasted text has no file date
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
    showFile(shown);
    m_oneDay->hide(); // the date is always required
    m_about->setVisible(seen.infersYears);
    setDone();
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
                             tr("They are read during the import.")});
    m_tree->resizeColumnToContents(0);
    m_tree->setColumnWidth(0, qBound(220, m_tree->columnWidth(0) + Space::M, 320));
    check();
}

static QString paperText(const Paper &paper)
{
    QString text = paper.title.isEmpty() ? shortText(texPlainText(paper.abstract).simplified(), 90)
                                         : texPlainText(paper.title);
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
        row->setIcon(what.isEmpty() ? 1 : 0, sign);
        row->setToolTip(1, tipText(text));
    };
    const QIcon attention = icon(u"triangle-alert"_s, Tint::Bookmark);
    QString what = diagnosticText(file.refused);
    if (file.refused.isEmpty()) {
        what = formatName(file.format) + u": "_s
            + (file.more ? tr("%1 in the first megabytes, possibly more").arg(papersText(file.records))
                         : papersText(file.records));
        if (file.notUnderstoodBytes > 0)
            what += tr("; some text not recognised");
        else if (!file.diagnostics.isEmpty())
            what += tr("; with diagnostics");
        else
            what += tr("; fully recognised");
    }
    item->setText(1, what);
    item->setToolTip(1, tipText(what));
    const bool canBeMapped =
        !file.refused.isEmpty() && !file.fields.format.isEmpty(); // the user has to select the title field
    item->setIcon(0,
                  canBeMapped                   ? attention
                      : !file.refused.isEmpty() ? icon(u"x"_s, Tint::Danger)
                      : file.notUnderstoodBytes ? icon(u"info"_s, Tint::Accent)
                                                : icon(u"check"_s, Tint::Accent));
    for (const Paper &paper : file.first)
        child({}, paperText(paper), icon(u"file-text"_s));
    if (const qint64 more = file.records - file.first.size(); more > 0 && !file.first.isEmpty())
        child({}, file.more ? tr("… and more") : tr("… and %1 more").arg(numberText(more)), {});
    for (const UnreadRange &range : file.notUnderstood)
        child(tr("Line %1, not recognised").arg(numberText(range.line)), range.text.left(300).simplified(),
              attention);
    for (const Diagnostic &diagnostic : file.diagnostics)
        child(diagnostic.line > 0 ? tr("Line %1, diagnostic").arg(numberText(diagnostic.line))
                                  : tr("Diagnostic"),
              diagnosticText(diagnostic.message),
              diagnostic.severity == Diagnostic::Severity::Error ? attention : icon(u"info"_s));
}

void ImportPanel::showFile(const FilePreview &file)
{
    QTreeWidgetItem *item = m_items.value(file.path);
    if (!item)
        return;
    m_seen.insert(file.path, file);
    fill(item, file);
    // Expand a single file; of many, only those that need attention.
    item->setExpanded(m_files.size() == 1
                      || ((m_files.size() <= 5 || file.notUnderstoodBytes > 0)
                          && item->childCount() <= ImportSummary::kShownAtOnce));
    if (!m_tree->currentItem() && (file.refused.isEmpty() || !file.fields.format.isEmpty()))
        m_tree->setCurrentItem(item);
    else if (currentFile(*m_tree) == file.path)
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
    // Show the field mapping of self-describing files first.
    for (const QString &path : std::as_const(m_files))
        if (const auto seen = m_seen.constFind(path);
            seen != m_seen.cend() && !seen->fields.format.isEmpty()) {
            m_tree->setCurrentItem(m_items.value(path));
            break;
        }
    m_tree->scrollToTop();
}

void ImportPanel::showDetails()
{
    const QString path = currentFile(*m_tree);
    const FilePreview file = m_seen.value(path);
    m_page->setVisible(!file.parts.isEmpty());
    m_fields->setVisible(!file.fields.format.isEmpty());
    m_encoding->setVisible(!file.encoding.isEmpty());
    if (m_encodings.value(path).isEmpty())
        m_encoding->setItemText(0, tr("Encoding: %1 (detected)").arg(file.encoding));
    m_encoding->setCurrentIndex(qMax(0, m_encoding->findData(m_encodings.value(path))));
    fitFiles();
    if (!file.parts.isEmpty())
        m_page->showPage(file, m_corrections);
    if (!file.fields.format.isEmpty())
        m_fields->showFields(path == pastedPath() ? tr("pasted text") : file.name, file.fields, file.choices);
}

// Sets the height of the file list. If a page preview is below, the list has a few rows. The field table
// needs little space, so the list then has as many rows as fit.
void ImportPanel::fitFiles()
{
    constexpr int mostRows = 8;
    if (m_page->isHidden() && m_fields->isHidden()) {
        m_tree->setMaximumHeight(QWIDGETSIZE_MAX);
        return;
    }
    int rows = m_tree->topLevelItemCount();
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->isExpanded())
            rows += m_tree->topLevelItem(i)->childCount();
    const int row = qMax(m_tree->sizeHintForRow(0), fontMetrics().height() + Space::XS);
    m_tree->setMaximumHeight(m_tree->header()->sizeHint().height()
                             + qMax(1, m_page->isHidden() ? rows : qMin(rows, mostRows)) * row + Space::S);
}

// A mapping set for one file applies to all previewed files with exactly these names, and to later ones.
void ImportPanel::showField(const QString &path, const QString &name, CsvColumn column)
{
    const QStringList names = layoutOf(m_seen.value(path).fields, {}).names;
    for (auto file = m_seen.cbegin(); file != m_seen.cend(); ++file)
        if (file.key() == path || layoutOf(file->fields, {}).names == names) {
            m_chosen[file.key()].insert(name, column);
            emit fieldsChanged(file.key(), choicesOf(file.key()));
        }
}

FileChoices ImportPanel::choicesOf(const QString &path) const
{
    return {m_oneDay->isChecked() ? m_day->date() : QDate(), m_chosen.value(path), m_encodings.value(path),
            m_asRead->isVisibleTo(this) && m_asRead->isChecked()};
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
            parts.append(tr("Reading the pasted text…"));
        else
            parts.append(refused > 0 ? tr("Nothing to import in the pasted text")
                                     : tr("%1 in the pasted text").arg(papersText(papers)));
    } else if (m_files.isEmpty()) {
        parts.append(m_looking ? tr("Reading the files…") : tr("Nothing to import"));
    } else {
        parts.append(files == 1 ? tr("1 file to import") : tr("%1 files to import").arg(numberText(files)));
        parts.append(more || m_looking || m_seen.size() < m_files.size()
                         ? tr("more than %1").arg(papersText(papers))
                         : papersText(papers));
        if (refused > 0)
            parts.append(tr("%1 skipped").arg(numberText(refused)));
    }
    m_title->setText(parts.join(u", "_s));
    m_import->setEnabled(files > 0);
    m_asRead->setVisible(m_text.isEmpty() && papers > kManyPapers);
}

void ImportPanel::accept()
{
    if (!m_text.isEmpty()) {
        emit textAccepted(m_best, m_day->date(), m_chosen.value(pastedPath()));
        return;
    }
    if (m_asRead->isVisibleTo(this))
        emit asReadChosen(m_asRead->isChecked());
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
