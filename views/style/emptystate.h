#pragma once
// Placeholder for an empty view: the reason, and the next step.
#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

namespace lectern
{

class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);
    // Buttons trigger the actions; the first is the default one. Actions after the first `buttons` are a line
    // of links. lines: explanations of the buttons as tool tips, or none at all.
    void show(const QString &iconName, const QString &title, const QString &text,
              const QList<QAction *> &actions, int buttons = 9, const QStringList &lines = {});

    void focusFirst();

protected:
    void focusInEvent(QFocusEvent *event) override; // moves the focus to the default button
    void changeEvent(QEvent *event) override;

private:
    void showLinks();

    QLabel *m_icon, *m_title, *m_text;
    QVBoxLayout *m_buttons;
    QLabel *m_links;
    int m_buttonCount = 0;
    QString m_iconName;
    QList<QAction *> m_actions;
    bool m_changing = false; // the current buttons are about to be replaced
};

} // namespace lectern
