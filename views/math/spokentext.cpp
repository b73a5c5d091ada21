#include "spokentext.h"

#include "mathobject.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>

namespace lectern
{

int SpokenText::offsetOf(int position) const
{
    int shift = 0; // growth of the text so far
    for (const Formula &formula : formulas) {
        if (position < formula.position + formula.length) {
            if (position >= formula.position)
                return formula.offset;
            break;
        }
        shift += formula.spoken - formula.length;
    }
    return position + shift;
}

int SpokenText::positionOf(int offset) const
{
    int shift = 0;
    for (const Formula &formula : formulas) {
        if (offset < formula.offset + formula.spoken) {
            if (offset >= formula.offset)
                return formula.position;
            break;
        }
        shift += formula.spoken - formula.length;
    }
    return offset - shift;
}

SpokenText spokenText(const QTextDocument &document)
{
    struct Open { // formula to which the last fragments belong
        int number = -1, position = 0, end = -1;
        bool plain = true; // plain characters are sufficient
        QString source, shown;
    };
    SpokenText out;
    Open open;
    const auto close = [&] {
        if (open.number >= 0 && !open.plain) {
            out.formulas.append(
                {open.position, open.end - open.position, int(out.text.size()), int(open.source.size())});
            out.text += open.source;
        } else {
            out.text += open.shown;
        }
        open = {};
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block != document.begin())
            out.text += u'\n';
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const QTextCharFormat format = fragment.charFormat();
            const QString source = format.stringProperty(FormulaSource);
            if (source.isEmpty()) {
                close();
                out.text += fragment.text();
                continue;
            }
            const int number = format.intProperty(FormulaNumber);
            if (number != open.number || fragment.position() != open.end) {
                close();
                open.number = number;
                open.position = fragment.position();
                open.source = source;
            }
            open.end = fragment.position() + fragment.length();
            open.shown += fragment.text();
            open.plain = open.plain && format.objectType() != MathObject::Type
                && format.verticalAlignment() != QTextCharFormat::AlignSuperScript
                && format.verticalAlignment() != QTextCharFormat::AlignSubScript;
        }
        close();
    }
    for (QChar &c : out.text)
        if (c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u'\n';
        else if (c == QChar::Nbsp)
            c = u' ';
    return out;
}

} // namespace lectern
