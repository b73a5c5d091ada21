#include "texhtml.h"

#include <QUrl>

namespace lectern
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QStringView kScheme = u"formula:";

// Returns a part of the text as a separate TexText, so that texToHtml() handles escaping and formats.
TexText pieceOf(const TexText &text, const TexRun &run, qsizetype begin, qsizetype end)
{
    TexText piece;
    piece.text = text.text.mid(begin, end - begin);
    TexRun only = run;
    only.at = 0;
    only.length = end - begin;
    only.link = -1;
    piece.runs.append(only);
    return piece;
}

} // namespace

QString formulaAddress(const TexText &text, int formula)
{
    const TexFormula &each = text.formulas[formula];
    return kScheme + QString::number(formula) + u':' + (each.display ? u'd' : u't')
        + (each.outcome == TexFormula::Outcome::Declined ? u'p' : u's') + u':'
        + QString::fromLatin1(QUrl::toPercentEncoding(text.source.mid(each.sourceAt, each.sourceLength)));
}

FormulaName formulaOfAddress(const QString &address)
{
    FormulaName name;
    if (!address.startsWith(kScheme))
        return name;
    const qsizetype flags = address.indexOf(u':', kScheme.size()) + 1;
    if (flags <= kScheme.size() || flags + 3 > address.size())
        return name;
    name.display = address[flags] == u'd';
    name.declined = address[flags + 1] == u'p';
    name.source = QUrl::fromPercentEncoding(address.mid(flags + 3).toLatin1());
    return name;
}

QString FormulaName::tex() const
{
    struct Delimiters {
        QStringView open, close;
    };
    static constexpr Delimiters all[] = {
        {u"$$", u"$$"}, {u"$", u"$"}, {u"\\(", u"\\)"}, {u"\\[", u"\\]"}, {u"\\ensuremath{", u"}"},
    };
    for (const Delimiters &each : all)
        if (source.startsWith(each.open) && source.endsWith(each.close)
            && source.size() > each.open.size() + each.close.size())
            return source.mid(each.open.size(), source.size() - each.open.size() - each.close.size());
    return source;
}

QString texToPaneHtml(const TexText &text, const TexMarks &marks, const QString &markColor)
{
    QString html;
    html.reserve(text.text.size() * 5 / 4 + 64);
    auto mark = marks.begin();
    for (const TexRun &run : text.runs) {
        const qsizetype runEnd = run.at + run.length;
        QString address = run.link >= 0 ? text.links[run.link]
            : run.formula >= 0          ? formulaAddress(text, run.formula)
                                        : QString();
        // A display formula has its own line.
        const bool display = run.formula >= 0 && text.formulas[run.formula].display;
        const TexFormula *formula = display ? &text.formulas[run.formula] : nullptr;
        if (display && run.at == formula->at && run.at > 0 && text.text[run.at - 1] != u'\n')
            html += u"<br/>"_s;
        if (!address.isEmpty())
            html += u"<a href=\""_s + address.toHtmlEscaped() + u"\">"_s;
        for (qsizetype at = run.at; at < runEnd;) {
            while (mark != marks.end() && mark->first + mark->second <= at)
                ++mark;
            const bool marked = mark != marks.end() && mark->first <= at;
            const qsizetype end = mark == marks.end() ? runEnd
                : marked                              ? std::min(runEnd, mark->first + mark->second)
                                                      : std::min(runEnd, mark->first);
            if (marked)
                html += u"<span style=\"background-color:"_s + markColor + u"\">"_s;
            html += texToHtml(pieceOf(text, run, at, end));
            if (marked)
                html += u"</span>"_s;
            at = end;
        }
        if (!address.isEmpty())
            html += u"</a>"_s;
        if (display && runEnd == formula->at + formula->length && runEnd < text.text.size()
            && text.text[runEnd] != u'\n')
            html += u"<br/>"_s;
    }
    return html;
}

} // namespace lectern
