#include "filterpopup.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/flowlayout.h"

#include <QCheckBox>
#include <QDate>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kFirstYear = 1900; // a year below this value means any
static constexpr int kMaxCategories = 24;

static QSpinBox *yearBox(const QString &name, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(kFirstYear - 1, QDate::currentDate().year() + 1);
    box->setValue(kFirstYear - 1);
    box->setSpecialValueText(FilterPopup::tr("any"));
    box->setAccessibleName(name);
    box->setKeyboardTracking(false);
    box->setMinimumWidth(84);
    return box;
}

FilterPopup::FilterPopup(QWidget *parent) : QFrame(parent, Qt::Popup)
{
    setObjectName(u"filterPopup"_s);
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(Space::L, Space::L, Space::L, Space::L);
    grid->setHorizontalSpacing(Space::L);
    grid->setVerticalSpacing(Space::M);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto heading = [&](const QString &text, Qt::Alignment alignment = Qt::AlignVCenter) {
        auto *label = new QLabel(text, this);
        label->setForegroundRole(QPalette::PlaceholderText);
        grid->addWidget(label, row, 0, alignment);
        return label;
    };

    m_categoryHeading = heading(tr("Category"), Qt::AlignTop);
    m_categoryBox = new QWidget(this);
    m_categoryFlow = new FlowLayout(m_categoryBox, Space::XS + 2);
    m_categoryBox->setFixedWidth(340);
    grid->addWidget(m_categoryBox, row++, 1);

    heading(tr("Year"));
    grid->addLayout(makeYears(), row++, 1);

    heading(tr("Score"));
    grid->addLayout(makeScores(), row++, 1);

    heading(tr("Only"));
    grid->addLayout(makeFlags(), row++, 1);

    auto *clear = new QPushButton(tr("Clear all"), this);
    clear->setObjectName(u"clearFilters"_s);
    grid->addWidget(clear, row, 1, Qt::AlignRight);

    connect(clear, &QPushButton::clicked, this, &FilterPopup::cleared);
    connectControls();
}

QLayout *FilterPopup::makeYears()
{
    auto *years = new QHBoxLayout;
    years->setSpacing(Space::M);
    m_from = yearBox(tr("From year"), this);
    m_to = yearBox(tr("To year"), this);
    years->addWidget(m_from);
    years->addWidget(new QLabel(tr("to"), this));
    years->addWidget(m_to);
    years->addStretch();
    m_from->setObjectName(u"filterFrom"_s);
    m_to->setObjectName(u"filterTo"_s);
    return years;
}

QLayout *FilterPopup::makeScores()
{
    auto *scores = new QHBoxLayout;
    scores->setSpacing(Space::M);
    m_score = new QSlider(Qt::Horizontal, this);
    m_score->setRange(0, 99);
    m_score->setSingleStep(1);
    m_score->setPageStep(5);
    m_score->setAccessibleName(tr("Minimum score"));
    m_scoreLabel = new QLabel(this);
    m_scoreLabel->setMinimumWidth(fontMetrics().horizontalAdvance(u"at least 88"_s));
    scores->addWidget(m_score, 1);
    scores->addWidget(m_scoreLabel);
    m_score->setObjectName(u"filterScore"_s);
    return scores;
}

QLayout *FilterPopup::makeFlags()
{
    auto *only = new QHBoxLayout;
    only->setSpacing(Space::M);
    m_code = new QCheckBox(tr("With code"), this);
    m_bookmarked = new QCheckBox(tr("Bookmarked"), this);
    m_unread = new QCheckBox(tr("Unread"), this);
    for (QCheckBox *box : {m_code, m_bookmarked, m_unread})
        only->addWidget(box);
    only->addStretch();
    m_code->setObjectName(u"filterCode"_s);
    m_unread->setObjectName(u"filterUnread"_s);
    m_bookmarked->setObjectName(u"filterBookmarked"_s);
    return only;
}

void FilterPopup::connectControls()
{
    connect(m_from, &QSpinBox::valueChanged, this, &FilterPopup::showYears);
    connect(m_to, &QSpinBox::valueChanged, this, &FilterPopup::showYears);
    connect(m_score, &QSlider::valueChanged, this, &FilterPopup::showScore);
    connect(m_code, &QCheckBox::toggled, this, [this] { announceFlag(m_code, hasNode(u"code"_s)); });
    connect(m_bookmarked, &QCheckBox::toggled, this,
            [this] { announceFlag(m_bookmarked, isNode(u"bookmarked"_s)); });
    connect(m_unread, &QCheckBox::toggled, this, [this] { announceFlag(m_unread, isNode(u"unread"_s)); });
}

void FilterPopup::setCategories(const QList<CategoryRow> &categories)
{
    m_categories = categories.first(qMin<qsizetype>(categories.size(), kMaxCategories));
    showCategories();
}

