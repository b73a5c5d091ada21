#include "readingview.h"

#include "models/core/layouttext.h"
#include "models/itemmodels/highlight.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextFragment>
#include <QTextFrame>
#include <QTextOption>
#include <QToolTip>

#include <algorithm>
#include <iterator>
#include <utility>

namespace lectern
{

using namespace Qt::StringLiterals;

// In characters. Longer than any real word, including CJK abstracts, which have no spaces.
static constexpr int kMaxWordLength = 3000;

// Returns whether the text has an abnormally long word. To break between two words, Qt scans the whole longer
// one for each of its lines. A hundred thousand braces would block the window for seconds.
static bool hasTooLongWord(const QString &html)
{
    int length = 0;
    bool inTag = false;
    for (const QChar c : html) {
        if (c == u'<' || c == u'>')
            inTag = c == u'<';
        else if (c.isSpace() && !inTag)
            length = 0;
        else if (!inTag && ++length > kMaxWordLength)
            return true;
    }
    return false;
}

ReadingView::ReadingView(QWidget *parent) : UnloadedBrowser(parent), m_formulas(this, &m_math)
{
    makeReadingAccessible();
    setFrameShape(NoFrame);
    setUndoRedoEnabled(false);
    setNames(this, u"readingView"_s, tr("Paper"));
    // Finished formulas change positions in the text.
    connect(&m_formulas, &Formulas::finished, this, &ReadingView::mark);
}

void ReadingView::keepMeasure()
{
    // Uses the mean character width of English text, not that of the widest letters.
    const QString sample = u"the quick brown fox jumps over the lazy dog and reads a paper "_s;
    const double letter = fontMetrics().horizontalAdvance(sample) * 1.12 / sample.size();
    const int least = Space::XL;
    const int free = viewport()->width() - int(letter * m_letters) - 2 * least;
    const int left = least + qMax(0, free / 2);
    const int right = qMax(least, viewport()->width() - left - int(letter * m_letters));
    QTextFrameFormat page = document()->rootFrame()->frameFormat();
    const int top = m_isPage ? qMin(3 * Space::XL, viewport()->height() / 10) : Space::M;
    if (page.leftMargin() == left && page.rightMargin() == right && page.topMargin() == top)
        return;
    page.setMargin(0);
    page.setTopMargin(top);
    page.setBottomMargin(Space::XL);
    page.setLeftMargin(left);
    page.setRightMargin(right);
    // Emitted before the new width is set, which may show or hide a scroll bar and call this function
    // recursively.
    emit measured(left, right);
    document()->rootFrame()->setFrameFormat(page);
}

void ReadingView::setLetters(int letters)
{
    m_letters = letters;
    keepMeasure();
}

void ReadingView::setPage(bool on)
{
    m_isPage = on;
    keepMeasure();
    viewport()->update();
}

bool ReadingView::turnPage(bool down)
{
    QScrollBar *bar = verticalScrollBar();
    const int before = bar->value();
    const int line = fontMetrics().height(); // one line stays visible
    bar->setValue(before + (down ? 1 : -1) * (viewport()->height() - line));
    return bar->value() != before;
}

void ReadingView::showHtml(const QString &html, const QStringList &words, const QColor &markColor)
{
    const QTextOption::WrapMode wrap =
        hasTooLongWord(html) ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere;
    if (wordWrapMode() != wrap) {
        clear(); // avoids another layout of the previous paper
        setWordWrapMode(wrap);
    }
    document()->setLayoutEnabled(false); // disabled until the margins are set, to avoid a second layout
    setHtml(html);
    keepMeasure();
    document()->setLayoutEnabled(true);
    m_math.dropRequests(); // requests of the previous paper
    m_formulas.attach();
    m_words = words;
    m_markColor = markColor;
    mark();
}

// Returns whether the text of a link is a command of the program, not text of the paper (paperhtml.cpp).
static bool isCommand(const QString &address)
{
    static constexpr QLatin1StringView kCommands[] = {"sources:"_L1, "correct:"_L1, "attach:"_L1,
                                                      "detach:"_L1, "related:"_L1};
    return std::any_of(std::begin(kCommands), std::end(kCommands),
                       [&](QLatin1StringView command) { return address.startsWith(command); });
}

// Highlights are extra selections on the laid-out document, so they may span formats and do not affect copied
// text.
void ReadingView::mark()
{
    QList<ExtraSelection> marks;
    if (!m_words.isEmpty()) {
        const QString plain = document()->toPlainText();
        for (const TextSpan &span : matchSpans(plain, m_words)) {
            ExtraSelection mark;
            mark.cursor = QTextCursor(document());
            mark.cursor.setPosition(int(span.begin));
            mark.cursor.setPosition(int(span.begin + span.length), QTextCursor::KeepAnchor);
            if (isCommand(mark.cursor.charFormat().anchorHref()))
                continue;
            mark.format.setBackground(m_markColor);
            marks.append(mark);
        }
    }
    setExtraSelections(marks);
}

// Paints the focus frame.
void ReadingView::paintEvent(QPaintEvent *event)
{
    UnloadedBrowser::paintEvent(event);
    if (hasFocus() && !m_isPage)
        QPainter(viewport()).fillRect(0, 0, 3, viewport()->height(), colorsOf(palette()).accent);
}

void ReadingView::focusInEvent(QFocusEvent *event)
{
    UnloadedBrowser::focusInEvent(event);
    viewport()->update();
}

void ReadingView::focusOutEvent(QFocusEvent *event)
{
    UnloadedBrowser::focusOutEvent(event);
    viewport()->update();
}

void ReadingView::resizeEvent(QResizeEvent *event)
{
    UnloadedBrowser::resizeEvent(event);
    keepMeasure();
    emit resized();
}

void ReadingView::changeEvent(QEvent *event)
{
    UnloadedBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        keepMeasure();
}

void ReadingView::setTopSpace(int height)
{
    if (viewportMargins().top() != height)
        setViewportMargins(0, height, 0, 0);
}

// Returns the position and the field of the last anchor "field-…" at or before a position of the text. The
// anchors of other parts end the search.
static std::pair<int, QString> fieldBefore(const QTextDocument &text, int position)
{
    for (QTextBlock block = text.findBlock(position); block.isValid(); block = block.previous()) {
        std::pair<int, QString> found{-1, {}};
        for (auto part = block.begin(); !part.atEnd(); ++part)
            if (const QStringList names = part.fragment().charFormat().anchorNames();
                !names.isEmpty() && part.fragment().position() <= position)
                found = {part.fragment().position(), names.constLast()};
        if (found.first >= 0)
            return {found.first, found.second.startsWith("field-"_L1) ? found.second.sliced(6) : QString()};
    }
    return {-1, {}};
}

int ReadingView::topOf(const QString &field) const
{
    for (int at = document()->characterCount() - 1; at >= 0;) {
        const auto [position, name] = fieldBefore(*document(), at);
        if (position < 0)
            break;
        if (name == field) {
            QTextCursor cursor(document());
            cursor.setPosition(position);
            return viewport()->y() + cursorRect(cursor).top();
        }
        at = position - 1;
    }
    return 0;
}

// A double click in the abstract selects a word, as in other texts.
void ReadingView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    const QString field = fieldBefore(*document(), cursorForPosition(at).position()).second;
    if (event->button() != Qt::LeftButton || field.isEmpty() || field == "abstract"_L1
        || !anchorAt(at).isEmpty())
        UnloadedBrowser::mouseDoubleClickEvent(event);
    else
        emit fieldChosen(field);
}

// Shows the tool tip of the text under the mouse, which QTextBrowser does not do.
bool ReadingView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return UnloadedBrowser::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    // The character under the mouse is either before or after the nearest cursor position.
    QTextCursor at = cursorForPosition(help->pos());
    QString tip = at.charFormat().toolTip();
    if (tip.isEmpty() && at.movePosition(QTextCursor::NextCharacter))
        tip = at.charFormat().toolTip();
    if (tip.isEmpty() || anchorAt(help->pos()).isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tipText(tip), viewport());
    return true;
}

} // namespace lectern
