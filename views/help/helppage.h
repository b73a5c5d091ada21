#pragma once
// Help page: topics at the left, text at the right, and a search field over all topics.
#include "helptopics.h"
#include "views/widgets/page.h"

class QLineEdit;
class QListWidget;

namespace lectern
{

class UnloadedBrowser;

// Examples and commands are links: click, or Tab and Return. Typing filters the rows of all topics by all
// words.
class HelpPage final : public Page
{
    Q_OBJECT
public:
    explicit HelpPage(QWidget *parent = nullptr);

    // Sets the content and the current topic; focuses the text.
    void show(const QList<HelpTopic> &topics, HelpSubject subject);

signals:
    void queryChosen(const QString &query);
    void commandChosen(const QString &name); // name of the action

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
