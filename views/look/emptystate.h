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
    // Buttons trigger the actions; the first is the likely one.
    void show(const QString &iconName, const QString &title, const QString &text,
              const QList<QAction *> &actions);

    void focusFirst();

protected:
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_icon, *m_title, *m_text;
    QVBoxLayout *m_buttons;
    QString m_iconName;
    QList<QAction *> m_actions;
};

} // namespace lectern
