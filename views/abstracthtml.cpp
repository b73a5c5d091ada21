#include "abstracthtml.h"

#include "math/texhtml.h"
#include "models/core/tex.h"

namespace lectern
{

QString abstractToHtml(const QString &text)
{
    return texToPaneHtml(texToText(text, TexReach::Pane));
}

} // namespace lectern
