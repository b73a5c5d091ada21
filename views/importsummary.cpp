#include "importsummary.h"

#include "icons.h"
#include "models/items/display.h"
#include "theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qsizetype kMostShown = 200; // of a file; nobody reads a million
static constexpr qsizetype kShownAtOnce =
    12; // of one file among others, which its rows would push out of sight

ImportSummary::ImportSummary(QWidget *parent)
    : QWidget(parent), m_title(new QLabel(this)), m_tree(new QTreeWidget(this)),
      m_takeBack(new QPushButton(icon(u"undo-2"_s), tr("Take back"), this))
{
    setObjectName(u"importSummary"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QFont font = m_title->font();
    font.setPointSizeF(font.pointSizeF() * 1.15);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    auto *back = new QPushButton(icon(u"arrow-left"_s), tr("Back to the papers"), this);
    back->setObjectName(u"summaryBack"_s);
    auto *copy = new QPushButton(icon(u"copy"_s), tr("Copy"), this);
    m_takeBack->setObjectName(u"summaryTakeBack"_s);
    m_takeBack->setToolTip(tr("Move the sources that came in with this import to the bin"));
    m_takeBack->hide();
    m_tree->setAccessibleName(tr("What the import did"));
    m_tree->setHeaderLabels({tr("Source"), tr("Line"), tr("Text")});
    m_tree->setRootIsDecorated(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAlternatingRowColors(false);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->header()->setStretchLastSection(true);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(Space::L, Space::M, Space::L, Space::S);
    row->addWidget(m_title, 1);
    row->addWidget(m_takeBack);
    row->addWidget(copy);
    row->addWidget(back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    auto *below = new QHBoxLayout;
    below->setContentsMargins(Space::M, 0, 0, 0);
    below->addWidget(m_tree);
    column->addLayout(below, 1);
    connect(back, &QPushButton::clicked, this, &ImportSummary::closed);
    connect(m_takeBack, &QPushButton::clicked, this, [this] { emit takeBackAsked(m_brought); });
    connect(copy, &QPushButton::clicked, this, &ImportSummary::copyAll);
    setFocusProxy(m_tree);
}

void ImportSummary::add(QTreeWidgetItem *parent, const QString &line, const QString &what,
                        const QString &text, bool attention)
{
    auto *item = new QTreeWidgetItem(parent, {what, line, text});
    item->setIcon(0, attention ? icon(u"triangle-alert"_s, Tint::Bookmark) : icon(u"info"_s, Tint::Muted));
    item->setToolTip(2, text.toHtmlEscaped());
}

static QString lineText(qsizetype line)
{
    return line > 0 ? numberText(line) : QString();
}

void ImportSummary::addFile(const FileReport &file)
{
    QString what;
    if (!file.refused.isEmpty())
        what = file.refused;
    else if (file.inBin)
        what = tr("%1, in the bin: restore it there to have its papers back").arg(formatName(file.format));
    else if (file.alreadyThere)
        what = tr("%1, already in the library").arg(formatName(file.format));
    else
        what = tr("%1: %2, %3 new, %4 joined")
                   .arg(formatName(file.format), papersText(file.records), numberText(file.newPapers),
                        numberText(file.joinedPapers));
    if (file.refused.isEmpty() && !file.alreadyThere)
        what += file.notUnderstoodBytes == 0
            ? tr("; everything understood")
            : tr("; %1 bytes not understood").arg(numberText(file.notUnderstoodBytes));
    auto *item = new QTreeWidgetItem(m_tree, {file.name, {}, what});
    item->setToolTip(0, (file.path.isEmpty() ? file.name : file.path).toHtmlEscaped());
    item->setToolTip(2, what.toHtmlEscaped());
    if (!file.refused.isEmpty())
        item->setIcon(0, icon(u"x"_s, Tint::Danger));
    else if (file.notUnderstoodBytes > 0 || !file.diagnostics.isEmpty())
        item->setIcon(0, icon(u"info"_s, Tint::Accent));
    else
        item->setIcon(0, icon(u"check"_s, Tint::Accent));
    // In the order of the file, what was not understood before the remark on it.
    struct Row {
        qsizetype line;
        QString what, text;
        bool attention;
    };
    QList<Row> rows;
    const auto shown = [](qsizetype all) { return qMin(all, kMostShown); };
    for (const UnreadRange &range : file.notUnderstood.first(shown(file.notUnderstood.size())))
        rows.append({range.line, tr("Not understood, %1 bytes").arg(numberText(range.end - range.begin)),
                     range.text.left(400).simplified(), true});
    for (const Diagnostic &diagnostic : file.diagnostics.first(shown(file.diagnostics.size()))) {
        const bool error = diagnostic.severity == Diagnostic::Severity::Error;
        rows.append({diagnostic.line, error ? tr("Error") : tr("Remark"), diagnostic.message, error});
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.line < b.line; });
    for (const Row &row : std::as_const(rows))
        add(item, lineText(row.line), row.what, row.text, row.attention);
    if (const qsizetype more = file.notUnderstood.size() + file.diagnostics.size() - rows.size(); more > 0)
        add(item, {}, tr("… and %1 more").arg(numberText(more)), {}, false);
    item->setExpanded(m_tree->topLevelItemCount() == 1 || rows.size() <= kShownAtOnce);
}

void ImportSummary::showReport(const ImportReport &report)
{
    m_title->setText(importSentence(report));
    m_tree->clear();
    m_brought.clear();
    for (const FileReport &file : report.files)
        m_brought += file.brought;
    m_takeBack->setVisible(!m_brought.isEmpty());
    for (const FileReport &file : report.files)
        addFile(file);
    if (m_tree->topLevelItemCount() > 1 && !report.files.isEmpty())
        m_tree->topLevelItem(0)->setExpanded(m_tree->topLevelItem(0)->childCount() <= kShownAtOnce);
    m_tree->resizeColumnToContents(0);
    m_tree->setColumnWidth(0, qMin(m_tree->columnWidth(0) + Space::M, 320));
    m_tree->setColumnWidth(1, fontMetrics().horizontalAdvance(u"000,000"_s));
}

void ImportSummary::showDiagnostics(const QString &sourceName, const QList<Diagnostic> &diagnostics)
{
    m_tree->clear();
    m_takeBack->hide();
    m_title->setText(diagnostics.isEmpty() ? tr("Nothing was remarked when %1 was imported.").arg(sourceName)
                                           : tr("Remarks on %1").arg(sourceName));
    for (const Diagnostic &diagnostic : diagnostics.first(qMin(diagnostics.size(), kMostShown)))
        m_tree->addTopLevelItem(new QTreeWidgetItem(
            {diagnostic.severity == Diagnostic::Severity::Error ? tr("Error") : tr("Remark"),
             lineText(diagnostic.line), diagnostic.message}));
}

void ImportSummary::copyAll()
{
    QStringList lines{m_title->text()};
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        const QString indent = (*it)->parent() ? u"    "_s : QString();
        lines.append(indent + (*it)->text(0) + u'\t' + (*it)->text(1) + u'\t' + (*it)->text(2));
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace lectern
