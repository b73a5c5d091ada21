#include "authormergepage.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

QString yearsOf(const AuthorPanel &author)
{
    int first = 0, last = 0;
    for (const AuthorYear &year : author.years) {
        if (year.papers == 0)
            continue;
        first = first ? first : year.year;
        last = year.year;
    }
    return first == 0   ? AuthorMergePage::tr("no year")
        : first == last ? QString::number(first)
                        : AuthorMergePage::tr("%1 to %2", "years").arg(first).arg(last);
}

QString othersOf(const AuthorPanel &author)
{
    return author.otherNames.isEmpty() ? u"–"_s : author.otherNames.join(u", "_s);
}

QString categoriesOf(const AuthorPanel &author)
{
    QStringList texts;
    for (const CategoryRow &row : author.categories.mid(0, 3))
        texts.append(u"%1 (%2)"_s.arg(shortCategory(row.category), numberText(row.papers)));
    return texts.isEmpty() ? u"–"_s : texts.join(u", "_s);
}

QString coauthorsOf(const AuthorPanel &author)
{
    QStringList texts;
    for (const Coauthor &coauthor : author.coauthors.mid(0, 5))
        texts.append(coauthor.name);
    return texts.isEmpty() ? u"–"_s : texts.join(u", "_s);
}

QString pageOf(const AuthorPanel &author)
{
    if (author.observations.isEmpty())
        return AuthorMergePage::tr("no author page");
    const AuthorObservation &latest = author.observations.first();
    const QString day = latest.savedOn.isValid() ? dayText(latest.savedOn) : latest.sourceName;
    return latest.figures.hIndex
        ? AuthorMergePage::tr("h-index %1, saved %2").arg(*latest.figures.hIndex).arg(day)
        : AuthorMergePage::tr("saved %1").arg(day);
}

QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    styleLabel(label, Label::Wrapped | Label::Selectable);
    label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    return label;
}

} // namespace

AuthorMergePage::AuthorMergePage(QWidget *parent)
    : Page(parent), m_names(new QButtonGroup(this)), m_scroll(new QScrollArea(this)),
      m_against(plainLabel({}, this)), m_for(plainLabel({}, this)), m_after(plainLabel({}, this))
{
    setObjectName(u"mergeSheet"_s);
    closeOnEscape();
    setHeading(tr("Same person?"), {});
    m_different = addButton(u"x"_s, tr("Different people"), "mergeDifferent");
    m_different->setToolTip(tr("They are not suggested as duplicates again"));
    m_same = addButton(u"check"_s, tr("Same person"), "mergeSame");
    m_same->setDefault(true);
    back().setText(tr("Cancel"));
    m_against->setObjectName(u"mergeAgainst"_s);
    m_for->setObjectName(u"mergeShared"_s);
    m_after->setObjectName(u"mergeAfter"_s);
    auto *body = new QWidget(this);
    auto *column = spaced(new QVBoxLayout(body), {Space::L, Space::S, Space::L, Space::L}, Space::M);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    addWidgets(column, {m_against, m_after, m_for});
    column->addWidget(m_scroll, 1);
    setBody(body);
    connect(m_same, &QPushButton::clicked, this, &AuthorMergePage::sameChosen);
    connect(m_different, &QPushButton::clicked, this, &AuthorMergePage::differentChosen);
    clear();
}

void AuthorMergePage::clear()
{
    // Replacing the scroll area's widget deletes the old content.
    m_columns = new QWidget;
    m_columns->setAutoFillBackground(false);
    m_grid = new QGridLayout(m_columns);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Space::L);
    m_grid->setVerticalSpacing(Space::M);
    m_scroll->setWidget(m_columns);
    for (QLabel *label : {m_against, m_for, m_after})
        label->hide();
    m_same->setEnabled(false);
    m_different->setEnabled(false);
}

void AuthorMergePage::begin(const QList<AuthorId> &authors)
{
    m_authors = authors;
    clear();
    m_different->setVisible(authors.size() == 2);
    setLine(tr("Loading their papers…"));
    setFocusProxy(nullptr);
    setFocusPolicy(Qt::StrongFocus); // the page has the focus until there are choices
    setFocus();
}

AuthorId AuthorMergePage::stays() const
{
    return AuthorId(m_names->checkedButton() ? m_names->checkedButton()->property("author").toLongLong() : 0);
}

