#pragma once
// The help page: contents on the left, a page of the manual on the right, a search field above.
#include "manual.h"
#include "views/widgets/page.h"

class QLineEdit;
class QListWidget;

namespace lectern
{

class UnloadedBrowser;

// Links to other pages are followed here. Examples and commands are links too; they run on a click, or with
// Tab and Return. Typing shows the sections of all pages that contain every word.
class HelpPage final : public Page
{
    Q_OBJECT
public:
    explicit HelpPage(QWidget *parent = nullptr);

    // Sets the pages, shows one of them from this section on, and gives the keyboard focus to the contents.
    void show(const QList<ManualPage> &pages, const QString &name, qsizetype section = 0);
    QString shownPage() const;

signals:
    void queryChosen(const QString &query);
    void commandChosen(const QString &name); // name of an action

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(const QUrl &link);
    void showText();
    void styleText();
    void scrollTo(qsizetype section);

    QList<ManualPage> m_pages;
    QLineEdit *m_find;
    QListWidget *m_contents;
    UnloadedBrowser *m_text;
};

} // namespace lectern
