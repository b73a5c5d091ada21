#include "texhtml.h"

#include "models/core/layouttext.h"
#include "models/tex/tex.h"
#include "models/tex/texspans.h"

#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <vector>

namespace lectern
{

namespace
{

// Returns for each position whether it is in code, that is, between two equally long runs of backticks.
std::vector<bool> inCode(const QString &text)
{
    std::vector<bool> code(size_t(text.size()), false);
    const auto runAt = [&text](qsizetype at) {
        qsizetype end = at;
        while (end < text.size() && text[end] == u'`')
            ++end;
        return end - at;
    };
    std::vector<std::pair<qsizetype, qsizetype>> runs; // position, length
    for (qsizetype at = text.indexOf(u'`'); at >= 0; at = text.indexOf(u'`', at + runs.back().second))
        runs.emplace_back(at, runAt(at));
    for (size_t open = 0; open < runs.size(); ++open) {
        const auto close = std::find_if(runs.begin() + ptrdiff_t(open) + 1, runs.end(),
                                        [&](const auto &run) { return run.second == runs[open].second; });
        if (close == runs.end())
            continue;
        std::fill(code.begin() + runs[open].first, code.begin() + close->first, true);
        open = size_t(close - runs.begin());
    }
    return code;
}

// Returns a character that is not in the text. It replaces formulas while Markdown is parsed, because _ and *
// have other meanings there.
QChar placeholderFor(const QString &text)
{
    char16_t own = 0xe000;
    while (own < 0xf8ff && text.contains(QChar(own)))
        ++own;
    return QChar(own);
}

void putFormula(QTextCursor place, const QString &tex)
{
    // Formulas inherit the format of headings and bold text.
    const QTextCharFormat around = place.charFormat();
    QTextCharFormat kept;
    for (const int property : {QTextFormat::FontWeight, QTextFormat::FontSizeAdjustment})
        if (around.hasProperty(property))
            kept.setProperty(property, around.property(property));
    const int begin = place.selectionStart();
    place.insertHtml(texToHtml(tex));
    const int end = place.position();
    place.setPosition(begin);
    place.setPosition(end, QTextCursor::KeepAnchor);
    place.mergeCharFormat(kept);
}

} // namespace

void showNoteText(QTextDocument &document, const QString &note)
{
    constexpr qsizetype kMaxMarkdown = 50'000; // in characters; Qt's Markdown parser needs quadratic time
    const QString markdown = layoutText(note);
    if (markdown.size() > kMaxMarkdown) {
        document.setPlainText(markdown);
        return;
    }
    constexpr auto features =
        QTextDocument::MarkdownFeatures(QTextDocument::MarkdownNoHTML) | QTextDocument::MarkdownDialectGitHub;
    const std::vector<bool> code = inCode(markdown);
    const QChar placeholder = placeholderFor(markdown);
    QStringList formulas;
    QString text;
    qsizetype at = 0;
    for (const tex::FormulaSpan &span : tex::findFormulas(markdown)) {
        if (code[size_t(span.begin)])
            continue;
        text += QStringView(markdown).sliced(at, span.begin - at) + placeholder;
        formulas.append(markdown.sliced(span.begin, span.end - span.begin));
        at = span.end;
    }
    text += QStringView(markdown).sliced(at);
    document.setMarkdown(text, features);
    if (document.toPlainText().count(placeholder) != formulas.size()) { // a formula was part of a link
        document.setMarkdown(markdown, features);
        return;
    }
    QTextCursor place(&document);
    for (const QString &formula : std::as_const(formulas)) {
        place = document.find(QString(placeholder), place);
        if (place.isNull())
            return;
        putFormula(place, formula);
        place.setPosition(place.selectionStart());
    }
}

} // namespace lectern