void AuthorMergePage::addRow(int row, const QString &caption, const QStringList &texts)
{
    QLabel *head = plainLabel(caption, m_columns);
    head->setWordWrap(false);
    head->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(head, row, 0);
    for (int column = 0; column < texts.size(); ++column) {
        QLabel *label = plainLabel(texts[column], m_columns);
        label->setAccessibleName(tr("%1: %2", "a row of a table").arg(caption, texts[column]));
        m_grid->addWidget(label, row, column + 1);
    }
}

void AuthorMergePage::fillColumns(const AuthorComparison &comparison)
{
    const int narrowest = fontMetrics().averageCharWidth() * 26;
    QStringList others, papers, years, categories, coauthors, pages;
    for (int i = 0; i < comparison.authors.size(); ++i) {
        const AuthorPanel &author = comparison.authors[i];
        auto *name = new QRadioButton(QString(author.name).replace(u'&', u"&&"_s), m_columns);
        setFontStyle(name, TextSize::Body, QFont::DemiBold);
        name->setProperty("author", qint64(author.id));
        name->setToolTip(tr("Keep this name"));
        name->setAccessibleName(tr("%1; keep this name").arg(author.name));
        name->setChecked(i == 0);
        name->installEventFilter(this);
        m_names->addButton(name);
        m_grid->addWidget(name, 0, i + 1);
        m_grid->setColumnMinimumWidth(i + 1, narrowest);
        m_grid->setColumnStretch(i + 1, 1);
        others.append(othersOf(author));
        papers.append(numberText(author.papers));
        years.append(yearsOf(author));
        categories.append(categoriesOf(author));
        coauthors.append(coauthorsOf(author));
        pages.append(pageOf(author));
    }
    addRow(1, tr("Also known as"), others);
    addRow(2, tr("Papers in this library"), papers);
    addRow(3, tr("Years"), years);
    addRow(4, tr("Categories"), categories);
    addRow(5, tr("Co-authors"), coauthors);
    addRow(6, tr("Page"), pages);
    m_grid->setRowStretch(7, 1);
}

void AuthorMergePage::askToSign(const AuthorComparison &comparison)
{
    if (comparison.together == 0)
        return;
    QStringList titles;
    for (const QString &title : comparison.titles)
        titles.append(u"“"_s + title.simplified() + u"”"_s);
    QPalette red = palette();
    red.setColor(QPalette::WindowText, colorsOf(palette()).danger);
    m_against->setPalette(red);
    m_against->setText(tr("Both are authors of %1, so they are probably different people: %2")
                           .arg(papersText(comparison.together), titles.join(u", "_s))
                       + (comparison.together > titles.size() ? u"…"_s : QString()));
    m_against->show();
}

void AuthorMergePage::showConsequences(const AuthorComparison &comparison)
{
    QStringList names;
    for (const Coauthor &coauthor : comparison.shared)
        names.append(coauthor.name);
    const int more = comparison.sharedInAll - int(names.size());
    m_for->setText(names.isEmpty() ? tr("No shared co-authors.")
                       : more > 0
                       ? tr("Shared co-authors: %1, and %2 more.").arg(names.join(u", "_s), numberText(more))
                       : tr("Shared co-authors: %1.").arg(names.join(u", "_s)));
    const qsizetype unseen = m_authors.size() - comparison.authors.size();
    m_after->setText(unseen > 0
                         ? tr("All %1 will be merged into one author; the first %2 are shown.")
                               .arg(numberText(m_authors.size()), numberText(comparison.authors.size()))
                         : tr("They will be merged into one author with %1. Ctrl+Z undoes it.")
                               .arg(papersText(comparison.papersAfter)));
    m_for->show();
    m_after->show();
}

void AuthorMergePage::show(const AuthorComparison &comparison)
{
    clear();
    setLine(tr("Select the name to keep. The figures of all pages are kept."));
    fillColumns(comparison);
    askToSign(comparison);
    showConsequences(comparison);
    m_same->setEnabled(comparison.authors.size() > 1);
    m_different->setEnabled(comparison.authors.size() == 2);
    const bool waits = hasFocus();
    setFocusProxy(m_names->checkedButton());
    if (waits)
        setFocus();
}

// Return on a selected name merges.
bool AuthorMergePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && qobject_cast<QRadioButton *>(watched)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && m_same->isEnabled()
            && !key->isAutoRepeat()) {
            emit sameChosen();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

} // namespace lectern
