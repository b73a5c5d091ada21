#pragma once
// Shows what is being printed.
#include "views/widgets/taskline.h"

namespace lectern
{

class PrintStatus final : public TaskLine
{
    Q_OBJECT
public:
    explicit PrintStatus(QWidget *parent = nullptr)
        : TaskLine(tr("Print progress"), tr("Cancel printing"), parent)
    {
        setObjectName(QStringLiteral("printStatus"));
        setCancelName(QStringLiteral("cancelPrinting"));
    }
};

} // namespace lectern
