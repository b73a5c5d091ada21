#include "importsummary.h"

#include "models/formats/sites/paperblocks.h"
#include "models/i18n/language.h"
#include "models/i18n/messages.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/icons.h"

#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qsizetype kMaxShown = 200; // maximum number of diagnostics per file
static constexpr int kFile = Qt::UserRole; // path of a file row
static constexpr qint64 kLargestLayout =
    2 * 1024 * 1024; // in bytes; enough for a page of thousands of papers

ImportSummary::ImportSummary(QWidget *parent)
    : Page(parent), m_tree(new QTreeWidget(this)),
      m_show(addButton(u"list"_s, tr("Show these papers"), "summaryShow")),
      m_takeBack(addButton(u"undo-2"_s, tr("Undo import"), "summaryTakeBack")),
      m_layout(addButton(u"file-text"_s, tr("Copy anonymised file"), "summaryLayout"))
{
    setObjectName(u"importSummary"_s);
    m_layout->setToolTip(tr("Copy the selected file with all letters as x and all digits as 9, to attach to "
                            "a bug report without revealing its content"));
    m_layout->hide();
    connect(m_layout, &QPushButton::clicked, this, &ImportSummary::copyLayout);
    connect(m_tree, &QTreeWidget::currentItemChanged, this,
            [this] { m_layout->setVisible(!currentFile(*m_tree).isEmpty()); });
    const QPushButton *copy = addButton(u"copy"_s, tr("Copy"), "summaryCopy");
    m_takeBack->setToolTip(tr("Move the sources of this import to the trash"));
    m_takeBack->hide();
    m_tree->setAccessibleName(tr("Import result"));
    m_tree->setHeaderLabels({tr("Source"), tr("Line"), tr("Text")});
    m_tree->setRootIsDecorated(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAlternatingRowColors(false);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->header()->setStretchLastSection(true);
    auto *body = new QWidget(this);
    auto *row = new QHBoxLayout(body);
    row->setContentsMargins(Space::M, 0, 0, 0);
    row->addWidget(m_tree);
    setBody(body);
    connect(m_takeBack, &QPushButton::clicked, this, [this] { emit undoRequested(m_brought); });
    m_show->hide();
    connect(m_show, &QPushButton::clicked, this, [this] { emit papersRequested(m_brought); });
    connect(copy, &QPushButton::clicked, this, &ImportSummary::copyAll);
    setFocusProxy(m_tree);
}

static QString lineText(qsizetype line)
{
    return line > 0 ? numberText(line) : QString();
}

QTreeWidgetItem *ImportSummary::add(QTreeWidgetItem *parent, const QString &line, const QString &what,
                                    const QString &text, bool attention)
{
    auto *item = new QTreeWidgetItem(parent, {what, line, text});
    item->setIcon(0, attention ? icon(u"triangle-alert"_s, Tint::Bookmark) : icon(u"info"_s, Tint::Muted));
    item->setToolTip(2, tipText(text));
    return item;
}

// Adds equal diagnostics below a common row.
void ImportSummary::addDiagnostics(QTreeWidgetItem *group, const QList<Diagnostic> &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics.first(qMin(kMaxShown, diagnostics.size())))
        add(group, lineText(diagnostic.line), {}, diagnosticText(diagnostic.message),
            diagnostic.severity == Diagnostic::Severity::Error);
}

// Returns the understood share in percent with one decimal; never rounded up to 100.
static QString shareUnderstood(const FileReport &file)
{
    return shownLocale().toString(qBound(0.0, std::floor(1000 * file.understood()) / 10, 99.9), 'f', 1);
}

static QString groupName(const DiagnosticGroup &group)
{
    const bool error = group.severity == Diagnostic::Severity::Error;
    const QString name = error ? ImportSummary::tr("Error") : ImportSummary::tr("Diagnostic");
    return group.diagnostics.size() == 1
        ? name
        : ImportSummary::tr("%1, %2 times").arg(name, numberText(group.diagnostics.size()));
}

static QString groupText(const DiagnosticGroup &group)
{
    const QString places = placesOf(group);
    if (places.isEmpty())
        return group.text;
    const QString text = group.text.endsWith(u'.') ? group.text.chopped(1) : group.text;
    return u"%1, %2"_s.arg(text, places);
}

// Returns the result for a file as a sentence.
static QString outcomeOf(const FileReport &file)
{
    if (!file.refused.isEmpty())
        return diagnosticText(file.refused);
    if (file.inTrash)
        return ImportSummary::tr("%1, in the trash; restore it to get its papers back")
            .arg(formatName(file.format));
    if (file.alreadyImported)
        return ImportSummary::tr("%1, already in the library").arg(formatName(file.format));
    const QString brought = ImportSummary::tr("%1: %2, %3 new, %4 matched")
                                .arg(formatName(file.format), papersText(file.records),
                                     numberText(file.newPapers), numberText(file.joinedPapers));
    const qsizetype diagnostics = file.diagnostics.size();
    return brought
        + (file.notUnderstoodBytes != 0 ? ImportSummary::tr("; %1 % recognised").arg(shareUnderstood(file))
               : diagnostics == 0       ? ImportSummary::tr("; fully recognised")
               : diagnostics == 1       ? ImportSummary::tr("; 1 diagnostic")
                                        : ImportSummary::tr("; %1 diagnostics").arg(numberText(diagnostics)));
}

static QIcon signOf(const FileReport &file)
{
    if (!file.refused.isEmpty())
        return icon(u"x"_s, Tint::Danger);
    if (file.notUnderstoodBytes > 0 || !file.diagnostics.isEmpty() || file.disagreeing > 0)
        return icon(u"info"_s, Tint::Accent);
    return icon(u"check"_s, Tint::Accent);
}

