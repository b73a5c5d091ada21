#include "pdfcommands.h"

#include "models/pdf/firstpages.h"
#include "pdfbar.h"
#include "pdfpage.h"
#include "views/actions/actionneeds.h"
#include "views/actions/actions.h"
#include "views/paper/paperhtml.h"
#include "views/widgets/notices.h"
#include "views/widgets/page.h"
#include "views/widgets/proposedfolder.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QUrl>
#include <QWidget>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

PdfCommands::PdfCommands(const CommandContext &context)
    : QObject(&context.window), m_actions(context.actions), m_needs(context.needs),
      m_notices(context.notices), m_pages(context.pages), m_settings(context.settings),
      m_page(new PdfPage(&context.window))
{
    m_pages.add(*m_page, Pages::Reading::Ends);
    m_page->bar().setCommands(m_actions);
    connectActions();
    connect(m_page, &PdfPage::keyRequested, this, &PdfCommands::answerKey);
    connect(m_page, &PdfPage::linkRequested, this, &PdfCommands::askToFollow);
    connect(m_page, &PdfPage::sideShown, &m_actions[Id::PdfSidebar], &QAction::setChecked);
    connect(m_page, &PdfPage::noLinksVisible, this, [this] { m_notices.inform(tr("No visible links.")); });
    connect(m_page, &PdfPage::otherProgramRequested, this, &PdfCommands::openElsewhere);
    connect(&m_pages, &Pages::currentChanged, this, &PdfCommands::followPage);
    const int tint = m_settings.value("pdf/paper"_L1, 0).toInt();
    m_page->setTint(PdfTint(std::clamp(tint, 0, int(PdfTint::Dark))));
    m_page->view().setTwoPages(m_settings.value("pdf/twoPages"_L1, false).toBool());
    m_page->setSide(m_settings.value("pdf/side"_L1, false).toBool());
    m_actions[Id::PdfTwoPages].setChecked(m_page->view().pageLayout().arrangement().twoPages);
    m_actions[Id::PdfSidebar].setChecked(m_page->hasSide());
}

void PdfCommands::connectActions()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::OpenPdf, [this] { choose(); });
    on(Id::PdfSidebar, [this](bool shown) {
        m_page->setSide(shown);
        m_settings.setValue("pdf/side"_L1, shown);
    });
    on(Id::PdfTwoPages, [this](bool two) {
        m_page->view().setTwoPages(two);
        m_settings.setValue("pdf/twoPages"_L1, two);
    });
    on(Id::PdfFitWidth, [this] { m_page->view().setFit(PdfFit::Width); });
    on(Id::PdfFitPage, [this] { m_page->view().setFit(PdfFit::Page); });
    on(Id::PdfTurn, [this] { turnRight(); });
    on(Id::PdfNewWindow, [this] { openWindow(); });
    on(Id::PdfFind, [this] { m_page->find(); });
    on(Id::PdfFollowLink, [this] { m_page->followLink(); });
    on(Id::PdfPaper, [this] {
        const auto next = PdfTint((int(m_page->view().tint()) + 1) % (int(PdfTint::Dark) + 1));
        m_page->setTint(next);
        m_settings.setValue("pdf/paper"_L1, int(next));
        m_notices.inform(next == PdfTint::White       ? tr("Page colour: white")
                             : next == PdfTint::Sepia ? tr("Page colour: sepia")
                                                      : tr("Page colour: dark"));
    });
}

void PdfCommands::askToFollow(const QString &link)
{
    const QUrl url(link);
    if (!mayOpen(url)) {
        m_notices.inform(tr("This link cannot be opened: it is neither a web address nor a mail address."));
        return;
    }
    m_notices.ask({tr("Open %1?").arg(url.toDisplayString().left(200)), tr("Open"),
                   [url] { QDesktopServices::openUrl(url); }, tr("Cancel")});
}

// Opens the shown file in a window of its own, so that two PDFs can be read next to each other.
void PdfCommands::openWindow()
{
    auto *page = new PdfPage;
    page->setAttribute(Qt::WA_DeleteOnClose);
    page->setObjectName(u"pdfWindow"_s);
    page->setIsWindow();
    m_windows.append(page);
    connect(page, &Page::closed, page, &QWidget::close);
    connect(page, &PdfPage::linkRequested, this, &PdfCommands::askToFollow);
    connect(page, &PdfPage::otherProgramRequested, this, &PdfCommands::openElsewhere);
    connect(page, &PdfPage::keyRequested, page, [page](int key) {
        PdfView &view = page->view();
        switch (key) {
        case Qt::Key_O:
            page->setSide(!page->hasSide());
            break;
        case Qt::Key_D:
            view.setTwoPages(!view.pageLayout().arrangement().twoPages);
            break;
        case Qt::Key_W:
        case Qt::Key_P:
            view.setFit(key == Qt::Key_W ? PdfFit::Width : PdfFit::Page);
            break;
        case Qt::Key_R:
            view.setTurns((view.pageLayout().arrangement().turns + 1) % 4);
            break;
        case Qt::Key_T:
            page->setTint(PdfTint((int(view.tint()) + 1) % (int(PdfTint::Dark) + 1)));
            break;
        default:
            break;
        }
    });
    page->setTint(m_page->view().tint());
    page->resize(m_page->window()->size() * 3 / 4);
    page->open(m_page->path(), m_page->windowTitle(), m_page->place());
    page->show();
    page->view().setFocus();
}

