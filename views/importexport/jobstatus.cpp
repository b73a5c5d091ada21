#include "jobstatus.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"
#include "views/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

// A label that elides its text and shows the full text as a tool tip.
class CutLabel final : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
        setToolTip(shown == text() ? QString() : tipText(text()));
        if (shown == text()) {
            QLabel::paintEvent(event);
            return;
        }
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), int(alignment()), palette(), isEnabled(), shown,
                              foregroundRole());
    }
};

} // namespace

JobStatus::JobStatus(QWidget *parent) : QWidget(parent)
{
    m_text = new CutLabel(this);
    styleLabel(m_text, Label::Muted);
    m_text->setObjectName(u"statusText"_s);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_reading = new QLabel(this);
    styleLabel(m_reading, Label::Muted);
    m_reading->setObjectName(u"readingCount"_s);
    m_progress = new QProgressBar(this);
    m_progress->setMaximumWidth(180);
    m_progress->setMaximumHeight(10);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the import"));
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setObjectName(u"cancelImport"_s);
    m_details = new QToolButton(this);
    m_details->setText(tr("Details"));
    setFlat(m_details, tr("Details of the last import"));
    auto *row = spaced(new QHBoxLayout(this), {Space::M, 3, Space::M, 3}, Space::S);
    row->addWidget(m_progress);
    row->addWidget(m_text, 1);
    addWidgets(row, {m_details, m_cancel, m_reading});
    m_progress->hide();
    m_cancel->hide();
    m_details->hide();
    setMinimumHeight(fontMetrics().height() + Space::M);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false);
        emit cancelled();
    });
    connect(m_details, &QToolButton::clicked, this, &JobStatus::detailsRequested);
}

void JobStatus::showProgress(const ImportProgress &progress)
{
    if (!std::exchange(m_running, true))
        m_cancel->setEnabled(true);
    const bool known = progress.files > 1 || progress.totalBytes > 0;
    const double part = progress.totalBytes > 0 ? double(progress.bytes) / double(progress.totalBytes) : 0.0;
    m_progress->setRange(0, known ? progress.files * 100 : 0);
    m_progress->setValue((progress.file - 1) * 100 + int(qBound(0.0, part, 1.0) * 100));
    m_progress->show();
    m_cancel->show();
    m_details->hide();
    m_text->setText(progressSentence(progress));
}

void JobStatus::showDone(const QString &sentence, bool attention)
{
    m_running = false;
    m_progress->hide();
    m_cancel->hide();
    m_text->setText(sentence);
    m_details->setVisible(!sentence.isEmpty());
    m_details->setIcon(attention ? icon(u"triangle-alert"_s, Tint::Bookmark) : QIcon());
    m_details->setToolButtonStyle(attention ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
}

void JobStatus::showReading(const QString &text, const QString &toolTip)
{
    m_unread = text;
    m_reading->setText(m_selected.isEmpty() ? text : m_selected);
    m_reading->setToolTip(tipText(toolTip));
}

void JobStatus::showSelected(const QString &text)
{
    m_selected = text;
    m_reading->setText(m_selected.isEmpty() ? m_unread : m_selected);
}

} // namespace lectern
