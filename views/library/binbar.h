#pragma once
// Above the list while the bin is looked at: what it is, and what can be done there.
#include "views/widgets/noticebar.h"

namespace lectern
{

class Actions;

class BinBar final : public NoticeBar
{
    Q_OBJECT
public:
    explicit BinBar(const Actions &actions, QWidget *parent = nullptr);
    void showText(const QString &text);
};

} // namespace lectern
