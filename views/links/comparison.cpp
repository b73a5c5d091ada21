#include "comparison.h"

#include "models/items/text/display.h"

#include <QCoreApplication>

#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qsizetype kMostWords = 1500; // of a text that is compared word by word

// The context of this file's words.
struct ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(ComparisonWords)
};

WordMarks differingWords(const QStringList &first, const QStringList &second)
{
    WordMarks marks{QList<bool>(first.size(), true), QList<bool>(second.size(), true)};
    if (first.size() > kMostWords || second.size() > kMostWords)
        return marks;
    // The longest common subsequence; lengths from here to the ends.
    const size_t width = size_t(second.size()) + 1;
    std::vector<quint16> lengths((size_t(first.size()) + 1) * width);
    for (qsizetype i = first.size() - 1; i >= 0; --i)
        for (qsizetype j = second.size() - 1; j >= 0; --j) {
            const size_t at = size_t(i) * width + size_t(j);
            lengths[at] = first[i] == second[j] ? quint16(lengths[at + width + 1] + 1)
                                                : std::max(lengths[at + width], lengths[at + 1]);
        }
    for (qsizetype i = 0, j = 0; i < first.size() && j < second.size();) {
        const size_t at = size_t(i) * width + size_t(j);
        if (first[i] == second[j])
            marks.first[i++] = marks.second[j++] = false;
        else if (lengths[at + width] >= lengths[at + 1])
            ++i;
        else
            ++j;
    }
    return marks;
}

static QString markedHtml(const QStringList &words, const QList<bool> &differs, const Colors &colors)
{
    QString html;
    for (qsizetype i = 0; i < words.size(); ++i) {
        // Neighbours are marked in one piece.
        if (differs[i] && (i == 0 || !differs[i - 1]))
            html += u"<span style=\"background-color:%1\">"_s.arg(colors.match.name());
        html += words[i].toHtmlEscaped();
        if (differs[i] && (i + 1 == words.size() || !differs[i + 1]))
            html += u"</span>"_s;
        if (i + 1 < words.size())
            html += u' ';
    }
    return html;
}

namespace
{

struct Field {
    QString name, first, second;
};

// "bookmarked, read; tags: a, b; 3 stars; a note of 20 words"
QString ownText(const ComparedPaper &paper)
{
    QStringList parts;
    if (paper.detail.row.bookmarked)
        parts.append(ComparisonWords::tr("bookmarked"));
    if (paper.detail.row.read)
        parts.append(ComparisonWords::tr("read"));
    if (!paper.tags.isEmpty())
        parts.append(ComparisonWords::tr("tagged %1").arg(paper.tags.join(u", "_s)));
    if (!paper.note.isEmpty())
        parts.append(ComparisonWords::tr("with a note: %1").arg(paper.note.simplified().left(200)));
    return parts.join(u"; "_s);
}

QString sourcesText(const PaperDetail &paper)
{
    QStringList names;
    for (const StatedValue &value : paper.values)
        if (!value.own && !names.contains(value.sourceName))
            names.append(value.sourceName);
    return names.join(u", "_s);
}

QList<Field> fields(const ComparedPaper &a, const ComparedPaper &b)
{
    const auto yesNo = [](std::optional<bool> code) {
        return !code ? QString() : *code ? ComparisonWords::tr("yes") : ComparisonWords::tr("no");
    };
    const auto number = [](std::optional<int> value) { return value ? numberText(*value) : QString(); };
    const auto both = [&](const QString &name, const auto &of) {
        return Field{name, of(a.detail), of(b.detail)};
    };
    using Detail = const PaperDetail &;
    return {both(ComparisonWords::tr("Title"), [](Detail d) { return d.row.title; }),
            both(ComparisonWords::tr("Authors"), [](Detail d) { return authorsText(d.row); }),
            both(ComparisonWords::tr("Date"), [](Detail d) { return dateText(d.row); }),
            both(ComparisonWords::tr("Category"), [](Detail d) { return d.row.category; }),
            both(ComparisonWords::tr("Venue"), [](Detail d) { return d.row.venue; }),
            both(ComparisonWords::tr("Score"), [](Detail d) { return scoreText(d.row.score); }),
            both(ComparisonWords::tr("Code"), [&](Detail d) { return yesNo(d.row.code); }),
            both(ComparisonWords::tr("Affiliation"), [](Detail d) { return d.row.affiliation; }),
            both(ComparisonWords::tr("Citations"), [&](Detail d) { return number(d.row.citations); }),
            both(ComparisonWords::tr("arXiv"), [](Detail d) { return d.arxivId; }),
            both(ComparisonWords::tr("DOI"), [](Detail d) { return d.doi; }),
            both(ComparisonWords::tr("Address"), [](Detail d) { return d.url; }),
            both(ComparisonWords::tr("Abstract"), [](Detail d) { return d.abstract; }),
            both(ComparisonWords::tr("Sources"), [](Detail d) { return sourcesText(d); }),
            {ComparisonWords::tr("Yours"), ownText(a), ownText(b)}};
}

} // namespace

QString comparisonHtml(const ComparedPaper &first, const ComparedPaper &second, const Colors &colors)
{
    QString html = u"<table cellspacing=\"0\" cellpadding=\"6\" width=\"100%\">"_s;
    for (const Field &field : fields(first, second)) {
        const QString a = field.first.simplified(), b = field.second.simplified();
        if (a.isEmpty() && b.isEmpty())
            continue;
        const bool differs = a != b;
        const QString none = u"<span style=\"color:%1\">%2</span>"_s.arg(
            colors.muted.name(), ComparisonWords::tr("not known").toHtmlEscaped());
        QString left = a.toHtmlEscaped(), right = b.toHtmlEscaped();
        if (differs && !a.isEmpty() && !b.isEmpty()) {
            const QStringList wordsA = a.split(u' '), wordsB = b.split(u' ');
            const WordMarks marks = differingWords(wordsA, wordsB);
            left = markedHtml(wordsA, marks.first, colors);
            right = markedHtml(wordsB, marks.second, colors);
        }
        html +=
            u"<tr><td width=\"12%\" style=\"color:%1\">%2</td><td width=\"44%\" style=\"color:%3\">%4</td>"
            "<td width=\"44%\" style=\"color:%3\">%5</td></tr>"_s.arg(
                (differs ? colors.bookmark : colors.muted).name(),
                (differs ? u"≠ "_s + field.name : field.name).toHtmlEscaped(),
                (differs ? colors.text : colors.muted).name(), a.isEmpty() ? none : left,
                b.isEmpty() ? none : right);
    }
    return html + u"</table>"_s;
}

} // namespace lectern
