#include "exportpanel.h"

#include "models/formats/registry.h"
#include "models/i18n/messages.h"
#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/citationstyles.h"
#include "models/itemmodels/display.h"
#include "models/session/tasks/exporttasks.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>

namespace lectern
{

using namespace Qt::StringLiterals;

static QString about(const QString &id)
{
    if (isReferences(id))
        return ExportPanel::tr("A bibliography in the citation style of a journal.");
    const Format *format = formatById(id);
    return format && format->use ? ExportPanel::tr(format->use) : QString();
}

// Returns the file extension of a format.
static QString endingOf(const QString &format)
{
    if (isReferences(format))
        return format == kReferencesPage ? u"html"_s : u"txt"_s;
    return formatById(format)->extensions.first();
}

ExportPanel::ExportPanel(QWidget *parent)
    : Page(parent), m_selection(new QRadioButton(this)), m_list(new QRadioButton(this)),
      m_library(new QRadioButton(this)), m_citing(new QRadioButton(tr("Only data for &citing"), this)),
      m_everything(new QRadioButton(tr("All data, for &another Lectern"), this)),
      m_abstracts(new QCheckBox(tr("Abstracts"), this)),
      m_marks(new QCheckBox(tr("Tags, lists, ratings, bookmarks and read states"), this)),
      m_notes(new QCheckBox(tr("Notes"), this)), m_format(new QComboBox(this)), m_style(new QComboBox(this)),
      m_keys(new QComboBox(this)), m_about(new QLabel(this)), m_note(new QLabel(this)),
      m_file(new QLineEdit(this)), m_browse(new QPushButton(tr("Choose…"), this)),
      m_export(new QPushButton(icon(u"file-up"_s), tr("Export"), this)), m_preview(new QPlainTextEdit(this))
{
    setObjectName(u"exportPanel"_s);
    setHeading(tr("Export papers"), {});

    m_selection->setObjectName(u"exportSelection"_s);
    m_list->setObjectName(u"exportList"_s);
    m_library->setObjectName(u"exportLibrary"_s);
    auto *choices = new QButtonGroup(this);
    auto *which = new QVBoxLayout;
    which->setSpacing(Space::XS);
    for (QRadioButton *choice : {m_selection, m_list, m_library}) {
        choices->addButton(choice);
        which->addWidget(choice);
    }
    auto *contents = new QButtonGroup(this);
    contents->addButton(m_citing);
    contents->addButton(m_everything);
    setNames(m_citing, u"exportCiting"_s, tr("Only data for citing"));
    m_citing->setToolTip(tr("Without abstracts, keywords, marks, notes and files"));
    setNames(m_everything, u"exportEverything"_s, tr("All data, for another Lectern"));
    m_everything->setToolTip(tr("Includes your marks and notes and the locations of attached files"));
    m_citing->setChecked(true);
    setUpBoxes();
    for (QLabel *label : {m_about, m_note}) {
        styleLabel(label, Label::Muted | Label::Wrapped);
    }
    m_note->setObjectName(u"exportNote"_s);
    setNames(m_file, u"exportFile"_s, tr("File"));
    m_export->setObjectName(u"exportButton"_s);
    m_export->setDefault(true);
    m_preview->setObjectName(u"exportPreview"_s);
    m_preview->setReadOnly(true);
    m_preview->setAccessibleName(tr("Preview of the file"));
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setTabChangesFocus(true);

    m_abstracts->setObjectName(u"exportAbstracts"_s);
    m_marks->setObjectName(u"exportMarks"_s);
    m_notes->setObjectName(u"exportNotes"_s);
    for (QCheckBox *part : {m_abstracts, m_marks, m_notes})
        connect(part, &QCheckBox::toggled, this, &ExportPanel::previewRequested);

    layOut(which);
    connect(m_everything, &QRadioButton::toggled, this, [this] {
        contentChanged();
        emit previewRequested();
    });
    connect(choices, &QButtonGroup::buttonToggled, this, [this](QAbstractButton *, bool on) {
        if (!on)
            return;
        check();
        emit previewRequested();
    });
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportPanel::formatChanged);
    connect(m_style, &QComboBox::currentIndexChanged, this, &ExportPanel::previewRequested);
    connect(m_keys, &QComboBox::currentIndexChanged, this, &ExportPanel::previewRequested);
    connect(m_file, &QLineEdit::textChanged, this, &ExportPanel::check);
    connect(m_file, &QLineEdit::returnPressed, m_export, &QPushButton::click);
    connect(m_browse, &QPushButton::clicked, this, &ExportPanel::choose);
    connect(m_export, &QPushButton::clicked, this, &ExportPanel::accepted);
    setChoices({});
}

