#pragma once
// Bar above the list while it shows the trash, with the available actions.
#include "views/widgets/noticebar.h"

namespace lectern
{

class Actions;

class TrashBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit TrashBar(const Actions &actions, QWidget *parent = nullptr);
    void showText(const QString &text);
};

} // namespace lectern
