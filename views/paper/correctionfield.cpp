#include "correctionfield.h"

#include "models/core/layouttext.h"
#include "models/core/shortvenue.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kMinLines = 3, kMaxLines = 8; // height of a multi-line editor
static constexpr qsizetype kMaxStated = 6;
static constexpr int kLetters = 15; // width of the names of the fields, in characters; longer ones wrap

// The names of kindWords().
static constexpr const char *kKinds[] = {QT_TRANSLATE_NOOP("lectern::CorrectionField", "article"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "book"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "chapter"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "conference"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "dataset"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "manuscript"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "patent"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "preprint"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "proceedings"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "report"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "software"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "thesis"),
                                         QT_TRANSLATE_NOOP("lectern::CorrectionField", "web page")};

// A button that elides its text, so that the row is never wider than the pane.
class OfferButton final : public QPushButton
{
public:
    OfferButton(const QString &text, QWidget *parent) : QPushButton(parent), m_text(text)
    {
        setFlat(true);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setAccessibleName(text);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        painter.drawControl(QStyle::CE_PushButton, option);
        const QRect room = rect().adjusted(Space::S, 0, -Space::S, 0);
        painter.setPen(
            palette().color(underMouse() || hasFocus() ? QPalette::Text : QPalette::PlaceholderText));
        painter.drawText(room, int(Qt::AlignLeft | Qt::AlignVCenter),
                         fontMetrics().elidedText(m_text, Qt::ElideMiddle, room.width()));
    }

private:
    const QString m_text;
};

// Converts the values to their displayed form, for example a venue in the case of its short name. Values that
// then look equal are merged. Only edited fields are saved, so details that the form hides stay in the
// library.
static FieldChoice asShown(FieldChoice choice)
{
    const auto shown = [isVenue = choice.field == "venue"_L1](const QString &text) {
        return layoutText(isVenue ? venueText(text) : text);
    };
    choice.shown = shown(choice.shown);
    choice.stated = shown(choice.stated);
    QList<StatedText> texts;
    for (StatedText &stated : choice.texts) {
        stated.text = shown(stated.text);
        const auto same = std::find_if(texts.begin(), texts.end(),
                                       [&](const StatedText &other) { return other.text == stated.text; });
        if (same == texts.end())
            texts.append(stated);
        else
            (same->sources += stated.sources).removeDuplicates();
    }
    choice.texts = texts;
    return choice;
}

CorrectionField::CorrectionField(const FieldChoice &choice, QWidget *parent)
    : QWidget(parent), m_choice(asShown(choice))
{
    setObjectName(u"correct-"_s + choice.field);
    auto *rows = spaced(new QGridLayout(this), {}, 2);
    rows->setHorizontalSpacing(Space::S);
    rows->setColumnMinimumWidth(0, kLetters * fontMetrics().averageCharWidth());
    rows->setColumnStretch(1, 1);
    addHeading(rows);
    makeEditor();
    rows->addWidget(editor(), 0, 1);
    m_error = new QLabel(this);
    m_error->setWordWrap(true);
    m_error->setObjectName(u"correctionError"_s);
    QPalette red = m_error->palette();
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
        red.setColor(role, colorsOf(palette()).danger);
    m_error->setPalette(red);
    m_error->hide();
    rows->addWidget(m_error, 1, 1, 1, 3);
    addOffers(rows);
    setTyped(m_choice.shown);
    follow();
}

void CorrectionField::addHeading(QGridLayout *rows)
{
    auto *name = new QLabel(paperFieldName(m_choice.field), this);
    styleLabel(name, Label::Muted | Label::Wrapped);
    name->setFixedWidth(rows->columnMinimumWidth(0));
    m_state = new QLabel(this);
    m_state->setForegroundRole(QPalette::PlaceholderText);
    m_back = new QToolButton(this);
    m_back->setText(tr("Remove"));
    m_back->setAutoRaise(true);
    m_back->setAccessibleName(tr("Remove your %1").arg(paperFieldName(m_choice.field)));
    m_back->setToolTip(m_choice.stated.isEmpty()
                           ? tr("No value in the sources.")
                           : tipText(tr("In the sources: %1").arg(m_choice.stated.left(300).simplified())));
    m_back->setVisible(m_choice.own);
    connect(m_back, &QToolButton::clicked, this, &CorrectionField::stepBack);
    rows->addWidget(name, 0, 0, Qt::AlignTop);
    rows->addWidget(m_state, 0, 2);
    rows->addWidget(m_back, 0, 3);
}

