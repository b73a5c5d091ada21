#pragma once
// The colours that a tag can have, side by side, and which of them it has.
#include <QWidget>

#include <functional>

class QButtonGroup;
class QLabel;
class QMenu;

namespace lectern
{

class TagSwatches final : public QWidget
{
    Q_OBJECT
public:
    explicit TagSwatches(QWidget *parent = nullptr);

    // Whose colour it is; an empty name: of none, nothing can be chosen.
    void showTag(const QString &name, int colour);

signals:
    void chosen(int colour);

private:
    QLabel *m_about;
    QButtonGroup *m_buttons;
};

// Fills a menu with the colours; what is chosen there is given to then.
void fillColours(QMenu &menu, int colour, const std::function<void(int)> &then);

} // namespace lectern
