#include "readingview.h"

#include "views/math/spokentext.h"

#include <QAccessibleWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextEdit>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

class AccessibleReading final : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit AccessibleReading(QTextEdit *view) : QAccessibleWidget(view, QAccessible::Document), m_view(view)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface *>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? spoken().text : QAccessibleWidget::text(kind);
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = state.multiLine = state.selectableText = true;
        return state;
    }

    void selection(int index, int *begin, int *end) const override
    {
        const QTextCursor cursor = m_view->textCursor();
        const bool any = index == 0 && cursor.hasSelection();
        const SpokenText now = spoken();
        *begin = any ? now.offsetOf(cursor.selectionStart()) : 0;
        *end = any ? now.offsetOf(cursor.selectionEnd()) : 0;
    }
    int selectionCount() const override { return m_view->textCursor().hasSelection() ? 1 : 0; }
    void addSelection(int begin, int end) override { setSelection(0, begin, end); }
    void removeSelection(int index) override
    {
        if (index != 0)
            return;
        QTextCursor cursor = m_view->textCursor();
        cursor.clearSelection();
        m_view->setTextCursor(cursor);
    }
    void setSelection(int index, int begin, int end) override
    {
        if (index != 0)
            return;
        const SpokenText now = spoken();
        QTextCursor cursor = m_view->textCursor();
        cursor.setPosition(place(now, begin));
        cursor.setPosition(place(now, end), QTextCursor::KeepAnchor);
        m_view->setTextCursor(cursor);
    }
    int cursorPosition() const override { return spoken().offsetOf(m_view->textCursor().position()); }
    void setCursorPosition(int offset) override
    {
        QTextCursor cursor = m_view->textCursor();
        cursor.setPosition(place(spoken(), offset));
        m_view->setTextCursor(cursor);
    }

    QString text(int begin, int end) const override { return spoken().text.mid(begin, end - begin); }
    int characterCount() const override { return int(spoken().text.size()); }
    QRect characterRect(int offset) const override
    {
        QTextCursor cursor(m_view->document());
        cursor.setPosition(place(spoken(), offset));
        QRect rect = m_view->cursorRect(cursor);
        if (!cursor.atBlockEnd()) {
            cursor.movePosition(QTextCursor::NextCharacter);
            const QRect next = m_view->cursorRect(cursor);
            if (next.top() == rect.top())
                rect.setRight(qMax(rect.left() + 1, next.left()));
        }
        return rect.translated(m_view->viewport()->mapToGlobal(QPoint()));
    }
    int offsetAtPoint(const QPoint &point) const override
    {
        const QPoint local = m_view->viewport()->mapFromGlobal(point);
        return m_view->viewport()->rect().contains(local)
            ? spoken().offsetOf(m_view->cursorForPosition(local).position())
            : -1;
    }
    void scrollToSubstring(int begin, int end) override
    {
        Q_UNUSED(end)
        QTextCursor cursor(m_view->document());
        cursor.setPosition(place(spoken(), begin));
        const QRect rect = m_view->cursorRect(cursor);
        QScrollBar *bar = m_view->verticalScrollBar();
        if (rect.top() < 0 || rect.bottom() > m_view->viewport()->height())
            bar->setValue(bar->value() + rect.top());
    }
    QString attributes(int offset, int *begin, int *end) const override
    {
        const SpokenText now = spoken();
        for (const SpokenText::Formula &formula : now.formulas) {
            if (offset >= formula.offset && offset < formula.offset + formula.spoken) {
                *begin = formula.offset;
                *end = formula.offset + formula.spoken;
                return u"tag:math;"_s;
            }
        }
        *begin = 0;
        *end = int(now.text.size());
        for (const SpokenText::Formula &formula : now.formulas) {
            if (formula.offset <= offset)
                *begin = formula.offset + formula.spoken;
            else
                *end = qMin(*end, formula.offset);
        }
        return {};
    }

private:
    SpokenText spoken() const { return spokenText(*m_view->document()); }
    // The offset is clamped, because assistive technology may use one of an outdated text.
    int place(const SpokenText &now, int offset) const
    {
        return qBound(0, now.positionOf(offset), m_view->document()->characterCount() - 1);
    }

    QTextEdit *m_view;
};

QAccessibleInterface *accessibleReading(const QString &className, QObject *object)
{
    auto *view = className == "lectern::ReadingView"_L1 ? qobject_cast<QTextEdit *>(object) : nullptr;
    return view ? new AccessibleReading(view) : nullptr;
}

} // namespace

void makeReadingAccessible()
{
    static const bool once = [] {
        QAccessible::installFactory(accessibleReading);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace lectern
