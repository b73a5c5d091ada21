#include "emptystates.h"

#include "models/itemmodels/display.h"
#include "paperlist.h"
#include "views/actions/actionneeds.h"
#include "views/style/controls.h"
#include "views/style/emptystate.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace lectern
{

using namespace Qt::StringLiterals;

// Translation context of this file.
struct EmptyWording {
    Q_DECLARE_TR_FUNCTIONS(EmptyWords)
};
using Id = ActionId;
using Lib = LibrarySession;

Emptiness emptinessOf(const ListSituation &now)
{
    if (now.unreadable)
        return Emptiness::Unreadable;
    if (now.listed > 0 || !now.answered)
        return Emptiness::None;
    if (now.papers == 0)
        return now.importing ? Emptiness::FirstImport
            : now.hasBackups ? Emptiness::LostLibrary
                             : Emptiness::NewLibrary;
    if (now.narrowed || !now.atPlace)
        return Emptiness::NoMatch;
    return now.atList ? Emptiness::ReadingList : now.inTrash ? Emptiness::Trash : Emptiness::Place;
}

// Actions for a library without papers.
static EmptyText firstSteps(const EmptyWords &words)
{
    return {
        u"library"_s,
        EmptyWording::tr("No papers yet"),
        EmptyWording::tr("Drop saved author pages, paper lists or bibliography files onto the window. "
                         "Imported data stays on this computer, in this folder:")
            + u'\n' + words.folder,
        {Id::ImportFiles, Id::OpenSample, Id::ImportFolder, Id::PastePage, Id::WatchFolder, Id::OpenLibrary},
        {EmptyWording::tr("Preview before import"),
         EmptyWording::tr("Fictional papers to try everything out")},
        2};
}

EmptyText emptyText(Emptiness emptiness, const EmptyWords &words)
{
    switch (emptiness) {
    case Emptiness::None:
        break;
    case Emptiness::Unreadable:
        return {u"triangle-alert"_s,
                EmptyWording::tr("Cannot open this library"),
                EmptyWording::tr("The message below gives the reason. Restore a backup (the current file is "
                                 "kept), or recover the readable data into a new library."),
                {Id::ShowBackups, Id::RecoverLibrary, Id::OpenLibrary, Id::NewLibrary}};
    case Emptiness::FirstImport:
        return {
            u"library"_s,
            EmptyWording::tr("Importing papers"),
            EmptyWording::tr("Papers appear here after the first file is imported. Progress is shown below."),
            {}};
    case Emptiness::NewLibrary:
        return firstSteps(words);
    case Emptiness::LostLibrary: // the library is empty after reopening, but its backups still exist
    {
        EmptyText text = firstSteps(words);
        text.actions[1] = Id::ShowBackups;
        text.lines[1] = EmptyWording::tr("Earlier copies of this library");
        return text;
    }
    case Emptiness::ReadingList:
        return {u"list"_s,
                EmptyWording::tr("No papers in “%1” yet").arg(words.place),
                EmptyWording::tr("Drag papers onto the list on the left, or select them and press %1.")
                    .arg(words.addToList),
                {Id::ShowAll}};
    case Emptiness::Trash:
        return {u"trash-2"_s,
                EmptyWording::tr("No papers in the trash"),
                EmptyWording::tr("Papers in the trash can be restored until it is emptied."),
                {Id::ShowAll}};
    case Emptiness::Place:
        return {u"check"_s,
                EmptyWording::tr("No papers in “%1”").arg(words.place),
                EmptyWording::tr("Matching papers will appear here."),
                {Id::ShowAll}};
    case Emptiness::NoMatch:
        return {u"search"_s,
                EmptyWording::tr("No matching papers"),
                words.hasWiderQueries     ? EmptyWording::tr("Results without one of the conditions:")
                    : words.hasConditions ? EmptyWording::tr("Remove a condition above or use fewer words.")
                                          : EmptyWording::tr("Try fewer words or another spelling."),
                {Id::ClearFilters}};
    }
    return {};
}

EmptyStates::EmptyStates(const CommandContext &context, PaperList &list)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_window(context.window), m_list(list)
{
    constexpr int kMaxAlternatives = 3;
    for (int i = 0; i < kMaxAlternatives; ++i) {
        auto *action = new QAction(this);
        action->setObjectName(u"wider-%1"_s.arg(i));
        connect(action, &QAction::triggered, this, [this, i] {
            if (i >= m_widerQueries.size())
                return;
            const QueryState wider = m_widerQueries[i].question.state;
            m_library.browser().setQuery(wider);
        });
        m_widerActions.append(action);
    }
    connect(&m_library, &Lib::aboutToOpen, this, [this] { m_askedBackups = m_hasBackups = false; });
    connect(&m_library.browser(), &LibraryBrowser::resultChanged, this, [this] {
        show();
        requestWiderQueries();
    });
    // If typed text has become a condition, the same query has other parts.
    connect(
        &m_library.browser(), &LibraryBrowser::queryChanged, this,
        [this] {
            if (!m_library.browser().isSearching())
                requestWiderQueries();
        },
        Qt::QueuedConnection);
    connect(&m_library, &Lib::sidebarChanged, this, [this] {
        if (m_library.counts().papers == 0 && !std::exchange(m_askedBackups, true))
            m_library.backups().requestBackups();
        show();
    });
    connect(&m_library.imports(), &ImportQueue::importProgressed, this, [this] {
        if (m_library.browser().papers().rowCount() == 0)
            show();
    });
    connect(&m_library.backups(), &BackupService::backupsRead, this, [this](const QList<BackupRow> &backups) {
        m_hasBackups = !backups.isEmpty();
        show();
    });
}

ListSituation EmptyStates::situation() const
{
    const QueryState &query = m_library.browser().query();
    ListSituation now;
    now.unreadable = m_library.isUnreadable();
    now.answered = m_library.isOpen() && m_library.browser().papers().result() != nullptr;
    now.importing = m_library.imports().isImporting();
    now.hasBackups = m_hasBackups;
    now.listed = m_library.browser().papers().rowCount();
    now.papers = m_library.counts().papers;
    now.atPlace = query.scope.has_value();
    now.atList = query.scope && listOf(query.scope->node) != ListId::None;
    now.inTrash = showsTrash(m_library) || trashedSource(m_library);
    now.narrowed = !query.conditions.isEmpty() || !query.typed.isEmpty();
    return now;
}

// Finds the part of the query that excludes all papers.
void EmptyStates::requestWiderQueries()
{
    constexpr qsizetype kMaxCounted = 8; // with more conditions only the first ones are tried
    if (emptinessOf(situation()) != Emptiness::NoMatch) {
        m_wider.cancel();
        m_widerQueries.clear();
        return;
    }
    QList<RelaxedQuery> questions = relaxedQueries(m_library.browser().query());
    questions = questions.first(qMin(questions.size(), kMaxCounted));
    if (questions.isEmpty()) {
        m_wider.cancel();
        showBroader({});
        return;
    }
    m_library.backgroundReader().ask(
        m_wider, bindLibrary(broaderQueries, questions), this,
        [this](const QList<BroaderQuery> &found) { showBroader(found); },
        [this](const Error &) { showBroader({}); }); // the list already shows the error
}

void EmptyStates::showBroader(const QList<BroaderQuery> &found)
{
    constexpr qsizetype kMaxPartLength = 48; // in characters
    m_widerQueries = found.first(qMin(found.size(), m_widerActions.size()));
    for (qsizetype i = 0; i < m_widerQueries.size(); ++i) {
        const QString papers = papersText(m_widerQueries[i].papers);
        const QString without = shortText(m_widerQueries[i].question.without, kMaxPartLength);
        const QString text = !without.isEmpty() ? tr("Without “%1”: %2").arg(without, papers)
            : m_library.browser().query().scope ? tr("In the whole library: %1").arg(papers)
                                                : tr("Words only: %1").arg(papers);
        m_widerActions[i]->setText(QString(text).replace(u'&', u"&&"_s));
    }
    show();
}

void EmptyStates::show()
{
    const Emptiness emptiness = emptinessOf(situation());
    if (emptiness != Emptiness::None) {
        const auto &scope = m_library.browser().query().scope;
        // A label would break a long path inside a word.
        const QString folder = QDir::toNativeSeparators(QFileInfo(m_library.file()).absolutePath());
        constexpr int kFolderWidth = 360;
        const EmptyText text = emptyText(
            emptiness,
            {scope ? scope->text() : QString(),
             m_list.fontMetrics().elidedText(folder, Qt::ElideMiddle, kFolderWidth),
             keyOrName(m_actions[Id::AddToList]), scope || !m_library.browser().query().conditions.isEmpty(),
             !m_widerQueries.isEmpty()});
        QList<QAction *> actions;
        if (emptiness == Emptiness::NoMatch)
            actions = m_widerActions.first(m_widerQueries.size());
        for (const Id id : text.actions)
            actions.append(&m_actions[id]);
        m_list.emptyState().show(text.icon, text.title, text.text, actions, text.buttons, text.lines);
    }
    m_list.showEmpty(emptiness != Emptiness::None);
    // A library that cannot be opened has no other actions, so these get the focus.
    if (emptiness == Emptiness::Unreadable && (!m_window.focusWidget() || hasFocusInside(m_list)))
        m_list.emptyState().focusFirst();
}

} // namespace lectern
