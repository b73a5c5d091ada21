#pragma once
// What stands where nothing is to be shown: why, and what to do next.
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
    // Buttons trigger the actions; the first is the likely one. lines: what happens then, one for each or
    // none at all; they stand below their buttons where there is room.
    void show(const QString &iconName, const QString &title, const QString &text,
              const QList<QAction *> &actions, const QStringList &lines = {});

    void focusFirst();

protected:
    void focusInEvent(QFocusEvent *event) override; // goes on to the likely button
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showLines();

    QLabel *m_icon, *m_title, *m_text;
    QVBoxLayout *m_buttons;
    QString m_iconName;
    QList<QAction *> m_actions;
    QList<QLabel *> m_lines;
    bool m_changing = false; // the buttons that are there are about to go
};

} // namespace lectern