void CorrectionField::makeEditor()
{
    const QString name = paperFieldName(m_choice.field);
    if (hasLines() || m_choice.field == "title"_L1) {
        m_text = new QPlainTextEdit(this);
        m_text->setTabChangesFocus(true);
        m_text->setAccessibleName(name);
        if (m_choice.field == "authors"_L1)
            m_text->setPlaceholderText(
                tr("One name per line, in order; end with “et al.” if there are more."));
        const qsizetype lines = m_choice.field == "title"_L1 ? 2
            : m_choice.field == "abstract"_L1
            ? kMaxLines
            : std::clamp<qsizetype>(m_choice.shown.count(u'\n') + 2, kMinLines, kMaxLines);
        m_text->setFixedHeight(int(lines) * m_text->fontMetrics().lineSpacing() + Space::L);
        connect(m_text, &QPlainTextEdit::textChanged, this, &CorrectionField::follow);
        return;
    }
    if (m_choice.field == "kind"_L1) {
        m_menu = new QComboBox(this);
        m_menu->setAccessibleName(name);
        m_menu->addItem(QString(), QString());
        for (const char *kind : kKinds)
            m_menu->addItem(tr(kind), QString::fromLatin1(kind));
        m_menu->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        connect(m_menu, &QComboBox::currentIndexChanged, this, &CorrectionField::follow);
        return;
    }
    m_line = new QLineEdit(this);
    m_line->setAccessibleName(name);
    if (m_choice.field == "date"_L1)
        m_line->setPlaceholderText(tr("YYYY-MM-DD"));
    static const QStringList kShort{u"year"_s,  u"date"_s, u"volume"_s, u"issue"_s,
                                    u"pages"_s, u"code"_s, u"score"_s,  u"citations"_s};
    if (kShort.contains(m_choice.field))
        m_line->setMaximumWidth(kLetters * fontMetrics().averageCharWidth());
    connect(m_line, &QLineEdit::textChanged, this, &CorrectionField::follow);
}

// Lists the values of the sources, unless the editor's value is the only one.
void CorrectionField::addOffers(QGridLayout *rows)
{
    if (m_choice.texts.size() < 2 && !m_choice.own)
        return;
    for (qsizetype i = 0; i < qMin(kMaxStated, m_choice.texts.size()); ++i) {
        const StatedText &stated = m_choice.texts[i];
        const QString where = stated.sources.size() > 2
            ? tr("%1 and %2 more").arg(stated.sources.first(), QString::number(stated.sources.size() - 1))
            : stated.sources.join(u", "_s);
        const QString value = QString(stated.text.left(400)).replace(u'\n', u", "_s).simplified();
        auto *offer = new OfferButton(tr("%1 — %2").arg(value, where), this);
        offer->setObjectName(u"stated"_s);
        offer->setToolTip(tipText(tr("%1\n\nStated by %2. Click to use it.")
                                      .arg(stated.text.left(1500), stated.sources.join(u", "_s))));
        connect(offer, &QPushButton::clicked, this, [this, text = stated.text] {
            setTyped(text);
            focusEditor();
        });
        rows->addWidget(offer, 2 + int(i), 1, 1, 3);
    }
}

void CorrectionField::setTyped(const QString &text)
{
    if (m_line) {
        m_line->setText(text);
        m_line->setCursorPosition(0);
    } else if (m_text) {
        m_text->setPlainText(text);
    } else {
        if (m_menu->findData(text) < 0)
            m_menu->addItem(text, text);
        m_menu->setCurrentIndex(m_menu->findData(text));
    }
}

QString CorrectionField::typed() const
{
    return m_line ? m_line->text() : m_text ? m_text->toPlainText() : m_menu->currentData().toString();
}

QWidget *CorrectionField::editor() const
{
    return m_line ? static_cast<QWidget *>(m_line) : m_text ? static_cast<QWidget *>(m_text) : m_menu;
}

void CorrectionField::stepBack()
{
    setTyped(m_choice.stated);
    m_removesOwnValue = m_choice.own; // the typed text is an own value again
    follow();
    focusEditor();
}

void CorrectionField::follow()
{
    if (typed() != m_choice.stated)
        m_removesOwnValue = false;
    setError({});
    m_state->setText(m_removesOwnValue                              ? tr("removed")
                         : isChanged() && !m_choice.shown.isEmpty() ? tr("changed")
                         : m_choice.own                             ? tr("your value")
                                                                    : QString());
    m_back->setEnabled(!m_removesOwnValue);
}

void CorrectionField::setError(const QString &sentence)
{
    m_error->setText(sentence);
    m_error->setVisible(!sentence.isEmpty());
}

void CorrectionField::focusEditor()
{
    editor()->setFocus();
    if (m_line)
        m_line->selectAll();
}

bool handleFormKey(QEvent *event, const std::function<void()> &keep, const std::function<void()> &drop,
                   bool oneLine)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool keeps = enter
        && (key->modifiers().testFlag(Qt::ControlModifier)
            || (oneLine && !(key->modifiers() & ~Qt::KeypadModifier)));
    const bool drops = key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier;
    if (!keeps && !drops)
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) // a ShortcutOverride precedes it
        keeps ? keep() : drop();
    return true;
}

} // namespace lectern
