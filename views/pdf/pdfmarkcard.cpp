#include "pdfmarkcard.h"

#include "pdfview.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

QString highlightColourText(int colour)
{
    static const char *const names[] = {
        QT_TRANSLATE_NOOP("HighlightColour", "Yellow"), QT_TRANSLATE_NOOP("HighlightColour", "Green"),
        QT_TRANSLATE_NOOP("HighlightColour", "Blue"), QT_TRANSLATE_NOOP("HighlightColour", "Red"),
        QT_TRANSLATE_NOOP("HighlightColour", "Purple")};
    static_assert(std::size(names) == kHighlightColours.size());
    return QCoreApplication::translate("HighlightColour",
                                       names[std::clamp(colour, 0, int(kHighlightColours.size()) - 1)]);
}

QIcon highlightIcon(int colour)
{
    constexpr int kSize = 16;
    QIcon icon;
    for (const int ratio : {1, 2}) {
        QPixmap pixmap(kSize * ratio, kSize * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor fill = markColour(colour, PdfTint::White);
        painter.setBrush(fill);
        painter.setPen(QPen(fill.darker(170), 1));
        painter.drawRoundedRect(QRectF(1.5, 1.5, kSize - 3, kSize - 3), 3, 3);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

PdfMarkCard::PdfMarkCard(QWidget *parent)
    : QFrame(parent), m_colours(new QButtonGroup(this)), m_text(new QPlainTextEdit(this)),
      m_floating(new Floating(*this, 360))
{
    setNames(this, u"pdfMarkCard"_s, tr("Highlight"));
    auto *row = new QHBoxLayout;
    row->setSpacing(2);
    for (int colour = 0; colour < int(kHighlightColours.size()); ++colour) {
        auto *button = new QToolButton(this);
        button->setObjectName(u"pdfMarkColour%1"_s.arg(colour + 1));
        button->setIcon(highlightIcon(colour));
        button->setCheckable(true);
        setFlat(button, highlightColourText(colour));
        //: A colour, and the key that gives it.
        button->setToolTip(tr("%1 (%2)").arg(highlightColourText(colour)).arg(colour + 1));
        m_colours->addButton(button, colour);
        row->addWidget(button);
    }
    m_colours->setExclusive(false); // a selection has no colour
    row->addStretch(1);
    m_comment = tool(u"file-text"_s, tr("Comment"), "pdfMarkRemark"_L1);
    m_copy = tool(u"copy"_s, tr("Copy"), "pdfMarkCopy"_L1);
    m_remove = tool(u"trash-2"_s, tr("Remove"), "pdfMarkRemove"_L1);
    m_comment->setToolTip(tr("Add or edit comment (E)"));
    m_remove->setToolTip(tr("Remove highlight (Del)"));
    for (QToolButton *each : {m_comment, m_copy, m_remove})
        row->addWidget(each);
    setNames(m_text, u"pdfMarkText"_s, tr("Comment on highlight"));
    m_text->setPlaceholderText(tr("Comment; Ctrl+Return saves it"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * 4 + Space::M);
    m_text->installEventFilter(this);
    m_text->hide();
    auto *column = spaced(new QVBoxLayout(this), {Space::S, Space::S, Space::S, Space::S}, Space::S);
    column->addLayout(row);
    column->addWidget(m_text);
    hide();
    // Uses the toggled signal, because screen readers toggle without a click.
    connect(m_colours, &QButtonGroup::idToggled, this, [this](int colour) {
        check(m_id.isEmpty() ? -1 : colour);
        emit colourChosen(colour);
    });
    connect(m_comment, &QToolButton::clicked, this, [this] {
        if (m_id.isEmpty())
            emit commentRequested();
        else
            write();
    });
    connect(m_copy, &QToolButton::clicked, this, &PdfMarkCard::copyRequested);
    connect(m_remove, &QToolButton::clicked, this, &PdfMarkCard::removeRequested);
}

QToolButton *PdfMarkCard::tool(const QString &iconName, const QString &text, QLatin1StringView name)
{
    auto *made = new QToolButton(this);
    made->setObjectName(name);
    made->setIcon(icon(iconName));
    setFlat(made, text);
    made->setToolTip(text);
    return made;
}

// Checks this colour without emitting a signal; -1: none.
void PdfMarkCard::check(int colour)
{
    const QSignalBlocker quiet(m_colours);
    for (QAbstractButton *each : m_colours->buttons())
        each->setChecked(m_colours->id(each) == colour);
}

void PdfMarkCard::setWritable(bool writable)
{
    m_writable = writable;
    for (QAbstractButton *each : m_colours->buttons())
        each->setEnabled(writable);
    m_comment->setEnabled(writable);
    m_remove->setEnabled(writable);
    m_text->setReadOnly(!writable);
}

void PdfMarkCard::showSelection(const QRect &at)
{
    keep();
    m_id.clear();
    m_kept.clear();
    m_text->clear();
    m_text->hide();
    m_remove->hide();
    check(-1);
    m_floating->showAt(at);
}

void PdfMarkCard::showHighlight(const QRect &at, const Highlight &highlight)
{
    const bool same = isVisible() && m_id == highlight.id;
    if (!same)
        keep();
    m_id = highlight.id;
    m_remove->show();
    check(highlight.colour);
    if (!same || (!isWriting() && m_text->toPlainText() == m_kept)) {
        m_kept = highlight.comment;
        if (m_text->toPlainText() != m_kept)
            m_text->setPlainText(m_kept);
        m_text->setVisible(!m_kept.isEmpty() || isWriting());
    }
    m_floating->showAt(at);
}

void PdfMarkCard::write()
{
    m_text->show();
    m_text->setFocus(Qt::OtherFocusReason);
    m_text->moveCursor(QTextCursor::End);
}

void PdfMarkCard::keep()
{
    const QString text = m_text->toPlainText();
    if (m_id.isEmpty() || !m_writable || text == m_kept)
        return;
    m_kept = text;
    emit commentWritten(m_id, text);
}

void PdfMarkCard::leave()
{
    if (isHidden())
        return;
    keep();
    hide();
}

bool PdfMarkCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_text)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut)
        keep();
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enters = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool ends = key->key() == Qt::Key_Escape || (enters && key->modifiers() & Qt::ControlModifier);
        if (ends) {
            event->accept(); // Escape closes the card and not the page
            if (event->type() == QEvent::KeyPress) {
                leave();
                emit left();
            }
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace lectern
