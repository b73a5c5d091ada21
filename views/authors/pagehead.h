#pragma once
// The head of a page that stands in the place of the papers: what it is, a sentence, buttons, the way back.
#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lectern
{

class PageHead final : public QWidget
{
    Q_OBJECT
public:
    PageHead(const QString &title, QWidget *page);
    void setTitle(const QString &title);
    void setSentence(const QString &sentence); // empty: none
    // Stands left of the way back. name: its object name.
    QPushButton *addButton(const QString &iconName, const QString &text, const char *name);
    // Stands below the title, before the sentence.
    void addControl(QWidget *control);

signals:
    void closed();

private:
    QLabel *m_title, *m_sentence;
    QHBoxLayout *m_buttons, *m_controls;
};

} // namespace lectern
