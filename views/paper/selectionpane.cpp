#include "selectionpane.h"

#include "models/itemmodels/display.h"
#include "ratingbar.h"
#include "views/actions/actions.h"
#include "views/style/chip.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/flowlayout.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static constexpr int kWidest = 640;
static constexpr qsizetype kMaxChips = 24; // maximum number of tag chips, and of list chips

SelectionPane::SelectionPane(const Actions &actions, QWidget *parent)
    : QScrollArea(parent), m_count(new QLabel(this)), m_states(new QLabel(this)),
      m_rating(new RatingBar(this))
{
    setObjectName(u"selectionPane"_s);
    m_rating->setObjectName(u"selectionRating"_s);
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *page = new QWidget(this);
    page->setBackgroundRole(QPalette::Base);
    page->setMaximumWidth(kWidest);
    auto *column = spaced(new QVBoxLayout(page), {Space::XL, Space::XL, Space::XL, Space::XL}, Space::S);
    m_count->setObjectName(u"selectionCount"_s);
    setFontStyle(m_count, TextSize::Heading, QFont::DemiBold);
    m_states->setObjectName(u"selectionStates"_s);
    for (QLabel *label : {m_count, m_states}) {
        styleLabel(label, Label::Wrapped);
    }
    m_states->setForegroundRole(QPalette::PlaceholderText);
    addWidgets(column, {m_count, m_states});
    addActions(actions, column);
    m_tags = addSection(tr("Tags"), "selectionTags", column);
    m_lists = addSection(tr("Reading lists"), "selectionLists", column);
    m_authors = addSection(tr("Shared authors"), "selectionAuthors", column);
    auto *hint = new QLabel(tr("Press Escape to return to one paper."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setContentsMargins(0, Space::L, 0, 0);
    column->addWidget(hint);
    column->addStretch();
    setWidget(page);
    viewport()->setBackgroundRole(QPalette::Base);
    connect(m_rating, &RatingBar::chosen, this, &SelectionPane::rated);
}

void SelectionPane::addActions(const Actions &actions, QVBoxLayout *column)
{
    m_actions = new QWidget(this);
    auto *flow = new FlowLayout(m_actions);
    flow->setContentsMargins(0, Space::S, 0, Space::S);
    for (const Id id : {Id::ToggleBookmark, Id::ToggleRead, Id::AddTag, Id::AddToList, Id::CopyCitation,
                        Id::CopyBibtex, Id::Export, Id::RemovePapers, Id::RestoreRemoved}) {
        auto *button = new QToolButton(m_actions);
        button->setDefaultAction(&actions[id]);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        flow->addWidget(button);
        // Shows the applicable one of the two trash commands.
        if (id == Id::RemovePapers || id == Id::RestoreRemoved) {
            const auto follow = [button, action = &actions[id]] { button->setVisible(action->isEnabled()); };
            follow();
            connect(&actions[id], &QAction::changed, button, follow);
        }
    }
    auto *rating = new QHBoxLayout;
    rating->addWidget(m_rating);
    rating->addStretch();
    column->addWidget(m_actions);
    column->addLayout(rating);
}

SelectionPane::Section SelectionPane::addSection(const QString &heading, const char *name,
                                                 QVBoxLayout *column)
{
    Section section{new QLabel(heading, this), new QWidget(this)};
    QFont font = section.heading->font();
    font.setWeight(QFont::DemiBold);
    section.heading->setFont(font);
    section.heading->setContentsMargins(0, Space::M, 0, 0);
    section.chips->setObjectName(QLatin1StringView(name));
    auto *flow = new FlowLayout(section.chips);
    flow->setContentsMargins(0, 0, 0, 0);
    addWidgets(column, {section.heading, section.chips});
    section.heading->hide();
    section.chips->hide();
    return section;
}

void SelectionPane::showCount(int papers)
{
    m_count->setText(tr("%1 selected").arg(papersText(papers)));
    setAccessibleName(m_count->text());
    if (papers != std::exchange(m_papers, papers))
        m_facts.reset();
}

// Returns the text for `some` of `all` papers: `every` if all have the value, `none` if no paper has it,
// otherwise the number.
static QString share(int some, int all, const QString &every, const QString &none, const QString &part)
{
    return some == 0 ? none : some == all ? every : part.arg(numberText(some));
}

static QString statesText(const SharedFacts &facts)
{
    QStringList parts;
    parts.append(share(facts.read, facts.papers, SelectionPane::tr("all read"),
                       SelectionPane::tr("all unread"), SelectionPane::tr("%1 read")));
    parts.append(share(facts.bookmarked, facts.papers, SelectionPane::tr("all bookmarked"),
                       SelectionPane::tr("none bookmarked"), SelectionPane::tr("%1 bookmarked")));
    if (const int rated = facts.papers - facts.stars[0])
        parts.append(SelectionPane::tr("%1 rated").arg(numberText(rated)));
    if (facts.noted)
        parts.append(SelectionPane::tr("%1 with a note").arg(numberText(facts.noted)));
    if (facts.firstYear && *facts.firstYear == facts.lastYear)
        parts.append(QString::number(*facts.firstYear));
    else if (facts.firstYear)
        parts.append(u"%1 – %2"_s.arg(*facts.firstYear).arg(*facts.lastYear));
    return parts.join(u" · "_s);
}

static Chip *addChip(QWidget *chips, const QString &text, bool removable, int papers, int all)
{
    auto *chip = new Chip(text, removable, chips);
    chip->setCount(papers == all ? SelectionPane::tr("all") : numberText(papers));
    chips->layout()->addWidget(chip);
    chip->show();
    return chip;
}

void SelectionPane::showFacts(const SharedFacts &facts)
{
    if (facts.papers != m_papers)
        return; // the facts belong to another selection
    m_facts = facts;
    m_states->setText(statesText(facts));
    int same = 0;
    for (size_t stars = 1; stars < facts.stars.size(); ++stars)
        if (facts.stars[stars] == facts.papers)
            same = int(stars);
    m_rating->setRating(same);
    showTags(facts);
    showLists(facts);
    showAuthors(facts);
}

void SelectionPane::showTags(const SharedFacts &facts)
{
    removeChips(*m_tags.chips);
    for (const Tag &tag : facts.tags.first(qMin(kMaxChips, facts.tags.size()))) {
        Chip *chip = addChip(m_tags.chips, tag.name, true, tag.papers, facts.papers);
        chip->setToolTip(tr("Remove this tag from the selected papers"));
        chip->setAccessibleName(tr("Remove tag %1 from %2").arg(tag.name, papersText(tag.papers)));
        chip->setTag(tag.colour);
        connect(chip, &Chip::removed, this, [this, name = tag.name] { emit tagRemoved(name); });
    }
    m_tags.heading->setVisible(!facts.tags.isEmpty());
    m_tags.chips->setVisible(!facts.tags.isEmpty());
}

void SelectionPane::showLists(const SharedFacts &facts)
{
    removeChips(*m_lists.chips);
    for (const ReadingList &list : facts.lists.first(qMin(kMaxChips, facts.lists.size()))) {
        Chip *chip = addChip(m_lists.chips, list.name, true, list.papers, facts.papers);
        chip->setToolTip(tr("Remove the selected papers from this list"));
        chip->setAccessibleName(tr("Remove %1 from list %2").arg(papersText(list.papers), list.name));
        chip->setLead(u"list"_s);
        connect(chip, &Chip::removed, this, [this, id = list.id] { emit listLeft(id); });
    }
    m_lists.heading->setVisible(!facts.lists.isEmpty());
    m_lists.chips->setVisible(!facts.lists.isEmpty());
}

void SelectionPane::showAuthors(const SharedFacts &facts)
{
    removeChips(*m_authors.chips);
    for (const AuthorShare &author : facts.authors) {
        Chip *chip = addChip(m_authors.chips, author.name, false, author.papers, facts.papers);
        connect(chip, &Chip::clicked, this,
                [this, id = author.id, name = author.name] { emit authorChosen(id, name); });
    }
    m_authors.heading->setVisible(!facts.authors.isEmpty());
    m_authors.chips->setVisible(!facts.authors.isEmpty());
}

void SelectionPane::focusFirst()
{
    for (QToolButton *button : m_actions->findChildren<QToolButton *>())
        if (button->isEnabled() && button->isVisible()) {
            button->setFocus();
            return;
        }
}

} // namespace lectern
