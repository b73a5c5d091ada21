#include "readingview.h"

#include "accessiblereading.h"
#include "models/core/layouttext.h"
#include "models/itemmodels/highlight.h"
#include "views/style/colors.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextFrame>
#include <QTextOption>
#include <QToolTip>

#include <algorithm>
#include <iterator>

namespace lectern
{

using namespace Qt::StringLiterals;

// No word of a language has so many characters; CJK abstracts, which have no spaces, stay below as well.
static constexpr int kEndlessWord = 3000;

// Whether there is a word that no reader wrote: between two words Qt goes through all of the longer one for
// each line of it, and a hundred thousand braces would stop the window for seconds.
static bool hasEndlessWord(const QString &html)
{
    int length = 0;
    bool inTag = false;
    for (const QChar c : html) {
        if (c == u'<' || c == u'>')
            inTag = c == u'<';
        else if (c.isSpace() && !inTag)
            length = 0;
        else if (!inTag && ++length > kEndlessWord)
            return true;
    }
    return false;
}

ReadingView::ReadingView(QWidget *parent) : UnloadedBrowser(parent), m_formulas(this, &m_math)
{
    makeReadingAccessible();
    setFrameShape(NoFrame);
    setUndoRedoEnabled(false);
    setAccessibleName(tr("Paper"));
    setObjectName(u"readingView"_s);
    connect(&m_formulas, &Formulas::finished, this, [this] {
        mark(); // places in the text have moved
        emit formulasFinished();
    });
}

void ReadingView::keepMeasure()
{
    // Mean width of running English text, not of the widest letters.
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
    // Said first: with the new width a scroll bar may come or go, and all this is done anew within.
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
    const int line = fontMetrics().height(); // one line stays in sight
    bar->setValue(before + (down ? 1 : -1) * (viewport()->height() - line));
    return bar->value() != before;
}

void ReadingView::showHtml(const QString &html, const QStringList &words, const QColor &markColor)
{
    const QTextOption::WrapMode wrap =
        hasEndlessWord(html) ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere;
    if (wordWrapMode() != wrap) {
        clear(); // the paper before need not be laid out again
        setWordWrapMode(wrap);
    }
    document()->setLayoutEnabled(false); // until the margins stand, or it would be laid out twice
    setHtml(html);
    keepMeasure();
    document()->setLayoutEnabled(true);
    m_math.dropRequests(); // of the paper before
    m_formulas.attach();
    m_words = words;
    m_markColor = markColor;
    mark();
}

// Whether a link's words are a command of the program and nothing that the paper says (paperhtml.cpp).
static bool isCommand(const QString &address)
{
    static constexpr QLatin1StringView kCommands[] = {"sources:"_L1, "correct:"_L1, "attach:"_L1,
                                                      "detach:"_L1, "related:"_L1};
    return std::any_of(std::begin(kCommands), std::end(kCommands),
                       [&](QLatin1StringView command) { return address.startsWith(command); });
}

// Marks lie over the laid-out document, so they cross formats and leave what is copied alone.
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

// Where the keys are can be seen.
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
}

void ReadingView::changeEvent(QEvent *event)
{
    UnloadedBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        keepMeasure();
}

// The tip of what the mouse is over, which Qt shows nowhere in a browser.
bool ReadingView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return UnloadedBrowser::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    // The character under the mouse stands before or behind the nearest place of the cursor.
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