void FilterPopup::showCategories()
{
    // Selected categories remain available even if the library's most frequent categories change.
    QStringList names;
    for (const CategoryRow &row : m_categories)
        names.append(row.category);
    for (const QString &chosen : m_chosen)
        if (!names.contains(chosen))
            names.append(chosen);
    m_categoryHeading->setVisible(!names.isEmpty()); // many libraries have no categories
    m_categoryBox->setVisible(!names.isEmpty());
    QStringList present;
    for (const QToolButton *button : m_categoryBox->findChildren<QToolButton *>())
        present.append(button->text());
    if (present != names) {
        while (QLayoutItem *item = m_categoryFlow->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        for (const QString &name : names) {
            auto *button = new QToolButton(m_categoryBox);
            button->setText(name);
            button->setCheckable(true);
            button->setAccessibleName(tr("Category %1").arg(categoryNames(name)));
            button->setToolTip(tipText(categoryNames(name)));
            connect(button, &QToolButton::toggled, this, // screen readers switch without a click
                    [this, name](bool checked) { setCategoryChosen(name, checked); });
            m_categoryFlow->addWidget(button);
            button->show();
        }
        m_categoryBox->setFixedHeight(m_categoryFlow->heightForWidth(m_categoryBox->width()));
    }
    for (QToolButton *button : m_categoryBox->findChildren<QToolButton *>()) {
        const QSignalBlocker quiet(button);
        button->setChecked(m_chosen.contains(button->text()));
    }
}

void FilterPopup::show(const QueryState &query)
{
    const QSignalBlocker a(m_from), b(m_to), c(m_score), d(m_code), e(m_bookmarked), f(m_unread);
    const Condition *category = query.condition(u"category"_s);
    m_chosen = category ? category->node.values : QStringList();
    const Condition *date = query.condition(u"date"_s);
    m_from->setValue(date && date->node.from.isValid() ? date->node.from.year() : kFirstYear - 1);
    m_to->setValue(date && date->node.to.isValid() ? date->node.to.year() : kFirstYear - 1);
    const Condition *score = query.condition(u"score"_s);
    m_score->setValue(score ? int(score->node.low.value_or(0)) : 0);
    m_scoreLabel->setText(m_score->value() > 0 ? tr("at least %1").arg(m_score->value()) : tr("any"));
    m_code->setChecked(query.condition(u"has:code"_s));
    m_bookmarked->setChecked(query.condition(u"is:bookmarked"_s));
    const Condition *read = query.condition(u"is:read"_s);
    m_unread->setChecked(read && read->node == isNode(u"unread"_s));
    showCategories();
}

void FilterPopup::openBelow(const QWidget *button)
{
    adjustSize();
    QPoint corner = button->mapToGlobal(QPoint(button->width() - width(), button->height() + Space::XS));
    const QRect screen = button->screen()->availableGeometry();
    corner.setX(qBound(screen.left(), corner.x(), qMax(screen.left(), screen.right() - width())));
    move(corner);
    QFrame::show();
    m_from->setFocus();
    m_from->selectAll(); // typing a year replaces “any”
}

void FilterPopup::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    emit closed();
}

bool FilterPopup::event(QEvent *event)
{
    // While it is open, it receives all keys: Escape closes it, and letters do not trigger commands of the
    // window.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

void FilterPopup::setCategoryChosen(const QString &category, bool chosen)
{
    QStringList next = m_chosen;
    next.removeAll(category);
    if (chosen)
        next.append(category);
    m_chosen = next;
    if (next.isEmpty())
        emit conditionCleared(u"category"_s);
    else
        emit conditionSet({categoryNode(next), {}});
}

void FilterPopup::showYears()
{
    const int from = m_from->value(), to = m_to->value();
    if (from < kFirstYear && to < kFirstYear) {
        emit conditionCleared(u"date"_s);
        return;
    }
    QueryNode node;
    node.kind = QueryNode::Kind::Date;
    if (from >= kFirstYear)
        node.from = QDate(to >= kFirstYear ? qMin(from, to) : from, 1, 1);
    if (to >= kFirstYear)
        node.to = QDate(qMax(from, to), 12, 31);
    emit conditionSet({node, {}});
}

void FilterPopup::showScore()
{
    m_scoreLabel->setText(m_score->value() > 0 ? tr("at least %1").arg(m_score->value()) : tr("any"));
    if (m_score->value() == 0) {
        emit conditionCleared(u"score"_s);
        return;
    }
    QueryNode node;
    node.kind = QueryNode::Kind::Score;
    node.low = m_score->value();
    emit conditionSet({node, {}});
}

void FilterPopup::announceFlag(const QCheckBox *box, const QueryNode &node)
{
    if (box->isChecked())
        emit conditionSet({node, {}});
    else
        emit conditionCleared(QueryState::key(node));
}

} // namespace lectern
