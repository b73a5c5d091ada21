#include "taskline.h"

#include "models/itemmodels/display.h"
#include "views/style/colors.h"
#include "views/style/controls.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace lectern
{

using namespace Qt::StringLiterals;

TaskLine::TaskLine(const QString &objectName, const QString &cancelName, QWidget *parent)
    : QWidget(parent), m_text(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this))
{
    setObjectName(objectName);
    m_cancel->setObjectName(cancelName);
    styleLabel(m_text, Label::Muted);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_progress->setMaximumWidth(180);
    m_progress->setMaximumHeight(10);
    m_progress->setTextVisible(false);
    auto *row = spaced(new QHBoxLayout(this), {Space::M, 3, Space::M, 3}, Space::S);
    row->addWidget(m_progress);
    row->addWidget(m_text, 1);
    row->addWidget(m_cancel);
    hide();
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_cancel->setEnabled(false);
        emit cancelled();
    });
}

void TaskLine::begin(const QString &what, int all)
{
    m_what = what;
    m_progress->setAccessibleName(what);
    m_cancel->setAccessibleName(tr("Cancel: %1").arg(what));
    m_cancel->setEnabled(true);
    showProgress(0, all);
    show();
}

void TaskLine::showProgress(int done, int all)
{
    m_progress->setRange(0, all);
    m_progress->setValue(done);
    m_text->setText(all > 1 ? tr("%1: %2 of %3").arg(m_what, numberText(done), numberText(all)) : m_what);
}

} // namespace lectern
