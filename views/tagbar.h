#pragma once
// Asks for the tag to give to some papers, completing those there are; the window stays usable meanwhile.
#include "models/core/ids.h"
#include "noticebar.h"

class QLineEdit;
class QStringListModel;

namespace lectern
{

class TagBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit TagBar(QWidget *parent = nullptr);
    void ask(const QList<PaperId> &papers);
    void setTags(const QStringList &names); // to be completed

signals:
    void accepted(const QString &name, const QList<lectern::PaperId> &papers);

private:
    QList<PaperId> m_papers;
    QLineEdit *m_name;
    QStringListModel *m_names;
};

} // namespace lectern
