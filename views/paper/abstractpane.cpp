#include "abstractpane.h"

#include "correctionpane.h"
#include "correctmanypane.h"
#include "models/itemmodels/display.h"
#include "notepane.h"
#include "ratingbar.h"
#include "selectionpane.h"
#include "views/actions/actions.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/emptystate.h"
#include "views/style/flowlayout.h"
#include "views/style/icons.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <initializer_list>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kAuthors = 10,
                     kAuthorsWhereLow = 6; // number of authors shown while the others are collapsed
static constexpr double kPageText = 1.2; // text size of a page relative to the pane
static constexpr int kLowLines = 30; // lines of text; a lower pane uses the compact layout

AbstractPane::AbstractPane(const Actions &actions, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_single(new QWidget(this)),
      m_selection(new SelectionPane(actions, this)), m_correctMany(new CorrectManyPane(this)),
      m_stack(new QStackedWidget(this)), m_view(new ReadingView(this)), m_empty(new EmptyState(this)),
      m_correction(new CorrectionPane(m_stack)), m_chips(new QWidget(this)), m_rating(new RatingBar(this)),
      m_readRow(new QWidget(this)), m_readPdf(new QPushButton(tr("Read PDF"), m_readRow)),
      m_readFacts(new QLabel(m_readRow)), m_rank(new QLabel(this)), m_note(new NotePane(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    QLayout *bar = makeBar();
    addWidgets(m_stack, {m_view, m_empty});
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    addWidgets(outer, {m_single, m_selection, m_correctMany});
    m_selection->hide();
    QVBoxLayout *column = tightColumn(m_single);
    column->addLayout(bar);
    makeChipsAndRank(column);
    column->addWidget(m_stack, 1);
    column->addWidget(m_note);
    connectParts();
    clear();
}

// The buttons and stars above the paper, in tab order.
QLayout *AbstractPane::makeBar()
{
    auto *bar = spaced(new QHBoxLayout, {Space::L, Space::XS + 2, Space::S, Space::XS + 2}, 2);
    const auto button = [&](ActionId id) {
        auto *tool = new QToolButton(this);
        tool->setDefaultAction(&m_actions[id]);
        setFlat(tool, m_actions[id].text());
        bar->addWidget(tool);
        return tool;
    };
    m_steps = {button(ActionId::PreviousPaper), button(ActionId::NextPaper)};
    bar->addSpacing(Space::S);
    for (const ActionId id :
         {ActionId::ToggleBookmark, ActionId::ToggleRead, ActionId::AddTag, ActionId::AddToList,
          ActionId::EditNote, ActionId::CopyCitation, ActionId::OpenLink})
        m_marking.append(button(id));
    bar->addSpacing(Space::XS);
    m_rating->setObjectName(u"rating"_s);
    bar->addWidget(m_rating);
    bar->addStretch();
    bar->addWidget(makeStyleButton());
    button(ActionId::ReadingMode);
    return bar;
}

QWidget *AbstractPane::makeStyleButton()
{
    auto *look = new QToolButton(this);
    look->setObjectName(u"paperTextStyle"_s);
    look->setIcon(icon(u"a-large-small"_s));
    setFlat(look, tr("Font, width and line spacing"));
    look->setPopupMode(QToolButton::InstantPopup);
    look->setToolTip(look->accessibleName());
    auto *looks = new QMenu(look);
    for (const QList<ActionId> &group : textStyleChoices()) {
        if (!looks->isEmpty())
            looks->addSeparator();
        for (const ActionId id : group)
            looks->addAction(&m_actions[id]);
    }
    look->setMenu(looks);
    return look;
}

// Chips and rank above the text, aligned with its column.
void AbstractPane::makeChipsAndRank(QVBoxLayout *column)
{
    auto *chips = new FlowLayout(m_chips);
    chips->setContentsMargins(Space::L, 0, Space::L, Space::S);
    m_chips->setObjectName(u"tagChips"_s);
    column->addWidget(m_chips);
    auto *reading = spaced(new QHBoxLayout(m_readRow), {Space::L, 0, Space::L, Space::S}, Space::M);
    m_readPdf->setObjectName(u"readPdf"_s);
    m_readPdf->setDefault(true);
    styleLabel(m_readFacts, Label::Muted);
    m_readFacts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    reading->addWidget(m_readPdf);
    reading->addWidget(m_readFacts, 1);
    column->addWidget(m_readRow);
    m_rank->setObjectName(u"rankReasons"_s);
    styleLabel(m_rank, Label::Muted | Label::Wrapped | Label::Selectable);
    m_rank->setContentsMargins(Space::L, 0, Space::L, Space::S);
    m_rank->hide();
    column->addWidget(m_rank);
    connect(m_view, &ReadingView::measured, this, [this, chips, reading](int left, int right) {
        for (QLayout *aligned : std::initializer_list<QLayout *>{chips, reading})
            aligned->setContentsMargins(left, 0, right, Space::S);
        m_rank->setContentsMargins(left, 0, right, Space::S);
        // On a page the note is as wide as the text. In the pane it has the full width.
        m_note->setContentsMargins(m_isPage ? QMargins(left - Space::L, 0, right - Space::L, 0) : QMargins());
    });
}

void AbstractPane::connectParts()
{
    connect(m_rating, &RatingBar::chosen, this, &AbstractPane::rated);
    connect(m_view, &QTextBrowser::anchorClicked, this, &AbstractPane::follow);
    connect(m_stack, &QStackedWidget::currentChanged, this, &AbstractPane::showRankLine);
    connect(m_correction, &CorrectionPane::ended, this, [this] {
        m_stack->setCurrentWidget(m_paper ? static_cast<QWidget *>(m_view) : m_empty);
        placeCorrection();
    });
    connect(m_correction, &CorrectionPane::heightChanged, this, &AbstractPane::placeCorrection);
    connect(m_view, &ReadingView::resized, this, &AbstractPane::placeCorrection);
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &AbstractPane::placeCorrection);
    connect(m_view, &ReadingView::fieldChosen, this, &AbstractPane::correctRequested);
    connect(m_readPdf, &QPushButton::clicked, this, [this] {
        if (m_paper && !m_paper->files.isEmpty())
            emit fileChosen(lastOpened(m_paper->files));
    });
    connect(m_note, &NotePane::addressChosen, this, [this](const QUrl &url) {
        if (mayOpen(url))
            emit addressChosen(url);
    });
}

void AbstractPane::showPaper(const PaperDetail &paper, const PaperWork &work)
{
    const bool same = m_paper && m_paper->row.id == paper.row.id;
    const int position = same ? m_view->scrollPosition() : 0;
    if (m_correction->isCreating() ? !same : m_correction->paper() != paper.row.id)
        m_correction->finish();
    if (!same) {
        m_sources = m_allAuthors = false;
        m_relatedHtml.clear();
        m_versionsHtml.clear();
    }
    m_paper = paper;
    showChips(work.tags, work.lists);
    m_note->showNote(paper.row.id, work.note);
    render();
    m_view->setScrollPosition(position);
    if (!m_correction->isEditing())
        m_stack->setCurrentWidget(m_view);
    showMarks(paper.row.bookmarked, paper.row.read, paper.row.rating);
    fitBar();
    showReadButton();
    if (m_related)
        emit relatedRequested(paper.row.id);
    emit filesOffered(paper.files);
}

void AbstractPane::showVersions(PaperId id, const QString &html)
{
    if (!m_paper || m_paper->row.id != id || html == m_versionsHtml)
        return;
    m_versionsHtml = html;
    renderInPlace();
}

void AbstractPane::showRelated(PaperId id, const QString &html)
{
    if (!m_related || !m_paper || m_paper->row.id != id || html == m_relatedHtml)
        return;
    m_relatedHtml = html;
    renderInPlace();
}

void AbstractPane::clear()
{
    if (!m_correction->isCreating()) // the form with a new paper stays open
        m_correction->finish();
    m_paper.reset();
    showChips({}, {});
    fitBar();
    showReadButton();
    showStates(false, false); // clears the marks of the previous paper
    m_note->showNote(PaperId::None, {});
    m_view->clear();
    if (!m_correction->isCreating())
        m_stack->setCurrentWidget(m_empty);
}

void AbstractPane::showChips(const QList<Tag> &tags, const QList<ReadingList> &lists)
{
    m_chips->setVisible(!tags.isEmpty() || !lists.isEmpty());
    if (tags == std::exchange(m_tags, tags) && lists == std::exchange(m_lists, lists))
        return;
    m_lists = lists;
    removeChips(*m_chips);
    const auto add = [this](const QString &text, const QString &tip) {
        auto *chip = new Chip(text, true, m_chips);
        chip->setToolTip(tip);
        m_chips->layout()->addWidget(chip);
        chip->show();
        return chip;
    };
    for (const Tag &tag : tags) {
        Chip *chip = add(tag.name, tr("Remove this tag from the paper"));
        chip->setTag(tag.colour);
        connect(chip, &Chip::removed, this, [this, name = tag.name] { emit tagRemoved(name); });
    }
    for (const ReadingList &list : lists) {
        Chip *chip = add(list.name, tr("Remove the paper from this list"));
        chip->setAccessibleName(tr("Remove the paper from list %1").arg(list.name));
        chip->setLead(u"list"_s);
        connect(chip, &Chip::removed, this, [this, id = list.id] { emit listLeft(id); });
    }
}

void AbstractPane::setWords(const QStringList &words)
{
    if (words == m_words)
        return;
    m_words = words;
    renderInPlace();
}

void AbstractPane::showRank(const QList<RankReason> &reasons)
{
    m_rank->setText(rankText(reasons));
    showRankLine();
}

// Hidden on a page and during editing.
void AbstractPane::showRankLine()
{
    m_rank->setVisible(!m_rank->text().isEmpty() && !m_isPage && m_stack->currentWidget() == m_view
                       && !m_correction->isEditing());
}

void AbstractPane::showMarks(bool bookmarked, bool read, int rating)
{
    m_rating->setRating(rating);
    if (m_paper) {
        m_paper->row.bookmarked = bookmarked;
        m_paper->row.read = read;
        m_paper->row.rating = rating;
    }
    if (!m_showsSelection)
        showStates(bookmarked, read);
}

void AbstractPane::showSelection(int papers)
{
    m_showsSelection = true;
    m_selection->showCount(papers);
    m_correction->finish();
    m_single->hide();
    m_selection->setVisible(!m_correctMany->isEditing());
}

void AbstractPane::showShared(const SharedFacts &facts)
{
    m_selection->showFacts(facts);
    if (m_showsSelection && facts.papers > 0)
        showStates(facts.bookmarked == facts.papers, facts.read == facts.papers);
}

void AbstractPane::leaveSelection()
{
    m_showsSelection = false;
    m_correctMany->end();
    m_selection->hide();
    m_single->show();
    if (m_paper)
        showStates(m_paper->row.bookmarked, m_paper->row.read);
}

// Updates the commands to the action that they would perform next.
void AbstractPane::showStates(bool bookmarked, bool read)
{
    QAction &bookmark = m_actions[ActionId::ToggleBookmark];
    bookmark.setIcon(icon(u"bookmark"_s, bookmarked ? Tint::Bookmark : Tint::Muted));
    bookmark.setText(bookmarked ? tr("Remove bookmark") : tr("Bookmark"));
    QAction &readAction = m_actions[ActionId::ToggleRead];
    readAction.setText(read ? tr("Mark as unread") : tr("Mark as read"));
    readAction.setIcon(icon(u"circle-dot"_s, read ? Tint::Muted : Tint::Accent));
}

// Returns whether the height is too small for a multi-line header and the abstract.
bool AbstractPane::isLow() const
{
    return height() < kLowLines * fontMetrics().height();
}

void AbstractPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitBar();
    if (m_paper && isLow() != m_isLow) {
        renderInPlace();
    }
}