static QString nameOf(const QString &title, const QStringList &authors)
{
    const QString names = authors.mid(0, 3).join(u", "_s);
    return title.isEmpty() ? names : names.isEmpty() ? title : ImportSummary::tr("%1 (%2)").arg(title, names);
}

void ImportSummary::addFile(const FileReport &file)
{
    const QString what = outcomeOf(file);
    auto *item = new QTreeWidgetItem(m_tree, {file.name, {}, what});
    item->setData(0, kFile, file.path);
    item->setToolTip(0, tipText(file.path.isEmpty() ? file.name : file.path));
    item->setToolTip(2, tipText(what));
    item->setIcon(0, signOf(file));
    addRows(item, file);
}

// Adds rows in file order. Text that was not understood precedes its diagnostic.
void ImportSummary::addRows(QTreeWidgetItem *item, const FileReport &file)
{
    struct Row {
        qsizetype line;
        QString what, text;
        bool attention;
        QList<Diagnostic> diagnostics = {}; // the grouped diagnostics
    };
    QList<Row> rows;
    qsizetype grouped = 0; // number of diagnostics without their own row
    for (const JoinConflict &join : file.disagreements)
        rows.append({join.line, tr("Matched"),
                     tr("%1 matched to the paper known as %2")
                         .arg(nameOf(join.title, join.authors), nameOf(join.knownTitle, join.knownAuthors)),
                     true});
    for (const UnreadRange &range : file.notUnderstood.first(qMin(file.notUnderstood.size(), kMaxShown)))
        rows.append({range.line, tr("Not recognised"), range.text.left(400).simplified(), true});
    for (const DiagnosticGroup &group : groupedDiagnostics(file.diagnostics)) {
        const bool error = group.severity == Diagnostic::Severity::Error;
        rows.append(
            {group.diagnostics.first().line, groupName(group), groupText(group), error, group.diagnostics});
        grouped += group.diagnostics.size() - 1;
    }
    std::stable_sort(rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.line < b.line; });
    for (const Row &row : std::as_const(rows)) {
        QTreeWidgetItem *group = add(item, lineText(row.line), row.what, row.text, row.attention);
        if (row.diagnostics.size() > 1)
            addDiagnostics(group, row.diagnostics);
    }
    if (const qsizetype more =
            file.notUnderstood.size() + file.diagnostics.size() + file.disagreeing - rows.size() - grouped;
        more > 0)
        add(item, {}, tr("… and %1 more").arg(numberText(more)), {}, false);
}

void ImportSummary::showReport(const ImportReport &report)
{
    const QStringList facts = importFacts(report);
    const QString headline = importHeadline(report);
    setHeading(headline, facts.join(u", "_s) == headline ? QString() : facts.join(u'\n'));
    m_tree->clear();
    m_brought.clear();
    for (const FileReport &file : report.files)
        m_brought += file.brought;
    for (QPushButton *button : {m_show, m_takeBack})
        button->setVisible(!m_brought.isEmpty());
    for (const FileReport &file : report.files)
        addFile(file);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *file = m_tree->topLevelItem(i);
        file->setExpanded(report.files.size() == 1 || file->childCount() <= kShownAtOnce);
    }
    m_tree->setCurrentItem(m_tree->topLevelItem(0));
    m_tree->resizeColumnToContents(0);
    m_tree->setColumnWidth(0, qMin(m_tree->columnWidth(0) + Space::M, 320));
    m_tree->setColumnWidth(1, fontMetrics().horizontalAdvance(u"000,000"_s));
}

void ImportSummary::showDiagnostics(const QString &sourceName, const QList<Diagnostic> &diagnostics)
{
    m_tree->clear();
    m_show->hide();
    m_takeBack->hide();
    setHeading(diagnostics.isEmpty() ? tr("No diagnostics for the import of %1.").arg(sourceName)
                                     : tr("Diagnostics of %1").arg(sourceName),
               {});
    for (const DiagnosticGroup &group : groupedDiagnostics(diagnostics)) {
        auto *item = new QTreeWidgetItem(
            m_tree, {groupName(group), lineText(group.diagnostics.first().line), groupText(group)});
        item->setToolTip(2, tipText(item->text(2)));
        if (group.diagnostics.size() > 1)
            addDiagnostics(item, group.diagnostics);
    }
}

QString currentFile(const QTreeWidget &tree)
{
    const QTreeWidgetItem *item = tree.currentItem();
    while (item && item->parent())
        item = item->parent();
    return item ? item->data(0, kFile).toString() : QString();
}

void ImportSummary::copyLayout()
{
    QFile file(currentFile(*m_tree));
    if (!file.open(QIODevice::ReadOnly)) {
        setLine(tr("Cannot read the file %1 any more: %2.").arg(file.fileName(), file.errorString()));
        return;
    }
    QGuiApplication::clipboard()->setText(pageLayout(file.read(kLargestLayout)));
    setLine(file.atEnd() ? tr("Anonymised content of %1 copied.").arg(QFileInfo(file).fileName())
                         : tr("Anonymised beginning of %1 copied.").arg(QFileInfo(file).fileName()));
}

void ImportSummary::copyAll()
{
    QStringList lines{heading()};
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        QString indent;
        for (const QTreeWidgetItem *above = (*it)->parent(); above; above = above->parent())
            indent += u"    "_s;
        lines.append(indent + (*it)->text(0) + u'\t' + (*it)->text(1) + u'\t' + (*it)->text(2));
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace lectern
