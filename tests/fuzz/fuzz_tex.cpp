// Fuzzes TeX conversion: no crash, no sanitizer error. Runs cover the text, formulas are inside the text and
// the source, and the output contains no control characters for the text engine or a terminal.
#include "models/tex/tex.h"

#include <cstdint>
#include <cstdlib>

using namespace lectern;

namespace
{

void check(bool good)
{
    if (!good)
        std::abort();
}

void checkText(const QString &source, TexReach reach)
{
    const TexText text = texToText(source, reach);
    qsizetype at = 0;
    for (const TexRun &run : text.runs) {
        check(run.at == at && run.length > 0 && run.sourceAt >= 0
              && run.sourceAt + run.sourceLength <= source.size());
        check(run.link < int(text.links.size()) && run.formula < int(text.formulas.size()));
        at += run.length;
    }
    check(at == text.text.size());
    for (const TexFormula &formula : text.formulas)
        check(formula.at >= 0 && formula.at + formula.length <= text.text.size() && formula.sourceAt >= 0
              && formula.sourceAt + formula.sourceLength <= source.size());
    for (const QString &link : text.links)
        check(link.startsWith(u"http", Qt::CaseInsensitive)
              || link.startsWith(u"mailto:", Qt::CaseInsensitive));
    for (const QChar c : text.text)
        check((c.unicode() >= 0x20 || c == u'\n') && c.unicode() != 0xfffc
              && !(c.unicode() >= 0x202a && c.unicode() <= 0x202e));
    text.copied(text.text.size() / 3, text.text.size() / 3);
    texToHtml(text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString source = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    checkText(source, TexReach::Pane);
    checkText(source, TexReach::Line);
    texPlainText(source);
    texLinkTarget(source);
    return 0;
}