void AbstractPane::setSidePane(bool on)
{
    m_isSidePaneShown = on;
    for (QWidget *step : m_steps)
        step->setVisible(!on);
    fitBar();
    showReadButton();
}

// Without a paper the commands are hidden. The stars are hidden if they do not all fit, because some of them
// would show a wrong rating. Keys and the menu can set the rating too.
void AbstractPane::fitBar()
{
    for (QWidget *tool : std::as_const(m_marking))
        tool->setVisible(m_paper.has_value());
    constexpr int kWithStars = 457, kSteps = 76; // in pixels; minimum widths
    m_rating->setVisible(m_paper && width() >= (m_isSidePaneShown ? kWithStars - kSteps : kWithStars));
}

void AbstractPane::showReadButton()
{
    const bool shown = m_paper && !m_paper->files.isEmpty() && !m_isSidePaneShown;
    m_readRow->setVisible(shown);
    if (!shown)
        return;
    const Attachment &file = lastOpened(m_paper->files);
    m_readFacts->setText(file.pages > 0 ? tr("%1 · %n pages", nullptr, file.pages).arg(file.name)
                                        : file.name);
}

// A single field is edited over its own lines. The form with all fields takes the place of the title and the
// facts; the abstract stays visible below. A new paper has no text below.
void AbstractPane::placeCorrection()
{
    const int all = m_stack->height(), full = qMin(m_correction->fullHeight(), all);
    const bool isForm = m_correction->isEditing() && m_correction->onlyField().isEmpty();
    const int high = !isForm || m_correction->isCreating() ? full : qMin(full, all * 3 / 5);
    const int top = isForm ? 0 : qBound(0, m_view->topOf(m_correction->onlyField()), all - high);
    const bool opens = isForm && !m_correction->isVisible();
    m_correction->setGeometry(0, top, m_stack->width(), m_correction->isCreating() ? all : high);
    m_correction->setVisible(m_correction->isEditing());
    m_correction->raise();
    m_view->setTopSpace(isForm && !m_correction->isCreating() ? high : 0);
    if (opens)
        m_view->scrollToAnchor(u"field-abstract"_s);
    showRankLine();
}

