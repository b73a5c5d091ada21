#pragma once
// Notices where the window shows them: remarks in the status line, warnings in the bar across the window.
#include "views/exchange/jobstatus.h"
#include "views/parts/noticebar.h"
#include "views/parts/notices.h"

namespace lectern
{

class WindowNotices final : public Notices
{
public:
    WindowNotices(JobStatus &status, ErrorBar &errors, QObject *parent)
        : Notices(parent), m_status(status), m_errors(errors)
    {
    }
    void remark(const QString &text) override { m_status.showRemark(text); }
    void warn(const QString &text) override { m_errors.showError(text); }
    void clearWarnings() override { m_errors.clear(); }

private:
    JobStatus &m_status;
    ErrorBar &m_errors;
};

} // namespace lectern
