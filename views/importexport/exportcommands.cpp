#include "exportcommands.h"

#include "exportpanel.h"
#include "models/itemmodels/citationformatter.h"
#include "models/itemmodels/citationstyles.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/dragdata.h"
#include "models/session/librarysession.h"
#include "views/actions/actions.h"
#include "views/list/paperlist.h"
#include "views/style/colors.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/proposedfolder.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QSettings>
#include <QShortcut>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static constexpr qsizetype kPreviewed = 3; // number of papers in the preview
static constexpr qsizetype kMaxShownKeysLength = 60; // maximum length of shown keys
static constexpr qsizetype kMaxCopied = 5'000; // papers; larger selections must be exported to a file

ExportCommands::ExportCommands(const CommandContext &context, PaperList &list, TaskLine &status)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_notices(context.notices), m_list(list), m_pages(context.pages),
      m_panel(*new ExportPanel(&context.window)), m_status(status), m_settings(context.settings)
{
    const auto on = [&](Id id, auto slot) { connect(&context.actions[id], &QAction::triggered, this, slot); };
    m_pages.add(m_panel, Pages::Reading::Ends);
    on(Id::Export, [this] { ask(); });
    on(Id::CopyCitation, [this] { copy(CopyStyle::Citation); });
    // Copies papers only if the list has the focus. Elsewhere the key copies the selected text.
    auto *everywhere =
        new QShortcut(QKeySequence::Copy, &m_list, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(everywhere, &QShortcut::activated, &context.actions[Id::CopyCitation], &QAction::trigger);
    on(Id::CopyCitationAs, [this, palette = &context.palette] {
        if (m_list.selectedPapers().isEmpty())
            m_notices.inform(tr("Select a paper first."));
        else
            palette->choose(tr("Citation style"), styles());
    });
    context.palette.addObjects(
        [this] { return m_list.selectedPapers().isEmpty() ? QList<PaletteObject>() : styles(); });
    context.actions[Id::CopyCitationAs].setProperty(
        kOtherWords,
        tr("reference style APA MLA IEEE ACM Chicago Harvard Vancouver Nature CSL",
           "words by which the command is found, too"));
    on(Id::CopyBibtex, [this] { copy(CopyStyle::Bibtex); });
    on(Id::CopyKey, [this] { copy(CopyStyle::Keys); });
    on(Id::CopyLink, [this] { copy(CopyStyle::MarkdownLink); });
    connect(&m_panel, &ExportPanel::previewRequested, this, &ExportCommands::preview);
    connect(&m_panel, &ExportPanel::accepted, this, &ExportCommands::confirm);
    connect(&m_status, &TaskLine::cancelled, this, [this] { m_export.stop(); });
    connect(&list, &PaperList::dragBegins, this, &ExportCommands::addText);
}

void ExportCommands::ask()
{
    const qsizetype listed = m_library.browser().papers().rowCount(), all = m_library.counts().papers;
    if (all == 0) {
        m_notices.inform(tr("No papers to export."));
        return;
    }
    m_selected = m_list.selectedPapers();
    const QString name = m_library.browser().query().text();
    m_panel.setChoices({m_selected.size(), listed, all, name});
    const QString folder = proposedFolder(m_settings.value("export/folder"_L1).toString());
    m_panel.setFormat(m_settings.value("export/format"_L1, u"bibtex"_s).toString());
    const auto part = [this](QLatin1StringView key) { return m_settings.value(key, true).toBool(); };
    m_panel.setParts({part("export/abstracts"_L1), part("export/marks"_L1), part("export/notes"_L1),
                      keyForm(),
                      m_settings.value("export/everything"_L1).toBool() ? ExportContent::Everything
                                                                        : ExportContent::Citing});
    m_panel.setCitationStyle(m_settings.value("export/style"_L1, u"apa"_s).toString());
    m_panel.setFile(folder,
                    m_panel.what() == ExportWhat::Library ? QFileInfo(m_library.file()).completeBaseName()
                                                          : u"papers"_s);
    m_panel.setRunning(isRunning());
    preview();
    m_pages.open(m_panel);
}

QList<PaperId> ExportCommands::papersOf(qsizetype most) const
{
    if (m_panel.what() == ExportWhat::Selection)
        return m_selected.first(qMin(most, m_selected.size()));
    const ResultSetPtr &result = m_library.browser().papers().result();
    return result ? result->ids(0, qMin(most, result->count())) : QList<PaperId>();
}

void ExportCommands::preview()
{
    ExportOrder order = chosen();
    order.papers = papersOf(kPreviewed);
    m_library.tasks().start(
        m_preview,
        [order](const Deliver &, const Cancelled &cancelled) { return exportPreview(order, cancelled); },
        this, [this](const QString &text) { m_panel.showPreview(text); });
}

ExportOrder ExportCommands::chosen() const
{
    ExportOrder order;
    order.library = m_library.file();
    order.whole = m_panel.what() == ExportWhat::Library;
    order.format = m_panel.format();
    order.parts = m_panel.parts();
    order.citationStyle = m_panel.citationStyle();
    order.file = m_panel.file();
    return order;
}

// Asks before overwriting, also for a file chosen in the dialog, because that dialog does not ask.
void ExportCommands::confirm()
{
    const QFileInfo file(m_panel.file());
    if (!file.exists()) {
        start();
        return;
    }
    m_notices.ask({.text = tr("%1 already exists (%2). Replace it?")
                               .arg(file.fileName(), dayText(file.lastModified().date())),
                   .yes = tr("Replace"),
                   .accepted = [this] { start(); },
                   .no = tr("Cancel"),
                   .destroys = true});
}

void ExportCommands::start()
{
    if (isRunning())
        return;
    ExportOrder order = chosen();
    if (!order.whole)
        order.papers = papersOf(std::numeric_limits<qsizetype>::max());
    m_settings.setValue("export/folder"_L1, QFileInfo(order.file).absolutePath());
    m_settings.setValue("export/format"_L1, order.format);
    m_settings.setValue("export/abstracts"_L1, order.parts.abstracts);
    m_settings.setValue("export/marks"_L1, order.parts.marks);
    m_settings.setValue("export/notes"_L1, order.parts.notes);
    m_settings.setValue("export/everything"_L1, order.parts.content == ExportContent::Everything);
    m_settings.setValue("export/betterBibtexKeys"_L1, order.parts.keys == KeyForm::BetterBibtex);
    if (isReferences(order.format))
        m_settings.setValue("export/style"_L1, order.citationStyle);
    m_status.begin(tr("Exporting %1").arg(QFileInfo(order.file).fileName()),
                   order.whole ? m_library.counts().papers : int(order.papers.size()));
    const auto run = [this, order](const Deliver &deliver, const Cancelled &cancelled) {
        const auto progress = [&](int done, int all) {
            deliver([this, done, all] { m_status.showProgress(done, all); });
        };
        return exportToFile(order, progress, cancelled);
    };
    m_library.tasks().start(m_export, run, this, [this, file = order.file](const Result<qsizetype> &papers) {
        showOutcome(file, papers);
    });
    m_panel.setRunning(true);
    m_pages.leave();
}

void ExportCommands::showOutcome(const QString &file, const Result<qsizetype> &papers)
{
    m_status.end();
    m_panel.setRunning(false);
    if (papers)
        m_notices.offer(tr("Exported %1 to %2").arg(papersText(*papers), QFileInfo(file).fileName()),
                        fileSteps(file));
    else if (papers.error().isCancelled())
        m_notices.inform(tr("Cancelled; no file was written."));
    else
        m_notices.warn(papers.error().message);
}

// Returns the key form of the last export; copying uses the same one.
KeyForm ExportCommands::keyForm() const
{
    return m_settings.value("export/betterBibtexKeys"_L1).toBool() ? KeyForm::BetterBibtex : KeyForm::Lectern;
}

// Returns the available citation styles, the default one first.
QList<PaletteObject> ExportCommands::styles()
{
    const QString usual = m_settings.value("citation/style"_L1, defaultCitationStyle()).toString();
    QList<PaletteObject> styles;
    const auto add = [&](const QString &title, const QString &id) {
        const PaletteObject style{title, id == usual ? tr("default citation style") : tr("citation style"),
                                  u"quote"_s, [this, id] { copy(CopyStyle::Citation, id); }};
        styles.insert(id == usual ? 0 : styles.size(), style);
    };
    add(tr("Plain text, one line"), {});
    if (CitationFormatter::isAvailable())
        for (const CitationStyle &style : citationStyles(ownStylesFolder()))
            add(style.title, style.id);
    return styles;
}

void ExportCommands::copy(CopyStyle style)
{
    copy(style, m_settings.value("citation/style"_L1, defaultCitationStyle()).toString());
}

void ExportCommands::copy(CopyStyle style, const QString &citationStyle)
{
    const QList<PaperId> papers = m_list.selectedPapers();
    if (papers.size() > kMaxCopied)
        m_notices.caution(tr("%1 are too many for the clipboard; export them to a file instead.")
                              .arg(papersText(papers.size())));
    else if (!papers.isEmpty())
        m_library.tasks().start(
            m_copies,
            [=, file = m_library.file(), keys = keyForm()](const Deliver &, const Cancelled &cancelled) {
                return copiedText(file, papers, style, citationStyle, keys, cancelled);
            },
            this, [this, style](const Result<CopiedText> &copied) { finishCopy(copied, style); });
}

void ExportCommands::finishCopy(const Result<CopiedText> &copied, CopyStyle style)
{
    if (!copied) {
        m_notices.warn(copied.error().message);
        return;
    }
    auto *data = new QMimeData;
    data->setText(copied->text);
    if (!copied->html.isEmpty())
        data->setHtml(copied->html);
    QGuiApplication::clipboard()->setMimeData(data);
    const QString what = papersText(copied->papers);
    m_notices.inform(style == CopyStyle::Bibtex ? tr("BibTeX copied: %1.").arg(what)
                         : style == CopyStyle::Keys
                         ? tr("Citation key copied: %1").arg(shortText(copied->text, kMaxShownKeysLength))
                         : style == CopyStyle::Citation ? tr("Citation copied: %1.").arg(what)
                                                        : tr("Link copied: %1.").arg(what));
}

// Other programs read the text when papers are dropped on them, but the MIME types must be known when the
// drag starts.
void ExportCommands::addText(const QList<PaperId> &papers, QMimeData *data)
{
    m_dragged.clear();
    if (papers.size() > kMaxCopied || isRunning()) // the text would not be ready in time
        return;
    setPapersText(*data, {}, {});
    m_dragged = data;
    m_library.tasks().start(
        m_drag,
        [papers, file = m_library.file(), keys = keyForm()](const Deliver &, const Cancelled &) {
            return draggedText(file, papers, keys);
        },
        this,
        [this](const Result<DraggedText> &text) {
            if (text && m_dragged)
                setPapersText(*m_dragged, text->citations, text->bibtex);
        });
}

} // namespace lectern