void AbstractPane::render()
{
    if (!m_paper)
        return;
    const Colors &colors = colorsOf(palette());
    const QFontInfo font(m_view->font());
    const double natural = QFontMetricsF(m_view->font()).lineSpacing() / qMax(1, font.pixelSize());
    PaperHtmlOptions options;
    options.pointSize = m_view->font().pointSizeF();
    options.naturalLine = natural;
    options.spacing = m_look.spacing();
    options.sources = m_sources;
    options.versions = m_versionsHtml;
    options.brief = m_isLow = isLow();
    const int most = m_isLow ? kAuthorsWhereLow : kAuthors;
    options.authors = !m_allAuthors ? most : m_paper->authors.size() > most + 1 ? -1 : 0;
    if (m_related)
        options.related = m_relatedHtml.isEmpty() ? tr("Searching…") : m_relatedHtml;
    m_view->showHtml(paperHtml(*m_paper, colors, options), m_words, colors.match);
    if (m_correction->isEditing())
        placeCorrection();
}

// Renders again while keeping the scroll position.
void AbstractPane::renderInPlace()
{
    const int position = m_view->scrollPosition();
    render();
    m_view->setScrollPosition(position);
}

void AbstractPane::setTextPercent(int percent)
{
    m_percent = qBound(70, percent, 250);
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * m_percent / 100.0 * (m_isPage ? kPageText : 1));
    if (m_look.serif) {
        font.setFamilies({u"serif"_s}); // alias of the desktop's serif font
        font.setStyleHint(QFont::Serif);
    }
    m_view->setFont(font);
    m_view->keepMeasure();
    render();
}

