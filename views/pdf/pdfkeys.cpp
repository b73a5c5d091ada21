// The keys of PdfView, and following links by letters. Keys of the list are used for the same meaning here.
#include "pdfview.h"
#include "views/style/colors.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// Returns whether the page around the view handles the key.
static bool isPageKey(int key)
{
    static constexpr QStringView kLetters = u"/AFNDRTOWPHEL12345";
    return key == Qt::Key_Delete || (key < 0x80 && kLetters.contains(QChar(key)));
}

// Returns whether the key is one for highlights, links and the side pane. With Shift these are keys of the
// window.
static bool isUnshiftedKey(int key)
{
    return key == Qt::Key_A || key == Qt::Key_F || key == Qt::Key_H || key == Qt::Key_E
        || key == Qt::Key_Delete || (key >= Qt::Key_1 && key <= Qt::Key_5);
}

static bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

bool isZoomKey(int key, Qt::KeyboardModifiers modifiers)
{
    return (modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::ControlModifier
        && (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || key == Qt::Key_0);
}

bool isPdfKey(int key, Qt::KeyboardModifiers modifiers)
{
    modifiers &= ~Qt::KeypadModifier;
    if (isZoomKey(key, modifiers))
        return true;
    if (modifiers == Qt::ControlModifier)
        return key == Qt::Key_F || key == Qt::Key_C || key == Qt::Key_A || key == Qt::Key_Home
            || key == Qt::Key_End || isArrow(key);
    if (modifiers == Qt::AltModifier)
        return key == Qt::Key_Left;
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    static constexpr QStringView kLetters = u"JKG []+=-0";
    if (isArrow(key) || (key < 0x80 && kLetters.contains(QChar(key))) || key == Qt::Key_PageUp
        || key == Qt::Key_PageDown || key == Qt::Key_Home || key == Qt::Key_End)
        return true;
    return isPageKey(key) && (!(modifiers & Qt::ShiftModifier) || !isUnshiftedKey(key));
}

bool PdfView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (takesLinkLetter(*key) || isPdfKey(key->key(), key->modifiers())) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void PdfView::keyPressEvent(QKeyEvent *event)
{
    if (takesLinkLetter(*event)) {
        typeLinkLetter(event->key());
        return;
    }
    if (event->key() != Qt::Key_Shift)
        forgetLinkLetters();
    if (!isPdfKey(event->key(), event->modifiers())
        || !answerKey(event->key(), event->modifiers() & ~Qt::KeypadModifier))
        QAbstractScrollArea::keyPressEvent(event);
}

void PdfView::zoomByKey(int key)
{
    constexpr double kStep = 1.2;
    if (key == Qt::Key_0)
        setFit(PdfFit::Width);
    else
        zoomBy(key == Qt::Key_Minus ? 1 / kStep : kStep, viewport()->rect().center());
}

bool PdfView::answerKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (isArrow(key) && (modifiers == Qt::ShiftModifier || modifiers == Qt::ControlModifier))
        return selectByKey(key, modifiers == Qt::ShiftModifier);
    if (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus || key == Qt::Key_0)
        zoomByKey(key);
    else if (key == Qt::Key_C && modifiers == Qt::ControlModifier)
        copySelection();
    else if (key == Qt::Key_A && modifiers == Qt::ControlModifier)
        selectPage();
    else if (key == Qt::Key_Left && modifiers == Qt::AltModifier)
        goBack();
    else if (isPageKey(key))
        emit keyRequested(key == Qt::Key_F && modifiers == Qt::ControlModifier
                              ? int(Qt::Key_Slash)
                              : key | (modifiers & Qt::ShiftModifier ? int(Qt::ShiftModifier) : 0));
    else
        return moveByKey(key, modifiers);
    return true;
}

bool PdfView::moveByKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (pages() == 0)
        return false;
    QScrollBar *down = verticalScrollBar(), *along = horizontalScrollBar();
    const bool shift = modifiers & Qt::ShiftModifier;
    const int screen = viewport()->height() * 9 / 10;
    switch (key) {
    case Qt::Key_J:
    case Qt::Key_Down:
        down->setValue(down->value() + down->singleStep());
        return true;
    case Qt::Key_K:
    case Qt::Key_Up:
        down->setValue(down->value() - down->singleStep());
        return true;
    case Qt::Key_Space:
        down->setValue(down->value() + (shift ? -screen : screen));
        return true;
    case Qt::Key_PageDown:
        down->setValue(down->value() + screen);
        return true;
    case Qt::Key_PageUp:
        down->setValue(down->value() - screen);
        return true;
    case Qt::Key_BracketLeft:
        turnPages(-1);
        return true;
    case Qt::Key_BracketRight:
        turnPages(1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const int way = key == Qt::Key_Left ? -1 : 1;
        if (along->maximum() > 0)
            along->setValue(along->value() + way * along->singleStep());
        else
            turnPages(way);
        return true;
    }
    case Qt::Key_G:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (key == Qt::Key_End || (key == Qt::Key_G && shift))
            jump(pages() - 1, m_layout.sizeOf(pages() - 1).height());
        else
            jump(0, 0);
        return true;
    default:
        return false;
    }
}

