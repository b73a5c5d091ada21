#include "notepane.h"

#include "correctionfield.h"
#include "views/math/texhtml.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/widgets/unloadedtext.h"

#include <QAbstractTextDocumentLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <cmath>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kAutosaveMs = 1500;
static constexpr int kHeight = 200; // in pixels; a longer note scrolls

namespace
{

// Limits the height to that of the text.
void fit(QStackedWidget *stack, const QTextBrowser &shown, bool editing)
{
    const int text = int(std::ceil(shown.document()->size().height())) + 2;
    stack->setFixedHeight(editing ? kHeight : qBound(shown.fontMetrics().height() + Space::S, text, kHeight));
}

} // namespace

NotePane::NotePane(QWidget *parent, const QString &prefix)
    : QWidget(parent), m_stack(new QStackedWidget(this)), m_shown(new UnloadedBrowser(this)),
      m_text(new QPlainTextEdit(this))
{
    m_shown->setFrameShape(QFrame::NoFrame);
    setNames(m_shown, prefix + u"Shown", tr("Note"));
    setNames(m_text, prefix + u"Text", tr("Note (Markdown)"));
    m_text->setPlaceholderText(tr("Your note on this paper, in Markdown. Ctrl+Return saves, Esc cancels."));
    m_text->setTabChangesFocus(true);
    m_text->installEventFilter(this);
    auto *heading = new QLabel(tr("Note"), this);
    heading->setForegroundRole(QPalette::PlaceholderText);
    addWidgets(m_stack, {m_shown, m_text});
    auto *column = spaced(new QVBoxLayout(this), {Space::L, Space::S, Space::L, Space::S}, Space::XS);
    addWidgets(column, {heading, m_stack});
    m_autosave.setSingleShot(true);
    m_autosave.setInterval(kAutosaveMs);
    connect(&m_autosave, &QTimer::timeout, this, &NotePane::save);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (m_editing)
            m_autosave.start();
    });
    // A change of the width changes the line breaks.
    connect(m_shown->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this] { fit(m_stack, *m_shown, m_editing); });
    connect(m_shown, &QTextBrowser::anchorClicked, this, &NotePane::addressChosen);
    hide();
}

void NotePane::showNote(PaperId paper, const QString &text)
{
    // The result of an older request for this paper must not discard newer text.
    if (paper == m_paper && m_editing)
        return;
    finish();
    m_paper = paper;
    m_saved = text;
    render();
}

void NotePane::showNote(AuthorId author, const QString &text)
{
    if (author == m_author && m_editing)
        return;
    finish();
    m_author = author;
    m_text->setPlaceholderText(tr("Your note on this author, in Markdown. Ctrl+Return saves, Esc cancels."));
    m_saved = text;
    render();
}

void NotePane::edit()
{
    if (m_paper == PaperId::None && m_author == AuthorId::None)
        return;
    if (!m_editing) {
        m_before = m_saved;
        m_text->setPlainText(m_saved);
        m_text->moveCursor(QTextCursor::End);
        m_editing = true;
        m_savedOnce = false;
        render();
    }
    m_text->setFocus();
}

void NotePane::resume(const QString &text)
{
    edit();
    m_text->setPlainText(text);
    m_text->moveCursor(QTextCursor::End);
}

// Restores the note that was there when editing began, also where text was saved meanwhile.
void NotePane::discard()
{
    const QString typed = m_text->toPlainText();
    m_text->setPlainText(m_before);
    finish();
    if (typed != m_before)
        emit discarded(typed);
}

void NotePane::save()
{
    m_autosave.stop();
    if (!m_editing || m_text->toPlainText() == m_saved)
        return;
    m_saved = m_text->toPlainText();
    const bool continued = std::exchange(m_savedOnce, true);
    if (m_author != AuthorId::None)
        emit authorChanged(m_author, m_saved);
    else
        emit changed(m_paper, m_saved, continued);
}

void NotePane::finish()
{
    save();
    if (std::exchange(m_editing, false))
        render();
}

void NotePane::render()
{
    if (!m_editing)
        showNoteText(*m_shown->document(), m_saved);
    m_stack->setCurrentWidget(m_editing ? static_cast<QWidget *>(m_text) : m_shown);
    fit(m_stack, *m_shown, m_editing);
    setVisible((m_paper != PaperId::None || m_author != AuthorId::None)
               && (m_editing || !m_saved.trimmed().isEmpty()));
}

bool NotePane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::FocusOut)
        emit left();
    const auto end = [this](auto how) {
        (this->*how)();
        emit finished();
    };
    return (watched == m_text
            && handleFormKey(
                event, [end] { end(&NotePane::finish); }, [end] { end(&NotePane::discard); }))
        || QWidget::eventFilter(watched, event);
}

} // namespace lectern
