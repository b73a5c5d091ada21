#pragma once
// Invented pages in the real layouts, shared by the tests of the page parsers.
#include <QByteArray>
#include <QString>

namespace lectern::test
{

// Two papers of an author with a complete head; the second has no score and no year.
inline QByteArray authorPage()
{
    return "Milan Krtička\n\nDC\nh-index14\n2papers\n1,394citations\nNovelty56%\nAI Score47\n\n2 Papers\n\n"
           "84.7LGJun 2\nTidal Caches: Serving Long Prompts on Leftover Memory\n\n"
           "Ada Prudnik, Milan Krtička, Wen Duo et al.\n\n"
           "Long prompts keep $n{=}15$ pages of memory busy. We lend them the pages that other jobs leave "
           "idle, "
           "and reach 1.53$\\times$ the throughput.\n\n"
           "DCDec 27, 2025Code\nA Field Guide to Stragglers\n\nMilan Krtička, Ines Abreu\n\n"
           "Some workers are slow. This guide says which, why, and what to do about it; nothing else.\n";
}

// Six glued papers: capitals, a question mark, digits, a team, a lower-case initial, a badge, accents.
inline QByteArray listPage()
{
    return "91.2LGMar 18\nRollout Scheduling for Agentic RLWanda Gaol, Yuri Zhao, Tian Wuyi et al.\n"
           "Agentic RL spends its hours in rollouts. We schedule them, and the model trains sooner.\n"
           "CLAug 29, 2024Code\nHow Well Do Small Models Haggle? A Market Benchmark of Language "
           "ModelsJiyu Jang, Pen Ganchen, Li Hengch et al. · oxford\n"
           "Small language models haggle badly on our market benchmark, and we say how badly.\n"
           "AIDec 31, 2025\nHarbour Planning Technical ReportHarbour AI Agent Team, Yula Nhu, Xian Gwen et "
           "al.\n"
           "This technical report describes a harbour planning agent and the tools it may use.\n"
           "93.0LGApr 19\nSums, Products, and Other Ways to Share a GPUBo Lin, Chu Anwu, shao Zhuli\n"
           "A GPU is shared by sums or by products. We compare both, and other ways.\n"
           "CVOct 24, 2025Code\nSegmenting Fog in 3DÉva Szőke-Nagy, XiaoRen Xu, Alfred Kar Yin Trung et al.\n"
           "Fog in 3D has no edges; segmenting it needs a new loss, which we give.\n"
           "MAFeb 29\nA Note on HerdingLake Yong\n"
           "Herding is when agents copy one another. The note proves a bound on herding.\n";
}

// Three abstracts with stray lines between them.
inline QByteArray abstractsPage()
{
    return "Abstract:In this study the scaling factor α is treated as a knob of its own. It is one.\n"
           "Via\n\n\n"
           "Abstract:Pages of abstracts have no titles, so this one must do without. It does.\n"
           "Access Paper or Ask Questions\n"
           "Abstract: The third begins with a space and ends the page, with a gain of 3.2\\%.\n";
}

// One paper: title, significance, summary, abstract.
inline QByteArray paperPage()
{
    return "Taming Kettles for Tea Restoration: A Review\n"
           "It gathers what is known about kettles for people who restore tea, but adds no kettle.\n"
           "The review reads forty papers on kettles and sorts them by spout. It finds that most of them "
           "pour, "
           "and that pouring is what readers want.\n"
           "Kettles have become the tool of choice for tea restoration. We review forty of them, give a "
           "common "
           "notation, compare their spouts on two sample sets and say which questions are open. The code is "
           "there for everyone.\n";
}

// The same paper in the full layout: names, date, id, citations, abstract and text of the site.
inline QByteArray wholePaperPage()
{
    return "Taming Kettles for Tea Restoration: A Review\n\nAda Prudnik, Milan Krti\u010dka, Wen Duo et "
           "al.\n\n"
           "72.5CVSep 16, 2024Code\narXiv:2409.10353v3\n12citations\n\nSave Share PDF\n\nWhy it matters\n"
           "It gathers what is known about kettles for people who restore tea, but adds no kettle.\n\n"
           "Summary\nThe review reads forty papers on kettles and sorts them by spout. It finds that most "
           "pour.\n\n"
           "Abstract\nKettles have become the tool of choice for tea restoration. We review forty of them, "
           "give a "
           "common notation, compare their spouts on two sample sets and say which questions are open. The "
           "code is "
           "there for everyone.\n\nAnalysis\nThe strength of this review is its patience with kettles.\n\n"
           "Similar papers\nSpouts Considered Harmful\n\n\u00a9 2026 Scholar Feed\n";
}

} // namespace lectern::test
