#pragma once
// A condition as a small rounded button, optionally with a cross to remove it.
#include <QAbstractButton>

namespace lectern
{

// Removable chips are removed by a click, Delete or Backspace. Other chips can be clicked. Long text is
// elided.
class Chip final : public QAbstractButton
{
    Q_OBJECT
public:
    Chip(const QString &text, bool removable, QWidget *parent = nullptr);
    // Sets a muted figure after the text, such as a number of papers.
    void setCount(const QString &count);
    // Sets the small icon before the text, by its name.
    void setLead(const QString &iconName);
    // Shows that the chip is a tag: by a dot in its colour, or by an icon if it has none (0).
    void setTag(int colour);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {qMin(sizeHint().width(), 60), sizeHint().height()}; }

signals:
    void removed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QFont countFont() const;
    int leadWidth() const;
    bool m_removable;
    int m_dot = 0;
    QString m_lead;
    QString m_count;
};

// Removes all chips of a widget. They are deleted later, because one of them may be handling a click.
void removeChips(const QWidget &parent);

} // namespace lectern