// Letters of the home row are first.
static constexpr QStringView kLinkLetters = u"ASDFGHJKLQWERTYUIOPZXCVBNM";

bool PdfView::showLinkLetters()
{
    forgetLinkLetters();
    if (pages() == 0)
        return false;
    const QRect visible = visiblePart();
    const auto [first, last] = m_layout.pagesIn(visible);
    for (int page = first; page <= last; ++page) {
        const PageWords *words = m_words.object(page);
        if (!words)
            continue;
        for (const PdfLink &link : words->links) {
            if (!visible.contains(m_layout.fromPage(page, link.box).toAlignedRect().center()))
                continue;
            // A file contains a link that spans two lines twice, so the second entry is skipped.
            if (!m_letters.isEmpty()) {
                const PdfLink &before = m_letters.last().link;
                if (m_letters.last().page == page && before.page == link.page && before.url == link.url
                    && qFuzzyCompare(1 + before.y, 1 + link.y)
                    && link.box.top() - before.box.bottom() < before.box.height())
                    continue;
            }
            m_letters.append({QString(), page, link});
        }
    }
    const qsizetype most = kLinkLetters.size() * kLinkLetters.size();
    if (m_letters.size() > most)
        m_letters.resize(most);
    const bool isOne = m_letters.size() <= kLinkLetters.size();
    for (qsizetype i = 0; i < m_letters.size(); ++i)
        m_letters[i].letters = isOne
            ? QString(kLinkLetters[i])
            : QString(kLinkLetters[i / kLinkLetters.size()]) + kLinkLetters[i % kLinkLetters.size()];
    viewport()->update();
    describe();
    return !m_letters.isEmpty();
}

void PdfView::forgetLinkLetters()
{
    if (m_letters.isEmpty())
        return;
    m_letters.clear();
    m_typed.clear();
    viewport()->update();
    describe(); // describes the page again
}

bool PdfView::takesLinkLetter(const QKeyEvent &key) const
{
    return !m_letters.isEmpty() && !(key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))
        && ((key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z) || key.key() == Qt::Key_Escape
            || key.key() == Qt::Key_Backspace);
}

void PdfView::typeLinkLetter(int key)
{
    if (key == Qt::Key_Escape || (key == Qt::Key_Backspace && m_typed.isEmpty())) {
        forgetLinkLetters();
        return;
    }
    if (key == Qt::Key_Backspace)
        m_typed.chop(1);
    else
        m_typed += QChar(key);
    const auto begins = [this](const LinkLetters &each) { return each.letters.startsWith(m_typed); };
    const auto found = std::find_if(m_letters.cbegin(), m_letters.cend(), begins);
    if (found == m_letters.cend()) {
        forgetLinkLetters();
    } else if (found->letters == m_typed) {
        const PdfLink link = found->link;
        forgetLinkLetters();
        follow(link);
    } else {
        viewport()->update();
        describe();
    }
}

void PdfView::paintLinkLetters(QPainter &painter) const
{
    const Colors &colors = colorsOf(palette());
    QFont font = this->font();
    font.setBold(true);
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics metrics(font);
    const QRect visible = visiblePart();
    for (const LinkLetters &each : m_letters) {
        if (!each.letters.startsWith(m_typed))
            continue;
        QRect place = metrics.boundingRect(each.letters).adjusted(-4, -1, 4, 1);
        place.setWidth(std::max(place.width(), place.height()));
        const QRect link = m_layout.fromPage(each.page, each.link.box).toAlignedRect();
        // The letters are above the start of the link, so that its text stays readable.
        place.moveBottomLeft(link.topLeft() + QPoint(-2, place.height() / 3));
        place.moveLeft(std::clamp(place.left(), visible.left(),
                                  std::max(visible.left(), visible.right() - place.width())));
        place.moveTop(std::max(place.top(), visible.top()));
        painter.setPen(palette().color(QPalette::Window));
        painter.setBrush(colors.accent);
        painter.drawRoundedRect(place, 3, 3);
        painter.drawText(place, Qt::AlignCenter, each.letters);
    }
}

QString PdfView::linkLettersText() const
{
    QStringList lines;
    for (const LinkLetters &each : m_letters)
        if (each.letters.startsWith(m_typed))
            lines.append(u"%1: %2"_s.arg(each.letters,
                                         each.link.page >= 0 ? tr("Page %1").arg(each.link.page + 1)
                                                             : each.link.url.left(300)));
    return lines.join(u'\n');
}

} // namespace lectern
