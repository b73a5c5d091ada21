#pragma once
// A row of the tag colours, with the current one checked.
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

    // Sets the tag; an empty name disables the choice.
    void showTag(const QString &name, int colour);

signals:
    void chosen(int colour);

private:
    QLabel *m_about;
    QButtonGroup *m_buttons;
};

// Fills a menu with the colours; calls then with the chosen one.
void fillColours(QMenu &menu, int colour, const std::function<void(int)> &then);

} // namespace lectern
