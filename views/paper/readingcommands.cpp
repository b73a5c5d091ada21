#include "readingcommands.h"

#include "abstractpane.h"
#include "correctionpane.h"
#include "models/formats/records/recordformats.h"
#include "models/itemmodels/display.h"
#include "models/itemmodels/highlight.h"
#include "models/session/edits.h"
#include "notepane.h"
#include "paperhtml.h"
#include "selectionpane.h"
#include "views/actions/actionneeds.h"
#include "views/list/paperlist.h"
#include "views/style/colors.h"
#include "views/widgets/notices.h"

#include <QAbstractItemView>
#include <QDate>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QJsonObject>
#include <QMenu>
#include <QTextBrowser>

#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;
using Lib = LibrarySession;

static constexpr int kDwellMs = 2500;

ReadingCommands::ReadingCommands(const CommandContext &context, PaperList &list, AbstractPane &pane)
    : QObject(&context.window), m_library(context.library), m_actions(context.actions),
      m_needs(context.needs), m_notices(context.notices), m_list(list), m_pane(pane)
{
    m_dwell.setObjectName(u"dwell"_s);
    m_dwell.setSingleShot(true);
    m_dwell.setInterval(kDwellMs);
    connectActions();
    connectPane();
    connectCorrections();
    connectList();
    connectLibrary();
    connect(&m_dwell, &QTimer::timeout, this, [this] {
        if (m_actions[Id::MarkOnDwell].isChecked() && m_dwelling == m_library.browser().currentPaper()
            && QGuiApplication::applicationState() == Qt::ApplicationActive && m_pane.paper()
            && !m_pane.paper()->row.read)
            m_library.writer().noteRead(m_dwelling);
    });
    showWords();
}

void ReadingCommands::showWords()
{
    m_question = m_library.browser().query().query().root;
    m_pane.setWords(wordsToMark(m_question, m_library.browser().papers().result().get()));
}

