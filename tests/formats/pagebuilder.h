#pragma once
// Builds invented pages in the real layouts from known papers. The meaning of each line and the expected
// result of a reader are therefore known.
#include "models/core/paper.h"

#include <QLocale>
#include <QStringList>

namespace lectern::test
{

using namespace Qt::StringLiterals;

// One line of a built page and the paper it belongs to.
struct BuiltLine {
    enum class Kind { Blank, Name, Head, Date, Title, Names, Abstract, Other };
    QString text;
    Kind kind = Kind::Blank;
    int paper = -1; // index into BuiltPage::papers; -1: none
};

struct BuiltPage {
    QString name; // name of the layout, for messages
    QList<BuiltLine> lines;
    QList<Paper> papers; // the expected result, without line numbers
    std::optional<AuthorFigures> author;
};

inline QString dateText(const Paper &paper)
{
    const QLocale english(QLocale::English);
    return paper.dateInferred ? english.toString(paper.date, u"MMM d"_s)
                              : english.toString(paper.date, u"MMM d, yyyy"_s);
}

inline Paper builtPaper(const QString &title, const QStringList &authors, bool etAl, const QString &category,
                        QDate date, bool inferred, std::optional<double> score, bool code)
{
    Paper paper;
    paper.title = title;
    paper.authors = authors;
    paper.authorsTruncated = etAl;
    paper.category = category;
    paper.date = date;
    paper.dateInferred = inferred;
    paper.score = score;
    paper.code = code;
    return paper;
}

// Twelve papers with abstracts of one to nine sentences.
inline QList<Paper> builtPapers()
{
    using D = QDate;
    QList<Paper> papers{
        builtPaper(u"Tidal Caches: Serving Long Prompts on Leftover Memory"_s,
                   {u"Ada Prudnik"_s, u"Milan Krtička"_s, u"Wen Duo"_s}, true, u"LG"_s, D(2026, 6, 2), true,
                   84.7, false),
        builtPaper(u"A Field Guide to Stragglers"_s, {u"Milan Krtička"_s, u"Ines Abreu"_s}, false, u"DC"_s,
                   D(2025, 12, 27), false, {}, true),
        builtPaper(u"Rollout Scheduling for Agentic RL"_s,
                   {u"Wanda Gaol"_s, u"Yuri Zhao"_s, u"Milan Krtička"_s}, true, u"LG"_s, D(2026, 3, 18), true,
                   91.2, false),
        builtPaper(u"How Well Do Small Models Haggle? A Market Benchmark of Language Models"_s,
                   {u"Jiyu Jang"_s, u"Pen Ganchen"_s, u"Li Hengch"_s}, true, u"CL"_s, D(2024, 8, 29), false,
                   {}, true),
        builtPaper(u"Sums, Products, and Other Ways to Share an Accelerator"_s,
                   {u"Milan Krtička"_s, u"Bo Lindqvist"_s, u"Chu Anwu"_s}, true, u"DC"_s, D(2026, 4, 19),
                   true, 93.5, false),
        builtPaper(u"Segmenting Fog in Three Dimensions"_s,
                   {u"Éva Szőke-Nagy"_s, u"Xiao Renxu"_s, u"Alfred Kar Yin Trung"_s}, true, u"CV"_s,
                   D(2025, 10, 24), false, {}, true),
        builtPaper(u"HarbourNet: Planning the Arrivals of Ten Thousand Ships with Graph Networks"_s,
                   {u"Yula Nhuan"_s, u"Xian Gwen"_s, u"Milan Krtička"_s}, true, u"AI"_s, D(2025, 12, 31),
                   false, 38.4, false),
        builtPaper(u"Learning to Fold Towels from Three Demonstrations"_s,
                   {u"Greta Holm"_s, u"Pavel Srnec"_s}, true, u"RO"_s, D(2026, 5, 11), true, {}, false),
        builtPaper(u"Quantum Walks on Sparse Harbour Graphs"_s, {u"Ines Abreu"_s, u"Tomo Arai"_s}, true,
                   u"quant-ph"_s, D(2023, 2, 8), false, {}, false),
        builtPaper(u"When Does Momentum Help? Evidence from 1,200 Training Runs"_s,
                   {u"Radka Vlkova"_s, u"Wen Duo"_s, u"Ada Prudnik"_s}, true, u"LG"_s, D(2024, 11, 3), false,
                   72.0, true),
        builtPaper(u"On the Cost of Forgetting in Replicated Logs"_s, {u"Milan Krtička"_s, u"Greta Holm"_s},
                   true, u"DB"_s, D(2026, 1, 5), true, {}, false),
        builtPaper(u"Speech Recognition for Noisy Kitchens: A Survey of Methods and Sample Sets"_s,
                   {u"Pavel Srnec"_s, u"Jiyu Jang"_s, u"Radka Vlkova"_s}, true, u"SD"_s, D(2025, 7, 16),
                   false, {}, false),
    };
    const QStringList sentences{
        u"Long prompts keep $n{=}15$ pages of memory busy, and most of them are read only once."_s,
        u"We lend them the pages that other jobs leave idle, and reach 1.53$\\times$ the throughput of the "
        "best fixed schedule."_s,
        u"Existing methods either wait for the slowest worker or drop its gradient, which costs accuracy "
        "(up to 4.2%) on sparse data."_s,
        u"In this paper, we ask whether this trade-off is needed at all, and find that it is not."_s,
        u"Specifically, a small controller predicts the length of each rollout from its first tokens: the "
        "long ones start first."_s,
        u"Experiments on 1,536 devices show a speedup of 3.06x at 94.07% scaling efficiency."_s,
        u"The approach needs no change to the model, the optimizer or the data."_s,
        u"We prove a bound of \\(O(T^{-1})\\) on its regret and discuss when the bound is tight."_s,
        u"The code is available at https://example.org/harbour/towels."_s,
    };
    for (qsizetype i = 0; i < papers.size(); ++i) {
        QStringList abstract;
        for (qsizetype k = 0; k < 2 + (i * 5) % 8; ++k)
            abstract += sentences[(i * 4 + k) % sentences.size()];
        papers[i].abstract = abstract.join(u' ');
    }
    return papers;
}

// Score, category, date and badge of a paper, without separators.
inline QString dateLineOf(const Paper &paper)
{
    return (paper.score ? QString::number(*paper.score, 'f', 1) : QString()) + paper.category
        + dateText(paper) + (paper.code.value_or(false) ? u"Code"_s : QString());
}

inline QString namesOf(const Paper &paper)
{
    return paper.authors.join(u", "_s) + (paper.authorsTruncated ? u" et al."_s : QString());
}

class PageBuilder
{
public:
    explicit PageBuilder(const QString &name) { m_page.name = name; }

