#include "searchbox.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QAction>
#include <QCoreApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QTextCharFormat>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kMaxOffers = 8, kNarrowestOffers = 260;

SearchBox::SearchBox(QWidget *parent) : QLineEdit(parent), m_offers(new QListWidget)
{
    setPlaceholderText(tr("Search: words, \"a phrase\", author:, cat:, year:2024.."));
    setAccessibleName(tr("Search"));
    setClearButtonEnabled(true);
    addAction(icon(u"search"_s), QLineEdit::LeadingPosition);
    setObjectName(u"searchBox"_s);
    m_offers->setParent(this, Qt::ToolTip); // as a tool tip it never gets the focus
    m_offers->setFocusPolicy(Qt::NoFocus);
    m_offers->setFocusProxy(this);
    m_offers->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_offers->setSpacing(3);
    setNames(m_offers, u"completions"_s, tr("Completions"));
    connect(m_offers, &QListWidget::itemClicked, this, &SearchBox::acceptCompletion);
    connect(this, &QLineEdit::textEdited, this, &SearchBox::offerCompletions);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (!m_quiet)
            emit typed(text);
    });
}

void SearchBox::showText(const QString &text)
{
    if (text == this->text())
        return;
    // Sets the text through the line edit, so that its clear button updates.
    m_quiet = true;
    setText(text);
    m_quiet = false;
}

void SearchBox::setCompletions(const QStringList &categories, const QStringList &sources,
                               const QStringList &tags, const QStringList &lists)
{
    m_tags = tags;
    m_lists = lists;
    m_categories = categories;
    m_sources = sources;
}

void SearchBox::setDiagnostics(const QList<QueryDiagnostic> &diagnostics)
{
    // QLineEdit has no text formats. An empty input method event with attributes is the public way to set
    // them.
    QList<QInputMethodEvent::Attribute> attributes;
    for (const QueryDiagnostic &diagnostic : diagnostics) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::SpellCheckUnderline);
        format.setUnderlineColor(colorsOf(palette()).danger);
        format.setForeground(colorsOf(palette()).danger);
        attributes.append({QInputMethodEvent::TextFormat, int(diagnostic.position) - cursorPosition(),
                           int(qMax<qsizetype>(diagnostic.length, 1)), format});
    }
    const QSignalBlocker quiet(this);
    QInputMethodEvent event({}, attributes);
    QCoreApplication::sendEvent(this, &event);
}

QStringList SearchBox::names(const QueryCompletion &completion) const
{
    const auto beginning = [&](const QStringList &all) {
        QStringList list;
        for (const QString &name : all) {
            if (name.contains(completion.stem, Qt::CaseInsensitive))
                list.append(name);
            if (list.size() == kMaxOffers)
                break;
        }
        return list;
    };
    switch (completion.kind) {
    case QueryCompletion::Kind::Keyword:
        return completion.options.first(qMin(completion.options.size(), qsizetype(kMaxOffers)));
    case QueryCompletion::Kind::Category:
        return beginning(m_categories);
    case QueryCompletion::Kind::Source:
        return beginning(m_sources);
    case QueryCompletion::Kind::Tag:
        return beginning(m_tags);
    case QueryCompletion::Kind::List:
        return beginning(m_lists);
    default:
        return {};
    }
}

void SearchBox::offerCompletions()
{
    m_completion = queryCompletion(text(), cursorPosition());
    if (m_completion.kind
        == QueryCompletion::Kind::Author) { // the library has too many authors to preload them
        emit authorsRequested(m_completion.stem);
        return;
    }
    const QStringList offers = names(m_completion);
    if (offers.isEmpty() || (offers.size() == 1 && offers.first() == m_completion.stem)) {
        hideCompletions();
        return;
    }
    m_offers->clear();
    m_offers->addItems(offers);
    showOffers();
}

void SearchBox::offerAuthors(const QString &words, const QList<AuthorOffer> &authors)
{
    if (m_completion.kind != QueryCompletion::Kind::Author || m_completion.stem != words || !hasFocus())
        return; // the text has changed or the box was left
    if (authors.isEmpty() || (authors.size() == 1 && authors.first().name == words)) {
        hideCompletions();
        return;
    }
    m_offers->clear();
    for (const AuthorOffer &author : authors) {
        auto *item = new QListWidgetItem(offerText(author), m_offers);
        // Shared names are ambiguous, so insert the id.
        item->setData(Qt::UserRole,
                      author.namesake ? u"#%1 "_s.arg(qint64(author.id)) : u'"' + author.name + u"\" "_s);
    }
    showOffers();
}

void SearchBox::showOffers()
{
    m_offers->setCurrentRow(-1);
    const int rowHeight = m_offers->sizeHintForRow(0) + 2 * m_offers->spacing();
    const int shown = qMin(m_offers->count(), kMaxOffers);
    const int wide = m_offers->sizeHintForColumn(0) + 2 * (m_offers->spacing() + m_offers->frameWidth());
    const QSize size(qMin(width(), qMax(kNarrowestOffers, wide)),
                     rowHeight * shown + 2 * m_offers->frameWidth());
    const int left = isRightToLeft() ? width() - size.width() : 0;
    m_offers->setGeometry(QRect(mapToGlobal(QPoint(left, height() + 2)), size));
    m_offers->show();
}

void SearchBox::acceptCompletion()
{
    const QListWidgetItem *item = m_offers->currentItem();
    if (!item)
        return;
    QString value = item->text();
    if (m_completion.kind == QueryCompletion::Kind::Author)
        value = item->data(Qt::UserRole).toString();
    else if (m_completion.kind != QueryCompletion::Kind::Keyword)
        value = queryValue(value) + u' ';
    else if (!value.endsWith(u':'))
        value += u' ';
    QString next = text();
    next.replace(m_completion.position, m_completion.length, value);
    hideCompletions();
    setText(next);
    setCursorPosition(int(m_completion.position + value.size()));
    setFocus();
}

bool SearchBox::event(QEvent *event)
{
    // Escape leaves the box before it triggers the window's commands.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void SearchBox::keyPressEvent(QKeyEvent *event)
{
    const bool offering = m_offers->isVisible();
    const int rows = m_offers->count(), row = m_offers->currentRow();
    switch (event->key()) {
    case Qt::Key_Down:
        if (!offering) {
            emit left();
            return;
        }
        m_offers->setCurrentRow((row + 1) % rows);
        return;
    case Qt::Key_Up:
        if (offering)
            m_offers->setCurrentRow(row <= 0 ? rows - 1 : row - 1);
        return;
    case Qt::Key_Tab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (offering && row >= 0) {
            acceptCompletion();
            return;
        }
        hideCompletions();
        if (event->key() != Qt::Key_Tab) {
            emit committed();
            return;
        }
        break;
    case Qt::Key_Backspace:
        // A held key stops when the box is empty.
        if (text().isEmpty() && event->modifiers() == Qt::NoModifier && !event->isAutoRepeat()) {
            emit backspacePressed();
            return;
        }
        break;
    case Qt::Key_Escape:
        if (offering)
            hideCompletions();
        else
            emit left();
        return;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchBox::focusOutEvent(QFocusEvent *event)
{
    hideCompletions();
    QLineEdit::focusOutEvent(event);
}

void SearchBox::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    hideCompletions();
}

} // namespace lectern