void ExportPanel::setUpBoxes()
{
    setNames(m_format, u"exportFormat"_s, tr("Format"));
    m_format->view()->setAccessibleName(tr("Formats"));
    for (const Format &format : formats())
        if (format.stream)
            m_format->addItem(diagnosticText(format.name), format.id);
    if (CitationFormatter::isAvailable()) {
        m_format->addItem(tr("References (HTML)"), kReferencesPage.toString());
        m_format->addItem(tr("References (text)"), kReferencesText.toString());
    }
    setNames(m_style, u"exportStyle"_s, tr("Citation style"));
    m_style->view()->setAccessibleName(tr("Citation styles"));
    setNames(m_keys, u"exportKeys"_s, tr("Citation keys"));
    m_keys->addItem(tr("Keys such as winter2021slow"), int(KeyForm::Lectern));
    m_keys->addItem(tr("Better BibTeX keys, such as winterSlowCamerasObserve2021"),
                    int(KeyForm::BetterBibtex));
    m_keys->setToolTip(tr("Imported keys are kept"));
}

void ExportPanel::layOut(QLayout *which)
{
    auto *fileRow = new QHBoxLayout;
    fileRow->addWidget(m_file, 1);
    fileRow->addWidget(m_browse);
    auto *formatColumn = new QVBoxLayout;
    formatColumn->setSpacing(Space::XS);
    formatColumn->addWidget(m_format, 0, Qt::AlignLeft);
    formatColumn->addWidget(m_style, 0, Qt::AlignLeft);
    formatColumn->addWidget(m_keys, 0, Qt::AlignLeft);
    formatColumn->addWidget(m_about);
    auto *parts = new QVBoxLayout;
    parts->setSpacing(Space::XS);
    addWidgets(parts, {m_citing, m_everything});
    for (QCheckBox *part : {m_abstracts, m_marks, m_notes})
        parts->addWidget(part);
    auto *fileColumn = new QVBoxLayout;
    fileColumn->setSpacing(Space::XS);
    fileColumn->addLayout(fileRow);
    fileColumn->addWidget(m_note);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(Space::L);
    form->setVerticalSpacing(Space::M);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Papers"), which);
    form->addRow(tr("Format"), formatColumn);
    form->addRow(tr("Include"), parts);
    form->addRow(tr("File"), fileColumn);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_export);
    // A low window scrolls instead of overlapping the rows.
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget(scroll);
    auto *column = spaced(new QVBoxLayout(body), {Space::L, Space::XS, Space::L, Space::L}, Space::M);
    m_preview->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_preview->setMinimumHeight(5 * fontMetrics().height());
    column->addLayout(form);
    column->addLayout(buttons);
    column->addWidget(m_preview, 1);
    scroll->setWidget(body);
    setBody(scroll);
    setFocusProxy(m_format);
}

void ExportPanel::setChoices(const ExportChoices &choices)
{
    m_selection->setText(choices.selected == 1
                             ? tr("The selected paper")
                             : tr("The selected papers (%1)").arg(numberText(choices.selected)));
    const QString list = shortText(choices.list, 60);
    m_list->setText(tr("This list: %1 (%2)").arg(list, numberText(choices.listed)).replace(u'&', u"&&"_s));
    m_library->setText(tr("The whole library (%1)").arg(numberText(choices.all)));
    m_selection->setEnabled(choices.selected > 0);
    m_list->setVisible(!choices.list.isEmpty());
    m_listIsEmpty = choices.listed == 0;
    m_library->setEnabled(choices.all > 0);
    // Default choice: several selected papers, otherwise the current list, even if empty.
    QRadioButton *likely = choices.selected > 1 ? m_selection : !choices.list.isEmpty() ? m_list : m_library;
    likely->setChecked(true);
    check();
}

