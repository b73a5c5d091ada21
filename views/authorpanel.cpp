#include "authorpanel.h"

#include "chip.h"
#include "flowlayout.h"
#include "icons.h"
#include "models/items/display.h"
#include "theme.h"
#include "yearbars.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kCoauthors = 10;

static QLabel *mutedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 0.9);
    label->setFont(font);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

static void clear(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

AuthorPanelView::AuthorPanelView(QWidget *parent)
    : QWidget(parent), m_name(new QLabel(this)), m_otherNames(mutedLabel(this)), m_stated(mutedLabel(this)),
      m_computed(mutedLabel(this)), m_coauthorTitle(mutedLabel(this)), m_observations(mutedLabel(this)),
      m_head(new QHBoxLayout), m_tiles(new QHBoxLayout), m_bars(new YearBars(this)),
      m_coauthors(new QWidget(this)), m_coauthorFlow(new FlowLayout(m_coauthors)),
      m_more(new QToolButton(this))
{
    setObjectName(u"authorPanel"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_name->setObjectName(u"authorName"_s);
    m_name->setTextFormat(Qt::PlainText);
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont font = m_name->font();
    font.setPointSizeF(font.pointSizeF() * 1.35);
    font.setWeight(QFont::DemiBold);
    m_name->setFont(font);
    m_otherNames->setWordWrap(true);
    m_computed->setWordWrap(true);
    m_stated->setWordWrap(true);
    m_observations->setWordWrap(true);
    m_observations->hide();

    auto *close = new QToolButton(this);
    close->setIcon(icon(u"x"_s));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Close the author"));
    close->setToolTip(tr("Back to all papers"));
    close->setFocusPolicy(Qt::TabFocus);
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setObjectName(u"otherObservations"_s);

    m_head->setSpacing(Space::S);
    m_head->addWidget(m_name);
    m_head->addWidget(m_otherNames, 1);
    m_head->addWidget(m_more);
    m_head->addWidget(close, 0, Qt::AlignTop);

    m_tiles->setSpacing(Space::XL);
    auto *figures = new QVBoxLayout;
    figures->setSpacing(2);
    figures->addLayout(m_tiles);
    figures->addWidget(m_stated);
    figures->addStretch();

    auto *years = new QVBoxLayout;
    years->setSpacing(2);
    years->addWidget(m_bars);
    years->addWidget(m_computed);
    years->addStretch();

    auto *people = new QVBoxLayout;
    people->setSpacing(Space::XS);
    people->addWidget(m_coauthorTitle);
    people->addWidget(m_coauthors);
    people->addStretch();

    auto *columns = new QHBoxLayout;
    columns->setSpacing(Space::XL + Space::S);
    columns->addLayout(figures, 2);
    columns->addLayout(years, 2);
    columns->addLayout(people, 4);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Space::L, Space::M, Space::S, Space::M);
    column->setSpacing(Space::XS);
    column->addLayout(m_head);
    column->addLayout(columns);
    column->addWidget(m_observations);

    connect(close, &QToolButton::clicked, this, &AuthorPanelView::closed);
    connect(m_bars, &YearBars::yearChosen, this, &AuthorPanelView::yearChosen);
    connect(m_more, &QToolButton::toggled, m_observations, &QWidget::setVisible);
}

void AuthorPanelView::addTool(QAction *action)
{
    auto *tool = new QToolButton(this);
    tool->setDefaultAction(action);
    tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tool->setAutoRaise(true);
    tool->setAccessibleName(action->text());
    tool->setFocusPolicy(Qt::TabFocus);
    m_head->insertWidget(m_head->count() - 1, tool, 0, Qt::AlignTop);
}

void AuthorPanelView::showAuthor(const AuthorPanel &author)
{
    if (m_author.id != author.id)
        m_more->setChecked(false);
    m_author = author;
    m_name->setText(author.name);
    m_otherNames->setText(author.otherNames.isEmpty() ? QString()
                                                      : tr("also %1").arg(author.otherNames.join(u", "_s)));
    showFigures();
    showComputed();
    showCoauthors();
    showOtherObservations();
}

void AuthorPanelView::showFigures()
{
    clear(m_tiles);
    const auto tile = [this](const QString &figure, const QString &name) {
        auto *box = new QWidget(this);
        auto *column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto *number = new QLabel(figure, box);
        QFont font = number->font();
        font.setPointSizeF(font.pointSizeF() * 1.35);
        number->setFont(font);
        number->setTextFormat(Qt::PlainText);
        number->setTextInteractionFlags(Qt::TextSelectableByMouse);
        QLabel *label = mutedLabel(box);
        label->setText(name);
        column->addWidget(number);
        column->addWidget(label);
        m_tiles->addWidget(box, 0, Qt::AlignTop);
    };
    if (m_author.observations.isEmpty()) {
        m_stated->setText(tr("No page of this author is in the library: no stated figures."));
        m_tiles->addStretch();
        return;
    }
    const AuthorObservation &latest = m_author.observations.first();
    const AuthorFigures &f = latest.figures;
    if (f.hIndex)
        tile(numberText(*f.hIndex), tr("h-index"));
    if (f.papers)
        tile(numberText(*f.papers), tr("papers"));
    if (f.citations)
        tile(numberText(*f.citations), tr("citations"));
    if (f.novelty)
        tile(u"%1 %"_s.arg(*f.novelty), tr("Novelty"));
    if (f.aiScore)
        tile(numberText(*f.aiScore), tr("AI Score"));
    m_tiles->addStretch();
    QString where = latest.savedOn.isValid()
        ? tr("Stated on %1, saved %2").arg(latest.sourceName, dayText(latest.savedOn))
        : tr("Stated on %1").arg(latest.sourceName);
    if (!f.category.isEmpty())
        where = categoryNames(f.category) + u". "_s + where;
    m_stated->setText(where);
}

void AuthorPanelView::showComputed()
{
    m_bars->show(m_author.papersPerYear);
    m_bars->setVisible(!m_author.papersPerYear.isEmpty());
    QStringList parts{tr("%1 here").arg(papersText(m_author.papers))};
    if (m_author.withCode > 0)
        parts.append(tr("%1 with code").arg(m_author.withCode));
    if (m_author.papersWithoutYear > 0)
        parts.append(tr("%1 without a year").arg(m_author.papersWithoutYear));
    QStringList categories;
    for (const CategoryRow &row : m_author.categories.first(qMin<qsizetype>(3, m_author.categories.size())))
        categories.append(u"%1 %2"_s.arg(row.category).arg(row.papers));
    if (!categories.isEmpty())
        parts.append(categories.join(u", "_s));
    m_computed->setText(tr("Computed from this library: %1").arg(parts.join(u"; "_s)));
}

void AuthorPanelView::showCoauthors()
{
    clear(m_coauthorFlow);
    const qsizetype all = m_author.coauthors.size(), shown = qMin<qsizetype>(all, kCoauthors);
    m_coauthorTitle->setVisible(all > 0);
    m_coauthors->setVisible(all > 0);
    const QString number = numberText(all);
    QString title = m_author.coauthorsAreLowerBound ? tr("At least %1 co-authors").arg(number)
                                                    : tr("%1 co-authors").arg(number);
    if (m_author.truncatedLists > 0)
        title += m_author.truncatedLists == 1
            ? tr("; one of the author lists ends in “et al.”")
            : tr("; %1 of the author lists end in “et al.”").arg(numberText(m_author.truncatedLists));
    m_coauthorTitle->setText(title);
    for (const Coauthor &coauthor : m_author.coauthors.first(shown)) {
        auto *chip = new Chip(coauthor.name, false, m_coauthors);
        chip->setCount(QString::number(coauthor.papers));
        chip->setAccessibleName(tr("%1, %2 together").arg(coauthor.name, papersText(coauthor.papers)));
        chip->setToolTip(m_author.coauthorsAreLowerBound
                             ? tr("at least %1 together").arg(papersText(coauthor.papers))
                             : tr("%1 together").arg(papersText(coauthor.papers)));
        connect(
            chip, &Chip::clicked, this, [this, coauthor] { emit authorChosen(coauthor.id, coauthor.name); },
            Qt::QueuedConnection);
        m_coauthorFlow->addWidget(chip);
        chip->show();
    }
    m_coauthorFlow->invalidate();
    m_coauthors->updateGeometry();
}

void AuthorPanelView::showOtherObservations()
{
    const qsizetype others = m_author.observations.size() - 1;
    m_more->setVisible(others > 0);
    m_more->setText(others == 1 ? tr("1 other page") : tr("%1 other pages").arg(others));
    m_more->setAccessibleName(tr("What other pages state"));
    QStringList lines;
    for (qsizetype i = 1; i < m_author.observations.size(); ++i) {
        const AuthorObservation &o = m_author.observations[i];
        QStringList figures;
        const auto add = [&](const std::optional<int> &figure, const QString &name) {
            if (figure)
                figures.append(name + u' ' + numberText(*figure));
        };
        add(o.figures.hIndex, tr("h-index"));
        add(o.figures.papers, tr("papers"));
        add(o.figures.citations, tr("citations"));
        add(o.figures.novelty, tr("Novelty"));
        add(o.figures.aiScore, tr("AI Score"));
        lines.append(tr("%1, saved %2: %3").arg(o.sourceName, dayText(o.savedOn), figures.join(u", "_s)));
    }
    m_observations->setText(lines.join(u'\n'));
    m_observations->setVisible(m_more->isChecked() && others > 0);
}

} // namespace lectern
