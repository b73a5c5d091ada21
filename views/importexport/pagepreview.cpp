#include "pagepreview.h"

#include "models/formats/base/encoding.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextEdit>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace lectern
{

using namespace Qt::StringLiterals;
using Role = UnderstoodPart::Role;
using Kind = LineCorrection::Kind;

namespace
{

constexpr double kTint = .26; // opacity of the background colour; the text colour is unchanged

struct RoleStyle {
    Role role;
    const char *name;
    int colour; // tag colour; 0: none
};

// The styles of the roles, in legend order.
constexpr RoleStyle kLooks[] = {
    {Role::Name, QT_TRANSLATE_NOOP("lectern::PagePreview", "author"), 5},
    {Role::Figures, QT_TRANSLATE_NOOP("lectern::PagePreview", "figures"), 6},
    {Role::Date, QT_TRANSLATE_NOOP("lectern::PagePreview", "date"), 4},
    {Role::Title, QT_TRANSLATE_NOOP("lectern::PagePreview", "title"), 7},
    {Role::Authors, QT_TRANSLATE_NOOP("lectern::PagePreview", "names"), 3},
    {Role::Abstract, QT_TRANSLATE_NOOP("lectern::PagePreview", "abstract"), 8},
    {Role::Detail, QT_TRANSLATE_NOOP("lectern::PagePreview", "other field"), 2},
    {Role::Boilerplate, QT_TRANSLATE_NOOP("lectern::PagePreview", "site text"), 0},
    {Role::NotUnderstood, QT_TRANSLATE_NOOP("lectern::PagePreview", "not recognised"), 1},
};

QTextCharFormat formatOf(const PreviewPart &part, const Colors &colors)
{
    QTextCharFormat format;
    for (const RoleStyle &look : kLooks)
        if (look.role == part.role && look.colour > 0)
            format.setBackground(mix(tagColour(colors, look.colour), colors.base, kTint));
    if (part.role == Role::Boilerplate || part.role == Role::Separator)
        format.setForeground(colors.muted);
    if (part.role == Role::Title || part.role == Role::Name)
        format.setFontWeight(QFont::DemiBold);
    if (part.role == Role::NotUnderstood)
        format.setFontUnderline(true); // not distinguished by colour alone
    return format;
}

} // namespace

PagePreview::PagePreview(QWidget *parent)
    : QWidget(parent), m_legend(new QLabel(this)), m_about(new QLabel(this)), m_text(new QTextEdit(this)),
      m_author(new QPushButton(tr("Mark as &author"), this)),
      m_noPaper(new QPushButton(tr("Mark as not a &paper"), this)),
      m_titleEnds(new QPushButton(tr("End &title here"), this)),
      m_takeBack(new QPushButton(tr("&Reset"), this))
{
    m_legend->setObjectName(u"pageLegend"_s);
    m_legend->setTextFormat(Qt::RichText); // contains only our own text
    m_legend->setWordWrap(true);
    m_about->setObjectName(u"pageAbout"_s);
    styleLabel(m_about, Label::Muted | Label::Wrapped);
    setNames(m_text, u"pageText"_s, tr("Page preview with recognised parts"));
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_text->setFrameShape(QFrame::NoFrame);
    m_author->setObjectName(u"markAuthor"_s);
    m_noPaper->setObjectName(u"markNoPaper"_s);
    m_titleEnds->setObjectName(u"markTitleEnd"_s);
    m_takeBack->setObjectName(u"takeBackSaid"_s);
    m_author->setToolTip(tr("The line at the cursor is the author of the page."));
    m_noPaper->setToolTip(tr("The text starting at this line is not a paper, for example an advert."));
    m_titleEnds->setToolTip(tr("The title ends at the cursor; the names follow."));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Space::S);
    for (QPushButton *button : {m_author, m_noPaper, m_titleEnds, m_takeBack}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    QVBoxLayout *column = tightColumn(this, Space::XS);
    column->addWidget(m_legend);
    column->addWidget(m_text, 1);
    column->addWidget(m_about);
    column->addLayout(buttons);
    connect(m_text, &QTextEdit::cursorPositionChanged, this, &PagePreview::check);
    connect(m_author, &QPushButton::clicked, this, [this] { applyCorrection(Kind::Author); });
    connect(m_noPaper, &QPushButton::clicked, this, [this] { applyCorrection(Kind::NoPaper); });
    connect(m_titleEnds, &QPushButton::clicked, this, [this] { applyCorrection(Kind::TitleEnds); });
    connect(m_takeBack, &QPushButton::clicked, this, [this] { emit correctionRemoved(lineAtCursor()); });
}

void PagePreview::showPage(const FilePreview &page, const PageCorrections &corrections)
{
    const bool same = page.path == m_page.path && page.name == m_page.name;
    const int cursor = same ? m_text->textCursor().position() : 0;
    const int scrolled = same ? m_text->verticalScrollBar()->value() : 0;
    m_page = page;
    m_corrections = corrections;
    fill();
    QTextCursor place = m_text->textCursor();
    place.setPosition(qMin(cursor, m_text->document()->characterCount() - 1));
    m_text->setTextCursor(place);
    m_text->verticalScrollBar()->setValue(scrolled);
    check();
}

void PagePreview::fill()
{
    const Colors &colors = colorsOf(palette());
    const QSignalBlocker quiet(m_text);
    m_text->clear();
    QTextCursor cursor(m_text->document());
    cursor.beginEditBlock();
    for (const PreviewPart &part : std::as_const(m_page.parts)) {
        if (!m_page.partsAreLines && cursor.position() > 0)
            cursor.insertBlock();
        QString text = part.text;
        text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
        QTextCharFormat format = formatOf(part, colors);
        if (!part.evidence.isEmpty())
            format.setToolTip(tipText(part.evidence));
        cursor.insertText(text, format);
    }
    cursor.endEditBlock();
    showLegend();
}

void PagePreview::showLegend()
{
    const Colors &colors = colorsOf(palette());
    QStringList names;
    for (const RoleStyle &look : kLooks) {
        const auto has = [&](const PreviewPart &part) { return part.role == look.role; };
        if (std::none_of(m_page.parts.cbegin(), m_page.parts.cend(), has))
            continue;
        const QTextCharFormat format = formatOf({look.role, {}, {}}, colors);
        const QColor ground = look.colour > 0 ? format.background().color() : colors.base;
        const QColor text = look.colour > 0 ? colors.text : colors.muted;
        names.append(u"<span style=\"background-color:%1;color:%2\">&nbsp;%3&nbsp;</span>"_s.arg(
            ground.name(), text.name(), tr(look.name).toHtmlEscaped()));
    }
    m_legend->setText(names.join(u" &nbsp; "_s));
}

QString PagePreview::lineAtCursor() const
{
    return tidySpace(m_text->textCursor().block().text());
}

int PagePreview::charactersBeforeCursor() const
{
    const QTextCursor cursor = m_text->textCursor();
    return int(tidySpace(cursor.block().text().first(cursor.positionInBlock())).size());
}

void PagePreview::check()
{
    const QString line = lineAtCursor();
    const auto corrected = m_corrections.constFind(line);
    const bool isCorrected = corrected != m_corrections.cend();
    const int before = charactersBeforeCursor();
    m_author->setEnabled(!line.isEmpty() && !(isCorrected && corrected->kind == Kind::Author));
    m_noPaper->setEnabled(!line.isEmpty() && !(isCorrected && corrected->kind == Kind::NoPaper));
    m_titleEnds->setEnabled(m_page.partsAreLines && before > 0 && before < line.size());
    m_takeBack->setVisible(isCorrected);
    if (!isCorrected)
        m_about->setText(tr("To correct a mistake, put the cursor there and select an action. Corrections "
                            "apply to this page and to later pages with the same line."));
    else if (corrected->kind == Kind::Author)
        m_about->setText(tr("You marked this line as the author."));
    else if (corrected->kind == Kind::NoPaper)
        m_about->setText(tr("You marked the text at this line as not a paper."));
    else
        m_about->setText(
            tr("You set the title to end after “%1”.").arg(line.first(corrected->titleEnd).right(40)));
}

void PagePreview::applyCorrection(LineCorrection::Kind kind)
{
    const QString line = lineAtCursor();
    if (!line.isEmpty())
        emit corrected(line, {kind, kind == Kind::TitleEnds ? charactersBeforeCursor() : 0});
}

void PagePreview::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_page.parts.isEmpty())
        showPage(FilePreview(m_page), PageCorrections(m_corrections));
}

// Returns the names of the meanings, in the order of CsvColumn.
static QStringList meaningNames()
{
    QStringList names{FieldTable::tr("Keep as additional field")};
    for (int column = int(CsvColumn::Title); column <= int(CsvColumn::AuthorsTruncated); ++column)
        names.append(QCoreApplication::translate("lectern", columnLabel(CsvColumn(column))));
    return names;
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
    setNames(m_table, u"importFields"_s, tr("Field mapping"));
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
    const bool isTable = m_source.isTable;
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
