#include "embeddedhighlights.h"

#include "models/attachments/markedcopy.h"
#include "models/pdf/pdfdocument.h"
#include "models/pdf/quotefinder.h"
#include "pdftext.h"

#include <algorithm>

namespace lectern
{

void EmbeddedHighlights::setDocument(PdfDocument *document)
{
    m_highlights.clear();
    m_isRead = false;
    if (!document)
        return;
    connect(document, &PdfDocument::markingsReady, this,
            [this](const QList<PdfAnnotation> &markings, const PdfPageText &text) {
                for (const PdfAnnotation &each : markings)
                    if (Highlight highlight = embeddedHighlight(each, text); !highlight.boxes.isEmpty())
                        addEmbedded(m_highlights, std::move(highlight));
            });
    connect(document, &PdfDocument::allMarkingsReady, this, [this] {
        m_isRead = true;
        emit read();
    });
}

Highlight embeddedHighlight(const PdfAnnotation &annotation, const PdfPageText &text)
{
    const auto isMarked = [&](const PdfWord &word) {
        const QPointF middle = word.box.center();
        return std::any_of(annotation.boxes.cbegin(), annotation.boxes.cend(),
                           [&](const QRectF &box) { return box.contains(middle); });
    };
    // Uses the longest run of highlighted words, because a box that extends into the next line or column
    // covers unintended words.
    constexpr int kGap =
        2; // maximum number of words between, such as formulas whose centre is outside the box
    int first = -1, last = -1, begin = -1, end = -1;
    for (int i = 0; i < int(text.words.size()); ++i) {
        if (!isMarked(text.words[size_t(i)]))
            continue;
        if (begin < 0 || i - end > kGap + 1)
            begin = i;
        end = i;
        if (first < 0 || end - begin > last - first) {
            first = begin;
            last = end;
        }
    }
    Highlight highlight;
    if (first < 0)
        return highlight;
    highlight.quote = copiedPdfText(text, first, last);
    const QuoteContext context = contextOf(text, first, last);
    highlight.before = context.before;
    highlight.after = context.after;
    for (const QRectF &box : lineBoxes(text, first, last))
        highlight.boxes.append({annotation.page, box});
    highlight.colour = nearestHighlightColour(annotation.colour);
    highlight.comment = annotation.comment.trimmed();
    highlight.id = highlightOfName(annotation.name);
    return highlight;
}

void addEmbedded(QList<Highlight> &embedded, Highlight highlight)
{
    const auto before = highlight.id.isEmpty()
        ? embedded.end()
        : std::find_if(embedded.begin(), embedded.end(),
                       [&](const Highlight &each) { return each.id == highlight.id; });
    if (before == embedded.end()) {
        embedded.append(std::move(highlight));
        return;
    }
    const bool continues = before->boxes.last().page + 1 == highlight.page()
        && before->boxes.size() + highlight.boxes.size() <= Highlight::kMaxBoxes
        && before->quote.size() + highlight.quote.size() < Highlight::kMaxQuoteLength;
    if (!continues) {
        highlight.id.clear();
        embedded.append(std::move(highlight));
        return;
    }
    before->quote += u'\n' + highlight.quote;
    before->boxes += highlight.boxes;
    before->after = highlight.after;
    // Another program may have changed the note of only one part.
    if (before->comment.isEmpty())
        before->comment = highlight.comment;
    else if (!before->comment.contains(highlight.comment))
        before->comment += u"\n\n" + highlight.comment;
}

QList<Highlight> notImportedYet(const QList<Highlight> &embedded, const QList<Highlight> &highlights)
{
    QList<Highlight> missing;
    for (const Highlight &each : embedded) {
        const auto isSame = [&](const Highlight &other) {
            return (!each.id.isEmpty() && other.id == each.id)
                || (other.quote.simplified() == each.quote.simplified() && other.page() == each.page());
        };
        if (std::none_of(highlights.cbegin(), highlights.cend(), isSame)
            && std::none_of(missing.cbegin(), missing.cend(), isSame))
            missing.append(each);
    }
    return missing;
}

} // namespace lectern
