#include "noticebar.h"

#include "models/items/text/display.h"
#include "views/look/colors.h"
#include "views/look/icons.h"

#include <QClipboard>
#include <QDateEdit>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

NoticeBar::NoticeBar(const QString &iconName, bool danger, QWidget *parent)
    : QFrame(parent), m_danger(danger), m_text(new QLabel(this)), m_row(new QHBoxLayout(this))
{
    setAutoFillBackground(true);
    auto *picture = new QLabel(this);
    picture->setPixmap(icon(iconName, danger ? Tint::Danger : Tint::Accent).pixmap(18, 18));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *cross = new QToolButton(this);
    cross->setIcon(icon(u"x"_s));
    cross->setAutoRaise(true);
    cross->setAccessibleName(tr("Close this message"));
    m_row->setContentsMargins(Space::L, Space::S, Space::S, Space::S);
    m_row->setSpacing(Space::S);
    m_row->addWidget(picture, 0, Qt::AlignVCenter);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(cross, 0, Qt::AlignVCenter);
    connect(cross, &QToolButton::clicked, this, [this] { dismiss(); });
    paintBack();
    hide();
}

void NoticeBar::dismiss()
{
    // Closed with the mouse, it leaves the one who types where they are.
    const QWidget *focus = window()->focusWidget();
    const bool focused = focus && isAncestorOf(focus);
    hide();
    emit closed();
    if (focused)
        emit focusLeft();
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

QPushButton *NoticeBar::addButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    addControl(button);
    return button;
}

void NoticeBar::addControl(QWidget *control)
{
    m_row->insertWidget(m_row->count() - 1, control, 0, Qt::AlignVCenter);
}

bool NoticeBar::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // closes the bar, and nothing else
        return true;
    }
    return QFrame::event(event);
}

void NoticeBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        dismiss();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void NoticeBar::paintBack()
{
    const Colors &colors = colorsOf(QGuiApplication::palette());
    QPalette own = QGuiApplication::palette();
    const QColor tone = m_danger ? colors.danger : colors.accent;
    const auto mix = [](const QColor &a, const QColor &b, double share) {
        return QColor::fromRgbF(float(a.redF() * (1 - share) + b.redF() * share),
                                float(a.greenF() * (1 - share) + b.greenF() * share),
                                float(a.blueF() * (1 - share) + b.blueF() * share));
    };
    own.setColor(QPalette::Window, mix(colors.base, tone, 0.1));
    if (palette().color(QPalette::Window) != own.color(QPalette::Window))
        setPalette(own);
}

void NoticeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::PaletteChange)
        paintBack();
}

ErrorBar::ErrorBar(QWidget *parent) : NoticeBar(u"triangle-alert"_s, true, parent)
{
    setObjectName(u"errorBar"_s);
    QPushButton *copy = addButton(tr("Copy"));
    copy->setIcon(icon(u"copy"_s));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(this, &NoticeBar::closed, this, [this] { m_messages.clear(); });
}

void ErrorBar::showError(const QString &message)
{
    constexpr qsizetype kMost = 4;
    if (message.isEmpty() || (isVisibleTo(parentWidget()) && m_messages.contains(message)))
        return;
    m_messages.append(message);
    while (m_messages.size() > kMost)
        m_messages.removeFirst();
    setText(m_messages.join(u'\n'));
    show();
}

void ErrorBar::clear()
{
    m_messages.clear();
    hide();
}

PasteBar::PasteBar(QWidget *parent) : NoticeBar(u"clipboard-paste"_s, false, parent)
{
    setObjectName(u"pasteBar"_s);
    m_day = new QLabel(tr("Saved on"), this);
    addControl(m_day);
    m_date = new QDateEdit(this);
    m_date->setCalendarPopup(true);
    m_date->setDisplayFormat(u"d MMM yyyy"_s);
    m_date->setLocale(QLocale::c());
    m_date->setAccessibleName(tr("Day the page was saved"));
    addControl(m_date);
    m_import = addButton(tr("Import"));
    m_import->setObjectName(u"pasteImport"_s);
    m_import->setDefault(true);
    connect(m_import, &QPushButton::clicked, this, [this] {
        hide();
        emit accepted(std::exchange(m_pasted, {}), m_date->date());
    });
}

void PasteBar::ask(const QString &text)
{
    m_pasted = text;
    m_date->setDate(QDate::currentDate());
    m_date->setMaximumDate(QDate::currentDate());
    const qsizetype lines = text.count(u'\n') + 1;
    setText(tr("%1 lines of pasted text.").arg(numberText(lines)));
    m_day->hide();
    m_date->hide();
    m_import->setEnabled(true);
    show();
    m_import->setFocus();
}

void PasteBar::describe(const QString &text, const QString &what, bool importable, bool infersYears)
{
    if (text != m_pasted || !isVisibleTo(parentWidget()))
        return;
    setText(infersYears
                ? tr("%1 On which day was the page saved? Dates without a year count back from it.").arg(what)
                : what);
    m_day->setVisible(infersYears);
    m_date->setVisible(infersYears);
    m_import->setEnabled(importable);
}

ConfirmBar::ConfirmBar(QWidget *parent) : NoticeBar(u"info"_s, false, parent)
{
    setObjectName(u"confirmBar"_s);
    m_yes = addButton(tr("Yes"));
    m_yes->setObjectName(u"confirmYes"_s);
    m_no = addButton(tr("Keep"));
    connect(m_yes, &QPushButton::clicked, this, [this] {
        dismiss();
        if (const auto action = std::exchange(m_action, {}))
            action();
    });
    connect(m_no, &QPushButton::clicked, this, [this] { dismiss(); });
}

void ConfirmBar::ask(const QString &question, const QString &yes, const std::function<void()> &action,
                     const QString &no)
{
    offer(question, yes, action, no);
    m_yes->setFocus();
}

void ConfirmBar::offer(const QString &question, const QString &yes, const std::function<void()> &action,
                       const QString &no)
{
    setText(question);
    m_yes->setText(yes);
    m_no->setText(no.isEmpty() ? tr("Keep") : no);
    m_action = action;
    show();
}

} // namespace lectern
