#pragma once
// The help: what there is at the left, what it says beside it, and a line that finds words in all of it.
#include "helptopics.h"
#include "views/widgets/page.h"

class QLineEdit;
class QListWidget;

namespace lectern
{

class UnloadedBrowser;

// Examples and commands are links: they run on a click, or with Tab and Return. What is typed leaves the rows
// with all its words, of all topics.
class HelpPage final : public Page
{
    Q_OBJECT
public:
    explicit HelpPage(QWidget *parent = nullptr);

    // What it says from now on, and which topic is shown; the keys go to the text.
    void show(const QList<HelpTopic> &topics, HelpSubject subject);

signals:
    void queryChosen(const QString &query);
    void commandChosen(const QString &name); // of an action

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showText();

    QList<HelpTopic> m_topics;
    QLineEdit *m_find;
    QListWidget *m_contents;
    UnloadedBrowser *m_text;
};

} // namespace lectern
