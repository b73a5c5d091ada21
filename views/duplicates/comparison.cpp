#include "comparison.h"

#include "models/itemmodels/display.h"
#include "models/tex/tex.h"
#include "views/math/formulas.h"
#include "views/math/texhtml.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>

#include <vector>

namespace lectern
{

using namespace Qt::StringLiterals;

static constexpr qsizetype kMaxWords = 1500; // maximum length for a word-by-word comparison

// Translation context of this file.
struct ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(ComparisonWords)
};

WordMarks differingWords(const QStringList &first, const QStringList &second)
{
    WordMarks marks{QList<bool>(first.size(), true), QList<bool>(second.size(), true)};
    if (first.size() > kMaxWords || second.size() > kMaxWords)
        return marks;
    // Longest common subsequence; lengths are counted from the end.
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

namespace
{

// The words of a text with their positions.
struct PlacedWords {
    QStringList words;
    QList<qsizetype> at;
};

PlacedWords placedWords(const QString &text)
{
    PlacedWords placed;
    for (qsizetype i = 0; i < text.size();) {
        if (text[i].isSpace()) {
            ++i;
            continue;
        }
        const qsizetype begin = i;
        while (i < text.size() && !text[i].isSpace())
            ++i;
        placed.words.append(text.mid(begin, i - begin));
        placed.at.append(begin);
    }
    return placed;
}

// Returns the ranges of the marked words. Adjacent words share one range.
TexMarks marksOf(const PlacedWords &placed, const QList<bool> &differs)
{
    TexMarks marks;
    for (qsizetype i = 0; i < placed.words.size(); ++i) {
        if (!differs[i])
            continue;
        const qsizetype end = placed.at[i] + placed.words[i].size();
        if (i > 0 && differs[i - 1])
            marks.last().second = end - marks.last().first;
        else
            marks.append({placed.at[i], end - placed.at[i]});
    }
    return marks;
}

// Returns a field value for the table, as TeX.
QString shownValue(const QString &field, const QString &text)
{
    if (field == "score"_L1)
        return scoreText(text.isEmpty() ? std::nullopt : std::optional(text.toDouble()));
    if (field == "citations"_L1 && !text.isEmpty())
        return numberText(text.toLongLong());
    if (field == "code"_L1 && !text.isEmpty())
        return text == "yes"_L1 ? ComparisonWords::tr("yes") : ComparisonWords::tr("no");
    return field == "authors"_L1 ? QString(text).replace(u'\n', u", "_s) : text;
}

// Returns the user's data as text: "bookmarked, read; tags: a, b; 3 stars; a note of 20 words".
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

QString cell(const QString &html, const QColor &color, const QColor &ground, int width, int span = 1)
{
    return u"<td width=\"%1%\" colspan=\"%2\" style=\"color:%3\"%4>%5</td>"_s.arg(width).arg(span).arg(
        color.name(), ground.isValid() ? u" bgcolor=\"%1\""_s.arg(ground.name()) : QString(), html);
}

// Returns a cell such as "◉ Ada Quill": a radio mark, filled if the value is chosen, and the value.
QString choiceCell(int line, MergeSide side, bool chosen, const QString &html, const Colors &colors, int span)
{
    const QString mark =
        u"<a href=\"choose:%1:%2\" style=\"text-decoration:none;color:%3\">%4</a> "_s.arg(line)
            .arg(int(side))
            .arg((chosen ? colors.accent : colors.muted).name(), chosen ? u"◉"_s : u"○"_s);
    return cell(mark + html, colors.text, chosen ? colors.selection : QColor(), span == 2 ? 88 : 44, span);
}

// Returns a cell with a field name that does not wrap, and the text below it.
QString nameHtml(const QString &name, const QString &below)
{
    return u"<p style=\"margin:0;white-space:pre\">"_s + name + u"</p>"_s
        + (below.isEmpty() ? QString() : u"<p style=\"margin:0\"><small>"_s + below + u"</small></p>"_s);
}

QString nameCell(int line, const MergeLine &of, bool current, const Colors &colors)
{
    const QString name = (of.agrees ? QString() : u"≠ "_s) + paperFieldName(of.field);
    const QString shown = u"<a name=\"line%1\"></a>"_s.arg(line)
        + (current ? u"<b>▸ %1</b>"_s.arg(name.toHtmlEscaped()) : name.toHtmlEscaped());
    const QString why = of.why.isEmpty()
        ? QString()
        : u"<span style=\"color:%1\">%2</span>"_s.arg(colors.muted.name(), of.why.toHtmlEscaped());
    return cell(nameHtml(shown, why),
                of.agrees     ? colors.muted
                    : current ? colors.accent
                              : colors.bookmark,
                {}, 12);
}

QString differingRow(int number, const MergeLine &line, const ComparisonState &look, const Colors &colors)
{
    const QString none = u"<span style=\"color:%1\">%2</span>"_s.arg(
        colors.muted.name(), ComparisonWords::tr("unknown").toHtmlEscaped());
    const TexText first = texToText(shownValue(line.field, line.first)),
                  second = texToText(shownValue(line.field, line.second));
    const PlacedWords wordsA = placedWords(first.text), wordsB = placedWords(second.text);
    WordMarks marks{QList<bool>(wordsA.words.size(), false), QList<bool>(wordsB.words.size(), false)};
    if (!line.first.isEmpty() && !line.second.isEmpty())
        marks = differingWords(wordsA.words, wordsB.words);
    const MergeSide chosen = look.sides.value(number);
    const auto side = [&](MergeSide of, const TexText &text, const PlacedWords &words,
                          const QList<bool> &differs) {
        const QString html =
            text.text.isEmpty() ? none : texToPaneHtml(text, marksOf(words, differs), colors.match.name());
        return choiceCell(number, of, chosen == of, html, colors, 1);
    };
    QString html = u"<tr>"_s + nameCell(number, line, number == look.current, colors)
        + side(MergeSide::First, first, wordsA, marks.first)
        + side(MergeSide::Second, second, wordsB, marks.second) + u"</tr>"_s;
    if (line.together != line.first && line.together != line.second)
        html += u"<tr>"_s + cell({}, colors.muted, {}, 12)
            + choiceCell(number, MergeSide::Together, chosen == MergeSide::Together,
                         ComparisonWords::tr("combined: %1")
                             .toHtmlEscaped()
                             .arg(texToPaneHtml(texToText(shownValue(line.field, line.together)))),
                         colors, 2)
            + u"</tr>"_s;
    return html;
}

// Returns the rows of equal fields: only their names, or each with its value.
QString agreeingRows(const PaperComparison &comparison, int from, bool folded, const Colors &colors)
{
    QStringList names;
    QString rows;
    for (int i = from; i < comparison.lines.size(); ++i) {
        const MergeLine &line = comparison.lines[i];
        names.append(paperFieldName(line.field));
        rows += u"<tr>"_s + nameCell(i, line, false, colors)
            + cell(texToPaneHtml(texToText(shownValue(line.field, line.first))), colors.muted, {}, 88, 2)
            + u"</tr>"_s;
    }
    if (names.isEmpty())
        return {};
    const QString text = folded
        ? ComparisonWords::tr("▸ %n field(s) agree: %1", nullptr, int(names.size())).arg(names.join(u", "_s))
        : ComparisonWords::tr("▾ %n field(s) agree", nullptr, int(names.size()));
    return u"<tr><td colspan=\"3\"><a href=\"fold:\" style=\"text-decoration:none;color:%1\">%2</a></td></tr>"_s
               .arg(colors.muted.name(), text.toHtmlEscaped())
        + (folded ? QString() : rows);
}

} // namespace

QString comparisonHtml(const PaperComparison &comparison, const ComparisonState &look, const Colors &colors)
{
    if (comparison.papers.size() != 2)
        return {};
    QString html = u"<table cellspacing=\"0\" cellpadding=\"6\" width=\"100%\">"_s;
    int differing = 0;
    for (; differing < comparison.lines.size() && !comparison.lines[differing].agrees; ++differing)
        html += differingRow(differing, comparison.lines[differing], look, colors);
    const ComparedPaper &a = comparison.papers[0], &b = comparison.papers[1];
    const auto kept = [&](const QString &name, const QString &first, const QString &second) {
        if (!first.isEmpty() || !second.isEmpty())
            html += u"<tr>"_s
                + cell(nameHtml(name.toHtmlEscaped(), ComparisonWords::tr("both are kept").toHtmlEscaped()),
                       colors.muted, {}, 12)
                + cell(first.toHtmlEscaped(), colors.muted, {}, 44)
                + cell(second.toHtmlEscaped(), colors.muted, {}, 44) + u"</tr>"_s;
    };
    kept(ComparisonWords::tr("Yours"), ownText(a), ownText(b));
    kept(ComparisonWords::tr("Sources"), sourcesText(a.detail), sourcesText(b.detail));
    html += agreeingRows(comparison, differing, look.folded, colors);
    return html + u"</table>"_s;
}

ComparisonView::ComparisonView(QWidget *parent)
    : UnloadedBrowser(parent), m_math(this), m_formulas(std::make_unique<Formulas>(this, &m_math))
{
    setAccessibleName(tr("Comparison of the two papers by field"));
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QTextBrowser::anchorClicked, this, &ComparisonView::follow);
}

