// Following links by keyboard: visible links get letters to type.
#include "pdfview.h"

#include "views/style/colors.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

// Letters of the home row are first.
static constexpr QStringView kLetters = u"ASDFGHJKLQWERTYUIOPZXCVBNM";

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
    const qsizetype most = kLetters.size() * kLetters.size();
    if (m_letters.size() > most)
        m_letters.resize(most);
    const bool isOne = m_letters.size() <= kLetters.size();
    for (qsizetype i = 0; i < m_letters.size(); ++i)
        m_letters[i].letters = isOne ? QString(kLetters[i])
                                     : QString(kLetters[i / kLetters.size()]) + kLetters[i % kLetters.size()];
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
