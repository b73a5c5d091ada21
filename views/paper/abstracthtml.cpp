#include "paperhtml.h"

#include "models/tex/tex.h"
#include "views/math/texhtml.h"

namespace lectern
{

QString abstractToHtml(const QString &text)
{
    return texToPaneHtml(texToText(text, TexReach::Pane));
}

} // namespace lectern
