#!/usr/bin/env python3
"""typeset_papers.py PAPERS.jsonl[.zst] COUNT FOLDER [--jobs N] [--seed N]: typesets papers in journal and conference
styles for pdfmatch.py. Writes FOLDER/library.jsonl (papers of the library) and FOLDER/truth.jsonl (the paper of each file).
10 % of the titles differ from the library's in case, hyphens or a subtitle. The papers of another 10 % are not in the library.
Needs pdflatex with texlive-publishers; the input is JSON lines with title, authors_parsed, abstract and doi."""
import argparse
import collections
import difflib
import io
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

SIGNS = {"\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#", "%": r"\%", "_": r"\_",
         "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "<": r"\textless{}", ">": r"\textgreater{}"}


def tex(text):
    return "".join(SIGNS.get(sign, sign) for sign in text)


def is_plain(text):
    """Returns whether pdflatex can typeset the text and it has no formulas."""
    return all(ord(sign) < 0x180 for sign in text) and not re.search(r"[$\\^{}]", text)


def folded(text):
    """Returns the lower-case letters and digits of a title or name."""
    return re.sub(r"\W+", "", text).lower()


def authors_of(paper):
    names = [" ".join(part for part in (given, family) if part) for family, given, *_ in paper["authors_parsed"]]
    return names[:12]


def heading(title, authors):
    return "\\title{%s}\n\\author{%s}\n" % (title, r" \and ".join(authors))


def article(options, extra=""):
    def make(paper, title, authors, abstract, body):
        return ("\\documentclass[%s]{article}\n\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\n%s" % (options, extra)
                + heading(title, authors) + "\\begin{document}\\maketitle\n\\begin{abstract}%s\\end{abstract}\n" % abstract
                + body + "\\end{document}\n")
    return make


def with_marks(paper, title, authors, abstract, body):
    """Footnote marks after the names, affiliations, and a DOI in the page header."""
    names = ", ".join("%s$^{%d%s}$" % (name, i % 3 + 1, ",*" if i == 0 else "") for i, name in enumerate(authors))
    return ("\\documentclass[twocolumn]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{times}\n"
            "\\title{\\textbf{%s}}\\author{%s\\\\[4pt] $^1$University of Harbours $^2$Institute of Tides $^3$Lamp Labs}\n"
            "\\begin{document}\\maketitle\\thispagestyle{myheadings}\\markboth{}{Proceedings of a Conference, https://doi.org/%s}\n"
            "\\begin{abstract}%s\\end{abstract}\n%s\\end{document}\n") % (title, names, paper.get("doi") or "10.5555/0000",
                                                                        abstract, body)


def cover(paper, title, authors, abstract, body):
    """A repository cover page before the paper."""
    return ("\\documentclass{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\n\\begin{document}\n"
            "\\thispagestyle{empty}\\noindent University Repository of Harbours\\\\[2cm] This is the author's version of a work "
            "that was accepted for publication.\\\\ Please cite the published version.\\newpage\n"
            + heading(title, authors) + "\\maketitle\\begin{abstract}" + abstract + "\\end{abstract}\n" + body
            + "\\end{document}\n")


def stamped(paper, title, authors, abstract, body):
    number = "%02d%02d.%05d" % (random.randint(8, 25), random.randint(1, 12), random.randint(1, 19999))
    paper["arxiv"] = number
    stamp = ("\\usepackage{graphicx}\\usepackage{eso-pic}\\AddToShipoutPictureBG*{\\AtPageLowerLeft{\\put(12,200)"
             "{\\rotatebox{90}{\\Large arXiv:%sv2 [cs.LG] 3 Jan 2024}}}}\n" % number)
    return article("10pt", stamp)(paper, title, authors, abstract, body)


def ieee(paper, title, authors, abstract, body):
    blocks = r" \and ".join("\\IEEEauthorblockN{%s}\\IEEEauthorblockA{Institute of Tides}" % name for name in authors[:6])
    if len(authors) > 6:
        blocks += r" \and " + r" \and ".join("\\IEEEauthorblockN{%s}" % name for name in authors[6:])
    return ("\\documentclass[conference]{IEEEtran}\\usepackage[utf8]{inputenc}\\title{%s}\\author{%s}\\begin{document}"
            "\\maketitle\\begin{abstract}%s\\end{abstract}\n%s\\end{document}\n") % (title, blocks, abstract, body)


def elsevier(options):
    def make(paper, title, authors, abstract, body):
        return ("\\documentclass[%s]{elsarticle}\\usepackage[utf8]{inputenc}\\journal{Journal of Invented Tides}\n"
                "\\begin{document}\\begin{frontmatter}\\title{%s}\n%s\\address{Institute of Tides}\n"
                "\\begin{abstract}%s\\end{abstract}\\begin{keyword}tides \\sep lamps\\end{keyword}\\end{frontmatter}\n%s"
                "\\end{document}\n") % (options, title, "".join("\\author{%s}\n" % name for name in authors), abstract, body)
    return make


def llncs(paper, title, authors, abstract, body):
    return ("\\documentclass{llncs}\\usepackage[utf8]{inputenc}\\begin{document}\\title{%s}\\author{%s}\n"
            "\\institute{Institute of Tides}\\maketitle\\begin{abstract}%s\\end{abstract}\n%s\\end{document}\n") % (
                title, r" \and ".join(name + r"\inst{1}" for name in authors), abstract, body)


def revtex(paper, title, authors, abstract, body):
    return ("\\documentclass[prl,twocolumn]{revtex4-2}\\usepackage[utf8]{inputenc}\\begin{document}\\title{%s}\n%s"
            "\\affiliation{Institute of Tides}\\begin{abstract}%s\\end{abstract}\\maketitle\n%s\\end{document}\n") % (
                title, "".join("\\author{%s}\n" % name for name in authors), abstract, body)


def ams(paper, title, authors, abstract, body):
    return ("\\documentclass{amsart}\\usepackage[utf8]{inputenc}\\begin{document}\\title{%s}\n%s"
            "\\begin{abstract}%s\\end{abstract}\\maketitle\n%s\\end{document}\n") % (
                title, "".join("\\author{%s}\n" % name for name in authors), abstract, body)


def mnras(paper, title, authors, abstract, body):
    return ("\\documentclass{mnras}\\usepackage[utf8]{inputenc}\\title{%s}\\author{%s}\\begin{document}\\maketitle\n"
            "\\begin{abstract}%s\\end{abstract}\n%s\\end{document}\n") % (title, ", ".join(authors), abstract, body)


STYLES = {"article": article("11pt"), "twocolumn": article("twocolumn"), "times": with_marks, "cover": cover,
          "stamped": stamped, "ieee": ieee, "elsevier": elsevier("preprint,12pt"), "elsevier5p": elsevier("5p,twocolumn"),
          "llncs": llncs, "revtex": revtex, "ams": ams, "mnras": mnras}


def varied(title, rng):
    """Returns a variant of the title and the kind of change."""
    kinds = ["capitals", "small", "subtitle"]
    if "-" in title:
        kinds += ["hyphens"] * 2
    if ":" in title:
        kinds += ["cut"] * 2
    kind = rng.choice(kinds)
    if kind == "capitals":
        return title.upper(), kind
    if kind == "small":
        return title[:1] + title[1:].lower(), kind
    if kind == "hyphens":
        return title.replace("-", " "), kind
    if kind == "cut":
        return title.split(":")[0].strip(), kind
    return title.rstrip(".") + ": A Longer Look", kind


def read_papers(path):
    stream = open(path, "rb")
    if path.endswith(".zst"):
        stream = subprocess.Popen(["zstdcat", path], stdout=subprocess.PIPE).stdout
    for line in io.TextIOWrapper(stream, encoding="utf-8"):
        paper = json.loads(line)
        if (paper.get("title") and paper.get("authors_parsed") and len(paper.get("abstract") or "") > 300
                and is_plain(paper["title"]) and is_plain(paper["abstract"]) and len(paper["abstract"]) < 2500
                and all(is_plain(name) for name in authors_of(paper))):
            yield paper


def with_versions(papers, everything):
    """Returns the ids of these papers and of other versions of them: the same title, or the same authors and a similar
    abstract. The library must not contain any of them."""
    by_title, by_authors = collections.defaultdict(list), collections.defaultdict(list)
    families = lambda paper: frozenset(folded(family) for family, *_ in paper["authors_parsed"])
    for paper in everything:
        by_title[folded(paper["title"])].append(paper)
        by_authors[families(paper)].append(paper)
    out = set(paper["id"] for paper in papers)
    for paper in papers:
        out.update(other["id"] for other in by_title[folded(paper["title"])])
        words = paper["abstract"].split()
        for other in by_authors[families(paper)]:
            if difflib.SequenceMatcher(None, words, other["abstract"].split(), autojunk=False).ratio() > 0.5:
                out.add(other["id"])
    return out


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("papers")
    arguments.add_argument("count", type=int)
    arguments.add_argument("folder")
    arguments.add_argument("--jobs", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    rng = random.Random(given.seed)
    random.seed(given.seed)
    everything = list(read_papers(given.papers))
    chosen = rng.sample(everything, given.count)
    os.makedirs(given.folder, exist_ok=True)
    absent = set(id(paper) for paper in rng.sample(chosen, given.count // 10))
    jobs, truth = [], []
    for number, paper in enumerate(chosen):
        style = list(STYLES)[number % len(STYLES)]
        title, variant = paper["title"], ""
        if number % 10 == 3:
            title, variant = varied(title, rng)
        others = rng.sample(everything, 10)
        body = "\\section{Introduction}\n" + "\n\n".join(tex(other["abstract"]) for other in others[:4])
        body += "\n\\section*{References}\n" + "\n\n".join(
            "[%d] %s. %s. 2019." % (i + 1, tex(", ".join(authors_of(other))), tex(other["title"]))
            for i, other in enumerate(others))
        source = STYLES[style](paper, tex(title), [tex(name) for name in authors_of(paper)], tex(paper["abstract"]), body)
        name = "%05d-%s.pdf" % (number, style)
        jobs.append((name, source))
        truth.append({"file": name, "style": style, "variant": variant, "id": paper["id"], "title": paper["title"],
                      "absent": id(paper) in absent})

    def typeset(job):
        name, source = job
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "paper.tex"), "w", encoding="utf-8") as file:
                file.write(source)
            subprocess.run(["pdflatex", "-interaction=batchmode", "paper.tex"], cwd=folder, stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            made = os.path.join(folder, "paper.pdf")
            if not os.path.exists(made):
                return False
            os.replace(made, os.path.join(given.folder, name)) if os.stat(folder).st_dev == os.stat(
                given.folder).st_dev else subprocess.run(["cp", made, os.path.join(given.folder, name)], check=True)
            return True

    with ThreadPoolExecutor(given.jobs) as pool:
        made = list(pool.map(typeset, jobs))
    with open(os.path.join(given.folder, "truth.jsonl"), "w", encoding="utf-8") as file:
        for line, is_made in zip(truth, made):
            if is_made:
                file.write(json.dumps(line) + "\n")
    excluded = with_versions([paper for paper in chosen if id(paper) in absent], everything)
    numbers = {paper["id"]: paper.get("arxiv") for paper in chosen}
    with open(os.path.join(given.folder, "library.jsonl"), "w", encoding="utf-8") as file:
        for paper in everything:
            if paper["id"] not in excluded:
                if numbers.get(paper["id"]):
                    paper["id"] = numbers[paper["id"]]
                file.write(json.dumps(paper) + "\n")
    print("%d of %d files typeset" % (sum(made), len(made)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