void AbstractPane::setTextStyle(const PaperTextStyle &look)
{
    if (look == m_look)
        return;
    m_look = look;
    m_view->setLetters(look.letters());
    setTextPercent(m_percent);
}

void AbstractPane::setPage(bool on)
{
    if (std::exchange(m_isPage, on) == on)
        return;
    m_view->setPage(on);
    showRankLine();
    setTextPercent(m_percent);
}

void AbstractPane::unfoldSources()
{
    if (!m_sources)
        follow(QUrl(u"sources:"_s));
    m_view->scrollToAnchor(u"sources"_s);
}

void AbstractPane::correct(const QString &field)
{
    if (!m_paper || m_showsSelection)
        return;
    m_stack->setCurrentWidget(m_view);
    m_correction->edit(*m_paper, field);
}

void AbstractPane::createPaper(const Paper &stated, const QString &source)
{
    if (m_showsSelection)
        leaveSelection();
    m_correction->create(stated, source);
    m_stack->setCurrentWidget(m_view); // editing of another paper has ended
    placeCorrection();
}

void AbstractPane::follow(const QUrl &url)
{
    if (!m_paper)
        return;
    const QString scheme = url.scheme(), path = url.path();
    if (scheme == "author"_L1) {
        const AuthorId id = AuthorId(path.toLongLong());
        for (const AuthorRef &author : m_paper->authors)
            if (author.id == id)
                emit authorChosen(id, author.name);
    } else if (scheme == "category"_L1) {
        emit categoryChosen(path);
    } else if (scheme == "source"_L1) {
        const SourceId id = SourceId(path.toLongLong());
        for (const StatedValue &value : m_paper->values) {
            if (value.source == id) {
                emit sourceChosen(id, value.sourceName);
                return;
            }
        }
    } else if (scheme == "sources"_L1) {
        m_sources = !m_sources;
        renderInPlace();
    } else if (scheme == "authors"_L1) {
        m_allAuthors = !m_allAuthors;
        renderInPlace();
    } else if (scheme == "related"_L1 && path == "all"_L1) {
        emit allRelatedRequested();
    } else if (scheme == "related"_L1) {
        m_related = !m_related;
        m_relatedHtml.clear();
        renderInPlace();
        if (m_related)
            emit relatedRequested(m_paper->row.id);
    } else if (scheme == "apart"_L1) {
        emit splitSourceRequested(m_paper->row.id, path.toLongLong());
    } else if (scheme == "correct"_L1) {
        emit correctRequested(path);
    } else if (scheme == "attach"_L1) {
        emit attachRequested();
    } else if (scheme == "highlights"_L1) {
        emit highlightsRequested();
    } else if (scheme == "file"_L1 || scheme == "detach"_L1) {
        const qsizetype place = path.toLongLong();
        if (place < 0 || place >= m_paper->files.size())
            return;
        const Attachment file = m_paper->files[place];
        scheme == "file"_L1 ? emit fileChosen(file) : emit detachRequested(file);
    } else if (scheme == "unlink"_L1) {
        emit unlinkRequested(PaperId(path.toLongLong()));
    } else if (scheme == "paper"_L1) {
        emit paperChosen(PaperId(path.toLongLong()));
    } else if (mayOpen(url)) {
        emit addressChosen(url);
    }
}

void AbstractPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render(); // the document contains colours
    if (event->type() == QEvent::FontChange)
        setTextPercent(m_percent);
}

} // namespace lectern