void ExportPanel::setFormat(const QString &id)
{
    if (const int row = m_format->findData(id); row >= 0)
        m_format->setCurrentIndex(row);
    formatChanged();
}

void ExportPanel::setParts(const ExportParts &parts)
{
    const QSignalBlocker quiet(this); // one preview for all changes
    m_abstracts->setChecked(parts.abstracts);
    m_marks->setChecked(parts.marks);
    m_notes->setChecked(parts.notes);
    (parts.content == ExportContent::Everything ? m_everything : m_citing)->setChecked(true);
    m_keys->setCurrentIndex(m_keys->findData(int(parts.keys)));
}

void ExportPanel::setCitationStyle(const QString &id)
{
    const QSignalBlocker quiet(this), quietList(m_style);
    m_style->clear();
    for (const CitationStyle &style : citationStyles(ownStylesFolder()))
        m_style->addItem(style.title, style.id);
    m_style->setCurrentIndex(qMax(0, m_style->findData(id)));
}

void ExportPanel::setFile(const QString &folder, const QString &name)
{
    m_file->setText(QDir(folder).filePath(name + u'.' + endingOf(format())));
}

void ExportPanel::formatChanged()
{
    m_about->setText(about(format()));
    const bool references = isReferences(format());
    m_style->setVisible(references);
    const Format *written = formatById(format());
    m_keys->setVisible(written && written->citationKeys);
    contentChanged();
    const QFileInfo info(m_file->text());
    QStringList endings{u"txt"_s};
    for (const Format &other : formats())
        endings += other.extensions;
    if (!info.fileName().isEmpty() && endings.contains(info.suffix()))
        m_file->setText(info.dir().filePath(info.completeBaseName() + u'.' + endingOf(format())));
    check();
    emit previewRequested();
}

// Enables the parts that can be chosen.
void ExportPanel::contentChanged()
{
    const Format *chosen = formatById(format());
    const bool cites = chosen && chosen->cites, hasParts = chosen && (!cites || m_everything->isChecked());
    m_citing->setVisible(cites);
    m_everything->setVisible(cites);
    m_abstracts->setEnabled(hasParts && format() != "jsonl"_L1); // the format always includes abstracts
    m_marks->setEnabled(hasParts);
    m_notes->setEnabled(hasParts);
}

void ExportPanel::check()
{
    const QFileInfo info(m_file->text().trimmed());
    QString note;
    bool possible = !m_running;
    if (m_running) {
        note = tr("An export is already running; wait for it or cancel it below.");
    } else if (m_list->isChecked() && m_listIsEmpty) {
        possible = false;
        note = tr("This list contains no papers.");
    } else if (info.fileName().isEmpty() || info.isDir()) {
        possible = false;
        note = tr("Enter a file name.");
    } else if (!info.dir().exists()) {
        possible = false;
        note = tr("The folder %1 does not exist.").arg(QDir::toNativeSeparators(info.absolutePath()));
    } else if (info.exists()) {
        note = tr("This file already exists; you will be asked before it is replaced.");
    }
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_export->setEnabled(possible);
}

void ExportPanel::choose()
{
    auto *dialog = new QFileDialog(this, tr("Export to file"), QFileInfo(m_file->text()).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // asked when the export starts
    dialog->setDefaultSuffix(endingOf(format()));
    dialog->setNameFilter(u"%1 (*.%2)"_s.arg(m_format->currentText(), endingOf(format())));
    dialog->selectFile(QFileInfo(m_file->text()).fileName());
    connect(dialog, &QFileDialog::fileSelected, m_file, &QLineEdit::setText);
    dialog->open();
}

void ExportPanel::setRunning(bool running)
{
    m_running = running;
    check();
}

ExportWhat ExportPanel::what() const
{
    return m_selection->isChecked() ? ExportWhat::Selection
        : m_list->isChecked()       ? ExportWhat::List
                                    : ExportWhat::Library;
}

ExportParts ExportPanel::parts() const
{
    return {m_abstracts->isChecked() || format() == "jsonl"_L1, m_marks->isChecked(), m_notes->isChecked(),
            KeyForm(m_keys->currentData().toInt()),
            m_everything->isChecked() ? ExportContent::Everything : ExportContent::Citing};
}

void ExportPanel::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    check(); // the file may have been created or deleted meanwhile
}

} // namespace lectern