void ReadingCommands::connectActions()
{
    const auto on = [&](Id id, auto slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(Id::NextPaper, [this] { m_list.step(1); });
    on(Id::PreviousPaper, [this] { m_list.step(-1); });
    on(Id::FirstPaper, [this] { m_list.step(-m_library.browser().papers().rowCount()); });
    on(Id::LastPaper, [this] { m_list.step(m_library.browser().papers().rowCount()); });
    on(Id::Read, [this] { read(); });
    on(Id::PageOrNext, [this] { pageOrNext(); });
    on(Id::PageBack, [this] { m_pane.text()->turnPage(false); });
    on(Id::NextUnread, [this] { m_library.browser().findNextUnread(m_list.currentRow()); });
    on(Id::ToggleRead, [this] { m_dwell.stop(); }); // the user has set the read mark
    on(Id::EditNote, [this] {
        if (m_pane.showsSelection()) {
            m_notices.inform(tr("A note belongs to a paper; select one first."));
            return;
        }
        emit abstractRequested();
        m_pane.note().edit();
    });
    on(Id::Correct, [this] {
        if (!m_pane.showsSelection()) // SelectionCommands handles several papers
            correct({});
    });
    on(Id::NewPaper, [this] { createPaper(); });
    on(Id::OpenAuthor, [this] { openAuthor(); });
    on(Id::OpenLink, [this] {
        if (m_pane.paper())
            if (const QUrl url(paperAddress(*m_pane.paper())); mayOpen(url))
                QDesktopServices::openUrl(url);
    });
}

void ReadingCommands::connectPane()
{
    connect(&m_pane, &AbstractPane::rated, this, [this](int stars) {
        if (m_pane.paper())
            m_library.writer().setRating({m_pane.paper()->row.id}, stars);
    });
    connect(&m_pane, &AbstractPane::addressChosen, this, [](const QUrl &url) {
        if (mayOpen(url))
            QDesktopServices::openUrl(url);
    });
    connect(&m_pane, &AbstractPane::authorChosen, &m_library.browser(), &LibraryBrowser::openAuthor);
    connect(&m_pane, &AbstractPane::categoryChosen, this, [this](const QString &category) {
        m_library.browser().goTo(Condition{categoryNode({category}), category});
    });
    connect(&m_pane, &AbstractPane::sourceChosen, this, [this](SourceId id, const QString &name) {
        m_library.browser().goTo(Condition{sourceNode(id), name});
    });
    connect(&m_pane, &AbstractPane::tagRemoved, this, [this](const QString &name) {
        m_library.writer().removeTag(name, {m_library.browser().currentPaper()});
    });
    connect(&m_pane.note(), &NotePane::changed, &m_library.writer(), &LibraryWriter::setNote);
    connect(&m_pane.note(), &NotePane::finished, this, [this] { m_list.setFocus(); });
    connect(&m_pane.note(), &NotePane::discarded, this, [this](const QString &text) {
        const auto resume = [this, text, paper = m_pane.paper() ? m_pane.paper()->row.id : PaperId::None] {
            if (!m_pane.paper() || m_pane.paper()->row.id != paper) {
                m_notices.inform(tr("Another paper is open now."));
                return;
            }
            emit abstractRequested();
            m_pane.note().resume(text);
        };
        m_notices.offer(tr("Your input was not saved."), {{tr("Continue"), resume}});
    });
    // Queued, because the focus may return, or a click on another paper may select it.
    for (const auto ended : {&NotePane::left, &NotePane::finished})
        connect(
            &m_pane.note(), ended, this,
            [this] {
                if (m_waits && !m_pane.note().isWriting())
                    showPaper(m_list.paperToRead(), false);
            },
            Qt::QueuedConnection);
}

void ReadingCommands::connectCorrections()
{
    CorrectionPane &correction = m_pane.correction();
    connect(&m_pane, &AbstractPane::correctRequested, this, &ReadingCommands::correct);
    connect(&correction, &CorrectionPane::saved, this, [this](const QList<OwnChange> &changes) {
        m_library.writer().write(bindLibrary(changeOwnValues, changes));
    });
    connect(&correction, &CorrectionPane::created, this, [this](const Paper &paper, const QString &source) {
        m_made = source.isEmpty() ? tr("“%1”, entered manually").arg(shortText(paper.title, 60)) : source;
        m_library.imports().importText(m_made, lecternLine(lecternJson(paper)), QDate::currentDate(), {},
                                       ImportQueue::By::Person);
    });
    connect(&m_library.imports(), &ImportQueue::importFinished, this, &ReadingCommands::showMade);
    connect(&correction, &CorrectionPane::closed, this, [this] { m_list.setFocus(); });
    connect(&correction, &CorrectionPane::notKept, this,
            [this](const QString &sentence) { m_notices.caution(sentence); });
    connect(&correction, &CorrectionPane::cancelled, this, [this](PaperId paper, bool changed) {
        if (changed)
            m_notices.offer(tr("Your input was not saved."),
                            {{tr("Continue"), [this, paper] { resumeCorrection(paper); }}});
    });
    // Queued, for the same reason as for notes.
    for (const auto over : {&CorrectionPane::left, &CorrectionPane::ended})
        connect(
            &correction, over, this,
            [this] {
                if (m_waits && !m_pane.correction().isWriting())
                    showPaper(m_list.paperToRead(), false);
            },
            Qt::QueuedConnection);
    connect(&m_library, &Lib::aboutToClose, &correction, &CorrectionPane::finish);
}

// Further keys apply to the new paper. It may have joined an existing one.
void ReadingCommands::showMade(const ImportReport &report)
{
    if (m_made.isEmpty() || report.files.size() != 1 || !report.files.first().path.isEmpty()
        || report.files.first().name != m_made)
        return;
    m_made.clear();
    const QList<SourceId> sources = report.files.first().brought;
    if (sources.size() != 1)
        return;
    // Runs after the request for the new list, so that the row of the paper is found in it.
    m_library.reader().ask(m_newPaper, bindLibrary(firstPaperOf, sources.first()), this, [this](PaperId id) {
        if (id == PaperId::None)
            return;
        m_notices.done(tr("New paper added to the library."));
        showListed(id, m_library.browser().query());
    });
}

// Waits for the list that contains the new paper: a write by another connection triggers another request,
// whose result may be pending. Does nothing if the user has changed the query meanwhile.
void ReadingCommands::showListed(PaperId id, const QueryState &query)
{
    const LibraryBrowser &browser = m_library.browser();
    if (browser.query() != query)
        return;
    if (!browser.isSearching()) {
        emit paperMade(id);
        return;
    }
    connect(
        &browser, &LibraryBrowser::resultChanged, this, [this, id, query] { showListed(id, query); },
        Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void ReadingCommands::correct(const QString &field)
{
    if (m_pane.showsSelection() || !m_pane.paper()) {
        m_notices.inform(tr("Select a paper to correct first."));
        return;
    }
    if (!m_actions[Id::Correct].isEnabled())
        return;
    m_dwell.stop();
    emit abstractRequested();
    m_pane.correct(field);
}

void ReadingCommands::createPaper(const Paper &stated, const QString &source)
{
    m_dwell.stop();
    emit abstractRequested();
    m_pane.createPaper(stated, source);
}

void ReadingCommands::resumeCorrection(PaperId paper)
{
    if (paper == PaperId::None) {
        emit abstractRequested();
        m_pane.createPaper();
        m_pane.correction().resume(nullptr);
        return;
    }
    if (!m_pane.paper() || m_pane.paper()->row.id != paper) {
        m_notices.inform(tr("Another paper is open now."));
        return;
    }
    emit abstractRequested();
    m_pane.correct({});
    m_pane.correction().resume(&*m_pane.paper());
}

void ReadingCommands::connectList()
{
    connect(&m_list, &PaperList::currentPaperChanged, this, &ReadingCommands::showPaper);
    connect(&m_list, &PaperList::selectionChanged, this, [this] {
        if (m_list.selectedCount() > 1)
            m_dwell.stop();
        m_needs.set(Need::PaperAddress, m_pane.paper() && !paperAddress(*m_pane.paper()).isEmpty());
    });
    connect(&m_list, &PaperList::activated, this, &ReadingCommands::read);
    connect(&m_list, &PaperList::bookmarkClicked, this,
            [this](PaperId id, bool bookmarked) { m_library.writer().setBookmarked({id}, bookmarked); });
    connect(&m_list, &PaperList::readClicked, this,
            [this](PaperId id, bool read) { m_library.writer().setRead({id}, read); });
    connect(&m_library.browser(), &LibraryBrowser::resultChanged, this, [this](int row) {
        m_list.showResult(row);
        if (row < 0)
            showPaper(PaperId::None, false);
    });
    connect(&m_library.browser(), &LibraryBrowser::nextUnreadFound, this, [this](int row) {
        if (row >= 0)
            m_list.selectRow(row, true);
        else
            m_notices.inform(tr("No other unread papers."));
    });
}

void ReadingCommands::connectLibrary()
{
    connect(&m_library.browser(), &LibraryBrowser::paperLoaded, this,
            [this](const PaperDetail &paper, const PaperWork &work) {
                m_pane.showPaper(paper, work);
                m_needs.set(Need::PaperAddress, !m_pane.showsSelection() && !paperAddress(paper).isEmpty());
            });
    connect(&m_library.browser(), &LibraryBrowser::paperCleared, this, [this] {
        m_pane.clear();
        m_needs.set(Need::PaperAddress, false);
    });
    connect(&m_library.writer(), &LibraryWriter::marked, this,
            [this](const QList<PaperId> &ids) { showMarked(ids); });
    connect(&m_library.browser(), &LibraryBrowser::rankExplained, &m_pane, &AbstractPane::showRank);
    // The result contains the replacements of words without matches.
    connect(&m_library.browser(), &LibraryBrowser::resultChanged, this, &ReadingCommands::showWords);
    connect(&m_library.browser(), &LibraryBrowser::queryChanged, this, [this](const QueryState &query) {
        const QueryNode root = query.query().root;
        if (std::exchange(m_question, root) != root)
            m_pane.setWords(wordsToMark(root, nullptr));
    });
    // Undo may have changed the note.
    connect(&m_library.writer(), &LibraryWriter::stepped, &m_pane.note(), &NotePane::finish);
    connect(&m_library, &Lib::aboutToClose, &m_pane.note(), &NotePane::finish);
}

void ReadingCommands::read()
{
    emit abstractRequested();
    if (m_pane.showsSelection())
        m_pane.selection().focusFirst();
    else
        m_pane.text()->setFocus();
}

void ReadingCommands::showPaper(PaperId id, bool byUser)
{
    // A new result does not replace a paper whose note is being edited.
    m_waits = !byUser && (m_pane.note().isWriting() || m_pane.correction().isWriting()) && m_pane.paper()
        && m_pane.paper()->row.id != id;
    if (m_waits)
        return;
    m_library.browser().showPaper(id, byUser);
    m_dwell.stop();
    if (byUser && id != PaperId::None) {
        m_dwelling = id;
        m_dwell.start();
    }
}

void ReadingCommands::showMarked(const QList<PaperId> &ids)
{
    if (!m_pane.paper() || !ids.contains(m_pane.paper()->row.id))
        return;
    const PaperRow *row =
        m_library.browser().papers().rowAt(m_library.browser().papers().rowOf(m_pane.paper()->row.id));
    if (row)
        m_pane.showMarks(row->bookmarked, row->read, row->rating);
    else
        m_library.browser().showPaper(m_pane.paper()->row.id);
}

void ReadingCommands::pageOrNext()
{
    if (m_pane.isVisible() && !m_pane.showsSelection() && m_pane.text()->turnPage(true))
        return;
    if (m_pane.paper() && !m_pane.paper()->row.read)
        m_library.writer().noteRead(m_pane.paper()->row.id);
    m_library.browser().findNextUnread(m_list.currentRow());
}

void ReadingCommands::openAuthor()
{
    if (!m_pane.paper())
        return;
    QWidget *over = m_pane.isVisible() ? static_cast<QWidget *>(m_pane.text()) : m_list.view();
    if (!chooseAuthor(*m_pane.paper(), over, [this](const AuthorRef &author) {
            m_library.browser().openAuthor(author.id, author.name);
        }))
        m_notices.inform(tr("This paper has no known author."));
}

bool chooseAuthor(const PaperDetail &paper, QWidget *over,
                  const std::function<void(const AuthorRef &)> &chosen)
{
    QList<AuthorRef> authors;
    for (const AuthorRef &author : paper.authors)
        if (author.id != AuthorId::None)
            authors.append(author);
    if (authors.isEmpty())
        return false;
    if (authors.size() == 1) {
        chosen(authors.first());
        return true;
    }
    auto *menu = new QMenu(over);
    menu->setObjectName(u"authorMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const AuthorRef &author : authors)
        QObject::connect(menu->addAction(QString(author.name).replace(u'&', u"&&"_s)), &QAction::triggered,
                         menu, [chosen, author] { chosen(author); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(over->mapToGlobal(QPoint(Space::XL, Space::XL)));
    return true;
}

} // namespace lectern
