#pragma once
// Form for editing one field of several papers: set, find and replace, or remove own values, with a preview
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

    // Edits these papers. Keeps the previous field and mode.
    void edit(const QList<PaperId> &papers);
    bool isEditing() const { return !m_papers.isEmpty(); }
    const QList<PaperId> &papers() const { return m_papers; }
    // Closes without a change, because the selection has changed.
    void end();
    void showPreview(const OwnPreview &preview);
    // Shows why the change is not possible.
    void showRefusal(const QString &sentence);

signals:
    // Requests a preview; the receiver calls showPreview() or showRefusal().
    void previewRequested(const QList<lectern::PaperId> &papers, const lectern::OwnChangeOfMany &change);
    void changeRequested(const QList<lectern::PaperId> &papers, const lectern::OwnChangeOfMany &change);
    void closed(); // closed by the user: the focus must move elsewhere

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    OwnChangeOfMany change() const;
    bool hasConditions() const;
    void addEditors();
    void follow(); // called when text is typed or a value chosen
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
