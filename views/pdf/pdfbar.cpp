#include "pdfbar.h"

#include "models/itemmodels/display.h"
#include "views/actions/actions.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QHBoxLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;
using Id = ActionId;

static QToolButton *styled(QToolButton *tool)
{
    tool->setAutoRaise(true);
    tool->setFocusPolicy(Qt::TabFocus); // with a click the pages keep the focus
    return tool;
}

PdfBar::PdfBar(QLineEdit &find, QLabel &count, QWidget *parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_page(new QLineEdit(this)),
      m_pageName(new QLabel(tr("Page"), this)), m_pages(new QLabel(this)),
      m_smaller(button(u"minus"_s, tr("Zoom out"), "pdfSmaller")), m_zoom(styled(new QToolButton(this))),
      m_larger(button(u"plus"_s, tr("Zoom in"), "pdfLarger")),
      m_previous(button(u"arrow-left"_s, tr("Previous match (Shift+N)"), "pdfPreviousMatch")),
      m_next(button(u"arrow-right"_s, tr("Next match (N)"), "pdfNextMatch"))
{
    spaced(m_row, {Space::L, 0, Space::L, Space::S}, Space::XS);
    setNames(m_page, u"pdfPageNumber"_s, tr("Page number"));
    m_page->setToolTip(tr("Type a page number and press Return to go to the page"));
    m_page->setAlignment(Qt::AlignRight);
    m_page->setFixedWidth(m_page->fontMetrics().horizontalAdvance(u"88888"_s) + 2 * Space::S);
    m_page->setValidator(new QIntValidator(1, 1, m_page));
    m_page->installEventFilter(this);
    connect(m_page, &QLineEdit::returnPressed, this, &PdfBar::goToTyped);
    m_zoom->setObjectName(u"pdfZoom"_s);
    m_zoom->setIcon(icon(u"chevron-down"_s));
    m_zoom->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_zoom->setLayoutDirection(Qt::RightToLeft); // the icon after the number
    m_zoom->setPopupMode(QToolButton::InstantPopup);
    m_zoom->setToolTip(tr("Page layout and zoom"));
    connect(m_smaller, &QToolButton::clicked, this, [this] { emit zoomRequested(false); });
    connect(m_larger, &QToolButton::clicked, this, [this] { emit zoomRequested(true); });
    for (QLabel *label : {m_pageName, m_pages})
        label->setForegroundRole(QPalette::PlaceholderText);
    for (QWidget *part : std::initializer_list<QWidget *>{m_pageName, m_page, m_pages})
        m_row->addWidget(part);
    m_row->addSpacing(Space::S);
    for (QToolButton *part : {m_smaller, m_zoom, m_larger})
        m_row->addWidget(part);
    m_row->addSpacing(Space::S);
    m_row->addWidget(&find, 1);
    m_row->addWidget(&count);
    for (QToolButton *step : {m_previous, m_next}) {
        m_row->addWidget(step);
        connect(step, &QToolButton::clicked, this, [this, step] { emit stepRequested(step == m_next); });
    }
    showSteps(false);
    m_row->addStretch(1);
    showNothing({});
}

QToolButton *PdfBar::button(const QString &iconName, const QString &name, const char *objectName)
{
    QToolButton *tool = styled(new QToolButton(this));
    tool->setObjectName(QLatin1StringView(objectName));
    tool->setIcon(icon(iconName));
    tool->setAccessibleName(name);
    tool->setToolTip(name);
    return tool;
}

void PdfBar::setCommands(const Actions &actions)
{
    const auto tool = [&](Id id) {
        QToolButton *made = styled(new QToolButton(this));
        made->setDefaultAction(&actions[id]);
        made->setAccessibleName(actions[id].text());
        return made;
    };
    const auto menu = [&](QToolButton &of, std::initializer_list<Id> ids) {
        auto *made = new QMenu(&of);
        for (const Id id : ids)
            made->addAction(&actions[id]);
        of.setMenu(made);
    };
    m_row->insertWidget(0, tool(Id::PdfSidebar));
    m_row->insertSpacing(1, Space::S);
    menu(*m_zoom, {Id::PdfFitWidth, Id::PdfFitPage, Id::PdfTwoPages, Id::PdfTurn});
    QToolButton *marks = button(u"quote"_s, tr("Highlights"), "pdfHighlights");
    marks->setPopupMode(QToolButton::InstantPopup);
    menu(*marks, {Id::PdfNextMark, Id::PdfPreviousMark, Id::PdfImportHighlights, Id::PdfSaveMarked});
    for (QToolButton *each : {marks, tool(Id::PdfPaper), tool(Id::PdfShowPaper)})
        m_row->addWidget(each);
    // Tab order follows the reading order.
    for (int i = 1, last = 0; i < m_row->count(); ++i) {
        if (!m_row->itemAt(i)->widget())
            continue;
        setTabOrder(m_row->itemAt(last)->widget(), m_row->itemAt(i)->widget());
        last = i;
    }
}

void PdfBar::showPlace(int page, int pages, double zoom)
{
    m_at = page;
    m_count = pages;
    m_pageName->show();
    m_page->show();
    static_cast<QIntValidator *>(const_cast<QValidator *>(m_page->validator()))->setTop(pages);
    if (!m_page->hasFocus() || !m_page->isModified())
        writePage();
    m_pages->setText(tr("of %1").arg(numberText(pages)));
    for (QToolButton *part : {m_smaller, m_zoom, m_larger})
        part->setEnabled(true);
    m_zoom->setText(tr("%1 %").arg(numberText(qRound(zoom * 100))));
    m_zoom->setAccessibleName(tr("%1, page layout and zoom").arg(m_zoom->text()));
}

void PdfBar::showNothing(const QString &why)
{
    m_count = 0;
    const bool focused = m_page->hasFocus();
    m_pageName->hide();
    m_page->hide();
    m_pages->setText(why);
    m_zoom->setText({});
    m_zoom->setAccessibleName(m_zoom->toolTip());
    for (QToolButton *part : {m_smaller, m_zoom, m_larger})
        part->setEnabled(false);
    if (focused)
        emit left();
}

void PdfBar::showSteps(bool on)
{
    for (QToolButton *step : {m_previous, m_next})
        step->setVisible(on);
}

void PdfBar::writePage()
{
    m_page->setText(QString::number(m_at + 1));
    if (m_page->hasFocus())
        m_page->selectAll();
}

void PdfBar::goToTyped()
{
    const int page = m_page->text().toInt();
    if (page >= 1 && page <= m_count)
        emit pageRequested(page - 1);
    emit left();
}

bool PdfBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        // Runs after the click, which would clear the selection.
        QMetaObject::invokeMethod(m_page, &QLineEdit::selectAll, Qt::QueuedConnection);
    } else if (event->type() == QEvent::FocusOut) {
        writePage();
        m_page->deselect();
    } else if ((event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
               && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Escape leaves the number field before it leaves the page
        if (event->type() == QEvent::KeyPress)
            emit left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lectern