    PageBuilder &line(const QString &text, BuiltLine::Kind kind = BuiltLine::Kind::Other, int paper = -1)
    {
        m_page.lines.append({text, kind, paper});
        return *this;
    }
    PageBuilder &blank() { return line({}, BuiltLine::Kind::Blank); }

    // Adds the head with its lines of figures as the page prints them.
    PageBuilder &head(const AuthorFigures &author, const QStringList &figures)
    {
        m_page.author = author;
        line(author.name, BuiltLine::Kind::Name).blank();
        for (const QString &figure : figures)
            line(figure, BuiltLine::Kind::Head);
        return blank();
    }
    PageBuilder &separate(const Paper &paper, bool withAbstract = true)
    {
        const int index = add(paper, withAbstract);
        line(dateLineOf(paper), BuiltLine::Kind::Date, index);
        line(paper.title, BuiltLine::Kind::Title, index).blank();
        line(namesOf(paper), BuiltLine::Kind::Names, index).blank();
        if (withAbstract)
            line(paper.abstract, BuiltLine::Kind::Abstract, index).blank();
        return *this;
    }
    PageBuilder &glued(const Paper &paper, bool withAbstract = true)
    {
        const int index = add(paper, withAbstract);
        line(dateLineOf(paper), BuiltLine::Kind::Date, index);
        line(paper.title + namesOf(paper), BuiltLine::Kind::Title, index);
        if (withAbstract)
            line(paper.abstract, BuiltLine::Kind::Abstract, index);
        return *this;
    }
    // Adds a paper of which the page shows only the abstract.
    PageBuilder &abstractOnly(const Paper &paper)
    {
        Paper bare;
        bare.abstract = paper.abstract;
        const int index = add(bare, true);
        return line(u"Abstract:"_s + paper.abstract, BuiltLine::Kind::Abstract, index);
    }
    int add(Paper paper, bool withAbstract)
    {
        if (!withAbstract)
            paper.abstract.clear();
        m_page.papers.append(paper);
        return int(m_page.papers.size()) - 1;
    }
    BuiltPage page() const { return m_page; }

private:
    BuiltPage m_page;
};

// All layouts that mutants are made from.
inline QList<BuiltPage> builtPages()
{
    const QList<Paper> p = builtPapers();
    const AuthorFigures full{u"Milan Krtička"_s, u"DC"_s, 14, 4, 1394, 56, 47};
    QList<BuiltPage> pages;
    pages += PageBuilder(u"author page"_s)
                 .head(full,
                       {u"DC"_s, u"h-index14"_s, u"4papers"_s, u"1,394citations"_s, u"Novelty56%"_s,
                        u"AI Score47"_s, QString(), u"4 Papers"_s})
                 .separate(p[0])
                 .separate(p[1])
                 .separate(p[2])
                 .separate(p[4])
                 .page();
    // No displayed name contains the author.
    pages += PageBuilder(u"author page of a hidden author"_s)
                 .head({u"Lunxi Cao"_s, {}, 4, 3, {}, {}, {}},
                       {u"h-index4"_s, u"3papers"_s, QString(), u"3 Papers"_s})
                 .separate(p[5])
                 .separate(p[7])
                 .separate(p[9])
                 .page();
    pages += PageBuilder(u"author page with K, n/a and glued lines"_s)
                 .head({u"Milan Krtička"_s, u"LG"_s, {}, 3, 1200, {}, 47},
                       {u"LG"_s, u"h-indexn/a"_s, u"3papers"_s, u"1.2Kcitations"_s, u"Noveltyn/a"_s,
                        u"AI Score47"_s, QString(), u"3 Papers"_s})
                 .glued(p[2])
                 .glued(p[4])
                 .glued(p[6])
                 .page();
    pages += PageBuilder(u"author page without abstracts"_s)
                 .head({u"Milan Krtička"_s, u"DC"_s, 14, 3, 21, 56, 47},
                       {u"DC"_s, u"h-index14"_s, u"3papers"_s, u"21citations"_s, u"Novelty56%"_s,
                        u"AI Score47"_s, QString(), u"3 Papers"_s})
                 .separate(p[0], false)
                 .separate(p[2], false)
                 .separate(p[10], false)
                 .page();
    pages += PageBuilder(u"author page of zero papers"_s)
                 .head({u"Greta Holm"_s, u"RO"_s, 0, 0, 0, {}, {}},
                       {u"RO"_s, u"h-index0"_s, u"0papers"_s, u"0citations"_s, QString(), u"0 Papers"_s})
                 .page();
    PageBuilder list(u"list"_s), search(u"search result without abstracts"_s), abstracts(u"abstracts"_s);
    for (const Paper &paper : p)
        list.glued(paper);
    for (const int i : {0, 2, 3, 5, 6, 9})
        search.glued(p[i], false);
    for (const int i : {0, 3, 5, 9, 11})
        abstracts.abstractOnly(p[i]);
    pages += list.page();
    pages += search.page();
    pages += abstracts.page();
    PageBuilder separate(u"list with names below titles"_s);
    for (const int i : {3, 5, 0, 8, 9})
        separate.separate(p[i]);
    pages += separate.page();
    return pages;
}

} // namespace lectern::test
