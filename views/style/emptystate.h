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
    // Buttons trigger the actions; the first is the default one. lines: explanations of the actions, one for
    // each or none at all; shown below their buttons if there is enough height.
    void show(const QString &iconName, const QString &title, const QString &text,
              const QList<QAction *> &actions, const QStringList &lines = {});

    void focusFirst();

protected:
    void focusInEvent(QFocusEvent *event) override; // moves the focus to the default button
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showLines();

    QLabel *m_icon, *m_title, *m_text;
    QVBoxLayout *m_buttons;
    QString m_iconName;
    QList<QAction *> m_actions;
    QList<QLabel *> m_lines;
    bool m_changing = false; // the current buttons are about to be replaced
};

} // namespace lectern
