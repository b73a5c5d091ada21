#include "noticebar.h"

#include "floating.h"
#include "models/i18n/language.h"
#include "models/itemmodels/display.h"
#include "views/style/buttons.h"
#include "views/style/colors.h"
#include "views/style/icons.h"

#include <QAccessible>
#include <QClipboard>
#include <QDateEdit>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

NoticeBar::NoticeBar(const QString &iconName, Form form, QWidget *parent)
    : QFrame(parent), m_iconName(iconName), m_form(form), m_picture(new QLabel(this)),
      m_text(new QLabel(this))
{
    markAsMessage(*this);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *cross = new QToolButton(this);
    cross->setIcon(icon(u"x"_s));
    cross->setAutoRaise(true);
    cross->setFocusPolicy(Qt::TabFocus);
    cross->setAccessibleName(tr("Close message"));
    auto *row = new QHBoxLayout;
    row->setSpacing(Space::S);
    row->addWidget(m_picture, 0, Qt::AlignVCenter);
    row->addWidget(m_text, 1);
    row->addWidget(cross, 0, Qt::AlignVCenter);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(Space::M);
    column->addLayout(row);
    if (form == Form::Card) {
        column->setContentsMargins(Space::L, Space::M, Space::M, Space::M);
        auto *buttons = new QHBoxLayout;
        buttons->setSpacing(Space::S);
        buttons->addStretch();
        column->addLayout(buttons);
        m_controls = buttons;
        m_floating = new Floating(*this);
    } else {
        column->setContentsMargins(Space::L, Space::S, Space::S, Space::S);
        setAutoFillBackground(true);
        m_controls = row;
    }
    connect(cross, &QToolButton::clicked, this, [this] { dismiss(); });
    paintBack();
    hide();
}

void NoticeBar::dismiss()
{
    // Closing with the mouse must not move the focus of a user who types.
    const QWidget *focus = window()->focusWidget();
    const bool focused = focus && isAncestorOf(focus);
    hide();
    emit closed();
    if (focused)
        emit focusLeft();
}

void NoticeBar::withdraw()
{
    if (isVisible())
        dismiss();
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

void NoticeBar::setTone(Tone tone)
{
    m_tone = tone;
    paintBack();
}

void NoticeBar::setIcon(const QString &iconName)
{
    m_iconName = iconName;
    paintBack();
}

void NoticeBar::appear()
{
    const QWidget *focus = window()->focusWidget();
    if (m_floating && !(isVisible() && focus && isAncestorOf(focus)))
        m_floating->showAtFocus();
    else
        show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QPushButton *NoticeBar::addButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    addControl(button);
    return button;
}

void NoticeBar::addControl(QWidget *control)
{
    if (m_form == Form::Card)
        m_controls->addWidget(control, control->sizePolicy().horizontalPolicy() == QSizePolicy::Expanding);
    else // inserted before the close button
        m_controls->insertWidget(m_controls->count() - 1, control, 0, Qt::AlignVCenter);
}

bool NoticeBar::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept(); // Escape only closes the bar
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
    const QColor tone = m_tone == Tone::Failure ? colors.danger
        : m_tone == Tone::Caution               ? colors.bookmark
                                                : colors.accent;
    const Tint tint = m_tone == Tone::Failure ? Tint::Danger
        : m_tone == Tone::Caution             ? Tint::Bookmark
                                              : Tint::Accent;
    m_picture->setPixmap(icon(m_iconName, tint).pixmap(18, 18));
    own.setColor(QPalette::Window, m_form == Form::Card ? colors.base : mix(tone, colors.base, 0.1));
    if (palette().color(QPalette::Window) != own.color(QPalette::Window))
        setPalette(own);
}

void NoticeBar::paintEvent(QPaintEvent *event)
{
    if (m_form == Form::Bar) {
        QFrame::paintEvent(event);
        return;
    }
    paintCard(*this);
}

void NoticeBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::PaletteChange)
        paintBack();
}

ErrorBar::ErrorBar(QWidget *parent) : NoticeBar(u"triangle-alert"_s, Form::Bar, parent)
{
    setObjectName(u"errorBar"_s);
    QPushButton *copy = addButton(tr("Copy"));
    copy->setIcon(icon(u"copy"_s));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    QPushButton *help = addButton(tr("Help"));
    help->setObjectName(u"errorHelp"_s);
    connect(help, &QPushButton::clicked, this, &ErrorBar::helpRequested);
    connect(this, &NoticeBar::closed, this, &ErrorBar::clear);
}