ComparisonView::~ComparisonView() = default;

void ComparisonView::show(const PaperComparison &comparison)
{
    if (comparison.papers.size() != 2)
        return;
    m_comparison = comparison;
    m_look = {};
    for (const MergeLine &line : comparison.lines)
        m_look.sides.append(line.side);
    m_line = 0;
    m_look.current = hasFocus() && differing() > 0 ? 0 : -1;
    m_math.dropRequests(); // requests for formulas of the previous pair
    render();
    verticalScrollBar()->setValue(0);
    updateText();
}

void ComparisonView::forget()
{
    m_comparison = {};
    m_look = {};
    clear();
    setAccessibleDescription({});
}

int ComparisonView::differing() const
{
    int lines = 0;
    while (lines < m_comparison.lines.size() && !m_comparison.lines[lines].agrees)
        ++lines;
    return lines;
}

QHash<QString, QString> ComparisonView::chosen() const
{
    QHash<QString, QString> texts;
    for (int i = 0; i < differing(); ++i)
        texts.insert(m_comparison.lines[i].field, m_comparison.lines[i].text(m_look.sides[i]));
    return texts;
}

void ComparisonView::choose(int line, MergeSide side)
{
    if (line < 0 || line >= differing())
        return;
    m_look.sides[line] = side;
    m_line = line;
    m_look.current = hasFocus() ? line : -1;
    render();
    updateText();
}

