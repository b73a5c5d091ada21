#!/usr/bin/env python3
"""typeset_long.py PAPERS.jsonl[.zst] PAGES FILE.pdf [--seed N]: typesets a document of at least PAGES pages for pdfview_bench,
from real titles and abstracts in two columns, with an outline, links and formulas. Needs pdflatex with texlive-latex-recommended."""
import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile

from typeset_papers import authors_of, read_papers, tex

HEAD = r"""\documentclass[10pt,twocolumn]{report}
\usepackage[T1]{fontenc}\usepackage[utf8]{inputenc}\usepackage{times}\usepackage[margin=2cm]{geometry}\usepackage{hyperref}
\begin{document}\tableofcontents\newpage
"""
FORMULA = r"""\begin{equation}\hat\theta_{%d}=\arg\min_\theta\sum_{i=1}^{n}\frac{\lVert y_i-f_\theta(x_i)\rVert^2}{2\sigma_i^2}
+\lambda\int_0^1\lvert\nabla f_\theta(t)\rvert\,dt\end{equation}
"""
PAPERS_PER_PAGE = 4.0  # abstracts with headings


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("papers")
    arguments.add_argument("pages", type=int)
    arguments.add_argument("file")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    everything = list(read_papers(given.papers))
    papers = random.Random(given.seed).choices(everything, k=int(given.pages * PAPERS_PER_PAGE))
    parts = [HEAD]
    for number, paper in enumerate(papers):
        if number % 40 == 0:
            parts.append("\\chapter{Part %d}\n" % (number // 40 + 1))
        parts.append("\\section{%s}\\label{s%d}\n\\textit{%s}. %s See section~\\ref{s%d}.\n\n" % (
            tex(paper["title"]), number, tex(", ".join(authors_of(paper))), tex(paper["abstract"]), number // 2))
        if number % 3 == 0:
            parts.append(FORMULA % number)
    parts.append("\\end{document}\n")
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "long.tex"), "w", encoding="utf-8") as file:
            file.write("".join(parts))
        for _ in range(2):  # the second run resolves the references
            subprocess.run(["pdflatex", "-interaction=batchmode", "long.tex"], cwd=folder, stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, check=False)
        made = os.path.join(folder, "long.pdf")
        if not os.path.exists(made):
            print("pdflatex created no PDF", file=sys.stderr)
            return 1
        shutil.copyfile(made, given.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