void PdfCommands::answerKey(int key)
{
    static constexpr struct {
        Qt::Key key;
        Id id;
    } keys[] = {{Qt::Key_O, Id::PdfSidebar},  {Qt::Key_A, Id::PdfShowPaper}, {Qt::Key_D, Id::PdfTwoPages},
                {Qt::Key_W, Id::PdfFitWidth}, {Qt::Key_P, Id::PdfFitPage},   {Qt::Key_R, Id::PdfTurn},
                {Qt::Key_T, Id::PdfPaper}};
    for (const auto &each : keys)
        if (each.key == key)
            m_actions[each.id].trigger();
}

void PdfCommands::choose()
{
    auto *dialog = new QFileDialog(m_page->window(), tr("Open PDF"),
                                   proposedFolder(m_settings.value("pdf/folder"_L1).toString()),
                                   tr("PDF files (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_settings.setValue("pdf/folder"_L1, QFileInfo(path).absolutePath());
        open(path);
    });
    dialog->open();
}

namespace
{

// A setting with the state of the last files, newest first, one line each, ending in the path: "page y zoom
// path" for reading positions, "turns path" for rotated files.
struct Kept {
    QLatin1StringView setting;
    int words; // number of words before the path
};
constexpr Kept kPlaces{"pdf/places"_L1, 3}, kTurns{"pdf/turns"_L1, 1};
constexpr qsizetype kMaxRemembered = 100;

// Returns the stored line of the file; empty if nothing is stored.
QString cachedOf(const QSettings &settings, const Kept &kept, const QString &path)
{
    for (const QString &each : settings.value(kept.setting).toStringList())
        if (each.section(u' ', kept.words) == path)
            return each;
    return {};
}

// Stores the line of a file; an empty line removes it.
void keep(QSettings &settings, const Kept &kept, const QString &path, const QString &line)
{
    QStringList lines = settings.value(kept.setting).toStringList();
    lines.removeIf([&](const QString &each) { return each.section(u' ', kept.words) == path; });
    if (!line.isEmpty())
        lines.prepend(line);
    settings.setValue(kept.setting, QStringList(lines.first(std::min(lines.size(), kMaxRemembered))));
}

} // namespace

void PdfCommands::keepPlace(const PdfPlace &place)
{
    const QString path = m_page->path();
    if (path.isEmpty() || m_page->view().pages() == 0)
        return;
    emit left(path, m_page->view().pages(), place);
    keep(m_settings, kPlaces, path,
         u"%1 %2 %3 %4"_s.arg(place.page).arg(place.y, 0, 'f', 1).arg(place.zoom, 0, 'f', 3).arg(path));
}

// Rotates this file only: the next one may be scanned upright.
void PdfCommands::turnRight()
{
    const int turns = (m_page->view().pageLayout().arrangement().turns + 1) % 4;
    m_page->view().setTurns(turns);
    keep(m_settings, kTurns, m_page->path(), turns ? u"%1 %2"_s.arg(turns).arg(m_page->path()) : QString());
}

// Returns the given place, or the last reading position if none is given.
PdfPlace PdfCommands::placeIn(const QString &file, const PdfPlace &at) const
{
    const QString kept = at == PdfPlace() ? cachedOf(m_settings, kPlaces, file) : QString();
    if (kept.isEmpty())
        return at;
    return {kept.section(u' ', 0, 0).toInt(), kept.section(u' ', 1, 1).toDouble(),
            kept.section(u' ', 2, 2).toDouble()};
}

void PdfCommands::preload(const QString &path, const PdfPlace &at)
{
    const QString file = path.isEmpty() || !hasPdfHelper() ? QString() : QFileInfo(path).absoluteFilePath();
    m_page->preload(file, placeIn(file, at));
}

void PdfCommands::open(const QString &path, const QString &title, const PdfPlace &at)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (!hasPdfHelper()) {
        openElsewhere(file);
        return;
    }
    m_pages.open(*m_page);
    m_page->open(file, title, placeIn(file, at));
    m_page->view().setTurns(cachedOf(m_settings, kTurns, file).section(u' ', 0, 0).toInt() & 3);
}

void PdfCommands::openElsewhere(const QString &path)
{
    if (!QFileInfo(path).isFile() || !QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
        m_notices.warn(tr("Cannot open %1: no program is set up for this file type.")
                           .arg(QDir::toNativeSeparators(path)));
    else if (hasPdfHelper())
        m_notices.inform(tr("Opening the PDF in another program."));
    else
        m_notices.inform(
            tr("Opening the PDF in another program: lectern-pdf, which shows PDFs here, is not installed."));
}

// When the user leaves the page, its place is stored and its process ends.
void PdfCommands::followPage()
{
    const bool shown = m_pages.isOpen(*m_page);
    m_needs.set(Need::PdfPage, shown);
    if (!shown && !m_page->path().isEmpty()) {
        keepPlace(m_page->place());
        m_page->close();
    }
}

void PdfCommands::finish()
{
    for (const QPointer<PdfPage> &each : std::as_const(m_windows))
        if (each)
            static_cast<QWidget *>(each)->close();
    if (!m_page->path().isEmpty())
        keepPlace(m_page->place());
}

} // namespace lectern