void ErrorBar::showError(const QString &message)
{
    if (!message.isEmpty())
        add({message, true});
}

void ErrorBar::showCaution(const QString &message, const QList<MessageStep> &steps)
{
    add({message, false});
    setSteps(steps);
}

void ErrorBar::add(const Message &message)
{
    constexpr qsizetype kMax = 4;
    const auto same = [&](const Message &other) { return other.text == message.text; };
    const auto there = std::find_if(m_messages.begin(), m_messages.end(), same);
    if (there != m_messages.end())
        there->failed = message.failed;
    else
        m_messages.append(message);
    while (m_messages.size() > kMax)
        m_messages.removeFirst();
    QStringList lines;
    bool failed = false;
    for (const Message &each : std::as_const(m_messages)) {
        lines.append(each.text);
        failed = failed || each.failed;
    }
    setText(lines.join(u'\n'));
    setTone(failed ? Tone::Failure : Tone::Caution);
    appear();
}

void ErrorBar::setSteps(const QList<MessageStep> &steps)
{
    for (QPushButton *old : std::as_const(m_steps)) {
        old->hide();
        old->deleteLater(); // deleted later, because it may be the clicked button
    }
    m_steps.clear();
    for (const MessageStep &step : steps) {
        QPushButton *button = addButton(step.text);
        button->setObjectName(u"noticeStep"_s);
        connect(button, &QPushButton::clicked, this, [this, run = step.run] {
            dismiss();
            run();
        });
        m_steps.append(button);
    }
}

void ErrorBar::clear()
{
    m_messages.clear();
    setSteps({});
    hide();
}

PasteBar::PasteBar(QWidget *parent) : NoticeBar(u"clipboard-paste"_s, Form::Card, parent)
{
    setObjectName(u"pasteBar"_s);
    m_day = new QLabel(tr("Saved on"), this);
    addControl(m_day);
    m_date = new QDateEdit(this);
    m_date->setCalendarPopup(true);
    m_date->setDisplayFormat(dayFormat());
    m_date->setLocale(shownLocale());
    m_date->setAccessibleName(tr("Date when the page was saved"));
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
    setText(tr("Pasted text, %1 lines.").arg(numberText(lines)));
    m_day->hide();
    m_date->hide();
    m_import->setEnabled(true);
    appear();
    m_import->setFocus();
}

void PasteBar::describe(const QString &text, const QString &what, bool importable, bool infersYears)
{
    if (text != m_pasted || !isVisibleTo(parentWidget()))
        return;
    setText(
        infersYears
            ? tr("%1 When was the page saved? Years of dates without a year are inferred from it.").arg(what)
            : what);
    m_day->setVisible(infersYears);
    m_date->setVisible(infersYears);
    m_import->setEnabled(importable);
}

ConfirmBar::ConfirmBar(QWidget *parent) : NoticeBar(u"info"_s, Form::Card, parent)
{
    setObjectName(u"confirmBar"_s);
    m_no = addButton(tr("Cancel"));
    m_no->setObjectName(u"confirmNo"_s);
    m_yes = addButton(tr("Yes"));
    m_yes->setObjectName(u"confirmYes"_s);
    connect(this, &NoticeBar::closed, this, &ConfirmBar::decline);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        m_declined = {};
        dismiss();
        if (const auto action = std::exchange(m_action, {}))
            action();
    });
    connect(m_no, &QPushButton::clicked, this, [this] { dismiss(); });
}

void ConfirmBar::decline()
{
    if (const auto declined = std::exchange(m_declined, {}))
        declined();
}

void ConfirmBar::ask(const Question &question)
{
    decline();
    const QWidget *focus = window()->focusWidget();
    if (!focus || !isAncestorOf(focus))
        m_before = window()->focusWidget();
    setText(question.text);
    setTone(question.destroys ? Tone::Failure : Tone::Plain);
    m_yes->setText(question.yes);
    setDestroys(*m_yes, question.destroys);
    m_yes->setDefault(!question.destroys);
    m_no->setText(question.no.isEmpty() ? tr("Cancel") : question.no);
    m_action = question.accepted;
    m_declined = question.declined;
    appear();
    (question.destroys ? m_no : m_yes)->setFocus();
}

void ConfirmBar::hideEvent(QHideEvent *event)
{
    NoticeBar::hideEvent(event);
    const QWidget *focus = window()->focusWidget();
    if (m_before && m_before->isVisible() && !event->spontaneous() && focus && isAncestorOf(focus))
        m_before->setFocus();
}

} // namespace lectern
