#include "correctmanypane.h"

#include "correctionfield.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/widgets/unloadedtext.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;
using Way = OwnChangeOfMany::Kind;

static constexpr int kTypingMs = 200; // delay of the preview after typing

CorrectManyPane::CorrectManyPane(QWidget *parent)
    : QWidget(parent), m_heading(new QLabel(this)), m_findLabel(new QLabel(tr("Find"), this)),
      m_textLabel(new QLabel(this)), m_count(new QLabel(this)), m_field(new QComboBox(this)),
      m_way(new QComboBox(this)), m_find(new QLineEdit(this)), m_text(new QLineEdit(this)),
      m_preview(new UnloadedBrowser(this)), m_accept(new QPushButton(tr("Change"), this))
{
    setObjectName(u"correctManyPane"_s);
    m_count->setObjectName(u"correctManyCount"_s);
    m_count->setWordWrap(true);
    QFont large = m_heading->font();
    large.setBold(true);
    m_heading->setFont(large);
    m_heading->setWordWrap(true);
    m_preview->setFrameShape(QFrame::NoFrame);
    setNames(m_preview, u"correctManyPreview"_s, tr("Preview of changes"));
    addEditors();
    auto *drop = new QPushButton(tr("Cancel"), this);
    drop->setToolTip(tr("Esc"));
    m_accept->setToolTip(tr("Ctrl+Return"));
    m_accept->setObjectName(u"correctManyAccept"_s);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(Space::S);
    foot->addWidget(m_count, 1);
    addWidgets(foot, {drop, m_accept});
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Field"), m_field);
    form->addRow(tr("Action"), m_way);
    form->addRow(m_findLabel, m_find);
    form->addRow(m_textLabel, m_text);
    auto *column = spaced(new QVBoxLayout(this), {Space::L, Space::M, Space::L, Space::S}, Space::M);
    column->addWidget(m_heading);
    column->addLayout(form);
    column->addWidget(m_preview, 1);
    column->addLayout(foot);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, [this] {
        if (isEditing() && hasConditions())
            emit previewRequested(m_papers, change());
    });
    connect(drop, &QPushButton::clicked, this, &CorrectManyPane::leave);
    connect(m_accept, &QPushButton::clicked, this, &CorrectManyPane::accept);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_field, m_way, m_find, m_text, m_preview, drop, m_accept})
        part->installEventFilter(this);
    hide();
}

void CorrectManyPane::addEditors()
{
    for (const QString &field : ownFields())
        m_field->addItem(paperFieldName(field), field);
    m_field->setCurrentIndex(int(ownFields().indexOf(u"venue"_s)));
    setNames(m_field, u"correctManyField"_s, tr("Field"));
    m_way->addItem(tr("Set to"), int(Way::Set));
    m_way->addItem(tr("Find and replace"), int(Way::Replace));
    m_way->addItem(tr("Remove your values"), int(Way::TakeBack));
    setNames(m_way, u"correctManyWay"_s, tr("Action"));
    setNames(m_find, u"correctManyFind"_s, tr("Find"));
    setNames(m_text, u"correctManyText"_s, tr("Value"));
    connect(m_field, &QComboBox::currentIndexChanged, this, &CorrectManyPane::follow);
    connect(m_way, &QComboBox::currentIndexChanged, this, &CorrectManyPane::follow);
    connect(m_find, &QLineEdit::textChanged, this, &CorrectManyPane::follow);
    connect(m_text, &QLineEdit::textChanged, this, &CorrectManyPane::follow);
}

OwnChangeOfMany CorrectManyPane::change() const
{
    return {Way(m_way->currentData().toInt()), m_field->currentData().toString(), m_text->text(),
            m_find->text()};
}

// Empty text is a valid change only as a replacement of found text.
bool CorrectManyPane::hasConditions() const
{
    const OwnChangeOfMany asked = change();
    return asked.kind == Way::TakeBack
        || (asked.kind == Way::Replace ? !asked.find.isEmpty() : !asked.text.trimmed().isEmpty());
}

void CorrectManyPane::edit(const QList<PaperId> &papers)
{
    m_papers = papers;
    m_heading->setText(tr("Correct %1").arg(papersText(papers.size())));
    follow();
    show();
    if (Way(m_way->currentData().toInt()) == Way::Replace)
        m_find->setFocus();
    else
        m_text->setFocus();
}

void CorrectManyPane::end()
{
    m_papers.clear();
    m_typing.stop();
    hide();
}

void CorrectManyPane::follow()
{
    const Way way = change().kind;
    m_find->setVisible(way == Way::Replace);
    m_findLabel->setVisible(way == Way::Replace);
    m_text->setVisible(way != Way::TakeBack);
    m_textLabel->setVisible(way != Way::TakeBack);
    m_textLabel->setText(way == Way::Replace ? tr("Replace with") : tr("Value"));
    m_text->setAccessibleName(m_textLabel->text());
    m_text->setPlaceholderText(change().field == "authors"_L1 ? tr("Names, separated by semicolons")
                                                              : QString());
    m_accept->setEnabled(false); // disabled until the preview is known
    m_count->clear();
    m_preview->clear();
    m_typing.start();
}

void CorrectManyPane::showPreview(const OwnPreview &preview)
{
    if (!isEditing() || m_typing.isActive() || !hasConditions())
        return;
    const Colors &colors = colorsOf(palette());
    const auto cell = [](const QString &text) {
        return text.isEmpty() ? tr("none") : text.left(300).simplified().toHtmlEscaped();
    };
    QString html;
    for (const OwnPreview::Line &line : preview.lines)
        html += u"<p style=\"margin:0 0 8px 0\"><span style=\"color:%1\">%2</span><br>"
                "<span style=\"text-decoration:line-through;color:%1\">%3</span> → %4</p>"_s.arg(
                    colors.muted.name(), line.title.left(200).simplified().toHtmlEscaped(), cell(line.before),
                    cell(line.after));
    if (preview.changed > preview.lines.size())
        html += u"<p style=\"color:%1\">%2</p>"_s.arg(
            colors.muted.name(),
            tr("and %1 more").arg(numberText(preview.changed - preview.lines.size())).toHtmlEscaped());
    m_preview->setHtml(html);
    QString said = preview.changed
        ? tr("%1 of %2 will change.").arg(numberText(preview.changed), papersText(m_papers.size()))
        : tr("No changes.");
    if (preview.refused)
        said += u' '
            + tr("%1 will not change: the result is not valid for this field.")
                  .arg(papersText(preview.refused));
    m_count->setText(said);
    m_accept->setEnabled(preview.changed > 0);
}

void CorrectManyPane::showRefusal(const QString &sentence)
{
    if (!isEditing())
        return;
    m_preview->clear();
    m_count->setText(sentence);
    m_accept->setEnabled(false);
}

void CorrectManyPane::accept()
{
    if (!m_accept->isEnabled())
        return;
    const QList<PaperId> papers = m_papers;
    const OwnChangeOfMany asked = change();
    end();
    emit closed();
    emit changeRequested(papers, asked);
}

void CorrectManyPane::leave()
{
    end();
    emit closed();
}

bool CorrectManyPane::eventFilter(QObject *watched, QEvent *event)
{
    if (isEditing()
        && handleFormKey(
            event, [this] { accept(); }, [this] { leave(); }))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace lectern
