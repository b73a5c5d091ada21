#include "correctionpane.h"

#include "correctionfield.h"
#include "models/formats/base/identifiers.h"
#include "models/formats/registry.h"
#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr int kWidestLine = 760; // maximum width of a line edit, in pixels

CorrectionPane::CorrectionPane(QWidget *parent)
    : QWidget(parent), m_hint(new QLabel(this)), m_quick(new QPlainTextEdit(this)),
      m_scroll(new QScrollArea(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setObjectName(u"correctionPane"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *keep = new QPushButton(tr("Save"), this);
    keep->setObjectName(u"saveCorrection"_s);
    keep->setToolTip(tr("Ctrl+Return"));
    keep->setDefault(true);
    auto *drop = new QPushButton(tr("Cancel"), this);
    drop->setObjectName(u"cancelCorrection"_s);
    drop->setToolTip(tr("Esc"));
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    auto *foot = spaced(new QHBoxLayout, {Space::L, Space::S, Space::L, Space::S}, Space::S);
    foot->addWidget(m_hint, 1);
    addWidgets(foot, {drop, keep});
    setNames(m_quick, u"newPaperText"_s, tr("DOI, arXiv id, BibTeX or title"));
    m_quick->setPlaceholderText(m_quick->accessibleName());
    m_quick->setTabChangesFocus(true);
    m_quick->setFixedHeight(2 * m_quick->fontMetrics().lineSpacing() + Space::L);
    connect(m_quick, &QPlainTextEdit::textChanged, this, [this] { take(m_quick->toPlainText()); });
    auto *head = spaced(new QVBoxLayout, {Space::L, Space::S, Space::L, 0}, 0);
    head->addWidget(m_quick);
    QVBoxLayout *column = tightColumn(this);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
    column->addLayout(foot);
    connect(keep, &QPushButton::clicked, this, &CorrectionPane::save);
    connect(drop, &QPushButton::clicked, this, &CorrectionPane::cancel);
    watch(keep);
    watch(drop);
    watch(m_quick);
    hide();
}

void CorrectionPane::edit(const PaperDetail &paper, const QString &field)
{
    const bool isNew = m_paper != paper.row.id;
    if (isNew) {
        m_paper = paper.row.id;
        show(paper.choices);
    }
    m_only = isNew || field == m_only ? field : QString(); // a second field opens the whole form
    for (CorrectionField *one : std::as_const(m_fields))
        one->setVisible(m_only.isEmpty() || one->field() == m_only);
    m_hint->setVisible(m_only.isEmpty());
    emit heightChanged();
    focus(field);
}

void CorrectionPane::create(const Paper &stated, const QString &source)
{
    if (!m_creating || m_source != source) {
        finish(); // ends editing of the previous paper
        QList<FieldChoice> choices;
        for (const QString &field : ownFields())
            choices.append({field, {}, {}, false, {}});
        m_creating = true;
        m_source = source;
        show(choices);
        for (CorrectionField *one : std::as_const(m_fields))
            if (const QString text = ownTextOf(stated, one->field()); !text.isEmpty())
                one->setTyped(text);
    }
    emit heightChanged();
    if (m_source.isEmpty())
        m_quick->setFocus();
    else
        focus({});
}

void CorrectionPane::show(const QList<FieldChoice> &choices)
{
    m_hint->setText(!m_creating ? tr("Your values override all sources.")
                        : m_source.isEmpty()
                        ? tr("New paper, entered manually.")
                        : tr("Metadata found in the PDF. Save creates the paper and attaches the file."));
    m_hint->show();
    m_only.clear();
    m_fields.clear();
    m_quick->clear();
    m_quick->setVisible(m_creating && m_source.isEmpty());
    auto *page = new QWidget;
    auto *column = spaced(new QVBoxLayout(page), {Space::L, Space::S, Space::L, Space::S}, Space::S);
    for (const FieldChoice &choice : choices) {
        auto *one = new CorrectionField(choice, page);
        one->setMaximumWidth(kWidestLine);
        column->addWidget(one);
        m_fields.append(one);
        for (QWidget *part : one->findChildren<QWidget *>())
            if (part->focusPolicy() != Qt::NoFocus)
                watch(part);
    }
    column->addStretch();
    m_scroll->setWidget(page); // deletes the previous page
    page->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);
}

int CorrectionPane::fullHeight() const
{
    const QWidget *page = m_scroll->widget();
    const int others = sizeHint().height() - m_scroll->sizeHint().height();
    return others + (page ? page->sizeHint().height() : 0);
}

// Moves the ids in a title to their fields.
static void takeIds(Paper &paper)
{
    QStringList rest;
    for (const QString &word : paper.title.split(u' ', Qt::SkipEmptyParts)) {
        const QString doi = doiOf(word), arxiv = arxivIdOf(word);
        if (!arxiv.isEmpty() && paper.arxivId.isEmpty())
            paper.arxivId = arxiv;
        else if (arxiv.isEmpty() && !doi.isEmpty() && paper.doi.isEmpty())
            paper.doi = doi;
        else
            rest.append(word);
    }
    paper.title = rest.join(u' ');
}

// Fills the fields of a new paper from an id, a BibTeX entry or a title.
void CorrectionPane::take(const QString &text)
{
    constexpr qsizetype kLongest = 20'000; // one entry; a bibliography is imported
    Paper stated;
    if (const QString entry = text.trimmed(); entry.startsWith(u'@') && entry.size() < kLongest) {
        if (const auto parsed = parseSource(entry.toUtf8(), {}, u"bibtex");
            parsed && !parsed->papers.isEmpty())
            stated = parsed->papers.first();
    } else {
        stated.title = entry.simplified().left(kLongest);
        takeIds(stated);
    }
    for (CorrectionField *one : std::as_const(m_fields))
        if (one->typed() == ownTextOf(m_taken, one->field())) // the user has not changed it
            one->setTyped(ownTextOf(stated, one->field()));
    m_taken = stated;
}

void CorrectionPane::focus(const QString &field)
{
    for (CorrectionField *one : std::as_const(m_fields))
        if (one->field() == field || (field.isEmpty() && one == m_fields.first())) {
            one->focusEditor();
            m_scroll->ensureWidgetVisible(one);
        }
}

bool CorrectionPane::isWriting() const
{
    return isEditing() && hasFocusInside(*this);
}

// Returns the typed values as a source would state them.
Paper CorrectionPane::newPaper(QList<CorrectionField *> *refused) const
{
    QList<OwnValue> values;
    CorrectionField *title = nullptr;
    for (CorrectionField *one : m_fields) {
        if (one->field() == "title"_L1)
            title = one;
        if (one->typed().trimmed().isEmpty())
            continue;
        const auto text = ownText(one->field(), one->typed());
        one->setError(text ? QString() : text.error().message);
        if (text)
            values.append({one->field(), *text, 0});
        else
            refused->append(one);
    }
    ShownValues made;
    putOver(values, &made);
    Paper paper = made.values;
    takeIds(paper);
    if (paper.title.isEmpty())
        paper.title = made.values.title; // an id alone
    if (paper.title.isEmpty() && paper.abstract.isEmpty() && refused->isEmpty() && title) {
        title->setError(tr("A paper needs a title or an abstract."));
        refused->append(title);
    }
    return paper;
}

QList<OwnChange> CorrectionPane::changes(QList<CorrectionField *> *refused) const
{
    QList<OwnChange> made;
    for (CorrectionField *one : m_fields) {
        if (!one->isChanged())
            continue;
        if (one->removesOwnValue()) {
            made.append({m_paper, one->field(), {}});
            continue;
        }
        const auto text = ownText(one->field(), one->typed());
        one->setError(text ? QString() : text.error().message);
        if (text)
            made.append({m_paper, one->field(), one->typed()});
        else
            refused->append(one);
    }
    return made;
}

void CorrectionPane::save()
{
    QList<CorrectionField *> refused;
    const Paper paper = m_creating ? newPaper(&refused) : Paper();
    const QList<OwnChange> made = m_creating ? QList<OwnChange>() : changes(&refused);
    const bool creates = m_creating;
    const QString source = m_source;
    if (!refused.isEmpty()) {
        refused.first()->focusEditor();
        m_scroll->ensureWidgetVisible(refused.first());
        return;
    }
    end();
    emit closed();
    if (creates)
        emit created(paper, source);
    else if (!made.isEmpty())
        emit saved(made);
    emit ended();
}

void CorrectionPane::finish()
{
    if (!isEditing())
        return;
    if (m_creating && !m_source.isEmpty()) {
        cancel();
        return;
    }
    if (m_creating) { // a valid new paper is created
        QList<CorrectionField *> missing;
        const Paper paper = newPaper(&missing);
        end();
        if (missing.isEmpty())
            emit created(paper, {});
        emit ended();
        return;
    }
    QList<CorrectionField *> refused;
    const QList<OwnChange> made = changes(&refused);
    QString dropped;
    if (!refused.isEmpty()) {
        const auto why = ownText(refused.first()->field(), refused.first()->typed());
        dropped = tr("Your input for %1 was not saved: %2")
                      .arg(paperFieldName(refused.first()->field()), why ? QString() : why.error().message);
    }
    end();
    if (!made.isEmpty())
        emit saved(made);
    if (!dropped.isEmpty())
        emit notKept(dropped);
    emit ended();
}

void CorrectionPane::cancel()
{
    if (!isEditing())
        return;
    m_typed.clear();
    for (const CorrectionField *one : std::as_const(m_fields))
        if (one->isChanged())
            m_typed.insert(one->field(), one->typed());
    const PaperId paper = m_paper;
    m_typedSource = m_source;
    end();
    emit closed();
    emit ended();
    emit cancelled(paper, !m_typed.isEmpty());
}

void CorrectionPane::resume(const PaperDetail *paper)
{
    const QHash<QString, QString> typed = m_typed;
    QString first;
    if (paper)
        edit(*paper);
    else
        create({}, m_typedSource);
    for (CorrectionField *one : std::as_const(m_fields))
        if (const auto text = typed.constFind(one->field()); text != typed.cend()) {
            one->setTyped(*text);
            if (first.isEmpty())
                first = one->field();
        }
    focus(first);
}

void CorrectionPane::end()
{
    m_paper = PaperId::None;
    m_creating = false;
    m_source.clear();
    m_only.clear();
}

bool CorrectionPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        emit left();
    if (event->type() == QEvent::FocusIn)
        for (CorrectionField *one : std::as_const(m_fields))
            if (one->isAncestorOf(qobject_cast<QWidget *>(watched)))
                m_scroll->ensureWidgetVisible(qobject_cast<QWidget *>(watched));
    bool oneLine = false;
    for (const CorrectionField *one : std::as_const(m_fields)) {
        oneLine = oneLine || (one->editor() == watched && !one->hasLines());
        if (event->type() == QEvent::Wheel && one->editor() == watched && !one->hasLines()) {
            event->ignore(); // scrolls the form and changes no value
            return true;
        }
    }
    if (isEditing()
        && handleFormKey(
            event, [this] { save(); }, [this] { cancel(); }, oneLine))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace lectern
