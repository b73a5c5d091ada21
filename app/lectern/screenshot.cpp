#include "screenshot.h"

#include "models/session/librarysession.h"
#include "models/store/sqlite/atomicfile.h"
#include "views/list/paperlist.h"
#include "views/pdf/pdfcommands.h"
#include "views/pdf/pdfpage.h"
#include "views/widgets/messagebar.h"
#include "views/window/mainwindow.h"
#include "views/window/pdfparts.h"

#include <QAction>
#include <QPixmap>

namespace lectern
{

using namespace Qt::StringLiterals;

// Milliseconds without activity until the window counts as idle: painting requests pages, and new pages cause
// painting.
static constexpr int kQuietMs = 60;

Screenshot::Screenshot(MainWindow &window, LibrarySession &library, const Options &options, QObject *parent)
    : QObject(parent), m_window(window), m_library(library), m_options(options),
      m_commands(options.action.split(u',', Qt::SkipEmptyParts))
{
    m_quiet.setInterval(kQuietMs);
    m_quiet.setSingleShot(true);
    connect(&library, &LibrarySession::idle, &m_quiet, qOverload<>(&QTimer::start));
    connect(&m_quiet, &QTimer::timeout, this, &Screenshot::advance);
}

void Screenshot::start()
{
    m_window.setAttribute(Qt::WA_DontShowOnScreen);
    m_window.resize(m_options.size);
    m_window.show();
    m_window.resize(m_options.size);
    m_quiet.start();
}

void Screenshot::advance()
{
    if (!m_window.isIdle() || !m_window.pdfs().reader().page().isIdle()) {
        m_quiet.start();
        return;
    }
    switch (m_step) {
    case Step::Load:
        m_step = Step::Query;
        if (!m_options.query.isEmpty()) {
            m_library.browser().setTyped(m_options.query);
            m_library.browser().change(&QueryState::commitTyped);
        }
        break;
    case Step::Query:
        m_step = Step::Select;
        select();
        break;
    case Step::Select: {
        m_step = Step::Act;
        m_window.grab(); // renders once, so that pages are requested that only painting requests
        break;
    }
    case Step::Act: {
        if (m_commands.isEmpty()) {
            m_step = Step::Look;
            break;
        }
        const QString command = m_commands.takeFirst();
        if (!act(command)) {
            emit finished(tr("No available command “%1”.").arg(command));
            return;
        }
        m_window.grab(); // painting a page may request what the next command needs
        break;
    }
    case Step::Look: // the command's result may still have to be laid out
        m_step = Step::Paint;
        m_window.grab();
        break;
    case Step::Paint: {
        // The toast about the sample's PDF would cover the window.
        if (auto *toast = m_window.findChild<Toast *>(); toast && m_options.sample)
            toast->hide();
        const QPixmap picture = m_window.grab();
        AtomicFile file(m_options.screenshot);
        Result<> written = file.begin();
        if (written)
            written = picture.save(&file, "PNG") ? file.commit() : Result<>(file.error());
        emit finished(written ? QString() : written.error().message);
        return;
    }
    }
    m_quiet.start();
}

bool Screenshot::act(const QString &command)
{
    const QList<QAction *> actions = m_window.actions();
    const auto action = std::find_if(actions.cbegin(), actions.cend(), [&command](const QAction *each) {
        return each->objectName() == command && each->isEnabled();
    });
    if (action == actions.cend())
        return false;
    (*action)->trigger();
    return true;
}

void Screenshot::select()
{
    const QString &wanted = m_options.select;
    if (wanted.isEmpty())
        return;
    // Sidebar entries first, then the loaded papers.
    const SidebarModel &sidebar = m_library.sidebar();
    for (int s = 0; s < sidebar.rowCount(); ++s) {
        const QModelIndex section = sidebar.index(s, 0);
        for (int i = 0; i < sidebar.rowCount(section); ++i) {
            const QModelIndex index = sidebar.index(i, 0, section);
            const std::optional<Condition> place = sidebar.condition(index);
            if (place && place->label.contains(wanted, Qt::CaseInsensitive)) {
                m_library.browser().setScope(place);
                return;
            }
        }
    }
    auto *list = m_window.findChild<PaperList *>();
    for (int row = 0; row < qMin(m_library.browser().papers().rowCount(), PaperListModel::PageSize); ++row) {
        const PaperRow *paper = m_library.browser().papers().rowAt(row);
        if (paper
            && (paper->title.contains(wanted, Qt::CaseInsensitive)
                || paper->leadWords.contains(wanted, Qt::CaseInsensitive))) {
            list->selectRow(row, true);
            return;
        }
    }
}

} // namespace lectern