void ComparisonView::chooseAll(MergeSide side)
{
    for (int i = 0; i < differing(); ++i)
        m_look.sides[i] = side;
    render();
    updateText();
}

void ComparisonView::render()
{
    const int scrolled = verticalScrollBar()->value();
    setHtml(comparisonHtml(m_comparison, m_look, colorsOf(palette())));
    m_formulas->attach();
    verticalScrollBar()->setValue(scrolled);
}

// Announces the focused line to screen readers.
void ComparisonView::updateText()
{
    if (m_line >= differing()) {
        setAccessibleDescription({});
        return;
    }
    const MergeLine &line = m_comparison.lines[m_line];
    const MergeSide side = m_look.sides[m_line];
    const QString where = side == MergeSide::First ? tr("left")
        : side == MergeSide::Second                ? tr("right")
                                                   : tr("combined");
    setAccessibleDescription(tr("%1, %2 selected: %3", "a field, a side, a value")
                                 .arg(paperFieldName(line.field), where, line.text(side).left(300)));
}

void ComparisonView::follow(const QUrl &address)
{
    if (address.scheme() == "fold"_L1) {
        m_look.folded = !m_look.folded;
        render();
    } else if (address.scheme() == "choose"_L1) {
        const QStringList parts = address.path().split(u':');
        choose(parts.value(0).toInt(), MergeSide(qBound(0, parts.value(1).toInt(), 2)));
    }
}

// The whole value is clickable.
void ComparisonView::mouseReleaseEvent(QMouseEvent *event)
{
    UnloadedBrowser::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || textCursor().hasSelection()
        || !anchorAt(event->position().toPoint()).isEmpty())
        return;
    // The radio mark is at the beginning of its cell.
    const QTextBlock block = cursorForPosition(event->position().toPoint()).block();
    for (auto it = block.begin(); !it.atEnd(); ++it)
        if (const QString address = it.fragment().charFormat().anchorHref();
            address.startsWith("choose:"_L1)) {
            follow(QUrl(address));
            return;
        }
}

void ComparisonView::goTo(int line)
{
    if (differing() == 0)
        return;
    m_line = qBound(0, line, differing() - 1);
    m_look.current = m_line;
    render();
    if (m_line == 0)
        verticalScrollBar()->setValue(0);
    else
        scrollToAnchor(u"line%1"_s.arg(qMax(0, m_line - 1))); // keeps the previous line visible
    updateText();
}

bool ComparisonView::tryKey(int key, bool all)
{
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
        goTo(m_line + (key == Qt::Key_Down ? 1 : -1));
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        goTo(key == Qt::Key_Home ? 0 : differing() - 1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const MergeSide side = key == Qt::Key_Left ? MergeSide::First : MergeSide::Second;
        if (all)
            chooseAll(side);
        else
            choose(m_line, side);
        return true;
    }
    case Qt::Key_Space: {
        if (m_line >= differing())
            return true;
        const MergeLine &line = m_comparison.lines[m_line];
        const int sides = line.together != line.first && line.together != line.second ? 3 : 2;
        choose(m_line, MergeSide((int(m_look.sides[m_line]) + 1) % sides));
        return true;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit mergeRequested();
        return true;
    case Qt::Key_J:
    case Qt::Key_K:
        emit stepRequested(key == Qt::Key_J ? 1 : -1);
        return true;
    default:
        return false;
    }
}

void ComparisonView::keyPressEvent(QKeyEvent *event)
{
    const bool all = event->modifiers() == Qt::ShiftModifier;
    if ((event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier && isFilled()
        && !(event->isAutoRepeat() && event->key() == Qt::Key_Return) && tryKey(event->key(), all))
        return;
    if (event->key() == Qt::Key_Escape)
        event->ignore(); // handled by the page
    else
        UnloadedBrowser::keyPressEvent(event);
}

void ComparisonView::focusInEvent(QFocusEvent *event)
{
    UnloadedBrowser::focusInEvent(event);
    if (m_look.current < 0 && differing() > 0) {
        m_look.current = m_line;
        render();
        updateText();
    }
}

void ComparisonView::focusOutEvent(QFocusEvent *event)
{
    UnloadedBrowser::focusOutEvent(event);
    if (m_look.current >= 0 && event->reason() != Qt::PopupFocusReason
        && event->reason() != Qt::ActiveWindowFocusReason) {
        m_look.current = -1;
        render();
    }
}

void ComparisonView::changeEvent(QEvent *event)
{
    UnloadedBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_formulas && isFilled())
        render(); // the document contains palette colours
}

} // namespace lectern
