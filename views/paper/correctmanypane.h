#pragma once
// One field of several papers to be corrected: set, found and replaced, or taken back, with what would change
// below.
#include "models/core/ids.h"
#include "models/store/edits/ownvaluestore.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace lectern
{

class CorrectManyPane final : public QWidget
{
    Q_OBJECT
public:
    explicit CorrectManyPane(QWidget *parent = nullptr);

    // Begins with these papers. The field and the way of before are kept.
    void edit(const QList<PaperId> &papers);
    bool isEditing() const { return !m_papers.isEmpty(); }
    const QList<PaperId> &papers() const { return m_papers; }
    // Ends without a change, because others are selected.
    void end();
    void showPreview(const OwnPreview &preview);
    // Why it cannot be done.
    void showRefusal(const QString &sentence);

signals:
    // What it would do is to be shown; answered by showPreview() or showRefusal().
    void previewWanted(const QList<lectern::PaperId> &papers, const lectern::OwnChangeOfMany &change);
    void changeWanted(const QList<lectern::PaperId> &papers, const lectern::OwnChangeOfMany &change);
    void closed(); // by the person: the keys go elsewhere

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    OwnChangeOfMany change() const;
    bool asksForSomething() const;
    void addEditors();
    void follow(); // what was typed or chosen
    void accept();
    void leave();

    QLabel *m_heading, *m_findLabel, *m_textLabel, *m_count;
    QComboBox *m_field, *m_way;
    QLineEdit *m_find, *m_text;
    QTextBrowser *m_preview;
    QPushButton *m_accept;
    QTimer m_typing;
    QList<PaperId> m_papers;
};

} // namespace lectern
